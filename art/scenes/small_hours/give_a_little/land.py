"""The pale sky, the threshing floor with the sled's round tracks, the hoofprints, the shadows on it."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, curve

HORIZON = 812.0
DUSK: Colour = (0.52, 0.075, 305)


def sky(c: Canvas) -> None:
    """Blue above, cream towards the land; one broad veil."""
    c.wash(
        [
            (0.0, (0.64, 0.085, 232)),
            (0.22, (0.71, 0.08, 228)),
            (0.4, (0.79, 0.062, 220)),
            (0.52, (0.88, 0.04, 200)),
            (0.6, (0.93, 0.035, 110)),
            (0.68, (0.95, 0.05, 86)),
            (1.0, (0.9, 0.06, 80)),
        ],
        warp=34,
    )
    veil = c.field("veil", 230, 5, (3.0, 0.8))
    c.glaze(np.asarray(smoothstep(0.5, 0.72, veil) * smoothstep(720, 420, c.y) * 0.5), (0.96, 0.02, 95))


def land(c: Canvas) -> None:
    """Far hills, a strip of stubble, the beaten floor."""
    far = c.mask(
        curve(
            [
                *((-20, 770, CORNER), (120, 742), (300, 764), (470, 748), (620, 722), (740, 744), (830, 730, CORNER)),
                *((830, 840, CORNER), (-20, 840, CORNER)),
            ]
        ),
        wobble=3,
    )
    c.fill(far, (0.76, 0.045, 240), 0.85, detail=0.1, mottle=0.05)
    near = c.mask(
        curve(
            [
                *((-20, 792, CORNER), (160, 796), (380, 786), (600, 794), (830, 780, CORNER)),
                *((830, 850, CORNER), (-20, 850, CORNER)),
            ]
        ),
        wobble=2,
    )
    c.fill(near, (0.82, 0.11, 82), 0.95, detail=0.1, mottle=0.08)
    depth = np.clip((c.y - HORIZON) / (1200 - HORIZON), 0, 1)
    wide = c.field("worn", 150, 4, (3.2, 1.0)) - 0.5
    fine = c.field("chaff", 24, 3, (3.0, 1.0)) - 0.5
    u = (c.x - 420) / (0.16 + depth) / 400
    v = 1 / (0.16 + depth)
    ring = np.hypot(u, (v - 2.4) * 0.9)
    track = 0.5 + 0.5 * np.sin(ring * 17 + 5 * wide)
    t = 0.62 + 0.55 * wide + 0.2 * fine - 0.1 * track * smoothstep(0.02, 0.2, depth) - 0.08 * depth
    floor = pick(
        ramp([(0.0, (0.68, 0.09, 62)), (0.45, (0.83, 0.085, 76)), (0.75, (0.91, 0.065, 84)), (1.0, (0.96, 0.045, 90))]),
        np.asarray(t, np.float32),
    )
    edge = smoothstep(HORIZON - 2, HORIZON + 4, c.y + 8 * wide)
    c.fill(c.full(edge), np.asarray(floor, np.float32), detail=0.1)


def shade(c: Canvas) -> None:
    """The cloth's shadow on the ground: a wide pool with nothing standing in it; and the hauler's."""
    pool: Array = np.asarray(np.exp(-((((c.x - 225) / 310) ** 2 + ((c.y - 1000) / 52) ** 2) ** 2)), np.float32)
    c.multiply(pool, DUSK, 0.8)
    own = c.mask(
        curve([(372, 1118), (470, 1096), (600, 1100), (760, 1120), (830, 1140), (760, 1166), (600, 1160), (440, 1142)]),
        soft=7,
    )
    c.multiply(own, DUSK, 0.75)


def _hoof(c: Canvas, x: float, y: float, size: float) -> Mask:
    """A hoof's outline, `size` long each way from its middle; below 0 its toe is to the left."""
    w, h = size, abs(size) * 0.48
    return c.mask(
        curve(
            [
                *((x - w * 0.8, y - h * 0.7, CORNER), (x, y - h), (x + w * 0.8, y - h * 0.62), (x + w, y)),
                *((x + w * 0.8, y + h * 0.66), (x, y + h), (x - w * 0.8, y + h * 0.7, CORNER)),
            ]
        )
    )


def prints(c: Canvas) -> None:
    """Four deep dents that have been dragged; and a string of small ones that goes in under the cloth."""
    deep = (
        (84.0, 984.0, 27.0, 190.0),
        (160.0, 1030.0, 31.0, 150.0),
        (312.0, 986.0, 29.0, 120.0),
        (372.0, 1042.0, 34.0, 150.0),
    )
    for x, y, size, long in deep:
        drag = c.mask(
            curve(
                [
                    *((x - long, y - size * 0.1, CORNER), (x - 10, y - size * 0.42, CORNER)),
                    *((x - 10, y + size * 0.4, CORNER), (x - long, y + size * 0.12, CORNER)),
                ]
            ),
            wobble=2,
            cell=20,
        )
        fade = np.asarray(smoothstep(x - long, x - long * 0.3, c.x), np.float32)
        soft = drag * fade[drag.where]
        c.glaze(soft.move(0, 5), (0.97, 0.055, 86), 0.6)
        c.fill(soft, (0.62, 0.09, 52), 0.8, detail=0.5)
        dent = _hoof(c, x, y, size)
        c.glaze(dent.move(3, 4) - dent.move(-size * 0.5, 0), (0.97, 0.055, 86), 0.7)
        c.fill((dent - drag) | (dent - dent.move(-size * 0.42, 2)), (0.45, 0.085, 42), 0.92, detail=0.7)
    r = c.rng("foal")
    for k in range(13):
        q = k / 12
        x = 742 - 530 * q - 40 * math.sin(q * 3.1) + float(r.normal(0, 3))
        y = 1178 - 20 * q - 150 * q**3 + (7 if k % 2 else -7) * (1 - 0.4 * q)
        size = 3 * q - 12.5
        dent = _hoof(c, x, y, size)
        c.glaze(dent.move(1.2, 1.5), (0.97, 0.055, 86), 0.7)
        c.fill(dent, (0.47, 0.085, 42), 0.92, detail=0.8)
        c.fill(_hoof(c, x - size * 0.3, y + 0.6, size * 0.6) & dent, (0.68, 0.085, 58), 0.85, detail=0.8)
