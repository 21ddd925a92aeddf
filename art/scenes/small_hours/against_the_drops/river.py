"""Parts of Against the Drops: the bath water, one broad pale band down the wall and towards us, its drawn ripples."""

from __future__ import annotations

import math
from typing import Final

import cv2
import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask, blur
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, polygon, sample

OCHRE: Final = (0.875, 0.06, 88)
DEEP: Final = (0.775, 0.075, 80)
UNDER: Final = (0.66, 0.085, 70)
LINE: Final = (0.52, 0.05, 255)
CREAM: Final = (0.95, 0.028, 92)
_LEFT: Final[Points] = (
    *((450, 212), (428, 256), (412, 316), (384, 396), (336, 476), (262, 548), (160, 606), (40, 646), (-90, 690)),
    *((-250, 860), (-420, 1300)),
)
_RIGHT: Final[Points] = (
    *((604, 296), (644, 328), (672, 380), (688, 456), (690, 550), (670, 670), (626, 796), (578, 910), (536, 1030)),
    *((508, 1140), (486, 1260)),
)
_TONGUES: Final = (
    *((0.24, 0.02, 0.3, 0.075), (0.78, 0.02, 0.36, 0.07), (0.1, 0.36, 0.42, 0.06), (0.9, 0.42, 0.4, 0.05)),
    *((0.2, 0.62, 0.42, 0.05), (0.86, 0.74, 0.4, 0.045)),
)
"""Broad tongues of deeper ochre: across, since, how long, how wide."""
_RINGS: Final = (
    *((20, 2.6, CREAM, 1.0), (27, 1.7, LINE, 0.7), (50, 2.8, CREAM, 1.0), (58, 1.4, LINE, 0.65), (90, 2.6, CREAM, 1.0)),
    *((99, 1.5, LINE, 0.6), (140, 2.8, CREAM, 1.0), (150, 1.4, LINE, 0.55)),
)
"""Ripples about the swimmer: how far out, half their width, tone, share."""
HEAD: Final = (472.0, 676.0)
"""The middle of the swimmer's head."""
HEADING: Final = 38.0
"""How far her way is turned clockwise from straight up."""
_N: Final = 220


def on(along: float, across: float) -> tuple[float, float]:
    """Return a place of the river: shares of its length and of its breadth from the left bank."""
    left, right = sample(_LEFT, _N), sample(_RIGHT, _N)
    at = min(max(along, 0.0), 1.0) * (_N - 1)
    k = min(int(at), _N - 2)
    a = left[k] + (left[k + 1] - left[k]) * (at - k)
    b = right[k] + (right[k + 1] - right[k]) * (at - k)
    p = a * (1 - across) + b * across
    return float(p[0]), float(p[1])


def _bank(points: Points, sway: float, sign: float) -> list[tuple[float, float]]:
    """Return a bank with long soft wavelets."""
    s = sample(points, _N)
    d = np.gradient(s, axis=0)
    n = np.stack([-d[:, 1], d[:, 0]], 1) / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-6)
    run = np.cumsum(np.hypot(d[:, 0], d[:, 1]))
    wave = (np.abs(np.sin(run / 84 + 0.7 * np.sin(run / 170))) - 0.5) * sway * np.clip(run / 260, 0.1, 1)
    s = s + n * (wave * sign)[:, None]
    return [(float(p[0]), float(p[1])) for p in s]


def _mask(c: Canvas) -> Mask:
    return c.mask(polygon([*_bank(_LEFT, 13, 1), *_bank(_RIGHT, 13, -1)[::-1]]), wobble=0.8)


def river(c: Canvas) -> None:
    """Lay the band flat, its thickness at the right bank, its shadow upon the wall."""
    m = _mask(c)
    c.multiply(m.blur(8).move(22, 18), (0.5, 0.06, 270), 0.7)
    c.fill(m | m.move(7, 9) | m.move(13, 17), UNDER, detail=0.5)
    c.fill(m, OCHRE, detail=0.4, mottle=0.025)
    for across, since, until, wide, share in (
        (0.1, 0.02, 0.9, 0.05, 0.5),
        (0.92, 0.02, 1.0, 0.06, 0.6),
        (0.33, 0.0, 0.42, 0.07, 0.4),
        (0.68, 0.04, 0.5, 0.06, 0.4),
        (0.8, 0.5, 1.0, 0.05, 0.45),
        (0.22, 0.5, 1.0, 0.04, 0.35),
    ):
        c.glaze(_swath(c, across, since, until, wide) & m, DEEP, share)
    c.glaze(m * np.asarray(smoothstep(420, 180, c.y)[m.where], np.float32), DEEP, 0.3)


def _swath(c: Canvas, across: float, since: float, until: float, wide: float) -> Mask:
    spine = []
    for t in np.linspace(since, until, 24):
        (ax, ay), (bx, by) = on(t, 0), on(t, 1)
        taper = max(0.0, float(np.sin(np.pi * (t - since) / (until - since)))) ** 0.6
        spine.append((*on(t, across), max(0.5, wide * float(np.hypot(ax - bx, ay - by)) * taper)))
    return c.mask(limb(spine, 70), soft=0.3 * max(p[2] for p in spine))


def _tongue(across: float, since: float, long: float, wide: float) -> Points:
    out = []
    for j in range(41):
        t = since + long * j / 40
        (ax, ay), (bx, by) = on(t, 0), on(t, 1)
        taper = (4 * (j / 40) * (1 - j / 40)) ** 0.8
        spine = on(t, across + 0.014 * math.sin(30 * t + 9 * across))
        out.append((*spine, 0.3 + wide * math.hypot(ax - bx, ay - by) * taper))
    return out


def ripples(c: Canvas) -> None:
    """Draw flat pointed tongues of deeper ochre along the current, a few lines where it falls, pale banks."""
    m = _mask(c)

    def work(pen: Pen) -> None:
        for across, since, long, wide in _TONGUES:
            pen.fill(limb(_tongue(across, since, long, wide), 160), DEEP, 0.5)
        for across, since, until in ((0.2, 0.012, 0.13), (0.42, 0.012, 0.09), (0.7, 0.012, 0.07)):
            fall = [(*on(since + (until - since) * j / 20, across), 0.3 + 1.6 * j * (20 - j) / 100) for j in range(21)]
            pen.fill(limb(fall, 50), CREAM, 1.0)
        for across in (0.022, 0.978):
            pen.stroke([on(0.03 + 0.96 * j / 60, across) for j in range(61)], CREAM, 3.6, 0.9)

    c.draw(work, clip=m, detail=0.6)


def rings(c: Canvas, swimmer: Mask) -> None:
    """Draw the ripples that she makes: lines that follow her outline further and further out, thin and broken."""
    m = _mask(c)
    outside = np.asarray(swimmer.whole() < 0.5, np.uint8)
    far = np.asarray(cv2.distanceTransform(outside, cv2.DIST_L2, 5), np.float32) / c.scale
    far = blur(far, 12 * c.scale)
    for k, (reach, width, tone, share) in enumerate(_RINGS):
        n = c.field(f"ring{k}", 150, 2)
        half = width * smoothstep(0.42, 0.6, n)
        off = np.abs(far - reach - 9 * (c.field(f"sway{k}", 90, 2) - 0.5))
        line = np.clip((half - off) * c.scale + 0.5, 0, 1) * (half > 0.15)
        line = line * smoothstep(300, 350, c.y - 0.3 * (c.x - 600)) * (outside > 0)
        c.glaze(m * np.asarray(line, np.float32), tone, share)
