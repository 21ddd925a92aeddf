"""At the far end of a long table under the vines one guest is a hole in the air, and bright sea lies in it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import foliage, leaves
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.motes import motes
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, circle, curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="A Toast",
    hero="long empty table under a vine arch; at its far end one guest, glass raised, is a gap showing open sea",
    idea="missing",
    place="orchard, Georgian hills",
    palette="rose and green",
    composition="interior through a window or arch",
    time="noon",
    symbols=("feast", "gap", "vine"),
    hidden="the gap's glass is half empty",
    readings=("absence", "emigrant", "forgiveness"),
    person=True,
)

FINISH = {"vignette": 0.4, "bloom": 0.6, "contrast": 0.2, "focus": Focus(400, 560, 270, 330, 0.55)}

_END = 786.0
"""Where the table's far end lies."""
_NEAR = 1016.0
"""Where its near end lies."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.0, -0.6, 0.6),
        key=(0.96, 0.06, 88),
        shade=(0.36, 0.06, 175),
        rim=(0.0, -1.0, 0),
        rim_colour=(0.95, 0.08, 95),
        bounce_share=0.0,
    )
    c.wash(
        [
            (0, (0.46, 0.08, 170)),
            (0.25, (0.55, 0.09, 160)),
            (0.48, (0.74, 0.09, 130)),
            (0.6, (0.64, 0.1, 138)),
            (0.75, (0.44, 0.1, 146)),
            (1, (0.3, 0.07, 155)),
        ]
    )
    _orchard(c)
    repaint(c, 0.8, seed="land", loose=1.2)
    c.fog(600, 770, (0.88, 0.06, 112), 0.3, cell=240)
    _table(c)
    repaint(c, 0.4, seed="table")
    _gap(c)
    c.lamps.append(Lamp(x=400, y=600, z=60, reach=170, colour=(0.95, 0.06, 95), power=0.75))
    _child(c)
    _chairs(c)
    _glasses(c)
    c.lamps.clear()
    _arch(c)
    repaint(c, 0.2, seed="last")
    _motes(c)


def _orchard(c: Canvas) -> None:
    """Hills and trees, plane behind plane, ever paler."""
    for k, (top, tone) in enumerate(((560.0, (0.66, 0.075, 150)), (610.0, (0.6, 0.085, 145)))):
        n = c.noise.at(f"hill{k}", c.x / 190, c.x * 0 + k, 1.0, 3)
        c.fill(c.full(smoothstep(-2, 2, c.y - top + 90 * (n - 0.4))), tone, 0.85, detail=0.1)
        c.fog(top, top + 110, (0.88, 0.07, 110), 0.6, cell=240)
    c.fill(c.full(smoothstep(660, 780, c.y)), (0.46, 0.1, 145), 0.85, detail=0.1)
    rows = (
        (690.0, 84.0, 0.62, (30, 118, 196, 610, 690, 772)),
        (730.0, 130.0, 0.34, (70, 190, 620, 740)),
        (800.0, 200.0, 0.08, (108, 700)),
    )
    for k, (y, size, share, places) in enumerate(rows):
        r = c.rng(f"row{k}")
        leaf = mix((0.36, 0.085, 150), (0.78, 0.08, 122), share)
        for place in places:
            x = place + float(r.normal(0, 8))
            trunk = limb([(x, y, size * 0.06), (x + 4, y - size * 0.4, size * 0.042), (x, y - size * 0.7, size * 0.03)])
            c.form(c.mask(trunk), mix((0.28, 0.05, 60), (0.76, 0.07, 120), share), detail=0.3)
            crown = [
                circle(
                    x + size * 0.5 * math.cos(q) * float(r.uniform(0.6, 1)),
                    y - size * 0.86 + size * 0.27 * math.sin(q),
                    size * float(r.uniform(0.22, 0.3)),
                )
                for q in np.linspace(0, 6.0, 9)
            ]
            m = c.mask(*crown, circle(x, y - size * 0.88, size * 0.34), wobble=size * 0.04, cell=size * 0.16)
            foliage(
                c, m, leaf, seed=f"tree{k}/{x:.0f}", size=4 + size * 0.03, spacing=2.4 + size * 0.014, clump=size * 0.2
            )
            if k:
                fx, fy = x + size * r.normal(0, 0.24, 12), y - size * (0.84 + r.normal(0, 0.13, 12))
                peach = np.repeat(mix((0.76, 0.13, 35), (0.82, 0.08, 90), share)[None], 12, 0).astype(np.float32)
                strew(c, "dot", fx, fy, 3 + size * 0.028, 0.0, peach, seed=f"fruit{k}{x:.0f}", detail=0.5)
        c.fog(y - size * 0.3, y + 50, (0.86, 0.07, 115), 0.42, cell=200)


def _table(c: Canvas) -> None:
    """A cloth down to the grass; only the light of the gap lies on it."""
    top = c.mask(polygon([(322, _END), (478, _END), (632, _NEAR), (168, _NEAR)]))
    skirt = curve(
        [
            (168, _NEAR, CORNER),
            (632, _NEAR, CORNER),
            (652, 1120),
            (664, 1176, CORNER),
            (540, 1190),
            (400, 1180),
            (260, 1192),
            (136, 1176, CORNER),
            (148, 1120),
        ]
    )
    side = polygon([(322, _END), (168, _NEAR), (136, 1176), (308, 846)])
    other = polygon([(478, _END), (632, _NEAR), (664, 1176), (492, 846)])
    drop = c.mask(skirt, side, other)
    c.shadow(drop, 0, 24, soft=26, share=0.8)
    hang = c.noise.at("hang", c.x / 34, c.y / 900, 1.0, 3)[drop.where]
    dark = np.asarray(0.34 + 0.5 * (hang - 0.5) - 0.1 * smoothstep(1040, 1180, c.y[drop.where]), np.float32)
    cloth = ramp([(0, (0.32, 0.06, 180)), (0.35, (0.5, 0.055, 170)), (0.7, (0.82, 0.05, 120)), (1, (0.98, 0.03, 95))])
    c.fill(drop, pick(cloth, dark), detail=0.2)
    d = (c.y - _END) / (_NEAR - _END)
    lane = np.exp(-(((c.x - 400) / (60 + 130 * d)) ** 2))
    glow = np.clip(1.15 - 0.62 * d, 0, 1) * lane
    fold = 0.06 * (c.noise.at("cloth", (c.x - 400) / (60 + 200 * d), c.y / 200, 1.0, 3) - 0.5)
    t = np.clip(0.3 + 0.72 * glow + fold, 0, 1)
    c.fill(top, pick(cloth, np.asarray(t, np.float32)), detail=0.25)
    c.screen(
        c.mask(polygon([(168, _NEAR - 3), (632, _NEAR - 3), (634, _NEAR + 3), (166, _NEAR + 3)]), soft=1.5),
        (0.9, 0.05, 110),
        0.4,
    )
    c.screen(
        c.mask(polygon([(322, _END), (478, _END), (486, _END + 8), (314, _END + 8)]), soft=2), (0.97, 0.04, 95), 0.7
    )


def _guest() -> tuple[Path, ...]:
    """A standing man in a hat, his glass raised."""
    torso = curve(
        [
            (376, 490),
            (336, 510),
            (300, 538),
            (306, 620),
            (322, 700),
            (314, 800, CORNER),
            (488, 800, CORNER),
            (480, 700),
            (494, 610),
            (502, 548),
            (466, 512),
            (424, 490),
        ]
    )
    return (
        torso,
        oval(400, 428, 45, 58),
        limb([(400, 470, 25), (400, 520, 34)]),
        curve([(356, 402, CORNER), (360, 366), (374, 342), (400, 350), (426, 342), (440, 366), (444, 402, CORNER)]),
        oval(400, 402, 88, 15, -3),
        limb([(478, 556, 38), (532, 574, 30), (574, 520, 25), (578, 448, 19), (570, 398, 15)], 30),
        limb([(562, 404, 15), (574, 382, 17), (580, 372, 12)]),
        limb([(322, 566, 36), (296, 640, 36), (292, 704, 34), (304, 760, 30), (318, 800, 24)], 30),
        *_glass(578, 396, 1.0),
    )


def _glass(x: float, y: float, s: float) -> tuple[Path, ...]:
    bowl = curve(
        [
            (x - 25 * s, y - 128 * s, CORNER),
            (x - 32 * s, y - 96 * s),
            (x - 20 * s, y - 66 * s),
            (x, y - 56 * s),
            (x + 20 * s, y - 66 * s),
            (x + 32 * s, y - 96 * s),
            (x + 25 * s, y - 128 * s, CORNER),
        ]
    )
    return bowl, limb([(x, y - 60 * s, 4 * s), (x, y, 4 * s)]), oval(x, y + 2 * s, 22 * s, 5 * s)


def _gap(c: Canvas) -> None:
    """Sky, sun and sea where a guest should be."""
    m = c.mask(*_guest()) & c.full(smoothstep(_END + 2, _END - 2, c.y))
    c.glow(400, 560, 250, (0.97, 0.07, 95), 0.5)
    c.screen(m.blur(26), (0.97, 0.06, 95), 0.55)
    line = 560.0
    sky = ramp([(0, (0.62, 0.12, 240)), (0.4, (0.76, 0.1, 225)), (0.75, (0.88, 0.06, 205)), (1, (0.95, 0.05, 100))])
    t = np.asarray((c.y - 270) / (line - 270), np.float32)
    c.fill(m, pick(sky, t), detail=0.9)
    down = np.clip((c.y - line) / 210, 0, 1)
    wave = c.noise.at("wave", c.x / (10 + 60 * down), np.log(np.maximum(c.y - line, 1) + 6) * 9, 1.0, 3) - 0.5
    sea = ramp([(0, (0.9, 0.05, 195)), (0.2, (0.7, 0.1, 205)), (0.6, (0.52, 0.11, 218)), (1, (0.36, 0.09, 232))])
    water = m & c.full(smoothstep(line - 0.6, line + 0.6, c.y))
    c.fill(water, pick(sea, np.asarray(down + 0.35 * wave, np.float32)), detail=0.9)
    spark = np.exp(-(((c.x - 362) / (16 + 70 * down)) ** 2)) * smoothstep(-0.08, 0.2, wave)
    c.screen(water * np.asarray(spark, np.float32), (0.99, 0.05, 92), 0.95)
    sun = c.mask(circle(362, 522, 20)) & m
    c.fill(sun, (0.995, 0.02, 95), detail=0.95)
    c.emit(m, 0.28)
    c.emit(sun, 0.7)

    def boat(pen: Pen) -> None:
        pen.fill(
            curve([(420, 566, CORNER), (470, 564, CORNER), (460, 580, CORNER), (430, 580, CORNER)]), (0.4, 0.12, 20)
        )
        pen.fill(curve([(444, 498, CORNER), (470, 540), (476, 558, CORNER), (445, 560, CORNER)]), (0.98, 0.03, 60))
        pen.fill(curve([(441, 508, CORNER), (426, 542), (422, 558, CORNER), (440, 560, CORNER)]), (0.9, 0.09, 15))

        for x, y, q in ((418.0, 505.0, 11.0), (440.0, 494.0, 8.0), (330.0, 540.0, 7.0)):
            pen.stroke([(x - q, y - q * 0.4), (x - q * 0.4, y - q * 0.5), (x, y)], (0.99, 0.01, 90), 2.2)
            pen.stroke([(x + q, y - q * 0.5), (x + q * 0.4, y - q * 0.5), (x, y)], (0.99, 0.01, 90), 2.2)

    c.draw(boat, relief=1.5, detail=0.95)
    wine = c.mask(*_glass(578, 396, 0.86)[:1]).move(0, -4) & c.full(smoothstep(301, 303, c.y))
    c.fill(wine, (0.58, 0.18, 12), detail=0.95)
    c.screen(wine.edge(2, -1, 0.8), (0.9, 0.1, 20), 0.8)
    # A hole has an edge: shadow inside it above and left, light on its lower lip.
    c.multiply(m.edge(-5, -5, 2.0), (0.34, 0.07, 200), 0.5)
    c.screen(m.edge(3, 3, 1.0), (0.98, 0.04, 95), 0.7)


def _chair(c: Canvas, x: float, y: float, s: float, turn: float) -> None:
    """One ladder-back chair whose seat is at (x, y); `turn` leans its back away from the table."""
    w, h = 70 * s, 165 * s
    legs = [
        limb([(x + k * w / 2, y + 95 * s + k * turn * 12 * s, 5 * s), (x + k * w / 2 + turn * 8 * s, y - h, 5.5 * s)])
        for k in (-1, 1)
    ]
    rails = [
        limb(
            [
                (x - w / 2 + turn * 6 * s, y - h * u, 6 * s),
                (x + turn * 6 * s, y - h * (u + 0.035), 9 * s),
                (x + w / 2 + turn * 6 * s, y - h * u, 6 * s),
            ]
        )
        for u in (0.92, 0.66, 0.4)
    ]
    seat = polygon(
        [(x - w * 0.56, y - 6 * s), (x + w * 0.56, y - 6 * s), (x + w * 0.6, y + 10 * s), (x - w * 0.6, y + 10 * s)]
    )
    m = c.mask(*legs, *rails, seat)
    c.shadow(m, 4, 8, soft=6, share=0.4)
    c.form(m, (0.32, 0.06, 40), thickness=8 * s, rim=0.9, detail=0.7)


def _chairs(c: Canvas) -> None:
    """Empty chairs, drawn up on both sides, and one for us."""
    for x, y, s, turn in ((556.0, 872.0, 0.62, 0.4), (640.0, 984.0, 0.95, 0.6), (146.0, 1000.0, 0.98, -0.6)):
        _chair(c, x, y, s, turn)


def _glasses(c: Canvas) -> None:
    """Glasses and plates stand untouched; each holds a spark of the sea."""

    def work(pen: Pen) -> None:
        for x, y, s in ((342.0, 826.0, 0.34), (468.0, 834.0, 0.36), (272.0, 934.0, 0.56), (540.0, 944.0, 0.58)):
            way = 1 if x > 400 else -1
            pen.fill(oval(x - way * 52 * s, y + 6 * s, 46 * s, 12 * s), (0.62, 0.05, 160), 0.8)
            pen.fill(oval(x - way * 52 * s, y + 2 * s, 46 * s, 12 * s), (0.95, 0.03, 100), 0.9)
            pen.fill(oval(x - way * 52 * s, y + 3 * s, 32 * s, 7.5 * s), (0.8, 0.05, 130), 0.8)
            for path in _glass(x, y, s):
                pen.fill(path, (0.95, 0.04, 140), 0.5)
            pen.stroke([(x - way * 24 * s, y - 124 * s), (x - way * 26 * s, y - 84 * s)], (0.99, 0.02, 95), 3.4 * s)

    c.draw(work, detail=0.85)


def _child(c: Canvas) -> None:
    """A small girl from behind, who lifts her own glass to it."""
    who = Person(
        age="child",
        girth=0.95,
        skin=(0.68, 0.08, 50),
        hair=(0.24, 0.05, 40),
        hair_style="braids",
        top=(0.64, 0.18, 12),
        bottom=(0.64, 0.18, 12),
        dress="gown",
        hem=0.62,
        sleeves="short",
    )
    j = joints(who, Pose(arm_near=(150, 12), arm_far=(10, 6), head=3), 226, 930, 200, view="back")
    c.multiply(c.mask(oval(220, 932, 54, 11), soft=6), c.palette.deep, 0.7)
    paint_person(c, who, j)
    x, y = j.hand_near

    def cup(pen: Pen) -> None:
        pen.fill(polygon([(x - 6, y - 22), (x + 8, y - 22), (x + 6, y), (x - 4, y)]), (0.93, 0.05, 90), 0.9)

    c.draw(cup, relief=2, detail=0.9)
    c.glow(x, y - 12, 13, (0.97, 0.06, 95), 0.5)


def _arch(c: Canvas) -> None:
    """Vine leaves close over the table like a doorway, dark against the light."""
    hole = c.mask(
        curve(
            [
                (92, 1320, CORNER),
                (84, 900),
                (84, 560),
                (132, 300),
                (250, 154),
                (400, 112),
                (550, 154),
                (668, 300),
                (716, 560),
                (716, 900),
                (708, 1320, CORNER),
            ]
        ),
        wobble=26,
        cell=54,
    )
    ring: Mask = c.full() - hole
    c.multiply(ring.blur(34), (0.3, 0.06, 165), 0.55)
    foliage(c, ring, (0.31, 0.07, 155), seed="vine", size=21, spacing=9, thickness=46, clump=52, detail=0.3)
    inner = ring - ring.grow(-26)
    leaves(
        c,
        c.relief(ring, 40),
        (0.5, 0.11, 138),
        -1.57,
        seed="lit",
        length=(14, 26),
        spacing=17,
        spread=1.6,
        detail=0.4,
    )
    c.screen(inner.blur(6), (0.82, 0.13, 118), 0.38)
    away = np.hypot((c.x - 400) / 330, (c.y - 600) / 520)
    c.multiply(ring * np.asarray(smoothstep(0.9, 1.35, away), np.float32), (0.22, 0.05, 170), 0.8)
    r = c.rng("blossom")
    a = r.uniform(math.pi * 0.95, math.pi * 2.05, 46)
    x, y = 400 + np.cos(a) * (325 + r.normal(0, 16, 46)), 470 + np.sin(a) * (345 + r.normal(0, 18, 46))
    pink = np.stack([mix((0.9, 0.07, 10), (0.7, 0.15, 8), float(t)) for t in r.random(46)]).astype(np.float32)
    strew(c, "petal", x, y, r.uniform(11, 26, 46), r.uniform(0, 6, 46), pink, seed="roses", detail=0.75)


def _motes(c: Canvas) -> None:
    motes(
        c,
        c.rng("motes"),
        70,
        lambda r: (400 + r.normal(0, 150), 560 + r.normal(0, 190)),
        (0.98, 0.06, 95),
        emission=0.5,
    )
    c.glow(362, 522, 60, (0.98, 0.06, 92), 0.5)
