"""What the sailor left by the stove: his boots, and the blue kettle upon it."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, smoothstep
from moonhare.painting.shapes import CORNER, curve, limb, oval


def boots(c: Canvas) -> None:
    """Sea boots, long dry, one of them fallen against the other."""
    for x, lean in ((560.0, 0.0), (620.0, -9.0)):
        boot = c.mask(
            curve(
                [
                    (x - 24 - lean, 1030, CORNER),
                    (x + 22 - lean, 1026, CORNER),
                    (x + 20 - lean * 0.5, 1090),
                    (x + 26, 1130),
                    (x + 30, 1168, CORNER),
                    (x - 44, 1172, CORNER),
                    (x - 58, 1160),
                    (x - 46, 1142),
                    (x - 20, 1126),
                    (x - 22 - lean * 0.5, 1084),
                ]
            )
        )
        c.shadow(boot, 22, 6, 11, 0.75)
        fold = np.sin(c.noise.at("boot", c.x / 40, c.y / 17, 1.0, 2)[boot.where] * 9) * 2.2
        c.form(boot, (0.5, 0.11, 70), bump=np.asarray(fold, np.float32), rim=0.8, gloss=0.35, detail=0.7)
        cuff = c.mask(
            curve(
                [
                    (x - 28 - lean, 1028, CORNER),
                    (x + 26 - lean, 1023, CORNER),
                    (x + 25 - lean, 1056),
                    (x - 26 - lean, 1062),
                ]
            )
        )
        c.form(cuff, (0.66, 0.1, 78), thickness=8, rim=0.8, detail=0.7)
        c.fill(c.mask(oval(x - 1 - lean, 1026, 25, 6, -3)), (0.18, 0.05, 310), detail=0.7)
        sole = c.mask(limb([(x - 52, 1170, 5), (x + 30, 1169, 6)]))
        c.form(sole, (0.24, 0.04, 310), rim=0.6, detail=0.7)


def kettle(c: Canvas, x: float, y: float) -> None:
    """Blue enamel, chipped: the one cool thing in the room."""
    spout = c.mask(limb([(x - 46, y - 30, 15), (x - 76, y - 56, 10), (x - 88, y - 88, 7)]))
    pot = c.mask(
        curve(
            [
                (x - 62, y - 4, CORNER),
                (x - 68, y - 40),
                (x - 44, y - 82),
                (x, y - 94),
                (x + 44, y - 82),
                (x + 68, y - 40),
                (x + 62, y - 4, CORNER),
                (x, y + 4),
            ]
        )
    )
    c.shadow(pot | spout, 22, 4, 10, 0.8)
    tone: Colour = (0.5, 0.085, 212)
    c.form(spout, tone, rim=0.9, gloss=0.6, detail=0.8)
    c.form(pot, tone, rim=0.8, gloss=0.75, gloss_sharpness=18, mottle=0.1, detail=0.8)
    chips = pot * smoothstep(0.79, 0.81, c.field("chips", 9, 2))
    c.fill(chips, (0.18, 0.03, 300), 0.8, detail=0.8)
    lid = c.mask(curve([(x - 36, y - 84, CORNER), (x, y - 104), (x + 36, y - 84, CORNER), (x, y - 78)]))
    c.form(lid, tone, rim=0.8, gloss=0.7, detail=0.8)
    c.form(c.mask(oval(x, y - 108, 8, 7)), (0.2, 0.03, 300), rim=0.9, gloss=0.6, detail=0.85)
    c.draw(
        lambda pen: pen.stroke(
            [(x - 40, y - 80), (x - 44, y - 132), (x, y - 156), (x + 44, y - 132), (x + 40, y - 80)],
            (0.36, 0.05, 320),
            6,
        ),
        relief=4,
        detail=0.8,
    )
