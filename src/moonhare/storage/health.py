"""Whether what is written lasts, whichever database it goes to."""

import math
import time
from typing import Final

import structlog

PROVEN: Final = 15.0
"""Seconds for which something that was stored proves that more can be."""

log = structlog.get_logger(__name__)


class Health:
    """How a writer fares; those who wait for something are told of each failure, and the log once it is over."""

    def __init__(self) -> None:
        """Nothing has been written yet."""
        self.stored_at = -math.inf
        """When a table's change was last stored, by the system's own clock; before all time once something failed."""
        self._failing_since: float | None = None

    @property
    def is_proven(self) -> bool:
        """Whether something was stored so lately that nothing need be tried."""
        return time.monotonic() - self.stored_at < PROVEN

    def failed(self) -> None:
        """Something could not be stored."""
        self.stored_at = -math.inf
        if self._failing_since is None:
            self._failing_since = time.monotonic()

    def stored(self) -> None:
        """Something was stored."""
        self.stored_at = time.monotonic()
        if self._failing_since is not None:
            log.info("what happens at tables is stored again", seconds=round(self.stored_at - self._failing_since, 1))
            self._failing_since = None
