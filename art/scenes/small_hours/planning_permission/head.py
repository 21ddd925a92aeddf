"""Parts of Planning Permission: the beaver's bowed head in profile: shut eye, blunt nose, quiet mouth, front teeth."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .inks import BELLY, COAT, DEEP, INK, PALE, fur

_TURN: Final = 27.0
_OUTLINE: Final[Points] = (
    *((-118, 24), (-112, -40), (-74, -88), (-16, -108), (40, -98), (84, -72), (120, -54), (150, -50), (172, -38)),
    *((185, -14), (186, 12), (180, 34), (165, 48), (142, 52), (118, 55), (102, 68), (86, 92), (52, 116), (4, 126)),
    (-76, 106),
)
"""Brow, blunt nose, the full upper lip that hangs over the mouth, the round cheek, the nape."""
_CHIN: Final[Points] = (
    *((40, 60), (100, 40), (140, 40), (153, 50), (156, 64), (148, 79), (129, 92), (100, 106), (60, 122), (0, 124)),
    (0, 80),
)
_NEAR_TOOTH: Final[Points] = (
    (152, 38, CORNER),
    (166, 36, CORNER),
    (168, 52),
    (168, 66),
    (165, 69),
    (157, 68),
    (154, 65),
    (153, 54),
)
_FAR_TOOTH: Final[Points] = ((163, 38, CORNER), (174, 34, CORNER), (176, 48), (176, 62), (173, 65), (166, 65))
_TOOTH: Final = (0.91, 0.055, 82)
_FAR: Final = (0.82, 0.065, 76)
_BLUSH: Final = (0.66, 0.11, 44)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the right) where they lie on the card."""
    return place(points, 396, 214, 1.1, _TURN)


def _back(x: Array, y: Array) -> Array:
    """Return the lie of the short fur: from the nose backwards, down over cheek and nape."""
    return np.asarray(2.75 - 0.011 * (x - 396) * 0.4 - 0.006 * (y - 200), np.float32)


def _mass(c: Canvas) -> Mask:
    """Return the silhouette of skull, cheek and upper lip."""
    return c.mask(curve(at(_OUTLINE)), wobble=1.4, cell=10)


def _ear(c: Canvas) -> None:
    m = c.mask(curve(at([(-78, -58), (-86, -78), (-76, -98), (-56, -100), (-44, -84), (-50, -64), (-64, -54)])))
    c.multiply(m.blur(6).move(-4, 6), DEEP, 0.5)
    c.fill(m, DEEP, detail=0.7)
    inner = c.mask(curve(at([(-69, -64), (-74, -79), (-66, -90), (-57, -88), (-53, -77), (-60, -65)])), soft=2.5)
    c.glaze(inner & m, (0.55, 0.08, 42), 0.7)
    fur(c, m, 60, lambda x, y: np.asarray(2.3 + 0 * x, np.float32), "ear")


def head(c: Canvas) -> None:
    """Skull, cheek and muzzle as one mass."""
    jaw = c.mask(curve(at(_CHIN)), wobble=1, cell=10)
    c.fill(jaw, COAT, detail=0.6)
    sweep(c, jaw, at([(96, 96, 8), (126, 86, 9), (146, 70, 6)]), 7, BELLY, 0.6, pale=True)
    m = _mass(c)
    c.multiply(m.blur(7).move(-4, 9) & jaw, DEEP, 0.85)
    c.fill(m, COAT, detail=0.6)
    sweep(c, m, at([(-100, 80, 20), (-20, 106, 18), (60, 104, 12)]), 18, DEEP, 0.6)
    sweep(c, m, at([(-60, -80, 12), (10, -92, 18), (80, -62, 12)]), 14, PALE, 0.7, pale=True)
    sweep(c, m, at([(20, 50, 26), (70, 46, 30), (110, 40, 20)]), 20, PALE, 0.7, pale=True)
    fur(c, m.grow(2), 1100, _back, "head", alpha=0.3)
    cheek = c.mask(curve(at([(96, 62), (104, 34), (80, 6), (38, 8), (10, 40), (14, 84), (50, 108), (84, 90)])), soft=16)
    c.multiply(cheek.blur(16).move(-8, 12) & m, DEEP, 0.35)
    c.glaze(cheek & m, PALE, 0.5)
    c.glaze(c.mask(limb(at([(52, 46, 18), (70, 44, 18)]), 8), soft=14) & m, _BLUSH, 0.3)
    lip = c.mask(
        curve(at([(112, -16), (150, -12), (184, 2), (186, 34), (160, 58), (124, 58), (100, 46), (94, 12)])), soft=6
    )
    c.glaze(lip & m, BELLY, 0.72)
    sweep(c, m, at([(112, 58, 5), (142, 56, 6), (172, 46, 5)]), 5, DEEP, 0.45)
    sweep(c, m, at([(116, -34, 8), (140, -24, 8), (150, -8, 5)]), 8, DEEP, 0.35)
    _ear(c)


def face(c: Canvas) -> None:
    """Two pale teeth below the lip, nose, the shut eye, whiskers."""
    lip, jaw = _mass(c), c.mask(curve(at(_CHIN)))
    for points, tone in ((_FAR_TOOTH, _FAR), (_NEAR_TOOTH, _TOOTH)):
        tooth = c.mask(curve(at(points))) - lip
        c.multiply(tooth.blur(3).move(-4, 1) & jaw, DEEP, 0.5)
        c.fill(tooth, tone, detail=0.9)
        c.multiply(lip.blur(4).move(-2, 5) & tooth, (0.6, 0.08, 56), 0.6)
        c.multiply(tooth.edge(-2, -1, 1.5), (0.6, 0.08, 56), 0.5)
    nose = c.mask(curve(at([(150, -52), (172, -46), (190, -26), (190, -4), (178, 6), (164, -4), (150, -24)])))
    c.fill(nose, INK, detail=0.9)
    c.glaze(c.mask(limb(at([(160, -44, 3), (176, -36, 4), (184, -22, 2)]), 12), soft=2) & nose, (0.62, 0.05, 50), 0.7)

    def work(pen: Pen) -> None:
        pen.fill(limb(at([(178, 38, 0.6), (165, 49, 1.7), (146, 53, 2.2), (130, 54, 1.8), (119, 50, 0.6)]), 36), INK)
        pen.fill(limb(at([(170, -10, 1.4), (176, -14, 3.4), (184, -10, 1.4)]), 12), (0.14, 0.03, 40))
        pen.fill(limb(at([(28, -30, 1), (42, -16, 3.8), (62, -11, 4.8), (82, -22, 1.6)]), 24), INK)
        for x, y, u, v in ((41, -19, 35, -9), (52, -14, 48, -2), (64, -12, 64, 1)):
            pen.fill(limb(at([(x, y, 1.8), (0.5 * (x + u), 0.5 * (y + v) + 1, 1.5), (u, v, 0.4)]), 10), INK)
        for k, (x, y) in enumerate(((130, -4), (120, 13), (138, 19), (130, 36))):
            hair = at([(x, y), (x - 34, y + 17 + 3 * k), (x - 60 + 2 * k, y + 40 + 9 * k)])
            pen.dot(hair[0][0], hair[0][1], 1.9, DEEP, 0.8)
            pen.stroke(hair, (0.95, 0.03, 90), 1.3, 0.75)

    c.draw(work, detail=0.9, soft=0.2)
