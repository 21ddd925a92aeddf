"""Parts of Protected Species: the leopardess' curled body, an arch about the globe from haunch to nape."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.marks import sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, sample

from .ink import CREAM, DEEP, GOLD, INK, MID, MIST, ROUND, TAWNY, UMBER, away, comb, dark, rosette, spot

_BACK: Final[Points] = (
    *((-90, 700), (-74, 560), (-30, 440), (46, 344), (140, 276), (250, 234), (360, 218), (470, 216), (570, 206)),
    *((650, 190), (724, 206), (790, 260), (860, 350)),
)
"""The line of the back, from haunch over the withers."""
_FOLD: Final[Points] = ((586, 250, 2), (616, 310, 12), (624, 376, 20), (606, 440, 22), (570, 500, 16))
"""Behind the shoulder."""
_THIGH: Final[Points] = ((-40, 560, 4), (30, 600, 12), (66, 680, 18), (74, 780, 22), (60, 880, 20))


def whole(c: Canvas) -> Mask:
    """Return haunch, back and shoulder as one mass."""
    outline = [(*_BACK[0], CORNER), *_BACK[1:-1], (*_BACK[-1], CORNER), (860, 960, CORNER), (-90, 960, CORNER)]
    return c.mask(curve(outline), wobble=1.5, cell=20)


def way(x: Array, y: Array) -> Array:
    """Return how the hair lies: from the nape along the arch, a little inward."""
    return np.asarray(np.arctan2(y - MID[1], x - MID[0]) - np.pi / 2 - 0.32)


def body(c: Canvas) -> None:
    """Paint the arch: coat, form, rosettes, hair; then the night upon it."""
    m = whole(c)
    c.multiply(m.blur(12).move(0, -6), DEEP, 0.4)
    back = sample(_BACK, 300)
    turns, reach = np.arctan2(back[:, 1] - MID[1], back[:, 0] - MID[0]), np.hypot(*(back - MID).T)
    turns = np.where(turns > 2, turns - 2 * np.pi, turns)
    here = np.arctan2(c.y - MID[1], c.x - MID[0])
    here = np.where(here > 2, here - 2 * np.pi, here)
    rim = np.interp(here, turns, reach)
    v = np.asarray(np.clip((rim - away(c)) / (rim - ROUND + 10), 0, 1.3), np.float32)
    coat = pick(ramp([(0, TAWNY), (0.16, GOLD), (0.66, GOLD), (0.9, CREAM), (1, CREAM)]), np.clip(v, 0, 1))
    c.fill(m, coat, detail=0.3, mottle=0.05)
    comb(c, m, 6000, way, "under", 26)
    _rosettes(c, m, np.asarray(rim, np.float32), v)
    comb(c, m, 12000, way, "flank", 20, vary=(0.1, 0.014), alpha=0.62)
    sweeps(c, m, ((_FOLD, 14, 0.75), ([(x - 26, y + 14, 1.5 * q) for x, y, q in _FOLD], 30, 0.4)), UMBER)
    sweeps(c, m, ((_THIGH, 16, 0.7),), UMBER)
    sweeps(c, m, (([(x + 52, y - 6, 1.2 * q) for x, y, q in _FOLD[:4]], 24, 0.4),), CREAM, pale=True)
    edge = m.grow(7).blur(3)
    c.multiply(edge, TAWNY, 0.42)
    dark(c, edge, 232, 440, 0.96, 0.62)
    right = smoothstep(500, 610, c.x - 0.12 * (c.y - 500)) * smoothstep(380, 520, c.y)
    c.multiply(m * np.asarray(right, np.float32), INK, 0.8)
    gap = smoothstep(420, 470, c.x) * smoothstep(690, 750, c.y)
    c.multiply(m * np.asarray(gap, np.float32), INK, 0.92)
    under = c.full(smoothstep(800, 930, c.y)) & m
    c.multiply(under, INK, 0.75)
    fringe(
        c, _BACK[1:], 520, (13, 1.3), np.pi, "back", ((0.3, 0.055, 200), (0.38, 0.06, 195)), 2.5, 0.8, bend=(-0.1, 0.2)
    )
    hair = c.mask(curve(outline_of_back()), soft=5) & m
    c.glaze(hair, MIST, 0.4)


def outline_of_back() -> list[tuple[float, ...]]:
    """Return a thin band along the back, where the mist's light lies."""
    s = sample(_BACK, 60)
    return [*((float(x), float(y)) for x, y in s), *((float(x), float(y + 11)) for x, y in s[::-1])]


def _rosettes(c: Canvas, m: Mask, rim: Array, v: Array) -> None:
    r = c.rng("rosettes")
    laid: list[tuple[float, float, float]] = []

    def work(pen: Pen) -> None:
        for large in (True, False):
            for _ in range(4200 if large else 2600):
                x, y = float(r.uniform(-40, 840)), float(r.uniform(180, 960))
                i, j = int(np.clip(y * c.scale, 0, c.h - 1)), int(np.clip(x * c.scale, 0, c.w - 1))
                at = float(v[i, j])
                if at <= 0.01 or at > 1.1:
                    continue
                edge = float(np.clip(at / 0.3, 0.42, 1))
                nape = float(smoothstep(520, 760, x) * smoothstep(300, 460, y))
                q = (
                    (26 - 9 * nape) * (0.72 + 0.28 * edge) * float(r.uniform(0.86, 1.14))
                    if large
                    else float(r.uniform(4.5, 7.5))
                )
                if large and (at < 0.07 or at > 0.97):
                    continue
                gap = 1.08 if large else 1.12
                if any(np.hypot(x - a, y - b) < gap * (q + k) + 3 for a, b, k in laid):
                    continue
                laid.append((x, y, q))
                turn = float(way(np.array(x), np.array(y))) + 0.32 + float(r.normal(0, 0.16))
                if large:
                    rosette(pen, r, x, y, q, turn, 0.84 * edge)
                else:
                    spot(pen, r, x, y, q, turn)

    c.draw(work, clip=m, detail=0.5, soft=0.5)
