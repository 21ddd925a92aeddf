"""Parts of Her Other Half: the seal in the ice, and the one who looks out of it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, smoothstep
from art.painting.mask import Mask
from art.painting.materials import snow
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

_COAT: Colour = (0.36, 0.075, 266)


def _fin(
    c: Canvas, outline: Sequence[Sequence[float]], rays: Sequence[Sequence[Sequence[float]]], tone: Colour
) -> Mask:
    """A flipper: thin, its fingers as low ridges."""
    m = c.mask(curve([tuple(p) for p in outline]))
    garment(
        c,
        m,
        tone,
        [([(*p, q) for p, q in zip(ray, (3, 6, 3), strict=True)], 2.2) for ray in rays],
        thickness=11,
        weave=0.05,
        gloss=0.3,
        detail=0.75,
    )
    return m


def seal(c: Canvas) -> None:
    """A seal in her own pose, head down, its tail where her foot is: dark against the moon in the ice."""
    dim = mix(_COAT, (0.2, 0.08, 270), 0.5)
    _fin(
        c,
        (
            (372, 606, CORNER),
            (348, 566),
            (338, 532),
            (352, 526),
            (366, 538),
            (378, 530),
            (392, 538),
            (406, 526),
            (418, 534),
            (408, 568),
            (392, 610, CORNER),
        ),
        (
            ((374, 600), (362, 568), (352, 536)),
            ((378, 600), (378, 566), (379, 538)),
            ((384, 600), (396, 566), (408, 536)),
        ),
        dim,
    )
    _fin(
        c,
        (
            (367, 650, CORNER),
            (304, 642),
            (243, 637),
            (196, 641),
            (191, 658),
            (210, 663),
            (200, 679),
            (221, 686),
            (218, 701),
            (252, 695),
            (312, 682),
            (379, 677, CORNER),
        ),
        (
            ((362, 657), (278, 649), (204, 649)),
            ((364, 661), (285, 664), (211, 674)),
            ((367, 667), (295, 676), (228, 692)),
        ),
        dim,
    )
    _fin(
        c,
        (
            (366, 846, CORNER),
            (316, 846),
            (262, 868),
            (222, 904),
            (210, 926),
            (222, 930),
            (230, 944),
            (244, 940),
            (256, 950),
            (272, 940),
            (312, 926),
            (372, 912, CORNER),
        ),
        (
            ((360, 870), (290, 884), (226, 922)),
            ((360, 880), (300, 898), (242, 934)),
            ((360, 890), (310, 908), (262, 938)),
        ),
        dim,
    )
    body = Clay(c, (180, 540, 740, 1130), melt=30)
    body.limb(
        [
            (381, 588, 17),
            (382, 630, 30),
            (388, 690, 58),
            (400, 770, 88),
            (416, 850, 92),
            (442, 916, 76),
            (472, 958, 60),
            (494, 986, 55),
        ],
        40,
    )
    body.ball(520, 1006, 56, 52, z=10, turn=30)
    body.limb([(540, 1020, 38, 34), (570, 1034, 29, 40), (586, 1038, 23, 42)])
    form = body.relief(4)
    c.form(form, _COAT, shadow=20, gloss=0.35, gloss_sharpness=12, rim=0.45, mottle=0.06, detail=0.8)
    pale = np.asarray(smoothstep(430, 300, c.x - 0.28 * (c.y - 830)) * smoothstep(600, 720, c.y), np.float32)
    c.screen(form.mask * pale, (0.58, 0.06, 255), 0.35)
    spots = smoothstep(0.56, 0.7, c.field("spots", 15, 3)) * smoothstep(1000, 940, c.y + 0.3 * (c.x - 480))
    c.multiply(form.mask * np.asarray(spots, np.float32), (0.24, 0.09, 270), 0.4)
    _near_fin(c, form.mask)
    c.screen(form.mask.edge(-7, 1, 4), (0.8, 0.07, 95), 0.4)
    c.screen(form.mask.edge(7, 1, 4), (0.62, 0.1, 262), 0.3)
    _face(c)


def _near_fin(c: Canvas, body: Mask) -> None:
    """The flipper on our side: it grows out of the shoulder, lost in the coat at its root."""
    m = c.mask(
        curve(
            [
                (440, 838, CORNER),
                (500, 816),
                (560, 812),
                (616, 828),
                (656, 856),
                (664, 868),
                (652, 872),
                (646, 886),
                (632, 882),
                (620, 894),
                (602, 886),
                (560, 890),
                (506, 894),
                (440, 898, CORNER),
            ]
        )
    )
    root = m * np.asarray(smoothstep(450, 520, c.x), np.float32)
    c.shadow(m * np.asarray(smoothstep(470, 530, c.x), np.float32) & body, -2, 9, 9, 0.35)
    rays = [
        ([(480, 846, 3), (570, 836, 6), (654, 866, 3)], 2.2),
        ([(480, 860, 3), (570, 854, 6), (640, 880, 3)], 2.2),
        ([(480, 876, 3), (560, 872, 6), (618, 888, 3)], 2.2),
    ]
    garment(c, root, mix(_COAT, (0.2, 0.08, 270), 0.25), rays, thickness=12, weave=0.05, gloss=0.3, detail=0.8)


def _face(c: Canvas) -> None:
    c.fill(c.mask(oval(538, 996, 12, 13, 20), soft=2.5), (0.24, 0.06, 268), 0.8)
    c.fill(c.mask(oval(539, 997, 9.5, 10.5, 20), soft=0.8), (0.08, 0.03, 270), detail=0.9)
    c.screen(c.mask(oval(536, 993, 3, 2.4), soft=0.8), (0.98, 0.02, 95), 0.9)
    c.fill(
        c.mask(curve([(592, 1022), (606, 1024), (613, 1032), (608, 1040), (598, 1038)]), soft=1.2), (0.12, 0.04, 270)
    )
    c.screen(c.mask(oval(601, 1027, 4, 1.8, 25), soft=1), (0.8, 0.04, 260), 0.6)

    def mouth(pen: Pen) -> None:
        pen.stroke(curve([(600, 1042), (590, 1052), (574, 1054), (556, 1046)], closed=False), (0.16, 0.05, 270), 2, 0.8)
        for k in range(9):
            pen.dot(576 + 5 * (k % 3) + 2 * (k // 3), 1034 + 5 * (k // 3), 1.1, (0.16, 0.05, 270), 0.8)
        for k in range(6):
            px, py = 574 + 3 * k, 1046 - 2.5 * k
            tip = (px + 36 + 7 * k, py + 34 - 10 * k)
            line = [(px, py), (px + 16 + 5 * k, py + 20 - 3.5 * k), tip]
            pen.stroke(curve(line, closed=False), (0.96, 0.03, 90), 1.2, 0.8)

    c.draw(mouth, detail=0.9)


def hole(c: Canvas, x: float, y: float) -> None:
    """A breathing hole, and somebody who has been watching."""
    edge = c.mask(oval(x, y, 98, 40), wobble=5, cell=22)
    c.shadow(edge, 3, 6, 8, 0.5)
    snow(c, edge, thickness=10, seed="brim", bias=-0.02)
    c.multiply(edge, (0.66, 0.09, 262), 0.3)
    water = c.mask(oval(x, y + 4, 76, 27), wobble=3, cell=26)
    c.fill(water, (0.11, 0.05, 270), detail=0.6)

    def rings(pen: Pen) -> None:
        for k in range(2):
            pen.stroke(oval(x - 2, y + 14, 46 + k * 12, 9 + k * 5), (0.7, 0.07, 250), 1.3, 0.5 - 0.15 * k)

    c.draw(rings, clip=water, detail=0.7)
    head = Clay(c, (x - 90, y - 130, x + 90, y + 40), melt=14)
    head.limb([(x + 4, y + 20, 44), (x + 2, y - 14, 42), (x, y - 40, 39)])
    head.ball(x - 2, y - 52, 37, 34, z=8)
    head.limb([(x - 10, y - 36, 21, 24), (x - 14, y - 32, 17, 32)])
    form = head.cut((x, y + 16), (0, 1), 3).relief(2)
    c.form(form, (0.42, 0.05, 262), gloss=0.4, gloss_sharpness=14, rim=0.35, mottle=0.05, detail=0.8)
    spots = smoothstep(0.58, 0.7, c.field("pup", 9, 3)) * smoothstep(y - 36, y - 18, c.y)
    c.multiply(form.mask * np.asarray(spots, np.float32), (0.26, 0.08, 268), 0.5)
    for ex, q in ((x - 30, 6.0), (x + 11, 6.6)):
        c.fill(c.mask(oval(ex, y - 54, q + 2, q + 2), soft=2), (0.22, 0.05, 266), 0.8)
        c.fill(c.mask(oval(ex, y - 53.5, q, q), soft=0.7), (0.07, 0.03, 270), detail=0.9)
        c.screen(c.mask(oval(ex - 2, y - 57, 2, 1.6), soft=0.6), (0.98, 0.02, 95), 0.9)
    nose = [(x - 24, y - 42), (x - 14, y - 44), (x - 5, y - 42), (x - 9, y - 35), (x - 14.5, y - 33), (x - 20, y - 35)]
    c.fill(c.mask(curve(nose), soft=0.8), (0.1, 0.03, 270), detail=0.9)

    def whiskers(pen: Pen) -> None:
        pen.stroke([(x - 14.5, y - 33), (x - 14.5, y - 26)], (0.14, 0.04, 270), 1.5, 0.8)
        pen.stroke(
            curve(
                [(x - 28, y - 23), (x - 21, y - 22), (x - 14.5, y - 26), (x - 8, y - 22), (x - 1, y - 24)], closed=False
            ),
            (0.14, 0.04, 270),
            1.5,
            0.8,
        )
        for f in (-1, 1):
            for k in range(4):
                line = [(x - 14 + f * 10, y - 30), (x - 14 + f * 30, y - 30 + k * 4), (x - 14 + f * 46, y - 26 + k * 9)]
                pen.stroke(curve(line, closed=False), (0.92, 0.02, 240), 1, 0.7)

    c.draw(whiskers, detail=0.9)
    c.draw(
        lambda pen: pen.fill(
            limb([(x - 46, y + 18, 2), (x, y + 24, 3), (x + 50, y + 18, 2)], 16), (0.6, 0.08, 255), 0.6
        ),
        clip=water,
        detail=0.8,
        soft=1.0,
    )
