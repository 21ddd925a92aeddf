"""A beetle stopped in the middle of its dance by a bead of amber, and ants who come to look at it."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._permanent_collection_parts import INK, front_row, paint_ant, paint_beetle
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Permanent Collection",
    hero="beetle caught mid-dance in a bead of amber, ants filing past on both sides like museum visitors",
    idea="held or caught",
    place="microscopic, pine bark",
    palette="sunset coral",
    composition="frontal symmetry",
    time="dusk",
    symbols=("beetle", "amber", "ant"),
    hidden="one ant touches the spot where a crack starts",
    readings=("fame", "forever", "rubbernecking"),
)
FINISH = {"vignette": 0.5, "bloom": 0.5, "saturation": 1.08}

_BEAD = [
    (384, 196, CORNER),
    (392, 262),
    (352, 330),
    (262, 430),
    (204, 566),
    (212, 700),
    (282, 806),
    (400, 842),
    (520, 806),
    (590, 698),
    (598, 566),
    (538, 428),
    (448, 330),
    (410, 262),
    (418, 196, CORNER),
]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.35, -0.6, 0.5),
        key=(0.95, 0.07, 70),
        shade=(0.34, 0.11, 320),
        rim=(0.1, -0.9, 0),
        rim_colour=(0.93, 0.12, 65),
    )
    _evening(c)
    _bark(c)
    repaint(c, 0.85, seed="bark")
    bead = c.mask(curve(_BEAD))
    _amber(c, bead)
    repaint(c, 0.3, seed="amber")
    c.glow(400, 590, 120, (0.98, 0.11, 85), 0.65)
    with c.group() as dancer:
        paint_beetle(c)
    a = math.radians(-11)
    dx, dy = (c.x - 400) / 0.91, (c.y - 590) / 0.91 + 10
    c.shadow(c.full(np.asarray(dancer.cover, np.float32)), 16, 18, 14, 0.4, colour=(0.5, 0.16, 40))
    c.paste(dancer, bend=(400 + dx * math.cos(a) - dy * math.sin(a), 580 + dx * math.sin(a) + dy * math.cos(a)))
    _surface(c, bead)
    lip = [(330, 120, CORNER), (470, 118, CORNER), (452, 176), (426, 214), (402, 224), (376, 212), (350, 178)]
    _plate(c, c.mask(curve(lip), wobble=6, cell=18) * smoothstep(118, 172, c.y), "lip", (0.36, 0.09, 8), -0.16)
    for x, y, q in ((372, 214, 9), (438, 206, 7), (404, 222, 13)):
        c.form(c.mask(limb([(x, y - 16, q * 0.6), (x, y, q)])), (0.72, 0.16, 55), gloss=0.9, rim=0.8, detail=0.6)
    c.lamps.append(Lamp(x=400, y=640, z=70, reach=330, colour=(0.9, 0.14, 68), power=0.75))
    _visitors(c)
    _rope(c)
    front_row(c)
    repaint(c, 0.15, seed="last")
    c.glow(400, 590, 260, (0.95, 0.13, 75), 0.22)
    c.glow(352, 478, 60, (0.99, 0.05, 90), 0.4)


def _evening(c: Canvas) -> None:
    """What is seen between the plates: a wood far away, out of focus, a low sun."""
    p = c.palette
    c.wash(
        [
            (0, p.sky[0]),
            (0.2, p.sky[1]),
            (0.42, p.sky[2]),
            (0.6, (0.82, 0.13, 52)),
            (0.72, (0.9, 0.11, 70)),
            (1, p.sky[0]),
        ]
    )
    r = c.rng("discs")
    for _ in range(46):
        x, y, q = float(r.normal(400, 150)), float(r.uniform(60, 860)), float(r.uniform(12, 46))
        tone = mix((0.8, 0.15, 45), (0.97, 0.08, 85), float(r.random()))
        disc = c.mask(circle(x, y, q), soft=2.5)
        c.screen(disc, tone, float(r.uniform(0.08, 0.26)))
        c.screen(disc - c.mask(circle(x, y, q - 4), soft=2), tone, 0.12)
    c.glow(400, 690, 250, (0.97, 0.11, 75), 0.6)


def _plate(c: Canvas, mask: Mask, name: str, tone: Colour, bias: float) -> None:
    """A plate of bark: flakes in steps, deep furrows, light along its rim."""
    at = mask.where
    n = c.field(f"flake/{name}", 120, 4, (0.62, 1.7))[at]
    fine = c.field(f"fine/{name}", 26, 4, (0.6, 1.8))[at]
    steps = np.floor(n * 11 + fine * 0.9) / 11
    furrow = np.exp(-np.abs(c.field(f"furrow/{name}", 150, 3, (0.5, 2.2))[at] - 0.5) * 36)
    bump = steps * 92 + (fine - 0.5) * 9 - furrow * 22
    body = c.relief(mask, 60, smooth=3)
    tint = np.mod(np.floor(n * 11 + fine * 0.9) * 0.618, 1.0)
    c.form(
        body, tone, bump=np.asarray(bump, np.float32), shadow=26, mottle=0.14, grain=22, rim=0.7, bias=bias, detail=0.2
    )
    c.glaze(mask * np.asarray(tint * 0.5, np.float32), (0.5, 0.13, 30), 0.5)
    c.multiply(mask * np.asarray(furrow, np.float32), c.palette.deep, 0.75)
    warm = np.exp(-((np.hypot(c.x[at] - 400, (c.y[at] - 600) * 0.8) / 330) ** 2)) * (0.35 + 0.65 * fine)
    c.screen(mask * np.asarray(warm, np.float32), (0.72, 0.16, 48), 0.55)


def _bark(c: Canvas) -> None:
    left = [
        (-10, -10, CORNER),
        (300, -10, CORNER),
        (290, 70),
        (196, 190),
        (150, 330),
        (116, 480),
        (132, 640),
        (96, 780),
        (150, 900),
        (120, 1010),
        (-10, 1040, CORNER),
    ]  # left plate
    right = [
        (810, -10, CORNER),
        (510, -10, CORNER),
        (520, 80),
        (612, 196),
        (648, 340),
        (690, 470),
        (668, 620),
        (704, 770),
        (652, 890),
        (690, 1010),
        (810, 1040, CORNER),
    ]  # right plate
    top = [
        (200, -10, CORNER),
        (600, -10, CORNER),
        (540, 96),
        (470, 150),
        (428, 196),
        (400, 212),
        (370, 192),
        (330, 150),
        (262, 92),
    ]
    _plate(c, c.mask(curve(top), wobble=9, cell=26), "top", (0.4, 0.09, 10), -0.12)
    for name, points in (("left", left), ("right", right)):
        mask = c.mask(curve(points), wobble=12, cell=34)
        _plate(c, mask, name, (0.44, 0.1, 18), -0.06)
        c.screen(mask.edge(6 if name == "left" else -6, 1, 2.5), (0.92, 0.14, 60), 0.75)
    c.fog(700, 960, (0.86, 0.12, 50), 0.35)
    shelf = c.mask(
        curve(
            [
                (-10, 902, CORNER),
                (120, 884),
                (260, 872),
                (400, 866),
                (560, 872),
                (700, 886),
                (810, 900, CORNER),
                (810, 1210, CORNER),
                (-10, 1210, CORNER),
            ]
        ),
        wobble=7,
        cell=22,
    )
    at = shelf.where
    n = c.field("shelf", 90, 4, (2.2, 0.7))[at]
    bump = np.floor(n * 9) / 9 * 60 + (c.field("shelf-fine", 18, 4, (1.6, 0.8))[at] - 0.5) * 9
    c.form(
        shelf,
        (0.46, 0.1, 22),
        thickness=40,
        bump=np.asarray(bump, np.float32),
        shadow=18,
        mottle=0.14,
        grain=20,
        bias=-0.04,
        detail=0.2,
    )
    lit = np.exp(-(((c.x[at] - 400) / 260) ** 2) - (((c.y[at] - 880) / 110) ** 2)) * (0.5 + 0.5 * n)
    c.screen(shelf * np.asarray(lit, np.float32), (0.86, 0.16, 58), 0.8)
    c.multiply(shelf * smoothstep(960, 1180, c.y), c.palette.deep, 0.7)


def _amber(c: Canvas, bead: Mask) -> None:
    """Resin run down from a wound in the bark, set hard: light stands in it."""
    c.shadow(c.mask(oval(400, 850, 190, 22)), 0, 8, 10, 0.6)
    foot = c.mask(
        curve(
            [
                (230, 838, CORNER),
                (300, 800),
                (400, 790),
                (500, 800),
                (572, 840, CORNER),
                (520, 872),
                (400, 884),
                (280, 870),
            ]
        ),
        wobble=4,
    )
    c.form(foot, (0.68, 0.16, 52), thickness=16, gloss=0.7, rim=0.9, detail=0.5)
    body = c.relief(bead, 150, smooth=5)
    at = bead.where
    x, y = c.x[at], c.y[at]
    swirl = c.field("swirl", 150, 4, (1.5, 0.8))[at]
    layers = np.sin((y + 60 * (swirl - 0.5) * 3 + 0.0012 * (x - 400) ** 2) / 17) * 0.5 + 0.5
    depth = np.clip(1 - body.nz, 0, 1)
    core = np.exp(-((np.hypot((x - 400) / 190, (y - 610) / 230)) ** 2) * 1.1)
    t = 0.2 + 0.96 * core + 0.13 * (layers - 0.5) + 0.34 * (swirl - 0.5) - 0.5 * depth**1.6
    t = t + 0.4 * np.exp(-((np.hypot((x - 430) / 130, (y - 778) / 34)) ** 2)) - 0.22 * smoothstep(470, 260, y)
    table = ramp(
        [(0.28, 0.1, 20), (0.44, 0.15, 35), (0.62, 0.17, 50), (0.77, 0.165, 66), (0.88, 0.14, 80), (0.97, 0.08, 95)]
    )
    c.fill(bead, pick(table, np.asarray(t, np.float32)), 0.97, detail=0.45)
    flow = np.exp(-np.abs(np.sin((y - 0.0016 * (x - 400) ** 2 + 90 * (swirl - 0.5)) / 38)) * 9)
    c.screen(bead * np.asarray(flow * 0.2 * (1 - depth), np.float32), (0.98, 0.1, 85), 0.8)
    shade = np.exp(-np.abs(np.sin((y - 0.0016 * (x - 400) ** 2 + 110 * (swirl - 0.5)) / 52 + 1)) * 6)
    c.multiply(bead * np.asarray(shade * 0.34, np.float32), (0.55, 0.16, 40))
    r = c.rng("bubbles")

    def motes(pen: Pen) -> None:
        for _ in range(60):
            a, q = float(r.uniform(0, 6.283)), float(r.random() ** 0.5)
            bx, by, br = 400 + math.cos(a) * q * 170, 610 + math.sin(a) * q * 200, float(r.uniform(1, 3.4))
            pen.dot(bx, by, br, (0.5, 0.15, 45), 0.5)
            pen.dot(bx - br * 0.3, by - br * 0.3, br * 0.5, (0.98, 0.06, 90), 0.9)

    c.draw(motes, detail=0.6, clip=bead)
    for bx, by, br in ((300, 690, 13), (512, 520, 10), (486, 724, 17), (328, 470, 7)):
        bubble = c.mask(circle(bx, by, br))
        c.multiply(bubble - c.mask(circle(bx, by, br * 0.8), soft=1), (0.5, 0.15, 40), 0.7)
        c.screen(c.mask(circle(bx - br * 0.3, by - br * 0.35, br * 0.3), soft=1), (0.99, 0.05, 90), 0.9)
        c.screen(c.mask(oval(bx + br * 0.2, by + br * 0.45, br * 0.5, br * 0.22), soft=1.5), (0.95, 0.12, 80), 0.7)


def _surface(c: Canvas, bead: Mask) -> None:
    """Veil of resin before the beetle, the shine on the outside, the beginning of a crack."""
    body = c.relief(bead, 150, smooth=5)
    at = bead.where
    x = c.x[at]
    c.glaze(bead, (0.84, 0.15, 70), 0.04)
    edge = np.clip(1 - body.nz, 0, 1) ** 1.4
    c.multiply(bead * np.asarray(edge * 0.55, np.float32), (0.45, 0.15, 25))
    towards = np.clip(-body.nx * 0.55 - body.ny * 0.75, 0, 1)
    band = smoothstep(0.42, 0.6, towards) * smoothstep(0.95, 0.7, towards)
    c.screen(bead * np.asarray(band * smoothstep(425, 370, x), np.float32), (0.99, 0.05, 85), 0.55)
    window = c.mask(curve([(282, 470, CORNER), (318, 420), (352, 400, CORNER), (346, 440), (296, 520, CORNER)]), soft=3)
    c.screen(window & bead, (0.99, 0.03, 90), 0.75)
    back = np.clip(body.nx * 0.5 + body.ny * 0.75, 0, 1) ** 2.5
    c.screen(bead * np.asarray(back, np.float32), (0.95, 0.15, 68), 0.8)
    c.screen(bead.edge(-3, -2, 1.2), (0.98, 0.08, 80), 0.8)
    c.screen(bead.edge(4, 3, 1.5), (0.96, 0.14, 65), 0.7)
    r = c.rng("crack")

    def crack(pen: Pen) -> None:
        def run(px: float, py: float, a: float, long: float, w: float, level: int) -> None:
            pts = [(px, py)]
            for _ in range(5):
                a += float(r.normal(0, 0.42))
                px, py = px + math.cos(a) * long / 5, py + math.sin(a) * long / 5
                pts.append((px, py))
            for (ax, ay), (bx, by) in pairwise(pts):
                pen.stroke([(ax + 1.2, ay + 1.2), (bx + 1.2, by + 1.2)], (0.4, 0.14, 35), w, 0.7)
                pen.stroke([(ax, ay), (bx, by)], (0.99, 0.04, 90), w * 0.8)
            if level:
                for f in (-1, 1):
                    k = int(r.integers(2, 5))
                    run(*pts[k], a + f * 0.8, long * 0.55, w * 0.7, level - 1)

        run(574, 478, 2.6, 74, 2.4, 2)

    c.draw(crack, detail=0.9, clip=bead)


def _visitors(c: Canvas) -> None:
    red: Colour = (0.36, 0.11, 20)
    # The file comes down the left plate and climbs the right one; the nearest stand and stare.
    for k, (x, y, s, slope) in enumerate(((92, 420, 62, 74), (118, 560, 70, 82), (106, 706, 78, 70))):
        paint_ant(c, x, y, s, left=False, slope=slope, tone=mix(INK, red, 0.3 * k), seed="down")
    for k, (x, y, s, slope) in enumerate(((702, 700, 80, 76), (692, 600, 72, 98), (726, 372, 62, 106))):
        paint_ant(c, x, y, s, left=False, slope=slope - 180, tone=mix(INK, red, 0.3 * k), seed="up")
    paint_ant(c, 74, 900, 132, left=False, tone=INK)
    paint_ant(c, 214, 892, 128, left=False, rear=40, tone=red)
    paint_ant(c, 726, 902, 134, left=True, tone=red)
    paint_ant(c, 592, 892, 124, left=True, rear=48, tone=INK)
    paint_ant(c, 650, 486, 100, left=True, rear=34, slope=56, tone=red, reach=(580, 476), seed="touch")


def _rope(c: Canvas) -> None:
    """The barrier: thorns for posts, a thread of silk hung with dew."""
    posts: tuple[tuple[float, float, float], ...] = (
        (60, 1010, 96),
        (258, 1000, 92),
        (400, 1008, 90),
        (546, 1000, 92),
        (742, 1010, 96),
    )
    for x, y, h in posts:
        c.multiply(c.mask(oval(x, y + 2, 22, 6), soft=3), c.palette.deep, 0.7)
        thorn = c.mask(limb([(x, y, 9), (x + 1, y - h * 0.5, 5.4), (x, y - h, 3)]))
        c.form(thorn, (0.56, 0.1, 60), rim=0.9, gloss=0.4, detail=0.75)
        c.form(c.mask(circle(x, y - h - 4, 8)), (0.72, 0.15, 75), gloss=0.8, rim=0.9, detail=0.8)
    r = c.rng("dew")

    def silk(pen: Pen) -> None:
        for (x0, y0, h0), (x1, y1, h1) in pairwise(posts):
            a, b = (x0, y0 - h0 + 4), (x1, y1 - h1 + 4)
            mid = ((a[0] + b[0]) / 2, max(a[1], b[1]) + 40)
            pen.stroke(
                [
                    a,
                    ((a[0] + mid[0]) / 2 - 6, (a[1] + mid[1]) / 2 + 11),
                    mid,
                    ((b[0] + mid[0]) / 2 + 6, (b[1] + mid[1]) / 2 + 11),
                    b,
                ],
                (0.93, 0.06, 60),
                3.0,
                0.9,
            )

    c.draw(silk, relief=1.6, detail=0.85)
    for (x0, y0, h0), (x1, y1, h1) in pairwise(posts):
        for t in np.linspace(0.12, 0.88, 6):
            x = x0 + (x1 - x0) * float(t) + float(r.normal(0, 4))
            sag = 46 * (1 - (2 * float(t) - 1) ** 2)
            y = y0 - h0 + (y1 - h1 - y0 + h0) * float(t) + 4 + sag
            q = float(r.uniform(3, 6.4))
            drop = c.mask(circle(x, y + q * 0.6, q))
            c.form(drop, (0.82, 0.1, 55), gloss=1.0, gloss_sharpness=30, rim=0.9, depth=0.7, detail=0.85)
            c.screen(c.mask(circle(x - q * 0.3, y + q * 0.2, q * 0.3)), (0.99, 0.03, 90), 0.95)
