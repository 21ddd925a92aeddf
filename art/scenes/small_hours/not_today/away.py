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

    trail = [(206, 838, 12), (166, 806, 10.5), (186, 776, 9), (148, 752, 7.8), (166, 730, 6.6), (134, 712, 5.6),
             (148, 696, 4.8), (122, 682, 4.1), (132, 669, 3.5), (114, 658, 3), (122, 648, 2.5)]  # fmt: skip

    def prints(pen: Pen) -> None:
        for x, y, s in trail:
            pen.fill(oval(x, y, s, s * 0.46, -24), (0.62, 0.09, 254), 0.85)
            pen.fill(oval(x - s * 0.2, y + s * 0.34, s * 0.8, s * 0.2, -24), (0.98, 0.012, 90), 0.9)

    def work(pen: Pen) -> None:
        pen.fill(oval(136, 634, 30, 3.4, -3), (0.62, 0.09, 254), 0.75)
        pen.fill(limb([(112, 600, 3.8), (121, 614, 3), (117, 630, 2), (121, 632, 1.8)]), _SKIN)
        pen.fill(limb([(104, 600, 3.6), (97, 611, 2.8), (84, 606, 1.9), (81, 602, 1.6)]), (0.44, 0.07, 45))
        pen.fill(limb([(108, 570, 2.4), (97, 572, 2), (87, 564, 1.5)]), (0.44, 0.07, 45))
        pen.fill(curve([(107, 564, CORNER), (117, 563, CORNER), (118, 578), (126, 594), (125, 604, CORNER),
                        (116, 602), (108, 607), (98, 602), (86, 598, CORNER),
                        (100, 584)]), (0.5, 0.17, 27))  # fmt: skip
        pen.fill(curve([(112, 566, CORNER), (117, 564, CORNER), (118, 578), (126, 594), (125, 604, CORNER),
                        (116, 602)]), (0.58, 0.17, 30))  # fmt: skip
        pen.fill(limb([(116, 569, 2.4), (127, 570, 2), (136, 561, 1.5)]), _SKIN)
        pen.fill(oval(114, 556, 5.4, 7, 10), (0.26, 0.05, 50))
        pen.fill(oval(115, 552, 14, 4.2, -8), (0.78, 0.1, 82))
        pen.fill(oval(115, 549, 6.6, 5.4, -8), (0.86, 0.09, 88))

    c.draw(prints, detail=0.8, soft=0.8)
    c.draw(work, relief=1, detail=0.85, soft=0.4)


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
