"""Parts of Good Year: the crown, which parts and falls as a whale's blow does, and its dark plums."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, oval, sample
from art.painting.stamps import jittered, strew

from .trunk import BARK, DARK

_BOUGHS: Final[tuple[Points, ...]] = (
    ((350, 230, 50), (322, 130, 36), (266, 50, 23), (176, 8, 15), (84, 60, 9), (36, 180, 5), (16, 310, 1.5)),
    ((340, 200, 40), (296, 100, 24), (236, 66, 13), (184, 104, 8), (150, 180, 5), (136, 276, 1.5)),
    ((350, 190, 40), (318, 92, 28), (286, 20, 18), (230, -40, 10), (150, -70, 6)),
    ((388, 230, 50), (418, 126, 36), (486, 44, 23), (592, 4, 15), (692, 62, 9), (746, 180, 5), (772, 320, 1.5)),
    ((398, 200, 40), (446, 96, 24), (514, 62, 13), (578, 100, 8), (624, 176, 5), (648, 264, 1.5)),
    ((388, 190, 40), (420, 88, 28), (460, 14, 18), (526, -44, 10), (620, -70, 6)),
)


def boughs(c: Canvas) -> None:
    """Paint the boughs: they leave the trunk together, part, arch over and fall."""
    for k, bough in enumerate(_BOUGHS):
        m = c.mask(limb(bough, 70), wobble=1.5)
        c.fill(m, DARK if k % 3 == 1 else BARK, detail=0.4)


def foliage(c: Canvas, which: str) -> None:
    """Strew leaves along the boughs, hanging more the farther out."""
    r = c.rng(f"leaves/{which}")
    table = ramp([(0.36, 0.06, 120), (0.5, 0.075, 112), (0.63, 0.08, 106), (0.75, 0.075, 100)])
    for k, bough in enumerate(_BOUGHS):
        way = sample(bough, 100)
        n = 420 if which == "behind" else 230
        t = 0.36 + 0.64 * r.random(n) ** 0.85
        j = np.clip((t * 99).astype(int), 1, 98)
        thick = 12 + 34 * np.sin(np.pi * np.clip((t - 0.34) / 0.7, 0, 1)) ** 0.7
        off = r.normal(0, 0.55, (n, 2)) * thick[:, None]
        x, y = way[j, 0] + off[:, 0], way[j, 1] + off[:, 1] + 0.3 * thick
        d = way[j + 1, :2] - way[j - 1, :2]
        turn = np.arctan2(d[:, 1] + 3.0, d[:, 0]) + r.normal(0, 0.5, n)
        light = np.clip(0.5 - off[:, 1] / 70 - off[:, 0] / 160 + r.normal(0, 0.14, n), 0, 1)
        light = light * (0.75 if which == "behind" else 1.0)
        order = np.argsort(light)
        tones = jittered(pick(table, np.asarray(light[order], np.float32)), r, 0.03, 0.01)
        long = r.uniform(20, 36, n)
        strew(c, "leaf", x[order], y[order], long, turn[order], tones, seed=f"{which}{k}", detail=0.4)


def plums(c: Canvas) -> None:
    """Hang the plums, by ones and twos, dark with a pale bloom."""
    r = c.rng("plums")
    spots: list[tuple[float, float, float]] = []
    for bough in _BOUGHS:
        way = sample(bough, 60)
        for _ in range(60):
            p = way[int(r.integers(28, 59))]
            x, y, q = float(p[0] + r.normal(0, 16)), float(p[1] + r.uniform(8, 46)), float(r.uniform(14, 19))
            if all((x - u) ** 2 + (y - v) ** 2 > (q + w + 1) ** 2 for u, v, w in spots):
                spots.append((x, y, q))
            if len(spots) % 9 == 8:
                spots.append((x, y - 2000, q))
                break

    def work(pen: Pen) -> None:
        for x, y, q in sorted(spots, key=lambda p: p[1]):
            if y < -40:
                continue
            pen.stroke([(x - 2, y - q - 9), (x, y - q + 2)], DARK, 1.6)
            pen.fill(oval(x, y, q * 0.94, q * 1.08), (0.21, 0.065, 310))
            pen.fill(oval(x - 0.3 * q, y - 0.3 * q, q * 0.42, q * 0.5, 25), (0.43, 0.07, 300), 0.75)
            seam = [(x + 0.2 * q, y - q, 0.6), (x + 0.34 * q, y, 1.2), (x + 0.16 * q, y + q, 0.6)]
            pen.fill(limb(seam), (0.14, 0.05, 310), 0.6)

    c.draw(work, detail=0.7, soft=0.4)
