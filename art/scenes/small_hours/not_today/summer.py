"""What comes out of the door: high grass and poppies over the snow."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.materials import grass
from art.painting.motifs.poppies import Petal, Poppy, heart, petals
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, line, oval

_GREENS = ((0.33, 0.075, 148), (0.46, 0.1, 135), (0.6, 0.115, 122), (0.76, 0.11, 106))


def weeds(c: Canvas) -> None:
    """Paint what grows in the gap and what has got through it, behind her."""
    thaw = c.mask(curve([(560, 1080), (682, 1090), (744, 1120), (736, 1210), (600, 1220), (520, 1150)]), soft=18)
    c.glaze(thaw, (0.7, 0.13, 118), 0.75)
    slit = c.mask(curve([(684, 760, CORNER), (722, 760, CORNER), (724, 1130, CORNER), (676, 1100, CORNER)]))
    grass(c, slit, _GREENS, seed="slit", height=(80, 180), spacing=4.8, lean=-0.3, spread=0.34, detail=0.55)
    _ears(c)


def in_front(c: Canvas) -> None:
    """Paint what grows before everything."""
    _poppies(
        c,
        "gap",
        [(704, 1000, 706, 800, 26), (700, 800, 690, 640, 23), (706, 700, 736, 520, 22), (700, 560, 694, 400, 19),
         (706, 1060, 752, 900, 32), (706, 430, 742, 318, 16), (700, 1060, 640, 880, 25)],
        False,
    )  # fmt: skip
    front = c.mask(
        curve([(590, 1090), (650, 1096), (730, 1126), (790, 1176), (740, 1230), (600, 1230), (540, 1190), (550, 1130)]),
        wobble=8,
    )
    grass(c, front, _GREENS, seed="front", height=(60, 170), spacing=4.6, lean=-0.3, spread=0.34, detail=0.5)
    edge = c.mask(curve([(500, 1140), (560, 1110), (600, 1150), (680, 1230), (560, 1230), (490, 1190)]), wobble=14)
    grass(c, edge, _GREENS, seed="edge", height=(14, 44), spacing=6, lean=-0.4, spread=0.5, detail=0.5)
    c.multiply(c.mask(oval(660, 1130, 90, 50), soft=30), (0.4, 0.08, 150), 0.6)
    _poppies(
        c,
        "front",
        [
            (680, 1160, 644, 1010, 36),
            (700, 1170, 756, 1056, 40),
            (650, 1190, 600, 1120, 33),
            (720, 1230, 690, 1140, 50),
        ],
        True,
    )
    over = c.mask(curve([(560, 1190), (640, 1160), (780, 1170), (800, 1230), (540, 1230)]))
    grass(c, over, _GREENS, seed="over", height=(70, 150), spacing=17, lean=-0.2, spread=0.5, detail=0.5)


def _ears(c: Canvas) -> None:
    """Paint long grasses in seed that have got through the gap higher up."""
    r = c.rng("ears")

    def work(pen: Pen) -> None:
        for left, y0, bend, rise in (
            (626, 890, -88, 250),
            (632, 890, 74, 300),
            (622, 890, -58, 340),
            (634, 890, 62, 366),
            (627, 890, -40, 420),
            (634, 890, 98, 160),
            (631, 890, 46, 470),
        ):
            x0 = left + 76
            x1, y1 = x0 + bend, y0 - rise
            mid = (x0 + bend * 0.12, y0 - rise + 20 + abs(bend) * 0.7)
            green = (float(r.uniform(0.56, 0.72)), 0.13, float(r.uniform(108, 128)))
            pen.fill(line([(x0 - 6, y0 + 200), (x0, y0), (x0, (y0 + mid[1]) / 2), mid, (x1, y1)], 3.6, 1.6), green)
            for k in range(13):
                t = k / 12
                x = mid[0] + (x1 - mid[0]) * (0.55 + 0.5 * t)
                y = mid[1] + (y1 - mid[1]) * (0.55 + 0.5 * t) - 4 * math.sin(3.1 * t)
                side = 1 if k % 2 else -1
                turn = math.degrees(math.atan2(y1 - mid[1], x1 - mid[0])) + 24 * side
                tone = (float(r.uniform(0.66, 0.86)), 0.1, float(r.uniform(84, 104)))
                pen.fill(oval(x - side * 2.4 * math.sin(math.radians(turn)), y + side * 3.2, 5.4, 1.9, turn), tone)
                pen.stroke([(x, y), (x + 0.16 * bend, y - 9)], tone, 0.8, 0.7)

    c.draw(work, relief=2, detail=0.75)


def _poppies(c: Canvas, seed: str, flowers: list[tuple[float, float, float, float, float]], near: bool) -> None:
    r = c.rng(f"poppies/{seed}")

    def stems(pen: Pen) -> None:
        for x0, y0, x1, y1, _ in flowers:
            mid = (x0 * 0.5 + x1 * 0.5 + 16, y0 * 0.55 + y1 * 0.45)
            pen.fill(line([(x0, y0), mid, (x1, y1)], 5 if near else 3.6, 2.4), (0.5, 0.12, 138))

    c.draw(stems, relief=2, detail=0.7)

    def buds(pen: Pen) -> None:
        for x0, y0, x1, y1, s in flowers[::3]:
            bx, by = x1 + s * 1.3, y1 + s * 1.6
            pen.stroke(
                [(x0 + 4, y0), (bx + 10, (y0 + by) / 2), (bx + 8, by - 14), (bx - 4, by - 16), (bx - 8, by - 4)],
                (0.52, 0.12, 138),
                2.2,
            )
            pen.fill(oval(bx - 9, by + 4, 6, 11, 8), mix((0.6, 0.13, 130), (0.5, 0.12, 145), 0.5))

    c.draw(buds, relief=3, detail=0.75)
    for k, (x0, _, x1, y1, s) in enumerate(flowers):
        turn = float(r.uniform(-34, 20)) + (x1 - x0) * 0.25
        flower = Poppy(x1, y1, s * 1.5, (0.62, 0.78, 0.54)[k % 3], turn, f"{seed}{k}")
        if (k + near) % 3 == 1:
            petals(c, flower, _CUP, blot=0.0)
        else:
            petals(c, flower)
            heart(c, flower, 40)


_CUP = (Petal(-112, 46, 0.98, -0.16), Petal(-66, 46, 1.0, -0.2), Petal(-92, 60, 0.86, 0.06))
"""Seen from the side: two petals behind, one that hides the heart."""
