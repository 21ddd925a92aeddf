"""Tools of Last Service: the tram's tilt, and soft brush lines within a mass."""

from __future__ import annotations

import math
from typing import Final, TypeAlias

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.shapes import Path, Points, limb, move

_TURN: Final = -4.0
_ABOUT: Final = (250.0, 640.0)

Sweep: TypeAlias = tuple[Points, float, float]
"""A spine with half widths, its softness, its strength."""


def tilted(points: Points) -> list[tuple[float, ...]]:
    """Return points of the level tram as they lie in the picture, its front lifted."""
    a = math.radians(_TURN)
    x0, y0 = _ABOUT
    out: list[tuple[float, ...]] = []
    for p in points:
        x, y = p[0] - x0, p[1] - y0
        out.append((x0 + x * math.cos(a) - y * math.sin(a), y0 + x * math.sin(a) + y * math.cos(a), *p[2:]))
    return out


def spot(x: float, y: float) -> tuple[float, float]:
    """Return one point of the level tram as it lies in the picture."""
    p = tilted([(x, y)])[0]
    return p[0], p[1]


def tipped(path: Path) -> Path:
    """Return a path of the level tram as it lies in the picture."""
    return move(path, turn=_TURN, about=_ABOUT)


def sweeps(c: Canvas, m: Mask, lines: tuple[Sweep, ...], tone: Colour, *, pale: bool = False) -> None:
    """Lay soft lines of one tone within a mass: pale ones glazed, dark ones multiplied."""
    for spine, soft, share in lines:
        part = c.mask(limb(spine, 40), soft=soft) & m
        if pale:
            c.glaze(part, tone, share)
        else:
            c.multiply(part, tone, share)
