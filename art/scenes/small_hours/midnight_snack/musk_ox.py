"""Parts of Midnight Snack: the musk ox, met head-on, the low sun in its hair."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.materials.living import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval
from art.painting.stamps import jittered, scatter, strew

_BOX = (180.0, 380.0, 640.0, 960.0)
_BODY = (
    (266, 850),
    (254, 740),
    (268, 620),
    (310, 520),
    (372, 462),
    (436, 446),
    (498, 470),
    (546, 540),
    (566, 640),
    (570, 750),
    (562, 850),
    (500, 872),
    (414, 866),
    (330, 872),
)


def musk_ox(c: Canvas) -> None:
    """Paint the ox: legs, the hill of hair, then head and horns."""
    for x, far in ((300.0, 1.0), (534.0, 1.0), (352.0, 0.0), (474.0, 0.0)):
        leg = Clay(c, _BOX, melt=4)
        leg.limb([(x, 820, 32), (x, 872, 25), (x - 2, 902 - 8 * far, 25), (x - 4, 920 - 8 * far, 30)])
        c.form(leg.relief(1), (0.74, 0.05, 70), bias=-0.14 - 0.14 * far, rim=0.5, detail=0.7)
    _hair(c)
    _head(c)


def _hair(c: Canvas) -> None:
    body = c.mask(curve(_BODY), wobble=3, cell=20)
    relief = c.form(body, (0.32, 0.06, 45), thickness=190, rim=0.5, mottle=0.12, detail=0.7)
    r = c.rng("ox-hair")
    x, y = scatter(body, 6000, r)
    x, y = np.asarray(x, np.float32), np.asarray(y, np.float32)
    out = np.clip(np.hypot((x - 414) / 156, (y - 680) / 232), 0, 1.1)
    lean = (x - 414) / 160
    light = 0.24 + 0.16 * smoothstep(700, 470, y) + 0.55 * smoothstep(0.72, 1.02, out) * smoothstep(0.4, -0.9, lean)
    light += 0.22 * smoothstep(0.86, 1.05, out) - 0.16 * smoothstep(700, 860, y)
    saddle = np.exp(-(((x - 440) / 84) ** 2) - ((y - 520) / 52) ** 2)
    locks = 0.14 * np.sin(x / 7.3 + 2.4 * np.sin(y / 61)) + 0.06 * np.sin(x / 2.9)
    tone = ramp(
        [
            (0.0, (0.16, 0.045, 320)),
            (0.25, (0.27, 0.06, 30)),
            (0.5, (0.42, 0.085, 48)),
            (0.75, (0.68, 0.11, 64)),
            (1.0, (0.96, 0.1, 82)),
        ]
    )
    t = np.clip(light + 0.3 * saddle + locks + r.normal(0, 0.06, len(x)), 0, 1).astype(np.float32)
    angle = math.pi / 2 - 0.5 * lean * smoothstep(760, 480, y) + r.normal(0, 0.11, len(x))
    angle -= 0.9 * lean * smoothstep(560, 440, y)
    long = r.uniform(34, 76, len(x)) * (0.55 + 0.6 * smoothstep(460, 760, y))
    strew(c, "hair", x, y + 8, long, angle, jittered(pick(tone, t), r, 0.07), seed="ox-coat", detail=0.75)
    _halo(c, r)
    _ = relief


def _halo(c: Canvas, r: np.random.Generator) -> None:
    """Loose hairs along the silhouette that the sun behind sets alight, and the skirt's ragged hem."""
    n = 1200
    a = r.uniform(math.pi * 0.78, math.pi * 2.22, n)
    x = 414 + np.cos(a) * 154 + r.normal(0, 5, n)
    y = 676 + np.sin(a) * 226 + r.normal(0, 5, n)
    bright = np.clip(0.62 + 0.36 * np.cos(a - 3.9) + r.normal(0, 0.1, n), 0, 1).astype(np.float32)
    gold = ramp([(0.0, (0.4, 0.08, 45)), (0.5, (0.78, 0.13, 66)), (1.0, (0.99, 0.08, 88))])
    way = np.where(np.cos(a) < 0, 1, -1)
    angle = math.pi / 2 + way * (0.35 + 0.75 * np.clip(-np.sin(a), 0, 1)) + r.normal(0, 0.2, n)
    strew(c, "hair", x, y, r.uniform(18, 46, n), angle, pick(gold, bright), seed="ox-halo", detail=0.8)
    x = r.uniform(262, 566, 700)
    y = 858 + 10 * np.sin(x / 17) + r.normal(0, 9, 700)
    hem = ramp([(0.0, (0.2, 0.05, 30)), (1.0, (0.46, 0.085, 50))])
    tones = pick(hem, r.random(700).astype(np.float32))
    strew(
        c, "hair", x, y, r.uniform(40, 74, 700), math.pi / 2 + r.normal(0, 0.12, 700), tones, seed="ox-hem", detail=0.75
    )


def _head(c: Canvas) -> None:
    shade = c.mask(oval(386, 730, 92, 130), soft=22)
    c.multiply(shade, (0.22, 0.06, 330), 0.62)
    face = Clay(c, _BOX, melt=16)
    face.limb([(388, 640, 60, 10), (386, 700, 55, 20), (382, 762, 44, 34), (380, 806, 40, 44)], flat=0.8)
    face.ball(350, 692, 22, 18, z=34)
    face.ball(422, 690, 22, 18, z=34)
    face.ball(380, 822, 42, 30, z=30)
    relief = face.relief(2)
    c.form(relief, (0.34, 0.055, 42), rim=0.5, mottle=0.1, shadow=14, detail=0.85)
    muzzle = c.mask(oval(380, 816, 44, 36), soft=7)
    c.form(relief.within(relief.mask & muzzle), (0.78, 0.04, 65), rim=0.4, detail=0.88)
    fur(c, relief, math.pi / 2, seed="ox-face", length=(12, 26), spacing=2.6, light=0.18, spread=0.3, detail=0.85)
    r = c.rng("ox-cheek")
    for side in (-1.0, 1.0):
        n = 420
        x = 386 + side * (52 + np.abs(r.normal(0, 13, n)))
        y = r.uniform(640, 800, n)
        tones = pick(ramp([(0.0, (0.18, 0.05, 25)), (1.0, (0.5, 0.09, 52))]), r.random(n).astype(np.float32))
        strew(
            c,
            "hair",
            x,
            y,
            r.uniform(34, 64, n),
            math.pi / 2 - side * 0.12 + r.normal(0, 0.14, n),
            tones,
            seed=f"ox-cheek{side:.0f}",
            detail=0.8,
        )
    for side in (-1.0, 1.0):
        _horn(c, side)
    lock = r.normal(0, 24, 160)
    tones = pick(ramp([(0.0, (0.24, 0.06, 35)), (1.0, (0.62, 0.1, 60))]), r.random(160).astype(np.float32))
    strew(
        c,
        "hair",
        387 + lock,
        652 + r.normal(0, 8, 160),
        r.uniform(26, 50, 160),
        math.pi / 2 + r.normal(0, 0.2, 160),
        tones,
        seed="ox-brow",
        detail=0.85,
    )
    _features(c)


def _horn(c: Canvas, side: float) -> None:
    def put(points: list[tuple[float, float, float]]) -> list[tuple[float, float, float]]:
        return [(387 + side * x, y, q) for x, y, q in points]

    spine = put(
        [
            (6, 618, 30),
            (44, 616, 33),
            (84, 642, 29),
            (104, 692, 23),
            (116, 742, 19),
            (142, 766, 14),
            (168, 746, 9),
            (176, 708, 3),
        ]
    )
    m = c.mask(limb(spine, 70), wobble=1.2)
    c.shadow(m, 2, 14, 9, 0.6)
    horn = Clay(c, (150, 540, 640, 830), melt=6)
    horn.limb([(x, y, q, 60.0) for x, y, q in spine], n=70)
    relief = horn.relief(1.2)
    at = relief.mask.where
    groove: Array = np.sin(horn.across / 2.3 + 2 * c.field("horn", 20, 2)[at]) + 0.8 * np.sin(horn.along / 6.5)
    bump = np.asarray(groove * 0.9 * smoothstep(150, 30, horn.along), np.float32)
    c.form(relief, (0.8, 0.06, 74), bump=bump, rim=0.8, gloss=0.2, mottle=0.08, shadow=10, detail=0.88)
    c.multiply(relief.mask * smoothstep(190, 300, horn.along), (0.26, 0.05, 40), 0.85)


def _features(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        dark = (0.11, 0.03, 30)
        for side in (-1.0, 1.0):
            x, y = 387 + side * 38, 694.0
            pen.fill(
                curve([(x - 10 * side, y + 3, CORNER), (x, y - 8), (x + 10 * side, y + 1, CORNER), (x, y + 8)]), dark
            )
            pen.dot(x - 2.5, y - 3, 2.4, (0.99, 0.04, 92))
            pen.stroke([(x - 12 * side, y - 3), (x, y - 12), (x + 12 * side, y - 4)], (0.2, 0.05, 35), 3, 0.8)
            pen.fill(oval(380 + side * 18, 816, 7, 10, 24 * side), (0.2, 0.04, 20))
        pen.stroke([(380, 828), (380, 838)], (0.25, 0.05, 20), 2.4)
        pen.stroke([(358, 842), (380, 838), (402, 842)], (0.25, 0.05, 20), 2.6)

    c.draw(work, detail=0.95, soft=0.4)
