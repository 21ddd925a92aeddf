"""How the lane is seen: places across, up and away, and where on the card they lie."""

from __future__ import annotations

VANISH = (424.0, 548.0)
FOCAL = 700.0
WIDE, HIGH, LOW = 2.2, 2.25, -1.5


def spot(x: float, y: float, z: float) -> tuple[float, float]:
    """Return the card's place of x across (metres from the middle), y above the eye, z away."""
    return VANISH[0] + FOCAL * x / z, VANISH[1] - FOCAL * y / z


def quad(x: float, y0: float, y1: float, z0: float, z1: float) -> tuple[tuple[float, float], ...]:
    """A rectangle on a wall: near top, far top, far bottom, near bottom."""
    return spot(x, y1, z0), spot(x, y1, z1), spot(x, y0, z1), spot(x, y0, z0)
