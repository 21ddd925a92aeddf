"""Footwear: the old boot, the child's red one and its like on the stalk; and the foot that has none."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

_LEATHER: Final = (0.27, 0.035, 42)
_BLACK: Final = (0.16, 0.03, 290)
_WORN: Final = (0.47, 0.05, 55)
_RED: Final = (0.55, 0.19, 28)
_WINE: Final = (0.34, 0.13, 22)
_SKIN: Final = (0.66, 0.085, 54)

_SHAFT: Final = ((656, 758, CORNER), (664, 826), (656, 884), (636, 914), (606, 936))
_TOE: Final = ((582, 966), (574, 1008), (580, 1034, CORNER), (680, 1046), (750, 1038), (826, 1046, CORNER))
_HEEL: Final = ((832, 990), (822, 920), (826, 840), (830, 746, CORNER), (740, 770))


def mouth(c: Canvas) -> None:
    """Paint the inside of the old boot, out of which things grow."""
    c.fill(c.mask(oval(744, 757, 88, 20, -3)), (0.15, 0.03, 30), detail=0.4)


def old_boot(c: Canvas) -> None:
    """Paint the man's boot, its toe towards the child: one dark mass, soft with wear."""
    m = c.mask(curve([*_SHAFT, *_TOE, *_HEEL]), wobble=1.5, cell=40)
    c.fill(m, _LEATHER, detail=0.4, mottle=0.1)
    c.glaze(c.mask(oval(622, 966, 42, 24, -34), soft=16) & m, _WORN, 0.6)
    c.glaze(c.mask(limb([(684, 786, 8), (694, 850, 18), (684, 900, 10)], 24), soft=12) & m, _WORN, 0.4)
    c.glaze(c.mask(limb([(806, 790, 8), (800, 880, 12), (806, 1000, 10)], 24), soft=10) & m, _WORN, 0.45)
    for line in (
        [(656, 886, 2), (716, 916, 7), (820, 906, 2)],
        [(640, 908, 2), (706, 944, 6), (812, 936, 2)],
        [(640, 926, 2), (660, 964, 6), (652, 1016, 2)],
    ):
        c.multiply(c.mask(limb(line, 24), soft=3.5) & m, _BLACK, 0.65)
    c.multiply(m * np.asarray(smoothstep(960, 1050, c.y), np.float32), _BLACK, 0.45)
    tide = (
        c.mask(limb([(578, 1004, 3), (640, 992, 5), (720, 1000, 4), (830, 984, 5)], 40), wobble=6, cell=26, soft=1.5)
        & m
    )
    c.glaze(tide, (0.66, 0.03, 80), 0.4)
    c.multiply(c.mask(curve([(560, 1008), (640, 998), (720, 1006), (840, 992), (840, 1060), (560, 1060)]), soft=3) & m,
               _BLACK, 0.35)  # fmt: skip
    sole = c.mask(limb([(586, 1034, 9), (650, 1044, 10), (740, 1046, 10), (830, 1046, 10)], 40))
    c.fill(sole, (0.19, 0.03, 40), detail=0.45)
    c.glaze(sole.edge(0, -4, 2), _WORN, 0.35)

    c.glaze(m.edge(-4, -3, 3) * np.asarray(smoothstep(740, 620, c.x), np.float32), (0.66, 0.05, 62), 0.45)

    def lace(pen: Pen) -> None:
        pale = (0.76, 0.045, 78)
        for x, y in ((656, 784), (660, 812), (660, 840), (655, 868)):
            pen.stroke([(x - 3, y), (x + 14, y - 5), (x + 30, y + 4)], pale, 5)
        pen.stroke([(655, 868), (634, 890), (632, 930), (622, 980), (628, 1030), (606, 1062), (566, 1066)], pale, 4.4)

    c.draw(lace, detail=0.6, alpha=0.85)


_FRONT: Final = ((34, -128, CORNER), (38, -92), (52, -64), (80, -56), (104, -38), (108, -12, CORNER))
_REST: Final = ((60, -4), (0, -6), (-46, -8, CORNER), (-50, -46), (-44, -88), (-46, -130, CORNER), (-6, -136))


def red_boot(c: Canvas, x: float, y: float, size: float, *, flip: bool = False, worn: bool = True) -> None:
    """Paint a child's red boot; (x, y) lies under its heel, its toe to the right, or to the left if flipped."""
    way = -size if flip else size

    def at(points: Points) -> Points:
        return [(x + q[0] * way, y + q[1] * size, *([q[2] if q[2] < 0 else q[2] * size] if len(q) > 2 else []))
                for q in points]  # fmt: skip

    line = at([*_FRONT, *_REST])
    if not worn:
        line = [(x + (q[0] - x) * (0.5 if q[1] < y - 120 * size else 1.0), *q[1:]) for q in line]
    m = c.mask(curve(line))
    c.fill(m, _RED, detail=0.6, mottle=0.05)
    c.multiply(m * np.asarray(smoothstep(x + 20, x - 60, c.x), np.float32), _WINE, 0.5)
    c.multiply(m * np.asarray(smoothstep(y - 60 * size, y + 10, c.y), np.float32), _WINE, 0.4)
    crease = c.mask(limb(at([(44, -84, 1), (10, -70, 4), (-36, -80, 1)]), 20), soft=3)
    c.multiply(crease & m, _WINE, 0.7)
    c.glaze(c.mask(oval(x + 70 * way, y - 42 * size, 24 * size, 10 * size, 24 if way > 0 else -24), soft=6) & m,
            (0.68, 0.17, 30), 0.5)  # fmt: skip
    c.glaze(c.mask(limb(at([(20, -122, 3), (20, -100, 8), (30, -76, 3)]), 20), soft=6) & m, (0.68, 0.17, 30), 0.4)
    sole = c.mask(limb(at([(-44, -5, 6.5), (0, -3, 6), (60, -2, 6.5), (104, -8, 6)]), 30))
    c.fill(sole, (0.86, 0.035, 80) if not worn else (0.66, 0.04, 75), detail=0.6)
    c.multiply(sole.edge(0, 4, 2), (0.5, 0.05, 40), 0.5)


_INSTEP: Final = ((392, 996), (440, 1004), (462, 1034), (492, 1052), (522, 1058))
_SOLE: Final = ((530, 1074), (500, 1088), (460, 1086), (420, 1092), (376, 1092), (358, 1074), (364, 1036), (372, 996))
_TOES: Final = ((538, 1068, 15), (527, 1073, 12.5), (514, 1077, 11.5), (501, 1080, 10.5), (488, 1082, 10))


def bare_foot(c: Canvas) -> None:
    """Paint the near foot, bare on the wet sand, its toes lifted a little."""
    foot = c.mask(curve([*_INSTEP, *_SOLE]))
    whole = c.mask(curve([*_INSTEP, *_SOLE]), *(oval(x, y, r * 1.1, r * 0.86, 14) for x, y, r in _TOES))
    c.fill(whole, _SKIN, detail=0.75)
    for x, y, r in _TOES:
        toe = c.mask(oval(x, y, r * 1.1, r * 0.86, 14))
        c.multiply(toe.blur(2.5).move(2, -2) & whole, (0.55, 0.09, 34), 0.7)
        c.fill(toe, (0.685, 0.085, 52), detail=0.75)
    c.glaze(foot * np.asarray(smoothstep(518, 480, c.x), np.float32), _SKIN, 0.9)
    c.multiply(whole * np.asarray(smoothstep(470, 360, c.x), np.float32), (0.58, 0.09, 34), 0.6)
    c.multiply(whole * np.asarray(smoothstep(1064, 1098, c.y), np.float32), (0.52, 0.09, 32), 0.55)
    c.glaze(whole.edge(2, -4, 3) * np.asarray(smoothstep(420, 470, c.x), np.float32), (0.84, 0.065, 64), 0.6)
