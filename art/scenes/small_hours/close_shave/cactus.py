"""Parts of Close Shave: the cactus: a ribbed column that bows, an arm that holds, needles in clusters, blossoms."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place, sample

from .brush import GREEN_INK, GREEN_PALE, SPINE, SUN

_N: Final = 220
COLUMN: Final[Points] = (
    *((172, 1176, 108), (160, 1040, 114), (152, 900, 118), (154, 770, 119), (172, 640, 117), (210, 510, 114)),
    *((274, 392, 112), (352, 300, 110), (420, 240, 108)),
)
ARM: Final[Points] = (
    *((222, 846, 30), (254, 866, 50), (314, 904, 58), (404, 946, 56), (510, 962, 55), (610, 940, 54), (680, 884, 52)),
    *((710, 806, 47), (712, 730, 42)),
)
TABLE: Final = ramp([(0.22, 0.05, 182), (0.34, 0.066, 172), (0.46, 0.084, 160), (0.57, 0.095, 150),
                     (0.68, 0.1, 140), (0.79, 0.095, 125)])  # fmt: skip
Frames = tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]
Free = Callable[[float, float], bool]


def frames(points: Points, dome: float) -> Frames:
    """Return samples (x, y, half width), the way along (unit) and the length so far; the end is a dome."""
    s = sample(points, _N)
    d = np.gradient(s[:, :2], axis=0)
    step = np.hypot(d[:, 0], d[:, 1])
    long = np.concatenate([[0.0], np.cumsum(0.5 * (step[1:] + step[:-1]))])
    u = np.clip((long - (long[-1] - dome)) / dome, 0, 1)
    s[:, 2] *= np.sqrt(np.maximum(1 - u**2.3, 0.0004))
    return s, d / step[:, None], long


def outline(c: Canvas, f: Frames) -> Mask:
    """Return the silhouette."""
    return c.mask(limb([tuple(p) for p in f[0]], 2 * _N), wobble=1.0)


def around(c: Canvas, m: Mask, f: Frames) -> tuple[Array, Array]:
    """Return, in the mask's box, how far along (units) and how far across (-1 to 1) a point lies."""
    s, d, long = f
    x, y = c.x[m.where], c.y[m.where]
    best = np.full(x.shape, 1e9, np.float32)
    a: Array = np.zeros_like(best)
    b: Array = np.zeros_like(best)
    for k in range(_N):
        u, v = x - s[k, 0], y - s[k, 1]
        q = u * u + v * v + 4 * (u * d[k, 0] + v * d[k, 1]) ** 2
        near = q < best
        best = np.where(near, q, best)
        a = np.where(near, long[k] + (u * d[k, 0] + v * d[k, 1]), a)
        b = np.where(near, v * d[k, 0] - u * d[k, 1], b)
    half = np.maximum(np.interp(a, long, s[:, 2]), 3.0)
    return np.asarray(a, np.float32), np.asarray(np.clip(b / half, -1, 1), np.float32)


def spot(f: Frames, a: float, b: float) -> tuple[float, float, float, float]:
    """Return where a place of the surface lies, and the way along there."""
    s, d, long = f
    x, y, r, u, v = (float(np.interp(a, long, k)) for k in (s[:, 0], s[:, 1], s[:, 2], d[:, 0], d[:, 1]))
    return x - v * b * r, y + u * b * r, u, v


def flesh(c: Canvas, f: Frames, ribs: float, lit: tuple[float, float], seed: str) -> Mask:
    """Paint ribs that go round: crests catch the light, grooves are deep, the far side turns into shade."""
    m = outline(c, f)
    a, b = around(c, m, f)
    turn = np.arcsin(b)
    wave = np.cos(turn * ribs)
    slope = np.sin(turn * ribs)
    _, d, long = f
    nx, ny = (np.interp(a, long, k) for k in (-d[:, 1], d[:, 0]))
    side = (nx * lit[0] + ny * lit[1]) * np.sin(turn + 0.42 * slope)
    mottle = c.field(seed, 26, 4)[m.where] - 0.5
    streak = c.noise.at(seed + "/streak", a / 60, turn * ribs * 2, 1.0, 2) - 0.5
    t = 0.47 + 0.34 * side + 0.15 * wave + 0.2 * mottle + 0.12 * streak
    t = t - 0.34 * np.exp(-(((wave + 1) / 0.22) ** 2)) - 0.16 * smoothstep(0.75, 1.0, np.abs(b))
    c.fill(m, pick(TABLE, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.55)
    c.glaze(m.edge(9 * lit[0], 9 * lit[1], 6), SUN, 0.28)
    return m


def needles(c: Canvas, f: Frames, ribs: float, free: Free, seed: str, long: float = 26.0, apart: float = 42.0) -> None:
    """Clusters of needles along the crests; towards the edge they lean outwards. `free` says where none stand."""
    r = c.rng(seed)
    whole = float(f[2][-1])

    def work(pen: Pen) -> None:
        n = int(ribs / 2)
        for k in range(-n, n + 1):
            turn = 2 * math.pi * k / ribs
            if abs(turn) > 1.57:
                continue
            b = math.sin(turn)
            at = 10 + (apart / 2 if k % 2 else 0)
            while at < whole - 14:
                x, y, u, v = spot(f, at, b)
                at += apart * float(r.uniform(0.85, 1.15))
                if not free(x, y):
                    continue
                nx, ny = -v * b, u * b
                pen.dot(x, y, 3.0, GREEN_INK, 0.55)
                for j in range(7):
                    w = 2 * math.pi * (j + float(r.uniform(-0.25, 0.25))) / 7
                    q = long * float(r.uniform(0.6, 1.0))
                    ex = 0.62 * q * math.cos(w) + 0.85 * q * nx
                    ey = 0.62 * q * math.sin(w) + 0.85 * q * ny
                    spine = [(x, y, 1.5), (x + 0.5 * ex, y + 0.5 * ey, 1.2), (x + ex, y + ey, 0.35)]
                    pen.fill(limb([(p + 1.2, o + 1.6, z) for p, o, z in spine], 8), GREEN_INK, 0.35)
                    pen.fill(limb(spine, 8), SPINE, 0.95)
                pen.dot(x, y, 2.4, (0.8, 0.09, 78))

    c.draw(work, detail=0.8, soft=0.2)


def stubble(c: Canvas, f: Frames, ribs: float, m: Mask, apart: float = 30.0) -> None:
    """What is left within a mask that was shaved: small pale dots on the crests."""

    def work(pen: Pen) -> None:
        n = int(ribs / 2)
        for k in range(-n, n + 1):
            b = math.sin(2 * math.pi * k / ribs)
            for at in np.arange(12, float(f[2][-1]) - 10, apart):
                x, y, _, _ = spot(f, float(at), b)
                pen.dot(x, y, 2.6, GREEN_INK, 0.4)
                pen.dot(x - 0.7, y - 0.7, 1.6, GREEN_PALE, 0.9)

    c.draw(work, clip=m, detail=0.7, soft=0.2)


def blossom(c: Canvas, x: float, y: float, size: float, turn: float) -> None:
    """One waxy blossom seen from its side: a green throat, cream petals, a yellow heart."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, turn)

    throat = c.mask(curve(at([(-9, 4, CORNER), (-12, -14), (-16, -30), (16, -30), (12, -14), (9, 4, CORNER)])))
    c.fill(throat, GREEN_PALE, detail=0.7)
    c.multiply(throat.edge(5, 2, 4), (0.6, 0.09, 150), 0.7)
    for w in (-62, 58, -38, 36, -14, 14):
        petal = place([(0, 0), (-11, -18), (-9, -38), (0, -48, CORNER), (10, -36), (10, -16)], 0, -24, 1, w)
        m = c.mask(curve(at(petal)))
        c.multiply(m.blur(2).move(1, 2), (0.7, 0.06, 80), 0.4)
        c.fill(m, (0.97, 0.025, 92), detail=0.75)
        c.multiply(m.edge(3, 4, 4), (0.86, 0.06, 70), 0.8)
    px, py = at([(0, -34)])[0]
    heart = c.mask(oval(px, py, 15 * size, 8 * size, turn))
    c.fill(heart, (0.84, 0.14, 84), detail=0.8)
    c.multiply(heart.edge(2, 3, 3), (0.75, 0.14, 66), 0.8)
