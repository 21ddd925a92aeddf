"""What a computer player does at the seat that it has somewhere else: a move for each moment that awaits one.

Owns the player's side of one socket after the other (`docs/protocol.md`); how a socket comes about, `connecting` knows.
The player is asked in a thread of its own, one question at a time, and always about the table as it is now.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

import aiohttp
import msgspec

from moonhare.players import FAILURES, Player, Rememberer, Told, as_sent, told, what_failed
from moonhare.rules.commands import SeatCommand
from moonhare.rules.editions import edition, resolve
from moonhare.rules.errors import Refusal
from moonhare.rules.settings import SETTING_NAMES, Settings
from moonhare.rules.views import OwnView, PublicView, View

PING: Final = 5.0
"""Seconds between two signs of life; a server that says nothing for thrice as long is lost."""

AGAIN: Final = 1.0
"""Seconds until a move is sent again that was refused for something that passes."""

PASSING: Final = ("not-over", "busy", "not-stored", "too-fast")
"""Such refusals: people have the first word, or the server is in need for a moment."""

OUTDATED: Final = ("stale", "already-named", "already-given")
"""The table has gone on, or a partner has said the same, as the move was under way."""

LATE: Final = 1.0
"""Seconds of thinking from which on it is said that the table has gone on meanwhile; less is nobody's slowness."""

INSTEAD: Final = "The simple player moves in its place."

GONE: Final = {
    "removed": "Removed from the table.",
    "freed": "The seat is this program's no more.",
    "left": "Left the table.",
    "barred": "Kept out of the table.",
}

Say = Callable[[str], object]
T = TypeVar("T")


class _Clock(msgspec.Struct):
    what: str = ""


class _Public(msgspec.Struct):
    game_number: int
    game: PublicView | None
    settings: dict[str, Any] = {}
    """Read by `settings_of`: a server of another version may have more of them, or fewer."""
    clocks: tuple[_Clock, ...] = ()


class _Own(msgspec.Struct):
    game: OwnView | None


class _Frame(msgspec.Struct):
    """What of the messages matters here; all else in them may grow."""

    type: str
    id: str | None = None
    code: str = ""
    message: str = ""
    reason: str = ""
    public: _Public | None = None
    own: _Own | None = None
    left: tuple[float, ...] = ()


class _Awaited(NamedTuple):
    """A moment that awaits a move of the seat."""

    moment: object
    """The same for as long as it is the same question."""
    number: int
    """Of the game."""
    view: View
    earliest: float
    """By the loop's time: before, others have the first word."""

    @property
    def phase(self) -> tuple[int, int, str]:
        return self.number, self.view.public.round, self.view.public.phase

    @property
    def where(self) -> str:
        return f"round {self.view.public.round} ({self.view.public.phase})"


class _Answer(NamedTuple):
    """What has been said to it."""

    moment: object
    id: str
    message: str
    """Empty where there is no answer."""
    instead: bool
    """Whether it is not the player's own."""


class _Said(NamedTuple):
    """What came of asking the player."""

    move: SeatCommand | None
    problem: str = ""
    """Why the move is not its own."""


_read: Final = msgspec.json.Decoder(_Frame).decode
_encode: Final = msgspec.json.Encoder().encode


class Attendant:
    """What a player does at its seat, over as many connections as it takes."""

    def __init__(
        self, player: Player, say: Say, *, known: Collection[str] | None = None, stand_in: Player | None = None
    ) -> None:
        """Take who plays. `say`: takes a line for each problem.

        `known`: the cards that it was told of; None: it needs none. `stand_in`: moves at once where the player fails,
        or what it asks for is refused; None: the table waits, until a computer there does.
        """
        self._player, self._say, self._known, self._stand_in = player, say, known, stand_in
        self._evening: dict[tuple[int, int], Told] = {}
        self._unknown: set[str] = set()
        """Sets of whose cards it knows nothing, as has been said."""
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._awaited: _Awaited | None = None
        """As the newest view has it."""
        self._answer: _Answer | None = None
        self._sent = False
        """Whether this connection has been told it."""
        self._thinking: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        """Set with each view."""

    def dismiss(self) -> None:
        """Wait for no answer any more."""
        if self._thinking is not None:
            self._thinking.cancel()

    async def attend(self, socket: aiohttp.ClientWebSocketResponse) -> str | None:
        """Play over one connection until it ends; returns why all ends, None where it is to be made again."""
        self._socket, self._sent = socket, False
        troubled: str | None = None
        pinging = asyncio.create_task(_ping(socket))
        later: set[asyncio.Task[None]] = set()
        try:
            async for message in socket:
                if message.type is not aiohttp.WSMsgType.TEXT:
                    continue
                frame, answer = _read(message.data), self._answer
                if frame.type == "gone":
                    return GONE.get(frame.reason, "The table is no more.")
                if frame.type == "view":
                    await self._look(frame)
                elif frame.type == "refused" and answer is not None and frame.id == answer.id:
                    if frame.code in PASSING:
                        # With its id, so that it is done once. Said once a move: the server may be in need for long.
                        if frame.code != "not-over" and frame.id != troubled:
                            self._say(f"A move was refused ({frame.code}): {frame.message} Again in {AGAIN:.0f} s.")
                            troubled = frame.id
                        task = asyncio.create_task(_again(socket, answer.message))
                        later.add(task)
                        task.add_done_callback(later.discard)
                    elif frame.code not in OUTDATED:
                        await self._correct(answer, f"A move was refused ({frame.code}): {frame.message}")
        finally:
            self._socket = None
            for task in (pinging, *later):
                task.cancel()
        return None

    async def _look(self, frame: _Frame) -> None:
        """Take a view; of several that came while the player was thinking the newest alone counts."""
        self._awaited = self._awaited_in(frame)
        self._news.set()
        if self._thinking is not None and self._thinking.done():
            self._thinking.result()
        if self._awaited is None:
            return
        if self._answer is not None and self._answer.moment == self._awaited.moment:
            await self._tell()
        elif self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._think())

    def _awaited_in(self, frame: _Frame) -> _Awaited | None:
        """What a view awaits of the seat; None where that is nothing."""
        if frame.public is None or frame.public.game is None or frame.own is None or frame.own.game is None:
            return None
        number, public, own = frame.public.game_number, frame.public.game, frame.own.game
        if public.outcome is not None:
            self._evening[number, public.outcome.round] = told(public.outcome)
        self._look_for_unknown((*own.hand, *public.slots))
        # The points are the people's, and a mind that is made up stays so.
        may = msgspec.structs.replace(own.may, go_on=False, exchange=None)
        if may == type(may)():
            return None
        view = View(
            public=public,
            own=msgspec.structs.replace(own, may=may),
            settings=settings_of(public, frame.public.settings),
        )
        wait = sum(
            left
            for clock, left in zip(frame.public.clocks, frame.left, strict=False)
            if clock.what == "announce" and left > 0
        )
        moment = (number, public.round, public.phase, public.namings, may)
        return _Awaited(moment, number, view, asyncio.get_running_loop().time() + wait)

    def _look_for_unknown(self, cards: Collection[str]) -> None:
        if self._known is None:
            return
        sets = {card.partition(":")[0] for card in cards if card not in self._known} - self._unknown
        if sets:
            self._unknown |= sets
            named = ", ".join(sorted(sets))
            self._say(f"The player knows nothing of the cards of {named}: --sets names it, by id or folder.")

    async def _think(self) -> None:
        """Ask the player for as long as there is something that it has not been asked."""
        loop = asyncio.get_running_loop()
        while (asked := self._awaited) is not None and (self._answer is None or self._answer.moment != asked.moment):
            if (wait := asked.earliest - loop.time()) > 0:
                # Who thinks long about a clue that somebody else tells misses what comes after it.
                self._news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), wait)
                continue
            began = loop.time()
            said = await _in_a_thread(partial(self._ask, asked))
            if isinstance(said, BaseException):
                raise said
            if said.problem:
                self._say(said.problem)
            self._take(asked, said.move, instead=bool(said.problem))
            if self._awaited is not None and self._awaited.moment == asked.moment:
                await self._tell()
            elif (took := loop.time() - began) >= LATE and self._has_gone_on(asked):
                self._say(f"The player took {took:.0f} s in {asked.where}: the table has gone on without its move.")

    def _take(self, asked: _Awaited, move: SeatCommand | None, *, instead: bool) -> None:
        number, turn, phase = asked.phase
        name, message = secrets.token_urlsafe(12), ""
        if move is not None:
            sent = {"type": "do", "id": name, "game": number, "round": turn, "phase": phase, "command": move}
            message = _encode(sent).decode()
        self._answer, self._sent = _Answer(asked.moment, name, message, instead), False

    async def _correct(self, refused: _Answer, problem: str) -> None:
        """Have somebody move in the player's place, where what it asked for is not allowed."""
        asked = self._awaited
        if self._stand_in is None or refused.instead or asked is None or asked.moment != refused.moment:
            self._say(problem)
            return
        self._say(f"{problem} {INSTEAD}")
        self._take(asked, self._stand_in.act(asked.view), instead=True)
        await self._tell()

    def _has_gone_on(self, asked: _Awaited) -> bool:
        # Whoever is first tells the first clue; no other comes too late.
        return asked.view.public.phase != "announcing" and (self._awaited is None or self._awaited.phase != asked.phase)

    async def _tell(self) -> None:
        """Send the answer, once over each connection: with the same id it is done once."""
        if self._answer is None or not self._answer.message or self._sent or self._socket is None:
            return
        self._sent = True
        try:
            await self._socket.send_str(self._answer.message)
        except (aiohttp.ClientError, OSError):
            # The next connection begins with a view, and sends it again.
            self._sent = False

    def _ask(self, asked: _Awaited) -> _Said | BaseException:
        """Ask the player: its move, or what is to be said of its failure.

        Raises nothing: a future cannot bear everything that a player may raise (`StopIteration`).
        """
        try:
            if isinstance(self._player, Rememberer):
                self._player.recall([self._evening[at] for at in sorted(self._evening)])
            move = self._player.act(asked.view)
        except FAILURES as error:
            problem = f"The player failed in {asked.where}: {what_failed(error)}."
        except BaseException as error:
            # Raised again by whoever asked.
            return error
        else:
            try:
                return _Said(as_sent(move))
            except Refusal as refusal:
                problem = f"The player made no move in {asked.where}: {refusal.message}"
        if self._stand_in is None:
            return _Said(None, problem)
        return _Said(self._stand_in.act(asked.view), f"{problem} {INSTEAD}")


def settings_of(game: PublicView, told: Mapping[str, Any]) -> Settings:
    """What a table plays by, as far as this version knows it; the edition's own where that is not enough."""
    try:
        return msgspec.convert({name: told[name] for name in SETTING_NAMES if name in told}, Settings)
    except msgspec.ValidationError:
        return resolve(edition(game.edition), len(game.points))


def _in_a_thread(work: Callable[[], T]) -> "asyncio.Future[T]":
    """Do something that must raise nothing in a thread for which nobody waits at the end of the process."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def give(result: T) -> None:
        if not done.done():
            done.set_result(result)

    def run() -> None:
        result = work()
        if not loop.is_closed():
            loop.call_soon_threadsafe(give, result)

    Thread(target=run, name="player", daemon=True).start()
    return done


async def _ping(socket: aiohttp.ClientWebSocketResponse) -> None:
    while not socket.closed:
        await asyncio.sleep(PING)
        await socket.send_str('{"type":"ping"}')


async def _again(socket: aiohttp.ClientWebSocketResponse, message: str) -> None:
    await asyncio.sleep(AGAIN)
    if not socket.closed:
        await socket.send_str(message)
