"""The woman of sixty: chin lifted, lids lowered, arms held off from what sleeps on her."""

from __future__ import annotations

import itertools
import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import smoothstep
from art.painting.materials.living import fur, skin
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, Points, curve, limb, oval, place

_SKIN: Final = (0.5, 0.085, 48)
_DARK: Final = (0.27, 0.06, 32)
_GLOVE: Final = (0.5, 0.2, 25)

_HEAD: Final = (402.0, 150.0, 128.0, 15.0)
"""Where her head's middle lies, how tall it is, how far the chin is lifted (degrees)."""

_BROW: Final = ((-0.18, -0.47), (-0.33, -0.37), (-0.398, -0.23), (-0.405, -0.125), (-0.385, -0.06))
_NOSE: Final = ((-0.425, 0.01), (-0.485, 0.085), (-0.522, 0.125), (-0.51, 0.158), (-0.455, 0.17, CORNER))
_LIPS: Final = ((-0.43, 0.2), (-0.462, 0.235), (-0.455, 0.258), (-0.425, 0.268, CORNER), (-0.45, 0.29), (-0.44, 0.318))
_CHIN: Final = ((-0.402, 0.345), (-0.418, 0.4), (-0.4, 0.455), (-0.33, 0.49), (-0.2, 0.45), (-0.06, 0.36))
_SKULL: Final = ((0.1, 0.34), (0.27, 0.22), (0.4, 0.02), (0.41, -0.2), (0.3, -0.42), (0.1, -0.53), (-0.06, -0.525))
_HAIR: Final = (
    (-0.3, -0.4),
    (-0.2, -0.34),
    (-0.17, -0.22),
    (-0.12, -0.17),
    (-0.1, -0.02),
    (-0.07, 0.06),
    (-0.03, -0.06),
)
_HAIR_BACK: Final = ((0.05, -0.11), (0.13, -0.06), (0.13, 0.1), (0.18, 0.24), (0.26, 0.3), (0.34, 0.2), (0.43, 0.02))
_HAIR_TOP: Final = ((0.45, -0.2), (0.35, -0.45), (0.12, -0.59), (-0.1, -0.6), (-0.26, -0.53), (-0.335, -0.43))


def _put(points: Points) -> list[tuple[float, ...]]:
    x, y, size, turn = _HEAD
    return place(points, x, y, size, turn)


def _path(*points: Points) -> Path:
    return curve(_put([p for part in points for p in part]))


def gloves(c: Canvas) -> None:
    """Gloves past the elbow, wrinkled where the arms are held off."""
    for way, dim in ((-1.0, 0.02), (1.0, -0.08)):
        lower = [
            (400 + way * 130, 398, 24),
            (400 + way * 143, 446, 23),
            (400 + way * 157, 520, 18.5),
            (400 + way * 174, 610, 12),
        ]
        glove = Clay(c, (min(400 + way * 60, 400 + way * 230), 360, max(400 + way * 60, 400 + way * 230), 660), melt=4)
        glove.limb(lower, n=40)
        for y, k, deep in (
            (424, 0.6, 1.6),
            (444, -0.2, 3.0),
            (456, 0.7, 2.2),
            (474, 0.1, 2.6),
            (500, 0.5, 1.4),
            (566, -0.4, 1.4),
            (590, 0.5, 1.6),
        ):
            gx = 400 + way * (136 + (y - 424) * 0.2)
            glove.press([(gx - 19, y + 8 * k, 2.4), (gx - 2, y + 3 + 4 * k, 3.0), (gx + 14, y - 5 * k, 1.6)], deep)
        edge = glove.relief(1.0)
        c.form(edge, _GLOVE, rim=0.6, gloss=0.45, gloss_sharpness=9, mottle=0.05, bias=dim, shadow=18, detail=0.85)
        cuff = limb(
            [
                (400 + way * 130 - 24, 394 - 4 * way, 1.4),
                (400 + way * 131, 402, 1.8),
                (400 + way * 131 + 23, 394 + 4 * way, 1.4),
            ],
            12,
        )
        c.form(c.mask(cuff), (0.4, 0.17, 24), thickness=3, rim=0.5, bias=dim, detail=0.88)


def hands(c: Canvas) -> None:
    """Hands bent up at the wrist, fingers spread, touching nothing."""
    fingers = (
        ((4, 14, 6.4), (28, 14, 5.6), (50, 24, 4.6), (66, 38, 3.2)),
        ((6, 20, 6.6), (27, 30, 5.8), (45, 47, 4.8), (55, 65, 3.3)),
        ((2, 27, 6.6), (17, 45, 5.8), (29, 66, 4.8), (34, 86, 3.3)),
        ((-4, 31, 6.0), (4, 52, 5.2), (9, 70, 4.3), (10, 86, 3.0)),
    )
    thumb = ((-8, 8, 6.6), (-20, 26, 6.2), (-25, 44, 5.2), (-24, 58, 3.6))
    for way, dim in ((-1.0, 0.0), (1.0, -0.1)):
        wx, wy = 400 + way * 175, 612

        def at(points: Points, wx: float = wx, wy: float = wy, way: float = way) -> list[tuple[float, ...]]:
            return [(wx + way * p[0], wy + p[1], p[2]) for p in points]

        for part, z in ((thumb, 0.0),):
            clay = Clay(c, (wx - 80, wy - 30, wx + 80, wy + 110), melt=3)
            clay.limb([(*p, z) for p in at(part)])
            c.form(clay.relief(0.6), (0.42, 0.18, 24), rim=0.4, gloss=0.3, bias=dim - 0.06, detail=0.92)
        clay = Clay(c, (wx - 80, wy - 30, wx + 80, wy + 110), melt=3)
        clay.limb(at([(-1, -8, 12.5), (0, 6, 14.5), (2, 20, 16)]))
        for n, f in enumerate(fingers):
            clay.limb([(*p, 1.5 * n) for p in at(f)], melt=2.5)
        for f, g in itertools.pairwise(fingers):
            a, b = f[1], g[1]
            mid = at(
                [
                    ((a[0] + b[0]) / 2 - 4, (a[1] + b[1]) / 2 - 4, 1.6),
                    ((a[0] + b[0]) / 2 + 8, (a[1] + b[1]) / 2 + 6, 1.6),
                ]
            )
            clay.press(mid, 2.0, n=8)
        c.form(clay.relief(0.6), _GLOVE, rim=0.5, gloss=0.4, gloss_sharpness=14, mottle=0.03, bias=dim, detail=0.93)


def bust(c: Canvas) -> None:
    """Neck, shoulders and the head in profile."""
    chest = Clay(c, (230, 170, 570, 450), melt=14)
    for way in (-1.0, 1.0):
        chest.limb([(400 + way * 92, 286, 31), (400 + way * 116, 350, 26), (400 + way * 132, 412, 21)], melt=10)
    chest.limb([(304, 286, 30), (350, 272, 34), (400, 280, 40), (450, 272, 34), (496, 286, 30)])
    chest.ball(400, 310, 96, 50)
    chest.limb([(414, 180, 30), (411, 222, 29), (405, 264, 35)], melt=16)
    chest.limb([(428, 222, 13), (450, 258, 20), (494, 284, 28)], melt=14)
    chest.limb([(392, 244, 10), (360, 266, 18), (316, 282, 26)], melt=14)
    chest.press([(392, 286, 4), (356, 272, 4), (322, 270, 3)], 4)
    chest.press([(412, 286, 4), (448, 272, 4), (480, 270, 3)], 4)
    chest.press([(416, 190, 4), (408, 236, 4), (396, 276, 3)], 5)
    chest.press([(400, 272, 5), (401, 284, 5)], 5)
    skin(c, chest.relief(1.6), _SKIN)
    jaw = c.mask(limb([(372, 214, 16), (410, 210, 24), (436, 198, 20)]), soft=12)
    c.multiply(jaw & c.mask(limb([(404, 186, 34), (405, 262, 36)])), (0.42, 0.08, 28), 0.7)
    face = c.mask(_path(_BROW, _NOSE, _LIPS, _CHIN, _SKULL))
    skin(c, c.relief(face, 46, smooth=2.5), _SKIN, detail=0.95)
    _planes(c)
    _hair(c)
    c.draw(_features, detail=0.97)
    _ear(c)


def _soft(
    c: Canvas,
    x: float,
    y: float,
    rx: float,
    ry: float,
    turn: float,
    colour: tuple[float, float, float],
    share: float,
    light: bool,
) -> None:
    px, py = _put([(x, y)])[0][:2]
    size = _HEAD[2]
    spot = c.mask(oval(px, py, rx * size, ry * size, turn + _HEAD[3]), soft=min(rx, ry) * size * 0.6)
    spot = spot & c.mask(_path(_BROW, _NOSE, _LIPS, _CHIN, _SKULL))
    (c.screen if light else c.multiply)(spot, colour, share)


def _planes(c: Canvas) -> None:
    """Cheek, temple, socket, the soft fold beside the mouth, the jaw's shade: the years without harshness."""
    warm, red = (0.42, 0.09, 34), (0.5, 0.13, 28)
    _soft(c, -0.05, 0.2, 0.15, 0.2, 30, warm, 0.62, False)
    _soft(c, -0.13, 0.1, 0.1, 0.1, 0, red, 0.3, False)
    _soft(c, -0.31, -0.055, 0.08, 0.045, 10, warm, 0.65, False)
    _soft(c, -0.27, 0.4, 0.15, 0.05, -8, warm, 0.5, False)
    _soft(c, -0.38, 0.345, 0.05, 0.025, 0, warm, 0.5, False)
    _soft(c, -0.18, -0.2, 0.06, 0.1, 0, warm, 0.35, False)
    _soft(c, -0.235, 0.055, 0.1, 0.045, 24, (0.8, 0.1, 60), 0.42, True)
    _soft(c, -0.34, -0.25, 0.05, 0.13, 0, (0.8, 0.1, 62), 0.3, True)
    _soft(c, -0.465, 0.08, 0.018, 0.06, -32, (0.86, 0.1, 65), 0.5, True)
    _soft(c, -0.385, 0.4, 0.025, 0.035, 0, (0.8, 0.1, 60), 0.35, True)


def _features(pen: Pen) -> None:
    s = _HEAD[2]

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(p[0], p[1]) for p in _put(points)]

    # The lid, closed to a slit: its fold, its lashes
    pen.fill(
        curve(
            at((-0.355, -0.05), (-0.315, -0.075), (-0.255, -0.05), (-0.235, -0.02), (-0.3, -0.005), (-0.345, -0.015))
        ),
        (0.42, 0.085, 42),
        0.35,
    )
    pen.stroke(at((-0.352, -0.015), (-0.305, 0.006), (-0.25, -0.006), (-0.236, -0.022)), (0.16, 0.035, 30), s * 0.015)
    for k in range(5):
        x = -0.35 + 0.022 * k
        pen.stroke(at((x, -0.012 + 0.004 * k), (x - 0.018, 0.012 + 0.003 * k)), (0.16, 0.035, 30), s * 0.007, 0.7)
    pen.stroke(at((-0.36, -0.06), (-0.31, -0.085), (-0.245, -0.055)), _DARK, s * 0.011, 0.75)
    pen.stroke(at((-0.34, 0.035), (-0.29, 0.05), (-0.24, 0.035)), _DARK, s * 0.008, 0.4)
    # Brow, raised a little
    for k in range(9):
        x = -0.385 + 0.022 * k
        y = -0.135 - 0.035 * math.sin(k / 8 * 2.4)
        pen.stroke(at((x, y + 0.008), (x + 0.03, y - 0.012)), (0.6, 0.02, 60), s * 0.013, 0.85)
    # Nostril, the fold from nose to mouth
    pen.stroke(at((-0.475, 0.148), (-0.455, 0.135), (-0.435, 0.15)), (0.2, 0.05, 28), s * 0.018, 0.85)
    pen.stroke(at((-0.425, 0.105), (-0.405, 0.135), (-0.42, 0.165)), _DARK, s * 0.01, 0.55)
    pen.stroke(at((-0.4, 0.13), (-0.355, 0.18), (-0.338, 0.235)), _DARK, s * 0.016, 0.2)
    # Closed lips, pressed
    pen.fill(curve(at((-0.462, 0.237), (-0.43, 0.214), (-0.36, 0.262), (-0.425, 0.268))), (0.42, 0.15, 22), 0.9)
    pen.fill(
        curve(at((-0.425, 0.268), (-0.36, 0.263), (-0.4, 0.31), (-0.449, 0.305), (-0.452, 0.288))), (0.5, 0.17, 24), 0.9
    )
    pen.stroke(at((-0.448, 0.262), (-0.41, 0.268), (-0.352, 0.26)), (0.2, 0.07, 22), s * 0.013, 0.9)
    pen.stroke(at((-0.44, 0.298), (-0.42, 0.302)), (0.8, 0.08, 40), s * 0.012, 0.5)
    # Years: the eye's corner, the throat
    for dy in (-0.02, 0.004, 0.026):
        pen.stroke(at((-0.222, dy * 0.6), (-0.196, dy * 1.5), (-0.178, dy * 2.3)), _DARK, s * 0.007, 0.35)
    # The jaw's line
    pen.stroke(at((-0.3, 0.47), (-0.18, 0.42), (-0.05, 0.3), (-0.01, 0.16)), _DARK, s * 0.012, 0.3)


def _hair(c: Canvas) -> None:
    m = c.mask(_path(_HAIR, _HAIR_BACK, _HAIR_TOP), wobble=1.5, cell=5)
    body = c.form(c.relief(m, 30, smooth=2), (0.74, 0.012, 265), rim=0.5, mottle=0.08, grain=9, detail=0.9)
    x, y, size, _ = _HEAD
    at = m.where
    flow = np.arctan2(c.y[at] - (y + 0.25 * size), c.x[at] - (x - 0.75 * size)) + 0.75
    for k, (light, lift) in enumerate(((0.16, 0.0), (0.1, 0.07))):
        fur(
            c,
            body,
            np.asarray(flow, np.float32),
            seed=f"crop{k}",
            length=(7, 15),
            spacing=1.9,
            light=light,
            lift=lift,
            spread=0.3,
            detail=0.92,
        )
    c.multiply(m & c.full(smoothstep(x - 0.1 * size, x + 0.5 * size, c.x)), (0.62, 0.05, 320), 0.55)


def _ear(c: Canvas) -> None:
    x, y = _put([(0.03, 0.03)])[0][:2]
    s = _HEAD[2]
    outer = c.mask(
        curve(
            place(
                [
                    (-0.03, -0.09),
                    (0.03, -0.11),
                    (0.075, -0.06),
                    (0.06, 0.02),
                    (0.02, 0.09),
                    (-0.025, 0.085),
                    (-0.03, 0.0),
                ],
                x,
                y,
                s,
                22,
            )
        )
    )
    c.multiply(outer.blur(4).move(4, 4), (0.4, 0.07, 25), 0.55)
    skin(c, c.relief(outer, 6), _SKIN, detail=0.95)

    def inner(pen: Pen) -> None:
        line = place([(-0.01, -0.05), (0.03, -0.07), (0.045, -0.03), (0.025, 0.02), (0.005, 0.04)], x, y, s, 22)
        pen.stroke([p[:2] for p in line], _DARK, s * 0.018, 0.6)
        ex, ey = place([(-0.005, 0.11)], x, y, s, 22)[0][:2]
        pen.dot(ex, ey, 2.4, (0.85, 0.11, 85))
        pen.fill(
            curve([(ex - 3.5, ey + 12), (ex, ey + 3, CORNER), (ex + 3.5, ey + 12), (ex, ey + 17)]), (0.5, 0.21, 26)
        )

    c.draw(inner, relief=1.2, detail=0.96)
