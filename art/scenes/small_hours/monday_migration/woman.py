"""Parts of Monday Migration: the woman who holds on, seen from behind, her whole weight against the pull."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, line, oval

_BLOUSE = (0.4, 0.11, 22)
_SKIRT = (0.27, 0.075, 335)
_SCARF = (0.5, 0.16, 28)
_APRON = (0.86, 0.045, 60)
_SKIN = (0.5, 0.09, 45)


def paint_woman(c: Canvas) -> None:
    """Paint her, far things before near ones."""
    c.multiply(c.mask(oval(230, 1128, 150, 15), soft=10), (0.3, 0.08, 330), 0.8)
    _legs(c)
    with c.group() as far:
        _far_arm(c)
    with c.group() as body:
        _skirt(c)
        _trunk(c)
    with c.group() as head:
        _head(c)
    with c.group() as braid:
        _braid(c)
    # She leans back: the higher, the further from the pull; arms stretch from shoulder to fist.
    lean = np.asarray(0.2 * np.clip(1080 - c.y, 0, 420), np.float32)
    stretch = np.asarray(424 - (424 - c.x) * 0.78, np.float32)
    c.paste(far, bend=(stretch, c.y))
    c.paste(body, bend=(c.x + lean, c.y))
    a, q = math.radians(14), 1 / 0.8
    dx, dy = c.x + 76 - 228, c.y - 704
    across, down = np.cos(a) * dx - np.sin(a) * dy, np.sin(a) * dx + np.cos(a) * dy
    c.paste(head, bend=(np.asarray(228 + across * q, np.float32), np.asarray(704 + down * q, np.float32)))
    with c.group() as near:
        _near_arm(c)
    # The sleeve runs into the blouse, no edge across her back.
    c.paste(near, clip=c.full(smoothstep(168, 222, c.x)), bend=(stretch, c.y))
    c.paste(braid, bend=(c.x + lean, c.y))


def _legs(c: Canvas) -> None:
    """The right heel is dug in before her, the left leg stands back under her weight."""
    for bones in (
        [(206, 1010, 22), (196, 1064, 19), (186, 1100, 11), (184, 1112, 10)],
        [(300, 1004, 22), (330, 1056, 19), (350, 1096, 12), (354, 1104, 11)],
    ):
        c.form(c.mask(limb(bones, 30)), (0.3, 0.05, 340), thickness=16, rim=0.1, detail=0.85)
    back = (
        (166, 1104, CORNER),
        (176, 1096),
        (198, 1098),
        (212, 1110),
        (218, 1122, CORNER),
        (190, 1128),
        (164, 1124, CORNER),
    )
    front = (
        (334, 1092, CORNER),
        (352, 1086),
        (368, 1088, CORNER),
        (392, 1098),
        (402, 1112, CORNER),
        (372, 1122),
        (334, 1118, CORNER),
    )
    for shoe in (back, front):
        c.form(c.mask(curve(shoe)), (0.24, 0.05, 30), thickness=12, rim=0.12, gloss=0.1, detail=0.9)


_HIPS = ((188, 846, CORNER), (176, 880), (166, 940), (150, 1000), (138, 1040, CORNER))
_HEM = ((180, 1054), (230, 1046), (280, 1058), (330, 1046), (392, 1052), (440, 1022, CORNER))
_FRONT = ((404, 990), (350, 936), (306, 884), (284, 846, CORNER))


def _skirt(c: Canvas) -> None:
    m = c.mask(curve((*_HIPS, *_HEM, *_FRONT)))
    folds = (
        (((206, 860, 3), (196, 930, 10), (178, 1000, 15), (166, 1048, 12)), 9.0),
        (((226, 858, 3), (226, 930, 11), (218, 1000, 15), (212, 1046, 12)), 9.0),
        (((246, 858, 3), (262, 920, 10), (276, 990, 15), (284, 1052, 12)), 9.0),
        (((262, 856, 3), (300, 920, 10), (334, 980, 14), (362, 1046, 10)), 9.0),
        (((274, 854, 3), (324, 910, 8), (376, 970, 12), (424, 1020, 8)), 8.0),
    )
    garment(c, m, _SKIRT, folds, thickness=60, weave=0.1, rim=0.05, depth=0.5, seed="skirt", detail=0.85)
    c.screen(m.edge(7, -5, 7), (0.9, 0.1, 55), 0.3)

    def hem(pen: Pen) -> None:
        low = [(142, 1030), (182, 1043), (230, 1035), (280, 1046), (330, 1035), (388, 1040), (430, 1014)]
        pen.stroke(low, mix(_SKIRT, (0.7, 0.13, 35), 0.5), 4, 0.8)

    c.draw(hem, relief=0.8, detail=0.85)


def _trunk(c: Canvas) -> None:
    m = c.mask(
        curve(
            [
                *((186, 856, CORNER), (178, 810), (166, 760), (170, 722), (186, 700), (212, 690, CORNER)),
                *((246, 692), (276, 708), (290, 736), (290, 780), (284, 820), (288, 856, CORNER), (238, 866)),
            ]
        )
    )
    folds = (
        (((280, 724, 4), (252, 760, 9), (222, 810, 9), (198, 846, 4)), 5.0),
        (((282, 750, 3), (258, 796, 8), (238, 848, 4)), 5.0),
        (((284, 790, 3), (272, 820, 6), (262, 850, 3)), 4.0),
        (((188, 726, 3), (196, 770, 8), (192, 820, 4)), 4.0),
    )
    garment(c, m, _BLOUSE, folds, thickness=50, rim=0.05, seed="blouse", detail=0.88)
    c.multiply(m.edge(-14, -2, 12), (0.35, 0.1, 345), 0.5)
    c.screen(m.edge(6, -4, 6), (0.92, 0.1, 60), 0.35)
    # Apron strings, tied behind; the wind takes their ends and the apron's edge.
    edge = c.mask(
        curve(
            [
                (284, 846, CORNER),
                (330, 886),
                (400, 916),
                (474, 896, CORNER),
                (448, 930),
                (446, 966, CORNER),
                (376, 964),
                (310, 912),
                (280, 862, CORNER),
            ]
        )
    )
    garment(c, edge, _APRON, [(((290, 856, 2), (346, 904, 9), (440, 930, 6)), 5.0)], thickness=9, rim=0.0, detail=0.88)
    c.multiply(edge.edge(0, -12, 10), (0.6, 0.1, 20), 0.4)

    def band(pen: Pen) -> None:
        pen.stroke([(182, 852), (212, 862), (250, 862), (288, 850)], _APRON, 11)
        for loop in (
            [(236, 862, CORNER), (214, 850), (206, 868), (220, 878), (236, 866, CORNER)],
            [(236, 862, CORNER), (260, 846), (272, 864), (254, 878), (238, 868, CORNER)],
        ):
            pen.fill(curve(loop), mix(_APRON, (0.6, 0.1, 20), 0.16))
        pen.fill(line([(240, 866), (268, 896), (306, 914), (330, 940)], 7, 5), mix(_APRON, (0.6, 0.1, 20), 0.1))
        pen.fill(line([(238, 866), (252, 906), (284, 938), (296, 968)], 7, 5), mix(_APRON, (0.6, 0.1, 20), 0.2))
        pen.dot(238, 864, 7, mix(_APRON, (0.6, 0.1, 20), 0.25))

    c.draw(band, relief=1.6, detail=0.9)


def _head(c: Canvas) -> None:
    """Her head is thrown back and turned after the birds: the scarf hides all but a cheek."""
    neck = c.mask(limb([(226, 706, 23), (236, 670, 20)], 10))
    c.form(neck, _SKIN, thickness=20, rim=0.05, detail=0.9)
    c.multiply(neck, (0.5, 0.1, 10), 0.5)
    face = c.mask(
        curve(
            [
                (256, 596, CORNER),
                (270, 600),
                (276, 610),
                (284, 622),
                (280, 630, CORNER),
                (280, 642),
                (270, 656),
                (250, 662),
                (236, 640),
            ]
        )
    )
    c.form(face, _SKIN, thickness=18, rim=0.15, detail=0.95)
    cloth = c.mask(
        curve(
            [
                *((264, 586, CORNER), (248, 570), (222, 568), (196, 584), (186, 616), (194, 652), (206, 676)),
                *((214, 704), (238, 706, CORNER), (252, 684), (258, 664, CORNER), (248, 636), (254, 606)),
            ]
        )
    )
    c.multiply(cloth.blur(5).move(5, 4) & face, (0.4, 0.1, 10), 0.7)
    folds = (
        (((258, 590, 3), (226, 600, 9), (204, 640, 9), (208, 690, 4)), 5.0),
        (((252, 620, 3), (232, 640, 8), (216, 680, 4)), 5.0),
        (((254, 650, 3), (240, 668, 6), (222, 692, 3)), 4.0),
    )
    garment(c, cloth, _SCARF, folds, thickness=44, rim=0.08, seed="scarf", detail=0.94)
    c.multiply(cloth.edge(-12, -6, 12), (0.4, 0.13, 5), 0.5)

    def dots(pen: Pen) -> None:
        for x, y in (
            (214, 590),
            (236, 584),
            (204, 616),
            (226, 610),
            (246, 600),
            (200, 644),
            (218, 636),
            (238, 626),
            (214, 664),
            (232, 654),
            (246, 674),
            (228, 682),
        ):
            pen.dot(x, y, 2.6, (0.88, 0.07, 70), 0.8)

    c.draw(dots, detail=0.92)


def _braid(c: Canvas) -> None:
    """A thick braid swings from under the scarf."""
    root, tip = (216, 690), (258, 846)

    def work(pen: Pen) -> None:
        for k in range(10):
            t = k / 9
            x = root[0] + (tip[0] - root[0]) * t**1.3
            y = root[1] + (tip[1] - root[1]) * t
            r = 15 - 6 * t
            for side in (-1, 1):
                lock = oval(x + side * r * 0.42, y, r * 0.72, r * 0.95, side * 34)
                pen.fill(lock, mix((0.2, 0.04, 30), (0.34, 0.06, 40), 0.5 + 0.5 * side))
        pen.fill(line([(256, 842), (262, 858), (274, 876)], 13, 3), (0.24, 0.045, 32))
        pen.stroke([(249, 845), (263, 840)], _SCARF, 5)

    c.draw(work, relief=3, detail=0.9)


def _sleeve(c: Canvas, points: Points, folds: object, tone: object, seed: str) -> None:
    m = c.mask(curve(points))
    garment(c, m, tone, folds, thickness=26, rim=0.05, seed=seed, detail=0.9)  # type: ignore[arg-type]
    c.screen(m.edge(2, -6, 5), (0.94, 0.1, 62), 0.4)
    c.multiply(m.edge(-2, 9, 8), (0.35, 0.1, 345), 0.4)


def _far_arm(c: Canvas) -> None:
    c.form(
        c.mask(limb([(352, 668, 13), (392, 640, 10), (410, 634, 12)], 20)),
        mix(_SKIN, (0.35, 0.1, 10), 0.3),
        thickness=14,
        rim=0.05,
        detail=0.9,
    )
    _sleeve(
        c,
        (
            (262, 704, CORNER),
            (300, 690),
            (340, 664),
            (362, 650, CORNER),
            (376, 680, CORNER),
            (334, 708),
            (290, 736, CORNER),
        ),
        [(((276, 716, 3), (320, 696, 7), (362, 666, 3)), 4.0)],
        mix(_BLOUSE, (0.3, 0.1, 350), 0.4),
        "far",
    )


def _near_arm(c: Canvas) -> None:
    """Straight from the shoulder to the fist, the sleeve pushed up."""
    c.form(
        c.mask(limb([(352, 716, 16), (386, 694, 12), (410, 680, 11), (422, 672, 13)], 24)),
        _SKIN,
        thickness=16,
        rim=0.1,
        detail=0.92,
    )
    _sleeve(
        c,
        (
            *((196, 722), (222, 704), (262, 702), (310, 706), (346, 694), (364, 688, CORNER)),
            *((380, 722, CORNER), (348, 744), (306, 766), (268, 772), (222, 762), (198, 744)),
        ),
        [
            (((262, 716, 3), (300, 722, 8), (352, 704, 4)), 5.0),
            (((272, 756, 3), (310, 744, 8), (360, 722, 4)), 5.0),
            (((340, 700, 3), (352, 716, 6), (356, 732, 3)), 3.0),
        ],
        _BLOUSE,
        "near",
    )
