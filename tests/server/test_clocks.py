"""Clocks as data: each rings once, over restarts and rests; what is seen of them tells nothing that is secret."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from moonhare.players import Player
from moonhare.rules.commands import GiveCards, SeatCommand
from moonhare.rules.views import View
from moonhare.server.live import house
from moonhare.server.live.company import Thought
from moonhare.server.live.world import Times
from moonhare.server.messages import ActFor, AddComputer, Key
from moonhare.server.table.state import USUAL_PLAYER, Table
from moonhare.server.time_messages import ClockView
from moonhare.storage import GRACE
from moonhare.storage.sqlite import wire
from tests.server.test_absence import play_until
from tests.server.worlds import EDITIONS, Company, FakeViewer, Hall, Town, a_town, make_hall, simple

TIMES = Times()
THINK = TIMES.think[1]


def clocks(viewer: FakeViewer) -> list[tuple[str, Key | None]]:
    return [(clock.what, clock.key) for clock in viewer.view.public.clocks]


def clock(viewer: FakeViewer) -> ClockView:
    (found,) = viewer.view.public.clocks
    return found


async def come_back(town: Town, hall: Hall, key: Key) -> tuple[Hall, FakeViewer]:
    """Another server, and somebody who connects to it."""
    later = town.hall()
    later.live = await later.house.find(hall.table.code)
    return later, later.connect(key)


async def rest(town: Town, hall: Hall, how: str) -> None:
    """Stop or kill the server; nothing runs for an hour."""
    if how == "stopped":
        await hall.house.close()
    else:
        await town.kill(hall)
    await town.clock.go_on(3600)


async def test_a_view_says_what_is_waited_for_and_how_long_it_takes_as_it_leaves(hall: Hall) -> None:
    host, *_ = await hall.open(persons=2, computers=2, start=True)
    await hall.clock.go_on(0)
    until = round((hall.clock.now() + TIMES.announce) * 1000)
    assert clock(host) == ClockView(what="announce", key=None, since=until - 20_000, until=until)
    assert host.view.left == (TIMES.announce,)
    frames = len(host.frames)
    await hall.clock.go_on(7)
    assert len(host.frames) == frames, "time that passes is no reason to send anything"
    late = hall.connect(host.key)
    assert late.view.left == (TIMES.announce - 7,)
    assert late.view.public == host.view.public


async def test_the_points_have_a_clock_and_it_goes_with_them(hall: Hall) -> None:
    viewers = await hall.open(persons=3, computers=1, start=True)
    await play_until(hall, viewers, "showing")
    assert clocks(viewers[0]) == [("showing", None)]
    await hall.clock.go_on(TIMES.showing)
    assert viewers[0].phase == "telling"
    assert clocks(viewers[0]) == []


async def test_whose_connection_is_gone_has_a_clock_after_a_while_until_the_computer_acts(hall: Hall) -> None:
    host, guest, _ = await hall.open(persons=3, start=True)
    await hall.act(host)
    hall.live.disconnect(guest)
    await hall.clock.go_on(TIMES.breath - 1)
    assert clocks(host) == []
    await hall.clock.go_on(1)
    assert clocks(host) == [("away", guest.key)]
    assert host.view.left == (TIMES.away - TIMES.breath,)
    await hall.clock.go_on(TIMES.away - TIMES.breath)
    assert clocks(host) == []
    assert host.presence(1) == "away"


@pytest.mark.parametrize("phase", ["announcing", "showing"])
@pytest.mark.parametrize("how", ["stopped", "killed"])
async def test_a_clock_that_is_interrupted_in_its_middle_rings_once_and_the_pause_does_not_count(
    town: Town, phase: str, how: str
) -> None:
    hall = town.hall()
    viewers = await hall.open(persons=2, computers=2, start=True)
    await play_until(hall, viewers, phase)
    await hall.clock.go_on(0)
    before = clock(viewers[0])
    half = (before.until / 1000 - hall.clock.now()) / 2
    await hall.clock.go_on(half)
    await rest(town, hall, how)
    later, back = await come_back(town, hall, 1)
    later.connect(2)
    await later.clock.go_on(0)
    left = clock(back).until / 1000 - later.clock.now()
    # A server that was killed was last known to be alive at its last renewal.
    assert half - 0.01 <= left <= half + 1.01
    number = later.table.game_number, later.table.game.round if later.table.game else 0
    await later.clock.go_on(left - 0.1)
    assert back.phase == phase
    await later.clock.go_on(0.2 + THINK)
    assert back.phase != phase
    game = later.table.game
    assert game is not None
    rounds = game.round - number[1]
    assert rounds == (1 if phase == "showing" else 0), "it rang once"


@pytest.mark.parametrize("how", ["stopped", "killed"])
async def test_an_absence_that_a_rest_interrupts_goes_on_where_it_was(town: Town, how: str) -> None:
    hall = town.hall()
    host, guest, _ = await hall.open(persons=3, start=True)
    await hall.act(host)
    hall.live.disconnect(guest)
    half = TIMES.away / 2
    await hall.clock.go_on(half)
    await rest(town, hall, how)
    later, back = await come_back(town, hall, 1)
    later.connect(3)
    await later.clock.go_on(0)
    found = [clock for clock in back.view.public.clocks if (clock.what, clock.key) == ("away", guest.key)]
    left = found[0].until / 1000 - later.clock.now()
    assert half - 0.01 <= left <= half + GRACE
    await later.clock.go_on(left - 0.1)
    assert back.presence(1) == "here"
    await later.clock.go_on(0.2)
    assert back.presence(1) == "away"


async def test_nobody_comes_back_to_points_that_have_just_gone(town: Town) -> None:
    hall = town.hall()
    viewers = await hall.open(persons=2, computers=2, start=True)
    await play_until(hall, viewers, "showing")
    await hall.clock.go_on(clock(viewers[0]).until / 1000 - hall.clock.now() - 0.5)
    await hall.house.close()
    later, back = await come_back(town, hall, 1)
    await later.clock.go_on(GRACE - 0.1)
    assert back.phase == "showing"
    await later.clock.go_on(0.2)
    assert back.phase == "telling"


async def test_clocks_stand_still_while_nobody_looks(hall: Hall) -> None:
    (host,) = await hall.open(computers=3, start=True)
    await hall.clock.go_on(10)
    hall.live.disconnect(host)
    await hall.clock.go_on(100_000)
    hall.live = await hall.house.find(hall.table.code)
    back = hall.connect(1)
    await hall.clock.go_on(0)
    assert back.view.left == (TIMES.announce_alone - 10,)


async def test_computer_players_wait_for_whoever_writes_a_clue_but_not_for_ever(hall: Hall) -> None:
    host, guest, *_ = await hall.open(persons=2, computers=2, start=True)
    for _ in range(5):
        hall.live.sign(guest, choosing=True)
        await hall.clock.go_on(5)
    assert host.phase == "announcing", "they would have told by now"
    assert list(host.view.public.choosing) == [guest.key]
    hall.live.sign(guest, choosing=False)
    await hall.clock.go_on(TIMES.choosing - 0.1)
    assert host.phase == "announcing"
    assert not host.view.public.choosing
    await hall.clock.go_on(0.2 + THINK)
    assert host.phase == "giving"


async def test_who_writes_on_and_on_is_waited_for_two_minutes_in_all(hall: Hall) -> None:
    host, guest, *_ = await hall.open(persons=2, computers=2, start=True)
    frames = 0
    for second in range(0, 119, 5):
        hall.live.sign(guest, choosing=True)
        await hall.clock.go_on(5 if second < 115 else 4)
        frames = frames or len(host.frames)
        assert host.phase == "announcing"
    assert len(host.frames) == frames, "a sign that comes again tells the others nothing"
    hall.live.sign(guest, choosing=True)
    await hall.clock.go_on(1.1 + THINK)
    assert host.phase == "giving"
    assert not host.view.public.choosing


async def test_a_sign_that_does_not_come_again_is_forgotten(hall: Hall) -> None:
    host, guest, *_ = await hall.open(persons=2, computers=2, start=True)
    hall.live.sign(guest, choosing=True)
    await hall.clock.go_on(TIMES.sign - 0.1)
    assert list(host.view.public.choosing) == [guest.key]
    await hall.clock.go_on(0.2)
    assert not host.view.public.choosing
    hall.live.sign(guest, choosing=True)
    hall.live.disconnect(guest)
    assert not host.view.public.choosing


async def test_nobody_is_seen_to_write_who_may_tell_no_clue(hall: Hall) -> None:
    host, guest, third = await hall.open(persons=3, start=True)
    watcher = hall.connect(None)
    hall.live.sign(watcher, choosing=True)
    assert not host.view.public.choosing
    await hall.do_type(third, "leave")
    third = await hall.knock("Person 3", third.key)
    hall.live.sign(third, choosing=True)
    assert not host.view.public.choosing, "the computer has that seat by now"
    hall.live.sign(guest, choosing=True)
    await hall.act(host)
    assert not host.view.public.choosing
    hall.live.sign(third, choosing=True)
    assert not host.view.public.choosing


class Slow:
    """A player that takes its time, and gives another card than the simple one."""

    takes = (3.0, 5.0)

    def __init__(self, key: Key) -> None:
        self.key = key

    def act(self, view: View) -> SeatCommand:
        move = simple(self.key).act(view)
        assert view.own is not None
        return replace(move, cards=view.own.hand[-1:]) if isinstance(move, GiveCards) else move


class Minds:
    """Thinks when it is told to."""

    def __init__(self) -> None:
        self.thoughts: list[tuple[asyncio.Future[Any], Callable[[], Any]]] = []

    def __call__(self, work: Callable[[], Thought]) -> "asyncio.Future[Thought]":
        future: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self.thoughts.append((future, work))
        return future

    def think(self) -> None:
        for future, work in self.thoughts:
            if not future.done():
                future.set_result(work())

    def fail(self) -> None:
        for future, _ in self.thoughts:
            if not future.done():
                future.set_exception(RuntimeError("a player's own fault"))


async def slow_hall(hall: Hall) -> tuple[Minds, FakeViewer]:
    """A game with players that take a while, just after the host has told a clue."""
    minds = Minds()
    players: dict[Key, Player] = {}

    def player_of(table: Table, key: Key) -> Player:
        return players.setdefault(key, Slow(key))

    hall.house.world = replace(hall.house.world, company=Company(player_of), think=minds)
    (host,) = await hall.open(computers=3, start=True)
    await hall.clock.go_on(1)
    # Nobody thinks about a clue before the people have had their time.
    assert minds.thoughts == []
    await hall.act(host)
    await hall.clock.go_on(0)
    return minds, host


async def moves(hall: Hall, host: FakeViewer) -> list[float]:
    """When each move of the others appears, in tenths of a second."""
    begun, seen = hall.clock.now(), []
    done = host.game.public.standings.count("done")
    for _ in range(80):
        await hall.clock.go_on(0.1)
        now = host.game.public.standings.count("done") if host.phase == "giving" else 4
        seen += [round(hall.clock.now() - begun, 1)] * (now - done)
        done = now
        if host.phase != "giving":
            break
    return seen


@pytest.mark.parametrize("how", ["thinks at once", "never thinks", "fails", "thinks too late"])
async def test_when_a_move_appears_tells_nothing_of_how_long_it_was_thought_about(hall: Hall, how: str) -> None:
    minds, host = await slow_hall(hall)
    if how == "thinks at once":
        minds.think()
    elif how == "fails":
        minds.fail()
    seen = await moves(hall, host)
    minds.think()
    assert host.phase == "voting"
    # The same for each of the ways: drawn from the table, the phase and the seat.
    assert seen == EXPECTED, how
    assert all(Slow.takes[0] <= moment <= Slow.takes[1] + 0.1 for moment in seen)


EXPECTED = [3.4, 3.7, 3.7]


async def test_what_a_player_thought_is_what_it_does(hall: Hall) -> None:
    minds, host = await slow_hall(hall)
    assert len(minds.thoughts) == 3
    chosen = {card for _, work in minds.thoughts for card in work().cards}
    minds.think()
    await moves(hall, host)
    game = hall.table.game
    assert game is not None
    on_table: Any = game.phase
    assert {on_table.slots[slot] for slot in range(4)} >= chosen


async def test_what_was_thought_about_a_moment_that_is_over_is_dropped(hall: Hall) -> None:
    minds, host = await slow_hall(hall)
    await hall.do_type(host, "back-to-lobby")
    assert all(future.cancelled() for future, _ in minds.thoughts)
    await hall.do_type(host, "start-game")
    assert host.phase == "announcing"


async def test_the_table_is_not_held_up_by_a_player_that_thinks(hall: Hall) -> None:
    _, host = await slow_hall(hall)
    await hall.do_type(host, "rename", name="Zoe")
    assert host.view.public.members[0].name == "Zoe"


async def test_a_table_says_which_player_sits_where(hall: Hall) -> None:
    (host,) = await hall.open()
    await hall.do_type(host, "add-computer")
    await hall.do_type(host, "add-computer", player="slow")
    assert [member.player for member in host.view.public.members] == [None, USUAL_PLAYER, "slow"]
    assert await hall.refusal(host, AddComputer(player="unheard-of")) == "player-unknown"


async def moments_of(hall: Hall, seed: int, **wish: Any) -> list[tuple[float, int]]:
    """Have computer players with tastes of a seed's play to the votes: when how much was seen."""
    hall.house.world = replace(hall.house.world, company=Company(lambda table, key: simple(key + seed)))
    (host,) = await hall.open(**wish, start=True)
    frames, moments = len(host.frames), []
    await hall.act(host)
    for _ in range(120):
        await hall.clock.go_on(0.1)
        if host.phase not in ("giving", "announcing"):
            break
        if len(host.frames) > frames:
            moments.append((round(hall.clock.now(), 1), len(host.frames) - frames))
            frames = len(host.frames)
    return moments


# In teams whom somebody names is their choice and for all to see, so twins of other tastes part there.
@pytest.mark.parametrize(("edition", "players"), [one for one in EDITIONS if one[0] != "odyssey-team"])
async def test_twins_see_the_same_moves_at_the_same_moments(
    monkeypatch: pytest.MonkeyPatch, edition: str, players: int
) -> None:
    """Two tables whose cards and tastes differ: when the computer players do something does not."""
    monkeypatch.setattr(house, "draw_code", lambda rng: "LUMO-4821")  # paces depend on what all know, the code too
    seen: list[list[tuple[float, int]]] = []
    for seed in (1, 2):
        async with a_town() as town:
            seen.append(await moments_of(town.hall(seed=seed), seed, computers=players - 1, edition=edition))
    assert seen[0], "something was seen"
    assert seen[0] == seen[1]


async def test_who_was_writing_when_the_server_restarted_has_time_to_go_on(town: Town) -> None:
    hall = town.hall()
    _, guest, *_ = await hall.open(persons=2, computers=2, start=True)
    for _ in range(8):
        hall.live.sign(guest, choosing=True)
        await hall.clock.go_on(5)
    await hall.house.close()
    await town.clock.go_on(3)
    later, back = await come_back(town, hall, 1)
    later.connect(2)
    await later.clock.go_on(TIMES.choosing - 1)
    assert back.phase == "announcing"
    await later.clock.go_on(1.1 + THINK)
    assert back.phase == "giving"


async def test_a_host_may_have_computers_wait_longer_than_for_whoever_writes(town: Town) -> None:
    hall = make_hall(town.store(), times=Times(announce=300))
    host, guest, *_ = await hall.open(persons=2, computers=2, start=True)
    await hall.clock.go_on(0)
    assert list(host.view.left) == [300]
    hall.live.sign(guest, choosing=True)
    await hall.clock.go_on(299)
    assert host.phase == "announcing"
    await hall.clock.go_on(1.1 + THINK)
    assert host.phase == "giving"


async def test_a_role_that_was_lent_goes_back_though_its_borrower_has_left(hall: Hall) -> None:
    host, guest, third = await hall.open(persons=3, start=True)
    hall.live.disconnect(host)
    await hall.clock.go_on(TIMES.away + 1)
    assert third.view.public.host == guest.key
    await hall.do_type(guest, "leave")
    assert third.view.public.host == third.key
    hall.connect(host.key)
    await hall.clock.go_on(0)
    assert third.view.public.host == host.key


async def test_who_writes_at_another_server_is_not_acted_for(town: Town) -> None:
    here, there = town.hall(), town.hall()
    (host,) = await here.open()
    guest = await here.join("Person 2")
    await here.do_type(host, "add-computer")
    await here.do_type(host, "start-game")
    there.live = await there.house.find(here.table.code)
    here.live.disconnect(guest)
    far = there.connect(guest.key)
    for _ in range(13):
        await here.clock.go_on(5)
        there.live.sign(far, choosing=True)
    assert await here.refusal(host, ActFor(key=guest.key or 0)) == "still-there"


def test_without_a_folder_for_its_socket_a_server_is_deaf_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(**_: object) -> object:
        raise FileNotFoundError("no usable temporary directory")

    monkeypatch.setattr("tempfile.TemporaryDirectory", nowhere)
    opened = wire.SocketWire()
    assert opened.listen(lambda message: None) is None
    opened.close()
