"""Parts of Upstairs Neighbour: the old woman's head in profile, bent over her knitting, eyes shut; her white bun."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import locks
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .brush import CREAM, HAIR, HAIR_DEEP, SKIN, SKIN_DEEP, SKIN_LINE, SKIN_PALE, WARM, crease

_FRONT: Final[Points] = (
    *((30, -104), (62, -90), (82, -64), (90, -38), (88, -18), (84, -6), (93, 10), (107, 28)),
    *((118, 42), (115, 54), (101, 58), (93, 60, CORNER), (94, 68), (104, 75), (103, 83), (95, 87, CORNER)),
)
_CHIN: Final[Points] = (
    *((101, 93), (101, 102), (93, 107), (96, 116), (92, 130), (76, 139), (50, 136), (28, 126)),
    *((14, 134), (-12, 120), (-40, 60), (-30, -40), (0, -90)),
)
_HAIR: Final[Points] = (
    *((48, -98, CORNER), (26, -118), (-20, -124), (-66, -104), (-92, -58), (-90, -8), (-78, 32)),
    *((-58, 60), (-40, 64), (-28, 48), (-22, 20), (2, -2), (10, -28, CORNER), (26, -50), (44, -76)),
)
_WAYS: Final[tuple[Points, ...]] = (
    ((44, -96), (10, -112), (-40, -104), (-84, -72)),
    ((40, -80), (0, -86), (-46, -80), (-88, -62)),
    ((28, -54), (-10, -56), (-54, -56), (-90, -50)),
    ((10, -28), (-20, -22), (-60, -32), (-90, -42)),
    ((-24, 20), (-46, 10), (-70, -8), (-90, -30)),
    ((-44, 70), (-62, 40), (-80, 8), (-92, -20)),
)
"""How the hair is combed: from the brow, the temple and the nape to the bun."""
_BUN: Final = (-100.0, -66.0)
_STRANDS: Final = (HAIR, (0.86, 0.016, 272))
_LIP: Final = (0.5, 0.11, 22)
_FLUSH: Final = (0.58, 0.13, 28)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the right) where they lie on the card."""
    return place(points, 262, 572, 0.9, 13)


def _spot(c: Canvas, u: float, v: float, rx: float, ry: float, soft: float) -> Mask:
    """Return a soft round on the face."""
    x, y = at([(u, v)])[0]
    return c.mask(oval(x, y, rx, ry, 13), soft=soft)


def silhouette(c: Canvas) -> Mask:
    """The silhouette of face, hair and bun."""
    x, y = at([_BUN])[0]
    return c.mask(curve(at((*_FRONT, *_CHIN))), curve(at(_HAIR)), oval(x, y, 53, 48, -20))


def neck(c: Canvas) -> None:
    """The neck, bent forward out of the collar."""
    m = c.mask(limb([(218, 740, 40), (226, 690, 41), (240, 640, 38)], 30))
    c.fill(m, SKIN, detail=0.7)
    sweep(c, m, ((300, 690, 22), (262, 700, 30), (222, 730, 30)), 14, SKIN_DEEP, 0.8)


def face(c: Canvas) -> None:
    """Face, bun, hair, ear."""
    m = c.mask(curve(at((*_FRONT, *_CHIN))), wobble=0.6)
    c.fill(m, SKIN, detail=0.8, mottle=0.025)
    sweep(c, m, at([(84, 142, 8), (46, 138, 14), (10, 128, 16), (-20, 96, 12)]), 14, SKIN_DEEP, 0.6)
    sweep(c, m, at([(70, -84, 8), (86, -50, 9), (90, -24, 5)]), 8, SKIN_PALE, 0.75, pale=True)
    sweep(c, m, at([(90, 2, 4), (108, 32, 5)]), 5, SKIN_PALE, 0.75, pale=True)
    sweep(c, m, at([(82, -12, 7), (66, -6, 9), (46, -8, 7)]), 8, SKIN_DEEP, 0.55)
    sweep(c, m, at([(76, 26, 8), (58, 30, 14), (40, 26, 10)]), 10, SKIN_PALE, 0.6, pale=True)
    sweep(c, m, at([(92, 96, 4), (84, 100, 6)]), 5, SKIN_DEEP, 0.5)
    sweep(c, m, at([(88, 120, 6), (76, 126, 6)]), 6, SKIN_PALE, 0.5, pale=True)
    c.glaze(_spot(c, 58, 44, 26, 20, 10) & m, _FLUSH, 0.42)
    c.glaze(_spot(c, 112, 44, 10, 9, 5) & m, _FLUSH, 0.35)
    _features(c, m)
    _bun(c)
    _hair(c, m)
    _ear(c)


def _features(c: Canvas, m: Mask) -> None:
    """A shut eye, a white brow, the nose's wing, a mouth that smiles to itself, few lines of age."""
    upper = c.mask(curve(at([(93, 60), (94, 68), (104, 75), (102, 82), (94, 87), (80, 86), (86, 76)])), soft=1)
    c.glaze(upper & m, _LIP, 0.5)
    lower = c.mask(curve(at([(82, 88), (95, 88), (101, 94), (100, 102), (93, 106), (85, 98)])), soft=1)
    c.glaze(lower & m, _LIP, 0.55)

    def work(pen: Pen) -> None:
        pen.fill(limb(at([(44, -2, 0.8), (54, 6, 2.2), (66, 9, 2.6), (78, 5, 1.2)]), 24), (0.27, 0.05, 30))
        pen.fill(curve(at([(62, 8, CORNER), (78, 5, CORNER), (86, 9, CORNER), (78, 12), (68, 13)])), (0.27, 0.05, 30))
        crease(pen, at([(46, -14), (60, -19), (76, -13)]), 1.5, SKIN_LINE, 0.6)
        crease(pen, at([(40, -36), (60, -48), (78, -44), (88, -34)]), 3.4, HAIR, 0.85)
        crease(pen, at([(98, 58), (91, 52), (90, 42)]), 1.9, SKIN_LINE, 0.8)
        crease(pen, at([(97, 87), (86, 87), (75, 83), (68, 74)]), 2.3, (0.32, 0.09, 20), 0.95)
        crease(pen, at([(64, 68), (59, 77), (61, 86)]), 1.4, SKIN_LINE, 0.6)
        crease(pen, at([(86, 46), (72, 60), (66, 76)]), 1.4, SKIN_LINE, 0.5)
        for u, v, p, q in ((36, -4, 20, -10), (36, 3, 18, 3), (39, 10, 24, 16)):
            crease(pen, at([(u, v), ((u + p) / 2, (v + q) / 2 + 1), (p, q)]), 1.2, SKIN_LINE, 0.55)
        crease(pen, at([(-18, 66), (0, 98), (30, 122), (58, 133)]), 1.6, SKIN_LINE, 0.45)
        crease(pen, at([(60, -70), (70, -66), (82, -70)]), 1.2, SKIN_LINE, 0.4)
        crease(pen, at([(52, 18), (64, 20), (76, 16)]), 1.2, SKIN_LINE, 0.4)

    c.draw(work, detail=0.9, soft=0.3)


def _bun(c: Canvas) -> None:
    """The bun on the back of the head, wound once round itself."""
    x, y = at([_BUN])[0]
    m = c.mask(oval(x, y, 53, 48, -20), wobble=1.6)
    c.multiply(m.blur(6).move(4, 8), HAIR_DEEP, 0.6)
    c.fill(m, HAIR, detail=0.6)
    c.multiply(m.edge(8, 12, 9), HAIR_DEEP, 0.75)

    turns = [
        [(x + 50 * q * math.cos(a + w), y + 45 * q * math.sin(a + w)) for a in np.linspace(0, 4.2, 8)]
        for w, q in ((0.3, 0.94), (1.8, 0.8), (3.4, 0.66), (5.0, 0.5), (0.6, 0.34), (2.6, 0.18))
    ]
    for k in range(5):
        ways = (turns[k], turns[k + 1])
        locks(c, ways, 12, (0.5, 2.6), _STRANDS, seed=f"bun/{k}", share=0.85, clip=m, shade=HAIR_DEEP)
    c.multiply(m.edge(7, 10, 8), HAIR_DEEP, 0.5)
    c.glaze(m.edge(-12, -13, 9), WARM, 0.3)


def _hair(c: Canvas, face_mask: Mask) -> None:
    m = c.mask(curve(at(_HAIR)), wobble=1.2)
    c.multiply(m.blur(5).move(3, 6) & face_mask, SKIN_DEEP, 0.65)
    c.fill(m, HAIR, detail=0.6)
    sweep(c, m, at([(-50, 70, 10), (-80, 30, 14), (-88, -30, 12)]), 12, HAIR_DEEP, 0.6)
    ways = tuple(at(way) for way in _WAYS)
    locks(c, ways, 46, (0.62, 2.6), _STRANDS, seed="hair", share=0.8, clip=m, shade=HAIR_DEEP)
    c.glaze(m.edge(-10, -16, 10), WARM, 0.55)


def _ear(c: Canvas) -> None:
    """The ear, a small pearl in it."""
    m = c.mask(curve(at([(8, -14), (-8, -22), (-24, -12), (-27, 10), (-16, 32), (-8, 46), (4, 44), (8, 16)])))
    c.multiply(m.blur(4).move(-3, 5), SKIN_DEEP, 0.5)
    c.fill(m, SKIN, detail=0.85)
    c.glaze(m.edge(-3, -4, 3), SKIN_PALE, 0.7)

    def work(pen: Pen) -> None:
        crease(pen, at([(0, -8), (-14, -10), (-17, 6), (-8, 22)]), 2.0, SKIN_LINE, 0.7)
        x, y = at([(-4, 52)])[0]
        pen.dot(x, y, 5.6, (0.84, 0.03, 70))
        pen.dot(x - 1.0, y - 1.0, 4.4, CREAM)

    c.draw(work, detail=0.85, soft=0.25)
