"""Fruit: cherries."""

from __future__ import annotations

import math

from moonhare.painting.canvas import Canvas
from moonhare.painting.shapes import curve, limb


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
