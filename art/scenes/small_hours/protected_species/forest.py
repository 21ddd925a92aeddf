"""Parts of Protected Species: the rain forest by night: mist, trunks, lianas; great leaves that crop in."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, Points, curve, limb, sample

from .ink import DEEP, INK, MIST, WARM

_FAR: Final[tuple[tuple[float, float], ...]] = ((70, 13), (168, 9), (262, 16), (352, 8), (452, 11), (560, 15), (640, 8))
_MID: Final[tuple[tuple[float, float, float], ...]] = ((232, 17, -12), (520, 22, 10), (690, 34, 16))
_LIANAS: Final[tuple[Points, ...]] = (
    ((398, -20, 3), (392, 80, 2.6), (404, 160, 2.6), (396, 320, 3)),
    ((440, -20, 2), (446, 90, 2), (436, 180, 2), (442, 320, 2.4)),
)
_HANGING: Final[tuple[tuple[Points, float, float], ...]] = (
    (((-60, 30), (60, 60), (150, 150), (196, 262)), 66, 0.27),
    (((-70, 330), (-10, 230), (60, 190), (140, 196)), 48, 0.21),
    (((860, 20), (740, 30), (640, 90), (580, 176)), 58, 0.25),
    (((870, 250), (800, 150), (720, 130), (650, 160)), 44, 0.2),
)
_NEAR: Final[tuple[tuple[Points, float, float], ...]] = (
    (((-70, 900), (-30, 960), (30, 996), (112, 1000)), 40, 0.17),
    (((-60, 1240), (40, 1130), (150, 1085), (268, 1086)), 62, 0.16),
    (((110, 1270), (190, 1170), (310, 1130), (420, 1140)), 46, 0.2),
    (((880, 1250), (760, 1150), (650, 1112), (540, 1120)), 66, 0.15),
    (((890, 1130), (820, 1050), (740, 1020), (668, 1026)), 46, 0.2),
    (((640, 1280), (560, 1190), (480, 1160), (400, 1176)), 40, 0.17),
)


def wood(c: Canvas) -> None:
    """Wash the night, pale mist behind the leopardess' back, the farthest trunks in it."""
    c.wash([(0, (0.3, 0.07, 220)), (0.1, (0.5, 0.085, 205)), (0.22, (0.72, 0.085, 190)), (0.4, (0.5, 0.08, 200))], 30)
    c.glow(350, 150, 190, (0.8, 0.085, 180), 0.55, 0.9)
    far = c.mask(*(limb([(x, -20, w), (x + 6, 140, w * 0.9), (x - 3, 420, w * 1.2)], 30) for x, w in _FAR), wobble=2)
    c.glaze(far, (0.5, 0.085, 203), 0.7)
    c.fog(110, 420, MIST, 0.3)


def trees(c: Canvas) -> None:
    """Stand the nearer trunks on their buttress roots, lianas between them; hang great leaves before them."""
    for x, w, lean in _MID:
        flare: list[tuple[float, ...]] = [
            (x - lean, -20),
            (x - w, -20),
            (x - 0.9 * w + 0.5 * lean, 110),
            (x - 1.1 * w + lean, 180),
        ]
        flare += [(x - 2.2 * w + lean, 262), (x - 3.4 * w + lean, 330, CORNER), (x + 3.4 * w + lean, 330, CORNER)]
        flare += [(x + 2.2 * w + lean, 258), (x + 1.1 * w + lean, 176), (x + 0.85 * w + 0.5 * lean, 100), (x + w, -20)]
        m = c.mask(curve(flare[1:]), wobble=2.5)
        c.fill(m, (0.31, 0.065, 213), 0.95, detail=0.5, mottle=0.12)
        c.glaze(m.edge(-6 if x > 360 else 6, 0, 4), (0.6, 0.085, 190), 0.5)
        ridges = [
            limb([(x + k * w, -20, 2), (x + k * w + 0.7 * lean, 130, 2.6), (x + 2.2 * k * w + lean, 260, 3)], 20)
            for k in (-0.4, 0.3)
        ]
        c.multiply(c.mask(*ridges, soft=2) & m, DEEP, 0.6)
    c.fill(c.mask(*(limb(way, 40) for way in _LIANAS), wobble=2), (0.34, 0.065, 210), 0.9, detail=0.5)
    c.fog(170, 400, MIST, 0.42)
    _ferns(c)
    for rib, wide, tone in _HANGING:
        leaf(c, rib, wide, (tone, 0.055, 205), (tone + 0.13, 0.07, 192))


def _ferns(c: Canvas) -> None:
    """Let fronds stand behind her back."""
    parts = []
    for x, y, lean, tall in (
        (330, 240, -60, 84),
        (348, 240, 26, 104),
        (360, 236, 86, 66),
        (604, 214, -74, 62),
        (622, 210, -18, 92),
        (640, 206, 58, 70),
    ):
        for k in range(2, 15):
            t = k / 15
            u, v = x + lean * t**1.4, y - tall * (1.3 * t - 0.3 * t * t)
            q = 22 * float(np.sin(np.pi * (0.12 + 0.84 * t)))
            for side in (-1, 1):
                a = np.arctan2(-tall, lean * (0.4 + t)) + side * 1.05
                tip = (u + q * float(np.cos(a)), v + q * float(np.sin(a)) + 3)
                parts.append(limb([(u, v, 1.6), (0.5 * (u + tip[0]), 0.5 * (v + tip[1]) - 1, 2.2), (*tip, 0.4)], 10))
        parts.append(limb([(x, y, 2), (x + 0.38 * lean, y - 0.6 * tall, 1.6), (x + lean, y - tall, 0.6)], 20))
    c.fill(c.mask(*parts), (0.36, 0.075, 203), 0.95, detail=0.6)


def floor(c: Canvas) -> None:
    """Lay the dark ground, with the globe's light on it."""
    m = c.full(smoothstep(900, 960, c.y))
    c.fill(m, (0.17, 0.04, 222), detail=0.2, mottle=0.1)
    pool = np.exp(-(((c.x - 300) / 300) ** 2) - ((c.y - 990) / 70) ** 2)
    c.glaze(m * np.asarray(pool, np.float32), (0.42, 0.085, 78), 0.5)


def corners(c: Canvas) -> None:
    """Let large dark leaves crop in before all; their tips catch the lamp."""
    for rib, wide, tone in _NEAR:
        m = leaf(c, rib, wide, (tone, 0.045, 205), (tone + 0.12, 0.065, 195), shade=True)
        tip = np.exp(-((np.hypot(c.x - 330, (c.y - 960) * 1.1) / 260) ** 2))
        c.glaze(m.edge(-2 if rib[0][0] > 400 else 2, -5, 2) * np.asarray(tip, np.float32), WARM, 0.7)


def leaf(c: Canvas, rib: Points, wide: float, tone: Colour, pale: Colour, *, shade: bool = False) -> Mask:
    """Paint one great leaf: halves of two tones, its midrib, veins."""
    s = sample(rib, 24)
    d = np.gradient(s, axis=0)
    n = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(d[:, 0], d[:, 1])[:, None]
    t = np.linspace(0, 1, 24)[:, None]
    breadth = wide * np.sin(np.pi * t**0.8) ** 0.7
    left, right = s + n * breadth, s - n * breadth
    halves = []
    for side in (left, right):
        out = [(*map(float, s[0]), CORNER), *((float(x), float(y)) for x, y in side[1:-1:2])]
        out += [(*map(float, s[-1]), CORNER), *((float(x), float(y)) for x, y in s[-2:0:-3])]
        halves.append(c.mask(curve(out), wobble=1.5))
    m = halves[0] | halves[1]
    if shade:
        c.multiply(m.blur(14).move(0, -6), INK, 0.6)
    c.fill(halves[0], tone, detail=0.45, mottle=0.06)
    c.fill(halves[1], mix(tone, pale, 0.3), detail=0.45, mottle=0.06)
    ribs = [limb([(float(x), float(y), 3.8 - 0.14 * k) for k, (x, y) in enumerate(s)], 40)]
    for k in range(2, 21, 2):
        far = min(k + 3, 23)
        for side in (left, right):
            x, y = s[far] + (side[far] - s[far]) * 0.88
            mid = 0.5 * (s[k] + (x, y)) + 2
            ribs.append(limb([(*map(float, s[k]), 1.4), (*map(float, mid), 1.1), (float(x), float(y), 0.4)], 16))
    c.fill(c.mask(*ribs), pale, 0.6, detail=0.5)
    c.multiply(m * np.asarray(c.field("leaf", 90, 3), np.float32), DEEP, 0.4)
    return m
