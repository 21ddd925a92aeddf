"""The younger sister, on the right: she leans on her sister, rose and cream, chin up, and pulls the wool out."""

from __future__ import annotations

import msgspec
import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, curve, limb, oval

from .face import Head, face, neck
from .tailor import folds, gown, hand, printed, shoe, sleeve, strands

_CREAM = (0.9, 0.04, 35)
_DARK = (0.72, 0.085, 0)
_LIT = (0.98, 0.03, 85)
_HEAD = Head(444, 262, 1.06, -16, True)

_BACK = ((410, 344), (378, 366), (366, 430), (378, 520), (396, 590), (406, 650, CORNER))
_SEAT = ((460, 656), (496, 662), (508, 700), (510, 790), (486, 856, CORNER))
_HEM = ((540, 872), (600, 862), (660, 876), (724, 864, CORNER))
_SHIN = ((708, 790), (694, 700), (700, 640), (690, 588), (662, 566))
_LAP = ((612, 556), (540, 554, CORNER), (508, 520))
_CHEST = ((500, 478), (508, 436), (496, 390), (470, 356, CORNER))


def _dress(c: Canvas) -> Mask:
    return c.mask(curve([*_BACK, *_SEAT, *_HEM, *_SHIN, *_LAP, *_CHEST]))


def younger(c: Canvas) -> None:
    """Shoes, dress, arms, head."""
    c.light = msgspec.structs.replace(c.light, shade=(0.56, 0.075, 345))
    c.multiply(c.mask(oval(650, 900, 130, 10), soft=7), c.palette.deep, 0.4)
    shoe(c, 598.0, 893.0, 1.0, (0.58, 0.15, 16))
    shoe(c, 682.0, 899.0, 1.0, (0.58, 0.15, 16))
    # The far arm holds the scarf down; its hand is under the wool.
    sleeve(
        c,
        [(478, 420, 26), (512, 484, 25), (556, 534, 21), (604, 562, 16)],
        _CREAM,
        (460, 380, 680, 620),
        None,
        (((520, 500, 2), (548, 500, 5), (560, 520, 2)),),
        _DARK,
        _LIT,
    )
    dress = _dress(c)
    c.shadow(dress, 10, 12, 14, 0.35)
    body = c.relief(dress, 62)
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
            ((452, 450, 2), (458, 490, 7), (470, 530, 6), (480, 552, 2)),
        ),
        _DARK,
        _LIT,
        0.55,
    )
    sash = c.mask(limb([(380, 548, 10), (430, 560, 11), (482, 554, 11), (522, 532, 10)], 30)) & dress
    c.shadow(sash, 0, 5, 4, 0.35)
    c.form(sash, (0.6, 0.14, 12), thickness=7, rim=0.0, mottle=0.06, detail=0.8)
    hem = dress & c.mask(limb([(480, 850, 5), (540, 862, 5), (600, 852, 5), (660, 866, 5), (728, 854, 5)], 40))
    c.fill(hem, (0.6, 0.14, 12), 0.8, detail=0.8)
    _head(c)
    collar = c.mask(curve([(482, 372), (464, 344, CORNER), (412, 334, CORNER), (386, 358), (408, 388), (456, 396)]))
    c.shadow(collar, 2, 5, 5, 0.4)
    c.form(collar, (0.62, 0.15, 12), thickness=8, rim=0.3, mottle=0.05, detail=0.85)


def reach(c: Canvas) -> None:
    """Her plait, which lies on her sister's back; her near arm, which pulls the wool out at full length."""
    c.light = msgspec.structs.replace(c.light, shade=(0.6, 0.075, 350))
    _plait(c)
    arm = sleeve(
        c,
        [(424, 402, 37), (462, 428, 33), (512, 430, 29), (566, 402, 25), (618, 362, 20), (640, 342, 17)],
        _CREAM,
        (370, 300, 690, 480),
        _dress(c),
        (
            ((496, 402, 2), (508, 424, 7), (504, 452, 2)),
            ((520, 396, 2), (530, 416, 6), (524, 440, 2)),
            ((444, 386, 2), (452, 412, 7), (448, 446, 2)),
            ((590, 366, 2), (602, 378, 5), (600, 392, 2)),
        ),
        _DARK,
        _LIT,
    )
    printed(c, arm.mask, 14, (20, 26), ((0.72, 0.14, 8), (0.8, 0.11, 4)), "sleeve", leaf=(0.62, 0.1, 145))
    hand(
        c,
        [(648, 337, 13), (664, 324, 14)],
        [
            [(662, 312, 6), (674, 306, 6), (680, 314, 5)],
            [(668, 318, 6), (681, 314, 6), (684, 322, 5)],
            [(672, 325, 6), (684, 323, 5.6), (684, 331, 4.8)],
            [(672, 332, 5.4), (682, 332, 5), (680, 339, 4.4)],
        ],
        (620, 280, 710, 380),
    )
    cuff = c.mask(limb([(630, 326, 6), (642, 340, 7), (652, 354, 6)]))
    c.form(cuff, (0.62, 0.15, 12), thickness=8, rim=0.15, detail=0.85)


def _head(c: Canvas) -> None:
    h = _HEAD
    throat = c.mask(oval(*h.one(-20, 66), 40, 18))
    neck(c, [(424, 378, 30), (430, 340, 26), (436, 300, 25)], throat)
    face(c, h, -1.5, 0.0, (0.76, 0.13, 16), glance=False)
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


def _plait(c: Canvas) -> None:
    tone = (0.56, 0.105, 46)
    bx, by = _HEAD.one(44, 50)
    spine = [(bx - 4, by - 6), (378, 350), (366, 400), (368, 456), (376, 510)]
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
    tail = c.mask(limb([(377, 508, 9), (376, 530, 14), (381, 548, 11), (388, 566, 1)]))
    c.shadow(tail, 2, 4, 4, 0.4)
    part = c.relief(tail, 26)
    c.form(part, tone, rim=0.05, detail=0.92)
    strands(c, part, 1.5, "tail", 0.1)
    for turn, side in ((-28, -1), (24, 1)):
        loop = c.mask(oval(377 + 13 * side, 511 + 2 * side, 14, 7, turn * -side))
        c.form(loop, (0.62, 0.15, 12), thickness=6, rim=0.05, detail=0.93)
    c.form(c.mask(oval(377, 511, 6, 6)), (0.56, 0.15, 12), thickness=5, rim=0.05, detail=0.93)
