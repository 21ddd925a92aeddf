"""Parts of Brass Quarter: the spiral street in the tuba's throat, where it lies and what stands along it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import Path, polygon

_MOUTH = (396.0, 622.0)
THROAT = (446.0, 706.0)
RADIUS, TALL = 452.0, 1.12
PITCH = 0.74
"""Depth of one turn of the street, in logarithms of the radius."""
FIRST = -0.50
FEET = 0.72
"""Where in a turn (0 its upper, 1 its lower street edge) the houses stand."""
TURN = 2 * math.pi
LAST = 4.2 * TURN

_WALLS = (
    (0.80, 0.09, 78),
    (0.66, 0.12, 52),
    (0.86, 0.06, 88),
    (0.60, 0.11, 38),
    (0.74, 0.10, 66),
    (0.62, 0.06, 250),
    (0.78, 0.07, 40),
    (0.66, 0.07, 150),
)
_ROOFS = ((0.46, 0.12, 38), (0.40, 0.09, 25), (0.36, 0.05, 300), (0.44, 0.08, 55), (0.34, 0.05, 255))


def centre(w: float | Array) -> tuple[float | Array, float | Array]:
    """Return the middle of the ring that lies `w` into the bell."""
    k = 1 - np.exp(-1.25 * np.asarray(w))
    return _MOUTH[0] + (THROAT[0] - _MOUTH[0]) * k, _MOUTH[1] + (THROAT[1] - _MOUTH[1]) * k


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
    """Paint a house at `u`; returns where its windows glow from, and how far."""
    size = street_size(u)
    wall, roof = _WALLS[int(r.integers(len(_WALLS)))], _ROOFS[int(r.integers(len(_ROOFS)))]
    fade = min(0.5, u / LAST * 0.55)
    wall_tone, roof_tone = mix(wall, (0.76, 0.14, 70), fade), mix(roof, (0.5, 0.13, 50), fade)
    eave = FEET - tall
    front = c.mask(_patch(u, half, FEET + 0.01, eave), wobble=0.5)
    c.shadow(front, size * 0.035, size * 0.05, size * 0.04, 0.55)
    c.form(front, wall_tone, thickness=size * 0.05, mottle=0.13, grain=12, rim=0.4, detail=0.6)
    ridge = eave - tall * r.uniform(0.26, 0.5)
    style = r.random()
    over = half * 1.13
    if style < 0.45:  # gable to the street
        gable = [spot(u - over, eave + 0.015), spot(u, ridge), spot(u + over, eave + 0.015)]
        lid = c.mask(polygon(gable), wobble=0.5)
    else:
        lid = c.mask(_patch(u, over, eave + 0.015, ridge, over * (0.62 if style < 0.8 else 0.9)), wobble=0.5)
    at = lid.where
    tiles = np.sin(np.hypot(c.x[at] - THROAT[0], c.y[at] - THROAT[1]) / max(size * 0.012, 1.4) * 3.1) * size * 0.004
    c.form(
        lid,
        roof_tone,
        thickness=size * 0.06,
        bump=np.asarray(tiles, np.float32),
        mottle=0.12,
        grain=8,
        rim=0.6,
        detail=0.6,
    )
    if style >= 0.45 and size > 60:
        cu = u + half * r.uniform(-0.35, 0.35)
        stack = c.mask(_patch(cu, half * 0.12, ridge + 0.09, ridge - 0.05))
        c.form(stack, (0.42, 0.09, 35), thickness=6, rim=0.5, detail=0.6)
    gate = int(r.integers(3 if half > 0.13 else 2))
    floors = 3 if tall > 0.42 else 2
    across = 3 if half > 0.13 else 2

    def panes(pen: Pen) -> None:
        for f in range(floors):
            for k in range(across):
                if f == 0 and k == gate:
                    continue
                off = (k - (across - 1) / 2) * 2 * half / across
                low = FEET - tall * (0.1 + f * 0.9 / floors) - 0.012
                shape = _patch(u + off, half * 0.46 / across, low, low - tall * 0.5 / floors)
                frame = _patch(u + off, half * 0.62 / across, low + 0.008, low - tall * 0.5 / floors - 0.008)
                pen.fill(frame, mix(wall_tone, (0.25, 0.05, 30), 0.5))
                if r.random() < 0.78:
                    x, y = spot(u + off, low - tall * 0.2 / floors)
                    pen.radiate(shape, x, y, size * half * 0.5, [(0.985, 0.06, 95), (0.86, 0.15, 72)])
                else:
                    pen.fill(shape, (0.32, 0.06, 275))
                if size > 90:
                    pen.stroke([spot(u + off, low), spot(u + off, low - tall * 0.5 / floors)], (0.4, 0.08, 40), 1.6)
                    side = half * 0.78 / across
                    for way in (-1, 1):
                        leaf = _patch(u + off + way * side, half * 0.14 / across, low, low - tall * 0.5 / floors)
                        pen.fill(leaf, mix(roof, (0.5, 0.08, 180), 0.5))
        way_in = u + (gate - (across - 1) / 2) * 2 * half / across
        door = _patch(way_in, half * 0.5 / across, FEET, FEET - tall * 0.62 / floors)
        pen.fill(door, mix(roof, (0.25, 0.05, 30), 0.55))

    c.draw(panes, detail=0.9, emission=0.2)
    c.multiply(front.edge(0.7 * size * 0.06, 0.7 * size * 0.06, size * 0.03), (0.4, 0.1, 330), 0.6)
    return (*spot(u, FEET - tall * 0.4), size * tall * 0.36)


def _stair(c: Canvas, u: float) -> None:
    """A steep flight between two turns, steps across the wall."""
    size = street_size(u)
    half = 0.085
    bed = c.mask(_patch(u, half, FEET + 0.05, -0.02))
    c.shadow(bed, size * 0.03, size * 0.04, size * 0.03, 0.5)
    c.form(bed, (0.5, 0.10, 55), thickness=size * 0.03, detail=0.5)

    def steps(pen: Pen) -> None:
        n = 11
        for i in range(n):
            top = -0.02 + (FEET + 0.05) * i / n
            pen.fill(_patch(u, half, top + 0.035, top), (0.86, 0.11, 82))
            pen.fill(_patch(u, half, top + 0.066, top + 0.036), (0.34, 0.08, 35))
        for way in (-1, 1):
            rail = [spot(u + way * half * 1.15, -0.03 + (FEET + 0.06) * i / 5) for i in range(6)]
            pen.stroke(rail, (0.3, 0.07, 30), max(1.2, size * 0.014))

    c.draw(steps, relief=max(1.0, size * 0.01), detail=0.8)


def town(c: Canvas) -> list[tuple[float, float, float]]:
    """Houses and flights all along the street; returns where windows glow."""
    lit = []
    r = c.rng("town")
    u, flights = 2.75, (5.35, 9.1, 12.2, 15.4, 18.9, 22.0)
    while u < LAST:
        half = r.uniform(0.10, 0.165)
        u += half
        if any(abs(u - f) < half + 0.11 for f in flights):
            u += 0.05
            continue
        if r.random() < 0.94:
            lit.append(_house(c, u, half, r.uniform(0.3, 0.5), r))
        u += half + r.uniform(0.0, 0.04)
    for f in flights:
        _stair(c, f)
    return lit
