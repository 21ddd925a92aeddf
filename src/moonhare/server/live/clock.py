"""Time for tables: what they ask of a clock, so that tests can turn its hands."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

Work = Callable[[], Awaitable[None]]


class Alarm(Protocol):
    """Something set for later."""

    def cancel(self) -> None:
        """Do not ring; without effect once rung."""
        ...


class Clock(Protocol):
    """Seconds since some moment, and alarms."""

    def now(self) -> float:
        """The time in seconds; never goes back."""
        ...

    def at(self, when: float, work: Work) -> Alarm:
        """Do some work at a time, at once if it has passed."""
        ...


class LoopClock:
    """The event loop's own time."""

    def __init__(self) -> None:
        """Take the running loop's clock."""
        self._loop = asyncio.get_running_loop()
        self._working: set[asyncio.Task[None]] = set()

    def now(self) -> float:
        """The time in seconds."""
        return self._loop.time()

    def at(self, when: float, work: Work) -> Alarm:
        """Do some work at a time, as a task of its own."""
        return self._loop.call_at(when, self._begin, work)

    def _begin(self, work: Work) -> None:
        async def run() -> None:
            await work()

        task = self._loop.create_task(run())
        # The loop itself holds tasks weakly.
        self._working.add(task)
        task.add_done_callback(self._working.discard)
