"""What is kept beside the log, against a model that a child could check: who was where when, and nothing cleverer.

Servers come, go, die, are paused and wake; people connect and disconnect at any of them; time passes. The model keeps
each table's own time, which stands still while nobody looks, and derives everything from it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from moonhare.storage import GRACE, LEASE, SCREEN, WATCH, Append, Beside, Clock, OwnMove, SqliteStore, Store
from scripts.postgres import Database
from tests.storage.places import TABLE, Hands, PostgresPlace, opening

SEATS = (1, 2, 3)
A_SCREEN = -4711
LEASE_MS, GRACE_MS = round(LEASE * 1000), round(GRACE * 1000)


@dataclass
class Server:
    renewed: int
    keys: frozenset[int] = frozenset()


@dataclass
class Model:
    """A table with its servers; times in milliseconds."""

    now: int
    servers: dict[int, Server] = field(default_factory=dict)
    given: int = 0
    gone: dict[int, int] = field(default_factory=dict)
    """Of each seat that there is: when a connection last ended, or when it was taken."""
    rests: int | None = 0
    clocks: dict[str, tuple[int, int]] = field(default_factory=dict)

    def alive(self, number: int) -> bool:
        return number in self.servers and self.now - self.servers[number].renewed < LEASE_MS

    @property
    def holder(self) -> int | None:
        return min((number for number, server in self.servers.items() if server.keys), default=None)

    @property
    def present(self) -> set[int]:
        return {key for server in self.servers.values() for key in server.keys if key in self.gone}

    def attend(self, number: int, keys: frozenset[int], at: int) -> None:
        """Set who is connected at a server from a moment on."""
        before = self.holder
        for key in self.servers[number].keys - keys:
            if key in self.gone:
                self.gone[key] = max(at, self.gone[key])
        self.servers[number].keys = keys
        if before is None:
            if keys:
                self.go_on()
        elif self.holder is None:
            self.rests = at
        elif self.holder < before:
            self.give_grace()

    def go_on(self) -> None:
        assert self.rests is not None
        since, self.rests = self.rests, None
        slept = self.now - since
        # What is older than the rest is as old as before; what began in it begins now.
        self.gone = {key: min(self.now, gone + slept) for key, gone in self.gone.items()}
        for name, (began, until) in self.clocks.items():
            moved = min(self.now, began + slept)
            self.clocks[name] = (moved, max(until + moved - began, self.now + GRACE_MS))

    def give_grace(self) -> None:
        self.clocks = {name: (began, max(until, self.now + GRACE_MS)) for name, (began, until) in self.clocks.items()}

    def bury(self) -> None:
        dead = [number for number in self.servers if not self.alive(number)]
        self.remove({number: self.servers[number].renewed for number in dead})

    def remove(self, dead: dict[int, int]) -> None:
        """Take servers out that were there until a moment each; who inherits their tables leaves some grace."""
        attending = {number for number in dead if self.servers[number].keys}
        for number, at in sorted(dead.items(), key=lambda one: one[1]):
            self.attend(number, frozenset(), at)
            del self.servers[number]
        if attending and self.holder is not None and self.holder > min(attending):
            self.give_grace()


Step = Callable[["Evening"], Awaitable[None]]


class Evening:
    """Does the same to a store and to the model, and compares."""

    def __init__(self, hands: Hands, store: Store) -> None:
        self.hands, self.store = hands, store
        self.model = Model(now=self.hands.ms, rests=self.hands.ms, gone=dict.fromkeys(SEATS, self.hands.ms))
        self.head = 0
        self.clocks = 0

    async def play(self, steps: list[Step]) -> None:
        await self.append(opening(*SEATS))
        await self.join()
        await self.join()
        before = await self.beside()
        for step in steps:
            await step(self)
            after = await self.beside()
            self.compare(after)
            if msgspec.structs.replace(after, version=before.version) != before:
                assert after.version > before.version
            before = after
        await self.store.close()

    def compare(self, seen: Beside) -> None:
        model = self.model
        assert (seen.holder, set(seen.present)) == (model.holder, model.present)
        there = {key for server in model.servers.values() for key in server.keys if key in {SCREEN, A_SCREEN}}
        assert seen.screens == tuple(sorted(there))
        assert seen.absent == {key: gone for key, gone in model.gone.items() if key not in model.present}
        assert {clock.name: (clock.since, clock.until) for clock in seen.clocks} == model.clocks

    async def beside(self) -> Beside:
        return (await self.store.read(TABLE)).beside

    def server(self, which: int) -> int:
        """One of those that are there, or one of those that ever were."""
        there = sorted(self.model.servers)
        return there[which % len(there)] if there and which else 1

    # ---- what happens

    async def pass_time(self, ms: int, *, renewing: bool) -> None:
        self.hands.now = (self.hands.ms + ms) / 1000
        self.model.now = self.hands.ms
        if renewing:
            for number in tuple(self.model.servers):
                await self.renew(number)

    async def join(self) -> None:
        number = await self.store.join()
        assert number > self.model.given
        self.model.given = number
        self.model.bury()
        self.model.servers[number] = Server(renewed=self.model.now)

    async def renew(self, number: int) -> None:
        kept = await self.store.renew(number)
        self.model.bury()
        assert kept is (number in self.model.servers)
        if kept:
            self.model.servers[number].renewed = self.model.now

    async def leave(self, number: int) -> None:
        await self.store.leave(number)
        self.model.bury()
        if number in self.model.servers:
            self.model.remove({number: self.model.now})

    async def attend(self, number: int, keys: frozenset[int]) -> None:
        told = await self.store.attend(number, TABLE, keys)
        if self.model.alive(number):
            self.model.attend(number, keys, self.model.now)
        assert told == await self.beside()

    async def plan(self, number: int, seconds: int) -> None:
        clock = self.clock(seconds)
        told = await self.store.plan(number, TABLE, (clock,))
        if self.model.alive(number) and self.model.holder == number:
            self.model.clocks = {clock.name: (clock.since, clock.until)}
        assert told == await self.beside()

    async def move(self, seconds: int) -> None:
        clock = self.clock(seconds)
        await self.append(Append(table=TABLE, after=self.head, events=(b"{}",), clocks=(clock,)))
        self.model.clocks = {clock.name: (clock.since, clock.until)}

    async def move_by_itself(self, number: int, absent: int | None, behind: bool) -> None:
        own = OwnMove(server=number, absent=absent)
        outcome = await self.store.append(Append(table=TABLE, after=self.head + behind, events=(b"{}",), own=own))
        if not self.model.alive(number) or self.model.holder != number:
            assert outcome == "not-yours"
        elif absent in self.model.present:
            assert outcome == "present"
        else:
            assert outcome == ("conflict" if behind else "appended")
        self.head += outcome == "appended"

    async def take_or_give_up(self, key: int) -> None:
        if key in self.model.gone:
            del self.model.gone[key]
            await self.append(Append(table=TABLE, after=self.head, events=(b"{}",), dismiss=(key,)))
        else:
            self.model.gone[key] = self.model.now
            await self.append(Append(table=TABLE, after=self.head, events=(b"{}",), admit=((key, b"secret"),)))

    async def append(self, append: Append) -> None:
        assert await self.store.append(append) == "appended"
        self.head += 1

    def clock(self, seconds: int) -> Clock:
        self.clocks += 1
        return Clock(name=f"clock {self.clocks}", since=self.model.now, until=self.model.now + seconds * 1000)

    async def wake(self, ms: int, steps: list[Step]) -> None:
        """Nothing renews for a while, and whoever wakes does not look at the clock first."""
        await self.pass_time(ms, renewing=False)
        for step in steps:
            await step(self)


WHICH = st.integers(0, 3)
SECONDS = st.sampled_from((1, 5, 60))


def attends(which: int, keys: frozenset[int]) -> Step:
    return lambda evening: evening.attend(evening.server(which), keys)


ATTENDS = st.builds(attends, WHICH, st.frozensets(st.sampled_from((A_SCREEN, SCREEN, WATCH, 0, *SEATS)), max_size=2))
ALL_IS_WELL = st.builds(
    lambda ms: lambda evening: evening.pass_time(ms, renewing=True), st.sampled_from((10, 1000, 2900))
)
RENEWS = st.builds(lambda which: lambda evening: evening.renew(evening.server(which)), WHICH)
MOVES_BY_ITSELF = st.builds(
    lambda which, absent, behind: lambda evening: evening.move_by_itself(evening.server(which), absent, behind),
    WHICH,
    st.sampled_from((None, *SEATS)),
    st.booleans(),
)
PLANS = st.builds(lambda which, seconds: lambda evening: evening.plan(evening.server(which), seconds), WHICH, SECONDS)
WAKES = st.builds(
    lambda ms, steps: lambda evening: evening.wake(ms, steps),
    st.sampled_from((1, 1000, 2999, 3000, 60_000)),
    st.lists(st.one_of(RENEWS, MOVES_BY_ITSELF, ATTENDS, PLANS), max_size=3),
)
STEPS: st.SearchStrategy[Step] = st.one_of(
    ATTENDS,
    ATTENDS,
    ATTENDS,
    ALL_IS_WELL,
    ALL_IS_WELL,
    WAKES,
    RENEWS,
    MOVES_BY_ITSELF,
    PLANS,
    st.just(Evening.join),
    st.builds(lambda which: lambda evening: evening.leave(evening.server(which)), WHICH),
    st.builds(lambda seconds: lambda evening: evening.move(seconds), SECONDS),
    st.builds(lambda key: lambda evening: evening.take_or_give_up(key), st.sampled_from(SEATS)),
)


@given(steps=st.lists(STEPS, min_size=20, max_size=60))
def test_a_store_keeps_beside_the_log_what_the_model_says(steps: list[Step]) -> None:
    async def evening() -> None:
        hands = Hands()
        await Evening(hands, SqliteStore(None, clock=hands)).play(steps)

    asyncio.run(evening())


# A tenth of them: it is slower by far to ask. The database is emptied before each.
@settings(
    max_examples=settings().max_examples // 10,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
@given(steps=st.lists(STEPS, min_size=20, max_size=60))
def test_a_store_in_postgresql_keeps_it_too(postgres: Database, steps: list[Step]) -> None:
    async def evening() -> None:
        place = PostgresPlace(postgres.address, hands := Hands())
        await place.begin()
        await Evening(hands, place.open()).play(steps)

    asyncio.run(evening())
