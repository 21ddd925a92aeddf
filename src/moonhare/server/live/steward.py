"""Does what a table does by itself: tells the store who looks, keeps its clocks, and has done what is due.

Only the server that holds the table acts (`storage.Store`); every server tells who looks at it there. One alarm a
table, set anew after whatever happens, so that nothing that goes wrong can make it stand still for good.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

import structlog

from moonhare.rules.errors import Refusal
from moonhare.server.live.acting import Actor
from moonhare.server.live.journal import Journal
from moonhare.server.live.signs import Signs
from moonhare.server.live.situation import Attendance, Moment, Situation, attendance_of
from moonhare.server.live.waiting import Outlook, Wait, look_ahead, scene_of
from moonhare.server.live.world import World
from moonhare.server.messages import Key
from moonhare.server.table.around import Events
from moonhare.server.table.awaiting import limit_of
from moonhare.server.table.state import Table
from moonhare.server.table.viewing import NOBODY
from moonhare.storage import GRACE, NO_SEAT, RENEWAL, WATCH, OwnMove, StorageError

if TYPE_CHECKING:
    from moonhare.server.live.clock import Alarm

IN_GAME: Final = ("act", "hurry", "end-showing")
"""What a game goes on by."""

THOUGHT: Final = ("act", "say-whys")
"""What computer players think about until it is due."""

OF_THE_ABSENT: Final = ("act", "free-seat", "pass-host", "keep-host")
"""What happens only while a person is not there."""

SHORTEST_PAUSE: Final = 1.0
"""Seconds after which a table tries again what it could not do by itself; each time twice as many, up to …"""

LONGEST_PAUSE: Final = 16.0

log = structlog.get_logger(__name__)


class Kept(Protocol):
    """What a steward needs of the table that it looks after."""

    @property
    def watching(self) -> frozenset[Key | None]:
        """The seats that somebody looks from here; None for those without one."""
        ...

    def refresh(self) -> Outlook:
        """Find out what is waited for, and show what has changed."""
        ...

    def decide(self, wait: Wait, table: Table) -> Events:
        """Say what something that is due makes happen. Raises `Refusal`."""
        ...

    def carry_out(self, decision: Callable[[Table], Events], *, own: OwnMove, ended: str | None) -> Awaitable[bool]:
        """Make a decision happen; whether anything did. Raises `Refusal`."""
        ...

    def leave_memory(self) -> None:
        """Nobody has looked here for long."""
        ...


class Steward:
    """The steward of one table at this server."""

    def __init__(
        self, world: World, journal: Journal, kept: Kept, *, actor: Actor, signs: Signs, turn: asyncio.Lock
    ) -> None:
        """Look after a table; `turn`: held by whoever changes it."""
        self._world, self._journal, self._actor, self._signs = world, journal, actor, signs
        self._kept, self._turn = kept, turn
        self._loaded_at = self._unwatched_since = world.clock.now()
        self._attended: tuple[int | None, frozenset[int]] = (None, frozenset())
        self._attend_again = 0.0
        self._alarm: Alarm | None = None
        self._waits: tuple[Wait, ...] = ()
        self._begun: Mapping[Moment, float] = {}
        self._pause = SHORTEST_PAUSE
        """Seconds to wait after the next failure."""
        self._not_before = 0.0
        """The moment before which nothing that failed is tried again."""
        self._known: tuple[tuple[Any, ...], Attendance] | None = None
        """What attendance was last found out from, and the attendance itself."""
        self._stopped = self._on_watch = self._thinking = False

    def touch(self) -> None:
        """Somebody looks or is about to: the table stays in memory for a while."""
        self._unwatched_since = self._world.clock.now()

    def stop(self) -> None:
        """Do nothing any more: the table leaves memory."""
        self._stopped = True
        self._actor.think(self._journal.table, ())
        if self._alarm is not None:
            self._alarm.cancel()

    @property
    def holds(self) -> bool:
        """Whether this server does what the table does by itself."""
        holder = self._journal.beside.holder
        return holder is not None and holder == self._world.lease.number

    # ---- what is due next

    def outlook(self, table: Table, watching: frozenset[Key | None]) -> Outlook:
        """Find out what a table, this one as it is or will be, waits for; after a bug: to look again soon."""
        world, beside, moment = self._world, self._journal.beside, self._world.clock.now()
        attendance = self._attendance(table, watching, moment)
        now = Situation(
            table=table,
            attendance=attendance,
            clocks=beside.clocks,
            now=moment,
            times=world.times,
            begun=self._begun,
            takes=world.company.takes,
            limit=None if table.pace is None else limit_of(table),
        )
        scene = scene_of(now) if attendance.absent or attendance.choosing or table.bots else NOBODY
        try:
            return look_ahead(now, scene)
        except Exception:
            log.exception("what is due could not be found out", table=table.code)
            changes = (moment + SHORTEST_PAUSE,)
            return Outlook(attendance=attendance, scene=scene, clocks=beside.clocks, changes=changes)

    def _attendance(self, table: Table, watching: frozenset[Key | None], moment: float) -> Attendance:
        """Who is there: as before, while nobody has come, gone or written since."""
        beside, signs = self._journal.beside, self._signs
        by = (beside, table.members, table.guests, watching, signs.last, bool(signs.until))
        if self._known is not None and self._known[0] == by:
            return self._known[1]
        found = attendance_of(table, beside, watching, signs, since=self._loaded_at, now=moment)
        # A rest grows with time, and a sign ends by itself.
        self._known = (by, found) if beside.resting is None and not signs.until else None
        return found

    def follow(self, outlook: Outlook, watching: frozenset[Key | None]) -> None:
        """Set the alarm for what is due next; `watching`: the seats that somebody looks from here."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._stopped:
            return
        now, stored, holds = self._world.clock.now(), self._journal.beside.clocks, self.holds
        moments = list(outlook.changes)
        on_and_on = any(not clock.rests for clock in (*stored, *outlook.clocks))
        self._on_watch = on_and_on and self._has_to_watch(outlook)
        if not watching:
            moments.append(self._unwatched_since + self._world.times.unwatched)
        if self._attended != self._wanted(watching):
            # Not only when a move that failed is tried again: other servers wait for it.
            moments.append(max(now, self._attend_again))
        if holds and outlook.clocks != stored:
            moments.append(max(now, self._not_before))
        self._waits = waits = outlook.waits if holds else ()
        self._begun = {wait.about: wait.since for wait in waits}
        if waits or self._thinking:
            moments += self._plan_thoughts(waits, now)
        if moments:
            self._alarm = self._world.clock.at(min(moments), self.tick)

    def _plan_thoughts(self, waits: tuple[Wait, ...], now: float) -> list[float]:
        """Have those think who are to act; gives the moments at which something is to be done or thought about."""
        moments = [max(self._not_before, min([wait.until for wait in waits]))] if waits else []
        # At a pace of 0 there is no time to think. Before people have had their time nobody thinks: whoever comes and
        # goes meanwhile would have all of it thought anew.
        thinking = [wait for wait in waits if wait.then in THOUGHT and wait.until > wait.since]
        thoughts = [wait for wait in thinking if wait.since <= now]
        if thoughts or self._thinking:
            self._actor.think(self._journal.table, thoughts)
            self._thinking = bool(thoughts)
        return moments + [wait.since for wait in thinking if wait.since > now]

    def _has_to_watch(self, outlook: Outlook) -> bool:
        """Whether something has to happen here even where nobody looks: a clock that does not rest has to be set or has
        run out, or a computer's move has to be made before the next one begins.
        """
        # Who begins to look after a table leaves its clocks so long at least.
        soon = self._world.clock.now() + GRACE + RENEWAL
        due = [wait for wait in outlook.waits if wait.until <= soon or (wait.then == "act" and wait.clock is None)]
        return outlook.clocks != self._journal.beside.clocks or any(wait.then in IN_GAME for wait in due)

    # ---- doing it

    async def tick(self) -> None:
        """Do what is due: at most one move, so that commands of people come in between."""
        now = self._world.clock.now()
        async with self._turn:
            if not self._stopped:
                await self._do_what_is_due(now)
        long_unwatched = now >= self._unwatched_since + self._world.times.unwatched
        # Not before the store knows it, or this server would hold a table that it does not have.
        if long_unwatched and not self._kept.watching and not self._attended[1]:
            self._kept.leave_memory()

    async def _do_what_is_due(self, now: float) -> None:
        table = self._journal.code
        try:
            await self._attend()
        except StorageError as error:
            log.error("who looks cannot be stored", table=table, error=str(error))
            # No move has failed: what is due is done as soon as the store can be reached again.
            self._not_before = max(self._not_before, self._attend_again)
            self._try_again()
            return
        try:
            outlook = await self._plan(self._kept.refresh())
            acted = await self._act(now)
            self._pause = SHORTEST_PAUSE
            if acted:
                return
        except Refusal as refusal:
            # Somebody was quicker, or nothing can be stored now.
            log.info("a move by itself was refused", table=table, code=refusal.code)
            self._failed(now)
        except StorageError as error:
            log.error("what is beside a log cannot be stored", table=table, error=str(error))
            self._failed(now)
        except Exception:
            # Whatever it was: the alarm is set again, or the table would stand still for good.
            log.exception("a move by itself failed", table=table)
            self._failed(now)
        else:
            self.follow(outlook, self._kept.watching)
            return
        self._try_again()

    def _failed(self, now: float) -> None:
        """Leave what could not be done for a while, longer each time."""
        self._not_before = now + self._pause
        self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def _try_again(self) -> None:
        """Set the alarm after a failure, whatever else may fail."""
        try:
            self._kept.refresh()
        except Exception:
            log.exception("a table cannot be shown", table=self._journal.code)
            if self._alarm is None and not self._stopped:
                self._alarm = self._world.clock.at(self._not_before, self.tick)

    def _wanted(self, watching: frozenset[Key | None]) -> tuple[int | None, frozenset[int]]:
        """What the store has to know of who looks here; a number without anybody is of no matter."""
        bots = self._journal.table.bots
        if bots and watching.union(self._journal.beside.present) <= set(bots):
            # Programs alone are nobody: the table rests until somebody looks again.
            watching = frozenset()
        keys = frozenset([NO_SEAT if key is None else key for key in watching] + [WATCH] * self._on_watch)
        return (self._world.lease.number if keys else self._attended[0], keys)

    async def _attend(self) -> None:
        """Tell the store who looks here, where it does not know."""
        watching = self._kept.watching
        self._attend_again = self._world.clock.now() + RENEWAL
        if watching or self._on_watch:
            await self._world.lease.take()
        number, keys = wanted = self._wanted(watching)
        if self._attended != wanted and number is not None:
            self._journal.note(await self._world.store.attend(number, self._journal.code, keys))
        self._attended, self._attend_again = wanted, 0.0

    async def _plan(self, outlook: Outlook) -> Outlook:
        """Have the store keep the clocks that the table has to have."""
        journal, number = self._journal, self._world.lease.number
        if number is None or not self.holds or outlook.clocks == journal.beside.clocks:
            return outlook
        journal.note(await self._world.store.plan(number, journal.code, outlook.clocks))
        return self._kept.refresh()

    async def _act(self, now: float) -> bool:
        """Do what is due longest, if anything is; whether anything happened."""
        due, number = [wait for wait in self._waits if wait.until <= now], self._world.lease.number
        if not due or number is None or not self.holds or now < self._not_before:
            return False
        wait = min(due, key=lambda wait: wait.until)
        # A guest may have left a seat that the computer plays under the same key: there it is the seat that matters.
        person = wait.key in [member.key for member in self._journal.table.persons]
        absent = wait.key if wait.then == "forget-guest" or (person and wait.then in OF_THE_ABSENT) else None
        own = OwnMove(server=number, absent=absent)
        decision = partial(self._kept.decide, wait)
        happened = await self._kept.carry_out(decision, own=own, ended=wait.clock)
        if not happened:
            raise Refusal("not-awaited", "What was due has nothing to change any more.")
        return True
