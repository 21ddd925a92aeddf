"""The child on the step, from behind: a robe of Dakar cut for a grown man, one hand lost in it, one raised."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import ramp, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, sample

COTTON = ramp(
    [
        (0, (0.38, 0.05, 330)),
        (0.25, (0.55, 0.05, 15)),
        (0.5, (0.74, 0.045, 70)),
        (0.75, (0.88, 0.045, 80)),
        (1, (0.97, 0.045, 86)),
    ]
)


def step(c: Canvas) -> None:
    """A low round step, and its shadow thrown towards us."""
    c.multiply(
        c.mask(curve([(160, 1130), (460, 1130), (520, 1240, CORNER), (90, 1240, CORNER)]), soft=22),
        (0.16, 0.045, 32),
        0.85,
    )
    side = c.mask(curve([(160, 1128, CORNER), (176, 1176), (304, 1196), (432, 1176), (450, 1128, CORNER), (304, 1150)]))
    grain = 1.2 * (c.field("drum", 9, 3, (5, 1)) - 0.5)
    c.form(side, (0.3, 0.075, 38), thickness=10, bump=np.asarray(grain, np.float32), rim=0.0, bias=-0.06, detail=0.5)
    top = c.mask(oval(305, 1128, 146, 27))
    c.form(top, (0.5, 0.1, 54), thickness=4, rim=0.2, mottle=0.1, detail=0.5)
    c.multiply(c.mask(oval(305, 1130, 138, 20), soft=8), (0.25, 0.06, 36), 0.7)


def robe(c: Canvas) -> None:
    """Back, train of folds, the left arm that gathers the cloth at the hip, the right one that lifts its sleeve."""
    neck = ((262, 714), (304, 728), (346, 708))
    right = ((368, 724), (382, 800), (392, 884), (404, 980), (428, 1050), (462, 1098, CORNER))
    hem = (
        (416, 1134),
        (372, 1124),
        (330, 1144),
        (286, 1130),
        (246, 1140),
        (206, 1116),
        (176, 1122),
        (146, 1086, CORNER),
    )
    left = ((178, 1010), (204, 940), (222, 880), (232, 800), (240, 730))
    body = c.mask(curve([*neck, *right, *hem, *left]))
    c.shadow(body, 0, 10, 14, 0.4)
    folds: list[Fold] = [
        (((286, 760, 3), (276, 860, 7), (262, 980, 10), (254, 1136, 15)), 11),
        (((306, 790, 2), (308, 900, 7), (304, 1010, 11), (300, 1136, 16)), 12),
        (((330, 760, 3), (340, 880, 7), (346, 1000, 10), (350, 1134, 15)), 11),
        (((352, 780, 3), (366, 900, 7), (380, 1010, 10), (402, 1126, 14)), 11),
        (((292, 820, 2), (286, 940, 4), (278, 1040, 6), (276, 1130, 8)), -8),
        (((322, 850, 2), (324, 960, 4), (326, 1050, 6), (326, 1136, 8)), -9),
        (((352, 850, 2), (360, 960, 4), (366, 1050, 5), (374, 1126, 7)), -8),
        (((240, 912, 3), (264, 980, 7), (276, 1050, 8), (274, 1090, 3)), 9),
        (((232, 918, 3), (236, 990, 8), (228, 1060, 11), (222, 1120, 12)), 12),
        (((224, 918, 3), (208, 980, 7), (188, 1050, 10), (176, 1110, 11)), 11),
        (((228, 926, 2), (218, 1000, 4), (202, 1070, 6), (198, 1116, 6)), -9),
        (((258, 730, 6), (250, 790, 8), (240, 860, 6)), 8),
        (((356, 726, 6), (366, 780, 7), (374, 850, 4)), 8),
        (((276, 744, 4), (304, 758, 7), (334, 742, 4)), -4),
    ]
    garment(
        c, body, COTTON, folds, thickness=64, weave=0.05, crumple=0.0, seed="robe", rim=0.0, bias=-0.04, detail=0.62
    )
    at = body.where
    middle = np.exp(-(((c.x[at] - 312 - 0.02 * (c.y[at] - 800)) / (58 + 0.12 * (c.y[at] - 720))) ** 2))
    c.multiply(body * np.asarray(middle * smoothstep(720, 800, c.y[at]), np.float32), (0.62, 0.07, 35), 0.45)
    thread = (0.5 + 0.5 * np.sin(c.x[at] * 1.5 + 4 * c.field("warp", 60, 2)[at])) * c.field("thread", 7, 3, (1, 4))[at]
    c.multiply(body * np.asarray(thread, np.float32), (0.7, 0.07, 60), 0.2)
    c.multiply(body * np.asarray(smoothstep(1030, 1150, c.y[at]), np.float32), (0.6, 0.08, 25), 0.4)
    c.screen(body.edge(-4, -2, 4) | body.edge(4, -2, 4), (0.97, 0.09, 84), 0.6)
    _left(c, body)
    _sleeve(c, body)
    _sewn(c)


def _left(c: Canvas, body: Mask) -> None:
    """The near arm: elbow out, the hand lost in the cloth that it has gathered at the hip."""
    arm = c.mask(
        curve(
            [
                (262, 716, CORNER),
                (226, 730),
                (192, 772),
                (162, 826),
                (158, 862),
                (178, 896),
                (206, 924),
                (240, 932),
                (254, 908),
                (240, 884),
                (226, 862),
                (240, 820),
                (262, 776, CORNER),
            ]
        )
    )
    c.shadow(arm, 10, 12, 9, 0.45)
    folds: list[Fold] = [
        (((240, 744, 5), (206, 792, 9), (184, 846, 8), (190, 880, 3)), 8),
        (((252, 770, 3), (222, 812, 7), (208, 850, 4)), 8),
        (((164, 842, 3), (190, 846, 6), (218, 838, 3)), -9),
        (((166, 860, 3), (192, 866, 5), (224, 856, 2)), 9),
        (((176, 884, 3), (200, 886, 5), (230, 872, 2)), -8),
        (((196, 914, 3), (216, 904, 5), (238, 890, 3)), 8),
        (((216, 926, 2), (232, 914, 4), (246, 900, 3)), -7),
    ]
    garment(c, arm, COTTON, folds, thickness=30, weave=0.05, crumple=0.0, seed="arm", rim=0.0, detail=0.64)
    c.screen(arm.edge(4, -2, 3), (0.97, 0.1, 80), 0.55)
    # The hand is in there: the cloth goes into a dark fold and comes out below it in a fan.
    grip = c.mask(limb([(214, 934, 3), (232, 918, 9), (252, 904, 4)]))
    c.multiply(grip.blur(5), (0.42, 0.08, 20), 0.75)
    for way in (
        ((226, 926, 2), (214, 952, 4), (196, 986, 1)),
        ((236, 920, 2), (238, 956, 4), (234, 1000, 1)),
        ((248, 912, 2), (262, 946, 4), (272, 990, 1)),
    ):
        c.multiply(c.mask(limb(list(way))).blur(3) & body, (0.5, 0.08, 15), 0.6)


def _sleeve(c: Canvas, body: Mask) -> None:
    """The right sleeve, cut for a grown man: it has slid to the elbow and hangs like a sail, the light through it."""
    x, y = 466.0, 560.0
    skin = ramp([(0, (0.12, 0.03, 25)), (0.45, (0.26, 0.06, 38)), (0.8, (0.42, 0.09, 46)), (1, (0.66, 0.12, 58))])
    hand = Clay(c, (400, 470, 540, 690), melt=5)
    hand.limb([(424, 668, 17), (444, 620, 15), (458, 582, 12), (463, 566, 11)])
    hand.ball(x + 3, y - 12, 15, 18, turn=8, thick=9)
    fingers = (
        ((x - 8, y - 24, 5.4), (x - 13, y - 42, 5.0), (x - 16, y - 56, 4.2)),
        ((x + 1, y - 27, 5.6), (x, y - 48, 5.1), (x, y - 65, 4.3)),
        ((x + 9, y - 25, 5.4), (x + 13, y - 46, 4.9), (x + 15, y - 60, 4.1)),
        ((x + 16, y - 19, 4.9), (x + 23, y - 34, 4.4), (x + 27, y - 46, 3.7)),
        ((x - 8, y - 4, 6.0), (x - 20, y - 12, 5.2), (x - 27, y - 25, 4.3)),
    )
    for f in fingers:
        hand.limb(list(f), melt=2.2)
    m = hand.mask()
    c.form(hand.relief(0.5), skin, rim=0.1, bias=-0.06, detail=0.9)
    c.screen(m.edge(2.4, -1, 1.6), (0.9, 0.14, 60), 0.55)
    cloth = c.mask(
        curve(
            [
                (344, 708, CORNER),
                (382, 696),
                (412, 668),
                (424, 636, CORNER),
                (440, 628),
                (464, 632, CORNER),
                (486, 676),
                (508, 742),
                (516, 812),
                (500, 866, CORNER),
                (462, 872),
                (424, 892),
                (388, 930, CORNER),
                (372, 840),
                (356, 770),
            ]
        )
    )
    c.shadow(cloth & c.mask(limb([(372, 740, 30), (390, 900, 34)])), -12, 8, 9, 0.5)
    folds: list[Fold] = [
        (((440, 646, 4), (466, 720, 9), (484, 800, 10), (490, 862, 9)), 11),
        (((432, 656, 3), (444, 730, 8), (456, 810, 10), (458, 872, 9)), 11),
        (((424, 668, 3), (420, 750, 8), (424, 830, 9), (424, 884, 8)), 11),
        (((410, 682, 3), (398, 760, 7), (396, 850, 8), (392, 910, 6)), 9),
        (((436, 664, 2), (456, 760, 4), (470, 860, 5)), -9),
        (((426, 690, 2), (434, 780, 4), (442, 870, 5)), -9),
        (((412, 700, 2), (408, 790, 4), (408, 890, 4)), -8),
        (((352, 716, 5), (390, 700, 8), (420, 668, 8), (436, 640, 4)), 11),
        (((428, 648, 3), (446, 652, 5), (466, 646, 3)), 7),
        (((366, 760, 3), (390, 740, 5), (420, 706, 3)), -7),
    ]
    garment(c, cloth, COTTON, folds, thickness=26, weave=0.05, crumple=0.0, seed="sleeve", rim=0.0, detail=0.64)
    at = cloth.where
    c.screen(cloth * np.asarray(smoothstep(400, 500, c.x[at]) * 0.9, np.float32), (0.88, 0.12, 70), 0.5)
    c.screen(cloth.edge(-3, -2, 2.5), (0.98, 0.09, 84), 0.6)
    c.screen(cloth.edge(2, 4, 2.5) - body, (0.97, 0.1, 80), 0.45)
    cuff = c.mask(limb([(424, 637, 4), (440, 630, 5), (464, 633, 4)]))
    c.shadow(cuff & cloth, 0, 5, 3, 0.4)
    c.form(cuff, (0.84, 0.07, 74), thickness=6, rim=0.1, detail=0.7)


def _sewn(c: Canvas) -> None:
    """Gold thread round the neck and down the back, tacking and pins where it is still to be taken in."""
    neck = curve([(258, 714), (280, 725), (304, 729), (328, 723), (350, 708)], closed=False)

    def work(pen: Pen) -> None:
        pen.stroke(neck, (0.56, 0.12, 66), 10)
        pen.stroke(neck, (0.82, 0.13, 84), 3)
        r = c.rng("tacks")
        for way, pins in (
            ([(356, 730), (374, 800), (382, 880), (392, 980)], range(0)),
            ([(484, 690), (496, 750), (504, 812), (492, 856)], (5, 12, 19)),
            ([(170, 1094), (230, 1118), (300, 1122), (380, 1112), (440, 1096)], (4, 14)),
        ):
            line = sample([(*q, 0.0) for q in way], 26)
            for k in range(0, 25, 2):
                pen.stroke([tuple(line[k][:2]), tuple(line[k + 1][:2])], (0.45, 0.14, 28), 1.6, 0.7)
            for k in pins:
                px, py = float(line[k][0]), float(line[k][1])
                q = float(r.uniform(-3, 3))
                pen.stroke([(px - 9, py - 4 + q), (px + 7, py + 4)], (0.85, 0.03, 90), 1.5)
                pen.dot(px - 10, py - 5 + q, 3.2, (0.55, 0.18, 28))

    c.draw(work, relief=1.2, detail=0.85)


def head(c: Canvas) -> None:
    """From behind: a neck, two ears, an embroidered cap, all of it dark before the glass and edged by its light."""
    skin = ramp([(0, (0.14, 0.03, 30)), (0.5, (0.28, 0.06, 40)), (1, (0.6, 0.12, 56))])
    neck = Clay(c, (230, 560, 380, 740), melt=8)
    neck.limb([(310, 660, 27), (306, 700, 28), (303, 730, 40)])
    neck.limb([(303, 716, 26), (262, 738, 14)]).limb([(303, 716, 26), (346, 734, 14)])
    neck.ball(312, 634, 42, 46, turn=8, thick=42)
    c.form(neck.relief(0.8), skin, rim=0.15, bias=-0.12, detail=0.8)
    for ex, s in ((268.0, -1.0), (356.0, 1.0)):
        ear = Clay(c, (ex - 24, 610, ex + 24, 670), melt=2)
        ear.ball(ex, 640 - 3 * s, 8, 14, turn=14 * s + 6, thick=7)
        c.form(ear.relief(0.3), skin, rim=0.3, bias=-0.04, detail=0.85)
        c.screen(ear.mask().edge(-2.5 * s, -1, 2), (0.86, 0.15, 50), 0.7)
    hair = c.mask(curve([(266, 622), (270, 656), (288, 674), (312, 676), (336, 670), (352, 650), (356, 618)]))
    curl = 1.6 * (c.field("curls", 4, 2) - 0.5)
    c.form(hair, (0.15, 0.025, 30), thickness=20, bump=np.asarray(curl, np.float32), rim=0.1, bias=-0.06, detail=0.8)
    cap = c.mask(
        curve(
            [
                (264, 628, CORNER),
                (264, 594),
                (278, 570),
                (316, 562),
                (350, 574),
                (362, 598),
                (360, 626, CORNER),
                (312, 640),
            ]
        )
    )
    c.form(cap, (0.4, 0.13, 26), thickness=30, rim=0.1, bias=-0.08, detail=0.75)

    def stitch(pen: Pen) -> None:
        for k in range(9):
            t = k / 8
            px, py = 268 + 90 * t, 626 + 12 * (1 - (2 * t - 1) ** 2)
            pen.stroke([(px - 5, py - 6), (px, py - 15), (px + 5, py - 6)], (0.66, 0.12, 76), 2)
        pen.stroke(curve([(264, 626), (312, 638), (360, 624)], closed=False), (0.62, 0.12, 74), 3)
        pen.stroke(curve([(264, 606), (312, 617), (361, 604)], closed=False), (0.62, 0.12, 74), 2)

    c.draw(stitch, detail=0.8, clip=cap)
    c.screen(cap.edge(4, -4, 3) | cap.edge(-4, -4, 3), (0.94, 0.13, 66), 0.55)


def crab(c: Canvas, x: float, y: float) -> None:
    """A crab that has come out over the sill and goes off over the boards with the red thread."""
    c.multiply(c.mask(oval(x - 4, y + 12, 44, 9), soft=5), (0.14, 0.04, 34), 0.8)

    def legs(pen: Pen) -> None:
        for s in (-1, 1):
            for k in range(4):
                a = (0.2 + 0.26 * k) * s
                pen.stroke(
                    [
                        (x + s * 16, y + 2 + k),
                        (x + s * (34 - 2 * k), y - 8 + 6 * k),
                        (x + s * (42 - 4 * k) + a, y + 8 + 3 * k),
                    ],
                    (0.34, 0.11, 30),
                    3.4,
                )
        for s, up in ((-1, -18), (1, -26)):
            pen.stroke([(x + s * 18, y - 4), (x + s * 32, y - 14), (x + s * 24, y + up)], (0.42, 0.14, 32), 5)

    c.draw(legs, relief=1.6, detail=0.85)
    for s, up in ((-1, -22), (1, -30)):
        claw = c.mask(limb([(x + s * 25, y + up + 6, 6), (x + s * 20, y + up - 5, 7), (x + s * 13, y + up - 11, 2)]))
        c.form(claw, (0.4, 0.14, 32), thickness=5, rim=0.05, gain=0.7, detail=0.8)
    shell = c.mask(
        curve(
            [(x - 24, y - 3), (x - 14, y - 13), (x + 14, y - 13), (x + 24, y - 3), (x + 13, y + 10), (x - 13, y + 10)]
        )
    )
    c.form(shell, (0.38, 0.13, 30), thickness=8, mottle=0.2, grain=6, rim=0.05, gain=0.7, detail=0.8)

    def eyes(pen: Pen) -> None:
        for q in (-7, 7):
            pen.dot(x + q, y - 15, 2.6, (0.1, 0.02, 30))

    c.draw(eyes, detail=0.9)
