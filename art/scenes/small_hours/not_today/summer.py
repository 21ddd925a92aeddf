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
    """Paint what grows behind her: grass at the door's foot, poppies in the gap."""
    thaw = c.mask(curve([(520, 1040), (606, 1090), (668, 1120), (660, 1210), (540, 1200), (470, 1110)]), soft=16)
    c.glaze(thaw, (0.7, 0.13, 118), 0.75)
    back = c.mask(curve([(530, 1044, CORNER), (610, 1092), (650, 1118, CORNER), (560, 1130), (510, 1080)]), wobble=4)
    grass(c, back, _GREENS, seed="back", height=(60, 130), spacing=4.6, lean=-0.35, spread=0.26, detail=0.5)
    slit = c.mask(curve([(612, 700, CORNER), (642, 700, CORNER), (644, 1124, CORNER), (606, 1096, CORNER)]))
    grass(c, slit, _GREENS, seed="slit", height=(70, 150), spacing=4.8, lean=-0.3, spread=0.3, detail=0.55)
    _poppies(c, "back", [(632, 900, 630, 686, 22), (620, 800, 570, 560, 20), (630, 1000, 650, 760, 26)], False)


def in_front(c: Canvas) -> None:
    """Paint what grows before everything."""
    front = c.mask(
        curve([(500, 1078), (570, 1092), (650, 1126), (700, 1176), (650, 1230), (560, 1230), (500, 1180), (470, 1120)]),
        wobble=8,
    )
    grass(c, front, _GREENS, seed="front", height=(40, 130), spacing=4.6, lean=-0.3, spread=0.34, detail=0.5)
    _ears(c)
    edge = c.mask(curve([(420, 1120), (470, 1096), (520, 1150), (600, 1230), (480, 1230), (420, 1176)]), wobble=14)
    grass(c, edge, _GREENS, seed="edge", height=(14, 40), spacing=6, lean=-0.4, spread=0.5, detail=0.5)
    c.multiply(c.mask(oval(560, 1130, 110, 50), soft=30), (0.4, 0.08, 150), 0.6)
    _poppies(
        c,
        "front",
        [
            (590, 1130, 540, 900, 26),
            (610, 1140, 612, 960, 33),
            (640, 1160, 690, 1040, 30),
            (636, 900, 672, 680, 21),
            (530, 1160, 452, 1090, 26),
            (600, 1190, 580, 1090, 38),
        ],
        True,
    )
    over = c.mask(curve([(440, 1180), (540, 1150), (680, 1160), (700, 1230), (440, 1230)]))
    grass(c, over, _GREENS, seed="over", height=(70, 170), spacing=15, lean=-0.2, spread=0.5, detail=0.5)


def _ears(c: Canvas) -> None:
    """Paint long grasses in seed that have got through the gap higher up."""
    r = c.rng("ears")

    def work(pen: Pen) -> None:
        for x0, y0, bend, rise in (
            (626, 890, -88, 250),
            (632, 890, 74, 300),
            (622, 890, -58, 340),
            (634, 890, 62, 366),
            (627, 890, -40, 420),
            (634, 890, 98, 160),
            (631, 890, 46, 470),
        ):
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
