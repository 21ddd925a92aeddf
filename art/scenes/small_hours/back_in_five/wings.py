"""Parts of Back in Five: the awning's two halves as wings; each stripe a feather, the scallops its ends.

Near the body the stripes still hang together as cloth, with the seam of the valance; towards the tip they part.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, Points, curve, limb, oval, sample

from .brush import BLUSH, CORAL, CREAM, CREAM_DEEP, OCHRE_DEEP, PINK, RED, RED_DEEP, SHADE, crease

_N: Final = 11


@dataclass(frozen=True)
class Wing:
    """Where a wing's front edge and its scalloped edge run, from the shoulder to the tip."""

    front: Points
    hem: Points
    bow: float
    """How far a stripe swings to its side, of its length."""
    dim: float
    """How much of its light the wing lacks: the far one is behind."""


NEAR: Final = Wing(
    front=((424, 366), (376, 246), (310, 154), (218, 94), (120, 62), (64, 58)),
    hem=((416, 440), (342, 456), (252, 438), (164, 384), (98, 306), (56, 214), (36, 120), (42, 78)),
    bow=-0.07,
    dim=0.0,
)
FAR: Final = Wing(
    front=((536, 350), (538, 250), (572, 158), (634, 92), (704, 60), (746, 54)),
    hem=((574, 392), (622, 372), (668, 332), (712, 276), (746, 210), (768, 136), (764, 76)),
    bow=0.07,
    dim=0.5,
)


def _point(w: Wing, t: float, f: float) -> tuple[float, float]:
    """Return the place at `t` along the wing and `f` from its front edge (0) to its hem (1)."""
    a, b = sample(w.front, 201)[round(200 * t)], sample(w.hem, 201)[round(200 * t)]
    dx, dy = float(b[0] - a[0]), float(b[1] - a[1])
    side = w.bow * 4 * f * (1 - f)
    return float(a[0]) + dx * f - dy * side, float(a[1]) + dy * f + dx * side


def _edges(w: Wing, k: int, start: float) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Return both sides of a stripe; towards the tip it narrows like a feather."""
    a, b = k / _N, (k + 1) / _N
    free = max(0.0, (k / (_N - 1) - 0.4) / 0.6)
    left, right = [], []
    for f in np.linspace(start, 1.0, 8):
        part = 0.3 * free * max(0.0, (float(f) - 0.5) / 0.5) ** 1.4
        left.append(_point(w, a + (b - a) * part, float(f)))
        right.append(_point(w, b - (b - a) * part, float(f)))
    return left, right


def _end(k: int, left: list[tuple[float, float]], right: list[tuple[float, float]]) -> tuple[float, float]:
    """Return the lowest place of a stripe's rounded end."""
    (lx, ly), (rx, ry) = left[-1], right[-1]
    (px, py), (qx, qy) = left[-2], right[-2]
    dx, dy = (lx - px + rx - qx) / 2, (ly - py + ry - qy) / 2
    deep = 0.46 * math.hypot(rx - lx, ry - ly) + 6 * max(0.0, (k / (_N - 1) - 0.4) / 0.6)
    n = math.hypot(dx, dy) or 1.0
    return (lx + rx) / 2 + dx / n * deep, (ly + ry) / 2 + dy / n * deep


def _stripe(w: Wing, k: int, start: float = 0.0) -> Path:
    """Return one stripe's outline, rounded at the hem."""
    left, right = _edges(w, k, start)
    points: list[tuple[float, ...]] = [(*left[0], CORNER), *left[1:], _end(k, left, right), *right[:0:-1],
                                       (*right[0], CORNER)]  # fmt: skip
    return curve(points)


def _scallop(w: Wing, k: int) -> Path:
    """Return the rounded end alone, to be bound as an awning's hem is."""
    left, right = _edges(w, k, 0.0)
    return curve([left[-1], _end(k, left, right), right[-1]], closed=False)


def _tone(w: Wing, k: int) -> Colour:
    return mix(CREAM, CREAM_DEEP, w.dim) if k % 2 else mix(RED, RED_DEEP, w.dim)


def wing(c: Canvas, w: Wing) -> None:
    """Paint one wing: stripes, folds, the seam and its valance, then the arm along its front."""
    whole = c.mask(*(_stripe(w, k) for k in range(_N)))
    for k in reversed(range(_N)):
        m = c.mask(_stripe(w, k), wobble=0.7)
        c.fill(m, _tone(w, k), detail=0.6, mottle=0.03)
        deep = RED_DEEP if k % 2 == 0 else CREAM_DEEP
        way = 1 if w.bow < 0 else -1
        c.multiply(m.edge(9 * way, 3, 6), deep if k % 2 == 0 else SHADE, 0.35)
        c.glaze(m.edge(-7 * way, -3, 5), mix(_tone(w, k), BLUSH, 0.7), 0.45)
        cloth = 1 - k / (_N - 1)
        flap = c.mask(_stripe(w, k, 0.82)) & m
        c.multiply(flap, (0.93, 0.035, 50), 0.7 * cloth)
        c.multiply(flap.edge(0, -9, 4), SHADE, 0.5 * cloth)

    def seams(pen: Pen) -> None:
        line = [_point(w, t, 0.82) for t in np.linspace(0, 0.6, 14)]
        pen.stroke(line, RED_DEEP, 1.8, 0.5)
        for k in range(4, _N):
            t = (k + 0.5) / _N
            rib = [_point(w, t, f) for f in (0.2, 0.5, 0.8, 1.02)]
            crease(pen, rib, 1.7, RED_DEEP if k % 2 == 0 else CREAM_DEEP, 0.25 + 0.5 * k / _N)
            for j in range(9):
                f = 0.5 + 0.05 * j
                x, y = _point(w, t, f)
                for e in (0.3, -0.3):
                    u, v = _point(w, min(1.0, max(0.0, t + e / _N)), f + 0.07)
                    tone = RED_DEEP if k % 2 == 0 else CREAM_DEEP
                    crease(pen, ((x, y), ((x + u) / 2, (y + v) / 2), (u, v)), 0.9, tone, 0.5 * (k / _N) ** 1.5)

    def binding(pen: Pen) -> None:
        for k in range(_N - 1):
            f = max(0.0, 1 - k / (_N - 3))
            pen.stroke(_scallop(w, k), RED_DEEP, 3 + 3.5 * f, 0.25 + 0.75 * f)

    c.draw(seams, clip=whole, detail=0.6, soft=0.4)
    c.draw(binding, detail=0.65, soft=0.4)
    arm = _arm(c, w)
    if w.dim:
        c.multiply(whole | arm, SHADE, 0.28)
        c.multiply(c.mask(oval(556, 372, 70, 44), soft=18) & (whole | arm), SHADE, 0.7)
    else:
        _plumes(c)


def _plumes(c: Canvas) -> None:
    """Small feathers of the shoulder, laid over the cloth's root: here the bird has just come out of it."""
    for k, (x, y) in enumerate(((380, 444), (408, 454), (436, 460), (464, 454), (390, 398), (418, 418), (448, 424))):
        top = (446 - 0.25 * (446 - x), 362 + 0.3 * (y - 362))
        m = c.mask(limb([(*top, 16), ((x + top[0]) / 2 + 4, (y + top[1]) / 2, 17), (x, y, 9)], 20), wobble=0.5)
        c.multiply(m.blur(4).move(-1, 5), SHADE, 0.4)
        c.fill(m, mix(PINK, CORAL, 0.25 + 0.35 * (k % 2)), detail=0.65)
        c.glaze(m.edge(-5, -2, 4), BLUSH, 0.5)
        c.multiply(m.edge(2, 6, 4), SHADE, 0.4)
    arm = c.mask(limb([(NEAR.front[0][0] - 26, NEAR.front[0][1] - 60, 25), (*NEAR.front[0], 25), (470, 400, 50)], 20))
    c.glaze(c.mask(oval(436, 384, 42, 44, 20), soft=20) & arm, mix(PINK, CORAL, 0.3), 1.0)


def _arm(c: Canvas, w: Wing) -> Mask:
    """The front edge: a rolled hem that is an arm, with the eyelets that held the awning, a cord at the tip."""
    last = len(w.front) - 1
    spine = [(p[0], p[1], 25 - 20 * (k / last) ** 0.8) for k, p in enumerate(w.front)]
    m = c.mask(limb(spine, 60), wobble=0.8)
    c.multiply(m.blur(7).move(0, 11), SHADE, 0.55)
    c.fill(m, mix(CORAL, RED, 0.25 + 0.6 * w.dim), detail=0.65)
    c.glaze(m.edge(-4, -7, 4), BLUSH, 0.55)
    c.multiply(m.edge(4, 7, 5), SHADE, 0.45)
    s = sample(w.front, 14)

    def work(pen: Pen) -> None:
        for k in (4, 6, 8, 10, 12):
            x, y = float(s[k, 0]), float(s[k, 1])
            pen.dot(x, y, 5.6 - 0.2 * k, OCHRE_DEEP)
            pen.dot(x - 0.6, y - 0.8, 4.6 - 0.2 * k, (0.9, 0.08, 84))
            pen.dot(x, y, 2.6 - 0.1 * k, RED_DEEP)

    c.draw(work, detail=0.75, soft=0.3)
    return m
