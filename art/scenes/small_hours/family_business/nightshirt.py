"""Parts of Family Business: the child's nightshirt: mustard, sprigged with leaves that follow its folds."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import nap
from art.painting.marks import sweep, sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, sample

from .ink import CREAM, SHIRT, SHIRT_DEEP, SHIRT_LINE, SHIRT_PALE, SKIN_LINE, SUN, crease

SHIRT_SHAPE: Final[Points] = (
    *((66, 768, CORNER), (108, 770), (130, 794), (144, 840), (160, 886), (188, 920), (224, 944), (250, 972)),
    *((256, 998, CORNER), (234, 1012), (206, 1010), (180, 1026), (148, 1024), (122, 1036), (98, 1030, CORNER)),
    *((80, 990), (60, 938), (40, 884), (32, 828), (42, 786)),
)
ARM: Final[Points] = ((80, 816, 28), (92, 844, 28), (108, 859, 22), (123, 858, 16))
FAR_ARM: Final[Points] = ((108, 806, 26), (138, 820, 21), (163, 821, 15))
_DOWN: Final[Points] = ((88, 780, 40), (94, 836, 58), (116, 900, 66), (152, 958, 80), (172, 1010, 82))
"""The way the cloth falls, and its half breadth."""
_SPRIG: Final = (0.43, 0.075, 182)
_ROWS: Final = (
    (0.3, (-0.9, 0.75)),
    (0.44, (-0.55, 0.35)),
    (0.57, (-0.98, -0.1, 0.8)),
    (0.69, (-0.6, 0.3, 0.98)),
    (0.8, (-0.95, -0.15, 0.7)),
    (0.91, (-0.62, 0.3, 1.05)),
)
"""Where the sprigs lie: how far down, and how far across (radians about the body)."""


def _sprig(pen: Pen, x: float, y: float, turn: float, narrow: float) -> None:
    """Two leaves on a stalk: pointing down the cloth, narrower where it turns away."""
    u, v = np.cos(turn), np.sin(turn)

    def on(points: Points) -> list[tuple[float, ...]]:
        return [(x + u * p[0] - v * p[1] * narrow, y + v * p[0] + u * p[1] * narrow, *p[2:]) for p in points]

    pen.fill(limb(on([(-9, 0, 0.7), (6, 1, 0.9)]), 12), _SPRIG)
    for side in (-1, 1):
        leaf: Points = ((-1, side, 0.5), (3, 5.5 * side, 3.0), (9, 9 * side, 0.5))
        pen.fill(limb(on(leaf), 14), _SPRIG, 0.95)
    pen.fill(limb(on([(4, 0, 0.6), (9, 0.5, 2.4), (14, 0, 0.4)]), 14), _SPRIG, 0.95)


def _sprigs(c: Canvas, m: Mask) -> None:
    """Scatter the sprigs down the cloth."""
    s = sample(list(_DOWN), 101)
    d = np.gradient(s[:, :2], axis=0)

    def work(pen: Pen) -> None:
        for t, across in _ROWS:
            k = int(100 * t)
            u, v = d[k] / np.hypot(*d[k])
            for n, q in enumerate(across):
                far = float(np.sin(q) * s[k, 2])
                turn = float(np.arctan2(v, u)) + 0.35 * (-1) ** (n + k) - 0.3 * q
                _sprig(pen, float(s[k, 0] + v * far), float(s[k, 1] - u * far), turn, float(np.cos(0.9 * q)))

    c.draw(work, clip=m, detail=0.75, soft=0.35)


def shirt(c: Canvas, legs: Mask) -> None:
    """The body of it: drawn tight from the shoulders to the lap, loose behind, its hem swinging."""
    m = c.mask(curve(SHIRT_SHAPE), wobble=1.0)
    c.multiply(m.blur(6).move(3, 12) & legs, SKIN_LINE, 0.6)
    c.fill(m, SHIRT, detail=0.6, mottle=0.03)
    _sprigs(c, m)
    sweeps(c, m, ((((128, 800, 8), (140, 856, 12), (158, 900, 12)), 10, 0.6),
                  (((70, 1020, 8), (130, 1030, 12), (200, 1020, 9)), 12, 0.75),
                  (((150, 930, 6), (176, 960, 14), (186, 1006, 16)), 11, 0.8),
                  (((92, 920, 6), (116, 964, 12), (126, 1020, 14)), 10, 0.65),
                  (((236, 980, 4), (232, 996, 8), (222, 1010, 8)), 7, 0.6),
                  (((120, 884, 6), (96, 910, 11), (66, 930, 7)), 10, 0.55)), SHIRT_DEEP)  # fmt: skip
    sweeps(c, m, ((((50, 800, 8), (42, 856, 10), (54, 930, 10)), 9, 0.6),
                  (((172, 914, 5), (208, 942, 8), (240, 974, 6)), 7, 0.75),
                  (((84, 950, 6), (92, 986, 9), (98, 1020, 6)), 8, 0.6),
                  (((140, 950, 5), (154, 984, 9), (158, 1014, 6)), 8, 0.55)), SHIRT_PALE, pale=True)  # fmt: skip
    c.glaze(m.edge(-7, -3, 5), SUN, 0.4)
    c.multiply(m.edge(3, 7, 5), SHIRT_DEEP, 0.5)
    _hem(c, m)

    def folds(pen: Pen) -> None:
        for line in (((52, 900), (86, 894), (118, 872)), ((60, 936), (100, 930), (146, 894)),
                     ((150, 900), (164, 936), (168, 984)), ((176, 930), (200, 964), (206, 1004)),
                     ((100, 940), (116, 978), (116, 1028)), ((230, 958), (240, 980), (236, 1004)),
                     ((126, 806), (134, 826), (128, 848))):  # fmt: skip
            crease(pen, line, 2.2, SHIRT_LINE, 0.6)

    c.draw(folds, clip=m, detail=0.6, soft=0.6)
    nap(c, m, 900, 1.3, "nap/shirt", 9, vary=(0.05, 0.01), alpha=0.4)


def _hem(c: Canvas, m: Mask) -> None:
    """A cream band along the hem, in and out with its folds."""
    hem: Points = ((96, 1024, 5), (122, 1030, 5), (148, 1018, 5), (180, 1020, 5), (206, 1004, 5), (234, 1006, 5))
    band = c.mask(limb([*hem, (256, 992, 5)], 60)) & m
    c.fill(band, CREAM, 0.95, detail=0.7)
    c.multiply(band.edge(2, 4, 3), SHIRT_DEEP, 0.6)


def sleeve(c: Canvas, spine: Points, *, far: bool) -> None:
    """A sleeve drawn nearly straight by the pull, slack below; its cuff."""
    m = c.mask(limb(spine, 50), wobble=0.8)
    x, y, r = spine[-1]
    m = m - c.mask(limb([(x + r + 2, y - r, r), (x + r + 2, y + r, r)], 12))
    c.multiply(m.blur(7).move(4, 9) & c.mask(curve(SHIRT_SHAPE)), SHIRT_DEEP, 0.95)
    c.fill(m, SHIRT, detail=0.65, mottle=0.03)
    if not far:

        def sprigs(pen: Pen) -> None:
            for px, py, turn, narrow in ((80, 812, 1.0, 0.9), (108, 826, 0.5, 0.9), (104, 852, 0.7, 0.6)):
                _sprig(pen, px, py, turn, narrow)

        c.draw(sprigs, clip=m, detail=0.75, soft=0.35)
    sweep(c, m, [(px - 0.2 * q, py + 0.7 * q, 0.4 * q) for px, py, q in spine], 7, SHIRT_DEEP, 0.9)
    sweep(c, m, [(px + 0.1 * q, py - 0.6 * q, 0.26 * q) for px, py, q in spine], 6, SHIRT_PALE, 0.6, pale=True)
    cuff = c.mask(limb([(x - 4, y - r - 1, 5), (x - 2, y, 6), (x - 3, y + r + 1, 5)], 20)) & m.grow(3)
    c.fill(cuff, CREAM, detail=0.65)
    c.multiply(cuff.edge(0, 7, 4), SHIRT_DEEP, 0.5)

    def folds(pen: Pen) -> None:
        for line in (((70, 846), (94, 846), (122, 832)), ((92, 866), (112, 862), (132, 848)),
                     ((62, 822), (80, 828), (102, 818)), ((122, 868), (134, 858), (140, 846))):  # fmt: skip
            crease(pen, line, 1.9, SHIRT_LINE, 0.6)

    if far:
        c.multiply(m, SHIRT_DEEP, 0.6)
    else:
        c.draw(folds, clip=m, detail=0.6, soft=0.5)
        nap(c, m, 400, 0.5, "nap/sleeve", 7, vary=(0.05, 0.01), alpha=0.4)
