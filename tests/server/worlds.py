"""A house of tables to try: a clock whose hands the test turns, viewers that remember, a real log on disk."""

import asyncio
import heapq
import itertools
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from moonhare.players import PhraseBook, SimplePlayer
from moonhare.rules.commands import Command, SeatCommand
from moonhare.rules.ids import CardId
from moonhare.rules.views import View
from moonhare.server.live.clock import Work
from moonhare.server.live.house import House
from moonhare.server.live.times import Times
from moonhare.server.live.viewer import Answer
from moonhare.server.live.world import World
from moonhare.server.messages import Accepted, Do, Gone, Key, OpenTable, Refused, TableView, TakeSeat
from moonhare.server.table.state import Table
from moonhare.storage import Append, CommandId, Entry, EventLog, Outcome, SqliteLog, StorageError, TableRecord, Tail

if TYPE_CHECKING:
    from moonhare.server.live.table import LiveTable

DECKS = {
    "full": tuple(CardId(f"full:{number:02d}") for number in range(84)),
    "more": tuple(CardId(f"more:{number:02d}") for number in range(84)),
    "few": tuple(CardId(f"few:{number:02d}") for number in range(9)),
}
BOOK = PhraseBook({}, ("Long ago", "Wide awake", "Not yet", "Far from home"))
EDITIONS = (("classic", 4), ("standard", 3), ("odyssey", 7), ("odyssey-party", 6), ("odyssey-team", 6))
"""Each with a number of players that shows what it has of its own."""

_views = msgspec.json.Decoder(TableView)
_numbers = itertools.count(1)


class FakeAlarm:
    def __init__(self, when: float, work: Work) -> None:
        self.when, self.work, self.number, self.cancelled = when, work, next(_numbers), False

    def cancel(self) -> None:
        self.cancelled = True

    def __lt__(self, other: "FakeAlarm") -> bool:
        return (self.when, self.number) < (other.when, other.number)


class FakeClock:
    """A clock that goes on only when told to."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._alarms: list[FakeAlarm] = []

    def now(self) -> float:
        return self._now

    def at(self, when: float, work: Work) -> FakeAlarm:
        alarm = FakeAlarm(when, work)
        heapq.heappush(self._alarms, alarm)
        return alarm

    async def go_on(self, seconds: float) -> None:
        """Let time pass, and whatever is due in it happen."""
        end = self._now + seconds
        while self._alarms and self._alarms[0].when <= end:
            alarm = heapq.heappop(self._alarms)
            if not alarm.cancelled:
                self._now = max(self._now, alarm.when)
                await alarm.work()
        self._now = end


class FakeViewer:
    """A viewer that remembers what it was told."""

    def __init__(self, key: Key | None) -> None:
        self.key = key
        self.frames: list[bytes] = []
        self.answers: list[Answer] = []
        self.ended: Gone | None = None
        self.told: list[str] = []
        """Everything in its order: `view`, the type of an answer, `gone`."""

    def show(self, frame: bytes) -> None:
        self.frames.append(frame)
        self.told.append("view")

    def answer(self, answer: Answer) -> None:
        self.answers.append(answer)
        self.told.append(str(type(answer).__struct_config__.tag))

    def end(self, reason: Gone) -> None:
        self.ended = reason
        self.told.append("gone")

    def give_way(self) -> None:
        self.told.append("gave way")

    @property
    def view(self) -> TableView:
        return _views.decode(self.frames[-1])

    @property
    def game(self) -> View:
        """The game as this viewer sees it."""
        view = self.view
        assert view.public.game is not None
        return View(public=view.public.game, own=view.own.game if view.own else None)

    @property
    def phase(self) -> str:
        return self.game.public.phase

    def reason(self) -> str | None:
        """Why it was ended, if it was."""
        return None if self.ended is None else self.ended.reason

    def stage(self) -> str:
        return self.view.public.stage

    def presence(self, seat: int) -> str:
        """Whether a member is here or away."""
        return self.view.public.members[seat].presence


class Hall:
    """A house with one table that the test looks at."""

    def __init__(self, house: House, clock: FakeClock) -> None:
        self.house, self.clock = house, clock
        self.live: LiveTable = None  # type: ignore[assignment]  # opened before anything else is done
        self.secrets: dict[Key, str] = {}
        self._ids = itertools.count(1)

    @property
    def table(self) -> Table:
        return self.live.table

    async def open(self, *, persons: int = 1, **wish: Any) -> list[FakeViewer]:
        """Open a table with some persons, all connected, the host first."""
        start = wish.pop("start", False)
        self.live, key, secret = await self.house.open(OpenTable(name="Ana", **wish))
        self.secrets[key] = secret
        viewers = [self.connect(key)]
        for number in range(2, persons + 1):
            viewers += [await self.join(f"Person {number}")]
        if start:
            await self.do_type(viewers[0], "start-game")
        return viewers

    async def join(self, name: str) -> FakeViewer:
        key, secret = await self.live.sit(TakeSeat(name=name))
        self.secrets[key] = secret
        return self.connect(key)

    def connect(self, key: Key | None) -> FakeViewer:
        viewer = FakeViewer(key)
        self.live.connect(viewer)
        return viewer

    def message(self, command: Command, *, name: str | None = None) -> Do:
        """A message for this moment of the table."""
        game = self.table.game
        of_game = isinstance(command, SeatCommand) and game is not None
        return Do(
            id=name or f"command-{next(self._ids)}",
            game=self.table.game_number if of_game else 0,
            round=game.round if of_game and game else 0,
            phase=game.phase.name if of_game and game else None,
            command=command,  # type: ignore[arg-type]  # any command of the protocol
        )

    async def do(self, viewer: FakeViewer, command: Command, *, name: str | None = None) -> Answer:
        """Carry out a command; give its answer."""
        await self.live.do(viewer, self.message(command, name=name))
        return viewer.answers[-1]

    async def do_type(self, viewer: FakeViewer, tag: str, **facts: Any) -> None:
        """Carry out a command by its tag, and expect it to be accepted."""
        command: Command = msgspec.convert({"type": tag, **facts}, Do.__annotations__["command"])
        answer = await self.do(viewer, command)
        assert isinstance(answer, Accepted), answer

    async def refusal(self, viewer: FakeViewer, command: Command) -> str:
        """Carry out a command that has to be refused and to leave the table as it was; give the code."""
        before = self.table
        answer = await self.do(viewer, command)
        assert isinstance(answer, Refused), answer
        assert self.table is before
        return answer.code

    async def act(self, viewer: FakeViewer) -> None:
        """Do what a simple player would in a viewer's place."""
        assert viewer.key is not None
        answer = await self.do(viewer, simple(viewer.key).act(viewer.game))
        assert isinstance(answer, Accepted), answer


def simple(key: Key) -> SimplePlayer:
    return SimplePlayer(key, BOOK)


def choice(viewer: FakeViewer) -> SeatCommand:
    """What a simple player would do in a viewer's place."""
    assert viewer.key is not None
    return simple(viewer.key).act(viewer.game)


class MemoryLog:
    """A log that forgets, for tests of what a table does and not of how it is kept."""

    def __init__(self) -> None:
        self._tables: dict[str, list[Entry]] = {}
        self._commands: set[tuple[str, CommandId]] = set()
        self._seats: dict[str, dict[bytes, Key]] = {}

    async def append(self, append: Append) -> Outcome:
        await asyncio.sleep(0)
        if append.command is not None and await self.knows(append.table, append.command):
            return "known"
        entries = self._tables.get(append.table, [])
        if len(entries) != append.after:
            return "conflict"
        new = [Entry(n=n, format=1, at=0, data=data) for n, data in enumerate(append.events, append.after + 1)]
        self._tables[append.table] = entries + new
        if append.command is not None:
            self._commands.add((append.table, append.command))
        seats = self._seats.setdefault(append.table, {})
        seats |= {digest: key for key, digest in append.admit}
        self._seats[append.table] = {digest: key for digest, key in seats.items() if key not in append.dismiss}
        return "appended"

    async def read(self, table: str, after: int = 0) -> Tail:
        await asyncio.sleep(0)
        return Tail(entries=tuple(self._tables.get(table, [])[after:]), seats=dict(self._seats.get(table, {})))

    async def knows(self, table: str, command: CommandId) -> bool:
        return (table, command) in self._commands

    async def tables(self) -> tuple[TableRecord, ...]:
        return tuple(
            TableRecord(code=code, opened=0, touched=0, events=len(entries))
            for code, entries in sorted(self._tables.items())
        )

    async def expire(self, before: int) -> tuple[str, ...]:
        """Everything was touched just now, whenever that is asked."""
        codes = tuple(sorted(self._tables)) if before > time.time() * 1000 else ()
        for code in codes:
            del self._tables[code]
        return codes

    async def check(self) -> None:
        pass

    async def close(self) -> None:
        pass


@asynccontextmanager
async def a_log(folder: Path) -> AsyncIterator[SqliteLog]:
    log = SqliteLog(folder)
    try:
        yield log
    finally:
        await log.close()


def make_hall(log: EventLog, *, times: Times | None = None, clock: FakeClock | None = None, seed: int = 1) -> Hall:
    clock = clock or FakeClock()
    world = World(
        log=log,
        clock=clock,
        times=times or Times(),
        decks=DECKS,
        player_of=lambda table, key: simple(key),
        rng=random.Random(seed),
    )
    return Hall(House(world, sets=lambda: ("full",)), clock)


class OtherLog:
    """A log that stands between a house and the real one, to be delayed or broken by a test."""

    def __init__(self, log: EventLog) -> None:
        self.log = log
        self.open = asyncio.Event()
        self.open.set()
        self.readable = asyncio.Event()
        self.readable.set()
        self.broken = False
        self.appended = 0

    async def append(self, append: Append) -> Outcome:
        if self.broken:
            raise StorageError("the disk is full")
        outcome = await self.log.append(append)
        self.appended += outcome == "appended"
        await self.open.wait()
        return outcome

    async def read(self, table: str, after: int = 0) -> Tail:
        if self.broken:
            raise StorageError("the disk is gone")
        tail = await self.log.read(table, after)
        await self.readable.wait()
        return tail

    async def knows(self, table: str, command: CommandId) -> bool:
        if self.broken:
            raise StorageError("the disk is full")
        return await self.log.knows(table, command)

    async def tables(self) -> tuple[TableRecord, ...]:
        return await self.log.tables()

    async def expire(self, before: int) -> tuple[str, ...]:
        return await self.log.expire(before)

    async def check(self) -> None:
        await self.log.check()

    async def close(self) -> None:
        await self.log.close()
