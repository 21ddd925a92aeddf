"""Nobody's going away stalls a table: absence, stand-ins, computer players, hosts, on a clock turned by hand."""

from typing import Any

import msgspec
import pytest

from moonhare.rules.commands import GiveCards, GoOn, NameGiver
from moonhare.rules.state import Giving, Showing, awaited
from moonhare.server.bodies import TakeSeat
from moonhare.server.live.house import House
from moonhare.server.live.world import Times
from moonhare.server.messages import Leave, RemoveSeat, StartGame
from tests.server.worlds import EDITIONS, Company, FakeViewer, Hall

AWAY = Times().away
THINK = Times().think[1]
SHOWING = Times().showing
ANNOUNCE = Times().announce
ANNOUNCE_ALONE = Times().announce_alone
BREATH = Times().breath
SEAT = Times().seat


async def play_until(hall: Hall, viewers: list[FakeViewer], phase: str) -> None:
    """Let everybody connected play until a phase, which somebody has to be awaited in."""
    for _ in range(400):
        game = hall.table.game
        assert game is not None
        if game.phase.name == phase:
            return
        for viewer in viewers:
            if hall.table.stage == "playing" and viewer.view.own is not None and viewer.asked:
                await hall.act(viewer)
                break
        else:
            await hall.clock.go_on(THINK)
    raise AssertionError(f"the game never came to {phase}")


PHASES = ("announcing", "telling", "giving", "voting", "showing")


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("edition", "players"), EDITIONS)
async def test_a_game_ends_whoever_is_gone_and_whenever_they_went(
    hall: Hall, edition: str, players: int, phase: str
) -> None:
    """All but one go away in this phase; the one who stays idles whenever the game does not wait for them alone."""
    viewers = await hall.open(persons=players, edition=edition, start=True)
    await play_until(hall, viewers, phase)
    stays, *gone = viewers
    for viewer in gone:
        hall.live.disconnect(viewer)
    for _ in range(1500):
        if hall.table.stage == "over":
            break
        before = hall.table
        await hall.clock.go_on(AWAY + THINK)
        if hall.table is before:
            await hall.act(stays)
    assert hall.table.stage == "over"
    assert stays.view.public.game is not None
    assert stays.view.public.game.winners


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
async def test_a_game_of_computer_players_plays_itself_before_a_watcher(hall: Hall, edition: str, players: int) -> None:
    (host,) = await hall.open(computers=players - 1, edition=edition, start=True)
    watcher = hall.connect(None)
    await hall.do(host, Leave())
    assert watcher.view.public.host is None
    await hall.clock.go_on(3600)
    assert watcher.stage() == "over"


async def test_whoever_reconnects_within_a_minute_was_never_away(hall: Hall) -> None:
    host, guest = await hall.open(persons=2, computers=2, start=True)
    await hall.clock.go_on(0)
    hall.live.disconnect(guest)
    frames = len(host.frames)
    await hall.clock.go_on(BREATH - 1)
    hall.connect(guest.key)
    await hall.clock.go_on(0.5)
    assert len(host.frames) == frames
    assert hall.table.game is not None
    assert hall.table.game.phase.name == "announcing"


async def test_the_computer_acts_for_the_away_only_after_a_minute_and_hands_back_at_the_next_sign_of_life(
    hall: Hall,
) -> None:
    host, guest, third = await hall.open(persons=3, start=True)
    await hall.act(host)
    hall.live.disconnect(guest)
    await hall.act(third)
    await hall.clock.go_on(AWAY - 0.1)
    assert host.phase == "giving"
    assert host.presence(1) == "here"
    await hall.clock.go_on(0.2)
    assert host.presence(1) == "away"
    assert host.phase == "giving"
    await hall.clock.go_on(THINK)
    assert host.phase == "voting"
    back = hall.connect(guest.key)
    assert back.presence(1) == "here"
    assert host.presence(1) == "here"
    await hall.clock.go_on(SHOWING)
    assert host.phase == "voting"
    await hall.act(back)


async def test_computer_players_take_their_time_to_look_alive(hall: Hall) -> None:
    host, *_ = await hall.open(computers=4, start=True)
    await hall.act(host)
    given = []
    for _ in range(30):
        await hall.clock.go_on(0.1)
        given.append(host.game.public.standings.count("done"))
        if host.phase != "giving":
            break
    # The storyteller is done from the beginning; nobody in the first half second; not all at once.
    assert given[:5] == [1] * 5
    assert len(set(given)) > 3
    assert host.phase == "voting"


@pytest.mark.parametrize(("persons", "patience"), [(1, ANNOUNCE_ALONE), (2, ANNOUNCE)])
async def test_in_the_first_round_computer_players_leave_the_clue_to_people_for_a_while(
    hall: Hall, persons: int, patience: float
) -> None:
    """Longer to somebody who plays with them alone."""
    host, *_ = await hall.open(persons=persons, computers=3, start=True)
    await hall.clock.go_on(patience)
    assert host.phase == "announcing"
    await hall.clock.go_on(THINK)
    assert host.phase == "giving"
    assert host.game.public.storyteller not in range(persons)


async def test_where_no_person_is_left_computer_players_announce_at_once(hall: Hall) -> None:
    (host,) = await hall.open(computers=3, start=True)
    watcher = hall.connect(None)
    await hall.do(host, Leave())
    await hall.clock.go_on(THINK)
    assert watcher.phase != "announcing"


async def test_the_points_stay_half_a_minute_for_those_who_read_them(hall: Hall) -> None:
    viewers = await hall.open(persons=3, computers=1, start=True)
    await play_until(hall, viewers, "showing")
    # The last vote may have fallen anywhere in the last step of the clock.
    await hall.clock.go_on(SHOWING - THINK)
    assert viewers[0].phase == "showing"
    await hall.clock.go_on(THINK)
    assert viewers[0].phase == "telling"


async def test_the_points_go_once_all_present_have_gone_on(hall: Hall) -> None:
    viewers = await hall.open(persons=3, computers=1, start=True)
    await play_until(hall, viewers, "showing")
    game = hall.table.game
    assert game is not None
    teller = game.last.storyteller if game.last else None
    assert teller is not None
    hall.live.disconnect(viewers[2])
    await hall.clock.go_on(0)
    for viewer in viewers[:2]:
        assert viewer.phase == "showing"
        await hall.do(viewer, GoOn())
        await hall.clock.go_on(0)
        if hall.table.game is not None and hall.table.game.phase.name != "showing":
            # The next storyteller was among them.
            return
    assert viewers[0].phase == "showing", "one is gone for a moment only"
    hall.connect(viewers[2].key)
    await hall.do(viewers[2], GoOn())
    await hall.clock.go_on(0)
    assert viewers[0].phase == "telling"


async def test_a_computer_player_who_tells_next_does_not_cut_the_points_short(hall: Hall) -> None:
    host, *_ = await hall.open(computers=3, start=True)
    await play_until(hall, [host], "showing")
    game = hall.table.game
    assert game is not None
    assert host.game.public.next_storyteller == 1
    await hall.clock.go_on(SHOWING - THINK)
    assert host.phase == "showing"
    await hall.do(host, GoOn())
    await hall.clock.go_on(0)
    assert host.phase == "telling"


async def test_who_is_gone_from_the_lobby_for_ten_minutes_loses_the_seat(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    hall.live.disconnect(guest)
    await hall.clock.go_on(SEAT - 1)
    assert host.presence(1) == "away"
    assert len(host.view.public.members) == 2
    await hall.clock.go_on(2)
    assert [member.name for member in host.view.public.members] == ["Ana"]
    assert hall.live.key_of(hall.secrets[guest.key or 0]) is None
    again = await hall.join("Person 2")
    assert again.key not in (None, guest.key)


async def test_who_never_came_after_taking_a_seat_loses_it_too(hall: Hall) -> None:
    (host,) = await hall.open()
    await hall.live.entrance.sit(TakeSeat(name="Bo"))
    assert len(host.view.public.members) == 2
    await hall.clock.go_on(SEAT + 1)
    assert len(host.view.public.members) == 1


async def test_a_phone_may_sleep_for_hours_while_its_person_sends_the_link(hall: Hall) -> None:
    (host,) = await hall.open(computers=2)
    hall.live.disconnect(host)
    await hall.clock.go_on(5 * 3600)
    hall.live = await hall.house.find(hall.table.code)
    back = hall.connect(host.key)
    assert back.view.own is not None
    assert back.view.own.host
    assert len(back.view.public.members) == 3


async def test_a_lobby_that_its_people_do_not_come_back_to_is_the_next_one_s(hall: Hall) -> None:
    (host,) = await hall.open(computers=2)
    hall.live.disconnect(host)
    await hall.clock.go_on(AWAY + 1)
    newcomer = await hall.join("Bo")
    await hall.clock.go_on(AWAY + 1)
    assert newcomer.view.public.host == newcomer.key
    await hall.clock.go_on(SEAT)
    assert [member.kind for member in hall.table.members] == ["computer", "computer", "person"]


async def test_the_host_s_role_is_lent_to_somebody_present_until_the_host_is_back(hall: Hall) -> None:
    host, guest, third = await hall.open(persons=3, start=True)
    hall.live.disconnect(guest)
    await hall.clock.go_on(AWAY + 1)
    hall.live.disconnect(host)
    await hall.clock.go_on(AWAY - 1)
    assert third.view.public.host == host.key
    await hall.clock.go_on(2)
    assert third.view.public.host == third.key
    assert third.view.own is not None
    assert third.view.own.host
    # It was lent, so whoever else comes does not get it, and whose it is gets it back.
    hall.connect(guest.key)
    await hall.clock.go_on(AWAY)
    assert third.view.public.host == third.key
    hall.connect(host.key)
    await hall.clock.go_on(0)
    assert third.view.public.host == host.key


async def test_a_lent_host_s_role_is_lent_on_and_still_goes_back_to_its_owner(hall: Hall) -> None:
    host, guest, third = await hall.open(persons=3, start=True)
    hall.live.disconnect(host)
    await hall.clock.go_on(AWAY + 1)
    assert third.view.public.host == guest.key
    hall.live.disconnect(guest)
    await hall.clock.go_on(AWAY + 1)
    assert third.view.public.host == third.key
    hall.connect(guest.key)
    await hall.clock.go_on(1)
    assert third.view.public.host == third.key
    hall.connect(host.key)
    await hall.clock.go_on(0)
    assert third.view.public.host == host.key


async def test_after_ten_minutes_the_host_s_role_stays_and_before_it_is_lent_whoever_passes_it_on(hall: Hall) -> None:
    host, guest, third = await hall.open(persons=3, start=True)
    hall.live.disconnect(host)
    await hall.clock.go_on(SEAT + 1)
    hall.connect(host.key)
    await hall.clock.go_on(AWAY)
    assert third.view.public.host == guest.key
    hall.live.disconnect(guest)
    await hall.clock.go_on(AWAY + 1)
    lent_to = third.view.public.host
    assert lent_to == third.key
    await hall.do_type(third, "pass-host", key=host.key)
    assert third.view.public.host == host.key
    hall.connect(guest.key)
    await hall.clock.go_on(AWAY)
    assert third.view.public.host == guest.key


async def test_at_a_table_that_all_had_left_the_host_has_time_to_come_back(hall: Hall) -> None:
    host, guest = await hall.open(persons=2, computers=2, start=True)
    for viewer in (host, guest):
        hall.live.disconnect(viewer)
    await hall.clock.go_on(10 * AWAY)
    hall.live = await hall.house.find(hall.table.code)
    back = hall.connect(guest.key)
    await hall.clock.go_on(AWAY - 1)
    assert back.view.public.host == host.key
    await hall.clock.go_on(2)
    assert back.view.public.host == guest.key


async def test_a_host_who_leaves_the_lobby_hands_over_before_going(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    await hall.do(host, Leave())
    assert guest.view.public.host == guest.key


async def test_who_leaves_a_running_game_is_played_for_to_its_end(hall: Hall) -> None:
    host, guest, third = await hall.open(persons=3, start=True)
    await hall.do(guest, Leave())
    member = host.view.public.members[1]
    assert (member.name, member.kind, member.presence) == ("Person 2", "computer", "here")
    await hall.act(host)
    await hall.act(third)
    await hall.clock.go_on(THINK)
    assert host.phase == "voting"
    assert await hall.refusal(host, RemoveSeat(key=member.key)) == "already-computer"
    # The next game with the same people has the computer in that seat.
    await hall.do_type(host, "back-to-lobby")
    await hall.do_type(host, "start-game")
    assert host.view.public.members[1].kind == "computer"


async def team_table(hall: Hall) -> tuple[FakeViewer, FakeViewer]:
    """Six in teams, the clue told; a person's view and that of their partner, both looking for a giver."""
    viewers = await hall.open(persons=6, edition="odyssey-team", start=True)
    await hall.act(viewers[0])
    assert hall.table.game is not None
    return viewers[1], viewers[4]


def naming(hall: Hall) -> tuple[int, int, bool] | None:
    game = hall.table.game
    assert game is not None
    assert isinstance(game.phase, Giving)
    named = game.phase.namings[1]
    return None if named is None else (named.giver, named.by, named.agreed)


async def test_teams_a_stand_in_agrees_to_whom_the_present_partner_names(hall: Hall) -> None:
    person, partner = await team_table(hall)
    hall.live.disconnect(partner)
    await hall.do(person, NameGiver(giver=4))  # type: ignore[arg-type]  # a seat is a number
    await hall.clock.go_on(AWAY)
    assert naming(hall) == (4, 1, False)
    await hall.clock.go_on(THINK)
    assert naming(hall) == (4, 4, True)
    await hall.clock.go_on(THINK)
    assert hall.table.game is not None
    assert hall.table.game.phase.gifts[4]  # type: ignore[union-attr]  # still giving


async def test_teams_a_stand_in_names_the_present_partner_where_nobody_is_named(hall: Hall) -> None:
    person, partner = await team_table(hall)
    hall.live.disconnect(partner)
    await hall.clock.go_on(AWAY + THINK)
    assert naming(hall) == (1, 4, False)
    await hall.clock.go_on(10 * THINK)
    assert naming(hall) == (1, 4, False), "what was proposed waits for the person"
    await hall.do(person, GiveCards(cards=person.game.own.hand[:1]))  # type: ignore[union-attr]  # a member's view
    assert hall.table.game is not None
    assert 1 not in awaited(hall.table.game)


async def test_teams_two_stand_ins_come_to_an_agreement(hall: Hall) -> None:
    person, partner = await team_table(hall)
    for viewer in (person, partner):
        hall.live.disconnect(viewer)
    await hall.clock.go_on(AWAY + 3 * THINK)
    game = hall.table.game
    assert game is not None
    assert not isinstance(game.phase, Giving) or game.phase.gifts[1] or game.phase.gifts[4]


async def test_a_player_that_fails_does_not_stall_the_table(hall: Hall) -> None:
    class Broken:
        def act(self, view: object) -> Any:
            raise RuntimeError("a player's own fault")

    hall.house.world = msgspec.structs.replace(hall.house.world, company=Company(lambda table, key: Broken()))
    for edition, players in EDITIONS:
        (host,) = await hall.open(computers=players - 1, edition=edition, start=True)
        watcher = hall.connect(None)
        await hall.do(host, Leave())
        await hall.clock.go_on(3600)
        assert watcher.stage() == "over"


async def test_after_a_restart_whatever_was_waited_for_is_waited_for_again(hall: Hall) -> None:
    viewers = await hall.open(persons=3, start=True)
    await play_until(hall, viewers, "showing")
    code = hall.table.code
    await hall.house.close()
    hall.house = House(hall.house.world, sets=lambda: ())
    hall.live = await hall.house.find(code)
    again = hall.connect(1)
    assert hall.table.game is not None
    assert isinstance(hall.table.game.phase, Showing)
    await hall.clock.go_on(AWAY)
    assert [member.presence for member in again.view.public.members] == ["here", "away", "away"]
    assert again.phase != "showing"


async def test_a_game_with_the_same_people_may_follow_at_once(hall: Hall) -> None:
    (host,) = await hall.open(computers=3, edition="classic", start=True)
    for _ in range(200):
        await hall.clock.go_on(31)
        if hall.table.stage == "over":
            break
        own = host.game.own
        assert own is not None
        if own.may.tell or own.may.give or own.may.vote:
            await hall.act(host)
        elif own.may.go_on:
            await hall.do(host, GoOn())
    assert host.stage() == "over"
    await hall.do(host, StartGame())
    assert host.stage() == "playing"
    assert host.view.public.game_number == 2
    assert host.phase == "announcing"


async def test_what_nobody_foresaw_does_not_stop_a_table_for_good(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(_: object) -> None:
        raise RuntimeError("nobody foresaw this")

    (host,) = await hall.open(computers=3, start=True)
    await hall.act(host)
    with monkeypatch.context() as patch:
        patch.setattr(hall.house.world.store, "append", broken)
        await hall.clock.go_on(10 * THINK)
        assert host.phase == "giving"
    await hall.clock.go_on(THINK + 5)
    assert host.phase != "giving"
