"""Parts of Running Late: a plain bench, broad enough for two: a seat, a back, two legs."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, box, curve, limb

from .brush import AIR_DEEP, WOOD, WOOD_DEEP, WOOD_PALE
from .glass import lower

LEFT: Final = 108.0
RIGHT: Final = 628.0
SEAT: Final = 952.0
"""How high the seat's front edge stands."""


def bench(c: Canvas) -> None:
    """Two uprights, two slats for the back, one board to sit on; the right half empty and swept clean."""
    room = lower(c).grow(-4)
    floor = c.mask(limb([(560, 1100, 5), (600, 1102, 8), (660, 1098, 4)], 20), soft=5) & room
    c.multiply(floor, AIR_DEEP, 0.7)
    for x in (160.0, 590.0):
        _timber(c, c.mask(limb([(x, 786, 9), (x, 948, 10)], 12), wobble=0.6) & room, shade=0.55)
    for y in (800, 848):
        _slat(c, LEFT, y, RIGHT - LEFT, 28)
    for x in (152.0, 592.0):
        m = c.mask(box(x - 12, SEAT + 20, 24, 1106 - SEAT - 20, 3), wobble=0.7) & room
        _timber(c, m, shade=0.3)
        c.multiply(m * smoothstep(SEAT + 52, SEAT + 22, c.y), WOOD_DEEP, 0.7)
    top = c.mask(curve([(LEFT + 16, SEAT - 22, CORNER), (RIGHT - 16, SEAT - 22, CORNER), (RIGHT, SEAT + 2, CORNER),
                        (LEFT, SEAT + 2, CORNER)], pull=0.01)) & room  # fmt: skip
    c.fill(top, WOOD_PALE, detail=0.5, mottle=0.03)
    c.multiply(top * smoothstep(SEAT - 12, SEAT - 24, c.y), WOOD_DEEP, 0.6)
    _slat(c, LEFT, SEAT, RIGHT - LEFT, 25)


def _timber(c: Canvas, m: Mask, shade: float) -> None:
    c.fill(m, WOOD, detail=0.55, mottle=0.03)
    c.multiply(m, WOOD_DEEP, shade)
    c.multiply(m.edge(5, 0, 3), WOOD_DEEP, 0.7)
    c.glaze(m.edge(-3, 0, 2), WOOD_PALE, 0.6)


def _slat(c: Canvas, x: float, y: float, w: float, h: float) -> None:
    m = c.mask(box(x, y, w, h, 5), wobble=0.8) & lower(c).grow(-4)
    c.fill(m, WOOD, detail=0.55, mottle=0.03)
    grain = c.noise.at(f"slat{y}", c.x / 130, c.y / 6, 1.0, 3)
    c.multiply(m * smoothstep(0.5, 0.8, grain), WOOD_DEEP, 0.35)
    sweep(c, m, ((x, y + 3, 4), (x + w, y + 3, 4)), 3, WOOD_PALE, 0.9, pale=True)
    sweep(c, m, ((x, y + h - 1, 5), (x + w, y + h - 1, 5)), 4, WOOD_DEEP, 0.7)
