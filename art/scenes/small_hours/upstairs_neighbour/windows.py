"""Parts of Upstairs Neighbour: the giraffe's open skylight, the next one with four slippers on its sill."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, polygon

from .land import INK

_FRAME: Final = (0.9, 0.025, 345)
_FRAME_SHADE: Final = (0.7, 0.05, 320)
_GLASS: Final = (0.84, 0.035, 290)
_ROOM: Final = (0.4, 0.075, 335)
_FELT: Final = (0.57, 0.11, 355)
_SOLE: Final = (0.33, 0.06, 325)
_LINING: Final = (0.88, 0.04, 70)


def _frame(c: Canvas, outline: Points, width: float) -> None:
    """A frame's four rails, as a band along the outline."""
    outer = c.mask(polygon(outline))
    c.multiply(outer.blur(10).move(8, 10), INK, 0.45)
    inner = outer.grow(-width)
    c.fill(outer, _FRAME, detail=0.6)
    c.multiply(outer.edge(5, 5, 3), _FRAME_SHADE, 0.7)
    c.multiply(inner.blur(2).grow(2) & outer, _FRAME_SHADE, 0.4)


def own_window(c: Canvas) -> None:
    """The giraffe's skylight: its dark opening, and behind it the sash thrown up, seen from below."""
    sash: Points = [(426, 1010), (724, 1010), (742, 876), (408, 876)]
    _frame(c, sash, 18)
    pane = c.mask(polygon([(446, 994), (704, 994), (720, 894), (428, 894)]))
    c.fill(pane, _GLASS, detail=0.5)
    shine = c.mask(polygon([(424, 994), (470, 994), (498, 894), (452, 894)]), soft=2)
    c.glaze(shine & pane, (0.95, 0.02, 320), 0.7)
    case: Points = [(406, 1004), (744, 1004), (768, 1230), (384, 1230)]
    _frame(c, case, 20)
    hole = c.mask(polygon([(430, 1022), (720, 1022), (740, 1230), (408, 1230)]))
    c.fill(hole, _ROOM, detail=0.6)
    c.multiply(hole * np.asarray(smoothstep(1100, 1020, c.y), np.float32), (0.5, 0.06, 320), 0.5)


def sill(c: Canvas) -> None:
    """The lower rail of the giraffe's skylight, in front of the neck."""
    rail = c.mask(curve([(378, 1166, CORNER), (572, 1172), (772, 1166, CORNER), (776, 1196, CORNER), (572, 1203),
                         (372, 1196, CORNER)], pull=0.2), wobble=0.6)  # fmt: skip
    c.multiply(rail.blur(8).move(2, -9), INK, 0.55)
    c.fill(rail, _FRAME, detail=0.7)
    c.multiply(rail.edge(0, 12, 4), _FRAME_SHADE, 0.8)


def next_window(c: Canvas) -> None:
    """The neighbour's skylight, its sash up by a hand's breadth."""
    case: Points = [(76, 856), (318, 856), (316, 1060), (46, 1060)]
    _frame(c, case, 14)
    hole = c.mask(polygon([(92, 870), (304, 870), (302, 1052), (62, 1052)]))
    c.fill(hole, _ROOM, detail=0.6)
    sash: Points = [(74, 854), (320, 854), (316, 990), (56, 990)]
    _frame(c, sash, 14)
    pane = c.mask(polygon([(92, 870), (304, 870), (300, 974), (76, 974)]))
    c.fill(pane, _GLASS, detail=0.5)
    shine = c.mask(polygon([(110, 974), (156, 974), (196, 870), (150, 870)]), soft=2)
    c.glaze(shine & pane, (0.95, 0.02, 320), 0.7)
    rail = c.mask(curve([(26, 1054, CORNER), (336, 1054, CORNER), (342, 1086, CORNER), (18, 1086, CORNER)], pull=0.1))
    c.multiply(rail.blur(8).move(4, 9), INK, 0.4)
    c.fill(rail, _FRAME, detail=0.7)
    c.multiply(rail.edge(0, 9, 3), _FRAME_SHADE, 0.8)


def slippers(c: Canvas) -> None:
    """Four felt slippers in a row on that sill, from the side, their toes to the left."""
    for x, y, turn in ((72, 1045, 0.0), (142, 1046, 3.0), (220, 1045, -2.0), (290, 1046, 1.0)):

        def at(points: Points, x: float = x, y: float = y, turn: float = turn) -> list[tuple[float, ...]]:
            return place(points, x, y, 0.92, turn)

        inside = c.mask(curve(at(((-4, 4), (0, -20), (14, -8), (32, -3, CORNER), (32, 5, CORNER)))))
        c.fill(inside, _LINING, detail=0.85)
        toe: Points = ((-32, 6, CORNER), (-35, -8), (-27, -23), (-9, -30), (6, -27, CORNER), (4, -10), (12, 6, CORNER))
        m = c.mask(curve(at(toe)))
        c.multiply(m.blur(4).move(4, 2) & inside, INK, 0.5)
        c.fill(m, _FELT, detail=0.85)
        c.glaze(m.edge(-4, -7, 5), (0.74, 0.08, 350), 0.6)

        def work(pen: Pen) -> None:
            pen.stroke(curve(at(((6, -27), (3, -12), (11, 3))), closed=False), _LINING, 6.5)
            pen.fill(limb(at(((-32, 8, 4), (0, 9, 3.6), (33, 8, 4))), 12), _SOLE)

        c.draw(work, detail=0.85)
