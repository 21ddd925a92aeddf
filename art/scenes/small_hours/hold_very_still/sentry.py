"""The one crow awake, on her left shoulder, face on to us."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import mix, rgb
from art.painting.materials.living import feathers, fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

_INK: Final = (0.19, 0.03, 280)
_SHEEN: Final = (0.45, 0.085, 275)
_AT: Final = (520.0, 214.0, 126.0)

_WING: Final = (
    (0.2, -0.1),
    (0.275, 0.03),
    (0.285, 0.22),
    (0.19, 0.5),
    (0.08, 0.68, CORNER),
    (0.13, 0.42),
    (0.185, 0.12),
)
_BILL: Final = ((0.0, -0.35), (0.062, -0.31), (0.066, -0.22), (0.012, -0.08, CORNER), (-0.058, -0.22), (-0.06, -0.31))


def _put(points: Points) -> list[tuple[float, ...]]:
    return place(points, *_AT, 3)


def sentry(c: Canvas) -> None:
    """Paint the crow: hunched, shaggy at the throat, its bill straight at us."""
    x, y, s = _AT
    c.multiply(c.mask(oval(x - 8, y + 60, 40, 12), soft=5), (0.2, 0.04, 290), 0.7)
    tail = [
        limb(_put([(0.02, 0.3, 0.07), (0.06 + d, 0.56, 0.06), (0.07 + d * 1.2, 0.8 - abs(d), 0.045)]), 12)
        for d in (-0.05, -0.01, 0.03)
    ]
    c.form(c.mask(*tail), _INK, thickness=4, rim=0.5, detail=0.85)
    clay = Clay(c, (x - s, y - s, x + s, y + s), melt=9)
    for bx, by, rx, ry in ((0.0, 0.14, 0.28, 0.36), (0.0, -0.1, 0.25, 0.22), (-0.01, 0.32, 0.2, 0.2)):
        px, py = _put([(bx, by)])[0][:2]
        clay.ball(px, py, rx * s, ry * s)
    body = clay.relief(1.2)
    c.form(body, _INK, rim=0.7, mottle=0.05, grain=8, detail=0.85)
    feathers(c, body, mix(_INK, _SHEEN, 0.12), 1.57, seed="breast", length=(8, 14), spacing=3.6, detail=0.85)
    for way in (-1.0, 1.0):
        wing = c.mask(curve(_put([(q[0] * way, *q[1:]) for q in _WING])))
        c.form(wing, mix(_INK, _SHEEN, 0.3 if way < 0 else 0.1), thickness=9, rim=0.7, detail=0.85)

        def quills(pen: Pen, way: float = way) -> None:
            for k in range(4):
                line = _put(
                    [
                        ((0.27 - 0.03 * k) * way, 0.06 + 0.05 * k),
                        ((0.26 - 0.03 * k) * way, 0.26),
                        (0.15 * way, 0.56 - 0.02 * k),
                    ]
                )
                pen.stroke([p[:2] for p in line], (0.1, 0.02, 280), 1.7, 0.8)
                pen.stroke([(p[0] - 1.4, p[1]) for p in line], _SHEEN, 1.0, 0.7)

        c.draw(quills, clip=wing, detail=0.85)
    head = Clay(c, (x - s, y - s, x + s, y + s), melt=6)
    for bx, by, rx, ry in ((0.0, -0.32, 0.2, 0.175), (0.0, -0.22, 0.17, 0.16), (0.0, -0.08, 0.13, 0.12)):
        px, py = _put([(bx, by)])[0][:2]
        head.ball(px, py, rx * s, ry * s)
    h = head.relief(1.0)
    c.form(h, mix(_INK, _SHEEN, 0.06), rim=0.8, mottle=0.05, grain=6, detail=0.9)
    hx, hy = _put([(0, -0.3)])[0][:2]
    at = h.mask.where
    away = np.asarray(np.arctan2(c.y[at] - hy, c.x[at] - hx), np.float32)
    fur(
        c,
        h.within(h.mask.grow(-3)),
        away,
        seed="sentry",
        length=(4, 8),
        spacing=1.8,
        light=0.16,
        lift=0.015,
        spread=0.35,
        detail=0.92,
    )
    beak = c.mask(curve(_put(_BILL)))
    c.multiply(beak.blur(4).move(5, 4) & h.mask, (0.1, 0.02, 280), 0.7)
    c.form(beak, (0.36, 0.02, 285), rim=0.4, gloss=0.6, thickness=11, detail=0.95)
    c.draw(_face, detail=0.97)


def _face(pen: Pen) -> None:
    line = _put([(-0.002, -0.3), (0.008, -0.22), (0.008, -0.1)])
    pen.stroke([p[:2] for p in line], (0.56, 0.03, 270), 1.5, 0.6)
    for way in (-1.0, 1.0):
        nostril = _put([(0.035 * way, -0.335), (0.04 * way, -0.28)])
        pen.stroke([p[:2] for p in nostril], _INK, 4.0, 0.9)
        ex, ey = _put([(0.112 * way, -0.335 + 0.006 * way)])[0][:2]
        pen.fill(oval(ex, ey, 6.2, 5.2), rgb((0.3, 0.05, 285)), 0.6)
        pen.fill(oval(ex, ey, 4.8, 4.2), (0.07, 0.02, 280))
        pen.dot(ex - 1.4, ey - 1.6, 1.5, (0.99, 0.02, 80))
        pen.dot(ex + 1.5, ey + 1.6, 0.8, (0.7, 0.06, 40), 0.8)
        pen.stroke([(ex - 6.5, ey - 2.0 + 1.6 * way), (ex, ey - 5.4), (ex + 6.5, ey - 2.0 - 1.6 * way)], _INK, 3.0)
        for d in (-0.05, 0.0, 0.05):
            fx, fy = _put([(0.09 * way + d, 0.5)])[0][:2]
            pen.stroke([(fx, fy), (fx + d * 50, fy + 8)], (0.26, 0.02, 285), 4.4)
