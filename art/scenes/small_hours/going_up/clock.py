"""The dandelion clock and its loose seeds."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import circle, limb

GLOBE = (408.0, 290.0, 248.0)
"""The clock's middle and radius."""
BOAT = (404.0, 772.0)
SILK: Colour = (0.985, 0.045, 95)
GREEN: Colour = (0.6, 0.12, 122)
KNOT = (410.0, 578.0)


def _seed(
    pen: Pen,
    foot: tuple[float, float],
    top: tuple[float, float],
    way: tuple[float, float, float],
    reach: float,
    alpha: float,
    width: float,
    hairs: int,
    r: np.random.Generator,
) -> None:
    """Draw one seed: its stalk, and a parachute of hairs about the direction `way` (z towards the viewer)."""
    pen.stroke([foot, top], (0.93, 0.07, 95), width * 1.1, alpha * 0.8)
    pen.stroke(
        [foot, (foot[0] + (top[0] - foot[0]) * 0.16, foot[1] + (top[1] - foot[1]) * 0.16)],
        (0.42, 0.08, 75),
        width * 3,
        min(1.0, alpha * 1.3),
    )
    axis = np.asarray(way)
    side = np.cross(axis, (0.3, 0.2, 0.93) if abs(axis[2]) < 0.8 else (1.0, 0.0, 0.0))
    side /= np.linalg.norm(side)
    other = np.cross(axis, side)
    for k in range(hairs):
        a = 2 * math.pi * (k + float(r.uniform(-0.3, 0.3))) / hairs
        d = axis * float(r.uniform(0.3, 0.62)) + (side * math.cos(a) + other * math.sin(a)) * 0.92
        long = reach * float(r.uniform(0.86, 1.06))
        mid = (top[0] + d[0] * long * 0.55 - axis[0] * 3, top[1] + d[1] * long * 0.55 - axis[1] * 3)
        pen.stroke([top, mid, (top[0] + d[0] * long, top[1] + d[1] * long)], SILK, width, alpha)


def stem(c: Canvas) -> Relief:
    """Return the form of the stalk."""
    gx, gy, _ = GLOBE
    spine = [(gx, gy + 10, 6), (gx + 7, gy + 130, 5.5), (gx + 6, gy + 236, 6.5), (*KNOT, 6.5), (404, 720, 8)]
    return c.relief(c.mask(limb(spine)))


def clock(c: Canvas) -> None:
    """The clock: seeds on a ball, far ones first, a gap where some have flown."""
    gx, gy, gr = GLOBE
    c.form(stem(c), GREEN, rim=0.9, gloss=0.3, detail=0.8)
    r = c.rng("clock")
    n = 190
    k = np.arange(n) + 0.5
    polar, turn = np.arccos(1 - 2 * k / n), math.pi * (1 + 5**0.5) * k
    places = np.stack([np.sin(polar) * np.cos(turn), np.cos(polar), np.sin(polar) * np.sin(turn)], 1)
    places = places[np.argsort(places[:, 2])]
    gone = np.array([0.86, -0.5, 0.1])
    gone /= np.linalg.norm(gone)

    def layer(near: bool) -> None:
        def work(pen: Pen) -> None:
            for x, y, z in places:
                if (z > -0.1) != near or float(np.dot((x, y, z), gone)) > 0.8:
                    continue
                if y > 0.93:
                    continue
                inner, outer = 0.13, 0.74 + float(r.uniform(-0.03, 0.03))
                foot = (gx + x * gr * inner, gy + y * gr * inner)
                top = (gx + x * gr * outer, gy + y * gr * outer)
                share = (z + 1) / 2
                _seed(pen, foot, top, (x, y, z), gr * 0.27, 0.26 + 0.5 * share, 0.9 + 0.6 * share, 20, r)

        c.draw(work, detail=0.9, emission=0.32 if near else 0.2, soft=0.0 if near else 0.7)

    layer(False)
    c.glow(gx, gy, gr * 0.5, (0.94, 0.13, 80), 0.7)
    heart = c.mask(circle(gx, gy, gr * 0.125), wobble=1.5)
    c.form(heart, (0.55, 0.1, 80), rim=0.6, mottle=0.2, grain=6, detail=0.85)
    layer(True)
    low = np.clip((c.y - gy) / gr, -1, 1) * 0.5 + 0.5
    ball = np.asarray(np.clip(1.15 - np.hypot(c.x - gx, c.y - gy) / gr, 0, 0.4) / 0.4 * low, np.float32)
    c.multiply(ball, (0.9, 0.12, 72), 0.75)


def loose_seeds(c: Canvas) -> None:
    """Some have already gone, upwards to the right."""
    r = c.rng("loose")

    def work(pen: Pen) -> None:
        for x, y, s, a in (
            (640.0, 214.0, 58.0, 30.0),
            (700.0, 128.0, 50.0, 48.0),
            (722.0, 262.0, 42.0, 62.0),
            (632.0, 92.0, 40.0, 18.0),
            (756.0, 58.0, 32.0, 40.0),
            (690.0, 388.0, 36.0, 74.0),
            (566.0, 46.0, 30.0, 8.0),
        ):
            t = math.radians(a)
            ux, uy = math.sin(t), -math.cos(t)
            _seed(pen, (x - ux * s, y - uy * s), (x, y), (ux * 0.95, uy * 0.95, 0.3), s * 0.62, 0.85, 1.3, 20, r)

    c.draw(work, detail=0.95, emission=0.35)
