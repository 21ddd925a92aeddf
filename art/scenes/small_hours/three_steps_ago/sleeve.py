"""The near sleeve, swept back, and what the hand behind the back holds."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .coat import CLOTH, DEEP, SHADE
from .head import SKIN

_STEEL: Colour = (0.8, 0.02, 220)
_GRIP: Colour = (0.16, 0.03, 255)
_ARM: Final[Points] = (
    *((408, 350, CORNER), (366, 386), (318, 450), (268, 528), (226, 590, CORNER), (246, 612), (282, 632, CORNER)),
    *((338, 580), (402, 508), (444, 440), (452, 388)),
)


def sleeve(c: Canvas, whole: Mask) -> None:
    """Paint shears, hand and sleeve, back to front."""
    outline = c.mask(curve(list(_ARM)))
    arm = outline * np.asarray(smoothstep(350, 450, c.y + 0.3 * (c.x - 400)), np.float32)[outline.where]
    c.multiply(arm.move(8, 22).blur(12) & whole, DEEP, 0.75)
    _shears(c)
    _hand(c)
    folds: list[Fold] = [
        (((420, 380, 16), (350, 480, 34), (256, 604, 26)), 9.0),
        (((372, 520, 3), (336, 500, 8), (300, 492, 3)), -4.0),
        (((352, 548, 3), (318, 530, 8), (282, 520, 3)), -4.0),
    ]
    garment(c, arm, CLOTH, folds, thickness=40, rim=0.0, gain=0.5, depth=0.6, mottle=0.04, detail=0.45)
    c.multiply(arm, SHADE, 0.5)
    edge = c.mask(limb([(352, 380, 12), (300, 456, 20), (250, 540, 18), (222, 590, 14)]), soft=12)
    c.multiply(edge & arm.grow(2), DEEP, 0.5)

    def creases(pen: Pen) -> None:
        pen.fill(limb([(370, 544, 4), (338, 516, 4.5), (300, 504, 0.5)]), DEEP, 0.5)
        pen.fill(limb([(346, 570, 3), (322, 552, 3), (292, 544, 0.5)]), DEEP, 0.4)
        pen.stroke([(238, 568), (260, 592), (298, 612)], DEEP, 2.2, 0.5)
        pen.stroke([(446, 430), (430, 468), (402, 508), (338, 580), (284, 630)], DEEP, 3, 0.6)

    c.draw(creases, clip=arm, soft=1.6, detail=0.5)


def _shears(c: Canvas) -> None:
    """Tailor's shears, hanging closed by one ring."""
    left = c.mask(curve([(201, 716, CORNER), (216, 722), (213, 790), (204, 864, CORNER), (196, 790)]))
    right = c.mask(curve([(205, 722, CORNER), (221, 716), (222, 790), (206, 868, CORNER), (207, 790)]))
    for blade in (left, right):
        c.form(blade, _STEEL, thickness=5, rim=0.0, mottle=0.03, detail=0.75)

    def grips(pen: Pen) -> None:
        pen.stroke(
            [(206, 722), (218, 704), (232, 680), (230, 656), (214, 650), (206, 668), (212, 690), (218, 706)], _GRIP, 8
        )
        pen.stroke(
            [(216, 724), (204, 704), (184, 692), (166, 672), (168, 652), (186, 650), (200, 672), (206, 704)], _GRIP, 8
        )
        pen.dot(211, 724, 5, (0.4, 0.03, 240))

    c.draw(grips, relief=3, detail=0.75)


def _hand(c: Canvas) -> None:
    """The back of a hand in shade; four fingers come down and round the shears' ring."""
    palm = c.mask(
        curve([(230, 586, CORNER), (286, 620, CORNER), (284, 646), (270, 662), (240, 664), (214, 656), (208, 634)])
    )
    garment(c, palm, SKIN, thickness=16, rim=0.0, gain=0.4, bias=-0.06, detail=0.65)
    for spine, top in (
        (((266, 632, 11), (268, 668, 9), (254, 690, 8), (242, 684, 7)), 640.0),
        (((250, 632, 11), (250, 676, 10), (236, 700, 8.5), (223, 690, 7)), 640.0),
        (((234, 632, 11), (230, 674, 10), (216, 692, 8.5), (209, 680, 7)), 640.0),
        (((222, 628, 10), (206, 652, 9), (196, 670, 8), (200, 684, 6)), 610.0),
    ):
        outline = c.mask(limb(spine))
        root = np.asarray(smoothstep(top, top + 24, c.y), np.float32)
        finger = outline * root[outline.where]
        c.multiply(finger.move(3, 2).blur(2) & palm, (0.34, 0.08, 10), 0.5)
        garment(c, finger, SKIN, thickness=8, rim=0.0, gain=0.45, bias=-0.05, detail=0.7)
    dim = c.mask(limb([(222, 600, 18), (212, 640, 16), (204, 680, 12)]), soft=9)
    c.multiply(dim & palm, (0.4, 0.08, 330), 0.4)
