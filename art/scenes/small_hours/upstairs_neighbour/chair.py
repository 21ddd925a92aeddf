"""Parts of Upstairs Neighbour: a small upholstered chair from its side."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, curve, limb

from .brush import CREAM, crease

_PLUSH: Final = (0.775, 0.044, 158)
_PLUSH_DEEP: Final = (0.7, 0.06, 175)
_PLUSH_PALE: Final = (0.85, 0.04, 155)
_WOOD: Final = (0.5, 0.085, 48)
_WOOD_DEEP: Final = (0.6, 0.08, 30)
_LEGS: Final[tuple[Points, ...]] = (
    ((104, 1030, 13), (92, 1080, 11), (76, 1142, 8)),
    ((150, 1030, 10), (144, 1080, 9), (134, 1126, 7)),
    ((352, 1036, 13), (356, 1080, 11), (362, 1142, 8)),
)
_BACK: Final[Points] = (
    *((58, 664), (74, 634), (108, 630), (132, 654), (144, 740), (158, 860), (176, 1000, CORNER)),
    *((92, 1010, CORNER), (76, 900), (60, 770)),
)
_SEAT: Final[Points] = (
    *((88, 968), (200, 956), (340, 956), (392, 966), (404, 990), (392, 1014), (240, 1022), (96, 1020), (80, 996)),
)


def silhouette(c: Canvas) -> Mask:
    """The chair's silhouette."""
    return c.mask(curve(_BACK), curve(_SEAT), box(94, 1000, 290, 44), *(limb(spine, 20) for spine in _LEGS))


def chair(c: Canvas) -> None:
    """Paint legs, the padded back that leans a little, the seat with its piping."""
    for spine in _LEGS:
        leg = c.mask(limb(spine, 20), wobble=0.5)
        x, y = spine[-1][:2]
        c.multiply(c.mask(limb([(x - 6, y + 6, 6), (x + 40, y + 8, 5)], 10), soft=6), (0.6, 0.08, 40), 0.6)
        c.fill(leg, _WOOD, detail=0.6)
        c.multiply(leg.edge(6, 0, 4), _WOOD_DEEP, 0.8)
    back = c.mask(curve(_BACK), wobble=1.2)
    c.fill(back, _PLUSH, detail=0.5, mottle=0.04)
    sweep(c, back, ((66, 690, 10), (80, 830, 12), (96, 980, 12)), 10, _PLUSH_PALE, 0.7, pale=True)
    sweep(c, back, ((132, 680, 10), (148, 840, 14), (164, 980, 14)), 12, _PLUSH_DEEP, 0.8)
    seat = c.mask(curve(_SEAT), wobble=1.2)
    rail = c.mask(curve([(92, 1008, CORNER), (390, 1008, CORNER), (384, 1040), (372, 1044), (240, 1048), (104, 1044),
                         (94, 1036)]), wobble=0.8)  # fmt: skip
    c.fill(rail, _PLUSH, detail=0.5)
    c.multiply(rail, _PLUSH_DEEP, 0.6)
    c.multiply(seat.blur(6).move(0, 8) & rail, _PLUSH_DEEP, 0.8)
    c.fill(seat, _PLUSH, detail=0.5, mottle=0.04)
    c.glaze(seat.edge(0, -8, 6), _PLUSH_PALE, 0.8)
    c.multiply(seat.edge(0, 10, 7), _PLUSH_DEEP, 0.7)

    def piping(pen: Pen) -> None:
        crease(pen, ((84, 1014), (240, 1022), (396, 1010)), 2.6, CREAM, 0.85)
        crease(pen, ((92, 1042), (240, 1048), (384, 1040)), 2.4, CREAM, 0.7)
        pen.stroke([(104, 636), (124, 652), (137, 740), (152, 870), (168, 990)], CREAM, 2.6, 0.7)
        for x, y in ((104, 700), (114, 780), (124, 870)):
            pen.dot(x, y, 4.2, CREAM, 0.7)

    c.draw(piping, detail=0.6, soft=0.3)
