"""Parts of Close Shave: the pale wall, the slab on its shelf in whose grain the mother waits, the bench."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.mask import Mask, blur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, curve, limb, oval, place, polygon

from .brush import AMBER, GOLD_PALE, SHADE

BACK: Final = 902.0
"""The bench top's far edge."""
FRONT: Final = 1000.0
"""The bench top's near edge."""
_SLAB: Final[Points] = (
    *((42, 326, CORNER), (36, 250), (46, 180), (38, 110), (50, 66, CORNER), (130, 56), (220, 62), (300, 52)),
    *((330, 64, CORNER), (326, 140), (336, 210), (328, 270), (334, 326, CORNER)),
)
_MOTHER: Final[Points] = (
    *((72, 340), (66, 250), (82, 170), (120, 128), (166, 122), (196, 116), (226, 104), (258, 108), (280, 132)),
    *((288, 164), (286, 196), (290, 232), (298, 262), (312, 272), (316, 286), (298, 294), (278, 282), (268, 256)),
    *((260, 226), (246, 210), (234, 230), (232, 280), (234, 340)),
)
"""Back, dome, brow, trunk with its tip turned up, breast; her legs end in the slab's foot."""
_EAR: Final[Points] = (
    *((208, 132, CORNER), (176, 128), (140, 146), (128, 186), (140, 232), (166, 262), (184, 250), (204, 216)),
    *((216, 180), (214, 150)),
)


def _at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the slab where it hangs, clear of her brow."""
    return place(points, 0, 30, 0.9)


def wall(c: Canvas) -> None:
    """Lay a wall of lime wash, and the window's light leaning on it."""
    c.wash([(0.0, (0.935, 0.026, 88)), (0.4, (0.96, 0.022, 90)), (0.8, (0.945, 0.032, 86)), (1.0, (0.93, 0.04, 84))])
    pane = c.mask(polygon([(300, -20), (830, -20), (830, 560), (470, 800), (120, 800)]), soft=40)
    c.glaze(pane, (0.985, 0.014, 95), 0.55)


def _figure(c: Canvas, m: Mask) -> None:
    """Let the grain flow round a shape, as it flows round a branch: that shape is the mother."""
    at = m.where
    x, y = c.x[at], c.y[at]
    who = c.mask(curve(_at(_MOTHER)))
    near = blur(who.on(m.box), 16 * c.scale)
    bend = c.noise.at("slab", x / 170, y / 70, 1.0, 3) - 0.5
    line = np.abs(np.sin(np.pi * ((x * 0.1 + y) / 19 + 2.6 * near + 1.5 * bend))) ** 0.6
    fine = c.noise.at("slab-fine", x / 60, y / 2.2, 1.0, 2) - 0.5
    inside = blur(who.on(m.box), 1.6 * c.scale)
    t = 0.6 + 0.22 * line + 0.2 * fine - 0.27 * inside
    table = ramp([(0.74, 0.088, 68), (0.84, 0.075, 76), (0.91, 0.05, 85), (0.95, 0.035, 88)])
    c.fill(m, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.6)
    ear = c.mask(curve(_at(_EAR)), wobble=1)
    c.glaze(ear.edge(9, 2, 5) & m, AMBER, 0.45)
    c.glaze(ear.edge(-6, -4, 4) & m, GOLD_PALE, 0.5)

    def rings(pen: Pen) -> None:
        for k in range(5):
            y0 = 216 + 13 * k
            pen.stroke(_at([(258 + 6 * k, y0 + 4), (274 + 6 * k, y0 + 8), (292 + 4 * k, y0)]), AMBER, 1.6, 0.35)
        edge = _at([(60, 250), (96, 150), (166, 122), (232, 108), (282, 134), (290, 200), (298, 258)])
        pen.stroke([(p[0], p[1]) for p in edge], AMBER, 2.0, 0.3)

    c.draw(rings, clip=who & m, detail=0.6, soft=0.5)


def slab(c: Canvas) -> None:
    """An uncut slab, its bark still on, set on a shelf; a knot for a shut eye."""
    m = c.mask(curve(_at(_SLAB)), wobble=2)
    c.multiply(m.blur(9).move(12, 10), SHADE, 0.35)
    _figure(c, m)
    sides = m - c.mask(polygon(_at([(58, 0), (314, 0), (318, 400), (56, 400)])), soft=4)
    c.glaze(sides, AMBER, 0.55)

    def eye(pen: Pen) -> None:
        pen.fill(limb(_at([(236, 158, 1), (246, 166, 3), (256, 166, 3), (265, 158, 1)]), 20), (0.5, 0.1, 55), 0.85)
        pen.stroke(_at([(230, 156), (246, 174), (262, 174), (272, 156)]), (0.66, 0.1, 62), 1.6, 0.6)
        pen.stroke(_at([(232, 150), (248, 145), (268, 151)]), (0.66, 0.1, 62), 1.6, 0.6)

    c.draw(eye, detail=0.75, soft=0.4)
    board = c.mask(box(16, 323, 306, 16), wobble=0.8)
    c.multiply(board.blur(7).move(6, 14), SHADE, 0.4)
    c.fill(board, (0.83, 0.075, 76), detail=0.5)
    c.glaze(board.edge(0, -4, 1.5), GOLD_PALE, 0.8)
    for x in (60, 258):
        m = c.mask(
            curve([(x, 338, CORNER), (x + 20, 338, CORNER), (x + 17, 362), (x + 4, 386, CORNER), (x, 386, CORNER)])
        )
        c.fill(m, (0.78, 0.085, 72), detail=0.5)


def bench(c: Canvas) -> None:
    """A thick beech top seen a little from above, its edge, the panel below; dog holes and a little drawer knob."""
    panel = c.mask(box(-20, 1056, 840, 180))
    tone = c.field("panel", 60, 4, (6.0, 0.6))
    table = ramp([(0.83, 0.055, 78), (0.87, 0.048, 82), (0.9, 0.04, 86)])
    c.fill(panel, pick(table, np.clip(0.5 + 1.2 * (tone - 0.5), 0, 1)), detail=0.3)
    c.multiply(c.full(smoothstep(1110, 1056, c.y) * (c.y > 1050)), SHADE, 0.55)
    top = c.mask(polygon([(-20, BACK), (820, BACK), (820, FRONT), (-20, FRONT)]))
    tone = c.field("top", 40, 4, (9.0, 0.5))
    table = ramp([(0.86, 0.065, 78), (0.905, 0.055, 83), (0.94, 0.042, 87)])
    c.fill(top, pick(table, np.clip(0.5 + 1.3 * (tone - 0.5), 0, 1)), detail=0.4)
    edge = c.mask(box(-20, FRONT, 840, 58), wobble=0.8)
    tone = c.field("edge", 30, 4, (10.0, 0.5))
    table = ramp([(0.74, 0.09, 70), (0.79, 0.085, 74), (0.83, 0.075, 78)])
    c.fill(edge, pick(table, np.clip(0.5 + 1.3 * (tone - 0.5), 0, 1)), detail=0.45)
    lip = c.full(np.exp(-(((c.y - FRONT - 2) / 3.0) ** 2)))
    c.glaze(lip, GOLD_PALE, 0.7)

    def marks(pen: Pen) -> None:
        for x in (96, 226):
            pen.fill(box(x, 1016, 24, 26, 3), (0.58, 0.1, 60), 0.75)
            pen.fill(box(x + 4, 1020, 20, 22, 3), (0.5, 0.09, 56), 0.6)

    c.draw(marks, detail=0.5, soft=0.5)


def vice(c: Canvas) -> None:
    """A wooden vice at the bench's edge, its bar hanging as it was left."""
    jaw = c.mask(curve([(560, 1006, CORNER), (752, 1006, CORNER), (754, 1090), (736, 1128), (690, 1142), (622, 1142),
                        (576, 1128), (558, 1090)]), wobble=1)  # fmt: skip
    c.multiply(jaw.blur(8).move(-8, 12), SHADE, 0.6)
    tone = c.field("vice", 34, 4, (8.0, 0.45))
    table = ramp([(0.7, 0.098, 68), (0.76, 0.095, 72), (0.81, 0.085, 76)])
    c.fill(jaw, pick(table, np.clip(0.5 + 1.3 * (tone - 0.5), 0, 1)), detail=0.5)
    c.glaze(jaw.edge(-3, -5, 3), GOLD_PALE, 0.6)
    c.multiply(jaw.edge(6, 10, 9), SHADE, 0.5)
    ends = (limb([(606, 1124, 13), (614, 1116, 13)], 8), limb([(702, 1032, 13), (710, 1024, 13)], 8))
    bar = c.mask(limb([(610, 1120, 9), (656, 1076, 9), (706, 1028, 9)], 20), *ends)
    hub = c.mask(oval(656, 1076, 31, 30))
    for m in (hub, bar):
        c.multiply(m.blur(5).move(-4, 8) & jaw, SHADE, 0.8)
        c.fill(m, (0.82, 0.08, 78), detail=0.55)
        c.glaze(m.edge(-3, -4, 2.5), GOLD_PALE, 0.7)
        c.multiply(m.edge(4, 5, 4), SHADE, 0.6)
