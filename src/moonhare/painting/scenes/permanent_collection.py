"""A beetle stopped in the middle of its dance by a bead of amber, and ants who come to look at it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.pen import Pen
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
_SHELL = ramp(
    [
        (0.13, 0.06, 305),
        (0.26, 0.09, 255),
        (0.42, 0.11, 200),
        (0.58, 0.16, 160),
        (0.76, 0.17, 125),
        (0.94, 0.1, 100),
    ]
)
_INK: Colour = (0.24, 0.06, 340)


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
        _beetle(c)
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
    _front_row(c)
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


def _leg(clay: Clay, points: Sequence[tuple[float, float]], thick: float, z: float = 0.0) -> None:
    """Model an insect's leg: a strong thigh, a shin, and a foot of thin links."""
    (ax, ay), (bx, by), (dx, dy) = points[:3]
    clay.limb(
        [(ax, ay, thick * 0.75, z), ((ax + bx) / 2, (ay + by) / 2, thick, z + 2), (bx, by, thick * 0.62, z)], n=14
    )
    clay.limb([(bx, by, thick * 0.6, z), (dx, dy, thick * 0.42, z)], n=10)
    foot = points[2:]
    clay.limb([(px, py, thick * (0.36 - 0.04 * k), z) for k, (px, py) in enumerate(foot)], n=16)


def _ink(c: Canvas, mask: Mask, share: float = 0.55) -> None:
    """Let a dark body turn away at its edge."""
    c.multiply(mask - mask.grow(-1.2).blur(0.8), (0.2, 0.07, 320), share)


def _beetle(c: Canvas) -> None:
    """The dancer, a stag beetle: upright, wing cases thrown open like skirts, one hind leg lifted."""
    x = 400.0
    for f in (-1, 1):
        wing = c.mask(
            curve(
                [
                    (x + f * 16, 526, CORNER),
                    (x + f * 92, 520),
                    (x + f * 158, 566),
                    (x + f * 172, 640),
                    (x + f * 136, 700),
                    (x + f * 82, 694),
                    (x + f * 36, 620),
                ]
            )
        )
        at = wing.where
        d = np.arctan2(c.y[at] - 512, f * (c.x[at] - x))
        far = np.hypot(c.x[at] - x, c.y[at] - 512)
        vein = np.exp(-np.abs(np.sin(d * 9 + 0.4)) * 15) + 0.8 * np.exp(-np.abs(np.sin(far / 26 + d * 2)) * 20)
        sheen = 0.5 + 0.5 * np.sin(d * 3 + far / 34)
        film = pick(ramp([(0.93, 0.11, 62), (0.95, 0.06, 20), (0.9, 0.07, 140)]), np.asarray(sheen, np.float32))
        c.fill(wing, film, 0.62, detail=0.7)
        c.fill(wing * np.asarray(np.clip(vein, 0, 1), np.float32), (0.5, 0.14, 30), 0.55, detail=0.7)
        c.fill(wing.edge(f * 2, 2, 1), (0.99, 0.05, 80), 0.9, detail=0.7)
        case = c.mask(
            curve(
                [
                    (x + f * 10, 508, CORNER),
                    (x + f * 44, 458),
                    (x + f * 102, 428),
                    (x + f * 156, 446),
                    (x + f * 180, 500),
                    (x + f * 172, 556, CORNER),
                    (x + f * 118, 556),
                    (x + f * 58, 544),
                ]
            )
        )
        c.shadow(case, 0, 16, 9, 0.45, colour=(0.45, 0.15, 35))
        shell = c.relief(case, 44, smooth=3)
        at = case.where
        ray = np.arctan2(c.y[at] - 512, f * (c.x[at] - x))
        groove = np.sin(ray * 30) * 1.5
        c.form(
            shell,
            _SHELL,
            bump=np.asarray(groove, np.float32),
            gloss=1.0,
            gloss_sharpness=18,
            rim=0.9,
            bias=-0.12,
            detail=0.85,
        )
        c.glaze(case * np.asarray(np.clip(-shell.nx * f + 0.1, 0, 1) ** 1.5, np.float32), (0.5, 0.17, 330), 0.5)
        c.glaze(case * np.asarray(np.clip(shell.nx * f, 0, 1) ** 2, np.float32), (0.78, 0.16, 95), 0.6)
        _ink(c, case)
    legs = Clay(c, (170, 330, 630, 840), melt=3)
    plans = [
        [(x - 30, 486), (x - 84, 440), (x - 70, 372), (x - 62, 354), (x - 46, 342)],
        [(x + 30, 490), (x + 92, 520), (x + 62, 580), (x + 50, 588), (x + 36, 586)],
        [(x - 34, 522), (x - 98, 566), (x - 132, 634), (x - 148, 646), (x - 166, 642)],
        [(x + 34, 524), (x + 112, 556), (x + 152, 618), (x + 168, 626), (x + 184, 616)],
        [(x - 16, 650), (x - 40, 714), (x - 8, 784), (x - 14, 802), (x - 32, 810)],
        [(x + 16, 640), (x + 100, 676), (x + 60, 738), (x + 36, 744), (x + 18, 732)],
    ]
    for k, plan in enumerate(plans):
        _leg(legs, plan, 12 if k > 3 else 10)
        (bx, by), (dx, dy) = plan[1], plan[2]
        for t in (0.4, 0.7):
            mx, my = bx + (dx - bx) * t, by + (dy - by) * t
            out = 1 if mx > x else -1
            legs.limb([(mx, my, 3), (mx + out * 10, my + 3, 1)], n=5)
    limbs = legs.relief(0.6)
    c.form(limbs, _SHELL, gloss=0.9, rim=0.8, bias=-0.3, detail=0.85)
    _ink(c, limbs.mask)
    trunk = Clay(c, (270, 300, 530, 740), melt=7)
    trunk.limb([(x, 536, 50), (x + 3, 588, 56), (x - 2, 640, 44), (x - 10, 682, 17)], n=24)
    trunk.ball(x, 502, 62, 34, z=10)
    trunk.ball(x + 4, 462, 40, 21, z=12, turn=8)
    for f in (-1, 1):
        trunk.limb(
            [
                (x + 5 + f * 22, 450, 11, 14),
                (x + 7 + f * 42, 420, 9, 14),
                (x + 9 + f * 38, 384, 7, 14),
                (x + 10 + f * 18, 362, 2.4, 14),
            ],
            n=20,
            melt=3,
        )
        trunk.limb([(x + 8 + f * 40, 404, 5, 14), (x + 8 + f * 22, 398, 1.6, 14)], n=6, melt=2)
    body = trunk.relief(1)
    at = body.mask.where
    ring = np.sin((c.y[at] - 540 - 0.0026 * (c.x[at] - x) ** 2) / 8.6)
    bands = -np.exp(-np.abs(ring) * 6) * smoothstep(540, 552, c.y[at]) * 5
    inner = body.mask.grow(-5).blur(2).on(body.mask.box)
    c.shadow(body.mask, 6, 10, 9, 0.4, colour=(0.4, 0.15, 35))
    c.form(
        body,
        _SHELL,
        bump=np.asarray(bands * inner, np.float32),
        bias=-0.16,
        gloss=1.0,
        gloss_sharpness=16,
        rim=0.9,
        shadow=10,
        detail=0.85,
    )
    c.glaze(body.mask * np.asarray(np.clip(body.nx, 0, 1) ** 1.5, np.float32), (0.74, 0.16, 88), 0.6)
    c.glaze(body.mask * np.asarray(np.clip(-body.nx, 0, 1) ** 1.5, np.float32), (0.46, 0.16, 310), 0.5)
    _ink(c, body.mask)

    def face(pen: Pen) -> None:
        for f in (-1, 1):
            pen.fill(oval(x + 4 + f * 35, 462 + f * 4, 5, 7.5, 10), (0.12, 0.04, 320))
            pen.dot(x + 3 + f * 35, 459 + f * 4, 1.5, (0.98, 0.03, 90))
            feeler = [(x + 5 + f * 30, 450), (x + 6 + f * 62, 432), (x + 8 + f * 74, 408)]
            pen.stroke(feeler, (0.2, 0.07, 220), 3.2)
            for k in range(3):
                tx, ty = feeler[-1]
                pen.stroke([(tx, ty + 5 * k), (tx + f * 13, ty - 5 + 6 * k)], (0.46, 0.13, 80), 3.4)
        pen.stroke([(x - 36, 477), (x, 484), (x + 40, 476)], (0.16, 0.06, 250), 2.0, 0.5)
        pen.stroke([(x, 540), (x + 3, 590)], (0.16, 0.06, 250), 1.6, 0.5)

    c.draw(face, relief=1.6, detail=0.9)


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


def _ant(
    c: Canvas,
    x: float,
    y: float,
    s: float,
    *,
    left: bool,
    rear: float = 0.0,
    tone: Colour = _INK,
    seed: str = "",
    reach: tuple[float, float] | None = None,
    slope: float = 0.0,
) -> None:
    """An ant whose feet stand about (x, y), `s` long; `rear` lifts its front, `reach` is where its fore foot goes."""
    f = -1.0 if left else 1.0
    r = c.rng(f"ant/{x:.0f}/{y:.0f}/{seed}")
    a, tilt = math.radians(rear), math.radians(slope)

    def at(u: float, v: float, *, lift: bool = True) -> tuple[float, float]:
        if lift and rear:
            du, dv = u + 0.1, v + 0.22
            u, v = -0.1 + du * math.cos(a) + dv * math.sin(a), -0.22 - du * math.sin(a) + dv * math.cos(a)
        px, py = f * u * s, v * s
        return x + px * math.cos(tilt) - py * math.sin(tilt), y + px * math.sin(tilt) + py * math.cos(tilt)

    c.multiply(c.mask(oval(x, y + 2, s * 0.42, s * 0.06, slope), soft=s * 0.03), c.palette.deep, 0.6)
    knees = [
        (-0.02, -0.24, -0.2, -0.42, -0.42, 0.0),
        (0.05, -0.25, 0.04, -0.46, -0.04, 0.0),
        (0.13, -0.27, 0.32, -0.44, 0.42, 0.0),
    ]

    def legs(pen: Pen, far: bool) -> None:
        for k, (hu, hv, ku, kv, fu, fv) in enumerate(knees):
            j = float(r.normal(0, 0.03)) + (0.07 if far else -0.03)
            hip, knee = at(hu, hv), at(ku + j, kv)
            foot = at(fu + j * 2, fv - (0.03 if far else 0), lift=False)
            if rear > 20 and k == 2:
                foot = at(fu + 0.04 + j, -0.36 + j)
                if reach is not None and not far:
                    foot = reach
            shade = mix(tone, c.palette.deep, 0.5) if far else tone
            pen.stroke([hip, ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2), knee], shade, s * 0.05)
            mid = ((knee[0] + foot[0]) / 2 + f * s * 0.02, (knee[1] + foot[1]) / 2)
            if foot is reach:
                mid = (mid[0], mid[1] - s * 0.12)
            pen.stroke([knee, mid, foot], shade, s * 0.03)
            pen.stroke([foot, (foot[0] + f * s * 0.06, foot[1])], shade, s * 0.022)

    c.draw(lambda pen: legs(pen, True), relief=s * 0.02, detail=0.7)
    clay = Clay(c, (x - s, y - s * 1.1, x + s, y + s * 0.5), melt=s * 0.02)
    gu, gv = at(-0.34, -0.25)
    turn = (slope - f * 0 + (-f * rear)) + f * 12
    clay.ball(gu, gv, s * 0.21, s * 0.15, turn=turn)
    clay.limb([(*at(-0.16, -0.22), s * 0.045), (*at(-0.1, -0.25), s * 0.035)], n=6)
    clay.limb(
        [
            (*at(-0.07, -0.24), s * 0.06),
            (*at(0.04, -0.27), s * 0.075),
            (*at(0.15, -0.29), s * 0.065),
            (*at(0.2, -0.3), s * 0.03),
        ],
        n=12,
    )
    clay.ball(*at(0.3, -0.33), s * 0.125, s * 0.1, turn=turn + f * 16, z=s * 0.02)
    clay.limb([(*at(0.38, -0.3), s * 0.035), (*at(0.44, -0.25), s * 0.018)], n=6)
    body = clay.relief(0.5)
    band = -np.exp(
        -np.abs(np.sin(np.hypot(c.x[body.mask.where] - gu - f * s * 0.3, c.y[body.mask.where] - gv) / (s * 0.033))) * 5
    )
    near = smoothstep(s * 0.15, s * 0.1, np.hypot(c.x[body.mask.where] - gu, c.y[body.mask.where] - gv))
    c.form(
        body,
        tone,
        bump=np.asarray(band * near * s * 0.012, np.float32),
        gloss=0.55,
        gloss_sharpness=12,
        rim=0.4,
        depth=0.5,
        detail=0.8,
    )
    _ink(c, body.mask, 0.8)
    c.draw(lambda pen: legs(pen, False), relief=s * 0.025, detail=0.75)

    def feelers(pen: Pen) -> None:
        for k in (0, 1):
            elbow = at(0.44 + 0.05 * k, -0.54 - 0.03 * k)
            tip = at(0.62 + 0.06 * k + float(r.normal(0, 0.03)), -0.46 - 0.1 * k + float(r.normal(0, 0.03)))
            pen.stroke([at(0.36, -0.38), elbow], tone, s * 0.026)
            pen.stroke([elbow, ((elbow[0] + tip[0]) / 2, (elbow[1] + tip[1]) / 2 - s * 0.01), tip], tone, s * 0.03)
        ex, ey = at(0.325, -0.36)
        pen.fill(oval(ex, ey, s * 0.026, s * 0.034), (0.12, 0.04, 330))
        pen.dot(ex - s * 0.008, ey - s * 0.012, s * 0.009, (0.98, 0.05, 80))

    c.draw(feelers, relief=s * 0.012, detail=0.85)


def _visitors(c: Canvas) -> None:
    red: Colour = (0.36, 0.11, 20)
    # The file comes down the left plate and climbs the right one; the nearest stand and stare.
    for k, (x, y, s, slope) in enumerate(((92, 420, 62, 74), (118, 560, 70, 82), (106, 706, 78, 70))):
        _ant(c, x, y, s, left=False, slope=slope, tone=mix(_INK, red, 0.3 * k), seed="down")
    for k, (x, y, s, slope) in enumerate(((702, 700, 80, 76), (692, 600, 72, 98), (726, 372, 62, 106))):
        _ant(c, x, y, s, left=False, slope=slope - 180, tone=mix(_INK, red, 0.3 * k), seed="up")
    _ant(c, 74, 900, 132, left=False, tone=_INK)
    _ant(c, 214, 892, 128, left=False, rear=40, tone=red)
    _ant(c, 726, 902, 134, left=True, tone=red)
    _ant(c, 592, 892, 124, left=True, rear=48, tone=_INK)
    _ant(c, 650, 486, 100, left=True, rear=34, slope=56, tone=red, reach=(580, 476), seed="touch")


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


def _front_row(c: Canvas) -> None:
    """Heads and shoulders of those who stand nearest, dark against the light."""
    for x, y, s, tilt in ((120, 1190, 108, 10), (318, 1232, 92, -6), (520, 1226, 96, 8), (706, 1188, 112, -10)):
        clay = Clay(c, (x - s * 1.6, y - s * 1.7, x + s * 1.6, 1200), melt=s * 0.12)
        lean = math.sin(math.radians(tilt)) * s
        clay.ball(x, y + s * 0.62, s * 0.5, s * 0.5)
        clay.ball(x, y + s * 0.06, s * 0.16, s * 0.2)
        for f in (-1, 1):
            clay.limb(
                [
                    (x + f * s * 0.24, y - s * 0.2, s * 0.34),
                    (x + lean * 0.6 + f * s * 0.2, y - s * 0.52, s * 0.3),
                    (x + lean + f * s * 0.1, y - s * 0.82, s * 0.2),
                ],
                n=14,
            )
        heads = c.form(
            clay.relief(2),
            (0.13, 0.06, 345),
            gloss=0.25,
            gloss_sharpness=10,
            rim=1.0,
            depth=0.6,
            mottle=0.1,
            detail=0.5,
        )

        c.multiply(heads.mask, c.palette.deep, 0.62)

        def feelers(pen: Pen, x: float = x, y: float = y, s: float = s, lean: float = lean) -> None:
            for f in (-1, 1):
                eye = (x + lean * 0.6 + f * s * 0.46, y - s * 0.54)
                pen.fill(oval(*eye, s * 0.09, s * 0.15, f * -14), (0.3, 0.09, 20))
                pen.fill(oval(eye[0] - f * s * 0.02, eye[1] + s * 0.03, s * 0.07, s * 0.12, f * -14), (0.17, 0.06, 350))
                root = (x + lean + f * s * 0.14, y - s * 0.92)
                elbow = (x + lean + f * s * 0.58, y - s * 1.32)
                tip = (x + lean + f * s * 1.02, y - s * 1.5 - lean * f * 0.5)
                pen.stroke([root, elbow], (0.13, 0.06, 345), s * 0.09)
                pen.stroke([elbow, ((elbow[0] + tip[0]) / 2, elbow[1] - s * 0.14), tip], (0.13, 0.06, 345), s * 0.1)

        c.draw(feelers, relief=s * 0.04, detail=0.6)
