"""The upland at dawn: sky, hills, one long slope of snow, and who has gone over it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, oval, place, polygon

BLUE: Colour = (0.58, 0.095, 260)


def crest(x: Array) -> Array:
    """Where the slope ends against the sky."""
    return np.asarray(700 - 0.2 * x + 16 * np.sin(x / 150 + 0.6), np.float32)


def sky(c: Canvas) -> None:
    """Paint the first light: blue above, apricot where the hills are."""
    c.wash(
        [
            (0, (0.72, 0.075, 245)),
            (0.16, (0.8, 0.06, 238)),
            (0.32, (0.89, 0.035, 215)),
            (0.42, (0.94, 0.055, 80)),
            (0.5, (0.9, 0.095, 62)),
            (0.57, (0.86, 0.11, 45)),
            (1, (0.9, 0.06, 55)),
        ],
        30,
        turn=-4,
    )
    veil = c.noise.at("veil", (c.x + 0.5 * c.y) / 460, (c.y + 0.2 * c.x) / 90, 1.0, 3)
    c.glaze(smoothstep(0.52, 0.84, veil) * smoothstep(560, 200, c.y), (0.96, 0.03, 75), 0.45)


def land(c: Canvas) -> None:
    """Paint two far hills and the slope, each a plain shape."""
    for k, (y, lean, tone) in enumerate(((588.0, -0.11, (0.78, 0.065, 265)), (650.0, -0.16, (0.84, 0.05, 258)))):
        line = y + lean * c.x - (44 - 12 * k) * np.sin(c.x / (140 + 60 * k) + 2.4 * k + 0.5)
        m = c.full(smoothstep(-1.5, 1.5, c.y - line))
        t = np.asarray(smoothstep(0, 90, c.y - line), np.float32)
        c.fill(m, pick(ramp([tone, (0.93, 0.035, 60)]), t), detail=0.1)
    d = c.y - crest(c.x)
    slope = c.full(smoothstep(-1.5, 1.5, d))
    long = c.noise.at("drift", (c.x + 0.5 * c.y) / 330, (c.y + 0.22 * c.x) / 120, 1.0, 3) - 0.5
    t = np.clip(0.05 + 0.62 * smoothstep(0, 560, d) + 0.55 * long, 0, 1)
    table = ramp([(0.97, 0.03, 75), (0.955, 0.018, 70), (0.91, 0.03, 245), (0.83, 0.055, 252), (0.78, 0.065, 255)])
    c.fill(slope, pick(table, np.asarray(t, np.float32)), detail=0.1)
    for a, lean, high, share in ((842.0, -0.16, 60.0, 0.4), (1092.0, -0.1, 110.0, 0.4)):
        e = c.y - (a + lean * c.x + 22 * np.sin(c.x / 190 + a))
        c.glaze(smoothstep(-3, 4, e) * smoothstep(high, 0, e), (0.79, 0.065, 254), share)
        c.glaze(smoothstep(-40, -3, e) * smoothstep(4, -3, e), (0.98, 0.025, 78), 0.6)


_SOLE = [(-50, 4), (-44, 15), (-26, 16), (-2, 9), (16, 18), (32, 18), (38, 4), (30, -14), (10, -17), (-12, -9),
         (-30, -13), (-45, -10)]  # fmt: skip
_TOES = ((52, 15, 9.5), (55, 2, 6.6), (51, -8, 5.9), (44, -16, 5.3), (35, -23, 4.8))
_STEPS = (
    (44, 1150, 1.62, 1),
    (128, 1046, 1.32, -1),
    (262, 1082, 1.3, 1),
    (272, 990, 1.06, -1),
)


def prints(c: Canvas) -> None:
    """Tread the chair's own prints: bare feet, large as they come nearer."""
    for x, y, s, side in _STEPS:

        def put(
            points: Sequence[tuple[float, float]], x: float = x, y: float = y, s: float = s, side: int = side
        ) -> list[tuple[float, ...]]:
            turned = place([(u, v * side) for u, v in points], 0, 0, s, -20)
            return [(x + p[0], y + 0.62 * p[1]) for p in turned]

        sole = c.mask(curve(put(_SOLE)), soft=0.6)
        spots = zip(put([(u, v) for u, v, _ in _TOES]), _TOES, strict=True)
        toes = c.mask(*[oval(p[0], p[1], 1.2 * r * s, 0.85 * r * s, -14) for p, (_, _, r) in spots], soft=0.5)
        foot = sole | toes
        c.glaze(foot.grow(4 * s).blur(3.5), (0.965, 0.02, 80), 0.45)
        c.fill(foot, BLUE, detail=0.5)
        c.fill((foot.move(2 * s, 6 * s) & foot).blur(0.8) & foot, (0.72, 0.08, 256), 0.9, detail=0.5)


_BOOTS = (
    (806, 838, 1.1), (776, 800, 0.95), (792, 768, 0.84), (764, 740, 0.74), (775, 714, 0.64), (752, 692, 0.56),
    (761, 670, 0.49), (744, 652, 0.43), (753, 636, 0.38), (742, 621, 0.33), (752, 607, 0.29), (744, 594, 0.25),
    (754, 582, 0.22), (750, 571, 0.19), (757, 562, 0.17), (755, 554, 0.15),
)  # fmt: skip


def bootprints(c: Canvas) -> None:
    """Somebody has gone before, in boots."""

    def work(pen: Pen) -> None:
        for x, y, s in _BOOTS:
            pen.fill(oval(x, y, 13 * s, 9 * s, -60), BLUE, 0.85)
            pen.fill(oval(x + 1, y + 3 * s, 10 * s, 5 * s, -60), (0.74, 0.07, 255), 0.85)

    c.draw(work, detail=0.6, soft=0.5)


def wanderer(c: Canvas) -> None:
    """A tiny figure on the crest, without coat or hat, a case in the hand."""
    x = 758.0
    y = float(crest(np.asarray([x], np.float32))[0]) + 3
    dark: Colour = (0.3, 0.06, 268)

    def work(pen: Pen) -> None:
        pen.fill(limb([(x - 1, y - 19, 3.0), (x - 5, y - 9, 2.5), (x - 8, y, 2.2)]), dark)
        pen.fill(limb([(x + 1, y - 19, 3.0), (x + 5, y - 9, 2.5), (x + 6, y - 1, 2.2)]), dark)
        pen.fill(curve([(x - 5, y - 38), (x + 5, y - 38), (x + 7, y - 26), (x + 5, y - 17), (x - 5, y - 17),
                        (x - 7, y - 26)]), (0.36, 0.08, 264))  # fmt: skip
        pen.fill(limb([(x + 6, y - 36, 2.0), (x + 11, y - 28, 1.9), (x + 11, y - 20, 1.7)]), (0.36, 0.08, 264))
        pen.fill(polygon([(x + 6, y - 20), (x + 17, y - 20), (x + 17, y - 12), (x + 6, y - 12)]), (0.34, 0.07, 45))
        pen.fill(oval(x + 0.5, y - 43, 4.4, 5.2), dark)

    c.draw(work, detail=0.9, soft=0.3)
