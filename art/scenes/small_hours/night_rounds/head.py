"""Parts of Night Rounds: the child's head in profile, asleep on its back, an open ear towards us."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import crease, sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, union

from .inks import BLUSH, CAST, HAIR, HAIR_PALE, INK, SKIN, SKIN_INK, SKIN_PALE, SKIN_SHADE

_FACE: Final[Points] = (
    *((10, -112), (52, -108), (82, -86), (97, -54), (97, -26), (91, -8), (97, 4), (109, 14), (112, 22), (106, 30)),
    *((96, 32, CORNER), (99, 38), (103, 44), (98, 50, CORNER), (101, 55), (99, 61), (91, 65), (92, 74), (87, 83)),
    *((73, 93), (51, 96), (28, 89), (4, 74), (-40, 60), (-60, -20)),
)
_HAIR: Final[Points] = (
    *((84, -84, CORNER), (70, -110), (32, -127), (-22, -132), (-58, -122), (-84, -108), (-108, -76), (-120, -40)),
    *((-123, 0), (-118, 44), (-110, 72), (-88, 90), (-70, 92), (-58, 108, CORNER), (-44, 94), (-32, 92)),
    *(
        (-24, 106, CORNER),
        (-8, 88),
        (-3, 76),
        (-6, 58),
        (-8, 40),
        (-4, 22),
        (10, 4),
        (26, -12),
        (38, -30),
        (54, -50),
        (70, -66),
    ),
)
_EAR: Final[Points] = (
    *((12, -18), (2, -32), (-16, -35), (-31, -21), (-32, 2), (-21, 22), (-9, 36), (5, 35), (11, 22), (14, 4)),
)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (its ear at 0, 0; nose to the right, upright) where they lie on the card."""
    return place(points, 518, 892, 1.78, 67, flip=True)


def _mass(c: Canvas) -> tuple[Mask, Mask]:
    return c.mask(curve(at(_FACE)), wobble=0.6), c.mask(curve(at(_HAIR)), wobble=1.2)


def head(c: Canvas) -> None:
    """Face first, then hair, features, ear."""
    face, hair = _mass(c)
    c.multiply((face | hair).blur(14).move(4, 14), CAST, 0.6)
    c.fill(face, SKIN, detail=0.7, mottle=0.03)
    sweep(c, face, at([(60, -70, 16), (84, -40, 14), (84, -10, 10)]), 14, SKIN_PALE, 0.8, pale=True)
    sweep(c, face, at([(84, 8, 8), (100, 16, 7)]), 7, SKIN_PALE, 0.7, pale=True)
    sweep(c, face, at([(60, 20, 16), (66, 40, 18)]), 14, SKIN_PALE, 0.5, pale=True)
    sweep(c, face, at([(90, 96, 8), (54, 102, 13), (20, 90, 16), (0, 66, 16)]), 13, SKIN_SHADE, 0.8)
    sweep(c, face, at([(20, -60, 12), (26, -20, 12), (16, 30, 14)]), 16, SKIN_SHADE, 0.55)
    sweep(c, face, at([(52, 34, 20), (62, 42, 19)]), 15, BLUSH, 0.5, pale=True)
    _hair(c, hair)
    _features(c)
    _ear(c)


def _hair(c: Canvas, m: Mask) -> None:
    """One dark soft mass, combed from the whorl; a fringe over the temple, a few ends on the pillow."""
    face, _ = _mass(c)
    c.multiply(m.blur(7).move(-5, 2) & face, SKIN_SHADE, 0.6)
    c.fill(m, HAIR, detail=0.55, mottle=0.04)
    locks: tuple[Points, ...] = (
        ((24, -104, 24), (58, -92, 22), (80, -70, 13), (86, -50, 6), (84, -40, 1.5)),
        ((24, -74, 22), (48, -58, 17), (58, -38, 9), (58, -26, 1.5)),
        ((50, -112, 12), (28, -132, 9), (2, -140, 5), (-22, -139, 1)),
        ((8, -114, 20), (-22, -124, 14), (-48, -129, 7), (-64, -128, 1)),
        ((-14, 70, 10), (-10, 92, 7), (-1, 104, 4), (10, 108, 0.8)),
        ((-38, 70, 12), (-38, 88, 9), (-34, 102, 5), (-26, 110, 0.8)),
        ((4, -34, 12), (16, -20, 8), (22, -8, 5), (23, 2, 1)),
    )
    loose = c.mask(union(*(limb(at(lock), 24) for lock in locks)), wobble=0.5)
    c.fill(loose, HAIR, detail=0.55)
    m = m | loose
    sweep(c, m, at([(-110, 70, 16), (-70, 104, 22), (-10, 104, 16)]), 18, INK, 0.5)
    sweep(c, m, at([(-118, -40, 10), (-118, 30, 14)]), 16, INK, 0.35)
    sweep(c, m, at([(30, -112, 9), (-20, -112, 13), (-64, -92, 10)]), 15, HAIR_PALE, 0.6, pale=True)
    for lock, share in (
        (((-84, -84, 2), (-36, -98, 9), (20, -92, 11), (60, -66, 7), (76, -44, 2)), 0.55),
        (((-86, -70, 2), (-50, -62, 9), (-10, -44, 11), (16, -20, 6), (26, 2, 2)), 0.5),
        (((-92, -60, 2), (-76, -22, 8), (-62, 14, 10), (-40, 50, 8), (-8, 80, 3)), 0.45),
        (((-104, -50, 2), (-106, -4, 7), (-98, 40, 8), (-72, 84, 5)), 0.4),
    ):
        sweep(c, m, at(lock), 5, HAIR_PALE, share, pale=True)
    sweep(c, m, at([(14, 0, 6), (34, -24, 9), (58, -52, 9), (80, -74, 6)]), 9, (0.6, 0.065, 300), 0.6, pale=True)

    def strands(pen: Pen) -> None:
        ways: tuple[Points, ...] = (
            ((-84, -96), (-40, -122), (20, -122), (66, -100), (90, -58)),
            ((-82, -90), (-36, -106), (20, -102), (62, -76), (74, -42)),
            ((-82, -82), (-40, -88), (10, -80), (44, -50), (50, -18)),
            ((-84, -74), (-46, -70), (-4, -56), (24, -26), (32, 0)),
            ((-88, -68), (-56, -54), (-20, -40), (4, -26), (14, -14)),
            ((-92, -64), (-70, -36), (-52, -14), (-40, 14), (-24, 44)),
            ((-96, -62), (-84, -20), (-68, 20), (-44, 56), (-4, 78)),
            ((-102, -60), (-98, -10), (-86, 34), (-58, 72), (-10, 92)),
            ((-108, -62), (-112, -16), (-106, 28), (-84, 70), (-40, 92)),
            ((-98, -88), (-76, -110), (-40, -126)),
        )
        for k, way in enumerate(ways):
            crease(pen, at(way), 2.6 if k % 2 else 3.6, HAIR_PALE, 0.4)
            crease(pen, [(x + 5, y + 7) for x, y, *_ in at(way)], 2.6, INK, 0.35)

    c.draw(strands, clip=m, detail=0.55, soft=0.6)


def _features(c: Canvas) -> None:
    """The shut eye and its lashes, a thin brow, a nostril, a mouth that all but smiles."""

    def work(pen: Pen) -> None:
        crease(pen, at([(66, -22), (79, -30), (91, -27)]), 2.5, HAIR, 0.85)
        pen.fill(limb(at([(54, -2, 0.6), (62, 7, 1.6), (74, 9, 1.9), (86, 2, 0.9)]), 30), INK)
        for u, v, du, dv in ((58, 4, -5, 6), (65, 8, -2, 8), (72, 9, 2, 8), (79, 7, 5, 7)):
            pen.fill(limb(at([(u, v, 1.1), (u + 0.5 * du, v + 0.6 * dv, 0.8), (u + du, v + dv, 0.2)]), 10), INK)
        crease(pen, at([(104, 31), (98, 28), (96, 22)]), 2.6, SKIN_INK, 0.75)
        pen.fill(limb(at([(99, 50, 1.2), (90, 51, 1.4), (82, 48, 1.1), (78, 43, 0.4)]), 20), SKIN_INK, 0.9)
        crease(pen, at([(76, 40), (74, 45), (76, 50)]), 1.8, SKIN_INK, 0.45)
        crease(pen, at([(84, 6), (92, 2), (96, 4)]), 1.6, SKIN_INK, 0.3)

    c.draw(work, detail=0.9, soft=0.35)
    face, _ = _mass(c)
    sweep(c, face, at([(98, 44, 4), (98, 57, 4)]), 3, BLUSH, 0.55, pale=True)
    sweep(c, face, at([(88, 66, 4), (84, 68, 4)]), 4, SKIN_SHADE, 0.5)


def _ear(c: Canvas) -> None:
    """An ear like a shell, large enough for a letter."""
    m = c.mask(curve(at(_EAR)))
    _, hair = _mass(c)
    c.multiply(m.blur(5).move(4, 7) & hair, INK, 0.6)
    c.fill(m, SKIN, detail=0.8)
    c.multiply(m.edge(4, 6, 5) & m, SKIN_SHADE, 0.6)
    root = c.mask(limb(at([(23, 8, 5), (21, 16, 8), (15, 26, 9), (11, 38, 6)]), 24), soft=4)
    c.glaze(root, SKIN, 0.95)
    bowl = c.mask(
        curve(at([(8, -12), (-3, -22), (-17, -21), (-22, -7), (-17, 10), (-7, 20), (5, 14), (10, 2)])), soft=1.5
    )
    c.multiply(bowl & m, (0.76, 0.1, 28), 0.75)
    deep = c.mask(curve(at([(8, -8), (-4, -13), (-11, -2), (-6, 10), (6, 9)])), soft=2)
    c.multiply(deep & m, (0.66, 0.11, 24), 0.75)
    sweep(c, m, at([(4, -28, 2), (-14, -30, 3), (-27, -18, 3), (-27, 2, 2)]), 2, SKIN_PALE, 0.8, pale=True)


def tragus(c: Canvas) -> None:
    """The small lip before the ear's opening, over the letter's end, so that the letter goes in."""
    m = c.mask(curve(at([(16, -15), (9, -13), (3, -6), (2, 2), (6, 10), (14, 13), (20, 4), (20, -8)])), soft=0.8)
    c.multiply(m.blur(3).move(1, 5) & c.mask(curve(at(_EAR))), SKIN_INK, 0.45)
    fade = c.mask(curve(at([(10, -20), (0, -8), (0, 6), (8, 18), (16, 10), (18, -2), (16, -14)])), soft=3)
    shell = c.mask(curve(at(_EAR)))
    c.fill(m & fade & shell, SKIN, detail=0.85)
    sweep(c, m & shell, at([(9, -8, 2), (6, -1, 3), (9, 7, 2)]), 2, SKIN_PALE, 0.6, pale=True)
