"""Parts of Close Shave: the far hand under the cactus's chin, the near one that holds the razor."""

from __future__ import annotations

import math
from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, oval, place

from .brush import FOAM, FOAM_DEEP, GREEN_INK, SKIN, SKIN_DEEP, SKIN_LINE, SKIN_PALE, crease

_NAIL: Final = (0.85, 0.06, 42)
_STEEL: Final = (0.8, 0.02, 230)
_STEEL_DEEP: Final = (0.5, 0.035, 240)
_HORN: Final = (0.47, 0.1, 42)
_THUMB: Final[Points] = ((104, -8, 15), (80, -36, 13.5), (42, -49, 11.5), (8, -37, 11), (-15, -14, 8.8))
_FINGERS: Final[tuple[Points, ...]] = (
    ((104, 46, 11), (78, 40, 10.5), (57, 47, 9.6), (43, 60, 7.4)),
    ((100, 26, 12.5), (64, 15, 12), (37, 25, 11), (20, 42, 8.4)),
    ((94, 6, 13), (52, -9, 12.5), (21, 4, 11.5), (3, 22, 8.8)),
    ((86, -14, 13), (42, -33, 12.5), (12, -21, 11.2), (-8, -1, 8.6)),
)
"""From the little one to the first: knuckle, joint, joint, tip; the handle runs beneath at (0, 0)."""
_BACK: Final[Points] = (
    *((78, -24), (96, -29), (118, -22), (140, 0), (161, 30), (174, 54), (150, 68), (127, 60), (114, 57)),
    *((100, 56), (90, 36), (82, 10), (76, -8)),
)
_CHIN_THUMB: Final[Points] = ((384, 660, 15), (358, 638, 12.5), (334, 622, 11), (316, 606, 8.6))
_CHIN: Final[tuple[Points, ...]] = (
    ((350, 658, 11), (314, 644, 10.8), (286, 624, 9.6), (270, 603, 7.4)),
    ((350, 668, 11), (308, 658, 10.8), (277, 638, 9.6), (260, 617, 7.4)),
    ((350, 678, 11), (309, 671, 10.6), (280, 654, 9.4), (264, 635, 7.2)),
    ((354, 687, 10), (322, 684, 9.4), (297, 671, 8.4), (282, 656, 6.4)),
)
_PALM: Final[Points] = (
    *((424, 662), (398, 655), (374, 648), (354, 650), (340, 662), (340, 680), (350, 695), (370, 701)),
    *((396, 699), (424, 697)),
)


def _at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the near hand (the pinch at 0, 0) where they lie on the card."""
    return place(points, 308, 546, 0.88)


def _low(points: Points) -> list[tuple[float, ...]]:
    """Return points of the far hand where they lie on the card: a little smaller, about its wrist."""
    return place([(p[0] - 412, p[1] - 680, *p[2:]) for p in points], 403, 676, 0.9)


def _tool_at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the razor, drawn with its handle upright, where they lie on the card."""
    return place(points, 352, 566, 1.16, -42)


def _finger(c: Canvas, f: Points, *, dim: float = 0.0, nail: float = 0.0) -> Mask:
    """One finger, lit from above, a dark line where it turns away; `nail`: which side its nail is on."""
    m = c.mask(limb(f, 36))
    c.multiply(m.blur(2.5).move(1, 4), SKIN_DEEP, 0.5)
    c.fill(m, SKIN, detail=0.9)
    c.multiply(m, SKIN_DEEP, dim)
    c.multiply(m.edge(2, 5, 4), SKIN_DEEP, 0.85)
    c.glaze(m.edge(-2, -4, 3), SKIN_PALE, 0.75 - dim)
    c.glaze(m.edge(0.8, 1.8, 0.7), SKIN_LINE, 0.55)
    (ax, ay), (x, y, q) = f[-2][:2], f[-1]
    if nail:
        w = math.atan2(y - ay, x - ax)
        u, v = math.cos(w), math.sin(w)
        px, py = x - 0.1 * q * u + nail * 0.42 * q * v, y - 0.1 * q * v - nail * 0.42 * q * u
        plate = c.mask(oval(px, py, 0.72 * q, 0.46 * q, math.degrees(w)), soft=0.5) & m
        c.glaze(plate, _NAIL, 0.8)
        c.glaze(plate.edge(1, 1.4, 0.6), SKIN_LINE, 0.4)
    return m


def _joint(pen: Pen, f: Points) -> None:
    x, y, q = f[1]
    ax, ay = f[2][0] - f[0][0], f[2][1] - f[0][1]
    k = math.hypot(ax, ay)
    u, v = ax / k, ay / k
    for s in (-1.8, 1.8):
        line = [(x + s * u + t * q * v + 1.5 * u * (0.6 - t), y + s * v - t * q * u) for t in (-0.7, -0.35, 0.05)]
        crease(pen, [(2 * x - p, 2 * y - o) for p, o in line] if u > 0 else line, 0.9, SKIN_LINE, 0.4)


def chin(c: Canvas) -> None:
    """Her far hand under its chin: four fingers cup it, the thumb lies along them, the wrist behind."""
    shadow = c.mask(limb([(356, 688, 18), (322, 678, 15), (290, 652, 11)], 20), soft=5).move(0, 7)
    c.multiply(shadow & c.mask(limb([(180, 600, 100), (200, 720, 104)], 10)), GREEN_INK, 0.5)
    _finger(c, _low(_CHIN_THUMB), dim=0.25, nail=1)
    palm = c.mask(curve(_low(_PALM))) & c.full(smoothstep(416, 398, c.x))
    c.fill(palm, SKIN, detail=0.85)
    c.multiply(palm, SKIN_DEEP, 0.25)
    for f in _CHIN:
        _finger(c, _low(f), dim=0.25)
    heel = c.mask(
        curve(_low([(426, 664), (398, 660), (372, 664), (358, 676), (364, 690), (396, 696), (426, 696)])), soft=6
    )
    heel = heel & palm
    c.fill(heel, SKIN, detail=0.85)
    c.multiply(heel, SKIN_DEEP, 0.25)
    sweep(c, palm, _low(((424, 700, 7), (390, 700, 8), (352, 696, 6))), 7, SKIN_DEEP, 0.8)
    sweep(c, palm, _low(((416, 664, 5), (394, 662, 6), (374, 662, 5))), 6, SKIN_PALE, 0.45, pale=True)

    def work(pen: Pen) -> None:
        crease(pen, _low(((392, 661), (374, 664), (360, 674))), 1.3, SKIN_LINE, 0.5)
        crease(pen, _low(((412, 668), (415, 680), (413, 692))), 1.0, SKIN_LINE, 0.3)

    c.draw(work, clip=palm, detail=0.85, soft=0.3)


def _tool(c: Canvas) -> None:
    """A plain razor, its head on the strip that it draws, a curl of foam before it."""

    def tool(pen: Pen) -> None:
        pen.fill(limb(_tool_at([(-14, 60, 7), (-14, 30, 6.4), (-14, -40, 5), (-14, -84, 5)]), 30), _HORN)
        pen.fill(limb(_tool_at([(-14, -78, 6), (-14, -98, 7)]), 10), _STEEL)
        pen.fill(limb(_tool_at([(-44, -104, 8.5), (16, -104, 8.5)]), 10), _STEEL)

    m = c.draw(tool, relief=4, detail=0.9)
    bar = c.mask(limb(_tool_at([(-46, -108, 4), (18, -108, 4)]), 10)) & m
    c.glaze(bar, (0.97, 0.01, 220), 0.8)
    c.multiply(m.edge(2, 4, 3), _STEEL_DEEP, 0.4)
    curl = c.mask(
        curve(_tool_at([(-50, -104), (-44, -88), (-26, -86), (-4, -88), (18, -86), (24, -102), (4, -96), (-24, -94)])),
        wobble=1.2,
    )
    c.fill(curl, FOAM, detail=0.7)
    c.multiply(curl.edge(3, 5, 4), FOAM_DEEP, 0.7)


def razor(c: Canvas) -> None:
    """Her near hand: the thumb beyond the handle, the fingers before it, the handle between."""
    thumb = _finger(c, _at(_THUMB), dim=0.15, nail=1)
    _tool(c)
    c.multiply(c.mask(limb(_at(_FINGERS[3]), 20)).blur(4).move(-2, 3) & thumb, SKIN_LINE, 0.4)
    away = 0.6 * (c.x - 308) + 0.8 * (c.y - 546)
    back = c.mask(curve(_at(_BACK))) & c.full(smoothstep(124, 106, away))
    c.fill(back, SKIN, detail=0.87)
    for f in _FINGERS:
        _finger(c, _at(f), nail=1)
    soft = c.mask(curve(_at([(88, -20), (112, -18), (150, 22), (168, 48), (150, 64), (118, 52), (104, 44), (94, 12)])),
                  soft=6) & back  # fmt: skip
    c.fill(soft, SKIN, detail=0.87)
    sweep(c, back, _at([(152, 62, 8), (124, 58, 8), (104, 52, 5)]), 7, SKIN_DEEP, 0.7)
    sweep(c, back, _at([(92, -20, 5), (114, -14, 7), (140, 14, 7), (160, 40, 6)]), 7, SKIN_PALE, 0.6, pale=True)

    def work(pen: Pen) -> None:
        for f in _FINGERS:
            _joint(pen, _at(f))
        for x, y in ((84, -20), (90, 1), (96, 22), (101, 42)):
            crease(pen, _at(((x + 3, y - 6), (x + 8, y), (x + 6, y + 7))), 1.0, SKIN_LINE, 0.35)
        for y in (-4, 14, 30):
            crease(pen, _at(((104 + 0.2 * y, y), (122, y + 8), (138, y + 16))), 1.0, SKIN_DEEP, 0.5)
        crease(pen, _at(((148, 18), (142, 34), (136, 50))), 1.0, SKIN_LINE, 0.3)

    c.draw(work, detail=0.85, soft=0.3)
