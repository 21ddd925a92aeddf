"""Parts of Not Today: the mitten laid on the door, the mitten behind her back and the key that it hides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place, polygon, sample

_WOOL: Final = (0.8, 0.135, 80)
_DIM: Final = (0.6, 0.125, 62)
_RED: Final = (0.58, 0.2, 29)
_IRON: Final = (0.27, 0.03, 262)
_DARK: Final = (0.3, 0.06, 262)


def _knit(c: Canvas, m: Mask, rows: Sequence[Points]) -> None:
    """Lay wool and its stitches, row beside row."""
    c.fill(m, _WOOL, detail=0.85)

    def work(pen: Pen) -> None:
        for row in rows:
            s = sample([p[:2] for p in row], 30)
            d = np.gradient(s, axis=0)
            for (x, y), (u, v) in zip(s, d, strict=True):
                for side in (-1, 1):
                    pen.stroke(
                        [(x - 0.4 * u - side * 0.62 * v, y - 0.4 * v + side * 0.62 * u), (x + 0.4 * u, y + 0.4 * v)],
                        _DIM,
                        1.5,
                        0.5,
                    )

    c.draw(work, clip=m, detail=0.85, soft=0.3)


def _flat(points: Points) -> list[tuple[float, ...]]:
    return place(points, 486, 872, 1.4, -67)


def flat(c: Canvas) -> None:
    """Her far hand, laid on the wood."""
    hand = c.mask(
        curve(
            _flat([(-14, -32), (30, -40), (84, -42), (122, -30), (136, -2), (124, 26), (84, 38), (30, 38), (-14, 30)])
        ),
        wobble=1,
    )
    thumb = c.mask(limb(_flat([(10, 22, 21), (46, 44, 20), (80, 52, 17)]), 24), wobble=1)
    for part in (thumb, hand):
        c.multiply(part.blur(6).move(6, 8), _DARK, 0.5)
        c.multiply(part.blur(2).move(2, 2), _DARK, 0.6)
    _knit(c, thumb, [_flat([(10 + 6 * k, 16 + 12 * k), (96, 38 + 9 * k)]) for k in range(4)])
    c.multiply(thumb.edge(4, 7, 6), _DIM, 0.6)
    c.multiply(hand.blur(4).move(3, 4) & thumb, _DIM, 0.8)
    rows = []
    for k in range(9):
        v = -36 + 9 * k
        rows.append(_flat([(-16, v), (60, v * 1.1), (134, v * 0.8)]))
    _knit(c, hand, rows)
    c.multiply(hand.edge(8, 10, 9), _DIM, 0.6)
    for u, wide in ((40, 4.4), (52, 2.0)):
        c.fill(
            c.mask(limb(_flat([(u, -44, wide), (u + 3, 0, wide), (u, 42, wide)]), 14)) & hand, _RED, 0.9, detail=0.85
        )


def behind(c: Canvas) -> None:
    """Her near hand, shut behind her back."""
    hand = c.mask(
        curve([(112, 868), (80, 858), (48, 864), (26, 886), (20, 918), (34, 946), (64, 956), (110, 942)]), wobble=1
    )
    c.multiply(hand.blur(6).move(5, 8), _DARK, 0.3)
    _knit(
        c,
        hand,
        [[(116, 872 + 12 * k), (70, 866 + 12 * k), (36 - 2 * k, 884 + 9 * k), (26, 900 + 6 * k)] for k in range(7)],
    )
    c.multiply(hand.edge(-4, 12, 9), _DIM, 0.65)
    thumb = c.mask(limb([(96, 890, 17), (66, 902, 17), (48, 920, 14)], 20), wobble=1)
    c.multiply(thumb.blur(4).move(0, 6) & hand, _DIM, 0.9)
    _knit(c, thumb, [[(104, 880 + 9 * k), (68, 892 + 9 * k), (40, 914 + 8 * k)] for k in range(4)])
    c.multiply(thumb.edge(-1, 7, 5), _DIM, 0.5)


def key(c: Canvas) -> None:
    """The key on its red ribbon, hanging out of the mitten."""
    ribbon = c.mask(
        limb([(50, 930, 4), (36, 968, 3.6), (38, 1004, 3.4)], 20),
        limb([(56, 930, 4), (56, 966, 3.6), (45, 1004, 3.4)], 20),
    )
    end: Points = (
        (38, 930, CORNER),
        (24, 964),
        (10, 996),
        (17, 1020, CORNER),
        (25, 1011),
        (34, 1017, CORNER),
        (32, 986),
    )
    tail = c.mask(curve([*end, (44, 950, CORNER)]))
    gleam = (0.5, 0.03, 250)
    bit: Points = ((3, 74), (31, 73), (32, 83), (20, 84), (20, 92), (33, 92), (34, 104), (4, 105))

    def work(pen: Pen) -> None:
        with pen.at(42, 1020, 1.5):
            pen.stroke(oval(0, 0, 19, 20), _IRON, 8.5)
            pen.fill(limb([(0, 22, 5.4), (0, 70, 4.6), (0, 108, 4.8)], 14), _IRON)
            pen.fill(limb([(-9, 29, 3.6), (9, 29, 3.6)], 8), _IRON)
            pen.fill(polygon(bit), _IRON)
            pen.stroke(oval(-1.5, -1.5, 19, 20), gleam, 1.8, 0.6)
            pen.stroke([(-2, 28), (-2, 70), (-2, 106)], gleam, 1.6, 0.6)

    for part in (tail, ribbon):
        c.fill(part, _RED, detail=0.85)
    c.draw(work, detail=0.9)
