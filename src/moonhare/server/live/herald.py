"""Calls those whose turn has begun at one table while none of their pages is open: by web push, where they asked.

Nothing of it is seen at the table. It is sent a fixed while after the turn began, off the table's turn, by the server
that holds the table, once for each phase whichever servers there are; a message says no more than that, and where.
"""

from functools import partial
from hashlib import blake2b
from typing import Final, NamedTuple, Protocol

import msgspec
import structlog

from moonhare.rules.errors import Refusal
from moonhare.rules.state import Showing, awaited
from moonhare.server.bases import Key
from moonhare.server.live.journal import Journal
from moonhare.server.live.world import World
from moonhare.server.push import asked
from moonhare.server.push.asked import Asked
from moonhare.server.push.courier import Call, Caller
from moonhare.server.table.awaiting import has_proposed
from moonhare.server.table.state import Table
from moonhare.storage import StorageError

PAUSE: Final = 15.0
"""Seconds after the beginning of a turn: whoever reloads a page is back by then, and a sleeping phone is gone."""

AGAIN: Final = (60.0, 600.0)
"""Seconds until it is tried again where a push service could not be reached."""

DAY: Final = 86_400
EVENING: Final = 1800
"""Seconds for which a push service keeps a message, over days and else."""

log = structlog.get_logger(__name__)


class Turn(NamedTuple):
    """Somebody's turn in one phase: what others do meanwhile does not end it."""

    key: Key
    game: int
    round: int
    phase: str


def turns(table: Table) -> frozenset[Turn]:
    """The turns of a table's persons; that the points are there is one where a table may wait for days."""
    game = table.game
    if game is None or table.stage != "playing" or (isinstance(game.phase, Showing) and not table.slow):
        return frozenset()
    if isinstance(game.phase, Showing):
        gone_on = game.phase.gone_on
        seats = [seat for seat in map(table.seat, [one.key for one in table.persons]) if seat not in gone_on]
    else:
        seats = [seat for seat in awaited(game) if not has_proposed(game, seat)]
    members = [table.members[seat] for seat in seats]
    return frozenset(
        Turn(member.key, table.game_number, game.round, game.phase.name)
        for member in members
        if member.kind == "person"
    )


def _goes_on(before: Table, after: Table) -> bool:
    """Whether nobody's turn has begun, as one phase lasts; in teams one may wait for the other's word within it."""
    was, game = before.game, after.game
    if was is None or game is None or game.settings.teams or before.members is not after.members:
        return False
    return (before.stage, was.round, type(was.phase)) == (after.stage, game.round, type(game.phase))


class Holder(Protocol):
    """What a herald needs of the table's steward."""

    @property
    def holds(self) -> bool:
        """Whether this server does what the table does by itself."""
        ...


class Live(Protocol):
    """What a herald needs of the table that it stands at."""

    @property
    def watching(self) -> frozenset[Key | None]:
        """The seats that somebody looks from here."""
        ...

    async def look(self) -> None:
        """Find out what has become of the table elsewhere. Raises `Refusal`."""
        ...


class Herald:
    """The herald of one table at this server."""

    def __init__(self, world: World, journal: Journal, holder: Holder, live: Live) -> None:
        """Take what says whether this server holds the table, and who looks at it here."""
        self._world, self._journal, self._holder, self._live = world, journal, holder, live

    def moved(self, before: Table) -> None:
        """The table has moved on: whoever's turn has begun by it is called in a while, unless they come."""
        caller, after, clock = self._world.caller, self._journal.table, self._world.clock
        if caller is None or not self._holder.holds:
            return
        begun = frozenset[Turn]() if _goes_on(before, after) else turns(after) - turns(before)
        if begun:
            clock.at(clock.now() + PAUSE, partial(self._call, caller, begun, AGAIN))
        if set(before.people) - set(after.people):
            clock.at(clock.now(), self._forget_the_gone)

    async def _call(self, caller: Caller, begun: frozenset[Turn], again: tuple[float, ...]) -> None:
        """Call those of these turns that still last and whose people are not there."""
        if begun.isdisjoint(turns(self._journal.table)):
            return  # a turn that is over does not come again, whatever has happened elsewhere
        try:
            await self._live.look()
            present = {*self._journal.beside.present, *self._live.watching}
            lasting = sorted(turn for turn in begun & turns(self._journal.table) if turn.key not in present)
            waiting = await self._asked() if lasting else ()
            failed = [turn for turn in lasting if not await self._call_one(caller, turn, waiting, first=again == AGAIN)]
        except (Refusal, StorageError):
            # The table is no more, or nothing can be read: who comes back sees what there is to see.
            return
        except Exception:
            log.exception("a call failed", table=self._journal.code)
            return
        if failed and again:
            clock = self._world.clock
            clock.at(clock.now() + again[0], partial(self._call, caller, frozenset(failed), again[1:]))

    async def _call_one(self, caller: Caller, turn: Turn, waiting: tuple[Asked, ...], *, first: bool) -> bool:
        """Call the browsers of one seat; False where it should be tried again."""
        store, code, table = self._world.store, self._journal.code, self._journal.table
        browsers = [one for one in waiting if one.key == turn.key]
        if not browsers or (first and not await self._is_first(turn)):
            return True
        kind = "points" if turn.phase == "showing" else "your-turn"
        outcomes = []
        for one in browsers:
            call = Call(
                endpoint=one.endpoint,
                p256dh=one.p256dh,
                auth=one.auth,
                contact=one.contact,
                message=msgspec.json.encode({"kind": kind, "code": code}),
                topic=self._named("topic", turn.key).hex(),
                seconds=DAY if table.slow else EVENING,
                urgency="normal" if table.slow else "high",
            )
            outcomes.append(await caller.call(call))
            if outcomes[-1] == "gone":
                await asked.forget(store, code, one.endpoint)
        return "failed" not in outcomes or "handed over" in outcomes

    async def _is_first(self, turn: Turn) -> bool:
        """Whether nobody, at whichever server, has called for this turn yet."""
        count, _ = await self._world.store.count(self._named(*turn), 7 * DAY)
        return count == 1

    async def _asked(self) -> tuple[Asked, ...]:
        """Who is to be called; whose seat is another's by now is forgotten."""
        store, code, journal = self._world.store, self._journal.code, self._journal
        found = await asked.all_of(store, code)
        theirs = [one for one in found if journal.has_seat(one.key) and journal.secret_of(one.key) == one.secret]
        for one in found:
            if one not in theirs:
                await asked.forget(store, code, one.endpoint)
        return tuple(theirs)

    async def _forget_the_gone(self) -> None:
        try:
            await self._asked()
        except StorageError as error:
            log.info("who is called no more could not be forgotten", error=str(error))

    def _named(self, *facts: object) -> bytes:
        """A name that nobody can find out from, by what nobody is told."""
        table = self._journal.table
        return blake2b(f"{table.code} {facts}".encode(), key=str(table.seed).encode()[:64], digest_size=16).digest()
