"""Parts of Close Shave: the cactus as somebody: shut eye, nose, foam with a clean strip; towel, arm, bowl."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, curve, limb, oval, place, union

from . import cactus
from .brush import (
    BLUE,
    CORAL_INK,
    FOAM,
    FOAM_DEEP,
    GREEN_INK,
    GREEN_PALE,
    LINEN,
    LINEN_DEEP,
    SHADE,
    SPINE,
    crease,
)

_BODY: Final = cactus.frames(cactus.COLUMN, 104)
_ARM: Final = cactus.frames(cactus.ARM, 46)
_RIBS: Final = 11.0
_FOAM: Final[Points] = (
    *((330, 414), (362, 436), (382, 462), (374, 484), (356, 492), (354, 520), (340, 546), (340, 578), (320, 604)),
    *((300, 638), (268, 630), (240, 646), (206, 628), (178, 636), (150, 608), (124, 588), (122, 552), (104, 524)),
    *((116, 490), (112, 456), (134, 434), (138, 400), (164, 384), (184, 356), (214, 362), (238, 352), (258, 376)),
    *((280, 388), (304, 398)),
)
_BARE: Final[Points] = ((250, 290), (330, 262), (420, 290), (470, 400), (330, 470), (240, 400))
"""What of the face was shaved before."""
_STRIP: Final[Points] = ((150, 366, 31), (196, 416, 32), (232, 456, 33), (262, 490, 33))
_NOSE: Final[Points] = (
    *((360, 388, CORNER), (388, 380), (412, 392), (420, 414), (406, 432), (380, 432), (356, 420, CORNER)),
)
_LIPS: Final[Points] = (
    *((329, 459), (336, 453), (344, 450), (350, 452), (356, 450), (364, 452), (371, 457)),
    *((367, 467), (357, 473), (346, 474), (335, 468)),
)
_TOWEL: Final[Points] = ((16, 650, 28), (80, 706, 34), (170, 738, 37), (250, 722, 35), (316, 664, 30))


def column(c: Canvas) -> None:
    """The column, its needles where none are shaved."""
    m = cactus.flesh(c, _BODY, _RIBS, (-0.75, -0.66), "column")
    c.multiply(c.mask(oval(180, 1180, 150, 40), soft=22) & m, GREEN_INK, 0.6)
    bare = c.mask(curve(_FOAM), limb(_STRIP, 20), curve(_BARE),
                  limb([(300, 560, 40), (300, 640, 40), (280, 700, 30)], 20))  # fmt: skip
    whole = bare.whole()

    def free(x: float, y: float) -> bool:
        i, j = int(y * c.scale), int(x * c.scale)
        inside = 0 <= i < c.h and 0 <= j < c.w
        joint = x > 212 and 806 < y < 992
        brow = x > 396 and y < 430
        return not (joint or brow or (inside and whole[i, j] > 0.3))

    cactus.needles(c, _BODY, _RIBS, free, "needles")
    cactus.stubble(c, _BODY, _RIBS, bare & m)
    for x, y, size, turn in ((366, 222, 0.85, -34), (430, 246, 0.9, 46), (402, 222, 1.1, 4)):
        cactus.blossom(c, x, y, size, turn)


def face(c: Canvas) -> None:
    """A nose, a lid with needles for lashes, a brow."""
    nose = c.mask(curve(_NOSE), wobble=0.6)
    nose = nose & c.full(smoothstep(352, 376, c.x))
    c.fill(nose, (0.56, 0.095, 152), detail=0.7, mottle=0.05)
    c.glaze(nose.edge(-7, -12, 9), (0.78, 0.095, 132), 0.85)
    c.multiply(nose.edge(5, 9, 7), (0.5, 0.07, 175), 0.8)
    sweep(c, nose, ((404, 404, 8), (410, 416, 8)), 7, (0.72, 0.12, 30), 0.5, pale=True)
    root = c.mask(oval(362, 402, 16, 26), soft=9)
    c.glaze(root, (0.56, 0.095, 152), 0.55)
    lid: Points = ((276, 342), (292, 318), (322, 306), (350, 316), (364, 340), (346, 362), (312, 366), (288, 360))
    eye = c.mask(curve(lid), soft=2.5)
    c.glaze(eye.blur(4), GREEN_PALE, 0.6)
    c.glaze(eye.edge(-6, -9, 9), (0.82, 0.09, 130), 0.5)
    c.multiply(eye.edge(4, 9, 8), (0.6, 0.08, 165), 0.5)

    def work(pen: Pen) -> None:
        pen.fill(limb([(272, 342, 1), (290, 363, 4), (320, 371, 4.6), (348, 362, 3.6), (368, 340, 1.2)], 30), GREEN_INK)
        lashes = ((282, 355, -13, 14), (298, 367, -9, 21), (316, 371, -3, 24), (334, 369, 4, 23), (350, 361, 11, 19),
                  (361, 349, 15, 12))  # fmt: skip
        for x, y, u, v in lashes:
            spine = [(x, y, 2.2), (x + 0.5 * u, y + 0.55 * v, 1.8), (x + u, y + v, 0.5)]
            pen.fill(limb([(p + 1.5, o + 2, r) for p, o, r in spine], 8), GREEN_INK, 0.5)
            pen.fill(limb(spine, 8), SPINE)
        crease(pen, ((280, 320), (300, 298), (332, 292), (356, 304)), 2.6, GREEN_INK, 0.6)

    c.draw(work, detail=0.92, soft=0.25)


def mouth(c: Canvas) -> None:
    """A small shy mouth that looks out of the foam below its nose."""
    m = c.mask(curve(_LIPS), wobble=0.5)
    c.multiply(m.blur(3).move(1, 3), FOAM_DEEP, 0.9)
    c.fill(m, (0.54, 0.095, 152), detail=0.8, mottle=0.05)
    c.glaze(m.edge(-4, -7, 5), (0.76, 0.095, 132), 0.8)
    c.multiply(m.edge(4, 6, 5), (0.5, 0.07, 175), 0.7)
    c.glaze(c.mask(oval(350, 468, 13, 5), soft=4) & m, (0.72, 0.13, 25), 0.4)

    def work(pen: Pen) -> None:
        crease(pen, ((330, 457), (339, 462), (350, 461), (360, 462), (370, 454)), 1.9, (0.2, 0.05, 178), 0.95)

    c.draw(work, detail=0.92, soft=0.25)


def foam(c: Canvas) -> None:
    """A beard of foam in lobes; the razor has drawn one clean strip through it."""
    m = c.mask(curve(_FOAM), wobble=2.4, cell=18)
    strip = c.mask(limb(_STRIP, 20), wobble=0.8)
    m = m - strip
    c.multiply(m.blur(6).move(4, 8) & cactus.outline(c, _BODY), GREEN_INK, 0.5)
    c.form(c.relief(m, 26, smooth=4), FOAM, rim=0.0, gain=0.55, mottle=0.04, depth=0.35, detail=0.6)
    r = c.rng("foam")
    for _ in range(64):
        x, y = float(r.uniform(110, 370)), float(r.uniform(360, 630))
        q = float(r.uniform(12, 26))
        lobe = c.mask(oval(x, y, q, 0.85 * q)) & m
        if lobe.empty:
            continue
        c.multiply(lobe.edge(3, 5, 4), FOAM_DEEP, 0.5)
        c.glaze(lobe.edge(-3, -5, 4), (0.995, 0.004, 95), 0.8)
    c.multiply(m.edge(7, 9, 8), FOAM_DEEP, 0.7)
    c.glaze(m.edge(-5, -6, 4), (0.995, 0.004, 95), 0.9)
    c.multiply(strip.edge(-3, 0, 3) & cactus.outline(c, _BODY), GREEN_INK, 0.4)


def towel(c: Canvas) -> None:
    """A towel about the neck, its end hanging in front."""
    end: Points = (
        (106, 724, CORNER),
        (180, 734, CORNER),
        (186, 800),
        (180, 880, CORNER),
        (96, 870, CORNER),
        (104, 800),
    )
    neck = cactus.outline(c, _BODY).grow(7)
    for m in (c.mask(curve(end), wobble=0.8), c.mask(limb(_TOWEL, 40), wobble=1) & neck):
        c.multiply(m.blur(6).move(4, 9) & cactus.outline(c, _BODY), GREEN_INK, 0.5)
        c.fill(m, LINEN, detail=0.6)
        c.multiply(m.edge(5, 9, 8), LINEN_DEEP, 0.8)
    hang, wrap = c.mask(curve(end)), c.mask(limb(_TOWEL, 40)) & neck

    def bands(pen: Pen) -> None:
        for y in (832, 848):
            pen.fill(limb([(90, y - 4, 4.4), (140, y + 3, 4.4), (190, y + 5, 4.4)], 20), BLUE, 0.9)

    c.draw(bands, clip=hang - wrap, detail=0.6, soft=0.4)

    def lines(pen: Pen) -> None:
        for k in (-15, 13):
            pen.fill(limb([(p[0], p[1] + k * p[2] / 33, 4.4) for p in _TOWEL], 40), BLUE, 0.9)
        crease(pen, ((50, 672), (100, 712), (180, 738), (256, 718)), 2.2, LINEN_DEEP, 0.9)
        crease(pen, ((132, 770), (130, 810), (126, 866)), 2.2, LINEN_DEEP, 0.8)
        crease(pen, ((162, 770), (164, 800), (160, 826)), 2.2, LINEN_DEEP, 0.8)

    c.draw(lines, clip=hang | wrap, detail=0.6, soft=0.5)
    c.multiply((hang | wrap) & c.mask(limb([(290, 640, 30), (300, 760, 34)], 10), soft=12), (0.7, 0.05, 60), 0.7)


def arm(c: Canvas) -> None:
    """The arm that comes round in front of her; where it touches her it is shaved."""
    m, body = cactus.outline(c, _ARM), cactus.outline(c, _BODY)
    c.multiply(m.blur(9).move(2, 12) & c.mask(box(490, 760, 290, 340), soft=14), CORAL_INK, 0.28)
    c.multiply(m.blur(12).move(6, 16) & body, GREEN_INK, 0.4)
    c.multiply(m.blur(4).move(-4, 5) & body, GREEN_INK, 0.55)
    c.glaze(m.grow(9).edge(-6, -7, 3) & body, GREEN_PALE, 0.3)
    cactus.flesh(c, _ARM, 8.0, (-0.6, -0.8), "arm")
    c.multiply(c.mask(limb([(204, 850, 16), (216, 884, 18), (244, 920, 14)], 20), soft=7) & m, GREEN_INK, 0.5)

    def seam(pen: Pen) -> None:
        way = ((246, 815), (220, 817), (197, 832), (194, 858), (212, 892), (246, 926), (286, 952))
        pen.fill(limb([(x, y, r) for (x, y), r in zip(way, (0.4, 1.4, 2.2, 2.8, 3.0, 2.2, 0.4), strict=True)], 40),
                 GREEN_INK, 0.9)  # fmt: skip

    c.draw(seam, clip=body, detail=0.8, soft=0.4)

    def free(x: float, y: float) -> bool:
        return x > 288 and (y > 934 or x < 430) and x < 640

    cactus.needles(c, _ARM, 8.0, free, "needles/arm", 22.0, 38.0)
    bare: Mask = m & c.mask(union(box(430, 700, 400, 228), box(640, 700, 200, 300)))
    cactus.stubble(c, _ARM, 8.0, bare, 28.0)


def bowl(c: Canvas) -> None:
    """An enamel bowl of foam on the sand."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, 362, 1146)

    c.multiply(c.mask(oval(374, 1146, 66, 10), soft=4), SHADE, 0.9)
    m = c.mask(curve(at([(-64, -62, CORNER), (64, -62, CORNER), (52, -24), (28, -3), (0, 0), (-28, -3), (-52, -24)])))
    c.fill(m, LINEN, detail=0.7)
    c.multiply(m.edge(14, 9, 12), (0.74, 0.055, 240), 0.8)
    lather = c.mask(curve(at([(-60, -62), (-50, -80), (-28, -78), (-12, -94), (12, -86), (32, -84), (52, -76),
                              (60, -62), (0, -52)])), wobble=1.5)  # fmt: skip
    c.fill(lather, FOAM, detail=0.7)
    c.multiply(lather.edge(6, 8, 7), FOAM_DEEP, 0.8)
    rim = c.mask(limb(at([(-66, -62, 4.5), (-34, -54, 4.8), (34, -54, 4.8), (66, -62, 4.5)]), 30))
    c.fill(rim, BLUE, detail=0.8)
