"""The younger sister, on the right: one pale mass leaning back, chin up, a dark plait down between the two."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.marks import sweeps
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, sample

from .cloth import cloth, nap
from .head import Head, combed, ear, features, profile
from .scarf import knitted

_CREAM = (0.92, 0.035, 78)
_DEEP = (0.7, 0.06, 45)
_PALE = (0.985, 0.018, 90)
_HAIR = (0.27, 0.05, 40)
_SKIN = (0.745, 0.08, 50)
_CROWN = ((66, -90), (46, -112), (0, -122), (-50, -108), (-82, -66), (-88, -14), (-88, 22), (-62, 34, CORNER))
_HEAD = Head(516, 236, 0.84, -17, 1)

_BACK = ((478, 338), (440, 376), (420, 450), (412, 560), (410, 680), (408, 756, CORNER))
_HEM = ((520, 766), (640, 764), (756, 760, CORNER))
_KNEES = ((750, 700), (734, 626), (706, 566), (660, 540), (620, 548))
_CHEST = ((590, 540), (586, 470), (572, 400), (540, 346, CORNER))


def younger(c: Canvas, *, pulls: bool) -> None:
    """Neck, dress, collar, head, plait, sleeve; and, if she `pulls` (her eyes shut), the scarf's other end."""
    shoe = c.mask(curve([(700, 736), (744, 740), (772, 752), (778, 764, CORNER), (700, 768)]))
    c.fill(shoe, (0.4, 0.07, 40), detail=0.6, mottle=0.06)
    neck = c.mask(
        limb([(500, 380, 38), (512, 318, 28), (516, 260, 29)]), limb([(544, 282, 12), (528, 316, 20), (518, 350, 26)])
    )
    c.fill(neck, (0.68, 0.085, 46), detail=0.8)
    c.multiply(neck & c.mask(limb([(520, 300, 16), (560, 306, 12)]), soft=10), (0.62, 0.08, 38), 0.5)
    dress = c.mask(curve([*_BACK, *_HEM, *_KNEES, *_CHEST]))
    cloth(c, dress, _CREAM, bias=0.04)
    c.multiply(dress * np.asarray(smoothstep(600, 790, c.y)[dress.where], np.float32), _DEEP, 0.4)
    c.multiply(dress * np.asarray(smoothstep(500, 400, c.x)[dress.where], np.float32), _DEEP, 0.6)
    sweeps(
        c,
        dress,
        (
            (((604, 566, 4), (570, 610, 12), (530, 690, 16), (510, 770, 18)), 11, 0.5),
            (((640, 590, 4), (622, 660, 10), (606, 770, 14)), 10, 0.42),
            (((690, 610, 4), (690, 690, 9), (684, 770, 12)), 9, 0.36),
            (((470, 600, 6), (452, 690, 12), (446, 780, 14)), 10, 0.4),
        ),
        _DEEP,
    )
    sweeps(
        c,
        dress,
        (
            (((660, 556, 10), (650, 640, 14), (644, 750, 12)), 12, 0.5),
            (((586, 620, 6), (566, 700, 12), (560, 760, 10)), 12, 0.4),
        ),
        _PALE,
        pale=True,
    )
    nap(c, dress, 420, 1.69, 0.16, "younger", 0.22)
    collar = c.mask(
        curve([(464, 352, CORNER), (482, 322, CORNER), (514, 334), (550, 326, CORNER), (558, 358, CORNER), (510, 372)]),
        wobble=1,
    )
    c.multiply(collar.blur(6).move(2, 7), _DEEP, 0.6)
    c.fill(collar, (0.93, 0.03, 82), detail=0.5, mottle=0.04)
    c.multiply(collar * np.asarray(smoothstep(524, 470, c.x)[collar.where], np.float32), _DEEP, 0.5)
    _head(c, awake=not pulls)
    _plait(c)
    _sleeve(c)
    if pulls:
        knitted(
            c, ((592, 532, 22), (634, 534, 31), (672, 576, 35), (687, 650, 33), (684, 712, 33), (692, 767, 38)), "right"
        )


def _sleeve(c: Canvas) -> None:
    spine = ((490, 396, 42), (480, 470, 45), (492, 538, 45), (546, 556, 40), (608, 544, 32))
    m = c.mask(limb(spine, 60))
    c.multiply(m.blur(9).move(6, 10), _DEEP, 0.6)
    cloth(c, m, _CREAM, 60, 0.5, 0.06)
    sweeps(
        c,
        m,
        (
            (((478, 490, 3), (500, 506, 7), (524, 506, 2)), 5, 0.5),
            (((462, 540, 3), (492, 538, 8), (518, 520, 2)), 6, 0.5),
            (((500, 586, 10), (560, 592, 12), (610, 570, 8)), 8, 0.5),
        ),
        _DEEP,
    )
    sweeps(c, m, ((((500, 390, 10), (500, 450, 14), (508, 500, 8)), 11, 0.5),), _PALE, pale=True)
    nap(c, m, 90, 1.3, 0.3, "younger-sleeve", 0.22)


def _head(c: Canvas, *, awake: bool) -> None:
    h = _HEAD
    front = [
        (34, -100),
        (60, -92),
        (77, -68),
        (82, -46),
        (79, -28),
        (90, -6),
        (105, 11),
        (99, 21, CORNER),
        (87, 24),
        (92, 34),
        (87, 42, CORNER),
        (91, 52),
        (82, 60, CORNER),
        (86, 72),
        (79, 89),
        (58, 94),
    ]
    profile(c, h, front, _SKIN, (0.7, 0.13, 26), (0.64, 0.08, 38))
    features(
        c,
        h,
        awake=awake,
        brow=[(47, -46, 0.8), (60, -52, 2.2), (76, -48, 1.0)],
        lid=[(50, -24, 0.8), (58, -17, 1.9), (67, -16, 2), (76, -21, 1)],
        mouth=[(89, 42, 1.4), (79, 43, 1.6), (71, 40, 0.8)],
        dark=(0.26, 0.05, 40),
        lip=(0.5, 0.13, 24),
    )
    cap = c.mask(
        curve(h.at([*_CROWN, (-36, 16), (-14, -4), (-4, -20), (10, -30), (34, -44), (54, -68)])),
        wobble=1.5,
    )
    c.multiply(cap.blur(4).move(0, 5), (0.5, 0.07, 40), 0.4)
    c.form(c.relief(cap, 50, smooth=5), _HAIR, rim=0.0, gain=0.6, mottle=0.05, detail=0.6)
    over = [(68, -88), (40, -112), (-20, -116), (-76, -70), (-84, 10)]
    mid = [(58, -74), (26, -84), (-24, -74), (-62, -36), (-80, 18)]
    under = [(44, -56), (14, -42), (-14, -16), (-44, 8), (-74, 26)]
    combed(c, h, cap, (over, mid, under), "younger", ((0.16, 0.04, 35), (0.5, 0.08, 55)))
    ear(c, h, (0.72, 0.095, 44), (0.56, 0.11, 32))


def _plait(c: Canvas) -> None:
    """The plait: three strands told by slanting laps, tied with a thread of the same red."""
    way = sample(((458, 262), (440, 330), (426, 410), (420, 500), (424, 596)), 22)

    def work(pen: Pen) -> None:
        x, y = way[-1]
        pen.fill(
            curve([(x - 8, y - 4), (x + 8, y - 4), (x + 12, y + 36), (x, y + 62, CORNER), (x - 11, y + 34)]), _HAIR
        )
        for k, (x, y) in enumerate(way[:-1]):
            r = 22 - 0.42 * k
            side = 1 if k % 2 else -1
            lap = [(x + side * r * 0.62, y - r * 0.75), (x + side * r * 0.5, y + r * 0.1), (x - side * r * 0.3, y + r)]
            wide = (r * 0.3, r * 0.52, r * 0.2)
            pen.fill(limb([(*p, q + 1.6) for p, q in zip(lap, wide, strict=True)]), (0.14, 0.03, 35))
            pen.fill(limb([(*p, q) for p, q in zip(lap, wide, strict=True)]), _HAIR)
            for f in (-0.22, 0.02, 0.24):
                line = [(u + side * f * r, v + f * r * 0.6) for u, v in lap]
                pen.stroke(line, (0.46, 0.075, 52), 1.5, 0.55)

    c.draw(work, relief=4, detail=0.62)
    x, y = way[-1]
    c.fill(c.mask(limb([(x - 11, y, 4.5), (x + 11, y + 1, 4.5)])), (0.52, 0.18, 26), detail=0.7)
