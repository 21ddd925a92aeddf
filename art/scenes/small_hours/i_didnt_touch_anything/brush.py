"""Parts of I Didn't Touch Anything: the brush, laid before the fox's feet, whose hairs go over into wood and leaf."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, sample

from .braid import braid
from .ink import BRUSH, DARK, RED_DEEP

_COAT: Final = ramp(
    [
        (0, (0.3, 0.1, 28)),
        (0.3, (0.45, 0.15, 33)),
        (0.56, (0.6, 0.178, 43)),
        (0.8, (0.705, 0.176, 51)),
        (1, (0.82, 0.15, 66)),
    ]
)
_TIP: Final = ramp([(0, (0.62, 0.07, 58)), (0.35, (0.82, 0.05, 74)), (0.6, (0.92, 0.045, 84)), (1, (0.985, 0.03, 88))])


def brush(c: Canvas) -> None:
    """One thick mass of hair, lit from above and behind; its white tip stiffens, and is braided into the wood."""
    m = c.mask(limb(BRUSH, 140), wobble=4, cell=20)
    m = m & c.full(np.asarray(smoothstep(950, 1030, c.y), np.float32))
    c.multiply(m.blur(18).move(4, -24) - m, DARK, 0.7)
    c.fill(m, RED_DEEP, detail=0.55)
    braid(c)
    _hair(c, "under", 700, 7.5, (56, 96), -0.2)
    _hair(c, "over", 1700, 5.2, (44, 84), 0.0)
    low: Points = [(p[0], p[1] + 0.66 * p[2], 0.34 * p[2]) for p in BRUSH[:6]]
    sweep(c, m.grow(30), low, 30, DARK, 0.85)
    _hair(c, "light", 380, 2.6, (40, 76), 0.22)


def _hair(c: Canvas, seed: str, n: int, wide: float, long: tuple[float, float], lift: float) -> None:
    """Lay `n` locks over it, those at its tip first, bent a little outwards; red below, gold above, white at last."""
    r = c.rng(f"hair/{seed}")
    s = np.asarray(sample(BRUSH, 240), float)
    d = np.gradient(s[:, :2], axis=0)
    along = np.sort(r.uniform(0, 1, n))[::-1]
    places = 0.515 * along + 0.1 * along**8

    def work(pen: Pen) -> None:
        for t in places:
            i = int(t * 239)
            stiff = float(smoothstep(0.42, 0.56, t))
            lane = float(np.clip(r.normal(0, 0.62), -1, 1)) if lift <= 0 else float(r.uniform(0.1, 1.08))
            h = math.atan2(d[i, 1], d[i, 0])
            q = s[i, 2] * lane
            x, y = float(s[i, 0] - q * math.sin(h)), float(s[i, 1] + q * math.cos(h))
            reach = float(r.uniform(*long)) * (1 + 0.8 * stiff)
            a = h + ((0.42 + 0.7 * max(lift, 0.0)) * lane + float(r.normal(0, 0.1))) * (1 - 0.85 * stiff) + 0.06 * stiff
            b = a + (float(r.normal(0, 0.12)) - 0.34 * lane) * (1 - 0.5 * stiff)
            mid = (x + 0.5 * reach * math.cos(a), y + 0.5 * reach * math.sin(a))
            end = (mid[0] + 0.5 * reach * math.cos(b), mid[1] + 0.5 * reach * math.sin(b))
            level = 0.5 + 0.36 * lane + lift + float(r.normal(0, 0.13))
            tone = pick(_COAT, np.asarray([min(max(level, 0.0), 1.0)], np.float32))[0]
            white = float(smoothstep(0.43, 0.53, t + float(r.normal(0, 0.03))))
            pale = pick(_TIP, np.asarray([min(max(level, 0.0), 1.0)], np.float32))[0]
            ink = tone + (pale - tone) * white
            w = wide * float(r.uniform(0.7, 1.2)) * (1 - 0.5 * stiff)
            spine = [(x, y, 0.4 * w), (0.5 * (x + mid[0]), 0.5 * (y + mid[1]), w), (*mid, 0.85 * w), (*end, 0.25)]
            if lift <= 0:
                pen.fill(limb([(u + 1, v + 3, k) for u, v, k in spine], 14), DARK, 0.22)
            pen.fill(limb(spine, 14), _hex(ink), 0.92)

    c.draw(work, detail=0.6, soft=0.3)


def _hex(values: np.ndarray) -> str:
    """Return sRGB values 0–1 as a colour's name."""
    a = [round(255 * float(min(max(v, 0.0), 1.0))) for v in values]
    return f"#{a[0]:02x}{a[1]:02x}{a[2]:02x}"
