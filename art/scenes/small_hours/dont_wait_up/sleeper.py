"""Who waited up: a child asleep under somebody's big hat and ochre coat; its bare feet hang out."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, place

from .chair import at

_SKIN: Final = ramp([(0.38, 0.08, 40), (0.52, 0.09, 48), (0.66, 0.085, 55), (0.76, 0.075, 62)])
_WOOL: Final = ramp([(0.38, 0.085, 55), (0.54, 0.115, 66), (0.7, 0.132, 76), (0.82, 0.128, 84), (0.9, 0.09, 88)])
_FELT: Final = ramp([(0.16, 0.04, 270), (0.25, 0.055, 265), (0.36, 0.06, 260), (0.5, 0.055, 252)])
_HAIR: Colour = (0.22, 0.04, 45)
_PROFILE = [(400, 318), (424, 330), (440, 342), (457, 354), (458, 361), (446, 367), (445, 374), (447, 379), (441, 384)]
_JAW = [(443, 390), (438, 400), (428, 414), (406, 422), (380, 412), (360, 384), (366, 330)]
_SEAM: Colour = (0.46, 0.09, 60)


def _head(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
    """Return places of the head, which has sunk back: ear at (366, 372), face to the right and up."""
    return at(*place([(p[0] - 366, p[1] - 390, *p[2:]) for p in points], 362, 388, 1.12, -24))


def sleeper(c: Canvas) -> None:
    """Paint head, hat, shoulder, feet."""
    neck = c.mask(limb(at((368, 392, 28), (384, 440, 34))))
    c.fill(neck, pick(_SKIN, np.full_like(c.x, 0.25)), detail=0.6)
    hair = c.mask(curve(_head((322, 330), (348, 318), (380, 330), (386, 372), (372, 412), (346, 420), (322, 396),
                           (314, 360))))  # fmt: skip
    c.fill(hair, _HAIR, detail=0.6)
    face = c.mask(curve(_head(*_PROFILE, *_JAW)))
    t = 0.8 - 0.45 * smoothstep(372, 412, c.y - 0.2 * (c.x - 400)) - 0.1 * smoothstep(380, 440, c.x)
    c.fill(face, pick(_SKIN, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.8)
    c.glaze(face & c.mask(curve(_head((392, 366), (414, 360), (420, 380), (402, 388))), soft=8), (0.62, 0.14, 30), 0.5)

    def lines(pen: Pen) -> None:
        pen.stroke(_head((441, 383), (436, 384.5), (432, 384)), (0.4, 0.1, 28), 2.8)
        pen.stroke(_head((446, 364), (441, 361), (442, 356)), (0.5, 0.09, 34), 2.2)
        pen.stroke(_head((362, 362), (372, 356), (376, 366), (370, 378)), (0.44, 0.09, 38), 2.6)

    c.draw(lines, detail=0.9, soft=0.3)
    _hat(c, face | hair)
    _foot(c, 706, 618, 0.84, 8, 60.0, 0.16)
    _foot(c, 678, 640, 0.95, 22, 80.0, 0.0)


_SOLE = [(-14, -24), (-19, 4), (-16, 17), (-2, 20), (14, 13), (30, 15), (44, 19), (54, 16), (57, 8),
         (49, 1), (30, -8), (16, -24)]  # fmt: skip


def _foot(c: Canvas, x: float, y: float, size: float, turn: float, shin: float, dim: float) -> None:
    """A bare foot that hangs, its toes to the right."""

    def put(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return at(*place(points, x, y, size, turn))

    foot = c.mask(curve(put((-15 - 0.6 * shin, -shin), *_SOLE, (17 - 0.6 * shin, -shin))))
    tone = 0.78 - dim - 0.34 * foot.edge(2, 9, 4).whole() - 0.3 * smoothstep(0, -60, c.y - put((0, 0))[0][1])
    c.fill(foot, pick(_SKIN, np.asarray(np.clip(tone, 0, 1), np.float32)), detail=0.75)

    def toes(pen: Pen) -> None:
        for u, v in ((45, 17), (38, 17.5), (32, 17)):
            pen.stroke(put((u, v), (u + 1, v - 5), (u - 1, v - 8)), (0.42, 0.09, 36), 1.6, 0.8)
        pen.stroke(put((55, 10), (52, 7), (49, 8)), (0.8, 0.06, 50), 1.6, 0.6)

    c.draw(toes, detail=0.85, soft=0.3)


def _hat(c: Canvas, face: Mask) -> None:
    """Somebody's felt hat, much too large, pushed over the eyes."""
    crown = c.mask(curve(_head((326, 340, CORNER), (322, 296), (340, 258), (364, 250), (380, 258), (402, 246),
                            (424, 260), (436, 300), (440, 328, CORNER), (384, 344))))  # fmt: skip
    brim = c.mask(curve(_head((296, 366), (300, 350), (340, 338), (390, 330), (440, 318), (478, 306), (486, 318),
                           (470, 334), (424, 350), (360, 366), (318, 376))))  # fmt: skip
    c.multiply(brim.move(2, 12).blur(4) & face, (0.25, 0.06, 30), 0.6)
    t = 0.62 - 0.5 * smoothstep(320, 440, c.x) + 0.1 * (c.field("felt", 18, 3) - 0.5)
    c.fill(crown, pick(_FELT, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.6)
    band = c.mask(curve(_head((323, 312), (382, 318), (438, 300), (441, 328), (384, 344), (325, 340)))) & crown
    c.fill(band, (0.15, 0.03, 270), detail=0.6)
    tb = 0.72 - 0.5 * smoothstep(320, 480, c.x) + 0.1 * (c.field("felt", 18, 3) - 0.5)
    c.fill(brim, pick(_FELT, np.asarray(np.clip(tb, 0, 1), np.float32)), detail=0.6)


_CHEST = [(322, 480), (340, 426), (376, 400), (410, 420), (440, 430), (478, 400)]
_KNEES = [(520, 358), (556, 344), (590, 360), (618, 406), (652, 470), (684, 526), (692, 556)]
_UNDER = [(670, 580), (638, 578), (600, 560), (480, 530), (340, 520)]
_LIE = [*_CHEST, *_KNEES, *_UNDER]
_FLAP = [(404, 446), (470, 424), (540, 410), (606, 414), (640, 470), (670, 524), (684, 554), (662, 596),
         (630, 630, CORNER), (560, 640), (480, 630), (410, 628, CORNER), (412, 520)]  # fmt: skip
_SLEEVE = [(330, 462), (346, 430), (394, 420), (424, 446), (434, 530), (428, 620), (416, 716, CORNER), (386, 722),
           (354, 712, CORNER), (364, 620), (354, 530)]  # fmt: skip
_COLLAR = [(322, 448), (332, 414), (356, 394), (388, 402), (418, 426, CORNER), (398, 450, CORNER), (374, 428),
           (350, 438), (338, 462)]  # fmt: skip
_PLANES = (
    # the valley between chest and knees, the shins' shade, the knee's light; below the arm's bend all is darker
    (((424, 424), (482, 404), (546, 356), (560, 372), (524, 420), (500, 456), (430, 450)), -0.28, 6.0),
    (((596, 372), (626, 420), (704, 590), (672, 606), (640, 520), (604, 430)), -0.3, 4.0),
    (((566, 366), (590, 400), (640, 520), (620, 530), (580, 440)), 0.12, 5.0),
    (((400, 500), (500, 496), (610, 500), (668, 560), (680, 660), (400, 660)), -0.16, 8.0),
    (((462, 640), (474, 560), (494, 470), (504, 550), (512, 640)), 0.16, 3.0),
    (((512, 640), (506, 550), (500, 480), (526, 540), (540, 640)), -0.12, 4.0),
    (((566, 640), (566, 560), (548, 470), (590, 550), (606, 640)), 0.14, 3.0),
    (((606, 640), (596, 560), (566, 470), (620, 540), (640, 636)), -0.14, 4.0),
)
_SLEEVE_PLANES = (
    (((400, 440), (440, 440), (440, 560), (420, 730), (396, 730), (410, 600), (408, 500)), -0.3, 4.0),
    (((352, 440), (376, 436), (388, 540), (380, 640), (370, 720), (352, 714), (362, 600)), 0.12, 5.0),
    (((380, 560), (434, 528), (436, 544), (392, 580)), -0.2, 3.0),
    (((356, 534), (392, 560), (392, 574), (358, 556)), -0.2, 3.0),
)


def _cloth(c: Canvas, m: Mask, planes: tuple[tuple[tuple[tuple[float, float], ...], float, float], ...]) -> None:
    """Lay the coat's cloth: a flat wash, its folds as soft-edged planes."""
    t = np.full_like(c.x, 0.68)
    for outline, lift, soft in planes:
        t = t + lift * c.mask(curve(at(*outline)), soft=soft).whole()
    t = t + 0.07 * (c.field("wool", 12, 3) - 0.5)
    c.fill(m, pick(_WOOL, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.5)


def over(c: Canvas) -> None:
    """Paint the coat that somebody laid over the child: chest, knees, shins."""
    _cloth(c, c.mask(curve(at(*_LIE)), wobble=1), _PLANES)


def sleeve(c: Canvas) -> None:
    """Paint what of the coat hangs over the chair's arm: its front with the buttons, an empty sleeve."""
    flap = c.mask(curve(at(*_FLAP)), wobble=1)
    arm = c.mask(curve(at(*_SLEEVE)), wobble=1)
    below = np.asarray(smoothstep(480, 540, c.y) * smoothstep(706, 696, c.y), np.float32)
    c.multiply((flap | arm).blur(6).move(10, 8).whole() * below, (0.3, 0.1, 20), 0.6)
    _cloth(c, flap, _PLANES)

    def sewn(pen: Pen) -> None:
        pen.stroke(curve(at((440, 578), (520, 588), (600, 590), (660, 560)), closed=False), _SEAM, 2, 0.35)
        pen.fill(curve(at((500, 500, CORNER), (556, 496, CORNER), (559, 515, CORNER), (503, 520, CORNER))), _SEAM, 0.7)
        for x, y in at((464, 606), (520, 614), (576, 617), (628, 610)):
            pen.fill(oval(x, y, 8, 7), (0.26, 0.05, 40))
            pen.fill(oval(x - 1.5, y - 1.5, 4, 3), (0.4, 0.06, 45))

    c.draw(sewn, detail=0.5, soft=0.4, clip=flap)
    c.multiply(arm.blur(4).move(8, 5) & flap, (0.5, 0.1, 50), 0.8)
    (ix, iy), (ox, oy) = (p[:2] for p in at((385, 714), (385, 720)))
    c.fill(c.mask(oval(ix, iy, 31, 11, 2)), (0.2, 0.05, 35), detail=0.5)
    _cloth(c, arm - c.mask(oval(ox, oy, 26, 6, 2)), _SLEEVE_PLANES)

    def cuff(pen: Pen) -> None:
        pen.stroke(curve(at((356, 664), (392, 674), (428, 668)), closed=False), _SEAM, 3, 0.7)
        x, y = at((408, 690))[0]
        pen.fill(oval(x, y, 6, 5.4), (0.26, 0.05, 40))

    c.draw(cuff, detail=0.5, soft=0.4, clip=arm)
    collar = c.mask(curve(at(*_COLLAR)), wobble=1)
    c.multiply(collar.blur(4).move(5, 6) & (arm | flap | c.mask(curve(at(*_LIE)))), (0.5, 0.1, 50), 0.7)
    t = 0.5 - 0.3 * smoothstep(340, 420, c.x) + 0.07 * (c.field("wool", 12, 3) - 0.5)
    c.fill(collar, pick(_WOOL, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.5)
