"""Random evenings at one table: people who come and go, and servers that are killed, paused, cut off, restarted and
joined by others, with news that get lost between them.

What must hold is judged from outside: by what was stored, by whom and when, and by this test's own record of who was
connected where and since when.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from moonhare.rules.state import Announcing, Showing, awaited
from moonhare.server.live.patience import part_now
from moonhare.server.live.world import Times
from moonhare.server.messages import ActFor, Key
from moonhare.server.pacing import Limits
from moonhare.server.table.awaiting import has_proposed, limit_of, part_of
from moonhare.server.table.events import InGame, decode
from moonhare.server.table.evolving import apply, replay
from moonhare.server.table.state import Table
from moonhare.server.time_messages import ChooseTime, MoveOn
from moonhare.storage import GRACE, LEASE, RENEWAL, Append, CommandId, Outcome
from tests.server.machines import LossyExchange, Machine
from tests.server.somebody import Somebody, Tab
from tests.server.worlds import FakeViewer, Town

TIMES: Final = Times()

SIGN_OF_LIFE: Final = 2.0
"""Whoever has been connected anywhere for so many seconds is not played for."""

PATIENCE: Final = 30.0
"""Seconds that a due move may take where nothing disturbs: a lease that ends, the longest pause before one tries again,
the time that a computer player takes, a second to look around."""

MISHAPS: Final = ("kill", "leave", "pause", "pause", "pause inside", "pause inside", "kill inside", "cut off")
"""What may befall a server; inside: at its next append."""

LIMITS: Final = Limits(clue=40, give=25, vote=25, points=15)
CLOCKS: Final = (
    ChooseTime(pace="own", limits=LIMITS, hard=True),
    ChooseTime(pace="own", limits=LIMITS),
    ChooseTime(pace="days", hours=1),
)
"""How the people of a timed evening may have it: hard, soft, over days."""

CALM: Final = 12.0
"""Seconds without a disturbance after which every server knows who holds the table and who is there."""


class Evening:
    """A table, its people, the servers, and what is known of them from outside."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = random.Random(seed)
        self.town = Town(folder)
        self.exchange = self.town.exchange = LossyExchange(random.Random(seed), self.town.clock.now)
        self.machines: list[Machine] = []
        self.people: list[Somebody] = []
        self.code = ""
        self.leases: dict[int, float] = {}
        """When each server's lease was last renewed."""
        self.disturbed_at = self.moved_at = self.shown_at = self.now
        self.dark_until = self._dark_since = self.now
        """When somebody could see the table again, and since when nobody could."""
        self.dark = False
        self.faults: list[str] = []
        """What was found against it; a server would take what is raised in it for a mishap of its own."""
        self.table: Table | None = None
        """As what was stored makes it."""
        self.head = self.own_moves = self.played_for = self.outdated = self.hurried = 0
        self.part_at = self.phase_at = self.now
        """Since when this part of the round has lasted (a clue and who announces are one), and this phase of it."""
        self._dark_before = 0.0
        """For how long nobody could see the table, in all."""
        self._dark_at_phase = 0.0

    @property
    def now(self) -> float:
        return self.town.clock.now()

    async def begin(self, edition: str, players: int, persons: int, time: ChooseTime | None = None) -> None:
        """Open a table and begin a game, with clocks or without; everybody is about to connect."""
        first = self.start()
        hall = first.hall
        viewers = await hall.open(persons=persons, edition=edition, computers=players - persons)
        if time is not None:
            await hall.do(viewers[0], time)
        await hall.do_type(viewers[0], "start-game")
        self.code = hall.table.code
        self.people = [Somebody(self, key, secret) for key, secret in sorted(hall.secrets.items())]
        self.people.append(Somebody(self, None, None))
        for somebody, viewer in zip(self.people, viewers, strict=False):
            somebody.tabs.append(Tab(first, hall.live, viewer, self.now))

    def start(self) -> Machine:
        """One more server."""
        self.disturb()
        self.machines.append(Machine(self, self.rng.getrandbits(32)))
        return self.machines[-1]

    # ---- what is known from outside

    def disturb(self) -> None:
        """Something has happened that servers need a while to get over."""
        self.disturbed_at = self.now

    def here(self) -> dict[Key | None, float]:
        """Who is connected to a server that runs and reaches its data, and since when."""
        found = {somebody.key: somebody.since() for somebody in self.people}
        return {key: since for key, since in found.items() if since is not None}

    def note_dark(self, *, blink: bool = False) -> None:
        """Note whether nobody can see the table now; `blink`: it was for a moment in which no lease has ended."""
        seen = bool(self.here())
        if self.dark and seen and not blink and self.now > self._dark_since:
            self.dark_until = self.now
            self._dark_before += self.now - self._dark_since
            for one in self.people:
                # What nobody could see does not count.
                one.gone_at = min(self.now, one.gone_at + self.now - self._dark_since)
        if not self.dark and not seen:
            self._dark_since = self.now
        self.dark = not seen

    def stored(self, append: Append, outcome: Outcome) -> None:
        """Judge what a server has stored, or tried to."""
        try:
            self._judge(append, outcome)
        except AssertionError as fault:
            self.faults.append(str(fault).partition("\n")[0])

    def _judge(self, append: Append, outcome: Outcome) -> None:
        if outcome in ("not-yours", "present"):
            self.outdated += 1
            calm = self.now - max(self.disturbed_at, self.exchange.lost_at)
            assert calm < CALM, f"a server tried what is not its own to do after {calm} seconds of calm: {append}"
        if outcome != "appended":
            return
        assert append.after == self.head, "the log goes on where it ended"
        self.head += len(append.events)
        events = tuple(decode(data) for data in append.events)
        before, self.moved_at = self.table, self.now
        self.table = replay(events) if before is None else apply(before, events)
        if append.admit:  # the table is opened, or somebody sits down
            return
        if append.command is None:
            self._judge_own(append)
            if self._phase_of(before) == "showing" and self._phase_of(self.table) != "showing":
                self._judge_end_of_showing(before)
        for event in events:
            if isinstance(event, InGame) and event.key is not None:
                self._judge_move(event, event.key, append.command, before)
        self._note_parts(before, self.table)

    def _note_parts(self, before: Table | None, after: Table) -> None:
        """Note when the part of a round and the phase began in which the table is now."""
        if before is not None and part_now(before) == part_now(after):
            return
        self.phase_at, self._dark_at_phase = self.now, self._dark_before
        if before is None or self._part_of(before) != self._part_of(after):
            self.part_at = self.now
        if self._phase_of(after) == "showing":
            self.shown_at = self.now

    @staticmethod
    def _part_of(table: Table) -> tuple[int, int, str | None]:
        game = table.game
        return (table.game_number, 0, None) if game is None else (table.game_number, game.round, part_of(game))

    @staticmethod
    def _phase_of(table: Table | None) -> str:
        return "" if table is None or table.game is None else table.game.phase.name

    def _judge_own(self, append: Append) -> None:
        self.own_moves += 1
        assert append.own is not None, f"nobody's move: {append}"
        renewed = self.leases.get(append.own.server)
        assert renewed is not None, "stored by a server that has lost its lease"
        assert self.now - renewed < LEASE, f"stored {self.now - renewed} seconds after the lease was renewed"

    def _judge_move(self, event: InGame, key: Key, command: CommandId | None, before: Table | None) -> None:
        person = next((one for one in self.people if one.key == key), None)
        if person is None:
            return
        if command is None:
            self.played_for += 1
            since = self.here().get(key)
            if since is None or self.now - since < SIGN_OF_LIFE:
                return
            assert before is not None
            self.hurried += 1
            limit, lasted = limit_of(before), self.now - self.part_at
            assert limit is not None, f"played for {key}, who has been here for {self.now - since} seconds: {event}"
            assert before.pace is not None
            assert before.pace.hard, "people are hurried by a hard clock alone"
            assert lasted >= limit + before.running.added - 0.01, f"hurried {key} after {lasted} of {limit} seconds"
            return
        sender = next(one for one in self.people if one.key == command.seat)
        assert command.id in sender.sent, f"nobody sent {command}"
        sent = sender.sent[command.id].command
        assert sender is person or isinstance(sent, ActFor | MoveOn), f"{command} made {event}"
        if isinstance(sent, MoveOn):
            assert before is not None
            assert part_now(before) != part_now(self.table or before), "the table was to move on, and has not"

    def _judge_end_of_showing(self, before: Table | None) -> None:
        """The points may end by themselves once, and not just after somebody could see them again."""
        assert before is not None
        assert before.game is not None
        phase = before.game.phase
        assert isinstance(phase, Showing)
        people = [one.key for one in self.people if one.key is not None]
        here = {key: since for key, since in self.here().items() if key is not None}
        if not here or all(before.seat(key) in phase.gone_on for key in here):
            return
        lit, shown = self.now - self.dark_until, self.now - self.shown_at
        assert lit >= min(GRACE, shown) - 0.01, f"the points went {lit} seconds after people were back"
        if set(here) == set(people) and max(here.values()) <= self.shown_at:
            seconds = limit_of(before) or TIMES.showing
            assert shown >= seconds - 0.01, f"all were here, and the points went after {shown} seconds"

    # ---- whether it stands still

    def _due(self, table: Table) -> Iterator[float]:
        """Since when something has been due that nobody who is there has to do."""
        game = table.game
        if game is None or table.stage != "playing":
            return
        if isinstance(game.phase, Showing):
            if len(table.persons) == 1 and limit_of(table) is None:
                return  # they go on when they like
            yield (limit_of(table) or TIMES.showing) + table.running.added + GRACE
            return
        more = TIMES.choosing_most if isinstance(game.phase, Announcing) else 0.0
        if table.slow and more:
            more = float(limit_of(table) or 0)
        people = {one.key: one for one in self.people}
        seated = [since for key, since in self.here().items() if key is not None and table.member(key) is not None]
        for seat in awaited(game):
            key = table.members[seat].key
            if has_proposed(game, seat):
                continue
            if key not in people:
                yield more
            elif not people[key].tabs and not table.slow:
                # Where all people are away, a game waits for one of them.
                away_at = people[key].gone_at + TIMES.away
                if seated:
                    yield more + max(0.0, max(away_at, min(seated)) - self._quiet_since)
            elif self._hurries(table):
                yield max(GRACE, self._over_at(table) - self._quiet_since)

    def _hurries(self, table: Table) -> bool:
        """Whether a clock's end alone moves the table on, whoever is there."""
        game = table.game
        if table.pace is None or not table.pace.hard or game is None:
            return False
        if table.slow or not isinstance(game.phase, Announcing):
            return True
        # While computers, or people who are away, may announce, it is their clock that runs, and then theirs anew.
        here = self.here()
        return all(one.kind == "person" and here.get(one.key, self.now) <= self.phase_at for one in table.members)

    def _over_at(self, table: Table) -> float:
        """When the clock of this phase is over at the latest: it rests where nobody looks, but for one of days."""
        rest = 0.0 if table.slow else self._dark_before - self._dark_at_phase
        return self.phase_at + (limit_of(table) or 0) + table.running.added + rest

    @property
    def _quiet_since(self) -> float:
        return max(self.moved_at, self.disturbed_at, self.dark_until, self.exchange.lost_at)

    def check_that_it_goes_on(self) -> None:
        """Nothing that is due has been due for long, where somebody looks and nothing disturbs."""
        assert self.table is not None
        assert not self.faults, self.faults
        if self.dark:
            return
        quiet = self.now - self._quiet_since
        for seconds in self._due(self.table):
            assert quiet < seconds + PATIENCE, f"the table has stood still for {quiet} seconds: {self._told()}"

    def _told(self) -> str:
        """What stands, for whoever has to find out why."""
        table = self.table
        assert table is not None
        assert table.game is not None
        awaits = [(table.members[seat].key, table.members[seat].kind) for seat in awaited(table.game)]
        here = {key: round(self.now - since, 1) for key, since in self.here().items()}
        servers = [
            (
                machine.state,
                machine.broken,
                machine.hall.house.world.lease.number,
                [live.watching for live in machine.hall.house.awake],
            )
            for machine in self.alive
        ]
        return f"{table.game.phase.name} awaits {awaits}; here {here}; {servers}"

    # ---- how it goes

    async def step(self, seconds: float) -> None:
        await self.town.clock.go_on(seconds)
        for machine in self.machines:
            if machine.state != "gone" and not machine.good and self.now >= machine.until:
                await machine.go_on()
                self.note_dark(blink=self.now - machine.stopped_at < LEASE + RENEWAL)
        self.note_dark()
        for somebody in self.rng.sample(self.people, len(self.people)):
            await somebody.step()
            self.note_dark()
        self.check_that_it_goes_on()

    async def rough(self, seconds: float) -> None:
        """Anything may happen to the servers and to what they tell each other."""
        until = self.now + seconds
        while self.now < until:
            await self._befall()
            await self._wander()
            await self.step(self.rng.choice((0.05, 0.3, 1.0, 2.5)))

    async def calm(
        self, seconds: float, *, wander: bool = True, paces: tuple[float, ...] = (0.3, 1.0, 2.5, 5.0)
    ) -> None:
        """People come and go, or not, and nothing else happens; `paces`: seconds between two looks."""
        self.exchange.loss = 0.0
        until = self.now + seconds
        while self.now < until:
            if not self.alive:
                self.start()
            if wander:
                await self._wander()
            await self.step(self.rng.choice(paces))

    @property
    def alive(self) -> list[Machine]:
        """The machines that are, or may come back."""
        return [machine for machine in self.machines if machine.state != "gone"]

    async def _befall(self) -> None:
        rng, alive = self.rng, self.alive
        if len(alive) < 3 and rng.random() < (0.03 if alive else 0.3):
            self.start()
        if rng.random() < 0.05:
            self.exchange.loss = rng.choice((0.0, 0.0, 0.3, 1.0))
        if not alive or rng.random() > 0.12:
            return
        machine = rng.choice(alive)
        if not machine.good:
            return
        seconds = rng.choice((rng.uniform(0.2, 3.0), rng.uniform(2.0, 20.0)))
        match rng.choice(MISHAPS):
            case "kill":
                machine.stop("gone")
            case "leave":
                await machine.run(machine.hall.house.close())
                machine.stop("gone")
            case "pause":
                machine.stop("paused", seconds)
            case "pause inside":
                machine.armed = (rng.choice(("before", "after")), "paused", seconds)
            case "kill inside":
                machine.armed = (rng.choice(("before", "after")), "gone", 0.0)
            case _:
                machine.harm(seconds)
        self.note_dark()

    async def _wander(self) -> None:
        rng = self.rng
        somebody = rng.choice(self.people)
        chance = rng.random()
        if chance < 0.06:
            somebody.keen = rng.choice((0.0, 0.05, 0.5, 1.0))
        if somebody.tabs and chance < 0.08:
            tab = rng.choice(somebody.tabs)
            somebody.disconnect(tab, back_in=rng.choice((0.1, 2.0, rng.uniform(5, 70), rng.uniform(55, 200))))
        elif somebody.tabs and chance < 0.1:
            await somebody.connect()

    # ---- how it ends

    async def let_go(self, *, all_of_them: bool) -> None:
        """Everybody goes but one, with whom the computer has to play it to its end; or all of them.

        The watcher stays.
        """
        *people, watcher = self.people
        if not all_of_them:
            first, *people = people
            first.keen = 1.0
            if not first.tabs:
                await first.connect()
        for one in people:
            for tab in list(one.tabs):
                one.disconnect(tab, back_in=float("inf"))
            one.back_at = float("inf")
        watcher.back_at = self.now

    async def come_back(self) -> None:
        """Everybody connects again and only looks."""
        for one in self.people:
            one.keen = 0.0
            if not one.tabs:
                await one.connect()

    async def check_what_is_seen(self) -> None:
        """Each sees what the log says: the same as at a server that has just read it."""
        store = self.start().hall
        live = await store.house.find(self.code)
        tail = await store.house.world.store.read(self.code)
        assert replay(decode(entry.data) for entry in tail.entries) == self.table == live.table
        assert len(tail.entries) == self.head
        fresh = {}
        for one in self.people:
            fresh[one.key] = FakeViewer(one.key, self.town.clock.now)
            live.connect(fresh[one.key])
        await self.step(3.0)
        for one in self.people:
            assert one.tabs
            for tab in one.tabs:
                assert tab.live.table == self.table
                seen, expected = tab.viewer.view, fresh[one.key].view
                assert (seen.public, seen.own) == (expected.public, expected.own)
            for name in one.acknowledged:
                assert one.key is not None
                if isinstance(one.sent[name].command, MoveOn):
                    continue  # who has asked already is told yes, and nothing happens
                assert await store.house.world.store.knows(self.code, CommandId(seat=one.key, id=name))

    async def close(self) -> None:
        for machine in self.machines:
            await machine.end()
        await self.town.close()
