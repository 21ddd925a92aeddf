"""Parts of Protected Species: the snow globe: a street in winter under one lamp, a fern in the snow; glass and foot."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, circle, curve, limb, oval, polygon

from .ink import BLUE, DEEP, INK, MID, ROUND, SNOW, WARM

LAMP: Final = (222.0, 520.0)
"""The lamp's light."""
_IRON: Final = (0.19, 0.045, 245)
_HOUSES: Final[tuple[tuple[float, float, float, float, float], ...]] = (
    (30, 118, 640, 568, 0.33),
    (286, 388, 660, 596, 0.34),
    (384, 540, 622, 540, 0.3),
    (128, 214, 664, 606, 0.4),
    (232, 300, 690, 640, 0.43),
)
"""Left, right, eaves, ridge, lightness."""
_PANES: Final[tuple[tuple[float, float], ...]] = (
    (66, 668),
    (98, 668),
    (66, 716),
    (316, 680),
    (342, 680),
    (404, 640),
    (160, 690),
    (184, 690),
)


def inside(c: Canvas) -> Mask:
    """Return where one looks into the globe."""
    return c.mask(circle(*MID, ROUND))


def street(c: Canvas) -> None:
    """Paint the winter night, houses, the snow, the lamp and what grows at its foot."""
    m = inside(c)
    c.multiply(m.blur(14).move(0, 4), INK, 0.55)
    d = np.hypot(c.x - LAMP[0], c.y - LAMP[1])
    night = ramp(
        [
            (0, (0.98, 0.085, 94)),
            (0.08, (0.94, 0.11, 88)),
            (0.17, (0.82, 0.105, 80)),
            (0.27, (0.62, 0.065, 66)),
            (0.37, (0.46, 0.06, 275)),
            (0.52, (0.34, 0.085, 252)),
            (1, (0.23, 0.07, 246)),
        ]
    )
    c.fill(m, pick(night, np.asarray(d / 420, np.float32)), detail=0.3)
    _houses(c, m)
    snow = (
        c.mask(
            curve(
                [
                    (20, 776, CORNER),
                    (90, 764),
                    (180, 772),
                    (260, 764),
                    (350, 770),
                    (440, 760),
                    (540, 772, CORNER),
                    (540, 900, CORNER),
                    (20, 900, CORNER),
                ]
            )
        )
        & m
    )
    pool = np.exp(-(((c.x - 230) / 130) ** 2) - ((c.y - 806) / 40) ** 2)
    lit = pick(
        ramp([(0, (0.66, 0.085, 242)), (0.45, (0.9, 0.035, 220)), (0.8, (0.985, 0.04, 92)), (1, (0.99, 0.05, 92))]),
        np.asarray(0.3 + 0.75 * pool, np.float32),
    )
    c.fill(snow, lit, detail=0.5)
    c.multiply(snow * np.asarray(smoothstep(830, 875, c.y)[snow.where], np.float32), BLUE, 0.7)
    c.fill(c.mask(limb([(60, 812, 6), (120, 792, 12), (170, 800, 4)], 20), soft=5) & snow, SNOW, 0.5)
    _post(c)
    _fern(c)


def _houses(c: Canvas, m: Mask) -> None:
    for k, (a, b, eaves, ridge, tone) in enumerate(_HOUSES):
        mid = 0.5 * (a + b)
        wall = c.mask(polygon([(a, 800), (a, eaves), (mid, ridge), (b, eaves), (b, 800)])) & m
        c.fill(wall, (tone, 0.088, 252), detail=0.45, mottle=0.05)
        side = np.asarray(np.exp(-np.hypot(c.x - LAMP[0], c.y - 600) / 62), np.float32)
        c.glaze(wall * side, (0.8, 0.13, 74), 0.6)
        roof = (
            c.mask(
                limb(
                    [
                        (a - 10, eaves + 9, 4),
                        (0.5 * (a + mid), 0.5 * (eaves + ridge), 8),
                        (mid, ridge - 2, 7),
                        (0.5 * (b + mid), 0.5 * (eaves + ridge), 8),
                        (b + 10, eaves + 9, 4),
                    ],
                    40,
                ),
                wobble=1,
            )
            & m
        )
        c.fill(roof, mix((0.8, 0.05, 235), (0.95, 0.05, 88), 0.55 if k > 2 else 0.12), detail=0.6)

    def work(pen: Pen) -> None:
        for x, y in _PANES:
            pen.fill(polygon([(x, y), (x + 17, y), (x + 17, y + 25), (x, y + 25)]), (0.24, 0.07, 250))
            pen.fill(limb([(x - 2, y + 27, 1.6), (x + 8, y + 26, 2.6), (x + 19, y + 27, 1.6)], 10), (0.86, 0.035, 225))
            pen.stroke([(x + 8.5, y), (x + 8.5, y + 25)], (0.36, 0.08, 250), 1.6)
            pen.stroke([(x, y + 12), (x + 17, y + 12)], (0.36, 0.08, 250), 1.6)

    c.draw(work, clip=m, detail=0.6)


def _post(c: Canvas) -> None:
    x, y = LAMP

    def work(pen: Pen) -> None:
        pen.fill(limb([(x, y + 34, 3), (x, 660, 3.8), (x, 760, 4.6), (x, 780, 7), (x, 806, 9)], 40), _IRON)
        pen.fill(limb([(x - 22, 816, 2), (x - 8, 813, 6.5), (x + 6, 813, 6.5), (x + 22, 816, 2)], 16), SNOW)
        pen.fill(limb([(x - 15, y + 62, 2), (x + 15, y + 62, 2)], 8), _IRON)
        pen.fill(polygon([(x - 19, y - 28), (x + 19, y - 28), (x + 12, y + 32), (x - 12, y + 32)]), (0.93, 0.13, 88))
        pen.fill(polygon([(x - 12, y - 22), (x + 12, y - 22), (x + 8, y + 28), (x - 8, y + 28)]), (0.99, 0.045, 96))
        for u, w in ((-19, -12), (19, 12)):
            pen.fill(limb([(x + u, y - 28, 2), (x + w, y + 32, 2)], 8), _IRON)
        pen.fill(limb([(x, y - 28, 0.9), (x, y + 32, 0.9)], 8), _IRON)
        pen.fill(polygon([(x - 25, y - 27), (x - 6, y - 50), (x + 6, y - 50), (x + 25, y - 27)]), _IRON)
        pen.fill(limb([(x, y - 48, 3.4), (x, y - 60, 2.4)], 6), _IRON)
        pen.fill(limb([(x - 15, y + 34, 3), (x + 15, y + 34, 3)], 6), _IRON)
        pen.fill(
            limb(
                [(x - 25, y - 31, 2), (x - 10, y - 49, 5), (x, y - 55, 6), (x + 10, y - 49, 5), (x + 25, y - 31, 2)], 20
            ),
            SNOW,
        )

    m = c.draw(work, detail=0.85, soft=0.3)
    c.emit(c.mask(oval(x, y, 13, 28), soft=3) & m, 1.0)
    c.glow(x, y, 94, (0.92, 0.12, 84), 0.72)


def _fern(c: Canvas) -> None:
    """A small green fern that has come up through the snow."""

    def work(pen: Pen) -> None:
        for lean, tall in ((-26, 40), (-9, 54), (12, 48), (28, 32)):
            x, y = 166.0, 826.0
            spine: Points = [
                (x, y, 1.6),
                (x + 0.3 * lean, y - 0.6 * tall, 1.3),
                (x + lean, y - tall, 0.9),
                (x + 1.35 * lean, y - 0.92 * tall, 0.6),
            ]
            pen.fill(limb(spine, 24), (0.5, 0.13, 148))
            for k in range(1, 9):
                t = k / 9
                u, v = x + lean * t**1.5, y - tall * (1.16 * t - 0.16 * t * t)
                q = 9.5 * np.sin(np.pi * (0.2 + 0.75 * t))
                for side in (-1, 1):
                    pen.fill(
                        limb([(u, v, 1.1), (u + side * 0.6 * q, v - 1, 1.5), (u + side * q, v + 2, 0.4)], 8),
                        (0.6, 0.15, 143) if side < 0 else (0.7, 0.15, 135),
                    )
        pen.fill(limb([(146, 829, 2), (164, 831, 5), (186, 829, 2)], 12), SNOW)

    c.draw(work, clip=inside(c), detail=0.9)


def snowfall(c: Canvas) -> None:
    """Let snow fall in the globe."""
    r = c.rng("snowfall")
    m = c.mask(circle(*MID, ROUND - 8))

    def work(pen: Pen) -> None:
        for _ in range(120):
            x, y = float(r.uniform(50, 500)), float(r.uniform(430, 820))
            q = float(r.uniform(0.9, 2.9))
            if 372 < x < 500 and 630 < y < 730:
                continue
            pen.dot(x, y, q, (0.99, 0.015, 95), float(r.uniform(0.55, 0.95)))

    c.draw(work, clip=m, detail=0.9, soft=0.3)


def glass(c: Canvas) -> None:
    """Lay the glass over it: dark towards the rim, two clean reflections, her gold mirrored at the right."""
    m = inside(c)
    d = np.hypot(c.x - MID[0], c.y - MID[1]) / ROUND
    c.multiply(m * np.asarray(smoothstep(0.86, 1.0, d), np.float32), (0.4, 0.09, 240), 0.5)
    ring = m - c.mask(circle(*MID, ROUND - 3.2), soft=0.6)
    c.glaze(ring, (0.86, 0.05, 200), 0.75)
    gleam = (
        c.mask(limb([(71, 610, 0.6), (78, 570, 4), (94, 534, 6), (124, 492, 5.5), (156, 463, 0.8)], 50), soft=0.8) & m
    )
    c.screen(gleam, (0.86, 0.05, 210), 0.75)
    c.screen(c.mask(oval(180, 449, 10, 4.5, -26), soft=0.8) & m, (0.85, 0.05, 215), 0.6)
    low = m.edge(9, 12, 5) * np.asarray(smoothstep(660, 760, c.y) * smoothstep(300, 420, c.x), np.float32)
    c.glaze(low, (0.78, 0.12, 74), 0.4)


def foot(c: Canvas) -> None:
    """Turn the wooden foot it stands on: one bell, with a bead of brass where the glass sits."""
    x = MID[0]
    half: Points = (
        (112, 848),
        (122, 862),
        (134, 878),
        (152, 894),
        (172, 908),
        (186, 926),
        (187, 948),
        (170, 960),
        (90, 968),
        (0, 971),
    )
    m = c.mask(
        curve(
            [(x - u, v) for u, v in half]
            + [(x + u, v) for u, v in half[-2::-1]]
            + [(x + 60, 866), (x, 870), (x - 60, 866)]
        )
    )
    c.multiply(m.blur(10).move(4, 6), INK, 0.6)
    c.fill(m, (0.43, 0.1, 42), detail=0.6, mottle=0.08)
    across = np.asarray(np.exp(-(((c.x - x + 50) / 80) ** 2)), np.float32)
    c.glaze(m * across, (0.68, 0.12, 60), 0.5)
    c.multiply(m * np.asarray(smoothstep(x - 110, x - 190, c.x), np.float32), DEEP, 0.7)
    c.multiply(m * np.asarray(smoothstep(x + 10, x + 170, c.x), np.float32), DEEP, 0.75)
    for y, wide in ((890, 136), (934, 190)):
        groove = [
            (x - wide, y - 6, 2),
            (x - 0.6 * wide, y + 6, 4),
            (x, y + 11, 4),
            (x + 0.6 * wide, y + 6, 4),
            (x + wide, y - 6, 2),
        ]
        c.multiply(c.mask(limb(groove, 40), soft=2) & m, (0.3, 0.07, 30), 0.8)
        c.glaze(c.mask(limb([(u, v + 9, 0.5 * q) for u, v, q in groove], 40), soft=1.5) & m, (0.78, 0.12, 68), 0.35)
    c.multiply(m * np.asarray(smoothstep(935, 975, c.y), np.float32), INK, 0.7)
    bead = c.mask(limb([(x - 108, 848, 5), (x - 60, 864, 7), (x, 870, 8), (x + 60, 864, 7), (x + 108, 848, 5)], 40))
    c.fill(bead, (0.7, 0.12, 74), detail=0.7)
    c.multiply(bead.edge(0, 6, 2), (0.4, 0.09, 45), 0.7)
    c.multiply(bead * np.asarray(smoothstep(x, x + 110, c.x), np.float32), DEEP, 0.5)
    c.glaze(c.mask(limb([(x - 90, 853, 1), (x - 40, 865, 2.2), (x + 10, 868, 1)], 20), soft=1), WARM, 0.9)
