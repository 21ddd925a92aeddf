"""Machines with servers on one store, which are paused, killed, cut off from their data, on a clock turned by hand."""

import asyncio
import inspect
import random
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Literal, cast

from moonhare.storage import Append, Outcome, SqliteStore, StorageError
from tests.server.worlds import FakeAlarm, FakeClock, FakeViewer, Hall, OtherStore, make_hall, settled
from tests.storage.wires import Exchange

if TYPE_CHECKING:
    from tests.server.evenings import Evening

State = Literal["running", "paused", "gone"]
Work = Callable[[], Awaitable[None]]


class LossyExchange(Exchange):
    """Where some of what is sent gets lost."""

    def __init__(self, rng: random.Random, now: Callable[[], float]) -> None:
        super().__init__()
        self.now = now
        self.rng, self.loss, self.lost_at = rng, 0.0, 0.0

    def pass_on(self, address: str, message: bytes) -> None:
        if self.rng.random() >= self.loss:
            super().pass_on(address, message)
        else:
            self.lost_at = self.now()


class ItsClock:
    """The town's clock as one machine has it: while it is paused nothing rings, then all at once."""

    def __init__(self, clock: FakeClock, machine: "Machine") -> None:
        self._clock, self._machine = clock, machine

    def now(self) -> float:
        return self._clock.now()

    def at(self, when: float, work: Work) -> FakeAlarm:
        async def ring() -> None:
            await self._machine.ring(alarm, work)

        alarm = self._clock.at(when, ring)
        return alarm


class Line:
    """A machine's way to the data, at which it may be struck down, and where what it stores is judged."""

    def __init__(self, machine: "Machine", store: SqliteStore, clock: ItsClock) -> None:
        self.machine, self.store, self.clock = machine, store, clock

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.store, name)
        if not inspect.iscoroutinefunction(found):
            return found

        async def called(*facts: Any, **named: Any) -> Any:
            await self.machine.gate()
            result = await found(*facts, **named)
            await self.machine.gate()
            return result

        return called

    async def append(self, append: Append) -> Outcome:
        machine = self.machine
        machine.strike("before")
        await machine.gate()
        outcome = await self.store.append(append)
        machine.evening.stored(append, outcome)
        machine.strike("after")
        await machine.gate()
        return outcome

    async def join(self) -> int:
        number: int = await self.__getattr__("join")()
        self.machine.evening.leases[number] = self.clock.now()
        return number

    async def renew(self, server: int) -> bool:
        await self.machine.gate()
        renewed = await self.store.renew(server)
        leases = self.machine.evening.leases
        if renewed:
            assert server in leases, "a lease that was lost has come back"
            leases[server] = self.clock.now()
        else:
            leases.pop(server, None)
        return renewed

    async def leave(self, server: int) -> None:
        await self.__getattr__("leave")(server)
        self.machine.evening.leases.pop(server, None)


class Machine:
    """A machine with a server on it."""

    def __init__(self, evening: "Evening", seed: int) -> None:
        self.evening = evening
        self.state: State = "running"
        self.broken = False
        """Whether it does not reach the data."""
        self.stopped_at = self.until = 0.0
        """When it was struck last, and when that ends."""
        self.good_since = evening.now
        self.armed: tuple[str, State, float] | None = None
        """What strikes it at its next append: before or after that, how, and for how long."""
        self.dropped: list[FakeViewer] = []
        """Viewers whose clients have gone while it was paused: it will hear of it."""
        self._held: list[tuple[FakeAlarm, Work]] = []
        self._going = asyncio.Event()
        self._going.set()
        self._tasks: set[asyncio.Task[Any]] = set()
        town = evening.town
        clock = ItsClock(town.clock, self)
        self.store = SqliteStore(town.folder, clock=town.clock.now, wire=town.exchange.wire(), poll=None, durable=False)
        town._stores.append(self.store)
        line = cast("OtherStore", Line(self, self.store, clock))
        self.hall: Hall = make_hall(line, seed=seed)
        clock.at(evening.now + evening.rng.random(), self._poll)

    @property
    def good(self) -> bool:
        """Whether it runs and reaches the data."""
        return self.state == "running" and not self.broken

    # ---- what goes on in it

    async def run(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do some work in it; returns once that is done, or the machine stands still."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        while not task.done() and self.state == "running":
            await asyncio.sleep(0)
        self._look_through()

    def _look_through(self) -> None:
        for task in [task for task in self._tasks if task.done()]:
            self._tasks.discard(task)
            task.result()

    async def ring(self, alarm: FakeAlarm, work: Work) -> None:
        if self.state == "paused":
            self._held.append((alarm, work))
        elif self.state == "running" and not alarm.cancelled:
            await self.run(cast("Coroutine[Any, Any, None]", work()))

    async def _poll(self) -> None:
        """Look each second whether others have written, as stores in use do."""
        if not self.broken:
            await self.store.look()
        self.hall.house.world.clock.at(self.evening.now + 1, self._poll)

    async def gate(self) -> None:
        """Wait while the machine does not run."""
        while self.state != "running":
            await self._going.wait()
        if self.broken:
            raise StorageError("the data cannot be reached")

    # ---- what befalls it

    def strike(self, when: str) -> None:
        if self.armed is not None and self.armed[0] == when:
            _, state, seconds = self.armed
            self.armed = None
            self.stop(state, seconds)

    def stop(self, state: State, seconds: float = 0.0) -> None:
        """Pause or kill it."""
        self.state, self.stopped_at, self.until = state, self.evening.now, self.evening.now + seconds
        self._going.clear()
        self.evening.disturb()

    def harm(self, seconds: float) -> None:
        """Keep it from its data for a while."""
        self.broken, self.stopped_at, self.until = True, self.evening.now, self.evening.now + seconds
        self.evening.disturb()

    async def go_on(self) -> None:
        """End a pause, or mend it: what it has missed happens at once."""
        self.evening.disturb()
        self.broken, self.armed = False, None
        self.good_since = self.evening.now
        if self.state == "paused":
            self.state = "running"
            early = self.evening.rng.random() < 0.5
            if early:
                self._hear_who_dropped()
            self._going.set()
            await settled()
            held, self._held = self._held, []
            for alarm, work in sorted(held, key=lambda one: one[0]):
                await self.ring(alarm, work)
            self._hear_who_dropped()
            self._look_through()

    def _hear_who_dropped(self) -> None:
        for viewer in self.dropped:
            for live in self.hall.house.awake:
                live.disconnect(viewer)
        self.dropped.clear()

    async def end(self) -> None:
        """End it for good, and all that still hangs in it."""
        self.state = "gone"
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
