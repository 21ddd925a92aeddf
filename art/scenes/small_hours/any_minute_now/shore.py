"""The shore at low tide: fog with hardly a horizon, a low pale sun, wet sand; prints, and who made them."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.layer import Layer
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

HORIZON: Final = 640.0
SUN: Final = (606.0, 470.0, 146.0)
"""Middle and radius of the sun in the fog."""
_PRINT: Final = (0.56, 0.04, 252)


def shore(c: Canvas) -> None:
    """Paint fog, sun and sand as a few broad planes."""
    c.wash(
        [
            (0.0, (0.89, 0.026, 226)),
            (0.18, (0.91, 0.022, 208)),
            (0.34, (0.92, 0.026, 140)),
            (0.46, (0.92, 0.045, 80)),
            (0.535, (0.92, 0.04, 76)),
            (0.57, (0.89, 0.026, 215)),
            (0.78, (0.92, 0.022, 220)),
            (1.0, (0.91, 0.026, 228)),
        ],
        warp=34,
    )
    x, y, r = SUN
    halo = np.exp(-((np.hypot(c.x - x, (c.y - y) * 1.15) / 270) ** 1.8))
    c.glaze(np.asarray(halo * 0.85, np.float32), (0.875, 0.075, 66))
    drift = c.field("drift", 240, 3, (5, 0.8))
    dim = smoothstep(0.5, 0.36, drift) * smoothstep(560, 300, c.y)
    c.glaze(np.asarray(dim * 0.22, np.float32), (0.83, 0.032, 232))
    disc = c.mask(oval(x, y, r, r), wobble=3, cell=60, soft=2)
    c.fill(disc * np.asarray(smoothstep(y + r * 1.5, y + r * 0.3, c.y), np.float32), (0.99, 0.035, 92), detail=0.2)
    c.glaze(
        np.asarray(
            smoothstep(0.48, 0.62, drift) * smoothstep(40, 240, c.y) * smoothstep(640, 420, c.y) * 0.5, np.float32
        ),
        (0.94, 0.028, 88),
    )
    land = c.mask(
        curve([(380, 648, CORNER), (520, 634), (640, 626), (730, 606), (830, 596, CORNER), (830, 652, CORNER)]),
        wobble=3,
        cell=30,
        soft=3,
    )
    c.glaze(land, (0.79, 0.036, 236), 0.7)
    c.fog(600, 720, (0.93, 0.03, 84), 0.5, 240)
    pools = smoothstep(0.48, 0.62, c.field("pools", 190, 3, (5, 0.8))) * smoothstep(680, 780, c.y)
    c.glaze(np.asarray(pools * 0.55, np.float32), (0.93, 0.02, 205))
    banks = smoothstep(0.5, 0.36, c.field("banks", 230, 3, (5, 0.7))) * smoothstep(700, 860, c.y)
    c.glaze(np.asarray(banks * 0.5, np.float32), (0.8, 0.032, 240))
    path = np.exp(-(((c.x - x) / (70 + 0.1 * (c.y - HORIZON))) ** 2)) * smoothstep(650, 690, c.y)
    broken = smoothstep(0.4, 0.6, c.noise.at("glitter", c.x / 150, c.y / 12, 1.0, 2))
    c.glaze(np.asarray(path * broken * 0.55, np.float32), (0.96, 0.035, 88))


def mirrored(c: Canvas, group: Layer, base: float) -> None:
    """Lay a group down upside down, as the wet sand shows it."""
    sway = 7 * np.sin(c.y / 7) * smoothstep(base, base + 100, c.y)
    fade = c.full(np.asarray(smoothstep(base - 6, base + 4, c.y) * smoothstep(base + 260, base + 20, c.y), np.float32))
    upside = np.asarray(2 * base - c.y, np.float32)
    c.paste(group, alpha=0.34, clip=fade, soft=3, bend=(np.asarray(c.x + sway, np.float32), upside))


def standing(c: Canvas) -> None:
    """Darken the sand where boot and child stand on it."""
    c.multiply(c.mask(oval(210, 1094, 260, 16), soft=8), (0.4, 0.05, 275), 0.75)
    c.multiply(c.mask(oval(720, 1056, 150, 10), soft=6), (0.4, 0.05, 275), 0.75)
    c.multiply(c.mask(oval(510, 1062, 70, 8), soft=5), (0.45, 0.05, 275), 0.6)


def gone(c: Canvas) -> None:
    """Somebody far out, hardly there, who comes back and raises an arm."""
    x, y = 604.0, 668.0
    trunk = curve([(x - 9, y - 46), (x + 1, y - 56), (x + 11, y - 46), (x + 13, y - 22), (x + 9, y, CORNER),
                   (x - 1, y - 14), (x - 9, y + 1, CORNER), (x - 12, y - 22)])  # fmt: skip
    arm = limb([(x + 7, y - 44, 4.5), (x + 19, y - 60, 3.8), (x + 22, y - 80, 3.2), (x + 23, y - 85, 3.8)])
    m = c.mask(trunk, arm, oval(x + 1, y - 63, 7, 8), soft=1.2)
    c.glaze(m, (0.64, 0.045, 248), 0.6)


def prints(c: Canvas) -> None:
    """A track out of the fog towards us, by turns of a boot and of a bare foot."""

    def track(pen: Pen) -> None:
        for k in range(9):
            s = 1.0 / (1.0 + 0.42 * k)
            y = HORIZON + 26 + 170 * s
            x = 604 + 12 * s + 26 * math.sin(k * 0.5) * s + (36 if k % 2 else -36) * s
            share = 0.75 * s**0.35
            w, h = 25 * s, 15 * s
            if k % 2:
                pen.fill(oval(x + 1, y + 0.35 * h, w * 0.5, h), _PRINT, share)
                pen.fill(oval(x, y - 1.25 * h, w * 0.38, h * 0.5), _PRINT, share)
            else:
                sole = [(x, y - 1.3 * h, w * 0.36), (x + 1, y - 0.4 * h, w * 0.3), (x + 1, y + 0.5 * h, w * 0.48)]
                pen.fill(limb(sole, 16), _PRINT, share)
                for t in range(5):
                    a = -1.9 + 0.72 * t
                    pen.dot(x + w * 0.62 * math.sin(a * 0.55), y + h * (1.72 - 0.12 * a * a), w * 0.11, _PRINT, share)

    c.draw(track, soft=0.8, detail=0.75, texture=0)
