"""Light pours from a long rip in the night above a sleeping world; a tiny astronaut sews it up with gold."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, pick, ramp, rgb, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import metal
from art.painting.motifs.skies import stars
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, polygon, sample
from art.painting.stamps import strew
from art.painting.strokes import repaint

from .astronaut import astronaut

BRIEF = Brief(
    title="Make Do",
    hero="long rip in the night, light pouring out; a tiny astronaut sews it up with a needle as long as a ship",
    idea="wrong scale",
    place="space, open dark",
    palette="indigo moon",
    composition="tiny figure in a void",
    time="night",
    symbols=("needle", "thread", "star"),
    hidden="flowered wallpaper shows through the rip",
    readings=("mending", "loneliness", "housework"),
    person=True,
)
FINISH = {"vignette": 0.42, "bloom": 0.6, "saturation": 1.08, "focus": Focus(410, 420, 360, 560, 0.4)}

_LEFT = [
    (104, -40),
    (128, 60),
    (174, 130),
    (176, 210),
    (214, 290),
    (222, 370),
    (262, 440),
    (276, 520),
    (326, 590),
    (388, 656),
    (452, 722),
    (500, 800),
]
_RIGHT = [
    (560, -40),
    (532, 50),
    (548, 130),
    (510, 210),
    (520, 290),
    (490, 370),
    (502, 440),
    (482, 510),
    (490, 580),
    (478, 650),
    (494, 720),
    (500, 800),
]
_SEAM = [(500, 796), (512, 850), (530, 904), (556, 956), (594, 1004)]
_GOLD: Colour = (0.88, 0.125, 84)
_LIGHT: Colour = (0.93, 0.12, 76)
_WORLD = (470.0, 2180.0, 1130.0)
"""Middle and radius of the world below."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.7, -0.4, 0.45),
        key=(0.95, 0.1, 76),
        shade=(0.27, 0.11, 274),
        rim=(-0.85, -0.4, 0),
        rim_colour=(0.97, 0.1, 78),
        bounce=(0.4, 0.12, 268),
    )
    _dark(c)
    repaint(c, 0.6, seed="dark", loose=1.2)
    _world(c)
    hole = _rip(c)
    stars(c, 420, 1080, clip=c.full(smoothstep(1090, 1000, c.y)) - hole.grow(24), size=1.2)
    _great_stars(c)
    _beams(c)
    _stitches(c)
    _thread(c)
    _needle(c)
    with c.group() as tailor:
        astronaut(c)
    k, gx, gy = 0.8, 536.0, 640.0
    body = c.paste(tailor, bend=(gx + (c.x - gx) / k, gy + (c.y + 90 - gy) / k))
    c.multiply(body * smoothstep(555, 640, c.x), (0.3, 0.11, 276), 0.75)
    c.screen(body * smoothstep(590, 530, c.x), (0.8, 0.13, 70), 0.3)
    _dust(c)


def _dark(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.12, 0.06, 278)),
            (0.35, (0.17, 0.085, 274)),
            (0.7, (0.24, 0.115, 268)),
            (0.88, (0.36, 0.13, 262)),
            (1, (0.36, 0.13, 262)),
        ],
        40,
    )
    cloud = c.field("nebula", 300, 4, (1.3, 1))
    band = np.exp(-(((c.x * 0.75 - c.y * 0.66 + 260 + 200 * (cloud - 0.5)) / 230) ** 2))
    c.screen(np.asarray(band * smoothstep(0.4, 0.8, cloud), np.float32), (0.48, 0.15, 300), 0.4)
    for r, power in ((430, 0.26), (250, 0.34)):
        c.glow(350, 200, r, (0.6, 0.16, 320 if r > 300 else 40), power * 0.8)


def _world(c: Canvas) -> None:
    """The night side of a world: a thread of air round its edge, a few lit towns."""
    x, y, q = _WORLD
    d = np.hypot(c.x - x, c.y - y) - q
    side = 0.35 + 0.65 * np.exp(-(((c.x - 500) / 360) ** 2))
    air = np.exp(-np.clip(d, 0, None) / 64) * side
    c.screen(np.asarray(air, np.float32), (0.66, 0.14, 256), 0.75)
    ball = c.full(smoothstep(1.2, -1.2, d))
    t = np.clip(-d / 150, 0, 1)
    land = c.field("land", 120, 5, (1.6, 0.7))
    tones = ramp([(0.5, 0.14, 258), (0.27, 0.1, 268), (0.16, 0.065, 276), (0.11, 0.045, 280)])
    c.fill(ball, pick(tones, np.asarray(t + 0.25 * (land - 0.5), np.float32)), detail=0.5)
    edge = np.exp(-np.abs(d + 1) / 3.2) * side
    c.screen(np.asarray(edge, np.float32), (0.93, 0.06, 235), 0.95)
    c.glow(520, 1066, 190, (0.85, 0.13, 70), 0.55, 0.3)
    r = c.rng("towns")
    n = 1500
    px, py = r.uniform(0, 800, n), r.uniform(1060, 1200, n)
    wide = c.noise.at("towns", px[None] / 70, py[None] / 24, 1.0, 3)[0]
    town = np.clip(wide - 0.5, 0, 1) * 4
    keep = (np.hypot(px - x, py - y) < q - 10) & (town > 0.34)
    lights = np.repeat(rgb((0.9, 0.13, 74))[None], int(keep.sum()), 0)
    strew(
        c,
        "dot",
        px[keep],
        py[keep],
        r.uniform(1.2, 3.0, n)[keep],
        0.0,
        lights,
        seed="towns",
        alpha=0.9,
        detail=0.9,
    )


def _paper(c: Canvas, hole: Mask) -> None:
    """Behind the night it is bright; roses, if one looks long."""
    at = hole.where
    d = np.hypot((c.x[at] - 345) / 330, (c.y[at] - 150) / 800)
    tones = ramp(
        [(0.995, 0.035, 95), (0.98, 0.075, 90), (0.93, 0.12, 80), (0.86, 0.14, 68), (0.76, 0.15, 55), (0.64, 0.15, 40)]
    )
    c.fill(hole, pick(tones, np.asarray(np.clip(0.95 * d - 0.1, 0, 1), np.float32)), detail=0.85)
    r = c.rng("roses")

    def pattern(pen: Pen) -> None:
        for k in range(9):
            pen.stroke([(70 + 62 * k, -20), (76 + 62 * k, 820)], (0.88, 0.12, 60), 7, 0.3)
        for row in range(10):
            for column in range(5):
                _rose(pen, 101 + column * 124 + (row % 2) * 62, 10 + row * 86, 1.5, float(r.uniform(-0.4, 0.4)))

    c.draw(pattern, clip=hole * (0.2 + 0.8 * smoothstep(0.2, 0.6, d)).astype(np.float32), detail=0.85, alpha=0.75)
    c.emit(hole * np.asarray(smoothstep(1.0, 0.2, d), np.float32), 0.5)


def _rose(pen: Pen, x: float, y: float, s: float, turn: float) -> None:
    for a in (2.5, 0.6, 4.0):
        ex, ey = x + math.cos(a + turn) * 19 * s, y + math.sin(a + turn) * 19 * s
        nx, ny = -math.sin(a + turn) * 5 * s, math.cos(a + turn) * 5 * s
        mx, my = (x + ex) / 2, (y + ey) / 2
        pen.fill(curve([(x, y, CORNER), (mx + nx, my + ny), (ex, ey, CORNER), (mx - nx, my - ny)]), (0.76, 0.11, 105))
    for k in range(5):
        a = k * 1.2566 + turn
        pen.dot(x + math.cos(a) * 7 * s, y + math.sin(a) * 7 * s, 6.4 * s, (0.74, 0.15, 15 + 6 * (k % 2)))
    pen.stroke([(x - 3 * s, y + s), (x, y - 3 * s), (x + 3.4 * s, y), (x, y + 3 * s)], (0.56, 0.18, 20), 1.4 * s)


def _rip(c: Canvas) -> Mask:
    ring = [(*_LEFT[0], CORNER), *_LEFT[1:-1], (*_LEFT[-1], CORNER), *_RIGHT[-2:0:-1], (*_RIGHT[0], CORNER)]
    hole = c.mask(curve(ring, pull=0.24), wobble=2, cell=14)
    _paper(c, hole)
    c.multiply(hole.edge(-16, -4, 10), (0.6, 0.16, 32), 0.75)
    c.multiply(hole.edge(8, 3, 6), (0.7, 0.15, 40), 0.5)
    r = c.rng("fray")
    for side, way in ((_LEFT, -1.0), (_RIGHT, 1.0)):
        line = sample(side, 60)
        flap: list[tuple[float, ...]] = []
        back: list[tuple[float, ...]] = []
        for i, (x, y) in enumerate(line):
            t = i / 59
            curl = math.sin(math.pi * min(t * 1.04, 1)) ** 0.7 * (8 + 10 * abs(math.sin(t * 7.3 + 1.1 * way)))
            d = line[min(i + 1, 59)] - line[max(i - 1, 0)]
            n = math.hypot(*d)
            flap.append((float(x), float(y)))
            back.append((float(x - d[1] / n * curl * -way), float(y + d[0] / n * curl * -way)))
        lip = c.mask(polygon([*flap, *back[::-1]]), wobble=2, cell=26)
        c.fill(lip.blur(1), (0.17, 0.085, 280), 0.92, detail=0.75)
        for wide, soft, tone, share in ((12, 8, (0.5, 0.16, 350), 0.4), (3, 2.5, (0.95, 0.13, 62), 0.9)):
            c.screen(hole.grow(wide).blur(soft) & lip, tone, share)

        def threads(pen: Pen, pts: Sequence[Sequence[float]] = flap, toward: float = -way) -> None:
            for i in range(2, 58, 2):
                if r.random() < 0.55:
                    x, y = pts[i][0], pts[i][1]
                    q = r.uniform(8, 24)
                    pen.stroke(
                        [(x, y), (x + toward * q * 0.6, y + r.normal(3, 4)), (x + toward * q, y + r.normal(10, 6))],
                        mix((0.4, 0.14, 285), (0.7, 0.14, 40), float(r.random())),
                        r.uniform(0.9, 1.8),
                        0.85,
                    )

        c.draw(threads, detail=0.9)
    return hole


def _beams(c: Canvas) -> None:
    c.rays(350, 120, [38, 52, 64, 78, 98, 112, 126], 1150, 210, (0.95, 0.12, 72), 0.24, soft=26)
    c.glow(345, 130, 280, (0.97, 0.1, 72), 0.3)
    c.glow(420, 560, 260, (0.8, 0.15, 40), 0.2)


def _stitches(c: Canvas) -> None:
    """What is sewn already: a drawn seam, laced with gold."""
    line = sample(_SEAM, 26)
    ridge = c.mask(limb([(float(x), float(y), 13 - 0.4 * i) for i, (x, y) in enumerate(line)], 60), soft=2)
    c.form(ridge, (0.3, 0.12, 276), rim=0.6, thickness=10, detail=0.7)
    crack = c.mask(limb([(float(x), float(y), 2.4 - 0.07 * i) for i, (x, y) in enumerate(line)], 60))
    c.fill(crack, (0.88, 0.14, 66), 0.9, detail=0.85)
    c.emit(crack, 0.5)

    left, right = sample(_LEFT, 100), sample(_RIGHT, 100)
    laces = []
    for k in range(8):
        y = 664 + 16.5 * k
        x0, x1 = (float(np.interp(y, side[:, 1], side[:, 0])) for side in (left, right))
        laces.append(((x0 - 18 + k, y + 7 - k), (x1 + 20, y - 10 + k * 0.6)))

    def lace(pen: Pen) -> None:
        for (ax, ay), (bx, by) in laces:
            pen.stroke([(ax, ay + 4), (bx, by + 4)], (0.5, 0.15, 30), 4, 0.5)
            pen.stroke([(ax, ay), ((ax + bx) / 2, (ay + by) / 2 + 2), (bx, by)], (0.7, 0.14, 62), 3.6)
            pen.dot(ax, ay, 2.6, (0.3, 0.1, 300))
            pen.dot(bx, by, 2.6, (0.3, 0.1, 300))
        for i in range(2, 25, 2):
            d = line[i + 1] - line[i - 1]
            n = math.hypot(*d)
            wide = 21 - 0.45 * i
            ox, oy = -d[1] / n * wide, d[0] / n * wide
            x, y = float(line[i][0]), float(line[i][1])
            a, b = (x - ox, y - oy - 4), (x + ox, y + oy + 4)
            pen.stroke([(a[0] + 2, a[1] + 4), (b[0] + 2, b[1] + 4)], (0.1, 0.05, 280), 5, 0.5)
            pen.stroke([a, b], _GOLD, 3.8)

    c.draw(lace, relief=2.4, detail=0.92, emission=0.3)
    for x, y in line[::4]:
        c.glow(float(x), float(y), 26, _LIGHT, 0.3)


_POINT, _EYE = (352.0, 686.0), (716.0, 416.0)


def _needle(c: Canvas) -> None:
    dx, dy = _EYE[0] - _POINT[0], _EYE[1] - _POINT[1]
    n = math.hypot(dx, dy)

    def on(t: float, off: float = 0.0) -> tuple[float, float]:
        return _POINT[0] + dx * t - dy / n * off, _POINT[1] + dy * t + dx / n * off

    shaft = c.mask(
        limb(
            [(*on(0.0), 0.7), (*on(0.12), 3.4), (*on(0.5), 5.4), (*on(0.86), 6.4), (*on(0.95), 8.6), (*on(1.0), 5)], 80
        )
    )
    slot = c.mask(limb([(*on(0.9), 1.6), (*on(0.945), 3.0), (*on(0.985), 1.8)], 20))
    blade = shaft - slot
    c.shadow(blade, 10, 16, soft=8, share=0.5, colour=(0.1, 0.05, 280))
    metal(c, blade, (0.84, 0.05, 85), thickness=8, polish=0.8, detail=0.9)
    c.draw(
        lambda pen: pen.stroke([on(0.2, -1.2), on(0.5, -2), on(0.88, -2.6)], (0.99, 0.04, 90), 1.8, 0.9), detail=0.95
    )
    c.glow(*on(0.0), 18, (0.98, 0.07, 85), 0.8)


def _thread(c: Canvas) -> None:
    # fmt: off
    way = [
        (700, 428), (746, 360), (744, 284), (690, 252), (638, 294), (654, 380), (712, 480), (742, 600), (712, 706),
        (640, 744), (560, 716), (506, 672),
    ]
    # fmt: on
    c.draw(lambda pen: pen.stroke(way, _GOLD, 3.4), relief=2, detail=0.92, emission=0.4)
    for x, y in sample(way, 30):
        c.glow(float(x), float(y), 14, (0.9, 0.13, 80), 0.2)


def _great_stars(c: Canvas) -> None:
    for x, y, q in (
        (664, 96, 5.6),
        (72, 300, 4.2),
        (726, 240, 3.4),
        (140, 560, 5.0),
        (80, 860, 3.4),
        (262, 800, 4.2),
        (590, 210, 3.0),
        (356, 930, 3.2),
        (726, 880, 4.6),
        (52, 90, 3.2),
        (216, 1000, 3.0),
    ):
        c.glow(x, y, q * 5, (0.86, 0.07, 255), 0.45)

        def rays(pen: Pen, px: float = x, py: float = y, s: float = q) -> None:
            for k in range(4):
                a = k * math.pi / 2
                pen.stroke([(px, py), (px + math.cos(a) * s * 3, py + math.sin(a) * s * 3)], (0.97, 0.03, 250), 1, 0.85)
            pen.dot(px, py, s * 0.6, (0.99, 0.02, 95))

        c.draw(rays, emission=0.5, detail=0.9)


def _dust(c: Canvas) -> None:
    r = c.rng("lint")
    n = 90
    t = r.random(n) ** 0.7
    x, y = 400 + 280 * t + r.normal(0, 70, n), 440 + 420 * t + r.normal(0, 80, n)
    gold = np.repeat(rgb((0.95, 0.11, 80))[None], n, 0)
    strew(c, "dot", x, y, r.uniform(1.2, 3.4, n), 0.0, gold, seed="lint", alpha=0.7, detail=0.9)
