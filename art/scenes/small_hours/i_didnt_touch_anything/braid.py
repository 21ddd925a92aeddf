"""Parts of I Didn't Touch Anything: the long stretch on which hairs stiffen, braid and turn into bark."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, sample

from .bough import blossom, leaf
from .ink import BARK, BRAID, CREAM, PINK, RED

_N: Final = 241
_TONES: Final[tuple[tuple[float, Colour], ...]] = (
    (0.0, RED), (0.1, (0.86, 0.07, 70)), (0.2, CREAM), (0.4, (0.93, 0.055, 80)), (0.54, (0.8, 0.09, 74)),
    (0.66, (0.6, 0.095, 62)), (0.8, (0.42, 0.07, 54)), (1.0, (0.27, 0.05, 50)),
)  # fmt: skip
"""Its colour from the fur (0) to the wood (1)."""
_TURNS: Final = 3.5
"""How often a strand swings to and fro."""
_BUDS: Final = ((0.4, 1, 54, 0.5), (0.47, -1, 46, -0.45), (0.57, 1, 46, 0.6), (0.66, -1, 40, -0.6))
"""Buds at the ends of single hairs: where, on which side, how long the hair, how far it is turned off."""


def tone_at(u: float) -> Colour:
    """Return the colour of a strand at `u`."""
    for (a, p), (b, q) in pairwise(_TONES):
        if u <= b:
            return mix(p, q, min(max((u - a) / (b - a), 0.0), 1.0))
    return _TONES[-1][1]


def spots(lanes: np.ndarray) -> np.ndarray:
    """Return places along the stretch, `lanes` half widths off its middle."""
    s = np.asarray(sample(BRAID, _N), float)
    d = np.gradient(s[:, :2], axis=0)
    n = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(d[:, 0], d[:, 1])[:, None]
    return np.asarray(s[:, :2] + n * (s[:, 2] * lanes)[:, None])


def braid(c: Canvas) -> None:
    """Three thick strands go over and under each other, tighter and tighter, until they are bark."""
    s = np.asarray(sample(BRAID, _N), float)
    u = np.linspace(0, 1, _N)
    turn = 2 * math.pi * _TURNS * (0.62 * u + 0.38 * u * u)
    r = c.rng("braid")

    def strand(pen: Pen, phase: float, over: bool) -> None:
        a = turn + phase
        lanes = 0.56 * np.sin(a)
        up = np.sin(2 * a) > 0
        half = 0.46 * s[:, 2]
        for first, last in _runs(up == over):
            i, j = max(first - 3, 0), min(last + 3, _N - 1)
            if j - i < 8:
                continue
            middle = spots(lanes)
            flat = float(smoothstep(1.0, 0.8, (i + j) / 2 / _N))
            dark = mix((0.3, 0.08, 36), (0.14, 0.03, 55), (i + j) / 2 / _N)
            base = [
                (float(middle[k, 0]) + 1, float(middle[k, 1]) + 3, (float(half[k]) + 3.2) * _swell((k - i) / (j - i)))
                for k in range(i, j, 3)
            ]
            pen.fill(limb(base, 40), dark, (0.6 + 0.35 * (i + j) / 2 / _N) * (0.4 + 0.6 * flat))
            for k in range(i, j - 5, 3):
                part = [(float(middle[q, 0]), float(middle[q, 1]), float(half[q])) for q in (k, k + 3, k + 5)]
                pen.fill(limb(part, 6), mix(tone_at(float(u[k])), dark, 0.16 + 0.16 * float(u[k])))
            for _ in range(96):
                off = float(np.clip(r.normal(0, 0.5), -0.94, 0.94))
                line = spots(lanes + 0.46 * off)
                b = int(r.integers(max(i - 6, 0), max(i + 1, j - 8)))
                e = min(b + int(r.integers(10, 30)), j + 5, _N - 1)
                if e - b < 6:
                    continue
                t = tone_at(float(u[(b + e) // 2]) + float(r.normal(0, 0.035)))
                lift = 0.25 - 0.55 * off - 1.15 * off * off + float(r.normal(0, 0.24))
                tone = mix(t, (0.98, 0.05, 84), 0.42 * lift) if lift > 0 else mix(t, dark, min(-0.75 * lift, 0.8))
                wide = (0.8 + 1.5 * float(s[b, 2]) / 90) * float(r.uniform(0.7, 1.3))
                hair = [
                    (float(line[k, 0]), float(line[k, 1]), 0.3 + wide * math.sin(math.pi * (k - b) / (e - b)) ** 0.6)
                    for k in range(b, e, 3)
                ]
                pen.fill(limb(hair, 20), tone, 0.9)

    def work(pen: Pen) -> None:
        for k in range(0, _N - 12, 6):
            core = [(float(s[q, 0]), float(s[q, 1]), 0.74 * float(s[q, 2])) for q in (k, k + 6, k + 12)]
            pen.fill(limb(core, 8), mix(tone_at(float(u[k])), (0.2, 0.05, 45), 0.34 + 0.34 * float(u[k])))
        for over in (False, True):
            for k in range(3):
                strand(pen, 2.0944 * k + 0.4, over)
        for _ in range(32):
            b = int(r.uniform(0.2, 0.78) * _N)
            e = b + int(r.integers(18, 34))
            side = 1.0 if r.random() < 0.5 else -1.0
            out = float(r.uniform(0.1, 0.42))
            line = spots(np.asarray(side * (0.86 + out * np.clip((np.arange(_N) - b) / (e - b), 0, 1) ** 2)))
            hair = [
                (float(line[k, 0]), float(line[k, 1]), 0.3 + 1.2 * math.sin(math.pi * (k - b) / (e - b)) ** 0.6)
                for k in range(b, min(e, _N), 3)
            ]
            pen.fill(limb(hair, 20), tone_at(float(u[b]) + 0.06), 0.9)

    fade = c.full(np.asarray(smoothstep(506, 580, c.y), np.float32))
    c.draw(work, clip=fade, detail=0.75, soft=0.3)


def _swell(q: float) -> float:
    """Return how much of its breadth a strand's shadow has at `q` of its way: none where the strand itself goes on."""
    return min(1.0, 0.3 + 2.6 * min(q, 1 - q))


def _runs(on: np.ndarray) -> list[tuple[int, int]]:
    """Return where `on` holds, as stretches from and to."""
    edge = np.flatnonzero(np.diff(np.concatenate([[0], on.astype(int), [0]])))
    return [(int(a), int(b) - 1) for a, b in zip(edge[::2], edge[1::2], strict=True)]


def buds(c: Canvas) -> None:
    """Single hairs that stand off as twigs, a bud at the end of each; above them the first leaf and blossom."""
    s = np.asarray(sample(BRAID, _N), float)
    d = np.gradient(s[:, :2], axis=0)

    def work(pen: Pen) -> None:
        for t, side, long, off in _BUDS:
            i = int(t * (_N - 1))
            a = math.atan2(d[i, 1], d[i, 0])
            x = float(s[i, 0] - 0.8 * side * s[i, 2] * math.sin(a))
            y = float(s[i, 1] + 0.8 * side * s[i, 2] * math.cos(a))
            b = a + off
            u, v = x + 0.5 * long * math.cos(a + 0.5 * off), y + 0.5 * long * math.sin(a + 0.5 * off)
            p, q = u + 0.5 * long * math.cos(b), v + 0.5 * long * math.sin(b)
            back = (x - 26 * math.cos(a), y - 26 * math.sin(a))
            tone = mix(tone_at(t), BARK, 0.35)
            pen.fill(limb([(*back, 0.4), (x, y, 2.2), (u, v, 2.2), (p, q, 1.7)], 24), tone)
            with pen.at(p, q, math.degrees(b), 1.0 + 0.3 * t):
                pen.fill(curve([(-2, 0), (4, -6.5), (12, -6), (21, 0), (12, 6), (4, 6.5)]), (0.72, 0.15, 8))
                pen.fill(curve([(3, -5), (12, -5.4), (20, 0), (12, -1), (5, -1)]), PINK, 0.85)
                pen.fill(curve([(-4, 0), (1, -6), (10, -4), (4, 0), (10, 4), (1, 6)]), (0.5, 0.11, 130))

    c.draw(work, detail=0.8, soft=0.25)
    i = int(0.82 * (_N - 1))
    leaf(c, (float(s[i, 0]) + 14, float(s[i, 1])), 66, -0.75, "braid", 0.8)
    blossom(c, float(s[i, 0]) - 12, float(s[i, 1]) + 26, 17, 60)
