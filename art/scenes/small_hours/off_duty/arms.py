"""Parts of Off Duty: the red jacket as it lies on the table: the far arm under her head, the back, the near arm."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.marks import sweeps
from art.painting.mask import Mask
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .table import CREAM, DUSK

CLOTH: Final = (0.43, 0.175, 24)
_DEEP: Final = (0.42, 0.13, 10)
_PALE: Final = (0.57, 0.19, 29)
_FAR: Final[Points] = (
    *((830, -60, CORNER), (600, -50), (380, -14), (200, 46), (80, 110), (0, 170), (-44, 240), (-40, 316), (10, 358)),
    *((90, 392), (180, 448), (280, 512), (380, 560), (480, 592), (600, 620), (760, 640, CORNER), (760, 300, CORNER)),
)
_TRUNK: Final[Points] = (
    *(
        (840, -40, CORNER),
        (720, 20),
        (630, 80),
        (580, 150),
        (570, 240),
        (580, 340),
        (576, 420),
        (596, 500),
        (620, 580),
        (660, 640),
    ),
    *((840, 700, CORNER),),
)
_FORE: Final[Points] = (
    *((850, 600, CORNER), (780, 612), (690, 606), (610, 604), (548, 612, CORNER), (532, 668), (540, 732, CORNER)),
    *((600, 758), (680, 800), (760, 838), (850, 860, CORNER)),
)


def _cloth(c: Canvas, m: Mask, thickness: float) -> None:
    garment(c, m, CLOTH, thickness=thickness, weave=0.0, rim=0.0, gain=0.32, depth=0.5, mottle=0.02, detail=0.45)


def _stripe(c: Canvas, m: Mask, spine: Points, wide: float) -> None:
    """Sew a cream stripe along a sleeve, darker where the cloth turns away."""
    band = c.mask(limb([(p[0], p[1], wide) for p in spine], 60), wobble=0.8) & m
    c.multiply(band.blur(2).move(1, 3) & m, _DEEP, 0.5)
    c.fill(band, CREAM, 0.96, detail=0.55)


def far_arm(c: Canvas) -> None:
    """Paint the arm her head is laid on: from the shoulder to the elbow at the card's edge, and back under her."""
    m = c.mask(curve(_FAR), wobble=1.5)
    c.multiply(m.blur(16).move(8, 22), DUSK, 0.9)
    _cloth(c, m, 90)
    crook = ((170, 262, 6), (250, 240, 16), (420, 180, 26), (640, 150, 30))
    sweeps(
        c,
        m,
        (
            (crook, 14, 0.9),
            (((160, 262, 6), (240, 330, 22), (330, 420, 30)), 12, 0.75),
            (((60, 210, 2), (110, 216, 7), (170, 246, 3)), 4, 0.8),
            (((40, 262, 2), (100, 258, 8), (166, 262, 3)), 4, 0.85),
            (((60, 318, 2), (110, 296, 7), (166, 276, 3)), 4, 0.75),
            (((120, 128, 2), (180, 160, 8), (230, 220, 3)), 5, 0.6),
            (((300, 50, 2), (350, 90, 9), (380, 160, 4)), 7, 0.55),
            (((480, 10, 2), (520, 60, 9), (540, 130, 4)), 8, 0.5),
            (((-30, 300, 8), (80, 376, 10), (280, 498, 12), (480, 580, 12), (640, 610, 10)), 8, 0.75),
        ),
        _DEEP,
    )
    sweeps(
        c,
        m,
        (
            (((30, 172, 6), (160, 86, 12), (330, 22, 10)), 9, 0.55),
            (((60, 236, 2), (110, 238, 5), (150, 252, 2)), 4, 0.5),
            (((70, 290, 2), (110, 278, 5), (150, 272, 2)), 4, 0.4),
            (((150, 370, 6), (260, 448, 9), (400, 520, 7)), 7, 0.4),
        ),
        _PALE,
        pale=True,
    )
    _stripe(
        c, m, [(830, -14), (600, 0), (400, 34), (220, 92), (90, 160), (24, 232), (40, 296), (110, 342), (240, 420)], 9
    )


def trunk(c: Canvas) -> None:
    """Paint the bent back, cut off by the card."""
    m = c.mask(curve(_TRUNK), wobble=1.5)
    c.multiply(m.blur(12).move(-10, 2), (0.35, 0.1, 350), 0.6)
    _cloth(c, m, 110)
    c.multiply(m * np.asarray(smoothstep(690, 830, c.x + 0.2 * (300 - c.y))[m.where], np.float32), _DEEP, 0.4)
    sweeps(
        c,
        m,
        (
            (((640, 140, 3), (700, 200, 10), (820, 230, 6)), 8, 0.6),
            (((650, 330, 3), (720, 310, 9), (820, 290, 5)), 9, 0.45),
            (((640, 610, 10), (672, 540, 15), (716, 480, 13), (770, 440, 8), (830, 424, 3)), 9, 0.85),
            (((700, 620, 3), (740, 560, 9), (810, 520, 5)), 7, 0.6),
            (((580, 440, 3), (600, 500, 8), (640, 560, 8)), 6, 0.55),
        ),
        _DEEP,
    )
    _stripe(c, m, [(596, 412), (670, 393), (760, 400), (850, 440)], 9)
    sweeps(
        c,
        m,
        (
            (((650, 110, 5), (740, 60, 14), (830, 40, 8)), 10, 0.5),
            (((690, 560, 5), (740, 490, 14), (820, 462, 8)), 9, 0.5),
        ),
        _PALE,
        pale=True,
    )


def fore(c: Canvas) -> None:
    """Paint the forearm that lies across to the bowl, over the wrist."""
    m = c.mask(curve(_FORE), wobble=1.2)
    c.multiply(m.blur(14).move(2, 24), DUSK, 0.8)
    c.multiply(m.blur(6).move(-5, 6), (0.35, 0.1, 340), 0.6)
    _cloth(c, m, 70)
    sweeps(
        c,
        m,
        (
            (((548, 736, 6), (640, 770, 14), (760, 826, 16), (850, 850, 14)), 9, 0.85),
            (((700, 616, 2), (730, 660, 9), (734, 740, 3)), 5, 0.7),
            (((760, 616, 2), (790, 680, 9), (786, 770, 3)), 5, 0.7),
            (((640, 612, 2), (660, 646, 7), (660, 700, 2)), 5, 0.5),
            (((566, 612, 3), (556, 668, 4), (562, 736, 3)), 3, 0.8),
        ),
        _DEEP,
    )
    sweeps(
        c,
        m,
        (
            (((580, 628, 4), (660, 632, 8), (700, 640, 3)), 6, 0.55),
            (((744, 640, 3), (760, 690, 7), (760, 750, 3)), 6, 0.5),
        ),
        _PALE,
        pale=True,
    )
    _stripe(c, m, [(520, 668), (640, 672), (740, 700), (850, 728)], 9)
    _cuff(c, m)


def _cuff(c: Canvas, sleeve: Mask) -> None:
    """Knit the cuff: a darker band, its ribs along the arm."""
    band = c.mask(curve([(500, 590), (574, 598), (562, 668), (572, 760), (500, 760)])) & sleeve
    c.multiply(band.blur(3).move(4, 2) & sleeve, _DEEP, 0.7)
    c.fill(band, (0.37, 0.155, 20), detail=0.6)
    c.multiply(band.edge(-3, 0, 4) | band * np.asarray(smoothstep(700, 740, c.y)[band.where], np.float32), _DEEP, 0.6)

    def ribs(pen: Pen) -> None:
        for k in range(14):
            y = 612 + 9 * k
            pen.stroke([(526, y + 1), (548, y), (576, y - 2)], (0.27, 0.12, 16), 2.2, 0.6)

    c.draw(ribs, clip=band, soft=0.5, detail=0.6)
