"""Plain cloth in flat washes: one mass without a rim, and the dry nap that is laid over it last."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.stamps import sampled, scatter, strew


def cloth(c: Canvas, m: Mask, tone: Colour, thickness: float = 120, gain: float = 0.45, bias: float = 0.0) -> None:
    """Paint the mass: little relief, no rim."""
    c.form(
        c.relief(m, thickness, smooth=9),
        tone,
        rim=0.0,
        gain=gain,
        bias=bias,
        mottle=0.05,
        grain=40,
        depth=0.66,
        detail=0.3,
    )


def nap(c: Canvas, m: Mask, n: int, angle: float, spread: float, seed: str, alpha: float = 0.28) -> None:
    """Dry strokes along the fall of the cloth, a little paler or darker than what they cross."""
    r = c.rng(f"nap/{seed}")
    x, y = scatter(m.grow(-12), n, r, "any")
    under = sampled(c, c.layer.rgb, x, y)
    tones = np.asarray(np.clip(under * r.uniform(0.8, 1.24, (len(x), 1)), 0, 1), np.float32)
    turn = angle + r.normal(0, spread, len(x))
    strew(c, "bristle", x, y, r.uniform(40, 100, len(x)), turn, tones, seed=seed, alpha=alpha, detail=0.35, clip=m)
