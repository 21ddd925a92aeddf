"""Copper pans over a cold stove remember, each in its mirror, another hour of one voyage."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import metal, plaster, stone
from moonhare.painting.motifs.props import rope
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._off_the_boil_parts import voyage
from moonhare.painting.scenes._off_the_boil_things import boots, kettle
from moonhare.painting.shapes import CORNER, box, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="Off the Boil",
    hero="wall of copper pans over a cold stove, each mirroring another hour of one sea voyage",
    idea="reflected as something else",
    place="kitchen, harbour inn",
    palette="sunset coral",
    composition="interior through a window or arch",
    time="dusk",
    symbols=("copper pan", "ship", "storm"),
    hidden="the smallest pan shows this kitchen from the sea",
    readings=("regret", "wanderlust", "boasting"),
)
FINISH = {"vignette": 0.5, "bloom": 0.5, "saturation": 1.1}

_COPPER: Colour = (0.6, 0.13, 48)
_PANS = (
    ("dawn", 184.0, 158.0, 70.0, 3.0),
    ("calm", 346.0, 158.0, 94.0, -2.0),
    ("ice", 526.0, 158.0, 76.0, 2.0),
    ("fog", 650.0, 158.0, 48.0, -4.0),
    ("storm", 228.0, 480.0, 118.0, 2.5),
    ("night", 438.0, 480.0, 86.0, -2.0),
    ("island", 574.0, 480.0, 58.0, 3.0),
    ("home", 664.0, 480.0, 38.0, -5.0),
)
"""Each pan: what it shows, its hook, its radius, how far it swings (degrees)."""
_TOP = 860.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.7, -0.4, 0.5),
        key=(0.94, 0.09, 62),
        shade=(0.34, 0.1, 315),
        rim=(-0.8, -0.3, 0),
        rim_colour=(0.95, 0.1, 65),
        bounce=(0.5, 0.1, 20),
    )
    _wall(c)
    repaint(c, 0.9, seed="wall")
    _rails(c)
    for name, x, y, r, swing in _PANS:
        _pan(c, name, x, y, r, swing)
    _range(c)
    _wet(c)
    repaint(c, 0.2, seed="room")
    _arch(c)
    c.rays(-40, 190, [14, 20, 27, 34], 900, 190, (0.92, 0.12, 55), 0.2, 26)
    c.glow(236, 770, 120, p.key, 0.1)


def _wall(c: Canvas) -> None:
    """Old plaster in the last sun, a window's light lying across it; flags on the floor."""
    wall = plane(c, c.mask(box(0, 0, 800, 1010)), ((0, 0), (800, 0), (800, 1010), (0, 1010)))
    at = wall.mask.where
    slant = c.y[at] - 0.33 * c.x[at]
    patch = smoothstep(20, 60, slant) * smoothstep(520, 470, slant)
    bar = (
        1
        - 0.75 * smoothstep(16, 8, np.abs(slant - 262))
        - 0.75 * smoothstep(16, 8, np.abs(c.x[at] + 0.2 * slant - 420))
    )
    light = -0.08 + 0.4 * patch * np.clip(bar, 0.2, 1) - 0.1 * smoothstep(300, 900, c.y[at])
    plaster(c, wall, (0.66, 0.12, 40), light=np.asarray(light, np.float32), stain=0.2)
    tiles = c.mask(box(0, 690, 800, 190))
    across, down = c.x[tiles.where] / 56, c.y[tiles.where] / 56
    gap = np.maximum(
        smoothstep(0.455, 0.485, np.abs(np.mod(across, 1) - 0.5)),
        smoothstep(0.455, 0.485, np.abs(np.mod(down, 1) - 0.5)),
    )
    tint = np.mod(np.sin(np.floor(across) * 12.9 + np.floor(down) * 78.2) * 43758.5, 1.0)
    blue = tint > 0.8
    tone = c.tones((0.7, 0.06, 55))[np.clip(230 + 90 * tint - 190 * gap, 0, 511).astype(int)]
    other = c.tones((0.5, 0.08, 215))[np.clip(230 + 60 * tint - 190 * gap, 0, 511).astype(int)]
    c.fill(tiles, np.where(blue[..., None], other, tone).astype(np.float32), 0.9, detail=0.35)
    c.multiply(c.full(smoothstep(640, 900, c.y) * 0.5), c.palette.deep, 0.8)
    c.shadow(c.mask(box(0, 684, 800, 10)), 0, 8, 8, 0.5)
    c.form(c.mask(box(0, 682, 800, 14)), (0.52, 0.1, 40), thickness=8, rim=0.5, detail=0.4)
    floor = plane(
        c,
        c.mask(polygon([(0, 1010), (800, 1010), (800, 1200), (0, 1200)])),
        ((120, 1010), (680, 1010), (1000, 1220), (-200, 1220)),
    )
    a, b = floor.wide(6, 3)
    seam = np.maximum(
        smoothstep(0.46, 0.49, np.abs(np.mod(a + 0.5 * np.floor(b), 1) - 0.5)),
        smoothstep(0.44, 0.48, np.abs(np.mod(b, 1) - 0.5)),
    )
    flag = np.mod(np.sin(np.floor(a + 0.5 * np.floor(b)) * 9.1 + np.floor(b) * 37.7) * 4375.5, 1.0)
    t = 0.34 + 0.16 * flag + 0.2 * (c.field("flags", 40, 4)[floor.mask.where] - 0.5) - 0.3 * seam
    c.fill(floor.mask, c.tones((0.5, 0.09, 25))[np.clip(t * 511, 0, 511).astype(int)], detail=0.25)


def _rails(c: Canvas) -> None:
    for y in (154.0, 476.0):
        bar = c.mask(limb([(60, y, 6.5), (760, y - 3, 6.5)]))
        c.shadow(bar, 14, 18, 7, 0.55)
        c.form(bar, (0.3, 0.04, 320), rim=0.9, gloss=0.5, detail=0.7)
    for x, y in ((108, 154), (730, 152), (90, 476), (738, 474)):
        c.form(c.mask(oval(x, y, 13, 13)), (0.28, 0.04, 320), rim=0.8, gloss=0.4, detail=0.7)


def _pan(c: Canvas, name: str, hx: float, hy: float, r: float, swing: float) -> None:
    """A pan with its back to us: hook, handle, rim, and the mirror of its base."""
    a = math.radians(swing)
    long = 0.5 * r + 60

    def at(down: float, side: float = 0.0) -> tuple[float, float]:
        return hx + side * math.cos(a) - down * math.sin(a), hy + side * math.sin(a) + down * math.cos(a)

    x, y = at(long + r)
    w = 6.5 + r * 0.05
    outer = c.mask(oval(x, y, r * 1.1, r * 1.1))
    neck = c.mask(limb([(*at(16), w * 0.8), (*at(long * 0.5), w), (*at(long + r * 0.12), w * 1.5)]))
    eye = c.mask(oval(*at(11), w * 1.7, w * 2.0)) - c.mask(oval(*at(9), w * 0.8, w * 1.0))
    c.shadow(outer | neck, 24, 30, 14, 0.75)
    c.shadow(outer, 7, 9, 5, 0.6)
    metal(c, neck | eye, (0.34, 0.05, 330), polish=0.5, detail=0.75)
    hook = c.mask(limb([(hx, hy - 7, 3.4), (hx + 9, hy + 2, 3.2), (hx + 6, hy + 15, 3), (hx - 3, hy + 17, 2.4)]))
    c.form(hook, (0.3, 0.04, 320), rim=0.9, gloss=0.6, detail=0.8)
    dents = (c.field(f"dent/{name}", r * 0.22, 2) - 0.5) * 2.4
    metal(c, c.relief(outer, r * 0.3), _COPPER, polish=0.85, bump=dents, detail=0.8)
    plate = c.mask(oval(*at(long + r * 0.02), w * 2.1, w * 1.2, swing))
    metal(c, plate, _COPPER, polish=0.7, detail=0.8)
    for side in (-1, 1):
        c.form(
            c.mask(oval(*at(long + r * 0.02, side * w * 1.2), w * 0.42, w * 0.42)),
            (0.8, 0.11, 60),
            gloss=0.8,
            detail=0.85,
        )
    inner = c.mask(oval(x, y, r * 0.93, r * 0.93))
    voyage(c, inner, name, x, y, r * 0.93)
    ax, ay = c.x[inner.where], c.y[inner.where]
    d = np.hypot(ax - x, ay - y) / (r * 0.93)
    c.multiply(inner * np.asarray(smoothstep(0.72, 1.02, d), np.float32), (0.5, 0.13, 40), 0.75)
    c.screen(inner.edge(-r * 0.05, -r * 0.04, r * 0.03), (0.95, 0.09, 65), 0.5)
    c.shadow(outer - inner, 0, 0, 1, 0.0)
    band = np.exp(-(((ax - x) * 0.8 + (ay - y) * 0.6 + r * 0.46) ** 2) / (r * 0.07) ** 2) * smoothstep(1, 0.8, d)
    c.screen(inner * np.asarray(band, np.float32), (0.97, 0.06, 75), 0.16)

    def scratches(pen: Pen) -> None:
        g = c.rng(f"scratch/{name}")
        for _ in range(int(r * 0.3)):
            t, q = float(g.uniform(0, 6.28)), float(g.uniform(0.5, 0.96)) * r * 0.93
            arc = [(x + q * math.cos(t + k * 0.1), y + q * math.sin(t + k * 0.1)) for k in range(4)]
            pen.stroke(arc, (0.93, 0.08, 62), 0.7, 0.3)

    c.draw(scratches, detail=0.8, clip=inner)


def _range(c: Canvas) -> None:
    """The stove, black and cold: hot-plate, three doors, ash, a kettle that nobody needs."""
    iron: Colour = (0.27, 0.035, 325)
    body = c.mask(polygon([(84, _TOP + 20), (716, _TOP + 20), (708, 1128), (92, 1128)]))
    c.shadow(body, 16, 20, 16, 0.8)
    rough = (c.field("cast", 5, 3) - 0.5) * 0.5
    c.form(body, iron, thickness=12, bump=rough, rim=0.5, detail=0.6)
    plate = c.mask(polygon([(96, _TOP - 22), (704, _TOP - 22), (736, _TOP + 14), (64, _TOP + 14)]))
    c.form(plate, (0.38, 0.045, 330), thickness=3, bump=rough, rim=0.4, detail=0.6)
    c.screen(plate * smoothstep(420, 90, c.x), (0.85, 0.12, 45), 0.3)
    for x in (240.0, 400.0, 560.0):
        ring = c.mask(oval(x, _TOP - 3, 58, 11)) - c.mask(oval(x, _TOP - 3, 52, 9))
        c.multiply(ring, c.palette.deep, 0.8)
    lip = c.mask(polygon([(64, _TOP + 13), (736, _TOP + 13), (734, _TOP + 34), (66, _TOP + 34)]))
    c.form(lip, (0.33, 0.04, 328), thickness=7, rim=0.9, gloss=0.3, detail=0.7)
    rail = c.mask(limb([(80, _TOP + 52, 5.5), (720, _TOP + 52, 5.5)]))
    c.shadow(rail, 4, 14, 5, 0.6)
    metal(c, rail, (0.74, 0.12, 78), polish=0.9, detail=0.8)
    for x in (100.0, 400.0, 700.0):
        metal(c, c.mask(oval(x, _TOP + 50, 9, 11)), (0.7, 0.12, 75), polish=0.8, detail=0.8)
    for x0, y0, w, h in (
        (112.0, 932.0, 180.0, 150.0),
        (314.0, 932.0, 168.0, 72.0),
        (314.0, 1018.0, 168.0, 64.0),
        (504.0, 932.0, 184.0, 150.0),
    ):
        door = c.mask(box(x0, y0, w, h, 9))
        c.shadow(door, 3, 5, 4, 0.7)
        c.form(door, (0.31, 0.04, 325), thickness=9, bump=rough, rim=0.8, gloss=0.25, detail=0.65)
        panel = door.grow(-13)
        c.multiply(panel - panel.grow(-4), c.palette.deep, 0.6)
        knob = c.mask(oval(x0 + (22 if x0 > 490 else w - 22), y0 + h / 2, 8, 9))
        c.shadow(knob, 4, 5, 3, 0.6)
        metal(c, knob, (0.76, 0.12, 78), polish=0.9, detail=0.85)
        if h > 100:
            for k in (0.24, 0.76):
                hinge = c.mask(
                    limb(
                        [
                            (x0 + (w + 4 if x0 > 490 else -4), y0 + h * k, 5),
                            (x0 + (w - 46 if x0 > 490 else 46), y0 + h * k, 2.6),
                        ]
                    )
                )
                c.form(hinge, (0.36, 0.04, 330), rim=0.8, detail=0.7)
            wreath = c.mask(
                curve(
                    [
                        (x0 + w * 0.5, y0 + 46),
                        (x0 + w * 0.66, y0 + 75),
                        (x0 + w * 0.5, y0 + 106),
                        (x0 + w * 0.34, y0 + 75),
                    ]
                )
            ).grow(2)
            c.form(wreath, (0.33, 0.04, 325), thickness=6, rim=0.9, detail=0.65)
    for f, x in ((-1, 112.0), (1, 688.0)):
        leg = c.mask(limb([(x, 1120, 16), (x - f * 10, 1146, 11), (x + f * 6, 1164, 14)]))
        c.shadow(leg, 10, 8, 8, 0.6)
        c.form(leg, iron, rim=0.7, detail=0.6)
    boots(c)
    kettle(c, 566, _TOP - 6)


def _wet(c: Canvas) -> None:
    """The storm's pan leaks: runs down the tiles, pools on the hot-plate, drips to the floor."""
    r = c.rng("drips")
    runs = [(222 + float(r.uniform(-70, 60)), float(r.uniform(8, 60))) for _ in range(9)]

    def work(pen: Pen) -> None:
        for x, long in runs:
            top = 714 + math.sqrt(max(0.0, 124**2 - (x - 222) ** 2))
            end = min(_TOP - 8, top + long)
            pen.stroke([(x, top), (x + 1.5, (top + end) / 2), (x, end)], (0.78, 0.05, 215), 2.2, 0.45)
            pen.stroke([(x - 1, top), (x + 0.5, (top + end) / 2), (x - 1, end)], (0.97, 0.03, 90), 1.0, 0.7)
            pen.fill(oval(x, end, 3.6, 5), (0.85, 0.05, 215), 0.75)

    c.draw(work, detail=0.85)
    for x, y, w, h in ((222.0, _TOP - 4, 96.0, 10.0), (186.0, 1162.0, 86.0, 15.0)):
        pool = c.mask(oval(x, y, w, h), wobble=8, cell=44)
        c.fill(pool, (0.4, 0.075, 290), 0.8, detail=0.75)
        c.screen(pool * smoothstep(0.56, 0.72, c.field("pool", 30, 3, (4, 0.5))), (0.8, 0.12, 45), 0.5)
        c.screen(pool.edge(-2, -2, 1.4), (0.96, 0.06, 75), 0.8)
    fall = c.mask(limb([(150, _TOP + 16, 1.8), (151, _TOP + 60, 2.2), (150, _TOP + 96, 1.0)]))
    c.fill(fall, (0.82, 0.05, 215), 0.5, detail=0.8)
    star = c.mask(
        curve(
            [
                p
                for k in range(5)
                for p in (
                    (268 + 22 * math.cos(k * 1.257 - 1.2), 1152 + 13 * math.sin(k * 1.257 - 1.2)),
                    (268 + 8 * math.cos(k * 1.257 - 0.57), 1152 + 5 * math.sin(k * 1.257 - 0.57)),
                )
            ],
            pull=0.25,
        )
    )
    c.shadow(star, 4, 5, 3, 0.6)
    c.form(star, (0.68, 0.16, 38), thickness=9, bump=(c.field("star", 3, 2) - 0.5) * 2, rim=0.6, detail=0.85)


def _arch(c: Canvas) -> None:
    """We stand outside in the dusk: rough stones round a doorway, a net and a float by it."""
    opening = c.mask(
        curve(
            [
                (78, 1230, CORNER),
                (74, 420),
                (96, 210),
                (214, 70),
                (400, 30),
                (586, 70),
                (704, 210),
                (726, 420),
                (722, 1230, CORNER),
            ]
        )
    )
    outside = c.full(1) - opening
    c.fill(outside, (0.2, 0.05, 312), detail=0.4)
    c.shadow(outside, 14, 12, 16, 0.0)
    c.multiply(opening * outside.blur(22).whole(), c.palette.deep, 0.85)
    r = c.rng("stones")
    spots: list[tuple[float, float, float]] = []
    for k in range(7):
        y = 1180 - k * 124.0
        spots += [(36, y, 90), (764, y, -90)]
    for k in range(11):
        a = math.pi * (1 - k / 10)
        spots.append((400 + 374 * math.cos(a), 372 - 372 * math.sin(a) ** 0.9, math.degrees(-a)))
    for k, (x, y, turn) in enumerate(spots):
        w, h = float(r.uniform(50, 62)), float(r.uniform(44, 60))
        a = math.radians(turn)
        corners = []
        for du, dv in (
            (-w, -h),
            (0, -h * 1.04),
            (w, -h),
            (w * 1.03, 0),
            (w, h),
            (0, h * 1.03),
            (-w, h),
            (-w * 1.04, 0),
        ):
            m, n = du + float(r.uniform(-6, 6)), dv + float(r.uniform(-6, 6))
            corners.append((x + m * math.cos(a) - n * math.sin(a), y + m * math.sin(a) + n * math.cos(a)))
        block = c.mask(curve(corners, pull=0.24), wobble=3, cell=20) - opening.grow(float(r.uniform(-9, -1)))
        stone(
            c,
            block,
            mix((0.4, 0.075, 330), (0.36, 0.06, 290), float(r.random())),
            thickness=26,
            rough=0.45,
            seed=f"block{k}",
            detail=0.45,
        )
    rim = (opening.grow(10) - opening.grow(2)) * smoothstep(560, 240, c.x)
    c.screen(rim.blur(3), (0.8, 0.14, 40), 0.12)
    c.screen(outside.edge(10, 4, 6) * smoothstep(500, 100, c.y + 0 * c.x), (0.75, 0.13, 30), 0.2)

    def net(pen: Pen) -> None:
        for k in range(9):
            pen.stroke(
                [(712 + k * 13 + 6 * math.sin(i * 0.7 + k), 600 + i * 46 + 20 * abs(k - 5)) for i in range(14)],
                (0.62, 0.06, 60),
                2.0,
                0.9,
            )
        for i in range(14):
            pen.stroke(
                [
                    (712 + k * 13 + 4 * math.sin(i + k), 640 + i * 42 + 24 * math.sin(k * 0.9 + i * 0.3))
                    for k in range(9)
                ],
                (0.62, 0.06, 60),
                1.8,
                0.9,
            )

    c.draw(net, relief=1.6, detail=0.6)
    rope(c, [(712, 626), (736, 598), (770, 600), (812, 570)], 7, (0.6, 0.07, 60))
    ball = c.mask(oval(734, 1010, 44, 44))
    c.shadow(ball, 10, 14, 10, 0.7)
    c.form(ball, (0.42, 0.08, 190), gloss=0.9, rim=0.9, alpha=0.9, detail=0.75)
    c.glow(720, 1030, 24, (0.8, 0.12, 160), 0.35)

    def cords(pen: Pen) -> None:
        for q in (-22, 0, 22):
            pen.stroke(
                [(734 + q, 966 + abs(q) * 0.3), (734 + q * 1.5, 1010), (734 + q, 1054 - abs(q) * 0.3)],
                (0.6, 0.07, 60),
                2.4,
            )
            pen.stroke(
                [(690 + abs(q) * 0.3, 1010 + q), (734, 1010 + q * 1.5), (778 - abs(q) * 0.3, 1010 + q)],
                (0.6, 0.07, 60),
                2.4,
            )

    c.draw(cords, relief=1.4, detail=0.75)
