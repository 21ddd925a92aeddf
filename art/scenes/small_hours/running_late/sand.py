"""The sand: stars in the upper bulb, the stream, the heap on the road, and the glass about them."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.light import Light
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb
from art.painting.stamps import strew

from .outline import NECK, UP, bulb, edge, half

_GOLD = (0.92, 0.09, 92)


def heap(c: Canvas) -> None:
    """A dune of starlight on the road, its top where the stream falls."""
    c.light = Light(
        direction=(-0.25, -0.8, 0.55), key=(0.96, 0.07, 95), shade=(0.42, 0.07, 205), rim=(0, -1, 0), rim_colour=_GOLD
    )
    left = [(398, 838), (362, 884), (318, 934), (258, 986), (176, 1030), (118, 1062, CORNER)]
    right = [
        (150, 1112),
        (400, 1140),
        (650, 1112),
        (688, 1060, CORNER),
        (616, 1026),
        (540, 976),
        (478, 922),
        (434, 876),
    ]
    dune = c.mask(curve([(398, 838, CORNER), *left[1:], *right]), wobble=3, cell=24)
    c.shadow(dune, 0, 14, 18, 0.6)
    ripple = np.sin((c.y * 1.25 + 40 * c.field("rip", 90, 3) + 0.0008 * (c.x - 400) ** 2) / 2.6) * 0.7
    ripple = ripple * smoothstep(900, 1010, c.y) + 2.4 * (c.field("slip", 60, 3, (0.5, 1.6)) - 0.5)
    c.form(
        dune,
        (0.8, 0.085, 92),
        thickness=150,
        bump=np.asarray(ripple, np.float32),
        rim=0.4,
        mottle=0.05,
        bias=0.02,
        detail=0.45,
    )
    lee = np.asarray(
        smoothstep(8, 60, c.x - 398 - 0.1 * (c.y - 838) + 14 * (c.field("crest", 70, 3) - 0.5)), np.float32
    )
    c.multiply(dune * lee, (0.6, 0.07, 215), 0.72)
    c.multiply(dune * np.asarray(smoothstep(1030, 1130, c.y), np.float32), (0.6, 0.07, 215), 0.45)


def stars(c: Canvas) -> None:
    """The night's stars: thin above, crowded on the slope, crammed at the neck."""
    r = c.rng("stars")
    n = 5200
    d = r.random(n) ** 0.85
    x = NECK[0] + (r.random(n) * 2 - 1) * np.array([half(float(q)) - 3 for q in d])
    y = NECK[1] - UP * d
    dip = 225 + 120 * np.exp(-(((x - 400) / 90) ** 2)) + 26 * np.sin(x / 70)
    keep = (y > dip + 4 * r.normal(0, 3, n)) | (r.random(n) < 0.035)
    x, y, d = x[keep], y[keep], d[keep]
    n = len(x)
    size = (1.2 + 3.2 * r.random(n) ** 4) * (0.62 + 0.6 * d)
    warm = r.random((n, 1))
    tone = np.clip(np.array([[1.0, 0.95, 0.78]]) * warm + np.array([[0.8, 0.97, 0.95]]) * (1 - warm), 0, 1)
    strew(c, "dot", x, y, size, 0.0, tone.astype(np.float32), seed="stars", alpha=0.95, detail=1.0)
    big = r.random(n) < 0.012
    for sx, sy in zip(x[big], y[big], strict=True):
        c.glow(float(sx), float(sy), 7, (0.95, 0.06, 110), 0.75)


def stream(c: Canvas) -> None:
    """The thread of sand from the neck to the top of the heap."""
    way = c.mask(limb([(400, 560, 12), (400, 590, 5), (400, 640, 3.4), (399, 740, 3.2), (398, 848, 5.5)], 40))
    c.screen(way.blur(7), (0.9, 0.09, 95), 0.55)
    grain = np.asarray(0.55 + 0.45 * smoothstep(0.35, 0.6, c.field("fall", 7, 2, (0.35, 2.4))), np.float32)
    c.fill(way * grain, (0.97, 0.055, 96), 0.95, detail=1.0)
    c.emit(way, 0.8)
    r = c.rng("splash")
    n = 260
    x = 398 + r.normal(0, 1, n) * (5 + 15 * r.random(n) ** 2)
    y = 843 + np.abs(x - 398) * 1.05 - np.abs(r.normal(0, 12, n)) * np.exp(-np.abs(x - 398) / 14) + r.normal(0, 2.5, n)
    tone = np.repeat(np.array([[1.0, 0.96, 0.8]], np.float32), n, 0)
    strew(c, "dot", x, y, r.uniform(0.9, 2.6, n), 0.0, tone, seed="splash", alpha=0.85, detail=1.0)


def glass(c: Canvas) -> None:
    """What is seen of the glass: a breath of light along its sides and two long reflections."""
    for up in (True, False):
        m = bulb(c, up)
        inner = m - m.blur(9).grow(-4)
        c.screen(inner, (0.72, 0.06, 190), 0.3)

    def glints(pen: Pen) -> None:
        d = np.linspace(0.03, 0.98, 40)
        for up in (True, False):
            for side in (-1.0, 1.0):
                pen.stroke(edge(d, side, up), (0.86, 0.05, 180), 2.2, 0.6)
        for up, side, a, b, wide in (
            (True, -1.0, 0.55, 0.9, 7),
            (False, -1.0, 0.5, 0.8, 6),
            (True, 1.0, 0.3, 0.5, 4),
            (False, 1.0, 0.62, 0.92, 5),
        ):
            q = np.linspace(a, b, 16)
            pen.stroke([(x - side * 18, y) for x, y in edge(q, side, up)], (0.95, 0.04, 170), wide, 0.5)

    c.draw(glints, soft=0.7, detail=0.9)
