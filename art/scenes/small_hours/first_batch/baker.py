"""Parts of First Batch: the baker's dark jersey, one big bent back; the print of a child's hand in flour."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import garment
from art.painting.shapes import CORNER, Points, curve, limb, place, union

SKIN: Final = (0.71, 0.092, 47)
SHADE: Final = (0.55, 0.105, 34)
DARK: Final = (0.13, 0.03, 25)
_CLOTH: Final = (0.23, 0.045, 22)
_DEEP: Final = (0.3, 0.05, 15)
_PALE: Final = (0.39, 0.065, 28)


def sweeps(c: Canvas, m: Mask, lines: tuple[tuple[Points, float, float], ...], *, pale: bool = False) -> None:
    """Lay soft folds into the jersey, dark or `pale`."""
    for spine, soft, share in lines:
        part = c.mask(limb(spine, 40), soft=soft) & m
        if pale:
            c.glaze(part, _PALE, share)
        else:
            c.multiply(part, _DEEP, share)


def cloth(c: Canvas, m: Mask, thickness: float) -> None:
    """Paint the jersey's wool."""
    garment(c, m, _CLOTH, thickness=thickness, weave=0.05, rim=0.0, gain=0.35, depth=0.6, mottle=0.03, detail=0.5)


def body(c: Canvas) -> None:
    """Paint breast, belly and back."""
    m = c.mask(
        curve(
            [
                *((524, 700, CORNER), (600, 690), (660, 640), (694, 584, CORNER), (752, 616), (800, 680)),
                *((840, 760, CORNER), (840, 1230, CORNER), (330, 1230, CORNER), (312, 1150), (330, 1060)),
                *((390, 970), (460, 880), (496, 780)),
            ]
        ),
        wobble=1.5,
    )
    c.multiply(m.blur(14).move(-10, 10), (0.6, 0.08, 45), 0.4)
    cloth(c, m, 110)
    c.multiply(m * np.asarray(smoothstep(1040, 1200, c.y)[m.where], np.float32), _DEEP, 0.3)
    sweeps(
        c,
        m,
        (
            (((700, 640, 8), (760, 700, 18), (800, 820, 10)), 12, 0.55),
            (((770, 860, 6), (780, 960, 14), (766, 1060, 6)), 11, 0.4),
        ),
        pale=True,
    )


def print_of_a_hand(c: Canvas) -> None:
    """A small hand has held on to his back, and left its flour."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, 762, 980, 0.8, 10)

    parts = [
        limb(at([(0, 2, 18), (0, 13, 17)]), 10),
        *(
            limb(at(finger), 14)
            for finger in (
                ((-15, -8, 7), (-20, -26, 5.4), (-25, -42, 5)),
                ((-5, -10, 7), (-6, -34, 5.6), (-8, -52, 5)),
                ((6, -10, 7), (8, -34, 5.6), (9, -50, 5)),
                ((15, -6, 6), (20, -24, 5), (25, -38, 4.4)),
                ((-10, 14, 8), (-30, 6, 6), (-42, -4, 5)),
            )
        ),
    ]
    m = c.mask(union(*parts), soft=1.4, wobble=1, cell=8)
    worn = 0.6 + 0.4 * smoothstep(0.3, 0.7, c.field("print", 14, 3))
    c.glaze(m * np.asarray(worn[m.where], np.float32), (0.95, 0.04, 78), 0.72)
