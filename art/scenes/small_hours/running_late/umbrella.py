"""Parts of Running Late: the open umbrella, held out over the place where nobody sits yet."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import crease, sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .brush import INK, TEAL, TEAL_DEEP, TEAL_PALE, WOOD, WOOD_DEEP, WOOD_PALE

TOP: Final = (500.0, 545.0)
_GRIP: Final = (486.0, 796.0)
_UNDER: Final = (535.2, 535.0)
"""Where hand and canopy are for him who holds it: he is painted large and laid down smaller (`seated`)."""
_RIM: Final[Points] = (
    *((354, 686, CORNER), (376, 662), (404, 674, CORNER), (438, 658), (472, 677, CORNER), (510, 660)),
    *((546, 680, CORNER), (580, 664), (612, 684, CORNER), (634, 674), (656, 698, CORNER)),
)
_DOME: Final[Points] = (
    *((656, 698, CORNER), (650, 650), (626, 602), (574, 562), (TOP[0], TOP[1])),
    *((432, 554), (382, 590), (357, 640)),
)


def canopy_mask(c: Canvas) -> Mask:
    """Return where the canopy is, its scalloped rim included."""
    return c.mask(curve((*_RIM, *_DOME[1:])), wobble=0.8)


def pole(c: Canvas) -> None:
    """The stick, up under the canopy; its crook hangs below the paw."""
    stick = c.mask(limb([(480, 834, 5), (*_GRIP, 5.4), (*_UNDER, 4.8)], 30))
    crook = c.mask(limb([(480, 830, 6), (478, 856, 6.4), (487, 872, 6.4), (502, 869, 6.4), (507, 855, 6)], 30))
    for m in (stick, crook):
        c.fill(m, WOOD, detail=0.7)
        c.multiply(m.edge(4, 1, 2), WOOD_DEEP, 0.8)
        c.glaze(m.edge(-3, -1, 1.5), WOOD_PALE, 0.7)


def canopy(c: Canvas) -> None:
    """Five panels under tension; the inner side shows dark beneath the near rim."""
    inner = c.mask(curve([(354, 686, CORNER), (366, 650), (404, 646), (472, 640), (546, 642), (612, 652),
                          (656, 698, CORNER), (612, 692), (546, 688), (472, 686), (404, 684)]))  # fmt: skip
    c.fill(inner, (0.45, 0.06, 205), detail=0.5)
    m = canopy_mask(c)
    c.fill(m, TEAL, detail=0.55, mottle=0.03)
    sweep(c, m, ((652, 616, 18), (654, 676, 22), (636, 704, 18)), 18, TEAL_DEEP, 0.9)
    sweep(c, m, ((466, 574, 14), (416, 602, 20), (388, 646, 14)), 14, TEAL_PALE, 0.7, pale=True)
    sweep(c, m, ((514, 572, 10), (534, 612, 16), (536, 656, 12)), 12, TEAL_PALE, 0.45, pale=True)
    sweep(c, m, ((372, 684, 8), (500, 688, 9), (640, 704, 9)), 8, TEAL_DEEP, 0.9)

    def ribs(pen: Pen) -> None:
        for end, mid in (((404, 674), (426, 596)), ((472, 677), (478, 604)), ((546, 680), (540, 604)),
                         ((612, 684), (588, 604))):  # fmt: skip
            crease(pen, (TOP, mid, end), 2.6, INK, 0.45)
        for x, y in ((354, 687), (404, 674), (472, 677), (546, 680), (612, 684), (656, 699)):
            pen.fill(limb([(x, y - 2, 3.4), (x - 0.5, y + 7, 2.4)], 8), WOOD)
        pen.fill(
            limb([(TOP[0] - 1, TOP[1] + 4, 7), (TOP[0] + 1, TOP[1] - 5, 4.4), (TOP[0] + 2, TOP[1] - 15, 2.4)], 14), WOOD
        )

    c.draw(ribs, detail=0.7, soft=0.4)
