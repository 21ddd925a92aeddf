"""Parts of Back in Five: the stallkeeper's head in profile, leaned back, eyes shut, smiling into his moustache."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .brush import CREAM, HAIR, INK, SHADE, SKIN, SKIN_DEEP, SKIN_PALE, crease, disc, sweep

_FACE: Final[Points] = (
    *((-60, 34), (-66, 0), (-60, -34), (-36, -62), (0, -70), (34, -60), (54, -34), (60, -12), (59, 2), (68, 13)),
    *((78, 26), (80, 36), (73, 43), (64, 46), (64, 62), (60, 72), (62, 84), (50, 100), (22, 108), (-14, 98), (-40, 74)),
)
_HAIR_BACK: Final[Points] = (
    *(
        (-46, -42, CORNER),
        (-62, -36),
        (-72, 0),
        (-66, 38),
        (-48, 60),
        (-30, 56),
        (-26, 34, CORNER),
        (-34, 8),
        (-30, -14),
    ),
)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the right) where they lie on the card."""
    return place(points, 416, 578, 0.98, -12)


def head(c: Canvas) -> None:
    """The head, its fringe of hair, ear, moustache, and a lid drawn down in bliss."""
    neck = c.mask(limb([(372, 668, 50), (392, 640, 52), (404, 612, 50)], 20))
    c.fill(neck, SKIN, detail=0.8)
    m = c.mask(curve(at(_FACE)), wobble=0.8)
    strap = c.mask(limb([(444, 668, 6), (414, 660, 6), (384, 644, 6), (356, 630, 6)], 16)) & neck.grow(6)
    c.multiply(strap.blur(3).move(0, 4) & neck, SHADE, 0.5)
    c.fill(strap, CREAM, detail=0.7)
    c.multiply(m.blur(6).move(2, 9) & neck, SHADE, 0.6)
    c.fill(m, SKIN, detail=0.85)
    sweep(c, m, at([(-20, 100, 8), (20, 110, 10), (56, 98, 8)]), 9, SHADE, 0.6)
    sweep(c, m, at([(-50, 40, 10), (-20, 84, 12)]), 11, SHADE, 0.45)
    sweep(c, m, at([(-36, -48, 10), (0, -58, 14), (36, -44, 10)]), 11, SKIN_PALE, 0.85, pale=True)
    c.glaze(c.mask(disc(at([(28, 36)])[0], 25, 20), soft=10) & m, (0.68, 0.13, 34), 0.5)
    c.glaze(c.mask(disc(at([(72, 31)])[0], 10, 9), soft=5) & m, (0.68, 0.13, 34), 0.4)
    hair = c.mask(curve(at(_HAIR_BACK)), wobble=1.2)
    c.fill(hair, HAIR, detail=0.75)
    c.glaze(hair.edge(-6, -3, 4), (0.55, 0.03, 50), 0.5)
    ear = c.mask(curve(at([(-28, 0), (-18, -8), (-4, -4), (0, 12), (-8, 28), (-18, 36), (-26, 26)])))
    c.multiply(ear.blur(4).move(3, 5) & m, SHADE, 0.6)
    c.fill(ear, SKIN, detail=0.85)
    c.multiply(ear.edge(4, 4, 3), SHADE, 0.6)
    c.glaze(ear.edge(-3, -3, 2), SKIN_PALE, 0.6)

    def work(pen: Pen) -> None:
        crease(pen, at([(-20, 2), (-9, 4), (-9, 16), (-16, 24)]), 2, SKIN_DEEP, 0.8)
        pen.fill(limb(at([(22, -2, 0.9), (30, 7, 2.6), (42, 9, 3), (54, 3, 1.0)]), 24), INK)
        for u, v, p, q in ((28, 6, 23, 13), (35, 9, 33, 17), (43, 9, 45, 17)):
            pen.fill(limb(at([(u, v, 1.3), (p, q, 0.4)]), 6), INK)
        crease(pen, at([(20, -16), (34, -24), (52, -19)]), 4.2, HAIR, 0.95)
        crease(pen, at([(14, 4), (8, 8), (4, 14)]), 1.5, SKIN_DEEP, 0.7)
        crease(pen, at([(14, 8), (9, 14), (7, 21)]), 1.5, SKIN_DEEP, 0.6)
        crease(pen, at([(64, 44), (60, 38), (63, 32)]), 2, SKIN_DEEP, 0.8)
        crease(pen, at([(64, 70), (48, 72), (32, 62), (24, 48)]), 3, SKIN_DEEP, 0.95)
        crease(pen, at([(54, 86), (38, 92), (18, 88)]), 2, SKIN_DEEP, 0.45)
        pen.fill(curve(at([(76, 48, CORNER), (66, 46), (46, 46), (26, 54), (10, 50, CORNER), (18, 64), (40, 68),
                           (62, 64), (77, 57)])), HAIR)  # fmt: skip
        for k in range(5):
            u = 28 + 10 * k
            crease(pen, at([(u + 4, 50), (u, 56), (u - 6, 63)]), 1.0, (0.5, 0.03, 50), 0.35)

    c.draw(work, detail=0.9, soft=0.3)
