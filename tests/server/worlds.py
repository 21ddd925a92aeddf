"""A house of tables to try: a clock whose hands the test turns, viewers that remember, a real log on disk."""

import asyncio
import heapq
import itertools
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec

from moonhare.players import Explainer, PhraseBook, Player, SimplePlayer, Thinker
from moonhare.rules import editions
from moonhare.rules.commands import Command, GoOn, SeatCommand
from moonhare.rules.ids import CardId
from moonhare.rules.state import Showing, awaited, naming_of
from moonhare.rules.views import View
from moonhare.server.bodies import ComeIn, OpenTable, PlayerInfo, TakeSeat
from moonhare.server.live.answering import Answer
from moonhare.server.live.clock import Work
from moonhare.server.live.company import Thought
from moonhare.server.live.house import House
from moonhare.server.live.lease import Lease
from moonhare.server.live.world import Times, World
from moonhare.server.messages import Accepted, Do, Gone, Key, Refused, TableView
from moonhare.server.table.difference import changed
from moonhare.server.table.framing import ChangeEncoder, Frame, seconds_left
from moonhare.server.table.state import USUAL_PLAYER, Table
from moonhare.server.table.viewing import Scene, self_of, table_public
from moonhare.storage import Append, CommandId, Outcome, SqliteStore, StorageError, Store, Tail
from tests.storage.wires import Exchange

if TYPE_CHECKING:
    from moonhare.server.live.runtime import LiveTable

DECKS = {
    "full": tuple(CardId(f"full:{number:02d}") for number in range(84)),
    "more": tuple(CardId(f"more:{number:02d}") for number in range(84)),
    "few": tuple(CardId(f"few:{number:02d}") for number in range(9)),
}
BOOK = PhraseBook({}, ("Long ago", "Wide awake", "Not yet", "Far from home"))
TELLING = {"classic": 4, "odyssey": 7}
EDITIONS = tuple((chosen.id, TELLING.get(chosen.id, chosen.players[0])) for chosen in editions.EDITIONS)
"""Each with a number of players that shows what it has of its own: the fewest, unless another does."""

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
        await settled()
        while self._alarms and self._alarms[0].when <= end:
            alarm = heapq.heappop(self._alarms)
            if not alarm.cancelled:
                self._now = max(self._now, alarm.when)
                await alarm.work()
                await settled()
        self._now = end


async def settled() -> None:
    """Let what one server told be heard by the others."""
    for _ in range(4):
        await asyncio.sleep(0)


class FakeViewer:
    """A viewer that remembers what it was told."""

    def __init__(
        self, key: Key | None, now: Callable[[], float] = lambda: 0.0, *, screen: int = 0, place: str = "at home"
    ) -> None:
        self.key, self._now, self.screen, self.place = key, now, screen, place
        self.known: Key | None = None
        self.frames: list[bytes] = []
        self._encoder = ChangeEncoder()
        self._following: dict[str, Any] = {}
        self.answers: list[Answer] = []
        self.ended: Gone | None = None
        self.told: list[str] = []
        """Everything in its order: `view`, the type of an answer, `gone`."""

    def show(self, frame: Frame) -> None:
        now = self._now()
        self.frames.append(frame.encoded(now))
        self.told.append("view")
        if len(self.frames) % 3 != 2:  # those are lost on the way
            self._follow(frame, now)

    def _follow(self, frame: Frame, now: float) -> None:
        """Be told what has changed, too: it has to come to the same, in all that is tried with viewers."""
        data, whole = self._encoder.next(frame, lambda: now), msgspec.json.decode(self.frames[-1])
        told = msgspec.json.decode(data) if data else {"type": "changed", "view": {}}
        before = self._following
        self._following = told if told["type"] == "view" else changed(before, told["view"])
        assert data or before["own"] == whole["own"]
        assert self._following == whole | ({} if data else {"left": before["left"]})

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
        return View(public=view.public.game, own=view.own.game if view.own else None, settings=view.public.settings)

    @property
    def asked(self) -> bool:
        """Whether something is awaited of it; a mind may be changed at any time."""
        own = self.game.own
        return own is not None and msgspec.structs.replace(own.may, exchange=None) != type(own.may)()

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
        key, secret = await self.live.entrance.sit(TakeSeat(name=name))
        self.secrets[key] = secret
        return self.connect(key)

    async def knock(self, name: str, known: Key | None = None, **wish: Any) -> FakeViewer:
        """Come without a seat, and ask for one unless told otherwise; `known`: whom the browser was here before."""
        key, secret = await self.live.entrance.come_in(ComeIn(name=name, **wish), known)
        if secret is not None:
            self.secrets[key] = secret
        return self.connect(key)

    async def turn(self) -> None:
        """Play on until the next round begins, or the game is over."""
        game = self.table.game
        assert game is not None
        before = game.round
        for _ in range(200):
            game = self.table.game
            if game is None or game.round != before or self.table.stage != "playing":
                return
            await self.move()
        raise AssertionError("no end of this round")

    async def move(self) -> None:
        """Make a move for a person of whom the game awaits one, or let the table do what is next."""
        table, game = self.table, self.table.game
        assert game is not None
        viewers = {viewer.key: viewer for viewer in self.live._audience if isinstance(viewer, FakeViewer)}
        for seat in awaited(game):
            viewer = viewers.get(table.members[seat].key)
            if viewer is not None and table.members[seat].kind == "person":
                naming = naming_of(game, seat)
                if naming is not None and not naming.agreed and naming.by == seat:
                    continue
                await self.act(viewer)
                return
        alone = table.persons[0].key if len(table.persons) == 1 else None
        showing = game.phase if isinstance(game.phase, Showing) else None
        if showing and alone is not None and alone in viewers and table.seat(alone) not in showing.gone_on:
            # Points that nobody else waits for stay until then.
            await self.do(viewers[alone], GoOn())
        await self.clock.go_on(5)

    def connect(self, key: Key | None, *, screen: int = 0, place: str = "at home") -> FakeViewer:
        viewer = FakeViewer(key, self.clock.now, screen=screen, place=place)
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
        return next(answer for answer in reversed(viewer.answers) if isinstance(answer, Accepted | Refused))

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


def table_view(table: Table, key: Key | None, scene: Scene, *, now: float) -> TableView:
    """A whole view as the protocol's types have it: what the frames must decode to."""
    return TableView(
        public=table_public(table, scene, DECKS),
        own=self_of(table, key, scene),
        left=seconds_left(scene.clocks, now),
    )


def simple(key: Key) -> SimplePlayer:
    return SimplePlayer(key, BOOK)


def choice(viewer: FakeViewer) -> SeatCommand:
    """What a simple player would do in a viewer's place."""
    assert viewer.key is not None
    return simple(viewer.key).act(viewer.game)


class Company:
    """Computer players whose taste is their key; or whatever a test puts in their place."""

    names = (USUAL_PLAYER, "slow")

    def __init__(self, player_of: Callable[[Table, Key], Player] | None = None) -> None:
        self._player_of = player_of or (lambda table, key: simple(key))

    def offers(self) -> tuple[PlayerInfo, ...]:
        return tuple(PlayerInfo(name=name) for name in self.names)

    def player(self, table: Table, key: Key) -> Player:
        return self._player_of(table, key)

    def thinks(self, table: Table, key: Key) -> bool:
        return isinstance(self.player(table, key), Thinker)

    def takes(self, table: Table, key: Key) -> tuple[float, float] | None:
        player = self.player(table, key)
        return player.takes if isinstance(player, Thinker) else None

    def stand_in(self, table: Table, key: Key) -> Player:
        return simple(key)

    def why(self, table: Table, key: Key) -> str | None:
        player, game = self.player(table, key), table.game
        assert game is not None
        return player.why(game.last, table.seat(key)) if isinstance(player, Explainer) and game.last else None


class OtherStore:
    """A store that stands between a house and the real one, to be delayed or broken by a test."""

    def __init__(self, store: Store, clock: FakeClock) -> None:
        self.store, self.clock = store, clock
        self.open = asyncio.Event()
        self.open.set()
        self.readable = asyncio.Event()
        self.readable.set()
        self.broken = False
        self.appended = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def _check(self) -> None:
        if self.broken:
            raise StorageError("the disk is full")

    async def append(self, append: Append) -> Outcome:
        self._check()
        outcome = await self.store.append(append)
        self.appended += outcome == "appended"
        await self.open.wait()
        return outcome

    async def read(self, table: str, after: int = 0) -> Tail:
        self._check()
        tail = await self.store.read(table, after)
        await self.readable.wait()
        return tail

    async def knows(self, table: str, command: CommandId) -> bool:
        self._check()
        return await self.store.knows(table, command)

    async def attend(self, *facts: Any) -> Any:
        self._check()
        return await self.store.attend(*facts)


class Town:
    """What several servers share: the data, a clock whose hands the test turns, and what they hear of each other."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder, self.clock, self.exchange = folder, FakeClock(), Exchange()
        self._stores: list[SqliteStore] = []

    def store(self) -> OtherStore:
        """One more server's way to the data."""
        wire = self.exchange.wire()
        self._stores.append(SqliteStore(self.folder, clock=self.clock.now, wire=wire, poll=None, durable=False))
        return OtherStore(self._stores[-1], self.clock)

    def hall(self, **kind: Any) -> Hall:
        """One more server."""
        return make_hall(self.store(), **kind)

    async def kill(self, hall: Hall) -> None:
        """End a server as a kill does: nothing that it would still do happens, and nobody is told."""
        for live in hall.house.awake:
            live.close()
        renewal = hall.house._renewal
        if renewal is not None:
            renewal.cancel()

    async def close(self) -> None:
        for store in self._stores:
            await store.close()


@asynccontextmanager
async def a_town(folder: Path | None = None) -> AsyncIterator[Town]:
    town = Town(folder)
    try:
        yield town
    finally:
        await town.close()


def at_once(work: Callable[[], Thought]) -> "asyncio.Future[Thought]":
    """Think before anything else happens."""
    thought: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
    try:
        thought.set_result(work())
    except Exception as failure:
        thought.set_exception(failure)
    return thought


def make_hall(store: OtherStore, *, times: Times | None = None, seed: int = 1) -> Hall:
    world = World(
        store=cast("Store", store),
        lease=Lease(cast("Store", store)),
        clock=store.clock,
        times=times or Times(),
        decks=DECKS,
        company=Company(),
        think=at_once,
        rng=random.Random(seed),
    )
    return Hall(House(world, sets=lambda: ("full",)), store.clock)
