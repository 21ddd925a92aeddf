"""Parts of Brass Quarter: the spiral street in the tuba's throat, where it lies and what stands along it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import Path, polygon

MOUTH = (400.0, 424.0)
THROAT = (412.0, 440.0)
RADIUS, TALL = 322.0, 1.0
PITCH = 0.78
"""Depth of one turn of the street, in logarithms of the radius."""
FIRST = -0.44
FEET = 0.74
"""Where in a turn (0 its upper, 1 its lower street edge) the houses stand."""
TURN = 2 * math.pi
START = 3.0
LAST = 4.0 * TURN

_WALLS = (
    (0.44, 0.10, 45),
    (0.36, 0.09, 26),
    (0.49, 0.10, 58),
    (0.32, 0.07, 345),
    (0.40, 0.10, 36),
    (0.30, 0.07, 305),
)
_ROOFS = ((0.30, 0.08, 25), (0.27, 0.06, 350), (0.25, 0.05, 310), (0.33, 0.08, 38))


def centre(w: float | Array) -> tuple[float | Array, float | Array]:
    """Return the middle of the ring that lies `w` into the bell."""
    k = 1 - np.exp(-1.25 * np.asarray(w))
    return MOUTH[0] + (THROAT[0] - MOUTH[0]) * k, MOUTH[1] + (THROAT[1] - MOUTH[1]) * k


def spot(u: float, v: float) -> tuple[float, float]:
    """Return the card place at `u` (radians along the street) and `v` (turns below it)."""
    w = FIRST + PITCH * (v + u / TURN)
    cx, cy = centre(w)
    r = RADIUS * math.exp(-w)
    return float(cx) + math.cos(u) * r, float(cy) + math.sin(u) * r * TALL


def street_size(u: float) -> float:
    """Return card units a radian along the street is long."""
    return RADIUS * math.exp(-FIRST - PITCH * (FEET + u / TURN))


def _patch(u: float, half: float, low: float, high: float, top: float | None = None) -> Path:
    """Return a curved box on the wall round `u`: feet at `low` turns below, head at `high`; `top` narrows it."""
    t = half if top is None else top
    feet = [spot(u - half + half * 2 * i / 6, low) for i in range(7)]
    head = [spot(u + t - t * 2 * i / 6, high) for i in range(7)]
    return polygon(feet + head)


def _house(c: Canvas, u: float, half: float, tall: float, r: np.random.Generator) -> tuple[float, float, float]:
    """Paint a house at `u`, dark against the glow below it; returns where its windows glow from, and how far."""
    size = street_size(u)
    wall, roof = _WALLS[int(r.integers(len(_WALLS)))], _ROOFS[int(r.integers(len(_ROOFS)))]
    fade = min(0.45, u / LAST * 0.5)
    wall_tone, roof_tone = mix(wall, (0.7, 0.14, 62), fade), mix(roof, (0.5, 0.13, 50), fade)
    eave = FEET - tall
    front = c.mask(_patch(u, half, FEET + 0.01, eave), wobble=0.4)
    c.shadow(front, 0, size * 0.02, size * 0.05, 0.55, (0.24, 0.07, 20))
    c.form(front, wall_tone, thickness=size * 0.05, mottle=0.08, grain=14, rim=0.3, detail=0.6)
    ridge = eave - tall * r.uniform(0.3, 0.62)
    over = half * 1.13
    if r.random() < 0.7:  # gable to the street
        gable = [spot(u - over, eave + 0.015), spot(u, ridge), spot(u + over, eave + 0.015)]
        lid = c.mask(polygon(gable), wobble=0.4)
    else:
        lid = c.mask(_patch(u, over, eave + 0.015, ridge + tall * 0.12, over * 0.66), wobble=0.4)
    c.form(lid, roof_tone, thickness=size * 0.05, mottle=0.1, grain=9, rim=0.8, detail=0.6)
    across = 2
    floors = 3 if tall > 0.36 else 2
    dark = int(r.integers(0, 9))

    def panes(pen: Pen) -> None:
        for f in range(floors):
            for k in range(across):
                if f * across + k == dark:
                    continue
                off = (k - (across - 1) / 2) * 2 * half / across
                low = FEET - tall * (0.1 + f * 0.9 / floors) - 0.012
                high = low - tall * 0.54 / floors
                shape = _patch(u + off, half * 0.44 / across, low, high)
                x, y = spot(u + off, (low + high) / 2)
                pen.radiate(shape, x, y, size * half * 0.5, [(0.975, 0.09, 92), (0.83, 0.16, 66)])
                if size > 70:
                    pen.stroke([spot(u + off, low), spot(u + off, high)], (0.3, 0.07, 35), 1.4)
        pen.fill(_patch(u, half * 0.15, FEET, FEET - tall * 0.4 / floors, half * 0.11), mix(roof, (0.2, 0.05, 30), 0.5))

    c.draw(panes, detail=0.92, emission=0.35)
    return (*spot(u, FEET - tall * 0.4), size * tall * 0.36)


def town(c: Canvas) -> list[tuple[float, float, float]]:
    """Houses all along the street, with gaps; returns where windows glow."""
    lit = []
    r = c.rng("town")
    u = START
    while u < LAST:
        half = r.uniform(0.11, 0.165)
        u += half
        if r.random() < 0.93:
            lit.append(_house(c, u, half, r.uniform(0.24, 0.42), r))
        u += half + (r.uniform(0.12, 0.26) if r.random() < 0.2 else r.uniform(0.0, 0.03))
    return lit
