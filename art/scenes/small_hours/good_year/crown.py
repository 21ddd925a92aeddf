"""Parts of Good Year: the crown, which parts and falls as a whale's blow does, and its plums."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, oval
from art.painting.stamps import sampled, scatter

from .trunk import BARK, DARK

_BOUGHS: Final[tuple[Points, ...]] = (
    ((346, 190, 44), (322, 100, 36), (270, 30, 23), (180, -10, 14), (90, 50, 9), (40, 170, 5), (22, 290, 1.5)),
    ((300, 80, 22), (246, 66, 13), (196, 96, 8), (166, 160, 5), (156, 226, 1.5)),
    ((392, 190, 44), (424, 100, 36), (490, 30, 23), (596, -10, 14), (690, 50, 9), (748, 160, 5), (770, 250, 1.5)),
    ((456, 80, 22), (520, 62, 13), (578, 90, 8), (612, 150, 5), (622, 200, 1.5)),
)
_MASSES: Final[tuple[Points, ...]] = (
    ((306, 2, 14), (246, -8, 44), (170, 6, 66), (100, 54, 74), (46, 140, 70), (22, 230, 46), (20, 330, 3)),
    ((254, 66, 10), (214, 84, 26), (182, 126, 40), (166, 178, 34), (158, 248, 2)),
    ((470, 8, 12), (540, -20, 40), (620, -4, 60), (696, 46, 66), (752, 120, 60), (776, 200, 46), (776, 286, 3)),
    ((512, 62, 8), (560, 76, 24), (600, 112, 38), (622, 156, 30), (634, 214, 2)),
)
_TONES: Final[tuple[tuple[float, float, float], ...]] = (
    (0.4, 0.062, 122),
    (0.52, 0.078, 116),
    (0.66, 0.088, 110),
    (0.8, 0.085, 104),
)
_BUNCHES: Final = (
    ((46, 262, 23), (14, 284, 19), (38, 304, 15)),
    ((112, 148, 22), (82, 166, 17)),
    ((188, 206, 19), (158, 226, 23), (182, 246, 14)),
    ((230, 66, 20), (252, 86, 15)),
    ((18, 74, 20), (46, 58, 16)),
    ((156, 48, 17),),
    ((560, 122, 16), (582, 142, 21)),
    ((648, 194, 23), (622, 216, 18), (646, 230, 14)),
    ((690, 106, 22), (722, 118, 17)),
    ((768, 232, 22), (740, 246, 16), (764, 266, 17)),
    ((604, 18, 20), (574, 30, 15)),
    ((778, 78, 18),),
)
"""Plums, by twos and threes: where, how large."""


def boughs(c: Canvas) -> None:
    """Paint the boughs: they leave the trunk together, part, arch over and fall."""
    for k, bough in enumerate(_BOUGHS):
        c.fill(c.mask(limb(bough, 70), wobble=1.5), DARK if k % 2 else BARK, detail=0.4)


def foliage(c: Canvas) -> None:
    """Paint four falling masses of leaf, the smaller ones before; the light lies on each in few broad patches."""
    for k, mass in enumerate(_MASSES):
        m = c.mask(limb(mass, 80), wobble=12, cell=44)
        c.multiply(m.blur(9).move(4, 10) & c.mask(*(limb(b, 70) for b in _BOUGHS)), (0.3, 0.06, 315), 0.5)
        _mass(c, m, k)


def _mass(c: Canvas, m: Mask, k: int) -> None:
    r = c.rng(f"mass/{k}")
    patch = c.field(f"patch/{k}", 62, 2, (1.0, 1.3))
    down, right = np.gradient(m.blur(26).whole())
    lit = -c.scale * (24 * right + 32 * down)
    light = np.asarray(np.clip(0.5 - 0.55 * lit + 1.1 * (patch - 0.5), 0, 1), np.float32)
    table = ramp([*_TONES])
    c.fill(m, pick(table, light), detail=0.2, mottle=0.05)
    big = k % 2 == 0
    leaves: list[tuple[Points, tuple[float, float, float]]] = []
    for part, n, since in (
        (m.grow(5) - m.grow(-9), 250 if big else 130, 0.02),
        (m.grow(-14), 105 if big else 40, 0.09),
    ):
        x, y = scatter(part, n, r, "down")
        t = np.clip(sampled(c, light, x, y) + r.normal(since, 0.09, n), 0, 1)
        turn = 1.5 + (0.55 if k < 2 else -0.55) + r.normal(0, 0.5, n)
        long = r.uniform(11, 21, n)
        for u, v, s, q, w in zip(x, y, t, long, turn, strict=True):
            dx, dy, bend = q * np.cos(w), q * np.sin(w), float(r.normal(0, 0.18))
            way = ((u - dx, v - dy, 0.8), (u - bend * dy, v + bend * dx, 0.4 * q), (u + dx, v + dy, 0.4))
            tone = tuple(float(np.interp(s, (0, 0.33, 0.67, 1), [a[j] for a in _TONES])) for j in range(3))
            leaves.append((tuple((float(p[0]), float(p[1]), float(p[2])) for p in way), (tone[0], tone[1], tone[2])))

    def work(pen: Pen) -> None:
        for way, (pale, chroma, hue) in leaves:
            pen.fill(limb(way, 14), (pale, chroma, hue))
            rib = [(way[0][0], way[0][1]), (way[1][0], way[1][1]), (way[2][0], way[2][1])]
            pen.stroke(rib, (pale - 0.11, chroma, hue), 1.3, 0.7)

    c.draw(work, detail=0.75, soft=0.3)


def plums(c: Canvas) -> None:
    """Hang the plums, dark, each with its pale bloom and one light."""

    def work(pen: Pen) -> None:
        for bunch in _BUNCHES:
            for k, (x, y, q) in enumerate(bunch):
                hue = (312.0, 300.0, 326.0)[k]
                pen.stroke([(x - 3, y - q - 11), (x, y - q + 3)], DARK, 2)
                pen.fill(oval(x, y, q * 0.93, q * 1.08, 8), (0.25, 0.085, hue))
                pen.fill(oval(x - 0.16 * q, y - 0.14 * q, q * 0.7, q * 0.84, 14), (0.36, 0.09, hue), 0.8)
                pen.fill(oval(x - 0.28 * q, y - 0.3 * q, q * 0.46, q * 0.56, 22), (0.56, 0.085, hue - 12), 0.8)
                pen.fill(oval(x - 0.36 * q, y - 0.44 * q, q * 0.2, q * 0.28, 28), (0.83, 0.045, hue - 10), 0.8)
                seam = [(x + 0.24 * q, y - 0.9 * q, 0.6), (x + 0.42 * q, y, 1.3), (x + 0.2 * q, y + q, 0.6)]
                pen.fill(limb(seam), (0.16, 0.06, hue), 0.6)

    c.draw(work, detail=0.7, soft=0.6)
