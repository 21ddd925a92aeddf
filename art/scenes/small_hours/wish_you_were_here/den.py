"""The den: a hollow that somebody has dug in the water, as in sand; a fennec lies asleep in it."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import smoothstep
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

_COAT = (0.84, 0.07, 72)


def den(c: Canvas) -> None:
    """A tunnel down from the surface, and the chamber with the sleeper."""
    hole = c.mask(
        curve(
            [
                (596, 1004, CORNER),
                (628, 1050),
                (640, 1086),
                (600, 1110),
                (566, 1140),
                (580, 1176),
                (640, 1190),
                (716, 1186),
                (752, 1158),
                (738, 1118),
                (694, 1094),
                (672, 1046),
                (652, 1004, CORNER),
            ]
        ),
        wobble=2,
    )
    c.fill(hole, (0.965, 0.04, 86), 0.9, detail=0.7)
    c.multiply(hole * np.asarray(smoothstep(1080, 1190, c.y), np.float32), (0.8, 0.07, 60), 0.6)
    c.multiply((hole - hole.grow(-7)).blur(3) & hole, (0.6, 0.09, 205), 0.6)
    c.screen((hole.grow(2) - hole).blur(1), (0.98, 0.02, 160), 0.8)
    c.multiply(c.mask(oval(664, 1176, 66, 8), soft=4), (0.5, 0.09, 40), 0.5)
    clay = Clay(c, (560, 1090, 770, 1200), melt=6)
    clay.ball(672, 1154, 54, 27, turn=4).ball(702, 1148, 34, 28)
    body = clay.relief(0.8)
    c.form(body, _COAT, rim=0.2, shadow=10, detail=0.9)
    x, y = c.x[body.mask.where], c.y[body.mask.where]
    fur(
        c, body, np.arctan2(y - 1160, x - 620).astype(np.float32), seed="coat", length=(8, 14), spacing=2.2, detail=0.92
    )
    tail = Clay(c, (580, 1130, 740, 1200), melt=3)
    tail.limb([(718, 1166, 11), (684, 1180, 13), (648, 1180, 12), (622, 1172, 6)], n=26)
    brush = tail.relief(0.8)
    c.form(brush, (0.8, 0.075, 68), rim=0.2, detail=0.92)
    fur(c, brush, tail.angle, seed="brush", length=(9, 16), spacing=2.1, detail=0.93)
    c.multiply(c.mask(oval(624, 1172, 10, 7), soft=3) & brush.mask, (0.4, 0.05, 50), 0.7)
    head = Clay(c, (590, 1110, 690, 1190), melt=4)
    head.ball(638, 1156, 21, 17).limb([(630, 1160, 13), (616, 1166, 7), (607, 1169, 4)])
    skull = head.relief(0.6)
    c.shadow(skull.mask, 2, 4, 4, 0.4)
    c.form(skull, (0.88, 0.06, 75), rim=0.2, detail=0.94)
    fur(c, skull, 0.3, seed="skull", length=(5, 9), spacing=2.0, detail=0.95)
    for a in (
        ((640, 1146, CORNER), (628, 1120), (636, 1098, CORNER), (654, 1116), (656, 1146, CORNER)),
        ((652, 1148, CORNER), (656, 1120), (676, 1104, CORNER), (682, 1126), (670, 1150, CORNER)),
    ):
        ear = c.mask(curve(a))
        c.form(ear, _COAT, thickness=8, rim=0.3, detail=0.94)
        c.glaze(ear.grow(-4).blur(1.5), (0.78, 0.08, 35), 0.7)

    def lines(pen: Pen) -> None:
        pen.stroke([(624, 1156), (630, 1159.4), (637, 1157)], (0.3, 0.05, 40), 2, 0.9)
        pen.dot(606, 1168.4, 3, (0.22, 0.03, 40))

    c.draw(lines, soft=0.3, detail=0.97)
    _ = limb
