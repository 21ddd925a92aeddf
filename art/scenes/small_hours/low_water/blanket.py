"""Parts of Low Water: one lotus leaf, drawn over the frog as a blanket."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import Points

from .cradle import curve, limb, sweep

_LEAF: Final = (0.47, 0.085, 158)
_SHADE: Final = (0.36, 0.06, 172)
_VEIN: Final = (0.62, 0.08, 145)
_ROSE: Final = (0.7, 0.105, 14)
_HEART: Final = (300.0, 716.0)
_RIM: Final[Points] = (
    *((478, 716), (450, 688), (404, 660), (340, 648), (268, 672), (204, 738), (178, 828), (186, 900), (214, 930)),
    *(
        (248, 914),
        (284, 944),
        (324, 930),
        (360, 958),
        (398, 928),
        (434, 938),
        (446, 890),
        (478, 862),
        (464, 812),
        (486, 770),
    ),
)
_FLAP: Final[Points] = (
    *((502, 704), (488, 684), (466, 668), (446, 664), (432, 674), (434, 694), (424, 716), (426, 740), (434, 764)),
    *((440, 790), (440, 820), (458, 842), (478, 836), (484, 812), (478, 786), (490, 750)),
)


def blanket(c: Canvas) -> None:
    """Paint the leaf, its veins from the heart outwards, and the rose of its turned rim."""
    m = c.mask(curve(_RIM), wobble=1.5)
    c.multiply(m.blur(9).move(7, 10), (0.3, 0.05, 170), 0.65)
    c.fill(m, _ROSE, detail=0.5, mottle=0.03)
    x, y = _HEART
    top = [(x + (p[0] - x) * 0.955 - 3, y + (p[1] - y) * 0.945 - 5) for p in _RIM]
    leaf = c.mask(curve(top), wobble=1.5) & m
    c.multiply(leaf.blur(3).move(1, 3) & m, (0.4, 0.08, 0), 0.5)
    c.fill(leaf, _LEAF, detail=0.4, mottle=0.05)
    sweep(
        c,
        leaf,
        (
            (((210, 870, 12), (300, 910, 26), (400, 900, 20)), 16, 0.6),
            (((440, 720, 6), (430, 800, 16), (420, 880, 14)), 12, 0.5),
            (((318, 800, 3), (304, 860, 8), (300, 920, 8)), 6, 0.5),
            (((372, 800, 3), (376, 860, 8), (380, 930, 8)), 6, 0.5),
        ),
        _SHADE,
        pale=False,
    )
    sweep(c, leaf, ((((226, 760, 6), (280, 696, 16), (350, 676, 14), (410, 690, 6)), 12, 0.4),), _VEIN, pale=True)

    def veins(pen: Pen) -> None:
        for k, p in enumerate(top):
            u, v = p[0] - x, p[1] - y
            fork = (x + 0.62 * u + 3.0 * float(np.sin(2.1 * k)), y + 0.52 * v - 0.1 * abs(u))
            pen.fill(limb([(x, y, 2.2), (*fork, 1.7), (x + 0.95 * u, y + 0.95 * v, 0.5)], 24), _VEIN, 0.85)
            q = top[(k + 1) % len(top)]
            mid = (x + 0.9 * (0.5 * (p[0] + q[0]) - x), y + 0.9 * (0.5 * (p[1] + q[1]) - y), 0.4)
            pen.fill(limb([(*fork, 1.2), mid], 16), _VEIN, 0.6)
        pen.fill(limb([(x - 2, y, 7), (x + 2, y + 1, 7)], 12), _VEIN)

    c.draw(veins, clip=leaf, detail=0.6, soft=0.3)
    _flap(c)


def _flap(c: Canvas) -> None:
    """Turn the leaf's edge down at the frog's neck: its underside is rose."""
    m = c.mask(curve(_FLAP), wobble=1)
    c.multiply(m.blur(5).move(-5, 5), (0.3, 0.05, 170), 0.6)
    c.fill(m, _ROSE, detail=0.6, mottle=0.03)
    c.multiply(m.edge(-3, 6, 6), (0.5, 0.12, 355), 0.6)

    def ribs(pen: Pen) -> None:
        for rib in (
            ((440, 684, 0.6), (460, 688, 1.6), (486, 700, 0.6)),
            ((432, 742, 0.6), (456, 736, 1.6), (484, 722, 0.6)),
            ((446, 806, 0.6), (462, 796, 1.6), (474, 780, 0.6)),
        ):
            pen.fill(limb(rib, 20), (0.56, 0.13, 6), 0.6)

    c.draw(ribs, clip=m, detail=0.7, soft=0.3)
