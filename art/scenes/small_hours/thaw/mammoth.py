"""The mammoth of ice and the small seal."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, pick, ramp, smoothstep
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
    *((282, 480, 70, 80), (248, 590, 56, 86), (236, 700, 45, 86), (218, 806, 37, 88)),
    *((176, 870, 30, 90), (130, 874, 25, 92), (102, 842, 21, 92)),  # its curled tip
)
"""Places, radii, and how far they come towards us."""
_NECK_FURROW = ((424, 340, 16), (436, 430, 22), (410, 540, 18))

# Where the planes of the broken ice meet, by rows from its ridge down to the water.
_RIDGE_A, _RIDGE_B, _RIDGE_C, _RIDGE_D = (560, 420), (628, 330), (690, 432), (742, 374)
_RIM_A, _RIM_B, _RIM_C = (830, 500), (830, 640), (830, 820)
_FACE_A, _FACE_B, _FACE_C = (560, 500), (660, 520), (756, 540)
_FOOT_A, _FOOT_B = (690, 760), (742, 780)
_WATER_A, _WATER_B, _WATER_C = (560, 1010), (730, 1010), (830, 1010)
_FACETS: tuple[tuple[tuple[tuple[float, float], ...], float], ...] = (
    ((_RIDGE_A, _RIDGE_B, _FACE_B, (600, 700)), 0.9),
    ((_RIDGE_B, _RIDGE_C, _FACE_B), 0.62),
    ((_RIDGE_C, _RIDGE_D, _FACE_C, _FACE_B), 0.84),
    ((_RIDGE_D, _RIM_A, _RIM_B, _FACE_C), 0.5),
    ((_FACE_A, _FACE_B, _FOOT_A, _WATER_A), 0.52),
    ((_FACE_B, _FACE_C, _FOOT_B, _FOOT_A), 0.34),
    ((_FACE_C, _RIM_B, _RIM_C, _FOOT_B), 0.5),
    ((_FOOT_A, _FOOT_B, _WATER_B, _WATER_A), 0.24),
    ((_FOOT_B, _RIM_C, _WATER_C, _WATER_B), 0.32),
)
"""The planes, and how light each is."""


def mammoth(c: Canvas) -> None:
    """Paint the mammoth: snow on what looks up, fluted ice below, sheer broken planes where it is still an iceberg."""
    far = Clay(c, (0, 400, 420, 960), melt=10)
    far.limb(_FAR_TUSK)
    c.form(far.relief(1), (0.5, 0.1, 240), rim=0.6, gloss=0.3, haze=0.12, detail=0.6)
    _berg(c)
    whole = _bulk(c)
    jag = 110 * (c.field("merge", 70, 2) - 0.5)
    body = Relief(whole.mask * np.asarray(smoothstep(668, 640, c.x + jag - 0.06 * c.y + 40), np.float32), whole.height)
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
    c.form(tusk, (0.95, 0.03, 205), gloss=0.6, gloss_sharpness=20, rim=1.0, depth=0.7, mottle=0.03, detail=0.8)
    lip = c.mask(curve(_LIP), soft=7)
    c.glaze(lip, (0.6, 0.11, 235), 0.95)
    c.multiply(c.mask(curve(_UNDER_LIP), soft=4), (0.4, 0.12, 252), 0.5)


def _berg(c: Canvas) -> None:
    """What it still is: sheer planes of broken ice behind its shoulder."""
    table = ramp(ICE)
    for k, (points, tone) in enumerate(_FACETS):
        plane = c.mask(polygon(points), wobble=2, cell=30).grow(0.8)
        at = plane.where
        t = tone + 0.16 * (c.field(f"plane{k}", 90, 3)[at] - 0.5) - 0.00035 * (c.y[at] - 500)
        c.fill(plane, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.45)
        c.screen(plane.edge(-2, -4, 1.2), (0.9, 0.04, 215), 0.35)


def _bulk(c: Canvas) -> Relief:
    clay = Clay(c, (0, 180, 820, 1010), melt=40)
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
    """Small and dark, its head raised to the light."""
    x, y = 196.0, 1066.0
    coat: Colour = (0.3, 0.05, 258)
    c.multiply(c.mask(oval(x + 6, y + 4, 74, 11), soft=5), (0.4, 0.1, 250), 0.7)
    clay = Clay(c, (x - 140, y - 120, x + 140, y + 30), melt=12)
    clay.limb(
        [
            (x - 74, y - 10, 8),
            (x - 44, y - 18, 20),
            (x - 4, y - 24, 28),
            (x + 30, y - 34, 25),
            (x + 44, y - 56, 19),
            (x + 46, y - 72, 16),
        ]
    )
    clay.ball(x + 50, y - 82, 18, 16, z=6, turn=-24)
    clay.limb([(x + 56, y - 86, 12, 10), (x + 68, y - 94, 8, 12)], melt=6)
    clay.limb([(x - 72, y - 10, 8), (x - 92, y - 20, 6), (x - 104, y - 26, 3)])
    clay.limb([(x - 72, y - 8, 8), (x - 94, y - 6, 6), (x - 108, y - 4, 3)])
    clay.limb([(x + 22, y - 20, 10, 20), (x + 32, y - 6, 8, 22), (x + 40, y + 1, 5, 22)])
    body = clay.relief(0.8)
    c.form(body, coat, rim=1.0, gloss=0.45, gloss_sharpness=12, shadow=16, detail=0.85)
    c.form(
        body.within(
            c.mask(
                curve(
                    [
                        (x + 34, y - 8),
                        (x + 52, y - 40),
                        (x + 58, y - 70),
                        (x + 70, y - 88),
                        (x + 64, y - 30),
                        (x + 46, y),
                    ]
                ),
                soft=4,
            )
        ),
        (0.56, 0.05, 245),
        rim=0.7,
        detail=0.85,
    )
    c.screen(body.mask.edge(-3, -3, 1.5), (0.92, 0.13, 84), 0.55)

    def face(pen: Pen) -> None:
        pen.dot(x + 56, y - 90, 3.3, (0.14, 0.02, 260))
        pen.dot(x + 57, y - 91.2, 1.1, (0.99, 0.01, 90))
        pen.fill(oval(x + 74, y - 98, 3.2, 2.4, -30), (0.16, 0.02, 260))
        for k in range(3):
            pen.stroke([(x + 68, y - 91 + k), (x + 78, y - 86 + k * 3)], (0.93, 0.02, 230), 0.8, 0.8)

    c.draw(face, detail=0.95)
