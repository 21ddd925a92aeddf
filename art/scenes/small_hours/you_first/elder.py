"""The elder sister, on the left: upright, green, knitting."""

from __future__ import annotations

import msgspec
import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

from .face import Head, face, neck
from .scarf import knitting
from .tailor import folds, gown, hand, printed, shoe, sleeve, strands

_GREEN = (0.44, 0.085, 160)
_DARK = (0.42, 0.08, 175)
_LIT = (0.8, 0.1, 130)
_HEAD = Head(226, 306, 1.08, -34, False)

_BACK = ((288, 348), (334, 362), (378, 410), (404, 484), (412, 570), (402, 650, CORNER))
_SEAT = ((340, 656), (304, 662), (292, 700), (292, 780), (316, 858, CORNER))
_HEM = ((270, 872), (210, 866), (150, 876), (84, 866, CORNER))
_SHIN = ((96, 800), (108, 710), (104, 640), (112, 588), (140, 566))
_LAP = ((176, 556), (206, 548, CORNER), (216, 500))
_CHEST = ((204, 456), (206, 420), (226, 386), (250, 366, CORNER))


def elder(c: Canvas) -> None:
    """Shoes, dress, arms, head."""
    c.light = msgspec.structs.replace(c.light, shade=c.palette.shade)
    c.multiply(c.mask(oval(150, 900, 130, 10), soft=7), c.palette.deep, 0.4)
    shoe(c, 212.0, 893.0, -1.0, (0.36, 0.06, 30))
    shoe(c, 124.0, 899.0, -1.0, (0.36, 0.06, 30))
    dress = c.mask(curve([*_BACK, *_SEAT, *_HEM, *_SHIN, *_LAP, *_CHEST]))
    c.shadow(dress, 10, 12, 14, 0.35)
    body = c.relief(dress, 62)
    gown(c, body, _GREEN, "elder", 0.03)
    printed(c, dress, 130, (9, 13), ((0.82, 0.09, 10), (0.9, 0.05, 60), (0.74, 0.13, 8)), "sprig", leaf=(0.6, 0.1, 140))
    c.multiply(dress * np.asarray(smoothstep(330, 410, c.x) * smoothstep(700, 560, c.y), np.float32), _DARK, 0.5)
    c.multiply(dress * np.asarray(smoothstep(560, 640, c.y) * smoothstep(190, 330, c.x), np.float32), _DARK, 0.5)
    c.screen(dress & c.mask(limb([(140, 588, 16), (200, 574, 20), (262, 566, 16)]), soft=12), _LIT, 0.3)
    folds(
        c,
        dress,
        (
            ((150, 600, 3), (140, 680, 9), (132, 770, 12), (122, 862, 7)),
            ((196, 596, 3), (196, 690, 9), (188, 780, 13), (180, 866, 8)),
            ((262, 596, 3), (252, 690, 10), (246, 780, 12), (250, 866, 8)),
            ((330, 650, 4), (298, 640, 8), (256, 628, 8), (196, 622, 3)),
            ((384, 620, 3), (352, 590, 9), (306, 580, 9), (270, 584, 3)),
            ((392, 530, 2), (356, 548, 7), (300, 548, 8), (256, 540, 3)),
            ((262, 410, 2), (250, 450, 7), (244, 500, 7), (246, 536, 2)),
        ),
        _DARK,
        _LIT,
        0.6,
    )
    hem = dress & c.mask(limb([(80, 858, 5), (150, 866, 5), (210, 856, 5), (270, 862, 5), (322, 850, 5)], 40))
    c.fill(hem, (0.86, 0.06, 40), 0.85, detail=0.8)
    _head(c)
    knitting(c)
    # The far hand and needle come first, then the near arm before them.
    hand(
        c,
        [(198, 506, 13), (184, 502, 12)],
        [
            [(188, 494, 5.4), (172, 492, 5), (162, 500, 4.4)],
            [(186, 500, 5.4), (170, 500, 5), (161, 508, 4.4)],
            [(188, 508, 5), (174, 509, 4.6), (166, 515, 4)],
        ],
        (140, 470, 230, 540),
    )
    needles(c)
    collar = c.mask(curve([(214, 384), (238, 366, CORNER), (284, 336, CORNER), (322, 352), (310, 384), (258, 412)]))
    c.shadow(collar, 2, 5, 5, 0.4)
    c.form(collar, (0.94, 0.025, 70), thickness=8, rim=0.3, mottle=0.05, detail=0.85)

    def knots(pen: Pen) -> None:
        for k in range(8):
            pen.dot(224 + 11.5 * k, 391 + 6.2 * k - 0.98 * k * k, 2, (0.7, 0.13, 10))

    c.draw(knots, relief=1)
    arm = sleeve(
        c,
        [(318, 402, 35), (334, 452, 33), (332, 498, 30), (312, 532, 28), (268, 537, 23), (234, 525, 17)],
        _GREEN,
        (190, 320, 410, 580),
        dress,
        (
            ((346, 512, 2), (322, 512, 6), (302, 520, 2)),
            ((336, 532, 2), (314, 524, 6), (292, 532, 2)),
            ((356, 442, 2), (330, 456, 6), (306, 452, 2)),
            ((280, 514, 1), (270, 526, 5), (274, 548, 2)),
        ),
        _DARK,
        _LIT,
    )
    printed(c, arm.mask, 26, (9, 13), ((0.82, 0.09, 10), (0.9, 0.05, 60)), "sleeve", leaf=(0.6, 0.1, 140))
    cuff = c.mask(limb([(238, 508, 6), (232, 524, 6.5), (236, 540, 6)]))
    c.form(cuff, (0.94, 0.025, 70), thickness=8, rim=0.3, detail=0.85)
    hand(
        c,
        [(228, 522, 13.5), (212, 517, 14)],
        [
            [(206, 528, 6), (192, 532, 5.6), (184, 526, 4.8)],
            [(204, 521, 6), (188, 524, 5.6), (180, 517, 4.8)],
            [(206, 512, 6), (189, 514, 5.4), (181, 508, 4.6)],
            [(218, 508, 6), (204, 500, 5.4), (190, 500, 4.4)],
        ],
        (160, 480, 260, 560),
    )


def needles(c: Canvas) -> None:
    """Two wooden needles with the last rows of the scarf on them."""

    def work(pen: Pen) -> None:
        pen.stroke([(236, 540), (150, 478)], (0.8, 0.09, 75), 4.6)
        pen.stroke([(246, 498), (138, 512)], (0.84, 0.09, 78), 4.6)
        pen.dot(238, 541, 5.4, (0.6, 0.15, 20))

    c.draw(work, relief=2.4, detail=0.92)


def _head(c: Canvas) -> None:
    h = _HEAD
    throat = c.mask(oval(*h.one(-20, 66), 40, 18))
    neck(c, [(286, 378, 30), (268, 350, 26), (250, 322, 24)], throat)
    face(c, h, 1.5, 1.0, (0.72, 0.12, 22), glance=False)
    ear = c.mask(oval(*h.one(4, 6), 8, 13, -10))
    c.form(ear, (0.76, 0.085, 40), thickness=6, rim=0.3, detail=0.95)
    c.multiply(c.mask(oval(*h.one(5, 7), 3, 6, -10), soft=1.2), (0.6, 0.1, 30), 0.6)
    front = [(-32, -64), (-38, -50, CORNER), (-22, -40), (-8, -22), (-4, -6), (6, -8), (14, 8), (18, 30)]
    back = [(30, 40), (48, 26), (62, -6), (60, -44), (36, -78), (2, -88), (-20, -80)]
    cap = c.mask(curve(h.at([*front, *back])))
    c.shadow(cap, -3, 6, 5, 0.35)
    hair = c.relief(cap, 60)
    tone = (0.5, 0.06, 48)
    c.form(hair, tone, rim=0.2, mottle=0.04, detail=0.92)
    bx, by = h.one(66, 20)
    at = cap.where
    aim = np.arctan2(by - c.y[at], bx - c.x[at]).astype(np.float32)
    strands(c, hair, aim, "elder", 0.6)
    knot = c.mask(oval(bx, by, 33, 29, -20), wobble=1.5)
    c.shadow(knot, -3, 5, 6, 0.45)
    bun = c.relief(knot, 60)
    c.form(bun, tone, rim=0.2, detail=0.92)
    at = knot.where
    dx, dy = c.x[at] - bx - 5, c.y[at] - by + 4
    swirl = (np.arctan2(dy, dx) + 1.75).astype(np.float32)
    strands(c, bun, swirl, "bun", 0.6)
    c.screen(cap & c.mask(limb(h.at([(-18, -66, 8), (10, -70, 11), (38, -52, 6)])), soft=8), (0.9, 0.06, 75), 0.35)

    def stick(pen: Pen) -> None:
        pen.stroke([(bx - 32, by + 26), (bx + 36, by - 30)], (0.66, 0.16, 18), 4.4)
        pen.dot(bx + 37, by - 31, 6, (0.66, 0.16, 18))

    c.draw(stick, relief=2.4, detail=0.93)
