"""Parts of Low Water: the dragonfly's head in profile, bent down, one great eye on the sleeper."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .dragonfly import DARK, DEEP, GREEN
from .drop import stroke

_EYE: Final = (0.42, 0.1, 8)
_SEEN: Final = (648.0, 360.0)
"""Where the drop is mirrored in the eye."""


def _at(points: Points) -> list[tuple[float, ...]]:
    """Place what is drawn looking right: it looks down, the chin drawn in."""
    return place(points, 646, 330, 1.1, 104)


def head(c: Canvas) -> None:
    """Paint nape, face, eye."""
    neck = c.mask(limb([(536, 296, 30), (576, 306, 27), (620, 312, 30)], 16), wobble=1)
    c.fill(neck, DARK, detail=0.6)
    stroke(c, neck, (([(540, 322, 6), (580, 328, 8), (610, 330, 6)], 5, 0.8),), DEEP, pale=False)
    face = c.mask(
        curve(
            _at(
                [
                    *((0, -40), (40, -76), (64, -64), (76, -42), (98, -28), (108, -2), (98, 18), (104, 34), (100, 54)),
                    *((82, 70), (50, 80), (10, 84), (-30, 70), (-44, 20)),
                ]
            )
        ),
        wobble=1,
    )
    c.multiply(face.blur(6).move(-5, 4) & neck, DEEP, 0.8)
    c.fill(face, GREEN, detail=0.7, mottle=0.03)
    stroke(
        c,
        face,
        (
            (_at([(92, 58, 8), (40, 72, 14), (-20, 60, 12)]), 8, 0.8),
            (_at([(72, 30, 3), (92, 22, 5), (100, 20, 3)]), 4, 0.6),
        ),
        (0.45, 0.07, 165),
        pale=False,
    )
    _eye(c, face)

    def lines(pen: Pen) -> None:
        pen.fill(limb(_at([(103, 36, 0.8), (84, 43, 1.8), (62, 44, 2), (48, 36, 0.7)]), 30), DEEP)
        pen.fill(limb(_at([(97, 20, 0.8), (82, 18, 1.6), (66, 26, 0.8)]), 24), DARK, 0.6)
        for root, bend, tip in (((88, -32), (108, -44), (122, -66)), ((94, -22), (116, -28), (134, -44))):
            pen.fill(limb(_at([(*root, 3.2), (*bend, 1.6), (*tip, 0.4)]), 20), DARK)

    c.draw(lines, detail=0.9, soft=0.3)


def _eye(c: Canvas, face: Mask) -> None:
    """The one great eye: rows of facets, and the dark place in it that looks where it looks."""
    eye = c.mask(
        curve(
            _at(
                [
                    (-66, 34),
                    (-90, -18),
                    (-74, -76),
                    (-20, -104),
                    (34, -90),
                    (62, -48),
                    (56, -2),
                    (30, 26),
                    (-10, 52),
                    (-44, 56),
                ]
            )
        ),
        wobble=0.8,
    )
    c.multiply(eye.blur(5).move(-2, 6) & face, DEEP, 0.6)
    c.fill(eye, _EYE, detail=0.7, mottle=0.03)
    stroke(
        c,
        eye,
        (
            (_at([(-60, 20, 10), (-20, 44, 14), (30, 34, 12)]), 10, 0.7),
            (_at([(40, -30, 24), (44, 0, 26)]), 14, 0.6),
        ),
        DEEP,
        pale=False,
    )
    stroke(c, eye, ((_at([(-50, -50, 6), (-30, -76, 13), (6, -88, 6)]), 7, 0.55),), (0.75, 0.09, 15), pale=True)

    def facets(pen: Pen) -> None:
        for k in range(13):
            n = 9 + 4 * k
            for j in range(n):
                q, a = 22 + 9.0 * k, 2 * np.pi * (j + 0.5 * (k % 2)) / n
                u, v = _at([(30 - q * np.cos(a), -10 + q * np.sin(a))])[0][:2]
                pen.dot(u, v, 1.6, DEEP, 0.45)

    c.draw(facets, clip=eye.grow(-4), detail=0.8, soft=0.3)

    look = c.mask(oval(*_SEEN, 31, 34, 12), soft=7) & eye
    c.multiply(look, DEEP, 0.85)
    seen = [(-3, -34, CORNER), (4, -14), (16, 4), (15, 18), (2, 27), (-14, 19), (-17, 5), (-7, -14)]
    drop = c.mask(curve(place(seen, *_SEEN, 0.86, 8)), soft=0.8) & eye
    c.fill(drop, (0.6, 0.085, 158), detail=0.8)
    c.multiply(drop.edge(-5, -4, 4), (0.4, 0.06, 178), 0.6)
    c.fill(c.mask(oval(_SEEN[0] + 2, _SEEN[1] + 11, 8, 4.6, -8), soft=0.8), (0.8, 0.1, 112), detail=0.8)
