"""The hen: black, in a hurry, on the chair's track."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, place

from .land import BLUE

_AT, _SIZE = (472.0, 1156.0), 186.0
_BLACKS = ramp([(0.14, 0.03, 275), (0.22, 0.04, 268), (0.32, 0.05, 260), (0.46, 0.05, 250)])
_NECK = [(-0.44, -0.78), (-0.34, -0.66), (-0.1, -0.62), (0.12, -0.7), (0.22, -0.86), (0.3, -0.98), (0.4, -1.0)]
_BREAST = [(0.47, -0.93), (0.44, -0.8), (0.4, -0.62), (0.34, -0.42), (0.16, -0.26), (-0.1, -0.24), (-0.32, -0.36)]
_TAIL = [(-0.52, -0.56), (-0.78, -0.68, CORNER), (-0.64, -0.76), (-0.8, -0.9, CORNER), (-0.6, -0.88),
         (-0.64, -1.06, CORNER)]  # fmt: skip
_BODY = [*_NECK, *_BREAST, *_TAIL]


def hen(c: Canvas) -> None:
    """Paint the hen and its shadow."""

    def put(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return place(points, *_AT, _SIZE, 5)

    flat = put((-0.1, -0.02), (0.3, -0.1), (0.9, -0.26), (1.3, -0.3), (1.1, -0.12), (0.4, 0.04))
    c.multiply(c.mask(curve(flat), soft=4), BLUE, 0.7)

    def stand(pen: Pen) -> None:
        leg, low = (0.66, 0.13, 66), (0.52, 0.11, 55)
        for way, tone in (
            (put((-0.12, -0.3), (-0.26, -0.16), (-0.36, -0.06)), low),
            (put((0.08, -0.3), (0.18, -0.15), (0.14, 0.0)), leg),
        ):
            pen.stroke(way, tone, _SIZE * 0.04)
            fx, fy = way[-1][:2]
            for dx, dy in ((0.13, 0.0), (0.1, 0.05), (-0.06, 0.01)):
                pen.stroke([(fx, fy), (fx + dx * _SIZE, fy + dy * _SIZE)], tone, _SIZE * 0.028)

    c.draw(stand, detail=0.8, soft=0.3)
    body = c.mask(curve(put(*_BODY)), wobble=1)
    x0, y0 = _AT
    t = 0.66 - 0.6 * smoothstep(-0.5, 0.45, (c.x - x0) / _SIZE) - 0.4 * smoothstep(-0.6, -0.25, (c.y - y0) / _SIZE)
    t = t + 0.3 * (c.noise.at("hen", c.x / 20 + c.y / 40, c.y / 9, 1.0, 2) - 0.5)
    c.fill(body, pick(_BLACKS, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.6)
    wing = c.mask(curve(put((0.16, -0.6), (0.2, -0.44), (0.02, -0.34), (-0.36, -0.46, CORNER), (-0.16, -0.6))))
    c.multiply(wing.move(-2, 6).blur(3) & body, (0.14, 0.03, 275), 0.8)
    c.fill(wing, pick(_BLACKS, np.asarray(np.clip(t + 0.2, 0, 1), np.float32)), detail=0.6)

    def quills(pen: Pen) -> None:
        dark: Colour = (0.12, 0.03, 275)
        for k in range(4):
            v = -0.52 + 0.05 * k
            pen.fill(limb([(x, y, w) for (x, y), w in zip(put((0.06, v), (-0.1, v + 0.02), (-0.28, v + 0.03)),
                                                        (0.6, 1.6, 0.6), strict=True)]), dark, 0.7)  # fmt: skip

    c.draw(quills, detail=0.6)

    def head(pen: Pen) -> None:
        red: Colour = (0.58, 0.21, 27)
        comb = put(
            (0.3, -0.97), (0.27, -1.07), (0.33, -1.04), (0.36, -1.13), (0.4, -1.05), (0.46, -1.08), (0.46, -0.96)
        )
        pen.fill(curve(comb, pull=0.25), red)
        pen.fill(curve(put((0.45, -0.9), (0.5, -0.8), (0.45, -0.74), (0.41, -0.84))), red)
        pen.fill(curve(put((0.36, -0.95), (0.45, -0.97), (0.48, -0.9), (0.42, -0.85))), (0.54, 0.18, 27))
        pen.fill(curve(put((0.465, -0.955), (0.58, -0.89), (0.47, -0.875)), pull=0.15), (0.8, 0.13, 75))
        ex, ey = put((0.42, -0.92))[0][:2]
        pen.fill(oval(ex, ey, 3.6, 3.2), (0.12, 0.03, 40))

    c.draw(head, detail=0.9, soft=0.3)
