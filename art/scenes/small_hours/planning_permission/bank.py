"""Parts of Planning Permission: the overhanging bank, the dark below it, its roots, the reeds large in front."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval
from art.painting.stamps import jittered, scatter, strew

from .inks import ABYSS, SUN, WATER
from .pool import line

_TOP: Final[Points] = (
    *((-30, 440), (40, 446), (110, 474), (200, 506), (330, 530), (440, 556), (500, 578), (556, 606)),
    *((606, 638), (664, WATER + 3)),
)
_REEDS: Final[tuple[tuple[float, float, float, float], ...]] = (
    (14, 20, 150, 13),
    (48, -26, 250, 11),
    (-6, 66, 330, 12),
    (70, 108, 420, 9),
    (30, -10, 60, 10),
    (752, 800, 330, 10),
    (782, 742, 420, 9),
    (770, 776, 400, 12),
    (728, 706, 540, 7),
)
"""Blades of reed: where they leave the water, where and how high they end, how broad they are."""

_NEAREST: Final = (
    (70, 98, 500, 9, 690),
    (38, 14, 440, 11, 704),
    (12, -16, 400, 12, 714),
    (760, 742, 520, 7, 694),
    (784, 806, 430, 11, 706),
)
"""The same, and where they stand."""


def bank(c: Canvas) -> None:
    """Moss above, black earth below the lip."""
    m = c.mask(curve([(*_TOP[0], CORNER), *_TOP[1:-1], (*_TOP[-1], CORNER), (-30, WATER + 26, CORNER)]), wobble=3)
    c.fill(m, (0.2, 0.045, 150), detail=0.5)
    shoal = c.mask(
        curve(((672, WATER + 12), (706, 661), (746, 648), (790, 634), (840, 622), (840, 720), (690, 720))), wobble=3
    )
    c.fill(shoal, (0.2, 0.045, 150), detail=0.5)
    lip = [(x, y + 9, 15 - 0.016 * (x + 30)) for x, y in (p[:2] for p in _TOP[:-1])]
    sweep(c, m, lip, 5, (0.56, 0.12, 128), 0.95, pale=True)
    sweep(c, m, [(x, y + 26, 9) for x, y, _ in lip], 7, ABYSS, 0.9)
    r = c.rng("moss")
    band = c.mask(limb([(x, y - 5, w) for x, y, w in lip], 40)) & m.grow(3)
    band = band | c.mask(limb(((690, 670, 6), (746, 653, 9), (800, 638, 11)), 20))
    x, y = scatter(band, 1500, r, "down")
    tone = np.where(
        r.random((len(x), 1)) < 0.5, *(np.array([v], np.float32) for v in ((0.32, 0.5, 0.22), (0.66, 0.76, 0.34)))
    )
    strew(c, "blade", x, y, r.uniform(8, 22, len(x)), -1.57 + r.normal(0, 0.55, len(x)),
          jittered(np.asarray(tone, np.float32), r, 0.06, 0.02), seed="moss", alpha=0.85, detail=0.45)  # fmt: skip


def roots(c: Canvas) -> None:
    """Roots that hang out of the earth."""

    def work(pen: Pen) -> None:
        for x, y, u, v, w in ((470, 606, 482, WATER, 3), (500, 612, 496, WATER, 2), (524, 620, 540, WATER, 2.6),
                              (90, 500, 70, WATER, 6)):  # fmt: skip
            pen.fill(limb([(x, y, w), (0.5 * (x + u) - 5, 0.5 * (y + v), 0.8 * w), (u, v, 0.5 * w)], 20),
                     (0.33, 0.05, 70))  # fmt: skip
            pen.fill(limb([(x + 1, y, 0.3 * w), (0.5 * (x + u) - 4, 0.5 * (y + v), 0.2 * w)], 12), (0.6, 0.08, 90))

    c.draw(work, detail=0.6, soft=0.4)


def _reed(c: Canvas, k: int, reed: tuple[float, float, float, float], foot: float) -> None:
    """One blade, a side of it in the light, dark towards its foot."""
    x, u, v, w = reed
    spine = [
        (x, foot, 0.8 * w),
        (x + 0.08 * (u - x), foot + 0.35 * (v - foot), w),
        (x + 0.4 * (u - x), foot + 0.72 * (v - foot), 0.7 * w),
        (u, v, 0.4),
    ]
    m = c.mask(limb(spine, 50))
    tone = mix((0.27, 0.07, 150), (0.44, 0.11, 134), 0.25 * (k % 4))
    c.multiply(m.blur(5).move(5, 5), (0.4, 0.05, 160), 0.5)
    c.fill(m, tone, detail=0.75)
    sweep(c, m, [(a + 0.45 * b, y, 0.22 * b) for a, y, b in spine], 1.5, (0.78, 0.14, 118), 0.8, pale=True)
    c.multiply(m * np.asarray(smoothstep(560, WATER, c.y), np.float32), (0.4, 0.06, 170), 0.7)


def nearest(c: Canvas) -> None:
    """The reeds nearest to us, their feet below the seam, each with its short dark mirroring and a ring."""
    for k, (x, u, v, w, foot) in enumerate(_NEAREST):
        sunk = c.mask(limb([(x, foot, 0.8 * w), (x + 1, foot + 70, 0.8 * w), (x + 4, foot + 150, 0.3 * w)], 20), soft=2)
        c.glaze(sunk * np.asarray(smoothstep(foot + 150, foot, c.y), np.float32), (0.2, 0.05, 165), 0.7)
        _reed(c, k + 1, (x, u, v, w), foot)
        ring = c.mask(oval(x, foot, 2.4 * w, 0.36 * w)) - c.mask(oval(x, foot - 0.8, 2.2 * w, 0.3 * w))
        c.glaze(ring.blur(0.6) * np.asarray(smoothstep(foot - 2, foot + 1, c.y), np.float32), SUN, 0.5)


def blades(c: Canvas) -> None:
    """The reeds in front, cut by the card's edge: dark, one side in the light; two brown heads."""
    for k, reed in enumerate(_REEDS):
        _reed(c, k, reed, WATER + 30)
    for x, y, top in ((104, 392, 250), (736, 560, 470)):
        stalk = c.mask(
            limb([(x - 14, WATER + 30, 3.4), (x - 8, 0.5 * (WATER + y), 3), (x, y, 2.6), (x + 3, top - 24, 0.8)], 30)
        )
        c.fill(stalk, (0.46, 0.1, 120), detail=0.75)
        w = 0.1 * (y - top)
        m = c.mask(limb([(x, y, 0.8 * w), (x + 1, 0.5 * (y + top), w), (x + 2, top, 0.75 * w)], 24), wobble=0.8)
        c.fill(m, (0.34, 0.07, 44), detail=0.75)
        c.multiply(m.edge(-6, 0, 4), ABYSS, 0.7)
        sweep(
            c,
            m,
            [(x + 0.5 * w, y - 4, 0.15 * w), (x + 0.55 * w, top + 6, 0.15 * w)],
            2,
            (0.74, 0.12, 66),
            0.8,
            pale=True,
        )


def drowned(c: Canvas) -> None:
    """A thin light where the water touches what stands in it."""
    r, rows = c.rng("seam"), line(c)[int(WATER * c.scale)]
    for _ in range(15):
        x, long = float(r.uniform(-10, 800)), float(r.uniform(14, 50))
        lap = [float(rows[int(np.clip(v * c.scale, 0, len(rows) - 1))]) + 1.5 for v in (x - long, x, x + long)]
        c.glaze(
            c.mask(limb([(x - long, lap[0], 0.3), (x, lap[1], 1.1), (x + long, lap[2], 0.3)], 10), soft=0.4), SUN, 0.34
        )
