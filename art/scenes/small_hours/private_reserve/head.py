"""The camel's face, its halter and the woven band about its neck."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, ramp, smoothstep
from art.painting.materials import fur
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval

_NIGHT: Colour = (0.24, 0.08, 325)


def face(c: Canvas) -> None:
    """Paint ears, a heavy lid, nostril and lips."""
    for ear, tone in (
        ([(150, 352, CORNER), (148, 336), (155, 322), (163, 332), (164, 354, CORNER)], (0.22, 0.055, 0)),
        ([(160, 362, CORNER), (164, 342), (182, 326), (192, 333), (188, 350), (176, 368, CORNER)], (0.36, 0.07, 30)),
    ):
        m = c.mask(curve(ear))
        relief = garment(c, m, tone, [], thickness=8, weave=0, rim=0, gain=0.8, detail=0.6)
        fur(c, relief, -1.3, seed=f"ear{tone[0]}", length=(3, 7), spacing=2.4, detail=0.6)
    inner = c.mask(curve([(167, 358), (172, 344), (184, 332), (186, 344), (176, 362)]), soft=1.5)
    c.multiply(inner, (0.3, 0.06, 0), 0.7)
    c.multiply(c.mask(oval(142, 370, 20, 12, -14), soft=5), (0.22, 0.06, 350), 0.7)

    def lines(pen: Pen) -> None:
        dark: Colour = (0.12, 0.04, 345)
        pen.fill(curve([(124, 374, CORNER), (134, 369), (148, 367), (157, 371, CORNER), (144, 379), (133, 380)]), dark)
        lid = [(121, 374, CORNER), (130, 360), (146, 355), (160, 364), (159, 371), (146, 370), (133, 372)]
        pen.fill(curve(lid), (0.46, 0.08, 45))
        pen.stroke([(121, 375), (134, 371), (148, 369), (160, 371)], dark, 3.2)
        for k in range(8):
            px, py = 122 + k * 4.2, 375 - 0.6 * k
            pen.stroke([(px, py), (px - 4, py + 6), (px - 9, py + 10)], dark, 1.8)
        pen.dot(137, 375, 1.1, (0.8, 0.05, 90), 0.8)
        pen.stroke([(50, 404), (58, 397), (70, 398)], dark, 4.4, 0.9)
        pen.stroke([(37, 424), (52, 431), (76, 428), (98, 414), (106, 412)], dark, 2.8, 0.85)
        pen.stroke([(44, 408), (42, 418), (46, 428)], dark, 2, 0.6)
        pen.stroke([(112, 432), (126, 426), (138, 410)], dark, 2.4, 0.3)

    c.draw(lines, detail=0.9, soft=0.3)
    c.screen(
        c.mask(
            curve([(118, 351), (98, 369), (72, 385), (50, 395), (54, 400), (80, 390), (104, 374), (124, 356)]), soft=3
        ),
        (0.6, 0.09, 40),
        0.3,
    )


def tack(c: Canvas) -> None:
    """Paint a red halter, a woven band about the neck's foot with tassels."""
    band = c.mask(
        curve(
            [
                (228, 606, CORNER),
                (214, 650),
                (178, 700),
                (136, 722, CORNER),
                (152, 746, CORNER),
                (196, 724),
                (236, 668),
                (254, 604, CORNER),
            ]
        )
    )
    c.shadow(band, -3, 6, soft=5, share=0.5)
    shade = np.asarray(0.3 + 0.5 * smoothstep(150, 250, c.x) + 0.1 * np.sin((c.x - c.y) / 5), np.float32)
    table = ramp([(0.24, 0.1, 12), (0.42, 0.15, 22), (0.56, 0.17, 28)])
    c.fill(band, table[np.clip(shade[band.where] * len(table), 0, len(table) - 1).astype(int)], detail=0.6)

    def cords(pen: Pen) -> None:
        red: Colour = (0.45, 0.155, 24)
        gold: Colour = (0.74, 0.1, 78)
        pen.stroke([(84, 379), (90, 408), (84, 446)], red, 5)
        pen.stroke([(88, 396), (124, 398), (168, 378)], red, 4.4)
        pen.stroke([(84, 436), (120, 440), (160, 420), (178, 380)], mix(red, _NIGHT, 0.35), 3.8)
        pen.stroke([(88, 398), (100, 500), (98, 620), (150, 712)], mix(red, _NIGHT, 0.45), 2.6)
        for x, y in ((104, 398), (146, 390), (140, 728), (150, 742), (164, 740)):
            for k in range(5):
                pen.stroke([(x, y), (x + (k - 2) * 2.6, y + 22)], gold if k % 2 else red, 2.2)
            pen.dot(x, y, 3.6, gold)
        for k in range(8):
            t = k / 7
            pen.dot(242 - 90 * t + 6 * np.sin(3 * t), 612 + 118 * t + 12 * np.sin(t * 3.1), 3.2, gold)

    c.draw(cords, relief=1.4, detail=0.8)
