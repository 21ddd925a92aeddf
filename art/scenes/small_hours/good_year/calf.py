"""Parts of Good Year: the secret. A calf in the soil, as if it were a stone, and the sapling that it breathes."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, oval

from .ink import SOIL_DEEP, crease, lawn

_BODY: Final[Points] = (
    *((668, 534), (680, 520), (704, 508), (734, 504), (760, 514), (776, 528), (786, 522), (796, 506), (800, 520)),
    *((806, 530), (796, 540), (780, 544), (756, 556), (724, 562), (692, 556)),
)
_HOLE: Final = (710.0, 508.0)


def calf(c: Canvas) -> None:
    """Paint the calf, hardly paler than the beds it lies in."""
    m = c.mask(curve(_BODY), wobble=0.6)
    c.multiply(m.blur(5).move(1, 5), SOIL_DEEP, 0.7)
    c.fill(m, (0.41, 0.052, 330), detail=0.6)
    belly = c.mask(curve([(668, 537), (700, 540), (730, 541), (760, 548), (730, 574), (690, 568)]), soft=3)
    c.glaze(belly & m, (0.53, 0.045, 350), 0.8)
    c.glaze(m.edge(-2, -3, 2.5), (0.62, 0.06, 20), 0.5)

    def lines(pen: Pen) -> None:
        pen.fill(limb([(668, 536, 0.6), (692, 541, 1.3), (716, 543, 1.3), (730, 541, 0.6)], 20), SOIL_DEEP)
        for k in (1, 2, 3):
            crease(
                pen, ((672 + 4 * k, 538 + 4 * k), (704, 543 + 5 * k), (746, 546 + 3 * k)), 0.9, (0.36, 0.06, 320), 0.8
            )
        pen.dot(731, 527, 3.2, (0.14, 0.03, 310))
        pen.dot(729.8, 525.8, 1.1, (0.97, 0.03, 85))

    c.draw(lines, detail=0.85, clip=m)


def sapling(c: Canvas) -> None:
    """Its thin stem, through the soil, and the first leaves above the grass."""
    x, y = _HOLE
    top = float(lawn(x))

    def work(pen: Pen) -> None:
        pen.fill(
            limb([(x, y + 3, 3.4), (x - 2, top + 34, 2.6), (x + 2, top - 8, 2.4), (x - 2, top - 44, 1.2)], 40),
            (0.4, 0.06, 340),
        )
        for u, v, turn, long in ((9, -28, -30, 11), (-11, -34, 206, 11), (7, -46, -48, 12), (-9, -50, 236, 11)):
            pen.fill(oval(x + u, top + v, long, 4.2, turn), (0.5, 0.085, 118))
            pen.fill(oval(x + u - 1, top + v + 1, 0.7 * long, 1.4, turn), (0.8, 0.11, 90), 0.7)

    c.draw(work, detail=0.7)
