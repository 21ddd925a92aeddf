"""The elder sister, on the left: one dark green mass bent over her knitting, her hair up."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.marks import sweeps
from art.painting.shapes import CORNER, curve, limb

from .cloth import cloth, nap
from .head import Head, combed, ear, features, profile
from .scarf import knitted, needles

_GREEN = (0.37, 0.068, 166)
_DEEP = (0.22, 0.05, 185)
_PALE = (0.6, 0.075, 150)
_HAIR = (0.45, 0.022, 60)
_SKIN = (0.73, 0.075, 48)
_CROWN = ((64, -92), (44, -112), (2, -122), (-46, -110), (-80, -72), (-84, -22), (-62, 20), (-30, 36, CORNER))
_HEAD = Head(274, 257, 0.86, 25, -1)

_BACK = ((330, 322), (372, 366), (398, 450), (408, 560), (412, 680), (416, 756, CORNER))
_HEM = ((300, 766), (180, 764), (70, 760, CORNER))
_KNEES = ((74, 690), (88, 600), (104, 530), (142, 494), (188, 500))
_CHEST = ((214, 500), (222, 440), (238, 384), (266, 350, CORNER))


def elder(c: Canvas, *, knits: bool) -> None:
    """Neck, head, dress, sleeve; and, if she `knits` (her eyes down), the work and its needles."""
    shoe = c.mask(curve([(110, 738), (76, 740), (50, 752), (44, 764, CORNER), (110, 768)]))
    c.fill(shoe, (0.26, 0.04, 40), detail=0.6, mottle=0.06)
    neck = c.mask(limb([(326, 372, 40), (304, 320, 33), (284, 280, 32)]))
    c.fill(neck, (0.62, 0.08, 42), detail=0.8)
    _head(c, awake=not knits)
    dress = c.mask(curve([*_BACK, *_HEM, *_KNEES, *_CHEST]))
    cloth(c, dress, _GREEN)
    c.multiply(dress * np.asarray(smoothstep(560, 780, c.y)[dress.where], np.float32), _DEEP, 0.6)
    c.multiply(dress * np.asarray(smoothstep(300, 420, c.x)[dress.where], np.float32), _DEEP, 0.35)
    sweeps(
        c,
        dress,
        (
            (((206, 520, 4), (250, 560, 14), (300, 640, 18), (330, 760, 20)), 11, 0.6),
            (((180, 540, 4), (200, 620, 12), (216, 760, 16)), 10, 0.5),
            (((130, 560, 4), (136, 640, 10), (140, 760, 14)), 9, 0.45),
            (((340, 600, 6), (372, 680, 14), (384, 770, 16)), 10, 0.5),
        ),
        _DEEP,
    )
    sweeps(
        c,
        dress,
        (
            (((340, 370, 8), (376, 460, 16), (388, 580, 12)), 14, 0.3),
            (((150, 520, 8), (166, 600, 12), (176, 740, 12)), 12, 0.26),
            (((236, 580, 6), (262, 660, 12), (276, 750, 12)), 12, 0.22),
        ),
        _PALE,
        pale=True,
    )
    nap(c, dress, 420, 1.45, 0.16, "elder")
    _sleeve(c)
    if knits:
        knitted(
            c, ((212, 478, 31), (166, 488, 32), (136, 542, 35), (126, 640, 33), (128, 710, 33), (122, 767, 38)), "left"
        )
        needles(c)


def _sleeve(c: Canvas) -> None:
    spine = ((330, 384, 42), (340, 450, 46), (318, 516, 46), (258, 522, 40), (204, 500, 36))
    m = c.mask(limb(spine, 60))
    c.multiply(m.blur(9).move(-4, 10), _DEEP, 0.7)
    cloth(c, m, _GREEN, 60, 0.5, 0.02)
    sweeps(
        c,
        m,
        (
            (((340, 470, 3), (316, 486, 7), (290, 480, 2)), 5, 0.6),
            (((352, 520, 3), (322, 516, 8), (292, 498, 2)), 6, 0.6),
            (((300, 556, 10), (250, 556, 12), (200, 526, 8)), 8, 0.6),
        ),
        _DEEP,
    )
    sweeps(c, m, ((((336, 376, 10), (356, 436, 12), (350, 490, 8)), 12, 0.2),), _PALE, pale=True)
    nap(c, m, 90, 1.9, 0.3, "elder-sleeve")


def _head(c: Canvas, *, awake: bool) -> None:
    h = _HEAD
    front = [
        (34, -100),
        (62, -92),
        (78, -68),
        (81, -46),
        (78, -30, CORNER),
        (92, -6),
        (108, 16),
        (102, 25, CORNER),
        (88, 26),
        (91, 38),
        (84, 45, CORNER),
        (88, 54),
        (80, 62, CORNER),
        (86, 74),
        (82, 90),
        (62, 97),
    ]
    profile(c, h, front, _SKIN, (0.68, 0.12, 28), (0.6, 0.08, 38))
    features(
        c,
        h,
        awake=awake,
        brow=[(46, -42, 0.8), (58, -46, 2.0), (74, -46, 1.0)],
        lid=[(50, -18, 0.8), (57, -13, 1.8), (65, -12, 2), (74, -16, 1)],
        mouth=[(86, 45, 1.4), (76, 47, 1.6), (68, 52, 0.8)],
        dark=(0.34, 0.04, 45),
        lip=(0.5, 0.1, 28),
    )
    knot = c.mask(curve(h.at([(-66, -86), (-92, -104), (-122, -84), (-122, -48), (-94, -30), (-66, -44)])), wobble=2)
    cap = c.mask(
        curve(h.at([*_CROWN, (-14, 14), (-8, -14), (6, -30), (28, -44), (52, -72)])),
        wobble=1.5,
    )
    tones = ((0.27, 0.03, 50), (0.72, 0.02, 80))
    back = [(-4, -20), (-34, 6), (-62, 8), (-86, -20), (-96, -46)]
    over = [(66, -88), (40, -106), (-4, -112), (-56, -96), (-92, -66)]
    under = [(40, -60), (16, -60), (-20, -50), (-60, -42), (-92, -54)]
    rings = (
        [(-74, -44), (-84, -74), (-100, -92), (-116, -72), (-108, -46)],
        [(-82, -44), (-92, -62), (-100, -70), (-108, -62), (-100, -46)],
    )
    for m, locks, seed in ((knot, rings, "knot"), (cap, (over, under, back), "cap")):
        c.multiply(m.blur(4).move(0, 5), (0.5, 0.06, 50), 0.4)
        c.form(c.relief(m, 50, smooth=5), _HAIR, rim=0.0, gain=0.5, mottle=0.05, detail=0.6)
        combed(c, h, m, locks, f"elder-{seed}", tones)
    c.multiply(cap & knot.grow(7).blur(5), (0.5, 0.05, 60), 0.4)
    ear(c, h, (0.7, 0.09, 42), (0.55, 0.1, 32))
