"""The girl who will not let go: legs, dress, arms, fists."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.materials import skin
from art.painting.motifs.folds import Ridge, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

SKIN: Colour = (0.6, 0.088, 52)
_RED: Colour = (0.63, 0.175, 33)
_SHADE: Colour = (0.42, 0.12, 340)
_AROUND = (0.0, 380.0, 560.0, 1200.0)


def _flesh(c: Canvas, clay: Clay, bias: float = 0.05, detail: float = 0.5) -> Mask:
    body = clay.relief(1.6)
    skin(c, body, SKIN, detail=detail, bias=bias)
    c.screen(body.mask.edge(-4, -4, 3), (0.95, 0.07, 80), 0.3)
    return body.mask


def _shoe(c: Canvas, x: float, y: float, s: float, turn: float, dark: float) -> None:
    """A scuffed strap shoe, heel in the sand at (x, y), toe in the air to the right."""

    def work(pen: Pen) -> None:
        with pen.at(x, y, turn, s):
            pen.fill(
                curve(
                    [(-20, 4), (0, 12), (50, 12), (96, 10), (110, -4), (108, 14), (60, 22), (-4, 22, CORNER), (-22, 14)]
                ),
                (0.34 - dark, 0.06, 40),
            )
            pen.fill(
                curve(
                    [
                        (-22, 6),
                        (-24, -20),
                        (-14, -40, CORNER),
                        (10, -26),
                        (34, -24),
                        (70, -30),
                        (102, -20),
                        (110, 0),
                        (92, 12),
                        (40, 13),
                        (0, 13),
                    ]
                ),
                (0.5 - dark, 0.1, 42),
            )
            pen.fill(curve([(2, -30), (20, -12), (44, -14), (58, -28), (40, -22), (22, -24)]), (0.36 - dark, 0.07, 40))
            pen.stroke([(10, -4), (18, -18), (36, -30)], (0.42 - dark, 0.1, 42), 8)
            pen.dot(16, -14, 3.4, (0.86, 0.1, 85))

    c.draw(work, relief=9, detail=0.6)


def _sock(c: Canvas, spine: list[tuple[float, float, float]], seed: str, bias: float) -> None:
    m = c.mask(limb(spine, 20), wobble=1)
    (x0, y0, r0), (x1, y1, r1) = spine[0], spine[-1]
    lines: list[Ridge] = []
    for k in range(4):
        t = 0.2 + 0.22 * k
        x, y, r = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, r0 + (r1 - r0) * t
        lines.append(([(x - r, y - 4, 5), (x, y + 4, 6), (x + r, y - 6, 5)], 5.0))
    garment(c, m, (0.93, 0.03, 85), lines, thickness=30, seed=seed, bias=bias, rim=0.1, detail=0.5)


def underfoot(c: Canvas) -> None:
    """Lay the dark under her shoes."""
    for x, y, w in ((420, 1112, 120), (520, 1060, 90)):
        c.multiply(c.mask(oval(x, y, w, 15), soft=8), (0.6, 0.13, 20), 0.5)


def far_side(c: Canvas) -> None:
    """Paint legs and the far arm."""
    leg = Clay(c, _AROUND, melt=10)
    leg.limb([(190, 800, 60), (280, 834, 46), (316, 856, 38), (340, 916, 33), (366, 978, 25)])
    m = _flesh(c, leg, -0.06)
    c.multiply(m, _SHADE, 0.28)
    _sock(c, [(361, 962, 27), (376, 1000, 23), (388, 1028, 23)], "farsock", -0.1)
    _shoe(c, 392, 1046, 0.92, -20, 0.06)
    near = Clay(c, _AROUND, melt=10)
    near.limb([(150, 830, 70), (220, 882, 51), (258, 908, 41), (276, 970, 36), (296, 1036, 27)])
    near.ball(266, 904, 36, 36, z=12)
    m = _flesh(c, near)
    c.glaze(c.mask(oval(282, 898, 28, 30), soft=12) & m, (0.8, 0.07, 70), 0.4)
    c.multiply(c.mask(curve([(60, 880), (300, 800), (330, 846), (250, 880), (180, 930)]), soft=10) & m, _SHADE, 0.75)
    c.multiply(m.edge(9, -2, 12), (0.5, 0.13, 20), 0.4)

    def graze(pen: Pen) -> None:
        for k in range(4):
            pen.stroke([(284 + 4 * k, 892 + 6 * k), (296 + 3 * k, 888 + 7 * k)], (0.5, 0.16, 25), 2.4, 0.7)

    c.draw(graze, clip=m, soft=0.6, detail=0.6)
    _sock(c, [(291, 1018, 30), (304, 1050, 26), (312, 1072, 26)], "nearsock", 0.0)
    _shoe(c, 318, 1092, 1.08, -13, 0.0)
    arm = Clay(c, _AROUND, melt=8)
    arm.limb([(150, 486, 36), (222, 520, 26), (272, 545, 21), (300, 558, 22), (350, 582, 17), (398, 606, 13.5)])
    m = _flesh(c, arm, -0.05)
    c.multiply(m, _SHADE, 0.3)


def heaps(c: Canvas) -> None:
    """Paint the sand that her heels have pushed up."""
    r = c.rng("heap")
    for x, y, w in ((436, 1126, 92), (556, 1052, 46)):
        heap = c.mask(
            curve(
                [(x - w, y + 10), (x - w * 0.4, y - 8), (x + w * 0.5, y - 16), (x + w, y + 6), (x + w * 0.4, y + 16)]
            ),
            wobble=4,
        )
        c.form(heap, (0.84, 0.095, 76), thickness=22, mottle=0.12, grain=5, rim=0.1, detail=0.4)

    def crumbs(pen: Pen) -> None:
        for _ in range(50):
            x, y, q = float(r.normal(490, 60)), 1122 + abs(float(r.normal(0, 16))), float(r.uniform(1.2, 4.5))
            pen.fill(oval(x, y, q, q * 0.75), (float(r.uniform(0.68, 0.88)), 0.09, 70))

    c.draw(crumbs, relief=1.6, detail=0.5)


def dress(c: Canvas) -> None:
    """Paint the dress: pulled over the back, flung forwards at the hem."""
    front = [(206, 446), (226, 500), (224, 560), (214, 612), (236, 680), (288, 740), (344, 800), (366, 840, CORNER)]
    hem = [(330, 862), (296, 866), (260, 892), (212, 912), (160, 918), (110, 936), (62, 926, CORNER)]
    back = [(52, 860), (50, 780), (62, 700), (92, 626), (84, 560), (80, 500), (102, 446), (150, 424)]
    m = c.mask(curve([*front, *hem, *back], pull=0.34), wobble=0.8)
    folds: list[Ridge] = [
        ([(204, 622, 6), (250, 720, 12), (320, 840, 19)], 11.0),
        ([(180, 630, 6), (210, 740, 13), (262, 880, 21)], 13.0),
        ([(156, 632, 6), (166, 750, 13), (196, 905, 22)], 12.0),
        ([(132, 632, 6), (124, 760, 13), (130, 920, 21)], 12.0),
        ([(112, 636, 6), (84, 760, 12), (76, 920, 18)], 9.0),
        ([(216, 640, 5), (280, 740, 9), (346, 820, 13)], 8.0),
        ([(94, 634, 7), (150, 640, 8), (212, 618, 7)], 8.0),
        ([(96, 612, 5), (150, 622, 6), (212, 604, 5)], -6.0),
        ([(196, 470, 7), (160, 540, 9), (110, 600, 8)], 7.0),
        ([(210, 500, 6), (186, 560, 8), (140, 612, 7)], 6.0),
        ([(120, 460, 7), (104, 520, 9), (104, 590, 7)], 5.0),
    ]
    body = garment(c, m, _RED, folds, thickness=70, seed="dress", bias=0.05, rim=0.15, shadow=30, weave=0.3)
    at = body.mask.where
    # A print of small pale sprigs that rides on the folds.
    u = (c.x[at] + 9 * body.nx - 0.12 * (c.y[at] - 620)) / 27
    v = (c.y[at] + 9 * body.ny) / 25
    u = u + 0.5 * np.mod(np.floor(v), 2)
    d = np.hypot(np.mod(u, 1) - 0.5, np.mod(v, 1) - 0.5)
    c.glaze(m * smoothstep(0.19, 0.13, d), (0.93, 0.06, 80), 0.72)
    c.multiply(m * smoothstep(250, 60, c.x + 0.2 * (900 - c.y)), _SHADE, 0.35)
    c.multiply(c.mask(curve([(150, 470), (230, 500), (232, 560), (160, 540)]), soft=10) & m, _SHADE, 0.5)
    line = [(64, 916), (112, 926), (160, 908), (210, 902), (258, 882), (296, 857), (330, 852), (362, 832)]
    hem_band = c.mask(limb([(x, y, 8) for x, y in line], 40)) & m
    c.form(hem_band, (0.93, 0.035, 85), thickness=7, rim=0.1, detail=0.5, bias=-0.05)
    band = c.mask(limb([(92, 622, 10), (150, 634, 10), (216, 612, 10)], 20)) & m
    c.form(band, (0.6, 0.105, 224), thickness=8, rim=0.1, detail=0.5)

    def sash(pen: Pen) -> None:
        pale = (0.56, 0.105, 225)
        pen.fill(curve([(94, 622, CORNER), (52, 596), (36, 616), (56, 640)]), pale)
        pen.fill(curve([(94, 624, CORNER), (60, 650), (54, 676), (84, 660)]), pale)
        pen.fill(curve([(92, 626, CORNER), (48, 690), (30, 760, CORNER), (52, 766, CORNER), (74, 700)]), pale)
        pen.dot(92, 624, 12, (0.62, 0.1, 222))

    c.draw(sash, relief=6, detail=0.5)
    collar = c.mask(curve([(118, 442), (150, 416), (196, 424), (222, 462, CORNER), (188, 470), (150, 470)]), wobble=0.6)
    c.multiply(collar.move(2, 8).blur(5), _SHADE, 0.4)
    c.form(collar, (0.94, 0.03, 85), thickness=12, rim=0.1, detail=0.5)


def near_arm(c: Canvas) -> None:
    """Paint the near arm, straight and hard with pulling, and its short sleeve."""
    arm = Clay(c, _AROUND, melt=10)
    arm.limb(
        [(136, 506, 38), (200, 546, 30), (248, 577, 24), (282, 598, 25), (316, 619, 22), (354, 645, 16), (390, 667, 14)]
    )
    c.multiply(arm.mask().move(4, 12).blur(7), _SHADE, 0.4)
    m = _flesh(c, arm, 0.04, 0.72)
    _modelled(c, m)
    sleeve = c.mask(
        curve(
            [
                (104, 452),
                (150, 444),
                (188, 476),
                (222, 516),
                (232, 548, CORNER),
                (206, 586),
                (180, 600, CORNER),
                (130, 574),
                (92, 520),
            ]
        ),
        wobble=0.8,
    )
    c.multiply(sleeve.move(5, 8).blur(6), _SHADE, 0.45)
    folds: list[Ridge] = [
        ([(124, 470, 7), (168, 514, 9), (206, 570, 10)], 8.0),
        ([(150, 462, 6), (192, 506, 9), (222, 548, 9)], 7.0),
        ([(108, 490, 6), (144, 540, 9), (182, 588, 9)], 8.0),
    ]
    garment(c, sleeve, _RED, folds, thickness=50, seed="sleeve", bias=0.07, rim=0.15, weave=0.3, detail=0.6)
    cuff = c.mask(limb([(230, 544, 7), (212, 576, 8), (182, 596, 7)], 14))
    c.form(cuff, (0.93, 0.03, 85), thickness=7, rim=0.1, detail=0.6)


def _modelled(c: Canvas, m: Mask) -> None:
    """Shade the arm: dark along its underside, the elbow's bone, the long muscle below it, the tendon at the wrist."""
    c.multiply(m.edge(-4, -10, 12), (0.5, 0.13, 20), 0.55)
    c.multiply(c.mask(limb([(196, 580, 12), (232, 600, 12), (262, 618, 8)]), soft=8) & m, (0.5, 0.13, 20), 0.6)
    c.glaze(c.mask(limb([(268, 578, 5), (306, 602, 7), (344, 628, 4)]), soft=6) & m, (0.78, 0.08, 68), 0.45)

    def lines(pen: Pen) -> None:
        pen.stroke([(258, 606), (252, 596), (250, 584)], (0.36, 0.1, 28), 2.4, 0.5)
        pen.stroke([(336, 640), (360, 655), (384, 668)], (0.4, 0.1, 30), 2.0, 0.4)
        pen.stroke([(334, 630), (360, 646), (382, 658)], (0.76, 0.08, 66), 2.0, 0.4)

    c.draw(lines, clip=m, soft=1.4, detail=0.7)


def hands(c: Canvas) -> None:
    """Paint two fists, each round an ankle of the shadow."""
    for x, y, bias in ((418, 616, -0.12), (400, 670, 0.0)):
        fist = Clay(c, (x - 60, y - 60, x + 60, y + 60), melt=5)
        fist.ball(x - 4, y + 1, 24, 21, turn=30)
        for k in range(4):
            # Fingers lie side by side along the ankle and bend round it.
            px, py = x - 12 + 10.5 * k, y - 15 + 7.5 * k
            fist.limb(
                [(px - 2, py - 2, 8.5, 10), (px + 9, py + 3, 9, 15), (px + 8, py + 16, 8, 13), (px - 2, py + 20, 7, 8)],
                n=14,
                melt=1.4,
            )
        fist.limb([(x - 18, y + 8, 9, 10), (x - 8, y + 20, 8.5, 16), (x + 6, y + 24, 7, 16)], n=12, melt=2)
        c.multiply(fist.mask().move(3, 6).blur(4), _SHADE, 0.4)
        skin(c, fist.relief(1.0), SKIN, detail=0.85, bias=bias)
