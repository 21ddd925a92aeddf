"""Parts of Good Year: the whale, one long bow that the card's edges cut off; its throat's grooves, its mouth."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, sample
from art.painting.stamps import sampled, scatter, strew

from .ink import BACK, GOLD, NIGHT, PLEAT, SKIN, SKIN_DEEP, SKIN_PALE, THROAT, THROAT_PALE, crease, near, sweeps

_LOW: Final[Points] = ((300, 1330), (200, 1240), (116, 1150), (60, 1060), (30, 980))
MOUTH: Final[Points] = (
    *((22, 924), (70, 934), (140, 951), (220, 966), (310, 978), (400, 984), (474, 984), (530, 977), (562, 968)),
)


def body(c: Canvas) -> Mask:
    """Return the whole silhouette."""
    return c.mask(curve([*BACK, (840, 1330, CORNER), *_LOW]), wobble=1.5, cell=30)


def whale(c: Canvas) -> None:
    """Paint back, brow, snout, throat and mouth."""
    m = body(c)
    c.multiply(m.blur(9).move(-3, -4) - m, (0.4, 0.07, 30), 0.45)
    c.fill(m, SKIN, detail=0.25, mottle=0.06)
    sweeps(
        c,
        m,
        (
            (((420, 900, 20), (560, 960, 40), (700, 990, 60), (840, 1000, 60)), 40, 0.6),
            (((650, 724, 8), (740, 732, 20), (840, 728, 26)), 20, 0.45),
            (((640, 868, 12), (720, 874, 24), (840, 868, 30)), 24, 0.4),
            (((60, 916, 5), (180, 930, 11), (320, 948, 14), (440, 940, 12)), 12, 0.55),
        ),
        SKIN_DEEP,
    )
    sweeps(
        c,
        m,
        (
            (((60, 886, 8), (180, 866, 14), (320, 850, 14), (420, 824, 10)), 12, 0.6),
            (((440, 806, 10), (500, 752, 16), (560, 716, 16), (640, 696, 12)), 16, 0.5),
            (((664, 682, 6), (740, 664, 9), (840, 648, 11)), 9, 0.62),
            (((610, 800, 10), (690, 812, 24), (840, 806, 30)), 26, 0.34),
            (((640, 920, 14), (720, 930, 26), (840, 930, 34)), 30, 0.3),
        ),
        SKIN_PALE,
        pale=True,
    )
    _hide(c, m)
    _throat(c, m)
    _mouth(c, m)
    _light(c, m)


def _hide(c: Canvas, m: Mask) -> None:
    """Dry strokes along the body, a little paler or darker than what they cross; a few pale flecks."""
    r = c.rng("hide")
    x, y = scatter(m, 1500, r, "any")
    under = sampled(c, c.layer.rgb, x, y)
    tones = np.asarray(np.clip(under * r.uniform(0.86, 1.2, (len(x), 1)), 0, 1), np.float32)
    turn = np.where(x < 430, -0.14, -0.3 + 0.0006 * (x - 430)) + r.normal(0, 0.1, len(x))
    strew(c, "bristle", x, y, r.uniform(24, 80, len(x)), turn, tones, seed="hide", alpha=0.3, detail=0.35, clip=m)

    def flecks(pen: Pen) -> None:
        for x0, y0, wide, n in ((700, 770, 60, 16), (660, 930, 44, 12), (760, 900, 36, 9), (120, 892, 40, 9)):
            for _ in range(n):
                px, py = float(r.normal(x0, wide)), float(r.normal(y0, 0.32 * wide))
                pen.dot(px, py, float(r.uniform(0.9, 2.7)), (0.72, 0.045, 310), float(r.uniform(0.25, 0.6)))

    c.draw(flecks, detail=0.45, soft=0.5, clip=m)


def _throat(c: Canvas, m: Mask) -> None:
    """The pale bag of the throat; its grooves are long bows from the chin to the flank."""
    rim: Points = (
        *MOUTH[:-1],
        (552, 976, CORNER),
        (580, 1000),
        (630, 1034),
        (720, 1066),
        (840, 1084, CORNER),
        (840, 1330, CORNER),
    )
    throat = c.mask(curve([*rim, (300, 1340, CORNER), (120, 1200), (0, 1020), (0, 930)]), wobble=1.5, cell=30) & m
    c.fill(throat, THROAT, detail=0.25, mottle=0.05)
    top = sample(
        [(20, 924), (110, 948), (220, 976), (330, 1000), (440, 1018), (550, 1036), (660, 1056), (850, 1090)], 80
    )
    low = sample([(24, 960), (54, 1044), (104, 1128), (180, 1216), (290, 1300), (440, 1390), (640, 1500)], 80)

    def bow(s: float, n: int, wide: float) -> Points:
        way = top * (1 - s) + low * s
        last = len(way) - 1
        return [
            (float(p[0]), float(p[1]), wide * min(1.0, 0.15 + j / 22) * (1 - 0.25 * j / last))
            for j, p in enumerate(way[n:])
        ]

    marks = [(k / 11) ** 0.96 for k in range(12)]
    for a, b in pairwise(marks):
        s = a + 0.36 * (b - a)
        c.glaze(c.mask(limb(bow(s, 3, 9.0), 90), soft=4) & throat, THROAT_PALE, 0.6)
        c.multiply(c.mask(limb(bow(a + 0.86 * (b - a), 3, 7.0), 90), soft=5) & throat, (0.62, 0.08, 318), 0.6)

    def grooves(pen: Pen) -> None:
        for k, s in enumerate(marks[1:]):
            pen.fill(limb(bow(s, 2 + k % 2, 3.6), 90), PLEAT, 0.95)

    c.draw(grooves, clip=throat, detail=0.4, soft=0.5)
    c.multiply(throat * np.asarray(smoothstep(340, 860, c.x + 0.5 * (c.y - 1000)), np.float32), SKIN_DEEP, 0.55)
    c.multiply(throat * np.asarray(smoothstep(1040, 1260, c.y), np.float32), (0.5, 0.08, 312), 0.5)
    c.multiply(c.mask(limb([(x, y + 17, 13) for x, y in MOUTH[:-1]], 60), soft=8) & throat, SKIN_DEEP, 0.8)
    c.glaze(near(c, 60, 980, 150, throat), THROAT_PALE, 0.3)
    c.multiply(near(c, 566, 990, 60, throat), SKIN_DEEP, 0.7)


def _mouth(c: Canvas, m: Mask) -> None:
    """The long closed mouth, which turns up at its corner; the lip above it takes some light."""
    lip = c.mask(limb([(x, y - 12, 6) for x, y in MOUTH[:-1]], 60), soft=5)
    c.glaze(lip & m, SKIN_PALE, 0.4)
    line = [(x, y, q) for (x, y), q in zip(MOUTH, (2.5, 4, 5, 5.4, 5.6, 5.6, 5, 3.6, 1), strict=True)]
    c.fill(c.mask(limb(line, 90)) & m, NIGHT, detail=0.5)

    def cheek(pen: Pen) -> None:
        crease(pen, ((564, 978), (584, 964), (592, 942)), 2.4, NIGHT, 0.5)
        crease(pen, ((592, 990), (616, 972), (626, 946)), 2.0, NIGHT, 0.3)

    c.draw(cheek, detail=0.5, soft=0.7)


def _light(c: Canvas, m: Mask) -> None:
    """What the burrow throws on snout and brow: strong at the edge, soft on the cheek."""
    c.glaze(near(c, 400, 790, 190, m), (0.66, 0.1, 35), 0.4)
    c.glaze(near(c, 380, 800, 210, m.edge(-4, -17, 10)), mix(GOLD, (0.8, 0.12, 60), 0.4), 0.8)
    c.glaze(near(c, 400, 780, 190, m.edge(-2, -5, 2.5)), GOLD, 0.85)


def fin(c: Canvas) -> None:
    """The near flipper, laid along the flank, cut off below."""
    m = c.mask(
        curve(
            [
                *((610, 1034), (650, 1004), (708, 1008), (762, 1044), (806, 1104), (840, 1180), (850, 1290, CORNER)),
                *((740, 1290, CORNER), (700, 1210), (650, 1140), (616, 1080)),
            ]
        ),
        wobble=2,
        cell=24,
    )
    c.multiply(m.blur(14).move(-12, 10), (0.25, 0.06, 305), 0.75)
    c.fill(m, (0.3, 0.06, 293), detail=0.3, mottle=0.06)
    sweeps(c, m, ((((628, 1030, 3), (690, 1022, 8), (756, 1060, 9), (806, 1130, 8)), 8, 0.6),), SKIN_PALE, pale=True)
    sweeps(c, m, ((((660, 1050, 3), (720, 1072, 8), (776, 1140, 9), (810, 1210, 8)), 10, 0.4),), SKIN_PALE, pale=True)
    sweeps(c, m, ((((640, 1100, 12), (700, 1180, 18), (760, 1260, 18)), 16, 0.6),), SKIN_DEEP)
