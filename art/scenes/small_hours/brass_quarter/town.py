"""Parts of Brass Quarter: the horn's inside as a tunnel, the street that winds into it, the houses that stand there.

Houses stand on the wall of the bell, roofs towards its axis, as if down were outwards everywhere.
"""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix
from art.painting.pen import Pen
from art.painting.shapes import Path, polygon

MOUTH = (388.0, 512.0)
THROAT = (446.0, 444.0)
RADIUS, TALL = 344.0, 1.05
TURN = 2 * math.pi
START, LAST = 1.18, 1.18 + 3.3 * TURN
"""Where the street begins (radians from the right, clockwise: at the lower lip) and ends."""
PITCH = 0.8
"""Depth of one turn of the street, in logarithms of the radius."""

_WALLS: tuple[Colour, ...] = (
    (0.5, 0.11, 42),
    (0.42, 0.1, 28),
    (0.6, 0.1, 66),
    (0.4, 0.07, 350),
    (0.46, 0.1, 52),
    (0.38, 0.05, 230),
    (0.66, 0.07, 74),
)
_ROOFS: tuple[Colour, ...] = ((0.36, 0.11, 28), (0.3, 0.08, 10), (0.28, 0.05, 300), (0.4, 0.11, 40), (0.3, 0.05, 215))


def centre(w: float | Array) -> tuple[float | Array, float | Array]:
    """Return the middle of the ring that lies `w` into the bell."""
    k = 1 - np.exp(-1.0 * np.asarray(w))
    return MOUTH[0] + (THROAT[0] - MOUTH[0]) * k, MOUTH[1] + (THROAT[1] - MOUTH[1]) * k


def spot(u: float, w: float, up: float = 0.0) -> tuple[float, float]:
    """Return the card place at angle `u`, depth `w`, standing `up` (shares of the ring's radius) off the wall."""
    cx, cy = centre(w)
    r = RADIUS * math.exp(-w) * (1 - up)
    return float(cx) + math.cos(u) * r, float(cy) + math.sin(u) * r * TALL


def depth_of(u: float) -> float:
    """Return how deep the middle of the street lies at `u`."""
    return 0.1 + PITCH * (u - START) / TURN


def size_at(w: float) -> float:
    """Return card units a radian round the ring at depth `w` is long."""
    return RADIUS * math.exp(-w)


def _face(u: float, half: float, w: float, low: float, high: float) -> Path:
    """Return an upright box on the wall: feet at `low`, head at `high`, sides square to its own ground."""
    feet = [spot(u - half + half * 2 * i / 3, w, low) for i in range(4)]
    # A house does not taper towards the axis: its head is as wide as its feet.
    wide = half * (1 - low) / max(0.2, 1 - high)
    head = [spot(u + wide - wide * 2 * i / 3, w, high) for i in range(4)]
    return polygon(feet + head)


def _house(c: Canvas, u: float, half: float, tall: float, r: np.random.Generator) -> tuple[float, float, float]:
    """Paint a house at `u`: gabled front, roof running back into the horn, windows; returns its glow."""
    w = depth_of(u) + 0.15
    size = size_at(w)
    far = min(0.6, 0.04 + 0.13 * w)
    wall = mix(_WALLS[int(r.integers(len(_WALLS)))], (0.86, 0.14, 74), far)
    roof = mix(_ROOFS[int(r.integers(len(_ROOFS)))], (0.8, 0.15, 68), far)
    back = float(r.uniform(0.1, 0.16))
    peak = tall + half * float(r.uniform(0.7, 1.25))
    over = half * 1.14
    wide, top = over / (1 - tall), spot(u, w, peak)
    eaves = (spot(u - wide, w, tall * 0.97), spot(u + wide, w, tall * 0.97))
    deep = (spot(u - wide, w + back, tall * 0.97), spot(u + wide, w + back, tall * 0.97))
    ridge = spot(u, w + back, peak)
    shade = c.mask(_face(u, half * 1.2, w - 0.03, -0.02, 0.05), soft=size * 0.012)
    c.multiply(shade, (0.32, 0.1, 25), 0.5)
    for k, side in enumerate((0, 1)):
        slope = c.mask(polygon([eaves[side], top, ridge, deep[side]]))
        c.form(
            slope,
            roof if k else mix(roof, (0.16, 0.05, 330), 0.35),
            thickness=size * 0.02,
            mottle=0.14,
            grain=6,
            rim=0.4,
            detail=0.8,
        )
    front = c.mask(_face(u, half, w, 0.0, tall), polygon([eaves[0], top, eaves[1]]))
    c.form(front, wall, thickness=size * 0.03, mottle=0.1, grain=10, rim=0.5, detail=0.8)
    c.multiply(front & c.mask(_face(u, half * 1.3, w, 0.0, tall * 0.3), soft=size * 0.012), (0.4, 0.1, 15), 0.5)
    floors, across = (3, 2) if tall > 0.2 else (2, 2)
    if half < 0.085:
        across = 1
    dark = int(r.integers(0, 9))
    chimney = float(r.uniform(-0.5, 0.5)) * half

    def panes(pen: Pen) -> None:
        pen.stroke([eaves[0], top], mix(roof, (0.98, 0.1, 80), 0.25), max(0.8, size * 0.009))
        pen.stroke([eaves[1], top], mix(roof, (0.14, 0.04, 330), 0.4), max(0.8, size * 0.009))
        for f in range(floors):
            for k in range(across):
                low = tall * (0.12 + f * 0.86 / floors)
                high = low + tall * 0.5 / floors
                off = (k - (across - 1) / 2) * 1.7 * half / across / (1 - low)
                if f == 0 and k == 0 and across == 2:
                    pen.fill(_face(u + off, half * 0.2, w, 0.0, tall * 0.26), mix((0.2, 0.06, 30), wall, 0.3))
                    continue
                shape = _face(u + off, half * 0.42 / across, w, low, high)
                if f * across + k == dark:
                    pen.fill(shape, mix((0.2, 0.05, 330), wall, 0.25))
                    continue
                pen.fill(shape, (0.95, 0.13, 82))
                if size > 130:
                    pen.stroke([spot(u + off, w, low), spot(u + off, w, high)], (0.36, 0.09, 40), 1.1)
                    mid = (low + high) / 2
                    pen.stroke(
                        [spot(u + off - half * 0.2, w, mid), spot(u + off + half * 0.2, w, mid)], (0.36, 0.09, 40), 1.0
                    )
        if size > 90:
            pen.fill(
                _face(u + chimney, half * 0.13, w + back * 0.5, peak - 0.05, peak + 0.035),
                mix(wall, (0.2, 0.06, 20), 0.4),
            )
            pen.fill(_face(u, half * 0.14, w, tall * 1.06, tall * 1.06 + half * 0.26), (0.95, 0.12, 80))

    c.draw(panes, detail=0.95, emission=0.3)
    return (*spot(u, w, tall * 0.5), size * tall * 0.5)


def town(c: Canvas) -> list[tuple[float, float, float]]:
    """Houses all along the street, deepest first; returns where windows glow."""
    r = c.rng("town")
    lots: list[tuple[float, float, float]] = []
    u = START - 0.34
    while u < LAST:
        half = float(r.uniform(0.072, 0.118))
        u += half
        if r.random() < 0.94:
            lots.append((u, half, float(r.uniform(0.13, 0.25))))
        u += half + (float(r.uniform(0.05, 0.12)) if r.random() < 0.2 else float(r.uniform(0.0, 0.02)))
    return [_house(c, u, half, tall, r) for u, half, tall in reversed(lots)]
