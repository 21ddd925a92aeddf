"""The baker at his peel, and the loaves with their birches."""

from __future__ import annotations

import math

import msgspec
import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import skin, wood
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.heads import head
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval
from moonhare.painting.stamps import jittered, strew

AX = 496.0

_CRUST: Colour = (0.6, 0.12, 58)

_SKIN: Colour = (0.62, 0.085, 62)


def loaf(c: Canvas, x: float, y: float, w: float, seed: str, bias: float = 0.0, haze: float = 0.0) -> None:
    """A round loaf with a crossed crust, its foot at (x, y)."""
    h = w * 0.6
    c.shadow(c.mask(oval(x, y - 1, w * 1.02, h * 0.24)), -4, 3, 4, 0.55, (0.22, 0.07, 35))
    m = c.mask(
        curve(
            [
                (x - w, y - h * 0.3),
                (x - w * 0.72, y - h * 0.86),
                (x, y - h * 1.08),
                (x + w * 0.72, y - h * 0.86),
                (x + w, y - h * 0.3),
                (x + w * 0.6, y),
                (x - w * 0.6, y),
            ]
        ),
        wobble=w * 0.03,
    )
    body = c.form(
        m,
        _CRUST,
        mottle=0.14,
        grain=w * 0.5,
        bias=bias,
        gloss=0.12,
        rim=0.3,
        bump=(c.field("crust", 14, 3) - 0.5) * 4,
        detail=0.65,
    )
    r = c.rng(f"cut/{seed}")
    cuts = [
        limb(
            [
                (x - w * 0.66, y - h * (0.5 + 0.1 * k), 1),
                (x - w * 0.2 + 0.1 * w * k, y - h * (0.78 + 0.06 * k), w * 0.085),
                (x + w * 0.34, y - h * (0.62 + 0.2 * k), 1),
            ]
        )
        for k in range(2)
    ]
    cuts.append(
        limb(
            [
                (x + w * 0.7, y - h * 0.5, 1),
                (x + w * 0.5, y - h * 0.66, w * 0.07),
                (x + w * 0.16, y - h * 0.4 + float(r.normal(0, 2)), 1),
            ]
        )
    )
    scored = c.mask(*cuts, wobble=1.5)
    c.form(body.within(scored), (0.84, 0.08, 82), bias=bias + 0.04, detail=0.7)
    flour = c.full(smoothstep(0.56, 0.8, c.field("flour", 12, 3))) & m
    c.glaze(flour * smoothstep(y - h * 0.4, y - h, c.y), (0.94, 0.03, 85), 0.55)
    if haze:
        c.glaze(m, (0.9, 0.13, 80), haze)


def birch(
    c: Canvas, x: float, foot: float, height: float, w: float, lean: float, seed: str, haze: float, leaf: float
) -> None:
    """A young birch: white bark with black marks, fine twigs, small toothed leaves that hold the light."""
    r = c.rng(f"birch/{seed}")
    pts = []
    sway = float(r.normal(0, 6))
    for k in range(7):
        t = k / 6
        pts.append((x + lean * t + sway * math.sin(t * 5), foot - height * t, w * (1 - 0.78 * t) + 0.6))
    trunk = c.mask(limb(pts, 50))
    body = c.form(
        trunk,
        mix((0.93, 0.025, 85), (0.93, 0.1, 85), haze),
        thickness=w,
        rim=0.5,
        gain=1.2,
        bias=0.03,
        mottle=0.05,
        detail=0.75,
    )
    twigs: list[list[tuple[float, float]]] = []
    tips: list[tuple[float, float]] = []
    for k in range(int(6 + height / 34)):
        t = float(r.uniform(0.28, 0.98))
        side = -1 if k % 2 else 1
        i = min(int(t * 6), 5)
        u = t * 6 - i
        bx, by = pts[i][0] * (1 - u) + pts[i + 1][0] * u, pts[i][1] * (1 - u) + pts[i + 1][1] * u
        long = height * float(r.uniform(0.13, 0.3)) * (1.25 - 0.6 * t)
        mx, my = bx + side * long * 0.5, by - long * 0.62
        ex, ey = bx + side * long * float(r.uniform(0.85, 1.15)), by - long * float(r.uniform(0.3, 0.95))
        twigs.append([(bx, by), (mx, my), (ex, ey)])
        for q in np.linspace(0.3, 1.05, 7):
            px = (1 - q) ** 2 * bx + 2 * q * (1 - q) * mx + q * q * ex
            py = (1 - q) ** 2 * by + 2 * q * (1 - q) * my + q * q * ey
            tips.append((px, py))
    tips += [(pts[-1][0] + float(r.normal(0, 6)), pts[-1][1] + float(r.normal(0, 12))) for _ in range(8)]
    dark = mix((0.26, 0.03, 50), (0.7, 0.13, 65), haze)

    def marks(pen: Pen) -> None:
        for _ in range(int(height / 7)):
            t = float(r.uniform(0.02, 0.9))
            i = min(int(t * 6), 5)
            u = t * 6 - i
            px, py = pts[i][0] * (1 - u) + pts[i + 1][0] * u, pts[i][1] * (1 - u) + pts[i + 1][1] * u
            q = pts[i][2]
            a = float(r.uniform(-1, 0.4)) * q
            pen.stroke(
                [(px + a, py), (px + a + q * 0.5, py + 1), (px + a + q * float(r.uniform(0.5, 1.3)), py - 0.5)],
                dark,
                max(0.9, q * float(r.uniform(0.1, 0.3))),
                0.85,
            )

    c.draw(marks, clip=body.mask, detail=0.8)

    def thin(pen: Pen) -> None:
        for twig in twigs:
            pen.stroke(twig, mix((0.36, 0.05, 45), (0.8, 0.12, 75), haze), max(1.1, w * 0.12))

    c.draw(thin, relief=1, detail=0.7)
    n = len(tips) * 3
    tx = np.repeat(np.array([t[0] for t in tips]), 3) + r.normal(0, leaf * 0.9, n)
    ty = np.repeat(np.array([t[1] for t in tips]), 3) + r.normal(0, leaf * 0.8, n) + leaf * 0.3
    table = ramp([(0.42, 0.1, 135), (0.62, 0.14, 125), (0.78, 0.16, 112), (0.92, 0.15, 102)])
    light = np.clip(
        0.25 + 0.55 * r.random(n) + 0.35 * smoothstep(240, 0, np.hypot(tx - AX, (ty - 700) * 0.6)) + 0.2 * haze, 0, 1
    )
    tones = pick(table, light.astype(np.float32))
    tones = tones + (np.array([0.98, 0.82, 0.42], np.float32) - tones) * (haze * 0.75)
    strew(
        c,
        "leaf",
        tx,
        ty,
        leaf * r.uniform(0.7, 1.35, n),
        r.uniform(0.3, 2.8, n),
        jittered(tones, r),
        seed=f"leaf/{seed}",
        detail=0.72,
    )


def _skin(c: Canvas, clay: Clay, bias: float = -0.06) -> Mask:
    body = clay.relief(2.2)
    skin(c, body, _SKIN, bias=bias, detail=0.85)
    c.screen(body.mask.edge(5, -2, 2.2), (0.93, 0.13, 68), 0.6)
    return body.mask


def _worn(c: Canvas, clay: Clay, colour: Colour, seed: str, bias: float = 0.0) -> Mask:
    body = clay.relief(2.6)
    hang = c.noise.at(f"hang/{seed}", clay.across / 26, clay.along / 150, 1.0, 2) - 0.5
    crease = c.noise.at(f"crease/{seed}", clay.across / 60, clay.along / 34, 1.0, 2) - 0.5
    bump = (hang * 22 + crease * 15).astype(np.float32)
    c.form(body, colour, bump=bump, rim=0.35, bias=bias, mottle=0.06, shadow=30, detail=0.7)
    c.screen(body.mask.edge(5, -2, 2.2), (0.93, 0.13, 68), 0.5)
    return body.mask


def baker(c: Canvas) -> None:
    """He stands in a lunge, the peel at his hip; the oven lights his front, the window his back."""
    around = (-60.0, 420.0, 560.0, 1190.0)
    c.shadow(c.mask(oval(120, 1146, 190, 20)), -24, 4, 12, 0.75)
    far_arm = Clay(c, around, melt=9)
    far_arm.limb([(238, 668, 36), (284, 742, 38), (304, 782, 31), (346, 812, 30), (382, 834, 18)])
    _skin(c, far_arm, -0.12)
    far_leg = Clay(c, around, melt=9)
    far_leg.limb([(20, 1066, 27), (-14, 1108, 17), (-20, 1124, 15), (14, 1140, 13), (34, 1144, 10)])
    _skin(c, far_leg, -0.2)
    far = Clay(c, around, melt=14)
    far.limb([(96, 872, 76), (66, 990, 66), (34, 1050, 46), (18, 1076, 32)])
    _worn(c, far, (0.34, 0.08, 22), "far", -0.16)
    near_leg = Clay(c, around, melt=7)
    near_leg.limb([(178, 1072, 30), (172, 1100, 25), (164, 1126, 18), (166, 1134, 19)])
    near_leg.limb([(156, 1136, 17), (190, 1132, 17), (222, 1142, 13)])
    for k in range(4):
        near_leg.limb([(214 + 3 * k, 1137 + 2.4 * k, 7), (232 + 2 * k, 1141 + 2 * k, 6)], n=6, melt=2)
    _skin(c, near_leg, -0.08)
    trunk = Clay(c, around, melt=26)
    trunk.limb([(104, 872, 84), (128, 800, 94), (164, 724, 92), (200, 668, 70), (226, 632, 40)], flat=0.85)
    trunk.ball(176, 800, 70, 62, turn=-30)
    trunk.ball(140, 716, 60, 70, turn=30)
    m = _worn(c, trunk, (0.74, 0.045, 75), "shirt", -0.1)
    c.multiply(m * smoothstep(230, 60, c.x + 0.3 * (c.y - 700)), (0.34, 0.06, 300), 0.75)
    near = Clay(c, around, melt=16)
    near.limb([(112, 870, 86), (176, 968, 78), (192, 1022, 60), (180, 1070, 38), (176, 1086, 33)])
    near.limb([(100, 860, 84), (120, 960, 80), (110, 1000, 40)])
    m = _worn(c, near, (0.38, 0.09, 22), "near")
    c.multiply(m * smoothstep(150, 60, c.x), (0.3, 0.07, 330), 0.5)

    sash = Clay(c, around, melt=10)
    for k in range(4):
        sash.limb(
            [(26 + 4 * k, 826 + k * 15, 11), (96 + 2 * k, 858 + k * 13, 13), (186 - 2 * k, 868 + k * 13, 11)], melt=5
        )
    _worn(c, sash, (0.52, 0.16, 30), "sash", -0.04)
    tail = Clay(c, around, melt=6)
    tail.limb([(50, 880, 14), (36, 930, 17), (44, 980, 12)])
    _worn(c, tail, (0.5, 0.16, 30), "tail", -0.1)

    who = Person(skin=_SKIN, hair=(0.72, 0.02, 70), beard="moustache", girth=1.3)
    j = joints(who, Pose(), 250, 1140, 700)
    j = msgspec.structs.replace(j, unit=104.0, head=(268.0, 590.0), head_turn=36.0)
    neck = Clay(c, around, melt=12)
    neck.limb([(206, 640, 48), (234, 614, 42), (254, 598, 36)])
    _skin(c, neck, -0.1)
    head(c, who, j)
    c.glaze(c.mask(oval(298, 596, 16, 9, 30), soft=4), _SKIN, 0.35)
    cap = Clay(c, around, melt=6)
    cap.ball(270, 574, 48, 40, turn=36)
    cap.cut((270, 578), (-0.5, 0.86))
    _worn(c, cap, (0.86, 0.03, 85), "cap", -0.06)

    # The peel: a long ash pole, its blade in the oven with a loaf that has a tree already.
    back, tip = (-60.0, 866.0), (452.0, 842.0)
    pole = c.mask(limb([(*back, 9), (196, 852, 9), (*tip, 9)], 30))
    blade = c.mask(curve([(410, 842, CORNER), (450, 826), (566, 826), (580, 848), (566, 866), (440, 866)]))
    c.shadow(blade, 0, 10, 6, 0.5)
    wood(c, blade, (0.66, 0.1, 66), thickness=6, seed="blade", detail=0.65)
    birch(c, 512, 826, 300, 8, -18, "peel", 0.0, 14)
    loaf(c, 512, 854, 50, "peel", 0.06)
    c.shadow(pole, 2, 14, 8, 0.4)
    wood(c, pole, (0.6, 0.1, 62), angle=-2.7, grain=4, thickness=9, seed="pole", detail=0.65)
    _fist(c, 386, 843, -0.04)

    arm = Clay(c, around, melt=12)
    arm.ball(196, 668, 54, 52, turn=-30)
    arm.limb(
        [
            (196, 668, 48),
            (184, 726, 52, 6),
            (176, 784, 40, 8),
            (190, 806, 36, 8),
            (226, 828, 37, 10),
            (272, 848, 21, 10),
        ],
        n=48,
    )
    arm.press([(222, 712, 6), (206, 738, 8), (196, 764, 6)], 6)
    arm.press([(150, 780, 6), (176, 790, 5), (196, 784, 4)], 4)
    relief = arm.relief(2.4)
    c.shadow(relief.mask, -8, 14, 10, 0.45)
    m = _skin(c, arm, -0.04)
    hairs = c.rng("hairs")
    n = 90
    x, y = hairs.uniform(180, 262, n), hairs.normal(0, 16, n)
    y = y + 790 + (x - 176) * 0.6
    strew(
        c, "hair", x, y, 10, 0.7, np.tile(np.array([[0.25, 0.17, 0.12]]), (n, 1)), seed="arm-hair", alpha=0.35, clip=m
    )
    flour = c.full(smoothstep(0.5, 0.75, c.field("dust", 22, 4))) & m
    c.glaze(flour * smoothstep(190, 260, c.x), (0.95, 0.02, 85), 0.55)
    _fist(c, 284, 848, 0.0)


def _fist(c: Canvas, x: float, y: float, bias: float) -> None:
    hand = Clay(c, (x - 60, y - 60, x + 60, y + 60), melt=5)
    hand.ball(x - 6, y, 23, 22)
    for i in range(4):
        kx = x - 14 + i * 11
        hand.limb([(kx - 2, y - 20, 7, 10), (kx + 2, y - 4, 8.4, 18), (kx, y + 16, 7, 10)], n=8, melt=1.5)
    hand.limb([(x - 20, y - 8, 8, 14), (x + 2, y - 20, 7.4, 20), (x + 18, y - 16, 6, 18)], n=8, melt=2)
    c.shadow(hand.mask(), -3, 8, 5, 0.45)
    _skin(c, hand, bias)
