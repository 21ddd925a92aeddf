"""Parts of Upwardly Mobile: salmon flesh in flat washes along any spine, and the young one out of the case."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, sample

PINK: Final = (0.705, 0.148, 31)
ROSE: Final = (0.62, 0.14, 28)
BACK: Final = (0.44, 0.055, 200)
_FLANK = ramp(
    [
        (0.0, (0.94, 0.03, 60)),
        (0.2, (0.88, 0.065, 42)),
        (0.42, PINK),
        (0.64, PINK),
        (0.76, (0.56, 0.06, 30)),
        (0.86, BACK),
        (1.0, (0.36, 0.05, 205)),
    ]
)


def across(c: Canvas, m: Mask, spine: Points, n: int = 70) -> tuple[Array, Array]:
    """Return, on the mask's box, the place along the spine (0-1) and across it (-1 right of its way, 1 left)."""
    s = sample(spine, n)
    d = np.gradient(s[:, :2], axis=0)
    d = d / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9)
    x, y = c.x[m.where], c.y[m.where]
    best = np.full(x.shape, 1e9, np.float32)
    along, side = np.zeros_like(best), np.zeros_like(best)
    for k in range(n):
        px, py = x - s[k, 0], y - s[k, 1]
        near = px * px + py * py
        here = near < best
        best = np.where(here, near, best).astype(np.float32)
        along = np.where(here, k / (n - 1), along).astype(np.float32)
        side = np.where(here, (px * d[k, 1] - py * d[k, 0]) / max(float(s[k, 2]), 1), side).astype(np.float32)
    return along, side


def flesh(c: Canvas, m: Mask, spine: Points, seed: str, side: float = 1.0) -> None:
    """Wash a salmon's colours over a silhouette: dark back, pink flank, pale belly; `side` 1: back on the left."""
    _, over = across(c, m, spine)
    t = 0.5 + 0.5 * side * over + 0.1 * (c.field(f"flank/{seed}", 16, 3)[m.where] - 0.5)
    c.fill(m, pick(_FLANK, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.75)


def fin(c: Canvas, outline: Points, ways: tuple[tuple[tuple[float, float], tuple[float, float]], ...]) -> None:
    """Lay one fin, its rays drawn from root to rim."""
    m = c.mask(curve(outline))
    c.fill(m, ROSE, detail=0.75)

    def rays(pen: Pen) -> None:
        for (ax, ay), (bx, by) in ways:
            pen.stroke([(ax, ay), (bx, by)], (0.5, 0.12, 24), 1.8, 0.6)

    c.draw(rays, clip=m, detail=0.75)


_SPINE: Final[Points] = (
    *((424, 884, 15), (396, 832, 24), (352, 774, 35), (302, 722, 45), (254, 666, 51), (222, 600, 52)),
    *((210, 540, 48), (216, 484, 41), (235, 440, 30), (254, 412, 18), (264, 398, 8)),
)
_LONG: Final = sample(_SPINE, 100)


def _on(t: float, out: float) -> tuple[float, float]:
    """Return the place a share `t` from the tail to the snout, `out` half widths towards the back."""
    k = min(max(round(t * 99), 1), 98)
    dx, dy = (float(a) for a in _LONG[k + 1][:2] - _LONG[k - 1][:2])
    n = float(np.hypot(dx, dy))
    x, y, q = (float(a) for a in _LONG[k])
    return x + dy / n * q * out, y - dx / n * q * out


def young(c: Canvas) -> None:
    """The young salmon: its tail is in the case yet, its head is up among the falls."""
    fin(
        c,
        [
            (*_on(0.57, 0.9), CORNER),
            _on(0.53, 1.5),
            (*_on(0.45, 1.75), CORNER),
            _on(0.455, 1.25),
            (*_on(0.42, 0.9), CORNER),
        ],
        tuple((_on(0.54 - 0.03 * k, 0.95), _on(0.5 - 0.02 * k, 1.7)) for k in range(4)),
    )
    fin(c, [(*_on(0.24, 0.9), CORNER), _on(0.2, 1.5), (*_on(0.16, 1.7), CORNER), (*_on(0.19, 0.9), CORNER)], ())
    fin(
        c,
        [
            (*_on(0.46, -0.9), CORNER),
            _on(0.4, -1.5),
            (*_on(0.34, -1.75), CORNER),
            _on(0.35, -1.3),
            (*_on(0.37, -0.9), CORNER),
        ],
        tuple((_on(0.44 - 0.03 * k, -0.95), _on(0.38 - 0.02 * k, -1.7)) for k in range(3)),
    )
    body = c.mask(limb(_SPINE, 100))
    flesh(c, body, _SPINE, "young")
    _head(c, body)
    _marks(c, body)


def _head(c: Canvas, body: Mask) -> None:
    """Gill cover, mouth, the one eye, round and young; the near fin."""
    crown = c.mask(limb([(*_on(0.99, 0.3), 8), (*_on(0.9, 0.5), 12), (*_on(0.8, 0.75), 12)], 20), soft=6) & body
    c.glaze(crown, BACK, 0.6)
    cover = [_on(0.8, 0.62), _on(0.755, 0.3), _on(0.745, -0.1), _on(0.765, -0.5), _on(0.8, -0.86)]
    c.multiply(c.mask(limb([(x, y, 4.5) for x, y in cover], 40), soft=2.5).move(-1, 5) & body, (0.6, 0.1, 25), 0.75)
    c.glaze(c.mask(limb([(*_on(0.86, -0.2), 15), (*_on(0.82, -0.25), 16)], 12), soft=8) & body, (0.86, 0.08, 42), 0.6)

    def features(pen: Pen) -> None:
        mouth = [
            (*_on(0.985, -0.35), 1.0),
            (*_on(0.945, -0.42), 2.4),
            (*_on(0.895, -0.5), 2.2),
            (*_on(0.88, -0.62), 0.8),
        ]
        pen.fill(limb(mouth), (0.36, 0.08, 28))
        pen.stroke([*cover], (0.45, 0.1, 26), 2.2, 0.7)
        x, y = _on(0.885, 0.22)
        pen.dot(x, y, 10, (0.42, 0.06, 40), 0.7)
        pen.dot(x, y, 8.6, (0.8, 0.095, 72))
        pen.dot(x + 0.4, y - 0.4, 5.6, (0.18, 0.03, 220))
        pen.dot(x - 1.6, y - 2.4, 1.4, (0.97, 0.01, 100))
        pen.dot(*_on(0.96, 0.25), 1.8, (0.3, 0.05, 210))

    c.draw(features, detail=0.92, soft=0.3)
    outline = [
        (*_on(0.735, -0.3), CORNER),
        _on(0.68, -0.75),
        (*_on(0.6, -0.95), CORNER),
        _on(0.62, -0.4),
        (*_on(0.7, -0.05), CORNER),
    ]
    c.multiply(c.mask(curve(outline), soft=4).move(3, 5) & body, (0.6, 0.11, 25), 0.5)
    fin(c, outline, tuple((_on(0.72, -0.12 - 0.08 * k), _on(0.61, -0.5 - 0.13 * k)) for k in range(4)))


def _marks(c: Canvas, body: Mask) -> None:
    """The spots that young ones have on the back, and the thumb marks under them."""
    r = c.rng("marks")
    spots = [
        (*_on(t, out), q)
        for t, out, q in zip(
            r.uniform(0.2, 0.76, 46), r.uniform(0.34, 0.9, 46), 1.4 + 3.2 * r.random(46) ** 2, strict=True
        )
    ]

    def work(pen: Pen) -> None:
        for x, y, q in spots:
            pen.dot(x, y, float(q), (0.28, 0.05, 210), 0.7)

    c.draw(work, clip=body, detail=0.75)
