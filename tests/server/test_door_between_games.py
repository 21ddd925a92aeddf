"""Coming back between two games, and what a lent host's role does not bring with it."""

import pytest

from moonhare.rules.commands import GiveCards
from moonhare.server.bodies import ComeIn
from moonhare.server.door_messages import AskSeat, KeepOut
from moonhare.server.live.world import Times
from moonhare.server.messages import Accepted, Ready, Refused, RemoveSeat
from tests.server.test_absence import play_until
from tests.server.test_door import gone, guest_of, names
from tests.server.worlds import FakeViewer, Hall

AWAY = Times().away


async def come_back(hall: Hall, viewer: FakeViewer) -> FakeViewer:
    """Leave, and wait at the door again."""
    await hall.do_type(viewer, "leave")
    key, _ = await hall.live.entrance.come_in(ComeIn(name="Person 3"), viewer.key)
    assert key == viewer.key
    return hall.connect(key)


@pytest.mark.parametrize("over", [False, True], ids=["while it runs", "when it is over"])
async def test_whoever_left_and_waits_has_their_own_seat_in_the_next_game_and_no_second_one(
    hall: Hall, over: bool
) -> None:
    viewers = await hall.open(persons=3, computers=1)
    await hall.do_type(viewers[0], "change-setting", setting="target_score", value=1)
    await hall.do_type(viewers[0], "start-game")
    if over:
        await play_until(hall, viewers, "over")
    again = await come_back(hall, viewers[2])
    await hall.clock.go_on(0)
    if over:
        await hall.do_type(again, "ready", ready=True)
    else:
        await hall.do_type(viewers[0], "back-to-lobby")
    await hall.do_type(viewers[0], "start-game")
    members = [(member.key, member.kind) for member in hall.table.members]
    assert len({key for key, _ in members}) == len(members)
    assert (again.key, "person") in members
    assert again.view.own is not None
    assert again.view.own.game is not None
    assert len(again.view.own.game.hand) == 6


async def test_whoever_left_an_earlier_game_gets_no_second_seat_beside_the_one_that_the_computer_keeps(
    hall: Hall,
) -> None:
    viewers = await hall.open(persons=3, computers=1)
    await hall.do_type(viewers[0], "change-setting", setting="target_score", value=1)
    await hall.do_type(viewers[0], "start-game")
    await hall.do_type(viewers[2], "leave")
    await play_until(hall, viewers[:2], "over")
    again = hall.connect((await hall.live.entrance.come_in(ComeIn(name="Person 3", ask=False), viewers[2].key))[0])
    await hall.do_type(viewers[0], "start-game")
    assert again.view.own is not None
    assert again.view.own.guest is not None
    assert again.view.own.guest.seats == (again.key,), "of the free seats the one of their own"
    await hall.do_type(again, "ask-seat")
    if hall.table.guests[0].promised is None:
        await hall.do_type(viewers[0], "let-in", key=again.key)
    await play_until(hall, viewers[:2], "over")
    keys = [member.key for member in hall.table.members]
    assert len({*keys}) == len(keys)


async def test_whose_role_was_only_lent_is_not_kept_out(hall: Hall) -> None:
    host, other = await hall.open(persons=2, computers=2, start=True)
    hall.live.disconnect(host)
    await hall.clock.go_on(AWAY + 1)
    assert hall.table.host == other.key
    assert host.key is not None
    assert await hall.refusal(other, KeepOut(key=host.key)) == "host-only"


async def test_who_has_the_role_on_loan_makes_it_nobody_s_for_good(hall: Hall) -> None:
    """Neither by passing it on, to themself or to a friend, nor by taking away the seat of whose it is."""
    host, other, friend = await hall.open(persons=3, start=True)
    hall.live.disconnect(host)
    await hall.clock.go_on(AWAY + 1)
    assert None not in (host.key, other.key, friend.key)
    assert (hall.table.host, hall.table.lender) == (other.key, host.key)
    await hall.do_type(other, "pass-host", key=other.key)
    assert hall.table.lender == host.key
    await hall.do_type(other, "pass-host", key=friend.key)
    assert (hall.table.host, hall.table.lender) == (friend.key, host.key)
    assert await hall.refusal(friend, RemoveSeat(key=host.key or 0)) == "host-only"
    await hall.do_type(friend, "back-to-lobby")
    assert await hall.refusal(friend, RemoveSeat(key=host.key or 0)) == "host-only"
    hall.connect(host.key)
    await hall.clock.go_on(0)
    assert (hall.table.host, hall.table.lender) == (host.key, None)


async def test_a_role_on_loan_can_be_given_back_by_hand(hall: Hall) -> None:
    host, other, third = await hall.open(persons=3, start=True)
    hall.live.disconnect(host)
    await hall.clock.go_on(AWAY + 1)
    await hall.do_type(other, "pass-host", key=host.key)
    assert (hall.table.host, hall.table.lender) == (host.key, None)
    assert third.view.public.host == host.key


async def test_a_full_door_shuts_out_nobody_whose_seat_is_kept(hall: Hall) -> None:
    _, _, third = await hall.open(persons=3, computers=1, start=True)
    await hall.do_type(third, "leave")
    for number in range(12):
        await hall.live.entrance.come_in(ComeIn(name=f"Stranger {number}"), None)
    key, _ = await hall.live.entrance.come_in(ComeIn(name="Person 3"), third.key)
    assert key == third.key


async def test_guests_who_wait_are_in_the_next_game_on_free_seats_first(hall: Hall) -> None:
    host, _ = await hall.open(persons=2, computers=1, start=True)
    ready, asking, looking = [await hall.knock(name, ask=name == "Asking") for name in ("Ready", "Asking", "Looking")]
    await hall.do_type(ready, "ready")
    await hall.do_type(host, "back-to-lobby")
    assert names(host)[-2:] == ["Ready", "Asking"]
    assert len(names(host)) == 5
    assert [guest.name for guest in looking.view.public.guests] == ["Looking"]
    assert await hall.refusal(asking, AskSeat()) == "seated-already"
    await hall.do_type(looking, "ask-seat")
    assert names(host)[-1] == "Looking"


async def test_computer_players_give_way_where_no_seat_is_free(hall: Hall) -> None:
    host = (await hall.open(persons=1, computers=5, edition="classic", start=True))[0]
    guests = [await hall.knock(name) for name in ("One", "Two")]
    await hall.do_type(host, "back-to-lobby")
    assert len(hall.table.members) == 6
    assert [member.kind for member in hall.table.members] == ["person"] + ["computer"] * 3 + ["person"] * 2
    late = await hall.knock("Three")
    assert guest_of(host, late.key).asks
    await hall.do_type(host, "let-in", key=late.key)
    assert sum(member.kind == "person" for member in hall.table.members) == 4
    assert len(guests) == 2


async def test_as_many_are_seated_as_make_teams(hall: Hall) -> None:
    host = (await hall.open(persons=1, computers=5, edition="odyssey-team", start=True))[0]
    while hall.table.stage != "over":
        await hall.turn()
    await hall.knock("Waiting")
    await hall.do_type(host, "start-game")
    assert len(hall.table.members) == 6
    assert names(host)[-1] == "Waiting"


async def test_who_was_away_and_lost_the_seat_is_in_the_lobby_afterwards(hall: Hall) -> None:
    host, ines = await hall.open(persons=2, computers=1, start=True)
    await gone(hall, ines)
    noor = await hall.knock("Noor")
    await hall.do_type(host, "let-in", key=noor.key, seat=ines.key)
    await hall.turn()
    await hall.do_type(host, "back-to-lobby")
    assert (names(host)[0], *names(host)[2:]) == ("Ana", "Noor", "Person 2")
    assert [member.kind for member in hall.table.members].count("person") == 3


async def test_who_came_back_with_another_device_is_in_the_next_game_once(hall: Hall) -> None:
    host, ines = await hall.open(persons=2, computers=1, start=True)
    await gone(hall, ines)
    anew = await hall.knock("Person 2", seat=ines.key)
    await hall.do_type(host, "let-in", key=anew.key, seat=ines.key)
    await hall.turn()
    assert guest_of(host, ines.key).claim == anew.key
    await hall.do_type(host, "back-to-lobby")
    assert [member.key for member in hall.table.members if member.kind == "person"] == [host.key, anew.key]


async def test_who_was_let_in_anew_as_the_last_round_ended_has_their_own_seat_in_the_next_game(hall: Hall) -> None:
    host, ines = await hall.open(persons=2, computers=1)
    await hall.do_type(host, "change-setting", setting="target_score", value=1)
    await hall.do_type(host, "start-game")
    await gone(hall, ines)
    anew = await hall.knock("Person 2", seat=ines.key)
    await hall.do_type(host, "let-in", key=anew.key, seat=ines.key)
    await play_until(hall, [host], "over")
    before = names(host)
    assert guest_of(host, anew.key).promised == ines.key
    await hall.do_type(host, "start-game")
    assert names(host) == before
    assert hall.table.seat(anew.key or 0) == before.index("Person 2")
    assert anew.view.own is not None
    assert anew.view.own.game is not None


async def test_who_was_let_in_anew_is_in_the_lobby_once_where_the_host_ends_the_round(hall: Hall) -> None:
    host, ines = await hall.open(persons=2, computers=1, start=True)
    await gone(hall, ines)
    anew = await hall.knock("Person 2", seat=ines.key)
    await hall.do_type(host, "let-in", key=anew.key, seat=ines.key)
    before = names(host)
    await hall.do_type(host, "back-to-lobby")
    assert names(host) == before
    assert hall.table.member(anew.key or 0) is not None


async def test_who_left_takes_the_seat_back_in_the_lobby_that_the_computer_has_kept(hall: Hall) -> None:
    host, ines, _ = await hall.open(persons=3, start=True)
    await hall.do_type(ines, "leave")
    await hall.do_type(host, "back-to-lobby")
    assert [member.kind for member in hall.table.members] == ["person", "computer", "person"]
    await hall.knock("Person 2", 2)
    assert [member.kind for member in hall.table.members] == ["person"] * 3
    assert len(names(host)) == 3


async def test_guests_do_no_more_than_people_would_and_wear_no_table_out(hall: Hall) -> None:
    await hall.open(persons=2, computers=2, start=True)
    keys = [(await hall.live.entrance.come_in(ComeIn(name=f"Stranger {number}"), None))[0] for number in range(3)]
    guests = [hall.connect(key) for key in keys]
    answers = [await hall.do(guests[number % 3], Ready(ready=number % 2 == 0)) for number in range(60)]
    assert sum(isinstance(answer, Accepted) for answer in answers) == 10
    assert {answer.code for answer in answers if isinstance(answer, Refused)} == {"too-fast"}
    await hall.clock.go_on(1)
    assert isinstance(await hall.do(guests[0], Ready(ready=True)), Accepted)


async def test_nor_do_those_who_have_sat_down_by_however_many_connections(hall: Hall) -> None:
    host, other = await hall.open(persons=2)
    tabs = [other, *[hall.connect(other.key) for _ in range(2)]]
    answers = [await hall.do(tabs[number % 3], Ready(ready=number % 2 == 0)) for number in range(60)]
    assert sum(isinstance(answer, Accepted) for answer in answers) == 10
    assert all([isinstance(await hall.do(host, Ready(ready=number % 2 == 0)), Accepted) for number in range(60)])


async def test_cards_are_given_anew_as_often_as_people_change_their_minds(hall: Hall) -> None:
    viewers = await hall.open(persons=4, start=True)
    for viewer in viewers[1:3]:
        await hall.act(viewer)
    giver = viewers[2]
    answers = []
    for _ in range(60):
        assert giver.game.own is not None
        answers.append(await hall.do(giver, GiveCards(cards=giver.game.own.hand[:1])))
    assert sum(isinstance(answer, Accepted) for answer in answers) == 10
    assert {answer.code for answer in answers if isinstance(answer, Refused)} == {"too-fast"}
