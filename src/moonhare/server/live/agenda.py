"""What a table does by itself, and when: waits whose time runs on while they stay the same, and pauses after failures.

Knows no clock and no table: moments and waits are handed in.
"""

from collections.abc import Iterable
from typing import Any, Final

from moonhare.server.live.waiting import Wait

SHORTEST_PAUSE: Final = 1.0
"""Seconds after which a table tries again what it could not do by itself; each time twice as many, up to …"""

LONGEST_PAUSE: Final = 16.0


class Agenda:
    """What is due next; times in a clock's seconds."""

    def __init__(self, now: float) -> None:
        """Begin with nothing planned."""
        self._dues: dict[tuple[Any, ...], tuple[float, Wait]] = {}
        self._pause = SHORTEST_PAUSE
        self.not_before = now
        """Nothing is tried before this moment."""

    def plan(self, waits: Iterable[Wait], now: float) -> list[float]:
        """Wait for these and nothing else; gives the moments at which they are due."""
        before = self._dues
        self._dues = {wait.about: before.get(wait.about, (now + wait.delay, wait)) for wait in waits}
        return [due for due, _ in self._dues.values()]

    def take(self, now: float) -> Wait | None:
        """Take what is due longest, if anything is; should it be planned again, its time begins anew."""
        due = [(when, wait) for when, wait in self._dues.values() if when <= now]
        if not due:
            return None
        wait = min(due, key=lambda pair: pair[0])[1]
        del self._dues[wait.about]
        return wait

    def succeeded(self) -> None:
        """What was due is done."""
        self._pause = SHORTEST_PAUSE

    def failed(self, now: float) -> None:
        """What was due could not be done: leave it for a while, longer each time."""
        self.not_before = now + self._pause
        self._pause = min(2 * self._pause, LONGEST_PAUSE)
