"""When a server's lease has ended, and what its tables are left: in milliseconds, as databases keep times."""

from typing import Final

from moonhare.storage.store import GRACE, LEASE

LEASE_MS: Final = round(LEASE * 1000)
GRACE_MS: Final = round(GRACE * 1000)


def lease_has_ended(renewed: int, now: int) -> bool:
    """Whether a lease that was renewed last at a moment has ended; both in milliseconds since 1970."""
    # Renewed in the future: the clock was set back. It must not keep a dead server alive until then.
    return abs(now - renewed) >= LEASE_MS
