"""Parts of Not Today: what gets out from behind the door: grass, small poppies, and the one that has come round."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.marks import crease
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .brush import CAST, LEAF, RED, RED_DEEP, SHADE, SNOW, disc

_FRESH: Final = (0.76, 0.13, 118)
_DARK: Final = (0.48, 0.1, 138)
_STEM: Final[Points] = (
    *((696, 700, 4), (716, 660, 5.4), (752, 580, 5.8), (772, 470, 5.8), (766, 350, 5.6), (728, 250, 5.4)),
    *((656, 178, 5.2), (566, 142, 5), (480, 138, 4.8), (416, 162, 4.6), (386, 200, 4.4), (378, 240, 4.2)),
)


def _blades(c: Canvas, foot: Points, n: int, high: tuple[float, float], lean: float, seed: str) -> None:
    """Grass along a line of feet, fresh and dark mixed, leaning as one."""
    r = c.rng(f"grass/{seed}")
    xs = np.sort(r.uniform(0, 1, n))
    ends = np.array([p[:2] for p in foot], float)

    def work(pen: Pen) -> None:
        for f in xs[r.permutation(n)]:
            k = min(int(f * (len(ends) - 1)), len(ends) - 2)
            g = f * (len(ends) - 1) - k
            x, y = ends[k] * (1 - g) + ends[k + 1] * g
            h, way = float(r.uniform(*high)), float(r.normal(lean, 0.3))
            tone = mix(_DARK, _FRESH, float(r.uniform(0, 1)))
            y += float(r.uniform(-9, 9))
            pen.fill(limb([(x, y, 3.4), (x + 0.3 * way * h, y - 0.6 * h, 2.8), (x + way * h, y - h, 0.4)], 14), tone)

    c.draw(work, detail=0.6, soft=0.4)


def _small(pen: Pen, x: float, y: float, q: float, foot: tuple[float, float], turn: float) -> None:
    """A small poppy seen from the side: two petals before a darker one, no two held alike."""
    crease(pen, (foot, (0.5 * (x + foot[0]) + 7, 0.5 * (y + foot[1])), (x, y)), 2.8, LEAF)

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, q, turn)

    pen.fill(curve(at([(0, 4), (-17, -10), (-14, -26), (0, -30), (15, -26), (17, -10)])), RED_DEEP)
    pen.fill(disc(at([(0, -12)])[0], 5 * q, 6 * q), (0.24, 0.06, 340))
    pen.fill(curve(at([(0, 5, CORNER), (-14, 2), (-25, -12), (-21, -25), (-8, -19), (1, -4)])), RED)
    pen.fill(curve(at([(0, 5, CORNER), (13, 3), (24, -9), (22, -23), (9, -20), (-2, -5)])), RED)


def behind(c: Canvas) -> None:
    """What comes out under the door and beside it, before the bear is painted."""
    melt = c.mask(
        curve([(600, 1000), (690, 1000), (770, 1010), (790, 1040), (740, 1070), (650, 1080), (590, 1060)]), soft=10
    )
    c.glaze(melt, (0.68, 0.12, 124), 0.9)
    _blades(c, ((676, 760), (684, 860), (690, 1000)), 34, (40, 90), 0.3, "gap")
    _blades(c, ((600, 975), (690, 1010), (764, 1022)), 110, (34, 110), 0.1, "door")

    def work(pen: Pen) -> None:
        for x, y, q, foot, turn in (
            (688, 872, 0.9, (690, 990), -12), (726, 930, 1.05, (712, 1010), 16),
        ):  # fmt: skip
            _small(pen, x, y, q, foot, turn)

    c.draw(work, detail=0.8, soft=0.3)


def before(c: Canvas) -> None:
    """Grass that has pushed past its haunch; a few poppies, one still in bud."""
    for k, (n, high) in enumerate(((70, 80.0), (90, 60.0), (60, 40.0))):
        foot = [(x, y - 34 + 16 * k) for x, y in ((600, 1100), (660, 1096), (726, 1076), (774, 1058))]
        _blades(c, foot, n, (20, high), 0.06, f"haunch{k}")
    _blades(c, ((536, 1106), (560, 1106), (600, 1102)), 26, (14, 46), -0.1, "toe")
    snow = c.mask(
        curve([(520, 1110, CORNER), (560, 1098), (596, 1106), (640, 1092), (690, 1094), (730, 1072), (772, 1066),
               (806, 1046, CORNER), (806, 1074), (720, 1104), (610, 1120)]),
        wobble=3,
        cell=9,
        soft=1.6,
    )  # fmt: skip
    c.fill(snow, SNOW, 0.95, detail=0.5)
    c.multiply(snow.edge(-2, 11, 7), CAST, 0.22)

    def work(pen: Pen) -> None:
        for x, y, q, foot, turn in (
            (650, 1024, 1.15, (660, 1090), -14), (752, 1012, 0.95, (744, 1062), 20),
        ):  # fmt: skip
            _small(pen, x, y, q, foot, turn)

    c.draw(work, detail=0.8, soft=0.3)


def long_stem(c: Canvas) -> None:
    """The stem that has grown out of the gap, round the jamb and over its head; its shadow on the door."""
    m = c.mask(limb(_STEM, 120))
    door = c.mask(curve([(446, 110, CORNER), (748, 40, CORNER), (748, 1000, CORNER), (446, 900, CORNER)], pull=0.05))
    c.multiply(m.blur(4).move(9, 15) & door, CAST, 0.7)
    c.fill(m, LEAF, detail=0.85)
    c.glaze(m.edge(-2.5, -3, 1.5), _FRESH, 0.8)

    def bud(pen: Pen) -> None:
        crease(pen, ((741, 272), (716, 268), (702, 284), (700, 312)), 3.4, LEAF)
        pen.fill(curve([(700, 304), (690, 318), (692, 342), (701, 352), (710, 340), (711, 318)]), LEAF)
        crease(pen, ((700, 322), (699, 336), (702, 350)), 4, RED)

    c.draw(bud, detail=0.8, soft=0.3)


def _at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the bloom, drawn hanging, its stalk at (0, 0)."""
    return place(points, 377, 244, 0.8, 8)


def bloom(c: Canvas) -> None:
    """The red head, laid over the bridge of the nose like a hand."""
    back: Points = (
        (0, 4, CORNER),
        (-24, 6),
        (-58, 30),
        (-74, 66),
        (-50, 88),
        (0, 92),
        (54, 86),
        (76, 60),
        (54, 24),
        (22, 6),
    )
    m = c.mask(curve(_at(back)), wobble=1.2)
    c.multiply(m.blur(7).move(6, 14), SHADE, 0.5)
    c.fill(m, RED_DEEP, detail=0.85)
    petals: tuple[Points, ...] = (
        ((0, 2, CORNER), (-30, 2), (-68, 28), (-90, 74), (-70, 98), (-36, 90), (-8, 66), (0, 28)),
        ((0, 2, CORNER), (28, 0), (66, 22), (88, 64), (78, 92), (44, 98), (8, 78), (-6, 34)),
    )
    for petal in petals:
        p = c.mask(curve(_at(petal)), wobble=2.5, cell=10)
        c.multiply(p.blur(4).move(2, 4) & m, (0.36, 0.13, 20), 0.7)
        c.fill(p, RED, detail=0.9)
        c.glaze(p.edge(-7, -7, 7), (0.72, 0.18, 38), 0.7)
        c.multiply(p.edge(7, 6, 8), RED_DEEP, 0.5)

    def work(pen: Pen) -> None:
        for line in (
            ((-8, 14), (-34, 44), (-60, 84)), ((-4, 20), (-18, 52), (-34, 82)), ((10, 14), (36, 42), (62, 80)),
            ((8, 22), (20, 54), (36, 86)),
        ):  # fmt: skip
            crease(pen, _at(line), 2.2, RED_DEEP, 0.5)
        pen.fill(disc(_at([(0, 0)])[0], 9, 7, 8), LEAF)

    c.draw(work, detail=0.9, soft=0.4)
