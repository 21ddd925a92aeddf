"""Parts of Express: the bride who rides sidesaddle, her veil, and the foxglove she holds before the bee."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .head import SKIN

RED = (0.53, 0.205, 27)
_WHITE = (0.955, 0.014, 90)
_SHADE = (0.74, 0.035, 150)


def paint_bride(c: Canvas) -> None:
    """Paint her over the bee's back."""
    _feet(c)
    lap_and_shin: Points = [(366, 390, CORNER), (300, 402), (248, 422), (226, 456), (246, 510), (274, 600)]
    hem: Points = [(292, 664, CORNER), (332, 656), (380, 684), (424, 664), (474, 680), (520, 650), (612, 626, CORNER)]
    seat: Points = [(566, 584), (540, 530), (526, 470), (496, 414), (444, 390, CORNER)]
    skirt = c.mask(curve([*lap_and_shin, *hem, *seat]), wobble=2)
    c.shadow(skirt, 10, 18, 12, 0.5, (0.2, 0.04, 60))
    c.fill(skirt, _WHITE, detail=0.6, mottle=0.03)
    under: Points = [(256, 500), (330, 502), (420, 476), (500, 450), (640, 480), (640, 720), (250, 720)]
    c.multiply(skirt & c.mask(curve(under), soft=12), _SHADE, 0.34)
    folds: tuple[tuple[Points, float, float], ...] = (
        ([(262, 496, 2), (310, 504, 8), (380, 486, 9), (440, 460, 6), (476, 440, 1)], 5, 0.8),
        ([(276, 506, 3), (306, 580, 10), (316, 660, 17)], 7, 0.6),
        ([(312, 500, 4), (356, 590, 11), (384, 680, 19)], 7, 0.62),
        ([(400, 486, 4), (440, 580, 12), (468, 674, 18)], 7, 0.62),
        ([(480, 450, 3), (520, 560, 10), (566, 640, 14)], 7, 0.55),
        ([(366, 414, 3), (330, 436, 6), (286, 446, 1)], 5, 0.45),
    )
    for line, soft, share in folds:
        c.multiply(skirt & c.mask(limb(line, 30)).blur(soft), _SHADE, share)
    c.multiply(skirt & c.mask(oval(520, 460, 24, 70, -20), soft=16), _SHADE, 0.5)
    bodice = c.mask(
        curve(
            [
                (290, 302, CORNER),
                (274, 322),
                (284, 352),
                (328, 384),
                (362, 404, CORNER),
                (446, 402, CORNER),
                (440, 352),
                (414, 304),
                (376, 266),
                (324, 256, CORNER),
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


def paint_lure(c: Canvas) -> None:
    """Her arm stretched forward, and the foxglove that hangs before the bee's face."""
    stalk: list[tuple[float, float]] = [
        (204, 420),
        (186, 372),
        (168, 326),
        (116, 300),
        (66, 328),
        (48, 400),
        (44, 500),
        (50, 590),
    ]
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
    _fist(c)
    lace: Points = [(232, 322, CORNER), (214, 320), (206, 328, CORNER), (198, 338), (204, 346, CORNER)]
    below: Points = [(196, 358), (204, 364, CORNER), (200, 378), (216, 376, CORNER), (234, 368, CORNER)]
    cuff = c.mask(curve([*lace, *below]))
    c.shadow(cuff, -3, 3, 4, 0.35, (0.5, 0.09, 40))
    c.fill(cuff, _WHITE, detail=0.95)
    c.multiply(cuff.edge(0, -3, 2), _SHADE, 0.6)


def _fist(c: Canvas) -> None:
    """Her hand closed round the stem: the back of it, four fingers, and the thumb on top."""
    line = (0.5, 0.1, 38)
    c.fill(c.mask(curve([(222, 326), (198, 322), (178, 328), (178, 372), (198, 374), (222, 366)])), SKIN, detail=0.95)
    for k, (x, y, q) in enumerate(((168, 332, 17), (169, 345, 18), (174, 357, 17), (180, 368, 14))):
        finger = c.mask(oval(x, y, q, 7.4, 8 - 5 * k))
        c.shadow(finger, 1, 2, 2, 0.4, line)
        c.fill(finger, mix(SKIN, (0.82, 0.075, 58), 0.3), detail=0.97)
        c.multiply(finger.edge(0, -3, 2), line, 0.35)
    thumb = c.mask(limb([(208, 330, 9), (190, 321, 8), (172, 318, 6.5), (160, 321, 5)], 20))
    c.shadow(thumb, 1, 3, 2, 0.45, line)
    c.fill(thumb, mix(SKIN, (0.84, 0.07, 58), 0.4), detail=0.97)


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
