"""The younger sister, on the right: slumped, rose and cream, unravelling; her near hand has crept back on the bench."""

from __future__ import annotations

import msgspec
import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.shapes import CORNER, curve, limb, oval

from .face import Head, face, neck
from .tailor import folds, gown, hand, printed, shoe, sleeve, strands

_CREAM = (0.9, 0.04, 35)
_DARK = (0.72, 0.085, 0)
_LIT = (0.98, 0.03, 85)
_HEAD = Head(548, 292, 1.06, 33, True)

_BACK = ((494, 346), (456, 366), (424, 420), (406, 500), (404, 580), (402, 646, CORNER))
_SEAT = ((420, 662), (476, 668), (502, 720), (506, 790), (486, 856, CORNER))
_HEM = ((540, 872), (600, 862), (660, 876), (724, 864, CORNER))
_SHIN = ((712, 790), (702, 700), (704, 640), (690, 592), (662, 570))
_LAP = ((612, 560), (566, 556, CORNER), (558, 510))
_CHEST = ((572, 470), (572, 436), (556, 392), (532, 366, CORNER))


def younger(c: Canvas) -> None:
    """Shoes, dress, arms, head."""
    c.light = msgspec.structs.replace(c.light, shade=(0.56, 0.075, 345))
    c.multiply(c.mask(oval(650, 900, 130, 10), soft=7), c.palette.deep, 0.4)
    shoe(c, 598.0, 893.0, 1.0, (0.58, 0.15, 16))
    shoe(c, 682.0, 899.0, 1.0, (0.58, 0.15, 16))
    # The far arm, raised, before the chest.
    sleeve(
        c,
        [(520, 420, 26), (566, 466, 25), (606, 486, 21), (636, 474, 16), (652, 452, 12)],
        _CREAM,
        (480, 380, 700, 540),
        None,
        (((600, 462, 2), (606, 474, 5), (598, 490, 2)),),
        _DARK,
        _LIT,
    )
    hand(
        c,
        [(656, 448, 11), (662, 430, 12)],
        [
            [(656, 424, 5), (650, 410, 4.6), (656, 400, 4)],
            [(662, 422, 5), (662, 404, 4.6), (668, 396, 4)],
            [(668, 424, 5), (674, 410, 4.6), (676, 402, 4)],
            [(670, 432, 5), (682, 424, 4.4), (684, 414, 3.8)],
        ],
        (620, 370, 710, 480),
    )
    dress = c.mask(curve([*_BACK, *_SEAT, *_HEM, *_SHIN, *_LAP, *_CHEST]))
    c.shadow(dress, 10, 12, 14, 0.35)
    body = c.relief(dress, 90)
    gown(c, body, _CREAM, "younger", 0.0)
    printed(c, dress, 60, (20, 27), ((0.72, 0.14, 8), (0.8, 0.11, 4), (0.64, 0.16, 12)), "rose", leaf=(0.62, 0.1, 145))
    c.multiply(dress * np.asarray(smoothstep(600, 720, c.x) * smoothstep(560, 640, c.y), np.float32), _DARK, 0.35)
    c.multiply(dress * np.asarray(smoothstep(560, 640, c.y) * smoothstep(620, 480, c.x), np.float32), _DARK, 0.4)
    c.multiply(dress * np.asarray(smoothstep(440, 404, c.x), np.float32), _DARK, 0.45)
    folds(
        c,
        dress,
        (
            ((656, 600, 3), (668, 680, 9), (676, 770, 12), (684, 862, 7)),
            ((606, 600, 3), (612, 690, 9), (618, 780, 13), (622, 864, 8)),
            ((544, 600, 3), (556, 690, 10), (560, 780, 12), (556, 866, 8)),
            ((474, 650, 4), (510, 640, 8), (550, 630, 8), (606, 624, 3)),
            ((420, 620, 3), (452, 592, 9), (498, 582, 9), (536, 586, 3)),
            ((412, 540, 2), (448, 552, 7), (504, 552, 8), (548, 546, 3)),
            ((508, 400, 2), (520, 450, 7), (530, 504, 7), (540, 540, 2)),
        ),
        _DARK,
        _LIT,
        0.55,
    )
    hem = dress & c.mask(limb([(480, 850, 5), (540, 862, 5), (600, 852, 5), (660, 866, 5), (728, 854, 5)], 40))
    c.fill(hem, (0.6, 0.14, 12), 0.8, detail=0.8)
    _head(c)
    collar = c.mask(curve([(556, 384), (530, 358, CORNER), (496, 338, CORNER), (462, 362), (478, 390), (520, 406)]))
    c.shadow(collar, 2, 5, 5, 0.4)
    c.form(collar, (0.62, 0.15, 12), thickness=8, rim=0.3, mottle=0.05, detail=0.85)
    arm = sleeve(
        c,
        [(474, 394, 35), (456, 450, 31), (446, 506, 27), (440, 556, 22), (434, 600, 17)],
        _CREAM,
        (380, 340, 530, 640),
        dress,
        (
            ((424, 500, 2), (444, 508, 6), (470, 500, 2)),
            ((424, 520, 2), (446, 522, 6), (468, 518, 2)),
            ((440, 430, 2), (468, 444, 6), (494, 440, 2)),
            ((424, 580, 2), (440, 586, 5), (456, 580, 2)),
        ),
        _DARK,
        _LIT,
    )
    printed(c, arm.mask, 12, (20, 26), ((0.72, 0.14, 8), (0.8, 0.11, 4)), "sleeve", leaf=(0.62, 0.1, 145))
    cuff = c.mask(limb([(416, 600, 6), (433, 605, 6.5), (450, 600, 6)]))
    c.form(cuff, (0.62, 0.15, 12), thickness=8, rim=0.3, detail=0.85)
    c.multiply(c.mask(oval(408, 646, 44, 7), soft=4), c.palette.deep, 0.45)
    hand(
        c,
        [(434, 614, 13), (426, 628, 14)],
        [
            [(430, 634, 6), (410, 641, 5.4), (394, 643, 4.6)],
            [(426, 630, 6), (402, 635, 5.4), (384, 637, 4.6)],
            [(422, 624, 6), (400, 628, 5.2), (382, 629, 4.4)],
            [(420, 618, 5.6), (404, 620, 4.8), (390, 619, 4)],
        ],
        (360, 590, 470, 660),
    )


def _head(c: Canvas) -> None:
    h = _HEAD
    throat = c.mask(oval(*h.one(-20, 66), 40, 18))
    neck(c, [(486, 372, 30), (504, 336, 25), (526, 306, 24)], throat)
    face(c, h, -1.5, 0.0, (0.76, 0.13, 16), glance=True)
    front = [(-26, -66), (-40, -52, CORNER), (-30, -34), (-20, -12), (-14, 10), (-8, 30), (2, 44), (14, 50)]
    back = [(34, 46), (54, 24), (62, -8), (58, -46), (36, -78), (4, -88), (-14, -82)]
    cap = c.mask(curve(h.at([*front, *back])))
    c.shadow(cap, -3, 7, 5, 0.35)
    hair = c.relief(cap, 60)
    tone = (0.56, 0.105, 46)
    c.form(hair, tone, rim=0.2, mottle=0.04, detail=0.92)
    at = cap.where
    bx, by = h.one(44, 50)
    aim = np.arctan2(by - c.y[at], bx - c.x[at]).astype(np.float32)
    strands(c, hair, aim, "younger", 0.12)
    c.screen(cap & c.mask(limb(h.at([(-10, -70, 8), (16, -68, 11), (44, -40, 6)])), soft=8), (0.95, 0.07, 75), 0.4)
    # The plait down her back.
    spine = [(bx - 4, by - 6), (474, 372), (446, 410), (428, 466), (420, 520)]
    for k in range(11):
        t = k / 10 * (len(spine) - 1.001)
        i, q = int(t), t % 1
        x = spine[i][0] * (1 - q) + spine[i + 1][0] * q
        y = spine[i][1] * (1 - q) + spine[i + 1][1] * q
        side = -1 if k % 2 else 1
        turn = np.degrees(np.arctan2(spine[i + 1][1] - spine[i][1], spine[i + 1][0] - spine[i][0])) + 28 * side
        r = 19 - 0.8 * k
        lock = c.mask(oval(x + side * 4, y + side * 2, r * 1.25, r * 0.78, turn))
        c.shadow(lock, 2, 4, 4, 0.4)
        part = c.relief(lock, 30)
        c.form(part, tone, rim=0.2, detail=0.92)
        strands(c, part, float(np.radians(turn)), f"plait{k}", 0.1)
    tail = c.mask(limb([(421, 520, 9), (416, 540, 8), (420, 562, 2)]))
    c.form(tail, tone, rim=0.2, detail=0.92)
    bow = c.mask(oval(420, 520, 12, 6, 10))
    c.form(bow, (0.52, 0.11, 150), rim=0.3, detail=0.93)
