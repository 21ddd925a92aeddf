"""Parts of Not Today: winter sky, the empty field and her one track over it, the drift against the door."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .poppy import DEEP, RED

_SNOW: Final = (0.965, 0.012, 85)
_BLUE: Final = (0.83, 0.045, 245)
_TRACK: Final = (
    *((14, 450, 0.18), (36, 454, 0.21), (60, 460, 0.25), (84, 468, 0.3), (104, 480, 0.36), (112, 497, 0.44)),
    *((104, 519, 0.54), (84, 542, 0.66), (58, 570, 0.8), (38, 606, 0.96), (28, 654, 1.15), (38, 714, 1.36)),
    (62, 790, 1.55),
)
"""Where she has trodden, and how near: from the edge of the world to here."""
_CREST: Final[Points] = (
    *((240, 1240, CORNER), (318, 1160), (400, 1102), (470, 1064), (560, 1050), (640, 1016), (716, 974), (770, 950)),
    (830, 940, CORNER),
)


def sky(c: Canvas) -> None:
    """Wash a pale noon."""
    c.wash([(0, (0.9, 0.035, 236)), (0.2, (0.93, 0.026, 232)), (0.36, (0.965, 0.016, 95))], 20)


def field(c: Canvas) -> None:
    """Spread the snow, its far border hardly to be seen."""
    m = c.mask(
        curve(
            [(-20, 446, CORNER), (160, 440), (420, 444), (820, 436, CORNER), (820, 1230, CORNER), (-20, 1230, CORNER)]
        ),
        wobble=1.5,
    )
    near = np.asarray(
        np.clip((c.y - 440) / 700 + 0.5 * (c.field("drifts", 150, 3, (3.2, 0.7)) - 0.5), 0, 1), np.float32
    )
    table = ramp([(0.87, 0.04, 240), (0.93, 0.025, 235), _SNOW, (0.94, 0.02, 235), (0.97, 0.012, 90)])
    c.fill(m, pick(table, near), detail=0.15)


def trail(c: Canvas) -> None:
    """Press her footprints, one by one."""
    for k, (x, y, q) in enumerate(_TRACK):
        side = 6 if k % 2 else -6
        u, v = _TRACK[k - 1 if k else 1][:2]
        turn = float(np.degrees(np.arctan2(y - v, x - u))) if k else 0.0
        sole = limb(place([(-4, 0, 5.6), (6, 0.6, 6.2), (15, 0, 5)], x + side * q, y, q, turn), 16)
        heel = limb(place([(-15, 0, 4.6), (-12, 0, 4.6)], x + side * q, y, q, turn), 8)
        hole = c.mask(sole, heel, soft=0.3 * q)
        c.multiply(hole, (0.62, 0.07, 252), 0.8)
        c.glaze(hole.move(-2 * q, 4 * q) - hole, _SNOW, 0.6)


def drift(c: Canvas) -> None:
    """Heap snow against the foot of door and coat; a little summer falls on it out of the slit."""
    m = c.mask(curve([*_CREST, (830, 1230, CORNER), (240, 1240, CORNER)]), wobble=2, cell=26)
    c.multiply(m.blur(9).move(-4, -8), (0.45, 0.07, 258), 0.5)
    deep = np.asarray(
        np.clip((c.y - 940 - 0.25 * (800 - c.x)) / 230 + 0.4 * (c.field("heap", 90, 3, (2.4, 0.8)) - 0.5), 0, 1),
        np.float32,
    )
    c.fill(m, pick(ramp([_SNOW, (0.955, 0.016, 90), (0.91, 0.03, 238), (0.95, 0.02, 235)]), deep), detail=0.3)
    sun = c.mask(
        curve([(664, 1000, CORNER), (700, 984, CORNER), (830, 1090, CORNER), (830, 1230, CORNER), (770, 1230, CORNER)]),
        soft=13,
    )
    c.glaze(sun & m, (0.93, 0.1, 95), 0.65)
    hem = c.mask(limb([(320, 1230, 30), (400, 1130, 24), (450, 1078, 10)], 20), soft=14)
    c.multiply(hem & m, _BLUE, 0.8)


def _leaf(points: Points) -> list[tuple[float, ...]]:
    return place(points, 560, 1122, 1.15, -6)


def petal(c: Canvas) -> None:
    """The one petal that has fallen."""
    m = c.mask(
        curve(
            _leaf([(-40, 8, CORNER), (-18, -14), (12, -30), (34, -30), (46, -16), (42, -4), (50, 8), (34, 20), (4, 20)])
        ),
        wobble=1,
    )
    c.multiply(m.blur(4).move(5, 8), (0.6, 0.08, 262), 0.7)
    c.fill(m, RED, detail=0.9)
    c.multiply(c.mask(limb(_leaf([(-26, 14, 3), (6, 16, 6), (36, 16, 4)])), soft=4) & m, DEEP, 0.7)
    c.fill(
        c.mask(limb(_leaf([(-38, 7, 2), (-26, 3, 6), (-14, 0, 7)])), soft=3) & m, (0.18, 0.04, 340), 0.85, detail=0.9
    )

    def veins(pen: Pen) -> None:
        for k in range(7):
            pen.fill(limb(_leaf([(-30, 5, 0.4), (2, -6 + 3 * k, 1.1), (38, -24 + 7 * k, 0.3)]), 12), DEEP, 0.5)

    c.draw(veins, clip=m, detail=0.9)
    c.glaze(m.edge(-2, -6, 4), (0.71, 0.19, 36), 0.6)
