"""A tiny astronaut in a patched suit darns a rip in the starry dark with a needle as long as a ship."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import metal
from moonhare.painting.motifs.skies import stars
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief, lit
from moonhare.painting.scenes._make_do_parts import astronaut
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon, sample
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Make Do",
    hero="tiny astronaut in a patched suit, darning a rip in the starry dark with a needle as long as a ship",
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
FINISH = {"vignette": 0.4, "bloom": 0.5}

_LEFT = [(214, 150), (206, 232), (232, 318), (246, 404), (292, 486), (330, 560), (392, 650), (448, 722), (500, 790)]
_RIGHT = [(214, 150), (262, 214), (330, 268), (380, 350), (424, 420), (446, 510), (470, 600), (486, 696), (500, 790)]
_SEAM = [(500, 790), (526, 856), (560, 922), (584, 990), (622, 1052)]
_GOLD: Colour = (0.88, 0.125, 86)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.62, -0.42, 0.55),
        key=(0.95, 0.08, 80),
        shade=(0.3, 0.11, 276),
        rim=(0.7, -0.5, 0),
        rim_colour=(0.7, 0.12, 262),
        bounce=(0.4, 0.12, 300),
    )
    _dark(c)
    repaint(c, 0.6, seed="dark")
    _weave(c)
    hole = _rip(c)
    _stitches(c)
    _pincushion(c)
    stars(c, 520, 1240, clip=c.full(1.0) - hole.grow(16) - c.mask(circle(150, 1010, 68)), size=1.15)
    _sequins(c, hole)
    _thread(c, behind=True)
    _needle(c)
    astronaut(c)
    _thread(c, behind=False)
    _drift(c)


def _folds(c: Canvas) -> Array:
    """Heights of the dark as a hung cloth: wide folds, drawn together towards the seam."""
    wide = c.field("drape", 320, 3, (0.55, 1.7)) - 0.5
    wave = 46 * np.sin((c.x * 0.92 - c.y * 0.32) / 66 + 5 * wide) * smoothstep(0.1, 0.4, c.field("where", 420, 2))
    dx, dy = c.x - 540, c.y - 880
    ray = np.arctan2(dy, dx)
    pull = 26 * np.sin(ray * 13 + 3 * wide) * np.exp(-np.hypot(dx, dy * 0.8) / 210)
    return np.asarray(wave + 60 * wide + pull, np.float32)


def _dark(c: Canvas) -> None:
    relief = Relief(c.full(1.0), _folds(c))
    p = c.palette
    t = lit(relief, c.light, 1.05)
    cloud = c.field("nebula", 260, 5, (1.3, 1))
    band = np.exp(-(((c.x * 0.55 + c.y * 0.83 - 820 + 190 * (cloud - 0.5)) / 190) ** 2))
    table = ramp(
        [(0.0, (0.1, 0.045, 280)), (0.35, p.sky[0]), (0.6, p.sky[1]), (0.85, (0.36, 0.12, 285)), (1.0, p.sky[3])]
    )
    base = pick(table, np.asarray(np.clip(t - 0.06 + 0.24 * band * cloud, 0, 1), np.float32))
    c.fill(c.full(1.0), np.asarray(base, np.float32), detail=0.15)
    c.screen(np.asarray(band * smoothstep(0.42, 0.8, cloud), np.float32), (0.5, 0.15, 310), 0.42)
    c.screen(np.asarray(band * smoothstep(0.5, 0.85, c.field("gas", 150, 5)), np.float32), (0.6, 0.1, 205), 0.34)
    dust = smoothstep(0.52, 0.72, c.field("dust", 120, 5, (1.6, 0.8))) * band
    c.multiply(np.asarray(dust * 0.7, np.float32), (0.26, 0.08, 280), 0.7)
    far = np.hypot(c.x - 350, (c.y - 480) * 0.75)
    c.screen(np.asarray(np.exp(-far / 170), np.float32), (0.7, 0.13, 55), 0.34)


def _weave(c: Canvas) -> None:
    """The threads of the cloth, to be seen only where light falls across it."""
    near = np.exp(-np.hypot(c.x - 430, (c.y - 620) * 0.7) / 210)
    u, v = (c.x + 0.2 * c.y) / 4.6, (c.y - 0.2 * c.x) / 4.6
    over = np.sin(u * math.pi) * np.sin(v * math.pi) * np.sign(np.sin(u * math.pi / 2) * np.sin(v * math.pi / 2))
    c.screen(np.asarray(np.clip(over, 0, 1) * near, np.float32), (0.72, 0.1, 285), 0.3)
    c.multiply(np.asarray(np.clip(-over, 0, 1) * near, np.float32), (0.2, 0.08, 280), 0.5)


def _wallpaper(c: Canvas, hole: Mask) -> None:
    at = hole.where
    stripe = 0.5 + 0.5 * np.sin((c.x[at] + 0.12 * c.y[at]) / 21)
    t = 0.86 + 0.06 * stripe - 0.24 * smoothstep(300, 760, c.y[at]) + 0.06 * (c.field("paper", 40, 4)[at] - 0.5)
    c.fill(hole, pick(c.tones((0.9, 0.055, 78), 0.4), np.asarray(t, np.float32)), detail=0.7)
    lines = smoothstep(0.93, 0.98, stripe)
    c.multiply(hole * np.asarray(lines, np.float32), (0.86, 0.08, 30), 0.6)
    r = c.rng("roses")

    def pattern(pen: Pen) -> None:
        for row in range(12):
            for column in range(7):
                x = 170 + column * 62 + (row % 2) * 31 - row * 7
                y = 150 + row * 56
                _rose(pen, x, y, 1.0 + 0.1 * math.sin(row * 3 + column), r)

    c.draw(pattern, clip=hole, detail=0.9)


def _rose(pen: Pen, x: float, y: float, s: float, r: np.random.Generator) -> None:
    """One flower of the wallpaper, with its leaves and a bud."""
    turn = r.uniform(-0.4, 0.4)
    green, dark = (0.55, 0.11, 150), (0.42, 0.09, 155)
    for a in (2.5, 0.6, 4.0):
        ex, ey = x + math.cos(a + turn) * 19 * s, y + math.sin(a + turn) * 19 * s
        nx, ny = -math.sin(a + turn) * 6 * s, math.cos(a + turn) * 6 * s
        mx, my = (x + ex) / 2, (y + ey) / 2
        pen.fill(curve([(x, y, CORNER), (mx + nx, my + ny), (ex, ey, CORNER), (mx - nx, my - ny)]), green)
        pen.stroke([(x, y), (ex, ey)], dark, 0.9 * s)
    pen.stroke([(x + 6 * s, y + 8 * s), (x + 15 * s, y + 22 * s), (x + 24 * s, y + 26 * s)], green, 1.4 * s)
    pen.dot(x + 25 * s, y + 26 * s, 3.6 * s, (0.66, 0.16, 8))
    for k in range(5):
        a = k * 1.2566 + turn
        pen.dot(x + math.cos(a) * 7 * s, y + math.sin(a) * 7 * s, 6.4 * s, (0.68, 0.16, 8 + 4 * (k % 2)))
    for k in range(5):
        a = k * 1.2566 + turn + 0.6
        pen.dot(x + math.cos(a) * 3.8 * s, y + math.sin(a) * 3.8 * s, 4.6 * s, (0.76, 0.13, 5))
    pen.stroke([(x - 3 * s, y + s), (x, y - 3 * s), (x + 3.4 * s, y), (x, y + 3 * s)], (0.54, 0.18, 12), 1.3 * s)


def _rip(c: Canvas) -> Mask:
    points = [(x, y) for x, y in _LEFT] + [(x, y) for x, y in reversed(_RIGHT[1:-1])]
    hole = c.mask(
        curve([(*points[0], CORNER), *points[1:8], (*points[8], CORNER), *points[9:]], pull=0.3), wobble=4, cell=15
    )
    c.glow(330, 420, 210, (0.86, 0.14, 62), 0.55)
    c.glow(330, 420, 110, (0.95, 0.1, 75), 0.5)
    _wallpaper(c, hole)
    # The cloth stands off the wall: its shadow lies on the paper.
    c.multiply(hole.edge(-12, -10, 8), (0.46, 0.13, 30), 0.75)
    c.multiply(hole.edge(8, 4, 5), (0.56, 0.13, 35), 0.5)
    c.glow(330, 400, 90, (0.98, 0.08, 82), 0.4)
    r = c.rng("fray")
    for side, way in ((_LEFT, -1.0), (_RIGHT, 1.0)):
        line = sample(side, 60)
        flap: list[tuple[float, ...]] = []
        back: list[tuple[float, ...]] = []
        for i, (x, y) in enumerate(line):
            t = i / 59
            curl = 44 * math.sin(math.pi * t) ** 0.8 * (0.72 + 0.28 * math.sin(t * 11 + 2 * way))
            d = line[min(i + 1, 59)] - line[max(i - 1, 0)]
            n = math.hypot(*d)
            flap.append((float(x), float(y)))
            back.append((float(x - d[1] / n * curl * -way), float(y + d[0] / n * curl * -way)))
        lip = c.mask(polygon([*flap, *back[::-1]]), wobble=2, cell=26)
        c.shadow(lip, way * 9, 13, soft=9, share=0.65, colour=(0.1, 0.05, 280))
        body = c.relief(lip, 20, smooth=2.5)
        rough = c.field("lip", 46, 2, (0.6, 1.5))[lip.where] - 0.5
        c.form(body, (0.44, 0.13, 284), bump=np.asarray(rough * 16, np.float32), rim=0.8, depth=0.7, detail=0.7)
        c.screen(lip.edge(-way * 3, 2, 1.4), (0.95, 0.1, 72), 0.75)

        def threads(pen: Pen, pts: Sequence[Sequence[float]] = flap, toward: float = -way) -> None:
            for i in range(1, 59):
                if r.random() < 0.62:
                    x, y = pts[i][0], pts[i][1]
                    q = r.uniform(6, 26)
                    pen.stroke(
                        [(x, y), (x + toward * q * 0.6, y + r.normal(2, 4)), (x + toward * q, y + r.normal(8, 7))],
                        mix((0.5, 0.13, 285), (0.95, 0.08, 78), 0.6 * r.random()),
                        r.uniform(0.8, 1.7),
                        0.9,
                    )

        c.draw(threads, detail=0.9)
    c.lamps.append(Lamp(x=400, y=560, z=70, reach=170, colour=(0.9, 0.12, 70), power=0.9))
    return hole


def _stitches(c: Canvas) -> None:
    """What is darned already: a puckered seam, laced with gold."""
    line = sample(_SEAM, 32)
    ridge = c.mask(limb([(float(x), float(y), 15 - 0.35 * i) for i, (x, y) in enumerate(line)], 60), wobble=3, cell=10)
    pucker = np.sin((c.y[ridge.where] - 790) / 5.6) * 3
    c.form(ridge, (0.33, 0.11, 280), bump=np.asarray(pucker, np.float32), rim=0.6, thickness=10, detail=0.7)
    crack = c.mask(limb([(float(x), float(y), 2.2) for x, y in line], 60), wobble=2, cell=8)
    c.fill(crack, (0.84, 0.13, 62), 0.85, detail=0.8)
    c.emit(crack, 0.25)

    def lace(pen: Pen) -> None:
        last: tuple[float, float] | None = None
        for i in range(1, 32):
            f = 1 if i % 2 else -1
            d = line[min(i + 1, 31)] - line[i - 1]
            n = math.hypot(*d)
            here = (
                float(line[i][0] - d[1] / n * (20 - 0.4 * i) * f),
                float(line[i][1] + d[0] / n * (20 - 0.4 * i) * f),
            )
            if last is not None:
                pen.stroke([last, here], (0.14, 0.07, 280), 5, 0.6)
                pen.stroke([last, here], _GOLD, 2.8)
            pen.dot(here[0], here[1], 2.6, (0.16, 0.06, 280))
            last = here

    c.draw(lace, relief=2.4, detail=0.9, emission=0.16)


_POINT, _EYE = (366.0, 766.0), (742.0, 486.0)


def _needle(c: Canvas) -> None:
    dx, dy = _EYE[0] - _POINT[0], _EYE[1] - _POINT[1]

    def on(t: float, off: float = 0.0) -> tuple[float, float]:
        n = math.hypot(dx, dy)
        return _POINT[0] + dx * t - dy / n * off, _POINT[1] + dy * t + dx / n * off

    shaft = c.mask(
        limb(
            [(*on(0.0), 0.7), (*on(0.12), 4.0), (*on(0.5), 6.4), (*on(0.86), 7.4), (*on(0.95), 9.5), (*on(1.0), 6)], 80
        )
    )
    hole = c.mask(limb([(*on(0.9), 1.8), (*on(0.945), 3.3), (*on(0.985), 2.0)], 20))
    under = c.mask(limb([(*on(0.105), 10), (*on(0.17), 10)], 12), soft=2)  # here the point runs beneath the cloth
    blade = shaft - hole - under
    c.shadow(blade, 14, 20, soft=9, share=0.55, colour=(0.1, 0.05, 280))
    metal(c, blade, (0.8, 0.025, 255), thickness=8, polish=0.8, detail=0.9)
    c.draw(
        lambda pen: pen.stroke([on(0.26, -1.4), on(0.5, -2.4), on(0.88, -3)], (0.99, 0.02, 90), 1.8, 0.85), detail=0.95
    )
    x, y = on(0.0)
    c.glow(x, y, 16, (0.98, 0.07, 85), 0.9)


def _thread(c: Canvas, behind: bool) -> None:
    # fmt: off
    far = [
        (726, 498), (770, 430), (786, 330), (730, 262), (650, 290), (640, 380), (706, 470), (770, 600), (764, 760),
        (680, 850), (590, 850), (524, 800),
    ]
    # fmt: on
    near = [(500, 790), (508, 800), (524, 800)]
    if behind:
        c.draw(lambda pen: pen.stroke(far, (0.08, 0.05, 280), 6, 0.4), soft=3, alpha=0.7)
        c.draw(lambda pen: pen.stroke(far, _GOLD, 3.6), relief=2, detail=0.92, emission=0.25)
        for x, y in sample(far, 22):
            c.glow(float(x), float(y), 9, (0.9, 0.13, 84), 0.22)
    else:
        c.draw(lambda pen: pen.stroke(near, _GOLD, 3.6), relief=2, detail=0.92, emission=0.25)


def _pincushion(c: Canvas) -> None:
    """Far off, a red planet; or else what pins are kept in."""
    x, y, q = 150.0, 1010.0, 66.0
    r = c.rng("pins")
    heads: tuple[Colour, ...] = (
        (0.9, 0.12, 90),
        (0.95, 0.02, 90),
        (0.62, 0.12, 230),
        (0.7, 0.13, 150),
        (0.68, 0.15, 350),
    )
    for k in range(9):
        a = math.radians(-165 + k * 19 + r.normal(0, 5))
        base = q * r.uniform(0.55, 0.9)
        tip = q * r.uniform(1.22, 1.5)
        b, e = (x + math.cos(a) * base, y + math.sin(a) * base), (x + math.cos(a) * tip, y + math.sin(a) * tip)
        c.draw(partial(_pin, line=[b, e]), relief=1, detail=0.85)
        c.form(c.mask(circle(*e, 5.6)), heads[k % 5], gloss=0.6, rim=0.6, detail=0.9)
    ball = c.mask(circle(x, y, q))
    at = ball.where
    angle = np.arctan2(c.y[at] - y + 16, c.x[at] - x)
    seam = np.abs(np.sin(angle * 3.5)) ** 0.4 * 9
    rough = (c.field("felt", 9, 3)[at] - 0.5) * 5
    c.form(ball, (0.52, 0.17, 27), bump=np.asarray(seam + rough, np.float32), rim=0.8, shadow=20, detail=0.7)
    star = [
        (x + math.cos(a) * 24 * (1 if k % 2 else 0.34), y - 18 + math.sin(a) * 15 * (1 if k % 2 else 0.34))
        for k, a in enumerate(np.linspace(0, 2 * math.pi, 14, endpoint=False))
    ]
    c.form(c.mask(polygon(star)), (0.5, 0.1, 150), thickness=5, rim=0.5, detail=0.8)
    c.multiply(
        ball * np.asarray(smoothstep(-10, 60, (c.x - x) * 0.8 + (c.y - y) * 0.6), np.float32), (0.2, 0.09, 285), 0.75
    )


def _pin(pen: Pen, line: Sequence[tuple[float, float]]) -> None:
    pen.stroke(line, (0.86, 0.02, 250), 2.2)


def _sequins(c: Canvas, hole: Mask) -> None:
    """Some stars are sewn on."""
    r = c.rng("sequins")
    blocked = (hole.grow(34) | c.mask(circle(150, 1000, 110)) | c.mask(circle(590, 640, 120))).whole()
    for _ in range(26):
        x, y = r.uniform(20, 780), r.uniform(20, 1180)
        if blocked[min(int(y * c.scale), c.h - 1), min(int(x * c.scale), c.w - 1)] > 0.05:
            continue
        q = r.uniform(2.4, 5.2)
        tone = ((0.97, 0.05, 95), (0.9, 0.06, 240), (0.93, 0.08, 70))[int(r.integers(3))]
        c.glow(x, y, q * 4.5, tone, 0.45)

        def rays(pen: Pen, px: float = x, py: float = y, s: float = q, ink: Colour = tone) -> None:
            for k in range(4):
                a = k * math.pi / 2 + 0.2
                pen.stroke([(px, py), (px + math.cos(a) * s * 2.8, py + math.sin(a) * s * 2.8)], ink, 0.9, 0.8)
            pen.dot(px, py, s * 0.62, (0.99, 0.02, 95))

        c.draw(rays, emission=0.5, detail=0.9)


def _drift(c: Canvas) -> None:
    r = c.rng("lint")
    n = 70
    t = r.random(n)
    x, y = 330 + 330 * t + r.normal(0, 50, n), 420 + 380 * t + r.normal(0, 60, n)
    lint = jittered(np.tile(rgb((0.93, 0.09, 80)), (n, 1)), r, 0.1)
    strew(c, "dot", x, y, r.uniform(1.4, 3.6, n), 0.0, lint, seed="lint", alpha=0.8, detail=0.9)
    c.rays(340, 420, [18, 32, 47], 420, 120, (0.95, 0.11, 75), 0.16, soft=24)
    thimble = c.mask(curve([(668, 1000, CORNER), (676, 964), (694, 956), (710, 968), (712, 1004, CORNER), (690, 1012)]))
    dots = np.sin(c.x[thimble.where] * 1.1) * np.sin(c.y[thimble.where] * 1.1) * 1.6
    c.shadow(thimble, 8, 12, soft=6, share=0.4)
    metal(c, thimble, (0.74, 0.06, 85), thickness=20, bump=np.asarray(dots, np.float32))
    c.form(c.mask(oval(690, 1005, 23, 6.5, 4)), (0.5, 0.05, 80), thickness=3, detail=0.8)
