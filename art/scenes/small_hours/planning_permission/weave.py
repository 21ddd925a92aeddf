"""Parts of Planning Permission: round things woven of twigs, from a profile about an axis."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Path, limb, polygon, sample

from .inks import WATER

WICKER: Final = ramp(
    [
        (0.0, (0.24, 0.06, 42)),
        (0.22, (0.42, 0.1, 48)),
        (0.5, (0.66, 0.14, 62)),
        (0.75, (0.82, 0.14, 76)),
        (1.0, (0.95, 0.1, 90)),
    ]
)
"""Twigs from their chinks to where lamplight lies on them."""
PLUME: Final = ramp(
    [
        (0.0, (0.2, 0.07, 262)),
        (0.35, (0.38, 0.12, 255)),
        (0.65, (0.56, 0.14, 244)),
        (0.85, (0.74, 0.12, 226)),
        (1.0, (0.9, 0.08, 205)),
    ]
)
"""Roofs of a kingfisher's feathers."""


def up(h: float) -> float:
    """Return where a height above the water lies on the upright palace."""
    return WATER - h


class Lathe:
    """A profile of (height, axis, half width), from its foot to its top."""

    def __init__(self, profile: list[tuple[float, float, float]], n: int = 48) -> None:
        """Smooth a profile."""
        self.rows: NDArray[np.float64] = sample(profile, n)
        self.rows[:, 2] = np.maximum(self.rows[:, 2], 0.6)

    def at(self, h: float) -> tuple[float, float]:
        """Return axis and half width at a height."""
        return (
            float(np.interp(h, self.rows[:, 0], self.rows[:, 1])),
            float(np.interp(h, self.rows[:, 0], self.rows[:, 2])),
        )

    def outline(self) -> Path:
        """Return the silhouette."""
        left = [(x - w, up(h)) for h, x, w in self.rows]
        right = [(x + w, up(h)) for h, x, w in self.rows[::-1]]
        return polygon([(float(a), float(b)) for a, b in (*left, *right)])

    def band(self, h: float, grow: float = 0.0, sag: float = 0.12) -> list[tuple[float, float]]:
        """Return the line that runs round at height `h`."""
        x, w = self.at(h)
        w += grow
        return [(x + s * w, up(h) - sag * w * (1 - s * s)) for s in np.linspace(-1, 1, 9)]

    def turn(self, c: Canvas, m: Mask) -> tuple[Array, Array]:
        """Return for the mask's box how far round (-1 to 1) and how high each place lies."""
        h = WATER - c.y[m.where]
        axis = np.interp(h, self.rows[:, 0], self.rows[:, 1])
        half = np.interp(h, self.rows[:, 0], self.rows[:, 2])
        u = np.asarray(np.clip((c.x[m.where] - axis) / half, -1, 1), np.float32)
        return u, np.asarray(h - 0.12 * half * (1 - u * u), np.float32)


def _axial(u: Array) -> Array:
    """Lamplight on a round thing: lit towards the palace's heart, dark at its rims."""
    return np.asarray(0.62 - 0.5 * np.abs(u) ** 2.2, np.float32)


def _strands(c: Canvas, body: Lathe, m: Mask, seed: str, level: float) -> None:
    """Single long twigs over the weave, bent round the wall, each with its own colour."""
    r = c.rng(f"strands/{seed}")
    lo, hi = float(body.rows[0, 0]), float(body.rows[-1, 0])

    def work(pen: Pen) -> None:
        for h in np.arange(lo + 3, hi - 2, 3.4):
            x, w = body.at(float(h))
            for _ in range(max(1, round(w / 42))):
                a = float(r.uniform(-1.0, 0.6))
                b = min(a + float(r.uniform(0.35, 1.1)), 1.0)
                rise = float(r.normal(0, 5))
                way = []
                for f, q in ((0.0, 0.5), (0.5, 1.5), (1.0, 0.4)):
                    s = a + (b - a) * f
                    way.append((x + s * w, up(float(h) + rise * (f - 0.5)) - 0.12 * w * (1 - s * s), q))
                lit = float(np.clip(0.5 + level + 0.34 * r.normal() - 0.3 * abs(a + b) / 2, 0.04, 0.97))
                pen.fill(limb([(px + 0.3, py + 1.6, q) for px, py, q in way], 12), (0.26, 0.06, 42), 0.4)
                pen.fill(limb(way, 12), WICKER[int(511 * lit)], 0.85)

    c.draw(work, clip=m, detail=0.8, soft=0.15)


def woven(c: Canvas, body: Lathe, seed: str, *, row: float = 6.6, stakes: float = 13.0, level: float = 0.0) -> Mask:
    """Paint a wall woven of twigs over stakes, rows that run before and behind."""
    m = c.mask(body.outline(), wobble=1.2, cell=9)
    u, h = body.turn(c, m)
    half = float(body.rows[:, 2].mean())
    turn = np.arcsin(np.clip(u, -0.999, 0.999))
    wander = 4 * (c.field(f"row/{seed}", 40, 3)[m.where] - 0.5)
    v = (h + wander) / row
    k = np.floor(v)
    rod = np.sqrt(np.clip(1 - (2 * (v - k) - 1) ** 2, 0, 1))
    over = np.sin(turn * half / stakes * np.pi + np.pi * np.mod(k, 2) + 0.8 * np.sin(k * 2.1))
    each = np.sin(k * 12.9898) * 43758.5453
    each = each - np.floor(each)
    t = _axial(u) + level + 0.24 * (rod - 0.6) * (0.7 + 0.5 * over) + 0.12 * over * rod + 0.14 * (each - 0.5)
    c.fill(m, pick(WICKER, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.8)
    _strands(c, body, m, seed, level)
    r = c.rng(f"ends/{seed}")

    def ends(pen: Pen) -> None:
        lo, hi = float(body.rows[0, 0]), float(body.rows[-1, 0])
        for _ in range(max(6, int((hi - lo) / 9))):
            y, side = float(r.uniform(max(lo, 6), hi)), float(r.choice((-1, 1)))
            x, w = body.at(y)
            long = float(r.uniform(5, 12))
            px, py = x + side * (w - 4), up(y)
            pen.fill(limb([(px, py, 1.5), (px + side * long, py - float(r.uniform(-2, 6)), 0.5)], 8), (0.4, 0.09, 55))

    c.draw(ends, detail=0.75, soft=0.2)
    return m


def feathered(c: Canvas, cap: Lathe, seed: str, level: float = 0.0) -> Mask:
    """Paint a roof of blue feathers laid like tiles, gold where the windows below shine on its eave."""
    m = c.mask(cap.outline(), wobble=0.8, cell=8)
    u, h = cap.turn(c, m)
    low, high = float(cap.rows[0, 0]), float(cap.rows[-1, 0])
    turn = np.arcsin(np.clip(u, -0.999, 0.999))
    v = (h - low) / 12.0
    k = np.floor(v)
    w = turn * (max(4.0, cap.at(low)[1] / 8)) + 0.5 * np.mod(k, 2)
    j = w - np.floor(w) - 0.5
    tip = (v - k) + 1.6 * j * j
    tip = tip - np.floor(tip)
    each = np.sin(k * 12.9898 + np.floor(w) * 78.233) * 43758.5453
    each = each - np.floor(each)
    t = 0.56 - 0.46 * np.abs(u) ** 2 + level + 0.3 * (0.5 - tip) + 0.16 * (each - 0.5)
    c.fill(m, pick(PLUME, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.85)
    eave = smoothstep(low + 0.34 * (high - low), low, h) * (1 - 0.6 * u * u)
    c.glaze(Mask(np.asarray(m.a * eave, np.float32), m.box, m.frame, m.scale), (0.9, 0.12, 86), 0.45)
    r = c.rng(f"eave/{seed}")

    def ragged(pen: Pen) -> None:
        x, w = cap.at(low)
        for s in np.linspace(-1, 1, max(7, round(w / 4))):
            px, py = x + float(s) * w, up(low) - 0.12 * w * (1 - float(s) ** 2)
            tone = PLUME[int(511 * min(max(0.7 - 0.4 * abs(float(s)) + float(r.uniform(-0.1, 0.1)) + level, 0), 1))]
            pen.fill(limb([(px, py - 8, 3.2), (px + float(s), py, 3.4), (px + 2 * float(s), py + 6, 1.4)], 10), tone)

    c.draw(ragged, detail=0.8, soft=0.2)
    return m
