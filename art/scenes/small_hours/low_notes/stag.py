"""Parts of Low Notes: the stag's body, cut off by the card, and its neck in one great curve."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe, nap
from art.painting.colour import smoothstep
from art.painting.shapes import CORNER, Points, curve, limb, sample

from .coat import DARK, FUR, INK, MID, PALE, SHADE, sweep

NECK: Final[Points] = (
    *((640, 1260, 246), (652, 1100, 224), (694, 940, 176), (730, 800, 132), (734, 680, 104), (700, 566, 90)),
    *((638, 500, 82), (566, 474, 72)),
)


def body(c: Canvas) -> None:
    """Paint chest and shoulder behind the neck."""
    m = c.mask(
        curve([(420, 1240, CORNER), (440, 1120), (520, 1000), (640, 900), (840, 780, CORNER), (840, 1240, CORNER)]),
        wobble=2.5,
    )
    c.multiply(m.blur(12).move(-8, 0), (0.6, 0.07, 130), 0.5)
    c.fill(m, MID, detail=0.3, mottle=0.05)


def neck(c: Canvas) -> None:
    """Paint the neck from the chest to the poll, with its mane."""
    m = c.mask(limb(NECK, 110), wobble=2, cell=20)
    c.multiply(m.blur(14).move(-16, 10), (0.66, 0.085, 60), 0.55)
    c.fill(m, FUR, detail=0.3, mottle=0.05)
    s = sample(NECK, 110)
    d = np.gradient(s[:, :2], axis=0)
    side = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(d[:, 0], d[:, 1])[:, None]

    def along(a: int, b: int, f: float, g: float, wide: float) -> Points:
        """Return a spine along the neck that runs over from `f` to `g` (-1 is the throat's side)."""
        out = []
        for k in range(a, b, 3):
            t = (k - a) / (b - a)
            x, y = s[k, :2] + side[k] * (f + (g - f) * t) * s[k, 2]
            out.append((float(x), float(y), wide * (0.35 + 0.65 * float(np.sin(np.pi * t)))))
        return out

    sweep(c, m, ((along(10, 108, 0.7, 0.75, 26), 18, 0.55),), PALE, pale=True)
    sweep(
        c, m, ((along(4, 100, -0.75, -0.8, 40), 20, 0.7), (along(20, 80, -0.1, 0.2, 18), 14, 0.35)), SHADE, pale=False
    )
    shoulder = [(846, 820, 10), (770, 900, 26), (716, 1000, 34), (690, 1120, 30)]
    sweep(c, m, ((shoulder, 22, 0.5),), SHADE, pale=False)
    c.multiply(m * np.asarray(smoothstep(850, 1200, c.y)[m.where], np.float32), INK, 0.35)
    nap(c, m, 4200, 1.9, "neck", 32)
    fringe(c, along(48, 104, 0.95, 0.95, 1)[::-1], 170, (34, 3.4), 0.22, "nape", (FUR, MID, FUR), 3, 0.85)
    for j, (f, n) in enumerate(((-0.25, 90), (-0.5, 120), (-0.72, 160), (-0.93, 230))):
        way = along(4, 88 - 4 * j, f, f, 1)[::-1]
        fringe(c, way, n, (74, 6), -0.1 + 0.12 * j, f"mane{j}", (MID, DARK, FUR, DARK), 12, 0.5 + 0.12 * j)
