"""Parts of Close Shave: her head in profile, lifted to the cactus; dark hair in a knot with a shaving brush in it."""

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

from .brush import (
    CORAL,
    CORAL_PALE,
    FLUSH,
    FOAM,
    FOAM_DEEP,
    HAIR,
    HAIR_INK,
    HAIR_PALE,
    SKIN,
    SKIN_DEEP,
    SKIN_LINE,
    SKIN_PALE,
    crease,
)

_FRONT: Final[Points] = (
    *((30, -104), (60, -94), (79, -70), (86, -44), (85, -22), (81, -8), (88, 8), (100, 23), (108, 32)),
    *((104, 43), (94, 48), (88, 52, CORNER), (92, 61), (98, 68), (96, 75), (88, 79, CORNER), (96, 84)),
    *((96, 93), (90, 99), (95, 110), (91, 124), (74, 136), (46, 136), (16, 124), (-14, 110), (-44, 60), (-30, -40)),
)
_HAIR: Final[Points] = (
    *((52, -98, CORNER), (28, -124), (-22, -130), (-70, -110), (-100, -58), (-100, 0), (-86, 46), (-60, 66)),
    *((-40, 54), (-28, 24), (-10, 6), (8, -20, CORNER), (28, -44), (46, -72)),
)
_WAYS: Final[tuple[Points, ...]] = (
    ((50, -96), (16, -116), (-36, -118), (-76, -112)),
    ((44, -78), (4, -92), (-40, -100), (-80, -104)),
    ((28, -48), (-8, -64), (-50, -80), (-86, -94)),
    ((6, -18), (-24, -32), (-62, -60), (-90, -86)),
    ((-28, 24), (-50, 2), (-76, -40), (-94, -80)),
    ((-58, 62), (-78, 24), (-92, -20), (-96, -74)),
)
_KNOT: Final = (-104.0, -104.0)
_LIP: Final = (0.55, 0.15, 22)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, drawn nose to the right) where they lie on the card, nose left."""
    return place(points, 540, 406, 0.84, 4, flip=True)


def neck(c: Canvas) -> None:
    """The neck, leaning out of the collar."""
    m = c.mask(limb([(600, 570, 46), (580, 520, 42), (566, 470, 40)], 30))
    c.fill(m, SKIN, detail=0.7)
    sweep(c, m, ((520, 500, 24), (552, 520, 24), (600, 520, 20)), 12, SKIN_DEEP, 0.9)


def head(c: Canvas) -> None:
    """Face, features, hair, knot, ear."""
    m = c.mask(curve(at(_FRONT)), wobble=0.6)
    c.fill(m, SKIN, detail=0.85, mottle=0.025)
    sweep(c, m, at([(80, 140, 8), (46, 136, 14), (12, 124, 16), (-20, 96, 14)]), 12, SKIN_DEEP, 0.7)
    sweep(c, m, at([(66, -84, 8), (80, -52, 9), (82, -24, 5)]), 8, SKIN_PALE, 0.8, pale=True)
    sweep(c, m, at([(86, 4, 4), (102, 28, 5)]), 4, SKIN_PALE, 0.8, pale=True)
    sweep(c, m, at([(70, 24, 9), (50, 28, 15), (32, 26, 10)]), 9, SKIN_PALE, 0.6, pale=True)
    sweep(c, m, at([(86, 112, 6), (72, 120, 7)]), 6, SKIN_PALE, 0.6, pale=True)
    sweep(c, m, at([(80, -10, 5), (64, -16, 6), (46, -12, 5)]), 6, SKIN_DEEP, 0.4)
    c.glaze(c.mask(limb(at([(60, 40, 18), (40, 42, 15)])), soft=8) & m, FLUSH, 0.42)
    c.glaze(c.mask(limb(at([(100, 34, 7), (104, 36, 6)])), soft=4) & m, FLUSH, 0.3)
    _features(c, m)
    _knot(c)
    _hair(c, m)
    _ear(c)


def _features(c: Canvas, m: Mask) -> None:
    """An eye that looks up close, a brow raised, the tip of a smile; a dab of foam on her cheek."""
    upper = c.mask(curve(at([(88, 60), (98, 68), (96, 75), (88, 80), (76, 78), (80, 68)])), soft=0.8)
    c.glaze(upper & m, _LIP, 0.6)
    lower = c.mask(curve(at([(78, 80), (90, 80), (96, 85), (95, 94), (89, 98), (80, 91)])), soft=0.8)
    c.glaze(lower & m, _LIP, 0.6)

    px, py = at([(71, 0)])[0]

    def work(pen: Pen) -> None:
        pen.fill(
            curve(at([(46, 4, CORNER), (56, -8), (72, -10), (81, -3, CORNER), (78, 8), (62, 12)])), (0.93, 0.012, 80)
        )
        pen.fill(oval(px, py, 7.6, 9.4, 4), (0.24, 0.05, 40))
        pen.dot(px - 2.6, py - 2.4, 2.3, (0.98, 0.01, 90))
        pen.fill(limb(at([(42, 5, 0.9), (53, -9, 2.8), (69, -13, 3.2), (84, -5, 1.4)]), 24), (0.2, 0.04, 30))
        for u, v, p, q in ((50, -7, 42, -13), (58, -11, 53, -19), (82, -6, 89, -9), (76, -10, 82, -16)):
            pen.fill(limb(at([(u, v, 1.5), (p, q, 0.4)]), 6), (0.2, 0.04, 30))
        crease(pen, at([(46, -12), (58, -20), (76, -18)]), 1.5, SKIN_LINE, 0.6)
        crease(pen, at([(54, 17), (66, 17), (78, 11)]), 1.3, SKIN_LINE, 0.45)
        crease(pen, at([(34, -32), (52, -46), (70, -50), (86, -46)]), 3.4, HAIR, 0.95)
        crease(pen, at([(92, 49), (84, 44), (82, 36)]), 2.0, SKIN_LINE, 0.8)
        crease(pen, at([(91, 79), (80, 79), (70, 74), (63, 66)]), 2.3, (0.36, 0.12, 20), 0.95)
        crease(pen, at([(60, 60), (55, 68), (57, 78)]), 1.5, SKIN_LINE, 0.55)

    c.draw(work, detail=0.92, soft=0.25)
    dab = c.mask(curve(at([(34, 54), (44, 46), (58, 50), (60, 60), (48, 66), (36, 64)])), wobble=1)
    c.multiply(dab.blur(2).move(1, 3), SKIN_DEEP, 0.5)
    c.fill(dab, FOAM, detail=0.8)
    c.multiply(dab.edge(2, 4, 3), FOAM_DEEP, 0.7)


def _hair(c: Canvas, face: Mask) -> None:
    m = c.mask(curve(at(_HAIR)), wobble=1.2)
    c.multiply(m.blur(5).move(-3, 6) & face, SKIN_DEEP, 0.7)
    c.fill(m, HAIR, detail=0.6)
    locks(c, tuple(at(w) for w in _WAYS), 80, (0.62, 3.0), (HAIR, HAIR_PALE), seed="her", share=0.85, clip=m,
          shade=HAIR_INK, lean=1.6)  # fmt: skip
    sweep(c, m, at([(40, -90, 5), (0, -104, 8), (-46, -100, 6)]), 8, (0.6, 0.07, 50), 0.4, pale=True)
    band = c.mask(limb(at([(26, -126, 8), (8, -104, 9), (-8, -60, 9), (-22, -14, 8), (-36, 22, 7)]), 30)) & m
    c.multiply(band.blur(3).move(2, 3) & m, HAIR_INK, 0.7)
    c.fill(band, CORAL, detail=0.65)
    c.glaze(band.edge(-3, -3, 3), CORAL_PALE, 0.8)


def _knot(c: Canvas) -> None:
    """The knot at the back of the crown, the brush stuck through it."""
    x, y = at([_KNOT])[0]
    ax, ay = at([(-34, -178)])[0]
    bx, by = at([(-170, -44)])[0]

    def brush(pen: Pen) -> None:
        pen.fill(limb([(ax, ay, 9), (0.6 * ax + 0.4 * x, 0.6 * ay + 0.4 * y, 6), (x, y, 8)], 20), (0.56, 0.11, 55))
        pen.fill(limb([(x, y, 9), (0.4 * bx + 0.6 * x, 0.4 * by + 0.6 * y, 11)], 20), (0.56, 0.11, 55))

    c.draw(brush, relief=4, detail=0.8)
    mx, my = 0.55 * bx + 0.45 * x, 0.55 * by + 0.45 * y
    tuft = c.mask(limb([(mx, my, 11), (0.5 * (mx + bx), 0.5 * (my + by), 20), (bx, by, 24)], 20), wobble=1.6, cell=6)
    c.fill(tuft, (0.86, 0.06, 78), detail=0.7)
    ways: tuple[Points, ...] = (((mx - 8, my + 8), (bx - 20, by + 10)), ((mx + 8, my - 8), (bx + 10, by - 20)))
    locks(c, ways, 30, (0.6, 2.0), ((0.92, 0.04, 84), (0.58, 0.08, 60)), seed="brush", share=0.8, clip=tuft)
    c.multiply(tuft.edge(4, 6, 6), (0.66, 0.08, 60), 0.8)
    m = c.mask(oval(x, y, 50, 44, 20), wobble=1.6)
    c.multiply(m.blur(6).move(-4, 8), HAIR_INK, 0.35)
    c.fill(m, HAIR, detail=0.6)
    turns = [
        [(x + 48 * q * math.cos(a + w), y + 42 * q * math.sin(a + w)) for a in np.linspace(0, 4.2, 8)]
        for w, q in ((0.3, 0.94), (1.8, 0.78), (3.4, 0.62), (5.0, 0.44), (0.6, 0.26))
    ]
    for k in range(4):
        locks(c, (turns[k], turns[k + 1]), 13, (0.5, 2.8), (HAIR, HAIR_PALE), seed=f"knot/{k}", share=0.85, clip=m,
              shade=HAIR_INK)  # fmt: skip
    c.multiply(m.edge(7, 10, 8), HAIR_INK, 0.6)


def _ear(c: Canvas) -> None:
    m = c.mask(curve(at([(8, -14), (-8, -22), (-24, -12), (-27, 10), (-16, 32), (-8, 46), (4, 44), (8, 16)])))
    c.multiply(m.blur(4).move(-3, 5), SKIN_DEEP, 0.6)
    c.fill(m, SKIN, detail=0.85)
    c.glaze(c.mask(limb(at([(-10, 2, 8), (-8, 24, 7)])), soft=4) & m, FLUSH, 0.3)
    c.glaze(m.edge(-3, -4, 3), SKIN_PALE, 0.7)

    def work(pen: Pen) -> None:
        crease(pen, at([(0, -8), (-14, -10), (-17, 6), (-8, 22)]), 2.0, SKIN_LINE, 0.7)
        x, y = at([(-4, 54)])[0]
        pen.dot(x, y, 6.4, (0.8, 0.13, 84))
        pen.dot(x - 1.6, y - 1.6, 2.2, (0.95, 0.06, 90))

    c.draw(work, detail=0.85, soft=0.25)
