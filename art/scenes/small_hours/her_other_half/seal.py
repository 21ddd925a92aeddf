"""Parts of Her Other Half: the seal in the ice, and the one who looks out of it."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, smoothstep
from art.painting.materials import snow
from art.painting.motifs.beasts import paint_eye
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval


def seal(c: Canvas) -> None:
    """A seal in her own pose, upside down, its tail where her foot is: dark against the moon in the ice."""
    coat: Colour = (0.34, 0.085, 268)
    dim = mix(coat, (0.22, 0.08, 272), 0.4)
    fins = (
        ((386, 652, CORNER), (372, 622), (384, 606), (404, 612), (424, 604), (438, 620), (424, 654, CORNER)),
        ((398, 668, CORNER), (352, 640), (312, 632), (300, 646), (318, 664), (308, 680), (398, 690, CORNER)),
    )
    arms = (
        ((402, 826, CORNER), (346, 826), (288, 862), (270, 892), (292, 900), (342, 892), (400, 876, CORNER)),
        ((486, 818, CORNER), (560, 806), (630, 826), (664, 852), (640, 866), (566, 872), (484, 872, CORNER)),
    )
    body = Clay(c, (250, 590, 720, 1060), melt=24)
    body.limb(
        [
            (404, 640, 15),
            (410, 676, 27),
            (422, 730, 52),
            (436, 800, 76),
            (448, 862, 76),
            (468, 916, 58),
            (496, 950, 48),
        ]
    )
    body.ball(522, 968, 47, 44, z=16, turn=30)
    body.limb([(536, 978, 31, 42), (566, 992, 24, 46), (576, 996, 21, 46)])
    form = body.relief(4)
    for fin in (*fins, arms[0]):
        c.form(c.mask(curve(list(fin))), dim, thickness=12, rim=0.9, detail=0.7)
    c.form(form, coat, shadow=40, gloss=0.5, gloss_sharpness=16, rim=1.0, mottle=0.05, detail=0.8)
    spots = smoothstep(0.58, 0.8, c.field("spots", 13, 2)) * smoothstep(985, 930, c.y)
    c.multiply(form.mask * np.asarray(spots, np.float32), (0.26, 0.09, 272), 0.4)
    near = c.mask(curve(list(arms[1]))) * smoothstep(484, 516, c.x)
    c.shadow(near, -4, 7, 7, 0.5)
    c.form(near, mix(coat, (0.7, 0.06, 262), 0.15), thickness=14, rim=0.9, gloss=0.4, detail=0.8)
    for way in (-1, 1):
        c.screen(form.mask.edge(way * 7, 1, 4), (0.8, 0.07, 95) if way < 0 else (0.62, 0.1, 262), 0.5)
    paint_eye(c, 545, 962, 9)
    c.form(c.mask(oval(593, 996, 10, 9)), (0.16, 0.04, 270), gloss=0.8, detail=0.85)

    def whiskers(pen: Pen) -> None:
        for k in range(5):
            pen.stroke(
                [(578, 1008), (602 + k * 4, 1022 - k * 4), (632 + k * 5, 1024 - k * 11)], (0.96, 0.03, 90), 1.3, 0.9
            )
        pen.stroke([(586, 1008), (568, 1016), (552, 1012)], (0.18, 0.06, 272), 2, 0.8)

    c.draw(whiskers, detail=0.9)


def hole(c: Canvas) -> None:
    """A breathing hole, and somebody who has been watching."""
    x, y = 676.0, 1112.0
    edge = c.mask(oval(x, y, 92, 42), wobble=5)
    snow(c, edge, thickness=12, seed="brim", bias=-0.02)
    water = c.mask(oval(x, y + 3, 74, 30), wobble=3)
    c.fill(water, (0.12, 0.05, 270), detail=0.6)
    head = Clay(c, (x - 80, y - 110, x + 80, y + 30), melt=10)
    head.limb([(x, y + 12, 38), (x - 2, y - 30, 36), (x - 4, y - 44, 33)])
    head.limb([(x - 14, y - 38, 18, 26), (x - 24, y - 32, 15, 32)])
    body = head.cut((x, y + 8), (0, 1), 2).relief(1.5)
    c.form(body, (0.4, 0.05, 258), gloss=0.7, gloss_sharpness=16, rim=0.8, detail=0.7)
    paint_eye(c, x - 26, y - 50, 5)
    paint_eye(c, x + 8, y - 50, 5)
    c.form(c.mask(oval(x - 22, y - 38, 6, 4.5)), (0.16, 0.03, 270), gloss=0.7, detail=0.85)

    def rings(pen: Pen) -> None:
        for k in range(3):
            pen.stroke(oval(x, y + 8, 46 + k * 10, 12 + k * 5), (0.8, 0.06, 245), 1.3, 0.5 - 0.12 * k)
        for f in (-1, 1):
            for k in range(3):
                pen.stroke([(x - 22 + f * 8, y - 32), (x - 22 + f * 30, y - 28 + k * 6)], (0.92, 0.02, 240), 0.9, 0.7)

    c.draw(rings, detail=0.8)
