"""Parts of Low Water: where the frog lies in the drop; what is drawn for it is put there."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.shapes import Path, Points
from art.painting.shapes import curve as drawn_curve
from art.painting.shapes import limb as drawn_limb

from .drop import stroke

_SIZE = 0.94


def at(points: Points) -> list[tuple[float, ...]]:
    """Put points where the frog lies."""
    return [(418 + _SIZE * (p[0] - 430), 816 + _SIZE * (p[1] - 840), *((q * _SIZE) for q in p[2:3])) for p in points]


def curve(points: Points) -> Path:
    """Return a closed curve there."""
    return drawn_curve(at(points))


def limb(points: Points, n: int = 40) -> Path:
    """Return a limb there."""
    return drawn_limb(at(points), n)


def sweep(c: Canvas, m: Mask, lines: tuple[tuple[Points, float, float], ...], tone: Colour, *, pale: bool) -> None:
    """Lay soft broad strokes there within `m`."""
    stroke(c, m, tuple((at(spine), soft, share) for spine, soft, share in lines), tone, pale=pale)
