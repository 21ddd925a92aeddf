"""Tools of Second Thoughts: soft brush lines within a mass."""

from __future__ import annotations

from typing import TypeAlias

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.shapes import Points, limb

Sweep: TypeAlias = tuple[Points, float, float]
"""A spine with half widths, its softness, its strength."""


def sweeps(c: Canvas, m: Mask, lines: tuple[Sweep, ...], tone: Colour, *, pale: bool = False) -> None:
    """Lay soft lines of one tone within a mass: pale ones glazed, dark ones multiplied."""
    for spine, soft, share in lines:
        part = c.mask(limb(spine, 40), soft=soft) & m
        if pale:
            c.glaze(part, tone, share)
        else:
            c.multiply(part, tone, share)
