"""Parts of Last Service: of the conductor only a cap over the sill, one arm on it, one at the bell cord."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

from .brush import spot, tilted
from .tram import pane

_SKIN: Final = (0.68, 0.12, 52)
_SHADE: Final = (0.68, 0.09, 35)
_CUP: Final = (0.9, 0.05, 80)
_NAVY: Final = (0.3, 0.055, 240)
_CAP: Final[Points] = (*((686, 654, CORNER), (678, 628), (698, 612), (726, 610), (754, 624), (748, 652, CORNER)),)
_BAND: Final[Points] = (
    *((684, 648, CORNER), (718, 642), (750, 648, CORNER), (748, 668, CORNER), (718, 664), (686, 670, CORNER)),
)
_PEAK: Final[Points] = ((690, 664, CORNER), (672, 672), (664, 684), (688, 682), (712, 670, CORNER))
_OVER: Final[Points] = (*((742, 690, 13), (716, 702, 13), (692, 716, 11), (682, 742, 9), (690, 762, 6), (702, 756, 3)),)


def conductor(c: Canvas) -> None:
    """Paint cord, raised arm, cap and the arm over the sill."""
    glass = pane(c, 1)
    cord = c.mask(limb(tilted([(748, 470, 2), (748, 560, 2)]), 10))
    c.fill(cord & glass, _CUP, detail=0.7)
    up = c.mask(limb(tilted([(760, 720, 15), (770, 660, 12), (764, 606, 10), (748, 570, 8), (738, 550, 6),
                             (746, 538, 5), (758, 546, 3)]), 60)) & glass  # fmt: skip
    c.fill(up, _SKIN, detail=0.7)
    c.multiply(up.edge(-5, -2, 3), _SHADE, 0.8)
    cap = c.mask(curve(tilted(_CAP)))
    band = c.mask(curve(tilted(_BAND)))
    peak = c.mask(curve(tilted(_PEAK)))
    skull = c.mask(oval(*spot(718, 694), 30, 28)) & glass
    c.fill(skull, _SKIN, detail=0.7)
    for part, tone in ((cap, _NAVY), (band, (0.24, 0.05, 240)), (peak, (0.2, 0.04, 240))):
        c.fill(part, tone, detail=0.7)
    c.fill(c.mask(oval(*spot(704, 636), 6, 6)), (0.8, 0.1, 85), detail=0.8)
    over = c.mask(limb(tilted(_OVER), 60))
    c.multiply(over.blur(4).move(3, 5), (0.4, 0.09, 20), 0.6)
    c.fill(over, _SKIN, detail=0.7)
    c.multiply(over.edge(-4, -4, 3), _SHADE, 0.8)

    def cups(pen: Pen) -> None:
        for x, y, r in ((698, 722, 3.4), (690, 738, 3), (768, 650, 3.4), (766, 632, 3), (762, 614, 2.6)):
            pen.dot(*spot(x, y), r, _CUP)

    c.draw(cups, detail=0.8)
