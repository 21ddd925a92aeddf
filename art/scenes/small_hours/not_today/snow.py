"""Parts of Not Today: the pale noon sky, the empty field, the bear's track over it in an S, the bear's shadow."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place, sample

from .brush import BLUE, CAST, SNOW

HORIZON: Final = 432.0
_WAY: Final[Points] = (
    *((330, 437), (250, 444), (140, 458), (74, 482), (48, 516), (80, 542), (146, 566), (212, 610), (238, 676)),
    *((210, 740), (150, 790), (92, 838), (66, 890), (84, 960)),
)
"""Where it has come from: the edge of the world, in an S, to its own feet."""


def sky(c: Canvas) -> None:
    """Wash a pale noon; one broad thin drift of cloud."""
    c.wash(
        [(0, (0.86, 0.05, 236)), (0.2, (0.885, 0.042, 232)), (0.36, (0.915, 0.034, 228)), (0.4, (0.92, 0.032, 226))],
        20,
        turn=-5,
    )
    veil = c.noise.at("veil", (c.x + 0.5 * c.y) / 460, (c.y - 0.12 * c.x) / 110, 1.0, 3)
    c.glaze(smoothstep(0.5, 0.86, veil) * smoothstep(420, 200, c.y), (0.965, 0.014, 95), 0.6)


def field(c: Canvas) -> None:
    """Spread the snow in two swells, the farther one bluish."""
    far = c.mask(
        curve(
            [(-20, 440, CORNER), (140, 430), (380, 436), (820, 424, CORNER), (820, 1230, CORNER), (-20, 1230, CORNER)]
        ),
        wobble=1.5,
    )
    drifts = c.field("drifts", 190, 3, (3.4, 0.7)) - 0.5
    t = np.asarray(np.clip((c.y - 430) / 560 + 0.62 * drifts, 0, 1), np.float32)
    table = ramp([(0.962, 0.014, 100), (0.955, 0.014, 140), (0.93, 0.024, 232), (0.955, 0.014, 150), SNOW])
    c.fill(far, pick(table, t), detail=0.15)
    near = c.mask(
        curve([(-30, 1030, CORNER), (120, 1046), (330, 1010), (560, 1000), (840, 1040, CORNER), (840, 1230, CORNER),
               (-30, 1230, CORNER)]),
        soft=16,
    )  # fmt: skip
    c.glaze(near, SNOW, 0.75)


def trail(c: Canvas) -> None:
    """Press its prints, one by one, larger as they come near."""
    way = sample(_WAY, 900)
    length = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(way[:, :2], axis=0).T))])
    spots: list[tuple[float, float, float, float]] = []
    run, side = 6.0, 1
    while run < float(length[-1]):
        k = int(np.searchsorted(length, run))
        (x, y), (dx, dy) = way[k], way[min(k + 4, 899)] - way[max(k - 4, 0)]
        q = float((y - HORIZON + 26) / 430)
        a = math.atan2(float(dy), float(dx))
        spots.append((float(x) - math.sin(a) * 21 * q * side, float(y) + math.cos(a) * 14 * q * side, q, a * 57.3))
        side, run = -side, run + max(11.0, 66 * q)

    def work(pen: Pen) -> None:
        for x, y, q, turn in spots:
            _print(pen, x, y, q, turn)

    c.draw(work, detail=0.6, soft=0.4)


def _print(pen: Pen, x: float, y: float, q: float, turn: float) -> None:
    """One paw: a broad pad and four toes, flattened as it lies, its near rim light."""
    pad: Points = ((-24, -12), (-6, -21), (14, -20), (22, 0), (14, 20), (-6, 21), (-24, 12), (-31, 0))
    toes = ((27, -19, 6.5), (36, -7, 7), (36, 7, 7), (27, 19, 6.5))
    for dy, tone, share in ((4 * q, (0.99, 0.008, 90), 0.9), (0.0, CAST, 0.62)):
        flat = [(x + u, y + dy + 0.6 * v) for u, v, *_ in place(pad, 0, 0, q, turn)]
        pen.fill(curve(flat), tone, share)
        if q > 0.22:
            for u, v, r in place(toes, 0, 0, q, turn):
                pen.fill(oval(x + u, y + dy + 0.6 * v, r, 0.7 * r), tone, share)


def shadow(c: Canvas) -> None:
    """The bear's and the door's short noon shadow, cool and soft-edged."""
    m = c.mask(
        curve([(96, 1086), (200, 1070), (420, 1060), (640, 1030), (752, 1010), (800, 1030), (790, 1070), (700, 1108),
               (480, 1132), (260, 1128), (120, 1116)]),
        soft=7,
    )  # fmt: skip
    c.multiply(m, CAST, 0.55)
    door = c.mask(curve([(476, 120, CORNER), (669, 90, CORNER), (669, 1000, CORNER), (476, 920, CORNER)], pull=0.05))
    lean = c.mask(
        curve(
            [(640, 300), (664, 360), (672, 470), (690, 560), (690, 700), (676, 900), (560, 900), (500, 500), (540, 280)]
        ),
        soft=9,
    )
    c.multiply(lean & door, (0.5, 0.09, 262), 0.75)
    c.multiply(c.mask(limb([(110, 1098, 8), (300, 1104, 14), (560, 1102, 16), (640, 1090, 8)], 30), soft=7), CAST, 0.7)


def lip(c: Canvas) -> None:
    """A little snow pushed up before heel and haunch, so that it sits in the snow and not on it."""
    m = c.mask(
        curve([(86, 1112, CORNER), (130, 1094), (190, 1104), (260, 1096), (350, 1106), (450, 1098), (540, 1108),
               (600, 1112, CORNER), (470, 1128), (250, 1126)]),
        wobble=2,
        soft=1.2,
    )  # fmt: skip
    c.fill(m, SNOW, detail=0.4)
    c.multiply(m.edge(-2, 10, 6), BLUE, 0.7)
