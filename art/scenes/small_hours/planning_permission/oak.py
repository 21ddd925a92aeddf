"""Parts of Planning Permission: the oak that sits as she sits: neck, lifted bough, lap, roots round a wheel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .leaf import oak_leaf

_MID: Final[Colour] = (0.65, 0.06, 98)
_LIT: Final[Colour] = (0.82, 0.06, 94)
_SHADE: Final[Colour] = (0.5, 0.06, 128)
_SEAM: Final[Colour] = (0.32, 0.05, 140)
_CAST: Final[Colour] = (0.62, 0.06, 145)
_BODY: Final[Points] = (
    *((604, 420, CORNER), (606, 500), (598, 548), (570, 590), (562, 650), (596, 730), (622, 790), (620, 846)),
    *((596, 880), (550, 888), (506, 888), (474, 900), (458, 930), (464, 974), (488, 1012), (502, 1060)),
    *((500, 1120), (482, 1180), (452, 1230, CORNER), (560, 1230, CORNER), (552, 1150), (556, 1080), (574, 1024)),
    *((612, 1000), (664, 1002), (704, 1016), (726, 1070), (730, 1130), (716, 1190), (696, 1230, CORNER)),
    *((820, 1230, CORNER), (820, 1100), (806, 960), (812, 860), (800, 740), (782, 640), (738, 586), (696, 546)),
    *((684, 500), (692, 420, CORNER)),
)
_PLANES: Final[tuple[tuple[Points, Colour], ...]] = (
    (
        (
            *((590, 420), (632, 420), (630, 540), (640, 640), (672, 770), (670, 860), (628, 912), (560, 918)),
            *((522, 930), (508, 980), (526, 1080), (516, 1240), (440, 1240), (440, 860), (580, 860), (560, 640)),
        ),
        _LIT,
    ),
    (
        (
            *((664, 420), (668, 540), (712, 628), (750, 740), (756, 860), (740, 960), (750, 1060), (764, 1230)),
            *((830, 1230), (830, 420)),
        ),
        _SHADE,
    ),
    (((530, 992), (560, 976), (640, 972), (728, 1000), (730, 1030), (600, 1040), (566, 1060), (536, 1040)), _SHADE),
    (((530, 1000), (524, 1080), (524, 1160), (514, 1240), (570, 1240), (570, 1000)), _MID),
)
_SEAMS: Final[tuple[Points, ...]] = (
    ((632, 440, 1), (630, 540, 3), (641, 640, 3.6), (671, 770, 3.4), (669, 860, 2.8), (628, 911, 2), (560, 918, 0.6)),
    ((666, 440, 1), (669, 540, 3), (712, 628, 3.8), (750, 740, 4), (756, 860, 3.6), (741, 960, 3), (750, 1050, 1)),
    ((690, 660, 0.6), (712, 740, 2.6), (716, 840, 2.8), (690, 930, 2), (620, 962, 0.5)),
    ((774, 700, 0.5), (786, 790, 2.4), (784, 890, 2.4), (774, 980, 0.6)),
    ((522, 990, 0.6), (556, 977, 2.6), (640, 972, 2.8), (716, 996, 0.8)),
    ((540, 946, 0.5), (580, 940, 2), (640, 936, 0.5)),
    ((516, 946, 0.6), (508, 984, 2), (526, 1090, 2.6), (524, 1160, 2.4), (514, 1230, 1)),
    ((780, 1030, 0.6), (784, 1110, 2.4), (798, 1220, 1)),
    ((608, 640, 0.5), (634, 730, 2), (644, 810, 2), (630, 870, 0.5)),
)
_FORK: Final[tuple[Points, ...]] = (
    ((656, 520, 24), (670, 440, 18), (684, 370, 12)),
    ((626, 520, 22), (604, 440, 17), (552, 390, 12), (500, 350, 7)),
    ((644, 540, 36), (646, 460, 32), (630, 380, 26), (600, 290, 16)),
)
_BOUGH: Final[Points] = (
    *((642, 596, 30), (612, 640, 47), (588, 724, 38), (562, 790, 34), (538, 824, 27), (517, 806, 20), (504, 766, 15)),
    *((500, 730, 9), (500, 700, 5)),
)
_ELBOW: Final[Points] = ((564, 796, 30), (540, 828, 22), (529, 842, 12))
_ROOTS: Final[tuple[Points, ...]] = (
    ((660, 930, 26), (618, 984, 22), (592, 1040, 17), (596, 1096, 14), (622, 1150, 12), (630, 1240, 9)),
    ((776, 960, 30), (778, 1040, 24), (756, 1100, 17), (756, 1160, 13), (776, 1240, 10)),
)


def _seams(c: Canvas, m: Mask, lines: Sequence[Points], share: float = 0.85) -> None:
    def work(pen: Pen) -> None:
        for line in lines:
            pen.fill(limb(line, 40), _SEAM, share)

    c.draw(work, clip=m, detail=0.6, soft=0.4)


def fork(c: Canvas) -> None:
    """The boughs into which the neck parts below the crown."""
    for spine in _FORK:
        m = c.mask(limb(spine, 40), wobble=2, cell=26)
        c.fill(m, _MID, detail=0.5)
        c.multiply(m * np.asarray(smoothstep(540, 430, c.y)[m.where], np.float32), _CAST, 0.8)
        c.glaze(m.edge(9, 2, 3), _SHADE, 0.8)


def trunk(c: Canvas) -> None:
    """Paint the body in a few planes, upright, its knees to the glass; then the bough off its shoulder."""
    body = c.mask(curve(_BODY), wobble=3, cell=34)
    body = body * np.asarray(smoothstep(440, 520, c.y)[body.where], np.float32)
    c.fill(body, _MID, detail=0.5)
    for points, tone in _PLANES:
        c.fill(c.mask(curve(points), soft=1.2, wobble=2, cell=30) & body, tone, 0.9, detail=0.5)
    c.multiply(body * np.asarray(smoothstep(550, 450, c.y)[body.where], np.float32), _CAST, 0.75)
    _seams(c, body, _SEAMS)
    _ticks(c, body)
    _bough(c, body)


def _ticks(c: Canvas, body: Mask) -> None:
    r = c.rng("ticks")

    def work(pen: Pen) -> None:
        for _ in range(34):
            f, y = float(r.random()), float(r.uniform(640, 1180))
            x, long = 650 + 150 * f, float(r.uniform(12, 34))
            lean = 0.25 if y < 800 else -0.05
            line = [(x, y, 0.4), (x + 0.5 * lean * long, y + 0.5 * long, 1.7), (x + lean * long, y + long, 0.4)]
            pen.fill(limb(line), _LIT if f < 0.3 else _SEAM, 0.45)

    c.draw(work, clip=body, detail=0.6, soft=0.4)


def _bough(c: Canvas, body: Mask) -> None:
    m = c.mask(limb(_BOUGH, 80), wobble=2, cell=24) | c.mask(limb(_ELBOW, 20), wobble=2, cell=24)
    free = np.asarray(smoothstep(560, 640, c.y - 0.3 * (c.x - 600)), np.float32)
    under = m.blur(7).move(10, 10) & body
    c.multiply(under * free[under.where], _CAST, 0.9)
    c.fill(m * free[m.where], _LIT, detail=0.55)
    low = m.edge(20, 15, 2)
    c.glaze(low * free[low.where], _MID, 0.95)
    deep = m.edge(8, 8, 2)
    c.glaze(deep * free[deep.where], _SHADE, 0.95)
    _seams(
        c,
        m,
        (
            ((640, 640, 0.6), (626, 710, 3), (598, 790, 3), (560, 838, 2), (530, 844, 0.5)),
            ((600, 650, 0.5), (584, 716, 2.2), (560, 772, 2), (538, 800, 0.5)),
            ((532, 806, 0.5), (516, 790, 1.6), (508, 756, 0.5)),
        ),
    )


def roots(c: Canvas) -> None:
    """Two roots that have grown over the wheel."""
    for spine, tone in zip(_ROOTS, (_MID, mix(_MID, _SHADE, 0.75)), strict=True):
        m = c.mask(limb(spine, 50), wobble=2, cell=22)
        top = spine[0][1]
        free = np.asarray(smoothstep(top + 10, top + 70, c.y), np.float32)
        under = m.blur(4).move(5, 7)
        c.multiply(under * free[under.where], _CAST, 0.7)
        c.fill(m * free[m.where], tone, detail=0.5)
        low, lit = m.edge(7, 6, 2), m.edge(-5, -4, 2)
        c.glaze(low * free[low.where], _SHADE, 0.9)
        c.glaze(lit * free[lit.where], mix(tone, _LIT, 0.6), 0.8)


def twig(c: Canvas) -> None:
    """The five leaves that meet her hand from inside, spread as her fingers are."""
    for x, y, size, turn, tone in (
        (519, 746, 86, -20, (0.52, 0.1, 138)),
        (502, 726, 104, -46, (0.56, 0.11, 132)),
        (500, 704, 100, -122, (0.58, 0.11, 130)),
        (500, 704, 116, -98, (0.64, 0.125, 124)),
        (501, 708, 112, -70, (0.69, 0.13, 119)),
    ):
        oak_leaf(c, x, y, size, turn, tone, shade=(0.8, 0.07, 130))
