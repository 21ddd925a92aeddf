"""The sun's blanket, a piece of the sea with a hem; the hermit crab on the lip that pulls it up."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place, sample

from .sea import water

_HEM = ((112, 866), (150, 838), (206, 846), (270, 866), (330, 870), (384, 862), (428, 876))
_FOAM = (0.95, 0.025, 80)
_DEEP = (0.5, 0.07, 232)
_PLUM = (0.36, 0.1, 5)
_BODY = (0.56, 0.13, 24)


def blanket(c: Canvas) -> None:
    """Lay the cloth of water over the sun's lower half and the lip, its hem of foam turned down."""
    cloth = c.mask(
        curve(
            [
                *((108, 864, CORNER), *_HEM[1:-1], (432, 876, CORNER), (446, 920), (458, 980), (500, 1060)),
                *((600, 1130, CORNER), (-60, 1130, CORNER), (30, 1060), (76, 980), (100, 920)),
            ]
        ),
        wobble=0.8,
    )
    sunk = cloth * np.asarray(smoothstep(1100, 1000, c.y), np.float32)[cloth.where]
    c.multiply(cloth.blur(9).move(4, -6) & c.full(smoothstep(985, 960, c.y)), (0.5, 0.1, 10), 0.45)
    c.fill(sunk, water(c), detail=0.4)
    for spine, share in (
        (((160, 878, 1), (150, 930, 8), (128, 1000, 6), (104, 1050, 1)), 0.6),
        (((244, 886, 1), (242, 930, 8), (238, 990, 5), (232, 1040, 1)), 0.45),
        (((348, 892, 1), (354, 930, 8), (366, 1000, 6), (382, 1050, 1)), 0.6),
        (((412, 890, 1), (420, 930, 7), (434, 990, 5), (452, 1036, 1)), 0.55),
    ):
        c.multiply(c.mask(limb(spine, 30), soft=6) & cloth, _DEEP, share)
    over = c.mask(limb([(90, 950, 10), (180, 968, 12), (270, 974, 12), (370, 968, 12), (456, 950, 10)], 40), soft=9)
    c.glaze(over.move(0, -34) & cloth, (0.83, 0.04, 215), 0.5)
    hem = c.mask(limb([(x, y + 11, 12) for x, y in _HEM], 60), wobble=0.8)
    c.multiply(hem.blur(4).move(0, 8) & cloth, _DEEP, 0.6)
    c.fill(hem, _FOAM, detail=0.6)
    c.multiply(hem.edge(0, -4, 4), (0.78, 0.05, 225), 0.5)

    def stitches(pen: Pen) -> None:
        way = sample(_HEM, 58)
        for k in range(1, 56, 2):
            a, b = way[k], way[k + 1]
            pen.stroke([(a[0], a[1] + 15), (b[0], b[1] + 15)], (0.55, 0.075, 228), 2.2, 0.9)
        for y, x0, x1 in ((938, 170, 270), (962, 290, 390), (1006, 130, 240), (1030, 300, 440), (1066, 60, 200)):
            pen.fill(limb([(x0, y, 0.4), (0.5 * (x0 + x1), y + 5, 2.2), (x1, y, 0.4)], 20), (0.84, 0.035, 210), 0.8)

    c.draw(stitches, detail=0.7)


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 108, 873, 1.3, -4)


def crab(c: Canvas) -> None:
    """Paint the crab: a soft body with a shell like a thimble, legs on the lip, one claw at the hem."""
    body = c.mask(curve(_at([(-24, -2), (-22, -18), (-4, -28), (16, -22), (25, -6), (8, 8), (-14, 8)])))

    def legs(pen: Pen) -> None:
        for u, w in ((-22, -34), (-8, -14), (10, 12)):
            knee = (u + 0.55 * w, 6)
            pen.fill(limb(_at([(u, 0, 5), (*knee, 4.4), (knee[0] + 0.12 * w, 27, 1.2)]), 24), _PLUM)

    c.draw(legs, detail=0.8)
    _tail(c)
    c.multiply(body.blur(5).move(2, 8), (0.5, 0.1, 10), 0.5)
    c.fill(body, _BODY, detail=0.85)
    c.multiply(body.edge(0, -8, 6), _PLUM, 0.5)
    c.glaze(c.mask(limb(_at([(-18, -18, 4), (2, -22, 5), (14, -16, 3)]), 20), soft=4) & body, (0.72, 0.12, 38), 0.7)
    arm = c.mask(limb(_at([(16, -8, 6), (30, -15, 6), (38, -8, 6)]), 24))
    claw = c.mask(
        curve(_at([(28, -14), (42, -20), (56, -10), (56, 8, CORNER), (46, 0), (42, 11, CORNER), (32, 2), (26, -6)]))
    )
    c.fill(arm, _BODY, detail=0.85)
    c.multiply(claw.blur(3).move(2, 4), _PLUM, 0.4)
    c.fill(claw, (0.6, 0.15, 26), detail=0.85)

    def face(pen: Pen) -> None:
        for u in (8, 18):
            pen.stroke(_at([(u, -22), (u + 3, -37)]), _PLUM, 3.6)
            ex, ey = _at([(u + 3.4, -39)])[0][:2]
            pen.fill(oval(ex, ey, 5, 6), (0.2, 0.05, 340))
        pen.stroke(_at([(22, -18), (36, -34), (54, -36)]), _PLUM, 2, 0.9)

    c.draw(face, detail=0.85)


def _tail(c: Canvas) -> None:
    """His soft bare tail, and on its very tip the shell that he outgrew, a turban of three whorls."""
    tail = c.mask(limb(_at([(-10, -8, 15), (-26, -10, 14), (-39, -16, 11.5), (-46, -22, 9)]), 40))
    c.multiply(tail.blur(4).move(2, 7), (0.5, 0.1, 10), 0.45)
    c.fill(tail, (0.78, 0.09, 32), detail=0.85)
    c.multiply(tail.edge(2, -7, 5), (0.6, 0.12, 18), 0.5)

    def rings(pen: Pen) -> None:
        for a, b in (((-18, -22), (-20, 4)), ((-27, -24), (-30, 3)), ((-34, -28), (-42, -4))):
            pen.stroke(_at([a, (0.5 * (a[0] + b[0]) - 3, 0.5 * (a[1] + b[1])), b]), (0.62, 0.12, 22), 1.8, 0.7)

    c.draw(rings, clip=tail, detail=0.85)
    for u, v, rx, ry, tone in (
        (-64, -47, 5.4, 6, (0.7, 0.12, 58)),
        (-59, -39, 9.5, 8, (0.76, 0.12, 63)),
        (-52, -29, 13.5, 10.5, (0.82, 0.11, 70)),
    ):
        x, y = _at([(u, v)])[0][:2]
        whorl = c.mask(oval(x, y, 1.3 * rx, 1.3 * ry, -38))
        c.multiply(whorl.blur(2).move(0, 2), _PLUM, 0.5)
        c.fill(whorl, tone, detail=0.85)
        c.multiply(whorl.edge(-2, -4, 3), (0.6, 0.09, 340), 0.6)
