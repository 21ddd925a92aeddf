"""The child from outside: somebody's old duffel coat, hood up, pulled over the knees; one egg of cloth."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.marks import sweeps
from art.painting.mask import Mask
from art.painting.shapes import CORNER, Points, curve, limb
from art.painting.stamps import sampled, strew

from .face import face

_CLOTH: Final = (0.755, 0.13, 77)
_DEEP: Final = (0.53, 0.12, 46)
_DARK: Final = (0.34, 0.09, 10)
_PALE: Final = (0.85, 0.105, 82)

_BACK: Final = ((30, 1090, CORNER), (6, 1010), (0, 880), (20, 740), (72, 620), (150, 540), (240, 530))
_KNEES: Final = ((330, 570), (400, 604), (450, 590), (500, 598), (534, 640), (540, 720), (524, 800), (496, 890))
_HEM: Final = ((466, 970), (448, 1036, CORNER), (390, 1058), (280, 1086), (150, 1100))

_DUSK: Final = ((120, 560), (96, 650), (132, 770), (156, 880), (236, 970), (236, 1040), (280, 1120, CORNER))
"""Where the light ends on its back."""

_CROWN: Final = ((112, 620), (108, 510), (136, 400), (184, 306), (236, 262), (310, 250), (384, 274), (420, 322, CORNER))
_NAPE: Final = ((250, 236, CORNER), (196, 320), (182, 410), (212, 510), (280, 590), (330, 680, CORNER))
"""Where it ends on the hood."""
_OPEN: Final = ((408, 390), (394, 460), (396, 530), (424, 606, CORNER), (360, 668), (230, 690))


def _cloth(c: Canvas, m: Mask, thickness: float) -> None:
    c.form(c.relief(m, thickness, smooth=10), _CLOTH, rim=0.0, gain=0.26, mottle=0.04, grain=44, depth=0.7, detail=0.3)


def coat(c: Canvas) -> None:
    """Paint the coat: light on the knees, a dark back, few folds."""
    m = c.mask(curve([*_BACK, *_KNEES, *_HEM]), wobble=1.5, cell=50)
    _cloth(c, m, 130)
    dusk = c.mask(curve([*_DUSK, (-60, 1200, CORNER), (-60, 560, CORNER)]), wobble=9, cell=60, soft=12) & m
    c.multiply(dusk, _DEEP, 0.75)
    c.multiply(dusk.move(-76, 20).blur(14) & m, _DARK, 0.5)
    c.multiply(m * np.asarray(smoothstep(960, 1110, c.y), np.float32), _DEEP, 0.5)
    dark: tuple[tuple[Points, float, float], ...] = (
        (((500, 944, 2), (410, 984, 12), (290, 1060, 20), (240, 1100, 22)), 5, 0.5),
        (((470, 996, 1), (410, 1030, 8), (360, 1070, 12)), 4, 0.35),
        (((130, 720, 2), (112, 850, 10), (140, 1000, 18), (150, 1100, 18)), 8, 0.3),
        (((270, 640, 4), (350, 700, 20), (424, 764, 14), (490, 806, 2)), 5, 0.6),
        (((232, 548, 4), (320, 586, 18), (396, 622, 25), (468, 604, 3)), 5, 0.6),
    )
    sweeps(c, m, dark, _DEEP)
    light: tuple[tuple[Points, float, float], ...] = (
        (((462, 616, 6), (504, 640, 20), (514, 730, 18), (496, 806, 6)), 7, 0.6),
        (((380, 640, 2), (430, 690, 10), (480, 760, 3)), 5, 0.3),
        (((440, 960, 2), (350, 990, 7), (250, 1050, 12)), 6, 0.2),
    )
    sweeps(c, m, light, _PALE, pale=True)
    c.glaze(m.edge(5, -4, 4) * np.asarray(smoothstep(400, 500, c.x), np.float32), _PALE, 0.5)
    _nap(c, m, "coat", 900)


def bowed(c: Canvas) -> None:
    """Paint the head, its chin let down upon the knees."""
    with c.group() as head:
        face(c)
        _hood(c)
    turn = math.radians(5)
    dx, dy = c.x - 250, c.y - 600
    c.paste(
        head,
        bend=(250 + dx * math.cos(turn) + dy * math.sin(turn), 600 - dx * math.sin(turn) + dy * math.cos(turn)),
    )


def _hood(c: Canvas) -> None:
    """Paint the hood round the face."""
    m = c.mask(curve([*_CROWN, *_OPEN]), wobble=1.5, cell=50)
    _cloth(c, m, 110)
    dusk = c.mask(curve([*_NAPE, (60, 700, CORNER), (60, 220, CORNER)]), wobble=7, cell=60, soft=10) & m
    c.multiply(dusk, _DEEP, 0.72)
    c.multiply(dusk.move(-56, 16).blur(12) & m, _DARK, 0.45)
    c.multiply(m * np.asarray(smoothstep(540, 680, c.y), np.float32), _DEEP, 0.5)
    sweeps(
        c,
        m,
        (
            (((262, 400, 2), (286, 490, 9), (346, 570, 13), (404, 608, 3)), 5, 0.5),
            (((312, 268, 1), (296, 360, 2), (304, 450, 2), (350, 540, 1)), 2, 0.5),
            (((150, 440, 2), (190, 540, 9), (290, 640, 14)), 5, 0.4),
        ),
        _DEEP,
    )
    sweeps(c, m, ((((330, 284, 6), (372, 330, 16), (354, 430, 16), (362, 530, 5)), 8, 0.5),), _PALE, pale=True)
    brim = c.mask(limb([(418, 324, 7), (404, 390, 7), (390, 460, 7), (393, 530, 7), (420, 604, 6)], 40)) & m
    c.multiply(brim.blur(4).move(-7, 1) & m, _DEEP, 0.6)
    c.glaze(brim, _PALE, 0.6)
    c.glaze(m.edge(3, -6, 4) * np.asarray(smoothstep(220, 330, c.x), np.float32), _PALE, 0.45)
    _nap(c, m, "hood", 420)


_SHOULDER: Final = ((150, 620), (230, 600), (290, 650), (316, 740), (356, 790), (440, 796), (520, 806), (560, 834))
_UNDER: Final = (
    (574, 888),
    (566, 950, CORNER),
    (500, 944, CORNER),
    (420, 922),
    (340, 916),
    (262, 900),
    (196, 840),
    (144, 740),
    (126, 670),
)


def sleeve(c: Canvas) -> None:
    """Paint the near sleeve, clasped round the shins; it ends well beyond the hand."""
    m = c.mask(curve([*_SHOULDER, *_UNDER]), wobble=1.5, cell=40)
    cap = np.asarray(smoothstep(620, 720, c.y), np.float32)
    c.multiply((m.blur(12).move(-4, 20) - m) * cap, _DEEP, 0.75)
    soft = m * cap
    c.form(c.relief(m, 70, smooth=8).within(soft), _CLOTH, rim=0.0, gain=0.26, mottle=0.04, depth=0.7, detail=0.3)
    dusk = c.mask(limb([(126, 640, 60), (150, 760, 60), (250, 880, 44), (400, 924, 26), (560, 956, 18)], 40), soft=9)
    c.multiply(dusk & soft, _DEEP, 0.7)
    sweeps(
        c,
        m,
        (
            (((310, 760, 2), (276, 800, 9), (220, 840, 3)), 6, 0.6),
            (((340, 790, 2), (316, 850, 9), (290, 896, 3)), 6, 0.6),
            (((400, 806, 2), (392, 860, 6), (370, 910, 2)), 6, 0.4),
            (((476, 812, 2), (470, 860, 5), (480, 916, 2)), 6, 0.35),
        ),
        _DEEP,
    )
    sweeps(c, m, ((((350, 806, 4), (430, 822, 12), (530, 832, 6)), 8, 0.5),), _PALE, pale=True)
    hem = c.mask(limb([(528, 824, 1.5), (542, 868, 2.4), (532, 928, 1.5)], 20), soft=1.5) & m
    c.multiply(hem, _DEEP, 0.7)
    c.multiply(m * np.asarray(smoothstep(880, 980, c.y + 0.3 * (c.x - 520)), np.float32), _DEEP, 0.35)
    _nap(c, soft, "sleeve", 260)


def _nap(c: Canvas, m: Mask, seed: str, n: int) -> None:
    """Dry strokes over the cloth, a little paler and a little darker than what they cross."""
    r = c.rng(seed)
    x0, y0, x1, y1 = (q / c.scale for q in m.box)
    x, y = r.uniform(x0, x1, n), r.uniform(y0, y1, n)
    well = sampled(c, m.grow(-14).blur(2).whole(), x, y) > 0.9
    x, y = x[well], y[well]
    angle = 1.9 - 0.9 * (x - 270) / 270 + r.normal(0, 0.16, len(x))
    under = sampled(c, c.layer.rgb, x, y)
    tones = np.asarray(np.clip(under * r.uniform(0.88, 1.14, (len(x), 1)), 0, 1), np.float32)
    strew(c, "bristle", x, y, r.uniform(50, 110, len(x)), angle, tones, seed=seed, alpha=0.3, detail=0.35, clip=m)
