"""Parts of Second Thoughts: the flytrap's two lobes, the cottage between them, a smaller trap that is shut."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, pick, ramp, smoothstep
from art.painting.light import Lamp
from art.painting.materials import smoke
from art.painting.motifs.buildings import arch, house
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, limb, oval, sample

LEFT, RIGHT = (112.0, 512.0), (690.0, 448.0)
_BACK = ((112.0, 512.0), (118.0, 414.0), (186.0, 300.0), (330.0, 226.0), (500.0, 214.0), (632.0, 296.0), (690.0, 448.0))
"""The upper lobe's rim, from left to right."""
_FRONT = (
    (112.0, 512.0),
    (178.0, 582.0),
    (294.0, 630.0),
    (420.0, 634.0),
    (548.0, 594.0),
    (642.0, 524.0),
    (690.0, 448.0),
)
"""The lower lobe's rim."""
_LEAF: Colour = (0.5, 0.11, 140)
_HEART = (404.0, 560.0)


def _spine(
    root: tuple[float, float], way: float, long: float, bend: float, thick: float
) -> list[tuple[float, float, float]]:
    """Return a tooth: it starts along `way` (degrees) and bends by `bend` towards its tip."""
    out = []
    x, y, a = root[0], root[1], math.radians(way)
    for k in range(7):
        out.append((x, y, thick * (1 - k / 6.4) ** 0.8 + 0.4))
        x, y = x + math.cos(a) * long / 6, y + math.sin(a) * long / 6
        a += math.radians(bend) / 6
    return out


def _teeth(c: Canvas, rim: tuple[tuple[float, float], ...], n: int, upper: bool, seed: str) -> None:
    pts = sample(rim, 121)
    d = np.gradient(pts, axis=0)
    r = c.rng(seed)
    for k in range(n):
        t = (k + 0.5 + 0.14 * float(r.normal(0, 1))) / n
        i = int(np.clip(t * 120, 2, 118))
        x, y = float(pts[i, 0]), float(pts[i, 1])
        side = (t - 0.5) * 2
        if upper:
            way = math.degrees(math.atan2(-d[i, 0], d[i, 1]))  # outwards
            spine = _spine(
                (x, y),
                way,
                (172 - 60 * abs(side)) * float(r.uniform(0.8, 1.12)),
                46 * side + float(r.normal(0, 6)),
                8.4,
            )
        else:
            way = -90 + 62 * side + float(r.normal(0, 4))
            long = (84 + 84 * abs(side)) * float(r.uniform(0.9, 1.1))
            spine = _spine((x, y - 3), way, long, -52 * side, 8.4)
        m = c.mask(limb(spine))
        if not upper:
            c.shadow(m, 4, 5, soft=5, share=0.3)
        tone = mix((0.68, 0.12, 122), (0.84, 0.1, 50), float(r.uniform(0.1, 0.6)))
        c.form(m, tone, rim=0.9, gloss=0.2, mottle=0.04, detail=0.75)


def leaf_stem(c: Canvas) -> None:
    """The stem with its broad winged foot, behind everything that it bears."""
    for pts, tone in (
        (
            [(420, 1130, CORNER), (330, 1010), (262, 960), (176, 950, CORNER), (240, 1030), (330, 1110)],
            (0.4, 0.095, 150),
        ),
        (
            [(440, 1130, CORNER), (520, 1030), (580, 1004), (656, 1016, CORNER), (590, 1070), (520, 1120)],
            (0.36, 0.09, 155),
        ),
    ):
        m = c.mask(curve(pts))
        c.form(m, tone, thickness=22, rim=0.8, detail=0.6)
    stem = c.mask(
        limb([(412, 690, 30), (424, 760, 20), (436, 860, 17), (436, 960, 19), (428, 1060, 25), (424, 1140, 38)])
    )
    c.form(stem, (0.46, 0.105, 142), rim=0.8, gloss=0.15, mottle=0.1, detail=0.65)
    c.multiply(stem & c.full(smoothstep(830, 700, c.y)), (0.28, 0.06, 170), 0.6)


def inside(c: Canvas) -> None:
    """The upper lobe, seen from within: rose that glows where the cottage lights it, crimson towards the rim."""
    _teeth(c, _BACK, 17, True, "upper")
    bowl = c.mask(curve([*_BACK[:-1], (*RIGHT, CORNER), *_FRONT[-2:0:-1]], pull=0.36))
    rim = c.mask(curve([*_BACK[:-1], (*RIGHT, CORNER), *_FRONT[-2:0:-1]], pull=0.36)).grow(9)
    c.shadow(rim, 0, 10, soft=18, share=0.35)
    c.form(rim, (0.62, 0.12, 128), thickness=12, rim=0.9, detail=0.7)
    at = bowl.where
    x, y = c.x[at], c.y[at]
    away = np.hypot((x - _HEART[0] - 10) / 330, (y - _HEART[1] + 20) / 350)
    deep = bowl.blur(34).on(bowl.box)
    angle = np.arctan2(y - 700, x - _HEART[0])
    veins = np.sin(angle * 46 + 3 * (c.field("veins", 60, 3)[at] - 0.5)) * smoothstep(0.25, 0.8, away)
    t = 1.16 - 0.95 * away + 0.025 * veins - 0.5 * (1 - deep) + 0.1 * (c.field("flesh", 120, 4)[at] - 0.5)
    rose = ramp(
        [
            (0, (0.32, 0.12, 8)),
            (0.2, (0.46, 0.16, 14)),
            (0.42, (0.6, 0.165, 18)),
            (0.64, (0.76, 0.14, 30)),
            (0.82, (0.9, 0.11, 55)),
            (1, (0.97, 0.07, 80)),
        ]
    )
    c.fill(bowl, pick(rose, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.6)
    c.screen(bowl.edge(0, -6, 3), (0.9, 0.1, 30), 0.3)
    c.emit(bowl * np.asarray(smoothstep(0.55, 1.0, t), np.float32), 0.4)
    r = c.rng("dew")

    def dew(pen: Pen) -> None:
        for _ in range(90):
            a, q = float(r.uniform(math.pi * 1.03, math.pi * 1.97)), float(r.uniform(0.45, 0.93))
            px, py = 404 + math.cos(a) * 290 * q, 500 + math.sin(a) * 290 * q
            s = float(r.uniform(1.2, 2.8))
            pen.dot(px, py, s, (0.46, 0.15, 8), 0.7)
            pen.dot(px - s * 0.3, py - s * 0.4, s * 0.45, (0.97, 0.05, 50), 0.9)

    c.draw(dew, detail=0.7, clip=bowl)
    c.lamps.append(Lamp(x=_HEART[0], y=_HEART[1] - 30, z=70, reach=150, colour=(0.94, 0.12, 75), power=0.5))


def home(c: Canvas) -> None:
    """The cottage on a bit of lawn, its smoke, a washing line to one of the teeth."""
    x, y = _HEART
    c.glow(x, y - 40, 150, (0.97, 0.1, 72), 0.4)
    smoke(
        c,
        [
            (x + 40, y - 128, 6),
            (x + 52, y - 190, 11),
            (x + 30, y - 270, 18),
            (x + 70, y - 370, 30),
            (x + 50, y - 470, 46),
        ],
        (0.95, 0.04, 50),
        seed="smoke",
        alpha=0.34,
    )
    lawn = c.mask(
        curve(
            [
                (x - 190, y + 22),
                (x - 90, y - 2),
                (x + 60, y - 6),
                (x + 180, y + 8),
                (x + 150, y + 90),
                (x - 160, y + 90),
            ]
        )
    )
    c.shadow(lawn, 0, -8, soft=12, share=0.4)
    c.form(lawn, (0.5, 0.11, 135), thickness=26, mottle=0.12, grain=8, detail=0.5)
    house(
        c,
        x - 14,
        y + 16,
        124,
        84,
        wall=(0.66, 0.075, 45),
        roof=(0.34, 0.085, 162),
        pitch=0.72,
        windows=((-0.3, 0.5), (0.3, 0.5)),
        seed="home",
        glow=0.6,
    )
    door = c.mask(arch(x - 16, y + 16, 21, 36))
    c.fill(door, (0.97, 0.1, 82), detail=0.95)
    c.emit(door, 0.6)
    c.glow(x - 16, y + 4, 34, (0.96, 0.13, 75), 0.8)
    for q in (-0.3, 0.3):
        c.glow(x - 14 + q * 124, y - 36, 22, (0.96, 0.14, 75), 0.9)

    def washing(pen: Pen) -> None:
        pen.stroke([(x + 66, y - 60), (x + 130, y - 44), (x + 196, y - 74)], (0.95, 0.03, 80), 1.4)
        for px, py, w, h, tone in (
            (x + 92.0, y - 53.0, 15.0, 22.0, (0.97, 0.02, 80)),
            (x + 116.0, y - 47.0, 12.0, 16.0, (0.56, 0.1, 190)),
            (x + 138.0, y - 48.0, 17.0, 26.0, (0.97, 0.03, 60)),
        ):
            pen.fill(
                curve(
                    [(px, py, CORNER), (px + w, py, CORNER), (px + w + 2, py + h, CORNER), (px + 1, py + h + 1, CORNER)]
                ),
                tone,
            )

    c.draw(washing, relief=1, detail=0.85)
    for px, py, q in ((x - 112, y + 14, 24.0), (x - 84, y + 20, 16.0), (x + 104, y + 14, 20.0)):
        m = c.mask(circle(px, py, q), wobble=3, cell=8)
        c.form(m, (0.42, 0.1, 145), mottle=0.2, grain=5, detail=0.6)


def front(c: Canvas) -> None:
    """The lower lobe from outside, its teeth before the lawn, and the rope ladder over its lip."""
    low = [
        (*LEFT, CORNER),
        *_FRONT[1:-1],
        (*RIGHT, CORNER),
        (674, 560),
        (606, 664),
        (510, 728),
        (412, 744),
        (300, 722),
        (190, 660),
        (128, 584),
    ]
    m = c.mask(curve(low, pull=0.36))
    at = m.where
    c.shadow(m, 0, -10, soft=14, share=0.45)
    dx, dy = c.x[at] - 412, c.y[at] - 560
    ribs = 2.4 * np.sin(np.arctan2(dx, 210 - dy * 0.2) * 26) * smoothstep(0, 60, dy)
    body = c.relief(m, 90)
    c.form(body, _LEAF, bump=np.asarray(ribs, np.float32), rim=0.7, gloss=0.18, mottle=0.1, grain=30, detail=0.6)
    c.multiply(m & c.full(smoothstep(640, 760, c.y)), (0.3, 0.07, 175), 0.55)
    lip = c.mask(limb([(p[0], p[1], 9 if 0 < i < 6 else 5) for i, p in enumerate(_FRONT)], n=90))
    blush = lip.blur(16) & m
    c.glaze(blush, (0.72, 0.15, 20), 0.7)
    _teeth(c, _FRONT, 15, False, "lower")
    c.form(lip, (0.7, 0.12, 115), rim=0.9, gloss=0.2, detail=0.7)
    _ladder(c)


def _ladder(c: Canvas) -> None:
    a = sample([(282.0, 612.0), (272.0, 650.0), (264.0, 760.0), (276.0, 880.0), (262.0, 1000.0), (268.0, 1112.0)], 60)

    def work(pen: Pen) -> None:
        rope, rung = (0.86, 0.07, 80), (0.6, 0.09, 60)
        for s in (-13, 13):
            pen.stroke([(float(p[0]) + s, float(p[1])) for p in a[::6]], rope, 2.6)
        for i in range(3, 60, 2):
            px, py = float(a[i, 0]), float(a[i, 1])
            pen.stroke([(px - 15, py - 1), (px + 15, py + 1)], rung, 4)

    c.draw(work, relief=2, detail=0.85)


def closed_trap(c: Canvas, x: float, y: float, q: float) -> None:
    """A smaller one, shut: light in its seam, and a chimney that still smokes."""
    stem = c.mask(
        limb([(x, y + q * 0.5, q * 0.16), (x - q * 0.1, y + q * 1.6, q * 0.12), (x - q * 1.2, y + q * 3.9, q * 0.2)])
    )
    c.form(stem, (0.38, 0.09, 155), rim=0.6, detail=0.5)
    smoke(
        c,
        [(x + q * 0.3, y - q * 1.0, 3), (x + q * 0.42, y - q * 1.7, 7), (x + q * 0.2, y - q * 2.5, 13)],
        (0.95, 0.04, 50),
        seed="thread",
        alpha=0.4,
    )
    pot = c.mask(limb([(x + q * 0.26, y - q * 0.4, q * 0.1), (x + q * 0.3, y - q * 0.95, q * 0.1)]))
    c.form(pot, (0.55, 0.13, 25), rim=0.5, detail=0.8)
    back = c.mask(oval(x + 4, y - q * 0.12, q * 0.98, q * 0.66, -8))
    c.form(back, (0.42, 0.1, 150), rim=0.7, detail=0.6)
    glow = c.mask(oval(x, y - q * 0.28, q * 0.92, q * 0.15, -8), soft=2)
    c.fill(glow, (0.95, 0.12, 75), detail=0.8)
    c.emit(glow, 0.6)
    c.glow(x, y - q * 0.34, q * 0.6, (0.92, 0.13, 65), 0.5)
    lobe = c.mask(
        curve(
            [
                (x - q, y - q * 0.12, CORNER),
                (x - q * 0.4, y - q * 0.22),
                (x + q * 0.4, y - q * 0.32),
                (x + q * 0.97, y - q * 0.36, CORNER),
                (x + q * 0.9, y + q * 0.3),
                (x + q * 0.1, y + q * 0.72),
                (x - q * 0.8, y + q * 0.4),
            ]
        )
    )
    c.form(lobe, (0.48, 0.11, 142), rim=0.7, gloss=0.15, mottle=0.1, detail=0.65)
    r = c.rng("small")

    def bars(pen: Pen) -> None:
        for k in range(11):
            t = (k + 0.5) / 11 * 2 - 1
            px, py = x + t * q * 0.94, y - q * 0.24 - t * q * 0.12
            up = -1 if k % 2 else 0.6
            pen.stroke(
                [
                    (px, py + 4),
                    (px + q * 0.05, py + up * q * 0.2),
                    (px + q * 0.02 + float(r.normal(0, 2)), py + up * q * 0.5),
                ],
                (0.7, 0.11, 115),
                3.6,
            )

    c.draw(bars, relief=2, detail=0.75)
