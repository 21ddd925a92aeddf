"""Parts of Protected Species: its inks, where the globe stands, how hair is combed and rosettes are set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import curve, limb
from art.painting.stamps import jittered, sampled, scatter, strew

GOLD: Final = (0.74, 0.118, 74)
TAWNY: Final = (0.6, 0.122, 60)
CREAM: Final = (0.93, 0.05, 88)
SPOT: Final = (0.2, 0.04, 35)
UMBER: Final = (0.42, 0.085, 40)
INK: Final = (0.13, 0.03, 240)
DEEP: Final = (0.24, 0.055, 225)
MIST: Final = (0.62, 0.085, 195)
WARM: Final = (0.9, 0.13, 82)
SNOW: Final = (0.96, 0.014, 215)
BLUE: Final = (0.6, 0.085, 240)
MID: Final = (275.0, 650.0)
"""The globe's middle."""
ROUND: Final = 225.0
"""The globe's radius."""


def away(c: Canvas) -> Array:
    """Return how far a place lies from the globe's middle, the whole card."""
    return np.asarray(np.hypot(c.x - MID[0], c.y - MID[1]), np.float32)


def dark(c: Canvas, m: Mask, near: float, far: float, share: float, power: float = 1.0) -> None:
    """Let a mass go into the night from `near` to `far` of the globe's middle."""
    d = np.asarray(smoothstep(near, far, away(c)), np.float32) ** power
    c.multiply(m * d, DEEP, share)


def comb(
    c: Canvas,
    m: Mask,
    n: int,
    way: Callable[[Array, Array], Array],
    seed: str,
    long: float,
    *,
    vary: tuple[float, float] = (0.07, 0.012),
    alpha: float = 0.75,
) -> None:
    """Comb `n` hairs over a mass in the colours that are there; `way` gives their angle (radians) at places."""
    r = c.rng(seed)
    x, y = scatter(m, n, r, "any")
    if not len(x):
        return
    tone = jittered(sampled(c, c.layer.rgb, x, y), r, *vary)
    turns = np.asarray(way(x, y)) + r.normal(0, 0.16, len(x))
    strew(
        c, "hair", x, y, r.uniform(0.55, 1.15, len(x)) * long, turns, tone, seed=seed, alpha=alpha, detail=0.5, clip=m
    )


def rosette(pen: Pen, r: np.random.Generator, x: float, y: float, q: float, turn: float, squash: float) -> None:
    """Draw one broken ring about a darker middle: `q` its radius along `turn` (radians), `squash` its breadth."""
    ca, sa = float(np.cos(turn)), float(np.sin(turn))
    start, dent = float(r.uniform(0, 6.28)), r.uniform(0.78, 1.16, 5)

    def at(b: float) -> tuple[float, float]:
        f = float(np.interp(b % 6.283, np.linspace(0, 6.283, 6), (*dent, dent[0])))
        u, v = f * q * np.cos(b), f * q * squash * np.sin(b)
        return float(x + u * ca - v * sa), float(y + u * sa + v * ca)

    ring = [at(start + 0.785 * k) for k in range(8)]
    pen.fill(curve([(x + 0.9 * (u - x), y + 0.9 * (v - y)) for u, v in ring]), mix(TAWNY, SPOT, 0.12), 0.75)
    a = start
    for part in r.dirichlet((5.0,) * int(r.integers(3, 6))):
        span = 6.283 * float(part)
        gap = min(0.5, 0.5 * span)
        spine = []
        for t, w in ((0.0, 0.55), (0.3, 1.0), (0.7, 1.0), (1.0, 0.5)):
            wide = q * w * 0.27 * (0.45 + 0.55 * squash) * float(r.uniform(0.75, 1.35))
            spine.append((*at(a + 0.5 * gap + (span - gap) * t), wide))
        pen.fill(limb(spine, 24), SPOT)
        a += span


def spot(
    pen: Pen, r: np.random.Generator, x: float, y: float, q: float, turn: float, tone: Colour = SPOT, share: float = 1.0
) -> None:
    """Draw one full spot, a little bean along `turn` (radians)."""
    u, v = q * float(np.cos(turn)), q * float(np.sin(turn))
    bend = float(r.normal(0, 0.25)) * q
    w = 0.66 * q * float(r.uniform(0.85, 1.1))
    first, last = (x - 0.6 * u, y - 0.6 * v, 0.7 * w), (x + 0.6 * u, y + 0.6 * v, 0.6 * w)
    pen.fill(limb([first, (x + bend * 0.4, y - bend * 0.4, w), last], 20), tone, share)
