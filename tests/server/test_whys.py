"""What computer players say of their votes: after the points, for no person's seat, where the table wants it."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from moonhare.rules.events import RoundScored
from moonhare.rules.state import Ballot, Showing
from moonhare.server.live.company import Thought
from moonhare.server.live.world import Times
from moonhare.server.memory.chronicle import chronicles
from moonhare.server.messages import ChooseWhys, Key
from moonhare.server.table.events import AnyTableEvent, InGame, WhysSaid
from moonhare.server.table.events import decode as decode_event
from moonhare.server.table.seating import seat_bot
from moonhare.server.table.state import Table
from tests.server.test_door import gone
from tests.server.worlds import Company, FakeViewer, Hall


@pytest.fixture(autouse=True)
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat that is asked has something to say of its vote."""

    def why(company: Company, table: Table, key: Key) -> str | None:
        assert table.game is not None
        assert table.game.last is not None
        ballot = table.game.last.ballots[table.seat(key)]
        return None if ballot is None else f"{key} liked {ballot.slots[0]}"

    monkeypatch.setattr(Company, "why", why)


async def to_points(hall: Hall) -> None:
    """Play on until the points of this round are shown."""
    for _ in range(100):
        game = hall.table.game
        assert game is not None
        if isinstance(game.phase, Showing):
            return
        await hall.move()
    raise AssertionError("no points")


async def to_whys(hall: Hall) -> None:
    """Play on until something may be said of the votes of this round."""
    await to_points(hall)
    await hall.clock.go_on(Times().reason)


async def log_of(hall: Hall) -> list[AnyTableEvent]:
    tail = await hall.live._world.store.read(hall.live.code)
    return [decode_event(entry.data) for entry in tail.entries]


def ballots(hall: Hall) -> tuple[Ballot | None, ...]:
    assert hall.table.game is not None
    assert hall.table.game.last is not None
    return hall.table.game.last.ballots


def said(viewer: FakeViewer) -> list[int]:
    """The seats that have said why."""
    return [seat for seat, words in enumerate(viewer.view.public.whys) if words is not None]


async def test_computer_players_say_why_a_moment_after_the_points_in_one_and_people_do_not(hall: Hall) -> None:
    host, other = await hall.open(persons=2, computers=3, start=True)
    await to_points(hall)
    assert host.phase == "showing"
    assert not any(b"liked" in frame for frame in host.frames)
    before = len(host.frames)
    await hall.clock.go_on(Times().reason)
    assert len(host.frames) == before + 1
    computers = [seat for seat, one in enumerate(hall.table.members) if one.kind == "computer"]
    voted = [seat for seat in computers if ballots(hall)[seat] is not None]
    assert said(host) == said(other) == voted
    assert len(voted) >= 2
    scored = [event for event in await log_of(hall) if isinstance(event, InGame | WhysSaid)][-2:]
    assert isinstance(scored[0], InGame)
    assert isinstance(scored[0].event, RoundScored)
    assert isinstance(scored[1], WhysSaid)


async def test_a_table_that_wants_no_reasons_hears_none_and_changes_its_mind_at_any_time(hall: Hall) -> None:
    host, other = await hall.open(persons=2, computers=3, start=True)
    assert await hall.refusal(other, ChooseWhys(on=False)) == "host-only"
    await hall.do_type(host, "choose-whys", on=False)
    assert not host.view.public.says_why
    await to_whys(hall)
    assert said(host) == []
    assert not [event for event in await log_of(hall) if isinstance(event, WhysSaid)]
    await hall.do_type(host, "choose-whys", on=True)
    assert said(host) == []
    await hall.turn()
    await to_whys(hall)
    assert said(host)


async def test_nobody_speaks_for_a_person_neither_one_who_is_away_nor_one_who_has_left_the_seat(hall: Hall) -> None:
    host, away, leaving = await hall.open(persons=3, computers=1, start=True)
    seats = [hall.table.seat(key) for key in (host.key, away.key, leaving.key) if key is not None]
    await gone(hall, away)
    await hall.do_type(leaving, "leave")
    assert [one.kind for one in hall.table.members].count("computer") == 2
    for _ in range(3):
        await to_whys(hall)
        assert any(ballots(hall)[seat] is not None for seat in seats[1:])
        assert not {*seats} & {*said(host)}
        await hall.turn()


async def test_what_was_said_stays_in_the_chronicle_and_over_a_restart_and_goes_from_the_table_with_the_next_points(
    hall: Hall,
) -> None:
    host, _ = await hall.open(persons=2, computers=3, start=True)
    await to_whys(hall)
    first = host.view.public.whys
    again = await hall.live._world.store.read(hall.live.code)
    assert [entry.data for entry in again.entries if b"whys-said" in entry.data]
    await hall.turn()
    assert host.view.public.whys == first
    await hall.do_type(host, "choose-whys", on=False)
    await to_whys(hall)
    assert host.view.public.whys == ()
    (chronicle,) = chronicles((0, event) for event in await log_of(hall))
    assert [one.whys for one in chronicle.rounds] == [first, ()]


async def test_the_last_round_of_a_game_is_explained_too(hall: Hall) -> None:
    host, _ = await hall.open(persons=2, computers=2, start=False)
    await hall.do_type(host, "change-setting", setting="target_score", value=1)
    await hall.do_type(host, "start-game")
    while hall.table.stage == "playing":
        await hall.move()
    await hall.clock.go_on(Times().reason)
    assert said(host)
    (chronicle,) = chronicles((0, event) for event in await log_of(hall))
    assert chronicle.over
    assert chronicle.rounds[-1].whys == host.view.public.whys


async def test_nobody_repeats_what_somebody_has_just_said(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Company, "why", lambda company, table, key: "Just a feeling")
    host, _ = await hall.open(persons=2, computers=4, start=True)
    await to_whys(hall)
    assert len(said(host)) == 1


async def test_whatever_fails_in_a_reason_the_round_is_scored(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(company: Company, table: Table, key: Key) -> str | None:
        raise RuntimeError("no words")

    monkeypatch.setattr(Company, "why", fails)
    host, _ = await hall.open(persons=2, computers=2, start=True)
    await to_whys(hall)
    assert host.phase == "showing"
    assert said(host) == []


async def test_nobody_speaks_for_a_program_that_plays_from_elsewhere(hall: Hall) -> None:
    host, _ = await hall.open(persons=2, computers=2)
    await hall.live.change(lambda table: seat_bot(table, "Robo"))
    (bot,) = hall.table.bots
    await hall.do_type(host, "start-game")
    seat = hall.table.seat(bot)
    for _ in range(3):
        await to_whys(hall)
        assert said(host)
        assert seat not in said(host)
        await hall.turn()


async def test_points_that_people_have_seen_at_once_wait_for_no_reason_and_the_next_round_has_none_of_the_last(
    hall: Hall,
) -> None:
    host, other = await hall.open(persons=2, computers=3, start=True)
    await to_points(hall)
    for viewer in (host, other):
        if viewer.game.own is not None and viewer.game.own.may.go_on:
            await hall.do_type(viewer, "go-on")
    await hall.clock.go_on(60)
    assert host.phase != "showing"
    assert said(host) == []
    assert not [event for event in await log_of(hall) if isinstance(event, WhysSaid)]


async def test_what_is_not_thought_of_in_time_is_left_unsaid_and_the_table_goes_on(hall: Hall) -> None:
    thoughts: list[asyncio.Future[Any]] = []

    def never(work: Callable[[], Thought]) -> "asyncio.Future[Thought]":
        thought: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        thoughts.append(thought)
        return thought

    hall.house.world = replace(hall.house.world, think=never)
    host, _ = await hall.open(persons=2, computers=3, start=True)
    await to_whys(hall)
    assert [thought.cancelled() for thought in thoughts] == [True]
    assert said(host) == []
    assert [event.whys for event in await log_of(hall) if isinstance(event, WhysSaid)] == [()]
    await hall.turn()
    assert host.phase != "showing"
