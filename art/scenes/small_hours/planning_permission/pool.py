"""Parts of Planning Permission: what the water does: mirrors exactly, sways a little, lets the palace shine."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import locks
from art.painting.colour import Array, smoothstep
from art.painting.layer import Layer
from art.painting.light import Light
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.relief import lit
from art.painting.shapes import limb, sample

from .beaver import BREAST, at, modelled
from .inks import DEEP, FLAME, FOOT, GOLD, SUN, WATER

_SHORE: Final = ((-40, 20), (30, 14), (90, 5), (180, 13), (290, 18), (400, 14), (470, 5), (516, -3), (560, -2))
_SHOAL: Final = ((600, 0), (660, 1), (706, 6), (760, 19), (840, 26))
"""How far the waterline lies below `WATER` where something stands in it: round a body, along a bank."""


def line(c: Canvas) -> Array:
    """Return the height of the waterline over every place."""
    way = sample((*_SHORE, *_SHOAL), 200)
    lap = 3.4 * (c.field("lap", 26, 2, (3, 1)) - 0.5)
    return np.asarray(WATER + np.interp(c.x, way[:, 0], way[:, 1]) + lap, np.float32)


def _below(c: Canvas) -> Mask:
    return c.full(smoothstep(-1.2, 1.2, c.y - line(c)))


def over(c: Canvas) -> Mask:
    """What lies above the mirror."""
    return c.full(smoothstep(1.2, -1.2, c.y - line(c)))


def _waves(c: Canvas) -> Array:
    """Return the rings that run from the twig and from the belly, -1 to 1."""
    out = np.zeros_like(np.asarray(c.x + c.y, np.float32))
    for x, y, first, far in ((FOOT, WATER + 2, 10, 120), (300, WATER + 6, 226, 34)):
        d = np.hypot(c.x - x, (c.y - y) / (0.2 if x == FOOT else 0.15)) - first
        out = out + np.sin(d / 9 + 1.5 * c.field("ring", 90, 2)) * np.exp(-np.maximum(d, 0) / far) * smoothstep(
            -4, 8, d
        ) * (1.0 if x == FOOT else 0.6)
    return np.asarray(out, np.float32)


def _bent(c: Canvas, axis: Array | float) -> tuple[Array, Array]:
    """Return where each place of the water looks: mirrored about an axis, in ripples that draw it out."""
    deep = smoothstep(WATER, 1200, c.y)
    wave = _waves(c)
    swell = c.y / (6 + 5 * deep) + 5 * c.field("sway", 130, 2)
    sway = np.sin(swell) * (0.7 + 1.5 * deep) + 2.2 * wave
    rise = np.cos(swell) * (1.4 + 1.6 * deep) + 4.0 * wave
    return np.asarray(c.x + sway, np.float32), np.asarray(2 * axis - c.y + rise, np.float32)


def mirrored(c: Canvas, above: Layer) -> None:
    """Lay what stands above into the water upside down, darker and greener the nearer it comes."""
    below, deep = _below(c), np.asarray(smoothstep(WATER, 1120, c.y), np.float32)
    y = line(c)
    c.paste(above, clip=below * (1 - 0.4 * deep), bend=_bent(c, y), alpha=0.9, soft=1.1)
    c.multiply(below * (0.6 + 0.3 * deep), (0.46, 0.075, 178))
    c.glaze(below * (0.08 + 0.36 * deep), (0.23, 0.055, 188))
    lip = np.asarray(smoothstep(15, 0, c.y - y) * smoothstep(530, 480, c.x), np.float32)
    c.multiply(below * lip, (0.34, 0.05, 180), 0.55)


def glow(c: Canvas) -> None:
    """The palace's light in the water about it, before the palace itself."""
    d = np.hypot((c.x - FOOT) / 180, (c.y - 780) / 250)
    drift = 0.8 + 0.4 * c.field("halo", 120, 3, (2.5, 1))
    halo = np.exp(-1.4 * d * d) * drift * smoothstep(WATER - 1, WATER + 10, c.y)
    c.screen(np.asarray(np.clip(halo, 0, 1), np.float32), (0.78, 0.15, 78), 0.9)
    c.glow(FOOT, 760, 150, FLAME, 0.55, 1.1)


def laid(c: Canvas, inside: Layer) -> None:
    """Lay the palace into the water, a few streaks of sky across it."""
    slick = smoothstep(0.54, 0.74, c.field("slick", 16, 3, (9, 1)))
    rise = smoothstep(-1, 22, c.y - line(c) - 16 * (c.field("veil", 40, 3, (4, 1)) - 0.5))
    calm = (0.2 + 0.8 * rise) * (1 - 0.34 * slick * (1 - 0.5 * smoothstep(700, 860, c.y)))
    c.paste(inside, clip=_below(c) * np.asarray(calm, np.float32), bend=_bent(c, WATER))
    c.glow(FOOT, 760, 90, FLAME, 0.2, 1.0)
    r = c.rng("sparks")
    for k in range(14):
        side = -1 if k % 2 else 1
        y = float(r.uniform(690, 1080))
        x = FOOT + side * (float(r.uniform(150, 240)) - 0.16 * (y - 690))
        long = float(r.uniform(8, 30))
        spark = c.mask(limb([(x - long, y, 0.2), (x, y, 1.2), (x + long, y, 0.2)], 12), soft=0.5)
        c.glaze(spark, FLAME, 0.36)
    r = c.rng("streaks")
    for _ in range(6):
        x, y, long = float(r.uniform(20, 780)), float(r.uniform(690, 1180)), float(r.uniform(30, 100))
        streak = c.mask(limb([(x - long, y, 0.3), (x, y + 1, 1.4), (x + long, y, 0.3)], 20), soft=0.6)
        c.glaze(streak, (0.86, 0.07, 140), 0.2)


def uplight(c: Canvas) -> None:
    """The palace's light on belly, breast and chin, from below and in front."""
    relief = modelled(c)
    t = lit(relief, Light(direction=(0.5, 0.76, 0.42)), 1.0)
    m = relief.mask
    x, y = c.x[m.where], c.y[m.where]
    near = np.exp(-((np.hypot((x - 560) / 230, (y - 700) / 290)) ** 2))
    share = np.clip((t - 0.28) * 1.5, 0, 1) * near
    warm = Mask(np.asarray(share * m.a, np.float32), m.box, m.frame, m.scale)
    c.glaze(warm, GOLD, 0.85)
    c.screen(warm, (0.6, 0.13, 66), 0.5)
    for spine, wide in (
        (at(((40, 120, 8), (90, 104, 11), (130, 84, 9), (158, 72, 4))), 9),
        (at(((60, 100, 10), (100, 84, 14), (140, 64, 8))), 14),
    ):
        sweep(c, m, spine, wide, GOLD, 0.6, pale=True)
    sweep(c, m, ((230, 690, 2), (330, 676, 12), (430, 650, 26), (504, 620, 34)), 26, GOLD, 0.6, pale=True)
    sweep(c, m, ((400, 672, 6), (460, 662, 14), (508, 640, 14)), 10, FLAME, 0.55, pale=True)
    low = m * np.asarray(smoothstep(560, 620, c.y) * smoothstep(330, 400, c.x), np.float32)
    lit_tones = ((0.6, 0.12, 60), (0.93, 0.1, 88))
    locks(c, BREAST, 130, (0.15, 4.6), lit_tones, seed="gilt", share=0.42, clip=low, drift=4, shade=DEEP, until=0.95)


def rings(c: Canvas) -> None:
    """Rings about the twig and the beaver, mist that lies on the seam."""
    wave, down = _waves(c), c.y - line(c)
    near = np.asarray(smoothstep(-2, 2, down) * smoothstep(60, 18, down), np.float32)
    c.glaze(np.asarray(np.clip(wave - 0.16, 0, 1) * near, np.float32), SUN, 0.62)
    c.multiply(np.asarray(np.clip(-wave - 0.16, 0, 1) * near, np.float32), (0.4, 0.07, 170), 0.6)
    r = c.rng("breath")
    for k in range(15):
        x, v = float(r.uniform(500, 810)), WATER + float(r.uniform(-16, 9))
        long, thick = float(r.uniform(50, 120)), float(r.uniform(2, 5))
        if k % 3 == 0:
            x, v = float(r.uniform(-10, 470)), WATER + 14 + float(r.uniform(0, 9))
        wisp = c.mask(limb([(x - long, v, 0.5), (x, v - 1, thick), (x + long, v + 1, 0.5)], 16), soft=3.2)
        c.glaze(wisp, (0.93, 0.06, 110), 0.42 if k % 3 else 0.2)
