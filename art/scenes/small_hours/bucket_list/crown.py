"""The head of the ladder of Bucket List: its rails twist into a trunk, and the trunk is a tree in leaf and fruit."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, rgb, smoothstep
from art.painting.materials import wood
from art.painting.pen import Pen
from art.painting.shapes import circle, limb, oval, sample
from art.painting.stamps import jittered, strew

_BOUGHS: tuple[tuple[tuple[float, float, float], ...], ...] = (
    ((408, 400, 11), (350, 342, 9), (276, 326, 6), (206, 352, 3)),
    ((408, 380, 11), (352, 286, 8), (282, 232, 5), (222, 196, 2.5)),
    ((412, 380, 11), (412, 280, 8), (372, 180, 5), (340, 96, 2.5)),
    ((414, 384, 10), (462, 280, 7), (496, 176, 5), (524, 92, 2.5)),
    ((416, 400, 11), (484, 346, 9), (576, 326, 6), (664, 358, 3)),
    ((416, 386, 10), (516, 286, 7), (600, 236, 5), (664, 186, 2.5)),
)


def crown(c: Canvas, left: tuple[float, float], right: tuple[float, float], sun: tuple[float, float]) -> None:
    """Paint the tree above the rails' ends `left` and `right`; `sun` is the mouth of the well behind it."""
    r = c.rng("crown")
    x, y = _places(r, 2600, 30)
    lump = c.mask(*(circle(float(a), float(b), 17) for a, b in zip(x[::14], y[::14], strict=True)))
    away = smoothstep(130, 230, np.hypot(c.x - sun[0], c.y - sun[1]))
    c.multiply(lump.blur(24).move(6, 54) & c.full(away), (0.26, 0.06, 165), 0.6)
    _leaves(c, x[:1000], y[:1000] + 6, sun, "back", -0.24, (15, 25))
    bark = (0.35, 0.07, 48)
    for k, spine in enumerate(_BOUGHS):
        wood(c, c.mask(limb(spine, 60), wobble=1.5), bark, angle=70, grain=3, thickness=9, seed=f"b{k}", detail=0.8)
    (lx, ly), (rx, ry) = left, right
    for k, spine in enumerate(
        (
            ((rx, ry, 5), (rx - 4, ry - 40, 8), (lx + 22, ry - 82, 11), (404, 412, 13), (420, 372, 11)),
            ((lx, ly, 5), (lx + 8, ly - 36, 8), (rx - 16, ly - 80, 11), (424, 414, 12), (404, 374, 11)),
        )
    ):
        rail = c.mask(limb(spine, 60), wobble=1.2)
        c.shadow(rail, 4, 5, soft=4, share=0.6)
        wood(c, rail, bark, angle=80, grain=3, thickness=9, seed=f"t{k}", detail=0.8)
    _leaves(c, x[1000:], y[1000:], sun, "front", 0.0, (13, 23))
    n = 150
    px, py = _places(r, n, 34)
    blossom = jittered(np.tile(rgb((0.96, 0.035, 40)), (n, 1)), r, 0.05)
    strew(c, "petal", px, py, r.uniform(7, 13, n), r.uniform(0, 6, n), blossom, seed="blossom", detail=0.85)
    fx, fy = _places(r, 15, 30)
    for a, b in zip(fx, fy, strict=True):
        _fruit(c, float(a), float(b) + 8, float(r.uniform(8.5, 12)))


def _places(r: np.random.Generator, n: int, wide: float) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    runs = [sample(spine, 40) for spine in _BOUGHS]
    which, t = r.integers(0, len(runs), n), 39 * (1 - r.random(n) ** 1.5 * 0.72)
    x = np.array([np.interp(q, np.arange(40), runs[k][:, 0]) for k, q in zip(which, t, strict=True)])
    y = np.array([np.interp(q, np.arange(40), runs[k][:, 1]) for k, q in zip(which, t, strict=True)])
    spread = wide * (0.45 + 0.6 * t / 39)
    return x + r.normal(0, 1, n) * spread, y + r.normal(0, 0.8, n) * spread


def _leaves(
    c: Canvas,
    x: NDArray[np.float64],
    y: NDArray[np.float64],
    sun: tuple[float, float],
    seed: str,
    bias: float,
    size: tuple[float, float],
) -> None:
    r = c.rng(f"crown/{seed}")
    d = np.hypot(x - sun[0], y - sun[1])
    level = 0.36 + 0.6 * np.exp(-((d / 160) ** 2)) + bias - 0.1 * smoothstep(0, 60, y - 330) + r.normal(0, 0.13, len(x))
    table = ramp(
        [
            (0.0, (0.3, 0.07, 155)),
            (0.35, (0.5, 0.12, 142)),
            (0.65, (0.7, 0.15, 124)),
            (0.85, (0.86, 0.15, 110)),
            (1.0, (0.95, 0.1, 100)),
        ]
    )
    tones = jittered(pick(table, np.asarray(np.clip(level, 0, 1), np.float32)), r, 0.06)
    angle = np.arctan2(y - 380, x - 412) + r.normal(0, 0.8, len(x))
    dark = np.tile(rgb((0.26, 0.06, 165)), (len(x), 1)).astype(np.float32)
    long = r.uniform(*size, len(x))
    strew(c, "leaf", x + 3, y + 5, long, angle, dark, seed=f"{seed}/dark", alpha=0.3, detail=0.7)
    strew(c, "leaf", x, y, long, angle, tones, seed=seed, detail=0.8)


def _fruit(c: Canvas, x: float, y: float, r: float) -> None:
    ball = c.mask(circle(x, y, r))
    c.shadow(ball, 2, 5, soft=4, share=0.5)
    c.form(ball, (0.6, 0.19, 32), rim=0.8, gloss=0.5, mottle=0.06, detail=0.9)
    c.screen(c.mask(oval(x - r * 0.3, y - r * 0.42, r * 0.3, r * 0.2, -30), soft=1), (0.98, 0.05, 80), 0.8)

    def stalk(pen: Pen) -> None:
        pen.stroke([(x, y - r * 0.8), (x + 2, y - r * 1.5)], (0.36, 0.06, 60), 1.8)

    c.draw(stalk, detail=0.85)
