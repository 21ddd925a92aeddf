"""Parts of Wish You Were Here: how small the child and the castle are; shapes drawn large, laid down at their size."""

from __future__ import annotations

from typing import Final

from art.painting import shapes
from art.painting.shapes import CORNER, Path, Points

K: Final = 0.84
"""The size at which child and castle are laid down."""
_FROM: Final = (300.0, 1050.0)
_TO: Final = (332.0, 1068.0)


def across(x: float) -> float:
    """Return where a place lies from the left."""
    return _TO[0] + K * (x - _FROM[0])


def down(y: float) -> float:
    """Return where a place lies from above."""
    return _TO[1] + K * (y - _FROM[1])


def small(points: Points) -> list[tuple[float, ...]]:
    """Return points laid down at their size; radii are scaled, corners kept."""
    return [
        (across(p[0]), down(p[1]), *(() if len(p) < 3 else (CORNER if p[2] == CORNER else p[2] * K,))) for p in points
    ]


def curve(points: Points) -> Path:
    """Return a smooth outline, laid down small."""
    return shapes.curve(small(points))


def polygon(points: Points) -> Path:
    """Return an outline of straight lines, laid down small."""
    return shapes.polygon(small(points))


def limb(points: Points, n: int = 40) -> Path:
    """Return a tapering limb, laid down small."""
    return shapes.limb(small(points), n)


def oval(x: float, y: float, rx: float, ry: float) -> Path:
    """Return an ellipse, laid down small."""
    return shapes.oval(across(x), down(y), rx * K, ry * K)
