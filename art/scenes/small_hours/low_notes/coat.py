"""Parts of Low Notes: the stag's colours, and how its coat is laid."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, sample
from art.painting.stamps import jittered, sampled, scatter, strew

FUR: Final = (0.35, 0.052, 42)
PALE: Final = (0.56, 0.062, 56)
SHADE: Final = (0.46, 0.06, 350)
MID: Final = (0.28, 0.045, 36)
DARK: Final = (0.22, 0.038, 25)
INK: Final = (0.14, 0.03, 350)


def sweep(c: Canvas, m: Mask, lines: tuple[tuple[Points, float, float], ...], tone: Colour, *, pale: bool) -> None:
    """Lay soft broad strokes within `m`: spine, softness, share."""
    for spine, soft, share in lines:
        part = c.mask(limb(spine, 60), soft=soft) & m
        (c.glaze if pale else c.multiply)(part, tone, share)


def nap(c: Canvas, m: Mask, n: int, turn: float, seed: str, long: float = 26.0) -> None:
    """Comb short hair over `m` in the colours that are there, pointing along `turn` (radians)."""
    r = c.rng(seed)
    x, y = scatter(m, n, r, "down")
    bend = 0.9 * (c.field(seed, 150, 2) - 0.5)
    tone = jittered(sampled(c, c.layer.rgb, x, y), r, 0.1, 0.02)
    turns = turn + 2 * sampled(c, np.asarray(bend, np.float32), x, y) + r.normal(0, 0.2, len(x))
    strew(c, "hair", x, y, r.uniform(0.5, 1.1, len(x)) * long, turns, tone, seed=seed, alpha=0.75, detail=0.4, clip=m)


def locks(
    c: Canvas,
    way: Points,
    n: int,
    size: tuple[float, float],
    turn: float,
    seed: str,
    tones: tuple[Colour, ...] = (FUR, MID, DARK),
    spread: float = 6.0,
    share: float = 0.9,
) -> None:
    """Hang locks of hair along a line: length and width in `size`, `turn` added to the line's way (radians)."""
    r = c.rng(seed)
    s = sample([p[:2] for p in way], 300)
    d = np.gradient(s, axis=0)
    at = np.sort(r.integers(0, 300, n))

    def work(pen: Pen) -> None:
        for j in at:
            x, y = s[j] + r.normal(0, spread, 2)
            a = float(np.arctan2(d[j, 1], d[j, 0])) + turn + float(r.normal(0, 0.16))
            long, wide = size[0] * float(r.uniform(0.6, 1.15)), size[1] * float(r.uniform(0.6, 1.1))
            bend = float(r.normal(0.2, 0.25))
            tip = (x + long * np.cos(a + bend), y + long * np.sin(a + bend) + 0.12 * long, 0.3)
            mid = (x + 0.45 * long * np.cos(a), y + 0.45 * long * np.sin(a), 0.8 * wide)
            pen.fill(limb([(x, y, 0.3), mid, tip], 14), tones[int(r.integers(len(tones)))], share)

    c.draw(work, detail=0.6, soft=0.3)
