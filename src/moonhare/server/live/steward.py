"""Does what a table does by itself: tells the store who looks, keeps its clocks, and acts when something is due.

Only the server that holds the table acts (`storage.Store`); every server tells who looks at it there. One alarm a
table, set anew after whatever happens, so that nothing that goes wrong can make it stand still for good.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Protocol

import structlog

from moonhare.rules.errors import Refusal
from moonhare.server.live.agenda import SHORTEST_PAUSE, Agenda
from moonhare.server.live.journal import Journal
from moonhare.server.live.waiting import Attendance, changes
from moonhare.server.live.world import World
from moonhare.server.messages import Key
from moonhare.server.table.deciding import Around, Events
from moonhare.server.table.state import Table
from moonhare.storage import NO_SEAT, Clock, OwnMove, StorageError

if TYPE_CHECKING:
    from moonhare.server.live.clock import Alarm

log = structlog.get_logger(__name__)


class Kept(Protocol):
    """What a steward needs of the table that it looks after."""

    @property
    def watching(self) -> frozenset[Key | None]:
        """The seats that somebody looks from here; None for those without one."""
        ...

    @property
    def attendance(self) -> Attendance:
        """Which of the table's people are there, over all servers."""
        ...

    @property
    def around(self) -> Around:
        """What a decision needs to know besides the table."""
        ...

    @property
    def away(self) -> tuple[Key, ...]:
        """The persons whose connection has been gone for long."""
        ...

    def moments(self) -> Iterable[float]:
        """When what is seen of the table changes by itself, besides its people's absence."""
        ...

    def notice(self) -> None:
        """Show what has changed."""
        ...

    def carry_out(self, decision: Callable[[Table], Events], *, own: OwnMove) -> Awaitable[None]:
        """Make a decision happen. Raises `Refusal`."""
        ...

    def leave_memory(self) -> None:
        """Nobody has looked here for long."""
        ...


class Steward:
    """The steward of one table at this server."""

    def __init__(self, world: World, journal: Journal, kept: Kept, turn: asyncio.Lock) -> None:
        """Look after a table; `turn`: held by whoever changes it."""
        self.agenda = Agenda(world)
        self._world, self._journal, self._kept, self._turn = world, journal, kept, turn
        self._unwatched_since = world.clock.now()
        self._attended: tuple[int | None, frozenset[int]] = (None, frozenset())
        self._alarm: Alarm | None = None
        self._stopped = False

    def touch(self) -> None:
        """Somebody looks or is about to: the table stays in memory for a while."""
        self._unwatched_since = self._world.clock.now()

    def stop(self) -> None:
        """Do nothing any more: the table leaves memory."""
        self._stopped = True
        self.agenda.stop()
        self._stop_alarm()

    @property
    def holds(self) -> bool:
        """Whether this server does what the table does by itself."""
        holder = self._journal.beside.holder
        return holder is not None and holder == self._world.lease.number

    def clocks_after(self, table: Table) -> tuple[Clock, ...] | None:
        """The clocks that go with a table as it will be; None where they stay, or are another server's to set."""
        if not self.holds:
            return None
        before = self._journal.beside.clocks
        after = self.agenda.clocks(table, before, self._kept.attendance, self._world.clock.now())
        return None if after == before else after

    # ---- what is due next

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def look_ahead(self) -> None:
        """Find out what is due next, and set the alarm for it."""
        self._stop_alarm()
        if self._stopped:
            return
        try:
            moment = self._next_moment()
        except Exception:
            log.exception("what is due could not be found out", table=self._journal.code)
            moment = self._world.clock.now() + SHORTEST_PAUSE
        if moment is not None:
            self._alarm = self._world.clock.at(moment, self.tick)

    def _next_moment(self) -> float | None:
        now, times, kept = self._world.clock.now(), self._world.times, self._kept
        attendance = kept.attendance
        moments = [*changes(attendance, now, times), *kept.moments()]
        if not kept.watching:
            moments.append(self._unwatched_since + times.unwatched)
        if self._attended != self._wanted() or self.clocks_after(self._journal.table) is not None:
            moments.append(max(now, self.agenda.not_before))
        if self.holds:
            first = self.agenda.look_ahead(self._journal.table, attendance, self._journal.beside.clocks, now)
            moments += [] if first is None else [first]
        else:
            self.agenda.stop()
        return min(moments, default=None)

    # ---- doing it

    async def tick(self) -> None:
        """Do what is due: at most one move, so that commands of people come in between."""
        now = self._world.clock.now()
        async with self._turn:
            if not self._stopped:
                await self._do_what_is_due(now)
        if not self._kept.watching and now >= self._unwatched_since + self._world.times.unwatched:
            self._kept.leave_memory()
        self.look_ahead()

    async def _do_what_is_due(self, now: float) -> None:
        agenda, table = self.agenda, self._journal.code
        try:
            await self._attend()
            self._kept.notice()
            if self.holds:
                await self._plan()
                await self._act(now)
            agenda.succeeded()
        except Refusal as refusal:
            # Somebody was quicker, or nothing can be stored now.
            log.info("a move by itself was refused", table=table, code=refusal.code)
            agenda.failed(now)
        except StorageError as error:
            log.error("what is beside a log cannot be stored", table=table, error=str(error))  # noqa: TRY400 - it says all
            agenda.failed(now)
        except Exception:
            # Whatever it was: the alarm is set again, or the table would stand still for good.
            log.exception("a move by itself failed", table=table)
            agenda.failed(now)

    def _wanted(self) -> tuple[int | None, frozenset[int]]:
        """What the store has to know of who looks here; a number without anybody is of no matter."""
        keys = frozenset(NO_SEAT if key is None else key for key in self._kept.watching)
        return (self._world.lease.number if keys else self._attended[0], keys)

    async def _attend(self) -> None:
        """Tell the store who looks here, where it does not know."""
        if self._kept.watching:
            await self._world.lease.take()
        number, keys = wanted = self._wanted()
        if self._attended != wanted and number is not None:
            self._journal.note(await self._world.store.attend(number, self._journal.code, keys))
        self._attended = wanted

    async def _plan(self) -> None:
        """Have the store keep the clocks that the table has to have."""
        clocks, number = self.clocks_after(self._journal.table), self._world.lease.number
        if clocks is not None and number is not None:
            self._journal.note(await self._world.store.plan(number, self._journal.code, clocks))
            self._kept.notice()

    async def _act(self, now: float) -> None:
        """Do what is due longest, if anything is."""
        agenda, kept, journal, number = self.agenda, self._kept, self._journal, self._world.lease.number
        agenda.look_ahead(journal.table, kept.attendance, journal.beside.clocks, now)
        wait = agenda.due(now)
        if wait is None or number is None:
            return
        person = wait.key in [member.key for member in journal.table.persons]
        absent = wait.key if person and wait.then in ("act", "free-seat", "pass-host") else None
        await kept.carry_out(
            lambda table: agenda.decide(wait, table, kept.around, kept.away), own=OwnMove(server=number, absent=absent)
        )
