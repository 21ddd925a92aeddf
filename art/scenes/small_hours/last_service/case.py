"""Parts of Last Service: the enormous suitcase that is the crab's shell, its lid ajar for whoever lives in it."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place, polygon

from .ink import AMBER, CORAL_DEEP, DARK, GOLD, LAMP, NIGHT, ROSE, ROSE_PALE

_LEATHER: Final = (0.55, 0.115, 54)
_SIDE: Final = (0.46, 0.11, 48)
_TOP: Final = (0.6, 0.105, 58)
_BELT: Final = (0.3, 0.07, 36)
_BRASS: Final = (0.8, 0.12, 86)
_LINING: Final = (0.62, 0.085, 190)
_SOFT: Final = (0.8, 0.085, 36)
_AT: Final = (538.0, 1107.0)
_TURN: Final = 4.0
_BACK: Final = (-78.0, -36.0)
"""From a near place to the far one."""
_LONG: Final = 188.0
_TRAY: Final = 102.0
_LID: Final = 94.0
_AJAR: Final = math.radians(24)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return places of the lying case as they lie on the card; its near lower left corner is the origin."""
    return place(points, *_AT, 1.0, _TURN)


def _tray(u: float, v: float, far: float = 0.0) -> tuple[float, float]:
    """Return a place of the tray: `u` from its front, `v` above its floor, how far back."""
    return (u + far * _BACK[0], -v + far * _BACK[1])


def _lid(u: float, v: float, far: float = 0.0) -> tuple[float, float]:
    """Return a place of the lid: `u` from its front, `v` above its rim, how far back."""
    x, y = u - _LONG, -v
    c, s = math.cos(_AJAR), math.sin(_AJAR)
    return (_LONG + x * c - y * s + far * _BACK[0], -_TRAY - 4 + x * s + y * c + far * _BACK[1])


def _rounded(c: Canvas, points: Points, by: float = 7) -> Mask:
    return c.mask(polygon(at(points))).grow(-by).grow(by)


def case(c: Canvas) -> None:
    """Paint the case: its shadow, what is open, who lies in it, the tray, the lid."""
    c.multiply(c.mask(oval(640, 1116, 190, 20, 4), soft=11), NIGHT, 0.8)
    _inside(c)
    _half(
        c,
        [_tray(0, 0), _tray(0, _TRAY), _tray(0, _TRAY, 1), _tray(0, 0, 1)],
        [_tray(0, 0), _tray(_LONG, 0), _tray(_LONG, _TRAY), _tray(0, _TRAY)],
    )
    top = c.mask(polygon(at([_lid(0, _LID), _lid(_LONG, _LID), _lid(_LONG, _LID, 1), _lid(0, _LID, 1)])))
    c.form(top, _TOP, thickness=4, detail=0.6, mottle=0.05)
    c.glaze(top.edge(-2, -3, 2), LAMP, 0.35)
    _half(
        c,
        [_lid(0, 0), _lid(0, _LID), _lid(0, _LID, 1), _lid(0, 0, 1)],
        [_lid(0, 0), _lid(_LONG, 0), _lid(_LONG, _LID), _lid(0, _LID)],
    )
    _fittings(c)
    _label(c)


def _half(c: Canvas, front: Points, side: Points) -> None:
    """Paint a half of the case: its front, in the bell's light, and its near side."""
    a, b = _rounded(c, front, 4), _rounded(c, side)
    c.form(a, _SIDE, thickness=8, detail=0.7, mottle=0.05, grain=9)
    c.glaze(a, AMBER, 0.42)
    c.form(b, _LEATHER, thickness=12, detail=0.7, mottle=0.05, grain=9)
    c.multiply(b * np.asarray(smoothstep(590, 800, c.x), np.float32), (0.4, 0.06, 250), 0.6)
    c.multiply((a | b) * np.asarray(smoothstep(1030, 1125, c.y), np.float32), (0.35, 0.06, 240), 0.6)
    c.glaze(b * np.asarray(smoothstep(680, 555, c.x), np.float32), (0.72, 0.14, 60), 0.35)
    c.glaze(b.edge(-3, -3, 2.4), GOLD, 0.55)
    c.glaze(a.edge(-3, -2, 2.4), LAMP, 0.5)


def _inside(c: Canvas) -> None:
    """Paint the pleated lining, and the soft hind part of the crab that goes round into the dark."""
    hinge = _tray(_LONG, _TRAY)
    gap = c.mask(polygon(at([_tray(0, _TRAY), hinge, _lid(0, 0), _lid(0, 0, 1), _tray(0, _TRAY, 1)])))
    c.fill(gap, _LINING, detail=0.7)

    def pleats(pen: Pen) -> None:
        for k in range(9):
            t = k / 8
            end = [(1 - t) * p + t * q for p, q in zip(_tray(-78, _TRAY), _lid(-78, 0), strict=True)]
            pen.fill(limb(at([(*hinge, 0.6), (*end, 3.4)]), 8), (0.36, 0.075, 205), 0.9)
            pen.fill(limb(at([(hinge[0], hinge[1] - 1, 0.3), (end[0], end[1] - 5, 1.3)]), 8), (0.8, 0.06, 180), 0.6)

    c.draw(pleats, clip=gap, detail=0.75, soft=0.4)
    c.multiply(gap * np.asarray(smoothstep(610, 740, c.x), np.float32), (0.2, 0.05, 225), 0.8)
    c.multiply(gap.edge(0, -14, 9), DARK, 0.5)
    soft = c.mask(limb([(530, 974, 34), (570, 982, 33), (612, 998, 29), (646, 1020, 22), (668, 1046, 14)], 60)) & gap
    c.multiply(soft.blur(7).move(3, -4) & gap, DARK, 0.6)
    c.form(soft, _SOFT, thickness=26, detail=0.8, mottle=0.06)

    def rings(pen: Pen) -> None:
        for k in range(5):
            x, y = 562 + 24 * k, 946 + 10 * k
            pen.fill(limb([(x, y, 0.8), (x + 11, y + 32, 2.6), (x + 2, y + 72, 1)], 20), ROSE, 0.75)
            pen.fill(limb([(x + 5, y + 2, 0.6), (x + 16, y + 32, 1.7), (x + 7, y + 70, 0.6)], 20), ROSE_PALE, 0.7)

    c.draw(rings, clip=soft, detail=0.8, soft=0.6)
    c.multiply(soft * np.asarray(smoothstep(570, 690, c.x), np.float32), CORAL_DEEP, 0.9)
    c.multiply(soft.edge(0, -14, 8), CORAL_DEEP, 0.7)
    lip = c.mask(
        limb(at([(*_tray(-74, _TRAY + 34), 3.4), (*_tray(2, _TRAY), 4.4), (*_tray(_LONG - 10, _TRAY), 3.4)]), 3)
    )
    c.form(lip, (0.72, 0.07, 185), thickness=4, detail=0.8)


def _fittings(c: Canvas) -> None:
    """Draw belts undone, brass, seams, the handle."""

    def work(pen: Pen) -> None:
        for far in (0.12, 0.72):
            a, b = far, far + 0.16
            pen.fill(
                polygon(at([_lid(0, _LID, a), _lid(_LONG, _LID, a), _lid(_LONG, _LID, b), _lid(0, _LID, b)])), _BELT
            )
            pen.fill(polygon(at([_lid(0, _LID, a), _lid(0, 2, a), _lid(0, 2, b), _lid(0, _LID, b)])), _BELT)
        for half in (_tray, _lid):
            high = _TRAY if half is _tray else _LID
            edge = high - 1 if half is _tray else 1.0
            pen.fill(limb(at([(*half(0, edge, 1), 2.4), (*half(1, edge), 2.8), (*half(_LONG, edge), 2.4)]), 3), _BRASS)
            for k in range(10):
                for v in (13.0, high - 13):
                    pen.fill(limb(at([(*half(12 + 16 * k, v), 0.9), (*half(21 + 16 * k, v), 0.9)]), 4), ROSE_PALE, 0.5)
            for u, w in ((0.0, 1.0), (_LONG, -1.0)):
                v, up = (0.0, 1.0) if half is _tray else (high, -1.0)
                corner = [
                    (*half(u + 1 * w, v + 9 * up),),
                    (*half(u + 8 * w, v + 1 * up),),
                    (*half(u + 34 * w, v), CORNER),
                    (*half(u + 29 * w, v + 16 * up),),
                    (*half(u + 16 * w, v + 29 * up),),
                    (*half(u, v + 34 * up), CORNER),
                ]
                pen.fill(curve(at(corner), pull=0.3), _BRASS)

    c.draw(work, relief=3, detail=0.8)

    def handle(pen: Pen) -> None:
        a, b = _lid(0, 0.66 * _LID, 0.22), _lid(0, 0.66 * _LID, 0.8)
        out = (-24.0, -40.0)
        way = [
            ((1 - t) * a[0] + t * b[0] + up * out[0], (1 - t) * a[1] + t * b[1] + up * out[1], w)
            for t, up, w in (
                (0, 0, 5.5),
                (0.02, 0.5, 6),
                (0.2, 0.92, 7),
                (0.5, 1, 7.5),
                (0.8, 0.92, 7),
                (0.98, 0.5, 6),
                (1, 0, 5.5),
            )
        ]
        pen.fill(limb(at(way), 40), (0.27, 0.065, 36))
        for p in (a, b):
            x, y = at([p])[0][:2]
            pen.dot(x, y, 5, _BRASS)

    m = c.draw(handle, relief=5, detail=0.85)
    c.glaze(m.edge(-3, -3, 2), GOLD, 0.7)


def _label(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        x, y = at([_tray(104, 54)])[0][:2]
        pen.fill(oval(x, y, 31, 25, 4), (0.86, 0.05, 180), 0.9)
        fan = [(0.0, 15.0)]
        for k in range(9):
            t = np.pi * (1.08 + 0.84 * k / 8)
            fan.append((float(19 * np.cos(t)), float(6 + 19 * np.sin(t))))
        pen.fill(curve(place(fan, x, y, 1, 8)), (0.6, 0.13, 30))
        for k in range(5):
            t = np.pi * (1.16 + 0.68 * k / 4)
            pen.fill(
                limb(place([(0, 13, 0.6), (float(17 * np.cos(t)), float(6 + 17 * np.sin(t)), 0.9)], x, y, 1, 8), 6),
                (0.86, 0.05, 180),
            )

    c.draw(work, detail=0.8, alpha=0.9)
