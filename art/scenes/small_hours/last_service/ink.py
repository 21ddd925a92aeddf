"""Parts of Last Service: its inks: dark teal, lamp gold, coral; where places of the bell lie on the card."""

from __future__ import annotations

import math
from typing import Final

from art.painting.colour import Array
from art.painting.shapes import Path, Points, place, polygon

NIGHT: Final = (0.17, 0.045, 215)
GOLD: Final = (0.88, 0.12, 84)
LAMP: Final = (0.975, 0.065, 94)
AMBER: Final = (0.76, 0.14, 68)
ROSE: Final = (0.66, 0.14, 26)
ROSE_PALE: Final = (0.86, 0.08, 45)
ROSE_DEEP: Final = (0.43, 0.12, 16)
PLUM: Final = (0.29, 0.085, 358)
CORAL: Final = (0.62, 0.17, 34)
CORAL_PALE: Final = (0.84, 0.12, 58)
CORAL_DEEP: Final = (0.4, 0.13, 28)
DARK: Final = (0.16, 0.05, 20)

MID: Final = (366.0, 590.0)
"""The middle of the bell's rim."""
WIDE: Final = 322.0
TALL: Final = 446.0
OPEN: Final = 58.0
"""Half the height of the rim's round, seen from below."""
TILT: Final = math.radians(-12)


def turned(u: float, v: float) -> tuple[float, float]:
    """Return where a place of the upright bell lies on the card."""
    return (
        MID[0] + u * math.cos(TILT) - v * math.sin(TILT),
        MID[1] + u * math.sin(TILT) + v * math.cos(TILT),
    )


def upright(x: Array, y: Array) -> tuple[Array, Array]:
    """Return where places of the card lie on the upright bell."""
    c, s = math.cos(TILT), math.sin(TILT)
    return (x - MID[0]) * c + (y - MID[1]) * s, -(x - MID[0]) * s + (y - MID[1]) * c


def spot(across: float, down: float) -> tuple[float, float]:
    """Return a place on the bell: degrees across (0 in front, -90 left), degrees down from its top (90 is the rim)."""
    a, d = math.radians(across), math.radians(down)
    r = math.sin(d) ** 0.86 if d > 0 else 0.0
    return turned(WIDE * r * math.sin(a), -TALL * math.cos(d) - OPEN * r * math.cos(a))


def pane(across: float, down: float, half: float, high: float, square: float = 0.42) -> Path:
    """Return a window with round corners as it lies on the bell, its half sizes in degrees."""
    out = []
    for k in range(64):
        t = 2 * math.pi * k / 64
        cs, sn = math.cos(t), math.sin(t)
        out.append(
            spot(
                across + half * math.copysign(abs(cs) ** square, cs),
                down + high * math.copysign(abs(sn) ** square, sn),
            )
        )
    return polygon(out)


def hand(points: Points) -> list[tuple[float, ...]]:
    """Return places of the claw, drawn about its wrist, as large as it is on the card."""
    near = [(p[0] - 352, p[1] - 914, *p[2:]) for p in points]
    return place(near, 346, 912, 1.2, -3)
