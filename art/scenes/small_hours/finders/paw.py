"""Parts of Finders: the heavy forepaw on the beam, one claw through it."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, oval

from .beam import DEEP
from .coat import BAND, CREAM, FUR, INK, PALE, SHADE, WARM, bands, comb, deepen

_ARM: Final[Points] = (
    *((640, 960), (520, 950), (400, 942), (300, 938), (232, 938), (186, 942), (160, 960), (146, 986), (146, 1016)),
    *((162, 1040), (196, 1054), (246, 1052), (300, 1048), (390, 1062), (520, 1080), (640, 1110)),
)


def paw(c: Canvas) -> None:
    """Paint the forearm that comes out under the cheek, and its four toes."""
    toe = [
        oval(x, y, 34, 20, turn) for x, y, turn in ((172, 958, -14), (160, 982, -4), (158, 1008, 4), (172, 1032, 14))
    ]
    m = c.mask(curve(_ARM), *toe, wobble=1)
    m = m * np.asarray(smoothstep(580, 450, c.x)[m.where], np.float32)
    c.multiply(m.blur(12).move(-6, 12), DEEP, 0.9)
    c.multiply(m.blur(5).move(-2, 6), (0.6, 0.1, 50), 0.6)
    c.fill(m, mix(FUR, PALE, 0.3), detail=0.6)
    c.glaze(m * np.asarray(smoothstep(500, 220, c.x)[m.where], np.float32), WARM, 0.8)
    toes = c.mask(limb([(140, 985, 44), (196, 985, 60), (250, 985, 40)], 20), soft=18) & m
    c.glaze(toes, CREAM, 0.7)
    rings: tuple[Points, ...] = (
        ((300, 920, 9), (318, 960, 12), (312, 1010, 8), (296, 1040, 2)),
        ((356, 920, 10), (376, 970, 13), (372, 1020, 9), (356, 1060, 2)),
        ((416, 920, 10), (438, 980, 14), (436, 1040, 10), (420, 1080, 2)),
    )
    bands(c, m, rings, BAND, 0.85)
    deepen(c, m, ((((160, 1050, 10), (260, 1050, 16), (400, 1072, 20), (520, 1090, 20)), 12, 0.7),), SHADE)
    dips: tuple[tuple[Points, float, float], ...] = (
        (((132, 974, 2), (160, 974, 5), (206, 984, 2)), 4, 0.6),
        (((128, 1000, 2), (160, 1000, 5), (210, 1008, 2)), 4, 0.6),
        (((132, 1026, 2), (164, 1026, 5), (210, 1030, 2)), 4, 0.6),
    )
    deepen(c, m, dips, SHADE)
    comb(c, m, ((160, 980, 180), (300, 980, 180), (450, 1000, 190)), 1500, 20, "arm")

    def toes_parted(pen: Pen) -> None:
        for line in (
            ((133, 968, 1.2), (146, 963, 2.6), (170, 966, 2.2), (196, 976, 0.5)),
            ((129, 994, 1.2), (146, 990, 2.8), (174, 992, 2.4), (204, 1001, 0.5)),
            ((134, 1020, 1.2), (150, 1017, 2.6), (178, 1018, 2.2), (204, 1024, 0.5)),
        ):
            pen.fill(limb(line, 16), INK, 0.85)

    c.draw(toes_parted, detail=0.9)
