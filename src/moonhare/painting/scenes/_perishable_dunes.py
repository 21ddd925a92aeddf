"""The ground of Perishable: dunes with a gentle and a steep side, near and far; snow along the track."""

from __future__ import annotations

import cv2
import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, pick, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.shapes import CORNER, curve

Outline = list[tuple[float, ...]]
_LIT = ramp([(0.68, 0.115, 58), (0.77, 0.115, 66), (0.85, 0.105, 75), (0.92, 0.08, 84), (0.97, 0.05, 90)])
_LEE = ramp([(0.47, 0.085, 296), (0.54, 0.08, 315), (0.62, 0.08, 350), (0.71, 0.095, 40), (0.82, 0.1, 66)])
_GREAT: tuple[tuple[Outline, Outline, str], ...] = (
    (
        [
            (520, 652, CORNER),
            (600, 598),
            (660, 520),
            (712, 452),
            (764, 414, CORNER),
            (812, 440),
            (870, 500, CORNER),
            (870, 652, CORNER),
        ],
        [
            (764, 414, CORNER),
            (734, 452),
            (738, 492),
            (784, 530),
            (776, 578),
            (730, 620),
            (700, 652, CORNER),
            (870, 652, CORNER),
            (870, 500, CORNER),
            (812, 440),
        ],
        "right",
    ),
    (
        [
            (-40, 466, CORNER),
            (20, 446),
            (86, 414),
            (146, 388, CORNER),
            (204, 440),
            (262, 516),
            (336, 592),
            (440, 652, CORNER),
            (-40, 652, CORNER),
        ],
        [
            (146, 388, CORNER),
            (106, 428),
            (98, 466),
            (136, 504),
            (176, 540),
            (168, 580),
            (116, 618),
            (84, 652, CORNER),
            (440, 652, CORNER),
            (336, 592),
            (262, 516),
            (204, 440),
        ],
        "left",
    ),
)


def _away(m: Mask, c: Canvas) -> Array:
    """Return how far every place of the card lies from a mask, in card units."""
    out = cv2.distanceTransform((m.whole() < 0.5).astype(np.uint8), cv2.DIST_L2, 5)
    return np.asarray(out / c.scale, np.float32)


def great_dunes(c: Canvas) -> None:
    """Paint the two dunes that stand nearest: a bright flank, a keen bent crest, a cool steep side with sand's glow."""
    for body, steep, name in _GREAT:
        whole = c.mask(curve(body, pull=0.4), soft=0.7)
        lee = c.mask(curve(steep, pull=0.4), soft=0.5) & whole
        flank = whole - lee
        fade = np.asarray(smoothstep(652, 612, c.y), np.float32)
        from_lee, from_flank = _away(lee, c), _away(flank, c)
        drift = c.field(f"drift/{name}", 90, 3, (2, 1)) - 0.5
        wave = np.sin(from_lee * 0.42 + 9 * drift) * smoothstep(0, 26, from_lee)
        grit = c.field("sand", 4, 2) - 0.5
        low = smoothstep(400, 640, c.y)
        t = 0.94 - 0.003 * from_lee - 0.22 * low + 0.26 * drift + 0.03 * wave + 0.07 * grit
        c.fill(flank * fade, pick(_LIT, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.3)
        slide = c.noise.at(f"slide/{name}", (c.x + 0.5 * c.y) / 15, (c.y - 0.5 * c.x) / 120, 1.0, 3) - 0.5
        t = 0.06 + 0.0046 * from_flank + 0.26 * low**2 + 0.16 * slide + 0.1 * drift + 0.05 * grit
        c.fill(lee * fade, pick(_LEE, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.3)
        c.screen(flank * np.asarray(fade * np.exp(-from_lee / 2.4), np.float32), (0.99, 0.04, 92), 0.8)
    c.fog(596, 690, (0.95, 0.045, 92), 0.6)


_FAR = (
    # the peak's place across, its slant and sway, height, windward and lee reach, how far away, reach to us and away
    (-14.0, -0.5, 12.0, 30.0, 22.0, 60.0, 36.0, 235.0, 90.0, 60.0),
    (62.0, -0.4, 14.0, 34.0, 36.0, 90.0, 40.0, 310.0, 110.0, 90.0),
    (-150.0, -0.3, 14.0, 34.0, 44.0, 90.0, 40.0, 330.0, 130.0, 90.0),
)


def far_dunes(u: Array, v: Array, waved: Array) -> Array:
    """Return the dunes' height at ground places; `waved` (about 0) bends their crests."""
    out = np.zeros_like(u)
    for at, slant, sway, period, tall, wind, lee, middle, near, far in _FAR:
        w = v - middle
        crest = at + slant * w + sway * np.sin(w / period) + 9 * waved
        d = u - crest
        side = np.sqrt(np.where(d < 0, d / wind, d / lee) ** 2 + 0.0012)
        rise = np.clip(1.03 - side, 0, 1)
        rise = np.where(d < 0, rise**1.35, rise)
        reach = np.where(w < 0, smoothstep(-near, 0, w) ** 0.9, smoothstep(far, 0, w))
        out = np.maximum(out, tall * rise * reach)
    return np.asarray(out, np.float32)


def snow_lies(aside: Array, v: Array, n: Array, fine: Array) -> Array:
    """Return how deep snow lies `aside` units from the track's middle; `n`, `fine` noise about 0."""
    edge = smoothstep(3.5, 2.3, aside + 2.6 * n + 0.5 * fine) * smoothstep(6.0, 6.7, v + 1.6 * n + 0.4 * fine)
    edge = edge * smoothstep(36, 18, v)
    heap = np.exp(-(((v - 6.75) / 0.42) ** 2) - (aside / 1.7) ** 4)
    bank = np.exp(-(((aside - 2.0) / 0.45) ** 2))
    deep = edge * (0.2 + 0.34 * (n + 0.4) + 0.12 * fine + 0.22 * bank) + 0.42 * heap * (0.8 + 1.2 * n + 0.5 * fine)
    return np.asarray(np.maximum(deep, 0), np.float32)
