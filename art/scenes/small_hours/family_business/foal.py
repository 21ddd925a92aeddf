"""Parts of Family Business: the wooden foal that has got down from its pole, asleep against the great breast."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, Points, curve, limb, place

from .wooden import CREAM, WOOD_SHADE

_CORAL: Final = (0.66, 0.165, 34)
_RUST: Final = (0.5, 0.13, 30)
_INK: Final = (0.22, 0.045, 335)
_AT: Final = (446.0, 1012.0)
_BODY: Final[Points] = (
    *((-98, 0), (-84, -24), (-52, -32), (-18, -20), (18, -34), (36, -68), (56, -102), (60, -132, CORNER), (76, -112)),
    *((94, -102), (119, -66), (130, -44), (124, -30), (114, -24), (112, -14), (116, 2), (108, 28), (60, 42)),
    *((0, 48), (-60, 46), (-98, 30)),
)


def _p(points: Points) -> list[tuple[float, ...]]:
    return place(points, *_AT, 1.26, -9.0, flip=True)


def _path(points: Points) -> Path:
    return curve(_p(points))


def foal(c: Canvas) -> None:
    """Paint its tail, body, folded legs, coral saddle and mane, the closed eye."""
    m = c.mask(_path(_BODY))
    open_ = np.asarray(1 - smoothstep(970, 1010, c.y) * smoothstep(350, 320, c.x), np.float32)
    cast = m.blur(12).move(2, 4)
    c.multiply(cast * open_[cast.where], _INK, 0.8)
    c.fill(m, CREAM, detail=0.85)
    c.multiply(m.edge(8, 14, 10), WOOD_SHADE, 0.85)
    jaw = c.mask(limb(_p(((114, -22, 1), (100, -30, 4), (88, -44, 4), (82, -58, 1))), 20), soft=3)
    c.multiply(jaw & m, WOOD_SHADE, 0.5)
    thigh = c.mask(_path(((-96, 6), (-66, -14), (-34, 4), (-28, 34), (-50, 54), (-90, 46))))
    c.multiply(thigh.blur(6).move(-5, -1) & m, WOOD_SHADE, 1.0)
    c.fill(thigh & m, CREAM, detail=0.85)
    for leg in (((-84, 44, 10), (-50, 50, 8), (-10, 50, 8)), ((64, 22, 16), (98, 40, 10), (78, 50, 8), (44, 52, 8))):
        part = c.mask(limb(_p(leg), 30))
        c.multiply(part.blur(4).move(2, -4) & m, WOOD_SHADE, 1.0)
        c.fill(part, CREAM, detail=0.8)
        c.multiply(part.edge(0, 6, 4), WOOD_SHADE, 0.7)
    _saddle(c)
    _mane(c)
    _face(c)


def _saddle(c: Canvas) -> None:
    """Coral saddle and breast-band, and the stump of the pole."""
    saddle = c.mask(_path(((-44, -34, CORNER), (-18, -22), (16, -36, CORNER), (18, -4), (4, 14), (-18, 14), (-40, 0))))
    c.fill(saddle, _CORAL, detail=0.85)
    c.multiply(saddle.edge(3, 8, 5), (0.66, 0.11, 30), 0.7)

    def work(pen: Pen) -> None:
        pen.stroke(curve(_p(((16, -20), (60, -12), (111, -9))), closed=False), _CORAL, 6)
        pen.stroke(_p(((-14, -22), (-16, -62))), (0.82, 0.085, 78), 9)
        pen.stroke(_p(((-12, -22), (-13.4, -62))), (0.6, 0.08, 62), 2.6, 0.7)
        pen.fill(limb(_p(((-16, -64, 7), (-16, -65, 7))), 4), (0.84, 0.08, 80))

    c.draw(work, detail=0.85)


def _mane(c: Canvas) -> None:
    """Carved coral locks down the neck."""
    for k in range(5):
        u, v = 60 - 10 * k, -108 + 17 * k
        lock = c.mask(limb(_p(((u + 4, v, 8), (u - 10, v + 12, 9), (u - 12, v + 32, 2))), 20))
        c.fill(lock, _CORAL, detail=0.85)
        c.multiply(lock.edge(4, 4, 3), _RUST, 0.5)


def _face(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        pen.fill(limb(_p(((82, -84, 1), (87, -76, 2.4), (96, -75, 2.4), (101, -80, 1))), 20), _INK)
        pen.fill(limb(_p(((118, -46, 2.4), (119, -46, 2.4))), 4), _INK)
        pen.stroke(curve(_p(((112, -36), (106, -42), (100, -46))), closed=False), _INK, 2, 0.4)
        pen.stroke(_p(((108, -80), (96, -54))), _CORAL, 4.5)
        pen.fill(_path(((64, -106, CORNER), (64, -126, CORNER), (73, -110))), WOOD_SHADE)

    c.draw(work, detail=0.9)
