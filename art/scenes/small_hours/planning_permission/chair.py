"""Parts of Planning Permission: what is seen of her wheelchair: the back with its grips, an arm, the near wheel."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

from .cloth import cloth, sweeps
from .woman import DEEP

_LEATHER = (0.27, 0.04, 165)
_STEEL = (0.74, 0.025, 130)
_TYRE = (0.2, 0.025, 170)


def back(c: Canvas) -> None:
    """Paint the leather of the back and the two grips."""
    m = c.mask(
        curve(
            [
                *((24, 962, CORNER), (70, 976), (140, 984), (212, 978, CORNER), (216, 1080), (208, 1230, CORNER)),
                *((10, 1230, CORNER), (14, 1080)),
            ],
            pull=0.2,
        )
    )
    c.multiply(m.blur(9).move(2, -6), DEEP, 0.7)
    cloth(c, m, _LEATHER, 26)
    sweeps(c, m, ((((40, 980, 4), (120, 998, 7), (200, 990, 4)), 5, 0.5),), (0.5, 0.04, 150), pale=True)
    for x, y in ((22, 940), (214, 958)):
        post = c.mask(limb([(x, y - 12, 8), (x, y + 300, 8)], 10))
        c.fill(post, _STEEL, detail=0.6)
        c.multiply(post.edge(5, 0, 4), (0.5, 0.04, 160), 0.7)
        grip = c.mask(limb([(x + 2, y - 12, 12), (x - 22, y - 8, 13), (x - 58, y + 6, 14)], 20))
        c.multiply(grip.blur(6).move(4, 12), DEEP, 0.6)
        c.fill(grip, _TYRE, detail=0.65)
        c.glaze(grip.edge(-2, -5, 4), (0.6, 0.04, 140), 0.5)


def wheel(c: Canvas, x: float, y: float, rx: float, ry: float, lean: float, shade: Colour) -> None:
    """Paint a wheel in perspective, its far side shifted by `lean`: tyre, hand rim, spokes."""
    outer = c.mask(oval(x, y, rx, ry))
    tyre = outer - c.mask(oval(x + 0.3 * lean, y, rx - 14, ry - 15))
    rim = c.mask(oval(x + lean, y + 2, rx - 11, ry - 16)) - c.mask(oval(x + 1.1 * lean, y + 2, rx - 17, ry - 22))

    def spokes(pen: Pen) -> None:
        for k in range(36):
            a = 2 * math.pi * (k + 0.5) / 36
            end = (x + 0.3 * lean + (rx - 14) * math.cos(a), y + (ry - 15) * math.sin(a))
            pen.stroke([(x + 0.5 * lean, y), end], _STEEL, 1.8, 0.75)
        pen.fill(oval(x + 0.5 * lean, y, 12, 15), _TYRE)
        pen.fill(oval(x + 0.7 * lean, y, 7, 9), _STEEL)

    c.draw(spokes, detail=0.6)
    c.multiply(tyre.blur(7).move(4, 8), shade, 0.6)
    c.fill(tyre, _TYRE, detail=0.65)
    c.glaze(tyre.edge(-3, -4, 3), (0.6, 0.04, 140), 0.6)
    c.multiply(rim.blur(3).move(2, 5), shade, 0.6)
    c.fill(rim, _STEEL, detail=0.7)
