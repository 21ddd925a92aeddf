"""Who plays where no person does: the computer players of a server, and what one of them does when asked.

Which players there are is handed in. Knows no clock: when a move is due is `steward`'s affair.
"""

import asyncio
import hashlib
from collections.abc import Callable, Container
from contextlib import suppress
from functools import partial
from threading import BoundedSemaphore, Thread
from typing import Any, Final, Protocol, TypeVar

import structlog

from moonhare.players import Player
from moonhare.rules.commands import NameGiver, SeatCommand
from moonhare.rules.state import Giving, naming_of, partner
from moonhare.server.bodies import PlayerInfo
from moonhare.server.messages import Key
from moonhare.server.table.state import Table

log = structlog.get_logger(__name__)

MOST_THINKING: Final = 64
"""Players that may think at once; one that never comes back is one of them for good."""

_free = BoundedSemaphore(MOST_THINKING)

Thought = TypeVar("Thought")


class Think(Protocol):
    """Has something thought about off the event loop."""

    def __call__(self, work: Callable[[], Thought], /) -> "asyncio.Future[Thought]":
        """Begin with it."""
        ...


class Company(Protocol):
    """The players of this server."""

    @property
    def names(self) -> tuple[str, ...]:
        """Those that can be asked to a table, the usual one first."""
        ...

    def offers(self) -> tuple[PlayerInfo, ...]:
        """The same, each with what those at a table are to know of it."""
        ...

    def player(self, table: Table, key: Key) -> Player:
        """Who plays for a seat. Sees the table only to know who sits there, its language and seed: moves are made from
        views.
        """
        ...

    def thinks(self, table: Table, key: Key) -> bool:
        """Whether a seat's player is a `Thinker`: it is asked off the event loop, ahead of time."""
        ...

    def takes(self, table: Table, key: Key) -> tuple[float, float] | None:
        """From … to … seconds that a seat's player takes; None: the usual time."""
        ...

    def stand_in(self, table: Table, key: Key) -> Player:
        """Who plays at once where another player has not done so in time."""
        ...

    def why(self, table: Table, key: Key) -> str | None:
        """What a seat's player says of its vote in the round that was scored last; None: nothing."""
        ...


def seed_of(table: Table, key: Key) -> int:
    """The taste of a seat's player, in this game: of the table's secret seed, so that it outlasts a restart.

    Its lowest byte, by which a player knows who it is, stays the same from game to game.
    """
    taste, person = (_drawn(table.seed, *about) for about in ((table.game_number, key), (key,)))
    return int.from_bytes((*taste, person[0]))


def _drawn(*about: object) -> bytes:
    return hashlib.blake2b(" ".join(map(str, about)).encode(), digest_size=8).digest()


def in_a_thread(work: Callable[[], Thought]) -> "asyncio.Future[Thought]":
    """Have a player think in a thread of its own, which keeps neither others from thinking nor the server from ending.

    The future fails with whatever the player raises, and with `RuntimeError` where `MOST_THINKING` think already or the
    system has no thread left.
    """
    loop = asyncio.get_running_loop()
    thought: asyncio.Future[Thought] = loop.create_future()

    def settle(put: Callable[[], None]) -> None:
        if not thought.done():
            put()

    def think() -> None:
        try:
            put = partial(thought.set_result, work())
        except Exception as failure:
            put = partial(thought.set_exception, failure)
        finally:
            _free.release()
        # The server may have ended meanwhile.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(settle, put)

    if not _free.acquire(blocking=False):
        thought.set_exception(RuntimeError(f"{MOST_THINKING} computer players think already"))
        return thought
    try:
        Thread(target=think, name="player", daemon=True).start()
    except (RuntimeError, MemoryError) as failure:
        _free.release()
        thought.set_exception(failure)
    return thought


class Thoughts:
    """What the players of one table are thinking about, by the moment that it is awaited in."""

    def __init__(self, think: Think = in_a_thread) -> None:
        """Think of nothing yet."""
        self._think = think
        self.begun: dict[object, asyncio.Future[Any]] = {}
        """What is thought about, by moment."""

    def keep(self, moments: Container[object]) -> None:
        """Go on with these and drop the others: what comes for them comes too late."""
        for moment in [moment for moment in self.begun if moment not in moments]:
            self.begun.pop(moment).cancel()

    def begin(self, moment: object, work: Callable[[], object]) -> None:
        """Have something thought about for a moment."""
        self.begun[moment] = thought = self._think(work)
        # A player may fail long before its move is due, or when nobody wants it any more.
        thought.add_done_callback(lambda done: done.cancelled() or done.exception())

    def take(self, moment: object) -> Any:
        """Take what was thought about a moment; None where it is not there in time, or the player failed."""
        thought = self.begun.pop(moment, None)
        if thought is None:
            return None
        if not thought.done():
            log.info("a computer player was not done in time")
            thought.cancel()
            return None
        if thought.cancelled():
            return None
        if failure := thought.exception():
            log.error("a computer player failed", error=repr(failure))
            return None
        return thought.result()


def deference(table: Table, key: Key, away: tuple[Key, ...]) -> SeatCommand | None:
    """Let a present partner have the say over who gives; None where there is nothing to leave to them."""
    game = table.game
    if game is None or not game.settings.teams or not isinstance(game.phase, Giving):
        return None
    seat = table.seat(key)
    other = partner(game, seat)
    mate = table.members[other]
    if mate.kind == "computer" or mate.key in away:
        return None
    naming = naming_of(game, seat)
    if naming is None:
        return NameGiver(giver=other)
    return None if naming.agreed or naming.by == seat else NameGiver(giver=naming.giver)
