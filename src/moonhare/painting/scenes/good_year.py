"""Under a field at dusk a light bulb as big as a house has taken root and put out a shoot."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import fur, glass, grass, metal
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.buildings import house
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Good Year",
    hero="glowing light bulb as big as a house, rooted deep in the soil, a shoot growing from it into the dusk",
    idea="grows from",
    place="field, soil cut open, Irish hill",
    palette="storm plum",
    composition="split waterline",
    time="dusk",
    symbols=("root", "light bulb", "spade"),
    hidden="a mole in its tunnel shades its eyes",
    readings=("idea", "patience", "underworld"),
    person=True,
)
FINISH = {"vignette": 0.4, "bloom": 0.6, "saturation": 1.08, "focus": Focus(400, 760, 330, 420, 0.3)}

_LINE = 424.0
_CX, _CY, _R = 400.0, 826.0, 208.0
_BULB = [
    (342, 602, CORNER),
    (340, 640),
    (296, 694),
    (222, 756),
    (194, 836),
    (214, 930),
    (284, 1004),
    (400, 1036),
    (516, 1004),
    (586, 930),
    (606, 836),
    (578, 756),
    (504, 694),
    (460, 640),
    (458, 602, CORNER),
]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.3, -0.6, 0.6),
        key=(0.94, 0.08, 80),
        shade=(0.24, 0.07, 305),
        rim=(0.5, -0.8, 0),
        rim_colour=(0.92, 0.11, 75),
        bounce=(0.7, 0.13, 72),
        bounce_share=0.12,
    )
    _sky(c)
    _soil(c)
    repaint(c, 0.6, seed="broad", loose=1.1)
    c.lamps.append(Lamp(x=_CX, y=_CY, z=50, reach=330, colour=(0.93, 0.13, 78), power=1.0))
    _stones(c)
    _roots(c)
    _mole(c)
    c.lamps.clear()
    _bulb(c)
    _shoot(c)
    _field(c)
    _farmer(c)
    _lights(c)


def _crest(c: Canvas) -> Array:
    return np.asarray(_LINE - 20 * np.exp(-(((c.x - 400) / 300) ** 2)) + 5 * np.sin(c.x / 37), np.float32)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.25, 0.07, 296)),
            (0.12, (0.38, 0.09, 308)),
            (0.22, (0.56, 0.1, 338)),
            (0.3, (0.76, 0.11, 35)),
            (0.35, (0.9, 0.1, 75)),
            (1, (0.3, 0.07, 310)),
        ],
        14,
    )
    streaks(c, 20, 280, (0.8, 0.1, 30), share=0.45, seed="high", cover=0.5)
    c.glow(180, 400, 230, (0.97, 0.11, 78), 0.7)
    crest = 388 - 34 * np.sin(c.x / 150 + 0.6) - 22 * (c.field("hills", 130, 3) - 0.5)
    c.fill(c.full(smoothstep(-2, 2, c.y - crest)), (0.6, 0.1, 350), 0.8, detail=0.05)
    c.fog(360, 450, (0.93, 0.1, 65), 0.55, cell=220)
    house(
        c,
        116,
        400,
        36,
        22,
        wall=(0.56, 0.06, 330),
        roof=(0.36, 0.08, 315),
        windows=((0.2, 0.5),),
        door=False,
        glow=0.3,
        seed="home",
    )


def _soil(c: Canvas) -> None:
    earth = c.full(smoothstep(-2, 2, c.y - _crest(c)))
    d = np.hypot(c.x - _CX, (c.y - _CY) * 0.95) / 560
    n = c.field("clods", 60, 5) - 0.5
    fine = c.field("grit", 9, 3) - 0.5
    strata = np.sin((c.y + 26 * np.sin(c.x / 130) + 30 * n) / 44)
    t = 1.06 - d * 1.1 + 0.12 * n + 0.07 * fine + 0.025 * strata
    table = ramp(
        [(0.13, 0.045, 305), (0.2, 0.06, 312), (0.3, 0.075, 345), (0.44, 0.1, 40), (0.64, 0.13, 62), (0.84, 0.13, 76)]
    )
    c.fill(earth, pick(table, np.asarray(t, np.float32)), detail=0.15)
    c.multiply(earth * np.asarray(smoothstep(70, 0, c.y - _crest(c)), np.float32), (0.34, 0.08, 320), 0.5)


def _stones(c: Canvas) -> None:
    r = c.rng("stones")
    for _ in range(64):
        x, y = float(r.uniform(10, 790)), float(r.uniform(500, 1190))
        q = float(r.uniform(6, 22))
        if math.hypot(x - _CX, y - _CY) < 245 + q or (abs(x - 400) < 90 and y < 640) or (x > 600 and 1010 < y < 1170):
            continue
        points = []
        for k in range(7):
            a = k * 0.898
            points.append((x + math.cos(a) * q * r.uniform(0.8, 1.2), y + math.sin(a) * q * 0.75 * r.uniform(0.8, 1.2)))
        stone = c.mask(curve(points))
        c.shadow(stone, (x - _CX) * 0.02, (y - _CY) * 0.02, 5, 0.5)
        away = math.hypot(x - _CX, y - _CY) / 520
        c.form(
            stone,
            mix((0.56, 0.07, 50), (0.24, 0.06, 312), min(1.0, away)),
            thickness=q,
            rim=0.0,
            mottle=0.14,
            bias=-0.1,
            detail=0.35,
        )


def _roots(c: Canvas) -> None:
    r = c.rng("roots")
    for i in range(13):
        a = math.pi / 2 + (i - 6) * 0.2 + float(r.normal(0, 0.05))
        x, y = _CX + math.cos(a) * 150, _CY + 40 + math.sin(a) * 160
        w = float(r.uniform(4, 9))
        points = [(x, y, w)]
        size = float(r.uniform(26, 46))
        for k in range(1, 7):
            a += float(r.normal((math.pi / 2 - a) * 0.12, 0.24))
            x, y = x + math.cos(a) * size, y + math.sin(a) * size * 0.8
            points.append((x, y, max(w * (1 - k / 6.6), 0.8)))
        m = c.mask(limb(points, 50))
        c.form(m, mix((0.72, 0.1, 65), (0.5, 0.09, 30), float(r.random())), thickness=9, rim=0.3, detail=0.5)
        for k in (2, 3, 4):
            px, py, pw = points[k]
            b = a + float(r.choice([-1, 1])) * float(r.uniform(0.5, 1.0))
            hair = c.mask(limb([(px, py, pw * 0.5), (px + math.cos(b) * 24, py + math.sin(b) * 24, 0.7)], 10))
            c.form(hair, (0.56, 0.09, 45), thickness=4, detail=0.45)


def _bulb(c: Canvas) -> None:
    body = c.mask(curve(_BULB))
    c.glow(_CX, _CY, 300, (0.9, 0.14, 74), 0.5)
    at = body.where
    x, y = c.x[at], c.y[at]
    d = np.hypot(x - _CX, (y - _CY + 10) * 0.96) / _R
    table = ramp(
        [
            (0, (0.995, 0.05, 96)),
            (0.3, (0.97, 0.09, 90)),
            (0.62, (0.89, 0.13, 80)),
            (0.86, (0.76, 0.14, 68)),
            (1, (0.64, 0.14, 56)),
        ]
    )
    c.fill(body, pick(table, np.asarray(d * 0.86, np.float32)), detail=0.85)
    c.emit(body * np.asarray(smoothstep(1.0, 0.1, c.x * 0 + np.hypot(c.x - _CX, c.y - _CY) / _R), np.float32), 0.55)
    c.multiply(body.edge(-14, -16, 12), (0.62, 0.14, 45), 0.5)
    c.multiply(body.edge(14, -10, 12), (0.62, 0.14, 45), 0.4)
    _filament(c)
    glass(c, body, (0.96, 0.08, 85), thickness=120, clear=0.96, shine=0.5)
    for pts, share in (
        ([(262, 890, 7), (234, 834, 11), (262, 768, 8), (300, 728, 3)], 0.85),
        ([(548, 920, 3), (562, 870, 5), (560, 830, 2)], 0.55),
    ):
        c.screen(c.mask(limb(pts, 30), soft=3), (0.99, 0.03, 95), share)
    cap = c.mask(
        curve(
            [
                (336, 610, CORNER),
                (334, 540),
                (348, 520),
                (376, 500),
                (424, 500),
                (452, 520),
                (466, 540),
                (464, 610, CORNER),
                (400, 618),
            ]
        )
    )
    c.shadow(cap, 0, 6, 8, 0.4)
    thread = np.asarray(6 * np.sin((c.y + 0.1 * c.x) / 4.4) * smoothstep(524, 540, c.y), np.float32)
    metal(c, cap, (0.7, 0.11, 76), thickness=60, bump=thread, polish=0.5)
    c.screen(cap.edge(0, 14, 8), (0.95, 0.12, 78), 0.6)


def _filament(c: Canvas) -> None:
    """The wires inside have grown into a small bare tree of light."""
    r = c.rng("filament")
    lines: list[list[tuple[float, float, float]]] = []

    def grow(x: float, y: float, a: float, size: float, w: float, level: int) -> None:
        b = a + float(r.normal(0, 0.12))
        mx, my = x + math.cos((a + b) / 2) * size * 0.5, y + math.sin((a + b) / 2) * size * 0.5
        ex, ey = mx + math.cos(b) * size * 0.5, my + math.sin(b) * size * 0.5
        lines.append([(x, y, w), (mx, my, w * 0.85), (ex, ey, w * 0.66)])
        if level:
            for f in (-1, 1):
                grow(
                    ex,
                    ey,
                    b + f * float(r.uniform(0.32, 0.58)),
                    size * float(r.uniform(0.7, 0.84)),
                    w * 0.66,
                    level - 1,
                )

    for x, a in ((378.0, 1.9), (422.0, 1.24)):
        lines.append([(x, 604, 5), (x, 650, 4.6), (x + (400 - x) * 0.3, 690, 4.6)])
        grow(x + (400 - x) * 0.3, 690, a, 78, 4.6, 4)
    for line in lines:
        m = c.mask(limb(line, 16))
        c.multiply(m.blur(5), (0.8, 0.14, 60), 0.5)
    for line in lines:
        m = c.mask(limb(line, 16))
        c.fill(m, (0.62, 0.15, 50), 0.9, detail=0.95)


def _shoot(c: Canvas) -> None:
    stem = c.mask(
        limb([(400, 510, 19), (398, 460, 14), (404, 400, 11), (392, 330, 9), (400, 262, 7), (420, 214, 5)], 60)
    )
    c.form(stem, (0.62, 0.12, 118), thickness=16, rim=0.9, bias=0.06, detail=0.7)
    c.screen(stem * np.asarray(smoothstep(400, 520, c.y), np.float32), (0.95, 0.14, 80), 0.7)
    for points in (
        [(396, 352, CORNER), (352, 332), (300, 280), (276, 224, CORNER), (332, 234), (380, 286)],
        [(398, 306, CORNER), (440, 294), (492, 252), (516, 196, CORNER), (456, 208), (412, 256)],
    ):
        leaf = c.mask(curve(points))
        mid = 4 * np.abs(np.sin((c.x + c.y * 0.4) / 13))
        c.form(leaf, (0.56, 0.11, 135), bump=np.asarray(mid, np.float32), thickness=16, rim=1.0, detail=0.7)
        c.screen(leaf.edge(-4, 6, 5), (0.93, 0.12, 90), 0.4)
    bud = c.mask(curve([(418, 220, CORNER), (404, 196), (412, 160), (432, 134, CORNER), (448, 164), (444, 200)]))
    c.form(bud, (0.9, 0.13, 82), thickness=18, bias=0.2, rim=0.3, detail=0.9)
    c.emit(bud, 0.9)
    sepal = c.mask(
        curve(
            [(412, 226, CORNER), (402, 204), (410, 186, CORNER), (424, 206), (442, 190, CORNER), (446, 208), (430, 228)]
        )
    )
    c.form(sepal, (0.54, 0.11, 138), thickness=8, rim=0.8, detail=0.85)


def _field(c: Canvas) -> None:
    turf = c.full(smoothstep(-10, 0, c.y - _crest(c)) * smoothstep(14, 6, c.y - _crest(c)))
    grass(
        c,
        turf,
        ((0.22, 0.06, 315), (0.28, 0.07, 330), (0.34, 0.07, 350)),
        seed="turf",
        height=(12, 26),
        spacing=6,
        spread=0.25,
        detail=0.4,
    )


def _farmer(c: Canvas) -> None:
    who = Person(
        age="old",
        girth=1.35,
        belly=0.3,
        skin=(0.7, 0.08, 50),
        hair=(0.86, 0.02, 80),
        dress="coat",
        top=(0.3, 0.08, 320),
        bottom=(0.28, 0.06, 300),
        hat="straw",
        hat_colour=(0.82, 0.11, 82),
    )
    c.lamps.append(Lamp(x=426, y=170, z=30, reach=170, colour=(0.93, 0.13, 80), power=0.7))
    x, y = 590.0, 414.0
    c.multiply(c.mask(oval(x + 20, y + 2, 50, 6), soft=4), c.palette.deep, 0.6)
    j = joints(who, Pose(arm_near=(16, 12), arm_far=(26, 16), head=4), x=x, y=y, height=138, view="back")
    paint_person(c, who, j)
    hx, _ = j.hand_far
    c.form(
        c.mask(limb([(hx - 2, y - 76, 2.4), (hx - 8, y - 8, 2.6)], 8)),
        (0.62, 0.08, 60),
        thickness=4,
        rim=0.8,
        detail=0.85,
    )
    blade = c.mask(
        curve([(hx - 18, y - 18, CORNER), (hx + 2, y - 16, CORNER), (hx, y + 8), (hx - 10, y + 16), (hx - 18, y + 6)])
    )
    metal(c, blade, (0.62, 0.03, 300), thickness=6)
    c.lamps.clear()


def _mole(c: Canvas) -> None:
    x, y = 694.0, 1094.0
    hole = c.mask(oval(x + 26, y, 96, 62), wobble=5)
    c.fill(hole, (0.12, 0.04, 310), 0.92, detail=0.3)
    c.screen(hole.edge(10, 8, 5), (0.7, 0.12, 60), 0.35)
    clay = Clay(c, (x - 80, y - 60, x + 110, y + 60), melt=7)
    clay.ball(x + 44, y + 14, 56, 38)
    clay.ball(x, y + 6, 34, 28, z=10)
    clay.limb([(x - 20, y + 12, 15, 14), (x - 42, y + 18, 7, 14)])
    relief = clay.relief()
    c.form(relief, (0.3, 0.05, 300), shadow=10, rim=0.5, detail=0.7)
    fur(c, relief, 0.2, seed="mole", length=(5, 9), spacing=2.6, detail=0.6)
    c.form(c.mask(oval(x - 46, y + 18, 6.5, 5.5)), (0.78, 0.1, 15), thickness=6, rim=0.4, gloss=0.5, detail=0.9)
    arm = Clay(c, (x - 60, y - 40, x + 60, y + 60), melt=3).limb(
        [(x + 24, y + 36, 15), (x + 2, y + 22, 12), (x - 10, y + 8, 10)]
    )
    c.form(arm.relief(), (0.33, 0.05, 300), shadow=6, rim=0.6, detail=0.7)
    paw = Clay(c, (x - 60, y - 40, x + 50, y + 60), melt=3)
    paw.ball(x - 13, y + 2, 11, 10)
    for k in range(4):
        paw.limb([(x - 14 - 2 * k, y + 4 - 2 * k, 4.6), (x - 25 + 6 * k, y - 14 - abs(k - 1.5), 2.8)], n=6)
    c.form(paw.relief(), (0.74, 0.09, 20), rim=0.5, detail=0.85)


def _lights(c: Canvas) -> None:
    c.glow(_CX, _CY, 180, (0.96, 0.12, 82), 0.34)
    c.rays(_CX, _CY, [18, 48, 78, 102, 132, 162, 205, 232, 308, 335], 470, 90, (0.93, 0.13, 76), 0.2, 20)
    c.glow(428, 176, 52, (0.97, 0.1, 88), 0.75)
    c.glow(428, 176, 130, (0.93, 0.12, 78), 0.3)
    far_birds(c, [(640, 96, 26), (676, 78, 22), (704, 92, 18), (612, 70, 16)], (0.24, 0.07, 300))
    r = c.rng("motes")

    def motes(pen: Pen) -> None:
        for _ in range(70):
            a, d = float(r.uniform(0, 6.28)), 230 + abs(float(r.normal(0, 110)))
            pen.dot(
                _CX + math.cos(a) * d,
                _CY + math.sin(a) * d * 0.9,
                r.uniform(0.8, 2.2),
                (0.97, 0.1, 85),
                r.uniform(0.2, 0.8),
            )

    c.draw(motes, emission=0.7, detail=0.95, clip=c.full(smoothstep(440, 470, c.y)))
