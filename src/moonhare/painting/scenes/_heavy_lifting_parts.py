"""Parts of Heavy Lifting: the house about the stair, its niche, door, bush and jars."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, smoothstep
from moonhare.painting.materials import leaves
from moonhare.painting.motifs.plants import flowers
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, oval

SHADE = (0.40, 0.085, 330)


def niche(c: Canvas) -> None:
    """A barred window low in the side of the stair, and a basket in the lane."""
    x, y = 452.0, 1124.0
    for grow, tone in ((16, (0.72, 0.09, 65)), (0, (0.22, 0.06, 330))):
        shape = c.mask(
            curve(
                [
                    (x - 52 - grow, y + grow * 0.4, CORNER),
                    (x - 52 - grow, y - 96),
                    (x, y - 158 - grow),
                    (x + 52 + grow, y - 96),
                    (x + 52 + grow, y + grow * 0.4, CORNER),
                ],
                pull=0.42,
            ),
            wobble=1.5,
        )
        c.form(shape, tone, thickness=6, mottle=0.12, grain=10, bias=-0.06, detail=0.45)
    c.glow(x - 6, y - 40, 34, (0.8, 0.15, 62), 0.5)

    def grille(pen: Pen) -> None:
        for k in range(5):
            px = x - 44 + k * 22
            pen.stroke([(px, y), (px, y - 150)], (0.3, 0.05, 300), 4)
        for k in range(3):
            py = y - 28 - k * 40
            pen.stroke([(x - 50, py), (x + 50, py)], (0.3, 0.05, 300), 4)
            for m in range(4):
                pen.stroke(circle(x - 33 + m * 22, py + 20, 8), (0.3, 0.05, 300), 2.6)

    opening = c.mask(
        curve([(x - 52, y, CORNER), (x - 52, y - 96), (x, y - 158), (x + 52, y - 96), (x + 52, y, CORNER)], pull=0.42)
    )
    c.draw(grille, relief=2.5, detail=0.7, clip=opening)


def door(c: Canvas) -> None:
    """At the top: a keyhole door with a blue leaf, half out of the picture."""
    x, y = 772.0, 646.0
    for grow, tone in ((26, (0.86, 0.06, 85)), (12, (0.52, 0.11, 245))):
        shape = c.mask(
            curve(
                [
                    (x - 62 - grow, y, CORNER),
                    (x - 62 - grow, y - 120),
                    (x - 76 - grow, y - 190),
                    (x, y - 262 - grow),
                    (x + 76 + grow, y - 190),
                    (x + 62 + grow, y - 120),
                    (x + 62 + grow, y, CORNER),
                ],
                pull=0.4,
            )
        )
        c.form(shape, tone, thickness=8, mottle=0.1, grain=9, detail=0.5)
    leaf = c.mask(
        curve(
            [
                (x - 62, y, CORNER),
                (x - 62, y - 120),
                (x - 74, y - 186),
                (x, y - 252),
                (x + 74, y - 186),
                (x + 62, y - 120),
                (x + 62, y, CORNER),
            ],
            pull=0.4,
        )
    )
    c.form(leaf, (0.47, 0.09, 200), thickness=3, bump=np.sin(c.x * 0.42) * 1.4, mottle=0.1, detail=0.5)
    c.multiply(leaf.edge(-12, -16, 6), c.palette.deep, 0.7)

    def studs(pen: Pen) -> None:
        for k in range(7):
            for m in range(3):
                pen.dot(x - 46 + m * 30, y - 22 - k * 30, 3.4, (0.82, 0.13, 80))

    c.draw(studs, relief=2, detail=0.8, clip=leaf)


def bush(c: Canvas) -> None:
    """Bougainvillea over the top of the wall, its shade below it."""
    hang = c.mask(
        curve(
            [
                (250, 30, CORNER),
                (340, 70),
                (420, 150),
                (470, 96),
                (540, 210),
                (590, 120),
                (660, 170),
                (720, 70),
                (830, 110),
                (830, -20, CORNER),
                (300, -20, CORNER),
            ]
        ),
        wobble=16,
        cell=40,
    )
    c.shadow(hang, 30, 46, soft=12, share=0.55, colour=SHADE)
    body = c.form(hang, (0.40, 0.09, 140), thickness=40, mottle=0.12, detail=0.3)
    leaves(c, body, (0.50, 0.11, 135), 1.4, seed="green", length=(10, 20), spacing=8, spread=1.1)
    r = c.rng("blossom")

    def tones(rng: np.random.Generator, n: int) -> Array:
        base = np.stack([mix((0.62, 0.21, 355), (0.74, 0.17, 5), float(v)) for v in rng.random(n)])
        return np.asarray(base, np.float32)

    part = hang * smoothstep(0.42, 0.58, c.field("bloom", 46, 3))
    leaves(
        c,
        body.within(part),
        tones,
        1.2,
        seed="pink",
        length=(9, 17),
        spacing=5.5,
        sprite="petal",
        spread=2.0,
        detail=0.5,
    )
    n = 26
    flowers(
        c,
        r.uniform(420, 800, n).astype(np.float32),
        r.uniform(190, 330, n).astype(np.float32),
        8.0,
        ((0.62, 0.21, 355),),
        seed="fallen",
    )


def pots(c: Canvas) -> None:
    """Large jars in the cool foreground, one cut by the edge."""
    for x, y, w, h, tone in ((664, 1214, 118, 190, (0.52, 0.13, 40)), (778, 1230, 130, 300, (0.44, 0.10, 205))):
        pot = c.mask(
            curve(
                [
                    (x - w * 0.3, y, CORNER),
                    (x - w * 0.52, y - h * 0.45),
                    (x - w * 0.34, y - h * 0.82),
                    (x - w * 0.3, y - h * 0.92, CORNER),
                    (x + w * 0.3, y - h * 0.92, CORNER),
                    (x + w * 0.34, y - h * 0.82),
                    (x + w * 0.52, y - h * 0.45),
                    (x + w * 0.3, y, CORNER),
                ]
            )
        )
        c.shadow(pot, 16, 6, 12, 0.5)
        rings = np.sin(c.y[pot.where] * 0.5) * 0.7
        c.form(pot, tone, bump=np.asarray(rings, np.float32), mottle=0.12, gloss=0.3, rim=0.7, bias=-0.12, detail=0.5)
        lip = c.mask(oval(x, y - h * 0.93, w * 0.36, w * 0.1))
        c.form(lip, mix(tone, (0.9, 0.05, 80), 0.2), thickness=10, rim=0.5, bias=-0.08, detail=0.5)
        c.fill(c.mask(oval(x, y - h * 0.935, w * 0.27, w * 0.06)), (0.2, 0.05, 340), detail=0.5)
    spray = c.mask(
        curve([(664, 1050, CORNER), (600, 1000), (610, 930), (660, 900), (720, 930), (724, 1004)]), wobble=14, cell=30
    )
    body = c.form(spray, (0.40, 0.08, 150), thickness=30, bias=-0.1, detail=0.4)
    leaves(c, body, (0.46, 0.09, 145), -1.57, seed="mint", length=(16, 30), spacing=10, spread=0.9, bias=-0.06)
