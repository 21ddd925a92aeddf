"""Rope: twisted of three strands."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour


def cord(
    c: Canvas,
    spine: Sequence[tuple[float, float, float]],
    *,
    seed: str,
    colour: Colour = (0.8, 0.085, 80),
    drop: tuple[float, float] | None = (6, 9),
    bias: float = 0.0,
) -> None:
    """Lay a rope along (x, y, radius), its shadow `drop` away."""
    thick = max(p[2] for p in spine)
    left, right = min(p[0] for p in spine) - 3 * thick, max(p[0] for p in spine) + 3 * thick
    top, bottom = min(p[1] for p in spine) - 3 * thick, max(p[1] for p in spine) + 3 * thick
    clay = Clay(c, (left, top, right, bottom), melt=0)
    clay.limb(list(spine), n=16 * len(spine))
    body = clay.relief(0.4)
    if drop:
        c.shadow(body.mask, *drop, soft=max(2.0, thick * 0.4), share=0.4, colour=(0.5, 0.08, 320))
    strand = np.sin((clay.along - clay.across * 1.15) / thick * 2.5)
    fuzz = (c.field(f"hemp/{seed}", 2.6, 2)[body.mask.where] - 0.5) * thick * 0.16
    bump = np.abs(strand) ** 0.7 * thick * 0.42 + fuzz
    c.form(body, colour, bump=np.asarray(bump, np.float32), rim=0.0, mottle=0.08, bias=bias + 0.02, detail=0.85)
    gap = (np.abs(strand) < 0.22).astype(np.float32)
    c.multiply(body.mask * gap, (0.5, 0.08, 45), 0.4)
