"""Parts of Family Business: the rocking-horse, tipped back on its rockers: trunk, legs, one of them already free."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, place

from .foalhead import head, mane
from .ink import (
    CREAM,
    OAK,
    OAK_DEEP,
    OAK_PALE,
    RED,
    RED_DEEP,
    RED_LINE,
    RED_PALE,
    SHADOW,
    crease,
)
from .saddle import saddle

_AT: Final = (374.0, 826.0)
_SIZE: Final = 0.98
_TURN: Final = -26.0
_TRUNK: Final[Points] = (
    *((-128, -2), (-132, -34), (-110, -62), (-66, -68), (-18, -54), (26, -60), (60, -88), (84, -132), (98, -178)),
    *((108, -206), (132, -214), (164, -196), (178, -166), (172, -130), (170, -84), (172, -40), (162, 2), (136, 36)),
    *((96, 50), (34, 50), (-24, 38), (-62, 34), (-98, 34), (-120, 20)),
)
_NEAR_HIND: Final[Points] = (
    *(
        (-90, -14, 46),
        (-108, 36, 33),
        (-128, 78, 19),
        (-130, 98, 14),
        (-116, 142, 11),
        (-116, 186, 11),
        (-122, 216, 15),
    ),
)
_NEAR_FORE: Final[Points] = (
    *((112, -6, 32), (154, 14, 24), (194, 30, 16), (208, 44, 14), (202, 78, 10), (186, 108, 10.5), (176, 122, 13)),
)
_FAR_HIND: Final[Points] = (
    *((-56, 4, 38), (-70, 56, 24), (-92, 94, 14), (-80, 140, 10), (-76, 176, 10), (-78, 204, 14)),
)
_FAR_FORE: Final[Points] = (
    (112, 10, 34),
    (124, 70, 18),
    (136, 112, 14),
    (142, 150, 10.5),
    (146, 180, 10.5),
    (146, 198, 14),
)
_ROCKER: Final[Points] = (
    *((-216, 216, 7), (-190, 227, 12), (-100, 254, 14), (0, 264, 14), (100, 252, 14), (180, 224, 12), (222, 188, 9)),
    *((238, 160, 6), (230, 142, 5), (218, 150, 4)),
)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the level horse where they lie on the card."""
    return place(points, *_AT, _SIZE, _TURN)


def silhouette(c: Canvas) -> Mask:
    """All of it that casts a shadow."""
    legs = (limb(at(leg), 40) for leg in (_NEAR_HIND, _NEAR_FORE, _FAR_FORE, _FAR_HIND, _ROCKER))
    return c.mask(curve(at(_TRUNK)), *legs)


def foal(c: Canvas) -> None:
    """Paint it, from the far rocker to the near foreleg."""
    _rocker(c, (15, -21), far=True)
    for leg in (_FAR_HIND, _FAR_FORE):
        _leg(c, leg, far=True)
    _rocker(c, (0, 0), far=False)
    m = c.mask(curve(at(_TRUNK)), wobble=0.8)
    _leg(c, _NEAR_HIND, far=False)
    c.fill(m, RED, detail=0.6, mottle=0.03)
    _form(c, m)
    _haunch(c, m)
    saddle(c, at, m)
    mane(c, at, m)
    head(c, at, m)
    _leg(c, _NEAR_FORE, far=False)
    _shoulder(c, m)


def _rocker(c: Canvas, shift: tuple[float, float], *, far: bool) -> None:
    """A bow of oak, lit along its upper edge, its front end curled."""
    spine = at([(x + shift[0], y + shift[1], r) for x, y, r in _ROCKER])
    m = c.mask(limb(spine, 80), wobble=0.6)
    c.fill(m, OAK, detail=0.65, mottle=0.05)
    c.glaze(m.edge(-3, -7, 3), OAK_PALE, 0.8)
    c.multiply(m.edge(3, 9, 5), OAK_DEEP, 0.85)

    def grain(pen: Pen) -> None:
        for q in (-0.45, -0.1, 0.25, 0.5):
            line = [(x, y + q * r, 0.9) for x, y, r in spine[1:-3]]
            crease(pen, line, 0.9, OAK_DEEP, 0.5)

    c.draw(grain, clip=m, detail=0.6, soft=0.4)
    if far:
        c.multiply(m, SHADOW, 0.6)
    else:
        _socket(c)


def _socket(c: Canvas) -> None:
    """The place on the near rocker from which a hoof has come away: pale bare wood, the peg's hole."""
    m = c.mask(limb(at([(128, 238, 9), (168, 222, 9)]), 10), soft=1)
    c.fill(m, OAK_PALE, 0.95, detail=0.8)

    def peg(pen: Pen) -> None:
        x, y = at([(148, 231)])[0][:2]
        pen.fill(limb([(x - 3, y + 1, 3.6), (x + 3, y - 1, 3.6)], 8), (0.34, 0.06, 40))

    c.draw(peg, detail=0.8)


def _leg(c: Canvas, leg: Points, *, far: bool) -> None:
    """A turned leg, its joints marked, its hoof dark."""
    spine = at(leg)
    m = c.mask(limb(spine, 60), wobble=0.5)
    if not far:
        c.multiply(m.blur(7).move(7, 5) & c.mask(curve(at(_TRUNK))), RED_DEEP, 0.55)
    c.fill(m, RED, detail=0.6, mottle=0.03)
    c.glaze(c.mask(limb([(x - 0.45 * r, y - 0.3 * r, 0.28 * r) for x, y, r in spine], 60), soft=4) & m, RED_PALE, 0.8)
    c.multiply(
        c.mask(limb([(x + 0.6 * r, y + 0.35 * r, 0.42 * r) for x, y, r in spine], 60), soft=4) & m, RED_DEEP, 0.8
    )
    a, b = spine[-2], spine[-1]
    hoof = c.mask(limb([(0.35 * a[0] + 0.65 * b[0], 0.35 * a[1] + 0.65 * b[1], 11), (*b[:2], 15)], 12)) & m
    c.fill(hoof, (0.33, 0.06, 345), detail=0.7)
    c.glaze(hoof.edge(-4, -3, 2), (0.55, 0.07, 355), 0.7)

    def joints(pen: Pen) -> None:
        for k in (-4, -3):
            x, y, r = spine[k]
            crease(pen, [(x - 0.9 * r, y + 2), (x, y + 5), (x + 0.9 * r, y + 1)], 1.3, RED_LINE, 0.6)

    c.draw(joints, clip=m, detail=0.7, soft=0.3)
    if far:
        c.multiply(m, (0.55, 0.1, 350), 0.75)


def _form(c: Canvas, m: Mask) -> None:
    """Light on croup, back and crest; shade under the barrel and down the breast; the brush along the form."""
    sweeps(
        c,
        m,
        (
            (at([(-128, -20, 8), (-104, -52, 11), (-62, -58, 10), (-20, -46, 7)]), 8, 0.85),
            (at([(20, -50, 7), (58, -74, 9), (84, -120, 10), (104, -180, 9)]), 8, 0.8),
            (at([(-40, -20, 12), (20, -14, 18), (80, -20, 14)]), 16, 0.4),
            (at([(120, -150, 8), (126, -90, 14), (118, -40, 12)]), 14, 0.4),
        ),
        RED_PALE,
        pale=True,
    )
    sweeps(
        c,
        m,
        (
            (at([(-60, 34, 8), (-10, 40, 15), (60, 48, 18), (130, 34, 18)]), 12, 0.9),
            (at([(176, -150, 6), (172, -90, 11), (174, -30, 16), (150, 20, 18)]), 11, 0.85),
            (at([(64, -40, 3), (80, 0, 9), (76, 40, 6)]), 9, 0.45),
        ),
        RED_DEEP,
    )

    def grain(pen: Pen) -> None:
        for k in range(7):
            y = -40 + 12 * k
            crease(pen, at([(-60, y), (10, y + 8 + 0.2 * y), (84, y - 2)]), 0.9, RED_LINE, 0.28)
        for k in range(6):
            x = 92 + 12 * k
            crease(pen, at([(x + 8, -176 + 6 * k), (x - 2, -110), (x - 4, -40)]), 0.9, RED_LINE, 0.28)

    c.draw(grain, clip=m, detail=0.55, soft=0.4)


def _haunch(c: Canvas, m: Mask) -> None:
    """Dapples on the haunch, brushed by somebody patient."""

    def spots(pen: Pen) -> None:
        for x, y, r in ((-104, -34, 6), (-84, -44, 5), (-90, -18, 7.5), (-66, -28, 6), (-108, -8, 6), (-72, -4, 7),
                        (-92, 10, 6), (-112, 18, 4.5), (-98, 34, 5.5), (-76, 22, 5), (-112, 46, 4)):  # fmt: skip
            u, v = at([(x, y)])[0][:2]
            pen.fill(limb([(u - 0.3 * r, v, r), (u + 0.3 * r, v - 0.5, 0.9 * r)], 8), CREAM, 0.85)

    both = m | c.mask(limb(at(_NEAR_HIND), 60))
    c.draw(spots, clip=both, detail=0.7, soft=0.7)
    c.multiply(c.mask(limb(at([(-60, -56, 2), (-50, -20, 5), (-60, 30, 3)]), 20), soft=4) & m, RED_DEEP, 0.6)


def _shoulder(c: Canvas, m: Mask) -> None:
    """Melt the free leg's root into the breast; over both lies a cream band."""
    root = c.mask(limb(at([(96, -34, 26), (104, -2, 30), (126, 4, 24)]), 20), soft=9) & m
    c.fill(root, RED, detail=0.6, mottle=0.03)
    sweeps(c, m, ((at([(100, -60, 8), (112, -20, 12), (140, -4, 8)]), 11, 0.55),), RED_PALE, pale=True)
    sweeps(c, m, ((at([(82, 8, 4), (104, 34, 8), (140, 30, 7)]), 7, 0.6),), RED_DEEP)
    band = c.mask(limb(at([(44, -34, 4.5), (84, -34, 5.5), (130, -48, 5.5), (180, -76, 4.5)]), 40)) & m
    c.multiply(band.blur(3).move(1, 4) & m, RED_DEEP, 0.7)
    c.fill(band, CREAM, detail=0.7)
    c.multiply(band.edge(0, 3, 3), (0.75, 0.08, 30), 0.6)
