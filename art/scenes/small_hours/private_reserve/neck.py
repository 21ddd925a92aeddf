"""Parts of Private Reserve: the long neck, bent back in one great curve, its mane running over from side to side."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.shapes import Points, limb, sample

from .coat import DARK, MID, PALE, SHADE, WOOL, locks, nap, sweep

NECK: Final[Points] = (
    *((360, 1010, 190), (232, 930, 158), (136, 810, 122), (92, 670, 98), (86, 520, 86), (122, 384, 80)),
    *((196, 292, 76), (270, 272, 73), (316, 312, 68)),
)


def neck(c: Canvas) -> None:
    """Paint the neck from the chest to the poll."""
    m = c.mask(limb(NECK, 110), wobble=2, cell=20)
    seen = np.asarray(np.maximum(smoothstep(430, 240, c.x), smoothstep(850, 780, c.y)), np.float32)
    whole = m * seen
    c.fill(whole, WOOL, detail=0.3, mottle=0.05)
    s = sample(NECK, 110)
    d = np.gradient(s[:, :2], axis=0)
    side = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(d[:, 0], d[:, 1])[:, None]

    def along(a: int, b: int, f: float, g: float, wide: float) -> Points:
        """Return a spine along the neck that runs over from `f` to `g` (-1 is the outer side)."""
        out = []
        for k in range(a, b, 3):
            t = (k - a) / (b - a)
            x, y = s[k, :2] + side[k] * (f + (g - f) * t) * s[k, 2]
            out.append((float(x), float(y), wide * (0.35 + 0.65 * float(np.sin(np.pi * t)))))
        return out

    sweep(
        c, whole, ((along(8, 108, 0.85, 0.9, 24), 12, 0.5), (along(14, 60, 0.3, 0.7, 20), 16, 0.2)), SHADE, pale=False
    )
    sweep(c, whole, ((along(14, 106, -0.55, -0.35, 30), 18, 0.5),), PALE, pale=True)
    nap(c, whole, 3400, 1.2, "neck", 30)
    locks(c, along(62, 108, -0.9, -0.93, 1)[::-1], 190, (44, 3.6), 0.2, "mane", (MID, MID, WOOL, DARK), 6)
    locks(c, along(14, 44, -0.86, -0.97, 1)[::-1], 210, (80, 5), 0.06, "throat", (MID, MID, WOOL, DARK), 12)
