"""Parts of Family Business: the child's head in profile on its neck: chin up, brow drawn, lips pressed."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import sweep, sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .hair import hair
from .ink import CREAM, INK, SKIN, SKIN_DEEP, SKIN_LINE, SKIN_PALE, crease
from .nightshirt import SHIRT_SHAPE

_AT: Final = (112.0, 688.0)
_SIZE: Final = 0.71
_TURN: Final = -11.0
_PROFILE: Final[Points] = (
    *((50, -84), (76, -56), (88, -24), (87, -2), (80, 14), (83, 27), (91, 38), (96, 43), (94, 50), (84, 54, CORNER)),
    *((84, 60), (88, 66), (86, 71), (79, 74, CORNER), (84, 78), (83, 84), (77, 88), (79, 96), (73, 105), (58, 110)),
    *((36, 107), (8, 97), (-12, 80), (-20, 52), (-40, -40), (0, -84)),
)
_NECK: Final[Points] = (
    *((-56, 44), (-6, 60), (14, 100), (6, 116), (3, 130), (-4, 146), (-60, 146), (-56, 116), (-56, 84)),
)
_LIP: Final = (0.55, 0.12, 24)
_FLUSH: Final = (0.64, 0.14, 30)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the right) where they lie on the card."""
    return place(points, *_AT, _SIZE, _TURN)


def silhouette(c: Canvas) -> Mask:
    """Face and neck."""
    return c.mask(curve(at(_PROFILE)), curve(at(_NECK)))


def _spot(c: Canvas, u: float, v: float, r: float, soft: float) -> Mask:
    x, y = at([(u, v)])[0]
    return c.mask(oval(x, y, r, 0.8 * r, _TURN), soft=soft)


def head(c: Canvas) -> None:
    """Neck, face, features, hair, ear."""
    m = c.mask(curve(at(_PROFILE)), wobble=0.3)
    _neck(c, m)
    c.fill(m, SKIN, detail=0.85, mottle=0.02)
    sweeps(c, m, ((at([(70, 116, 4), (40, 116, 9), (8, 102, 9), (-14, 76, 8)]), 6, 0.75),
                  (at([(78, 12, 3), (68, 10, 5), (54, 6, 4)]), 5, 0.3),
                  (at([(76, 94, 2), (68, 95, 4)]), 3, 0.5),
                  (at([(80, 58, 2), (72, 60, 4)]), 3, 0.4)), SKIN_DEEP)  # fmt: skip
    sweeps(c, m, ((at([(60, -66, 7), (74, -38, 8), (76, -12, 5)]), 5, 0.7),
                  (at([(80, 26, 3), (90, 42, 4)]), 3, 0.8),
                  (at([(60, 44, 8), (44, 54, 13), (34, 70, 9)]), 8, 0.65),
                  (at([(72, 100, 3), (72, 106, 4)]), 3, 0.6)), SKIN_PALE, pale=True)  # fmt: skip
    c.glaze(_spot(c, 46, 60, 17, 8) & m, _FLUSH, 0.6)
    c.glaze(_spot(c, 94, 47, 6, 3) & m, _FLUSH, 0.4)
    _features(c, m)
    _eye(c)
    ear = curve(at([(6, 16), (-4, 6), (-20, 8), (-25, 24), (-20, 40), (-10, 52), (-1, 52), (2, 42), (6, 34)]))
    hair(c, at, m, c.mask(ear))
    _ear(c, c.mask(ear))


def _neck(c: Canvas, face: Mask) -> None:
    """A slim neck that leans with the pull, the jaw's shadow on it, the cord of its muscle."""
    neck = c.mask(curve(at(_NECK)))
    c.fill(neck, SKIN, detail=0.8)
    c.multiply(neck, SKIN_DEEP, 0.25)
    c.multiply(face.blur(4).move(0, 8) & neck, SKIN_DEEP, 0.85)
    sweep(c, neck, at([(-70, 80, 5), (-68, 120, 7), (-74, 160, 5)]), 5, SKIN_DEEP, 0.6)
    sweep(c, neck, at([(-12, 92, 3), (-6, 124, 5), (0, 146, 3)]), 4, SKIN_PALE, 0.55, pale=True)

    def cord(pen: Pen) -> None:
        crease(pen, at([(-24, 88), (-16, 112), (-4, 140)]), 0.9, SKIN_LINE, 0.22)

    c.draw(cord, clip=neck, detail=0.85, soft=0.4)


def collar(c: Canvas) -> None:
    """A turned-down collar, round the neck and over the sleeve's top."""
    shirt = c.mask(curve(SHIRT_SHAPE))
    m = c.mask(curve([(73, 774, CORNER), (90, 785), (112, 787), (131, 777, CORNER), (140, 794, CORNER), (116, 806),
                      (88, 806), (60, 794, CORNER)]), wobble=0.4)  # fmt: skip
    c.multiply(m.blur(4).move(2, 6) & shirt, (0.66, 0.1, 60), 0.6)
    c.fill(m, CREAM, detail=0.7)
    c.multiply(m.edge(0, 6, 4), (0.8, 0.06, 60), 0.6)


def _features(c: Canvas, m: Mask) -> None:
    """A brow raised and knit at its inner end, a nostril, lips pressed shut and drawn down."""
    lips = c.mask(curve(at([(82, 63), (88, 67), (80, 74), (85, 79), (82, 85), (75, 84), (68, 79), (71, 72)])), soft=1)
    c.glaze(lips & m, _LIP, 0.55)

    def work(pen: Pen) -> None:
        crease(pen, at([(88, 52), (82, 49), (80, 45), (82, 41)]), 1.3, SKIN_LINE, 0.75)
        pen.fill(limb(at([(85, 50.5, 1.2), (89.5, 50, 1.9)]), 8), (0.36, 0.09, 26), 0.85)
        crease(pen, at([(81, 73.5), (74, 74), (68, 76), (65, 80)]), 1.5, (0.36, 0.1, 22), 0.95)
        crease(pen, at([(80, 90), (76, 89.5), (72, 91)]), 0.9, SKIN_LINE, 0.35)
        brow: Points = ((34, -8, 0.7), (44, -16, 1.9), (56, -19, 2.9), (67, -22, 3.0), (76, -30, 1.2))
        pen.fill(limb(at(brow), 30), (0.25, 0.045, 335), 0.92)
        crease(pen, at([(81, -18), (82, -11), (79, -5)]), 0.9, SKIN_LINE, 0.4)

    c.draw(work, detail=0.95, soft=0.2)


def _eye(c: Canvas) -> None:
    """Wide, turned up to who takes; wet along its lower rim."""

    def work(pen: Pen) -> None:
        white = curve(at([(42, 23, CORNER), (50, 8), (62, 2), (70, 8, CORNER), (71, 20), (66, 29), (54, 30)]))
        pen.fill(white, (0.965, 0.014, 90))
        with pen.clipped(white):
            x, y = at([(64, 14)])[0]
            pen.fill(oval(x, y, 5.8, 8.0, _TURN), (0.34, 0.07, 45))
            pen.fill(oval(x + 0.8, y - 0.4, 3.7, 5.2, _TURN), INK)
            pen.dot(x - 0.6, y - 3.6, 1.7, (0.99, 0.01, 90))
            pen.dot(x + 1.8, y + 3.8, 0.9, (0.86, 0.04, 80), 0.8)
            pen.fill(limb(at([(44, 18, 3), (54, 5, 3), (66, 3, 3)]), 20), INK, 0.3)
        pen.fill(limb(at([(39, 25, 0.5), (47, 11, 1.7), (60, 1, 2.4), (71, 5, 1.8), (75, 6, 0.6)]), 26), INK)
        pen.fill(limb(at([(46, 26, 0.4), (56, 31.5, 1.1), (66, 30, 1.0), (71, 22, 0.5)]), 22), (0.3, 0.07, 30), 0.85)
        crease(pen, at([(48, 1), (58, -6), (70, -3)]), 0.8, SKIN_LINE, 0.4)

    c.draw(work, detail=0.98, soft=0.15)


def _ear(c: Canvas, m: Mask) -> None:
    c.multiply(m.blur(3).move(2, 3), SKIN_DEEP, 0.5)
    c.fill(m, SKIN, detail=0.9)
    c.glaze(m.edge(-2, -3, 2), SKIN_PALE, 0.7)
    c.glaze(m, _FLUSH, 0.25)

    def work(pen: Pen) -> None:
        crease(pen, at([(0, 14), (-12, 13), (-17, 26), (-11, 40)]), 1.2, SKIN_LINE, 0.7)
        crease(pen, at([(-2, 26), (-8, 30), (-4, 38)]), 1.3, SKIN_LINE, 0.6)

    c.draw(work, detail=0.9, soft=0.2)
