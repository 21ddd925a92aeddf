"""Linen with few large folds; the train that runs off into the mirror and turns to the wave under the bow."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb

LINEN = (0.87, 0.05, 82)
DIM = (0.6, 0.07, 40)
GLOW = (0.97, 0.11, 82)
_COOL = (0.55, 0.06, 300)

Fold = tuple[tuple[float, float, float], ...]


def train(c: Canvas, mirror: Mask) -> None:
    """The hem that runs over the boards and the frame and turns to the wave under the bow."""
    inner = ((322, 860, CORNER), (350, 930), (392, 990), (440, 1012), (484, 1000), (508, 962), (506, 916), (490, 872))
    step = ((470, 836), (462, 796, CORNER), (504, 812))
    outer = ((558, 850), (596, 912), (610, 984), (592, 1046), (556, 1066))
    border = ((540, 1096), (486, 1092), (452, 1116), (402, 1096), (366, 1104), (330, 1072), (280, 1040, CORNER))
    over = c.mask(curve((*inner, *step, *outer, *border)), wobble=3, cell=40)
    c.multiply(over.blur(9).move(-6, 16) - mirror, (0.2, 0.05, 34), 0.7)
    c.multiply(over.blur(7).move(-9, 8) & mirror, (0.3, 0.06, 200), 0.5)
    fade = np.asarray(smoothstep(806, 930, c.y + 30 * (c.field("foamy", 24, 3) - 0.5)), np.float32)
    cloth = over * fade
    c.form(cloth, LINEN, thickness=20, rim=0.8, mottle=0.04, detail=0.85)
    folds: tuple[Fold, ...] = (
        (
            (346, 940, 3),
            (382, 1010, 10),
            (440, 1044, 13),
            (500, 1036, 12),
            (540, 986, 11),
            (536, 920, 7),
            (506, 850, 2),
        ),
        (
            (350, 1010, 3),
            (400, 1062, 11),
            (466, 1072, 12),
            (530, 1050, 11),
            (572, 1000, 9),
            (570, 930, 6),
            (540, 860, 2),
        ),
        ((360, 1060, 3), (398, 1090, 9), (430, 1100, 4)),
        ((452, 1114, 3), (492, 1074, 8), (560, 1040, 5)),
        ((400, 998, 2), (446, 1020, 7), (496, 1004, 7), (518, 960, 3)),
    )
    lay_folds(c, cloth, folds, 0.7)
    weave(c, cloth)
    c.screen(over.edge(-4, -6, 3) * fade, GLOW, 0.75)

    def hem(pen: Pen) -> None:
        edge = [
            (346, 1074),
            (366, 1096),
            (402, 1089),
            (450, 1108),
            (484, 1085),
            (536, 1088),
            (552, 1060),
            (586, 1041),
            (602, 984),
        ]
        pen.stroke(edge, (0.8, 0.14, 76), 3.4, 0.9)

    c.draw(hem, relief=1.5, detail=0.9)
    sea = over & mirror
    curls = smoothstep(926, 872, c.y) * smoothstep(0.42, 0.62, c.field("curl", 15, 4, (2, 1)))
    c.screen(sea * np.asarray(curls, np.float32), (0.99, 0.03, 90), 0.85)


def spray(c: Canvas, mirror: Mask) -> None:
    """Foam where the linen has become water: along the hem's way and to both sides of the stem."""
    r = c.rng("spray")
    ways = (
        [(466, 794), (474, 836), (496, 884), (512, 940)],
        [(470, 792), (520, 826), (562, 880), (580, 950)],
        [(470, 790), (440, 800), (416, 826), (404, 858)],
        [(474, 790), (530, 792), (584, 800), (626, 816)],
    )

    for n, way in enumerate(ways):
        wide = (5, 12, 13, 7) if n < 2 else (6, 9, 6, 2)
        bank = c.mask(limb([(x, y, q) for (x, y), q in zip(way, wide, strict=True)], 24)).blur(4)
        lace = np.asarray(smoothstep(0.36, 0.58, c.field(f"lace{n}", 13, 4, (2, 1))), np.float32)
        c.screen((bank & mirror) * (lace * smoothstep(928, 884, c.y)), (0.99, 0.03, 90), 0.9)

    def foam(pen: Pen) -> None:
        for n, way in enumerate(ways):
            for _ in range(300 if n < 2 else 200):
                t = float(r.random()) ** (0.8 if n < 2 else 1.3) * 2.999
                k, q = int(t), t % 1
                (x0, y0), (x1, y1) = way[k], way[k + 1]
                x = x0 + (x1 - x0) * q + float(r.normal(0, 5 + 2 * t))
                y = y0 + (y1 - y0) * q + float(r.normal(0, 4)) - abs(float(r.normal(0, 7)))
                size = float(r.uniform(0.3, 1.75)) ** 2 * (1 - 0.2 * t)
                pen.dot(x, y, size, (0.99, 0.03, 90), float(r.uniform(0.45, 0.95)))

    c.draw(foam, detail=0.9, clip=mirror.grow(3))


def lay_folds(c: Canvas, on: Mask, folds: tuple[Fold, ...], share: float) -> None:
    """Few large folds: a soft dark valley, and along its upper side the ridge that takes the light."""
    for f in folds:
        valley = c.mask(limb(list(f), 40))
        c.multiply(valley.blur(5) & on, DIM, share)
        c.multiply(valley.grow(-3).blur(3) & on, _COOL, share * 0.7)
        w = max(q[2] for q in f)
        ridge = c.mask(limb([(x - w * 0.9, y - w * 0.8, q * 0.5) for x, y, q in f], 40))
        c.screen(ridge.blur(3) & on, (0.96, 0.08, 84), 0.5)


def weave(c: Canvas, on: Mask) -> None:
    """Fine threads, so that linen is linen."""
    thread: Array = np.asarray(0.5 + 0.5 * np.sin(c.x * 1.4 + 4 * c.field("warp", 60, 2)), np.float32)
    c.multiply(on * (thread * c.field("thread", 7, 3, (1, 4))), (0.7, 0.07, 66), 0.24)
