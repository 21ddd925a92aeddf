"""Sweets: piped rosettes, cherries, sugar roses."""

from __future__ import annotations

import math

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix
from moonhare.painting.shapes import curve, limb, oval


def rosette(canvas: Canvas, x: float, y: float, r: float, tone: Colour) -> None:
    """Paint a blob of piped cream."""
    swirl = Clay(canvas, (x - r * 1.4, y - r * 1.5, x + r * 1.4, y + r * 1.3), melt=r * 0.1)
    for k in range(9):
        a = k * 0.95
        q = r * (0.72 - 0.07 * k)
        swirl.ball(x + math.cos(a) * q, y + math.sin(a) * q * 0.7 - k * r * 0.06, r * 0.42, r * 0.36, z=k * r * 0.14)
    canvas.form(swirl.relief(0.6), tone, rim=0.5, depth=0.4, bias=0.06, mottle=0.02, detail=0.5)


def cherry(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
    """Paint a cherry whose stem leans by `turn` degrees."""
    fruit = canvas.mask(
        curve(
            [
                (x, y - r * 0.82),
                (x + r * 0.55, y - r * 0.96),
                (x + r, y - r * 0.2),
                (x + r * 0.62, y + r * 0.78),
                (x, y + r * 0.94),
                (x - r * 0.62, y + r * 0.78),
                (x - r, y - r * 0.2),
                (x - r * 0.55, y - r * 0.96),
            ]
        )
    )
    body = canvas.relief(fruit, None)
    canvas.form(body, (0.48, 0.19, 22), gloss=0.95, gloss_sharpness=34, rim=0.8, mottle=0.06, depth=0.7, detail=0.75)
    a = math.radians(turn - 90)
    ex, ey = x + math.cos(a) * r * 2.2, y - r * 0.5 + math.sin(a) * r * 2.0
    stem = canvas.mask(
        limb(
            [
                (x, y - r * 0.72, r * 0.07),
                ((x + ex) / 2 + r * 0.3, (y + ey) / 2 - r * 0.2, r * 0.05),
                (ex, ey, r * 0.08),
            ],
            14,
        )
    )
    canvas.form(stem, (0.5, 0.1, 125), thickness=r * 0.1, rim=0.5, detail=0.75)


def sugar_rose(canvas: Canvas, x: float, y: float) -> None:
    """Paint a sugar rose with three leaves."""
    for q in range(3):
        leaf = canvas.mask(
            oval(
                x + math.cos(q * 2.1 + 0.5) * 24,
                y + math.sin(q * 2.1 + 0.5) * 19,
                15,
                7,
                math.degrees(q * 2.1 + 0.5),
            )
        )
        canvas.form(leaf, (0.62, 0.11, 145), thickness=5, detail=0.55)
    for ring, count in ((17.0, 7), (9.5, 5), (3.0, 2)):
        for q in range(count):
            b = q / count * 6.283 + ring
            petal = canvas.mask(
                oval(
                    x + math.cos(b) * ring,
                    y + math.sin(b) * ring * 0.85,
                    10 - ring * 0.12,
                    8 - ring * 0.1,
                    math.degrees(b) + 90,
                )
            )
            canvas.form(petal, mix((0.76, 0.12, 5), (0.9, 0.06, 10), ring / 20), thickness=5, rim=0.6, detail=0.6)
