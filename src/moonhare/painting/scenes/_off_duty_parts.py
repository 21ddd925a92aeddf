"""The sleeping lifeguard."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour
from moonhare.painting.mask import Mask, blur
from moonhare.painting.materials import fur, skin
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, oval
from moonhare.painting.stamps import strew

_SKIN: Colour = (0.64, 0.105, 50)
_RED: Colour = (0.52, 0.19, 27)
_AROUND = (160.0, 20.0, 420.0, 480.0)


def _flesh(c: Canvas, clay: Clay, bias: float = 0.0) -> Mask:
    body = clay.relief(1.8)
    skin(c, body, _SKIN, bias=bias, detail=0.95)
    c.screen(body.mask.edge(-2, -3, 1.4), (0.97, 0.07, 75), 0.4)
    return body.mask


def guard(c: Canvas) -> None:
    """He has slid down in his seat, facing us: arms folded on his belly, chin on his chest, cap over his eyes."""
    shorts = Clay(c, _AROUND, melt=8)
    shorts.limb([(254, 262, 36), (242, 296, 31)])
    shorts.limb([(308, 256, 36), (322, 284, 31)])
    shorts.ball(281, 258, 46, 30)
    c.shadow(shorts.mask(), 6, 8, 6, 0.5)
    pants = shorts.relief(1.6)
    fold = c.noise.at("fold", shorts.across / 14, shorts.along / 40, 1.0, 2)
    c.form(pants, _RED, bump=blur((fold * 8).astype(np.float32), c.scale), rim=0.4, detail=0.85)
    c.draw(lambda pen: pen.stroke([(281, 272), (281, 290)], (0.34, 0.13, 25), 3, 0.7), detail=0.85, soft=1)
    trunk = Clay(c, _AROUND, melt=16)
    trunk.limb([(279, 246, 52), (279, 206, 56), (279, 172, 50), (279, 150, 32)], flat=0.8)
    trunk.limb([(236, 160, 24), (279, 148, 22), (322, 160, 24)])
    trunk.ball(280, 228, 60, 44, z=26)
    trunk.press([(280, 236, 3), (280, 241, 3.4), (280, 246, 3)], 10)
    c.shadow(trunk.mask(), 8, 10, 7, 0.45)
    m = _flesh(c, trunk, 0.0)
    r = c.rng("hair")
    n = 60
    x, y = r.normal(279, 18, n), r.normal(170, 8, n)
    strew(
        c,
        "hair",
        x,
        y,
        7,
        r.uniform(0.6, 2.5, n),
        np.tile(np.array([[0.86, 0.8, 0.74]]), (n, 1)),
        seed="chest",
        alpha=0.5,
        clip=m,
        detail=0.95,
    )

    def cord(pen: Pen) -> None:
        pen.stroke([(254, 146), (268, 172), (276, 184)], (0.9, 0.14, 90), 2.4)
        pen.stroke([(304, 146), (292, 172), (282, 184)], (0.9, 0.14, 90), 2.4)
        pen.fill(oval(279, 189, 8, 5, 10), (0.82, 0.03, 250))

    c.draw(cord, relief=2, detail=0.95)
    _arms(c)
    _head(c)


def _arms(c: Canvas) -> None:
    """Folded: one forearm over the other, a hand on the arm, the other tucked away."""
    under = Clay(c, _AROUND, melt=6)
    under.limb([(336, 216, 19), (300, 212, 17), (262, 208, 13)])
    c.shadow(under.mask(), 2, 7, 5, 0.4)
    _flesh(c, under, -0.06)
    for pts in (
        [(229, 160, 25), (214, 188, 23), (212, 216, 20)],
        [(329, 160, 25), (346, 188, 23), (347, 216, 20)],
    ):
        upper = Clay(c, _AROUND, melt=6)
        upper.limb(pts)
        c.shadow(upper.mask(), 4, 6, 5, 0.4)
        _flesh(c, upper, 0.0)
    over = Clay(c, _AROUND, melt=5)
    over.limb([(213, 219, 20), (250, 216, 19), (290, 202, 15), (312, 196, 12)])
    c.shadow(over.mask(), 2, 9, 6, 0.5)
    _flesh(c, over, 0.03)
    hand = Clay(c, _AROUND, melt=2.5)
    hand.ball(322, 194, 14, 12)
    for k in range(4):
        hand.limb([(328, 185 + 5.4 * k, 4.6, 5), (345, 182 + 6.2 * k, 3.9, 4)], n=8, melt=1.0)
    c.shadow(hand.mask(), 2, 4, 3, 0.45)
    _flesh(c, hand, 0.03)


def shins(c: Canvas) -> None:
    """Knees before the seat, calves before the chair's legs, feet in sandals on the lower rung."""
    for knee, calf, ankle, toe in (
        ((239, 312, 22), (232, 346, 20.5), (235, 386, 11), (228, 404)),
        ((325, 299, 22), (332, 331, 20.5), (325, 370, 11), (335, 388)),
    ):
        leg = Clay(c, _AROUND, melt=6)
        leg.limb([knee, calf, ankle])
        leg.press([(knee[0] - 12, knee[1] + 15, 3), (knee[0], knee[1] + 19, 3), (knee[0] + 12, knee[1] + 15, 3)], 4)
        c.shadow(leg.mask(), 7, 8, 6, 0.45)
        _flesh(c, leg, 0.0)
        foot = Clay(c, _AROUND, melt=4)
        foot.limb([(ankle[0], ankle[1] + 4, 12), (toe[0], toe[1], 14.5)])
        for k in range(4):
            foot.ball(toe[0] - 11 + 7 * k, toe[1] + 12 - abs(k - 1.2), 4.4, 5)
        sole = foot.mask().grow(3).move(0, 4)
        c.shadow(sole, 4, 8, 5, 0.5)
        c.form(sole, (0.3, 0.05, 270), thickness=5, detail=0.9)
        _flesh(c, foot, 0.02)

        def strap(pen: Pen, ax: float = toe[0], ay: float = toe[1]) -> None:
            pen.stroke([(ax - 15, ay - 2), (ax - 2, ay - 6), (ax + 1, ay + 9)], (0.86, 0.13, 88), 4)
            pen.stroke([(ax + 15, ay - 2), (ax + 3, ay - 6), (ax + 1, ay + 9)], (0.86, 0.13, 88), 4)

        c.draw(strap, relief=3, detail=0.95)


def _head(c: Canvas) -> None:
    skull = Clay(c, _AROUND, melt=6)
    skull.ball(279, 104, 33, 36)
    skull.ball(279, 128, 30, 22, z=6)
    skull.ball(247, 112, 7, 11, turn=8)
    skull.ball(311, 112, 7, 11, turn=-8)
    skull.ball(262, 122, 11, 9, z=14)
    skull.ball(296, 122, 11, 9, z=14)
    c.shadow(skull.mask(), 4, 13, 7, 0.55)
    _flesh(c, skull, 0.0)
    chin = Clay(c, _AROUND, melt=3)
    chin.ball(279, 142, 12, 8)
    c.form(chin.relief(1), _SKIN, rim=0.3, detail=0.95)
    c.draw(lambda pen: pen.stroke([(270, 138), (279, 136), (288, 138)], (0.36, 0.09, 30), 3, 0.8), detail=0.95)
    lip = Clay(c, _AROUND, melt=4)
    lip.limb([(254, 136, 4), (265, 129, 7.5), (279, 127, 8), (293, 129, 7.5), (304, 136, 4)])
    tash = lip.relief(1)
    c.shadow(lip.mask(), 1, 4, 3, 0.4)
    c.form(tash, (0.9, 0.015, 85), rim=0.4, detail=0.95)
    fur(c, tash, 1.57, seed="tash", length=(6, 10), spacing=2.2, spread=0.5, light=0.1, detail=0.95)
    nose = Clay(c, _AROUND, melt=3)
    nose.limb([(279, 104, 6), (279, 116, 10)])
    c.shadow(nose.mask(), 2, 4, 3, 0.4)
    c.form(nose.relief(1.2), (0.95, 0.015, 90), gloss=0.3, rim=0.3, detail=0.95)
    cap = Clay(c, _AROUND, melt=4)
    cap.ball(279, 72, 38, 33)
    cap.cut((279, 84), (0, 1), 2)
    dome = cap.relief(1.3)
    c.form(dome, _RED, rim=0.4, mottle=0.05, detail=0.95)

    def seams(pen: Pen) -> None:
        pen.stroke([(279, 40), (279, 62), (279, 82)], (0.4, 0.15, 26), 1.6, 0.8)
        pen.stroke([(276, 40), (258, 56), (252, 82)], (0.4, 0.15, 26), 1.4, 0.7)
        pen.stroke([(282, 40), (300, 56), (306, 82)], (0.4, 0.15, 26), 1.4, 0.7)
        pen.dot(279, 41, 4, (0.9, 0.04, 80))

    c.draw(seams, relief=1.4, detail=0.95, clip=dome.mask)
    peak = c.mask(curve([(241, 80, CORNER), (279, 73), (317, 80, CORNER), (310, 94), (279, 99), (248, 94)]))
    c.shadow(peak, 3, 8, 4, 0.55)
    c.form(peak, (0.93, 0.02, 80), thickness=8, rim=0.5, detail=0.95)

    def lids(pen: Pen) -> None:
        for x in (263.0, 295.0):
            pen.stroke([(x - 9, 108), (x, 112), (x + 9, 108)], (0.2, 0.05, 30), 2.6)
            pen.stroke([(x - 8, 114), (x, 118), (x + 8, 114)], (0.42, 0.09, 40), 1.4, 0.7)

    c.draw(lids, detail=0.97)
