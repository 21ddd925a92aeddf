"""A caterpillar with lit carriage windows rushes through an apple."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, pick, ramp, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._express_halt import CREAM, halt
from moonhare.painting.scenes._express_parts import carriage, engine
from moonhare.painting.shapes import CORNER, curve, limb, move, oval, polygon, sample
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Express",
    hero="caterpillar with lit carriage windows rushing along a tunnel through an apple's white flesh",
    idea="impossible journey",
    place="microscopic, apple",
    palette="rose and green",
    composition="deep tunnel",
    time="morning",
    symbols=("caterpillar", "apple", "rail"),
    hidden="a pip with a lamp serves as a halt",
    readings=("hurry", "temptation", "worm's-eye"),
)
FINISH = {"vignette": 0.5, "bloom": 0.5, "saturation": 1.12}

_VX, _VY = 520.0, 232.0
_BODY = [
    (512, 236, 15),
    (490, 245, 21),
    (446, 260, 29),
    (384, 284, 40),
    (312, 322, 54),
    (244, 380, 70),
    (204, 462, 90),
    (214, 566, 112),
    (288, 664, 136),
    (410, 736, 158),
    (556, 780, 176),
]
"""The train's middle line from its tail to its head."""
_TRACK = [
    (514, 250, 10),
    (480, 272, 20),
    (420, 304, 34),
    (320, 362, 54),
    (236, 452, 80),
    (222, 600, 112),
    (300, 760, 150),
    (440, 900, 190),
    (540, 1030, 230),
    (590, 1280, 300),
]
"""The track's middle and half gauge."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.25, -0.75, 0.45),
        key=(0.97, 0.06, 95),
        shade=(0.42, 0.08, 165),
        rim=(0.3, -0.9, 0),
        rim_colour=(0.98, 0.06, 100),
        bounce=(0.85, 0.08, 95),
        bounce_share=0.2,
    )
    _flesh(c)
    repaint(c, 0.6, seed="flesh")
    _daylight(c)
    _track(c)
    _rush(c)
    _train(c)
    _skin(c)
    halt(c)
    repaint(c, 0.16, seed="last")
    _speed(c)
    c.glow(_VX, _VY, 150, p.key, 0.55)
    c.rays(_VX, _VY, [64, 92, 128, 150, 30], 700, 150, (0.98, 0.06, 100), 0.22, 24)


def _flesh(c: Canvas) -> None:
    """Walls gnawed out bite by bite, wet, with light seeping through from outside."""
    bend = smoothstep(900, 200, c.y) * 40
    dx, dy = c.x - _VX + bend, (c.y - _VY) * 0.9
    r = np.hypot(dx, dy) + 1e-3
    ca, sa = dx / r, dy / r
    wob = c.noise.at("wob", ca * 2 + 9, sa * 2 + 30 / r, 1.0, 3) - 0.5
    z = np.log(800 / (r * (1 + 0.3 * wob)) + 1.02) * 5.4
    lumps = c.noise.at("lumps", ca * 2.4 + 0.6 * z, sa * 2.4 + z, 1.0, 2)
    row = z * 1.3 + 0.5 * lumps
    a = np.arctan2(dy, dx) / (2 * math.pi) * 13 + 0.5 * np.mod(np.floor(row), 2) + 0.3 * (lumps - 0.5)
    u, v = np.mod(a, 1) - 0.5, np.mod(row, 1) - 0.5
    hollow = np.sqrt(np.clip(1 - 2.2 * u * u - 2.2 * v * v, 0, 1))
    ridge = smoothstep(0.8, 0.5, hollow)
    cells = c.noise.at("cells", ca * 34 + z * 3, sa * 34 + z * 9, 1.0, 3) - 0.5
    teeth = np.sin(u * 44 + 3 * lumps) * smoothstep(0.75, 0.95, hollow)
    far = smoothstep(2.6, 11.0, z)
    t = 0.3 + 0.58 * far - (0.5 * v + 0.2 * u) * (1 - 0.45 * far) + 0.22 * ridge * (1 - 0.5 * far)
    t = t + (0.2 * cells + 0.03 * teeth) * (1 - far) - 0.07 * sa - 0.14 * smoothstep(0.3, 0.5, v) * (1 - far)
    c.fill(c.full(), pick(CREAM, np.clip(t, 0, 1)), detail=0.5)
    veins = np.exp(-np.abs(c.noise.at("veins", ca * 2.2 + z * 0.2, sa * 2.2 + z * 0.5, 1.0, 3) - 0.5) * 46) * (1 - far)
    c.multiply(c.full(veins), (0.78, 0.14, 122), 0.5)
    rosy = c.field("rosy", 260, 3)
    c.multiply(c.full(smoothstep(0.5, 0.75, rosy) * (1 - far)), (0.88, 0.09, 30), 0.5)


def _skin(c: Canvas) -> None:
    """The near hole: we stand before the apple, red skin all round, its pith chewed ragged."""
    hole = c.mask(
        curve(
            [
                (400, 34),
                (610, 66),
                (742, 210),
                (772, 480),
                (768, 800),
                (742, 1010),
                (690, 1230, CORNER),
                (120, 1230, CORNER),
                (52, 1020),
                (30, 760),
                (40, 470),
                (76, 220),
                (210, 70),
            ]
        ),
        wobble=16,
        cell=44,
    )
    pith = c.full(1) - hole
    c.multiply(hole * pith.blur(30).whole(), (0.5, 0.12, 60), 0.9)
    c.form(pith, CREAM, thickness=36, mottle=0.1, rim=0.5, detail=0.5)
    skin = c.full(1) - c.wobble(hole, 5, 30).grow(24)
    c.shadow(skin, 0, 0, 9, 0.5)
    x, y = c.x, c.y
    around = np.arctan2(y - 600, x - 400)
    n = c.noise.at("streak", np.cos(around) * 22, np.sin(around) * 22, 1.0, 2)
    blush = c.field("blush", 200, 3)
    table = ramp([(0.0, (0.3, 0.13, 18)), (0.4, (0.47, 0.19, 22)), (0.7, (0.6, 0.2, 26)), (1.0, (0.8, 0.14, 70))])
    t = np.clip(0.32 + 0.5 * (n - 0.5) + 0.6 * (blush - 0.45) + 0.16 * smoothstep(500, 0, y), 0, 1)
    c.form(skin, (0.5, 0.19, 22), thickness=30, rim=0.5, gloss=0.5, detail=0.55)
    c.fill(skin, pick(table, t), 0.6, detail=0.55)
    gleam = np.exp(-(((x - 40) / 40) ** 2) - ((y - 130) / 120) ** 2) + 0.6 * np.exp(
        -(((x - 770) / 30) ** 2) - ((y - 120) / 90) ** 2
    )
    c.screen(skin * gleam.astype(np.float32), (0.97, 0.06, 60), 0.5)
    r = c.rng("lenticels")
    spots = [(float(r.uniform(0, 800)), float(r.uniform(0, 1200)), float(r.uniform(0.8, 2.2))) for _ in range(520)]

    def dots(pen: Pen) -> None:
        for px, py, q in spots:
            pen.dot(px, py, q, (0.86, 0.1, 75), 0.7)

    c.draw(dots, clip=skin.grow(-3), detail=0.7)


def _daylight(c: Canvas) -> None:
    """The hole where it bored in: red skin round it, morning behind, a leaf and an orchard's green."""
    x, y = _VX, _VY - 14
    ring = c.mask(oval(x, y, 92, 84, -12), wobble=7, cell=30)
    c.form(ring, (0.58, 0.19, 22), thickness=16, rim=0.8, gloss=0.4, detail=0.7)
    pith = c.mask(oval(x + 4, y + 2, 78, 70, -12), wobble=5, cell=24)
    c.form(pith, CREAM, thickness=10, detail=0.7)
    sky = c.mask(oval(x + 6, y + 2, 68, 60, -12), wobble=4, cell=24)
    c.fill(sky, pick(ramp([(0.78, 0.08, 205), (0.92, 0.06, 150), (0.98, 0.06, 95)]), (c.y - y + 60) / 110), detail=0.75)
    c.emit(sky, 0.4)
    leaf = (
        c.mask(
            curve(
                [
                    (x - 66, y - 60, CORNER),
                    (x - 20, y - 52),
                    (x + 34, y - 18),
                    (x + 54, y + 10, CORNER),
                    (x + 4, y),
                    (x - 36, y - 26),
                ]
            )
        )
        & sky
    )
    c.form(leaf, (0.56, 0.14, 138), thickness=8, rim=0.7, detail=0.8)
    c.draw(
        lambda pen: pen.stroke([(x - 60, y - 56), (x, y - 26), (x + 50, y + 8)], (0.8, 0.12, 120), 1.6),
        clip=sky,
        detail=0.8,
    )
    c.glow(x + 20, y + 20, 40, (0.99, 0.06, 95), 0.6)


def _track(c: Canvas) -> None:
    """Two rails on sleepers of apple stalk, pressed into the floor."""
    line = sample(_TRACK, 120)
    r = c.rng("sleepers")
    bed = c.mask(limb([(x, y, w * 1.35) for x, y, w in line], 120), wobble=8, cell=30)
    c.multiply(bed.blur(8), (0.52, 0.1, 95), 0.5)
    k = 6.0
    while k < 118:
        i = int(k)
        x, y, w = (float(q) for q in line[i])
        dx, dy = line[i + 1][0] - line[i - 1][0], line[i + 1][1] - line[i - 1][1]
        turn = 0.35 * dx / (math.hypot(dx, dy) + 1e-6)
        q = w * float(r.uniform(1.12, 1.3))
        log = c.mask(
            limb(
                [
                    (x - q, y + turn * q - w * 0.02, w * 0.075),
                    (x, y + float(r.uniform(-2, 2)), w * 0.085),
                    (x + q, y - turn * q, w * 0.058),
                ]
            ),
            wobble=min(2.4, w * 0.02),
            cell=18,
        )
        c.shadow(log, 0, w * 0.05, w * 0.05, 0.6)
        c.form(log, (0.42, 0.08, 60), rim=0.6, mottle=0.16, grain=7, detail=0.6)
        k += 3.9 + 0.6 * (1 - i / 120)
    for f in (-1.0, 1.0):
        pts = [(x + f * w * 0.86, y - w * 0.03, w * 0.05) for x, y, w in line]
        rail = c.mask(limb(pts, 160))
        c.shadow(rail, 3, 8, 5, 0.6)
        c.form(rail, (0.62, 0.05, 190), rim=0.6, gloss=0.8, detail=0.75)
        top = c.mask(limb([(x, y - w * 0.35, w * 0.3) for x, y, w in pts], 160))
        c.fill(top, (0.98, 0.03, 95), 0.75, detail=0.8)


def _train(c: Canvas) -> None:
    """Carriage after carriage, each a fat green ring with lit windows and a red line below them."""
    line = sample([(*p[:2], p[2]) for p in _BODY], 400)
    places: list[tuple[float, float, float, float]] = []
    gone = 0.0
    for i in range(1, 400):
        gone += math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1])
        if gone > line[i][2] * 0.92:
            gone = 0.0
            a = math.atan2(line[i][1] - line[i - 4][1], line[i][0] - line[i - 4][0])
            places.append((float(line[i][0]), float(line[i][1]), float(line[i][2]), a))
    ink = c.mask(limb([(x + 6, y + w * 0.86, w * 0.8) for x, y, w in _BODY], 120))
    c.multiply(ink.blur(18), (0.3, 0.08, 150), 0.6)
    for k, (x, y, r, a) in enumerate(places[:-2]):
        carriage(c, x, y, r, a, k)
    engine(c, *places[-1][:3])


def _rush(c: Canvas) -> None:
    """Streaks of speed along the walls."""
    r = c.rng("speed")
    n = 46
    a = r.uniform(0, 6.28, n)
    q = r.uniform(130, 300, n)
    x, y = 440 + np.cos(a) * q, _VY + 170 + np.sin(a) * q * 1.2

    def streaks(pen: Pen) -> None:
        for k in range(n):
            far = 30 + 70 * float(r.random())
            pen.stroke(
                [(x[k], y[k]), (x[k] + math.cos(a[k]) * far, y[k] + math.sin(a[k]) * far)],
                (0.99, 0.03, 98),
                float(r.uniform(0.8, 2.4)),
                0.5,
            )

    c.draw(streaks, detail=0.8, soft=0.8)


def _speed(c: Canvas) -> None:
    """Crumbs and juice thrown back along the walls."""
    r = c.rng("crumbs")
    for _ in range(26):
        t = float(r.uniform(0, 6.28))
        far = float(r.uniform(210, 420))
        px, py = 520 + math.cos(t) * far * 1.0, 800 + math.sin(t) * far * 0.9
        s = float(r.uniform(4, 15))
        crumb = c.mask(
            move(
                polygon([(-s, -s * 0.3), (-s * 0.2, -s), (s, -s * 0.4), (s * 0.7, s * 0.8), (-s * 0.6, s * 0.7)]),
                px,
                py,
                turn=float(r.uniform(0, 360)),
            ),
            wobble=1.5,
        )
        c.form(crumb, CREAM, rim=0.4, detail=0.8)
    m = 120
    way = r.uniform(0, 6.28, m)
    far2 = 190 + 240 * r.random(m) ** 1.5
    drops: Array = np.repeat(np.array([[0.98, 1.0, 0.86]], np.float32), m, 0)
    strew(
        c,
        "dot",
        520 + np.cos(way) * far2,
        800 + np.sin(way) * far2,
        1.5 + 4 * r.random(m) ** 2,
        0.0,
        drops,
        seed="juice",
        alpha=0.9,
        detail=0.9,
    )
