"""A table that lives: commands are decided, made durable, applied, answered and shown, in this order.

No sockets in it: viewers are handed in, and time is a clock's. One thing happens at a time at a table; of several
servers that write the same table the log lets one be first, and the others read on and decide anew.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from moonhare.rules.errors import Refusal
from moonhare.rules.state import awaited
from moonhare.server.live.agenda import SHORTEST_PAUSE, Agenda
from moonhare.server.live.answering import check_moment, refused, surprised
from moonhare.server.live.appending import MOST_EVENTS, append_of, check_room
from moonhare.server.live.audience import Audience
from moonhare.server.live.presence import Presence
from moonhare.server.live.secret import hashed, secret_for
from moonhare.server.live.sitting_in import sit_in
from moonhare.server.live.viewer import Viewer
from moonhare.server.live.waiting import Wait, waits
from moonhare.server.live.world import World
from moonhare.server.messages import Accepted, ActFor, Do, Gone, Key, SetsChanged, TakeSeat
from moonhare.server.table.deciding import (
    ALWAYS,
    Around,
    Events,
    abandon,
    check_allowed,
    decide,
    end_showing,
    pass_on,
    sit,
)
from moonhare.server.table.events import decode
from moonhare.server.table.evolving import apply
from moonhare.server.table.state import Table
from moonhare.storage import Append, CommandId, StorageError

if TYPE_CHECKING:
    from moonhare.server.live.clock import Alarm

MOST_TRIES: Final = 8
"""How often a command is decided anew when other servers were quicker."""

log = structlog.get_logger(__name__)
Decision = Callable[[Table], Events]


class LiveTable:
    """A table in memory, with whoever looks at it."""

    def __init__(
        self, world: World, table: Table, *, head: int, seats: dict[bytes, Key], let_go: Callable[["LiveTable"], None]
    ) -> None:
        """Take a table as the log has it after event `head`; everybody is absent so far.

        `let_go` is called once nobody has looked at it for long, and once it is no more.
        """
        self.table = table
        self._world, self._head, self._seats, self._let_go = world, head, seats, let_go
        self._still_since = world.clock.now()
        self._turn = asyncio.Lock()
        self._audience = Audience(world.decks)
        now = world.clock.now()
        self._presence = Presence(world.times.away)
        self._presence.count([member.key for member in table.persons], (), now)
        self._unwatched_since = now
        self._agenda = Agenda(now)
        self._alarm: Alarm | None = None
        self._ended = False
        self._look_ahead()

    @property
    def away(self) -> tuple[Key, ...]:
        """The persons whose connection has been gone for long, ascending."""
        return self._presence.away

    @property
    def connections(self) -> int:
        """How many look at this table now."""
        return len(self._audience)

    def touch(self) -> None:
        """Somebody is about to look: do not leave memory now."""
        self._unwatched_since = self._world.clock.now()

    def key_of(self, secret: str | None) -> Key | None:
        """Whose seat a secret opens, if any."""
        return None if secret is None else self._seats.get(hashed(secret))

    # ---- whoever looks

    def connect(self, viewer: Viewer) -> None:
        """Show the table to somebody from now on; a member is present by it."""
        if self._ended:
            viewer.end(Gone(reason="expired"))
            return
        if viewer.key is not None and viewer.key not in self._seats.values():
            # The seat was given up between the asking for it and now.
            viewer.end(Gone(reason="removed"))
            return
        self._audience.add(viewer)
        if viewer.key is not None:
            self._presence.came(viewer.key)
        self._notice()
        self._look_ahead()

    def disconnect(self, viewer: Viewer) -> None:
        """Forget somebody who looks no longer; a member without any other connection begins to be absent."""
        if not self._audience.discard(viewer):
            return
        now = self._world.clock.now()
        member = None if viewer.key is None else self.table.member(viewer.key)
        if member is not None and viewer.key not in self._audience.keys:
            self._presence.went(member.key, now)
        if not self._audience:
            self._unwatched_since = now
        self._notice()
        self._look_ahead()

    def _notice(self) -> None:
        """Bring up to date who is away, and show it; what follows from it is the next tick's."""
        self._presence.notice(self._world.clock.now())
        self._audience.show(self.table, self.away)

    def tell_of_other_sets(self) -> None:
        """There are other sets of cards than before: show what follows from it, and say so."""
        self._audience.show(self.table, self.away)
        self._audience.tell(SetsChanged())

    # ---- commands

    async def do(self, viewer: Viewer, message: Do) -> None:
        """Carry out a member's command and answer it: once it is durable, or with what stands against it."""
        key = viewer.key
        if key is None:
            viewer.answer(refused(Refusal("no-seat", "You have no seat at this table."), message.id))
            return
        command = CommandId(seat=key, id=message.id)
        told, refusal = False, None

        def accept() -> None:
            nonlocal told
            told = True
            viewer.answer(Accepted(id=message.id))

        async with self._turn:
            try:
                await self._carry_out(lambda table: self._decide(table, key, message), command=command, then=accept)
            except Refusal as reason:
                refusal = reason
            except Exception:
                # A bug of ours: it is to harm neither the table nor the connection, and its sender learns of it.
                refusal = surprised("a command failed", table=self.table.code, command=type(message.command).__name__)
            if refusal is not None and not told:
                known = await self._known(command)
                viewer.answer(Accepted(id=message.id) if known else refused(refusal, message.id))
        self._look_ahead()

    def _decide(self, table: Table, key: Key, message: Do) -> Events:
        command = message.command
        check_moment(table, message)
        if isinstance(command, ActFor):
            check_allowed(table, key, command, ALWAYS, for_all=self._stands_still())
            member = table.member(command.key)
            if member is None:
                raise Refusal("no-such-member", f"Nobody at this table has the number {command.key}.", key=command.key)
            if table.game is None or table.seat(command.key) not in awaited(table.game):
                raise Refusal("not-awaited", f"The game does not wait for {member.name}.", name=member.name)
            return self._sit_in(table, command.key)
        return decide(table, key, command, self._around())

    def _stands_still(self) -> bool:
        """Whether nothing has happened for so long that anybody here may wake the game, as if the host slept too."""
        return self._world.clock.now() - self._still_since >= self._world.times.away

    async def sit(self, wish: TakeSeat) -> tuple[Key, str]:
        """Seat a newcomer; returns their key and the secret that opens the seat. Raises `Refusal`.

        A request that is made again is given the seat that it got.
        """
        secret, digest = secret_for(self.table.seed, wish.request)

        def decision(table: Table) -> Events:
            return () if digest in self._seats else sit(table, wish.name, wish.symbol)

        async with self._turn:
            await self._carry_out(decision, secret=digest)
            key = self._seats[digest]
        self._look_ahead()
        return key, secret

    def _around(self) -> Around:
        present = tuple(sorted(m.key for m in self.table.persons if self._presence.is_here(m.key)))
        return Around(decks=self._world.decks, rng=self._world.rng, present=present)

    def _sit_in(self, table: Table, key: Key) -> Events:
        world = self._world
        return sit_in(table, key, player_of=world.player_of, away=self.away, around=self._around())

    # ---- durable, then visible

    async def _carry_out(
        self,
        decision: Decision,
        *,
        command: CommandId | None = None,
        secret: bytes | None = None,
        then: Callable[[], None] = lambda: None,
    ) -> None:
        """Decide, append, apply, answer, show. Raises `Refusal`; then nothing has changed."""
        for _ in range(MOST_TRIES):
            if self._ended:
                raise _gone()
            events = decision(self.table)
            if not events:
                then()
                return
            if self._head >= MOST_EVENTS and (command is not None or secret is not None):
                check_room(self.table, events)
            # Before it is stored: what could not be applied would be in the way of all that follows.
            after = apply(self.table, events)
            append = append_of(self.table.code, self._head, events, command=command, secret=secret)
            match await self._append(append):
                case "appended":
                    self._move_on(after, append)
                    then()
                    self._retire(events)
                    self._notice()
                    return
                case "known":
                    then()
                    # It was carried out elsewhere, or it would have been found stale here.
                    await self._catch_up()
                    return
                case "conflict":
                    await self._catch_up()
        raise Refusal("busy", "The table is being changed too quickly; try again.")

    async def _append(self, append: Append) -> str:
        try:
            return await self._world.log.append(append)
        except StorageError as error:
            log.error("an append failed", table=append.table, error=str(error))  # noqa: TRY400 - the sentence says all
            raise Refusal("not-stored", "The server cannot store anything just now; try again.") from None

    async def _known(self, command: CommandId) -> bool:
        try:
            return await self._world.log.knows(self.table.code, command)
        except StorageError:
            return False

    def _move_on(self, table: Table, append: Append) -> None:
        before, self.table = self.table.members, table
        self._head = append.after + len(append.events)
        self._still_since = self._world.clock.now()
        if self.table.members is not before:
            self._seats = {digest: key for digest, key in self._seats.items() if key not in append.dismiss}
            self._seats.update((digest, key) for key, digest in append.admit)
            self._count_absent()

    async def look(self) -> None:
        """Find out what has become of this table elsewhere. Raises `Refusal`."""
        async with self._turn:
            if not self._ended:
                await self._catch_up()
        self._look_ahead()

    async def _catch_up(self) -> None:
        """Read what another server has appended to this table, or learn that it is no more."""
        try:
            # The last known event too: without it nothing new looks like no table.
            tail = await self._world.log.read(self.table.code, self._head - 1)
        except StorageError as error:
            log.error("a table cannot be read", table=self.table.code, error=str(error))  # noqa: TRY400 - as above
            raise Refusal("not-stored", "The server cannot reach its data just now; try again.") from None
        if not tail.entries:
            self.end()
            raise _gone()
        events = tuple(decode(entry.data) for entry in tail.entries[1:])
        if not events:
            return
        self.table = apply(self.table, events)
        self._head = tail.entries[-1].n
        self._still_since = self._world.clock.now()
        self._seats = dict(tail.seats)
        self._count_absent()
        self._retire(events)
        self._notice()

    def _count_absent(self) -> None:
        """Newcomers are absent until they connect; whoever is no person here any more is not counted."""
        persons = [member.key for member in self.table.persons]
        self._presence.count(persons, self._audience.keys, self._world.clock.now())

    def _retire(self, events: Events) -> None:
        """End the connections of those who have left or were removed."""
        self._audience.retire(events)
        if not self._audience:
            self._unwatched_since = self._world.clock.now()

    def end(self) -> None:
        """The table is no more: say so to everybody and do nothing further."""
        self.close()
        self._audience.end()
        self._let_go(self)

    def close(self) -> None:
        """Stop what would happen by itself: the table leaves memory."""
        self._ended = True
        self._stop_alarm()

    # ---- what happens by itself

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _look_ahead(self) -> None:
        """Find out what is due next, and set the alarm for it."""
        self._stop_alarm()
        if self._ended:
            return
        try:
            moment = self._next_moment()
        except Exception:
            log.exception("what is due could not be found out", table=self.table.code)
            moment = self._world.clock.now() + SHORTEST_PAUSE
        if moment is not None:
            self._alarm = self._world.clock.at(max(moment, self._agenda.not_before), self.tick)

    def _next_moment(self) -> float | None:
        now, times = self._world.clock.now(), self._world.times
        pending = waits(self.table, away=self.away, watched=bool(self._audience), times=times)
        moments = self._agenda.plan(pending, now)
        change = self._presence.next_change()
        if change is not None:
            moments.append(change)
        if self._must_pass_on() or self._abandoned():
            moments.append(now)
        if not self._audience:
            moments.append(self._unwatched_since + times.idle)
        return min(moments, default=None)

    async def tick(self) -> None:
        """Do what is due: at most one move, so that commands of people come in between."""
        now = self._world.clock.now()
        async with self._turn:
            try:
                self._notice()
                await self._do_what_is_due(now)
                self._agenda.succeeded()
            except Refusal as refusal:
                # Somebody was quicker, or nothing can be stored now.
                log.info("a move by itself was refused", table=self.table.code, code=refusal.code)
                self._agenda.failed(now)
            except Exception:
                # Whatever it was: the alarm is set again below, or the table would stand still for good.
                log.exception("a move by itself failed", table=self.table.code)
                self._agenda.failed(now)
        if not self._audience and now >= self._unwatched_since + self._world.times.idle:
            self._let_go(self)
        self._look_ahead()

    async def _do_what_is_due(self, now: float) -> None:
        for key in self._abandoned():
            await self._carry_out(partial(self._abandon, key))
        if self._must_pass_on():
            await self._carry_out(lambda table: pass_on(table, self._around()))
        due = self._agenda.take(now)
        if due is not None:
            await self._move(due)

    def _abandon(self, key: Key, table: Table) -> Events:
        return abandon(table, key, self._around())

    async def _move(self, wait: Wait) -> None:
        key = wait.key
        if key is None:
            await self._carry_out(lambda table: end_showing(table, self._around()))
        else:
            await self._carry_out(lambda table: self._sit_in(table, key))

    def _abandoned(self) -> tuple[Key, ...]:
        return self.away if self.table.stage == "lobby" else ()

    def _must_pass_on(self) -> bool:
        host = self.table.host
        absent = host is None or host in self.away
        return absent and any(self._presence.is_here(member.key) for member in self.table.persons)


def _gone() -> Refusal:
    return Refusal("table-gone", "This table is no more.")
