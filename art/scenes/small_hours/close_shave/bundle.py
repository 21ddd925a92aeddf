"""Parts of Close Shave: the shawl on her back, the small one in it, the oven glove that supports both."""

from __future__ import annotations

import math
from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import sweep, sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

from .brush import (
    BLUE,
    CORAL_INK,
    GLOVE,
    GLOVE_DEEP,
    GLOVE_INK,
    GLOVE_PALE,
    GREEN_INK,
    LINEN,
    LINEN_DEEP,
    SPINE,
    crease,
)

_SACK: Final[Points] = (
    *((634, 560, CORNER), (660, 536), (706, 520), (748, 540), (768, 600), (766, 680), (740, 748), (694, 776)),
    *((650, 754), (630, 700), (624, 620)),
)
_POCKET: Final[Points] = (
    *((640, 640, CORNER), (672, 622), (716, 604), (762, 574, CORNER), (774, 640), (766, 690), (740, 750), (694, 778)),
    *((650, 756), (632, 700)),
)
_BAND: Final[Points] = ((690, 752, 30), (640, 720, 30), (580, 686, 24), (518, 640, 16))
_OVER: Final[Points] = ((690, 546, 24), (640, 528, 22), (590, 552, 18), (540, 610, 14))
_GLOVE: Final[Points] = (
    *((660, 822, CORNER), (662, 772), (654, 752), (634, 738), (622, 716), (630, 698), (652, 700), (668, 716)),
    *((672, 680), (690, 656), (722, 650), (752, 664), (766, 700), (766, 760), (768, 822, CORNER)),
)


def _cloth(c: Canvas, m: Mask) -> None:
    c.fill(m, LINEN, detail=0.6)
    c.multiply(m.edge(10, 10, 12), LINEN_DEEP, 0.8)


def _stripes(c: Canvas, m: Mask, ways: tuple[Points, ...], wide: float) -> None:
    def work(pen: Pen) -> None:
        for way in ways:
            pen.fill(limb([(p[0], p[1], wide) for p in way], 40), BLUE, 0.85)

    c.draw(work, clip=m, detail=0.6, soft=0.4)


def shawl(c: Canvas) -> None:
    """The shawl behind the small one, the bands to her shoulder and under her arm."""
    sack = c.mask(curve(_SACK), wobble=1)
    for spine in (_BAND, _OVER):
        m = c.mask(limb(spine, 40), wobble=0.8)
        c.multiply(m.blur(6).move(2, 9), CORAL_INK, 0.3)
        _cloth(c, m)
        for k in (-0.45, 0.45):
            way = tuple((p[0], p[1] + k * p[2]) for p in spine)
            _stripes(c, m, (way,), 3.4)
    _cloth(c, sack)
    c.multiply(c.mask(oval(704, 584, 60, 44), soft=14) & sack, (0.6, 0.06, 50), 0.7)


def baby(c: Canvas) -> None:
    """A small round green head: ribs, a shut eye, a bud, the first soft needles."""
    x, y, q = 716.0, 566.0, 50.0
    m = c.mask(oval(x, y, q, 0.96 * q, -18), wobble=0.8)
    c.multiply(m.blur(6).move(3, 8), GREEN_INK, 0.4)
    c.form(c.relief(m, 44, smooth=3), (0.66, 0.105, 140), rim=0.0, gain=0.8, mottle=0.05, detail=0.7)

    def work(pen: Pen) -> None:
        for b in (-0.8, -0.42, 0.0, 0.42, 0.8):
            line = [
                (x + 14 - b * 6 * (1 - t * t) + b * q * math.sqrt(max(1 - t * t, 0)), y + t * q - 2)
                for t in (-0.92, -0.5, 0, 0.5, 0.92)
            ]
            crease(pen, line, 1.8, GREEN_INK, 0.4)
        crease(pen, ((681, 570), (694, 581), (712, 576)), 2.6, GREEN_INK, 0.95)
        for u, v, p, o in ((685, 576, -6, 9), (694, 581, -2, 11), (704, 580, 3, 10)):
            pen.fill(limb([(u, v, 1.2), (u + p, v + o, 0.4)], 6), SPINE)
        crease(pen, ((677, 594), (685, 600), (694, 597)), 2.0, GREEN_INK, 0.8)
        for u, v in ((694, 538), (726, 534), (746, 556), (752, 584), (728, 596), (722, 562)):
            for w in (-2.3, -1.57, -0.8):
                pen.fill(limb([(u, v, 1.1), (u + 9 * math.cos(w), v + 9 * math.sin(w), 0.4)], 6), SPINE, 0.95)

    c.draw(work, clip=None, detail=0.9, soft=0.2)
    c.glaze(c.mask(oval(688, 588, 12, 8), soft=4) & m, (0.72, 0.13, 25), 0.5)
    bud = c.mask(curve([(704, 520), (698, 504), (710, 488, CORNER), (722, 502), (716, 520)]))
    c.fill(bud, (0.7, 0.16, 8), detail=0.8)
    c.glaze(bud.edge(-2, -3, 3), (0.88, 0.08, 10), 0.8)


def folds(c: Canvas) -> None:
    """The shawl in front of the small one, striped, with the folds of what it bears."""
    m = c.mask(curve(_POCKET), wobble=1)
    c.multiply(m.blur(5).move(0, -5), GREEN_INK, 0.35)
    _cloth(c, m)
    _stripes(
        c, m, tuple(((634, 668 + k), (690, 654 + k), (730, 626 + k), (776, 588 + k)) for k in (0, 12, 62, 74, 122)), 3.6
    )
    sweeps(c, m, ((((752, 610, 10), (752, 690, 14), (706, 762, 12)), 12, 0.7),), LINEN_DEEP)

    def lines(pen: Pen) -> None:
        crease(pen, ((660, 650), (668, 700), (690, 740)), 2.2, LINEN_DEEP, 0.9)
        crease(pen, ((724, 622), (728, 680), (706, 750)), 2.2, LINEN_DEEP, 0.9)
        crease(pen, ((641, 641), (672, 624), (716, 606), (762, 576)), 2.6, LINEN_DEEP, 0.9)

    c.draw(lines, clip=m, detail=0.6, soft=0.5)


def glove(c: Canvas) -> None:
    """A quilted oven glove over the end of its arm, thumb and all, under the bundle."""
    m = c.mask(curve(_GLOVE), wobble=0.8)
    c.multiply(m.blur(7).move(-4, 6), LINEN_DEEP, 0.8)
    c.fill(m, GLOVE, detail=0.65, mottle=0.03)
    sweep(c, m, ((686, 690, 8), (680, 740, 10), (676, 810, 8)), 10, GLOVE_PALE, 0.8, pale=True)
    sweep(c, m, ((756, 690, 9), (758, 750, 12), (758, 820, 10)), 11, GLOVE_DEEP, 0.9)

    def quilt(pen: Pen) -> None:
        for k in range(-6, 10):
            for way in (1, -1):
                x0 = 600 + 26 * k
                pts = [
                    (x0 + way * 45 * t - (way < 0) * 0 + (90 if way < 0 else 0), 640 + 90 * 2 * t)
                    for t in (0, 0.33, 0.66, 1)
                ]
                pen.stroke(pts, GLOVE_INK, 1.5, 0.45)

    c.draw(quilt, clip=m.grow(-3), detail=0.7, soft=0.3)
    c.multiply(m.edge(5, 7, 6), GLOVE_DEEP, 0.8)
    c.glaze(m.edge(-4, -5, 4), GLOVE_PALE, 0.8)

    def thumb(pen: Pen) -> None:
        crease(pen, ((668, 716), (674, 738), (668, 760)), 2.4, GLOVE_INK, 0.7)

    c.draw(thumb, clip=m, detail=0.8, soft=0.3)
    hem = c.mask(limb([(656, 820, 11), (712, 830, 12), (772, 818, 11)], 30), wobble=0.6)
    c.multiply(hem.blur(4).move(0, 6), GREEN_INK, 0.5)
    c.fill(hem, LINEN, detail=0.7)
    c.multiply(hem.edge(4, 6, 5), LINEN_DEEP, 0.8)

    def loop(pen: Pen) -> None:
        pen.stroke([(766, 820), (786, 834), (784, 858), (770, 850), (764, 830)], LINEN, 5)

    c.draw(loop, relief=2, detail=0.7)
