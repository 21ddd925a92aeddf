"""How many messages somebody may send in a row, and how quickly they may go on then."""

from collections.abc import Callable
from typing import Final

BURST: Final = 5
"""Seconds' worth of messages that a connection may send at once: a phone that comes back sends what it kept."""

FORBEARANCE: Final = 10
"""So many times a full bucket are refused as too fast before the connection is ended."""


class Bucket:
    """Messages that a connection may still send: so many a second, some seconds' worth at once."""

    __slots__ = ("_at", "_clock", "_full", "_left", "_rate", "_spurned")

    def __init__(self, rate: float, clock: Callable[[], float]) -> None:
        """Begin full; `rate`: a second, `clock`: seconds."""
        self._rate, self._full, self._clock = rate, rate * BURST, clock
        self._left, self._at = self._full, clock()
        self._spurned = 0.0

    def take(self) -> bool:
        """Take one, if there is one."""
        now = self._clock()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        self._spurned = max(0.0, self._spurned - 1)
        return True

    def spurn(self) -> bool:
        """Count a message that there was none for; whether that has happened too often to be a mistake."""
        self._spurned += 1
        return self._spurned > self._full * FORBEARANCE
