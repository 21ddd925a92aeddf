"""Her head in profile, bowed to the ribs it lies on: an old face with its eye shut, in a headscarf tied at the chin."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place, sample

from .coat import SHADE, SKIN
from .shell import lid_mask

_SCARF = (0.56, 0.075, 222)
_SCARF_DEEP = (0.5, 0.08, 240)
_SCARF_PALE = (0.74, 0.06, 212)
_CREAM = (0.93, 0.035, 78)
_HAIR = (0.9, 0.018, 80)
_INK = (0.33, 0.06, 25)
_BLUSH = (0.68, 0.145, 28)


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 524, 408, 0.98, -27)


def _face(c: Canvas) -> Mask:
    """Lay the profile: low forehead, long nose, sunk lips, round chin."""
    m = c.mask(
        curve(
            _at(
                [
                    *((-40, -100), (-72, -82), (-84, -58), (-84, -40), (-80, -27), (-90, -8), (-103, 12), (-110, 24)),
                    *((-106, 35), (-94, 36), (-84, 36, CORNER), (-88, 46), (-84, 54, CORNER), (-87, 62), (-80, 71)),
                    *((-84, 82), (-80, 97), (-66, 106), (-46, 104), (-10, 90), (20, 40), (10, -80)),
                ]
            )
        )
    )
    c.multiply(m.blur(10).move(-4, 10) & lid_mask(c), (0.5, 0.12, 12), 0.75)
    c.fill(m, SKIN, detail=0.9, mottle=0.03)
    for spine, soft, tone, share in (
        (((-72, 104, 8), (-40, 100, 12), (-14, 76, 12)), 8, SHADE, 0.5),
        (((-78, -26, 5), (-62, -26, 9), (-46, -20, 6)), 6, SHADE, 0.4),
        (((-70, 24, 2), (-62, 42, 4), (-64, 60, 2)), 4, SHADE, 0.45),
        (((-86, 78, 2), (-76, 74, 4), (-68, 76, 2)), 3, SHADE, 0.4),
    ):
        c.multiply(c.mask(limb(_at(spine)), soft=soft) & m, tone, share)
    c.glaze(c.mask(limb(_at([(-52, 24, 17), (-42, 30, 17)])), soft=10) & m, _BLUSH, 0.6)
    c.glaze(c.mask(limb(_at([(-104, 22, 9), (-98, 28, 8)])), soft=6) & m, _BLUSH, 0.5)
    c.glaze(c.mask(limb(_at([(-80, -58, 5), (-66, -74, 8)])), soft=6) & m, (0.84, 0.055, 58), 0.6)
    return m


def _features(c: Canvas) -> None:
    """The shut lid with its lashes, the brow, creases, the small smile."""

    def work(pen: Pen) -> None:
        pen.fill(limb(_at([(-78, -40, 1), (-68, -45, 3), (-54, -44, 3), (-44, -38, 0.8)])), (0.8, 0.02, 70))
        pen.fill(limb(_at([(-76, -15, 0.8), (-68, -9, 2), (-58, -8, 2.2), (-47, -13, 0.9)])), _INK)
        for u, v in ((-71, -10), (-65, -8), (-59, -7)):
            pen.fill(limb(_at([(u, v, 1.1), (u - 4, v + 6, 0.4)])), _INK, 0.8)
        pen.fill(limb(_at([(-78, -22, 0.5), (-66, -25, 1.2), (-50, -20, 0.5)])), SHADE, 0.8)
        for k in range(3):
            a = -0.5 + 0.45 * k
            pen.stroke(
                _at([(-43, -12 + 2 * k), (-35 + 1 * k, -14 + 7 * k), (-29, -16 + 11 * k + 4 * math.sin(a))]),
                SHADE,
                1.5,
                0.65,
            )
        pen.fill(limb(_at([(-86, 54, 1.2), (-76, 54, 1.8), (-66, 49, 1.2), (-63, 45, 0.5)])), (0.46, 0.12, 22), 0.95)
        pen.fill(limb(_at([(-94, 35, 0.7), (-89, 32, 1.5), (-88, 26, 0.7)])), (0.5, 0.11, 26), 0.8)
        pen.fill(limb(_at([(-82, 20, 0.6), (-78, 29, 1.3), (-82, 35, 0.6)])), SHADE, 0.8)
        for k in range(2):
            pen.stroke(_at([(-78, -60 - 9 * k), (-64, -62 - 9 * k), (-52, -60 - 9 * k)]), SHADE, 1.3, 0.4)

    c.draw(work, detail=0.9, soft=0.3)


def head(c: Canvas) -> None:
    """Paint the face, a strand of white hair, the scarf with its border and knot."""
    _face(c)
    _features(c)
    _strand(c)
    scarf = c.mask(
        curve(
            _at(
                [
                    *((-62, -94, CORNER), (-40, -122), (4, -140), (54, -130), (94, -92), (110, -34), (108, 30)),
                    *((104, 90), (96, 140, CORNER), (40, 138), (-10, 128), (-52, 112, CORNER), (-34, 92), (-16, 56)),
                    *((-12, 10), (-22, -34), (-40, -70)),
                ]
            )
        ),
        wobble=0.3,
    )
    c.multiply(scarf.blur(5).move(-3, 5), (0.55, 0.09, 15), 0.45)
    c.form(c.relief(scarf, 60, smooth=4), _SCARF, rim=0.0, gain=0.45, mottle=0.04, detail=0.5)
    _folds(c, scarf)
    _border(c, scarf)
    _knot(c)


def _strand(c: Canvas) -> None:
    hair = c.mask(curve(_at([(-66, -92, CORNER), (-60, -72), (-46, -52), (-28, -30), (-10, -30), (-20, -90)])))
    c.fill(hair, _HAIR, detail=0.7)

    def comb(pen: Pen) -> None:
        for k in range(6):
            u = 4 * k
            pen.stroke(_at([(-62 + u, -92), (-52 + u, -66), (-36 + u, -44)]), (0.7, 0.03, 70), 1.5, 0.6)

    c.draw(comb, clip=hair, detail=0.7)


def _folds(c: Canvas, scarf: Mask) -> None:
    """Long soft folds from the crown and the brow to the knot."""
    for spine, soft, share in (
        (((-30, -70, 2), (6, -20, 7), (2, 60, 7), (-34, 108, 3)), 5, 0.55),
        (((30, -90, 3), (54, -20, 9), (30, 70, 8), (-30, 116, 3)), 6, 0.5),
        (((90, -70, 4), (98, 10, 10), (70, 90, 9), (0, 124, 3)), 7, 0.55),
    ):
        c.multiply(c.mask(limb(_at(spine)), soft=soft) & scarf, _SCARF_DEEP, share)
    for lit, soft, share in (
        (((-40, -104, 6), (10, -124, 12), (60, -104, 8)), 8, 0.7),
        (((4, -80, 4), (30, -20, 9), (16, 60, 6)), 7, 0.5),
        (((66, -80, 4), (80, -10, 9), (58, 70, 6)), 7, 0.4),
    ):
        c.glaze(c.mask(limb(_at(lit)), soft=soft) & scarf, _SCARF_PALE, share)


def _border(c: Canvas, scarf: Mask) -> None:
    """A cream border along the face, a second thin line behind it."""
    way = [(-64, -96), (-42, -68), (-22, -32), (-11, 10), (-14, 54), (-32, 92), (-54, 114)]
    band = c.mask(limb(_at([(u + 6, v, 7) for u, v in way]), 60)) & scarf
    c.fill(band, _CREAM, detail=0.8)
    c.multiply(band.edge(4, 2, 3), (0.75, 0.05, 230), 0.4)

    def line(pen: Pen) -> None:
        pts = [(float(p[0]), float(p[1])) for p in sample(_at([(-66, -116), *((u + 22, v + 2) for u, v in way)]), 40)]
        pen.stroke(pts, _CREAM, 2.6, 0.9)

    c.draw(line, clip=scarf, detail=0.8)


def _knot(c: Canvas) -> None:
    """The knot under the chin and its two ends."""
    for tail in (
        [(-60, 116, CORNER), (-84, 134), (-98, 164), (-96, 186, CORNER), (-70, 176), (-52, 140)],
        [(-54, 118, CORNER), (-58, 150), (-48, 182), (-34, 198, CORNER), (-22, 170), (-34, 130)],
    ):
        m = c.mask(curve(_at(tail)), wobble=0.8)
        c.multiply(m.blur(4).move(-2, 5), (0.45, 0.09, 10), 0.5)
        c.fill(m, _SCARF, detail=0.7)
        c.multiply(m.edge(-4, -2, 4), _SCARF_DEEP, 0.5)
    x, y = _at([(-56, 118)])[0][:2]
    knot = c.mask(oval(x, y, 17, 14, -20))
    c.multiply(knot.blur(4).move(-1, 4), _SCARF_DEEP, 0.6)
    c.fill(knot, (0.64, 0.075, 218), detail=0.8)
    c.multiply(knot.edge(-3, -5, 4), _SCARF_DEEP, 0.5)
