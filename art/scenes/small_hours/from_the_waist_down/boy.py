"""Below the water: the coat's floating skirts, and a barefoot boy's legs that dance, from behind."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.materials import cloud, wood
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

from .bath import SURFACE, net_of_light

_SKIN: Colour = (0.66, 0.095, 52)
_SHORTS: Colour = (0.68, 0.165, 32)
_SUIT: Colour = (0.36, 0.045, 250)


def _wet(c: Canvas, m: Mask) -> Mask:
    return m * (1 - SURFACE(c))


_STANDING = (
    *((404, 730, CORNER), (408, 800), (422, 856), (424, 888), (416, 930), (424, 980), (434, 1026), (438, 1056)),
    *((430, 1076), (430, 1094), (448, 1102), (472, 1100), (508, 1104), (522, 1096), (500, 1082), (474, 1072)),
    *((466, 1054), (466, 1024), (484, 980), (494, 930), (482, 888), (486, 850), (504, 800), (512, 730, CORNER)),
)
"""The leg that bears him, from behind: hollow of the knee, calf, heel; its toes turned out."""

_THIGH = ((392, 730, CORNER), (372, 800), (306, 842), (262, 868), (232, 874), (212, 852), (220, 822), (262, 780))
_THIGH_END = ((292, 730, CORNER),)
_SHIN = (
    *((222, 840), (240, 826), (268, 838), (312, 866), (350, 900), (384, 932), (402, 940), (418, 944)),
    *((446, 966), (472, 990), (494, 1010), (498, 1020), (486, 1022), (458, 1014), (426, 1000), (394, 976)),
    *((362, 948), (310, 928), (256, 902), (220, 878), (212, 856)),
)
"""The other is bent, its foot swung behind the standing leg."""


def legs(c: Canvas) -> None:
    """One leg bears him, the other is bent and swung behind it, its toes pointed: a step of a jig."""
    shade = c.mask(oval(470, 1104, 100, 14, -2), soft=9) | c.mask(oval(340, 1118, 130, 14, 4), soft=14)
    c.multiply(shade, (0.45, 0.085, 210), 0.65)
    away = 900 / np.maximum(c.y - 850, 20)
    net = net_of_light(c, (c.x - 400) / 900 * away, away, 0.55)
    c.screen(np.asarray(net * smoothstep(940, 1060, c.y) * 0.75, np.float32), (0.98, 0.05, 110), 0.6)
    stand_folds: list[Fold] = [
        (((430, 930, 10), (440, 960, 16), (446, 1000, 8)), 5.0),
        (((474, 920, 10), (474, 950, 15), (464, 1000, 8)), 5.0),
        (((454, 930, 3), (456, 970, 6), (452, 1010, 3)), -1.2),
        (((430, 876, 4), (452, 882, 6), (476, 876, 4)), -4.0),
        (((446, 1040, 4), (452, 1070, 7), (450, 1090, 5)), 4.0),
        (((440, 1030, 2), (440, 1058, 3), (438, 1070, 2)), -3.0),
        (((464, 1030, 2), (464, 1054, 3), (468, 1066, 2)), -3.0),
    ]
    standing = c.mask(curve(_STANDING))
    _skin(c, standing, stand_folds, 34)
    thigh = c.mask(curve([*_THIGH, *_THIGH_END]))
    _skin(c, thigh, [(((330, 780, 14), (280, 816, 20), (240, 846, 12)), 6.0)], 34)
    shin = c.mask(curve(_SHIN))
    c.multiply(shin.blur(7).move(2, 12) & (standing | thigh), (0.36, 0.09, 25), 0.75)
    shin_folds: list[Fold] = [
        (((250, 856, 14), (296, 890, 26), (350, 924, 12)), 8.0),
        (((352, 914, 4), (384, 940, 6), (412, 958, 4)), 4.0),
        (((398, 944, 6), (412, 956, 9), (424, 966, 6)), 4.0),
        (((426, 966, 6), (456, 990, 8), (490, 1012, 4)), 3.0),
        (((232, 866, 3), (244, 852, 5), (244, 838, 3)), -3.0),
    ]
    _skin(c, shin, shin_folds, 30)
    c.multiply(shin & c.mask(limb([(396, 976, 5), (436, 1002, 7), (484, 1021, 4)]), soft=4), (0.5, 0.1, 25), 0.35)
    both = standing | thigh | shin
    net = net_of_light(c, c.x / 92, c.y / 118, 0.8)
    c.screen(both * np.asarray(net, np.float32), (0.97, 0.06, 120), 0.3)
    c.multiply(both * np.asarray(smoothstep(860, 740, c.y), np.float32), (0.5, 0.1, 30), 0.3)

    def small(pen: Pen) -> None:
        """A plaster on the calf; what parts the toes."""
        pen.stroke([(446, 936), (472, 926)], (0.88, 0.05, 70), 11, 1.0, round_ends=True)
        pen.dot(455, 932, 1, (0.6, 0.06, 60))
        pen.dot(463, 929, 1, (0.6, 0.06, 60))
        for k in range(3):
            pen.stroke([(496 - 5 * k, 1018 + k), (487 - 5 * k, 1010 + k)], (0.46, 0.09, 35), 1.3, 0.6)
            pen.stroke([(519 - 8 * k, 1103), (511 - 8 * k, 1093)], (0.46, 0.09, 35), 1.3, 0.6)

    c.draw(small, relief=1, detail=0.85)
    _shorts(c)


def _skin(c: Canvas, mask: Mask, folds: list[Fold], thickness: float) -> None:
    garment(c, mask, _SKIN, folds, thickness=thickness, weave=0, rim=0, gain=0.85, mottle=0.05, depth=0.5, detail=0.8)


def _shorts(c: Canvas) -> None:
    mask = c.mask(
        curve(
            [
                (306, 620, CORNER),
                (496, 620, CORNER),
                (508, 700),
                (520, 768),
                (516, 800, CORNER),
                (462, 826),
                (404, 816, CORNER),
                (392, 762),
                (366, 800),
                (330, 826, CORNER),
                (284, 800),
                (254, 744, CORNER),
                (292, 694),
            ]
        )
    )
    c.multiply(
        mask.blur(7).move(0, 12)
        & c.mask(limb([(356, 730, 60), (248, 800, 40)]), limb([(424, 740, 60), (476, 860, 40)])),
        (0.5, 0.1, 30),
        0.4,
    )
    folds: list[Fold] = [
        (((392, 740, 5), (420, 790, 10), (430, 820, 5)), -7.0),
        (((392, 730, 5), (350, 756, 11), (300, 790, 5)), -7.0),
        (((470, 700, 6), (480, 760, 14), (490, 812, 8)), 8.0),
        (((340, 690, 6), (312, 730, 14), (280, 770, 8)), 8.0),
        (((400, 660, 5), (396, 710, 9), (392, 760, 6)), -6.0),
    ]
    garment(c, mask, _SHORTS, folds, thickness=34, crumple=2.5, seed="shorts", detail=0.8)
    x, y = c.x[mask.where], c.y[mask.where]
    lean = np.where(x < 392, (392 - x) * 0.75 * smoothstep(392, 340, x), 0.0)
    hoop = np.asarray(smoothstep(0.1, 0.35, np.sin((y + lean + 6 * np.sin(x / 40)) / 8.2)), np.float32)
    c.glaze(mask * hoop, (0.95, 0.03, 100), 0.72)
    c.screen(mask * net_of_light(c, c.x / 92, c.y / 118, 0.8), (0.97, 0.06, 120), 0.3)


def coat_hem(c: Canvas) -> None:
    """The suit's skirts spread and drift under the surface."""
    hem = c.mask(
        curve(
            [
                (250, 596, CORNER),
                (538, 596, CORNER),
                (572, 640),
                (604, 690),
                (590, 712, CORNER),
                (540, 700),
                (500, 716),
                (458, 690),
                (430, 668, CORNER),
                (398, 650),
                (372, 670, CORNER),
                (330, 704),
                (286, 700),
                (226, 722),
                (190, 704, CORNER),
                (222, 650),
            ]
        )
    )
    hem = _wet(c, hem)
    folds: list[Fold] = [
        (((284, 610, 8), (256, 660, 18), (220, 712, 12)), 10.0),
        (((350, 610, 8), (330, 650, 16), (300, 700, 10)), 9.0),
        (((440, 610, 8), (470, 650, 16), (500, 706, 10)), 9.0),
        (((510, 610, 8), (548, 660, 18), (584, 704, 10)), 10.0),
        (((316, 610, 4), (290, 660, 9), (262, 706, 6)), -8.0),
        (((478, 610, 4), (508, 650, 9), (540, 700, 6)), -8.0),
        (((396, 610, 5), (396, 640, 9), (396, 652, 6)), -8.0),
    ]
    garment(c, hem, _SUIT, folds, thickness=22, crumple=2, seed="hem", bias=0.03, detail=0.75)
    c.screen(hem * net_of_light(c, c.x / 92, c.y / 100, 0.8), (0.9, 0.08, 170), 0.22)
    c.glaze(hem * np.asarray(smoothstep(640, 720, c.y), np.float32), (0.72, 0.09, 190), 0.25)


def catapult(c: Canvas) -> None:
    """A boy's catapult looks out of the coat's pocket."""
    fork = c.mask(
        limb([(262, 694, 5), (256, 664, 5), (242, 648, 4.5), (234, 630, 4.2)]),
        limb([(256, 666, 5), (266, 648, 4.5), (267, 628, 4.2)]),
    )
    c.shadow(fork, 3, 5, 3, 0.5, (0.25, 0.05, 255))
    wood(c, fork, (0.74, 0.09, 62), angle=80, grain=2, thickness=7, detail=0.9)

    def bands(pen: Pen) -> None:
        pen.stroke([(234, 634), (218, 652), (208, 646), (196, 660)], (0.64, 0.15, 30), 2.8)
        pen.stroke([(267, 632), (252, 622), (236, 640), (214, 650)], (0.64, 0.15, 30), 2.8)
        for x, y in ((234, 634), (267, 632)):
            pen.stroke([(x - 4, y), (x + 4, y + 1)], (0.92, 0.03, 90), 2.6)

    c.draw(bands, relief=1.2, detail=0.9)
    flap = c.mask(curve([(232, 684, CORNER), (286, 668, CORNER), (292, 690, CORNER), (238, 706, CORNER)], pull=0.2))
    c.shadow(flap, 2, 4, 4, 0.5, (0.25, 0.05, 255))
    garment(c, flap, _SUIT, thickness=7, bias=0.06, detail=0.85)


def sand_cloud(c: Canvas) -> None:
    """Sand flies from the kicking foot and curls from the other."""
    puffs = [
        (300, 1068, 26), (256, 1062, 34), (206, 1048, 40), (160, 1022, 42), (128, 982, 36), (118, 938, 26),
        (134, 902, 17), (348, 1084, 22), (220, 1086, 30), (520, 1106, 24), (548, 1094, 17), (400, 1098, 22),
        (160, 1076, 34), (150, 878, 9),
    ]  # fmt: skip
    with c.group() as g:
        cloud(c, puffs, (0.93, 0.055, 105), seed="kick", alpha=0.8, rough=0.5, fade=(-0.1, 1.2), bias=0.02)
    c.paste(g, soft=5, alpha=0.75)
    r = c.rng("grains")

    def grains(pen: Pen) -> None:
        for _ in range(170):
            a, q = float(r.uniform(2.5, 5.4)), float(abs(r.normal(0, 1)))
            x, y = 180 + 74 * q * np.cos(a), 1040 + 70 * q * np.sin(a)
            pen.dot(float(x), float(y), float(r.uniform(0.8, 2.2)), (0.9, 0.06, 95), 0.8)

    c.draw(grains, detail=0.5)
