"""Her face, tilted back, eyes shut; hair and scarf."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, ramp
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.motifs.folds import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, place

_OCHRE: Colour = (0.74, 0.12, 78)
_SHADE: Colour = (0.36, 0.09, 262)
_HEAD = (500.0, 398.0)
_SIZE = 132.0
_TILT = 9.0


def _at(u: float, v: float) -> tuple[float, float]:
    """Return the place of a point of the head (units of its height, ear at 0, face to the left)."""
    x, y = _local([(u, v)])[0]
    return x, y


def _local(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
    return place(points, *_HEAD, _SIZE, _TILT)


def face(c: Canvas) -> None:
    """Paint her head and scarf, spared by the big strokes."""
    brow = [(-0.1, -0.5), (-0.28, -0.42), (-0.385, -0.26), (-0.415, -0.12), (-0.395, -0.04)]
    nose = [(-0.425, 0.03), (-0.485, 0.12), (-0.52, 0.165), (-0.50, 0.2), (-0.425, 0.215, CORNER)]
    mouth = [(-0.44, 0.255), (-0.452, 0.285), (-0.418, 0.3, CORNER), (-0.44, 0.33), (-0.425, 0.37), (-0.4, 0.385)]
    chin = [(-0.425, 0.43), (-0.415, 0.49), (-0.355, 0.535), (-0.25, 0.53), (-0.16, 0.56), (-0.14, 0.7)]
    rest = [(0.3, 0.72), (0.33, 0.3), (0.36, -0.1), (0.2, -0.44)]
    skull = c.mask(curve(_local([*brow, *nose, *mouth, *chin, *rest]), pull=0.32))
    warm = ramp(
        [(0.4, 0.1, 12), (0.54, 0.115, 28), (0.68, 0.1, 38), (0.78, 0.078, 50), (0.86, 0.055, 62), (0.95, 0.03, 80)]
    )
    r = c.relief(skull, 62)
    at = r.mask.where
    soft = 18 * np.exp(-(((c.x - _at(-0.22, 0.17)[0]) ** 2 + (c.y - _at(-0.22, 0.17)[1]) ** 2) / 26**2))
    socket = -11 * np.exp(-(((c.x - _at(-0.31, -0.02)[0]) / 17) ** 2 + ((c.y - _at(-0.31, -0.02)[1]) / 12) ** 2))
    jowl = 9 * np.exp(-(((c.x - _at(-0.2, 0.4)[0]) / 24) ** 2 + ((c.y - _at(-0.2, 0.4)[1]) / 16) ** 2))
    ala = 6 * np.exp(-(((c.x - _at(-0.415, 0.165)[0]) / 7) ** 2 + ((c.y - _at(-0.415, 0.165)[1]) / 7) ** 2))
    bump = (soft + socket + jowl + ala)[at]
    c.form(r, warm, bump=np.asarray(bump, np.float32), mottle=0.05, grain=9, rim=0.1, detail=0.72, bias=0.05, gain=0.95)
    for u, v, q, tone, share in (
        (-0.2, 0.16, 0.17, (0.6, 0.17, 22), 0.62),
        (-0.49, 0.15, 0.06, (0.6, 0.16, 22), 0.5),
        (-0.40, 0.46, 0.07, (0.62, 0.13, 28), 0.3),
        (-0.02, 0.1, 0.1, (0.6, 0.15, 22), 0.4),
        (-0.3, -0.28, 0.1, (0.9, 0.04, 75), 0.3),
    ):
        c.glaze(c.mask(oval(*_at(u, v), q * _SIZE, q * _SIZE * 0.8, _TILT), soft=q * _SIZE * 0.42) & skull, tone, share)
    under = c.mask(
        curve(_local([(-0.3, 0.56), (-0.16, 0.5), (0.0, 0.4), (0.06, 0.3), (0.4, 0.3), (0.4, 0.8), (-0.2, 0.8)])),
        soft=5,
    )
    c.multiply(under & skull, (0.46, 0.1, 350), 0.7)
    _features(c, skull)
    _hair(c)
    _scarf(c)


def _features(c: Canvas, skull: Mask) -> None:
    lid = c.mask(
        curve(
            _local([(-0.375, 0.005, CORNER), (-0.345, -0.04), (-0.29, -0.045), (-0.235, 0.0, CORNER), (-0.3, 0.034)])
        ),
        soft=0.8,
    )
    c.form(lid & skull, (0.72, 0.085, 38), thickness=9, rim=0.0, detail=0.85, mottle=0.02)
    dark: Colour = (0.3, 0.07, 30)

    def lines(pen: Pen) -> None:
        def taper(points: list[tuple[float, float]], w: float, end: float, tone: Colour, alpha: float) -> None:
            n = len(points) - 1
            spine = [(*_at(u, v), (w + (end - w) * i / n) / 2) for i, (u, v) in enumerate(points)]
            pen.fill(limb(spine, 24), tone, alpha)

        taper([(-0.38, 0.012), (-0.335, 0.04), (-0.28, 0.036), (-0.225, 0.005)], 2.4, 3.4, dark, 0.95)
        for k in range(5):
            u = -0.365 + 0.03 * k
            taper([(u, 0.026 + 0.01 * (k % 2)), (u - 0.026, 0.058)], 1.3, 0.4, dark, 0.8)
        taper([(-0.372, -0.035), (-0.32, -0.072), (-0.25, -0.05), (-0.215, -0.015)], 1.2, 1.8, (0.5, 0.1, 25), 0.7)
        taper([(-0.33, 0.085), (-0.27, 0.08), (-0.23, 0.055)], 1.0, 1.6, (0.56, 0.1, 25), 0.5)
        for k in range(3):
            taper([(-0.2, -0.01 + 0.02 * k), (-0.155, -0.03 + 0.035 * k)], 1.6, 0.6, (0.52, 0.1, 25), 0.55)
        for k in range(13):
            t = k / 12
            u, v = -0.405 + 0.23 * t, -0.125 - 0.045 * math.sin(math.pi * min(1, t * 1.2)) + 0.03 * t
            taper([(u, v + 0.018), (u + 0.045, v - 0.014 + 0.012 * t)], 2.4, 0.8, (0.38, 0.04, 50), 0.75)
        taper([(-0.445, 0.198), (-0.43, 0.188), (-0.42, 0.2)], 2.2, 1.2, (0.34, 0.1, 20), 0.85)
        taper([(-0.385, 0.135), (-0.372, 0.17), (-0.385, 0.205)], 1.2, 2.0, (0.5, 0.12, 22), 0.6)
        taper([(-0.36, 0.2), (-0.325, 0.27), (-0.325, 0.34)], 1.0, 2.2, (0.54, 0.11, 25), 0.55)
        taper([(-0.425, 0.3), (-0.38, 0.296), (-0.335, 0.318)], 2.0, 1.4, (0.36, 0.12, 18), 0.9)

    upper = c.mask(curve(_local([(-0.45, 0.28), (-0.42, 0.27), (-0.35, 0.3), (-0.42, 0.302)])), soft=0.8) & skull
    c.glaze(upper, (0.56, 0.14, 20), 0.6)
    lower = c.mask(curve(_local([(-0.425, 0.302), (-0.36, 0.31), (-0.4, 0.345), (-0.44, 0.34)])), soft=0.8) & skull
    c.glaze(lower, (0.62, 0.14, 20), 0.6)
    c.draw(lines, clip=skull, detail=0.9, soft=0.35)
    ear = c.mask(
        curve(_local([(-0.04, -0.03), (0.02, -0.1), (0.09, -0.06), (0.08, 0.06), (0.02, 0.16), (-0.03, 0.12)]))
    )
    c.form(ear, (0.7, 0.11, 32), thickness=10, rim=0.2, detail=0.8)
    c.draw(
        lambda pen: pen.stroke(
            [_at(-0.01, -0.02), _at(0.045, -0.05), _at(0.05, 0.03), _at(0.0, 0.07)], (0.5, 0.13, 22), 2.4, 0.7
        ),
        detail=0.85,
        soft=0.6,
    )


def _hair(c: Canvas) -> None:
    grey: Colour = (0.5, 0.035, 55)
    clay = Clay(c, (400, 260, 640, 520), melt=7)

    def lock(points: list[tuple[float, float, float]]) -> None:
        clay.limb([(*_at(u, v), q * _SIZE) for u, v, q in points])

    lock([(-0.3, -0.4, 0.05), (-0.12, -0.47, 0.1), (0.14, -0.42, 0.14), (0.3, -0.3, 0.13)])
    lock([(-0.29, -0.36, 0.04), (-0.1, -0.36, 0.12), (0.14, -0.28, 0.16), (0.34, -0.2, 0.13)])
    lock([(-0.2, -0.26, 0.05), (-0.04, -0.2, 0.1), (0.16, -0.14, 0.15), (0.34, -0.12, 0.12)])
    lock([(-0.13, -0.14, 0.035), (0.0, -0.12, 0.07), (0.18, 0.02, 0.13), (0.32, -0.06, 0.12)])
    lock([(0.16, 0.3, 0.05), (0.22, 0.18, 0.1), (0.3, 0.02, 0.12), (0.32, -0.1, 0.1)])
    clay.ball(*_at(0.42, -0.36), 0.19 * _SIZE, 0.17 * _SIZE, z=14, turn=30)
    m = clay.relief(1.0)
    strand = np.sin(clay.across / 2.6 + 2.5 * np.sin(clay.along / 21)) * 1.5
    c.form(m, grey, bump=np.asarray(strand, np.float32), rim=0.2, mottle=0.1, grain=7, gloss=0.12, detail=0.72)
    fur(c, m, clay.angle, seed="hair", length=(12, 26), spacing=2.6, light=0.16, lift=0.03, spread=0.14, detail=0.74)
    r = c.rng("wisps")

    def wisps(pen: Pen) -> None:
        for _ in range(26):
            u, v = float(r.uniform(-0.3, 0.1)), float(r.uniform(-0.46, -0.36))
            w = float(r.uniform(0.08, 0.3))
            rise = float(r.uniform(-0.05, 0.1))
            tone = (float(r.uniform(0.4, 0.7)), 0.035, 60)
            pen.stroke([_at(u + 0.1, v), _at(u - w * 0.4, v - rise), _at(u - w, v + 0.04 - rise)], tone, 1.1, 0.7)

    c.draw(wisps, detail=0.8)


def _scarf(c: Canvas) -> None:
    """Two turns about her neck; the end hangs down over her breast by its own weight."""
    tail = c.mask(
        curve(
            [
                *((452, 510, CORNER), (446, 560), (430, 616), (416, 668, CORNER), (444, 682), (472, 676, CORNER)),
                *((484, 620), (494, 560), (500, 512, CORNER)),
            ]
        ),
        wobble=0.8,
    )
    low = c.mask(limb([(574, 470, 20), (546, 500, 25), (500, 522, 29), (456, 520, 27), (434, 504, 19)], 40), wobble=0.8)
    high = c.mask(
        limb([(584, 434, 17), (566, 458, 26), (520, 482, 31), (474, 490, 29), (442, 478, 22), (432, 464, 14)], 40),
        wobble=0.8,
    )
    layers = (
        (
            tail,
            [
                ([(464, 520, 6), (456, 580, 9), (434, 668, 7)], 8.0),
                ([(484, 520, 6), (478, 590, 9), (460, 674, 7)], 8.0),
                ([(474, 530, 4), (466, 590, 6), (448, 670, 5)], -2.5),
            ],
        ),
        (
            low,
            [
                ([(568, 480, 6), (520, 516, 9), (466, 522, 8), (436, 506, 5)], 9.0),
                ([(556, 512, 5), (510, 538, 7), (462, 540, 5)], 6.0),
                ([(560, 500, 4), (514, 528, 5), (464, 532, 4)], -2.0),
            ],
        ),
        (
            high,
            [
                ([(582, 440, 6), (540, 470, 9), (486, 480, 9), (444, 468, 5)], 10.0),
                ([(574, 462, 5), (530, 494, 8), (480, 504, 7), (444, 490, 5)], 8.0),
                ([(578, 452, 4), (534, 482, 5), (484, 493, 5), (446, 480, 4)], -2.5),
                ([(500, 452, 4), (490, 478, 7), (470, 506, 4)], -2.0),
                ([(548, 452, 4), (546, 474, 6), (530, 500, 4)], -2.0),
            ],
        ),
    )
    r = c.rng("fringe")

    def fringe(pen: Pen) -> None:
        for k in range(15):
            t = k / 14
            x, y = 417 + 54 * t, 668 + 10 * math.sin(math.pi * t * 0.8) + 8 * t
            drop = float(r.uniform(24, 34))
            pen.stroke(
                [(x, y), (x - 3 + float(r.normal(0, 2)), y + drop * 0.5), (x - 4 + float(r.normal(0, 3)), y + drop)],
                (float(r.uniform(0.6, 0.8)), 0.12, 78),
                2.6,
                0.95,
            )

    for n, (m, lines) in enumerate(layers):
        c.multiply(m.move(4, 10).blur(7), _SHADE, 0.55)
        if n == 0:
            c.draw(fringe, relief=1.2, detail=0.7)
        garment(c, m, _OCHRE, lines, thickness=26, weave=1.2, seed=f"scarf{n}", bias=0.02, rim=0.25, detail=0.66)
        if n == 0:
            along = c.y - 0.2 * (c.x - 440)
            for level, w in ((640.0, 7.0), (618.0, 3.5)):
                stripe = np.exp(-(((along - level) / w) ** 4)).astype(np.float32)
                c.glaze(m * np.asarray(stripe, np.float32), (0.5, 0.16, 26), 0.75)
    chin = c.mask(limb([(446, 466, 8), (484, 466, 12), (530, 450, 10)]), soft=6)
    c.multiply(chin & high, (0.46, 0.09, 40), 0.4)
    x, y = _at(0.37, -0.5)

    def butterfly(pen: Pen) -> None:
        with pen.at(x, y, -24, 0.8):
            pen.fill(curve([(2, 0, CORNER), (16, -8), (24, -4), (20, 6), (8, 5)]), (0.88, 0.1, 95))
            pen.fill(curve([(0, 0, CORNER), (-4, -18), (4, -31), (14, -30), (20, -16), (12, -4)]), (0.93, 0.09, 98))
            pen.fill(curve([(2, -27), (5, -33), (15, -31), (17, -25), (9, -26)]), (0.4, 0.07, 60))
            pen.dot(10, -17, 2.2, (0.4, 0.08, 60))
            pen.stroke([(-8, 1), (12, 3)], (0.26, 0.04, 50), 2.6)
            pen.stroke([(-8, 0), (-16, -9)], (0.26, 0.04, 50), 1)
            pen.stroke([(-8, 0), (-18, -4)], (0.26, 0.04, 50), 1)

    c.draw(butterfly, detail=0.9)
