"""Parts of Protected Species: the forest, from the farthest trunk to the leaves right before the eye."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix
from moonhare.painting.materials import foliage, leaves
from moonhare.painting.shapes import CORNER, curve, limb, oval, place
from moonhare.painting.stamps import strew


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
    """The near giants, which make the house small."""
    _trunk(c, 236, 1010, 84, (0.25, 0.05, 200), seed="left", lean=-26, flare=1.7)
    _trunk(c, 700, 1030, 104, (0.22, 0.045, 205), seed="right", lean=40, flare=1.5)
    _vine(c, [(216, -20), (196, 300), (262, 560), (210, 800), (226, 930)], 8, (0.24, 0.05, 190))
    _vine(c, [(740, -20), (660, 240), (724, 470), (676, 700), (690, 860)], 9, (0.2, 0.045, 200))
    _vine(c, [(270, -20), (350, 210), (470, 300), (590, 200), (668, -20)], 6, (0.22, 0.05, 200))
    _vine(c, [(420, -20), (436, 160), (410, 330), (430, 452)], 3.4, (0.22, 0.05, 200))
    moss = c.mask(
        oval(222, 420, 26, 120),
        oval(716, 380, 30, 150),
        oval(690, 700, 24, 90),
        oval(250, 720, 22, 80),
        wobble=18,
        cell=24,
    )
    body = c.form(moss, (0.32, 0.07, 165), thickness=10, detail=0.3, alpha=0.85)
    leaves(c, body, (0.38, 0.08, 160), 1.4, seed="moss", length=(8, 20), spacing=7, spread=0.7)
    roof = c.mask(*(oval(-20 + i * 84, 0 + 34 * math.sin(i * 2.3), 84, 76) for i in range(11)), wobble=22, cell=50)
    foliage(c, roof, (0.22, 0.05, 205), seed="roof", size=15, spacing=6.5, detail=0.25)
    c.fog(640, 960, (0.58, 0.075, 188), 0.36, cell=190)


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


def sprays(c: Canvas) -> None:
    """Leafy boughs hanging in from above, ferns at the foot of the picture."""
    r = c.rng("sprays")
    for x, y, n, s in (
        (150, 60, 26, 74),
        (262, 96, 30, 66),
        (352, 60, 24, 60),
        (442, 104, 30, 64),
        (536, 70, 24, 66),
        (620, 110, 28, 72),
    ):
        a = np.pi / 2 + r.uniform(-1.25, 1.25, n)
        q = r.uniform(0, 64, n)
        px, py = x + np.cos(a) * q * 1.3, y - 30 + np.sin(a) * q
        by = np.argsort(py)
        size = r.uniform(0.6, 1.0, n) * s
        light = np.clip(0.15 + 0.5 * (py - y) / 60 + r.normal(0, 0.16, n), 0, 1)
        tones = np.stack([mix((0.17, 0.04, 215), (0.42, 0.075, 182), float(v)) for v in light]).astype(np.float32)
        turn = a + r.normal(0, 0.25, n)
        strew(
            c,
            "leaf",
            (px + np.cos(turn) * size * 0.4)[by],
            (py + np.sin(turn) * size * 0.4)[by],
            size[by],
            turn[by],
            tones[by],
            seed=f"spray{x}",
            detail=0.5,
        )
    for fx, high in ((236, 92.0), (318, 76.0), (396, 88.0), (480, 80.0), (560, 94.0)):
        places = []
        for k in range(11):
            lean = -math.pi / 2 + (k - 5) * 0.25 + r.normal(0, 0.06)
            reach = high * r.uniform(0.85, 1.2)
            for t in np.linspace(0.1, 1, 13):
                at_x = fx + math.cos(lean) * reach * t
                at_y = 1212 + math.sin(lean) * reach * t * 0.9 + abs(k - 5) * 5 * t * t
                for way in (-0.9, 0.9):
                    b = lean + way
                    places.append(
                        (at_x + math.cos(b) * 7, at_y + math.sin(b) * 7, 20 * (1.15 - t), b, t * r.uniform(0.6, 1))
                    )
        frond = np.array(places)
        tones = np.stack([mix((0.15, 0.035, 215), (0.34, 0.07, 165), float(v)) for v in frond[:, 4]]).astype(np.float32)
        strew(c, "leaf", frond[:, 0], frond[:, 1], frond[:, 2], frond[:, 3], tones, seed=f"fern{fx}", detail=0.5)
