"""Parts of Against the Drops: the great drops of rain and the swimmer in one of them."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, mix, pick, ramp
from moonhare.painting.mask import Mask
from moonhare.painting.materials.living import skin
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, oval, place

RISE = -57.0
"""Where the rain comes from and the swimmer goes, in degrees."""

_DROP = [
    (1.0, 0.0, CORNER),
    (0.66, 0.13),
    (0.24, 0.34),
    (-0.2, 0.42),
    (-0.52, 0.3),
    (-0.66, 0.0),
    (-0.52, -0.3),
    (-0.2, -0.42),
    (0.24, -0.34),
    (0.66, -0.13),
]


def drop_mask(c: Canvas, x: float, y: float, size: float, soft: float = 0.0) -> Mask:
    """Return a falling drop's silhouette about (x, y), its tail towards where it comes from."""
    return c.mask(curve(place(_DROP, x, y, size, RISE)), soft=soft)


def local(c: Canvas, x: float, y: float, size: float) -> tuple[Array, Array]:
    """Return every place of the card in a drop's frame: along its rise, across it."""
    a = math.radians(RISE)
    dx, dy = (c.x - x) / size, (c.y - y) / size
    along = np.asarray(dx * math.cos(a) + dy * math.sin(a), np.float32)
    across = np.asarray(-dx * math.sin(a) + dy * math.cos(a), np.float32)
    return along, across


def water(c: Canvas, x: float, y: float, size: float, city: bool = False) -> Mask:
    """Fill a drop: dark where the light comes in, glowing where it gathers, a city upside down at its heart."""
    m = drop_mask(c, x, y, size)
    u, v = local(c, x, y, size)
    gather = np.exp(-(((u + 0.4) / 0.42) ** 2) - ((v - 0.06) / 0.4) ** 2)
    t = 0.1 + 0.94 * gather + 0.1 * (c.field("water", 40 + size * 0.2, 3) - 0.5)
    table = ramp(
        [
            (0.0, (0.2, 0.05, 280)),
            (0.25, (0.33, 0.1, 330)),
            (0.5, (0.54, 0.18, 28)),
            (0.75, (0.76, 0.16, 52)),
            (1.0, (0.95, 0.09, 82)),
        ]
    )
    c.glow(x, y, size * 0.62, (0.66, 0.19, 35), 0.42)
    c.fill(m, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.75)
    c.emit(m * np.asarray(gather * 0.4, np.float32), 0.5)
    if city:
        _upside_down(c, m, x, y, size)
    lens = m - m.grow(-0.035 * size).blur(0.03 * size)
    c.multiply(lens, (0.3, 0.08, 300), 0.6)
    c.screen(m.edge(0.03 * size, -0.03 * size, 0.006 * size), (0.97, 0.07, 80), 0.9)
    c.screen((m - m.grow(-0.012 * size)).blur(0.003 * size), (0.9, 0.12, 60), 0.5)
    c.screen(m.edge(-0.014 * size, 0.016 * size, 0.005 * size), (0.8, 0.13, 50), 0.9)
    shine = place([(0.4, -0.19), (0.16, -0.29), (-0.12, -0.34), (-0.16, -0.3), (0.14, -0.24)], x, y, size, RISE)
    c.screen(c.mask(curve(shine), soft=0.008 * size), (0.98, 0.05, 75), 0.8)
    return m


def _upside_down(c: Canvas, m: Mask, x: float, y: float, size: float) -> None:
    """The street as the drop sees it: towers that hang from its upper side, their windows lit."""
    r = c.rng("upside")

    def towers(pen: Pen) -> None:
        for k in range(15):
            cx = x + (k - 7) * 0.085 * size
            high = size * (0.34 + 0.3 * abs(k - 7) / 7 + float(r.uniform(-0.05, 0.05)))
            top = y - size * 0.62
            tone = mix((0.3, 0.1, 350), (0.46, 0.15, 20), float(r.random()))
            pen.fill(box(cx - 0.045 * size, top, 0.09 * size, high), tone, 0.45)
            for _ in range(10):
                wx, wy = cx + float(r.uniform(-0.035, 0.02)) * size, top + float(r.uniform(0.4, 0.97)) * high
                pen.fill(box(wx, wy, 0.012 * size, 0.017 * size), (0.94, 0.12, 80), 0.9)

    c.draw(towers, clip=m, detail=0.7, soft=1.2)


def swimmer(c: Canvas, x: float, y: float, size: float) -> None:
    """Paint the swimmer about (x, y), `size` a third of his length: one arm forward, thin legs trailing."""
    flesh = (0.6, 0.09, 48)
    reach = 2.6 * size
    frame = (x - reach, y - reach, x + reach, y + reach)

    def limbs(*spines: list[tuple[float, ...]], melt: float = 0.05) -> Clay:
        clay = Clay(c, frame, melt=melt * size)
        for spine in spines:
            clay.limb(place(spine, x, y, size, RISE))
        return clay

    far_leg = limbs([(-0.1, 0.08, 0.15), (-0.62, 0.24, 0.1), (-1.2, 0.2, 0.07), (-1.42, 0.24, 0.035)])
    skin(c, far_leg.relief(3.0), flesh, bias=-0.26)
    far_arm = limbs([(0.62, 0.1, 0.1), (0.38, 0.44, 0.075), (-0.04, 0.5, 0.06), (-0.18, 0.46, 0.04)])
    skin(c, far_arm.relief(1.0), flesh, bias=-0.24)
    body = limbs(
        [(-0.12, 0.0, 0.17), (0.2, -0.01, 0.17), (0.5, -0.01, 0.22), (0.72, -0.03, 0.16), (0.86, -0.06, 0.09)],
        melt=0.12,
    )
    leg = [(-0.1, -0.02, 0.16), (-0.66, -0.04, 0.1), (-1.22, -0.16, 0.07), (-1.46, -0.2, 0.035)]
    body.limb(place(leg, x, y, size, RISE))
    skin(c, body.relief(3.0), flesh, bias=-0.06)
    trunks = c.mask(curve(place([(0.12, -0.24), (0.1, 0.24), (-0.3, 0.26), (-0.34, -0.22)], x, y, size, RISE)))
    c.form(body.relief(1.0).within(trunks), (0.36, 0.1, 268), rim=0.8, detail=0.85)
    head = limbs([(0.98, -0.1, 0.2), (1.06, -0.1, 0.19)])
    skin(c, head.relief(1.0), flesh)
    crown = [(0.9, -0.36), (1.3, -0.4), (1.36, -0.06), (1.12, -0.02), (0.92, -0.1)]
    cap = c.mask(curve(place(crown, x, y, size, RISE)))
    c.form(head.relief(1.0).within(cap), (0.58, 0.22, 28), gloss=0.4, rim=0.9, detail=0.9)
    beard = limbs([(1.0, 0.04, 0.1), (1.02, 0.14, 0.07)])
    c.form(beard.relief(1.0), (0.93, 0.02, 80), rim=0.5, mottle=0.15, grain=5, detail=0.9)

    def eye(pen: Pen) -> None:
        (ex, ey), (bx, by) = (p[:2] for p in place([(1.14, 0.04), (0.9, -0.16)], x, y, size, RISE))
        pen.stroke([(bx, by), (ex, ey)], (0.16, 0.04, 280), 0.03 * size)
        pen.fill(oval(ex, ey, 0.05 * size, 0.04 * size, RISE), (0.16, 0.04, 280))

    c.draw(eye, detail=0.9)
    near = limbs([(0.62, 0.06, 0.1), (1.1, 0.2, 0.08), (1.62, 0.13, 0.058), (1.84, 0.08, 0.045), (1.98, 0.05, 0.025)])
    skin(c, near.relief(2.0), flesh, bias=0.06)


def bubbles(c: Canvas, x: float, y: float, size: float) -> None:
    """Trail air from his feet and hands."""
    r = c.rng("bubbles")

    def work(pen: Pen) -> None:
        for _ in range(56):
            along = -1.5 - abs(float(r.normal(0, 0.3)))
            ((px, py),) = (p[:2] for p in place([(along, float(r.normal(0, 0.22)))], x, y, size, RISE))
            q = float(r.uniform(0.9, 4.2))
            pen.dot(px, py, q, (0.97, 0.05, 82), 0.55)
            pen.dot(px - q * 0.25, py - q * 0.25, q * 0.4, (0.99, 0.02, 90))

    c.draw(work, detail=0.85)
