"""A table that lives: commands are decided, made durable, applied, answered and shown, in this order.

No sockets in it: viewers are handed in, and time is a clock's. One thing happens at a time at a table; of several
servers that write the same table the store lets one be first, and the others read on and decide anew.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec.structs import replace

from moonhare.rules.errors import Refusal
from moonhare.rules.state import Announcing
from moonhare.server.live import signs
from moonhare.server.live.acting import Actor
from moonhare.server.live.answering import Viewer, busy, gone, obstacle, refused, surprised
from moonhare.server.live.audience import Audience
from moonhare.server.live.clock import Work
from moonhare.server.live.entrance import Entrance
from moonhare.server.live.folding import keep, slip_of
from moonhare.server.live.guessing import Guesses
from moonhare.server.live.herald import Herald
from moonhare.server.live.journal import Journal
from moonhare.server.live.locks import key_of
from moonhare.server.live.patience import Patience
from moonhare.server.live.screening import Screening
from moonhare.server.live.situation import may_tell
from moonhare.server.live.steward import Steward
from moonhare.server.live.talk import Talk
from moonhare.server.live.timekeeping import stored
from moonhare.server.live.waiting import Outlook, Wait
from moonhare.server.live.world import World
from moonhare.server.messages import Accepted, Do, Gone, Guess, Key, SetsChanged
from moonhare.server.table.around import Around, Events
from moonhare.server.table.deciding import clock_before, decide_message
from moonhare.server.table.events import InGame
from moonhare.server.table.evolving import apply
from moonhare.server.table.refusing import no_seat
from moonhare.server.table.state import Table
from moonhare.server.table.viewing import Scene
from moonhare.storage import CommandId, Numbers, OwnMove

MOST_TRIES: Final = 8
"""How often a command is decided anew when other servers were quicker."""

Decision = Callable[[Table], Events]


class LiveTable:
    """A table in memory, with whoever looks at it."""

    def __init__(self, world: World, journal: Journal, *, let_go: Callable[["LiveTable"], None]) -> None:
        """Take a table as the store has it.

        `let_go` is called once nobody has looked at it here for long, and once it is no more.
        """
        self._world, self._journal, self._let_go = world, journal, let_go
        self._turn = asyncio.Lock()
        self._audience, self._screening = Audience(world.decks), Screening()
        self._signs, self._guesses = signs.Signs(world.times.sign), Guesses(world.store, lambda: journal.table)
        self.talk = Talk(world, journal.code, lambda: journal.table, lambda: self._audience)
        self._patience = Patience(world.clock.now, world.times.idle)
        self._patience.moved(None, journal.table)
        self._ended, self._looks = False, 0
        self._actor = Actor(world)
        self._steward = Steward(world, journal, self, actor=self._actor, signs=self._signs, turn=self._turn)
        self._outlook = self._steward.outlook(journal.table, self._audience.keys)
        self._steward.follow(self._outlook, self._audience.keys)
        self.entrance = Entrance(world.store, journal, self, self._turn)
        self._herald = Herald(world, journal, self._steward, self)

    @property
    def code(self) -> str:
        """Its code."""
        return self._journal.code

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._journal.table

    @property
    def numbers(self) -> Numbers:
        """How far this server has read the table."""
        return Numbers(head=self._journal.head, version=self._journal.beside.version)

    @property
    def away(self) -> tuple[Key, ...]:
        """The persons whose connection has been gone for long, ascending."""
        return self._outlook.scene.away

    @property
    def present(self) -> frozenset[Key]:
        """Who is connected, at any server."""
        return self._outlook.attendance.present

    @property
    def connections(self) -> int:
        """How many look at this table here now."""
        return len(self._audience)

    def touch(self) -> None:
        """Somebody is about to look: do not leave memory now."""
        self._steward.touch()

    def key_of(self, secret: str | None) -> Key | None:
        """Who at the table a secret lets in, if anybody."""
        return self._journal.key_of(secret)

    def bot_of(self, secret: str) -> Key | None:
        """Whose seat the secret of a program opens, if any."""
        return self._journal.bot_of(secret)

    def known_by(self, secret: str | None) -> Key | None:
        """Whom a secret let in once, if anybody, wherever they are now."""
        return self._journal.known_by(secret)

    # ---- whoever looks

    def connect(self, viewer: Viewer) -> None:
        """Show the table to somebody from now on; a member is present by it."""
        if self._ended:
            viewer.end(Gone(reason="expired"))
            return
        if viewer.key is not None and not self._journal.has_seat(viewer.key):
            # The seat was given up between the asking for it and now.
            viewer.end(Gone(reason="removed"))
            return
        self._audience.add(viewer)
        self.notice(viewer.key)
        self.refresh()
        self._soon(lambda: self._guesses.tell(lambda: (viewer,)))

    def disconnect(self, viewer: Viewer) -> None:
        """Forget somebody who looks no longer; a member without any other connection begins to be absent."""
        if not self._audience.discard(viewer):
            return
        if viewer.key is not None and viewer.key not in self._audience.keys:
            self._signs.until.pop(viewer.key, None)
        self._steward.touch()
        self.refresh()

    @property
    def watching(self) -> frozenset[Key | None]:
        """The seats that somebody looks from here; None for those without one."""
        return self._audience.keys

    def refresh(self, outlook: Outlook | None = None) -> Outlook:
        """Show what has changed, and set the alarm for what is due next.

        `outlook`: what is waited for, where the caller has found it out already. Returns it.
        """
        before = self._outlook.attendance
        self._outlook = outlook or self._steward.outlook(self._journal.table, self._audience.keys)
        if self._outlook.attendance is not before:
            for key in self._outlook.attendance.present - before.present:
                self._patience.heard(key)  # whoever comes, here or at another server, gives a sign by it
        self._looks += 1
        self._steward.follow(self._outlook, self._audience.keys)
        self._audience.show(self._journal.table, self.scene)
        return self._outlook

    def tell_of_other_sets(self) -> None:
        """There are other sets of cards than before: show what follows from it, and say so."""
        self.refresh()
        self._audience.tell(SetsChanged())

    @property
    def scene(self) -> Scene:
        """What everybody sees of the table besides what its events have made of it."""
        beside = self._journal.beside
        # What stands in the store while the table rests is of the moment at which it began to.
        seen = self._outlook.scene
        if beside.clocks and beside.holder is not None:
            # Nor is what another server, the holder, has not taken away yet.
            wanted = [clock.name for clock in self._outlook.clocks]
            running = [stored(clock) for clock in beside.clocks if clock.name in wanted]
            seen = replace(seen, clocks=(*running, *seen.clocks)) if running else seen
        if beside.screens or self._audience.screens:
            shown, asking = self._screening.look(self._journal.table, tuple(self._audience), beside.screens)
            seen = replace(seen, screens=shown, asking=asking)
        return seen

    # ---- what is going on and no event

    def sign(self, viewer: Viewer, *, choosing: bool) -> None:
        """Take a member's sign that they write a clue, or have stopped; without effect for whoever may tell none."""
        # A program has its time for a move, and cannot ask for more.
        if viewer.key is None or self._ended or not may_tell(self.table, viewer.key) or self.table.is_bot(viewer.key):
            return
        sign = signs.Sign(key=viewer.key, choosing=choosing)
        self._patience.heard(viewer.key)
        self._take_sign(sign)
        self._world.store.tell(self.code, signs.encode(sign))

    def hear(self, sign: bytes) -> None:
        """Take what another server tells."""
        if self._ended:
            return
        heard = signs.decode(sign)
        if isinstance(heard, signs.TalkSign):
            self._soon(lambda: self.talk.hearers.hear(heard))
        else:
            self._patience.heard(heard.key)
            if isinstance(heard, signs.Sign):
                self._take_sign(heard)

    def notice(self, key: Key | None) -> None:
        """Somebody gives a sign of being there; the host's, where somebody waits for it, is told to other servers."""
        if self._patience.heard(key) and key is not None and key == self._journal.table.host and not self._ended:
            self._world.store.tell(self.code, signs.encode(signs.HostSign(key=key)))

    async def guess(self, viewer: Viewer, guess: Guess) -> None:
        """Take what somebody who only watches guesses."""
        if not self._ended:
            await self._guesses.take(viewer, guess)

    def _soon(self, work: Work) -> None:
        self._world.clock.at(self._world.clock.now(), work)

    def _take_sign(self, sign: signs.Sign) -> None:
        self._signs.note(sign, self._world.clock.now())
        self.refresh()

    # ---- commands

    async def do(self, viewer: Viewer, message: Do) -> None:
        """Carry out a member's command and answer it: once it is durable, or with what stands against it."""
        key = viewer.key
        if key is None:
            viewer.answer(refused(no_seat(), message.id))
            return
        command = CommandId(seat=key, id=message.id)
        told, refusal = False, None

        def accept() -> None:
            nonlocal told
            told = True
            self._signs.until.pop(key, None)
            viewer.answer(Accepted(id=message.id))

        async with self._turn:
            try:
                self.notice(key)
                self._patience.slow_down(self._journal.table, key, message.command)
                ended = clock_before(self._journal.table, message.command)
                if ended is None and self._journal.table.bots:
                    # "" says something else: that no clock can make it possible.
                    ended = self._people_first(key)
                await self.carry_out(
                    lambda table: decide_message(table, key, message, self.around()),
                    command=command,
                    ended=ended,
                    then=accept,
                )
            except Refusal as reason:
                refusal = reason
            except Exception:
                # A bug of ours: it is to harm neither the table nor the connection, and its sender learns of it.
                refusal = surprised("a command failed", table=self.code, command=type(message.command).__name__)
            if refusal is not None and not told:
                known = await self._journal.knows(command)
                viewer.answer(Accepted(id=message.id) if known else refused(refusal, message.id))

    def _people_first(self, key: Key) -> str | None:
        """The clock that has to be over before a program moves: that of the people's time to announce a clue."""
        table, clocks = self.table, self._outlook.clocks
        announcing = table.game is not None and isinstance(table.game.phase, Announcing)
        return clocks[0].name if announcing and clocks and table.is_bot(key) else None

    async def change(self, decision: Decision) -> None:
        """Carry out what is asked for beside the socket. Raises `Refusal`."""
        async with self._turn:
            await self.carry_out(decision)

    def leave_behind(self, key: Key) -> None:
        """The devices that had a seat until now lose sight of its hand at once."""
        self._audience.leave_behind(key)
        self._signs.until.pop(key, None)
        self.refresh()

    def around(self) -> Around:
        """What a decision needs to know besides the table."""
        world = self._world
        return Around(
            decks=world.decks,
            rng=world.rng,
            present=self._outlook.attendance.present,
            away=self._outlook.scene.away,
            now=world.clock.now(),
            host_is_idle=self._patience.host_is_idle,
            players=world.company.names,
            act=self._actor.act,
            patience=self._patience.left,
        )

    # ---- durable, then visible

    async def carry_out(
        self,
        decision: Decision,
        *,
        command: CommandId | None = None,
        secret: bytes | None = None,
        own: OwnMove | None = None,
        ended: str | None = None,
        then: Callable[[], None] = lambda: None,
    ) -> bool:
        """Decide, append, apply, answer, show; whether anything happened.

        Raises `Refusal`; then nothing has changed.
        """
        journal = self._journal
        for _ in range(MOST_TRIES):
            if self._ended:
                raise gone()
            before = journal.table
            events = decision(before)
            if not events:
                then()
                return False
            # Before it is stored: what could not be applied would be in the way of all that follows.
            after = apply(before, events)
            head = journal.head
            outlook, looks = self._steward.outlook(after, self._audience.keys), self._looks
            clocks = outlook.clocks if self._steward.holds else None
            outcome = await journal.append(
                events, after, command=command, secret=secret, own=own, ended=ended, clocks=clocks
            )
            match outcome:
                case "appended":
                    then()
                    slip = slip_of(before, head, events, after)
                    if slip is not None:
                        self._soon(partial(keep, self._world.store, self.code, slip))
                    # Somebody may have come, gone or begun to write meanwhile.
                    self._moved(before, events, outlook if looks == self._looks else None)
                    return True
                case "known":
                    then()
                    # It was carried out elsewhere, or it would have been found stale here.
                    await self.catch_up()
                    return True
                case "conflict":
                    await self.catch_up()
                case "not-yours" | "present" | "not-yet" as why:
                    await self.catch_up()
                    raise obstacle(why)
        raise busy()

    def _moved(self, before: Table, events: Events, outlook: Outlook | None = None) -> None:
        """The table has changed: show it, and end the connections of those who have left or were removed."""
        table = self._journal.table
        moved_on = self._patience.moved(before, table)
        if not all(isinstance(event, InGame) for event in events):
            self._audience.retire(table, events, before.bots)
            if table.lock not in (None, before.lock) and self._audience.screens:
                self._soon(self._let_screens_stay)
        if not self._audience.keys:
            self._steward.touch()
        if before.host != table.host:
            hosts = tuple(key for key in (before.host, table.host) if key is not None)
            self._soon(lambda: self.talk.hearers.greet_again(hosts))
        self.refresh(outlook)
        self._herald.moved(before)
        if moved_on:
            self._soon(lambda: self._guesses.tell(lambda: self._audience))

    async def _let_screens_stay(self) -> None:
        """Give those that its people know for theirs the key of the table's new lock."""
        if (lock := self.table.lock) is not None:
            self._audience.let_stay(self.table, await key_of(self._world.store, self.code, lock))

    async def look(self) -> None:
        """Find out what has become of this table elsewhere. Raises `Refusal`."""
        async with self._turn:
            if not self._ended:
                await self.catch_up()

    async def catch_up(self) -> None:
        """Read what another server has changed at this table, or learn that it is no more."""
        before, journal = self.table, self._journal
        opened = {key: journal.secret_of(key) for key in self._audience.keys if key is not None}
        events = await journal.catch_up()
        if events is None:
            self.end()
            raise gone()
        for key, secret in opened.items():
            if journal.secret_of(key) not in (None, secret):
                self._audience.leave_behind(key)
        self._moved(before, events)

    def end(self) -> None:
        """The table is no more: say so to everybody and do nothing further."""
        self.close()
        self._audience.end()
        self._let_go(self)

    def close(self) -> None:
        """Stop what would happen by itself: the table leaves memory."""
        self._ended = True
        self._steward.stop()

    def leave_memory(self) -> None:
        """Nobody has looked here for long."""
        self._let_go(self)

    def decide(self, wait: Wait, table: Table) -> Events:
        """Say what something that is due makes happen. Raises `Refusal`."""
        return self._actor.decide(wait, table, self.around())
