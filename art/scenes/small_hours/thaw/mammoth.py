"""The mammoth of ice and the small seal."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import CORNER, curve, oval, polygon

ICE = [
    (0.24, 0.09, 262),
    (0.36, 0.115, 254),
    (0.52, 0.115, 242),
    (0.7, 0.09, 228),
    (0.87, 0.045, 212),
    (0.98, 0.012, 200),
]
"""Old ice from its depths to its lit skin."""


_FAR_TUSK = ((300, 520, 24), (220, 596, 27), (140, 612, 23), (90, 566, 17), (78, 500, 8))
_NEAR_TUSK = ((306, 540, 33), (264, 634, 34), (182, 692, 31), (94, 672, 24), (46, 594, 16), (42, 522, 7))
_LIP = ((278, 508), (318, 488), (356, 512), (350, 560), (322, 560), (300, 540))
_UNDER_LIP = ((276, 540), (300, 556), (326, 580), (350, 566), (322, 556), (298, 536))
_EAR = ((424, 408, CORNER), (462, 410), (480, 450), (468, 508), (440, 530, CORNER), (426, 476))

_BODY = ((470, 480, 150), (590, 540, 170), (700, 640, 150))
_FORELEGS = ((450, 620, 140, 16), (446, 800, 120, 20), (440, 1000, 116, 20))
_FLANK = ((640, 700, 160, 0), (650, 1000, 160, 0))
_NECK = ((400, 400, 104, 40), (330, 440, 104, 60), (306, 510, 80, 64))
_TRUNK = (
    *((282, 480, 70, 80), (256, 590, 57, 86), (250, 700, 47, 86), (252, 810, 39, 88)),
    *((246, 900, 32, 90), (222, 972, 26, 92), (184, 1000, 21, 92), (156, 986, 16, 92)),  # its curled tip
)
"""Places, radii, and how far they come towards us."""
_NECK_FURROW = ((424, 340, 16), (436, 430, 22), (410, 540, 18))

_SKYLINE = ((520, 400), (566, 372), (604, 384), (634, 350), (668, 366), (690, 398), (716, 388), (748, 330), (784, 344))
"""The berg's broken top edge, from the mammoth's back to the card's edge."""


def mammoth(c: Canvas) -> None:
    """Paint the mammoth: snow on what looks up, fluted ice below, sheer broken planes where it is still an iceberg."""
    far = Clay(c, (0, 400, 420, 960), melt=10)
    far.limb(_FAR_TUSK)
    c.form(far.relief(1), (0.5, 0.1, 240), rim=0.1, gloss=0.15, haze=0.12, detail=0.6)
    _berg(c)
    whole = _bulk(c)
    jag = 70 * (c.field("merge", 60, 3, (0.5, 2.0)) - 0.5)
    body = Relief(whole.mask * np.asarray(smoothstep(690, 618, c.x + jag - 0.06 * c.y + 40), np.float32), whole.height)
    at = body.mask.where
    x, y = c.x[at], c.y[at]
    shag = smoothstep(430, 640, y) * smoothstep(700, 560, x)
    column = c.noise.at("shag", x / 30 + 0.6 * c.noise.at("drift", x / 160, y / 160, 1.0, 2), y / 420, 1.0, 3)
    bump = np.abs(column - 0.5) * 60 * shag + (c.field("frost", 60, 3)[at] - 0.5) * 8
    lit_ = body.bumped(np.asarray(bump, np.float32))
    depth = np.asarray(0.12 * smoothstep(500, 960, y) + 0.1 * smoothstep(420, 760, x), np.float32)
    c.form(lit_, ramp(ICE), bias=0.02, rim=0.9, gloss=0.15, mottle=0.03, shadow=36, detail=0.55)
    c.multiply(body.mask * (depth * 3.6), (0.3, 0.13, 258), 0.8)
    inner = np.exp(-((((x - 330) / 170) ** 2) + (((y - 640) / 230) ** 2)))
    c.screen(body.mask * np.asarray(inner, np.float32), (0.6, 0.12, 215), 0.34)
    top = np.asarray(smoothstep(0.35, 0.8, -body.ny + 0.25 * (c.field("drifts", 50, 3)[at] - 0.5)), np.float32)
    c.form(body.within(body.mask * top), (0.97, 0.015, 230), mottle=0.03, bias=0.16, depth=0.4, detail=0.5)
    _ear(c)
    _eye(c)
    near = Clay(c, (-40, 440, 420, 800), melt=8)
    near.limb(_NEAR_TUSK, n=50)
    tusk = near.relief(1)
    c.shadow(tusk.mask, 16, 30, soft=16, share=0.4)
    c.form(tusk, (0.95, 0.03, 205), gloss=0.35, gloss_sharpness=14, rim=0.15, depth=0.75, mottle=0.03, detail=0.8)
    lip = c.mask(curve(_LIP), soft=7)
    c.glaze(lip, (0.6, 0.11, 235), 0.95)
    c.multiply(c.mask(curve(_UNDER_LIP), soft=4), (0.4, 0.12, 252), 0.5)


def _berg(c: Canvas) -> None:
    """What it still is: sheer walls of broken ice behind its shoulder, in the shade, snow on their top."""
    table = ramp(ICE)
    wall = c.mask(polygon([*_SKYLINE, (840, 318), (840, 1010), (520, 1010)]), wobble=4, cell=24)
    at = wall.where
    x, y = c.x[at], c.y[at]
    bend = c.noise.at("split", x / 70, y / 120, 1.0, 3)
    planes = np.abs(c.noise.at("planes", x / 60 + 0.5 * bend, y / 420 + 0.1 * bend, 1.0, 4) - 0.5)
    t = 0.3 + 0.9 * planes + 0.1 * np.sin(x / 40 + 3 * bend) - 0.0004 * (y - 460)
    t = t + 0.12 * (c.field("rough", 30, 4, (0.5, 1.8))[at] - 0.5)
    c.fill(wall, pick(table, np.asarray(np.clip(t, 0.06, 0.86), np.float32)), detail=0.3)
    top = np.interp(c.x[0], [p[0] for p in _SKYLINE], [p[1] for p in _SKYLINE])
    deep = c.y - top[None, :] - 26 - 46 * (c.field("lie", 34, 3) - 0.5) - 0.12 * np.abs(c.x - 690)
    c.glaze(wall * np.asarray(smoothstep(9, -6, deep), np.float32), (0.96, 0.02, 100), 0.92)
    c.screen(wall * np.asarray(smoothstep(820, 960, c.y), np.float32), (0.6, 0.08, 225), 0.3)


def _bulk(c: Canvas) -> Relief:
    clay = Clay(c, (0, 180, 820, 1060), melt=40)
    clay.limb(_BODY, flat=0.6)
    clay.ball(500, 400, 120, 108, z=16, thick=80)  # the hump
    clay.limb(_FORELEGS, flat=0.6)
    clay.limb(_FLANK, flat=0.5)
    clay.limb(_NECK, flat=0.9)
    clay.ball(334, 352, 84, 92, z=70, thick=66, turn=-14)  # the skull
    clay.limb(_TRUNK, melt=22)
    clay.press(_NECK_FURROW, 24)
    for k in range(10):
        t = k / 9
        px, py, w = 258 - 30 * t, 590 + 220 * t, 50 - 20 * t
        clay.press([(px - w, py - 6, 6), (px, py + 6, 7), (px + w, py - 4, 6)], 6)
    return clay.relief(3)


def _ear(c: Canvas) -> None:
    flap = c.mask(curve(_EAR), wobble=1)
    c.shadow(flap, 10, 18, soft=10, share=0.5)
    c.form(flap, ramp(ICE), thickness=24, bias=0.02, mottle=0.03, detail=0.6)


def _eye(c: Canvas) -> None:
    x, y = 300.0, 458.0
    c.multiply(c.mask(oval(x, y, 30, 20), soft=8), (0.4, 0.11, 255), 0.6)

    def work(pen: Pen) -> None:
        pen.fill(
            curve([(x - 12, y + 5, CORNER), (x - 1, y - 1), (x + 12, y + 3, CORNER), (x, y + 8)]), (0.16, 0.05, 260)
        )
        pen.dot(x - 4, y + 2.5, 1.8, (0.95, 0.11, 86))
        pen.stroke([(x - 15, y + 5), (x - 1, y - 4), (x + 15, y + 3)], (0.72, 0.08, 228), 4)
        pen.stroke([(x - 12, y + 13), (x + 1, y + 15), (x + 13, y + 9)], (0.55, 0.1, 240), 2.4, 0.7)

    c.draw(work, detail=0.95, soft=0.4)


def seal(c: Canvas) -> None:
    """Dark and wet on its floe, its neck stretched up towards the flowers."""
    coat: Colour = (0.3, 0.035, 255)
    c.multiply(c.mask(oval(170, 1126, 96, 12), soft=6), (0.4, 0.1, 250), 0.7)
    hind = c.mask(curve([(262, 1112), (284, 1096), (306, 1084, CORNER), (300, 1104), (312, 1118, CORNER), (282, 1122)]))
    c.form(hind, (0.25, 0.03, 255), thickness=8, rim=0, detail=0.8)
    back = [(276, 1112), (236, 1092), (192, 1082), (160, 1072), (142, 1058), (131, 1042)]
    head = [(122, 1030), (108, 1026), (94, 1032), (82, 1038), (78, 1046), (84, 1054), (98, 1060)]
    chest = [(106, 1074), (106, 1096), (118, 1118), (160, 1130), (220, 1130), (262, 1124)]
    body = c.mask(curve([*back, *head, *chest]))
    folds: list[Fold] = [
        (((122, 1064, 10), (136, 1092, 18), (170, 1112, 14)), 6.0),
        (((110, 1066, 3), (124, 1056, 4), (134, 1048, 2)), -2.5),
        (((200, 1096, 14), (236, 1106, 16), (262, 1114, 8)), 4.0),
    ]
    garment(c, body, coat, folds, thickness=30, weave=0, rim=0, gloss=0.35, gain=1.0, mottle=0.14, detail=0.85)
    pale = c.mask(curve([(96, 1060), (110, 1064), (120, 1090), (140, 1118), (122, 1120), (106, 1096)]), soft=4)
    c.glaze(pale & body, (0.56, 0.035, 250), 0.7)
    fin = c.mask(curve([(140, 1104), (158, 1110), (164, 1128), (150, 1142, CORNER), (128, 1138, CORNER), (138, 1122)]))
    c.shadow(fin & body, 2, 4, soft=4, share=0.5)
    c.form(fin, (0.24, 0.03, 255), thickness=8, rim=0, gloss=0.2, detail=0.85)

    def face(pen: Pen) -> None:
        pen.fill(oval(104, 1040, 4.2, 4.6), (0.1, 0.02, 260))
        pen.dot(102.4, 1038, 1.3, (0.97, 0.02, 90))
        pen.fill(curve([(78, 1044, CORNER), (82, 1037), (88, 1039), (84, 1047)]), (0.12, 0.02, 260))
        pen.stroke([(83, 1050), (90, 1052), (96, 1053)], (0.14, 0.02, 260), 1.6)
        for dx, dy in ((-14, 8), (-10, 14), (-2, 17)):
            pen.stroke([(89, 1048), (89 + dx, 1048 + dy)], (0.85, 0.02, 240), 0.9, 0.7)

    c.draw(face, detail=0.95)
