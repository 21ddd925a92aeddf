"""Parts of Going Up: the dandelion clock, the boat below it, and what hangs under water."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, smoothstep
from art.painting.materials import wood
from art.painting.motifs.birds import Bird, perched
from art.painting.motifs.boats import hull
from art.painting.motifs.props import lantern
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import box, circle, curve, limb, oval

GLOBE = (408.0, 306.0, 232.0)
"""The clock's middle and radius."""
BOAT = (404.0, 770.0)
_SILK: Colour = (0.985, 0.045, 95)
_GREEN: Colour = (0.6, 0.12, 122)
_KNOT = (408.0, 590.0)


def _seed(
    pen: Pen,
    foot: tuple[float, float],
    top: tuple[float, float],
    way: tuple[float, float, float],
    reach: float,
    alpha: float,
    width: float,
    hairs: int,
    r: np.random.Generator,
) -> None:
    """Draw one seed: its stalk, and a parachute of hairs about the direction `way` (z towards the viewer)."""
    pen.stroke([foot, top], (0.93, 0.07, 95), width * 1.1, alpha * 0.8)
    pen.stroke(
        [foot, (foot[0] + (top[0] - foot[0]) * 0.16, foot[1] + (top[1] - foot[1]) * 0.16)],
        (0.42, 0.08, 75),
        width * 3,
        min(1.0, alpha * 1.3),
    )
    axis = np.asarray(way)
    side = np.cross(axis, (0.3, 0.2, 0.93) if abs(axis[2]) < 0.8 else (1.0, 0.0, 0.0))
    side /= np.linalg.norm(side)
    other = np.cross(axis, side)
    for k in range(hairs):
        a = 2 * math.pi * (k + float(r.uniform(-0.3, 0.3))) / hairs
        d = axis * float(r.uniform(0.3, 0.62)) + (side * math.cos(a) + other * math.sin(a)) * 0.92
        long = reach * float(r.uniform(0.86, 1.06))
        mid = (top[0] + d[0] * long * 0.55 - axis[0] * 3, top[1] + d[1] * long * 0.55 - axis[1] * 3)
        pen.stroke([top, mid, (top[0] + d[0] * long, top[1] + d[1] * long)], _SILK, width, alpha)


def _stem(c: Canvas) -> Relief:
    gx, gy, _ = GLOBE
    spine = [(gx, gy + 10, 6), (gx + 7, gy + 130, 5.5), (gx + 6, gy + 240, 6), (*_KNOT, 6.5), (404, 750, 7)]
    return c.relief(c.mask(limb(spine)))


def clock(c: Canvas) -> None:
    """The clock: seeds on a ball, far ones first, a gap where some have flown."""
    gx, gy, gr = GLOBE
    c.form(_stem(c), _GREEN, rim=0.9, gloss=0.3, detail=0.8)
    r = c.rng("clock")
    n = 190
    k = np.arange(n) + 0.5
    polar, turn = np.arccos(1 - 2 * k / n), math.pi * (1 + 5**0.5) * k
    places = np.stack([np.sin(polar) * np.cos(turn), np.cos(polar), np.sin(polar) * np.sin(turn)], 1)
    places = places[np.argsort(places[:, 2])]
    gone = np.array([0.86, -0.5, 0.1])
    gone /= np.linalg.norm(gone)

    def layer(near: bool) -> None:
        def work(pen: Pen) -> None:
            for x, y, z in places:
                if (z > -0.1) != near or float(np.dot((x, y, z), gone)) > 0.8:
                    continue
                if y > 0.93:
                    continue
                inner, outer = 0.13, 0.74 + float(r.uniform(-0.03, 0.03))
                foot = (gx + x * gr * inner, gy + y * gr * inner)
                top = (gx + x * gr * outer, gy + y * gr * outer)
                share = (z + 1) / 2
                _seed(pen, foot, top, (x, y, z), gr * 0.27, 0.26 + 0.5 * share, 0.9 + 0.6 * share, 20, r)

        c.draw(work, detail=0.9, emission=0.32 if near else 0.2, soft=0.0 if near else 0.7)

    layer(False)
    c.glow(gx, gy, gr * 0.5, (0.94, 0.13, 80), 0.7)
    heart = c.mask(circle(gx, gy, gr * 0.125), wobble=1.5)
    c.form(heart, (0.55, 0.1, 80), rim=0.6, mottle=0.2, grain=6, detail=0.85)
    layer(True)
    low = np.clip((c.y - gy) / gr, -1, 1) * 0.5 + 0.5
    ball = np.asarray(np.clip(1.15 - np.hypot(c.x - gx, c.y - gy) / gr, 0, 0.4) / 0.4 * low, np.float32)
    c.multiply(ball, (0.93, 0.11, 80), 0.7)


def loose_seeds(c: Canvas) -> None:
    """Some have already gone, upwards to the right."""
    r = c.rng("loose")

    def work(pen: Pen) -> None:
        for x, y, s, a in (
            (640.0, 214.0, 58.0, 30.0),
            (700.0, 128.0, 50.0, 48.0),
            (722.0, 262.0, 42.0, 62.0),
            (632.0, 92.0, 40.0, 18.0),
            (756.0, 58.0, 32.0, 40.0),
            (690.0, 388.0, 36.0, 74.0),
            (566.0, 46.0, 30.0, 8.0),
        ):
            t = math.radians(a)
            ux, uy = math.sin(t), -math.cos(t)
            _seed(pen, (x - ux * s, y - uy * s), (x, y), (ux * 0.95, uy * 0.95, 0.3), s * 0.62, 0.85, 1.3, 20, r)

    c.draw(work, detail=0.95, emission=0.35)


def boat(c: Canvas) -> None:
    """The boat on its four ropes, a goose in its stern, a bag, a lantern at the bow."""
    x, y = BOAT
    kx, ky = _KNOT

    def far_ropes(pen: Pen) -> None:
        for dx, dy in ((-98.0, -50.0), (112.0, -62.0)):
            pen.stroke([(kx, ky), (x + dx, y + dy)], (0.5, 0.07, 85), 2.2)

    c.draw(far_ropes, relief=1, detail=0.8)
    low = c.full(smoothstep(GLOBE[1] + 200, GLOBE[1] + 216, c.y))
    c.form(_stem(c).within(low), _GREEN, rim=0.9, gloss=0.3, detail=0.8)
    goose = Bird(
        body=(0.95, 0.025, 92),
        breast=(0.98, 0.02, 92),
        wing=(0.86, 0.03, 110),
        beak=(0.72, 0.16, 58),
        neck=0.62,
        neck_angle=82,
        plump=0.3,
        head=0.17,
        beak_length=0.2,
        beak_width=0.06,
        tail=0.3,
        leg=0.05,
        pitch=6,
    )
    perched(c, goose, x - 56, y - 32, 92, seed="goose")
    bag = c.mask(box(x + 26, y - 66, 48, 40, 5))
    wood(c, bag, (0.5, 0.12, 45), angle=0, grain=9, thickness=8, seed="bag")

    def straps(pen: Pen) -> None:
        for dx in (36.0, 62.0):
            pen.stroke([(x + dx, y - 65), (x + dx, y - 30)], (0.34, 0.07, 45), 3.4)
        pen.stroke([(x + 42, y - 66), (x + 46, y - 75), (x + 56, y - 75), (x + 60, y - 66)], (0.34, 0.07, 45), 3.2)

    c.draw(straps, relief=2, detail=0.85)
    hull(
        c,
        x,
        y,
        270,
        (0.56, 0.15, 38),
        inside=(0.42, 0.07, 70),
        height=0.22,
        open_by=0.02,
        stripe=(0.93, 0.07, 90),
        seed="boat",
        tilt=-3,
    )

    def near_ropes(pen: Pen) -> None:
        for dx, dy in ((-122.0, -50.0), (144.0, -68.0)):
            pen.stroke([(kx, ky), (x + dx, y + dy)], (0.72, 0.08, 88), 3)
        for k in range(6):
            pen.stroke([(kx - 10, ky - 9 + 4 * k), (kx + 10, ky - 11 + 4 * k)], (0.72, 0.08, 85), 3.4)
        pen.stroke([(x + 128, y - 52), (x + 134, y + 40), (x + 130, 1094)], (0.66, 0.07, 90), 3)

    c.draw(near_ropes, relief=1.5, detail=0.85)
    c.glaze(c.mask(oval(x + 146, y - 36, 34, 38), soft=14), (0.8, 0.15, 62), 0.5)
    lantern(c, x + 146, y - 66, 50, reach=90)
    c.glow(x + 146, y - 38, 30, (0.95, 0.13, 78), 0.9)


def sunk(c: Canvas, line: float) -> None:
    """Under water: the rope, the anchor just off the bed with its mud, a small fish at the rope."""
    x = BOAT[0] + 130
    ink: Colour = (0.5, 0.08, 130)

    def ropes(pen: Pen) -> None:
        pen.stroke([(x + 2, line - 4), (x, 1094)], (0.62, 0.08, 110), 2.6)
        pen.stroke([(x, 1092), (x - 2, 1152)], ink, 6)
        pen.stroke([(x - 20, 1106), (x + 20, 1102)], ink, 5)
        pen.stroke(
            curve([(x - 34, 1128), (x - 24, 1150), (x - 2, 1157), (x + 22, 1148), (x + 30, 1124)], closed=False), ink, 6
        )
        for px, py, a in ((x - 35, 1126, -1), (x + 31, 1122, 1)):
            pen.stroke([(px - 8, py + 6), (px, py - 5), (px + 8, py + 6)], ink, 4.4)
            pen.dot(px + a, py, 2, ink)

    c.draw(ropes, relief=2.4, detail=0.85)
    ring = c.mask(circle(x, 1090, 8)) - c.mask(circle(x, 1090, 4))
    c.form(ring, ink, detail=0.85)
    r = c.rng("mud")
    for _ in range(16):
        q = c.mask(oval(x + float(r.normal(0, 46)), 1166 + float(r.normal(0, 8)), 26, 10), soft=8)
        c.glaze(q, (0.44, 0.07, 115), 0.3)
    fish = Clay(c, (x - 70, 980, x + 10, 1040), melt=3)
    fish.limb([(x - 5, 1008, 3.5), (x - 18, 1006, 9), (x - 34, 1008, 8), (x - 50, 1012, 3)])
    fish.limb([(x - 48, 1012, 3), (x - 60, 1002, 3.4)])
    fish.limb([(x - 48, 1012, 3), (x - 60, 1022, 3.2)])
    c.form(fish.relief(0.6), (0.66, 0.13, 62), rim=0.7, detail=0.85)
    c.draw(lambda pen: pen.dot(x - 13, 1003, 1.8, (0.15, 0.02, 100)), detail=0.95)

    pale = mix(_SILK, ink, 0.3)

    def bubbles(pen: Pen) -> None:
        for _ in range(16):
            t = float(r.random())
            pen.dot(
                x - 30 + float(r.normal(0, 10 + 12 * t)),
                1120 - 220 * t,
                float(r.uniform(1, 3)),
                pale,
                0.5,
            )

    c.draw(bubbles, detail=0.7)
