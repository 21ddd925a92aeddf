"""Parts of Against the Drops: the swimmer's head, cheek on the water, in profile: red cap, closed eye."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .swimmer import DARK_RED, PALE, RED, SHADE, SKIN, at, shaded

_NECK: Final[Points] = ((-52, 30), (-62, 90), (-80, 132), (0, 150), (66, 130), (46, 108), (36, 88), (20, 40))
_FACE: Final[Points] = (
    *((-20, -70), (30, -78), (64, -50), (73, -22), (73, -4), (79, 8), (92, 26), (94, 34), (88, 40), (78, 42)),
    *((80, 47), (85, 52), (82, 57), (77, 59), (82, 63), (81, 69), (74, 74), (75, 82), (71, 93), (58, 99)),
    *((36, 98), (8, 88), (-18, 70), (-30, 40)),
)
_CAP: Final[Points] = (
    *((69, -34, CORNER), (62, -66), (36, -92), (0, -102), (-40, -96), (-72, -68), (-86, -26), (-82, 20), (-66, 54)),
    *((-50, 72, CORNER), (-26, 60), (-6, 46), (8, 26), (14, 2), (30, -18), (50, -28)),
)


def head(c: Canvas) -> None:
    """Paint neck, face, cap, features."""
    neck = c.mask(curve(at(_NECK)))
    c.fill(neck, SKIN, detail=0.7)
    shaded(c, neck, ((((-30, 66, 16), (20, 100, 18), (50, 112, 8)), 10, 0.85),), SHADE)
    face = c.mask(curve(at(_FACE)))
    c.fill(face, SKIN, detail=0.85, mottle=0.015)
    shaded(
        c,
        face,
        (
            (((-24, 66, 10), (20, 96, 10), (60, 104, 6)), 9, 0.7),
            (((20, 6, 9), (16, 30, 9), (-4, 52, 9)), 7, 0.5),
            (((30, -20, 6), (56, -28, 6), (74, -34, 6)), 4, 0.5),
        ),
        SHADE,
    )
    c.glaze(c.mask(limb(at([(44, 40, 13), (40, 46, 13)]), 12), soft=10) & face, (0.64, 0.15, 28), 0.55)
    c.glaze(c.mask(limb(at([(70, 4, 4), (84, 26, 5)]), 12), soft=4) & face, PALE, 0.7)
    cap = c.mask(curve(at(_CAP)))
    c.multiply(cap.blur(3).move(2, 4) & face, SHADE, 0.5)
    c.fill(cap, RED, detail=0.8, mottle=0.02)
    shaded(
        c,
        cap,
        (
            (((-60, 60, 12), (-10, 50, 12), (14, 10, 9), (44, -24, 5)), 8, 0.6),
            (((-78, 30, 10), (-88, -20, 10)), 9, 0.5),
            (((-70, -54, 1), (-20, -42, 3), (44, -60, 1)), 3, 0.5),
            (((-80, -14, 1), (-30, -4, 3), (8, -12, 1)), 3, 0.5),
        ),
        DARK_RED,
    )
    c.glaze(c.mask(limb(at([(-50, -76, 5), (-10, -86, 9), (34, -76, 5)]), 20), soft=6) & cap, (0.66, 0.18, 32), 0.8)
    c.draw(_features, detail=0.9)


def _features(pen: Pen) -> None:
    """Eye, lashes, brow, nostril, mouth, the cap's rim and strap."""
    ink = (0.24, 0.05, 30)
    lid = [(36, 5), (42, 11), (51, 13), (60, 9), (64, 4)]
    pen.fill(limb(at([(x, y, w) for (x, y), w in zip(lid, (0.8, 1.8, 2.2, 1.8, 0.8), strict=True)]), 30), ink)
    for x, y, u, v in ((41, 10, 36, 16), (48, 13, 45, 20), (56, 12, 56, 19)):
        pen.stroke(at([(x, y), (u, v)]), ink, 1.6)
    pen.fill(limb(at([(34, -10, 0.8), (46, -17, 2.4), (58, -17, 2.2), (66, -13, 0.8)]), 30), (0.32, 0.06, 35))
    pen.stroke(at([(80, 36), (83, 33), (87, 35)]), (0.45, 0.1, 30), 1.8)
    pen.fill(limb(at([(84, 57, 1), (74, 59, 1.6), (66, 56, 0.7)]), 20), (0.45, 0.14, 25))
    pen.stroke(
        at([(69, -32), (50, -26), (31, -16), (16, 3), (10, 27), (-5, 48), (-26, 62), (-49, 73)]), (0.44, 0.17, 24), 3
    )
