"""The hen: speckled, one foot lifted, on the chair's track."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import smoothstep
from art.painting.materials.living import fur
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, oval, place
from art.painting.stamps import scatter, strew
from art.painting.terrain import Ground

from .tracks import SUN

_AT, _TALL = (1.95, 12.9), 1.75
_BODY = (
    (-0.52, -0.78, 0.05),
    (-0.42, -0.62, 0.13),
    (-0.22, -0.45, 0.2),
    (0.0, -0.42, 0.23),
    (0.17, -0.5, 0.17),
    (0.24, -0.7, 0.1),
    (0.25, -0.85, 0.085),
)


def hen(c: Canvas, land: Ground) -> None:
    """Paint the hen, its shadow and its own small tracks behind it."""
    x, y, unit = land.spot(*_AT)
    size = _TALL * unit

    def put(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, -4, True)

    flat = []
    for px, py, r in _BODY:
        h = -py * _TALL
        k = h / SUN[2]
        sx, sy, s = land.spot(_AT[0] - px * _TALL - SUN[0] * k, _AT[1] - SUN[1] * k)
        flat.append((sx, sy, r * _TALL * s * 0.7))
    sx, sy, _ = land.spot(_AT[0], _AT[1])
    legs = limb([(sx, sy, 3), (flat[3][0], flat[3][1], 5)], 8)
    c.multiply(c.mask(limb(flat, 30), legs, soft=3), (0.62, 0.125, 258), 0.9)

    def stand(pen: Pen) -> None:
        leg, low = (0.66, 0.13, 66), (0.5, 0.1, 50)
        for way, tone in (
            (put([(-0.06, -0.26), (-0.03, -0.12), (-0.06, 0.0)]), leg),
            (put([(0.08, -0.26), (0.2, -0.2), (0.17, -0.1)]), low),
        ):
            pen.stroke([q[:2] for q in way], tone, size * 0.034)
            fx, fy = way[-1][:2]
            for dx, dy in ((-0.12, 0.0), (-0.09, 0.045), (0.07, 0.01)):
                pen.stroke([(fx, fy), (fx + dx * size, fy + dy * size)], tone, size * 0.024)

    c.draw(stand, relief=2, detail=0.92)
    box = (x - size, y - size * 1.3, x + size, y + size * 0.2)
    tail = Clay(c, box, melt=2)
    for dx, dy in ((-0.62, -0.86), (-0.56, -0.95), (-0.47, -0.98), (-0.64, -0.74)):
        tail.limb(put([(-0.32, -0.55, 0.1), ((-0.32 + dx) / 2, (-0.6 + dy) / 2, 0.085), (dx, dy, 0.03)]))
    rump = tail.relief(0.6)
    c.form(rump, (0.3, 0.05, 280), rim=0.7, mottle=0.1, detail=0.9)
    clay = Clay(c, box, melt=size * 0.06)
    clay.limb(put(_BODY), n=40)
    clay.limb(put([(0.24, -0.78, 0.09), (0.14, -0.62, 0.14), (0.0, -0.5, 0.18)]))
    clay.limb(put([(-0.4, -0.68, 0.1), (-0.22, -0.55, 0.15), (0.0, -0.5, 0.16)]))
    body = clay.relief(1.0)
    c.form(body, (0.36, 0.04, 275), rim=0.8, mottle=0.12, grain=8, shadow=14, detail=0.9)
    fur(c, body, clay.angle + np.pi, seed="hen", length=(5, 11), spacing=2.2, light=0.16, spread=0.5, detail=0.9)
    wing = c.mask(
        curve([q[:2] for q in put([(0.1, -0.55), (0.08, -0.36), (-0.16, -0.3), (-0.4, -0.48), (-0.14, -0.56)])])
    )
    c.form(wing, (0.33, 0.05, 275), thickness=8, rim=0.5, detail=0.9)
    r = c.rng("specks")
    for part, n in ((body.mask, 170), (wing, 70)):
        sx2, sy2 = scatter(part.grow(-2), n, r)
        tone = np.tile(np.array([[0.93, 0.93, 0.97]], np.float32), (len(sx2), 1))
        strew(
            c, "feather", sx2, sy2, 3.2, 2.6 + r.normal(0, 0.3, len(sx2)), tone, seed=f"speck{n}", alpha=0.5, detail=0.9
        )
    light = c.full(smoothstep(-0.1, 0.3, (c.x - x) / size)) & body.mask
    c.screen(light, (0.9, 0.08, 70), 0.2)

    def head(pen: Pen) -> None:
        red = (0.58, 0.21, 27)
        comb = put(
            [
                (0.17, -0.92),
                (0.16, -1.01),
                (0.21, -0.97),
                (0.23, -1.05),
                (0.27, -0.98),
                (0.31, -1.03),
                (0.33, -0.92),
                (0.25, -0.9),
            ]
        )
        pen.fill(curve([q[:2] for q in comb], pull=0.25), red)
        for points in ([(0.3, -0.84), (0.36, -0.72), (0.3, -0.68), (0.27, -0.78)],):
            pen.fill(curve([q[:2] for q in put(points)]), red)
        pen.fill(
            curve([q[:2] for q in put([(0.2, -0.9), (0.31, -0.92), (0.34, -0.84), (0.26, -0.79)])]), (0.6, 0.17, 28)
        )
        pen.fill(curve([q[:2] for q in put([(0.32, -0.89), (0.43, -0.83), (0.33, -0.81)])], pull=0.15), (0.8, 0.13, 75))
        ex, ey = put([(0.27, -0.865)])[0][:2]
        pen.fill(oval(ex, ey, size * 0.022, size * 0.018), (0.14, 0.03, 40))
        pen.dot(ex - 1, ey - 1, size * 0.006, (0.97, 0.02, 90))

    c.draw(head, relief=3, detail=0.95)
