"""The lamp and those who wait under it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon

LAMP = (590.0, 306.0)
_IRON: Colour = (0.3, 0.05, 270)
HIDE: Colour = (0.4, 0.1, 290)


def stalk(c: Canvas) -> None:
    """Flesh at the brow, wrought iron at the tip."""
    spine = [
        (214, 250, 26),
        (222, 160, 17),
        (268, 84, 12),
        (360, 44, 9),
        (470, 44, 7.5),
        (556, 84, 6.5),
        (590, 150, 5.5),
        (592, 206, 5),
    ]
    clay = Clay(c, (150, 10, 660, 300), melt=8)
    clay.limb(spine, n=60)
    for t in range(5):
        clay.ball(226 + 12 * t, 180 - 26 * t, 17 - 2 * t, 9, turn=-60 + 10 * t)
    body = clay.relief(1)
    body = body.within(body.mask * smoothstep(276, 226, c.y))
    c.shadow(body.mask * smoothstep(180, 240, c.y), 10, 12, 10, 0.5)
    at = body.mask.where
    rings = np.sin(clay.along / 4.2) * 1.6 * smoothstep(300, 250, c.x[at])
    share = smoothstep(240, 430, c.x[at])[..., None]
    c.form(body, HIDE, bump=np.asarray(rings, np.float32), rim=0.7, detail=0.65)
    c.form(body.within(body.mask * share[..., 0]), _IRON, rim=0.9, gloss=0.7, detail=0.75)

    def scrolls(pen: Pen) -> None:
        pen.stroke([(592, 176), (566, 182), (548, 164), (556, 144), (572, 148), (570, 162)], _IRON, 4.4)
        pen.stroke([(592, 176), (620, 184), (640, 168), (636, 146), (620, 146), (618, 160)], _IRON, 4.4)
        pen.stroke([(470, 48), (500, 92), (546, 100), (566, 96)], _IRON, 4)
        for x, y, w in ((420, 41, 9), (520, 60, 8.4), (592, 196, 9)):
            pen.fill(oval(x, y, 5, w + 3, 0 if x < 560 else 90), _IRON)

    c.draw(scrolls, relief=2.4, detail=0.8)


def lantern(c: Canvas) -> None:
    x, y = LAMP
    crown = c.mask(
        curve(
            [
                (x - 12, y - 96, CORNER),
                (x - 20, y - 84),
                (x - 56, y - 66),
                (x - 66, y - 54, CORNER),
                (x + 66, y - 54, CORNER),
                (x + 56, y - 66),
                (x + 20, y - 84),
                (x + 12, y - 96, CORNER),
            ]
        )
    )
    pane = c.mask(polygon([(x - 56, y - 54), (x + 56, y - 54), (x + 34, y + 54), (x - 34, y + 54)]))
    at = pane.where
    d = np.hypot((c.x[at] - x) / 52, (c.y[at] - y + 4) / 62)
    c.fill(
        pane,
        pick(
            ramp([(1.0, 0.02, 95), (0.985, 0.07, 93), (0.93, 0.13, 82), (0.8, 0.16, 64), (0.6, 0.15, 46)]),
            np.asarray(np.clip(d * 0.95 - 0.08, 0, 1), np.float32),
        ),
        detail=0.9,
    )
    c.emit(pane, 0.9)
    metal = (0.3, 0.05, 275)
    c.form(crown, metal, rim=0.6, gloss=0.6, detail=0.8)
    foot = c.mask(
        polygon([(x - 40, y + 52), (x + 40, y + 52), (x + 24, y + 68), (x - 24, y + 68)]),
        limb([(x, y + 66, 9), (x, y + 84, 3)]),
    )
    c.form(foot, metal, rim=0.6, gloss=0.6, detail=0.8)

    def bars(pen: Pen) -> None:
        for a, b in ((-56, -34), (-20, -12), (20, 12), (56, 34)):
            pen.stroke([(x + a, y - 54), (x + b, y + 54)], metal, 5 if abs(a) > 30 else 2.6)
        pen.stroke([(x - 60, y - 54), (x + 60, y - 54)], metal, 6)
        pen.stroke([(x - 44, y + 12), (x + 44, y + 12)], metal, 2.4)

    c.draw(bars, relief=2, detail=0.85)


def paint_seahorse(c: Canvas, x: float, y: float, s: float, tone: Colour, *, left: bool, seed: str) -> None:
    """A seahorse that stands `s` high, its curled tail at (x, y)."""
    f = -1.0 if left else 1.0

    def at(u: float, v: float, w: float, z: float = 0.0) -> tuple[float, float, float, float]:
        return x + f * u * s, y + v * s, w * s, z * s

    c.multiply(c.mask(oval(x + f * 4, y + 4, s * 0.2, s * 0.035), soft=4), c.palette.deep, 0.7)
    back = c.mask(
        curve(
            [
                (x - f * 0.1 * s, y - 0.5 * s, CORNER),
                (x - f * 0.24 * s, y - 0.47 * s),
                (x - f * 0.25 * s, y - 0.36 * s),
                (x - f * 0.08 * s, y - 0.32 * s, CORNER),
            ]
        )
    )
    ray = np.sin((c.y[back.where] + c.x[back.where] * 0.3) / s * 110) * 1.4
    c.form(back, mix(tone, (0.95, 0.08, 90), 0.45), thickness=4, bump=np.asarray(ray, np.float32), rim=0.8, detail=0.8)
    clay = Clay(c, (x - s * 0.6, y - s * 1.15, x + s * 0.6, y + s * 0.2), melt=s * 0.03)
    clay.limb(
        [
            at(-0.06, -0.86, 0.06),
            at(-0.12, -0.76, 0.062),
            at(-0.09, -0.66, 0.075),
            at(0.0, -0.54, 0.11),
            at(0.02, -0.42, 0.115),
            at(-0.03, -0.28, 0.07),
            at(-0.06, -0.16, 0.045),
            at(-0.02, -0.05, 0.036),
            at(0.08, -0.02, 0.03),
            at(0.14, -0.08, 0.025),
            at(0.1, -0.14, 0.02),
            at(0.05, -0.11, 0.014),
        ],
        n=60,
    )
    body = clay.relief(0.6)
    rings = np.sin(clay.along / s * 118) * s * 0.012
    ridge = np.abs(np.sin(clay.across / s * 34)) * s * 0.008
    c.form(body, tone, bump=np.asarray(rings + ridge, np.float32), shadow=8, rim=0.7, gloss=0.3, bias=0.16, detail=0.85)
    plate = np.clip(np.sin(clay.along / s * 118), 0, 1) ** 3
    c.glaze(body.mask * np.asarray(plate * 0.5, np.float32), (0.9, 0.11, 80), 0.6)
    head = Clay(c, (x - s * 0.6, y - s * 1.2, x + s * 0.6, y - s * 0.5), melt=s * 0.025)
    head.ball(*at(-0.01, -0.9, 0)[:2], s * 0.092, s * 0.08, z=s * 0.06)
    head.limb(
        [
            at(0.04, -0.885, 0.05, 0.06),
            at(0.14, -0.85, 0.03, 0.06),
            at(0.23, -0.825, 0.026, 0.06),
            at(0.25, -0.82, 0.034, 0.06),
        ],
        n=16,
    )
    for k in range(4):
        head.limb(
            [at(-0.05 + 0.03 * k, -0.96, 0.02, 0.04), at(-0.09 + 0.045 * k, -1.03 - 0.02 * (k % 2), 0.007, 0.04)], n=6
        )
    face = head.relief(0.5)
    c.form(face, tone, bump=(c.field(f"skin/{seed}", 6, 2) - 0.5) * 2, rim=0.7, gloss=0.3, bias=0.16, detail=0.9)
    ex, ey = at(0.02, -0.91, 0)[:2]

    def features(pen: Pen) -> None:
        pen.fill(oval(ex, ey, s * 0.03, s * 0.03), (0.93, 0.06, 85))
        pen.fill(oval(ex + f * s * 0.003, ey, s * 0.024, s * 0.026), (0.1, 0.03, 280))
        pen.dot(ex + s * 0.006, ey - s * 0.01, s * 0.007, (0.99, 0.03, 90))
        pen.stroke(
            [(ex - f * s * 0.034, ey - s * 0.012), (ex, ey - s * 0.034), (ex + f * s * 0.034, ey - s * 0.014)],
            mix(tone, (0.2, 0.08, 300), 0.5),
            s * 0.016,
        )
        px, py = at(-0.085, -0.8, 0)[:2]
        for k in range(4):
            pen.stroke(
                [(px, py), (px - f * s * (0.05 + 0.01 * k), py - s * (0.05 - 0.03 * k))],
                mix(tone, (0.95, 0.08, 90), 0.5),
                s * 0.012,
            )

    c.draw(features, relief=0.8, detail=0.95)


def posy(c: Canvas) -> None:
    """The left one has brought a flower; the right one wears a bow."""
    x, y = 424.0, 690.0
    c.draw(lambda pen: pen.stroke([(454, 708), (438, 702), (x, y)], (0.5, 0.12, 150), 3), relief=1.4)
    for k in range(6):
        a = k / 6 * 6.283
        c.form(
            c.mask(oval(x + math.cos(a) * 8, y - 4 + math.sin(a) * 8, 7, 5, math.degrees(a))),
            (0.72, 0.17, 350),
            rim=0.6,
            bias=0.14,
            detail=0.9,
        )
    c.form(c.mask(circle(x, y - 4, 5)), (0.86, 0.14, 88), bias=0.15, detail=0.9)
    bx, by = 578.0, 660.0
    for f in (-1, 1):
        c.form(
            c.mask(curve([(bx, by, CORNER), (bx + f * 16, by - 10), (bx + f * 18, by + 9), (bx, by + 2, CORNER)])),
            (0.6, 0.19, 20),
            rim=0.6,
            bias=0.1,
            detail=0.9,
        )
    c.form(c.mask(circle(bx, by, 4.6)), (0.56, 0.19, 20), bias=0.1, detail=0.9)


def paint_suitcase(c: Canvas) -> None:
    x, y = 254.0, 682.0
    case = c.mask(box(x - 19, y - 13, 38, 27, 4, -14))
    c.shadow(case, -2, 4, 4, 0.6)
    c.form(case, (0.6, 0.14, 45), thickness=5, rim=0.6, bias=0.12, detail=0.85)

    def trim(pen: Pen) -> None:
        with pen.at(x, y, -14):
            pen.stroke([(-7, -13), (-6, -20), (6, -20), (7, -13)], (0.4, 0.1, 45), 3)
            for k in (-11, 11):
                pen.stroke([(k, -13), (k, 14)], (0.36, 0.09, 40), 3)
            pen.stroke([(-19, -1), (19, -1)], (0.4, 0.1, 42), 1.4)

    c.draw(trim, relief=1.4, detail=0.85)
