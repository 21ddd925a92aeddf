"""Parts of I Didn't Touch Anything: rows of old trees that dissolve in mist, a low sun at their end."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, pick, ramp, smoothstep
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import circle, curve, limb
from art.painting.stamps import jittered, sampled, scatter, strew

from .ink import GOLD, SUN, crease

_EYE: Final = (290.0, 745.0)
"""Where the rows run to."""
_TREES: Final[tuple[tuple[float, float, int], ...]] = (
    (222, 0.1, 1), (338, 0.1, 0), (176, 0.17, 0), (388, 0.16, 1), (-34, 0.4, 1), (590, 0.36, 0),
)  # fmt: skip
"""Each tree: where, how large, which way it leans; the farther ones first."""
_MIST: Final = (0.89, 0.125, 82)


def orchard(c: Canvas) -> None:
    """Lay the air, the sun, tree after tree towards us with mist between, and the grass with their shadows."""
    d = np.hypot((c.x - SUN[0]) * 0.95, c.y - SUN[1]) + 80 * (c.field("air", 260, 3) - 0.5)
    tones = ramp(
        [
            (0.0, (0.94, 0.13, 82)),
            (0.16, (0.905, 0.14, 76)),
            (0.36, (0.875, 0.12, 78)),
            (0.58, (0.83, 0.075, 118)),
            (0.78, (0.64, 0.075, 172)),
            (1.0, (0.46, 0.075, 194)),
        ]
    )
    c.fill(c.full(), pick(tones, np.asarray(np.clip(d / 880, 0, 1), np.float32)), detail=0.05)
    meadow = ramp([(0, (0.89, 0.13, 86)), (0.16, (0.8, 0.13, 104)), (0.5, (0.55, 0.11, 130)), (1, (0.24, 0.06, 162))])
    ground = c.full(smoothstep(_EYE[1] - 6, _EYE[1] + 44, c.y))
    away = (c.y - _EYE[1]) / 360 + 0.2 * (np.abs(c.x - SUN[0]) / 500)
    c.fill(ground, pick(meadow, np.asarray(np.clip(away, 0, 1), np.float32)), 0.95, detail=0.1)
    disc = c.mask(circle(*SUN, 98), soft=8)
    c.glow(*SUN, 120, (0.95, 0.13, 78), 0.5)
    c.fill(disc, (0.995, 0.04, 95), detail=0.4)
    c.emit(disc, 0.4)
    for k, (x, size, lean) in enumerate(_TREES):
        _tree(c, x, size, 1.0 if lean else -1.0, k)
        if k % 2:
            band = np.exp(-(((c.y - _EYE[1] - 20) / 110) ** 2)) * (0.5 + 0.9 * c.field(f"mist/{k}", 130, 3, (3, 1)))
            c.glaze(c.full(np.asarray(np.clip(band, 0, 1), np.float32)), _MIST, 0.34)
        if k == 3:
            _light(c)
    c.rays(SUN[0], SUN[1], (-158, -140, -118, -99, -72, -50), 900, 120, (0.96, 0.1, 88), 0.6, soft=9)
    c.rays(SUN[0], SUN[1] + 60, (112, 128, 143, 156), 560, 90, (0.9, 0.14, 98), 0.34, soft=10)
    between = np.hypot((c.x - 336) / 150, (c.y - 520) / 170)
    c.glaze(c.full(np.asarray(smoothstep(1.3, 0.2, between), np.float32)), (0.92, 0.11, 90), 0.5)


def _light(c: Canvas) -> None:
    """The sun eats at whatever stands before it."""
    d = np.hypot((c.x - SUN[0]) * 0.9, c.y - SUN[1])
    c.glaze(c.full(np.asarray(smoothstep(290, 90, d), np.float32)), (0.91, 0.15, 76), 0.55)
    disc = c.mask(circle(*SUN, 98), soft=8)
    c.glaze(disc, (0.998, 0.035, 95), 0.85)
    c.emit(disc, 0.3)


def _tree(c: Canvas, x: float, size: float, lean: float, k: int) -> None:
    """One old tree, forked, the paler the farther; sun along the side that it has towards it."""
    r = c.rng(f"tree/{k}")
    foot = _EYE[1] + 330 * size
    near = float(smoothstep(0.08, 0.42, size))
    tone: Colour = mix((0.85, 0.11, 74), (0.2, 0.05, 165), near**0.6)
    crown: Colour = mix((0.88, 0.11, 96), (0.4, 0.085, 158), near**0.75)
    tall, wide = 1500 * size, 58 * size
    bend = lean * 120 * size
    top = foot - tall
    lobes = [
        circle(x + bend + float(r.normal(0, 270)) * size, top + float(r.normal(-60, 150)) * size,
               float(r.uniform(90, 200)) * size) for _ in range(16)
    ]  # fmt: skip
    leaf = c.mask(*lobes, wobble=46 * size, cell=60 * size + 4, soft=1.0)
    lit = smoothstep(300 * size, -220 * size, c.y - top + 120 * size * (c.field(f"lit/{k}", 40, 3) - 0.5))
    tones = ramp([(0, mix(crown, (0.93, 0.13, 92), 0.6)), (0.5, crown), (1, mix(crown, (0.3, 0.07, 175), 0.25 * near))])
    c.fill(leaf, pick(tones, np.asarray(lit, np.float32)), 0.86, detail=0.3)
    a, b = scatter(leaf, int(200 + 2400 * size), r, "down")
    base = pick(tones, sampled(c, np.asarray(lit, np.float32), a, b))
    strew(c, "leaf", a, b, 30 * size + 4, r.uniform(0, 6.28, len(a)), jittered(base, r, 0.05 + 0.05 * near, 0.015),
          seed=f"leaf/{k}", alpha=0.5, detail=0.45)  # fmt: skip
    pts = [
        (x - 0.2 * bend, foot + 6, wide * 1.5),
        (x, foot - 0.1 * tall, wide * 1.05),
        (x + bend, foot - 0.46 * tall, wide * 0.8),
    ]
    limbs = [limb([*pts, (x + 0.8 * bend, top + 0.1 * tall, wide * 0.4)], 30)]
    for side in (-1.0, 1.0):
        p = [
            (x + 0.9 * bend, foot - 0.42 * tall, wide * 0.7),
            (x + bend + side * 110 * size, foot - 0.62 * tall, wide * 0.5),
        ]
        limbs.append(limb([*p, (x + bend + side * 280 * size, foot - (0.8 + 0.06 * side) * tall, wide * 0.2)], 24))
    m = c.mask(*limbs, wobble=6 * size, cell=40 * size + 3, soft=0.6)
    c.fill(m, tone, 0.95, detail=0.5)
    way = -1.0 if x > SUN[0] else 1.0
    c.glaze(m.edge(way * 14 * size, 0, 6 * size + 0.5), GOLD, 0.8)
    shade = c.mask(limb([(x, foot, wide), (x + (x - SUN[0]) * 0.6, foot + 150 * size, wide * 1.6)], 12), soft=14 * size)
    c.multiply(shade, (0.5, 0.08, 150), 0.6 * near)


def trunk(c: Canvas) -> None:
    """The next tree, right behind the fox: a leaning dark trunk cut by the card's edge."""
    m = c.mask(
        curve(
            [
                *((640, 840), (676, 700), (690, 560), (684, 420), (664, 290), (610, 180), (520, 70), (470, -40)),
                *((560, -40), (640, 60), (700, 130), (716, 40), (720, -40), (860, -40), (860, 900)),
            ]
        ),
        wobble=7,
        cell=34,
    )
    tones = ramp([(0, (0.17, 0.04, 175)), (0.6, (0.25, 0.05, 150)), (1, (0.36, 0.07, 110))])
    c.fill(m, pick(tones, np.asarray(np.clip((760 - c.x) / 160, 0, 1), np.float32)), detail=0.35, mottle=0.1)
    r = c.rng("bark")

    def bark(pen: Pen) -> None:
        for _ in range(220):
            x, y = float(r.uniform(660, 800)), float(r.uniform(-20, 780))
            long, drift = float(r.uniform(40, 120)), float(r.normal(0, 8))
            pale = r.random() < 0.4
            tone = (0.45, 0.08, 120) if pale else (0.11, 0.03, 180)
            crease(pen, [(x, y), (x + drift, y + long / 2), (x + 4, y + long)], float(r.uniform(1.0, 3.6)), tone, 0.4)

    c.draw(bark, clip=m, detail=0.35, soft=0.6)
    c.glaze(m.edge(-7, -1, 4), GOLD, 0.6)
    sweep(c, m, ((690, 700, 6), (700, 560, 10), (694, 430, 8), (676, 300, 6)), 12, (0.6, 0.09, 90), 0.4, pale=True)
