"""Below the surface, far off in the blue, a caravan goes over the sea's bed."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, place

_TOP = ((-64, -92), (-57, -90), (-51, -78), (-45, -64), (-34, -62), (-22, -72), (-8, -96), (4, -99), (16, -82),
        (30, -72), (44, -66), (51, -54))  # fmt: skip
_LOW = ((48, -42), (32, -44), (4, -39), (-22, -40), (-36, -42), (-50, -52), (-58, -68), (-64, -78), (-76, -75),
        (-82, -79), (-80, -85), (-72, -90))  # fmt: skip
_LEGS = (
    (((-26, -48, 8), (-36, -25, 4.2), (-44, -3, 3)), ((-20, -46, 8), (-16, -24, 4.2), (-10, -3, 3)),
     ((40, -56, 12), (52, -30, 5), (58, -3, 3)), ((34, -50, 11), (32, -26, 5), (26, -3, 3))),
    (((-26, -48, 8), (-26, -25, 4.2), (-28, -3, 3)), ((-20, -46, 8), (-26, -26, 4.2), (-14, -6, 3)),
     ((40, -56, 12), (44, -30, 5), (38, -3, 3)), ((34, -50, 11), (46, -28, 5), (50, -5, 3))),
)  # fmt: skip


def caravan(c: Canvas) -> None:
    """Paint the bed and three camels in a row, the farthest the palest."""
    line = 1164 - 12 * np.sin(c.x / 150 + 0.4) + 5 * np.sin(c.x / 61)
    bed = c.full(np.asarray(smoothstep(-1.5, 1.5, c.y - line), np.float32))
    grain = c.noise.at("bed/ripple", c.x / 60, (c.y - line) / 7, 1.0, 3) - 0.5
    table = ramp([(0, (0.5, 0.08, 215)), (0.5, (0.66, 0.07, 190)), (1, (0.8, 0.06, 140))])
    c.fill(bed, pick(table, np.asarray(np.clip(0.7 - (c.y - line) / 60 + 0.5 * grain, 0, 1), np.float32)), detail=0.4)
    c.screen(bed.edge(0, -4, 3), (0.85, 0.05, 150), 0.4)

    def walk(pen: Pen) -> None:
        for x, y, s, k, tone in (
            (250.0, 1170.0, 0.84, 1, (0.46, 0.09, 226)),
            (404.0, 1162.0, 0.98, 0, (0.38, 0.09, 230)),
            (596.0, 1168.0, 1.16, 1, (0.3, 0.085, 234)),
        ):
            ink: Colour = tone
            for leg in _LEGS[k]:
                pen.fill(limb(place(leg, x, y, s)), ink)
                fx, fy = place([leg[-1]], x, y, s)[0][:2]
                pen.fill(limb([(fx - 4 * s, fy + 2 * s, 2.6 * s), (fx + 3 * s, fy + 2 * s, 2.6 * s)]), ink)
            pen.fill(curve(place([*_TOP, *_LOW], x, y, s), pull=0.34), ink)
            pen.stroke(place([(50, -58), (57, -44), (55, -34)], x, y, s), ink, 2.4 * s)
            pen.fill(limb(place([(-57, -90, 3), (-53, -98, 1.4)], x, y, s)), ink)
        pen.stroke([(300, 1114), (326, 1106), (330, 1080)], (0.4, 0.08, 226), 1.8)
        pen.stroke([(458, 1096), (490, 1096), (508, 1074)], (0.34, 0.08, 230), 2)

    c.draw(walk, detail=0.75, soft=1.1, alpha=0.82)
    shafts = c.noise.at("veil", (c.x + 0.35 * c.y) / 40, c.y / 300, 1.0, 2)
    c.screen(
        c.full(np.asarray(smoothstep(0.5, 0.8, shafts) * smoothstep(1200, 1040, c.y) * (c.y > 1024), np.float32)),
        (0.8, 0.07, 190),
        0.3,
    )
