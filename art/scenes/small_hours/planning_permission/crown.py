"""Parts of Planning Permission: the oak's crown, held as she holds her head: brow to the left, a knot behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp
from art.painting.shapes import CORNER, curve, limb, oval
from art.painting.stamps import jittered, strew

_Clump = tuple[float, float, float, float]
_GREEN = ramp([(0.2, 0.045, 165), (0.29, 0.065, 155), (0.4, 0.09, 142), (0.53, 0.11, 128), (0.68, 0.12, 115)])
_BEHIND: Final[tuple[_Clump, ...]] = (
    (690, 420, 70, 50),
    (556, 470, 86, 54),
    (580, 250, 170, 140),
    (640, 340, 100, 90),
)
_BEFORE: Final[tuple[_Clump, ...]] = (
    (730, 222, 62, 58),
    (640, 310, 92, 84),
    (566, 136, 112, 74),
    (456, 444, 64, 52),
    (640, 196, 74, 70),
    (462, 210, 96, 80),
    (420, 330, 72, 82),
    (540, 330, 104, 84),
    (556, 226, 84, 66),
)


def _leaves(c: Canvas, clumps: Sequence[_Clump], lift: float, seed: str) -> None:
    r = c.rng(seed)
    for k, (x, y, rx, ry) in enumerate(clumps):
        core = c.mask(oval(x, y, rx * 0.88, ry * 0.88), wobble=16, cell=34)
        c.fill(core, pick(_GREEN, np.asarray([[0.22 + lift]], np.float32))[0, 0], detail=0.3)
        n = int(rx * ry * 0.075)
        a, d = r.uniform(0, 2 * np.pi, n), np.sqrt(r.random(n))
        u, v = d * np.cos(a), d * np.sin(a)
        order = np.argsort(-d + 0.3 * r.random(n))
        u, v = u[order], v[order]
        pu, pv = np.asarray(u[None] * 2.6 + 7 * k, np.float32), np.asarray(v[None] * 2.6, np.float32)
        patch = c.noise.at("patch", pu, pv, 1.0, 2)[0]
        light = 0.34 + lift - 0.2 * u - 0.34 * v + 0.5 * (patch - 0.5)
        tone = jittered(pick(_GREEN, np.asarray(np.clip(light, 0, 1), np.float32)), r, 0.035, 0.012)
        turn = np.arctan2(v + 0.35, u) + r.normal(0, 0.5, n)
        long = r.uniform(22, 36, n)
        strew(c, "leaf", x + rx * u, y + ry * v, long, turn, tone, seed=f"{seed}{k}", detail=0.5)


def behind(c: Canvas) -> None:
    """The clumps behind trunk and boughs; the bare twig that sticks in the knot."""
    twig = c.mask(limb([(690, 290, 8), (744, 188, 6.5), (778, 122, 5), (800, 84, 3)], 30))
    c.fill(twig, (0.3, 0.045, 100), detail=0.6)
    _leaves(c, _BEHIND, -0.1, "behind")


def before(c: Canvas) -> None:
    """The clumps in front; where she wears a pearl, one pale acorn hangs."""
    _leaves(c, _BEFORE, 0.12, "before")
    x, y = 596, 402
    nut = c.mask(curve([(x - 7, y, CORNER), (x + 7, y, CORNER), (x + 7, y + 10), (x, y + 20), (x - 7, y + 10)]))
    c.multiply(nut.blur(4).move(3, 5), (0.3, 0.06, 155), 0.7)
    c.fill(nut, (0.82, 0.085, 100), detail=0.85)
    c.multiply(nut.edge(4, 2, 3), (0.6, 0.09, 90), 0.7)
    for cup in ([(x - 6, y, 3.5), (x, y - 3, 4.6), (x + 6, y, 3.5)], [(x, y - 5, 1.8), (x + 2, y - 16, 1.2)]):
        c.fill(c.mask(limb(cup, 12)), (0.5, 0.08, 80), detail=0.85)
