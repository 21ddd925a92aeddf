"""The door of a running table: who comes late, is let in, comes back, is kept out."""

import msgspec
import pytest

from moonhare.rules.errors import Refusal
from moonhare.rules.state import awaited
from moonhare.server.bodies import TakeSeat
from moonhare.server.door_messages import AskSeat, LetIn, OpenDoor, TurnAway
from moonhare.server.messages import Accepted, Ready, Refused, Rename, RestoreSeat, TableView
from tests.server.worlds import EDITIONS, FakeViewer, Hall, Town, choice

views_of = msgspec.json.Decoder(TableView).decode


def names(viewer: FakeViewer) -> list[str]:
    return [member.name for member in viewer.view.public.members]


def hand(viewer: FakeViewer) -> tuple[str, ...]:
    own = viewer.view.own
    return () if own is None or own.game is None else tuple(own.game.hand)


def points(viewer: FakeViewer) -> tuple[int, ...]:
    return viewer.game.public.points


def guest_of(viewer: FakeViewer, key: int | None):
    return next(guest for guest in viewer.view.public.guests if guest.key == key)


async def gone(hall: Hall, viewer: FakeViewer) -> None:
    """Lose the connection, and be away."""
    hall.live.disconnect(viewer)
    await hall.clock.go_on(61)


async def test_a_guest_who_is_let_in_has_a_computer_player_s_seat_from_the_next_round_on(hall: Hall) -> None:
    host, other = await hall.open(persons=2, computers=2, start=True)
    await hall.turn()
    seat = next(n for n, member in enumerate(hall.table.members) if member.kind == "computer")
    asked = hall.table.members[seat]
    noor = await hall.knock("Noor", seat=asked.key)
    assert guest_of(host, noor.key).wants == asked.key
    await hall.do_type(host, "let-in", key=noor.key)
    assert guest_of(other, noor.key).promised == asked.key
    assert hand(noor) == ()
    game = hall.table.game
    assert game is not None
    await hall.turn()
    game = hall.table.game
    assert game is not None
    assert (names(host)[seat], hall.table.members[seat].symbol) == ("Noor", asked.symbol)
    assert set(hand(noor)) == set(game.hands[seat])
    assert points(noor)[seat] == game.scores[seat]
    assert host.view.public.guests == ()
    # The round that is shown was played by the computer player.
    assert host.view.public.played[seat] == asked.name
    await hall.turn()
    assert host.view.public.played == ()
    assert hall.table.members[seat].key == noor.key


async def test_nobody_who_waits_at_the_door_sees_more_than_everybody_does(hall: Hall) -> None:
    host, _ = await hall.open(persons=2, computers=1, start=True)
    watcher = hall.connect(None)
    noor = await hall.knock("Noor")
    await hall.do_type(host, "let-in", key=noor.key)
    round_now = hall.table.game.round if hall.table.game else 0
    while hall.table.game is not None and hall.table.game.round == round_now:
        assert noor.view.public == watcher.view.public == host.view.public
        assert noor.view.own is not None
        assert noor.view.own.game is None
        await hall.move()
    assert noor.view.own is not None
    assert noor.view.own.game is not None


async def test_in_the_frame_in_which_a_returning_person_has_the_hand_back_the_other_one_has_it_no_more(
    hall: Hall,
) -> None:
    host, ines = await hall.open(persons=2, computers=1, start=True)
    await gone(hall, ines)
    noor = await hall.knock("Noor", seat=ines.key)
    await hall.do_type(host, "let-in", key=noor.key)
    await hall.turn()
    assert names(host)[-1] == "Noor"
    assert guest_of(host, ines.key).claim == noor.key
    assert hand(noor)
    back = hall.connect(ines.key)
    assert hand(back) == ()
    seen = len(noor.frames)
    await hall.turn()
    assert names(host)[-1] == "Person 2"
    assert hand(back)
    assert hand(noor) == ()
    # Whoever a frame says has the seat is the one who is shown its hand, in that very frame.
    for viewer, name in ((noor, "Noor"), (back, "Person 2")):
        views = [views_of(frame) for frame in viewer.frames[seen if viewer is noor else 0 :]]
        shown = {(view.public.members[-1].name, view.own is not None and view.own.game is not None) for view in views}
        assert shown == {("Noor", name == "Noor"), ("Person 2", name == "Person 2")}
    assert noor.view.own is not None
    assert noor.view.own.guest is not None
    assert noor.view.own.guest.had == 2
    assert guest_of(host, noor.key).claim is None


async def test_whoever_has_seen_a_hand_takes_no_other_seat_not_even_by_coming_anew(hall: Hall) -> None:
    host, ines, _ = await hall.open(persons=3, computers=2, start=True)
    computers = [member.key for member in hall.table.members if member.kind == "computer"]
    await hall.do_type(host, "remove-seat", key=ines.key)
    again = await hall.knock("Somebody else", ines.key, ask=False)
    assert again.key == ines.key
    assert again.view.own is not None
    assert again.view.own.guest is not None
    assert again.view.own.guest.seats == (ines.key,)
    assert await hall.refusal(again, AskSeat(seat=computers[0])) == "seat-not-free"
    await hall.do_type(again, "ask-seat")
    await hall.do_type(host, "let-in", key=again.key)
    await hall.turn()
    member = hall.table.member(ines.key or 0)
    assert member is not None
    assert member.kind == "person"


async def test_who_left_has_the_seat_back_after_the_round_and_asks_nobody(hall: Hall) -> None:
    host, ines = await hall.open(persons=2, computers=1, start=True)
    await hall.do_type(ines, "leave")
    assert ines.reason() == "left"
    assert ines.key is not None
    secret = hall.secrets[ines.key]
    assert hall.live.key_of(secret) is None
    assert hall.live.known_by(secret) == ines.key
    back = await hall.knock("Person 2", ines.key)
    assert guest_of(host, ines.key).promised == ines.key
    assert hand(back) == ()
    assert hall.table.person(ines.key) is None, "no screen is vouched for, no link told by the seat yet"
    await hall.turn()
    assert hand(back)
    assert hall.table.person(ines.key) is not None
    assert hall.live.key_of(hall.secrets[ines.key]) == ines.key
    assert names(host)[-1] == "Person 2"


async def test_who_left_has_to_ask_once_somebody_else_has_the_seat(hall: Hall) -> None:
    host, ines = await hall.open(persons=2, computers=1, start=True)
    await hall.do_type(ines, "leave")
    noor = await hall.knock("Noor", seat=ines.key)
    await hall.do_type(host, "let-in", key=noor.key)
    await hall.turn()
    assert ines.key is not None
    back = await hall.knock("Person 2", ines.key)
    assert guest_of(host, ines.key).promised is None
    await hall.do_type(back, "ask-seat")
    assert await hall.refusal(host, LetIn(key=ines.key)) == "no-seat-free"
    assert back.view.own is not None
    assert back.view.own.guest is not None
    assert back.view.own.guest.seats == ()


async def test_an_absent_person_who_is_back_before_the_round_ends_keeps_the_seat(hall: Hall) -> None:
    host, ines, _ = await hall.open(persons=3, start=True)
    await gone(hall, ines)
    noor = await hall.knock("Noor")
    await hall.do_type(host, "let-in", key=noor.key)
    hall.connect(ines.key)
    await hall.turn()
    assert names(host) == ["Ana", "Person 2", "Person 3"]
    assert (guest_of(host, noor.key).promised, guest_of(host, noor.key).asks) == (None, True)


async def test_a_promise_is_kept_with_another_seat_where_there_is_one(hall: Hall) -> None:
    host, ines = await hall.open(persons=2, computers=1, start=True)
    await gone(hall, ines)
    noor = await hall.knock("Noor", seat=ines.key)
    await hall.do_type(host, "let-in", key=noor.key)
    hall.connect(ines.key)
    await hall.turn()
    assert names(host)[1:] == ["Noor", "Person 2"]


async def test_a_guest_who_has_gone_is_given_no_seat(hall: Hall) -> None:
    host, _ = await hall.open(persons=2, computers=1, start=True)
    noor = await hall.knock("Noor")
    await hall.do_type(host, "let-in", key=noor.key)
    hall.live.disconnect(noor)
    await hall.turn()
    assert "Noor" not in names(host)
    hall.connect(noor.key)
    await hall.turn()
    assert "Noor" in names(host)


async def test_a_no_is_silent_and_holds_for_the_round(hall: Hall) -> None:
    host, _ = await hall.open(persons=2, computers=1, start=True)
    noor = await hall.knock("Noor")
    await hall.do_type(host, "turn-away", key=noor.key)
    assert noor.reason() is None
    assert noor.view.own is not None
    assert noor.view.own.guest is not None
    assert not noor.view.own.guest.may_ask
    assert await hall.refusal(noor, AskSeat()) == "not-this-round"
    assert await hall.refusal(host, TurnAway(key=noor.key or 0)) == "not-asking"
    await hall.turn()
    await hall.do_type(noor, "ask-seat")


async def test_at_a_table_with_an_open_door_nobody_is_asked(hall: Hall) -> None:
    host, _ = await hall.open(persons=2, computers=2, start=True)
    early = await hall.knock("Early")
    await hall.do_type(host, "open-door", open=True)
    late = await hall.knock("Late")
    third = await hall.knock("Third")
    promised = [guest_of(host, viewer.key).promised for viewer in (early, late, third)]
    assert None not in promised[:2]
    assert promised[2] is None
    await hall.turn()
    assert names(host)[1:3] == ["Early", "Late"]
    assert [guest.name for guest in host.view.public.guests] == ["Third"]


async def test_while_the_host_gives_no_sign_most_of_the_others_let_somebody_in(hall: Hall) -> None:
    host, one, two, three = await hall.open(persons=4, computers=1, start=True)
    while hall.live.table.game is None or hall.live.table.game.phase.name != "giving":
        await hall.move()
    noor = await hall.knock("Noor")
    assert noor.key is not None
    assert await hall.refusal(one, LetIn(key=noor.key)) == "host-only"
    await hall.clock.go_on(59)
    assert await hall.refusal(one, LetIn(key=noor.key)) == "host-only"
    await hall.clock.go_on(2)
    await hall.do_type(one, "let-in", key=noor.key)
    assert (guest_of(host, noor.key).agreed, guest_of(host, noor.key).promised) == ((one.key,), None)
    assert await hall.refusal(one, LetIn(key=noor.key)) == "already-agreed"
    await hall.do_type(two, "let-in", key=noor.key)
    assert guest_of(three, noor.key).promised is not None


async def test_a_host_who_gives_a_sign_is_asked_again(hall: Hall) -> None:
    host, one, _ = await hall.open(persons=3, computers=1, start=True)
    noor = await hall.knock("Noor")
    await hall.clock.go_on(61)
    await hall.do_type(host, "rename", name="Anna")
    assert await hall.refusal(one, LetIn(key=noor.key or 0)) == "host-only"


async def test_a_removal_can_be_taken_back_for_ten_seconds(hall: Hall) -> None:
    host, ines, third = await hall.open(persons=3, start=True)
    assert ines.key is not None
    assert third.key is not None
    await hall.do_type(host, "remove-seat", key=ines.key)
    assert ines.reason() == "removed"
    await hall.clock.go_on(9.5)
    await hall.do_type(host, "restore-seat", key=ines.key)
    assert hand(hall.connect(ines.key))
    await hall.do_type(host, "remove-seat", key=third.key)
    await hall.clock.go_on(10)
    assert await hall.refusal(host, RestoreSeat(key=third.key)) == "too-late"


async def test_a_removal_in_the_lobby_can_be_taken_back_too(hall: Hall) -> None:
    host, ines, _ = await hall.open(persons=3)
    before = hall.table.members
    await hall.do_type(host, "remove-seat", key=ines.key)
    assert len(hall.table.members) == 2
    await hall.do_type(host, "restore-seat", key=ines.key)
    assert hall.table.members == before
    assert hall.live.key_of(hall.secrets[2]) == 2


async def test_a_host_who_was_away_is_host_again_with_the_seat(hall: Hall) -> None:
    host, other = await hall.open(persons=2, computers=1, start=True)
    await gone(hall, host)
    assert hall.table.host == other.key
    noor = await hall.knock("Noor", seat=host.key)
    await hall.do_type(other, "let-in", key=noor.key)
    await hall.turn()
    assert names(other)[0] == "Noor"
    back = hall.connect(host.key)
    assert hall.table.host == other.key
    await hall.turn()
    await hall.clock.go_on(1)
    assert (names(other)[0], hall.table.host) == ("Ana", host.key)
    assert hand(back)


async def test_a_host_whose_seat_goes_back_passes_the_role_on(hall: Hall) -> None:
    host, ines, third = await hall.open(persons=3, start=True)
    await gone(hall, ines)
    noor = await hall.knock("Noor")
    await hall.do_type(host, "let-in", key=noor.key)
    await hall.turn()
    await hall.do_type(host, "pass-host", key=noor.key)
    hall.connect(ines.key)
    await hall.turn()
    assert hall.table.host in (ines.key, third.key)
    assert guest_of(third, noor.key).name == "Noor"


async def test_where_no_person_is_left_a_guest_asks_nobody_and_becomes_the_host(hall: Hall) -> None:
    (host,) = await hall.open(persons=1, computers=2, start=True)
    await hall.do_type(host, "leave")
    noor = await hall.knock("Noor")
    assert guest_of(noor, noor.key).promised is not None
    await hall.turn()
    assert hall.table.host == noor.key
    assert hand(noor)


async def test_guests_do_only_what_guests_may(hall: Hall) -> None:
    host, ines = await hall.open(persons=2, computers=1, start=True)
    noor = await hall.knock("Noor")
    move = choice(host)
    assert await hall.refusal(noor, move) == "no-seat"
    assert await hall.refusal(noor, OpenDoor(open=True)) == "no-seat"
    assert await hall.refusal(noor, LetIn(key=noor.key or 0)) == "no-seat"
    assert await hall.refusal(ines, OpenDoor(open=True)) == "host-only"
    assert await hall.refusal(ines, AskSeat()) == "seated-already"
    await hall.do_type(noor, "rename", name="Nora")
    await hall.do_type(noor, "ready")
    assert (guest_of(host, noor.key).name, guest_of(host, noor.key).ready) == ("Nora", True)
    assert isinstance(await hall.do(ines, Ready()), Refused)
    await hall.do_type(noor, "leave")
    assert (noor.reason(), host.view.public.guests) == ("left", ())
    assert hall.live.known_by(hall.secrets[noor.key or 0]) is None


async def test_a_guest_who_does_not_come_back_is_forgotten_after_ten_minutes(hall: Hall) -> None:
    host, _ = await hall.open(persons=2, computers=1, start=True)
    noor = await hall.knock("Noor", ask=False)
    hall.live.disconnect(noor)
    await hall.clock.go_on(61)
    assert guest_of(host, noor.key).presence == "away"
    await hall.clock.go_on(540)
    assert host.view.public.guests == ()


async def test_names_at_the_door_are_told_apart_and_the_door_has_an_end(hall: Hall) -> None:
    host, _ = await hall.open(persons=2, computers=1, start=True)
    await hall.knock("Noor")
    with pytest.raises(Refusal, match="called"):
        await hall.knock("noor")
    assert await hall.refusal(host, Rename(name="NOOR")) == "name-taken"
    for number in range(11):
        await hall.knock(f"Guest {number}")
    with pytest.raises(Refusal, match="waiting here already"):
        await hall.knock("One too many")


async def test_nobody_shuts_the_door_by_coming_and_going(hall: Hall) -> None:
    host, _ = await hall.open(persons=2, computers=1, start=True)
    waiting = [await hall.knock(f"Guest {number}") for number in range(12)]
    for viewer in waiting[3:5]:
        hall.live.disconnect(viewer)
    late = [await hall.knock(name) for name in ("Noor", "Guest 4")]
    kept = [viewer.key for viewer in waiting if viewer not in waiting[3:5]]
    assert [guest.key for guest in host.view.public.guests] == [*kept, *[viewer.key for viewer in late]]
    with pytest.raises(Refusal, match="waiting here already"):
        await hall.knock("One too many")


async def test_a_request_that_is_made_again_is_the_same_guest(hall: Hall) -> None:
    await hall.open(persons=2, computers=1, start=True)
    one, two = [await hall.knock("Noor", request="sixteen-letters-at-least") for _ in range(2)]
    assert one.key == two.key
    assert len(hall.table.guests) == 1


async def test_a_guest_at_one_server_is_let_in_by_the_host_at_another(town: Town) -> None:
    here, there = town.hall(), town.hall()
    host, _ = await here.open(persons=2, computers=1, start=True)
    there.live = await there.house.find(here.live.code)
    noor = await there.knock("Noor")
    await town.clock.go_on(1)
    assert guest_of(host, noor.key).asks
    await here.do_type(host, "let-in", key=noor.key)
    await town.clock.go_on(1)
    assert guest_of(noor, noor.key).promised is not None
    await here.turn()
    await town.clock.go_on(1)
    assert hand(noor)
    seat = here.table.seat(noor.key or 0)
    for _ in range(10):
        game = here.table.game
        assert game is not None
        if seat in awaited(game):
            break
        await here.move()
    assert isinstance(await there.do(noor, choice(noor)), Accepted)


async def test_a_table_rests_with_all_at_its_door_and_goes_on_days_later(town: Town) -> None:
    hall = town.hall()
    host, ines = await hall.open(persons=2, computers=1, start=True)
    await hall.turn()
    noor = await hall.knock("Noor")
    await hall.do_type(host, "let-in", key=noor.key)
    held, before = hand(ines), hall.table
    for viewer in (host, ines, noor):
        hall.live.disconnect(viewer)
    await town.clock.go_on(5)
    await town.kill(hall)
    await town.clock.go_on(3 * 86_400)
    later = town.hall()
    later.live = await later.house.find(before.code)
    assert later.table == before
    assert later.live.key_of(hall.secrets[ines.key or 0]) == ines.key
    host, ines, noor = (later.connect(viewer.key) for viewer in (host, ines, noor))
    assert hand(ines) == held
    await later.turn()
    assert names(host) == ["Ana", "Noor", "Person 2"]


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
async def test_in_every_edition_a_guest_plays_on_with_what_the_seat_has(hall: Hall, edition: str, players: int) -> None:
    host = (await hall.open(persons=1, computers=players - 1, edition=edition, start=True))[0]
    noor = await hall.knock("Noor", seat=hall.table.members[-1].key)
    await hall.do_type(host, "let-in", key=noor.key)
    await hall.turn()
    game = hall.table.game
    assert game is not None
    if hall.table.stage == "playing":
        assert names(host)[-1] == "Noor"
        own = noor.view.own
        assert own is not None
        assert own.game is not None
        assert own.game.seat == players - 1
        assert points(noor)[-1] == game.scores[-1]


async def test_a_guest_comes_no_second_time_by_sitting_down(hall: Hall) -> None:
    await hall.open(persons=2, computers=1, start=True)
    with pytest.raises(Refusal, match="running"):
        await hall.live.entrance.sit(TakeSeat(name="Eve"))
