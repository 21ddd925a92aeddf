"""Parts of Running Late: a pale night sky, a moon that is a clock for whoever looks, a wide moonlit plain."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import Points, circle, curve, limb, oval

from .brush import GOLD

_MOON: Final = (634.0, 196.0, 122.0)
_SEA: Final = (0.895, 0.035, 165)
_HILLS: Final[Points] = ((-20, 806), (120, 792), (260, 800), (420, 784), (560, 772), (690, 784), (830, 766), (830, 840),
                         (-20, 840))  # fmt: skip
_HORIZON: Final = 812.0


def sky(c: Canvas) -> None:
    """Teal above, pale mint and a breath of cream above the plain; a halo round the moon."""
    c.wash(
        [
            (0.0, (0.44, 0.075, 220)),
            (0.22, (0.57, 0.078, 210)),
            (0.45, (0.75, 0.065, 196)),
            (0.68, (0.9, 0.045, 165)),
            (1.0, (0.92, 0.035, 150)),
        ],
        24,
        turn=-5,
    )
    x, y, r = _MOON
    c.glow(x, y, 190, (0.9, 0.05, 130), 0.42)
    veil = c.noise.at("veil", (c.x - 0.5 * c.y) / 480, (c.y + 0.2 * c.x) / 90, 1.0, 3)
    r2 = c.rng("stars")

    def stars(pen: Pen) -> None:
        for _ in range(26):
            u, v = float(r2.uniform(10, 480)), float(250 * r2.uniform(0, 1) ** 1.5 + 14)
            pen.dot(u, v, float(r2.uniform(0.8, 2.2)), (0.95, 0.03, 150), 0.75)

    c.draw(stars, detail=0.9)
    far = smoothstep(r + 20, r + 150, np.hypot(c.x - x, c.y - y))
    c.glaze(
        smoothstep(0.52, 0.85, veil) * smoothstep(800, 200, c.y) * smoothstep(20, 130, c.y) * far,
        (0.86, 0.045, 185),
        0.4,
    )


def moon(c: Canvas) -> None:
    """The full moon; its seas lie as two hands and twelve small craters round the rim."""
    x, y, r = _MOON
    m = c.mask(circle(x, y, r))
    d = np.hypot(c.x - x + 30, c.y - y + 36) / r
    tones = ramp([(0, (0.985, 0.03, 100)), (0.6, (0.965, 0.04, 105)), (1, (0.9, 0.05, 140))])
    c.fill(m, pick(tones, np.asarray(np.clip(d / 1.3, 0, 1), np.float32)), detail=0.6, mottle=0.02)
    c.emit(m, 0.5)

    def seas(pen: Pen) -> None:
        for k in range(12):
            a = math.radians(30 * k + 3)
            q = 7.5 if k % 3 else 11.5
            u, v = x + 0.83 * r * math.sin(a), y - 0.83 * r * math.cos(a)
            pen.fill(oval(u, v, q, q * 0.86, 30 * k), _SEA, 0.9)
            pen.fill(oval(u + 1.5, v + 1.5, q * 0.7, q * 0.6, 30 * k), (0.93, 0.035, 150), 0.9)

    c.draw(seas, clip=m, detail=0.6, soft=0.8)
    long = limb([(x, y, 5), (x + 9, y - 26, 6.5), (x + 18, y - 52, 8), (x + 24, y - 70, 6.5), (x + 31, y - 90, 1)])
    short = limb([(x, y, 5), (x - 18, y - 10, 8), (x - 32, y - 18, 9.5), (x - 44, y - 25, 7), (x - 58, y - 33, 1)])
    hands = c.mask(long, short, circle(x, y, 11), wobble=2, cell=12)
    c.glaze(hands.blur(1.2), _SEA, 0.95)
    c.multiply(hands.edge(2, 3, 2), (0.8, 0.05, 190), 0.7)


def plain(c: Canvas) -> None:
    """Far hills in haze, then the plain, palest under the moon."""
    hills = c.mask(curve(_HILLS), wobble=2)
    c.fill(hills, (0.78, 0.055, 190), detail=0.2)
    c.glaze(hills * smoothstep(770, 830, c.y), (0.9, 0.04, 160), 0.8)
    m = c.full(smoothstep(_HORIZON - 2, _HORIZON + 3, c.y + 4 * (c.field("edge", 120, 2) - 0.5)))
    t = (c.y - _HORIZON) / 390 + 0.3 * (c.field("plain", 90, 4, (6, 0.5)) - 0.5) + 0.1 * np.abs(c.x - 560) / 500
    tones = ramp(
        [
            (0, (0.95, 0.03, 140)),
            (0.35, (0.91, 0.035, 160)),
            (0.75, (0.83, 0.045, 185)),
            (1, (0.74, 0.055, 200)),
        ]
    )
    c.fill(m, pick(tones, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.15)


def cast(c: Canvas) -> None:
    """The runner's shade on the plain, and the warm light that falls out of him."""
    shade = c.mask(
        limb([(-40, 1072, 12), (120, 1072, 20), (330, 1070, 18), (560, 1050, 14), (720, 1036, 8)], 40), soft=9
    )
    c.multiply(shade, (0.4, 0.07, 225), 0.75)
    d = np.hypot((c.x - 290) / 250, (c.y - 1010) / 74)
    c.screen(np.asarray(np.exp(-1.6 * d * d) * smoothstep(880, 960, c.y), np.float32), GOLD, 0.7)
    c.glaze(np.asarray(np.exp(-2.2 * d * d), np.float32) * smoothstep(860, 960, c.y), (0.94, 0.1, 90), 0.8)
    r = c.rng("grass")

    def blades(pen: Pen) -> None:
        for u, v, size, n in ((16, 1206, 1.5, 30), (92, 1212, 1.1, 22), (712, 1210, 1.2, 24), (790, 1206, 1.6, 30)):
            for k in range(n):
                x, h = u + float(r.normal(0, 22)) * size, float(r.uniform(26, 62)) * size
                bend = -float(r.uniform(0.15, 0.9)) * h
                tone = mix((0.34, 0.06, 215), (0.8, 0.05, 165), (k / n) ** 2 * float(r.uniform(0.6, 1.0)))
                pen.fill(
                    limb([(x, v, 2.2 * size), (x + 0.25 * bend, v - 0.7 * h, 1.5 * size), (x + bend, v - h, 0.3)], 12),
                    tone,
                    0.9,
                )

    c.draw(blades, detail=0.45, soft=0.4)
