"""Parts of Good Year: the whale's eye, open, turned up to whoever has come; its heavy lids and folds."""

from __future__ import annotations

import math
from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, circle, curve, limb, place

from .ink import GOLD, NIGHT, SKIN_DEEP, SKIN_PALE, crease

_BALL: Final[Points] = (
    *((-56, 12, CORNER), (-48, -16), (-28, -38), (0, -46), (28, -38), (48, -14), (62, 18, CORNER)),
    *((40, 31), (12, 38), (-18, 37), (-42, 28)),
)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the eye (its middle at 0, 0) where they lie on the card."""
    return place(points, 522, 826, 1.08, 6)


def eye(c: Canvas) -> None:
    """Paint socket, lids, ball, and one light in it."""
    socket = c.mask(curve(at([(-92, 14), (-56, -42), (4, -66), (60, -44), (96, 6), (60, 48), (0, 64), (-60, 50)])))
    c.multiply(socket.blur(14), SKIN_DEEP, 0.75)
    upper = c.mask(curve(at([(-76, 14), (-56, -32), (-4, -66), (46, -52), (80, 14), (54, -12), (2, -49), (-36, -32)])))
    c.glaze(upper.blur(4), SKIN_PALE, 0.8)
    c.glaze(upper.edge(-5, -6, 4), (0.82, 0.1, 56), 0.75)
    lower = c.mask(limb(at([(-66, 20, 2), (-42, 39, 9), (-4, 50, 11), (38, 43, 10), (70, 22, 2)]), 40))
    c.glaze(lower.blur(3), SKIN_PALE, 0.75)

    def ball(pen: Pen) -> None:
        open_eye = curve(at(_BALL))
        pen.fill(open_eye, (0.34, 0.055, 320))
        x, y = at([(-10, -6)])[0][:2]
        tones = ((0.74, 0.14, 68), (0.5, 0.125, 48), (0.27, 0.085, 20), (0.16, 0.05, 320))
        with pen.clipped(open_eye):
            pen.dot(x, y, 49, (0.15, 0.05, 315))
            pen.radiate(circle(x, y, 46), x + 12, y + 24, 52, tones)
            for k in range(26):
                w = 0.242 * k + 0.03 * (k % 3)
                u, v = math.cos(w), math.sin(w)
                far = 33 + 3 * (k % 4) + 2 * (k % 3)
                pen.stroke(
                    [(x + 23 * u, y + 23 * v), (x + far * u, y + far * v)], (0.82, 0.13, 70), 1.6, 0.1 + 0.07 * (k % 3)
                )
            pen.fill(curve([(x - 24, y - 4), (x - 1, y - 25), (x + 22, y - 2), (x - 1, y + 21)]), (0.09, 0.03, 310))
            brow = limb(at([(-60, -4, 5), (-34, -34, 8), (0, -48, 9), (34, -36, 8), (60, 2, 4)]), 30)
            pen.fill(brow, (0.11, 0.04, 310), 0.6)
        pen.fill(limb([(x - 19, y - 14, 7.4), (x - 12, y - 18, 7.8)], 10), (0.985, 0.035, 88))

    c.draw(ball, detail=0.95, soft=0.3)

    def lids(pen: Pen) -> None:
        lash = (0.17, 0.05, 300)
        top = [
            (-64, 20, 1),
            (-50, -16, 3.4),
            (-29, -39, 4.4),
            (0, -48, 4.8),
            (30, -40, 4.4),
            (51, -14, 3.2),
            (69, 24, 0.8),
        ]
        pen.fill(limb(at(top), 50), lash)
        low = [(-58, 13, 0.8), (-43, 29, 2), (-18, 38, 2.4), (12, 39, 2.4), (41, 32, 2), (66, 20, 0.8)]
        pen.fill(limb(at(low), 50), lash, 0.8)
        for way, wide, share in (
            (((-80, 6), (-60, -38), (-4, -75), (54, -57), (90, 12)), 2.8, 0.6),
            (((10, -92), (50, -84), (84, -50)), 2.2, 0.3),
            (((-58, 46), (-10, 63), (40, 56), (76, 36)), 2.6, 0.55),
            (((-42, 68), (4, 80), (54, 70), (88, 44)), 2.1, 0.36),
            (((-10, 96), (34, 94), (80, 70)), 2.0, 0.2),
            (((84, 22), (102, 30), (118, 44)), 2.2, 0.45),
            (((88, 8), (112, 10), (134, 20)), 2.0, 0.35),
        ):
            crease(pen, at(way), wide, NIGHT, share)
        crease(pen, at([(-42, 33), (-18, 42), (14, 43), (42, 36)]), 1.4, GOLD, 0.5)

    c.draw(lids, detail=0.8, soft=0.6)
