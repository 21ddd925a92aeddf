"""The old swimmer, and where on the card his body lies."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.materials import cloth, skin
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve

RISE = math.radians(54)


HIP = (318.0, 752.0)


SIZE = 1.2


_SKIN: Colour = (0.72, 0.085, 55)


Place = tuple[float, float]


def on(u: float, v: float) -> Place:
    """Return a place `u` ahead of the swimmer's hip and `v` to the side of his back."""
    c, s = math.cos(RISE), math.sin(RISE)
    return HIP[0] + (u * c - v * s) * SIZE, HIP[1] + (-u * s - v * c) * SIZE


def _spine(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
    return [(*on(p[0], p[1]), p[2] * SIZE, *(q * SIZE for q in p[3:])) for p in points]


def swimmer(c: Canvas) -> None:
    """Paint the old man in mid-stroke, far limbs first."""
    box = (20.0, 160.0, 800.0, 1180.0)
    far = Clay(c, box, melt=10)
    far.limb(
        _spine((190, -14, 24), (168, -62, 18), (146, -100, 15), (138, -106, 15), (96, -112, 12.5), (48, -110, 8.5))
    )
    far.limb(_spine((50, -110, 8.5), (34, -111, 10.5), (18, -112, 8)), flat=0.6)
    for k in range(4):
        far.limb(
            _spine((24, -119 + 5 * k, 4), (6, -121 + 6 * k, 3.4), (-9 + 2 * abs(k - 2), -120 + 6 * k, 2.6)), n=8, melt=2
        )
    far.limb(_spine((32, -104, 4.4), (22, -96, 3.8), (12, -92, 2.8)), n=8, melt=3)
    far.limb(
        _spine(
            (-12, 6, 35),
            (-72, 26, 27),
            (-132, 40, 20),
            (-146, 44, 20),
            (-194, 60, 17.5),
            (-246, 74, 10.5),
            (-258, 77, 11),
        )
    )
    far.limb(_spine((-256, 77, 11), (-286, 90, 9), (-318, 96, 5)), flat=0.7)
    behind = far.relief(1.0)
    skin(c, behind, mix(_SKIN, c.light.shade, 0.14), bias=-0.05)
    c.screen(behind.mask.edge(3.0, 1.6, 1.6), (0.8, 0.17, 45), 0.4)

    body = Clay(c, box, melt=16)
    body.limb(_spine((-12, 0, 39), (40, 2, 33), (90, 4, 37), (140, 6, 43), (180, 8, 41), (208, 8, 26)), flat=0.85)
    body.limb(
        _spine(
            (-22, -8, 37, 10),
            (-80, -24, 28, 10),
            (-138, -36, 20, 10),
            (-152, -38, 21, 10),
            (-200, -36, 18.5, 10),
            (-256, -28, 11, 10),
            (-268, -26, 12, 10),
        ),
        melt=12,
    )
    body.limb(_spine((-266, -26, 11.5, 10), (-298, -14, 9.5, 10), (-332, -8, 5, 10)), flat=0.7)
    body.limb(_spine((200, 6, 26, 4), (232, 3, 20, 6), (264, 0, 20, 6)))
    for k in range(4):
        u = 96 + k * 19
        body.press(_spine((u + 4, 10, 5), (u - 2, -12, 5), (u - 12, -30, 4)), 1.9 * SIZE)
    body.press(_spine((40, -22, 6), (60, -4, 6), (58, 20, 5)), 2.5)
    body.press(_spine((170, -10, 6), (150, -24, 7), (146, -34, 5)), 4)
    body.press(_spine((-150, -50, 4), (-140, -44, 4)), 3)
    _near_arm(body)
    trunk = body.relief(1.0)
    c.shadow(trunk.mask, 10, 22, soft=16, share=0.35)
    skin(c, trunk, _SKIN, bias=0.05)
    c.screen(
        trunk.mask * np.asarray(smoothstep(0.2, 0.8, -(trunk.nx * 0.75 + trunk.ny * 0.5)) * 0.5, np.float32),
        (0.72, 0.07, 240),
    )
    trunks = c.mask(
        curve(
            [
                (*on(28, 40), CORNER),
                on(22, 0),
                (*on(14, -40), CORNER),
                on(-46, -46),
                (*on(-66, -46), CORNER),
                on(-52, -16),
                (*on(-34, 30), CORNER),
                on(-8, 44),
            ]
        )
    )
    worn = trunk.within(trunks & trunk.mask)
    cloth(c, worn, (0.36, 0.11, 265), angle=36, fold=20, depth=4, seed="trunks", detail=0.8)
    stripe = c.mask(
        curve(
            [
                (*on(16, 2), CORNER),
                on(-16, -2),
                (*on(-52, -14), CORNER),
                (*on(-50, -26), CORNER),
                on(-18, -15),
                (*on(14, -11), CORNER),
            ]
        )
    )
    c.form(trunk.within(stripe & trunk.mask), (0.9, 0.03, 80), detail=0.8)
    _head(c)

    c.screen(trunk.mask.edge(-3.0, -2.4, 1.4), (0.8, 0.06, 238), 0.55)
    c.screen(trunk.mask.edge(3.0, 1.6, 1.6), (0.8, 0.17, 45), 0.5)


def _near_arm(arm: Clay) -> None:
    """Model the arm that comes over: shoulder, high elbow, a hand flat for the catch."""
    arm.limb(
        _spine((168, 8, 30, 4), (186, 24, 27, 8), (210, 48, 22, 12), (244, 76, 17.5, 14), (262, 86, 16.5, 14)), melt=22
    )
    arm.limb(_spine((262, 86, 16.5, 14), (300, 82, 15.5, 14), (340, 68, 11.5, 14), (366, 58, 9, 14)))
    arm.limb(_spine((364, 58, 9, 14), (384, 51, 12, 14), (400, 44, 9.5, 14)), flat=0.65, melt=5)
    for k in range(4):
        arm.limb(
            _spine((394, 52 - 6 * k, 4.6, 18), (416, 44 - 6 * k, 4, 18), (434 - 3 * abs(k - 1), 36 - 6 * k, 2.8, 18)),
            n=9,
            melt=2,
        )
    arm.limb(_spine((376, 46, 5, 19), (388, 34, 4.4, 20), (400, 27, 3, 20)), n=8, melt=3)
    arm.press(_spine((254, 70, 4), (266, 74, 5), (276, 70, 4)), 3)
    arm.press(_spine((158, 30, 7), (182, 46, 6), (206, 58, 5)), 2)


def _at(u: float, v: float) -> Place:
    """Return a place on the head, whose measures are given before it was set forward on its neck."""
    return on(262 + (u - 246) * 0.88, -4 + v * 0.88)


def _head(c: Canvas) -> None:
    """In profile, lips pursed to breathe, a white moustache, a red cap and a strap of goggles."""
    profile = (
        (318, -26),
        (310, -35),
        (303, -37),
        (297, -35),
        (287, -51),
        (282.5, -49),
        (281, -41, CORNER),
        (277, -44),
        (274, -39, CORNER),
        (270, -43),
        (266, -38),
        (258, -42),
        (249, -36),
        (245, -20),
        (238, -2),
        (240, 20),
        (264, 31),
        (300, 32),
        (322, 4),
    )
    face = c.relief(c.mask(curve([(*_at(q[0], q[1]), *q[2:]) for q in profile])), 42, smooth=2.5)
    c.shadow(face.mask, -6, 8, soft=7, share=0.3)
    skin(c, face, _SKIN, bias=0.05)
    ear = c.mask(curve([_at(268, 4), _at(276, 12), _at(290, 7), _at(288, -3), _at(272, -4)]))
    cap = c.mask(
        curve(
            [
                (*_at(306, -34), CORNER),
                _at(326, -22),
                _at(336, 6),
                _at(322, 34),
                _at(290, 42),
                (*_at(258, 30), CORNER),
                _at(276, 16),
                (*_at(294, 0), CORNER),
                _at(300, -18),
            ]
        )
    )
    c.form(cap, (0.57, 0.215, 27), thickness=46, rim=1.0, gloss=0.6, gloss_sharpness=20, shadow=10, detail=0.9)
    c.form(ear, mix(_SKIN, (0.6, 0.15, 30), 0.3), thickness=5, rim=0.5, detail=0.85)

    def features(pen: Pen) -> None:
        crease = (0.45, 0.09, 40)
        pen.stroke([_at(300, -30), _at(300, -10), _at(300, 14), _at(298, 40)], (0.14, 0.03, 270), 4.4)
        pen.fill(curve([_at(305, -36), _at(299, -25), _at(292, -29), _at(293, -38), _at(299, -41)]), (0.2, 0.05, 260))
        pen.stroke([_at(302, -37), _at(296, -38)], (0.85, 0.06, 230), 2.2)
        for k in range(2):
            pen.stroke([_at(288 - k * 6, -20), _at(278 - k * 5, -15 + k * 4)], crease, 1.5, 0.4)
        pen.stroke([_at(286, -40), _at(282, -33), _at(272, -29)], crease, 1.6, 0.5)
        pen.stroke([_at(274.5, -39), _at(273.5, -33)], (0.36, 0.09, 30), 2.2, 0.8)
        pen.stroke([_at(284, -44), _at(283, -41)], crease, 2, 0.7)
        for k in range(9):
            v = -46 + 2.0 * k
            pen.stroke([_at(281, v), _at(278, v + 1), _at(274.5 - 0.5 * k, v + 3.4)], (0.93, 0.02, 90), 2.0, 0.9)
        for k in range(3):
            pen.stroke([_at(276, 4 + k), _at(282, 8), _at(287, 3)], (0.5, 0.11, 35), 1.2, 0.35)
        for line in ([_at(330, -6), _at(318, 12), _at(296, 30)], [_at(322, -22), _at(308, 0), _at(284, 22)]):
            pen.stroke(line, (0.38, 0.16, 25), 1.6, 0.5)

    c.draw(features, detail=0.92)
    c.screen(cap.edge(-3, -3, 1.4), (0.85, 0.06, 235), 0.7)
