"""Counts of what addresses did lately, in memory: a storage for the library that counts against limits.

The library's own looks at every count whenever one changes: with tens of thousands of addresses each guess would hold
up all tables. This one forgets when it is told to, every minute, and keeps no more than so many.
"""

import time
from collections.abc import Callable
from typing import Final

from limits.aio.storage import Storage

MOST_COUNTS: Final = 100_000
"""Where there are more, the older half of them is forgotten: some megabytes, and nobody else is kept out for it."""


class Counts(Storage):
    """How often what was done, each within its window of time."""

    STORAGE_SCHEME = None

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Count nothing yet; `clock`: seconds."""
        super().__init__()
        self._clock = clock
        self._windows: dict[str, tuple[int, float]] = {}

    def __len__(self) -> int:
        """How many counts are kept."""
        return len(self._windows)

    @property
    def base_exceptions(self) -> type[Exception]:
        """What may go wrong; nothing of its own does."""
        return ValueError

    async def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Count on; a window of `expiry` seconds begins with the first."""
        now = self._clock()
        if len(self._windows) >= MOST_COUNTS:
            self.forget()
        count, ends = self._windows.get(key, (0, now))
        if ends <= now:
            # Taken out first, so that the dictionary's order is that of the windows' beginnings.
            self._windows.pop(key, None)
            count, ends = 0, now + expiry
        self._windows[key] = (count + amount, ends)
        return count + amount

    async def get(self, key: str) -> int:
        """The count of the window that runs."""
        count, ends = self._windows.get(key, (0, 0.0))
        return count if ends > self._clock() else 0

    async def get_expiry(self, key: str) -> float:
        """When the window ends, by the system's time."""
        now = self._clock()
        return time.time() + max(0.0, self._windows.get(key, (0, now))[1] - now)

    async def check(self) -> bool:
        """It is always there."""
        return True

    async def reset(self) -> int:
        """Forget everything; how much that was."""
        forgotten = len(self._windows)
        self._windows.clear()
        return forgotten

    async def clear(self, key: str) -> None:
        """Forget a count."""
        self._windows.pop(key, None)

    def forget(self) -> None:
        """Forget what has expired, and the older half where it is still too much."""
        now = self._clock()
        self._windows = {key: window for key, window in self._windows.items() if window[1] > now}
        if len(self._windows) >= MOST_COUNTS:
            self._windows = dict(list(self._windows.items())[MOST_COUNTS // 2 :])
