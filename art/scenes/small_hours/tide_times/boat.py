"""Parts of Tide Times: the small red-sailed boat afloat in the air, and the rings round it of water that is gone."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

CLEAT: Final = (612.0, 254.0)
"""Where the rope is made fast: the stern."""
_RED: Final = (0.6, 0.18, 30)
_WINE: Final = (0.66, 0.12, 20)
_CREAM: Final = (0.93, 0.03, 75)
_PLUM: Final = (0.36, 0.08, 335)
_SPAR: Final = (0.4, 0.07, 30)


def ripples(c: Canvas) -> None:
    """A few pale arcs lie level about the hull, where a surface was."""

    def work(pen: Pen) -> None:
        for line, wide, share in (
            ([(566, 292), (620, 301), (700, 304), (780, 299), (820, 292)], 3.4, 0.95),
            ([(590, 310), (660, 318), (740, 317), (800, 310)], 3, 0.8),
            ([(640, 331), (700, 334), (756, 331)], 2.6, 0.7),
            ([(540, 274), (566, 280), (592, 283)], 3, 0.8),
        ):
            spine = [(x, y, wide if 0 < k < len(line) - 1 else 0.3) for k, (x, y) in enumerate(line)]
            pen.fill(limb(spine, 30), (0.98, 0.02, 80), share)

    c.draw(work, detail=0.5, soft=0.6)


def _cloth(c: Canvas, m: Mask, tone: tuple[float, float, float], seams: tuple[Points, ...]) -> None:
    c.fill(m, tone, detail=0.7, mottle=0.04)
    c.multiply(m.edge(10, 4, 9), _WINE, 0.6)

    def work(pen: Pen) -> None:
        for seam in seams:
            pen.stroke(seam, (0.44, 0.14, 20), 1.6, 0.6)

    c.draw(work, clip=m, detail=0.6)


def boat(c: Canvas) -> None:
    """Jib, mast, mainsail on its two spars, hull."""
    jib = c.mask(curve([(712, 92, CORNER), (752, 150), (786, 232, CORNER), (750, 226), (714, 230, CORNER), (722, 160)]))
    _cloth(c, jib, (0.7, 0.14, 38), (((716, 180), (744, 176), (766, 180)),))
    c.fill(c.mask(limb([(701, 262, 5), (701, 160, 4.4), (701, 44, 2.6)], 20)), _SPAR, detail=0.8)
    main = c.mask(
        curve([(695, 96, CORNER), (696, 170), (694, 236, CORNER), (650, 240), (594, 226, CORNER), (596, 160),
               (622, 60, CORNER), (660, 84)])
    )  # fmt: skip
    _cloth(c, main, _RED, (((598, 180), (640, 190), (696, 188)), ((606, 128), (650, 140), (696, 138))))

    def spars(pen: Pen) -> None:
        pen.fill(limb([(700, 104, 3.4), (660, 80, 3), (616, 54, 2)], 16), _SPAR)
        pen.fill(limb([(702, 240, 3.6), (650, 243, 3.2), (586, 228, 2.4)], 16), _SPAR)
        pen.fill(curve([(703, 46, CORNER), (722, 50), (740, 44, CORNER), (736, 56), (703, 60, CORNER)]), _PLUM)

    c.draw(spars, detail=0.8)
    _hull(c)


def _hull(c: Canvas) -> None:
    hull = c.mask(
        curve([(604, 246, CORNER), (650, 260), (706, 262), (760, 252), (794, 234, CORNER), (786, 268), (760, 298),
               (730, 312), (660, 314), (626, 306, CORNER), (612, 280)])
    )  # fmt: skip
    c.fill(hull, _CREAM, detail=0.8)
    low = c.mask(
        curve([(590, 286, CORNER), (650, 294), (710, 294), (780, 282, CORNER), (790, 330), (600, 330)], pull=0.2)
    )
    c.fill(hull & low, _PLUM, detail=0.8)
    c.multiply(hull & c.mask(limb([(606, 290, 12), (680, 304, 14), (770, 290, 10)], 30), soft=9), (0.6, 0.06, 330), 0.6)

    def work(pen: Pen) -> None:
        pen.stroke([(604, 247), (650, 260), (706, 262), (760, 252), (794, 235)], _RED, 4.4)
        pen.stroke([(608, 268), (660, 278), (720, 278), (784, 262)], (0.66, 0.06, 40), 1.4, 0.8)
        pen.fill(
            curve([(604, 262, CORNER), (616, 266, CORNER), (624, 320, CORNER), (608, 322, CORNER)], pull=0.1), _SPAR
        )
        pen.dot(612, 254, 4.4, _PLUM)

    c.draw(work, detail=0.8)
