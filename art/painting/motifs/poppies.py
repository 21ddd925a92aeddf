"""Poppies in bloom, petal by petal: pleated silk, a dark blot at each foot, the pod and its ring of stamens."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval, place

REDS: tuple[Colour, ...] = (
    (0.18, 0.08, 10),
    (0.33, 0.14, 20),
    (0.46, 0.185, 26),
    (0.56, 0.2, 28),
    (0.68, 0.165, 33),
)
_GREENS: tuple[Colour, ...] = ((0.26, 0.05, 150), (0.5, 0.07, 130), (0.74, 0.08, 115))


@dataclass(frozen=True)
class Petal:
    """One petal: degrees of its middle about the heart (0 right, 90 towards us), half its spread, reach, lightness."""

    middle: float
    spread: float
    reach: float
    lift: float = 0.0


OPEN: tuple[Petal, ...] = (
    Petal(-92, 78, 1.01, 0.0),
    Petal(172, 66, 0.97, 0.1),
    Petal(8, 66, 1.0, -0.06),
    Petal(88, 74, 0.845, 0.04),
)
"""Seen into: the petal behind, the two at the sides, the one before."""


@dataclass(frozen=True)
class Poppy:
    """A flower at (x, y), its petals `size` long, squeezed to `flat` of its height, turned by degrees."""

    x: float
    y: float
    size: float
    flat: float = 0.74
    turn: float = 0.0
    seed: str = ""


def petals(c: Canvas, poppy: Poppy, which: Sequence[Petal] = OPEN, *, blot: float = 0.92, detail: float = 0.5) -> None:
    """Paint petals one over the other, each with its shadow on those below."""
    table = ramp(list(REDS))
    cos, sin = math.cos(math.radians(poppy.turn)), math.sin(math.radians(poppy.turn))
    for number, p in enumerate(which):
        name = f"{poppy.seed}/{number}"
        r = c.rng(f"poppy/{name}")
        rim: list[tuple[float, ...]] = [(0, 0.036, CORNER)]
        for i, a in enumerate(np.linspace(-p.spread, p.spread, 15)):
            round_ = 0.78 + 0.22 * math.cos(math.radians(a * 90 / p.spread * 0.86))
            q = p.reach * round_ * (1 + float(r.normal(0, 0.018)) + (0.022 if i % 2 else -0.012))
            b = math.radians(p.middle + a)
            rim.append((q * math.cos(b), q * math.sin(b) * poppy.flat))
        s = poppy.size
        m = c.mask(curve(place(rim, poppy.x, poppy.y, s, poppy.turn)), wobble=0.01 * s, cell=max(3.0, 0.045 * s))
        if m.empty:
            continue
        c.multiply(m.blur(0.073 * s).move(0.009 * s, -0.036 * s), (0.14, 0.08, 10), 0.9)
        at = m.where
        x, y = (c.x[at] - poppy.x) / s, (c.y[at] - poppy.y) / s
        u, v = x * cos + y * sin, (y * cos - x * sin) / poppy.flat
        d = np.hypot(u, v) / p.reach
        a = np.arctan2(v, u) - math.radians(p.middle)
        a = np.asarray(np.arctan2(np.sin(a), np.cos(a)), np.float32)
        pleat = c.noise.at(f"pleat/{name}", a * 7, d * 1.2, 1.0, 3) - 0.5
        vein = c.noise.at(f"vein/{name}", a * 30, d * 2.0, 1.0, 2) - 0.5
        cup = 0.2 * np.cos(a * 1.4 + (0.5 if p.middle > 90 else -0.5)) - 0.1
        t = 0.3 + 0.34 * smoothstep(0.15, 1.0, d) + 0.75 * pleat * smoothstep(0.2, 0.9, d) + 0.2 * vein + cup + p.lift
        t = t - 0.11 * x + 0.2 * smoothstep(0.86, 1.0, d)
        c.fill(m, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=detail)
        if blot:
            foot = np.zeros_like(c.x)
            foot[at] = smoothstep(0.44, 0.26, d + 0.16 * pleat + 0.1 * np.abs(a))
            c.multiply(m * foot, (0.16, 0.07, 330), blot)


def heart(c: Canvas, poppy: Poppy, stamens: int = 90) -> None:
    """Paint the pod with its rays in a ring of stamens."""
    r = c.rng(f"stamens/{poppy.seed}")
    s, flat = poppy.size / 220, poppy.flat

    def ring(pen: Pen) -> None:
        with pen.at(poppy.x, poppy.y, poppy.turn, s):
            for k in range(stamens):
                a, q = k * 2.4, float(r.uniform(34, 62))
                px, py = q * math.cos(a), 4 + q * math.sin(a) * flat
                pen.stroke([(20 * math.cos(a), 4 + 16 * math.sin(a)), (px, py - 4)], (0.14, 0.04, 320), 1.5)
                pen.fill(oval(px, py - 5, 3.6, 2.6, math.degrees(a)), (0.3, 0.05, 310) if k % 3 else (0.58, 0.05, 90))

    c.draw(ring, detail=0.7)
    outline = place([(-26, -8), (0, -20), (26, -8), (22, 18), (0, 28), (-22, 18)], poppy.x, poppy.y, s, poppy.turn)
    light = smoothstep(30 * s, -30 * s, (c.x - poppy.x) + 0.6 * (c.y - poppy.y))
    c.fill(c.mask(curve(outline)), pick(ramp(list(_GREENS)), np.asarray(light, np.float32)), detail=0.7)

    def rays(pen: Pen) -> None:
        with pen.at(poppy.x, poppy.y, poppy.turn, s):
            for k in range(9):
                a = k * math.tau / 9
                pen.stroke([(0, -2), (22 * math.cos(a), -2 + 15 * math.sin(a))], (0.24, 0.05, 330), 2.6)

    c.draw(rays, detail=0.7)
