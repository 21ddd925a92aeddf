"""Parts of Upwardly Mobile: the briefcase, open in his arms: lid and lining, then the front with its straps."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, limb

_LEATHER: Final = (0.36, 0.062, 46)
_DEEP: Final = (0.22, 0.045, 38)
_TAN: Final = (0.5, 0.075, 55)
_BRASS: Final = (0.8, 0.07, 88)


def back(c: Canvas) -> None:
    """The lid thrown back against his chest, its handle on top, and the dark inside."""
    grip = c.mask(limb([(346, 736, 7), (350, 704, 8), (378, 690, 8), (408, 698, 8), (418, 728, 7)], 30))
    c.fill(grip, _DEEP, detail=0.7)
    lid = c.mask(
        curve(
            [
                *((282, 800, CORNER), (296, 752), (318, 734), (370, 726), (436, 730), (472, 744), (486, 770)),
                (506, 806, CORNER),
            ]
        )
    )
    c.multiply(lid.blur(9).move(8, 8), (0.3, 0.04, 178), 0.5)
    c.fill(lid, _TAN, detail=0.6, mottle=0.04)
    c.fill(lid.grow(-9), (0.86, 0.045, 70), detail=0.6, mottle=0.03)
    inside = c.mask(
        curve([(222, 790), (280, 768), (370, 760), (460, 768), (518, 788), (460, 830), (360, 840), (270, 828)])
    )
    c.fill(inside, _DEEP, detail=0.6)


def front(c: Canvas) -> None:
    """The front of soft leather, sagging a little; two straps undone, their buckles shining."""
    m = c.mask(
        curve(
            [
                *((220, 786, CORNER), (250, 806), (310, 820), (370, 823), (440, 816), (520, 784, CORNER), (524, 850)),
                *((508, 914), (460, 932), (360, 936), (270, 928), (240, 904), (226, 850)),
            ]
        ),
        wobble=0.8,
    )
    c.multiply(m.blur(9).move(4, 12), (0.3, 0.04, 178), 0.5)
    c.fill(m, _LEATHER, detail=0.6, mottle=0.05)
    c.glaze(c.mask(limb([(236, 880, 12), (300, 926, 16), (440, 928, 16), (514, 880, 14)], 40), soft=12) & m, _DEEP, 0.7)
    c.glaze(c.mask(limb([(236, 812, 4), (300, 834, 9), (400, 838, 9), (500, 816, 4)], 40), soft=6) & m, _TAN, 0.6)
    rim = c.mask(limb([(221, 788, 5), (262, 810, 6), (310, 820, 6), (370, 824, 6), (440, 816, 6), (519, 786, 5)], 60))
    c.fill(rim, _TAN, detail=0.65)
    c.multiply(rim.edge(0, 3, 2), _DEEP, 0.5)
    for x, y, turn in ((290, 826, 6.0), (450, 824, -8.0)):
        strap = c.mask(box(x - 11, y - 4, 22, 74, 9, turn))
        c.multiply(strap.blur(3).move(2, 4), _DEEP, 0.6)
        c.fill(strap, mix(_LEATHER, _DEEP, 0.6), detail=0.65)

        def buckle(pen: Pen, x: float = x, y: float = y) -> None:
            pen.fill(box(x - 15, y + 20, 30, 24, 5), _BRASS)
            pen.fill(box(x - 8, y + 26, 16, 12, 3), _DEEP)

        c.draw(buckle, detail=0.7)
