"""The child on the step: a robe too large, one sleeve fallen over its hand, the other slid from a reaching arm."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

from .linen import DIM, GLOW, LINEN, weave

_SKIN = (0.36, 0.07, 46)


def step(c: Canvas) -> None:
    """The round step and its shadow, thrown towards us."""
    c.multiply(
        c.mask(curve([(190, 1096), (400, 1096), (470, 1230, CORNER), (90, 1230, CORNER)]), soft=18),
        (0.16, 0.045, 32),
        0.8,
    )
    left, front = ((170, 1074, CORNER), (176, 1122), (230, 1144)), ((290, 1149), (350, 1144), (404, 1122))
    side = c.mask(curve([*left, *front, (410, 1074, CORNER), (290, 1098)]))
    grain = 1.2 * (c.field("drum", 9, 3, (5, 1)) - 0.5)
    c.form(side, (0.36, 0.085, 38), thickness=26, bump=np.asarray(grain, np.float32), rim=0.25, bias=-0.1, detail=0.6)
    top = c.mask(oval(290, 1074, 120, 24))
    c.form(top, (0.56, 0.11, 54), thickness=5, rim=0.9, bias=0.06, mottle=0.1, detail=0.65)
    c.screen(top & c.mask(oval(300, 1062, 100, 12), soft=6), (0.94, 0.12, 78), 0.75)


def _feet(c: Canvas) -> None:
    """Seen from behind: the left heel bears him, the right one is lifted from the step, its sole to us."""
    c.multiply(c.mask(oval(250, 1082, 40, 9), oval(334, 1085, 26, 8), soft=5), (0.2, 0.05, 34), 0.85)
    left = Clay(c, (190, 980, 310, 1110), melt=5)
    left.limb([(263, 1000, 17), (263, 1036, 14), (262, 1054, 13.5), (261, 1066, 15)])
    left.ball(261, 1072, 16.5, 13, thick=15)
    left.limb([(256, 1070, 14), (242, 1069, 12.5), (229, 1068, 10)], melt=8)
    left.ball(224, 1071, 7, 6, melt=4).ball(219, 1066, 6, 5.2, melt=3)
    left.ball(250, 1051, 5, 6, z=4, thick=4, melt=8).ball(274, 1048, 5, 6, z=4, thick=4, melt=8)
    left.press([(256, 1010, 2), (257, 1046, 2.4)], 1.2).press([(269, 1010, 2), (268, 1046, 2.4)], 1.2)
    right = Clay(c, (290, 980, 380, 1110), melt=5)
    right.limb([(322, 1000, 16), (325, 1030, 13), (327, 1044, 12.5)])
    right.ball(327, 1051, 14, 12.5, thick=14)
    right.limb([(328, 1056, 12), (333, 1070, 12.5), (337, 1079, 13)], melt=6)
    right.ball(327, 1085, 4.6, 3.8).ball(335, 1088, 4.8, 3.8).ball(343, 1086, 5, 4)
    right.press([(320, 1008, 2), (321, 1036, 2.2)], 1.2).press([(331, 1008, 2), (332, 1036, 2.2)], 1.2)
    for clay in (left, right):
        m = clay.mask()
        c.form(clay.relief(1.3), (0.4, 0.085, 46), rim=0.12, bias=0.05, detail=0.94)
        c.screen(m.edge(-4, -3, 3), (0.85, 0.13, 66), 0.3)
        c.multiply(m & c.full(np.asarray(smoothstep(1050, 1000, c.y), np.float32)), (0.3, 0.08, 340), 0.6)
    gaps = c.mask(limb([(229, 1064, 0.6), (223, 1069, 1.2), (218, 1073, 0.6)]), soft=1) & left.mask()
    c.multiply(gaps, (0.2, 0.06, 30), 0.7)
    sole = c.mask(limb([(328, 1058, 9), (334, 1072, 10), (338, 1080, 9)], 20), soft=4) & right.mask()
    c.glaze(sole, (0.64, 0.08, 46), 0.6)
    heel = c.mask(oval(260, 1078, 14, 6), soft=3) & left.mask()
    c.glaze(heel, (0.56, 0.09, 48), 0.4)


def _hand(c: Canvas) -> None:
    """The right arm out of its sleeve: the hand's back, fingers a little spread towards the ship."""
    arm = Clay(c, (350, 570, 470, 780), melt=4)
    arm.limb([(384, 752, 19), (394, 722, 15), (403, 698, 12.5), (405, 682, 11)])
    arm.ball(407, 662, 17, 20, turn=4, thick=12, melt=8)
    arm.ball(408, 652, 14, 9, z=2, thick=9, melt=8)
    fingers = (
        ((396, 650, 6.6), (391, 630, 6), (388, 612, 4.4)),
        ((404, 646, 6.8), (403, 621, 6.2), (403, 602, 4.5)),
        ((412, 647, 6.6), (416, 625, 6), (419, 608, 4.4)),
        ((419, 653, 6), (427, 637, 5.2), (432, 624, 3.9)),
    )
    for k, spine in enumerate(fingers):
        arm.limb([(*spine[0], 4.0), (*spine[1], 3.0 + 0.3 * k), (*spine[2], 1.0)], melt=4)
    arm.limb([(397, 672, 9, 2), (384, 662, 6.6, 3), (376, 648, 4.8, 2)], melt=6)
    m = arm.mask()
    c.form(arm.relief(0.5), _SKIN, bias=0.03, rim=0.5, detail=0.96)
    c.screen(m.edge(3, -2, 2.2) | m.edge(-3, -2, 2.2), (0.95, 0.13, 70), 0.55)
    nails = [oval(x, y, 2.1, 2.8, t) for x, y, t in ((388, 613, -8), (403, 603, 0), (419, 609, 10), (432, 625, 22))]
    c.glaze(c.mask(*nails, soft=0.6), (0.66, 0.08, 40), 0.6)


_LEFT_TOP = ((264, 745, CORNER), (240, 752), (206, 762), (158, 750), (118, 722), (104, 704), (92, 686))
_LEFT_FLOP = ((80, 681), (69, 690), (57, 718), (42, 764), (30, 830), (24, 892, CORNER))
_LEFT_CUFF = ((44, 910), (76, 902), (104, 886, CORNER))
_LEFT_BELLY = ((112, 846), (126, 812), (156, 822), (204, 846), (239, 886, CORNER), (290, 830))
_RIGHT_TOP = ((300, 745, CORNER), (326, 752), (350, 758), (372, 738), (380, 712, CORNER))
_RIGHT_CUFF = ((392, 706), (412, 722, CORNER), (432, 770), (446, 830), (444, 878, CORNER))
_RIGHT_BELLY = ((420, 890), (392, 870), (360, 862), (333, 890, CORNER), (284, 830))
_LEFT_SIDE = ((262, 745, CORNER), (240, 764), (238, 830), (230, 900), (206, 972), (168, 1036, CORNER))
_HEM = ((198, 1044), (226, 1030), (256, 1026), (286, 1042), (322, 1060), (362, 1092, CORNER), (420, 1060, CORNER))
_RIGHT_SIDE = ((388, 1004), (352, 944), (336, 880), (332, 810), (322, 760))
_COLLAR = ((303, 745, CORNER), (283, 756))

_FOLDS: tuple[Fold, ...] = (
    # From the hidden fingertips the empty sleeve drops.
    (((79, 688, 3), (66, 760, 8), (54, 830, 11), (46, 896, 6)), 13),
    (((86, 690, 3), (88, 760, 7), (84, 830, 9), (88, 888, 5)), 11),
    (((94, 694, 3), (120, 764, 7), (118, 806, 5)), 9),
    # Over the left arm, from shoulder and armpit.
    (((250, 766, 3), (206, 784, 9), (150, 778, 8), (112, 734, 3)), 9),
    (((258, 810, 3), (214, 826, 9), (168, 828, 8), (134, 800, 2)), 10),
    (((250, 862, 2), (222, 846, 7), (190, 826, 6), (160, 806, 2)), 10),
    # The right sleeve, slid to the elbow, is crumpled there and hangs.
    (((392, 720, 3), (412, 772, 8), (424, 824, 9), (426, 876, 5)), 12),
    (((384, 728, 3), (392, 786, 8), (398, 840, 8), (398, 866, 3)), 10),
    (((374, 742, 3), (366, 800, 8), (368, 850, 7), (366, 872, 2)), 10),
    (((312, 770, 2), (342, 780, 8), (366, 768, 7), (380, 740, 2)), 9),
    (((310, 830, 2), (334, 840, 8), (350, 868, 5)), 8),
    # Down the back: from the shoulder blades to the hem.
    (((262, 800, 3), (258, 880, 10), (240, 960, 13), (212, 1026, 8)), 23),
    (((284, 770, 3), (284, 860, 8), (274, 960, 11), (262, 1022, 8)), 22),
    (((306, 800, 3), (308, 890, 10), (316, 980, 13), (330, 1054, 8)), 23),
    (((324, 880, 2), (342, 960, 9), (366, 1030, 8)), 22),
    (((246, 930, 2), (222, 990, 8), (186, 1034, 5)), 20),
)

_HEM_THREAD = ((176, 1026), (204, 1033), (230, 1019), (258, 1015), (290, 1031), (322, 1050), (352, 1076))
_LEFT_CUFF_THREAD = ((29, 882), (46, 899), (76, 891), (101, 876))
_RIGHT_CUFF_THREAD = ((404, 722), (423, 772), (436, 830), (435, 872))
_PINS = ((44, 888), (60, 884), (78, 881), (420, 798), (425, 820))


def _robe(c: Canvas) -> Mask:
    left = c.mask(curve((*_LEFT_TOP, *_LEFT_FLOP, *_LEFT_CUFF, *_LEFT_BELLY)))
    right = c.mask(curve((*_RIGHT_TOP, *_RIGHT_CUFF, *_RIGHT_BELLY)))
    body = c.mask(curve((*_LEFT_SIDE, *_HEM, *_RIGHT_SIDE, *_COLLAR)))
    joined = np.asarray(smoothstep(1150, 1070, c.y * 0.45 + c.x * 1.75), np.float32)
    whole = body * joined | left | right
    # Inside the cuff, where the arm comes out, it is dark.
    mouth = c.mask(curve([(376, 716, CORNER), (392, 702), (414, 722, CORNER), (398, 734)]))
    c.form(mouth, (0.6, 0.07, 50), thickness=6, detail=0.9)
    garment(c, whole, LINEN, _FOLDS, thickness=38, weave=0.0, rim=0.5, gain=0.9, mottle=0.03, depth=0.75, detail=0.9)
    sleeves = (left | right) - body.blur(6)
    thin = sleeves.grow(-8).blur(10)
    c.glaze(thin, (0.94, 0.11, 78), 0.4)
    c.multiply(body.grow(-10).blur(20) & whole, (0.76, 0.07, 52), 0.45)
    arm = c.mask(limb([(250, 780, 24), (190, 776, 19), (134, 744, 14), (88, 706, 11)], 30), soft=6)
    near = c.mask(limb([(318, 776, 22), (352, 772, 18), (378, 744, 15)], 24), soft=6)
    c.multiply((arm | near) & whole, (0.64, 0.1, 48), 0.5)
    for spots in ([(240, 884, 3), (248, 846, 9), (246, 796, 4)], [(333, 888, 3), (326, 846, 8), (326, 796, 4)]):
        c.multiply(c.mask(limb(spots, 24), soft=8) & whole, DIM, 0.75)
    hollow = c.mask(limb([(286, 790, 5), (285, 860, 12), (280, 930, 5)], 24), soft=10)
    c.multiply(hollow & whole, DIM, 0.3)
    c.screen(whole.edge(0, -6, 3), GLOW, 0.9)
    c.screen((whole.edge(6, -2, 3) | whole.edge(-6, -2, 3)), GLOW, 0.45)
    c.multiply(whole.edge(0, 9, 7), DIM, 0.6)
    seam = c.mask(limb([(178, 1036, 5), (230, 1028, 7), (300, 1046, 8), (350, 1080, 4)], 30), soft=5)
    c.multiply(whole & seam, DIM, 0.5)
    c.multiply(c.mask(oval(288, 752, 40, 16), soft=9) & whole, DIM, 0.75)
    weave(c, whole)
    return whole


def child(c: Canvas) -> None:
    """The child, back to us, weight on the left foot, reaching for the ship."""
    _feet(c)
    _hand(c)
    neck = Clay(c, (240, 690, 330, 790), melt=8)
    neck.limb([(290, 700, 22), (286, 728, 20), (283, 760, 25)])
    neck.press([(285, 722, 2), (284, 748, 3)], 2.5)
    c.form(neck.relief(1), _SKIN, bias=-0.06, rim=0.4, detail=0.92)
    c.multiply(neck.mask() & c.mask(oval(286, 716, 40, 16), soft=7), (0.3, 0.08, 330), 0.8)
    _robe(c)
    _head(c, 290.0, 688.0, -9.0)

    def thread(pen: Pen) -> None:
        gold = (0.8, 0.14, 76)
        pen.stroke(_HEM_THREAD, gold, 3.4, 0.9)
        pen.stroke(_LEFT_CUFF_THREAD, gold, 3, 0.85)
        pen.stroke(_RIGHT_CUFF_THREAD, gold, 3, 0.85)
        pen.stroke([(259, 748), (271, 756), (284, 760), (297, 756), (306, 748)], gold, 3.2, 0.9)
        for side in ([(246, 758), (238, 800), (242, 850)], [(322, 758), (330, 800), (326, 850)]):
            pen.stroke(side, (0.6, 0.08, 50), 1.6, 0.55)
        for x, y in _PINS:
            pen.stroke([(x, y), (x + 2, y + 10)], (0.98, 0.03, 90), 2)
            pen.dot(x, y, 2.6, (0.6, 0.19, 25))

    c.draw(thread, relief=1.5, detail=0.92)


def _head(c: Canvas, x: float, y: float, tilt: float) -> None:
    """Raised to the ship: the crown and one ear to us, the cheek's round before brow, lashes, nose and lip."""
    cos, sin = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))

    def at(u: float, v: float) -> tuple[float, float]:
        return x + u * cos - v * sin, y + u * sin + v * cos

    def put(points: tuple[tuple[float, ...], ...]) -> list[tuple[float, ...]]:
        return [(*at(p[0], p[1]), *p[2:]) for p in points]

    box = (x - 80, y - 80, x + 80, y + 80)
    face = Clay(c, box, melt=7)
    face.ball(*at(18, 8), 29, 37, turn=tilt - 8, thick=30)
    face.ball(*at(31, -16), 13, 17, turn=tilt, thick=14)
    face.ball(*at(31, 15), 16, 15, z=12, thick=13)
    face.limb(put(((42, -3, 3, 0), (45, 4, 3.2, 0), (46.6, 9, 4.3, 0))), melt=3)
    face.ball(*at(41.5, 19), 4.6, 3.2, turn=tilt + 14, z=0, thick=3, melt=3)
    face.ball(*at(40, 25), 4.4, 3.2, turn=tilt - 8, z=0, thick=3, melt=3)
    face.ball(*at(32, 33), 9, 8, thick=10, melt=6)
    face.limb(put(((12, 26, 13, 8), (26, 36, 9, 6))), melt=8)
    m = face.mask()
    c.form(face.relief(0.6), (0.38, 0.08, 46), bias=0.02, rim=0.3, detail=0.96)
    c.glaze(m & c.mask(oval(*at(33, 13), 11, 9), soft=6), (0.48, 0.11, 40), 0.4)
    c.multiply(m & c.mask(limb(put(((2, 34, 8), (22, 44, 6), (34, 46, 4))), 20), soft=6), (0.3, 0.08, 340), 0.7)

    def features(pen: Pen) -> None:
        dark = (0.1, 0.02, 36)
        pen.stroke([at(35, -13), at(40, -15.5), at(43.5, -14)], dark, 2.4, 0.7)
        # Only the far edge of the eye is seen past the cheek: a lid and its lashes.
        pen.fill(curve([(*at(39, -4.4), CORNER), at(42, -6.4), (*at(45, -4), CORNER), at(42, -2.8)]), dark)
        pen.stroke([at(38, -4.6), at(42, -6.8), at(46, -5)], dark, 1.5)
        pen.stroke([at(44.6, 12.2), at(42.4, 11.4), at(41.4, 9)], (0.18, 0.05, 30), 1.4, 0.6)
        pen.stroke([at(45, 22), at(41, 22.4), at(38.4, 20.6)], (0.16, 0.05, 30), 1.5, 0.8)

    c.draw(features, detail=0.98)
    hair_line = ((31, -36), (35, -22), (29, -12), (27, 2), (20, 2), (13, 12), (11, 27), (2, 36))
    crown = ((-14, 40), (-32, 31), (-45, 10), (-47, -14), (-36, -38), (-14, -51), (12, -51))
    curl = 2.4 * (c.field("curls", 5, 2) - 0.5) + 1.4 * (c.field("tight", 2.6, 2) - 0.5)
    cut = c.wobble(c.mask(curve(put((*hair_line, *crown)))), 1.6, 4)
    c.multiply(cut.blur(3).move(2, 3) & m, (0.2, 0.06, 340), 0.5)
    relief = c.relief(cut, 40)
    c.form(relief, (0.2, 0.03, 40), bump=np.asarray(curl, np.float32)[cut.where], bias=-0.04, rim=0.25, detail=0.94)
    nape = c.mask(oval(*at(-6, 36), 26, 9, tilt), soft=5) & cut
    c.glaze(nape, (0.3, 0.06, 44), 0.55)
    ear = Clay(c, box, melt=2)
    ear.ball(*at(20, 8), 8, 12, turn=tilt + 12, thick=5)
    ear.limb(put(((20, 18, 3.4, 2), (25, 12, 2.8, 4), (28, 4, 2.8, 5), (23, -4, 3, 5), (15, -1, 2.6, 4))))
    c.multiply(ear.mask().blur(3).move(-3, 3) & (cut | m), (0.16, 0.05, 340), 0.6)
    c.form(ear.relief(0.4), (0.42, 0.09, 42), rim=0.4, detail=0.96)
    c.multiply(c.mask(oval(*at(21, 7), 3.4, 6, tilt + 12), soft=1.4), (0.3, 0.1, 30), 0.7)
    c.screen(ear.mask().edge(-3, -2, 2), (0.8, 0.17, 42), 0.45)
    upper = np.asarray(smoothstep(y + 10, y - 16, c.y), np.float32)
    c.screen((cut.edge(3, -4, 2.5) | cut.edge(-3, -4, 2.5)) * upper, (0.96, 0.13, 76), 0.5)
    c.screen(m.edge(-2.4, -0.6, 1.6) - cut, (0.97, 0.12, 76), 0.75)
