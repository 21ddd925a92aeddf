"""Parts of Upstairs Neighbour: the giraffe's head in profile, chin on the neighbour's ridge, asleep."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .land import INK
from .neck import DEEP, OCHRE, PALE, PLUM

_DARK: Final = (0.27, 0.055, 335)
_ROSE: Final = (0.8, 0.07, 30)
_SMOKE: Final = (0.7, 0.06, 350)
_HEAD: Final[Points] = (
    *((432, 522), (394, 510), (352, 524), (318, 552), (270, 584), (212, 610), (156, 626), (112, 632), (72, 644)),
    *((44, 668), (34, 698), (44, 722), (62, 732), (82, 746), (122, 749), (168, 742), (220, 737), (272, 739)),
    *((322, 747), (372, 747), (416, 728), (448, 690), (466, 634), (460, 566)),
)
_SPOTS: Final[tuple[Points, ...]] = (
    ((404, 566), (432, 560), (446, 588), (432, 612), (408, 602)),
    ((396, 628), (424, 632), (444, 652), (430, 686), (402, 688), (386, 658)),
    ((352, 664), (376, 672), (388, 704), (370, 726), (344, 716), (336, 686)),
    ((306, 690), (324, 690), (332, 712), (316, 728), (298, 712)),
    ((268, 690), (282, 690), (288, 706), (274, 716), (262, 704)),
    ((238, 694), (248, 694), (252, 704), (242, 710), (234, 702)),
    ((394, 526), (420, 532), (424, 546), (404, 550), (390, 540)),
    ((284, 590), (302, 582), (300, 600), (284, 606)),
    ((246, 612), (262, 606), (260, 620), (246, 624)),
)


def _sweep(c: Canvas, m: Mask, spine: Points, soft: float, tone: Colour, share: float) -> None:
    """Lay one soft brush line within a mass: pale tones glazed, dark ones multiplied."""
    part = c.mask(limb(spine, 40), soft=soft) & m
    if tone in (PALE, _ROSE):
        c.glaze(part, tone, share)
    else:
        c.multiply(part, tone, share)


def head(c: Canvas) -> None:
    """Paint the far horn, the head on the tiles, its spots, muzzle, eye, the near ear and horn."""
    _horn(c, ((372, 528, 15), (378, 484, 12), (392, 446, 11)), far=True)
    m = c.mask(curve(_HEAD), wobble=0.8)
    c.multiply(m.blur(9).move(3, 10) & c.full(smoothstep(722, 740, c.y)), (0.42, 0.07, 335), 0.75)
    c.multiply(m.blur(12).move(9, 8) - m, INK, 0.34)
    c.fill(m, OCHRE, detail=0.7)
    _planes(c, m)
    for k, outline in enumerate(_SPOTS):
        spot = c.mask(curve(outline), wobble=1.2) & m
        c.fill(spot, PLUM, (0.9, 0.9, 0.9, 0.85, 0.75, 0.6, 0.75, 0.5, 0.4)[k], detail=0.7)
    _muzzle(c, m)
    _eye(c, m)
    _ear(c)
    _horn(c, ((408, 532, 18), (420, 480, 14), (440, 436, 13)), far=False)


def _planes(c: Canvas, m: Mask) -> None:
    """Bridge of the nose, cheekbone and jowl, the jaw in shade."""
    _sweep(c, m, ((350, 540, 8), (270, 600, 12), (170, 642, 12), (80, 660, 10)), 10, PALE, 0.5)
    _sweep(c, m, ((250, 660, 10), (330, 650, 18), (390, 640, 14)), 14, PALE, 0.5)
    _sweep(c, m, ((120, 744, 6), (220, 738, 9), (320, 746, 14), (400, 738, 14), (456, 680, 8)), 9, DEEP, 0.85)
    _sweep(c, m, ((280, 628, 4), (230, 662, 8), (190, 690, 5)), 8, DEEP, 0.5)
    _sweep(c, m, ((460, 560, 6), (464, 630, 10), (446, 700, 8)), 9, DEEP, 0.6)


def _muzzle(c: Canvas, m: Mask) -> None:
    """The soft pale muzzle: slit of a nostril, long upper lip over the lower one, a quiet mouth."""
    front = m * np.asarray(smoothstep(190, 70, c.x + 0.25 * (c.y - 690))[m.where], np.float32)
    c.glaze(front, (0.87, 0.045, 40), 0.7)
    _sweep(c, m, ((40, 716, 4), (70, 736, 7), (120, 746, 7), (170, 742, 3)), 6, _SMOKE, 0.7)
    _sweep(c, m, ((104, 650, 3), (116, 668, 6), (112, 690, 3)), 6, _SMOKE, 0.6)

    def lines(pen: Pen) -> None:
        pen.fill(curve(((76, 672), (86, 656), (102, 652), (104, 659), (92, 664), (84, 676))), _DARK)
        pen.stroke(curve(((56, 729), (84, 723), (118, 720), (150, 718), (174, 708)), closed=False), _DARK, 3.4, 0.8)
        pen.stroke(curve(((168, 700), (178, 706), (182, 714)), closed=False), _DARK, 2.4, 0.5)

    c.draw(lines, detail=0.9, soft=0.3)


def _eye(c: Canvas, m: Mask) -> None:
    """The big closed lid, its long lashes laid down on the cheek."""
    lid = c.mask(curve(((290, 600), (304, 574), (332, 562), (362, 572), (376, 598), (352, 616), (318, 618))), soft=1.5)
    c.fill(lid & m, (0.72, 0.105, 52), detail=0.8)
    c.glaze(lid.edge(-4, -8, 5) & m, PALE, 0.8)
    _sweep(c, m, ((284, 612, 3), (316, 634, 7), (356, 630, 4)), 6, DEEP, 0.7)

    def lashes(pen: Pen) -> None:
        pen.fill(limb(((286, 598, 1.2), (302, 614, 3.4), (334, 622, 4), (362, 613, 3), (380, 594, 1))), _DARK)
        for x, y, u, v in ((298, 611, -22, 16), (311, 617, -21, 26), (326, 620, -16, 33), (342, 620, -8, 35),
                           (356, 616, 1, 30)):  # fmt: skip
            pen.fill(limb(((x, y, 2.6), (x + 0.4 * u, y + 0.62 * v, 2), (x + u, y + v, 0.6)), 14), _DARK)
        pen.stroke(curve(((298, 574), (318, 555), (346, 552), (374, 572)), closed=False), (0.52, 0.09, 30), 2.6, 0.7)

    c.draw(lashes, detail=0.95)


def _ear(c: Canvas) -> None:
    """The near ear, fallen back and down."""
    m = c.mask(curve(((436, 552), (458, 540), (496, 552), (530, 582), (548, 624, CORNER), (508, 622), (468, 604),
                      (444, 582))))  # fmt: skip
    c.multiply(m.blur(7).move(4, 9), INK, 0.5)
    c.fill(m, OCHRE, detail=0.75)
    inner = c.mask(curve(((462, 566), (492, 570), (520, 594), (534, 614, CORNER), (500, 608), (472, 592))), soft=2)
    c.fill(inner & m, (0.66, 0.09, 15), 0.75, detail=0.7)
    c.glaze(m.edge(-2, -6, 4), PALE, 0.8)


def _horn(c: Canvas, spine: Points, *, far: bool) -> None:
    """One of the two horns: skin all the way up, a dark tuft on the knob."""
    m = c.mask(limb(spine, 30))
    c.fill(m, OCHRE, detail=0.75)
    if far:
        c.multiply(m, DEEP, 0.55)
    else:
        c.multiply(m.edge(7, 2, 5), DEEP, 0.8)
    x, y, q = spine[-1][:3]
    tuft = c.mask(curve(((x - q - 4, y + 6), (x - q - 3, y - 14), (x + 2, y - 24), (x + q + 6, y - 14),
                         (x + q + 4, y + 5), (x + 1, y + 11))), wobble=1)  # fmt: skip
    c.fill(tuft, (0.38, 0.075, 345), detail=0.8)
    c.glaze(tuft.edge(-4, -5, 3), (0.58, 0.08, 345), 0.6)
