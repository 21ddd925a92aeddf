"""Parts of Low Water: the dragonfly, one dark curve about the drop; thorax, long abdomen, six legs."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, sample

from .drop import stroke

DARK: Final = (0.25, 0.062, 4)
DEEP: Final = (0.14, 0.035, 350)
ROSE: Final = (0.5, 0.1, 10)
GREEN: Final = (0.68, 0.085, 150)
_ABDOMEN: Final[Points] = (
    *((372, 226, 56), (306, 170, 50), (232, 142, 34), (158, 148, 27), (92, 192, 29), (38, 280, 33), (8, 400, 35)),
    *((0, 530, 34), (12, 660, 32), (42, 780, 31), (86, 884, 33), (142, 968, 32), (194, 1022, 20), (226, 1046, 9)),
)
_THORAX: Final[Points] = ((346, 214, 44), (396, 226, 72), (456, 256, 82), (514, 294, 62), (560, 318, 34))


def abdomen(c: Canvas) -> None:
    """Paint the abdomen, ten segments, from the thorax round the drop to under it."""
    m = c.mask(limb(_ABDOMEN, 160), limb([(214, 1040, 8), (248, 1056, 6), (276, 1052, 1)], 12), wobble=0.8)
    c.fill(m, DARK, detail=0.4, mottle=0.04)
    s = sample(_ABDOMEN, 160)
    d = np.gradient(s[:, :2], axis=0)
    side = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(d[:, 0], d[:, 1])[:, None]

    def along(a: int, b: int, f: float, wide: float) -> Points:
        return [
            (
                *(float(e) for e in s[k, :2] + side[k] * f * s[k, 2]),
                wide * float(np.sin(np.pi * (k - a + 0.6) / (b - a + 0.2))) + 0.4,
            )
            for k in range(a, b)
        ]

    stroke(c, m, ((along(2, 158, -0.62, 12), 7, 0.8),), DEEP, pale=False)
    stroke(c, m, ((along(2, 158, 0.5, 7), 6, 0.4),), ROSE, pale=True)
    joints = [8, 22, 37, 53, 69, 85, 101, 117, 132, 146, 156]

    def rings(pen: Pen) -> None:
        for a, b in pairwise(joints):
            pen.fill(limb(along(a + 3, b - 2, 0.18, 5.2 - 0.02 * a), 24), GREEN, 0.85)
            x, y, q = s[a]
            n = side[a]
            ends = [(x + n[0] * q * f, y + n[1] * q * f, w) for f, w in ((-1, 1.2), (0, 2.6), (1, 1.2))]
            pen.fill(limb([tuple(float(e) for e in p) for p in ends], 12), DEEP)

    c.draw(rings, clip=m, detail=0.5, soft=0.3)


def thorax(c: Canvas) -> None:
    """Paint the thorax and the slanting bands on its side."""
    m = c.mask(limb(_THORAX, 60), wobble=1.2)
    c.fill(m, DARK, detail=0.4, mottle=0.05)
    stroke(c, m, ((((370, 280, 12), (450, 328, 18), (530, 344, 12)), 12, 0.85),), DEEP, pale=False)
    stroke(c, m, ((((370, 180, 8), (440, 196, 14), (510, 244, 8)), 9, 0.5),), ROSE, pale=True)

    def bands(pen: Pen) -> None:
        for band in (
            ((392, 186, 2), (392, 236, 9), (410, 286, 2)),
            ((446, 196, 2), (446, 256, 10), (464, 318, 2)),
            ((500, 234, 2), (498, 280, 8), (510, 330, 2)),
        ):
            pen.fill(limb(band, 30), GREEN, 0.85)
        for seam in (((420, 180, 1), (416, 240, 2.4), (436, 312, 1)), ((474, 210, 1), (472, 270, 2.4), (488, 326, 1))):
            pen.fill(limb(seam, 30), DEEP)

    c.draw(bands, clip=m, detail=0.5, soft=0.4)
    _down(c, sample(_THORAX, 60))


def _down(c: Canvas, s: NDArray[np.float64]) -> None:
    """Short grey-rose down on its back and round its neck: it is old too."""
    r = c.rng("down")

    def work(pen: Pen) -> None:
        for _ in range(380):
            k = int(r.integers(6, 58))
            a = float(r.uniform(-2.2, -0.75)) + 0.5
            x, y, q = (float(e) for e in s[k])
            u, v = x + (q - 4) * float(np.cos(a)), y + (q - 4) * float(np.sin(a))
            long, way = float(r.uniform(8, 17)), a - 0.6 + float(r.normal(0, 0.2))
            tip = (u + long * float(np.cos(way)), v + long * float(np.sin(way)), 0.3)
            pen.fill(limb([(u, v, 1.9), tip], 8), (DARK, DARK, ROSE, DEEP)[int(r.integers(4))], 0.8)

    c.draw(work, detail=0.7, soft=0.2)


def _leg(
    c: Canvas, hip: tuple[float, float], knee: tuple[float, float], heel: tuple[float, float], foot: tuple[float, float]
) -> None:
    """Paint one leg: thigh, shin with its bristles, hooked foot."""
    (hx, hy), (kx, ky), (ex, ey), (fx, fy) = hip, knee, heel, foot

    def work(pen: Pen) -> None:
        pen.fill(limb([(hx, hy, 16), ((hx + kx) / 2, (hy + ky) / 2 - 8, 14), (kx, ky, 11)], 24), DARK)
        shin = [(kx, ky, 11), ((kx + ex) / 2 + 0.06 * (ey - ky), (ky + ey) / 2, 9), (ex, ey, 6.2)]
        pen.fill(limb(shin, 30), DARK)
        s = sample(shin, 16)
        for k in range(3, 15):
            x, y = float(s[k][0]), float(s[k][1])
            way = 1.0 if kx > ex else -1.0
            pen.fill(limb([(x, y, 1.6), (x - way * 9, y + 12, 1), (x - way * 13, y + 20, 0.3)], 8), DEEP)
        pen.fill(limb([(ex, ey, 6.2), ((ex + fx) / 2 - 2, (ey + fy) / 2 + 4, 4), (fx, fy, 1.2)], 20), DEEP)

    c.draw(work, detail=0.7, relief=1)


def legs_behind(c: Canvas) -> None:
    """Two far legs, which reach round behind the drop."""
    _leg(c, (384, 284), (246, 352), (176, 590), (184, 660))
    _leg(c, (522, 322), (630, 466), (688, 632), (672, 690))


def legs_before(c: Canvas) -> None:
    """The three near legs, laid on the drop, which gives a little under each foot."""
    for x, y in ((268, 648), (414, 630), (552, 638)):
        dent = c.mask(limb([(x - 34, y - 6, 1), (x, y + 8, 7), (x + 34, y - 2, 1)], 20), soft=5)
        c.multiply(dent, (0.4, 0.06, 175), 0.6)
    _leg(c, (400, 296), (306, 414), (248, 612), (276, 652))
    _leg(c, (450, 330), (398, 456), (398, 596), (424, 632))
    _leg(c, (486, 334), (516, 456), (566, 604), (544, 640))
