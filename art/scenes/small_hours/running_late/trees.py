"""Parts of Running Late: one round tree, and one lamp."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, limb
from art.painting.stamps import strew

from .brush import INK, LIGHT, crease

_LEAVES: Final = ramp(
    [
        (0, (0.17, 0.04, 225)),
        (0.3, (0.27, 0.055, 195)),
        (0.52, (0.4, 0.08, 165)),
        (0.72, (0.58, 0.115, 135)),
        (0.88, (0.78, 0.14, 105)),
        (1, (0.92, 0.12, 95)),
    ]
)
"""From the night's side of a tree top to the lamps' side."""


def crown(
    c: Canvas, at: tuple[float, float, float], sun: tuple[float, float], seed: str, *, gain: float, moonlit: float = 0.0
) -> None:
    """Paint a round tree top at (x, y, radius), lit from `sun` with strength `gain`; `moonlit` pales its upper edge."""
    x, y, r = at
    m = c.mask(circle(x, y, r * 0.97), wobble=0.06 * r, cell=0.3 * r)
    c.fill(m, pick(_LEAVES, np.asarray([0.08], np.float32))[0], detail=0.5)
    g = c.rng(seed)
    n = int(300 + 5 * r)
    a, q = g.uniform(0, 2 * np.pi, n), np.sqrt(g.uniform(0, 1, n)) * 1.0
    u, v = q * np.cos(a), q * np.sin(a)
    away = np.array([sun[0] - x, sun[1] - y], float)
    away /= np.hypot(*away) + 1e-6
    face = u * away[0] + v * away[1]
    lobes = 0.22 * np.sin(5.1 * u + 2.0 * v + g.uniform(0, 6)) + 0.2 * np.sin(6.3 * v - 1.7 * u + g.uniform(0, 6))
    t = 0.24 + gain * (0.52 * face + 0.06) + 0.36 * lobes * (0.4 + 0.6 * gain) + g.normal(0, 0.07, n)
    order = np.argsort(t)
    tone = pick(_LEAVES, np.asarray(np.clip(t, 0, 1), np.float32))
    if moonlit:
        share = smoothstep(0.2, 0.95, -v * 0.85 + 0.4 * u) * moonlit * smoothstep(0.4, 0.95, q)
        share = share * g.uniform(0.3, 1, n)
        tone = tone + (mix((0.72, 0.07, 185), (0.88, 0.04, 170), 0.4) - tone) * share[:, None]
    size = g.uniform(0.75, 1.2, n) * (4 + 0.1 * r)
    strew(c, "leaf", x + r * u[order], y + r * v[order], size[order], g.uniform(0, 6.28, n)[order],
          np.asarray(tone[order], np.float32), seed=seed, alpha=0.95, detail=0.55)  # fmt: skip


def trunk(c: Canvas, foot: tuple[float, float], top: float, wide: float, lit: float) -> None:
    """Paint a slim trunk from its foot up to `top`, its `lit` side (-1 left, 1 right) in the lamps' light."""
    x, y = foot
    m = c.mask(limb([(x, y, 1.5 * wide), (x, y - 0.2 * (y - top), wide), (x, top, 0.9 * wide)], 20), wobble=0.5)
    c.fill(m, (0.2, 0.04, 60), detail=0.5)
    c.glaze(m.edge(lit * 0.7 * wide, 0, 0.5 * wide), (0.74, 0.13, 75), 0.8)


def lamp(c: Canvas, x: float, y: float, size: float) -> None:
    """Paint a street lamp that stands at (x, y); its lantern's middle is `size` above, and it is lit."""
    w = 0.07 * size
    top = y - size
    c.glow(x, top, 0.26 * size, (0.9, 0.13, 88), 0.85)

    def work(pen: Pen) -> None:
        pen.fill(limb([(x, y - 0.1 * w, 0.2 * w), (x, top + w, 0.15 * w)], 12), INK)
        pen.fill(
            curve(
                [
                    (x - 0.6 * w, y + 0.1 * w, CORNER),
                    (x - 0.3 * w, y - 0.6 * w),
                    (x - 0.15 * w, y - 2.2 * w, CORNER),
                    (x + 0.15 * w, y - 2.2 * w, CORNER),
                    (x + 0.3 * w, y - 0.6 * w),
                    (x + 0.6 * w, y + 0.1 * w, CORNER),
                ]
            ),
            INK,
        )
        glass = curve(
            [
                (x - 0.62 * w, top + 1.1 * w, CORNER),
                (x - 1.05 * w, top - 0.9 * w, CORNER),
                (x + 1.05 * w, top - 0.9 * w, CORNER),
                (x + 0.62 * w, top + 1.1 * w, CORNER),
            ]
        )
        pen.radiate(glass, x, top + 0.2 * w, 1.5 * w, (LIGHT, LIGHT, (0.93, 0.12, 92), (0.8, 0.15, 75)))
        for u in (-0.36, 0.36):
            crease(pen, [(x + 0.62 * u * w, top + 1.1 * w), (x + u * w, top - 0.9 * w)], 0.06 * w, (0.5, 0.1, 60), 0.8)
        pen.fill(curve([(x - 1.35 * w, top - 0.8 * w, CORNER), (x - 0.7 * w, top - 1.5 * w), (x, top - 2.1 * w, CORNER),
                        (x + 0.7 * w, top - 1.5 * w), (x + 1.35 * w, top - 0.8 * w, CORNER)]), INK)  # fmt: skip
        pen.fill(limb([(x - 0.75 * w, top + 1.2 * w, 0.22 * w), (x + 0.75 * w, top + 1.2 * w, 0.22 * w)], 6), INK)

    c.draw(work, detail=0.9, soft=0.15)
    c.glow(x, top, 0.12 * size, (0.95, 0.1, 92), 0.5)
    c.emit(c.mask(circle(x, top, w)), 1.0)
