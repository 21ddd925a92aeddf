"""The lamp and those who wait under it."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, circle, curve, limb, oval, place, polygon

LAMP = (640.0, 392.0)
_IRON: Colour = (0.26, 0.06, 272)
HIDE: Colour = (0.36, 0.11, 280)


def stalk(c: Canvas) -> None:
    """Flesh at the brow, wrought iron at the tip."""
    spine = [
        (392, 470, 30),
        (372, 372, 18),
        (386, 270, 12.5),
        (440, 180, 10),
        (520, 140, 8),
        (598, 172, 6.5),
        (636, 240, 5.5),
        (640, 312, 5),
    ]
    clay = Clay(c, (300, 80, 700, 500), melt=8)
    clay.limb(spine, n=60)
    body = clay.relief(1)
    body = body.within(body.mask * smoothstep(476, 400, c.y[body.mask.where]))
    at = body.mask.where
    rings = np.sin(clay.along / 4.2) * 1.2 * smoothstep(440, 390, c.x[at])
    share = smoothstep(400, 520, c.x[at])[..., None]
    c.form(body, HIDE, bump=np.asarray(rings, np.float32), rim=0.8, detail=0.7)
    c.form(body.within(body.mask * share[..., 0]), _IRON, rim=1.0, gloss=0.6, detail=0.8)
    x, y = LAMP

    def scrolls(pen: Pen) -> None:
        for f in (-1, 1):
            curl = [(0, -106), (24, -100), (40, -116), (36, -134), (22, -134), (22, -122)]
            pen.stroke([(x + f * u, y + v) for u, v in curl], _IRON, 3.6)
        pen.fill(oval(520, 140, 5, 10), _IRON)
        pen.fill(oval(x, y - 88, 9, 4.5), _IRON)

    c.draw(scrolls, relief=2.2, detail=0.85)


def lantern(c: Canvas, s: float = 0.8) -> None:
    """A street lamp's head, `s` of 150 units high, hung at `LAMP`."""
    x, y = LAMP

    def put(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return place(points, x, y, s)

    roof = put((-12, -96, CORNER), (-20, -84), (-56, -66), (-66, -54, CORNER), (66, -54, CORNER), (56, -66), (20, -84))
    crown = c.mask(curve([*roof, *put((12, -96, CORNER))]))
    pane = c.mask(polygon(put((-56, -54), (56, -54), (34, 54), (-34, 54))))
    at = pane.where
    d = np.hypot((c.x[at] - x) / (52 * s), (c.y[at] - y + 4) / (62 * s))
    tones = ramp([(1.0, 0.02, 95), (0.99, 0.06, 93), (0.95, 0.12, 84), (0.85, 0.15, 70), (0.7, 0.15, 52)])
    c.fill(pane, pick(tones, np.asarray(np.clip(d * 0.95 - 0.08, 0, 1), np.float32)), detail=0.9)
    c.emit(pane, 1.0)
    c.form(crown, _IRON, rim=0.7, gloss=0.6, detail=0.85)
    tip = [(*q[:2], w * s) for q, w in zip(put((0, 66), (0, 84)), (9, 3), strict=True)]
    foot = c.mask(polygon(put((-40, 52), (40, 52), (24, 68), (-24, 68))), limb(tip))
    c.form(foot, _IRON, rim=0.7, gloss=0.6, detail=0.85)

    def bars(pen: Pen) -> None:
        for a, b in ((-56, -34), (-20, -12), (20, 12), (56, 34)):
            pen.stroke(put((a, -54), (b, 54)), _IRON, (5 if abs(a) > 30 else 2.4) * s)
        pen.stroke(put((-60, -54), (60, -54)), _IRON, 6 * s)
        pen.stroke(put((-44, 12), (44, 12)), _IRON, 2.2 * s)

    c.draw(bars, relief=2, detail=0.9)


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


def flower(c: Canvas, x: float, y: float, foot: tuple[float, float], s: float = 1.0) -> None:
    """A pink flower at (x, y) on a stem from `foot`."""
    c.draw(
        lambda pen: pen.stroke([foot, ((foot[0] + x) / 2, (foot[1] + y) / 2 - 2), (x, y)], (0.6, 0.13, 150), 2.6 * s),
        relief=1.2,
    )
    for k in range(6):
        a = k / 6 * 6.283
        px, py = x + math.cos(a) * 6 * s, y + math.sin(a) * 6 * s
        petal = c.mask(oval(px, py, 5.4 * s, 4 * s, math.degrees(a)))
        c.form(petal, (0.76, 0.17, 0), rim=0.6, bias=0.14, detail=0.92)
    c.form(c.mask(circle(x, y, 3.6 * s)), (0.9, 0.14, 88), bias=0.15, detail=0.92)


def paint_suitcase(c: Canvas, x: float, y: float, turn: float = -14.0) -> None:
    """Somebody's small suitcase."""
    case = c.mask(box(x - 19, y - 13, 38, 27, 4, turn))
    c.shadow(case, -2, 4, 4, 0.6)
    c.form(case, (0.6, 0.14, 45), thickness=5, rim=0.6, bias=0.12, detail=0.85)

    def trim(pen: Pen) -> None:
        with pen.at(x, y, turn):
            pen.stroke([(-7, -13), (-6, -20), (6, -20), (7, -13)], (0.4, 0.1, 45), 3)
            for k in (-11, 11):
                pen.stroke([(k, -13), (k, 14)], (0.36, 0.09, 40), 3)
            pen.stroke([(-19, -1), (19, -1)], (0.4, 0.1, 42), 1.4)

    c.draw(trim, relief=1.4, detail=0.85)
