"""Parts of Relocation: far back in the wake the front garden's gate comes swimming after, on a baby turtle."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import box, curve, limb, oval, place

from .ink import GOLD, INK

_TEAL: Final = (0.5, 0.1, 197)
"""The gate, of the front door's colour."""
_SKIN: Final = (0.56, 0.085, 172)


def follower(c: Canvas) -> None:
    """A small shell with a gate upright on it, its head lifted, its flippers rowing."""

    def work(pen: Pen) -> None:
        pen.fill(oval(0, 3, 34, 3.4), (0.42, 0.1, 340), 0.7)
        for k in range(4):
            x = -22 + 10 * k
            pen.fill(box(x, -54 + (2, 0, 0, 2)[k], 6, 40), _TEAL)
            pen.fill(curve([(x, -53), (x + 3, -61), (x + 6, -53)], pull=0.1), _TEAL)
        for y in (-46, -26):
            pen.fill(box(-25, y, 42, 4.4), (0.38, 0.09, 205))
        for x in (-24, 20):
            pen.fill(box(x - 5, -60, 6, 52), (0.45, 0.1, 25))
            pen.dot(x - 2, -62, 4.2, (0.45, 0.1, 25))
        neck = [(20, 1, 8), (32, -4, 7), (40, -12, 6.5)]
        pen.fill(limb(neck, 16), _SKIN)
        pen.fill(oval(44, -16, 10, 7.6, 12), _SKIN)
        pen.fill(limb([(6, 2, 5), (18, 7, 5), (30, 10, 2)], 14), _SKIN)
        dome = place([(-38, 3), (-31, -11), (-10, -19), (12, -15), (25, -3), (27, 3)], -2, 0)
        pen.fill(curve(dome), (0.42, 0.105, 25))
        for x in (-20, -2, 13):
            pen.fill(limb([(x, -16 + 0.02 * x * x, 0.9), (x - 3, 2, 0.9)], 8), INK, 0.7)
        pen.fill(limb([(-36, -2, 0.8), (-4, -5, 1.1), (24, -1, 0.8)], 14), INK, 0.7)
        pen.fill(limb([(-30, -11, 0.8), (-10, -18, 1.6), (12, -14, 0.8)], 14), GOLD, 0.9)
        pen.dot(47, -18, 1.8, INK)
        pen.fill(limb([(-30, 3, 0.4), (0, 6, 1.6), (44, 3, 0.4)], 12), (0.98, 0.05, 88), 0.9)

    def placed(pen: Pen) -> None:
        with pen.at(34, 744, scale=0.84):
            work(pen)

    c.draw(placed, detail=0.9, soft=0.3)
