"""Parts of Express: the great bumblebee in profile, its coat in broad strokes, its wings and legs."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval
from art.painting.stamps import jittered, scatter, strew

_DARK = ramp([(0.13, 0.025, 60), (0.19, 0.03, 60), (0.26, 0.035, 65), (0.36, 0.045, 70)])
_GOLD = ramp([(0.52, 0.12, 62), (0.66, 0.145, 72), (0.78, 0.155, 80), (0.87, 0.135, 88)])
_INK = (0.15, 0.025, 60)
_WING: Points = [(470, 470, CORNER), (560, 380), (690, 310), (850, 262), (900, 330), (800, 384), (640, 428)]
_FAR: Points = [(450, 450, CORNER), (520, 330), (640, 235), (800, 170), (880, 210), (790, 330), (600, 440)]


def paint_bee(c: Canvas) -> None:
    """Paint the bee without its near wing."""
    _wing(c, _FAR, 0.5)
    _legs(c)
    _coat(c)
    _head(c)


def near_wing(c: Canvas) -> None:
    """Paint the wing on our side."""
    _wing(c, _WING, 0.5)


def _wing(c: Canvas, outline: Points, share: float) -> None:
    blade = c.mask(curve(outline))
    c.glaze(blade, (0.86, 0.03, 150), share)
    c.multiply(blade.edge(0, 5, 3), (0.55, 0.05, 120), 0.3)
    root, far = outline[0], outline[3]

    def veins(pen: Pen) -> None:
        for k in (-0.3, -0.1, 0.1, 0.3):
            mx, my = 0.5 * (root[0] + far[0]), 0.5 * (root[1] + far[1])
            pen.stroke(
                [(root[0], root[1]), (mx + 60 * k, my + 190 * k + 20), (far[0] + 40, far[1] + 50 + 210 * k)],
                (0.42, 0.05, 110),
                2.6,
                0.55,
            )
        pen.stroke([(p[0], p[1]) for p in outline[:4]], (0.34, 0.05, 90), 4.5, 0.75)

    c.draw(veins, clip=blade.grow(2), detail=0.6)


def _legs(c: Canvas) -> None:
    legs: tuple[list[tuple[float, float, float]], ...] = (
        [(330, 660, 17), (268, 736, 12), (256, 752, 9), (288, 816, 7), (262, 850, 3)],
        [(430, 690, 18), (396, 800, 12), (398, 816, 9), (446, 880, 7), (430, 922, 3)],
        [(540, 720, 25), (556, 830, 19), (572, 850, 15), (650, 916, 10), (704, 930, 3)],
    )
    for leg in legs:
        c.fill(c.mask(limb(leg, 30), wobble=2), _INK, detail=0.7)
    basket = c.mask(oval(598, 866, 50, 30, 42), wobble=4)
    c.fill(basket, (0.76, 0.155, 78), detail=0.6, mottle=0.12)
    c.screen(basket & c.mask(oval(586, 850, 40, 16, 42), soft=8), (0.9, 0.12, 90), 0.4)


def _coat(c: Canvas) -> None:
    body = c.mask(oval(700, 640, 300, 212, 10), wobble=6) | c.mask(oval(408, 556, 172, 156, 8), wobble=6)
    r = c.rng("coat")
    u = c.field("edge", 14, 2) - 0.5
    c.fill(body, _tone(c, c.x, c.y, 34 * u), detail=0.3)
    x, y = scatter(body.grow(-2), 21000, r, "any")
    order = np.argsort(-x + r.normal(0, 14, len(x)))
    x, y = x[order], y[order]
    n = len(x)
    tone = jittered(_tone(c, x[None], y[None], r.normal(0, 8, n)[None])[0], r, 0.025, 0.008)
    turn = 0.16 + 0.0024 * (y - 600) + r.normal(0, 0.16, n)
    strew(c, "hair", x, y, r.uniform(18, 38, n), turn, tone, seed="coat", alpha=0.85, detail=0.4)


def _tone(c: Canvas, x: Array, y: Array, off: Array) -> Array:
    """Return the coat's colour at places: bands of dark and gold across the body, light from above."""
    along = (x - 240) * math.cos(0.14) + (y - 540) * math.sin(0.14)
    across = (y - 540) * math.cos(0.14) - (x - 240) * math.sin(0.14)
    place = along + 0.0011 * (across - 60) ** 2 + off
    gold = (place < 108) | ((place > 262) & (place < 372)) | (place > 532)
    clump = c.noise.at("clump", np.asarray(along / 60, np.float32), np.asarray(across / 24, np.float32), 1, 3)
    t: Array = np.asarray(np.clip(smoothstep(400, 20, y - 410) * 0.95 + 0.3 * (clump - 0.5), 0, 1), np.float32)
    return np.asarray(np.where(gold[..., None], pick(_GOLD, t), pick(_DARK, t)), np.float32)


def _head(c: Canvas) -> None:
    snout = [(236, 470), (186, 482), (148, 530), (134, 596), (132, 648), (150, 678), (190, 686), (236, 672), (268, 640)]
    head = c.mask(curve([*snout, (286, 560)]), wobble=3)
    c.fill(head, (0.18, 0.028, 60), detail=0.6)
    r = c.rng("head")
    x, y = scatter(head, 1500, r, "any")
    t: Array = np.asarray(np.clip(smoothstep(680, 480, y) * 0.8 + r.normal(0, 0.14, len(x)), 0, 1), np.float32)
    strew(c, "hair", x, y, r.uniform(9, 20, len(x)), 0.5 + r.normal(0, 0.4, len(x)), pick(_DARK, t), seed="head")
    eye = c.mask(oval(182, 568, 28, 54, 12))
    c.fill(eye, (0.1, 0.015, 60), detail=0.9)
    c.fill(c.mask(oval(173, 544, 10, 18, 16), soft=4), (0.6, 0.04, 90), 0.8, detail=0.9)

    def feelers(pen: Pen) -> None:
        for dx, dy in ((0, 0), (34, -10)):
            pen.stroke([(172 + dx, 494 + dy), (150 + dx, 452 + dy), (134 + dx, 440 + dy)], _INK, 9)
            pen.stroke([(134 + dx, 440 + dy), (112 + dx, 470 + dy), (104 + dx, 506 + dy)], _INK, 7)

    c.draw(feelers, detail=0.9)
