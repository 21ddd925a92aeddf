"""Parts of Protected Species: the leopardess' colours, how her hair is combed and her spots are set."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np

from art.painting import coats
from art.painting.colour import mix
from art.painting.marks import sweeps
from art.painting.pen import Pen
from art.painting.shapes import curve, limb

GOLD: Final = (0.69, 0.105, 72)
TAWNY: Final = (0.58, 0.11, 62)
CREAM: Final = (0.88, 0.055, 84)
SHADE: Final = (0.5, 0.06, 262)
SPOT: Final = (0.2, 0.035, 40)
INK: Final = (0.15, 0.03, 300)

sweep: Final = partial(sweeps, steps=60)
"""Shades drawn in finer pieces than usual."""
nap: Final = partial(coats.nap, vary=(0.06, 0.012), alpha=0.7)
"""Her hair, smooth and thin enough for the spots."""


def rosette(pen: Pen, r: np.random.Generator, x: float, y: float, q: float, turn: float, squash: float) -> None:
    """Draw one broken ring about a darker middle: `q` its radius along `turn` (degrees), `squash` its breadth."""
    ca, sa = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    start, dent = float(r.uniform(0, 6.28)), r.uniform(0.72, 1.18, 5)

    def at(b: float) -> tuple[float, float]:
        f = float(np.interp(b % 6.283, np.linspace(0, 6.283, 6), (*dent, dent[0])))
        u, v = f * q * np.cos(b), f * q * squash * np.sin(b)
        return float(x + u * ca - v * sa), float(y + u * sa + v * ca)

    ring = [at(start + 0.785 * k) for k in range(8)]
    pen.fill(curve([(x + 0.9 * (u - x), y + 0.9 * (v - y)) for u, v in ring]), mix(TAWNY, SPOT, 0.12), 0.7)
    parts = r.dirichlet((5.0,) * int(r.integers(3, 6)))
    a = start
    for part in parts:
        span = 6.283 * float(part)
        gap = min(0.5, 0.55 * span)
        spine = []
        for t, w in ((0.0, 0.55), (0.3, 1.0), (0.7, 1.0), (1.0, 0.5)):
            wide = q * w * 0.25 * (0.5 + 0.5 * squash) * float(r.uniform(0.7, 1.35))
            spine.append((*at(a + 0.5 * gap + (span - gap) * t), wide))
        pen.fill(limb(spine, 24), SPOT)
        a += span


def strewn(
    pen: Pen, r: np.random.Generator, field: tuple[float, float, float, float], laid: list[tuple[float, float, float]]
) -> None:
    """Fill what is left free within `field` (left, top, right, bottom) with small spots; `laid`: x, y, distance."""
    done = list(laid)
    for _ in range(2600):
        x, y = float(r.uniform(field[0], field[2])), float(r.uniform(field[1], field[3]))
        q = float(r.uniform(4.5, 8))
        if all(np.hypot(x - a, y - b) > keep + q for a, b, keep in done):
            spot(pen, r, x, y, q, float(r.uniform(0, 180)))
            done.append((x, y, 20.0))


def spot(pen: Pen, r: np.random.Generator, x: float, y: float, q: float, turn: float) -> None:
    """Draw one full spot, a little bean."""
    a = np.radians(turn)
    u, v = q * np.cos(a), q * np.sin(a)
    bend = float(r.normal(0, 0.25)) * q
    w = 0.66 * q * float(r.uniform(0.85, 1.1))
    first, last = (x - 0.6 * u, y - 0.6 * v, 0.7 * w), (x + 0.6 * u, y + 0.6 * v, 0.6 * w)
    pen.fill(limb([first, (x + bend * 0.4, y - bend * 0.4, w), last], 20), SPOT)
