"""Parts of Close Shave: the calf and the hand that it holds are drawn small about its feet and laid down larger."""

from __future__ import annotations

from typing import Final

from art.painting import marks, shapes
from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.shapes import Path, Points, place

_K: Final = 1.15
_FEET: Final = (190.0, 974.0)
_STEP: Final = -14.0


def grown(points: Points) -> list[tuple[float, ...]]:
    """Return points (and radii) where they lie on the card."""
    return place(points, _FEET[0] * (1 - _K) + _STEP, _FEET[1] * (1 - _K), _K)


def curve(points: Points) -> Path:
    """Return a smooth closed path."""
    return shapes.curve(grown(points))


def limb(points: Points, n: int = 40) -> Path:
    """Return a tapering limb."""
    return shapes.limb(grown(points), n)


def oval(x: float, y: float, rx: float, ry: float, turn: float = 0.0) -> Path:
    """Return an ellipse."""
    px, py = grown([(x, y)])[0]
    return shapes.oval(px, py, rx * _K, ry * _K, turn)


def sweep(c: Canvas, m: Mask, spine: Points, soft: float, tone: Colour, share: float, *, pale: bool = False) -> None:
    """Lay one broad soft brush mark within a mass."""
    marks.sweep(c, m, grown(spine), soft, tone, share, pale=pale)
