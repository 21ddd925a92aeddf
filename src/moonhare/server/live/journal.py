"""One table as the store has it: its log folded, the secrets of its seats, and what stands beside the log.

Durable, then visible: nothing here changes before the store has it. Of several servers that write the same table the
store lets one be first, and the others read on.
"""

from typing import Any, Final

import structlog
from msgspec.structs import replace

from moonhare.rules.errors import Refusal
from moonhare.rules.state import awaited
from moonhare.server.live.answering import not_read, not_stored
from moonhare.server.live.credentials import hashed
from moonhare.server.messages import Key
from moonhare.server.table.around import Events
from moonhare.server.table.events import (
    GuestCame,
    GuestLeft,
    SeatFreed,
    SeatGivenUp,
    SeatRestored,
    SeatTaken,
    decode,
    encode,
)
from moonhare.server.table.evolving import apply
from moonhare.server.table.state import REMOTE, Table
from moonhare.storage import Append, Beside, Clock, CommandId, Outcome, OwnMove, StorageError, Store, Tail

MOST_EVENTS: Final = 100_000
"""Of a table: some hundred evenings. Whoever came back to a longer one would wait for it to be read."""

GOING: Final = (SeatFreed, SeatGivenUp, GuestLeft)
"""What ends somebody's being at the table."""

log = structlog.get_logger(__name__)


class Journal:
    """A table, its log's head, and what is beside it, as this server last learnt it."""

    def __init__(self, store: Store, table: Table, tail: Tail) -> None:
        """Go on with a table that was folded up to the end of what was read."""
        self._store, self.code = store, table.code
        self.table = table
        """As its events make it."""
        self.head = tail.entries[-1].n
        """The number of its last event."""
        self.beside = tail.beside
        """Who is connected where, and the clocks."""
        self._seats = dict(tail.seats)

    def key_of(self, secret: str | None) -> Key | None:
        """Who at the table a secret lets in, if anybody."""
        key = self.known_by(secret)
        return key if key is not None and self.table.has_place(key) else None

    def known_by(self, secret: str | None) -> Key | None:
        """Whom a secret let in once, if anybody, wherever they are now."""
        return None if secret is None else self._seats.get(hashed(secret))

    def bot_of(self, secret: str) -> Key | None:
        """Whose seat the secret of a program opens, if any: no door that is for people."""
        key = self.known_by(secret)
        return key if self.table.is_bot(key) else None

    def admitted(self, digest: bytes) -> Key | None:
        """Whose seat the secret of this digest opens, if any."""
        return self._seats.get(digest)

    def secret_of(self, key: Key) -> bytes | None:
        """The digest of the secret that opens a seat."""
        return next((digest for digest, owner in self._seats.items() if owner == key), None)

    async def readmit(self, key: Key, digest: bytes) -> bool:
        """Have another secret open a seat, and the one before nothing any more. Raises `Refusal` ("not-stored")."""
        try:
            done = await self._store.readmit(self.code, key, digest)
        except StorageError:
            raise not_stored() from None
        if done:
            self._seats = {other: owner for other, owner in self._seats.items() if owner != key} | {digest: key}
        return done

    def has_seat(self, key: Key) -> bool:
        """Whether some secret lets in this key, and it is at the table, a person or a program."""
        return key in self._seats.values() and (self.table.has_place(key) or self.table.is_bot(key))

    async def append(
        self,
        events: Events,
        after: Table,
        *,
        command: CommandId | None = None,
        secret: bytes | None = None,
        own: OwnMove | None = None,
        ended: str | None = None,
        clocks: tuple[Clock, ...] | None = None,
    ) -> Outcome:
        """Store events; where that was possible, move on to `after`.

        `clocks`: as they are from then on, None where they are not this server's to set. `secret`: of whom the events
        seat. Raises `Refusal` ("not-stored", "table-worn-out").
        """
        if self.head >= MOST_EVENTS and (command is not None or secret is not None):
            _check_not_worn_out(self.table, after, events)
        append = Append(
            table=self.code,
            after=self.head,
            events=tuple(map(encode, events)),
            command=command,
            admit=() if secret is None else _admitted(events, secret),
            dismiss=tuple(
                [event.key for event in events if isinstance(event, GOING) and not after.knows(event.key)],
            ),
            own=own,
            ended=ended,
            clocks=None if clocks == self.beside.clocks else clocks,
        )
        try:
            outcome = await self._store.append(append)
        except StorageError as error:
            log.error("an append failed", table=append.table, error=str(error))
            raise not_stored() from None
        if outcome == "appended":
            self.table, self.head = after, self.head + len(events)
            if append.admit or append.dismiss:
                self._turn_over(append)
            if append.clocks is not None:
                self.beside = replace(self.beside, clocks=append.clocks)
        return outcome

    def _turn_over(self, append: Append) -> None:
        """Note who has come and gone by an append: their secrets, and since when they are absent."""
        gone = {*append.dismiss, *[key for key, _ in append.admit]}
        self._seats = {digest: key for digest, key in self._seats.items() if key not in gone}
        self._seats.update((digest, key) for key, digest in append.admit)
        absent = {key: since for key, since in self.beside.absent.items() if key not in append.dismiss}
        absent |= dict.fromkeys((key for key, _ in append.admit), int(self._store.now() * 1000))
        self.beside = replace(self.beside, absent=absent)

    async def catch_up(self) -> Events | None:
        """Read what others have changed; gives what has happened, or None where the table is no more.

        Raises `Refusal` ("not-stored").
        """
        try:
            # The last known event too: without it nothing new looks like no table.
            tail = await self._store.read(self.code, self.head - 1)
        except StorageError as error:
            log.error("a table cannot be read", table=self.code, error=str(error))
            raise not_read() from None
        if not tail.entries:
            return None
        events = tuple(decode(entry.data) for entry in tail.entries[1:])
        if events:
            self.table = apply(self.table, events)
            self.head = tail.entries[-1].n
        self._seats = dict(tail.seats)
        self.note(tail.beside)
        return events

    def note(self, beside: Beside) -> None:
        """Take what stands beside the log, unless something newer is known."""
        if beside.version >= self.beside.version:
            self.beside = beside

    async def knows(self, command: CommandId) -> bool:
        """Whether a command was accepted; False where that cannot be found out."""
        try:
            return await self._store.knows(self.code, command)
        except StorageError:
            return False


def _check_not_worn_out(before: Table, after: Table, events: Events) -> None:
    """Refuse ("table-worn-out") what people do at a table of `MOST_EVENTS`, unless a game moves on by it or
    takes leave.
    """
    nearer = before.stage == "playing" and _awaits(before) != _awaits(after)
    if not nearer and not any(isinstance(event, GOING) for event in events):
        raise Refusal("table-worn-out", "This table has seen as much as it can keep; open another one.")


def _awaits(table: Table) -> tuple[Any, ...]:
    """Whom a game waits for, and in which moment: what only changes somebody's mind changes none of it."""
    game = table.game
    return () if game is None else (table.stage, game.round, game.phase.name, awaited(game))


def _admitted(events: Events, secret: bytes) -> tuple[tuple[Key, bytes], ...]:
    came = [event for event in events if isinstance(event, GuestCame | SeatRestored | SeatTaken)]
    return tuple([(e.key, secret) for e in came if not isinstance(e, SeatTaken) or _is_let_in(e)])


def _is_let_in(taken: SeatTaken) -> bool:
    return taken.kind == "person" or taken.player == REMOTE
