"""Two processes on one folder: who is connected to either is there, and what one leaves undone the other does."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from moonhare.rules.events import CardsGiven, ClueTold, VotesCast, WentOn
from moonhare.rules.log import read_log, replay_log
from moonhare.rules.views import NOTHING, View
from moonhare.server.messages import Accepted, Refused, TableView
from moonhare.server.table.events import InGame, decode
from moonhare.server.web.site import COOKIE
from moonhare.storage import LEASE, RENEWAL
from tests.exporting import exported, stored_events
from tests.server.net import Tab, a_session
from tests.server.test_killed import Person, Process, sit_down
from tests.server.worlds import simple

AWAY = 1.5
HOST = 1

PATIENCE = LEASE + RENEWAL + 6.0
"""Seconds in which a game has to go on: a lease ends and is found to have ended, on a machine that may be busy."""


class Room:
    """Two servers on one folder and one table, whose host is a person who plays with three computers."""

    def __init__(self, folder: Path, here: Process, there: Process, host: Person, stack: AsyncExitStack) -> None:
        self.folder, self.here, self.there, self.host = folder, here, there, host
        self._stack = stack
        self.moves = 0
        """Those of the host that were accepted."""

    async def look(self, process: Process, *, as_host: bool) -> Tab:
        """Connect to a server, and read the first view."""
        url = f"http://127.0.0.1:{process.port}/t/{self.host.code}/ws"
        headers = {"Cookie": f"{COOKIE}={self.host.secret}"} if as_host else {}
        tab = Tab(await self._stack.enter_async_context(self.host.session.ws_connect(url, headers=headers)))
        await tab.until(TableView)
        return tab

    async def play(self, tab: Tab, until: Callable[[TableView], bool]) -> None:
        """Play as the host, here and now."""
        async with asyncio.timeout(PATIENCE):
            while not until(tab.view):
                own, game = tab.view.own, tab.view.public.game
                assert own is not None
                assert own.game is not None
                assert game is not None
                if own.game.may != NOTHING and not own.game.may.exchange:
                    seen = View(public=game, own=own.game, settings=tab.view.public.settings)
                    answer = await tab.do(simple(HOST).act(seen))
                    assert isinstance(answer, Accepted | Refused)
                    self.moves += isinstance(answer, Accepted)
                await tab.until(TableView)

    async def play_rounds(self, tab: Tab, rounds: int) -> float:
        """Play some rounds as the host; how many seconds the slowest of them took."""
        slowest = 0.0
        for _ in range(rounds):
            begun, now = time.monotonic(), round_of(tab.view)
            await self.play(tab, lambda view, now=now: round_of(view) > now)  # type: ignore[misc]  # a lambda's default
            slowest = max(slowest, time.monotonic() - begun)
        return slowest

    def check(self) -> None:
        """Look into the log: the host made all of the host's moves, and the rules would have written it."""
        moves = 0
        for entry in stored_events(self.folder, self.host.code):
            event = decode(entry.data)
            if isinstance(event, InGame) and isinstance(event.event, ClueTold | CardsGiven | VotesCast | WentOn):
                moves += event.key == HOST
        assert moves == self.moves
        (log,) = exported(self.folder, self.host.code)
        assert replay_log(read_log(log))


def round_of(view: TableView) -> int:
    assert view.public.game is not None
    return view.public.game.round


async def read_on(tab: Tab) -> None:
    """Read what has come already."""
    with suppress(TimeoutError):
        while True:
            await asyncio.wait_for(tab.next(), 0.2)


@asynccontextmanager
async def a_room(folder: Path) -> AsyncIterator[Room]:
    here, there = (Process(folder, pace=0.1, away_seconds=AWAY) for _ in range(2))
    async with AsyncExitStack() as stack:
        for process in (here, there):
            stack.push_async_callback(process.stop)
        await asyncio.gather(here.start(), there.start())
        session = await stack.enter_async_context(a_session())
        (host,) = await sit_down(here, session, "standard", 4, 1)
        yield Room(folder, here, there, host, stack)


async def test_whoever_is_connected_to_one_is_not_played_for_by_the_other_and_goes_on_there_when_it_is_killed(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        tab = await room.look(room.here, as_host=True)
        watcher = await room.look(room.there, as_host=False)
        await room.play_rounds(tab, 1)
        # The computers do at once what there is for them to do; then the host is waited for.
        await asyncio.sleep(AWAY + 1)
        events = stored_events(tmp_path, room.host.code)
        await asyncio.sleep(AWAY + 1)
        assert stored_events(tmp_path, room.host.code) == events
        await read_on(watcher)
        assert watcher.view.public.members[0].presence == "here"
        assert watcher.view.public.game is not None
        assert watcher.view.public.game.standings[0] == "awaited"
        await room.here.kill()
        tab = await room.look(room.there, as_host=True)
        assert tab.view.public.members[0].presence == "here"
        assert await room.play_rounds(tab, 2) < PATIENCE
        room.check()


async def test_a_process_that_stood_still_for_longer_than_its_lease_does_nothing_twice(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        frozen = await room.look(room.here, as_host=True)
        await room.look(room.there, as_host=False)
        await room.play_rounds(frozen, 1)
        room.here.signal(signal.SIGSTOP)
        try:
            tab = await room.look(room.there, as_host=True)
            await room.play_rounds(tab, 2)
        finally:
            room.here.signal(signal.SIGCONT)
        await room.play_rounds(tab, 2)
        await frozen.socket.close()
        await room.play_rounds(tab, 1)
        room.check()
