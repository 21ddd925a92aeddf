"""Parts of Second Thoughts: the suitcase, set down in the grass."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, curve, limb

from .brush import sweeps

_HIDE: Final = (0.43, 0.115, 15)
_DARK: Final = (0.3, 0.08, 10)
_BRASS: Final = (0.84, 0.06, 75)
_FRONT: Final[Points] = (
    *((348, 1014), (360, 1002, CORNER), (534, 1010, CORNER), (546, 1022), (544, 1146), (536, 1160, CORNER)),
    *((356, 1158, CORNER), (346, 1146)),
)


def suitcase(c: Canvas) -> None:
    """Case, seam, two straps, handle."""
    m = c.mask(curve(_FRONT, pull=0.2), wobble=1)
    c.multiply(m.blur(10).move(12, 4), (0.45, 0.09, 0), 0.5)
    c.draw(_handle, detail=0.8)
    c.fill(m, _HIDE, detail=0.6)
    sweeps(c, m, (([(356, 1040, 8), (400, 1020, 18), (500, 1022, 12)], 14, 0.5),), (0.58, 0.12, 18), pale=True)
    sweeps(c, m, (([(360, 1150, 12), (450, 1156, 18), (540, 1140, 16), (544, 1060, 8)], 12, 0.6),), (0.6, 0.1, 0))

    def work(pen: Pen) -> None:
        pen.stroke([(348, 1048), (450, 1054), (546, 1054)], _DARK, 2.6, 0.8)
        for x, y in ((386, 1088), (492, 1090)):
            pen.fill(curve([(x, 1000, CORNER), (x + 20, 1001, CORNER), (x + 19, 1164, CORNER), (x - 1, 1164, CORNER)],
                           pull=0.1), _DARK)  # fmt: skip
            pen.stroke(box(x - 2, y, 24, 16, 3), _BRASS, 3.4)

    c.draw(work, clip=m, detail=0.75)


def _handle(pen: Pen) -> None:
    pen.fill(limb([(418, 1010, 5), (422, 988, 5.5), (448, 984, 6), (474, 988, 5.5), (478, 1012, 5)], 30), _DARK)
