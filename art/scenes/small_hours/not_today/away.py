"""Who has got out already: a child in summer clothes far off, and the sandal that it lost on the way."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

_RED: Colour = (0.52, 0.18, 27)
_SKIN: Colour = (0.52, 0.07, 50)


def child(c: Canvas) -> None:
    """Paint a child that runs off towards the hills."""

    def work(pen: Pen) -> None:
        pen.fill(oval(132, 632, 34, 4, -4), (0.62, 0.09, 254), 0.8)
        pen.fill(limb([(112, 600, 4), (118, 616, 3.4), (116, 630, 2.6)]), _SKIN)
        pen.fill(limb([(106, 602, 4), (96, 612, 3.2), (84, 610, 2.4)]), (0.44, 0.07, 45))
        pen.fill(limb([(110, 570, 3), (96, 566, 2.4), (86, 556, 2)]), (0.44, 0.07, 45))
        pen.fill(curve([(106, 562, CORNER), (118, 562, CORNER), (121, 580), (128, 602, CORNER), (110, 607),
                        (92, 602, CORNER), (102, 584)]), _RED)  # fmt: skip
        pen.fill(limb([(116, 570, 3), (130, 564, 2.4), (138, 552, 2)]), _SKIN)
        pen.fill(oval(113, 552, 7, 8), (0.3, 0.05, 50))
        pen.fill(oval(113, 549, 17, 5, -10), (0.82, 0.1, 86))
        pen.fill(oval(113, 545, 8, 6, -10), (0.86, 0.09, 88))

    c.draw(work, relief=1, detail=0.85)


def sandal(c: Canvas) -> None:
    """Paint a red sandal lying on the snow, sole down, seen from above at a slant."""

    def at(u: float, v: float) -> tuple[float, float]:
        return 96 + 0.62 * u + 0.2 * v, 842 - 0.14 * u + 0.34 * v

    sole = [(-62, -4), (-58, -18), (-36, -24), (0, -18), (34, -26), (60, -16), (66, 4), (50, 22), (20, 22), (-10, 14),
            (-38, 18), (-58, 12)]  # fmt: skip
    under = c.mask(curve([at(*q) for q in sole]))
    c.multiply(under.blur(4).move(5, 6), (0.45, 0.1, 258), 0.85)
    c.fill(under.move(1, 4), (0.36, 0.06, 45), detail=0.7)
    c.form(under, (0.72, 0.07, 68), thickness=5, rim=0, gain=0.6, detail=0.7)

    def straps(pen: Pen) -> None:
        dark: Colour = (0.4, 0.15, 25)
        a, b = at(14, 23), at(34, -27)
        pen.fill(curve([a, (at(22, -4)[0], at(22, -4)[1] - 15), b, at(52, -22),
                        (at(46, 0)[0], at(46, 0)[1] - 14), at(40, 24)]), _RED)  # fmt: skip
        pen.stroke([at(-58, 10), (at(-66, -4)[0], at(-66, -4)[1] - 12), at(-52, -20)], dark, 5)
        a, b = at(-30, 17), at(-30, -23)
        pen.stroke([a, ((a[0] + b[0]) / 2 - 3, (a[1] + b[1]) / 2 - 18), b], _RED, 5)

    c.draw(straps, relief=2, detail=0.85)
