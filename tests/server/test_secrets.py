"""Non-interference on the wire: two tables that differ only in what a viewer may not see give that viewer the same
bytes and the same number of frames: views, answers, refusals, while others play and after a reconnect.

Twins are made by `tests/rules/twins.py`; here they stand in the logs of two servers and are looked at through
sockets. Leaks planted on purpose have to be found.
"""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from moonhare.cli.outfit import usual_outfit
from moonhare.rules import views
from moonhare.rules.commands import Command, EndShowing, GameCommand, TellClue
from moonhare.rules.engine import decide
from moonhare.rules.errors import Refusal
from moonhare.rules.events import AnyEvent, GameStarted
from moonhare.rules.ids import SeatId
from moonhare.rules.state import Announcing, Game, Giving, Telling, Voting
from moonhare.rules.views import NOTHING, own_view, view_for
from moonhare.server.live import runtime
from moonhare.server.live.audience import Audience
from moonhare.server.live.credentials import hashed
from moonhare.server.live.runtime import LiveTable
from moonhare.server.messages import SYMBOLS, Do, Gone, Key, Pong
from moonhare.server.table import framing, viewing
from moonhare.server.table.deciding import decide_message
from moonhare.server.table.events import AnyTableEvent, HostPassed, InGame, SeatTaken, TableOpened, encode
from moonhare.server.table.state import REMOTE
from moonhare.server.web import socket as socket_module
from moonhare.storage import Append
from tests.properties.test_secrets import EDITION_IDS, PHASES, arrived
from tests.rules.table import Table
from tests.rules.twins import questions, twin_log
from tests.server.net import Seat, Server, Tab, outfitted, standing_still
from tests.server.worlds import FakeViewer, simple

_numbers = itertools.count()
_ids = itertools.count()
_watching = itertools.cycle(("", "?screen=a-screen-in-the-room&views=changes", "?views=changes"))
_sitting = itertools.cycle(("?views=changes", ""))
MOST_STEPS = 12
SEED = 0x5EED_0F_7A57E
"""Of the tables' computer players: may never turn up in a frame."""


@pytest.fixture
async def pair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers for two worlds, in both of which time stands still."""
    monkeypatch.setattr(socket_module, "SCREEN_SILENCE", socket_module.SILENCE)  # as patient as with everybody
    still = replace(usual_outfit(), open_store=standing_still)
    slow = {"limit_guesses": "", "away_seconds": 3600, "showing_seconds": 3600, "announce_seconds": 3600}
    async with outfitted(tmp_path / "one", still, slow) as one, outfitted(tmp_path / "other", still, slow) as other:
        yield one, other


def secret_of(key: Key) -> str:
    return f"the-secret-of-seat-{key}"


async def lay(server: Server, code: str, log: Sequence[AnyEvent], program: Key | None = None) -> LiveTable:
    """Put a game into a server's log, at a table of persons, as if it had been played there; one may be a program."""
    first = log[0]
    assert isinstance(first, GameStarted)
    players = len(first.hands)
    assert first.edition in EDITION_IDS
    events: list[AnyTableEvent] = [
        TableOpened(code=code, language="en", edition=first.edition, sets=("small-hours",), seed=SEED)
    ]
    events += [
        SeatTaken(key=key, name=f"Person {key}", symbol=SYMBOLS[key - 1], kind="person")
        if key != program
        else SeatTaken(key=key, name=f"Person {key}", symbol=SYMBOLS[key - 1], kind="computer", player=REMOTE)
        for key in range(1, players + 1)
    ]
    events.append(HostPassed(key=1))
    events += [InGame(key=None, event=event) for event in log]
    append = Append(
        table=code,
        after=0,
        events=tuple(map(encode, events)),
        admit=tuple((key, hashed(secret_of(key))) for key in range(1, players + 1)),
    )
    assert await server.site.house.world.store.append(append) == "appended"
    return await server.site.house.find(code)


class World:
    """One of the two tables, and the viewer's socket there."""

    def __init__(self, live: LiveTable, tab: Tab) -> None:
        self.live, self.tab = live, tab

    @property
    def game(self) -> Game:
        assert self.live.table.game is not None
        return self.live.table.game

    def message(self, command: Command, name: str) -> Do:
        return Do(
            id=name,
            game=1,
            round=self.game.round,
            phase=self.game.phase.name,
            command=command,  # type: ignore[arg-type]  # any command of a seat
        )

    async def let(self, seat: int, command: Command, name: str) -> None:
        """Let another seat do something, through a connection that is not looked at."""
        viewer = FakeViewer(seat + 1)
        await self.live.do(viewer, self.message(command, name))

    async def settle(self) -> None:
        """Wait until the table knows who looks and has set its clocks, and has shown it."""
        live, steward = self.live, self.live._steward
        attended, stored = steward._wanted, live._journal
        while steward._attended != attended(live.watching) or live._outlook.clocks != stored.beside.clocks:
            await asyncio.sleep(0.001)
        await self.heard()

    async def heard(self) -> list[bytes]:
        """All that the viewer has been sent since it was last asked, signs of life left out."""
        before = len(self.tab.raw)
        for _ in range(2):  # the second answer comes after whatever came with the first
            await self.tab.send(type="ping")
            await self.tab.until(Pong)
        return [frame for frame in self.tab.raw[before:] if frame != b'{"type":"pong"}']


@asynccontextmanager
async def worlds(
    pair: tuple[Server, Server], table: Table, viewer: int | None, rng: random.Random
) -> AsyncIterator[tuple[World, World, list[bytes]]]:
    """Both worlds, looked at by the viewer; and the first frames of both."""
    code = f"TWIN-{next(_numbers):04d}"
    # Who has no seat looks on for themselves and for a whole room in turns; who has one is told what changes or all.
    query = next(_watching if viewer is None else _sitting)
    async with AsyncExitStack() as stack:
        made = []
        for server, log in zip(pair, (table.log, twin_log(table, viewer, rng)), strict=True):
            live = await lay(server, code, log)
            key = None if viewer is None else viewer + 1
            seat = Seat(server, code, key, None if key is None else secret_of(key), query=query)
            made.append(World(live, await stack.enter_async_context(seat.connect())))
            own = made[-1].tab.view.own
            assert (None if own is None else own.key) == key, "the viewer has the seat that is looked at"
        one, other = made
        # What a table plans by itself once somebody looks has been shown.
        await one.settle()
        await other.settle()
        yield one, other, [b"\n".join(world.tab.raw) for world in made]


def next_steps(world: World, viewer: int | None) -> list[int]:
    """The seats of others that may move."""
    game = world.game
    may = [view_for(game, SeatId(seat)).own.may for seat in range(game.players)]  # type: ignore[union-attr]  # a seat's own
    seats = [seat for seat, one in enumerate(may) if one != NOTHING and not one.exchange]
    return [seat for seat in seats if seat != viewer]


def ends(game: Game, seat: int, command: GameCommand) -> bool:
    """Whether a move lays out the cards, shows the votes or ends the round: what is public from then on differs."""
    following = decide(game, SeatId(seat), command, random.Random(1))
    telling = isinstance(game.phase, Announcing | Telling)
    return len(following) > 1 and not telling


async def difference(pair: tuple[Server, Server], table: Table, viewer: int | None, rng: random.Random) -> str | None:
    """Look at a moment of a game and at its twin, ask, let others play on, come back; give the first difference."""
    async with worlds(pair, table, viewer, rng) as (one, other, first):
        if first[0] != first[1]:
            return f"the first view: {first}"
        both = (one, other)
        asked = None if viewer is None else await ask(both, viewer, rng)
        return asked or await play_on(both, viewer, rng) or await come_back(both, pair, viewer)


async def ask(both: tuple[World, World], viewer: int, rng: random.Random) -> str | None:
    """Ask for what the rules refuse, and compare the answers."""
    for asked in questions(both[0].game, rng)[:25]:
        if isinstance(asked, EndShowing) or any(accepted(world.game, viewer, asked) for world in both):
            continue
        name = f"question-{next(_ids)}"
        for world in both:
            await world.tab.socket.send_str(msgspec.json.encode(world.message(asked, name)).decode())
        told = [await world.heard() for world in both]
        if told[0] != told[1] or len(told[0]) != 1:
            return f"asked {asked}: {told}"
    return None


async def play_on(both: tuple[World, World], viewer: int | None, rng: random.Random) -> str | None:
    """Let others move, each world in its own way, and compare what the viewer is sent."""
    one, other = both
    for step in range(MOST_STEPS):
        seats = next_steps(one, viewer)
        assert seats == next_steps(other, viewer)
        if not seats:
            break
        seat = rng.choice(seats)
        moves = [simple(seat + 1).act(view_for(world.game, SeatId(seat))) for world in both]
        if isinstance(one.game.phase, Announcing | Telling):
            # The words of a clue are for all to hear; the card is not.
            moves = [msgspec.structs.replace(move, text="the same words", medium="text") for move in moves]
        if any(ends(world.game, seat, move) for world, move in zip(both, moves, strict=True)):
            break
        if viewer is not None and isinstance(moves[0], TellClue) and own_view(one.game, SeatId(viewer)).face_down:
            break  # the viewer's own cards are turned up by it, and they are others in the other world
        for world, move in zip(both, moves, strict=True):
            await world.let(seat, move, f"step-{step}-of-{seat}-here")
        told = [await world.heard() for world in both]
        if told[0] != told[1]:
            return f"seat {seat} moved in {one.game.phase.name}: {told}"
    return None


async def come_back(both: tuple[World, World], pair: tuple[Server, Server], viewer: int | None) -> str | None:
    """Connect anew, and compare the first view."""
    again: list[bytes] = []
    for world, server in zip(both, pair, strict=True):
        key = None if viewer is None else viewer + 1
        seat = Seat(server, world.live.table.code, key, None if key is None else secret_of(key))
        async with seat.connect() as tab:
            again.append(tab.raw[0])
    return None if again[0] == again[1] else f"after coming back: {again}"


def accepted(game: Game, viewer: int, command: GameCommand) -> bool:
    try:
        decide(game, SeatId(viewer), command, random.Random(1))
    except Refusal:
        return False
    return True


async def look(pair: tuple[Server, Server], name: str, phase: type, seeds: Sequence[int]) -> list[str]:
    """Look at moments of a phase with the eyes of the storyteller, of players and of a spectator; all differences."""
    found = []
    for seed in seeds:
        table = arrived(name, phase, seed)
        rng = random.Random(seed)
        teller = getattr(table.game.phase, "storyteller", None)
        others = [seat for seat in range(table.game.players) if seat != teller]
        viewers = [None, *rng.sample(others, 2)] + ([] if teller is None else [teller])
        for viewer in viewers:
            difference_found = await difference(pair, table, viewer, rng)
            if difference_found is not None:
                found.append(f"seat {viewer} in {name}, {table.game.phase.name}, {seed}: {difference_found[:2000]}")
    return found


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.name)
@pytest.mark.parametrize("name", EDITION_IDS)
async def test_nobody_can_tell_two_tables_apart_by_what_they_may_not_see(
    pair: tuple[Server, Server], name: str, phase: type
) -> None:
    assert await look(pair, name, phase, (1, 2)) == []


@pytest.mark.long
@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.name)
@pytest.mark.parametrize("name", EDITION_IDS)
async def test_nobody_can_tell_two_tables_apart_many_times(pair: tuple[Server, Server], name: str, phase: type) -> None:
    assert await look(pair, name, phase, range(100, 120)) == []


def secret_bit(game: Game) -> bool:
    """Something that no viewer may know."""
    return bool(game.pile) and game.pile[0] < "d:42"


def leak_in_a_view(patch: pytest.MonkeyPatch) -> None:
    def leaky(game: Game) -> views.PublicView:
        view = views.public_view(game)
        return msgspec.structs.replace(view, pile=view.pile + secret_bit(game))

    patch.setattr(viewing, "public_view", leaky)


def leak_by_a_space(patch: pytest.MonkeyPatch) -> None:
    of = viewing.Frames.of

    def leaky(self: Any, table: Any, scene: Any, keys: Any) -> Any:
        frames, spaced = of(self, table, scene, keys), table.game is not None and secret_bit(table.game)
        if not spaced:
            return frames
        public = next(iter(frames.values())).public.value
        part = framing.Part(replace(public, code=public.code + " "))
        return {key: replace(frame, public=part) for key, frame in frames.items()}

    patch.setattr(viewing.Frames, "of", leaky)


def leak_by_what_is_left_out(patch: pytest.MonkeyPatch) -> None:
    of, since = viewing.Frames.of, framing.Part.since
    tells: dict[int, tuple[Any, bool]] = {}

    def leaky(self: Any, table: Any, scene: Any, keys: Any) -> Any:
        frames = of(self, table, scene, keys)
        for frame in frames.values():
            tells[id(frame.public)] = frame.public, table.game is not None and secret_bit(table.game)
        return frames

    def needless(self: framing.Part, before: framing.Part) -> bytes:
        change = since(self, before)
        return msgspec.json.encode((self.value,)) if change and tells.get(id(self), (None, False))[1] else change

    patch.setattr(viewing.Frames, "of", leaky)
    patch.setattr(framing.Part, "since", needless)


def leak_in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: Any, key: Any, message: Any, around: Any) -> Any:
        if table.game is not None and secret_bit(table.game):
            raise Refusal("wrong-phase", "Not now, as it happens.")
        return decide_message(table, key, message, around)

    patch.setattr(runtime, "decide_message", leaky)


def leak_by_a_frame(patch: pytest.MonkeyPatch) -> None:
    show = Audience.show

    def leaky(self: Audience, table: Any, scene: Any) -> None:
        show(self, table, scene)
        if table.game is not None and secret_bit(table.game):
            for viewer in self:
                viewer.answer(Pong())
                viewer.answer(Gone(reason="left"))  # type: ignore[arg-type]  # no answer, but it is only encoded

    patch.setattr(Audience, "show", leaky)


LEAKS: tuple[Callable[[pytest.MonkeyPatch], None], ...] = (
    leak_in_a_view,
    leak_by_a_space,
    leak_by_what_is_left_out,
    leak_in_a_refusal,
    leak_by_a_frame,
)


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
async def test_a_leak_planted_on_purpose_is_found(
    pair: tuple[Server, Server], plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert await look(pair, "standard", Giving, range(4))


async def test_no_frame_and_no_answer_bears_a_secret(pair: tuple[Server, Server]) -> None:
    """The seats' secrets, the players' seed, what is hidden of other hands and of the pile."""
    server = pair[0]
    for name in EDITION_IDS:
        table = arrived(name, Voting, 3)
        async with worlds(pair, table, 1, random.Random(3)) as (world, _, _):
            await asyncio.sleep(0)
            phase = world.game.phase
            assert isinstance(phase, Voting)
            hidden = {
                *world.game.pile,
                *(card for seat, hand in enumerate(world.game.hands) if seat != 1 for card in hand),
            }
            code = world.live.table.code
            said = b"".join(world.tab.raw)
            for path in (f"/t/{code}", f"/t/{code}/card", f"/t/{code}/qr.svg", f"/api/tables/{code}"):
                async with server.session.get(server.base / path.removeprefix("/")) as answer:
                    said += await answer.read()
            assert str(SEED).encode() not in said
            for key in range(1, world.game.players + 1):
                assert secret_of(key).encode() not in said
                assert hashed(secret_of(key)).hex().encode() not in said
            for card in hidden - set(phase.slots) - set(world.game.discards):
                assert f'"{card}"'.encode() not in said, (name, card)
