"""Parts of Slow Ascent: snowy mountains below the moon; the platform's deep snow, a ring trodden in it."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, oval, place

SEAT: Final = (232.0, 1096.0)
"""Where the dog sits: the ring's middle."""
_SNOW: Final = (0.8, 0.04, 280)
_BLUE: Final = (0.56, 0.09, 276)
_FIRS: Final = (
    *((20, 886, 70), (58, 900, 52), (446, 934, 40), (478, 936, 58), (508, 938, 36), (640, 924, 74), (596, 932, 50)),
    *(
        (672, 924, 48),
        (790, 896, 66),
    ),
)


def hills(c: Canvas) -> None:
    """Three ranges, each lighter with snow and nearer; a few firs on the last."""
    planes: tuple[tuple[Points, tuple[float, float, float], float], ...] = (
        ([(-20, 742), (60, 716), (150, 768), (300, 806), (450, 788), (560, 804), (690, 744), (820, 700)],
         (0.42, 0.105, 274), 130),
        ([(-20, 832), (90, 800), (220, 842), (380, 868), (520, 836), (640, 858), (820, 806)],
         (0.51, 0.1, 273), 150),
        ([(-20, 880), (120, 904), (300, 950), (470, 936), (640, 920), (820, 886)], (0.62, 0.08, 276), 170),
    )  # fmt: skip
    for k, (top, tone, deep) in enumerate(planes):
        rim: Points = [(*top[0], CORNER), *top[1:-1], (*top[-1], CORNER), (820, 1230, CORNER), (-20, 1230, CORNER)]
        m = c.mask(curve(rim), wobble=4, cell=40)
        drift = 0.9 * (c.field(f"hill{k}", 120, 3, (2.2, 0.8)) - 0.5)
        fall = np.clip((c.y - min(y for _, y in top)) / deep + drift, 0, 1)
        table = ramp([(tone[0] + 0.1, tone[1] - 0.02, tone[2] + 6), tone, (tone[0] - 0.06, tone[1], tone[2])])
        c.fill(m, pick(table, np.asarray(fall, np.float32)), detail=0.15)
        c.glaze(m.edge(1, -5, 2), (0.86, 0.04, 285), 0.5)
    r = c.rng("firs")
    for x, y, h in _FIRS:
        _fir(c, x, y, h, float(r.uniform(-2, 2)))


def _fir(c: Canvas, x: float, y: float, h: float, lean: float) -> None:
    """A small fir: three skirts, the upper edges white."""
    for k in range(3):
        top, base, wide = y - h * (1 - 0.26 * k), y - h * (0.5 - 0.23 * k), h * (0.15 + 0.075 * k)
        mid = 0.5 * (top + base)
        skirt: Points = [(x + lean, top, CORNER), (x + 0.5 * wide, mid), (x + wide, base, CORNER),
                         (x, base + 0.05 * h), (x - wide, base, CORNER), (x - 0.5 * wide, mid)]  # fmt: skip
        m = c.mask(curve(skirt, pull=0.2), wobble=1)
        c.fill(m, (0.31, 0.085, 275), detail=0.5)
        c.glaze(m.edge(2.4, -2.4, 1), (0.82, 0.04, 282), 0.7)


def platform(c: Canvas) -> None:
    """The snow that lies on the platform, its soft lip in front."""
    top: Points = [(-20, 1012, CORNER), (160, 1004), (420, 1010), (640, 1002), (820, 1012, CORNER)]
    m = c.mask(curve([*top, (820, 1230, CORNER), (-20, 1230, CORNER)]), wobble=3, cell=50)
    drift = c.field("drift", 150, 3, (2.6, 0.7)) - 0.5
    fall = np.clip((c.y - 1000) / 180 + 0.7 * drift, 0, 1)
    table = ramp([(0.87, 0.03, 290), _SNOW, (0.72, 0.06, 278)])
    c.multiply(m.blur(10).move(0, -10), _BLUE, 0.35)
    c.fill(m, pick(table, np.asarray(fall, np.float32)), detail=0.2)
    c.glaze(m.edge(0, -7, 3), (0.93, 0.025, 90), 0.8)


def ring(c: Canvas) -> None:
    """A trench trodden round the dog: its far wall in shade, the mound within it lit, prints all along its floor."""
    x, y = SEAT
    outer = c.mask(oval(x, y, 336, 92), wobble=9, cell=44)
    inner = c.mask(oval(x + 4, y - 4, 222, 46), wobble=8, cell=34)
    trench = outer - inner
    c.glaze(outer.grow(9).blur(4), (0.93, 0.025, 285), 0.8)
    c.fill(trench, (0.64, 0.07, 279), detail=0.5)
    c.glaze(outer.edge(0, -26, 3) - inner, (0.45, 0.1, 276), 1.0)
    c.glaze(inner.blur(4).move(0, 12) & trench, (0.76, 0.05, 280), 0.9)
    c.glaze(outer.edge(0, 6, 4) - inner, (0.5, 0.09, 276), 0.6)
    lid = smoothstep(1030, 1110, c.y)
    c.fill(inner, pick(ramp([(0.78, 0.045, 280), (0.87, 0.03, 284)]), np.asarray(lid, np.float32)), detail=0.3)
    _prints(c, trench)
    c.multiply(c.mask(oval(170, 1150, 170, 26, 4), soft=12), (0.5, 0.09, 276), 0.55)


def _prints(c: Canvas, trench: Mask) -> None:
    """Paw prints, one over the other, where it has turned and turned; a few that lead out of it to the mast."""
    r = c.rng("prints")
    x, y = SEAT
    spots: list[tuple[float, float, float, float]] = [
        (598, 1070, 0.8, -20.0),
        (632, 1082, 0.8, -8.0),
        (664, 1064, 0.75, -20.0),
        (700, 1078, 0.75, -12.0),
    ]
    for k in range(62):
        a = 2 * math.pi * (k + float(r.uniform(-0.4, 0.4))) / 62
        far = 1 + (0.14 if k % 2 else -0.12) + float(r.uniform(-0.05, 0.05))
        deep = math.sin(a)
        spots.append((x + 280 * far * math.cos(a), y + 6 + 70 * far * deep, 0.86 + 0.2 * deep,
                      math.degrees(math.atan2(math.cos(a), -math.sin(a))) + float(r.uniform(-25, 25))))  # fmt: skip
    toes = ((-5, 0, 10, 9), (6, -11, 5, 4.5), (13, -4, 5, 4.5), (13, 5, 5, 4.5), (6, 12, 5, 4.5))

    def work(pen: Pen) -> None:
        for px, py, q, turn in spots:
            share = float(r.uniform(0.6, 1.0))
            for drop, tone in ((3.0, (0.74, 0.05, 280)), (0.0, (0.44, 0.095, 277))):
                for dx, dy, rx, ry in toes:
                    u, v = place([(dx, dy)], 0, 0, q, turn)[0][:2]
                    pen.fill(oval(px + u, py + 0.5 * v + drop, rx * q, 0.55 * ry * q), tone, share)

    c.draw(work, detail=0.55, soft=0.7, clip=trench.grow(-3) | c.full(smoothstep(575, 580, c.x)))
