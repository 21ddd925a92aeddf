"""Parts of Finders: a finger of the crocodile: two joints, folds over the knuckles, a horny claw."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, sample

from .brush import CLAW, HIDE, HIDE_DEEP, HIDE_PALE, SEAM, crease


def _knuckled(spine: Points) -> Points:
    """Return the finger's spine with a waist between the joints, so that it is no sausage."""
    s = sample(spine, 25)
    t = np.linspace(0, 1, 25)
    s[:, 2] *= 1 + 0.1 * np.cos(2 * np.pi * (t - 0.05) * 2.1)
    return [tuple(float(v) for v in p) for p in s[::2]]


def finger(c: Canvas, spine: Points, name: tuple[str, int]) -> Mask:
    """Paint one finger, lit above, shade on what it lies on, its folds and its claw."""
    way = _knuckled(spine)
    m = c.mask(limb(way, 40))
    s = sample(way, 20)
    (x0, y0, _), (x1, y1, w) = s[16], s[19]
    n = float(np.hypot(x1 - x0, y1 - y0))
    u, v = (x1 - x0) / n, (y1 - y0) / n
    nail = [(0.0, 0.0, 0.78 * w), (7.0, 0.2, 0.72 * w), (13.0, 1.4, 0.48 * w), (19.0, 4.0, 0.7)]
    claw: Points = [(float(x1 + u * d), float(y1 + v * d + sag), r) for d, sag, r in nail]
    horn = c.mask(limb(claw, 24))
    c.multiply((m | horn).blur(4).move(3, 6), (0.5, 0.07, 140), 0.55)
    c.fill(horn, CLAW, detail=0.9)
    c.fill(m, HIDE, detail=0.75)
    c.multiply(m.edge(2, 5, 4), HIDE_DEEP, 0.85)
    sweep(c, m, [(float(x), float(y) - 2, 2.5) for x, y, _ in s[4:17:4]], 2.5, HIDE_PALE, 0.5, pale=True)
    c.glaze(m.edge(-2, -3, 2), HIDE_PALE, 0.6)
    r = c.rng(f"{name[0]}{name[1]}")

    def work(pen: Pen) -> None:
        tip: Points = [(x - 0.5, y - 0.35 * q) for x, y, q in claw[1:]]
        crease(pen, tip, 1.0, (0.56, 0.05, 66), 0.8)
        for k in (7, 8, 13):
            x, y, q = s[k]
            bow = float(r.uniform(1.5, 3))
            fold = (
                (x + v * q * 0.75, y - u * q * 0.75),
                (x + u * bow, y + v * bow),
                (x - v * q * 0.6, y + u * q * 0.6),
            )
            crease(pen, fold, 1.1, SEAM, 0.42)
        crease(pen, [(x1 + v * w * 0.8, y1 - u * w * 0.8), (x1 + u * 4, y1 + v * 4),
                     (x1 - v * w * 0.8, y1 + u * w * 0.8)], 1.4, SEAM, 0.7)  # fmt: skip

    c.draw(work, detail=0.85, soft=0.3)
    return m
