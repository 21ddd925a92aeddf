"""Parts of Light Sleeper: the lake with its shallows, wooded shores, a boat with a lamp, cranes and thin cloud."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, line, oval, place
from art.painting.strokes import repaint

from .woods import GREEN, woods

_DEEP = (0.14, 0.05, 185)


def lake(c: Canvas, isle: Mask) -> None:
    """Deep green water, morning on it from the upper left; shallows, the island's shadow and its mirror."""
    c.wash(
        [(0, (0.84, 0.06, 150)), (0.2, (0.68, 0.085, 168)), (0.55, (0.5, 0.085, 176)), (1, (0.34, 0.075, 186))],
        warp=60,
        turn=-24,
    )
    cloud = smoothstep(0.5, 0.72, c.field("mirrored", 190, 4, (1.9, 1)))
    c.screen(np.asarray(cloud, np.float32), (0.9, 0.05, 60), 0.34)
    deep = smoothstep(0.52, 0.7, c.field("depth", 230, 3))
    c.multiply(np.asarray(deep, np.float32), (0.3, 0.08, 190), 0.4)
    wide = isle.grow(46).blur(26)
    c.glaze(wide, (0.72, 0.1, 165), 0.62)
    c.glaze(isle.grow(24).blur(9), (0.85, 0.09, 140), 0.5)
    repaint(c, 0.5, seed="water", loose=0.9)
    c.glow(30, -10, 360, (0.96, 0.1, 50), 0.8)
    for dx, dy, soft, share in ((70, 84, 26, 0.75), (34, 42, 12, 0.6), (12, 16, 6, 0.6)):
        c.multiply(isle.blur(soft).move(dx, dy), _DEEP, share)
    lap = c.noise.at("lap", c.x / 70, c.y / 6, 1.0, 3) - 0.5
    light = np.exp(-np.hypot(c.x - 120, c.y - 60) / 420) + 0.35
    c.screen(np.asarray(smoothstep(0.12, 0.34, lap) * light, np.float32), (0.97, 0.05, 70), 0.3)
    c.multiply(np.asarray(smoothstep(-0.14, -0.36, lap), np.float32), (0.3, 0.08, 190), 0.22)
    # Rings that the island's breath sends out over the water.
    for k, reach in enumerate((30, 52, 82)):
        ring = isle.grow(reach + 2.5).blur(2.2) - isle.grow(reach - 2.5).blur(2.2)
        broken = smoothstep(0.42, 0.6, c.field(f"ring{k}", 60, 2))
        c.screen(ring * np.asarray(broken, np.float32), (0.96, 0.05, 110), 0.6 - 0.15 * k)


_EAST: Points = (
    *((600, -20, CORNER), (622, 38), (676, 54), (700, 104), (756, 128)),
    *((778, 190), (820, 214, CORNER), (820, -20, CORNER)),
)
_SOUTH: Points = (
    *((-20, 1040, CORNER), (40, 1052), (80, 1092), (136, 1108), (170, 1150)),
    *((222, 1170), (240, 1220, CORNER), (-20, 1220, CORNER)),
)


def shores(c: Canvas) -> None:
    """The dark woods of the mainland in two corners, a landing stage at the lower one."""
    planks = [(120, 1118), (166, 1080), (196, 1054)]
    c.multiply(c.mask(line(planks, 22, 20), soft=4).move(10, 13), _DEEP, 0.7)

    def stage(pen: Pen) -> None:
        pen.fill(line(planks, 21, 19), (0.42, 0.06, 60))
        for k in range(14):
            t = k / 13
            x, y = 120 + 76 * t, 1118 - 64 * t
            pen.stroke([(x - 7, y - 8), (x + 7, y + 8)], (0.7, 0.06, 70) if k % 3 else (0.6, 0.06, 60), 4.4)
        for at in (0.45, 1.0):
            for s in (-1, 1):
                pen.dot(120 + 76 * at + 8 * s, 1118 - 64 * at + 9 * s, 3.4, (0.24, 0.04, 60))

    c.draw(stage, relief=2, detail=0.85)
    for name, points in (("east", _EAST), ("south", _SOUTH)):
        m = c.mask(curve(points), wobble=9, cell=26)
        rim = c.wobble(m.grow(12), 5, 18)
        c.multiply(rim.blur(12).move(12, 18), _DEEP, 0.6)
        c.form(rim, (0.76, 0.07, 95), thickness=10, rim=0.5, detail=0.5)
        woods(
            c,
            c.relief(m, 46),
            GREEN,
            GREEN,
            lambda x, y: 0.9 + 0.02 * (x - y),
            f"shore/{name}",
            size=(9, 22),
            glades=0.3,
            bias=-0.02,
        )


def boat(c: Canvas, x: float, y: float, turn: float, size: float) -> None:
    """A boat seen from above: somebody stands in it with a pole, a lamp in the bow, a long wake behind."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(u: float, v: float) -> tuple[float, float]:
        return x + size * (u * cos - v * sin), y + size * (u * sin + v * cos)

    def wake(pen: Pen) -> None:
        for s in (-1, 1):
            for k in range(3):
                start, end = at(0.36 - 0.3 * k, 0.13 * s), at(-1.7 + 0.3 * k, (0.62 - 0.16 * k) * s)
                mid = at(-0.7 - 0.1 * k, (0.3 - 0.03 * k) * s)
                pen.stroke([start, mid, end], (0.96, 0.03, 130), 3.2 - 0.7 * k, 0.55 - 0.12 * k)
        for k in range(6):
            u, half = -0.7 - 0.2 * k, 0.1 + 0.06 * k
            pen.stroke([at(u, -half), at(u - 0.09, 0), at(u, half)], (0.95, 0.03, 130), 2, 0.4 - 0.05 * k)

    c.draw(wake, soft=1.2, detail=0.7)
    hull = place([(-0.5, 0, CORNER), (-0.44, -0.13), (0, -0.19), (0.34, -0.12), (0.56, 0, CORNER)], x, y, size, turn)
    hull += place([(0.34, 0.12), (0, 0.19), (-0.44, 0.13)], x, y, size, turn)
    m = c.mask(curve(hull))
    c.multiply(m.blur(6).move(12, 16), _DEEP, 0.85)
    c.form(m, (0.4, 0.09, 45), thickness=8, rim=0.6, detail=0.92)
    c.multiply(m.grow(-3).blur(1), (0.3, 0.06, 40), 0.75)

    def inside(pen: Pen) -> None:
        for u in (-0.26, 0.1, 0.34):
            half = 0.15 - 0.18 * abs(u)
            pen.stroke([at(u, -half), at(u, half)], (0.68, 0.09, 60), 5)
        pen.stroke([at(-0.78, 0.34), at(-0.12, 0.05), at(0.3, -0.12)], (0.74, 0.07, 75), 2.6)

    c.draw(inside, relief=1.5, detail=0.92)
    px, py = at(-0.1, 0.02)
    c.multiply(c.mask(limb([(px + 2, py + 2, 9), (px + 16, py + 20, 7)]), soft=3), _DEEP, 0.7)
    who = Clay(c, (px - 40, py - 60, px + 40, py + 30), melt=4)
    who.limb([(px, py + 3, 11), (px - 1, py - 12, 10), (px, py - 22, 7)])
    who.limb([(px + 6, py - 14, 5), (px + 13, py - 6, 4), (px + 9, py + 2, 3.4)])
    c.form(who.relief(0.5), (0.34, 0.1, 255), rim=0.15, detail=0.95)
    hat = c.mask(oval(px, py - 26, 15, 10, -8))
    c.shadow(hat, 3, 5, 3, 0.6)
    c.form(hat, (0.86, 0.1, 85), thickness=10, rim=0.6, detail=0.95)
    lx, ly = at(0.44, 0)
    c.glow(lx, ly, 46, (0.96, 0.14, 75), 0.9)
    c.glow(lx, ly, 12, (0.99, 0.09, 85), 1.0)


def crane(c: Canvas, x: float, y: float, size: float, turn: float, beat: float) -> None:
    """Paint a crane seen from above on broad wings, its shadow on the water far below."""
    f = beat

    def shape(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, turn)

    parts = []
    for s in (-1, 1):
        wing = [(0.12, 0.03 * s, CORNER), (0.2, 0.26 * s), (0.13 + f, 0.46 * s), (0.04 + f, 0.66 * s, CORNER)]
        wing += [(-0.03 + f, 0.56 * s), (-0.07 + f * 0.6, 0.42 * s), (-0.08, 0.24 * s), (-0.1, 0.04 * s, CORNER)]
        parts.append(curve(shape(wing)))
    trunk = limb(
        shape([(0.56, 0, 0.012), (0.44, 0, 0.022), (0.2, 0, 0.032), (0.04, 0, 0.06), (-0.16, 0, 0.04), (-0.2, 0, 0.02)])
    )
    legs = line(shape([(-0.16, 0), (-0.52, 0.01)]), size * 0.026, size * 0.012)
    whole = c.mask(*parts, trunk, legs)
    c.multiply(whole.blur(5).move(46, 58), _DEEP, 0.42)
    c.form(c.mask(legs), (0.25, 0.03, 20), thickness=2, detail=0.9)
    for part in parts:
        m = c.mask(part)
        c.form(m, (0.95, 0.02, 70), thickness=6, rim=0.5, detail=0.93)
        far = np.abs(-(c.x - x) * math.sin(math.radians(turn)) + (c.y - y) * math.cos(math.radians(turn))) / size
        c.multiply(m * np.asarray(smoothstep(0.4, 0.5, far), np.float32), (0.2, 0.03, 330), 0.9)
    c.form(c.mask(trunk), (0.97, 0.015, 70), thickness=5, rim=0.5, detail=0.93)
    cap = shape([(0.45, 0.0)])[0]

    def small(pen: Pen) -> None:
        pen.dot(cap[0], cap[1], size * 0.022, (0.58, 0.2, 25))
        for s in (-1, 1):
            for k in range(5):
                a, b = shape([(0.1, (0.14 + 0.07 * k) * s), (-0.06 + f * 0.1 * k, (0.15 + 0.075 * k) * s)])
                pen.stroke([a, b], (0.62, 0.04, 320), 1.3, 0.5)

    c.draw(small, detail=0.93)


def mist(c: Canvas, isle: Mask) -> None:
    """Thin cloud between us and the water."""
    drift = smoothstep(0.46, 0.74, c.field("mist", 180, 5, (2.2, 1)))
    band = np.exp(-(((c.y - 150 + 0.3 * c.x) / 110) ** 2)) + 0.9 * np.exp(-(((c.y - 1130 + 0.1 * c.x) / 80) ** 2))
    c.glaze(np.asarray(drift * band * 0.6 * (1 - 0.85 * isle.whole()), np.float32), (0.95, 0.035, 60))
