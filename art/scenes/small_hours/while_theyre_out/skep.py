"""The small straw hive, and the meadow in it."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp
from art.painting.materials import grass
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval
from art.painting.terrain import Ground

_X, _Y = 172.0, 706.0


def skep(c: Canvas, land: Ground) -> None:
    """Paint the skep on a low mound; through its mouth one looks into a summer's day."""
    del land
    x, y, s = _X, _Y, 1.15
    stand = c.mask(
        curve([(x - 104, y + 20), (x - 60, y - 6), (x, y - 12), (x + 64, y - 4), (x + 110, y + 22), (x, y + 34)])
    )
    c.multiply(c.mask(oval(x + 40, y + 14, 130, 18), soft=8), (0.5, 0.11, 320), 0.5)
    c.form(stand.blur(2), (0.86, 0.1, 84), thickness=20, mottle=0.1, rim=0.2, detail=0.4)
    dome = c.mask(
        curve(
            [
                (x - 56 * s, y, CORNER),
                (x - 60 * s, y - 34 * s),
                (x - 44 * s, y - 78 * s),
                (x, y - 102 * s),
                (x + 44 * s, y - 78 * s),
                (x + 60 * s, y - 34 * s),
                (x + 56 * s, y, CORNER),
                (x, y + 9 * s),
            ]
        ),
        wobble=0.8,
    )
    at = dome.where
    sag = 10 * s * (1 - ((c.x[at] - x) / (60 * s)) ** 2)
    ring = np.abs(np.sin((c.y[at] - sag - y) / (11 * s) * math.pi))
    straw = c.noise.at("straw", c.x[at] / 2.2 + (c.y[at]) / 5, c.y[at] / 3, 1.0, 2) - 0.5
    c.form(
        dome,
        (0.8, 0.115, 80),
        bump=np.asarray(np.sqrt(ring) * 5 * s + straw * 3, np.float32),
        rim=0.25,
        mottle=0.08,
        grain=8,
        detail=0.55,
        bias=0.05,
    )
    arch = [(x - 30, y + 9, CORNER), (x - 34, y - 36), (x - 2, y - 66), (x + 30, y - 36), (x + 28, y + 9, CORNER)]
    mouth = c.mask(curve(arch))
    c.multiply(mouth.grow(5).blur(3) & dome, (0.4, 0.1, 50), 0.6)
    at = mouth.where
    table = ramp([(0.72, 0.1, 236), (0.88, 0.06, 215), (0.9, 0.12, 118), (0.7, 0.16, 132), (0.5, 0.13, 142)])
    c.fill(mouth, pick(table, np.asarray((c.y[at] - y + 66) / 76, np.float32)), detail=0.7)
    tongue = c.mask(curve([(x - 28, y - 12), (x + 26, y - 12), (x + 40, y + 10), (x + 12, y + 22), (x - 30, y + 14)]))
    grass(
        c,
        tongue,
        ((0.46, 0.12, 142), (0.62, 0.15, 130), (0.76, 0.15, 116)),
        seed="tongue",
        height=(8, 20),
        spacing=2.6,
        spread=0.5,
        detail=0.6,
    )
    r = c.rng("flowers")

    def flowers(pen: Pen) -> None:
        pen.stroke([(x + 10, y - 12), (x + 9, y - 30)], (0.4, 0.08, 60), 3)
        for dx, dy, q in ((4, -34, 8), (14, -35, 8), (9, -42, 9)):
            pen.fill(oval(x + dx, y + dy, q, q * 0.85), (0.56, 0.13, 138))
        pen.fill(oval(x + 6, y - 44, 5, 4), (0.7, 0.14, 122))
        for _ in range(34):
            px, py = float(r.uniform(x - 30, x + 34)), float(r.uniform(y - 18, y + 16))
            tone = ((0.62, 0.19, 25), (0.94, 0.03, 90), (0.6, 0.14, 290), (0.88, 0.15, 95))[int(r.integers(0, 4))]
            pen.dot(px, py, float(r.uniform(1.6, 3.2)), tone)
        pen.stroke(oval(x, y - 104 * s, 7, 8), (0.6, 0.1, 70), 4)

    c.draw(flowers, relief=1.2, detail=0.7)
