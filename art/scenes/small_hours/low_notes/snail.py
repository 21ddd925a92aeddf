"""Parts of Low Notes: the snail that is the needle."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, oval

from .coat import INK
from .stump import FACE

_AT: Final = (318.0, 1082.0)


def track(c: Canvas) -> None:
    """Lay the snail's silver track in an outer groove."""
    t = np.linspace(0.16, -2.9, 60)
    u, v = FACE[0] + (0.88 - 0.01 * t) * FACE[2] * np.cos(t), FACE[1] + (0.88 - 0.01 * t) * FACE[3] * np.sin(t)
    way = [(float(p), float(q), 2.6 - 0.035 * k) for k, (p, q) in enumerate(zip(u, v, strict=True))]
    c.glaze(c.mask(limb(way, 90), soft=0.5), (0.95, 0.04, 95), 0.85)


def snail(c: Canvas) -> None:
    """Set the snail on the rings, its head to a groove."""
    x, y = _AT
    foot = c.mask(
        limb([(x + 46, y + 12, 2), (x + 16, y + 8, 8), (x - 20, y + 8, 8), (x - 40, y + 4, 7), (x - 50, y + 8, 4)], 30)
    )
    c.multiply(foot.blur(3).move(2, 5), INK, 0.5)
    c.fill(foot, (0.7, 0.06, 80), detail=0.8)
    shell = c.mask(oval(x + 6, y - 16, 27, 24, -8))
    c.multiply(shell.blur(3).move(2, 4) & foot, INK, 0.5)
    c.fill(shell, (0.5, 0.11, 40), detail=0.8)
    c.multiply(shell.edge(6, 6, 7), INK, 0.5)

    def work(pen: Pen) -> None:
        t = np.linspace(0, 4.6 * np.pi, 60)
        q = 22 * (1 - t / (4.9 * np.pi))
        pen.stroke(
            [
                (x + 6 + float(b * np.cos(a + 1)), y - 16 + float(0.9 * b * np.sin(a + 1)))
                for a, b in zip(t, q, strict=True)
            ],
            (0.86, 0.07, 85),
            2,
            0.9,
        )
        for u in (0, 9):
            pen.fill(
                limb([(x - 42, y + 2, 1.6), (x - 50 - u, y - 10, 1.3), (x - 54 - u, y - 22 + u, 2)], 14),
                (0.6, 0.06, 75),
            )

    c.draw(work, detail=0.9)
    c.glaze(c.mask(curve([(x - 6, y - 34), (x + 4, y - 38), (x + 2, y - 30)]), soft=2), (0.9, 0.05, 85), 0.5)
