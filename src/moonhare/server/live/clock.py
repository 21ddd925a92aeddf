"""Time for tables: what they ask of a clock, so that tests can turn its hands."""

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import Protocol

Work = Callable[[], Awaitable[None]]


class Alarm(Protocol):
    """Something set for later."""

    def cancel(self) -> None:
        """Do not ring; without effect once rung."""
        ...


class Clock(Protocol):
    """The time, and alarms. An alarm may ring a little early or late: whoever set it looks at the time anew."""

    def now(self) -> float:
        """The time in seconds since 1970, the same at all servers of a store."""
        ...

    def at(self, when: float, work: Work) -> Alarm:
        """Do some work at a time, at once if it has passed."""
        ...


class LoopClock:
    """The store's time, with alarms of the event loop."""

    def __init__(self, now: Callable[[], float]) -> None:
        """Ring in the running loop; `now`: seconds since 1970, as the store has them."""
        self._loop = asyncio.get_running_loop()
        self.now = now
        """The time in seconds since 1970."""
        self._working: set[asyncio.Task[None]] = set()

    def at(self, when: float, work: Work) -> Alarm:
        """Do some work at a time, as a task of its own."""
        # What it logs bears the name of no request, though it may be set while one is answered.
        return self._loop.call_later(max(0.0, when - self.now()), self._begin, work, context=Context())

    def _begin(self, work: Work) -> None:
        async def run() -> None:
            await work()

        task = self._loop.create_task(run())
        # The loop itself holds tasks weakly.
        self._working.add(task)
        task.add_done_callback(self._working.discard)
