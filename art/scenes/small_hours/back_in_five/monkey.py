"""Parts of Back in Five: the second glance: a monkey on the keeper's stool, in the spare apron, minding the shop."""

from __future__ import annotations

from typing import Final

from art.painting import shapes
from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, Points, place

from .brush import CAST, CREAM, CREAM_DEEP, INK, OCHRE, OCHRE_DEEP, SHADE, crease, disc

_COAT: Final = (0.55, 0.07, 58)
_COAT_DEEP: Final = (0.46, 0.065, 50)
_BARE: Final = (0.82, 0.065, 55)
_ORANGE: Final = (0.735, 0.16, 58)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the monkey (seat at 0, 0, face to the right) where they lie on the card."""
    return place(points, 66, 1092, 1.0)


def _limb(c: Canvas, points: Points, tone: Colour, detail: float = 0.8) -> Mask:
    m = c.mask(shapes.limb(at(points), 30), wobble=0.8, cell=6)
    c.fill(m, tone, detail=detail)
    c.multiply(m.edge(2, 5, 3), SHADE, 0.5)
    return m


def _curve(points: Points) -> Path:
    return shapes.curve(at(points))


def stool(c: Canvas) -> None:
    """Three legs and a round seat."""
    c.multiply(c.mask(shapes.oval(62, 1162, 46, 9), soft=4), CAST, 0.7)
    for x, u in ((44, 34), (62, 62), (80, 92)):
        m = c.mask(shapes.limb([(x, 1104, 5.4), (u, 1162, 4.6)], 12))
        c.fill(m, OCHRE_DEEP, detail=0.65)
        c.multiply(m.edge(3, 1, 2), SHADE, 0.6)
    seat = c.mask(shapes.oval(62, 1100, 38, 10))
    c.fill(seat, OCHRE, detail=0.7)
    c.multiply(seat.edge(0, 6, 3), OCHRE_DEEP, 0.8)


def monkey(c: Canvas) -> None:
    """It leans to the heap and sets the last orange on top, with great care."""
    _limb(c, ((-20, -8, 6), (-36, 8, 5.4), (-38, 38, 5), (-26, 50, 4.4), (-20, 40, 3.6)), _COAT_DEEP)
    _limb(c, ((18, -66, 10), (54, -78, 8.4), (92, -108, 6.6), (128, -122, 6)), _COAT_DEEP)
    trunk = _limb(c, ((-4, -18, 29), (0, -48, 26), (12, -76, 19)), _COAT)
    c.glaze(trunk.edge(-6, -4, 5), (0.68, 0.07, 64), 0.7)
    apron = c.mask(_curve([(14, -76, CORNER), (32, -66), (32, -30), (30, -6), (44, 6), (42, 34, CORNER), (22, 36),
                           (6, 30, CORNER), (8, -10), (10, -40)]), wobble=0.7)  # fmt: skip
    leg = _limb(c, ((0, -8, 20), (26, -6, 17), (40, 4, 13), (38, 34, 9), (36, 56, 8)), _COAT)
    c.glaze(leg.edge(-3, -5, 4), (0.68, 0.07, 64), 0.6)
    _limb(c, ((36, 60, 7.4), (48, 64, 6.4), (58, 65, 4.6)), _BARE)
    c.fill(apron, CREAM, detail=0.75)
    c.multiply(apron.edge(3, 6, 5), CREAM_DEEP, 0.7)

    def ties(pen: Pen) -> None:
        pen.fill(shapes.limb(at([(10, -34, 2.4), (-14, -30, 2.6), (-31, -32, 2.4)]), 16), CREAM)
        for dx, dy in ((-16, -8), (-14, 6)):
            pen.fill(
                shapes.limb(at([(-30, -32, 1.5), (-30 + dx * 0.6, -32 + dy * 0.9, 4), (-30 + dx, -32 + dy, 2.4)]), 12),
                CREAM,
            )
        pen.fill(shapes.limb(at([(-30, -32, 2), (-36, -16, 2.2), (-33, -2, 1.6)]), 12), CREAM)

    c.draw(ties, detail=0.75, soft=0.3)
    _head(c)
    orange = c.mask(shapes.circle(234, 932, 12.6))
    c.fill(orange, _ORANGE, detail=0.8)
    c.multiply(orange.edge(5, 6, 4), (0.7, 0.14, 45), 0.7)
    c.glaze(orange.edge(-4, -5, 3), (0.88, 0.11, 76), 0.8)
    arm = _limb(c, ((10, -66, 13), (50, -66, 10), (96, -100, 7.6), (146, -142, 6.4)), _COAT)
    c.glaze(arm.edge(-3, -4, 3), (0.68, 0.07, 64), 0.7)

    def hands(pen: Pen) -> None:
        for x, y in ((156, -170), (162, -160), (163, -149)):
            pen.fill(shapes.limb(at([(146, -146, 5.6), (155, (y - 148) / 2, 4.4), (x, y, 3.4)]), 12), _BARE)

    c.draw(hands, detail=0.85, soft=0.3)


def _head(c: Canvas) -> None:
    m = c.mask(_curve([(-8, -104), (-2, -126), (20, -136), (42, -126), (48, -108), (44, -88), (24, -76), (2, -82)]),
               wobble=0.8, cell=6)  # fmt: skip
    c.multiply(m.blur(4).move(2, 6), SHADE, 0.5)
    c.fill(m, _COAT, detail=0.85)
    c.glaze(m.edge(-3, -6, 4), (0.68, 0.07, 64), 0.8)
    face = c.mask(_curve([(26, -120), (40, -124), (47, -112), (58, -100), (60, -90), (50, -82), (34, -82), (26, -94),
                          (22, -108)]))  # fmt: skip
    c.fill(face, _BARE, detail=0.88)
    c.multiply(face.edge(0, 6, 4), SHADE, 0.45)
    ear = c.mask(disc(at([(6, -104)])[0], 9, 11))
    c.fill(ear, mix(_BARE, SHADE, 0.35), detail=0.85)

    def work(pen: Pen) -> None:
        crease(pen, at([(33, -108), (38, -104), (45, -108)]), 1.9, INK)
        crease(pen, at([(40, -90), (49, -87), (58, -91)]), 1.5, INK, 0.8)
        pen.fill(disc(at([(57, -99)])[0], 1.5, 1.5), INK, 0.7)

    c.draw(work, detail=0.9, soft=0.2)
