"""Parts of Full House: the stage in the heart of the fruit."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.materials import cloth, planks
from moonhare.painting.shapes import CORNER, curve, limb
from moonhare.painting.terrain import plane

STAGE = (400.0, 640.0)


def stage(c: Canvas) -> None:
    """The opening in the pith: lit boards, red drapes tied back, a pelmet."""
    x, y = STAGE
    opening = c.mask(
        curve(
            [
                (x - 82, y + 76, CORNER),
                (x - 84, y - 36),
                (x - 50, y - 92),
                (x, y - 106),
                (x + 50, y - 92),
                (x + 84, y - 36),
                (x + 82, y + 76, CORNER),
            ]
        )
    )
    at = opening.where
    d = np.hypot((c.x[at] - x) / 80, (c.y[at] - (y + 10)) / 100)
    c.fill(opening, c.tones((0.8, 0.13, 68))[np.clip(480 - d * 330, 30, 511).astype(int)], detail=0.6)
    floor = plane(
        c,
        c.mask(
            curve(
                [
                    (x - 64, y + 40, CORNER),
                    (x + 64, y + 40, CORNER),
                    (x + 118, y + 100),
                    (x + 96, y + 124),
                    (x, y + 138),
                    (x - 96, y + 124),
                    (x - 118, y + 100),
                ]
            )
        ),
        ((x - 64, y + 40), (x + 64, y + 40), (x + 128, y + 138), (x - 128, y + 138)),
    )
    light = 0.3 * np.exp(-(((floor.u - 0.5) / 0.26) ** 2 + ((floor.v - 0.45) / 0.4) ** 2)) - 0.02
    c.shadow(floor.mask, 0, 12, 7, 0.8)
    planks(c, floor, (0.76, 0.11, 66), across=11, length=1, light=np.asarray(light, np.float32), detail=0.75)
    c.screen(floor.mask.edge(0, 3, 0.8), (0.95, 0.1, 75), 0.7)
    for f in (-1, 1):
        drape = c.mask(
            curve(
                [
                    (x + f * 8, y - 112, CORNER),
                    (x + f * 92, y - 64),
                    (x + f * 98, y + 70, CORNER),
                    (x + f * 58, y + 62, CORNER),
                    (x + f * 66, y + 6),
                    (x + f * 62, y - 16, CORNER),
                    (x + f * 36, y - 58),
                    (x + f * 6, y - 88, CORNER),
                ]
            )
        )
        c.shadow(drape, -f * 6, 6, 5, 0.5)
        cloth(c, drape, (0.5, 0.2, 26), angle=90 + f * 14, fold=10, depth=5, thickness=12, seed=f"drape{f}", detail=0.8)
        tie = limb([(x + f * 60, y - 10, 1.7), (x + f * 76, y - 4, 1.7), (x + f * 94, y - 10, 1.7)])
        c.form(c.mask(tie), (0.86, 0.13, 80), detail=0.85)
    pelmet = c.mask(
        curve(
            [
                (x - 84, y - 100, CORNER),
                (x, y - 132),
                (x + 84, y - 100, CORNER),
                (x + 60, y - 66),
                (x + 38, y - 84, CORNER),
                (x, y - 66),
                (x - 38, y - 84, CORNER),
                (x - 60, y - 66),
            ]
        )
    )
    cloth(c, pelmet, (0.44, 0.19, 25), angle=90, fold=9, depth=4, thickness=12, seed="pelmet", detail=0.8)
