"""Below the water: the coat's floating skirts, and a barefoot boy's legs that dance."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.materials import cloud, skin, wood
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

from .bath import SURFACE, net_of_light

_SKIN: Colour = (0.66, 0.095, 52)
_SHORTS: Colour = (0.68, 0.165, 32)
_SUIT: Colour = (0.4, 0.045, 248)
_BOX = (60.0, 640.0, 620.0, 1150.0)


def _wet(c: Canvas, m: Mask) -> Mask:
    return m * (1 - SURFACE(c))


def _flesh(c: Canvas, clay: Clay, bias: float = 0.0) -> Mask:
    body = clay.relief(1.2)
    skin(c, body, _SKIN, bias=bias, detail=0.85)
    return body.mask


def legs(c: Canvas) -> None:
    """One leg bears him on the ball of the foot, the other kicks up sand behind him."""
    shade = c.mask(oval(440, 1092, 120, 20, -3), soft=10) | c.mask(oval(250, 1100, 110, 14, 4), soft=12)
    c.multiply(shade, (0.5, 0.085, 205), 0.6)
    away = 900 / np.maximum(c.y - 850, 20)
    net = net_of_light(c, (c.x - 400) / 900 * away, away, 0.55)
    c.screen(np.asarray(net * smoothstep(940, 1060, c.y) * 0.75, np.float32), (0.98, 0.05, 110), 0.6)
    back = Clay(c, _BOX, melt=9)
    back.limb([(352, 730, 46), (304, 764, 40), (252, 794, 30), (236, 802, 28)], n=72)
    back.ball(232, 804, 27, 27, thick=27)
    back.limb([(234, 806, 27, 2), (250, 850, 31, 0), (276, 902, 21, -4), (294, 936, 14, -6), (300, 948, 14, -6)], n=72)
    back.limb([(298, 944, 15, -4), (304, 964, 17, -4), (316, 990, 15, -4), (330, 1018, 9, -4)], n=72)
    back.limb([(294, 940, 12, -6), (293, 954, 11, -6)], n=72)
    m = _flesh(c, back, -0.02)
    toes = Clay(c, _BOX, melt=1.5)
    for k in range(4):
        toes.limb([(322 - 5 * k, 1006 + 1 * k, 5.5, 2), (331 - 6 * k, 1026 - 1.5 * k, 4.8 - 0.4 * k, 0)], n=6)
    _flesh(c, toes, -0.02)
    front = Clay(c, _BOX, melt=9)
    front.limb([(424, 740, 46), (452, 800, 38), (476, 858, 28), (480, 876, 26)], n=72)
    front.ball(483, 872, 25, 26, thick=26)
    front.limb([(478, 880, 25), (462, 930, 30), (444, 990, 19), (436, 1030, 13), (434, 1044, 14)], n=72)
    front.limb([(432, 1038, 13), (440, 1062, 15), (462, 1080, 14), (486, 1088, 9)], n=72)
    front.limb([(434, 1034, 12), (424, 1048, 10)], n=72)
    n = _flesh(c, front)
    toes = Clay(c, _BOX, melt=1.5)
    for k in range(5):
        toes.limb(
            [(462 + 7 * k, 1080 + 3 * k, 7 - 0.5 * k, 12), (474 + 6.5 * k, 1090 + 1.6 * k, 5.8 - 0.6 * k, 10)], n=6
        )
    _flesh(c, toes)
    both = m | n
    for spine, share in (
        ([(474, 848, 5), (492, 862, 8), (490, 886, 5)], 0.35),
        ([(216, 792, 5), (222, 818, 8), (240, 832, 5)], 0.35),
        ([(454, 930, 4), (446, 980, 6), (440, 1020, 3)], 0.3),
    ):
        c.multiply(c.mask(limb(spine), soft=4) & both, (0.5, 0.11, 30), share)
    net = net_of_light(c, c.x / 92, c.y / 118, 0.8)
    c.screen(both * np.asarray(net, np.float32), (0.97, 0.06, 120), 0.4)

    def graze(pen: Pen) -> None:
        """A plaster on the knee."""
        pen.stroke([(470, 866), (494, 878)], (0.88, 0.05, 70), 11, 1.0, round_ends=True)
        pen.dot(478, 870, 1, (0.6, 0.06, 60))
        pen.dot(486, 875, 1, (0.6, 0.06, 60))

    c.draw(graze, relief=3, detail=0.9)
    _shorts(c)


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
