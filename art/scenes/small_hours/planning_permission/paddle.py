"""Parts of Planning Permission: the beaver's flat tail, floating at its side, its scales wet."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import locks
from art.painting.colour import smoothstep
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb

from .inks import COAT, DEEP, INK, SUN

_EDGE: Final[Points] = (
    *((74, 662), (112, 658), (164, 664), (222, 676), (266, 694), (276, 706), (260, 715), (212, 715), (154, 706)),
    *((106, 692), (76, 680)),
)
_HORN: Final = (0.24, 0.03, 55)
_GLINT: Final = (0.66, 0.05, 120)


def paddle(c: Canvas) -> None:
    """Lay it on the water before the flank: a broad leaf of horn, seen flat."""
    m = c.mask(curve(_EDGE), wobble=1)
    c.multiply(m.blur(7).move(2, 9), (0.2, 0.04, 190), 0.75)
    c.fill(m, _HORN, detail=0.75)
    sweep(c, m, ((84, 668, 6), (150, 674, 9), (220, 688, 8), (262, 702, 4)), 7, (0.42, 0.04, 90), 0.75, pale=True)

    def scales(pen: Pen) -> None:
        for i in range(27):
            for j in range(7):
                f = (i + 0.5 * (j % 2)) / 26
                x, v = 80 + 194 * f, (j - 3) / 3.4
                mid, half = 671 + 6 * f + 29 * f * f, 10 + 22 * f * (1.35 - f)
                y, w = mid + v * half, 3.9
                pen.fill(
                    limb([(x - w, y - 1.6, 0.4), (x, y + 1.5, 0.9), (x + w, y - 1.4, 0.4)], 8), (0.13, 0.02, 60), 0.8
                )
                pen.fill(limb([(x - 2.4, y - 1.5, 0.4), (x + 1.6, y - 1.8, 0.8)], 6), _GLINT, 0.5 - 0.3 * v)

    c.draw(scales, clip=m.grow(-1), detail=0.8, soft=0.25)
    c.glaze(m.edge(1, -3, 1.6), _GLINT, 0.8)
    c.multiply(m.edge(-1, 4, 3), (0.2, 0.03, 180), 0.7)
    root = np.asarray(smoothstep(120, 76, c.x), np.float32)
    c.multiply(m * root, (0.2, 0.04, 60), 0.7)
    ways: tuple[Points, ...] = (
        ((56, 628), (84, 648), (122, 660)),
        ((52, 640), (80, 662), (120, 674)),
        ((52, 654), (76, 674), (110, 688)),
    )
    locks(c, ways, 60, (0.4, 4.2), (DEEP, COAT), seed="rump", share=0.75, drift=4, until=0.55, shade=INK)
    rim = c.mask(limb(((120, 700, 0.3), (200, 718.5, 1.2), (262, 718, 1.4), (281, 706, 0.3)), 30), soft=0.5)
    c.glaze(rim, SUN, 0.5)
