"""Parts of Cold Case: the seal that looks in."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, mix, ramp
from art.painting.pen import Pen
from art.painting.shapes import limb, oval


def seal(c: Canvas, x: float, y: float, size: float) -> None:
    """A plump seal comes up out of the dark, its nose at the ice; (x, y) is its nose."""

    def put(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return [(x + p[0] * size, y + p[1] * size, *(q * size for q in p[2:3]), *p[3:]) for p in points]

    body = Clay(c, (x - size, y - size, x + size * 1.6, y + 2.6 * size), melt=0.07 * size)
    back = put((0.58, 1.52, 0.06), (0.74, 1.86, 0.11), (0.86, 2.06, 0.03))
    fork = put((0.58, 1.52, 0.06), (0.5, 1.86, 0.1), (0.42, 2.06, 0.03))
    for flipper in (back, fork):
        body.limb(flipper, n=14, flat=0.6)
    trunk = put((0.3, 0.1, 0.22), (0.48, 0.4, 0.3), (0.62, 0.82, 0.36), (0.64, 1.2, 0.26), (0.58, 1.56, 0.1))
    body.limb(trunk, n=50)
    body.ball(x + 0.25 * size, y + 0.03 * size, 0.235 * size, 0.21 * size, z=4)
    body.limb(put((0.16, 0.08, 0.13, 6), (0.07, 0.07, 0.1, 8)), n=10)
    relief = body.relief(1.0)
    coat = ramp([(0.24, 0.06, 250), (0.42, 0.055, 242), (0.6, 0.045, 230), (0.82, 0.04, 210)])
    c.form(relief, coat, rim=0.4, gloss=0.25, mottle=0.08, bias=0.06, detail=0.8)
    pale = c.mask(limb(put((0.16, 0.2, 0.09), (0.32, 0.56, 0.16), (0.42, 0.94, 0.17), (0.5, 1.3, 0.08)), 30), soft=9)
    c.glaze(pale & relief.mask, (0.8, 0.045, 190), 0.55)
    r = c.rng("seal-spots")

    def spots(pen: Pen) -> None:
        for _ in range(46):
            u = float(r.uniform(0.2, 1.5))
            px, py = x + (0.66 + 0.1 * u + float(r.normal(0, 0.13))) * size * (0.8 + 0.14 * u), y + u * size
            q = float(r.uniform(1.6, 4.6))
            pen.fill(oval(px, py, q, q * 1.4, 20), (0.2, 0.05, 250), float(r.uniform(0.25, 0.6)))

    c.draw(spots, soft=0.8, detail=0.7, clip=relief.mask)
    fin = Clay(c, (x - size, y - size, x + size * 1.6, y + 2.4 * size), melt=4)
    fin.limb(put((0.42, 0.66, 0.11, 8), (0.24, 0.86, 0.1, 10), (0.1, 1.08, 0.035, 10)), n=20, flat=0.6)
    c.shadow(fin.mask(), 4, 6, 5, 0.5, (0.14, 0.05, 255))
    near = c.form(fin.relief(0.8), (0.38, 0.06, 246), rim=0.5, detail=0.8)
    warm: Array = np.asarray(np.exp(-np.hypot(c.x - x, c.y - y - 0.3 * size) / (1.0 * size)), np.float32)
    for m in (relief.mask, near.mask):
        c.screen(m.edge(-3.4, -0.4, 1.6) * warm, (0.93, 0.11, 92), 1.0)
        c.screen(m.edge(2.6, -2.2, 1.2), (0.72, 0.1, 215), 0.8)

    def face(pen: Pen) -> None:
        dark = (0.1, 0.02, 250)
        ex, ey = x + 0.17 * size, y - 0.05 * size
        pen.fill(oval(ex, ey, 0.05 * size, 0.056 * size), dark)
        pen.dot(ex - 0.014 * size, ey - 0.02 * size, 0.017 * size, (0.98, 0.06, 100))
        pen.fill(oval(x - 0.01 * size, y + 0.035 * size, 0.04 * size, 0.03 * size, -30), dark)
        pen.stroke(put((0.0, 0.07), (0.05, 0.11), (0.13, 0.12), (0.19, 0.09)), (0.16, 0.04, 250), 1.6, 0.8)
        for k in range(4):
            tone = mix((0.95, 0.06, 110), (0.7, 0.06, 220), 0.2 * k)
            pen.stroke(put((0.07, 0.09), (-0.02, 0.14 + 0.03 * k), (-0.1, 0.15 + 0.06 * k)), tone, 0.9, 0.8)
            pen.dot(x + (0.06 + 0.02 * k) * size, y + (0.075 + 0.008 * (k % 2)) * size, 0.8, dark)

    c.draw(face, detail=0.95)
