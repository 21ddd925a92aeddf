"""Parts of Not Today: the long-stemmed poppy that has grown through the keyhole, three petals left."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, sample

RED: Final = (0.61, 0.21, 30)
DEEP: Final = (0.45, 0.17, 24)
_FRESH: Final = (0.7, 0.19, 36)
_STEM: Final = (0.5, 0.11, 130)
_SHADE: Final = (0.3, 0.08, 250)
_WAY: Final[Points] = (
    *((619, 678, 3.6), (606, 686, 4.8), (590, 664, 5), (580, 610, 5), (594, 548, 4.8), (612, 484, 4.6)),
    *((618, 424, 4.4), (610, 384, 4.2), (590, 378, 4), (576, 404, 4), (573, 444, 4)),
)
_BUD: Final[Points] = ((582, 632, 3.2), (566, 606, 3.2), (556, 588, 3), (546, 588, 3), (542, 596, 3))


def _at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the bloom, drawn hanging, its stalk at (0, 0)."""
    return place(points, 573, 446, 0.98, 22)


def _hairs(c: Canvas, way: Points, n: int) -> None:
    s = sample(way, n)
    r = c.rng(f"hairs{n}")

    def work(pen: Pen) -> None:
        for x, y, _q in s:
            for side in (-1, 1):
                pen.stroke([(x, y), (x + side * float(r.uniform(6, 10)), y - float(r.uniform(-2, 5)))], _STEM, 1.0, 0.7)

    c.draw(work, detail=0.9)


def poppy(c: Canvas) -> None:
    """Paint stem, bud and bloom, with their shadow on the door."""
    stem, side = c.mask(limb(_WAY, 80)), c.mask(limb(_BUD, 40))
    for part in (stem, side):
        c.multiply(part.blur(4).move(9, 11), _SHADE, 0.4)
    _hairs(c, _WAY, 60)
    _hairs(c, _BUD, 24)
    for part in (side, stem):
        c.fill(part, _STEM, detail=0.85)
        c.glaze(part.edge(-3, -1, 1.5), (0.74, 0.13, 118), 0.7)
    bud = c.mask(curve([(548, 590, CORNER), (534, 592), (525, 606), (526, 626), (536, 634), (546, 626), (551, 608)]))
    c.fill(bud, _STEM, detail=0.9)
    c.multiply(bud.edge(5, 4, 5), (0.34, 0.08, 140), 0.6)
    c.fill(c.mask(limb([(530, 626, 1), (534, 616, 2.6), (539, 602, 1)], 12)), RED, detail=0.9)
    _bloom(c)


def _bloom(c: Canvas) -> None:
    back: Points = (
        (0, 4, CORNER),
        (-20, 6),
        (-46, 28),
        (-62, 66),
        (-50, 92),
        (-18, 100),
        (22, 102),
        (54, 88),
        (64, 60),
        (46, 26),
        (20, 6),
    )
    m = c.mask(curve(_at(back)), wobble=1.2)
    c.multiply(m.blur(7).move(10, 14), _SHADE, 0.45)
    c.fill(m, DEEP, detail=0.85)
    heart = c.mask(limb(_at([(0, 30, 12), (0, 66, 22)])), soft=4)
    c.fill(heart & m, (0.16, 0.04, 340), detail=0.85)
    petals: tuple[Points, ...] = (
        ((0, 2, CORNER), (-26, 4), (-56, 30), (-72, 72), (-58, 96), (-30, 84), (-10, 58), (-2, 24)),
        ((0, 2, CORNER), (24, 2), (54, 24), (72, 62), (66, 90), (40, 92), (14, 70), (0, 34)),
    )
    for petal in petals:
        p = c.mask(curve(_at(petal)), wobble=3, cell=10)
        c.multiply(p.blur(4).move(2, 4) & m, (0.3, 0.12, 20), 0.7)
        c.fill(p, RED, detail=0.9)
        c.glaze(p.edge(-7, -7, 7), _FRESH, 0.7)
        c.multiply(p.edge(8, 6, 8), DEEP, 0.5)
        for crease in (((-8, 14, 1), (-30, 44, 4), (-44, 82, 2)), ((10, 14, 1), (32, 40, 4), (44, 80, 2))):
            c.multiply(c.mask(limb(_at(crease)), soft=3) & p, DEEP, 0.45)

    def work(pen: Pen) -> None:
        for k in range(8):
            f = k / 7
            left = [(-3, 12, 0.4), (-20 - 18 * (1 - f), 34 + 14 * f, 1.2), (-64 + 36 * f, 62 + 18 * f, 0.3)]
            right = [(4, 12, 0.4), (18 + 18 * (1 - f), 36 + 16 * f, 1.2), (64 - 36 * f, 60 + 18 * f, 0.3)]
            for vein in (left, right):
                pen.fill(limb(_at(vein), 14), DEEP, 0.45)
        pen.fill(limb(_at([(-9, 2, 2), (0, -2, 5), (9, 2, 2)]), 14), _STEM)

    c.draw(work, detail=0.9, soft=0.3)
