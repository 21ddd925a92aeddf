"""Sweets: iced cake tiers with running glaze, piped rosettes, cherries, sugar roses."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, curve, limb, oval

Tier = tuple[float, float, float, float, float]
"""Middle x, top y, radius, bottom y, half height of the visible top."""


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


def _cylinder(canvas: Canvas, tier: Tier) -> tuple[Mask, Relief]:
    x, top, radius, bottom, flat = tier
    side = canvas.mask(
        curve(
            [
                (x - radius, top, CORNER),
                (x - radius, bottom, CORNER),
                *(
                    (x - math.cos(a) * radius, bottom + math.sin(a) * flat)
                    for a in np.linspace(0.15, math.pi - 0.15, 19)
                ),
                (x + radius, bottom, CORNER),
                (x + radius, top, CORNER),
            ],
            pull=0.3,
        )
    )
    across = (canvas.x[side.where] - x) / radius
    height = np.sqrt(np.clip(1 - across**2, 0.0005, 1)) * radius
    smear = (canvas.field("icing", 70, 4, (2.2, 0.7))[side.where] - 0.5) * 11 + (
        canvas.field("knife", 18, 2, (3, 1.2))[side.where] - 0.5
    ) * 1.5
    return side, Relief(side, np.asarray(height + smear, np.float32))


def cake_tier(
    canvas: Canvas,
    tier: Tier,
    above: Tier | None,
    icing: Colour,
    glaze_colour: Colour,
    *,
    seed: str,
    drips: int = 11,
    long: float = 30.0,
) -> None:
    """Paint one iced tier of a round cake with glaze running down; `above` throws its shadow on it."""
    x, top, radius, _, flat = tier
    side, relief = _cylinder(canvas, tier)
    canvas.form(relief, icing, mottle=0.03, depth=0.35, bias=0.06, rim=0.3, detail=0.35)
    lid = canvas.mask(oval(x, top, radius, flat))
    drift = (canvas.field("drift", 60, 3)[lid.where] - 0.5) * 9
    canvas.form(
        canvas.relief(lid, 10),
        icing,
        bump=np.asarray(drift, np.float32),
        mottle=0.03,
        depth=0.3,
        bias=0.12,
        rim=0.2,
        detail=0.35,
    )
    if above is not None:
        ax, _, ar, ab, af = above
        canvas.multiply(canvas.mask(oval(ax + 46, ab + 8, ar * 1.1, af * 1.15), soft=9) & lid, (0.62, 0.08, 200), 0.55)
    drip: list[tuple[float, ...]] = [(x - radius, top, CORNER)]
    r = canvas.rng(f"drip/{seed}")
    n = drips
    for k in range(n + 1):
        a = math.pi * (1 - k / n)
        run = long * r.uniform(0.5, 1.7) * (0.4 + math.sin(a) * 0.6)
        half = math.pi / n * 0.36
        for b, off in ((a + half, 6.0), (a + half * 0.55, run), (a - half * 0.55, run * 0.97), (a - half, 6.0)):
            if 0 < b < math.pi:
                drip.append((x + math.cos(b) * radius, top + math.sin(b) * flat + off))
    drip.append((x + radius, top, CORNER))
    drip += [(x + math.cos(a) * radius, top - math.sin(a) * flat * 0.15) for a in np.linspace(0.3, math.pi - 0.3, 8)]
    glaze = canvas.mask(curve(drip, pull=0.34)) & (side | lid)
    canvas.shadow(glaze & side, 4, 7, soft=4, share=0.22)
    canvas.form(
        canvas.relief(glaze, 11),
        glaze_colour,
        gloss=0.55,
        gloss_sharpness=18,
        mottle=0.03,
        depth=0.45,
        bias=0.02,
        rim=0.5,
        detail=0.5,
    )
    edge = (canvas.x - x) / radius
    canvas.multiply(side * np.asarray(smoothstep(-0.55, 0.75, edge), np.float32), (0.56, 0.09, 215), 0.5)


def piping(canvas: Canvas, tier: Tier, icing: Colour, *, n: int, size: float) -> None:
    """Pipe a row of rosettes round the foot of a tier."""
    x, _, radius, bottom, flat = tier
    for k in range(n + 1):
        a = math.pi * (0.02 + 0.96 * k / n)
        rosette(canvas, x - math.cos(a) * radius, bottom + math.sin(a) * flat + 2, size, icing)
