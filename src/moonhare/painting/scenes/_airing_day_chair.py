"""The armchair of Airing Day: a wing chair in rose velvet, turned to the light, its back burst open."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Points, curve, limb, oval

_GILT = (0.8, 0.11, 70)


def _velvet(c: Canvas, m: Mask, thick: float, bias: float = 0.0, tufts: bool = False) -> None:
    nap = (c.field("nap", 60, 3) - 0.5) * 6
    if tufts:
        u, v = (c.x - 562 + 0.1 * (c.y - 480)) / 46, (c.y - 330 + 0.12 * (c.x - 560)) / 58
        fold = np.abs(np.sin((u + v) * math.pi)) ** 0.5 * np.abs(np.sin((u - v) * math.pi)) ** 0.5
        nap = nap + 9 * fold * smoothstep(310, 350, c.y) * smoothstep(660, 600, c.y)
    table = ramp([(0.15, 0.075, 345), (0.27, 0.12, 356), (0.47, 0.175, 6), (0.68, 0.16, 16), (0.9, 0.095, 42)])
    c.form(m, table, thickness=thick, bump=np.asarray(nap, np.float32), rim=1.0, mottle=0.08, bias=bias, detail=0.5)


def _part(c: Canvas, points: Points, thick: float, bias: float, cast: float = 0.0, tufts: bool = False) -> Mask:
    m = c.mask(curve(points, pull=0.34))
    if cast:
        c.shadow(m, cast, cast * 0.5, 10, 0.55, (0.2, 0.09, 350))
    _velvet(c, m, thick, bias, tufts)
    return m


def chair(c: Canvas) -> None:
    """Paint it from the far side forward: legs, back, wings, far arm, seat, near arm."""
    for x, y, lean in ((352, 912, -10), (722, 902, 12), (520, 968, -2)):
        foot = c.mask(limb([(x, y, 19), (x + lean, y + 26, 15), (x + lean * 1.4, y + 52, 8)], 16))
        c.form(foot, (0.36, 0.07, 42), gloss=0.6, rim=0.9, detail=0.7)
        c.form(c.mask(oval(x + lean * 1.45, y + 54, 9, 7)), _GILT, gloss=0.7, rim=0.8, detail=0.8)
    # The outer side behind the near arm, in shade.
    _part(c, [(640, 420), (708, 400), (738, 520), (746, 700), (742, 900, CORNER), (640, 920, CORNER)], 26, -0.3)
    back = [(420, 760, CORNER), (416, 600), (424, 470), (450, 380), (494, 326), (548, 292), (604, 296), (660, 330)]
    back += [(694, 400), (706, 520), (704, 780, CORNER)]
    _buttons(c, _part(c, back, 44, 0.0, tufts=True))
    _slit(c)
    far_wing = [(446, 396), (414, 430), (384, 500), (376, 580), (392, 660, CORNER), (440, 664, CORNER), (436, 560)]
    _part(c, [*far_wing, (446, 470)], 26, 0.0, 14)
    near_wing = [(668, 350), (704, 378), (734, 460), (740, 560), (722, 668, CORNER), (632, 690, CORNER), (640, 580)]
    _part(c, [*near_wing, (650, 450)], 34, -0.08, -14)
    # Far arm: its inner side shows, the scroll looks at us.
    _part(c, [(338, 690), (400, 640), (446, 640, CORNER), (450, 740, CORNER), (360, 790, CORNER)], 20, -0.12)
    _part(c, [(308, 720, CORNER), (372, 726, CORNER), (380, 900, CORNER), (320, 912, CORNER), (306, 800)], 24, 0.06)
    scroll_far = c.mask(oval(342, 702, 42, 40, -10))
    _velvet(c, scroll_far, 26, 0.08)
    # Seat.
    seat = [(372, 742), (440, 690), (560, 668), (650, 690), (640, 760), (560, 800), (520, 812), (440, 790), (376, 784)]
    _part(c, seat, 36, 0.06, 8)
    _part(
        c,
        [(364, 776, CORNER), (440, 800), (520, 824, CORNER), (524, 966, CORNER), (440, 946), (364, 908, CORNER)],
        18,
        0.0,
    )
    # Near arm: roll, side panel, scroll.
    side = [
        (500, 740, CORNER),
        (612, 700),
        (742, 664, CORNER),
        (752, 780),
        (742, 914, CORNER),
        (628, 950),
        (508, 978, CORNER),
    ]
    panel = _part(c, side, 26, -0.2, -10)
    roll = c.mask(limb([(528, 728, 50), (620, 690, 46), (726, 654, 36)], 30))
    c.occlude(panel, roll, 14, 0.5)
    _velvet(c, roll, 40, -0.02)
    _part(c, [(480, 760, CORNER), (572, 762, CORNER), (566, 964, CORNER), (500, 982, CORNER), (484, 860)], 26, 0.05, 8)
    scroll = c.mask(oval(526, 744, 56, 54, -10))
    c.shadow(scroll, 8, 8, 8, 0.5, (0.2, 0.09, 350))
    _velvet(c, scroll, 34, 0.08)
    _piping(c)


def _buttons(c: Canvas, back: Mask) -> None:
    def work(pen: Pen) -> None:
        for row in range(10):
            for col in range(-3, 4):
                u, v = col + 0.5 * (row % 2), 0.5 * row
                y = 330 + 58 * v - 0.12 * 46 * u
                x = 562 + 46 * u - 0.1 * (y - 480)
                if abs(x - 566) < 116 - 0.18 * max(0, 400 - y) and 322 < y < 590:
                    pen.dot(x, y, 5.0, (0.36, 0.14, 5))
                    pen.dot(x - 1.6, y - 1.2, 1.8, (0.86, 0.1, 30))

    c.draw(work, relief=2.2, detail=0.6, clip=back.grow(-14))


def _slit(c: Canvas) -> None:
    """The seam has given way; torn threads on both sides."""
    edge: Points = [
        (572, 370, CORNER),
        (584, 430),
        (606, 490),
        (630, 560),
        (634, 680),
        (440, 690),
        (470, 600),
        (520, 510),
    ]
    slit = c.mask(curve([*edge, (556, 430)]), wobble=6, cell=12)
    c.fill(slit, (0.2, 0.085, 355), detail=0.7)
    c.screen(slit.edge(5, 3, 1.5), (0.92, 0.11, 40), 0.8)
    r = c.rng("threads")

    def threads(pen: Pen) -> None:
        for y, near, far in ((404, 10, 12), (438, 20, 20), (470, 36, 30), (504, 56, 42), (540, 78, 56), (580, 94, 62)):
            for x, out in ((568 - near, -1), (572 + far, 1)):
                dx, dy = out * r.uniform(14, 22), r.uniform(-10, 6)
                pen.stroke([(x, y), (x + dx * 0.6, y + dy), (x + dx, y + dy + 6)], (0.92, 0.09, 78), 2.2)

    c.draw(threads, relief=1, detail=0.8)


def _piping(c: Canvas) -> None:
    def spiral(pen: Pen, x: float, y: float, q: float) -> None:
        turn = []
        for k in range(50):
            a, far = 8.4 * k / 49 + 2.4, 7 + (q - 12) * k / 49
            turn.append((x + far * math.cos(a), y + far * math.sin(a)))
        pen.stroke(turn, (0.32, 0.13, 2), 3.4, 0.8)
        pen.dot(x, y, 6.5, _GILT)

    def work(pen: Pen) -> None:
        spiral(pen, 342, 702, 40)
        spiral(pen, 526, 744, 54)
        for line in (
            [(366, 790), (440, 812), (516, 834)],
            [(310, 898), (364, 900), (440, 938), (504, 962)],
            [(566, 962), (640, 942), (742, 908)],
        ):
            pen.stroke(line, _GILT, 3.2)
        for k in range(70):
            t = k / 69
            x = 316 + 424 * t
            y = 902 + 66 * smoothstep(0.05, 0.48, np.float64(t)) - 62 * smoothstep(0.5, 1.0, np.float64(t))
            pen.stroke([(x, float(y)), (x + 0.8, float(y) + 15)], (0.72, 0.12, 58), 2.2)

    c.draw(work, relief=1.6, detail=0.6)
