"""The old turtle: head, neck, shell and one flipper as a few broad, flat shapes."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, oval, polygon

_SKIN = (0.44, 0.05, 190)
_SHELL = (0.31, 0.05, 222)
_INK = (0.22, 0.045, 225)
_PALE = (0.78, 0.06, 120)

_CROWN = [(450.0, 700.0), (392, 632), (330, 566), (262, 520), (182, 506), (116, 534), (82, 580)]
_BEAK = [(62, 626), (50, 672), (58, 706, CORNER), (84, 694), (112, 704)]
_THROAT = [(176, 734), (250, 748), (316, 774), (380, 828), (450, 900), (560, 900), (560, 720)]


def turtle(c: Canvas, line: float) -> None:
    """Paint it, head and flipper first, for they come out from under the shell."""
    _head(c)
    _flipper(c)
    _shell(c, line)


def _flat(c: Canvas, m: Mask, tone: Colour, thickness: float) -> None:
    c.form(m, tone, thickness=thickness, rim=0.0, mottle=0.035, shadow=0)


def _shell(c: Canvas, line: float) -> None:
    dome = c.mask(
        curve(
            [
                (372, 790, CORNER),
                (396, 690),
                (446, 594),
                (530, 522),
                (630, 488),
                (740, 490),
                (860, 530, CORNER),
                (860, 1010, CORNER),
                (640, 980),
                (470, 900),
            ]
        ),
        wobble=2.5,
        cell=30,
    )
    _flat(c, dome, _SHELL, 12)
    lit = np.exp(-(((c.x - 500) / 230) ** 2) - ((c.y - 560) / 130) ** 2)
    c.glaze(dome * np.asarray(lit, np.float32), (0.62, 0.075, 150), 0.34)
    c.multiply(dome * np.asarray(smoothstep(line - 60, 960, c.y), np.float32), (0.35, 0.06, 225), 0.4)
    moss = c.mask(
        curve(
            [(476, 566), (540, 506), (630, 478), (740, 480), (850, 520), (850, 546), (730, 520), (610, 530), (540, 560)]
        ),
        wobble=9,
        cell=22,
    )
    c.fill(moss, (0.47, 0.07, 152), 0.92, detail=0.5)
    c.multiply((moss.move(0, 14).blur(8) & dome) - moss, (0.3, 0.05, 220), 0.5)

    _tufts(c)
    r = c.rng("barnacles")

    def plates(pen: Pen) -> None:
        for points in (
            [(470, 590), (520, 640), (516, 720), (470, 800)],
            [(520, 640), (640, 620), (700, 650), (800, 640)],
            [(640, 620), (610, 540)],
            [(700, 650), (716, 740), (690, 850)],
            [(516, 720), (560, 770), (690, 850), (800, 860)],
        ):
            pen.stroke(points, _INK, 7, 0.55)
            pen.stroke([(x - 5, y - 4) for x, y in points], (0.6, 0.06, 170), 2.5, 0.4)
        rim = [(380, 786), (440, 846), (560, 916), (690, 956), (820, 976)]
        pen.stroke(rim, _INK, 10, 0.6)
        for _ in range(17):
            x, y = 420 + abs(float(r.normal(0, 110))), 800 + float(r.normal(0, 34))
            q = float(r.uniform(3, 8))
            pen.dot(x, y, q, (0.66, 0.04, 130), 0.8)
            pen.dot(x + 1, y, q * 0.4, _INK, 0.8)

    c.draw(plates, detail=0.35, clip=dome)


def _tufts(c: Canvas) -> None:
    """Torn turf: blades above, roots that hang over the shell below."""
    r = c.rng("tufts")

    def blades(pen: Pen) -> None:
        for _ in range(210):
            x = float(r.uniform(470, 810))
            ridge = 486 + 74 * (abs(x - 690) / 220) ** 2 + (20 if x > 770 else 0)
            y, h = ridge + float(r.uniform(4, 34)), float(r.uniform(9, 22))
            tone = mix((0.36, 0.06, 165), (0.6, 0.09, 135), float(r.random()))
            lean = float(r.normal(-4, 5))
            pen.stroke([(x, y), (x + lean * 0.4, y - h * 0.6), (x + lean, y - h)], tone, 2.6, 0.8)
        for _ in range(40):
            x = float(r.uniform(480, 790))
            y, h = 524 + 44 * (abs(x - 700) / 220) ** 2, float(r.uniform(12, 34))
            sway = float(r.normal(0, 5))
            pen.stroke([(x, y), (x + sway, y + h * 0.5), (x - sway, y + h)], (0.4, 0.06, 160), 2.2, 0.7)

    c.draw(blades, detail=0.6)


def _flipper(c: Canvas) -> None:
    m = c.mask(
        curve(
            [
                (440, 850),
                (560, 880),
                (600, 960),
                (520, 1050),
                (400, 1130),
                (270, 1180),
                (190, 1176, CORNER),
                (250, 1110),
                (330, 1020),
                (390, 920),
            ]
        ),
        wobble=2,
    )
    c.multiply(m.blur(16).move(10, 16), (0.25, 0.05, 225), 0.4)
    _flat(c, m, mix(_SKIN, _INK, 0.15), 22)
    r = c.rng("scales")

    def scales(pen: Pen) -> None:
        for _ in range(46):
            t = float(r.random())
            x = 500 - 250 * t + float(r.normal(0, 30)) * (1 - 0.6 * t)
            y = 920 + 225 * t**0.9 + float(r.normal(0, 26)) * (1 - 0.6 * t)
            pen.fill(oval(x, y, float(r.uniform(8, 17)), float(r.uniform(6, 11))), _PALE, 0.16)

    c.draw(scales, detail=0.2, clip=m)


def _head(c: Canvas) -> None:
    m = c.mask(curve([*_CROWN, *_BEAK, *_THROAT]), wobble=2, cell=24)
    c.multiply((m.blur(18).move(16, 10)), (0.3, 0.06, 225), 0.35)
    _flat(c, m, _SKIN, 34)
    top = np.exp(-(((c.x - 190) / 150) ** 2) - ((c.y - 520) / 70) ** 2)
    c.glaze(m * np.asarray(top, np.float32), (0.7, 0.065, 120), 0.4)
    low = smoothstep(690, 790, c.y - 0.12 * (c.x - 200))
    c.multiply(m * np.asarray(low, np.float32), (0.4, 0.06, 225), 0.55)
    r = c.rng("folds")

    def folds(pen: Pen) -> None:
        for k in range(8):
            u = k / 7
            x, y = 318 + 112 * u, 566 + 118 * u
            bend = [(x, y), (x - 26, y + 62), (x - 18, y + 120), (x + 22, y + 176 + 20 * u)]
            pen.stroke([(a + float(r.normal(0, 3)), b) for a, b in bend], _INK, 6.5 - 2.5 * u, 0.5)
            pen.stroke([(a + 7, b + 2) for a, b in bend], _PALE, 3, 0.22)
        for points in (
            [(250, 532), (236, 580), (272, 622), (262, 690)],
            [(176, 512), (196, 548), (236, 580)],
            [(196, 548), (140, 556), (104, 560)],
            [(272, 622), (324, 632)],
            [(262, 690), (220, 700)],
        ):
            pen.stroke(points, _INK, 4, 0.4)

    c.draw(folds, detail=0.4, clip=m)


def face(c: Canvas) -> None:
    """A heavy lid, a bag below the eye, a mouth drawn down: it looks at us and is tired."""
    x, y, q = 168.0, 606.0, 31.0

    def face(pen: Pen) -> None:
        pen.stroke([(60, 690), (104, 676), (160, 690), (214, 706), (244, 726)], _INK, 6, 0.9)
        pen.stroke([(244, 726), (252, 738)], _INK, 5, 0.7)
        pen.fill(oval(82, 620, 5, 3), _INK)
        pen.fill(oval(x, y + 6, q + 8, q + 2), mix(_SKIN, _INK, 0.35), 0.6)
        with pen.clipped(oval(x, y + 3, q, q - 4)):
            pen.fill(circle(x, y, q + 4), (0.42, 0.06, 60))
            pen.fill(circle(x + 3, y + 8, 24), (0.3, 0.05, 50))
            pen.fill(circle(x + 4, y + 9, 16), (0.14, 0.03, 230))
            lid = [(x - q - 6, y - q - 9), (x + q + 6, y - q - 9), (x + q + 6, y + 15), (x - q - 6, y - 6)]
            pen.fill(polygon(lid), mix(_SKIN, _PALE, 0.3))
            pen.stroke([(x - q - 4, y - 5), (x, y + 3), (x + q + 4, y + 15)], _INK, 4.5)
            pen.dot(x - 6, y + 11, 4, (0.97, 0.03, 84))
        tear = [(x - 20, y + 27), (x - 27, y + 42), (x - 29, y + 58)]
        pen.stroke(tear, (0.93, 0.03, 90), 4, 0.55)
        for k in range(3):
            a = 36 + 11 * k
            arc = [(x + a * math.cos(v), y + 5 + a * math.sin(v)) for v in (0.45, 1.0, 1.57, 2.1, 2.6)]
            pen.stroke(arc, _INK, 4 - k * 0.8, 0.55 - 0.1 * k)
        brow = [(x - 40, y - 26), (x - 18, y - 42), (x + 16, y - 36), (x + 54, y + 2)]
        pen.stroke(brow, _INK, 6, 0.6)
        pen.stroke([(a, b - 6) for a, b in brow], _PALE, 4, 0.4)

    c.draw(face, detail=0.9)
