"""Tropics: large leaves with veins, parrots on the wing, a perched toucan."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, polygon


def big_leaf(c: Canvas, x: float, y: float, size: float, angle: float, tone: Colour, seed: str, split: bool) -> None:
    """Paint one large leaf, its stalk's end at (x, y); `angle` in degrees, `split` cuts it into fingers."""
    a = math.radians(angle)

    def put(u: float, v: float) -> tuple[float, float]:
        return x + (u * math.cos(a) - v * math.sin(a)) * size, y + (u * math.sin(a) + v * math.cos(a)) * size

    r = c.rng(f"leaf/{seed}")
    edge: list[tuple[float, ...]] = [(*put(0, 0), CORNER)]
    for f in (1, -1):
        steps = np.linspace(0.08, 0.98, 9) if f > 0 else np.linspace(0.98, 0.08, 9)
        for k, u in enumerate(steps):
            v = 0.34 * math.sin(math.pi * u**0.7) * f
            if split and k % 2:
                edge.append((*put(u, v * 0.42), CORNER))
            else:
                edge.append(put(u + 0.03, v * r.uniform(0.92, 1.08)))
        if f > 0:
            edge.append((*put(1.06, 0.0), CORNER))
    m = c.mask(curve(edge, pull=0.26))
    c.shadow(m, 5, 9, soft=7, share=0.4, colour=(0.26, 0.07, 165))
    c.form(m, tone, thickness=size * 0.09, rim=0.6, gloss=0.25, detail=0.55)

    def veins(pen: Pen) -> None:
        pale = mix(tone, (0.93, 0.1, 120), 0.5)
        pen.stroke([put(0, 0), put(0.5, 0.015), put(1.0, 0)], pale, size * 0.018, 0.9)
        for u in (0.18, 0.34, 0.5, 0.66, 0.8):
            for f in (1, -1):
                pen.stroke([put(u, 0), put(u + 0.1, 0.26 * f * math.sin(math.pi * u**0.7))], pale, size * 0.009, 0.6)

    c.draw(veins, clip=m, detail=0.6)


def parrot(c: Canvas, x: float, y: float, s: float) -> None:
    """Draw a small red parrot flying to the right; `s` scales it."""
    red: Colour = (0.6, 0.2, 27)

    def work(pen: Pen) -> None:
        pen.fill(
            curve(
                [
                    (x - 30 * s, y - 20 * s, CORNER),
                    (x - 8 * s, y - 14 * s),
                    (x + 4 * s, y, CORNER),
                    (x - 10 * s, y + 2 * s),
                ]
            ),
            (0.56, 0.14, 245),
        )
        pen.fill(
            curve(
                [
                    (x + 20 * s, y - 5 * s, CORNER),
                    (x + 8 * s, y - 8 * s),
                    (x - 10 * s, y + 2 * s),
                    (x - 44 * s, y + 16 * s, CORNER),
                    (x - 8 * s, y + 10 * s),
                    (x + 12 * s, y + 4 * s),
                ]
            ),
            red,
        )
        pen.fill(
            curve(
                [
                    (x - 4 * s, y + 2 * s, CORNER),
                    (x + 6 * s, y - 30 * s),
                    (x - 14 * s, y - 40 * s, CORNER),
                    (x - 16 * s, y - 12 * s),
                ]
            ),
            (0.84, 0.15, 88),
        )
        pen.fill(
            curve(
                [
                    (x + 18 * s, y - 4 * s, CORNER),
                    (x + 25 * s, y - 1 * s),
                    (x + 21 * s, y + 5 * s, CORNER),
                    (x + 16 * s, y + 2 * s),
                ]
            ),
            (0.2, 0.03, 40),
        )

    c.draw(work, relief=2.5 * s, detail=0.85)


def toucan(c: Canvas, x: float, y: float) -> None:
    """Paint a toucan that looks to the right, its breast about (x, y)."""
    body = Clay(c, (x - 70, y - 70, x + 80, y + 130), melt=5)
    body.limb([(x - 38, y + 104, 7), (x - 24, y + 60, 15), (x - 4, y + 24, 27), (x + 4, y - 4, 23)])
    body.ball(x + 8, y - 16, 22, 21, z=6)
    relief = body.relief(0.6)
    c.form(relief, (0.24, 0.03, 262), rim=0.9, gloss=0.3, detail=0.85)
    bib = c.mask(
        curve(
            [
                (x + 10, y - 30, CORNER),
                (x + 27, y - 18),
                (x + 28, y + 12),
                (x + 14, y + 30, CORNER),
                (x + 2, y + 8),
                (x + 2, y - 16),
            ]
        ),
        soft=2,
    )
    c.form(relief.within(bib), (0.96, 0.05, 95), detail=0.85)
    bill = c.mask(
        curve(
            [
                (x + 24, y - 30, CORNER),
                (x + 48, y - 36),
                (x + 72, y - 20),
                (x + 78, y - 2, CORNER),
                (x + 54, y - 10),
                (x + 27, y - 5, CORNER),
            ]
        )
    )
    beak = c.form(bill, (0.76, 0.16, 68), thickness=9, gloss=0.5, rim=0.6, detail=0.9)
    c.form(
        beak.within(c.mask(polygon([(x + 60, y - 40), (x + 86, y - 40), (x + 86, y + 4), (x + 66, y + 4)]), soft=2)),
        (0.24, 0.04, 30),
        gloss=0.5,
        detail=0.9,
    )
    c.form(beak.within(c.mask(limb([(x + 26, y - 13, 3), (x + 70, y - 12, 2)]), soft=1)), (0.58, 0.19, 30), detail=0.9)

    def eye(pen: Pen) -> None:
        pen.dot(x + 15, y - 20, 7, (0.7, 0.1, 230))
        pen.dot(x + 16, y - 20, 4.4, (0.12, 0.02, 40))
        pen.dot(x + 17.4, y - 21.6, 1.5, (0.99, 0.01, 90))
        for k in (-4, 6):
            pen.stroke([(x + k - 6, y + 48), (x + k - 6, y + 58)], (0.6, 0.1, 235), 3.4)

    c.draw(eye, detail=0.95)
