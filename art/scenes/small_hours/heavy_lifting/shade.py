"""Parts of Heavy Lifting: her shadow on the wall, which is the young woman that she was."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, Points, curve, limb, oval, polygon, sample

from .street import steps

DUSK: Final = (0.5, 0.095, 330)
_LIGHT: Final = (0.84, 0.1, 78)
_GOLD: Final = (0.86, 0.13, 88)
_HEAD: Final[Points] = (
    *((556, 258), (562, 218), (588, 190), (640, 186), (666, 196), (675, 216), (676, 238), (684, 252)),
    *((699, 266), (696, 273, CORNER), (685, 277), (691, 286), (684, 293, CORNER), (688, 301), (682, 309)),
    *((685, 322), (677, 334), (656, 338), (636, 346, CORNER), (629, 372), (640, 400), (594, 410), (599, 372)),
    *((597, 346), (578, 330), (562, 300)),
)
_BODY: Final[Points] = (
    *((600, 350, CORNER), (594, 378), (572, 396), (556, 420), (562, 452), (586, 492), (605, 530), (606, 566)),
    *((592, 612), (566, 672), (534, 744), (488, 814), (440, 900, CORNER), (640, 920, CORNER), (650, 740, CORNER)),
    *((676, 710), (712, 684, CORNER), (712, 702), (702, 730, CORNER), (776, 730, CORNER), (768, 711), (746, 703)),
    *((737, 692), (735, 676, CORNER), (760, 668, CORNER), (752, 640), (736, 614), (712, 590), (692, 570), (682, 550)),
    *((679, 528), (690, 500), (703, 468), (698, 438), (676, 408), (646, 390), (630, 374), (629, 350, CORNER)),
)
_REACH: Final[Points] = (
    *((586, 424, 30), (570, 472, 26), (552, 518, 19), (540, 550, 15), (532, 578, 20), (520, 608, 28), (512, 630, 20)),
)
_PALM: Final[Points] = ((554, 520, 16), (561, 556, 17), (558, 588, 15), (546, 612, 16))
_BEAR: Final[tuple[Points, ...]] = (
    ((650, 420, 27), (690, 412, 26), (730, 394, 23), (766, 362, 18)),
    ((768, 364, 17), (780, 326, 20), (776, 272, 16), (763, 218, 10.5), (763, 192, 13), (774, 162, 11), (787, 128, 6)),
    ((764, 198, 11), (752, 186, 9), (738, 176, 6)),
)
_PLAIT: Final[Points] = (
    *((588, 296, 24), (556, 326, 23), (518, 336, 21), (480, 328, 19), (444, 318, 16), (414, 324, 12), (396, 336, 8)),
)
_TUFT: Final[Points] = ((400, 334, 5), (384, 344, 11), (366, 362, 9), (354, 384, 1))
_BASKET: Final[Points] = (
    *((470, 88, CORNER), (520, 106), (630, 112), (740, 104), (790, 88, CORNER), (776, 138), (728, 178)),
    *((694, 192, CORNER), (630, 198), (570, 192, CORNER), (532, 176), (486, 138)),
)
_TRAIL: Final[Points] = (
    *((540, 730, CORNER), (506, 786), (462, 826), (426, 856, CORNER), (424, 992, CORNER), (380, 1000)),
    *((300, 1034, CORNER), (330, 1046, CORNER), (440, 1040), (464, 1031, CORNER), (464, 902, CORNER), (520, 880)),
    *((588, 849, CORNER), (590, 838, CORNER)),
)
"""How it comes from her foot: over a step, up a riser, over the next step to the wall."""


def _locks() -> list[Path]:
    """Return the plait that flies out behind: locks by turns on either side, then a tuft."""
    s = sample(_PLAIT, 19)
    d = np.gradient(s[:, :2], axis=0)
    d = d / np.hypot(d[:, 0], d[:, 1])[:, None]
    out = [limb(_TUFT, 20)]
    for k, (x, y, q) in enumerate(s):
        f = 0.42 * q * (1 if k % 2 else -1)
        u, v = -d[k, 1] * f, d[k, 0] * f
        turn = math.degrees(math.atan2(d[k, 1], d[k, 0])) + (24 if k % 2 else -24)
        out.append(oval(float(x + u), float(y + v), float(0.95 * q), float(0.55 * q), turn))
    return out


def shade(c: Canvas) -> None:
    """One flat shape: from the old woman's foot over the steps, up the wall, to the basket on its head."""
    arms = [limb(spine, 60) for spine in (*_BEAR, _REACH, _PALM)]
    m = c.mask(curve(_HEAD), curve(_BODY), curve(_BASKET), *_locks(), *arms, wobble=1, cell=24)
    m = m - steps(c) | c.mask(curve(_TRAIL, pull=0.3), wobble=1)
    c.fill(m, DUSK, 0.97, detail=0.7, mottle=0.03)

    def light(pen: Pen) -> None:
        for row, (y, half, n) in enumerate(((138, 118, 9), (164, 82, 6))):
            for k in range(n):
                u = -1 + 2 * (k + 0.5) / n
                x, v = 630 + half * u, y - 8 * u * u
                lean = 5 if (row + k) % 2 else -5
                pen.fill(polygon([(x - lean, v - 10), (x + 4, v), (x + lean, v + 10), (x - 4, v)]), _LIGHT, 0.9)
        hoop = [
            (626 + 11 * u, 322 + 12 * v)
            for u, v in ((0, -1), (0.8, -0.5), (0.9, 0.4), (0, 1), (-0.9, 0.4), (-0.8, -0.5))
        ]
        pen.stroke([*hoop, hoop[0]], _GOLD, 3)

    c.draw(light, detail=0.85)
