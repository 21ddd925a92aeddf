"""Parts of Slow Ascent: the hut on the moon, the one thin cable, the mast with its wheel on the platform."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, limb, polygon

TOP: Final = (350.0, 150.0)
"""Where the cable leaves the moon."""
WHEEL: Final = (742.0, 832.0)
"""The wheel's middle."""
HANG: Final = (566.0, 484.0)
"""Where the cabin's carriage rides."""
_INK: Final = (0.2, 0.06, 280)
_IRON: Final = (0.34, 0.07, 278)


def hut(c: Canvas) -> None:
    """A very small house on a crater's lip, its door open."""
    x, y = TOP
    wall = c.mask(polygon([(x - 17, y + 16), (x - 17, y - 8), (x - 3, y - 22), (x + 11, y - 8), (x + 11, y + 16)]))
    flank = c.mask(polygon([(x + 11, y + 16), (x + 11, y - 8), (x + 27, y - 8), (x + 27, y + 13)]))
    c.multiply((wall | flank).blur(4).move(-12, 6), (0.6, 0.07, 290), 0.7)
    c.fill(flank, (0.34, 0.08, 285), detail=0.9)
    c.fill(wall, (0.46, 0.08, 288), detail=0.9)
    roof = c.mask(polygon([(x - 3, y - 28), (x + 15, y - 27), (x + 33, y - 6), (x + 13, y - 5)]))
    c.fill(roof, (0.52, 0.17, 27), detail=0.9)

    def work(pen: Pen) -> None:
        pen.stroke([(x - 22, y - 5), (x - 3, y - 25)], (0.36, 0.12, 20), 5)
        pen.stroke([(x - 3, y - 25), (x + 13, y - 6)], (0.36, 0.12, 20), 5)
        pen.fill(polygon([(x - 8, y + 16), (x - 8, y), (x + 2, y), (x + 2, y + 16)]), (0.87, 0.13, 80))

    c.draw(work, detail=0.9)


def cable(c: Canvas) -> None:
    """One line, sagging a very little, thinner as it goes up."""
    (x, y), (u, v) = (TOP[0] + 14, TOP[1] - 14), (WHEEL[0] + 36, WHEEL[1] - 18)
    share = (HANG[0] - x) / (u - x)
    sag = (HANG[1] - y - share * (v - y)) / (share * (1 - share))
    spine = [(x + t * (u - x), y + t * (v - y) + sag * t * (1 - t), 1.2 + 2.4 * t) for t in (k / 12 for k in range(13))]
    c.fill(c.mask(limb(spine, 90)), _INK, detail=0.9)


def mast(c: Canvas) -> None:
    """Two timbers that lean together, a wheel between them, snow on top."""
    u, v = WHEEL
    for a, b in (((696, 1036), (716, 1200)), ((786, 1066), (830, 1200))):
        c.multiply(c.mask(limb([(*a, 9), (*b, 15)], 8), soft=5), (0.62, 0.08, 276), 0.55)
    for foot, tone in (((696, 1030), (0.3, 0.065, 300)), ((786, 1062), (0.37, 0.07, 310))):
        beam = c.mask(limb([(u, v - 22, 10), (0.5 * (u + foot[0]), 0.5 * (v + foot[1]), 11), (*foot, 12)], 16))
        c.fill(beam, tone, detail=0.7)
        c.glaze(beam.edge(-4, -1, 2), (0.62, 0.07, 290), 0.6)
        fx, fy = foot
        drift = c.mask(limb([(fx - 30, fy + 8, 3), (fx, fy + 2, 12), (fx + 32, fy + 8, 3)]))
        c.fill(drift, (0.84, 0.035, 285), detail=0.5)

    def rung(pen: Pen) -> None:
        pen.stroke([(714, 962), (772, 972)], (0.28, 0.06, 300), 12)
        pen.fill(circle(u, v, 42), _IRON)
        pen.fill(circle(u, v, 34), (0.5, 0.08, 280))
        for a, b in (((-30, -8), (30, 8)), ((-8, 30), (8, -30))):
            pen.stroke([(u + a[0], v + a[1]), (u + b[0], v + b[1])], _IRON, 7)
        pen.dot(u, v, 10, _INK)

    c.draw(rung, detail=0.8)
    cap = c.mask(curve([(u - 45, v - 8, CORNER), (u - 44, v - 34), (u - 24, v - 58), (u + 4, v - 62), (u + 30, v - 48),
                        (u + 40, v - 18, CORNER), (u + 24, v - 30), (u + 8, v - 34), (u - 8, v - 28), (u - 24, v - 28),
                        (u - 36, v - 16)]))  # fmt: skip
    c.fill(cap, (0.93, 0.025, 285), detail=0.7)
    c.glaze(cap.edge(-4, 8, 4), (0.74, 0.05, 280), 0.7)
