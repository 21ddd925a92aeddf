"""Parts of What the Wind Packed: the old woman who walks against the wind, stick in one hand, falcon on the other."""

from __future__ import annotations

import itertools

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import mix, smoothstep
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, line, oval

_COAT = (0.4, 0.15, 22)
_TRIM = (0.84, 0.12, 84)
_SKIN = (0.56, 0.085, 50)
_CLOTH = (0.8, 0.125, 68)
_LINEN = (0.94, 0.02, 85)
_LEATHER = (0.3, 0.06, 45)

_BACK = ((584, 880, CORNER), (566, 898), (552, 940), (538, 990), (500, 1048), (452, 1092, CORNER))
_HEM = ((470, 1108), (508, 1104), (544, 1112), (590, 1108), (622, 1116), (650, 1104, CORNER))
_FRONT = ((654, 1058), (650, 1012), (634, 966), (640, 926), (632, 894), (620, 878, CORNER))
_FOLDS = (
    ((600, 930, 3), (572, 1000, 9), (528, 1056, 13), (486, 1098, 9)),
    ((606, 960, 3), (592, 1020, 10), (566, 1066, 12), (546, 1106, 8)),
    ((622, 980, 3), (622, 1040, 9), (608, 1076, 10), (602, 1106, 7)),
    ((562, 960, 2), (530, 1020, 8), (492, 1062, 9), (466, 1092, 5)),
    ((640, 1000, 3), (646, 1050, 7), (642, 1096, 5)),
    ((578, 958, 2), (604, 966, 5), (630, 966, 3)),
)


def paint_woman(c: Canvas) -> None:
    """Paint her, far things before near ones."""
    c.multiply(c.mask(oval(490, 1130, 140, 15), soft=9), (0.3, 0.1, 330), 0.8)
    with c.group() as figure:
        _stick_and_far_arm(c)
        _boots(c)
        _coat(c)
        _head(c)
        _near_arm(c)
        _falcon(c)
    # She leans with her whole weight on the wind: the higher, the further forwards.
    lean = np.asarray(0.125 * (1130 - c.y) - 33, np.float32)
    c.paste(figure, bend=(c.x - lean, c.y))


def _boots(c: Canvas) -> None:
    """The heel behind is lifted, the boot before takes her weight."""
    behind = ((500, 1080, CORNER), (494, 1104), (478, 1122), (482, 1134), (500, 1132), (524, 1150), (542, 1146))
    before = ((600, 1084, CORNER), (602, 1112), (596, 1136), (604, 1146), (640, 1147), (668, 1144), (672, 1136))
    for points, end in ((behind, ((538, 1128), (534, 1090, CORNER))), (before, ((652, 1124), (640, 1086, CORNER)))):
        m = c.mask(curve((*points, *end)))
        c.form(m, _LEATHER, thickness=20, rim=0.3, gloss=0.2, detail=0.9)


def _coat(c: Canvas) -> None:
    m = c.mask(curve((*_BACK, *_HEM, *_FRONT)))
    garment(c, m, _COAT, [(f, 17.0) for f in _FOLDS], thickness=60, weave=0.1, rim=0.2, seed="coat", detail=0.9)
    c.multiply(m.edge(16, 4, 14), (0.3, 0.12, 350), 0.55)

    def trim(pen: Pen) -> None:
        low = [(460, 1094), (476, 1101), (508, 1096), (544, 1104), (590, 1100), (622, 1108), (648, 1097)]
        pen.stroke(low, (0.26, 0.09, 15), 13)
        pen.stroke([(x, y - 6) for x, y in low], _TRIM, 2.6)
        pen.stroke([(x, y + 4) for x, y in low], _TRIM, 1.6)
        for (ax, ay), (bx, by) in itertools.pairwise(low):
            for k in (0.2, 0.5, 0.8):
                pen.dot(ax + (bx - ax) * k, ay + (by - ay) * k - 1, 1.9, _TRIM)
        # The belt that gathers the velvet at her waist.
        pen.stroke([(548, 952), (576, 966), (612, 970), (636, 962)], (0.22, 0.05, 40), 10)
        for k in range(5):
            pen.dot(560 + 17 * k, 960 + (9, 11, 10, 8, 5)[k] - 3, 3, (0.88, 0.04, 90))

    c.draw(trim, relief=2.5, detail=0.9)


def _stick_and_far_arm(c: Canvas) -> None:
    wood = c.mask(limb([(672, 936, 4.2), (690, 1010, 4.6), (704, 1080, 4), (712, 1146, 3.4)], 40))
    c.form(wood, (0.36, 0.07, 48), thickness=6, rim=0.5, detail=0.85)
    arm = c.mask(
        curve([(618, 896, CORNER), (650, 930), (676, 962, CORNER), (668, 994, CORNER), (628, 968), (606, 930)])
    )
    garment(c, arm, mix(_COAT, (0.24, 0.09, 350), 0.4), [(((632, 920, 3), (650, 958, 6)), 4)], thickness=20, detail=0.9)
    fist = Clay(c, (650, 960, 720, 1030), melt=3)
    fist.limb([(668, 976, 11), (682, 990, 12)])
    for k in range(4):
        fist.limb(
            [(684 + 2.2 * k, 980 + 6.2 * k, 4.6), (697 + 1.6 * k, 983 + 6.2 * k, 4.4), (699 + k, 987 + 6 * k, 3.6)]
        )
    for k in range(3):
        fist.press([(686 + 2 * k, 986 + 6 * k, 1.6), (699 + 1.6 * k, 988 + 6.1 * k, 1.6)], 3)
    fist.limb([(676, 978, 6, 8), (688, 975, 5, 9), (697, 978, 4, 8)], melt=2)
    c.form(fist.relief(0.5), _SKIN, rim=0.15, detail=0.95)


_FACE = (
    *((628, 806, CORNER), (648, 812), (657, 822), (657, 829)),  # forehead, brow
    *((661, 836), (671, 847), (668, 853), (659, 854)),  # nose
    *((662, 858), (660, 862, CORNER), (662, 867), (658, 872)),  # sunken lips
    *((661, 880), (655, 889), (640, 892), (618, 884), (610, 850, CORNER)),  # chin, jaw
)


def _head(c: Canvas) -> None:
    """Bowed into the wind: a weathered profile in white linen, the golden cloth tied over it."""
    bib = c.mask(curve([(590, 862, CORNER), (640, 884), (654, 892, CORNER), (650, 916), (622, 928), (580, 906)]))
    garment(c, bib, _LINEN, [(((606, 880, 3), (626, 904, 5), (644, 908, 3)), 3)], thickness=16, detail=0.92)
    c.multiply(bib & c.mask(oval(650, 892, 26, 14), soft=6), (0.5, 0.08, 350), 0.6)
    face = c.mask(curve(_FACE))
    lump = Clay(c, (590, 780, 700, 920), melt=8)
    lump.ball(628, 846, 44, 50, thick=34)
    lump.ball(646, 853, 14, 10, z=18, thick=9)
    lump.limb([(652, 826, 6, 12), (660, 840, 5, 14), (666, 849, 5.5, 12)], melt=6)
    lump.ball(652, 884, 10, 8, z=12, thick=8)
    skin = lump.relief(0.6).within(face)
    c.form(skin, _SKIN, gain=0.9, rim=0.25, mottle=0.08, detail=0.95)
    c.glaze(face & c.mask(oval(646, 856, 12, 9, 20), soft=5), (0.58, 0.15, 30), 0.5)
    c.multiply(face & c.mask(oval(626, 880, 26, 14), soft=7), (0.42, 0.1, 20), 0.6)

    def features(pen: Pen) -> None:
        deep = (0.25, 0.06, 30)
        # The eye is a slit under a heavy lid; creases run out from it.
        pen.fill(curve([(642, 836, CORNER), (648, 832.5), (654, 834, CORNER), (648, 836.5)]), (0.12, 0.03, 40))
        pen.stroke([(640, 835.5), (647, 831.5), (655, 833)], deep, 1.8, 0.9)
        pen.stroke([(640, 825), (648, 823), (656, 827)], (0.62, 0.03, 60), 3.0, 0.8)
        for dy, long in ((-2, 8), (1, 10), (4, 9)):
            pen.stroke([(639, 836 + dy * 0.6), (639 - long, 836 + dy * 1.9)], deep, 1.1, 0.55)
        pen.stroke([(643, 841), (649, 842), (653, 839)], deep, 1.2, 0.5)
        pen.stroke([(657, 854), (650, 857), (646, 864)], deep, 1.4, 0.6)
        pen.stroke([(662, 863), (656, 864.5), (649, 863)], (0.28, 0.08, 20), 1.9, 0.9)
        pen.stroke([(664, 853), (660, 852)], (0.2, 0.05, 30), 2.2, 0.8)
        pen.stroke([(636, 860), (640, 872), (646, 880)], deep, 1.1, 0.35)
        pen.stroke([(640, 818), (650, 816)], deep, 1.0, 0.35)

    c.draw(features, detail=0.98)
    under = c.mask(
        curve(
            [
                *((646, 806, CORNER), (634, 822), (629, 846), (634, 870), (652, 890, CORNER)),
                *((648, 900), (616, 892), (598, 860), (604, 812), (628, 800)),
            ]
        )
    )
    c.multiply(under.blur(4).move(5, 3) & face, (0.4, 0.1, 10), 0.75)
    garment(c, under, _LINEN, [(((626, 812, 2), (617, 846, 4), (626, 880, 3)), 2.5)], thickness=10, detail=0.95)
    cloth = c.mask(
        curve(
            [
                *((656, 806, CORNER), (648, 793), (626, 786), (602, 794), (582, 812), (534, 822, CORNER)),
                *((540, 838), (534, 853, CORNER), (580, 862), (606, 884), (636, 897, CORNER), (622, 878)),
                *((615, 850), (620, 826), (634, 812)),
            ]
        )
    )
    cloth = cloth * np.asarray(smoothstep(538, 584, c.x + 8 * np.sin(c.y / 3.0)), np.float32)
    c.multiply(cloth.blur(4).move(5, 4) & under, (0.55, 0.09, 20), 0.6)
    folds = (
        ((538, 834, 4), (590, 824, 6), (614, 806, 6), (644, 797, 3)),
        ((538, 830, 3), (586, 814, 5), (606, 798, 4), (626, 790, 2)),
        ((538, 838, 4), (592, 836, 5), (612, 830, 3)),
        ((538, 843, 4), (590, 848, 6), (608, 866, 5), (624, 888, 3)),
        ((538, 848, 3), (586, 860, 5), (610, 882, 3)),
    )
    garment(c, cloth, _CLOTH, [(f, 8.0) for f in folds], thickness=34, rim=0.3, seed="kerchief", detail=0.95)
    low = np.asarray(smoothstep(846, 890, c.y), np.float32)
    c.multiply(cloth * low, (0.6, 0.13, 35), 0.5)
    pinch = c.mask(limb([(584, 812, 5), (577, 838, 7), (583, 862, 5)], 20), soft=4) & cloth
    c.multiply(pinch, (0.5, 0.13, 30), 0.6)

    def border(pen: Pen) -> None:
        edge = [(655, 807), (634, 813), (620, 827), (616, 850), (623, 878), (635, 895)]
        pen.stroke(edge, (0.5, 0.18, 27), 6.5)
        pen.stroke([(x - 4.5, y + 1) for x, y in edge], _TRIM, 1.6)

    c.draw(border, relief=1.5, detail=0.95)


def _near_arm(c: Canvas) -> None:
    """Upper arm down, forearm out: a falconer's arm, the long glove to the elbow's bend."""
    upper = ((584, 884, CORNER), (566, 908), (568, 944), (586, 972), (606, 978))
    fore = ((650, 960), (676, 948, CORNER), (668, 914, CORNER), (636, 926), (622, 916), (620, 888, CORNER))
    glove = Clay(c, (640, 880, 760, 980), melt=5)
    glove.limb([(664, 936, 18), (686, 926, 14), (702, 918, 14)])
    glove.ball(712, 914, 15, 13)
    for k in range(4):
        glove.limb(
            [(720 - 2 * k, 906 + 5.2 * k, 5.2, 6), (727 - 2 * k, 910 + 5 * k, 5, 5), (724 - 3 * k, 917 + 4 * k, 4.4, 6)]
        )
    glove.limb([(704, 908, 6, 8), (714, 902, 5, 8), (723, 903, 4.4, 6)], melt=2)
    c.form(glove.relief(0.5), (0.5, 0.09, 55), rim=0.4, detail=0.94)

    sleeve = c.mask(curve((*upper, *fore)))
    c.multiply(sleeve.blur(8).move(-8, 10) & c.mask(curve((*_BACK, *_HEM, *_FRONT))), (0.24, 0.11, 350), 0.7)
    folds = (
        ((594, 900, 3), (590, 932, 7), (600, 962, 4)),
        ((606, 968, 2), (616, 944, 6), (624, 922, 2)),
        ((610, 972, 2), (640, 950, 6), (664, 938, 3)),
        ((576, 922, 2), (580, 948, 5), (590, 964, 3)),
    )
    garment(c, sleeve, _COAT, [(f, 6.0) for f in folds], thickness=30, weave=0.1, rim=0.3, seed="sleeve", detail=0.92)

    def cuff(pen: Pen) -> None:
        pen.stroke([(674, 949), (670, 932), (666, 915)], (0.26, 0.09, 15), 9)
        pen.stroke([(668, 950), (664, 933), (660, 917)], _TRIM, 2.4)

    c.draw(cuff, relief=2, detail=0.92)


def _falcon(c: Canvas) -> None:
    """Hooded, upright, its feathers laid back by the wind."""
    tail = c.mask(line([(702, 884), (688, 912), (676, 944)], 15, 9))
    c.form(tail, (0.4, 0.03, 270), thickness=5, detail=0.92)
    body = Clay(c, (660, 800, 760, 930), melt=6)
    body.limb([(718, 846, 10), (714, 864, 17), (706, 886, 13), (700, 900, 6)])
    body.ball(724, 836, 12, 11.5)
    m = body.mask()
    c.form(body.relief(0.6), (0.86, 0.05, 75), rim=0.4, detail=0.94)
    wing = c.mask(
        curve(
            [
                (714, 846, CORNER),
                (698, 854),
                (690, 880),
                (680, 918),
                (672, 938, CORNER),
                (694, 912),
                (708, 884),
                (716, 862),
            ]
        )
    )
    c.form(wing, (0.42, 0.035, 265), thickness=9, rim=0.5, detail=0.94)
    hood = c.mask(curve([(718, 826, CORNER), (724, 823), (733, 827), (737, 836), (732, 845), (718, 846), (712, 838)]))
    c.form(hood, (0.44, 0.15, 25), thickness=9, rim=0.6, gloss=0.4, detail=0.96)

    def small(pen: Pen) -> None:
        pen.fill(curve([(736, 832, CORNER), (743, 836), (741, 844, CORNER), (736, 840)]), (0.25, 0.03, 260))
        for k in range(3):
            pen.fill(line([(721, 825), (714 - 3 * k, 817 + 3 * k), (702 - 2 * k, 818 + 5 * k)], 2.6, 1), _TRIM)
        for i in range(5):
            for j in range(3):
                px, py = 719 - 2.6 * i + 3.4 * j, 856 + 7 * i + 1.5 * j
                pen.stroke([(px, py), (px - 1, py + 3.4)], (0.36, 0.05, 50), 1.5, 0.7)
        for k in range(4):
            pen.stroke([(706 - 3 * k, 862 + 9 * k), (694 - 3.4 * k, 884 + 10 * k)], (0.3, 0.03, 265), 1.4, 0.6)
        for k in (0, 8):
            pen.stroke([(702 + k, 900), (708 + k, 905), (712 + k, 910)], (0.8, 0.13, 84), 3.4)
        pen.stroke([(704, 908), (694, 930), (700, 952), (690, 966)], (0.36, 0.07, 45), 2)

    c.draw(small, detail=0.96)
    c.screen(m.edge(-3, -4, 2), (0.98, 0.06, 86), 0.3)
