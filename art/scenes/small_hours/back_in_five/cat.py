"""Parts of Back in Five: the second glance: a cat on the keeper's stool, in the spare apron, minding the shop."""

from __future__ import annotations

from typing import Final

from art.painting import shapes
from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, Points, place

from .brush import BLUSH, CAST, CORAL, CREAM, CREAM_DEEP, INK, OCHRE, OCHRE_DEEP, SHADE, crease

_COAT: Final = (0.63, 0.026, 255)
_COAT_DEEP: Final = (0.53, 0.03, 262)
_COAT_PALE: Final = (0.77, 0.02, 240)
_STRIPE: Final = (0.44, 0.034, 265)
_ORANGE: Final = (0.735, 0.16, 58)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the cat (middle of the stool at 0, 0, face to the right) where they lie on the card."""
    return place(points, 66, 1092, 1.0)


def _on_head(points: Points) -> list[tuple[float, ...]]:
    """Return points of its head (skull at 0, 0, nose to the right) where they lie on the card."""
    return place(points, 126, 950, 1.06, -10)


def _limb(c: Canvas, points: Points, tone: Colour, detail: float = 0.8) -> Mask:
    m = c.mask(shapes.limb(at(points), 30), wobble=0.8, cell=6)
    c.fill(m, tone, detail=detail)
    c.multiply(m.edge(2, 5, 3), _COAT_DEEP, 0.45)
    return m


def _curve(points: Points) -> Path:
    return shapes.curve(at(points))


def _stripes(c: Canvas, m: Mask, lines: tuple[Points, ...], wide: float = 3.0) -> None:
    def work(pen: Pen) -> None:
        for line in lines:
            crease(pen, at(line), wide, _STRIPE, 0.6)

    c.draw(work, clip=m, detail=0.8, soft=0.6)


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


def cat(c: Canvas) -> None:
    """Upright on its hind legs it leans to the heap and sets the last orange on top, with great care."""
    c.multiply(c.mask(shapes.oval(70, 1097, 26, 5), soft=2), OCHRE_DEEP, 0.7)
    tail = _limb(c, ((-18, -34, 8), (-36, -18, 7.4), (-43, 10, 7), (-38, 38, 6.4), (-26, 48, 5.6), (-19, 40, 4.6)),
                 _COAT)  # fmt: skip
    _stripes(c, tail, (((-44, -16), (-36, -12), (-28, -12)), ((-52, 2), (-43, 4), (-34, 3)),
                       ((-50, 20), (-42, 21), (-32, 18)), ((-46, 37), (-38, 35), (-31, 29))), 4)  # fmt: skip
    _limb(c, ((10, -34, 17), (22, -18, 11), (16, -4, 7), (30, 2, 6)), _COAT_DEEP)
    _limb(c, ((44, -108, 11), (78, -98, 8.6), (112, -94, 7.4), (119, -95, 7)), _COAT_DEEP)
    c.fill(c.mask(shapes.limb(at([(110, -94, 7), (119, -95, 7)]), 8), soft=1), CREAM_DEEP, 0.9, detail=0.8)
    trunk = _limb(c, ((-8, -34, 25), (6, -66, 23), (28, -98, 22), (44, -118, 17)), _COAT)
    c.glaze(trunk.edge(-6, -4, 5), _COAT_PALE, 0.7)
    _stripes(c, trunk, (((10, -120), (20, -110), (30, -108)), ((-4, -102), (8, -94), (20, -92)),
                        ((-14, -86), (-2, -78), (10, -77)), ((-34, -52), (-22, -48), (-10, -52))))  # fmt: skip
    apron = c.mask(_curve([(50, -114, CORNER), (62, -100), (56, -70), (50, -40), (48, -12, CORNER), (28, -8),
                           (10, -14, CORNER), (14, -42), (24, -72), (36, -100)]), wobble=0.7)  # fmt: skip
    c.multiply(apron.blur(4).move(-3, 3) & trunk, _COAT_DEEP, 0.7)
    c.fill(apron, CREAM, detail=0.75)
    c.multiply(apron.edge(-3, 6, 5), CREAM_DEEP, 0.7)
    haunch = _limb(c, ((-10, -34, 23), (8, -22, 16), (4, -8, 9), (0, 0, 7.4), (14, 3, 6.6), (20, 3, 5.6)), _COAT)
    c.glaze(haunch.edge(-4, -5, 5), _COAT_PALE, 0.6)
    _stripes(c, haunch, (((-34, -36), (-22, -30), (-8, -33)), ((-26, -18), (-14, -14), (0, -18))))
    c.fill(c.mask(shapes.limb(at([(8, 2, 6), (15, 3, 6.4), (21, 3, 5.4)]), 12), soft=1.2), CREAM, 0.9, detail=0.8)

    def ties(pen: Pen) -> None:
        pen.fill(shapes.limb(at([(18, -52, 2.4), (-2, -54, 2.6), (-18, -62, 2.4)]), 16), CREAM)
        for dx, dy in ((-17, -8), (-16, 6)):
            pen.fill(
                shapes.limb(at([(-18, -62, 1.5), (-18 + dx * 0.6, -62 + dy * 0.9, 4), (-18 + dx, -62 + dy, 2.4)]), 12),
                CREAM,
            )
        pen.fill(shapes.limb(at([(-18, -62, 2), (-27, -47, 2.2), (-26, -34, 1.6)]), 12), CREAM)
        pen.fill(shapes.limb(at([(52, -112, 2.4), (40, -122, 2.4), (28, -122, 2)]), 12), CREAM)

    c.draw(ties, detail=0.75, soft=0.3)
    _head(c)
    orange = c.mask(shapes.circle(234, 932, 12.6))
    c.fill(orange, _ORANGE, detail=0.8)
    c.multiply(orange.edge(5, 6, 4), (0.7, 0.14, 45), 0.7)
    c.glaze(orange.edge(-4, -5, 3), (0.88, 0.11, 76), 0.8)
    arm = _limb(c, ((38, -102, 15), (72, -104, 11), (112, -128, 8.6), (144, -148, 7.4), (156, -158, 7.2)), _COAT)
    c.glaze(arm.edge(-3, -4, 3), _COAT_PALE, 0.7)
    _stripes(c, arm, (((62, -118), (68, -104), (76, -94)), ((84, -124), (91, -114), (100, -108)),
                      ((106, -138), (112, -128), (120, -122))))  # fmt: skip
    paw = c.mask(shapes.limb(at([(146, -150, 7), (155, -157, 8), (159, -161, 7)]), 14), soft=0.8)
    c.fill(paw, CREAM, detail=0.85)
    c.multiply(paw.edge(2, 4, 3), CREAM_DEEP, 0.7)

    def toes(pen: Pen) -> None:
        for a, b in (((157, -163), (162, -164)), ((158, -157), (164, -157))):
            crease(pen, at([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b]), 1.2, CREAM_DEEP)

    c.draw(toes, detail=0.85, soft=0.3)


def _head(c: Canvas) -> None:
    """Round, with two pointed ears, white about the mouth; eyes shut in content."""
    far = c.mask(shapes.curve(_on_head([(4, -20, CORNER), (15, -39, CORNER), (22, -28), (23, -12, CORNER)])))
    c.fill(far, _COAT_DEEP, detail=0.85)
    m = c.mask(shapes.curve(_on_head([(-25, 6), (-23, -12), (-10, -23), (8, -24), (20, -15), (26, -3), (31, 6),
                                      (29, 14), (20, 20), (4, 23), (-15, 19)])), wobble=0.8, cell=6)  # fmt: skip
    c.multiply(m.blur(4).move(-1, 6), SHADE, 0.4)
    c.fill(m, _COAT, detail=0.85)
    c.glaze(m.edge(-3, -6, 4), _COAT_PALE, 0.8)
    ear = c.mask(shapes.curve(_on_head([(-22, -10, CORNER), (-22, -28), (-17, -43, CORNER), (-6, -34), (3, -21, CORNER),
                                        (-8, -12)])))  # fmt: skip
    c.fill(ear & (ear - m).grow(4), _COAT, detail=0.85)
    c.fill(c.mask(shapes.curve(_on_head([(-16, -20, CORNER), (-15, -35, CORNER), (-3, -22, CORNER)])), soft=1), CORAL,
           0.5, detail=0.85)  # fmt: skip
    muzzle = c.mask(shapes.curve(_on_head([(14, 2), (24, 0), (31, 6), (29, 14), (20, 20), (8, 21), (7, 10)])), soft=1.4)
    c.fill(muzzle & m, CREAM, detail=0.88)
    c.glaze(c.mask(shapes.oval(*_on_head([(4, 9)])[0], 7, 5), soft=4) & m, CORAL, 0.3)

    def work(pen: Pen) -> None:
        for x, y, u, v in ((-6, -23, -3, -13), (2, -24, 3, -14), (10, -22, 9, -13)):
            crease(pen, _on_head([(x, y), ((x + u) / 2, (y + v) / 2 - 0.5), (u, v)]), 2, _STRIPE, 0.7)
        for y in (5, 12):
            crease(pen, _on_head([(-25, y - 3), (-17, y), (-10, y - 1)]), 2, _STRIPE, 0.6)
        crease(pen, _on_head([(5, -4), (9, 0), (15, 0), (18, -4)]), 2.2, INK)
        crease(pen, _on_head([(29, 9), (25, 13), (19, 14), (15, 11)]), 1.6, INK, 0.85)
        pen.fill(shapes.curve(_on_head([(25, 1, CORNER), (32, 2, CORNER), (31, 8, CORNER)])), CORAL)
        for a, b, tip in (((14, 9), (2, 11), (-12, 9)), ((14, 12), (3, 16), (-10, 18)), ((29, 9), (37, 8), (44, 4)),
                          ((29, 11), (37, 13), (44, 12))):  # fmt: skip
            crease(pen, _on_head([a, b, tip]), 1.1, BLUSH, 0.95)

    c.draw(work, detail=0.9, soft=0.2)
