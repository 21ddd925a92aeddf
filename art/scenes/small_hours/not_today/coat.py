"""Parts of Not Today: the heavy dark coat, its two sleeves with fur at the cuffs, the dress that nobody should see."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

from .fur import fur

_CLOTH: Final = (0.225, 0.05, 285)
_DEEP: Final = (0.3, 0.05, 280)
_PALE: Final = (0.39, 0.075, 272)
_BLACK: Final = (0.12, 0.03, 280)
_COTTON: Final = (0.93, 0.075, 93)
_FOLD: Final = (0.7, 0.09, 70)
_RED: Final = (0.6, 0.2, 30)


def _sweeps(c: Canvas, m: Mask, lines: tuple[tuple[Points, float, float], ...], *, pale: bool = False) -> None:
    for spine, soft, share in lines:
        part = c.mask(limb(spine, 40), soft=soft) & m
        if pale:
            c.glaze(part, _PALE, share)
        else:
            c.multiply(part, _DEEP, share)


def _cloth(c: Canvas, m: Mask, thickness: float) -> None:
    garment(c, m, _CLOTH, thickness=thickness, weave=0.05, rim=0.0, gain=0.35, depth=0.6, mottle=0.03, detail=0.5)


def far_sleeve(c: Canvas) -> None:
    """Paint the sleeve that reaches past her breast to the door."""
    m = c.mask(
        curve(
            [
                (380, 720, CORNER),
                (426, 752),
                (452, 786),
                (474, 812, CORNER),
                (538, 874, CORNER),
                (512, 920),
                (470, 952),
                (420, 944),
                (370, 900, CORNER),
            ]
        ),
        wobble=1,
    )
    c.multiply(m.blur(10).move(10, 14), (0.35, 0.08, 258), 0.6)
    _cloth(c, m, 60)
    _sweeps(
        c,
        m,
        (
            (((430, 940, 10), (480, 928, 12), (526, 890, 8)), 7, 0.8),
            (((446, 800, 1), (466, 850, 7), (462, 910, 2)), 4, 0.8),
        ),
    )
    _sweeps(c, m, ((((430, 764, 4), (460, 800, 11), (486, 832, 5)), 6, 0.6),), pale=True)
    fur(c, [(462, 806, 21), (504, 848, 27), (542, 880, 21)], 900, "far-cuff")


def dress(c: Canvas) -> None:
    """Paint the summer dress where the coat parts: thin yellow cotton with poppies."""
    m = c.mask(
        curve([(400, 900, CORNER), (460, 940), (506, 1010), (544, 1080), (560, 1230, CORNER), (360, 1230, CORNER)]),
        wobble=1,
    )
    c.multiply(m.blur(8).move(8, 8), (0.4, 0.08, 258), 0.5)
    c.fill(m, _COTTON, detail=0.7)

    def work(pen: Pen) -> None:
        for x, y, q in (
            (456, 978, 0.9),
            (446, 1026, 1.0),
            (492, 1030, 1.1),
            (524, 1066, 1.0),
            (444, 1082, 1.0),
            (500, 1110, 1.0),
            (424, 1130, 1.0),
            (470, 1140, 1.0),
        ):
            pen.stroke([(x, y), (x + 3 * q, y + 12 * q), (x - 2 * q, y + 24 * q)], (0.5, 0.11, 130), 1.8)
            for dx, dy in ((-6, 0), (6, -1), (0, -6)):
                pen.fill(oval(x + dx * q, y + dy * q, 7.5 * q, 6.5 * q), _RED)
            pen.dot(x, y, 2.8 * q, (0.15, 0.03, 340))

    c.draw(work, clip=m, detail=0.85)
    for spine, share in (
        (((444, 930, 2), (474, 1000, 5), (500, 1080, 9)), 0.7),
        (((424, 930, 10), (428, 1040, 13), (430, 1140, 16)), 1.0),
        (((446, 950, 1), (456, 1010, 4), (460, 1090, 7)), 0.6),
    ):
        c.multiply(c.mask(limb(spine, 20), soft=4) & m, _FOLD, share)


def coat(c: Canvas) -> None:
    """Paint the coat: one bent back that leans in from the left."""
    m = c.mask(
        curve(
            [
                *((196, 570, CORNER), (146, 630), (116, 706), (104, 790), (108, 880), (108, 980), (94, 1090)),
                *(
                    (56, 1230, CORNER),
                    (404, 1230, CORNER),
                    (424, 1120),
                    (432, 1020),
                    (436, 930, CORNER),
                    (446, 860),
                    (448, 780),
                ),
                *((436, 700), (404, 640), (360, 606, CORNER)),
            ]
        ),
        wobble=1.5,
    )
    c.multiply(m.blur(14).move(14, 10), (0.4, 0.08, 258), 0.5)
    c.multiply(m.blur(9).move(7, 4), (0.5, 0.07, 258), 0.4)
    _cloth(c, m, 120)
    _sweeps(
        c,
        m,
        (
            (((150, 960, 5), (140, 1090, 16), (110, 1230, 22)), 9, 0.8),
            (((250, 980, 5), (262, 1100, 16), (262, 1230, 22)), 9, 0.8),
            (((350, 900, 5), (360, 1040, 14), (350, 1230, 20)), 9, 0.75),
            (((420, 660, 5), (430, 760, 12), (420, 880, 8)), 8, 0.6),
        ),
    )
    _sweeps(
        c,
        m,
        (
            (((180, 600, 8), (134, 700, 16), (124, 840, 10)), 11, 0.7),
            (((120, 980, 5), (92, 1090, 15), (50, 1230, 20)), 10, 0.6),
            (((206, 980, 5), (210, 1100, 14), (196, 1230, 18)), 10, 0.5),
            (((306, 960, 5), (318, 1100, 14), (314, 1230, 18)), 10, 0.5),
            (((360, 660, 6), (390, 740, 12), (390, 840, 6)), 9, 0.45),
        ),
        pale=True,
    )
    seam = c.mask(limb([(424, 690, 1.6), (426, 780, 1.8), (418, 880, 1.8), (412, 940, 1.8)], 30))
    c.multiply(seam, _BLACK, 0.8)
    hem = c.mask(limb([(434, 936, 2), (424, 1040, 5), (404, 1230, 7)], 30), soft=2) & m
    c.glaze(hem, _PALE, 0.7)

    def buttons(pen: Pen) -> None:
        for x, y in ((398, 712), (404, 788), (398, 866), (388, 944)):
            pen.dot(x + 2, y + 4, 13, _BLACK, 0.6)
            pen.fill(oval(x, y, 11, 13), (0.33, 0.06, 55))
            pen.fill(oval(x - 2, y - 3, 6, 7), (0.48, 0.07, 60), 0.7)

    c.draw(buttons, detail=0.85, soft=0.4)


def near_sleeve(c: Canvas) -> None:
    """Paint the sleeve that goes behind her back."""
    m = c.mask(
        curve(
            [
                *(
                    (270, 650, CORNER),
                    (212, 672),
                    (184, 740),
                    (170, 800),
                    (142, 838),
                    (112, 852, CORNER),
                    (108, 946, CORNER),
                ),
                *((160, 962), (236, 964), (294, 934), (322, 868), (326, 780), (312, 700), (288, 652, CORNER)),
            ]
        ),
        wobble=1,
    )
    low = m.blur(10).move(6, 10)
    c.multiply(low * np.asarray(smoothstep(690, 800, c.y)[low.where], np.float32), _BLACK, 0.65)
    _cloth(c, m, 80)
    _sweeps(
        c,
        m,
        (
            (((130, 956, 8), (220, 956, 14), (296, 926, 10), (322, 850, 8)), 9, 0.8),
            (((176, 806, 1), (206, 832, 7), (246, 840, 2)), 5, 0.85),
            (((158, 834, 1), (200, 866, 7), (248, 876, 2)), 5, 0.8),
            (((136, 866, 1), (176, 896, 6), (226, 910, 2)), 5, 0.7),
            (((300, 700, 3), (318, 780, 8), (316, 850, 4)), 6, 0.6),
        ),
    )
    _sweeps(
        c,
        m,
        (
            (((232, 684, 6), (206, 750, 15), (200, 806, 8)), 10, 0.75),
            (((190, 826, 2), (220, 848, 6), (256, 854, 2)), 5, 0.5),
            (((170, 858, 2), (206, 882, 6), (250, 890, 2)), 5, 0.5),
            (((122, 880, 5), (150, 900, 9), (200, 926, 4)), 7, 0.55),
            (((266, 690, 4), (280, 770, 12), (276, 850, 6)), 9, 0.4),
        ),
        pale=True,
    )
    fur(c, [(124, 842, 19), (110, 896, 23), (104, 952, 18)], 1100, "near-cuff")
