"""The hen: speckled, one foot lifted, on the chair's track."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, rgb, smoothstep
from art.painting.materials.living import leaves
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, oval, place
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


def _barred(r: np.random.Generator, n: int) -> Array:
    """Colours of a barred hen's feathers, slate to nearly white."""
    tones = np.stack([rgb(t) for t in ((0.3, 0.04, 272), (0.42, 0.035, 268), (0.55, 0.025, 265), (0.74, 0.02, 80))])
    return np.asarray(tones[r.choice(4, n, p=[0.36, 0.3, 0.22, 0.12])], np.float32)


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
    for dx, dy in ((-0.66, -0.76), (-0.67, -0.88), (-0.6, -0.99), (-0.5, -1.06), (-0.4, -1.02)):
        tail.limb(put([(-0.32, -0.55, 0.1), ((-0.32 + dx) / 2, (-0.6 + dy) / 2, 0.085), (dx, dy, 0.03)]))
    rump = tail.relief(0.6)
    c.form(rump, (0.3, 0.05, 280), rim=0.7, mottle=0.1, detail=0.9)
    plumes = np.asarray(tail.angle, np.float32)
    leaves(
        c,
        rump,
        (0.3, 0.05, 278),
        plumes,
        seed="tail",
        length=(10, 20),
        spacing=3.2,
        sprite="feather",
        spread=0.1,
        detail=0.9,
    )
    clay = Clay(c, box, melt=size * 0.06)
    clay.limb(put(_BODY), n=40)
    clay.limb(put([(0.24, -0.78, 0.09), (0.14, -0.62, 0.14), (0.0, -0.5, 0.18)]))
    clay.limb(put([(-0.4, -0.68, 0.1), (-0.22, -0.55, 0.15), (0.0, -0.5, 0.16)]))
    body = clay.relief(1.0)
    c.form(body, (0.36, 0.04, 275), rim=0.8, mottle=0.12, grain=8, shadow=14, detail=0.9)
    back = np.asarray(clay.angle + np.pi, np.float32)
    for part, long, space in ((body.mask.grow(-1), (8.0, 13.0), 3.0), (body.mask.grow(-4), (6.0, 10.0), 3.4)):
        leaves(
            c,
            body.within(part),
            _barred,
            back,
            seed=f"hen{space}",
            length=long,
            spacing=space,
            sprite="feather",
            spread=0.28,
            bias=0.06,
            detail=0.9,
        )
    wing = c.mask(
        curve([q[:2] for q in put([(0.1, -0.57), (0.1, -0.4), (-0.08, -0.3), (-0.4, -0.46), (-0.16, -0.58)])])
    )
    c.multiply(wing.blur(4).move(-2, 5) & body.mask, (0.4, 0.06, 270), 0.5)
    vane = c.form(wing, (0.38, 0.04, 272), thickness=8, rim=0.5, detail=0.9)
    leaves(c, vane, _barred, 0.15, seed="wing", length=(11, 19), spacing=3.6, sprite="feather", spread=0.1, detail=0.9)
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
