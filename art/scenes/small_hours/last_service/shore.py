"""Parts of Last Service: the night, the sea, the wet beach, the rails that run on into the water, the stop."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, Points, circle, curve, limb, oval, place, polygon, sample

from .ink import GOLD, LAMP, NIGHT

HORIZON: Final = 764.0
_GAUGE: Final = 118.0
"""Half the distance of the rails at the card's lower edge."""
_TRACK: Final[Points] = ((232, 1210), (240, 1100), (234, 1010), (202, 930), (154, 868), (96, 818), (60, 790), (40, 772))
"""The track's middle, from the card's lower edge under the bell and out into the sea."""


def _shore(x: Array) -> Array:
    return np.asarray(846 - 0.018 * x + 7 * np.sin(x / 74) + 3 * np.sin(x / 23 + 1), np.float32)


def sky(c: Canvas) -> None:
    """Paint the night: nearly black teal above, a pale green air over the sea."""
    t = np.asarray(c.y / HORIZON + 0.05 * (c.field("air", 260, 4, (2.4, 1)) - 0.5), np.float32)
    table = ramp(
        [
            (0, (0.19, 0.055, 220)),
            (0.3, (0.27, 0.07, 212)),
            (0.58, (0.4, 0.085, 202)),
            (0.8, (0.6, 0.095, 190)),
            (0.93, (0.79, 0.09, 178)),
            (1, (0.88, 0.075, 165)),
        ]
    )
    c.fill(c.full(), pick(table, np.clip(t, 0, 1)), detail=0.0)
    cloud = smoothstep(0.52, 0.7, c.field("cloud", 300, 4, (3.6, 0.7))) * smoothstep(380, 560, c.y)
    c.glaze(c.full(cloud * smoothstep(HORIZON - 10, 680, c.y)), (0.47, 0.09, 198), 0.4)


def stars(c: Canvas, tram: Mask) -> None:
    """Strew a few stars over the upper sky, behind the tram."""
    r = c.rng("stars")

    def work(pen: Pen) -> None:
        for _ in range(46):
            x, y = float(r.uniform(10, 790)), float(r.uniform(10, 520) ** 1.0)
            pen.dot(x, y, float(r.uniform(0.7, 2.0)), (0.93, 0.04, 170), float(r.uniform(0.3, 0.9)))

    c.draw(work, clip=c.full(1 - tram.grow(3).whole()), detail=0.95)


def sea(c: Canvas) -> Mask:
    """Paint the sea and the wet beach below it; return the ground."""
    water = c.full(smoothstep(HORIZON - 0.8, HORIZON + 0.8, c.y))
    wave = c.field("wave", 90, 4, (5, 0.35))
    t = np.asarray((c.y - HORIZON) / 100 + 0.5 * (wave - 0.5), np.float32)
    c.fill(
        water,
        pick(ramp([(0, (0.74, 0.09, 184)), (0.25, (0.54, 0.09, 194)), (1, (0.44, 0.085, 200))]), np.clip(t, 0, 1)),
        detail=0.2,
    )
    beach = c.full(smoothstep(-1.5, 1.5, c.y - _shore(c.x)))
    wet = c.field("wet", 130, 4, (4, 0.5))
    t = np.asarray((c.y - 840) / 360 + 0.24 * (wet - 0.5), np.float32)
    table = ramp([(0, (0.6, 0.08, 188)), (0.25, (0.47, 0.08, 196)), (0.6, (0.33, 0.07, 204)), (1, (0.2, 0.05, 214))])
    c.fill(beach, pick(table, np.clip(t, 0, 1)), detail=0.2)
    return beach


def foam(c: Canvas) -> None:
    """Draw the thin last of the waves."""
    for lift, share, wide in ((0, 0.75, 2.4), (-22, 0.4, 1.5), (-44, 0.3, 1.0), (17, 0.3, 1.4)):
        y = _shore(c.x * (1 + 0.002 * lift) + 9 * lift) + lift
        n = smoothstep(0.36, 0.6, c.field(f"foam{lift}", 80, 3, (3, 0.5)))
        line = np.exp(-(((c.y - y) / wide) ** 2)) * n
        c.glaze(c.full(line), (0.9, 0.05, 172), share)


def light(c: Canvas, ground: Mask) -> None:
    """Let the bell's light fall on sea and beach, in streaks."""
    streak = c.field("streak", 90, 3, (5, 0.3)) - 0.5
    for wide, high, tone, share in (
        (330, 140, (0.5, 0.11, 48), 0.3),
        (270, 100, (0.74, 0.15, 64), 0.75),
        (215, 74, (0.86, 0.13, 80), 0.9),
        (150, 56, LAMP, 0.95),
    ):
        pool = np.exp(-(((c.x - 325) / wide) ** 2) - ((c.y - 962) / high) ** 2)
        banded = smoothstep(0.18, 0.78, pool + 0.7 * streak)
        c.glaze(ground * np.asarray(banded, np.float32), tone, share)
    sea_light = np.exp(-(((c.x - 330) / 190) ** 2)) * smoothstep(HORIZON, HORIZON + 26, c.y) * smoothstep(860, 838, c.y)
    crest = smoothstep(0.5, 0.62, c.field("crest", 46, 4, (4, 0.25)))
    c.glaze(c.full(np.asarray(sea_light * crest, np.float32)), GOLD, 0.75)


def cone(c: Canvas) -> None:
    """Let the light that falls out of the bell stand in the damp air."""
    m = c.mask(polygon([(250, 600), (540, 566), (610, 1000), (110, 1020)]), soft=34)
    fade = smoothstep(1060, 640, c.y) * (0.8 + 0.4 * c.field("damp", 160, 3, (0.6, 2)))
    c.screen(m * np.asarray(np.clip(fade, 0, 1), np.float32), (0.8, 0.12, 82), 0.5)


def _rail(side: float, wide: float, lift: float, off: float = 0.0) -> Path:
    """Return the rail of a side, of half breadth `wide` at the card's lower edge, `lift` above the sand there."""
    way = []
    for x, y in sample(_TRACK, 90)[:, :2]:
        k = (float(y) - HORIZON) / 440
        way.append((float(x) + (side * _GAUGE + off) * k, float(y) - lift * k, 0.7 + wide * k))
    return limb(way, 90)


def rails(c: Canvas) -> None:
    """Lay the rails in the sand on their sleepers, and on under the water."""

    def sleepers(pen: Pen) -> None:
        last = 1300.0
        for x, y in sample(_TRACK, 300)[:, :2]:
            k = (float(y) - HORIZON) / 440
            if y > 862 and last - y > 52 * k:
                last = float(y)
                long = 1.32 * _GAUGE * k
                pen.fill(limb([(x - long, y + 5 * k, 11 * k), (x + long, y + 5 * k, 11 * k)], 6), (0.24, 0.055, 215))

    def dark(pen: Pen) -> None:
        for side in (-1, 1):
            pen.fill(_rail(side, 11, -8, 4), (0.14, 0.045, 225))

    def top(pen: Pen) -> None:
        for side in (-1, 1):
            pen.fill(_rail(side, 6.6, 4), (0.7, 0.06, 190))

    c.draw(sleepers, detail=0.6, soft=1.2, alpha=0.5)
    c.draw(dark, detail=0.7, soft=0.6)
    m = c.draw(top, detail=0.85, soft=0.3)
    glow = np.exp(-(((c.y - 970) / 130) ** 2))
    c.glaze(m * np.asarray(glow, np.float32), LAMP, 0.95)
    c.multiply(m * np.asarray(smoothstep(1040, 1200, c.y), np.float32), (0.45, 0.07, 205), 0.65)
    under = smoothstep(856, 838, c.y) * smoothstep(HORIZON, HORIZON + 8, c.y)
    c.glaze(m * np.asarray(under, np.float32), (0.86, 0.07, 172), 0.5)


def stop(c: Canvas) -> None:
    """Stand the bent post of the stop, its round plate bare."""
    post: Points = [(764, 1010, 8), (765, 900, 7), (762, 780, 6.4), (752, 700, 6), (736, 650, 5.4)]
    c.multiply(c.mask(oval(772, 1013, 34, 7, 2), soft=4), NIGHT, 0.7)
    m = c.mask(limb(post, 40))
    c.fill(m, (0.2, 0.05, 212), detail=0.7)
    c.glaze(m.edge(-3, 0, 1.5), GOLD, 0.75)
    plate = c.mask(oval(722, 612, 40, 47, -17))
    c.form(plate, (0.5, 0.09, 195), thickness=6, detail=0.7, rim=0.2)
    inner = c.mask(oval(721, 612, 31, 37, -17))
    c.fill(inner, (0.86, 0.055, 96), detail=0.75, mottle=0.05)
    c.multiply(inner.edge(7, 9, 7), (0.55, 0.09, 190), 0.7)
    c.glaze((plate - inner).edge(-3, -1, 1.5), GOLD, 0.7)
    c.fill(c.mask(circle(735, 656, 7)), NIGHT, detail=0.7)

    def sign(pen: Pen) -> None:
        bell: Points = [(-17, 4, CORNER), (-14, -10), (0, -18), (14, -10), (17, 4, CORNER), (8, 0), (0, 3), (-8, 0)]
        pen.fill(curve(place(bell, 721, 607, 1, -12)), (0.6, 0.15, 30))
        for u in (-9, 0, 9):
            way: Points = [(u, 7, 2), (u + 3, 13, 1.9), (u - 2, 19, 1.6), (u + 1, 25, 1)]
            pen.fill(limb(place(way, 721, 607, 1, -12), 20), (0.6, 0.15, 30))

    c.draw(sign, detail=0.85, soft=0.3)
