"""The mammoth of ice and the small seal."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import CORNER, curve, limb, oval, polygon

ICE = [
    (0.22, 0.07, 262),
    (0.34, 0.09, 256),
    (0.5, 0.09, 246),
    (0.69, 0.068, 234),
    (0.86, 0.036, 220),
    (0.98, 0.012, 200),
]
"""Old ice from its depths to its lit skin."""


_FAR_TUSK = ((206, 560, 20), (160, 628, 23), (104, 642, 19), (66, 604, 14), (58, 536, 6))
_NEAR_TUSK = (
    (286, 552, 32),
    (270, 622, 33),
    (222, 690, 31),
    (148, 712, 27),
    (78, 680, 20),
    (44, 606, 12),
    (50, 530, 5),
)

_TRUNK = (
    *((216, 540, 62, 80), (206, 640, 48, 84), (206, 740, 40, 86), (210, 830, 34, 88)),
    *((208, 905, 29, 90), (194, 966, 24, 92), (168, 992, 20, 92), (150, 984, 15, 92)),  # its curled tip
)
"""Places, radii, and how far it comes towards us."""

_SKYLINE = (
    *((560, 470), (600, 404), (622, 412), (652, 352), (676, 366), (694, 398), (716, 384), (744, 300), (764, 318)),
    *((790, 296), (840, 300)),
)
"""The berg's broken top edge, from the mammoth's back to the card's edge."""
_ARCH = (
    *((462, 970, CORNER), (456, 900), (458, 820), (470, 752), (498, 716), (532, 712), (560, 742), (578, 800)),
    *((590, 880), (600, 970, CORNER)),
)
"""What the water has eaten out between its foreleg and the rest."""


def mammoth(c: Canvas) -> None:
    """Paint the mammoth: snow on what looks up, fluted ice below, sheer broken planes where it is still an iceberg."""
    arch = c.mask(curve(_ARCH), wobble=2.5, cell=40)
    far = Clay(c, (0, 400, 420, 1010), melt=10)
    far.limb(_FAR_TUSK)
    c.form(far.relief(1), (0.55, 0.09, 240), rim=0.1, gloss=0.1, haze=0.1, detail=0.6)
    _far_leg(c)
    _berg(c, arch)
    whole = _bulk(c)
    jag = 80 * (c.field("merge", 60, 3, (0.5, 2.0)) - 0.5)
    edge = smoothstep(668, 560, c.x + jag + 0.12 * (c.y - 500))
    keep = (whole.mask - arch) * np.asarray(edge, np.float32)
    body = Relief(keep, whole.height)
    at = body.mask.where
    x, y = c.x[at], c.y[at]
    shag = smoothstep(420, 620, y) * smoothstep(230, 320, x)
    column = c.noise.at("shag", x / 26 + 0.5 * c.noise.at("drift", x / 150, y / 160, 1.0, 2), y / 360, 1.0, 3)
    bump = np.abs(column - 0.5) * 60 * shag + (c.field("frost", 60, 3)[at] - 0.5) * 8
    c.form(
        body.bumped(np.asarray(bump, np.float32)),
        ramp(ICE),
        bias=0.05,
        rim=0.5,
        gloss=0.12,
        mottle=0.03,
        shadow=0,
        detail=0.55,
    )
    low = np.asarray(0.75 * smoothstep(520, 900, y) * smoothstep(180, 330, x), np.float32)
    c.multiply(body.mask * low, (0.34, 0.13, 256), 0.8)
    belly = c.mask(limb([(330, 700, 10), (400, 745, 40), (520, 720, 30), (600, 780, 20)], 20)).blur(26)
    c.multiply(belly & body.mask, (0.26, 0.11, 260), 0.5)
    inner = np.exp(-((((x - 400) / 130) ** 2) + (((y - 560) / 130) ** 2)))
    c.screen(body.mask * np.asarray(inner, np.float32), (0.6, 0.12, 215), 0.3)
    top = np.asarray(smoothstep(0.4, 0.85, -body.ny + 0.3 * (c.field("drifts", 50, 3)[at] - 0.5)), np.float32)
    c.form(
        body.within(body.mask * (top * np.asarray(smoothstep(640, 520, y), np.float32))),
        (0.97, 0.015, 230),
        mottle=0.03,
        bias=0.16,
        depth=0.4,
        detail=0.5,
    )
    nape = c.mask(limb([(378, 340, 12), (398, 430, 34), (392, 540, 44), (340, 600, 40)], 24)).blur(20)
    c.multiply(nape & body.mask, (0.3, 0.11, 254), 0.62)
    _ear(c)
    _fringe(c)
    _eye(c)
    _tusk(c)


def _ear(c: Canvas) -> None:
    """A small ear; it grows out of the head without a seam and lifts off only at its rear edge."""
    flap = c.mask(
        curve([(330, 412), (366, 404), (392, 424), (402, 466), (392, 516), (372, 546, CORNER), (350, 500)]), soft=1
    )
    grown = smoothstep(338, 378, c.x + 0.12 * (c.y - 470)) * smoothstep(404, 432, c.y)
    ear = flap * np.asarray(grown, np.float32)
    c.shadow(ear, 9, 10, soft=9, share=0.6)
    c.form(ear, ramp(ICE), thickness=26, bias=0.02, rim=0.1, mottle=0.03, detail=0.6)


def _tusk(c: Canvas) -> None:
    """It grows out of the cheek: blue and lost in the ice at its root, white where it swings free."""
    near = Clay(c, (-40, 440, 420, 800), melt=8)
    near.limb(_NEAR_TUSK, n=50)
    tusk = near.relief(1)
    x, y = c.x[tusk.mask.where], c.y[tusk.mask.where]
    free = np.asarray(smoothstep(548, 640, y + 0.3 * (300 - x) + 24 * (c.field("root", 24, 3)[tusk.mask.where] - 0.5)))
    c.shadow(tusk.mask * free.astype(np.float32), 14, 30, soft=14, share=0.45)
    c.fill(tusk.mask * free.astype(np.float32), (0.46, 0.09, 245), detail=0.7)
    inner = tusk.mask.grow(-1.5).blur(0.8)
    c.form(
        tusk.within(Mask(inner.on(tusk.mask.box) * free.astype(np.float32), tusk.mask.box, inner.frame, inner.scale)),
        (0.9, 0.03, 205),
        gloss=0.25,
        gloss_sharpness=14,
        rim=0.1,
        depth=0.8,
        mottle=0.03,
        detail=0.75,
    )
    c.multiply((tusk.mask - tusk.mask.move(4, -9)).blur(3) & tusk.mask, (0.5, 0.1, 245), 0.7)
    blue = smoothstep(680, 590, y + 0.45 * (300 - x))
    c.multiply(tusk.mask * (free * blue).astype(np.float32), (0.5, 0.11, 240), 0.75)
    r = c.rng("beard")
    for k in range(11):
        x0, y0 = 246 + 9.5 * k, 552 + 16 * np.sin(k * 1.7) - 0.9 * k
        _icicle(c, x0, y0, float(r.uniform(6, 10)), float(r.uniform(40, 110)), 0.42 + 0.16 * float(r.random()))


def _icicle(c: Canvas, x: float, y: float, w: float, h: float, tone: float) -> None:
    """One icicle, its root lost."""
    m = c.mask(
        curve(
            [
                (x - w, y - 70, CORNER),
                (x - w * 0.8, y + h * 0.3),
                (x, y + h, CORNER),
                (x + w * 0.8, y + h * 0.3),
                (x + w, y - 70, CORNER),
            ]
        )
    )
    c.form(
        m * np.asarray(smoothstep(y - 12, y + 34, c.y), np.float32),
        (tone, 0.1, 244),
        thickness=w,
        rim=0.2,
        gloss=0.2,
        detail=0.6,
    )


def _fringe(c: Canvas) -> None:
    """The coat's hem: icicles into the arch and before the legs."""
    r = c.rng("fringe")
    for k in range(15):
        t = k / 14
        x = 478 + 98 * t + float(r.normal(0, 3))
        y = float(np.interp(x, (456, 470, 498, 532, 560, 592), (790, 738, 698, 694, 726, 830))) - 8
        long = float(r.uniform(30, 90)) * (0.45 + 0.55 * np.sin(np.pi * t))
        _icicle(c, x, y, float(r.uniform(7, 11)), long, 0.36 + 0.1 * float(r.random()))


def _far_leg(c: Canvas) -> None:
    far = Clay(c, (200, 600, 420, 1010), melt=10)
    far.limb([(312, 660, 70), (302, 780, 58), (296, 900, 54), (294, 1000, 62)])
    leg = far.relief(2)
    at = leg.mask.where
    column = c.noise.at("far", c.x[at] / 22, c.y[at] / 360, 1.0, 3)
    bump = np.asarray(np.abs(column - 0.5) * 50, np.float32)
    c.form(leg.bumped(bump), ramp(ICE), bias=-0.22, rim=0.1, mottle=0.03, detail=0.4)
    c.multiply(leg.mask, (0.5, 0.1, 256), 0.55)


def _berg(c: Canvas, arch: Mask) -> None:
    """What it still is: sheer walls of broken ice behind its shoulder, in the shade, snow on their top."""
    table = ramp(ICE)
    wall = c.mask(polygon([*_SKYLINE, (840, 1010), (520, 1010)]), wobble=4, cell=24) - arch
    at = wall.where
    x, y = c.x[at], c.y[at]
    bend = c.noise.at("split", x / 70, y / 120, 1.0, 3)
    planes = np.abs(c.noise.at("planes", x / 70 + 0.5 * bend, y / 460 + 0.1 * bend, 1.0, 4) - 0.5)
    t = 0.26 + 0.9 * planes + 0.1 * np.sin(x / 46 + 3 * bend) - 0.0005 * (y - 460)
    t = t + 0.1 * (c.field("rough", 30, 4, (0.5, 1.8))[at] - 0.5)
    c.fill(wall, pick(table, np.asarray(np.clip(t, 0.06, 0.84), np.float32)), detail=0.3)
    top = np.interp(c.x[0], [p[0] for p in _SKYLINE], [p[1] for p in _SKYLINE])
    deep = c.y - top[None, :] - 26 - 46 * (c.field("lie", 34, 3) - 0.5) - 0.12 * np.abs(c.x - 690)
    c.glaze(wall * np.asarray(smoothstep(9, -6, deep), np.float32), (0.96, 0.02, 100), 0.92)
    c.screen(wall * np.asarray(smoothstep(840, 970, c.y), np.float32), (0.6, 0.08, 225), 0.3)
    c.multiply(arch.grow(16).blur(12) & wall, (0.4, 0.12, 250), 0.5)


def _bulk(c: Canvas) -> Relief:
    clay = Clay(c, (0, 180, 820, 1060), melt=40)
    clay.limb([(410, 500, 140), (520, 530, 160), (640, 580, 160)], flat=0.6)
    clay.ball(446, 424, 118, 96, z=10, thick=80)  # the hump
    clay.limb([(392, 620, 108, 10), (384, 760, 84, 14), (384, 880, 74, 14), (384, 1000, 84, 14)], flat=0.7)
    clay.limb([(660, 640, 150, 0), (680, 1000, 110, 0)], flat=0.5)
    clay.limb([(390, 450, 112, 30), (310, 452, 104, 56), (262, 500, 86, 64)], flat=0.9)
    clay.limb([(290, 340, 66, 66), (268, 400, 82, 72), (244, 470, 78, 78), (222, 540, 66, 80)], flat=0.8, melt=50)
    clay.limb(_TRUNK, melt=22)
    clay.press([(366, 316, 14), (380, 380, 20), (390, 440, 10)], 16)
    clay.press([(216, 500, 8), (238, 520, 12), (262, 526, 7)], 8)
    r = c.rng("rings")
    for k in range(17):
        t = k / 16
        px, py, w = 208, 570 + 330 * t + float(r.normal(0, 4)), 50 - 24 * t
        clay.press([(px - w, py - 6, 3), (px, py + 5, 4 + 2 * float(r.random())), (px + w, py - 4, 3)], 2.4)
    return clay.relief(3)


def _eye(c: Canvas) -> None:
    x, y = 232.0, 452.0
    c.multiply(c.mask(oval(x, y, 28, 19), soft=8), (0.4, 0.11, 255), 0.6)

    def work(pen: Pen) -> None:
        pen.fill(
            curve([(x - 13, y + 5, CORNER), (x - 1, y - 2), (x + 12, y + 4, CORNER), (x, y + 9)]), (0.16, 0.05, 260)
        )
        pen.dot(x - 4, y + 2.0, 1.5, (0.95, 0.05, 86))
        pen.stroke([(x - 14, y + 4), (x - 1, y - 4), (x + 14, y + 3)], (0.68, 0.08, 232), 3.5, 0.8)

    c.draw(work, detail=0.9, soft=0.6)


def seal(c: Canvas) -> None:
    """Dark and wet on its floe, bent like a boat: head and hind flippers lifted, its nose towards the flowers."""
    c.multiply(c.mask(oval(176, 1132, 104, 11), soft=6), (0.34, 0.1, 250), 0.75)
    coat = (0.25, 0.03, 258)
    back = [(300, 1092), (276, 1092), (246, 1080), (214, 1068), (180, 1058), (154, 1046), (138, 1032), (124, 1018)]
    head = [(111, 1012), (97, 1012), (87, 1018), (78, 1026), (75, 1033), (80, 1041), (93, 1048)]
    chest = [(99, 1062), (98, 1082), (106, 1106), (124, 1127), (170, 1137), (230, 1134), (276, 1120), (302, 1102)]
    toes = [(322, 1094), (336, 1082), (330, 1072, CORNER), (338, 1062, CORNER), (318, 1070)]
    body = c.mask(curve([*back, *head, *chest, *toes]))
    folds: list[Fold] = [
        (((112, 1064, 10), (132, 1094, 20), (172, 1112, 16)), 4.0),
        (((286, 1106, 4), (306, 1092, 5), (328, 1072, 2)), -2.5),
    ]
    garment(c, body, coat, folds, thickness=34, weave=0, rim=0.2, gloss=0.25, gain=0.9, mottle=0.08, detail=0.8)
    at = body.where
    spots = smoothstep(0.58, 0.68, c.field("rings", 11, 2)[at]) * smoothstep(130, 180, c.x[at])
    c.multiply(body * np.asarray(spots, np.float32), (0.4, 0.05, 260), 0.35)
    low = smoothstep(1090, 1134, c.y[at] + 0.1 * (180 - c.x[at]))
    c.multiply(body * np.asarray(low, np.float32), (0.3, 0.08, 255), 0.75)
    throat = c.mask(curve([(92, 1048), (104, 1052), (116, 1080), (134, 1116), (116, 1112), (102, 1090)]), soft=6)
    c.screen(throat & body, (0.4, 0.03, 240), 0.4)
    c.screen(body.edge(-2, -6, 5), (0.7, 0.05, 230), 0.35)
    fin = c.mask(
        curve([(118, 1096), (138, 1094), (156, 1112), (176, 1130), (180, 1139, CORNER), (158, 1141), (134, 1130)])
    )
    fin = fin * np.asarray(smoothstep(1094, 1116, c.y), np.float32)
    c.shadow(fin & body, 3, 4, soft=4, share=0.6)
    garment(c, fin, (0.21, 0.03, 258), thickness=8, weave=0, rim=0.1, detail=0.7)

    def face(pen: Pen) -> None:
        pen.fill(oval(101, 1026, 3.8, 4.0), (0.09, 0.02, 260))
        pen.dot(99.8, 1024.4, 1.1, (0.97, 0.02, 90))
        pen.fill(curve([(75, 1031, CORNER), (78, 1026), (83, 1027), (80, 1033)]), (0.1, 0.02, 260))
        pen.stroke(curve([(78, 1037), (86, 1038), (94, 1036)], closed=False), (0.12, 0.02, 260), 1.3, 0.8)
        for dx, dy in ((-16, 4), (-13, 10), (-7, 14)):
            pen.stroke([(85, 1035), (85 + dx, 1035 + dy)], (0.8, 0.02, 240), 0.8, 0.6)

    c.draw(face, detail=0.9, soft=0.3)
