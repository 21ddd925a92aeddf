"""The old woman's heavy coat, her skirt rolled up under it, her bare legs in the water."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .shell import front, lid_mask

CLOTH: Final = (0.265, 0.05, 335)
DEEP: Final = (0.34, 0.06, 320)
PALE: Final = (0.44, 0.065, 345)
SKIN: Final = (0.74, 0.082, 46)
SHADE: Final = (0.58, 0.1, 32)
_SKIRT: Final = (0.8, 0.1, 66)


def sweeps(c: Canvas, m: Mask, lines: tuple[tuple[Points, float, float], ...], *, pale: bool = False) -> None:
    """Lay the dark or the pale sides of folds."""
    for spine, soft, share in lines:
        part = c.mask(limb(spine, 40), soft=soft) & m
        if pale:
            c.glaze(part, PALE, share)
        else:
            c.multiply(part, DEEP, share)


def cloth(c: Canvas, m: Mask, thickness: float) -> None:
    """Lay heavy wool, nearly flat."""
    garment(c, m, CLOTH, thickness=thickness, weave=0.05, rim=0.0, gain=0.4, depth=0.6, mottle=0.03, detail=0.5)


def legs(c: Canvas) -> None:
    """Two bare legs, the weight on the hind one; above them the rolled skirt."""
    for dx, dy, size, tone in ((588, 972, 0.98, (0.67, 0.09, 40)), (700, 976, 1.08, SKIN)):
        leg = c.mask(
            curve(
                place(
                    [
                        *(
                            (-46, -100, CORNER),
                            (-44, -50),
                            (-42, -20),
                            (-44, 2),
                            (-36, 24),
                            (-30, 60),
                            (-22, 130, CORNER),
                        ),
                        *((22, 130, CORNER), (34, 76), (40, 46), (34, 20), (32, 2), (42, -40), (52, -100, CORNER)),
                    ],
                    dx,
                    dy,
                    size,
                )
            )
        )
        c.fill(leg, tone, detail=0.7, mottle=0.03)

        def soft(spine: Points, blur: float, dx: float = dx, dy: float = dy, size: float = size, m: Mask = leg) -> Mask:
            return c.mask(limb(place(spine, dx, dy, size)), soft=blur) & m

        c.multiply(soft([(48, -100, 14), (34, 0, 12), (40, 50, 14), (26, 130, 10)], 9), SHADE, 0.6)
        c.multiply(soft([(-38, 18, 3), (-22, 24, 6), (-4, 16, 2)], 4), SHADE, 0.6)
        c.multiply(soft([(-34, -24, 2), (-18, -28, 4), (-4, -18, 2)], 4), SHADE, 0.4)
        c.glaze(soft([(-28, 0, 9), (-20, 2, 10)], 8), (0.7, 0.13, 30), 0.5)
        c.multiply(c.full(smoothstep(985, 935, c.y)) & leg, SHADE, 0.8)


def roll_mask(c: Canvas) -> Mask:
    """Return where the rolled skirt is."""
    return c.mask(
        curve(
            [
                *((508, 874, CORNER), (496, 904), (504, 930), (532, 948), (590, 958), (660, 964), (724, 960)),
                *((772, 946), (790, 918), (784, 870, CORNER)),
            ]
        ),
        wobble=0.4,
    )


def _roll(c: Canvas) -> None:
    """The skirt, turned up into one thick roll below the coat's hem."""
    roll = roll_mask(c)
    c.multiply(roll.blur(8).move(0, 12), (0.5, 0.1, 25), 0.5)
    c.fill(roll, _SKIRT, detail=0.6, mottle=0.03)
    c.multiply(roll.edge(0, -18, 9), (0.66, 0.12, 45), 0.6)
    for spine, share in (
        (((500, 918, 1), (570, 934, 4), (660, 940, 4), (798, 922, 1)), 0.7),
        (((520, 910, 1), (600, 918, 3), (690, 922, 3), (760, 912, 1)), 0.55),
        (((640, 912, 1), (664, 930, 4), (668, 952, 1)), 0.5),
        (((560, 910, 1), (552, 932, 4), (560, 950, 1)), 0.5),
        (((742, 910, 1), (752, 930, 4), (746, 952, 1)), 0.5),
    ):
        c.multiply(c.mask(limb(spine, 40), soft=2.5) & roll, (0.62, 0.13, 40), share)

    def flowers(pen: Pen) -> None:
        for k in range(17):
            x, y = 516 + 16.8 * k, 920 + 14 * ((k * 7) % 3 - 0.6) + 0.05 * abs(k - 8)
            pen.dot(x, y, 3.4, (0.56, 0.17, 28), 0.9)

    c.draw(flowers, clip=roll.grow(-3), detail=0.6)


def coat(c: Canvas) -> None:
    """Paint the coat: one bent back from the nape to the hem."""
    m = c.mask(
        curve(
            [
                *((560, 400, CORNER), (626, 416), (700, 458), (750, 538), (764, 632), (760, 712), (768, 800)),
                *((790, 884, CORNER), (736, 904), (650, 911), (560, 905), (482, 884, CORNER), (498, 800)),
                *((500, 700), (510, 630), (518, 570), (520, 520, CORNER)),
            ]
        ),
        wobble=0.4,
    )
    c.multiply(m.blur(16).move(-18, 12) & (lid_mask(c) | front(c)), (0.5, 0.11, 10), 0.7)
    _roll(c)
    c.multiply(m.blur(6).move(0, 6) & roll_mask(c), (0.6, 0.12, 40), 0.6)
    cloth(c, m, 110)
    c.multiply(m * np.asarray(smoothstep(640, 800, c.x - 0.1 * (c.y - 700))[m.where], np.float32), DEEP, 0.5)
    sweeps(
        c,
        m,
        (
            (((540, 700, 4), (566, 780, 12), (556, 915, 14)), 8, 0.7),
            (((640, 690, 4), (664, 780, 12), (670, 920, 16)), 8, 0.7),
            (((720, 700, 4), (740, 790, 10), (756, 915, 14)), 8, 0.6),
            (((500, 560, 6), (530, 640, 14), (600, 690, 4)), 9, 0.6),
        ),
    )
    sweeps(
        c,
        m,
        (
            (((606, 424, 6), (676, 472, 12), (722, 560, 8)), 9, 0.6),
            (((736, 600, 6), (744, 680, 10), (748, 760, 5)), 9, 0.4),
            (((596, 720, 6), (612, 800, 14), (612, 910, 14)), 10, 0.4),
            (((692, 720, 5), (704, 800, 12), (710, 910, 12)), 10, 0.35),
        ),
        pale=True,
    )

    def seams(pen: Pen) -> None:
        pen.stroke([(490, 874), (566, 891), (680, 897), (784, 876)], (0.15, 0.03, 330), 2.4, 0.7)
        pen.fill(limb([(640, 690, 11), (700, 697, 12), (758, 686, 11)], 30), (0.15, 0.03, 330), 0.9)
        pen.fill(limb([(641, 688, 9), (700, 694, 10), (757, 683, 9)], 30), (0.31, 0.055, 338), 0.95)
        for x, y in ((654, 690), (742, 687)):
            pen.dot(x, y, 6.4, (0.13, 0.03, 330))
            pen.dot(x - 1.2, y - 1.4, 4, (0.6, 0.06, 30))

    c.draw(seams, soft=0.5, detail=0.5)
