"""A barn owl flies down a ride of winter trees by night; it carries a small lit house in its claws."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.pen import Pen
from art.painting.shapes import Path, limb
from art.painting.strokes import repaint

from .house import GRIP, cottage
from .owl import LAMP, feet, owl

BRIEF = Brief(
    title="Careful Now",
    hero="barn owl flying towards us with a tiny lit house in its claws, wings spread in a bank between winter trees",
    idea="carried by",
    place="wood, ride between beeches",
    palette="indigo moon",
    composition="deep tunnel",
    time="night",
    symbols=("owl", "house", "mist"),
    hidden="a mouse at the upper window, and its garden gate trailing on a rope",
    readings=("eviction", "guardian", "trust"),
)
FINISH = {"vignette": 0.3, "bloom": 0.5, "saturation": 1.08, "contrast": 0.14, "focus": Focus(400, 620, 400, 460, 0.3)}

_GONE = (470.0, 700.0)
"""Where the ride's lines meet."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.02, 0.75, 0.5),
        key=(0.97, 0.07, 82),
        shade=(0.36, 0.12, 280),
        rim=(0.0, 1.0, 0),
        rim_colour=(0.95, 0.11, 78),
        bounce=(0.6, 0.1, 265),
        bounce_share=0.05,
    )
    _air(c)
    _floor(c)
    for k, (near, n) in enumerate(((0.13, 15), (0.2, 12), (0.29, 10), (0.42, 8))):
        _rank(c, near, n, k)
        c.fog(500 - 40 * k, 900 + 30 * k, (0.7 - 0.06 * k, 0.095, 256), 0.62 - 0.09 * k, 170)
        if k == 1:
            c.glow(640, 600, 170, (0.86, 0.06, 230), 0.6, 1.3)
            c.glow(190, 640, 90, (0.8, 0.07, 238), 0.35, 1.5)
    repaint(c, 0.6, seed="wood")
    _rank(c, 0.66, 4, 4)
    repaint(c, 0.3, seed="near", loose=0.7)
    c.fog(820, 1090, (0.6, 0.1, 262), 0.42, 150)
    _pool(c)
    owl(c, GRIP)
    cottage(c)
    feet(c, GRIP)
    _trunk(c)
    _drift(c)


def _far(c: Canvas) -> Array:
    return np.asarray(np.hypot(c.x - LAMP[0], (c.y - LAMP[1]) * 0.92), np.float32)


def _air(c: Canvas) -> None:
    """The ride's end: a cold breath of mist, deepest overhead."""
    d = np.hypot((c.x - _GONE[0]) / 330, (c.y - _GONE[1] + 150) / 560)
    n = 0.16 * (c.field("air", 160, 4, (1.4, 1.0)) - 0.5)
    table = ramp(
        [
            (0.86, 0.06, 232),
            (0.74, 0.09, 245),
            (0.58, 0.115, 257),
            (0.47, 0.12, 264),
            (0.37, 0.11, 269),
            (0.3, 0.095, 273),
        ]
    )
    c.fill(c.full(), pick(table, np.asarray(np.clip(d * 0.68 + n, 0, 1), np.float32)), detail=0.1)


def _floor(c: Canvas) -> None:
    """Thin snow on the ride, ribbed with roots and old tracks."""
    v = np.clip((c.y - _GONE[1]) / (1200 - _GONE[1]), 0.004, 1)
    u = (c.x - _GONE[0]) / v / 300
    n = c.noise.at("snow", u * 2.2, 3.2 / v, 1.0, 4) - 0.5
    track = sum(np.exp(-(((u - s + 0.16 * np.sin(5 / (v + 0.3))) / 0.13) ** 2)) for s in (-0.5, 0.5))
    lit = np.exp(-(((c.x - LAMP[0]) / 250) ** 2 + ((c.y - 1120) / 100) ** 2))
    t = (
        0.3
        + 0.24 * n
        - 0.12 * np.asarray(track)
        + 0.6 * lit * (0.86 + 0.6 * n)
        - 0.2 * np.abs(u) * smoothstep(0.1, 0.6, v)
    )
    table = ramp(
        [
            (0.2, 0.085, 276),
            (0.33, 0.115, 270),
            (0.47, 0.12, 268),
            (0.6, 0.1, 290),
            (0.78, 0.09, 55),
            (0.93, 0.1, 80),
            (0.98, 0.05, 90),
        ]
    )
    ground = c.full(smoothstep(-0.01, 0.05, v - 0.02))
    c.fill(ground, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.2)


def _rank(c: Canvas, near: float, n: int, k: int) -> None:
    """Trees at one distance on both sides; boughs reach over the ride until they meet."""
    r = c.rng(f"rank{k}")
    foot = _GONE[1] + 470 * near
    trunks: list[Path] = []
    boughs: list[Path] = []

    def grow(x: float, y: float, a: float, long: float, w: float, level: int) -> None:
        b = a + float(r.normal(0, 0.18))
        mx, my = x + math.cos(a) * long * 0.5, y + math.sin(a) * long * 0.5
        ex, ey = mx + math.cos(b) * long * 0.5, my + math.sin(b) * long * 0.5
        boughs.append(limb([(x, y, w), (mx, my, w * 0.8), (ex, ey, w * 0.6)], 10))
        if level == 0 or w < 0.5:
            return
        for s in (-1, 1) if level > 1 else (-1, 0, 1):
            grow(
                ex,
                ey,
                b + s * float(r.uniform(0.25, 0.6)) + 0.04,
                long * float(r.uniform(0.6, 0.82)),
                w * 0.6,
                level - 1,
            )

    for i in range(n):
        side = -1 if i % 2 else 1
        row = i // 2
        x = _GONE[0] + side * (330 + 300 * row + float(r.normal(0, 60))) * near - 70 * near
        y = foot + float(r.normal(0, 14)) * near
        w = 46 * near * float(r.uniform(0.75, 1.2))
        tall = max(1500 * near, foot + 60) if near > 0.15 else 1500 * near
        lean = -side * float(r.uniform(0.02, 0.09))
        top = (x + lean * tall, y - tall)
        mid = (x + lean * tall * 0.4 + float(r.normal(0, 10)) * near, y - tall * 0.45)
        trunks.append(
            limb(
                [
                    (x + side * w * 0.1, y + w * 0.2, w * 1.22),
                    (x, y - w * 1.8, w * 0.96),
                    (*mid, w * 0.8),
                    (*top, w * 0.4),
                ],
                40,
            )
        )
        trunks += [
            limb(
                [
                    (x, y - w * 1.2, w * 0.5),
                    (x + s * w * 1.7, y + w * (0.5 + 0.25 * s), w * 0.4),
                    (x + s * w * 3.2, y + w * (0.9 + 0.4 * s), w * 0.1),
                ],
                12,
            )
            for s in (-1.0, 1.0)
        ]
        if row < 2:
            for place in (0.36, 0.5, 0.64, 0.8)[: 4 if near < 0.4 else 2]:
                t = place + float(r.uniform(-0.04, 0.04))
                bx, by = x + lean * tall * t, y - tall * t
                inward = math.pi if side > 0 else 0.0
                up = 0.5 + float(r.uniform(-0.25, 0.3))
                grow(bx, by, inward + side * up, 190 * near * float(r.uniform(0.7, 1.15)), w * 0.36, 4)
            grow(
                x + lean * tall * 0.5,
                y - tall * 0.5,
                (0.0 if side > 0 else math.pi) - side * 0.6,
                130 * near,
                w * 0.25,
                3,
            )
    m = c.mask(*trunks, *boughs, wobble=1.6 * near + 0.4, cell=18)
    cold: Colour = mix((0.6, 0.1, 256), (0.2, 0.08, 274), min(1.0, near * 1.35) ** 0.8)
    seen: Colour = mix(cold, (0.2, 0.08, 275), 0.3)
    at = m.where
    bark = c.noise.at("bark", c.x / (7 + 9 * near), c.y / (60 + 60 * near), 1.0, 3)[at] - 0.5
    relief = c.relief(m, 200 * near, 6)
    toward = np.clip((relief.nx * (LAMP[0] - c.x[at]) + relief.ny * (LAMP[1] - c.y[at])) / (_far(c)[at] + 1), 0, 1)
    fall = 1 / (1 + (_far(c)[at] / (230 + 200 * near)) ** 2.6)
    table = ramp(
        [
            (0.0, seen),
            (0.22, mix(seen, (0.42, 0.12, 310), 0.5)),
            (0.5, (0.54, 0.115, 30)),
            (0.8, (0.7, 0.115, 58)),
            (1.0, (0.86, 0.1, 76)),
        ]
    )
    lit = np.clip((0.08 + 1.05 * toward**1.3) * fall * (1 + 1.6 * bark) * (0.62 + 0.12 * near) + 0.1 * bark, 0, 1)
    c.fill(m, pick(table, np.asarray(lit, np.float32)), detail=0.3 + 0.2 * near)
    sky = m.edge(0, -2.5, 1.2)
    c.screen(sky * np.asarray(smoothstep(700, 200, c.y), np.float32), (0.6, 0.1, 258), 0.3 * (1.1 - near))


def _pool(c: Canvas) -> None:
    """Mist below the house, gold where its light falls."""
    c.glow(LAMP[0], LAMP[1] + 20, 250, (0.7, 0.14, 60), 0.5)
    c.fog(960, 1130, (0.86, 0.1, 74), 0.0, 90)
    n = c.field("pool", 120, 5, (2.6, 1.0))
    near = np.exp(-(((c.x - LAMP[0]) / 290) ** 2 + ((c.y - 1120) / 62) ** 2))
    c.screen(np.asarray(np.clip(near * (0.25 + 1.2 * n), 0, 1), np.float32), (0.86, 0.12, 72), 0.62)
    cold = np.exp(-(((c.y - 1020) / 90) ** 2)) * smoothstep(150, 420, np.abs(c.x - LAMP[0]))
    c.glaze(np.asarray(cold * n * 0.6, np.float32), (0.5, 0.115, 268), 1.0)
    c.multiply(
        np.asarray(np.exp(-(((c.x - LAMP[0]) / 90) ** 2 + ((c.y - 1150) / 14) ** 2)), np.float32),
        (0.42, 0.12, 40),
        0.45,
    )


def _trunk(c: Canvas) -> None:
    """The nearest beech stands before the far wing; the windows light its bark as they pass."""
    r = c.rng("trunk")
    m = c.mask(
        limb(
            [
                (-8, 1240, 150),
                (22, 1120, 92),
                (34, 960, 66),
                (26, 720, 58),
                (12, 420, 56),
                (-6, 120, 50),
                (-20, -40, 48),
            ],
            80,
        ),
        limb([(40, 1130, 60), (120, 1176, 34), (196, 1210, 16)], 20),
        limb([(10, 330, 36), (70, 236, 26), (150, 170, 17), (236, 138, 10), (318, 122, 4)], 40),
        limb([(150, 170, 13), (196, 92, 8), (222, 30, 5), (232, -20, 4)], 24),
        limb([(236, 138, 7), (290, 160, 4), (336, 196, 2)], 16),
        wobble=3,
        cell=24,
    )
    c.shadow(m, 14, 6, 16, 0.35)
    at = m.where
    relief = c.relief(m, 150, 6)
    fine = c.noise.at("bark", c.x / 13, c.y / 90, 1.0, 4)[at] - 0.5
    crack = 1 - np.abs(2 * c.noise.at("crack", c.x / 22, c.y / 120, 1.0, 3)[at] - 1)
    body = relief.bumped(np.asarray(7 * fine - 4 * crack**6, np.float32))
    q = _far(c)[at] + 1
    toward = np.clip((body.nx * (LAMP[0] - c.x[at]) + body.ny * (LAMP[1] - c.y[at])) / q, 0, 1)
    fall = np.exp(-((np.abs(c.y[at] - LAMP[1] - 10) / 330) ** 2))
    t = 0.05 + 0.1 * fine + 1.0 * toward**1.1 * fall * (0.8 + 1.0 * fine)
    table = ramp(
        [
            (0.0, (0.13, 0.055, 278)),
            (0.14, (0.2, 0.075, 285)),
            (0.4, (0.44, 0.115, 28)),
            (0.7, (0.68, 0.13, 58)),
            (1.0, (0.9, 0.11, 80)),
        ]
    )
    c.fill(m, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.7)
    c.screen(m.edge(2.5, -2, 1.4) * np.asarray(smoothstep(760, 300, c.y), np.float32), (0.62, 0.1, 255), 0.55)

    def strokes(pen: Pen) -> None:
        for _ in range(260):
            x, y = float(r.uniform(-30, 100)), float(r.uniform(0, 1190))
            long = float(r.uniform(14, 60))
            heat = math.exp(-(((y - LAMP[1]) / 260) ** 2)) * max(0.0, (x + 10) / 100)
            pen.stroke(
                [(x, y), (x + float(r.normal(0, 2)), y + long / 2), (x + float(r.normal(0, 3)), y + long)],
                mix(mix((0.12, 0.05, 278), (0.3, 0.1, 270), float(r.random())), (0.8, 0.13, 66), min(1.0, heat)),
                float(r.uniform(0.8, 2.6)),
                float(r.uniform(0.15, 0.5)),
            )

    c.draw(strokes, detail=0.75, clip=m.grow(-3))
    moss = c.full(m.edge(-1, -6, 4).whole() * smoothstep(0.45, 0.7, c.field("moss", 40, 3)))
    c.screen(moss, (0.5, 0.1, 250), 0.4)


def _drift(c: Canvas) -> None:
    """Rime shaken from the boughs and from the wings: lit near the house, blue far from it."""
