"""Parts of Last Service: his head in profile, bent down to her: long nose, moustache, white hair in the wind."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import locks
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .brush import COAT_INK, FLUSH, HIS, HIS_DEEP, HIS_LINE, HIS_PALE, LINEN, SUN, crease

_FRONT: Final[Points] = (
    *((10, -112), (44, -106), (70, -86), (84, -56), (87, -34), (93, -20), (90, -8), (98, 10), (113, 32)),
    *((126, 47), (124, 59), (112, 64), (97, 64, CORNER), (97, 78), (98, 90), (100, 99), (96, 106), (98, 116)),
    *((95, 130), (80, 141), (56, 142), (34, 132), (14, 118), (-6, 96), (-34, 60), (-50, 0), (-40, -80)),
)
_HAIR: Final[Points] = (
    *((16, -114, CORNER), (-14, -128), (-56, -120), (-90, -92), (-106, -46), (-110, 0), (-104, 40), (-116, 70)),
    *((-96, 76), (-70, 74), (-50, 66), (-40, 44), (-30, 20), (-14, 6), (0, 4), (6, 30, CORNER), (14, 6)),
    *((16, -20), (8, -48), (2, -76)),
)
_WAYS: Final[tuple[Points, ...]] = (
    ((14, -112), (-20, -124), (-66, -112), (-104, -78), (-128, -50)),
    ((6, -90), (-30, -98), (-70, -82), (-104, -40), (-126, -6)),
    ((4, -66), (-30, -66), (-66, -48), (-96, -6), (-116, 30)),
    ((10, -36), (-24, -34), (-56, -16), (-82, 24), (-104, 62)),
    ((12, -10), (-20, -8), (-44, 10), (-66, 46), (-92, 80)),
)
_MOUSTACHE: Final[Points] = (
    *((106, 66, CORNER), (92, 64), (76, 68), (62, 80), (50, 98), (42, 110, CORNER), (58, 110), (74, 102), (88, 92)),
    *((102, 90), (111, 82), (112, 74)),
)
WHITE: Final = (0.955, 0.01, 95)
GREY: Final = (0.8, 0.025, 235)
_SHADE: Final = (0.74, 0.03, 235)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the right) where they lie on the card, looking left."""
    return place(points, 520, 490, 0.7, -14, flip=True)


def neck(c: Canvas) -> None:
    """The neck, out of the collar."""
    m = c.mask(limb([(574, 646, 36), (560, 600, 34), (550, 548, 34)], 30))
    c.fill(m, HIS, detail=0.7)
    sweep(c, m, ((520, 580, 14), (540, 600, 18), (560, 620, 14)), 10, HIS_DEEP, 0.8)
    c.draw(lambda pen: crease(pen, ((552, 562), (558, 586), (556, 610)), 1.6, HIS_LINE, 0.5), detail=0.7, soft=0.4)


def head(c: Canvas) -> None:
    """Face, features, hair, ear."""
    m = c.mask(curve(at(_FRONT)), wobble=0.6)
    c.fill(m, HIS, detail=0.85, mottle=0.025)
    sweep(c, m, at([(86, 150, 8), (50, 146, 14), (16, 128, 16), (-20, 90, 14)]), 12, HIS_DEEP, 0.65)
    sweep(c, m, at([(60, -84, 8), (76, -56, 9), (82, -30, 5)]), 7, HIS_PALE, 0.8, pale=True)
    sweep(c, m, at([(95, 0, 4), (112, 30, 5), (120, 46, 4)]), 4, HIS_PALE, 0.8, pale=True)
    sweep(c, m, at([(84, -12, 7), (66, -6, 9), (44, -8, 6)]), 6, HIS_DEEP, 0.6)
    sweep(c, m, at([(74, 30, 8), (56, 34, 13), (36, 30, 9)]), 8, HIS_PALE, 0.55, pale=True)
    sweep(c, m, at([(94, 120, 5), (84, 128, 6)]), 4, HIS_PALE, 0.6, pale=True)
    c.glaze(c.mask(limb(at([(60, 46, 17), (44, 44, 15)])), soft=7) & m, FLUSH, 0.36)
    c.glaze(c.mask(limb(at([(112, 48, 9), (120, 54, 8)])), soft=4) & m, FLUSH, 0.4)
    _features(c)
    _moustache(c, m)
    _hair(c, m)
    _ear(c)


def _features(c: Canvas) -> None:
    """A lowered lid, a brow like a thatch, lines of age."""

    def work(pen: Pen) -> None:
        lid = at([(46, 2, CORNER), (56, -8), (70, -10), (82, -2, CORNER), (72, 8), (58, 9)])
        pen.fill(curve(lid), HIS_DEEP, 0.5)
        pen.fill(limb(at([(44, 3, 0.8), (56, 10, 2.6), (70, 11, 3.0), (82, 2, 1.2)]), 24), (0.24, 0.045, 30))
        for u, v in ((58, 11), (66, 13), (74, 11)):
            pen.fill(limb(at([(u, v, 1.4), (u + 4, v + 8, 0.4)]), 6), (0.24, 0.045, 30), 0.9)
        crease(pen, at([(44, -4), (58, -14), (74, -14)]), 1.6, HIS_LINE, 0.7)
        crease(pen, at([(50, 20), (62, 24), (76, 19)]), 1.5, HIS_LINE, 0.55)
        crease(pen, at([(107, 63), (97, 58), (94, 46)]), 2.2, HIS_LINE, 0.85)
        crease(pen, at([(88, 48), (72, 62), (62, 82)]), 1.7, HIS_LINE, 0.55)
        for u, v, p, q in ((36, 0, 16, -8), (37, 8, 16, 8), (40, 16, 22, 22)):
            crease(pen, at([(u, v), ((u + p) / 2, (v + q) / 2 + 1), (p, q)]), 1.4, HIS_LINE, 0.5)
        crease(pen, at([(54, -70), (66, -66), (78, -68)]), 1.4, HIS_LINE, 0.4)
        crease(pen, at([(50, -56), (64, -53), (80, -54)]), 1.4, HIS_LINE, 0.35)
        crease(pen, at([(98, 107), (88, 109), (76, 103), (68, 95)]), 2.2, (0.42, 0.11, 26), 0.8)
        crease(pen, at([(66, 86), (60, 95), (61, 106)]), 1.5, HIS_LINE, 0.5)
        crease(pen, at([(-4, 96), (20, 122), (52, 140)]), 1.6, HIS_LINE, 0.4)

    c.draw(work, detail=0.92, soft=0.3)
    ways = (
        ((36, -14), (54, -31), (74, -38), (95, -36)),
        ((40, -9), (56, -22), (76, -29), (96, -29)),
    )
    locks(
        c, tuple(at(w) for w in ways), 16, (0.5, 2.4), (WHITE, GREY), seed="brow", share=0.95, drift=1.6, shade=HIS_LINE
    )


def _moustache(c: Canvas, face: Mask) -> None:
    m = c.mask(curve(at(_MOUSTACHE)), wobble=1)
    c.multiply(m.blur(4).move(1, 5) & face, HIS_DEEP, 0.8)
    c.fill(m, WHITE, detail=0.8)
    c.multiply(m.edge(2, 7, 5), _SHADE, 0.7)
    ways = (
        ((106, 68), (86, 70), (64, 86), (42, 112)),
        ((110, 76), (92, 80), (70, 94), (48, 112)),
        ((108, 86), (92, 90), (74, 100), (56, 112)),
    )
    locks(c, tuple(at(w) for w in ways), 26, (0.6, 2.0), (WHITE, GREY), seed="lip", share=0.85, drift=1.4, shade=_SHADE)


def _hair(c: Canvas, face: Mask) -> None:
    m = c.mask(curve(at(_HAIR)), wobble=1.6)
    c.multiply(m.blur(5).move(-2, 6) & face, HIS_DEEP, 0.6)
    c.fill(m, WHITE, detail=0.6)
    sweep(c, m, at([(-50, 78, 10), (-86, 40, 14), (-100, -20, 12)]), 12, _SHADE, 0.7)
    locks(
        c, tuple(at(w) for w in _WAYS), 56, (0.6, 3.0), (WHITE, GREY), seed="hair", share=0.85, drift=3.4, shade=_SHADE
    )
    c.glaze(m.edge(-5, -10, 8), SUN, 0.6)


def _ear(c: Canvas) -> None:
    m = c.mask(curve(at([(14, -16), (-4, -26), (-24, -16), (-28, 10), (-18, 34), (-8, 50), (6, 48), (12, 18)])))
    c.multiply(m.blur(4).move(3, 5), HIS_DEEP, 0.6)
    c.fill(m, HIS, detail=0.85)
    c.glaze(c.mask(limb(at([(-10, 0, 9), (-8, 24, 8)])), soft=4) & m, FLUSH, 0.35)
    c.glaze(m.edge(-3, -4, 3), HIS_PALE, 0.7)

    def work(pen: Pen) -> None:
        crease(pen, at([(4, -10), (-12, -14), (-18, 6), (-8, 26)]), 2.2, HIS_LINE, 0.7)
        crease(pen, at([(6, 10), (-2, 20), (-2, 32)]), 1.6, HIS_LINE, 0.5)

    c.draw(work, detail=0.85, soft=0.3)


def collar(c: Canvas) -> None:
    """A shirt's edge and the coat's collar, turned up at the neck."""
    shirt = c.mask(curve([(508, 628, CORNER), (522, 598, CORNER), (548, 604), (590, 582, CORNER), (574, 640)]))
    c.fill(shirt, LINEN, detail=0.6)
    m = c.mask(curve([(488, 662, CORNER), (502, 632), (518, 612, CORNER), (550, 622), (582, 604), (599, 577, CORNER),
                      (616, 596), (612, 622), (588, 648), (552, 662, CORNER), (560, 684, CORNER), (534, 700),
                      (506, 702, CORNER), (494, 684)]), wobble=1)  # fmt: skip
    c.multiply(m.blur(6).move(2, 8), COAT_INK, 0.5)
    c.fill(m, (0.42, 0.068, 217), detail=0.6, mottle=0.03)
    c.multiply(m.edge(3, 6, 6), COAT_INK, 0.35)
    c.glaze(m.edge(-4, -5, 4), (0.6, 0.07, 205), 0.75)
    seam = ((508, 640), (530, 652), (552, 662))
    c.draw(lambda pen: crease(pen, seam, 1.7, COAT_INK, 0.7), clip=m, detail=0.6, soft=0.4)
