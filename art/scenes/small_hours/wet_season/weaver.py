"""The weaver of Wet Season: one dark curve of a back, and an arm that goes behind the cloth."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, line, sample

Spines = Sequence[list[tuple[float, float, float]]]

_SHAWL: Colour = (0.36, 0.085, 350)
_SKIRT: Colour = (0.29, 0.055, 280)


def body(c: Canvas) -> None:
    """Paint skirt and shawl: the big dark shape."""
    skirt = c.mask(
        curve(
            [
                (40, 880, CORNER),
                (300, 770),
                (420, 786),
                (486, 930),
                (496, 1040),
                (440, 1110),
                (300, 1134),
                (120, 1140),
                (-30, 1150, CORNER),
                (-30, 960, CORNER),
            ]
        ),
        wobble=2,
    )
    c.shadow(skirt, -20, 18, 16, 0.6)
    c.form(skirt, _SKIRT, thickness=50, rim=0, gain=0.8, mottle=0.04, detail=0.35)
    _creases(
        c,
        skirt,
        dark=(
            [(120, 990, 3), (240, 990, 12), (360, 1010, 10), (450, 1060, 3)],
            [(60, 1060, 3), (200, 1070, 12), (330, 1100, 3)],
        ),
        light=([(230, 950, 3), (350, 950, 12), (450, 990, 14), (480, 1040, 3)],),
    )
    shawl = c.mask(
        curve(
            [
                (250, 470, CORNER),
                (196, 506),
                (118, 590),
                (62, 710),
                (26, 850),
                (-6, 980),
                (-40, 1060, CORNER),
                (60, 1052),
                (180, 1010),
                (280, 950),
                (356, 880, CORNER),
                (372, 780),
                (384, 680),
                (384, 600),
                (366, 540),
                (330, 520, CORNER),
            ]
        ),
        wobble=1,
        cell=40,
    )
    c.shadow(shawl, 10, 18, 14, 0.55)
    c.form(shawl, _SHAWL, thickness=90, rim=0, gain=1.0, mottle=0.05, depth=0.75, detail=0.3)
    _creases(
        c,
        shawl,
        dark=(
            [(258, 540, 2), (190, 640, 9), (128, 790, 14), (66, 1010, 6)],
            [(246, 650, 2), (196, 770, 10), (140, 900, 14), (104, 1030, 6)],
            [(262, 760, 2), (240, 850, 9), (196, 950, 12), (176, 1010, 6)],
            [(296, 850, 2), (276, 910, 8), (254, 970, 6)],
        ),
        light=(
            [(236, 540, 3), (160, 640, 12), (100, 800, 16), (40, 1000, 4)],
            [(240, 610, 3), (180, 720, 12), (130, 860, 16), (92, 1010, 4)],
            [(250, 720, 3), (214, 830, 12), (170, 940, 16), (146, 1010, 4)],
            [(278, 850, 3), (258, 900, 9), (226, 980, 4)],
        ),
    )
    _border(c, shawl)
    c.multiply(shawl * np.asarray(smoothstep(240, 40, c.x), np.float32), (0.42, 0.07, 295), 0.4)


def _creases(c: Canvas, within: Mask, dark: Spines, light: Spines) -> None:
    """Brush folds on cloth: soft wedges of shade, and beside them of light."""
    for spines, tone, share in ((dark, (0.3, 0.08, 305), 0.55), (light, (0.46, 0.07, 320), 0.3)):
        for spine in spines:
            wedge = c.mask(limb(spine), soft=5, wobble=3, cell=60) & within
            if share > 0.5:
                c.multiply(wedge, tone, share)
            else:
                c.screen(wedge, tone, share)


def _border(c: Canvas, shawl: Mask) -> None:
    """A plain pale stripe along the shawl's lower edge, and its short fringe."""
    low = [(-30, 1030), (60, 1022), (172, 984), (266, 928), (350, 850)]
    stripe = c.mask(line(low, 7, 6)) & shawl
    c.fill(stripe, (0.68, 0.06, 70), 0.75, detail=0.45)
    thin = c.mask(line([(x + 3, y + 13) for x, y in low], 3, 3)) & shawl
    c.fill(thin, (0.68, 0.06, 70), 0.6, detail=0.45)
    r = c.rng("fringe-shawl")
    edge = sample([(-20, 1058), (60, 1052), (180, 1010), (280, 950), (352, 884)], 70)

    def work(pen: Pen) -> None:
        for x, y in edge:
            q = float(r.uniform(14, 24))
            pen.stroke(
                [(x, y - 5), (x + float(r.normal(1, 2)), y + q * 0.5), (x + float(r.normal(2, 3)), y + q)],
                (float(r.uniform(0.26, 0.4)), 0.075, 350),
                3.2,
                0.9,
            )

    c.draw(work, detail=0.4)


def collar(c: Canvas) -> None:
    """The shawl's edge, turned over round her neck."""
    roll = c.mask(
        curve(
            [
                (226, 486, CORNER),
                (262, 508),
                (300, 526),
                (332, 530),
                (362, 562),
                (382, 612),
                (388, 664, CORNER),
                (364, 656),
                (338, 616),
                (304, 582),
                (256, 552),
                (208, 512, CORNER),
            ]
        ),
        wobble=1.5,
    )
    c.shadow(roll, -2, 7, 6, 0.45, (0.25, 0.05, 310))
    c.form(roll, _SHAWL, thickness=12, rim=0, gain=0.9, bias=0.06, mottle=0.04, depth=0.75, detail=0.6)
    _creases(
        c,
        roll,
        dark=([(240, 514, 2), (300, 552, 4), (344, 594, 4), (366, 640, 2)],),
        light=([(250, 510, 2), (306, 540, 5), (356, 582, 6), (378, 640, 2)],),
    )


def arm(c: Canvas) -> None:
    """The near arm in its wide sleeve: down to the elbow, then forward behind the cloth, where her hand is at work."""
    sleeve = c.mask(
        curve(
            [
                (258, 566),
                (306, 534),
                (352, 572),
                (376, 640),
                (400, 672),
                (440, 664, CORNER),
                (470, 664, CORNER),
                (470, 752, CORNER),
                (420, 786),
                (348, 846),
                (288, 864),
                (254, 812),
                (242, 700),
                (238, 620),
            ]
        ),
        wobble=1.5,
    )
    c.shadow(sleeve, -12, 20, 12, 0.6, (0.25, 0.05, 310))
    c.form(sleeve, _SHAWL, thickness=60, rim=0, gain=1.0, mottle=0.05, depth=0.75, detail=0.3)
    _creases(
        c,
        sleeve,
        dark=(
            [(284, 600, 2), (278, 700, 8), (292, 810, 4)],
            [(330, 640, 2), (318, 720, 8), (302, 800, 3)],
            [(366, 690, 2), (350, 756, 8), (312, 826, 3)],
            [(410, 690, 2), (388, 748, 8), (332, 824, 3)],
        ),
        light=(
            [(308, 580, 3), (300, 680, 13), (304, 780, 4)],
            [(350, 620, 3), (344, 700, 11), (326, 780, 3)],
            [(392, 690, 3), (372, 748, 9), (324, 820, 3)],
            [(430, 690, 3), (410, 748, 9), (356, 812, 3)],
        ),
    )
    # The light of the threads on breast and arm.
    near = np.exp(-(((c.x - 420) / 110) ** 2) - ((c.y - 640) / 130) ** 2)
    c.screen(sleeve * np.asarray(near, np.float32), (0.66, 0.12, 52), 0.55)
