"""Parts of Preserves: her near arm under the jar, the hand round its side; the far hand's fingers on the glass."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .dress import DARK, cloth, sweeps
from .room import FOLD, LINEN

SKIN: Final = (0.79, 0.078, 50)
SHADE: Final = (0.62, 0.1, 36)
LIGHT: Final = (0.85, 0.06, 58)
_CAST: Final = (0.45, 0.09, 258)


_FAR: Final[tuple[Points, ...]] = (
    ((74, 736, 14), (96, 730, 15), (122, 732, 12.5), (142, 740, 8.5)),
    ((73, 766, 15), (100, 760, 15.5), (134, 764, 13), (157, 773, 9)),
    ((73, 797, 15), (100, 792, 15.5), (132, 798, 13), (153, 806, 9)),
    ((74, 825, 13.5), (96, 822, 14), (116, 829, 11.5), (133, 837, 8)),
)


def far_fingers(c: Canvas) -> None:
    """Four fingers that come round from behind."""
    for spine in _FAR:
        m = c.mask(limb(spine, 24))
        c.multiply(m.blur(5).move(6, 6), _CAST, 0.5)
        c.fill(m, SKIN, detail=0.9)
        c.multiply(m.edge(-2, -6, 5), SHADE, 0.5)
        (x, y, _), (u, v, q), (px, py, _), (tx, ty, w) = spine
        c.multiply(c.mask(limb([(x - 16, y, 14), (x - 4, y, 9)], 8), soft=6) & m, SHADE, 0.45)
        c.glaze(c.mask(limb([(tx - 3, ty - 4, 0.62 * w), (tx + 5, ty - 1, 0.5 * w)], 8)) & m, (0.88, 0.045, 40), 0.85)
        mx, my = 0.6 * u + 0.4 * px, 0.6 * v + 0.4 * py
        c.multiply(c.mask(limb([(mx, my - 0.5 * q, 0.4), (mx + 2, my, 1.3), (mx, my + 0.5 * q, 0.4)], 10)), SHADE, 0.5)


def forearm(c: Canvas) -> None:
    """Paint the forearm's sleeve along the bottom of the jar."""
    m = c.mask(
        curve(
            [
                *((690, 1020, CORNER), (600, 1046), (500, 1060), (400, 1050), (308, 1026, CORNER), (278, 1086)),
                *((246, 1148, CORNER), (360, 1176), (490, 1196), (600, 1206), (700, 1180, CORNER)),
            ]
        ),
        wobble=1,
    )
    c.multiply(m.blur(10).move(-2, -10), _CAST, 0.5)
    cloth(c, m, 64)
    sweeps(c, m, ((((280, 1130, 8), (420, 1170, 14), (600, 1196, 14)), 9, 0.8),))
    sweeps(
        c,
        m,
        (
            (((330, 1050, 5), (440, 1080, 12), (560, 1076, 8)), 9, 0.6),
            (((520, 1150, 2), (560, 1110, 6), (570, 1076, 2)), 5, 0.4),
        ),
        pale=True,
    )


def sleeve(c: Canvas) -> None:
    """Paint the upper arm down to the elbow."""
    m = c.mask(
        curve(
            [
                *((620, 724, CORNER), (690, 724), (736, 790), (752, 890), (750, 1010), (732, 1110), (682, 1180)),
                *((610, 1200), (560, 1160), (552, 1080), (560, 960), (562, 850), (580, 760, CORNER)),
            ]
        ),
        wobble=1,
    )
    c.multiply(m.blur(10).move(10, 8), DARK, 0.55)
    cloth(c, m, 80)
    sweeps(
        c,
        m,
        (
            (((560, 1030, 2), (620, 1060, 9), (670, 1060, 2)), 5, 0.85),
            (((560, 1080, 2), (620, 1110, 9), (690, 1110, 2)), 5, 0.85),
        ),
    )
    sweeps(
        c,
        m,
        (
            (((640, 730, 6), (698, 790, 16), (716, 900, 12), (712, 1010, 6)), 13, 0.6),
            (((566, 1050, 2), (624, 1084, 6), (680, 1084, 2)), 5, 0.5),
            (((596, 764, 4), (586, 860, 9), (584, 980, 4)), 7, 0.55),
        ),
        pale=True,
    )


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 226, 1056, 1.12, 34, flip=True)


_FINGERS: Final[tuple[Points, ...]] = (
    ((20, 34, 15), (60, 43, 14), (88, 50, 12), (102, 55, 9)),
    ((24, 16, 16), (74, 20, 15.5), (112, 25, 13), (128, 30, 10)),
    ((24, -2, 16), (80, -5, 16), (120, -3, 13.5), (138, 2, 10)),
    ((20, -22, 16), (72, -31, 16), (110, -34, 13.5), (127, -31, 10)),
)


def hand(c: Canvas) -> None:
    """Her hand spread round the foot of the jar; the cuff."""
    shadow = c.mask(limb(_at([(-20, 10, 40), (50, 14, 44), (110, 14, 34)]), 20), soft=8)
    c.multiply(shadow.move(4, 10), _CAST, 0.55)
    for k, spine in enumerate(_FINGERS):
        finger = c.mask(limb(_at(spine), 24))
        c.multiply(finger.blur(3).move(1, 4), SHADE, 0.5)
        c.fill(finger, mix(SKIN, LIGHT, 0.14 * k), detail=0.9)
        c.multiply(finger.edge(-3, -5, 5), SHADE, 0.5)
        x, y, q = spine[-1]
        c.glaze(c.mask(limb(_at([(x - 3, y - 1, 0.5 * q), (x + 5, y + 1, 0.5 * q)]), 8)), (0.87, 0.05, 40), 0.8)
    back = c.mask(
        curve(_at([(-58, -28), (-14, -38), (22, -40), (42, -27), (46, 2), (42, 28), (30, 48), (-6, 48), (-60, 30)]))
    )
    c.fill(back, SKIN, detail=0.9)
    c.multiply(c.mask(limb(_at([(-60, 46, 14), (0, 52, 14), (34, 44, 10)]), 20), soft=9) & back, SHADE, 0.55)
    for u, v in ((32, -25), (36, -2), (33, 20), (25, 39)):
        c.glaze(c.mask(limb(_at([(u - 6, v, 5), (u + 6, v - 1, 8)])), soft=5), LIGHT, 0.7)
    thumb = c.mask(limb(_at([(-30, -12, 20), (-4, -36, 18), (24, -55, 14), (50, -68, 13), (66, -75, 9)]), 24))
    free = c.mask(limb(_at([(16, -56, 30), (80, -84, 30)]), 12), soft=14)
    c.multiply(thumb.blur(3).move(-2, 4) & free, SHADE, 0.6)
    c.fill(thumb, SKIN, detail=0.9)
    c.glaze(thumb & free, LIGHT, 0.5)
    c.multiply(thumb.edge(5, -2, 5) & free, SHADE, 0.5)
    c.glaze(c.mask(limb(_at([(60, -74, 5), (68, -78, 4)]), 8)), (0.87, 0.05, 40), 0.8)

    def creases(pen: Pen) -> None:
        for p, web in ((44.0, 32.0), (50.0, 9.0), (50.0, -16.0)):
            pen.fill(limb(_at([(p, web, 1.6), (p - 18, 0.8 * web, 0.3)]), 10), SHADE, 0.6)
        for spine in _FINGERS:
            (x, y, q), (u, v, _) = spine[1], spine[2]
            px, py = x + 0.36 * (u - x), y + 0.36 * (v - y)
            pen.fill(limb(_at([(px, py - 0.5 * q, 0.3), (px + 2.4, py, 1.1), (px, py + 0.5 * q, 0.3)]), 10), SHADE, 0.6)
        pen.fill(limb(_at([(-26, -30, 0.3), (-4, -18, 1.4), (18, -26, 0.3)]), 16), SHADE, 0.35)

    c.draw(creases, detail=0.9, soft=0.4)
    cuff = c.mask(limb(_at([(-52, -42, 11), (-60, 0, 12), (-58, 44, 11)]), 16), wobble=0.8)
    c.multiply(cuff.blur(5).move(-6, 2), SHADE, 0.55)
    c.fill(cuff, LINEN, detail=0.7)
    c.multiply(cuff.edge(4, -5, 5), FOLD, 0.8)
