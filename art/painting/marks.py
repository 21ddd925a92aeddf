"""Brush marks that many scenes are made of: broad soft sweeps within a mass, and lines that run out thin.

Owns their shape alone: tones, places and how strong they are belong to the scene.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from .canvas import Canvas
from .colour import Colour
from .mask import Mask
from .pen import Pen
from .shapes import Points, limb

Sweep: TypeAlias = tuple[Points, float, float]
"""A spine with half widths, its softness (units), its share 0–1."""


def sweep(
    c: Canvas,
    m: Mask,
    spine: Points,
    soft: float,
    tone: Colour,
    share: float,
    *,
    pale: bool = False,
    steps: int = 40,
) -> None:
    """Lay one broad soft brush mark within a mass: a dark tone multiplied, a `pale` one glazed.

    `spine` is (x, y, half width), drawn in `steps` pieces.
    """
    part = c.mask(limb(spine, steps), soft=soft) & m
    if pale:
        c.glaze(part, tone, share)
    else:
        c.multiply(part, tone, share)


def sweeps(c: Canvas, m: Mask, marks: Sequence[Sweep], tone: Colour, *, pale: bool = False, steps: int = 40) -> None:
    """Lay several sweeps of one tone within a mass, in their order."""
    for spine, soft, share in marks:
        sweep(c, m, spine, soft, tone, share, pale=pale, steps=steps)


def crease(pen: Pen, points: Points, wide: float, tone: Colour, share: float = 1.0, *, ends: float = 0.2) -> None:
    """Draw one line through points that is `wide` (half its breadth) in its middle and thin at both ends.

    `ends` is what is left of its breadth there, 0–1.
    """
    last = len(points) - 1
    spine = [(p[0], p[1], wide * (ends + (1 - ends) * (1 - abs(2 * k / last - 1)))) for k, p in enumerate(points)]
    pen.fill(limb(spine, 36), tone, share)
