"""Parts of Express: the bride who rides sidesaddle, her veil, and the foxglove she holds before the bee."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

SKIN = (0.74, 0.085, 52)
RED = (0.53, 0.205, 27)
_WHITE = (0.955, 0.014, 90)
_SHADE = (0.74, 0.035, 150)
_HAIR = (0.4, 0.11, 42)
_HEAD = (276.0, 204.0, 1.02, -3.0)


def _head(points: Points) -> list[tuple[float, ...]]:
    return place(points, *_HEAD)


def _spot(x: float, y: float) -> tuple[float, float]:
    at = _head([(x, y)])[0]
    return at[0], at[1]


def paint_bride(c: Canvas) -> None:
    """Paint her over the bee's back."""
    _feet(c)
    lap_and_shin: Points = [(366, 392, CORNER), (318, 416), (262, 440), (246, 476), (270, 540), (286, 610)]
    hem: Points = [(296, 664, CORNER), (340, 654), (392, 684), (440, 668), (494, 688), (546, 650), (606, 652)]
    train: Points = [(668, 612, CORNER), (600, 560), (540, 490), (492, 430), (444, 392, CORNER)]
    skirt = c.mask(curve([*lap_and_shin, *hem, *train]), wobble=2)
    c.shadow(skirt, 10, 18, 12, 0.5, (0.2, 0.04, 60))
    c.fill(skirt, _WHITE, detail=0.6, mottle=0.03)
    folds: tuple[tuple[Points, float], ...] = (
        ([(300, 450), (330, 470), (342, 560), (336, 650)], 26),
        ([(400, 430), (410, 520), (430, 600), (436, 672)], 30),
        ([(440, 420), (490, 530), (530, 600), (548, 650)], 30),
        ([(470, 430), (540, 530), (610, 600), (640, 622)], 20),
    )
    for line, wide in folds:
        fold = c.mask(
            limb([(x, y, wide * (0.25 + 0.3 * k)) for k, (x, y) in enumerate((p[0], p[1]) for p in line)], 30)
        )
        c.multiply(skirt & fold.blur(7), _SHADE, 0.62)
    c.multiply(skirt & c.mask(oval(320, 600, 90, 130, 0), soft=50), _SHADE, 0.4)
    bodice = c.mask(
        curve(
            [
                (278, 284, CORNER),
                (266, 316),
                (284, 352),
                (328, 384),
                (362, 404, CORNER),
                (446, 402, CORNER),
                (440, 352),
                (414, 304),
                (376, 274),
                (326, 268, CORNER),
            ]
        )
    )
    c.fill(bodice, _WHITE, detail=0.7, mottle=0.03)
    c.multiply(bodice & c.mask(oval(400, 380, 80, 60, 40), soft=26), _SHADE, 0.55)

    def ends(pen: Pen) -> None:
        for dy, w in ((0, 15), (16, 12)):
            pen.stroke(
                [(438, 400), (500, 388 + dy), (560, 412 + 1.6 * dy), (630, 380 + 2 * dy), (690, 402 + 2.4 * dy)],
                mix((0.58, 0.15, 2), (0.44, 0.14, 0), dy / 20),
                w,
                round_ends=False,
            )

    c.draw(ends, detail=0.85)
    sash = c.mask(curve([(352, 388, CORNER), (400, 394), (446, 388, CORNER), (450, 410, CORNER), (362, 412, CORNER)]))
    c.fill(sash & bodice.grow(1), (0.58, 0.15, 2), detail=0.8)


def _feet(c: Canvas) -> None:
    bare = c.mask(
        curve(
            [
                (376, 650, CORNER),
                (372, 700),
                (350, 722),
                (322, 738),
                (334, 752),
                (372, 748),
                (404, 728),
                (414, 650, CORNER),
            ]
        )
    )
    c.fill(bare, SKIN, detail=0.9, mottle=0.04)
    ankle = c.mask(limb([(318, 640, 19), (312, 690, 15)], 12))
    c.fill(ankle, SKIN, detail=0.9, mottle=0.04)
    shoe(c, 300, 700, 1.0, -4)


def shoe(c: Canvas, x: float, y: float, s: float, turn: float) -> None:
    """A red slipper with a small heel, its toe to the left, its opening at (x, y)."""
    sole: Points = [
        (32, -14, CORNER),
        (34, 14),
        (30, 38, CORNER),
        (22, 38, CORNER),
        (16, 20),
        (-20, 34),
        (-54, 34),
        (-64, 24),
        (-44, 12),
        (-12, -2, CORNER),
        (8, 8),
    ]
    c.form(c.mask(curve(place(sole, x, y, s, turn))), RED, thickness=6 * s, rim=0.0, detail=0.95)


def paint_veil(c: Canvas) -> None:
    """The veil, thin and torn back by the wind."""
    veil = c.mask(
        curve(
            [
                (272, 134, CORNER),
                (370, 100),
                (470, 120),
                (560, 84),
                (660, 96),
                (740, 52),
                (840, 60, CORNER),
                (840, 250, CORNER),
                (760, 226),
                (680, 270),
                (590, 250),
                (510, 300),
                (440, 300),
                (360, 286),
                (318, 220, CORNER),
            ]
        ),
        wobble=2,
    )
    c.glaze(veil, (0.975, 0.012, 90), 0.84)
    lines: tuple[Points, ...] = (
        [(310, 150), (460, 170), (570, 140), (700, 150), (840, 104)],
        [(330, 184), (450, 220), (560, 190), (690, 210), (840, 160)],
        [(330, 220), (430, 262), (540, 240), (660, 244), (840, 210)],
    )
    for k, line in enumerate(lines):
        fold = c.mask(limb([(p[0], p[1], 5 + 5 * i) for i, p in enumerate(line)], 40))
        c.multiply(veil & fold.blur(6).move(0, 4 * k), _SHADE, 0.5)
    c.multiply(veil.edge(0, -4, 2), _SHADE, 0.4)


def paint_head(c: Canvas) -> None:
    """Her head in profile, to the left, and copper hair pinned low under a wreath."""
    brow_to_mouth: Points = [
        (0, -62),
        (-36, -48),
        (-47, -22),
        (-46, -8),
        (-56, 6),
        (-65, 17, CORNER),
        (-52, 24, CORNER),
        (-57, 31),
        (-51, 35, CORNER),
        (-55, 41),
        (-48, 47),
    ]
    chin_to_crown: Points = [
        (-50, 58),
        (-40, 67),
        (-18, 64),
        (-2, 62, CORNER),
        (4, 84),
        (0, 104, CORNER),
        (44, 100, CORNER),
        (42, 60),
        (52, 0),
        (40, -50),
    ]
    skin = c.mask(curve(_head([*brow_to_mouth, *chin_to_crown])))
    c.fill(skin, SKIN, detail=0.95, mottle=0.04)
    c.multiply(
        skin & c.mask(curve(_head([(-34, 70), (0, 58), (44, 52), (50, 110), (0, 112)])), soft=6), (0.6, 0.1, 40), 0.55
    )
    c.multiply(skin & c.mask(oval(*_spot(14, 40), 40, 40), soft=20), (0.72, 0.1, 40), 0.45)

    def features(pen: Pen) -> None:
        pen.stroke([q[:2] for q in _head([(-42, -5), (-34, -8), (-26, -3)])], (0.2, 0.04, 40), 3.4)
        pen.stroke([q[:2] for q in _head([(-39, -5), (-37, 1)])], (0.2, 0.04, 40), 4.2)
        pen.stroke([q[:2] for q in _head([(-46, -17), (-36, -21), (-24, -20)])], _HAIR, 4)
        pen.stroke([q[:2] for q in _head([(-53, 35), (-47, 35), (-43, 36)])], (0.45, 0.15, 25), 3)

    c.draw(features, detail=0.97)
    hair: Points = [
        (-42, -38, CORNER),
        (-24, -64),
        (10, -74),
        (46, -58),
        (64, -18),
        (66, 22),
        (74, 48),
        (54, 66),
        (30, 58),
        (24, 34),
        (10, 26),
        (2, 6),
        (-4, -18),
        (-20, -30),
    ]
    locks = c.mask(curve(_head(hair)), wobble=2)
    c.fill(locks, _HAIR, detail=0.85, mottle=0.08)

    def strands(pen: Pen) -> None:
        for k in range(6):
            a = [(-34 + 9 * k, -44 - 3 * k), (14 + 6 * k, -34 + 2 * k), (34 + 4 * k, 8), (36 + 4 * k, 50)]
            pen.stroke([q[:2] for q in _head(a)], (0.53, 0.13, 50), 2.4, 0.6)

    c.draw(strands, clip=locks, detail=0.9)
    ear = c.mask(oval(*_spot(10, 12), 9, 14, 8))
    c.fill(ear, mix(SKIN, (0.6, 0.1, 40), 0.35), detail=0.95)

    upper_locks: Points = [
        (34, -56, CORNER),
        (84, -50),
        (128, -62),
        (188, -50, CORNER),
        (138, -42),
        (120, -32),
        (160, -22),
        (214, -30, CORNER),
        (170, -6),
    ]
    lower_locks: Points = [
        (124, -4),
        (158, 12),
        (196, 14, CORNER),
        (150, 30),
        (112, 24),
        (136, 42),
        (164, 54, CORNER),
        (114, 58),
        (78, 46),
        (52, 64, CORNER),
        (30, 40, CORNER),
    ]
    loose = c.mask(curve(_head([*upper_locks, *lower_locks])), wobble=1)
    c.fill(loose, _HAIR, detail=0.85, mottle=0.08)

    def flow(pen: Pen) -> None:
        for k in range(9):
            y = -44 + 11.5 * k
            line = [(28, y * 0.9), (78, y * 0.9 + 4), (118, y * 0.8 - 6), (190, y * 0.8 + 4)]
            tone = (0.53, 0.13, 50) if k % 2 else (0.3, 0.09, 38)
            pen.stroke([q[:2] for q in _head([(a, b) for a, b in line])], tone, 3, 0.6)

    c.draw(flow, clip=loose, detail=0.9)

    def wreath(pen: Pen) -> None:
        for k in range(13):
            t = k / 12
            x, y = _spot(-36 + 84 * t, -56 - 26 * math.sin(3.1 * t) + 22 * t)
            pen.fill(oval(x, y - 3, 10, 4.4, 70 * (k % 3) - 60), (0.4, 0.085, 140))
            if k % 3 == 1:
                pen.dot(x, y, 6.5, (0.93, 0.03, 60))
                pen.dot(x, y, 2.2, (0.78, 0.15, 80))

    c.draw(wreath, detail=0.95)


def paint_lure(c: Canvas) -> None:
    """Her arm stretched forward, and the foxglove that hangs before the bee's face."""
    stalk: list[tuple[float, float]] = [(236, 372), (178, 330), (112, 306), (66, 330), (48, 400), (44, 500), (50, 590)]
    c.draw(lambda pen: pen.stroke(stalk, (0.42, 0.09, 140), 8), relief=1.0, detail=0.9)
    for x, y, q, turn in (
        (112, 312, 74, 100),
        (78, 330, 72, 62),
        (56, 384, 66, 108),
        (52, 436, 58, 66),
        (46, 482, 46, 112),
        (46, 522, 36, 72),
        (49, 556, 26, 100),
        (50, 582, 17, 86),
    ):
        _bell(c, x, y, q, turn)
    arm = c.mask(limb([(356, 304, 36), (306, 338, 29), (254, 346, 20), (206, 348, 14)], 40))
    c.shadow(arm, 4, 9, 9, 0.3, (0.5, 0.05, 120))
    c.fill(arm, _WHITE, detail=0.8, mottle=0.03)
    c.multiply(arm & c.mask(limb([(372, 336, 12), (306, 362, 11), (210, 358, 8)], 30), soft=8), _SHADE, 0.6)
    fist = c.mask(curve([(208, 328, CORNER), (188, 324), (172, 332), (168, 348), (180, 360), (206, 360, CORNER)]))
    c.fill(fist, SKIN, detail=0.95)

    def fingers(pen: Pen) -> None:
        for k in range(3):
            pen.stroke([(172 + 9 * k, 340 - k), (177 + 9 * k, 357)], (0.55, 0.1, 40), 1.8, 0.7)

    c.draw(fingers, clip=fist, detail=0.95)


def _bell(c: Canvas, x: float, y: float, q: float, turn: float) -> None:
    shape: Points = [
        (0, -0.1),
        (0.25, -0.26),
        (0.7, -0.33),
        (1.0, -0.46, CORNER),
        (1.1, -0.2),
        (1.16, 0.0),
        (1.1, 0.22),
        (1.0, 0.46, CORNER),
        (0.7, 0.33),
        (0.25, 0.26),
        (0, 0.1),
    ]
    bell = c.mask(curve(place(shape, x, y, q, turn)))
    c.form(bell, (0.58, 0.15, 2), thickness=q * 0.1, rim=0.0, detail=0.85)
    mx, my = place([(1.02, 0)], x, y, q, turn)[0][:2]
    c.fill(bell & c.mask(oval(mx, my, q * 0.13, q * 0.4, turn)), (0.38, 0.14, 0), 0.9, detail=0.9)
    c.fill(c.mask(oval(x, y, q * 0.14, q * 0.17, turn)), (0.46, 0.1, 140), detail=0.9)
