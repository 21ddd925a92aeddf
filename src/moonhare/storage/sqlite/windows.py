"""Counts in memory, each within its window of time; no more of them than so many."""

from collections.abc import Iterable
from typing import Final

import msgspec

MOST_WINDOWS: Final = 100_000
"""Where there are more, the older half of them is forgotten: some megabytes, and nobody else is kept out for it."""


class Window(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """How often something was done in a window of time."""

    count: int
    ends: float
    """In seconds since 1970."""


class Windows:
    """What was counted lately."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._windows: dict[bytes, Window] = {}

    def __len__(self) -> int:
        """How many counts are kept."""
        return len(self._windows)

    def count(self, what: bytes, seconds: float, amount: int, now: float) -> Window:
        """Count on; a window of some seconds begins with the first. Nothing but the count itself is looked at."""
        window = self._windows.get(what)
        if window is not None and window.ends > now:
            window = Window(count=window.count + amount, ends=window.ends)
        elif amount:
            if len(self._windows) >= MOST_WINDOWS:
                self.forget(now)
            # Taken out first, so that the dictionary's order is that of the windows' beginnings.
            self._windows.pop(what, None)
            window = Window(count=amount, ends=now + seconds)
        else:
            return Window(count=0, ends=now)
        self._windows[what] = window
        return window

    def forget(self, now: float) -> None:
        """Forget what has ended, and the older half where it is still too much."""
        self._windows = {what: window for what, window in self._windows.items() if window.ends > now}
        if len(self._windows) >= MOST_WINDOWS:
            self._windows = dict(list(self._windows.items())[MOST_WINDOWS // 2 :])

    def give(self) -> tuple[tuple[bytes, Window], ...]:
        """Hand everything over, and keep nothing."""
        windows, self._windows = self._windows, {}
        return tuple(windows.items())

    def take(self, windows: Iterable[tuple[bytes, Window]], now: float) -> None:
        """Add what was counted elsewhere."""
        for what, window in windows:
            self.count(what, window.ends - now, window.count, now)
