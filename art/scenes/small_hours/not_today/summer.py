"""What summer sends through the door: high grass, wheat, poppies."""

from __future__ import annotations

from collections.abc import Sequence

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.materials import grass
from art.painting.motifs.poppies import Petal, Poppy, heart, petals
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, line, oval

from .door import opening

_GREENS = ((0.3, 0.07, 150), (0.42, 0.1, 138), (0.57, 0.12, 124), (0.74, 0.12, 108))
_CUP = (Petal(-112, 46, 0.98, -0.16), Petal(-66, 46, 1.0, -0.2), Petal(-92, 60, 0.86, 0.06))
"""Seen from the side: two petals behind, one that hides the heart."""


def within(c: Canvas) -> None:
    """Paint what stands in the doorway."""
    bed = c.mask(curve([(540, 800), (640, 760), (742, 790), (742, 1050), (540, 1050)]), wobble=14) & opening(c)
    grass(c, bed, _GREENS, seed="bed", height=(70, 170), spacing=5.0, lean=-0.2, spread=0.3, detail=0.45)
    _ears(c)


def in_front(c: Canvas) -> None:
    """Paint what has got over the sill, and the warm light on the snow before it."""
    spill = c.mask(curve([(420, 1120), (500, 1060), (600, 1060), (560, 1230), (360, 1230), (380, 1170)]), soft=22)
    c.glaze(spill, (0.94, 0.095, 92), 0.55)
    earth = c.mask(curve([(560, 1060), (700, 1020), (830, 1040), (830, 1260), (500, 1260), (510, 1190)]), soft=9)
    c.fill(earth, (0.33, 0.075, 146), 0.9, detail=0.3)
    front = c.mask(
        curve(
            [
                (566, 1020),
                (640, 1000),
                (720, 1000),
                (790, 1010),
                (830, 1100),
                (830, 1230),
                (600, 1230),
                (556, 1170),
                (548, 1100),
            ]
        ),
        wobble=10,
    )
    grass(c, front, _GREENS, seed="front", height=(70, 190), spacing=5.0, lean=-0.3, spread=0.36, detail=0.5)
    edge = c.mask(curve([(470, 1130), (540, 1110), (600, 1140), (640, 1230), (540, 1220), (480, 1170)]), wobble=14)
    grass(c, edge, _GREENS, seed="edge", height=(14, 46), spacing=7, lean=-0.4, spread=0.5, detail=0.5)
    back = [(640, 990, 552, 448, 21), (700, 1000, 668, 476, 14), (650, 1000, 604, 548, 18), (700, 1010, 700, 590, 19),
            (650, 1000, 646, 640, 21), (640, 1000, 568, 652, 25), (720, 1010, 716, 700, 22), (660, 1010, 634, 730, 29),
            (700, 1010, 692, 784, 25), (600, 1010, 560, 772, 31), (740, 1030, 752, 812, 26)]  # fmt: skip
    _poppies(c, "back", back)
    c.glaze(
        opening(c) * smoothstep(566, 574, c.x) * smoothstep(732, 724, c.x) * smoothstep(860, 560, c.y),
        (0.93, 0.1, 92),
        0.16,
    )
    _buds(c)
    veil = c.mask(curve([(566, 930), (660, 900), (760, 930), (800, 1060), (560, 1060)]), wobble=10)
    grass(c, veil, _GREENS, seed="veil", height=(70, 170), spacing=15, lean=-0.3, spread=0.36, detail=0.5)
    front_row = [(660, 1100, 630, 850, 42), (720, 1100, 714, 892, 36), (620, 1100, 556, 906, 38),
                 (680, 1120, 652, 972, 46), (740, 1140, 768, 966, 38), (620, 1160, 548, 1024, 42),
                 (700, 1160, 736, 1060, 54), (640, 1180, 624, 1090, 40), (560, 1190, 508, 1120, 30),
                 (680, 1230, 684, 1166, 72)]  # fmt: skip
    _poppies(c, "near", front_row)
    low = c.mask(curve([(530, 1120), (600, 1010), (820, 980), (820, 1220), (530, 1220)]), soft=20)
    c.multiply(low * smoothstep(960, 1200, c.y), (0.5, 0.1, 30), 0.45)
    over = c.mask(curve([(490, 1196), (660, 1180), (800, 1160, CORNER), (830, 1240), (480, 1240)]))
    grass(c, over, _GREENS, seed="over", height=(60, 140), spacing=13, lean=-0.2, spread=0.5, detail=0.5)


def _buds(c: Canvas) -> None:
    """Paint buds that still nod, and a pod."""

    def work(pen: Pen) -> None:
        for x0, y0, x, y, s in (
            (650, 1000, 618, 610, 1.0),
            (700, 1000, 676, 690, 1.1),
            (620, 1000, 584, 716, 1.1),
            (620, 1060, 528, 960, 1.3),
            (720, 1040, 736, 640, 0.9),
        ):
            green = (0.47, 0.11, 138)
            pen.stroke(
                [
                    (x0, y0),
                    ((x0 + x) / 2 + 6, (y0 + y) / 2),
                    (x + 6, y - 14 * s),
                    (x - 4 * s, y - 20 * s),
                    (x - 10 * s, y - 8 * s),
                ],
                green,
                2.6 * s,
            )
            pen.fill(oval(x - 11 * s, y + 4 * s, 6.5 * s, 12 * s, 10), (0.52, 0.115, 132))
            pen.fill(oval(x - 13 * s, y + 3 * s, 2.4 * s, 9 * s, 10), (0.68, 0.12, 120))
            pen.fill(oval(x - 11 * s, y + 13 * s, 3 * s, 3.4 * s, 10), (0.55, 0.19, 27))

    c.draw(work, detail=0.6)


def _ears(c: Canvas) -> None:
    """Paint wheat in the doorway."""
    r = c.rng("ears")

    def work(pen: Pen) -> None:
        for _ in range(26):
            x0, h = float(r.uniform(580, 735)), float(r.uniform(120, 260))
            y0, bend = 880.0, float(r.normal(-16, 16))
            tip = (x0 + bend, y0 - h)
            tone = (float(r.uniform(0.74, 0.9)), 0.13, float(r.uniform(88, 102)))
            pen.fill(line([(x0, y0), (x0 + bend * 0.2, y0 - h * 0.6), tip], 2.6, 1.6), tone)
            for k in range(11):
                side = 1 if k % 2 else -1
                y, x = tip[1] - 4 * k, tip[0] + 0.1 * bend * k * 0.4
                pen.fill(oval(x + side * 3, y, 5.2, 2.2, -90 + side * 28), tone)
                pen.stroke([(x + side * 3, y), (x + side * 8, y - 14)], tone, 0.8, 0.7)

    c.draw(work, relief=0, detail=0.55, clip=opening(c))


def _poppies(c: Canvas, seed: str, flowers: Sequence[tuple[float, float, float, float, float]]) -> None:
    r = c.rng(f"poppies/{seed}")

    def stems(pen: Pen) -> None:
        for x0, y0, x1, y1, s in flowers:
            mid = (x0 * 0.6 + x1 * 0.4 + 14, y0 * 0.5 + y1 * 0.5)
            pen.fill(line([(x0, y0), mid, (x1, y1)], 0.06 * s + 2.4, 0.04 * s + 1.4), (0.46, 0.11, 138))

    c.draw(stems, relief=0, detail=0.7)
    with c.group() as blooms:
        for k, (_, _, x1, y1, s) in enumerate(flowers):
            side = k % 5 in {2, 4}
            turn = float(r.uniform(-50, -15) if side else r.uniform(8, 58))
            flower = Poppy(x1, y1, s * 1.5, (0.62, 0.76, 0.52, 0.68)[k % 4], turn, f"{seed}{k}")
            if side:
                petals(c, flower, _CUP, blot=0.0, detail=0.3)
            else:
                petals(c, flower, detail=0.3)
                heart(c, flower, 12 if s < 24 else 40)
    c.paste(blooms)
