"""Parts of Relocation: the washing line nobody untied, drawn tight from the window out of the card; one small sock."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .brush import CREAM, INK

_SOCK: Final[Points] = (
    *((41, 208, CORNER), (73, 215, CORNER), (70, 250), (74, 265), (92, 274), (98, 288), (86, 299), (62, 294)),
    *((45, 280), (42, 252)),
)


def washing(c: Canvas) -> None:
    """The line, its knot at the window's frame, the sock and its peg."""

    def work(pen: Pen) -> None:
        pen.fill(limb([(-10, 196, 2), (60, 213, 2), (170, 238, 2)], 20), INK)
        pen.dot(168, 238, 5.5, INK)
        pen.fill(limb([(168, 240, 1.8), (172, 256, 1.6), (166, 268, 1)], 12), INK)
        pen.fill(curve(_SOCK), (0.5, 0.06, 195))
        pen.fill(curve([(41, 207, CORNER), (73, 214, CORNER), (72, 229, CORNER), (41, 222, CORNER)], pull=0.1), CREAM)

    def patches(pen: Pen) -> None:
        """Toe and heel, knitted in another wool."""
        pen.fill(curve([(84, 262), (78, 282), (86, 306), (120, 300), (114, 262)]), (0.7, 0.14, 34))
        pen.fill(curve([(34, 268), (50, 266), (60, 282), (56, 304), (34, 300)]), (0.7, 0.14, 34))

    def peg(pen: Pen) -> None:
        pen.fill(limb([(58, 200, 3), (57, 218, 3.4)], 8), (0.62, 0.08, 60))

    c.draw(work, detail=0.85, soft=0.3)
    c.draw(patches, clip=c.mask(curve(_SOCK)), detail=0.85, soft=0.3)
    c.draw(peg, detail=0.85, soft=0.3)
