"""Parts of Protected Species: the leopardess' paws and tail, laid round the globe's foot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe
from art.painting.colour import Array, smoothstep
from art.painting.marks import crease, sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, place, sample

from .ink import CREAM, DEEP, GOLD, INK, SPOT, TAWNY, UMBER, comb, dark, spot

_LEG: Final[Points] = (
    *(
        (880, 1010, 140),
        (770, 962, 112),
        (670, 926, 82),
        (580, 908, 65),
        (510, 906, 58),
        (452, 912, 50),
        (420, 918, 42),
    ),
)
_TAIL: Final[Points] = (
    *((-60, 985, 34), (10, 1014, 34), (90, 1036, 33), (180, 1046, 31), (270, 1040, 29), (346, 1020, 27)),
    *((396, 1010, 24), (434, 1012, 20), (464, 1024, 13), (480, 1036, 6)),
)
_PAW: Final[Points] = (
    *((70, -46), (30, -52), (-14, -50), (-52, -40), (-78, -20), (-92, 6), (-96, 26), (-88, 42), (-72, 48), (-58, 43)),
    *((-52, 51), (-36, 57), (-20, 50), (-14, 57), (4, 61), (19, 53), (30, 58), (56, 56), (88, 46), (90, 0)),
)
"""A paw from the side, its toes to the left."""


def _along(points: Points) -> tuple[Array, Array]:
    s = sample(points, 80)
    d = np.gradient(s[:, :2], axis=0)
    return s, np.arctan2(d[:, 1], d[:, 0])


def _way(points: Points, turn: float = 0.0) -> Callable[[Array, Array], Array]:
    s, a = _along(points)

    def way(x: Array, y: Array) -> Array:
        i = np.argmin((np.asarray(x)[:, None] - s[:, 0]) ** 2 + (np.asarray(y)[:, None] - s[:, 1]) ** 2, axis=1)
        return np.asarray(a[i] + turn)

    return way


def _paw(c: Canvas, x: float, y: float, size: float, turn: float, seed: str) -> Mask:
    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, turn)

    m = c.mask(curve(at(_PAW)), wobble=0.8)
    shape = m
    m = m * np.asarray(smoothstep(x + 86 * size, x + 24 * size, c.x)[m.where], np.float32)
    c.multiply(m.blur(8).move(-4, 5), INK, 0.5)
    c.fill(m, GOLD, detail=0.7, mottle=0.03)
    tops = (
        (at([(-40, -26, 10), (-66, -8, 12), (-78, 14, 8)]), 8, 0.6),
        (at([(60, -40, 9), (20, -42, 10), (-20, -38, 9)]), 8, 0.5),
    )
    sweeps(c, m, tops, CREAM, pale=True)
    toes: tuple[Points, ...] = (
        ((-64, 8, 8), (-76, 24, 9)),
        ((-30, 12, 8), (-42, 30, 10)),
        ((6, 16, 8), (-6, 36, 10)),
    )
    for toe in toes:
        c.glaze(c.mask(limb(at(toe), 12), soft=5) & m, CREAM, 0.6)
    sweeps(c, m, ((at([(-86, 44, 8), (-40, 52, 8), (60, 54, 10)]), 7, 0.7),), UMBER)
    comb(c, m, 700, lambda u, v: np.full(len(u), np.pi + np.radians(turn) - 0.25), seed, 11)
    r = c.rng(seed)

    def work(pen: Pen) -> None:
        for u, v, q in (
            (-20, -34, 7),
            (14, -30, 8),
            (-4, -12, 7),
            (34, -10, 8),
            (26, 12, 7),
            (54, -32, 8),
            (-44, -20, 6),
            (60, 10, 8),
            (48, 30, 7),
        ):
            ((p, w),) = at([(u, v)])
            spot(pen, r, p, w, q * size, np.radians(turn) + 0.2)
        for line in (
            ((-60, -10), (-64, 10), (-61, 28), (-57, 43)),
            ((-26, -2), (-27, 18), (-23, 36), (-19, 50)),
            ((10, 8), (11, 26), (15, 42), (19, 53)),
        ):
            crease(pen, at(line), 2.6 * size, SPOT, 0.9)

    c.draw(work, clip=shape, detail=0.8, soft=0.4)
    return shape


def far_paw(c: Canvas) -> None:
    """The paw beyond, between globe and chin."""
    m = _paw(c, 512, 858, 0.92, 3, "far paw")
    c.multiply(m, UMBER, 0.5)
    c.multiply(m * np.asarray(smoothstep(830, 900, c.y)[m.where], np.float32), DEEP, 0.55)


def foreleg(c: Canvas) -> None:
    """The near foreleg, laid along before the globe's foot, under her chin."""
    m = c.mask(limb(_LEG, 80), wobble=1.2)
    c.multiply(m.blur(13).move(-2, -6), INK, 0.55)
    c.fill(m, GOLD, detail=0.5, mottle=0.04)
    s, a = _along(_LEG)
    top: Points = [(float(x), float(y - 0.6 * q), 0.2 * q) for x, y, q in s[16:76:6]]
    low: Points = [(float(x), float(y + 0.72 * q), 0.42 * q) for x, y, q in s[::6]]
    sweeps(c, m, ((top, 12, 0.6),), CREAM, pale=True)
    comb(c, m, 2500, _way(_LEG), "leg", 18)
    paw = _paw(c, 428, 922, 1.0, 0, "paw")
    r = c.rng("leg")

    def work(pen: Pen) -> None:
        laid: list[tuple[float, float, float]] = [(482.0, 890.0, 9.0), (488.0, 932.0, 9.0), (476.0, 952.0, 9.0)]
        for _ in range(2500):
            i, t = int(r.integers(2, 66)), float(r.uniform(-0.92, 0.92))
            x, y, w = s[i]
            u, v = x - t * w * np.sin(a[i]), y + t * w * np.cos(a[i])
            if u < 506:
                continue
            q = float((6 + 0.065 * w) * r.uniform(0.85, 1.25))
            if any(np.hypot(u - p, v - k) < 1.35 * (q + g) for p, k, g in laid):
                continue
            laid.append((float(u), float(v), q))
            spot(pen, r, float(u), float(v), q, float(a[i] + r.normal(0, 0.3)))

    c.draw(work, clip=m, detail=0.6, soft=0.5)
    comb(c, m, 2200, _way(_LEG), "leg2", 14, alpha=0.5)
    m = m | paw
    sweeps(c, m, (([*low, (400.0, 974.0, 12.0), (345.0, 962.0, 10.0)], 18, 0.85),), UMBER)
    sweeps(c, m, (([(x, y + 12, q) for x, y, q in low[:-2]], 14, 0.5),), DEEP)
    dark(c, m, 290, 560, 0.96, 0.75)


def tail(c: Canvas) -> None:
    """The tail, laid round before the foot, its tip lifted."""
    m = c.mask(limb(_TAIL, 90), wobble=1.2)
    c.multiply(m.blur(10).move(4, 8), INK, 0.6)
    c.fill(m, GOLD, detail=0.5, mottle=0.04)
    s, a = _along(_TAIL)
    top: Points = [(float(x), float(y - 0.55 * q), 0.3 * q) for x, y, q in s[4:76:5]]
    low: Points = [(float(x), float(y + 0.7 * q), 0.5 * q) for x, y, q in s[::5]]
    sweeps(c, m, ((top, 8, 0.7),), CREAM, pale=True)
    r = c.rng("tail")

    def work(pen: Pen) -> None:
        for i in range(3, 64, 5):
            x, y, q = s[i]
            for t in (-0.72, -0.05, 0.6):
                u, v = x - t * q * np.sin(a[i]) + r.normal(0, 4), y + t * q * np.cos(a[i]) + r.normal(0, 2)
                spot(pen, r, float(u), float(v), 11.5 - 4 * abs(t), float(a[i] + r.normal(0, 0.25)))
        for i in (66, 71):
            x, y, q = s[i]
            n = np.array((-np.sin(a[i]), np.cos(a[i])))
            band = [
                (float(x + k * q * n[0] + 4 * (1 - k * k)), float(y + k * q * n[1]), 4.6)
                for k in (-1.0, -0.4, 0.2, 0.8)
            ]
            pen.fill(limb(band, 20), SPOT)

    c.draw(work, clip=m, detail=0.6, soft=0.5)
    comb(c, m, 2600, _way(_TAIL), "tail", 14, alpha=0.6)
    fringe(
        c,
        [(float(x), float(y - q)) for x, y, q in s[:70]],
        150,
        (9, 1.0),
        -0.12,
        "tail up",
        (TAWNY, GOLD),
        1.6,
        0.6,
        bend=(0.05, 0.1),
    )
    sweeps(c, m, ((low, 12, 0.9),), UMBER)
    sweeps(c, m, (([(x, y + 6, q) for x, y, q in low], 10, 0.6),), DEEP)
    tip = c.full(smoothstep(438, 452, c.x)) & m
    c.multiply(tip, SPOT, 0.9)
    side = c.full(smoothstep(200, -20, c.x)) & m.grow(9)
    c.multiply(side, DEEP, 0.85)
    c.multiply(m.grow(9), DEEP, 0.3)
