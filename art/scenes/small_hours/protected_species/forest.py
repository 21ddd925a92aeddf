"""The forest of Protected Species, from the farthest trunk to the leaves right before the eye."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix
from art.painting.materials import foliage
from art.painting.shapes import CORNER, curve, limb, oval, place


def _trunk(
    c: Canvas,
    x: float,
    y: float,
    w: float,
    tone: Colour,
    *,
    seed: str,
    lean: float = 0.0,
    haze: float = 0.0,
    flare: float = 2.6,
    detail: float = 0.35,
) -> None:
    """A rain-forest giant: a column that leaves the picture above, buttresses below."""
    r = c.rng(f"trunk/{seed}")
    clay = Clay(c, (x - w * 4.5, -20, x + w * 4.5, y + 30), melt=w * 0.4)
    top = (x + lean, -40.0)
    clay.limb(
        [
            (*top, w * 0.40),
            (x + lean * 0.5, y * 0.5, w * 0.46),
            (x + lean * 0.1, y - w * 2.4, w * 0.54),
            (x, y - w * 0.4, w * 0.62),
        ]
    )
    for i in range(5):
        side = (i - 2) / 2 + r.normal(0, 0.08)
        reach = w * flare * side * r.uniform(0.8, 1.1)
        high = y - w * r.uniform(2.6, 4.0)
        clay.limb(
            [
                (x + side * w * 0.35, high, w * 0.10),
                (x + reach * 0.36, y - w * 1.25, w * 0.15),
                (x + reach * 0.72, y - w * 0.38, w * 0.14),
                (x + reach, y + r.uniform(0, 18), w * 0.09),
            ],
            melt=w * 0.22,
        )
    relief = clay.relief(w * 0.03)
    bump = (c.noise.at("bark", clay.across / 5, clay.along / 60, 1.0, 3) - 0.5) * w * 0.12
    c.form(
        relief,
        tone,
        bump=np.asarray(bump, np.float32),
        mottle=0.14,
        grain=18,
        rim=0.45,
        haze=haze,
        shadow=w * 0.4,
        detail=detail,
    )


def _vine(c: Canvas, points: list[tuple[float, float]], w: float, tone: Colour, haze: float = 0.0) -> None:
    c.form(c.mask(limb([(*p, w) for p in points], 40)), tone, thickness=w * 1.6, rim=0.6, haze=haze, detail=0.4)


def far(c: Canvas) -> None:
    """Three ranks of trunks going out into the mist."""
    ranks = (
        (
            880.0,
            26.0,
            (0.44, 0.07, 195),
            0.3,
            ((60, 10), (170, -8), (262, 6), (356, -4), (430, 5), (520, 8), (610, -10), (706, 6), (780, 0)),
        ),
        (920.0, 40.0, (0.30, 0.06, 205), 0.1, ((112, 20), (306, -16), (590, 18), (742, -20))),
    )
    for k, (y, w, tone, haze, places) in enumerate(ranks):
        for i, (x, lean) in enumerate(places):
            _trunk(
                c,
                x,
                y + (i * 37 % 30),
                w * (0.8 + 0.4 * ((i * 0.618) % 1)),
                tone,
                seed=f"far{k}{i}",
                lean=lean,
                haze=haze,
                detail=0.1,
            )
        bush = c.mask(
            *(oval(-20 + i * 76, y + 34 + (i * 53 % 30), 70, 40 + (i * 31 % 24)) for i in range(12)), wobble=12, cell=30
        )
        foliage(
            c,
            bush,
            mix(tone, (0.5, 0.08, 160), 0.3),
            seed=f"bush{k}",
            size=8,
            spacing=4.6,
            haze=haze * 0.8,
            detail=0.15,
        )
        c.fog(y - 260, y + 60, (0.62, 0.075, 190), 0.36)
    crown = c.mask(*(oval(-30 + i * 96, 40 + 50 * math.sin(i * 1.9), 90, 80) for i in range(10)), wobble=20, cell=44)
    foliage(c, crown, (0.36, 0.065, 195), seed="crown", size=10, spacing=5, haze=0.2, detail=0.15)
    for i, (x, w) in enumerate(((210, 3), (270, 2.2), (560, 2.6), (640, 2), (500, 2.0))):
        _vine(
            c,
            [(x, -20), (x + 14, 260 + 40 * i), (x + 40, 520 + i * 24), (x + 86, 380), (x + 110, -20)],
            w,
            (0.30, 0.055, 205),
            0.2,
        )


def giants(c: Canvas) -> None:
    """Two near giants at the sides and two vines."""
    _trunk(c, 74, 1010, 92, (0.2, 0.045, 212), seed="left", lean=-36, flare=1.4)
    _trunk(c, 752, 1020, 104, (0.18, 0.04, 215), seed="right", lean=40, flare=1.3)
    _vine(c, [(180, -20), (240, 190), (372, 262), (520, 200), (640, -20)], 5, (0.19, 0.045, 212))
    _vine(c, [(560, -20), (584, 140), (566, 262), (590, 330)], 3.4, (0.2, 0.045, 212))
    c.fog(700, 1000, (0.5, 0.075, 192), 0.3, cell=220)


def _leaf(
    c: Canvas, x: float, y: float, length: float, width: float, angle: float, tone: Colour, *, rim: float = 0.6
) -> None:
    """A large leaf with a midrib, its stalk at (x, y)."""
    outline = place(
        [
            (0, 0, CORNER),
            (0.14, -0.66),
            (0.45, -1.0),
            (0.78, -0.62),
            (1.06, 0.24, CORNER),
            (0.8, 0.62),
            (0.46, 0.92),
            (0.14, 0.66),
        ],
        0,
        0,
        1,
    )
    pts = [(p[0] * length, p[1] * width / 2, *p[2:]) for p in outline]
    path = curve(place(pts, x, y, 1.0, angle))
    m = c.mask(path)
    a = math.radians(angle)
    u = (c.x[m.where] - x) * math.cos(a) + (c.y[m.where] - y) * math.sin(a)
    v = -(c.x[m.where] - x) * math.sin(a) + (c.y[m.where] - y) * math.cos(a)
    vein = np.sin((u - np.abs(v) * 0.8) / (length * 0.034)) * 1.1 - np.exp(-((v / 4) ** 2)) * 4 - np.abs(v) * 0.12
    c.shadow(m, 10, 16, 14, 0.45)
    c.form(m, tone, thickness=width * 0.14, bump=np.asarray(vein, np.float32), rim=rim, mottle=0.1, detail=0.45)


def paint_near(c: Canvas) -> None:
    """Dark leaves close to the eye: a curtain drawn aside."""
    dark, mid = (0.20, 0.045, 205), (0.27, 0.06, 185)
    for x, y, n, w, a, tone in (
        (-40, 1250, 270, 140, -58, mid),
        (-70, 1150, 210, 110, -18, dark),
        (60, 1280, 220, 120, -84, dark),
        (850, 1250, 280, 140, -128, mid),
        (860, 1150, 200, 110, -164, dark),
        (740, 1280, 210, 120, -98, dark),
        (-40, 150, 300, 140, 38, dark),
        (-30, 20, 340, 150, 62, mid),
        (840, 90, 330, 150, 132, dark),
        (830, -40, 300, 140, 112, mid),
        (180, 1270, 200, 96, -96, mid),
        (620, 1275, 190, 90, -80, dark),
    ):
        _leaf(c, x, y, n, w, a, tone)
