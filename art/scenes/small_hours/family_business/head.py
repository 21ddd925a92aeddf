"""Parts of Family Business: the carthorse's huge head in profile, bent down, the eye closed."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, Points, curve, limb, place

from .horse import DEEP, HIDE, PALE, SILVER, SMOKE, sweeps

_INK: Final = (0.2, 0.045, 335)
_GREY: Final = (0.7, 0.03, 335)
_AT: Final = (156.0, 600.0)
_TURN: Final = -15.0
_HEAD: Final[Points] = (
    *((14, -10), (-34, 22), (-62, 74), (-74, 136), (-74, 200), (-76, 262), (-74, 312), (-70, 352), (-60, 388)),
    *((-34, 411), (-6, 413), (8, 406), (22, 407), (38, 394), (43, 362), (46, 322), (64, 272), (96, 222), (116, 164)),
    *((114, 104), (90, 50), (54, 4)),
)
"""Typed hanging straight down from the poll, its face to the left."""


def _p(points: Points) -> list[tuple[float, ...]]:
    return place(points, *_AT, 1.0, _TURN)


def _q(points: Points) -> list[tuple[float, ...]]:
    """The same for the eye, a little further back and down than it is typed."""
    return _p([(p[0] + 17, p[1] + 6, *p[2:]) for p in points])


def _path(points: Points) -> Path:
    return curve(_p(points))


def _down(c: Canvas) -> Array:
    """How far down the head a point lies, in the head's own units."""
    s, k = np.sin(np.radians(_TURN)), np.cos(np.radians(_TURN))
    return np.asarray(-(c.x - _AT[0]) * s + (c.y - _AT[1]) * k, np.float32)


def head(c: Canvas) -> None:
    """Paint the far ear, the head with its blaze and greying muzzle, the near ear, the forelock."""
    _ear(c, ((-36, 26), (-52, -18), (-50, -66, CORNER), (-20, -40), (-2, 8)), far=True)
    m = c.mask(_path(_HEAD), wobble=1)
    c.multiply(m.blur(16).move(16, 10) - m, (0.3, 0.05, 330), 0.75)
    c.fill(m, HIDE, detail=0.7)
    _planes(c, m)
    _blaze(c, m)
    _muzzle(c, m)
    _eye(c, m)
    _ear(c, ((8, 8), (2, -40), (22, -104, CORNER), (54, -56), (58, 8)), far=False)
    _forelock(c)


def _planes(c: Canvas, m: Mask) -> None:
    """Brow, cheekbone and jowl in soft planes; the hollow over the eye of somebody old."""
    sweeps(
        c,
        m,
        (
            (_p(((-30, 60, 10), (-40, 180, 16), (-46, 300, 14))), 14, 0.45),
            (_p(((-10, 165, 5), (20, 200, 10), (24, 260, 6))), 9, 0.5),
            (_p(((70, 100, 14), (80, 160, 24), (60, 210, 12))), 16, 0.5),
        ),
        PALE,
        pale=True,
    )
    sweeps(
        c,
        m,
        (
            (_p(((106, 70, 10), (118, 160, 14), (90, 232, 14), (52, 300, 10), (46, 370, 8))), 11, 0.75),
            (_p(((40, 110, 3), (36, 170, 7), (44, 226, 6), (30, 290, 2))), 7, 0.55),
            (_p(((-30, 96, 6), (-8, 92, 9), (8, 106, 4))), 6, 0.6),
            (_p(((-10, 210, 4), (-14, 280, 8), (-12, 330, 4))), 8, 0.5),
        ),
        DEEP,
        pale=False,
    )


def _blaze(c: Canvas, m: Mask) -> None:
    """A broad white blaze down the front of the face."""
    blaze = c.mask(
        _path(((-48, 60), (-46, 120), (-46, 190), (-44, 260), (-40, 312), (-46, 346), (-58, 330), (-62, 262),
               (-61, 190), (-60, 120)))
    )  # fmt: skip
    c.fill(blaze & m, (0.9, 0.02, 340), detail=0.7)
    c.multiply(c.mask(limb(_p(((-46, 90, 2), (-46, 200, 4), (-42, 320, 3))), 30), soft=3) & blaze & m, SMOKE, 0.6)


def _muzzle(c: Canvas, m: Mask) -> None:
    """Grey with age: nostril, soft lips, chin."""
    grey = m * np.asarray(smoothstep(318, 392, _down(c))[m.where], np.float32)
    c.glaze(grey, _GREY, 0.62)
    sweeps(
        c,
        m,
        ((_p(((-36, 398, 3), (0, 402, 7), (34, 392, 8), (44, 360, 3))), 6, 0.6),
         (_p(((-58, 330, 2), (-40, 346, 7), (-20, 372, 4))), 6, 0.45)),
        DEEP,
        pale=False,
    )  # fmt: skip
    nostril = c.mask(_path(((-56, 362), (-44, 350), (-32, 358), (-34, 376), (-44, 386), (-46, 372))), soft=0.6)
    c.fill(nostril, _INK, detail=0.85)

    def lips(pen: Pen) -> None:
        pen.stroke(curve(_p(((2, 411), (10, 396), (16, 380), (28, 368))), closed=False), _INK, 2.8, 0.8)

    c.draw(lips, detail=0.85, soft=0.4)


def _eye(c: Canvas, m: Mask) -> None:
    """The closed lid, its lashes laid down."""
    lid = c.mask(curve(_q(((-52, 136), (-36, 118), (-12, 120), (8, 138), (-6, 154), (-28, 158), (-46, 150)))), soft=2)
    brow = c.mask(limb(_q(((-48, 104, 5), (-22, 96, 9), (8, 104, 5))), 20), soft=7)
    c.glaze(brow & m, _GREY, 0.3)
    c.fill(lid & m, (0.47, 0.07, 354), detail=0.8)
    c.glaze(lid.edge(-3, -6, 4) & m, PALE, 0.8)
    c.multiply(c.mask(limb(_q(((-50, 160, 2), (-24, 170, 5), (4, 158, 2))), 20), soft=4) & m, DEEP, 0.6)

    def lashes(pen: Pen) -> None:
        pen.fill(limb(_q(((-54, 138, 1.0), (-42, 151, 2.4), (-20, 156, 2.8), (7, 141, 0.9))), 30), _INK)
        for x, y, u, v in ((-44, 150, -9, 7), (-35, 154, -8, 9), (-25, 156, -6, 10)):
            pen.fill(limb(_q(((x, y, 1.6), (x + 0.6 * u, y + 0.55 * v, 1.2), (x + u, y + v, 0.5))), 12), _INK)
        fold = curve(_q(((-40, 116), (-26, 109), (-8, 112), (10, 126))), closed=False)
        pen.stroke(fold, (0.3, 0.055, 340), 2.2, 0.6)
        under = curve(_q(((12, 146), (4, 160), (-10, 168))), closed=False)
        pen.stroke(under, (0.3, 0.055, 340), 2.0, 0.45)

    c.draw(lashes, detail=0.95)


def _ear(c: Canvas, outline: Points, *, far: bool) -> None:
    """An ear at rest, fallen a little aside."""
    m = c.mask(_path(outline))
    if not far:
        c.multiply(m.blur(6).move(6, 6), _INK, 0.4)
    c.fill(m, HIDE, detail=0.7)
    if far:
        c.multiply(m, DEEP, 0.5)
        return
    inner = c.mask(_path(((20, 0), (14, -40), (24, -88, CORNER), (36, -50), (34, -6))), soft=2)
    c.multiply(inner & m, DEEP, 0.7)
    c.glaze(m.edge(-4, -2, 3), PALE, 0.7)


def _forelock(c: Canvas) -> None:
    """Silver hair between the ears, fallen over the brow."""
    for outline in (
        ((-6, -18), (-46, 20), (-72, 70), (-78, 120, CORNER), (-54, 84), (-26, 44), (10, 10)),
        ((4, -20), (-22, 20), (-44, 64), (-46, 112, CORNER), (-20, 78), (4, 40), (24, 4)),
        ((16, -18), (6, 20), (-8, 58), (-10, 98, CORNER), (14, 66), (30, 34), (36, -2)),
    ):
        m = c.mask(_path(outline))
        c.multiply(m.blur(4).move(4, 5), _INK, 0.4)
        c.fill(m, SILVER, detail=0.75)
        a, b, d, tip = outline[6], outline[5], outline[4], outline[3]
        shadow = limb(_p(((*a, 2), (*b, 5), (*d, 4), (*tip[:2], 1))), 20)
        c.multiply(c.mask(shadow, soft=3) & m, SMOKE, 0.8)
