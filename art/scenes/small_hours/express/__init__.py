"""A bride rides a great bumblebee, a foxglove held out before it; far below, a coach goes the other way."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, smoothstep
from art.painting.light import Light
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, curve, oval, polygon
from art.painting.strokes import repaint

from .bee import near_wing, paint_bee
from .bride import RED, paint_bride, paint_lure, paint_veil, shoe
from .head import paint_head

BRIEF = Brief(
    title="Express",
    hero="bride who rides a huge bumblebee sidesaddle, a foxglove held out before its face to make it fly",
    idea="impossible journey",
    place="lane, under foxgloves and roses",
    palette="rose and green",
    composition="S-path",
    time="morning",
    symbols=("bumblebee", "coach", "foxglove"),
    hidden="her other red slipper, which falls towards the lane and its little coach",
    readings=("elopement", "haste", "spring"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.1, "saturation": 1.05, "contrast": 0.16}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.4, -0.75, 0.55),
        key=(0.98, 0.03, 85),
        shade=(0.5, 0.05, 150),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.98, 0.02, 90),
    )
    c.wash([(0.0, (0.8, 0.042, 34)), (0.3, (0.87, 0.04, 52)), (0.55, (0.93, 0.045, 75)), (0.68, (0.96, 0.04, 95))])
    _land(c)
    repaint(c, 1.0, seed="land", loose=1.3)
    _far_things(c)
    paint_bee(c)
    repaint(c, 0.3, seed="coat")
    paint_veil(c)
    near_wing(c)
    paint_bride(c)
    paint_head(c)
    paint_lure(c)
    repaint(c, 0.2, seed="last")
    shoe(c, 640, 1046, 0.5, -58)


def _land(c: Canvas) -> None:
    """Hills in flat planes, each warmer and darker than the one behind; the white lane winds through them."""
    hills: tuple[tuple[Points, tuple[float, float, float]], ...] = (
        ([(-20, 850), (120, 826), (300, 850), (500, 812), (700, 836), (820, 820)], (0.76, 0.06, 150)),
        ([(-20, 880), (160, 896), (360, 868), (560, 900), (820, 862)], (0.7, 0.08, 142)),
        ([(-20, 980), (200, 950), (420, 930), (640, 962), (820, 940)], (0.61, 0.095, 140)),
        ([(-20, 1080), (160, 1100), (400, 1088), (640, 1050), (820, 1064)], (0.47, 0.09, 146)),
    )
    for k, (top, tone) in enumerate(hills):
        rim: Points = [*top, (820, 1230, CORNER), (-20, 1230, CORNER)]
        hill = c.mask(curve([(*rim[0][:2], CORNER), *rim[1:-3], (*rim[-3][:2], CORNER), *rim[-2:]]), wobble=3, cell=40)
        light: Array = np.asarray(0.9 * smoothstep(0.3, 0.75, c.field(f"hill{k}", 150, 3, (2.4, 0.8))), np.float32)
        c.fill(hill, tone, detail=0.1)
        c.glaze(hill * light, mix(tone, (0.88, 0.1, 115), 0.55), 0.6)
    left: Points = [
        (330, 868),
        (250, 884),
        (232, 906),
        (330, 934),
        (470, 962),
        (480, 994),
        (330, 1030),
        (150, 1072),
        (110, 1130),
        (180, 1230, CORNER),
    ]
    right: Points = [
        (420, 1230, CORNER),
        (290, 1142),
        (272, 1096),
        (400, 1048),
        (560, 1004),
        (552, 948),
        (400, 918),
        (288, 902),
        (282, 890),
        (344, 870),
    ]
    lane = c.mask(curve([*left, *right]), wobble=2)
    c.fill(lane, (0.95, 0.035, 85), detail=0.3)
    c.multiply(lane.edge(0, 5, 3), (0.7, 0.06, 80), 0.4)


def _far_things(c: Canvas) -> None:
    """A church on the far hill; the coach and its pair, which go the other way along the lane."""
    x, y = 52.0, 850.0
    stone, lit, roof = (0.73, 0.045, 75), (0.8, 0.045, 75), (0.62, 0.045, 60)
    c.fill(c.mask(box(x, y - 20, 31, 22, 1)), stone, detail=0.6)
    c.fill(
        c.mask(polygon([(x - 3, y - 18), (x + 6, y - 31), (x + 34, y - 31), (x + 35, y - 18)])),
        roof,
        detail=0.6,
    )
    tower = c.mask(box(x - 15, y - 38, 16, 40, 1))
    c.fill(tower, lit, detail=0.6)
    c.multiply(tower & c.mask(box(x - 6, y - 40, 9, 44)).blur(2), (0.72, 0.05, 60), 0.6)
    c.fill(c.mask(polygon([(x - 17, y - 37), (x - 7, y - 76), (x + 3, y - 37)])), roof, detail=0.6)
    for bx, by, q in ((22.0, 852.0, 17.0), (60.0, 856.0, 10.0), (96.0, 852.0, 14.0)):
        c.fill(c.mask(oval(bx, by, q * 1.3, q * 0.8), wobble=3), (0.6, 0.075, 146), detail=0.5)
    x, y, size = 208, 1078, 0.8
    with c.group() as coach:
        _coach(c, x, y)
    small = (x + (c.x - x) / size, y + 25 + (c.y - y - 25) / size)
    c.paste(coach, alpha=0.9, bend=small)


def _coach(c: Canvas, x: float, y: float) -> None:
    c.shadow(c.mask(oval(x + 26, y + 28, 76, 6)), 2, 2, 4, 0.5, (0.4, 0.06, 120))
    body: Points = [(-28, -26, CORNER), (26, -26, CORNER), (24, 4), (14, 16), (-16, 16), (-26, 4)]
    cabin = c.mask(curve([(x + p[0], y + p[1], *p[2:]) for p in body]))
    c.fill(cabin, mix(RED, (0.75, 0.09, 50), 0.2), detail=0.9)
    c.multiply(cabin & c.mask(oval(x + 22, y + 12, 30, 24), soft=10), (0.55, 0.1, 30), 0.6)

    def work(pen: Pen) -> None:
        dark = (0.2, 0.03, 60)
        pen.stroke([(x - 31, y - 28), (x + 29, y - 28)], dark, 4)
        pen.fill(box(x - 10, y - 20, 20, 16, 2), (0.93, 0.06, 90))
        pen.stroke([(x + 24, y + 10), (x + 92, y + 6)], dark, 2)
        for k in range(3):
            pen.stroke(
                [(x - 28, y - 16), (x - 50, y - 26 + 8 * k), (x - 68, y - 12 + 5 * k), (x - 90, y - 24 + 13 * k)],
                (0.97, 0.015, 90),
                2.4,
            )
        for wx, wr in ((x - 18, 13.0), (x + 20, 10.0)):
            pen.stroke(oval(wx, y + 27 - wr, wr, wr), dark, 2.6)
            for a in range(3):
                ca, sa = float(np.cos(a * 1.05)), float(np.sin(a * 1.05))
                pen.stroke([(wx - wr * ca, y + 27 - wr - wr * sa), (wx + wr * ca, y + 27 - wr + wr * sa)], dark, 1.3)
        pen.fill(oval(x + 27, y - 36, 7, 12, 8), dark)
        pen.dot(x + 29, y - 50, 4.6, (0.74, 0.085, 52))
        pen.fill(box(x + 24.5, y - 64, 9, 11), dark)
        pen.stroke([(x + 22, y - 53.5), (x + 36, y - 53.5)], dark, 2)
        pen.stroke([(x + 32, y - 36), (x + 60, y - 22), (x + 104, y - 12)], dark, 1.2)
        for hx, hy, tone in ((x + 72, y - 3, (0.4, 0.05, 50)), (x + 62, y, dark)):
            pen.fill(oval(hx, hy, 23, 9, -3), tone)
            pen.fill(
                polygon(
                    [
                        (hx + 14, hy - 4),
                        (hx + 32, hy - 24),
                        (hx + 44, hy - 16),
                        (hx + 42, hy - 12),
                        (hx + 34, hy - 12),
                        (hx + 22, hy + 5),
                    ]
                ),
                tone,
            )
            for lx, ly in ((30, 20), (24, 24), (-20, 24), (-30, 20)):
                pen.stroke([(hx + lx * 0.62, hy + 3), (hx + lx * 0.9, hy + 12), (hx + lx, hy + ly)], tone, 4)
            pen.stroke([(hx - 21, hy - 4), (hx - 31, hy - 6), (hx - 38, hy + 2)], tone, 4)

    c.draw(work, detail=0.95)
