"""The old man: suit, shirt and tie; his hands about the bouquet."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.materials import skin
from art.painting.motifs.garments import Fold, garment
from art.painting.shapes import CORNER, curve, limb

from .head import head

SUIT: Colour = (0.4, 0.045, 248)
SKIN: Colour = (0.7, 0.08, 48)
_LINEN: Colour = (0.96, 0.015, 100)
_TIE: Colour = (0.66, 0.165, 30)
_DIM: Colour = (0.42, 0.06, 255)

_LEFT_SIDE = ((336, 332, CORNER), (288, 358), (252, 388), (240, 440), (246, 520), (256, 570), (244, 650, CORNER))
_RIGHT_SIDE = ((546, 650, CORNER), (530, 570), (540, 500), (548, 430), (532, 384), (496, 356), (444, 332, CORNER))


def _suit(c: Canvas, mask: Mask, folds: list[Fold], seed: str, thickness: float = 40, bias: float = 0.0) -> None:
    garment(
        c, mask, SUIT, folds, thickness=thickness, crumple=1.8, seed=seed, rim=0.25, bias=bias, gain=0.9, detail=0.8
    )
    x, y = c.x[mask.where], c.y[mask.where]
    stripe = np.abs(np.sin((x + 3 * np.sin(y / 60)) / 5.6)) ** 18
    c.screen(mask * stripe.astype(np.float32), (0.75, 0.04, 230), 0.16)


def man(c: Canvas) -> None:
    """Paint him but for his hands."""
    _trunk(c)
    head(c, SKIN)
    _collar(c)
    _sleeves(c)


def _trunk(c: Canvas) -> None:
    trunk = c.mask(curve([*_LEFT_SIDE, *_RIGHT_SIDE, (392, 372)]))
    folds: list[Fold] = [
        (((280, 400, 10), (300, 470, 30), (330, 560, 26), (350, 640, 12)), 9.0),
        (((500, 400, 10), (490, 470, 30), (460, 560, 26), (440, 640, 12)), 9.0),
        (((262, 470, 5), (300, 520, 10), (366, 560, 6)), -6.0),
        (((256, 540, 5), (300, 566, 10), (370, 584, 6)), -6.0),
        (((532, 480, 5), (500, 530, 10), (440, 566, 6)), -6.0),
    ]
    _suit(c, trunk, folds, "trunk", 50)
    shirt = c.mask(
        curve(
            [(346, 322, CORNER), (436, 322, CORNER), (446, 360), (424, 450), (400, 540, CORNER), (360, 440), (340, 360)]
        )
    )
    garment(c, shirt, _LINEN, [(((372, 380, 4), (380, 440, 8), (392, 510, 4)), -3.0)], thickness=20, crumple=1.2)
    c.multiply(c.mask(limb([(350, 336, 12), (392, 352, 16), (436, 334, 12)]), soft=6) & shirt, (0.6, 0.06, 245), 0.5)
    tie = c.mask(
        curve(
            [(380, 352, CORNER), (404, 352, CORNER), (410, 374), (420, 450), (406, 520, CORNER), (384, 452), (378, 376)]
        )
    )
    c.shadow(tie & shirt, 4, 4, 4, 0.35, _DIM)
    garment(c, tie, _TIE, [(((394, 376, 3), (400, 440, 6), (404, 510, 3)), -3.0)], thickness=10, gloss=0.1)
    for points in (
        [
            (338, 330, CORNER),
            (310, 350),
            (286, 424, CORNER),
            (318, 434, CORNER),
            (304, 452),
            (398, 590, CORNER),
            (366, 450),
            (344, 372),
        ],
        [
            (442, 330, CORNER),
            (470, 350),
            (498, 424, CORNER),
            (466, 434, CORNER),
            (480, 452),
            (398, 590, CORNER),
            (428, 450),
            (444, 372),
        ],
    ):
        lapel = c.mask(curve(points, pull=0.28))
        c.multiply(lapel.blur(4).move(2, 5) & trunk, (0.3, 0.05, 255), 0.55)
        _suit(c, lapel, [], "lapel", 8, 0.05)


def _collar(c: Canvas) -> None:
    """A stiff collar closes round the neck; the tie's knot sits in it."""
    near = c.mask(curve([(330, 300), (456, 300), (456, 400), (330, 400)]))
    band = c.mask(
        curve(
            [
                (336, 318, CORNER),
                (360, 336),
                (396, 344),
                (428, 338),
                (452, 316, CORNER),
                (450, 346),
                (396, 372),
                (338, 346),
            ]
        )
    )
    c.multiply(band.blur(4).move(0, -5) & near, (0.5, 0.1, 15), 0.4)
    garment(c, band, _LINEN, thickness=10, bias=-0.06, detail=0.88)
    for points in (
        [(336, 314, CORNER), (330, 344), (348, 386, CORNER), (388, 352, CORNER), (362, 334)],
        [(452, 312, CORNER), (458, 342), (440, 384, CORNER), (398, 352, CORNER), (428, 334)],
    ):
        wing = c.mask(curve(points))
        c.multiply(wing.blur(3).move(2, 5) & near, _DIM, 0.35)
        garment(c, wing, _LINEN, thickness=7, bias=0.06, detail=0.85)
    knot = c.mask(
        curve([(376, 346, CORNER), (410, 346, CORNER), (411, 364), (403, 382, CORNER), (383, 382, CORNER), (375, 364)])
    )
    c.multiply(knot.blur(3).move(2, 4) & near, _DIM, 0.35)
    garment(c, knot, _TIE, thickness=12, gloss=0.1, bias=0.04)


def _sleeves(c: Canvas) -> None:
    right = c.mask(
        curve(
            [
                (508, 372, CORNER),
                (544, 396),
                (572, 452),
                (606, 540),
                (600, 592),
                (566, 610),
                (510, 604),
                (446, 592, CORNER),
                (440, 548, CORNER),
                (492, 544),
                (528, 528),
                (522, 470),
            ]
        )
    )
    left = c.mask(
        curve(
            [
                (284, 368, CORNER),
                (246, 390),
                (218, 446),
                (184, 534),
                (188, 584),
                (226, 600),
                (286, 580),
                (346, 560, CORNER),
                (342, 516, CORNER),
                (296, 524),
                (258, 522),
                (266, 470),
            ]
        )
    )
    for mask, way, seed in ((right, 1, "right"), (left, -1, "left")):
        x0 = 395.0

        def at(dx: float, y: float, r: float, way: int = way, x0: float = x0) -> tuple[float, float, float]:
            return (x0 + way * dx, y, r)

        folds: list[Fold] = [
            ((at(140, 400, 10), at(160, 470, 26), at(180, 545, 22), at(150, 575, 8)), 9.0),
            ((at(136, 530, 4), at(170, 548, 10), at(204, 548, 5)), -7.0),
            ((at(134, 536, 4), at(160, 566, 9), at(190, 590, 5)), -6.0),
            ((at(128, 500, 4), at(160, 512, 9), at(192, 500, 5)), -6.0),
            ((at(150, 400, 4), at(152, 440, 8), at(140, 490, 4)), -4.0),
            ((at(120, 548, 4), at(100, 566, 8), at(84, 594, 4)), -4.0),
        ]
        c.multiply(mask.blur(9).move(8, 8) & c.mask(curve([*_LEFT_SIDE, *_RIGHT_SIDE])), (0.3, 0.05, 255), 0.5)
        _suit(c, mask, folds, seed, 44)
        dark = smoothstep(380, 620, c.x + (c.y - 480) * 0.4) if way > 0 else smoothstep(300, 420, c.x)
        c.multiply(mask * np.asarray(dark, np.float32), (0.62, 0.07, 260), 0.35)
    for points in ([(340, 516, 12), (346, 538, 13), (346, 562, 12)], [(446, 550, 12), (440, 572, 13), (444, 594, 12)]):
        garment(c, c.mask(limb(points, 14)), _LINEN, thickness=10, bias=0.04, detail=0.85)


def hands(c: Canvas) -> None:
    """One hand closes about the paper, the other bears its foot, thumb in front."""
    box = (300.0, 470.0, 520.0, 650.0)
    low = Clay(c, box, melt=8)
    low.limb([(452, 576, 19), (430, 580, 24), (408, 588, 22)])
    low.limb([(446, 566, 12, 10), (430, 556, 11.5, 14), (410, 556, 9.5, 14), (396, 560, 7.5, 10)], n=24)
    skin(c, low.relief(1.2), SKIN, detail=0.88, bias=-0.03)
    c.multiply(c.mask(limb([(440, 576, 2), (416, 572, 3), (398, 572, 2)], 12), soft=2), (0.45, 0.1, 25), 0.5)
    for k in range(3):
        px, py = 398 + 13 * k, 578 + 3 * k
        gap = c.mask(limb([(px, py, 1.0), (px + 3, py + 12, 1.8), (px + 10, py + 24, 1.2)], 12), soft=0.9)
        c.multiply(gap & low.mask(), (0.42, 0.1, 25), 0.6)
        c.screen(gap.move(-5, -1) & low.mask(), (0.9, 0.08, 55), 0.25)
    c.multiply(
        c.mask(limb([(448, 582, 2), (428, 574, 4), (402, 572, 2)], 14), soft=2.5) & low.mask(), (0.42, 0.1, 25), 0.6
    )
    nail = c.mask(limb([(402, 557, 4.4), (397, 558, 4)], 6), soft=0.6)
    c.glaze(nail, (0.86, 0.05, 40), 0.5)
    palm = Clay(c, box, melt=7)
    palm.limb([(348, 538, 19), (366, 532, 25), (384, 528, 24)])
    c.shadow(palm.mask(), 4, 8, 6, 0.4, (0.5, 0.09, 40))
    skin(c, palm.relief(1.2), SKIN, detail=0.88, bias=-0.02)
    fingers = Clay(c, box, melt=1.0)
    for k in range(4):
        y = 509 + 13.4 * k
        reach = (30, 39, 36, 26)[k]
        size = (8.0, 8.4, 8.0, 7.0)[k]
        fingers.limb(
            [
                (372, y - 3, size * 0.95, 6),
                (390, y - 4 + k, size * 1.06, 15),
                (386 + reach * 0.62, y + 1 + 1.4 * k, size * 0.98, 17),
                (388 + reach, y + 6 + 1.6 * k, size * 0.78, 8),
            ],
            n=26,
        )
    c.shadow(fingers.mask(), 3, 6, 4, 0.4, (0.5, 0.09, 40))
    skin(c, fingers.relief(1), SKIN, detail=0.9, bias=0.03)
    for k in range(3):
        y = 515.5 + 13.4 * k
        gap = c.mask(limb([(378, y - 3, 1.0), (398, y - 2 + k, 1.5), (414, y + 2 + 1.4 * k, 1.0)], 12), soft=0.8)
        c.multiply(gap, (0.42, 0.1, 25), 0.55)
    for k in range(4):
        knuckle = c.mask(limb([(386, 505 + 13.6 * k, 3), (392, 505 + 13.6 * k, 3)], 6), soft=2.5)
        c.screen(knuckle, (0.9, 0.08, 60), 0.3)
    thumb = Clay(c, box, melt=2)
    thumb.limb([(360, 520, 12, 10), (374, 502, 11, 12), (392, 492, 9, 10), (402, 491, 7.4, 8)], n=24)
    c.shadow(thumb.mask(), 2, 6, 4, 0.35, (0.5, 0.09, 40))
    skin(c, thumb.relief(1), SKIN, detail=0.9, bias=0.03)
    c.glaze(c.mask(limb([(398, 488, 4), (403, 489, 3.6)], 6), soft=0.6), (0.86, 0.05, 40), 0.5)
