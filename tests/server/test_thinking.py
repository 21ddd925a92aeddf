"""Computer players that take a while think in threads of their own."""

import asyncio
import random
from functools import partial
from threading import BoundedSemaphore, Event, Thread

import pytest

from moonhare.rules.commands import GoOn, SeatCommand
from moonhare.rules.editions import STANDARD
from moonhare.rules.engine import replay, start
from moonhare.rules.ids import CardId, SeatId
from moonhare.rules.views import View, view_for
from moonhare.server.live import company
from moonhare.server.live.company import in_a_thread


class Stuck:
    """A player that thinks until it is let go."""

    def __init__(self) -> None:
        self.let_go = Event()

    def act(self, view: View) -> SeatCommand:
        self.let_go.wait(60)
        return GoOn()


class Quick:
    def act(self, view: View) -> SeatCommand:
        return GoOn()


class Broken:
    def act(self, view: View) -> SeatCommand:
        raise ValueError("no idea")


@pytest.fixture
def view() -> View:
    deck = [CardId(f"set:{card}") for card in range(84)]
    return view_for(replay([start(STANDARD, players=3, deck=deck, rng=random.Random(7))]), SeatId(0))


async def test_players_that_never_come_back_keep_no_other_from_thinking(view: View) -> None:
    stuck = Stuck()
    try:
        waiting = [in_a_thread(partial(stuck.act, view)) for _ in range(8)]
        assert await asyncio.wait_for(in_a_thread(partial(Quick().act, view)), 30) == GoOn()
        assert not any(thought.done() for thought in waiting)
    finally:
        stuck.let_go.set()
    assert await asyncio.gather(*waiting) == [GoOn()] * 8


async def test_where_too_many_think_the_next_one_is_stood_in_for(view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "_free", BoundedSemaphore(1))
    stuck = Stuck()
    try:
        first = in_a_thread(partial(stuck.act, view))
        with pytest.raises(RuntimeError, match="think already"):
            await in_a_thread(partial(Quick().act, view))
    finally:
        stuck.let_go.set()
    await first
    assert await in_a_thread(partial(Quick().act, view)) == GoOn(), "a place that is free again is taken"


async def test_where_the_system_has_no_thread_the_place_is_free_again(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "_free", BoundedSemaphore(1))

    def none_left(thread: Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patch:
        patch.setattr(Thread, "start", none_left)
        thought = in_a_thread(partial(Quick().act, view))
        with pytest.raises(RuntimeError, match="new thread"):
            await thought
    assert await in_a_thread(partial(Quick().act, view)) == GoOn()


async def test_what_a_player_raises_is_raised_where_its_move_is_taken(view: View) -> None:
    with pytest.raises(ValueError, match="no idea"):
        await in_a_thread(partial(Broken().act, view))
