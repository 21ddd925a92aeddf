"""Parts of What the Wind Packed: the old woman who walks against the wind, her falcon before her on the fist."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import mix, smoothstep
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, line, oval, place

_COAT = (0.38, 0.15, 24)
_DEEP = (0.22, 0.09, 8)
_TRIM = (0.82, 0.12, 82)
_SKIN = (0.5, 0.085, 48)
_CLOTH = (0.8, 0.13, 68)
_LINEN = (0.93, 0.025, 80)
_LEATHER = (0.28, 0.055, 42)

_BACK = (
    (610, 744, CORNER),
    (576, 756),
    (546, 796),
    (528, 850),
    (506, 910),
    (468, 984),
    (412, 1050),
    (330, 1088, CORNER),
)
_HEM = ((376, 1114), (430, 1104), (490, 1122), (556, 1112), (616, 1128), (668, 1112, CORNER))
_FRONT = ((668, 1050), (654, 980), (646, 920), (660, 860), (664, 806), (652, 756, CORNER))
_FOLDS = (
    (((606, 840, 3), (560, 930, 13), (490, 1020, 20), (390, 1088, 14)), 26.0),
    (((612, 860, 3), (580, 950, 13), (530, 1040, 19), (470, 1106, 12)), 26.0),
    (((620, 880, 3), (604, 970, 12), (576, 1050, 17), (546, 1112, 11)), 24.0),
    (((634, 900, 3), (632, 980, 11), (620, 1060, 15), (610, 1118, 10)), 24.0),
    (((648, 940, 3), (654, 1020, 9), (656, 1106, 8)), 18.0),
    (((566, 800, 3), (548, 870, 10), (540, 920, 5)), 10.0),
)


def paint_woman(c: Canvas) -> None:
    """Paint her, far things before near ones."""
    c.multiply(c.mask(oval(440, 1150, 200, 17), soft=11), (0.3, 0.09, 330), 0.8)
    with c.group() as figure:
        _far_arm(c)
        _boots(c)
        _coat(c)
        _head(c)
        _near_arm(c)
        _falcon(c)
    # She leans with her whole weight on the wind: the feet stay behind.
    c.paste(figure, bend=(np.asarray(c.x + 0.13 * np.clip(c.y - 700, 0, 470), np.float32), c.y))


def _boots(c: Canvas) -> None:
    """The heel behind is lifted, the boot before takes her weight."""
    behind = ((470, 1080, CORNER), (462, 1116), (444, 1136), (436, 1150), (456, 1152), (486, 1164), (506, 1158, CORNER))
    before = ((596, 1090, CORNER), (602, 1122), (598, 1150), (606, 1164, CORNER), (650, 1165), (694, 1162, CORNER))
    for points, end in (
        (behind, ((508, 1146), (504, 1120), (520, 1084, CORNER))),
        (before, ((692, 1148), (668, 1138), (652, 1122), (650, 1090, CORNER))),
    ):
        c.form(c.mask(curve((*points, *end))), _LEATHER, thickness=22, bias=-0.3, rim=0.0, detail=0.9)


def _coat(c: Canvas) -> None:
    m = c.mask(curve((*_BACK, *_HEM, *_FRONT)))
    garment(c, m, _COAT, _FOLDS, thickness=70, weave=0.12, rim=0.04, seed="coat", detail=0.88)
    c.multiply(m.edge(26, 6, 22), (0.32, 0.12, 350), 0.55)
    c.multiply(m * np.asarray(smoothstep(980, 1130, c.y), np.float32), (0.45, 0.12, 350), 0.5)
    low = [(338, 1080), (378, 1101), (432, 1091), (490, 1108), (556, 1098), (616, 1114), (664, 1099)]

    def trim(pen: Pen) -> None:
        pen.stroke(low, _DEEP, 18)
        pen.stroke([(x, y - 8) for x, y in low], _TRIM, 2.6, 0.9)
        pen.stroke([(x, y + 6) for x, y in low], _TRIM, 1.6, 0.7)
        pen.stroke([(530, 884), (568, 906), (616, 914), (656, 900)], (0.22, 0.05, 40), 15)
        for k in range(6):
            pen.dot(546 + 20 * k, 894 + (0, 9, 15, 18, 18, 15)[k], 4, (0.84, 0.06, 85))

    c.draw(trim, relief=1.4, detail=0.88)


def _far_arm(c: Canvas) -> None:
    """The stick, and the sleeve that covers the hand on it."""
    wood = c.mask(limb([(700, 900, 6), (720, 990, 6.4), (736, 1080, 5.6), (744, 1156, 5)], 40))
    c.form(wood, (0.34, 0.06, 48), thickness=8, rim=0.15, detail=0.85)
    arm = c.mask(
        curve(
            [
                (640, 800, CORNER),
                (676, 860),
                (714, 916),
                (734, 950, CORNER),
                (716, 974),
                (690, 972, CORNER),
                (644, 930),
                (620, 880),
            ]
        )
    )
    garment(
        c,
        arm,
        mix(_COAT, _DEEP, 0.55),
        [(((650, 840, 3), (690, 910, 9), (716, 956, 5)), 5.0)],
        thickness=24,
        rim=0.04,
        detail=0.88,
    )
    c.draw(lambda pen: pen.stroke([(732, 948), (716, 968), (694, 970)], mix(_TRIM, _DEEP, 0.3), 4), detail=0.9)


_FACE = (
    *((672, 664, CORNER), (694, 668), (706, 680), (708, 690)),  # forehead, brow
    *((714, 702), (725, 717), (721, 724), (711, 726)),  # nose
    *((714, 732), (711, 737, CORNER), (714, 743), (709, 751)),  # sunken lips
    *((711, 762), (702, 772), (682, 774), (660, 756), (654, 710, CORNER)),  # chin, jaw
)


def _head(c: Canvas) -> None:
    """Bowed into the wind: the golden cloth drawn far over her brow, a profile in its shade."""
    bib = c.mask(curve([(626, 748, CORNER), (676, 772), (700, 780, CORNER), (690, 818), (650, 830), (600, 790)]))
    garment(c, bib, _LINEN, [(((640, 764, 3), (664, 796, 7), (690, 806, 3)), 4.0)], thickness=18, rim=0.05, detail=0.9)
    face = c.mask(curve(_FACE))
    lump = Clay(c, (630, 640, 750, 800), melt=9)
    lump.ball(676, 716, 52, 62, thick=38)
    lump.ball(698, 728, 15, 11, z=18, thick=9)
    lump.limb([(702, 690, 6, 12), (712, 706, 5.5, 14), (719, 718, 6, 12)], melt=6)
    lump.ball(702, 762, 11, 9, z=12, thick=8)
    c.form(lump.relief(0.5).within(face), _SKIN, gain=0.8, rim=0.08, mottle=0.08, detail=0.95)
    c.multiply(face & c.mask(oval(668, 700, 40, 70), soft=12), (0.42, 0.1, 20), 0.8)

    def features(pen: Pen) -> None:
        deep = (0.22, 0.05, 30)
        pen.stroke([(689, 703), (697, 700), (706, 702)], deep, 2.6, 0.95)
        pen.stroke([(688, 691), (697, 688), (706, 692)], (0.6, 0.03, 60), 3.4, 0.8)
        for dy, long in ((-2, 9), (2, 12), (6, 10)):
            pen.stroke([(687, 703 + dy * 0.6), (687 - long, 703 + dy * 2)], deep, 1.2, 0.5)
        pen.stroke([(690, 709), (698, 711), (704, 707)], deep, 1.2, 0.45)
        pen.stroke([(709, 726), (700, 731), (696, 741)], deep, 1.5, 0.6)
        pen.stroke([(713, 738), (705, 740), (697, 737)], deep, 2.0, 0.9)

    c.draw(features, detail=0.97)
    cloth = c.mask(
        curve(
            [
                *((706, 664, CORNER), (694, 644), (664, 632), (628, 640), (596, 660), (560, 668, CORNER)),
                *((548, 690), (552, 712, CORNER), (588, 724), (614, 752), (650, 786), (694, 792, CORNER)),
                *((690, 772), (676, 752), (672, 724), (680, 692)),
            ]
        )
    )
    cloth = cloth * np.asarray(smoothstep(556, 604, c.x + 9 * np.sin(c.y / 4.0)), np.float32)
    c.multiply(cloth.blur(6).move(8, 6) & face, (0.4, 0.1, 10), 0.75)
    folds = (
        (((556, 690, 4), (610, 676, 9), (650, 652, 9), (690, 650, 4)), 7.0),
        (((556, 694, 4), (616, 696, 9), (656, 676, 8), (696, 664, 4)), 6.0),
        (((560, 700, 4), (620, 718, 9), (650, 744, 9), (680, 780, 4)), 7.0),
        (((566, 704, 4), (606, 730, 8), (640, 764, 8), (672, 786, 4)), 6.0),
        (((600, 690, 4), (650, 704, 8), (672, 700, 4)), 4.0),
    )
    garment(c, cloth, _CLOTH, folds, thickness=44, rim=0.06, seed="kerchief", detail=0.94)
    c.multiply(cloth * np.asarray(smoothstep(700, 790, c.y), np.float32), (0.6, 0.13, 35), 0.55)

    def border(pen: Pen) -> None:
        edge = [(704, 667), (684, 692), (677, 724), (681, 752), (693, 772), (694, 790)]
        pen.stroke(edge, (0.46, 0.17, 26), 8)
        pen.stroke([(x - 6, y + 1) for x, y in edge], _TRIM, 1.8)

    c.draw(border, relief=1.2, detail=0.95)


def _near_arm(c: Canvas) -> None:
    """Upper arm down, forearm out: a falconer's arm, the gauntlet stiff and large."""
    glove = c.mask(
        curve(
            [
                *((668, 866, CORNER), (704, 852), (730, 842), (752, 838), (770, 848), (774, 866), (762, 882)),
                *((740, 890), (714, 900), (680, 920, CORNER)),
            ]
        )
    )
    garment(
        c,
        glove,
        (0.46, 0.085, 55),
        [(((690, 880, 3), (730, 866, 8), (764, 862, 4)), 3.0)],
        thickness=26,
        rim=0.06,
        detail=0.94,
    )
    c.draw(lambda pen: pen.stroke([(742, 868), (756, 864), (772, 862)], (0.28, 0.06, 45), 2, 0.8), detail=0.94)
    sleeve = c.mask(
        curve(
            [
                *((612, 770, CORNER), (586, 800), (574, 850), (584, 900), (606, 930), (640, 936), (676, 926)),
                *((698, 918, CORNER), (684, 884), (676, 850, CORNER), (656, 858), (648, 840), (652, 790)),
            ]
        )
    )
    body = c.mask(curve((*_BACK, *_HEM, *_FRONT)))
    c.multiply(sleeve.blur(12).move(-12, 14) & body, (0.26, 0.11, 350), 0.7)
    folds = (
        (((628, 790, 4), (606, 840, 12), (612, 910, 6)), 6.0),
        (((606, 924, 3), (636, 896, 10), (644, 850, 4)), 6.0),
        (((616, 930, 3), (654, 906, 9), (684, 880, 4)), 6.0),
        (((592, 840, 3), (592, 884, 8), (612, 916, 4)), 4.0),
    )
    garment(c, sleeve, _COAT, folds, thickness=36, weave=0.12, rim=0.05, seed="sleeve", detail=0.92)
    c.multiply(sleeve.edge(0, -16, 14), (0.4, 0.12, 350), 0.5)

    def cuff(pen: Pen) -> None:
        pen.stroke([(693, 918), (680, 886), (673, 854)], _DEEP, 13)
        pen.stroke([(685, 918), (673, 888), (666, 858)], _TRIM, 2.8)

    c.draw(cuff, relief=1.4, detail=0.92)


def _falcon(c: Canvas) -> None:
    """Hooded, upright, its long wings folded over the tail."""

    def at(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return place(points, 752 - 706 * 1.3, 846 - 900 * 1.3, 1.3)

    c.form(
        c.mask(line([p[:2] for p in at((700, 886), (686, 914), (676, 938))], 18, 12)),
        (0.34, 0.03, 270),
        thickness=5,
        rim=0.1,
        detail=0.92,
    )
    body = Clay(c, (680, 690, 799, 880), melt=7)
    body.limb(at((716, 846, 12), (712, 866, 19), (705, 884, 15), (702, 898, 6)))
    body.limb(at((712, 888, 8), (708, 900, 4.5)))
    head = at((718, 834))[0]
    body.ball(head[0], head[1], 17, 16)
    plumage = body.relief(0.5)
    c.form(plumage.within(plumage.mask.grow(-1.2)), (0.88, 0.04, 75), rim=0.0, detail=0.94)
    wing = c.mask(
        curve(
            at(
                (712, 844, CORNER),
                (697, 852),
                (688, 878),
                (678, 914),
                (668, 940, CORNER),
                (690, 914),
                (704, 886),
                (714, 862),
            )
        )
    )
    c.form(wing, (0.38, 0.035, 265), thickness=10, rim=0.15, detail=0.94)
    hood = c.mask(curve(at((712, 824, CORNER), (719, 820), (728, 824), (732, 834), (727, 843), (714, 846), (706, 838))))
    c.form(hood, (0.42, 0.14, 25), thickness=9, rim=0.1, gloss=0.2, detail=0.96)

    def small(pen: Pen) -> None:
        pen.fill(curve(at((730, 829, CORNER), (738, 833), (736, 842, CORNER), (730, 838))), (0.25, 0.03, 260))
        for k in range(3):
            pen.fill(
                line([p[:2] for p in at((714, 822), (708 - 3 * k, 815 + 3 * k), (698 - 2 * k, 817 + 5 * k))], 3.2, 1),
                _TRIM,
            )
        for i in range(5):
            for j in range(2):
                spot = at((715 - 2.4 * i + 3.4 * j, 856 + 7 * i + 1.5 * j))[0]
                pen.stroke([spot[:2], (spot[0] - 1, spot[1] + 5)], (0.36, 0.05, 50), 2, 0.7)
        for k in range(4):
            pen.stroke(
                [p[:2] for p in at((704 - 3 * k, 862 + 9 * k), (692 - 3.4 * k, 884 + 10 * k))],
                (0.26, 0.03, 265),
                1.6,
                0.6,
            )
        for k in (0, 8):
            pen.stroke([p[:2] for p in at((700 + k, 896), (703 + k, 903), (708 + k, 906))], (0.74, 0.12, 80), 4)

    c.draw(small, detail=0.96)
