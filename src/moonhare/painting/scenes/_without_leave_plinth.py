"""Parts of Without Leave: the plinth that was left, and the chain round it."""

from __future__ import annotations

import math

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.materials import stone
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._without_leave_parts import BRONZE, VERDIGRIS, cap
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon


def plinth(c: Canvas) -> None:
    """Granite in three stages; on its snowy top four bare patches where hooves stood bolted for a hundred years."""
    shadow = c.mask(polygon([(120, 862), (394, 866), (-40, 960), (-60, 900)]), soft=6)
    c.multiply(shadow, (0.62, 0.1, 257), 0.75)
    for x0, x1, x2, high, foot, lean in (
        (96, 366, 430, 826, 872, 8),
        (124, 344, 402, 694, 832, 2),
        (104, 360, 424, 664, 704, 6),
    ):
        front = c.mask(polygon([(x0, high), (x1, high), (x1 + lean * 0.3, foot), (x0 - lean * 0.3, foot)]), wobble=1.2)
        flank = c.mask(polygon([(x1, high), (x2, high - 14), (x2, foot - 16), (x1 + lean * 0.3, foot)]), wobble=1.2)
        stone(c, front, (0.5, 0.05, 275), thickness=10, rough=0.45, cracks=0.3, seed=f"front{high}", detail=0.55)
        c.multiply(front, (0.6, 0.09, 262), 0.35)
        stone(c, flank, (0.72, 0.05, 45), thickness=8, rough=0.4, cracks=0.3, seed=f"flank{high}", detail=0.55)
        c.screen(flank, (0.8, 0.09, 65), 0.22)
    c.draw(
        lambda pen: pen.stroke(
            curve([(150, 720, CORNER), (318, 720, CORNER), (318, 806, CORNER), (150, 806, CORNER)]),
            (0.34, 0.06, 270),
            2.4,
            0.6,
        ),
        detail=0.6,
    )
    plate = c.mask(polygon([(176, 736), (292, 736), (292, 788), (176, 788)]))
    c.form(plate, BRONZE, thickness=5, gloss=0.4, detail=0.7)
    ledge = c.mask(
        curve(
            [
                (96, 830, CORNER),
                (120, 820),
                (240, 824),
                (340, 820),
                (368, 826, CORNER),
                (432, 812, CORNER),
                (430, 822),
                (366, 842),
                (240, 838),
                (130, 842),
            ]
        )
    )
    c.form(ledge, (0.96, 0.015, 240), thickness=9, depth=0.4, bias=0.06, detail=0.7)
    lid = c.mask(
        curve(
            [
                (98, 672, CORNER),
                (130, 640),
                (170, 636),
                (300, 630),
                (404, 632),
                (430, 656, CORNER),
                (400, 662),
                (362, 676),
                (300, 670),
                (240, 680),
                (160, 672),
                (120, 684),
            ]
        ),
        wobble=2,
    )
    c.shadow(lid, -2, 8, 4, 0.45, (0.4, 0.1, 260))
    top = c.form(
        lid, (0.96, 0.015, 240), thickness=18, depth=0.4, bias=0.08, bump=(c.field("lid", 30, 3) - 0.5) * 6, detail=0.7
    )
    for x, y in ((168, 656), (206, 648), (318, 652), (350, 645)):
        scar = c.mask(oval(x, y, 17, 6.4, -4), wobble=1.5)
        c.form(top.within(scar), (0.42, 0.05, 60), bias=-0.1, detail=0.8)
        c.glaze(c.mask(oval(x + 1, y + 1, 9, 3.2, -4)), VERDIGRIS, 0.7)
        c.screen(c.mask(limb([(x - 15, y + 4, 1), (x, y + 7, 1.6), (x + 15, y + 3, 1)])), (0.98, 0.03, 80), 0.8)


def chain(c: Canvas) -> None:
    """Bollards with a chain round the plinth; towards the street it has been kicked down."""
    posts = ((60.0, 892.0), (196.0, 930.0), (356.0, 936.0), (462.0, 886.0))

    def links(pen: Pen) -> None:
        def hang(a: tuple[float, float], b: tuple[float, float], sag: float) -> None:
            n = int(math.hypot(b[0] - a[0], b[1] - a[1]) / 9)
            for k in range(n + 1):
                t = k / n
                x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)
                pen.stroke(oval(x, y, 5.4 if k % 2 else 3.2, 3.4), (0.24, 0.04, 262), 2)

        hang((-20, 842), (60, 852), 22)
        hang((60, 852), (196, 888), 26)
        hang((196, 888), (356, 894), 26)
        pen.stroke([(356, 894), (364, 920), (372, 946)], (0.24, 0.04, 262), 3)
        for k in range(8):
            pen.stroke(oval(376 + 9 * k, 950 + 5 * math.sin(k), 5.4 if k % 2 else 3.4, 3), (0.26, 0.04, 262), 2)

    for x, y in posts:
        c.multiply(c.mask(limb([(x, y, 8), (x - 90, y + 18, 5)]), soft=3), (0.62, 0.1, 257), 0.6)
    c.draw(links, relief=2, detail=0.75)
    for x, y in posts:
        post = Clay(c, (x - 30, y - 70, x + 30, y + 14), melt=4)
        post.limb([(x, y, 12), (x, y - 32, 10)])
        post.ball(x, y - 44, 13, 12)
        body = post.relief(0.8)
        c.form(body, (0.3, 0.04, 265), gloss=0.4, rim=0.6, detail=0.75)
        cap(c, body, f"post{x:.0f}", -0.5)
