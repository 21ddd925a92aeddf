"""The sleeping lifeguard."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, smoothstep
from moonhare.painting.mask import Mask, blur
from moonhare.painting.materials import fur, skin
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, polygon
from moonhare.painting.stamps import strew

_SKIN: Colour = (0.65, 0.105, 50)


def _flesh(c: Canvas, clay: Clay, bias: float = 0.0) -> Mask:
    body = clay.relief(1.6)
    skin(c, body, _SKIN, bias=bias, detail=0.85)
    at = body.mask.where
    leather = c.noise.at("leather", c.x[at] / 13, c.y[at] / 8, 1.0, 3)
    c.multiply(body.mask * smoothstep(0.5, 0.75, leather), (0.5, 0.12, 38), 0.14)
    c.screen(body.mask.edge(-3, -4, 1.6), (0.97, 0.07, 75), 0.5)
    return body.mask


def guard(c: Canvas) -> None:
    """He has slid down in his seat: chin on his chest, cap over his eyes, one arm hanging, a sandal going."""
    around = (20.0, 30.0, 380.0, 460.0)
    far_arm = Clay(c, around, melt=6)
    far_arm.limb([(206, 158, 22), (238, 200, 20), (226, 236, 17), (196, 240, 13)])
    _flesh(c, far_arm, -0.06)
    legs = Clay(c, around, melt=8)
    legs.limb(
        [(192, 262, 34), (252, 268, 30), (276, 282, 24), (284, 330, 20), (282, 372, 13), (300, 384, 11), (316, 388, 8)]
    )
    _flesh(c, legs, -0.05)
    near = Clay(c, around, melt=8)
    near.limb(
        [(150, 272, 36), (204, 292, 33), (226, 308, 27), (224, 362, 22), (214, 404, 14), (232, 418, 12), (250, 422, 9)]
    )
    shade = near.mask()
    c.shadow(shade, 8, 10, 7, 0.45)
    _flesh(c, near, 0.0)
    shorts = Clay(c, around, melt=10)
    shorts.limb([(182, 256, 40), (236, 266, 36)])
    shorts.limb([(144, 262, 42), (196, 288, 40)])
    shorts.cut((228, 282), (0.95, 0.3), 2)
    pants = shorts.relief(1.6)
    fold = c.noise.at("fold", shorts.across / 14, shorts.along / 40, 1.0, 2)
    c.form(pants, (0.52, 0.19, 27), bump=blur((fold * 9).astype(np.float32), c.scale), rim=0.4, detail=0.75)
    trunk = Clay(c, around, melt=18)
    trunk.limb([(150, 250, 52), (154, 214, 60), (152, 168, 52), (150, 140, 34)], flat=0.8)
    trunk.ball(172, 216, 62, 54, z=14)
    trunk.ball(134, 160, 30, 22, z=16)
    trunk.ball(180, 158, 30, 22, z=16)
    trunk.press([(112, 178, 5), (136, 184, 5), (158, 176, 4)], 7)
    trunk.press([(164, 178, 4), (184, 182, 5), (206, 174, 5)], 7)
    trunk.press([(178, 230, 4), (180, 236, 4), (181, 240, 3)], 12)
    trunk.press([(132, 256, 4), (174, 268, 5), (222, 252, 4)], 8)
    c.shadow(trunk.mask(), 8, 8, 6, 0.35)
    m = _flesh(c, trunk, 0.02)
    r = c.rng("hair")
    n = 130
    x, y = r.normal(158, 22, n), r.normal(170, 18, n)
    strew(
        c,
        "hair",
        x,
        y,
        9,
        r.uniform(0.6, 2.5, n),
        np.tile(np.array([[0.85, 0.8, 0.74]]), (n, 1)),
        seed="chest",
        alpha=0.6,
        clip=m,
        detail=0.85,
    )
    whistle = (186.0, 214.0)

    def cord(pen: Pen) -> None:
        pen.stroke([(134, 134), (158, 176), (whistle[0] - 4, whistle[1] - 4)], (0.9, 0.14, 90), 2.4)
        pen.stroke([(176, 136), (186, 176), whistle], (0.9, 0.14, 90), 2.4)
        pen.fill(polygon([(178, 212), (198, 208), (200, 215), (190, 218)]), (0.8, 0.03, 250))
        pen.dot(184, 217, 6.4, (0.8, 0.03, 250))

    c.draw(cord, relief=2, detail=0.85)
    arm = Clay(c, around, melt=6)
    arm.limb([(112, 156, 26), (80, 206, 24), (70, 252, 19), (74, 302, 18), (80, 338, 11)])
    arm.limb([(80, 340, 11), (84, 358, 12), (88, 374, 8)])
    arm.limb([(88, 352, 6), (97, 362, 4.5)])
    c.shadow(arm.mask(), 8, 6, 6, 0.4)
    _flesh(c, arm, 0.02)
    fore = Clay(c, around, melt=6)
    fore.limb([(240, 198, 20), (238, 222, 19), (222, 238, 16), (198, 242, 12)])
    c.shadow(fore.mask(), -4, 8, 6, 0.4)
    _flesh(c, fore, -0.04)
    hand = Clay(c, around, melt=3)
    hand.ball(190, 240, 15, 12)
    for k in range(4):
        hand.limb([(182 - 3 * k, 232 + 6 * k, 5.4, 4), (168 - 2 * k, 233 + 6 * k, 4.6, 4)], n=6, melt=1.2)
    _flesh(c, hand, 0.0)
    _head(c, around)

    def sandals(pen: Pen) -> None:
        pen.stroke([(212, 412), (230, 426), (254, 430)], (0.3, 0.05, 270), 6)
        pen.stroke([(226, 412), (236, 420), (232, 428)], (0.86, 0.13, 88), 3)
        # The other has let go of the heel.
        pen.stroke([(292, 412), (308, 404), (322, 396)], (0.3, 0.05, 270), 6)
        pen.stroke([(300, 392), (308, 398), (306, 406)], (0.86, 0.13, 88), 3)

    c.draw(sandals, relief=3, detail=0.8)


def _head(c: Canvas, around: tuple[float, float, float, float]) -> None:
    skull = Clay(c, around, melt=6)
    skull.ball(164, 102, 32, 36, turn=12)
    skull.ball(170, 122, 25, 20, z=8)
    skull.ball(170, 138, 24, 11, z=4)
    skull.ball(131, 104, 7, 11, turn=10)
    c.shadow(skull.mask(), 4, 10, 7, 0.5)
    _flesh(c, skull, 0.02)
    nose = Clay(c, around, melt=3)
    nose.limb([(178, 100, 7), (184, 110, 10)])
    c.form(nose.relief(1), (0.95, 0.015, 90), gloss=0.3, rim=0.3, detail=0.9)
    lip = Clay(c, around, melt=4)
    lip.limb([(156, 126, 5), (170, 120, 9), (182, 119, 9), (196, 120, 5)])
    tash = lip.relief(1)
    c.form(tash, (0.84, 0.02, 80), rim=0.4, detail=0.9)
    fur(c, tash, 0.5, seed="tash", length=(6, 12), spacing=1.8, spread=0.7, light=0.12, detail=0.9)
    c.draw(lambda pen: pen.fill(curve([(166, 131), (176, 128), (188, 130), (178, 138)]), (0.2, 0.07, 20)), detail=0.9)
    cap = Clay(c, around, melt=5)
    cap.ball(160, 84, 36, 30, turn=12)
    cap.cut((164, 92), (-0.1, 1))
    c.form(cap.relief(1.2), (0.52, 0.19, 27), rim=0.4, mottle=0.06, detail=0.85)
    peak = c.mask(curve([(130, 90, CORNER), (164, 84), (196, 92, CORNER), (208, 108), (180, 106), (150, 104)]))
    c.shadow(peak, 3, 8, 4, 0.5)
    c.form(peak, (0.93, 0.02, 80), thickness=7, rim=0.4, detail=0.85)
