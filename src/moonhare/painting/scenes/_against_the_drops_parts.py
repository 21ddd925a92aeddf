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
    box = (40.0, 180.0, 800.0, 1160.0)
    far = Clay(c, box, melt=10)
    far.limb(_spine((196, -8, 21), (250, -6, 17), (306, -4, 14.5), (318, -3, 15), (360, 1, 13), (404, 6, 9.5)))
    far.limb(_spine((400, 6, 10), (424, 8, 9), (452, 12, 5)), flat=0.6)
    far.limb(_spine((410, 4, 5), (424, -6, 4)), n=8)
    far.limb(
        _spine(
            (-12, 4, 34),
            (-70, 22, 26),
            (-128, 37, 20),
            (-142, 40, 20),
            (-190, 54, 17),
            (-244, 66, 10.5),
            (-256, 68, 11),
        )
    )
    far.limb(_spine((-254, 68, 10), (-284, 78, 8), (-314, 82, 5)), flat=0.7)
    behind = far.relief(1.0)
    skin(c, behind, mix(_SKIN, c.light.shade, 0.35), bias=-0.1)

    body = Clay(c, box, melt=16)
    body.limb(_spine((-12, 0, 39), (40, 4, 33), (90, 6, 39), (140, 6, 45), (186, 6, 41), (216, 4, 27)), flat=0.85)
    body.limb(
        _spine(
            (-22, -8, 37, 10),
            (-80, -28, 28, 10),
            (-138, -42, 20, 10),
            (-152, -43, 21, 10),
            (-200, -32, 18, 10),
            (-256, -17, 11, 10),
            (-268, -14, 12, 10),
        ),
        melt=12,
    )
    body.limb(_spine((-266, -14, 11, 10), (-296, 0, 9, 10), (-328, 8, 5, 10)), flat=0.7)
    body.limb(_spine((212, 2, 24, 6), (252, -2, 22, 8)))
    arm = (
        (176, 10, 30, 4),
        (192, 44, 22, 18),
        (210, 92, 16, 24),
        (219, 107, 17, 26),
        (258, 99, 14, 30),
        (306, 76, 9.5, 32),
    )
    body.limb(_spine(*arm), melt=16)
    body.limb(_spine((306, 76, 10, 32), (328, 63, 11, 32), (350, 50, 6, 32)), flat=0.7, melt=4)
    for k, spread in enumerate((-7, -2, 4)):
        finger = ((334, 60 + spread, 4.4, 36), (354, 46 + spread * 1.4, 3.6, 36), (372, 32 + spread * 2, 2.6, 36 + k))
        body.limb(_spine(*finger), n=10, melt=2)
    body.limb(_spine((312, 66, 5, 40), (328, 52, 3.6, 42), (340, 42, 2.6, 42)), n=8, melt=3)
    body.press(_spine((224, 98, 4), (234, 106, 4)), 3)
    body.press(_spine((204, 30, 8), (186, 38, 8), (168, 44, 6)), 5)
    for k in range(6):
        u = 92 + k * 15
        body.press(_spine((u + 6, 22, 4.5), (u, -4, 5), (u - 13, -30, 4)), 4.2 * SIZE)
    body.press(_spine((40, -22, 6), (60, -4, 6), (58, 20, 5)), 4)
    body.press(_spine((22, -24, 5), (40, -8, 5)), 4)
    body.press(_spine((170, 34, 7), (150, 16, 7), (160, -2, 6)), 7)
    body.press(_spine((226, -16, 4), (238, -2, 4), (236, 12, 3)), 4)
    body.press(_spine((-150, -54, 4), (-140, -46, 4)), 4)
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


def _head(c: Canvas) -> None:
    """In profile, mouth open to breathe, a red cap and a strap of goggles."""
    profile = (
        (318, -26),
        (310, -36),
        (304, -34),
        (294, -54, CORNER),
        (288, -44),
        (284, -47),
        (280, -34, CORNER),
        (275, -45),
        (269, -38),
        (260, -43),
        (252, -32),
        (246, -14),
        (236, 6),
        (246, 22),
        (268, 30),
        (300, 30),
        (322, 4),
    )
    face = c.relief(c.mask(curve([(*on(q[0], q[1]), *q[2:]) for q in profile])), 46, smooth=2.5)
    skin(c, face, _SKIN, bias=0.05)
    ear = c.mask(curve([on(274, 4), on(284, 10), on(294, 4), on(286, -4), on(276, -4)]))
    cap = c.mask(
        curve(
            [
                (*on(304, -32), CORNER),
                on(324, -22),
                on(334, 6),
                on(320, 36),
                on(290, 42),
                (*on(262, 30), CORNER),
                on(278, 14),
                (*on(292, -4), CORNER),
                on(298, -18),
            ]
        )
    )
    c.form(cap, (0.57, 0.215, 27), thickness=46, rim=1.0, gloss=0.6, gloss_sharpness=20, shadow=10, detail=0.9)
    c.form(ear, mix(_SKIN, (0.6, 0.15, 30), 0.3), thickness=5, rim=0.5, detail=0.85)

    def features(pen: Pen) -> None:
        pen.stroke([on(302, -28), on(300, -8), on(300, 14), on(298, 38)], (0.14, 0.03, 270), 5)
        pen.fill(curve([on(308, -30), on(298, -24), on(292, -32), on(300, -40)]), (0.2, 0.05, 260))
        pen.stroke([on(304, -33), on(298, -36)], (0.85, 0.06, 230), 2.4)
        pen.fill(curve([(*on(284, -46), CORNER), on(281, -30), (*on(275, -44), CORNER), on(279, -38)]), (0.2, 0.08, 20))
        for k in range(3):
            pen.stroke([on(288 - k * 6, -24), on(276 - k * 5, -20 + k * 5)], (0.42, 0.09, 40), 1.6, 0.55)
        pen.stroke([on(290, -42), on(288, -34), on(278, -27)], (0.42, 0.09, 40), 1.6, 0.6)
        for k in range(4):
            pen.stroke([on(252 - k * 6, -18 + k * 2), on(246 - k * 6, 6)], (0.45, 0.09, 40), 1.8, 0.45)
        cap_lines = ([on(330, -6), on(318, 12), on(296, 30)], [on(322, -22), on(308, 0), on(284, 20)])
        for line in cap_lines:
            pen.stroke(line, (0.38, 0.16, 25), 1.6, 0.5)

    c.draw(features, detail=0.92)
    c.screen(cap.edge(-3, -3, 1.4), (0.85, 0.06, 235), 0.7)
