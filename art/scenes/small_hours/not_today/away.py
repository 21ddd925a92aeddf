"""Who has got out already: a child in summer clothes far off, and the sandals that it lost on the way."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

_RED: Colour = (0.52, 0.18, 27)
_SKIN: Colour = (0.6, 0.08, 55)
_HAIR: Colour = (0.28, 0.05, 50)


def child(c: Canvas) -> None:
    """Paint a child that runs off towards the hills."""

    trail = [(206, 838, 12), (166, 806, 10.5), (186, 776, 9), (148, 752, 7.8), (166, 730, 6.6), (134, 712, 5.6),
             (148, 696, 4.8), (122, 682, 4.1), (132, 669, 3.5), (114, 658, 3), (122, 648, 2.5)]  # fmt: skip

    def prints(pen: Pen) -> None:
        for x, y, s in trail:
            pen.fill(oval(x, y, s, s * 0.46, -24), (0.62, 0.09, 254), 0.85)
            pen.fill(oval(x - s * 0.2, y + s * 0.34, s * 0.8, s * 0.2, -24), (0.98, 0.012, 90), 0.9)

    def work(pen: Pen) -> None:
        pen.fill(oval(136, 634, 30, 3.4, -3), (0.62, 0.09, 254), 0.75)
        # the far arm and the far leg
        pen.fill(limb([(113, 575, 2.6), (103, 584, 2.3), (95, 576, 1.9)]), _SKIN)
        pen.fill(limb([(125, 600, 4), (134, 613, 3.2), (149, 617, 2.2), (152, 622, 2)]), _SKIN)
        # the leg that lands
        pen.fill(limb([(118, 600, 4), (106, 610, 3.3), (104, 628, 2.2), (97, 631, 2)]), _SKIN)
        pen.fill(curve([(110, 570, CORNER), (120, 569, CORNER), (124, 584), (134, 596), (146, 603, CORNER),
                        (134, 608), (122, 605), (108, 606, CORNER), (108, 592), (107, 580)]), _RED)  # fmt: skip
        pen.fill(curve([(110, 570, CORNER), (115, 570, CORNER), (114, 584), (118, 598), (119, 605, CORNER),
                        (108, 606, CORNER), (108, 592), (107, 580)]), (0.6, 0.18, 29))  # fmt: skip
        pen.fill(limb([(116, 575, 2.7), (129, 583, 2.4), (121, 592, 1.9)]), _SKIN)
        # bare-headed: a profile, and two plaits that fly
        pen.fill(limb([(113, 562, 3), (115, 571, 3)]), _SKIN)
        pen.fill(limb([(116, 557, 3.2), (128, 555, 2.7), (139, 559, 1.6)]), _HAIR)
        pen.fill(limb([(116, 562, 3.2), (128, 563, 2.7), (137, 569, 1.6)]), _HAIR)
        for x, y in ((139, 559), (137, 569)):
            pen.fill(oval(x, y, 2.6, 2, 30), _RED)
        pen.fill(oval(111, 558, 9, 9.6), _HAIR)
        pen.fill(curve([(106, 551, CORNER), (103, 556), (100, 560.5, CORNER), (102.5, 562), (103, 566), (108, 568.5),
                        (114, 565), (114, 557), (111, 552)]), _SKIN)  # fmt: skip
        pen.dot(105.6, 557.6, 0.9, _HAIR)

    c.draw(prints, detail=0.8, soft=0.8)
    c.draw(work, relief=1, detail=0.85, soft=0.4)


def sandals(c: Canvas) -> None:
    """Paint two red sandals that stand empty in the snow, soles down, a step apart."""
    _sandal(c, 140, 806, 0.7, -40)
    _sandal(c, 80, 862, 0.86, -14)


def _sandal(c: Canvas, x: float, y: float, size: float, turn: float) -> None:
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(u: float, v: float, high: float = 0) -> tuple[float, float]:
        return x + 0.62 * size * (u * cos - v * sin), y + size * (0.54 * (u * sin + v * cos) - high)

    edge = [(-62, -4), (-56, -20), (-34, -24), (0, -20), (34, -27), (60, -18), (67, 4), (52, 24), (20, 24), (-10, 17),
            (-36, 21), (-58, 14)]  # fmt: skip
    sole = c.mask(curve([at(*q) for q in edge]))
    c.multiply(sole.blur(4).move(6, 6), (0.45, 0.1, 258), 0.85)
    c.fill(sole.move(0, 4 * size), (0.34, 0.1, 28), detail=0.85)
    c.fill(sole, _RED, detail=0.85)
    inner = c.mask(curve([at(u * 0.86 + 1, v * 0.76) for u, v in edge]))
    c.fill(inner, (0.46, 0.12, 26), detail=0.85)

    def strap(pen: Pen, u: float, wide: float, high: float, tone: Colour) -> None:
        arch = [(23.0, 0.0), (16.0, high * 0.8), (0.0, high), (-14.0, high * 0.7), (-25.0, 0.0)]
        there = [at(u - wide, v, h) for v, h in arch]
        back = [at(u + wide, v, h) for v, h in reversed(arch)]
        ends = {0, len(arch) - 1, len(arch), 2 * len(arch) - 1}
        pen.fill(curve([(*q, CORNER) if k in ends else q for k, q in enumerate([*there, *back])]), tone)

    def work(pen: Pen) -> None:
        heel = [at(-34, -21), at(-54, -17, 2), at(-62, -3, 5), at(-57, 13, 5), at(-34, 21, 2)]
        pen.stroke(curve(heel, closed=False), (0.46, 0.17, 26), 9 * size)
        strap(pen, -27, 4.5, 8, _RED)
        strap(pen, 34, 13, 6, (0.56, 0.18, 28))
        pen.fill(oval(*at(-27, 20, 6), 3 * size, 3 * size), (0.93, 0.05, 90))

    c.draw(work, relief=2, detail=0.9)
