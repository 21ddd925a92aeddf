"""Parts of Express: the bride's head in profile, chin forward into the wind, and her loosened hair."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

SKIN = (0.74, 0.085, 52)
_HAIR = (0.4, 0.11, 42)
_GLOSS = (0.53, 0.13, 50)
_SHADE = (0.6, 0.1, 40)
_INK = (0.2, 0.04, 40)


def _head(points: Points) -> list[tuple[float, ...]]:
    return place(points, 268, 206, 1.02, 9)


def _spot(x: float, y: float) -> tuple[float, float]:
    at = _head([(x, y)])[0]
    return at[0], at[1]


def paint_head(c: Canvas) -> None:
    """Her face and neck, copper hair under a wreath, its locks blown back."""
    neck = c.mask(curve([(262, 246), (280, 274), (290, 316, CORNER), (322, 310, CORNER), (318, 262), (316, 210)]))
    c.fill(neck, SKIN, detail=0.95, mottle=0.04)
    _face(c, neck)
    _locks(c)
    _cap(c)


def _face(c: Canvas, neck: Mask) -> None:
    brow_to_lip: Points = [
        (0, -64),
        (-32, -54),
        (-46, -36),
        (-49, -21),
        (-45, -9),
        (-51, 2),
        (-61, 11),
        (-67, 16),
        (-63, 22),
        (-53, 25, CORNER),
        (-57, 29),
        (-60, 33),
        (-54, 36, CORNER),
    ]
    lip_to_crown: Points = [
        (-50, 38.5, CORNER),
        (-56, 41),
        (-54, 46),
        (-49, 50),
        (-50, 56),
        (-46, 63),
        (-36, 66),
        (-18, 60),
        (2, 46),
        (14, 34),
        (24, 20),
        (46, 0),
        (40, -50),
    ]
    face = c.mask(curve(_head([*brow_to_lip, *lip_to_crown])))
    c.multiply(neck & face.move(5, 20).blur(6), _SHADE, 0.6)
    c.fill(face, SKIN, detail=0.95, mottle=0.04)
    c.glaze(face & c.mask(oval(*_spot(-38, -30), 20, 30), soft=14), (0.84, 0.065, 62), 0.5)
    c.multiply(face & c.mask(oval(*_spot(16, 40), 34, 36), soft=18), (0.72, 0.1, 40), 0.4)
    c.multiply(face & c.mask(oval(*_spot(-30, -6), 13, 8), soft=6), (0.72, 0.1, 40), 0.35)
    c.glaze(face & c.mask(oval(*_spot(-24, 22), 20, 14), soft=9), (0.66, 0.15, 28), 0.55)
    c.draw(_features, clip=face.grow(4), detail=0.97)


def _features(pen: Pen) -> None:
    lips = (0.6, 0.135, 27)
    pen.fill(
        curve(_head([(-46, -5, CORNER), (-36, -6), (-26, 4, CORNER), (-34, 7.5), (-43, 6, CORNER)])), (0.94, 0.02, 80)
    )
    pen.fill(oval(*_spot(-40, 1), 3.8, 6.2, 9), _INK)
    pen.fill(curve(_head([(-47, -8, CORNER), (-38, -12), (-24, 4, CORNER), (-35, -3.5), (-46, -2.5, CORNER)])), SKIN)
    for line, tone, wide in (
        ([(-50, -4), (-45, -3), (-36, -4), (-25, 4)], _INK, 2.4),
        ([(-45, -10), (-37, -12.5), (-26, -5)], _SHADE, 1.6),
        ([(-48, -18), (-40, -24), (-30, -26), (-18, -20)], _HAIR, 3.8),
        ([(-56, 22), (-52, 19), (-52, 14)], _SHADE, 1.8),
        ([(-47, 38), (-42, 39)], (0.42, 0.13, 25), 2.2),
    ):
        pen.stroke([q[:2] for q in _head(line)], tone, wide)
    pen.fill(curve(_head([(-57, 30), (-60, 33), (-54, 36, CORNER), (-45, 37.5, CORNER), (-51, 32.5)])), lips)
    pen.fill(curve(_head([(-50, 39.5, CORNER), (-56, 41), (-54, 44.5), (-45, 39.5, CORNER)])), lips)


def _locks(c: Canvas) -> None:
    """Long locks that taper in the wind."""
    locks: tuple[Points, ...] = (
        [(20, -50, 16), (80, -62, 18), (140, -46, 12), (210, -66, 6), (276, -54, 0.8)],
        [(40, -26, 24), (110, -30, 20), (180, -10, 12), (250, -28, 5.5), (318, -10, 0.8)],
        [(40, 8, 24), (104, 10, 17), (168, 34, 10), (230, 22, 4.5), (284, 40, 0.8)],
        [(34, 38, 18), (84, 44, 12), (136, 70, 6.5), (192, 64, 0.8)],
    )
    for k, line in enumerate(locks):
        lock = c.mask(limb(place(line, 276, 204, 1.02, -3), 50), wobble=1)
        c.shadow(lock, 2, 4, 4, 0.3, (0.3, 0.08, 40))
        c.fill(lock, mix(_HAIR, (0.33, 0.1, 38), 0.3 * (k % 2)), detail=0.85, mottle=0.08)

        def flow(pen: Pen, line: Points = line) -> None:
            for n in (-0.55, -0.1, 0.4):
                strand = place([(p[0], p[1] + n * p[2]) for p in line], 276, 204, 1.02, -3)
                pen.stroke([q[:2] for q in strand], (0.3, 0.09, 38) if n > 0 else _GLOSS, 2.2, 0.6)

        c.draw(flow, clip=lock, detail=0.9)


def _cap(c: Canvas) -> None:
    crown: Points = [(-40, -42, CORNER), (-24, -66), (10, -76), (46, -58), (66, -18), (66, 22), (62, 50)]
    temple: Points = [(46, 60), (26, 52), (14, 36), (6, 24), (2, 6), (-4, -18), (-20, -32)]
    cap = c.mask(curve(_head([*crown, *temple])), wobble=2)
    c.fill(cap, _HAIR, detail=0.85, mottle=0.08)

    def strands(pen: Pen) -> None:
        for k in range(6):
            a = [(-34 + 9 * k, -46 - 3 * k), (14 + 6 * k, -36 + 2 * k), (44 + 4 * k, -8 + 4 * k), (76, 4 + 8 * k)]
            pen.stroke([q[:2] for q in _head(a)], _GLOSS, 2.4, 0.6)

    c.draw(strands, clip=cap, detail=0.9)
    c.fill(c.mask(oval(*_spot(10, 10), 9, 14, 16)), mix(SKIN, _SHADE, 0.35), detail=0.95)

    def wreath(pen: Pen) -> None:
        for k in range(13):
            t = k / 12
            x, y = _spot(-36 + 84 * t, -58 - 26 * math.sin(3.1 * t) + 22 * t)
            pen.fill(oval(x, y - 3, 10, 4.4, 70 * (k % 3) - 60), (0.4, 0.085, 140))
            if k % 3 == 1:
                pen.dot(x, y, 6.5, (0.93, 0.03, 60))
                pen.dot(x, y, 2.2, (0.78, 0.15, 80))

    c.draw(wreath, detail=0.95)
