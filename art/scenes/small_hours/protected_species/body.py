"""Parts of Protected Species: the leopardess' curled body, cut off by the card; her neck, foreleg and tail."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, sample
from art.painting.stamps import sampled

from .coat import CREAM, GOLD, INK, SHADE, SPOT, nap, rosette, spot, strewn, sweep
from .head import head_mask

_BACK: Final[Points] = (
    *((-60, 520), (-10, 420), (80, 328), (200, 274), (330, 256), (440, 236), (536, 200), (620, 172), (700, 176)),
    *((776, 222), (860, 340)),
)
"""The line of the back, from haunch to shoulder."""
_INNER: Final[Points] = (
    *((-70, 960), (-20, 760), (50, 580), (130, 480), (240, 430), (360, 440), (470, 480), (560, 540), (640, 660)),
    *((700, 820), (760, 1000)),
)
"""Where the coat goes under, round the dome."""
_NECK: Final[Points] = (
    *((660, 120, CORNER), (632, 196), (604, 270), (578, 350), (540, 420), (488, 486), (520, 640), (560, 984, CORNER)),
    *((860, 984, CORNER), (860, 120, CORNER)),
)
"""Neck and shoulder, right of the fold that runs from the shoulder to the nape."""
_FOLD: Final[Points] = ((618, 246, 1), (598, 296, 10), (576, 356, 20), (536, 424, 28), (478, 490, 34))
_LEG: Final[Points] = (
    *((860, 960, 150), (740, 1030, 120), (600, 1086, 84), (450, 1108, 66), (330, 1110, 59), (240, 1112, 56)),
    *((180, 1112, 48), (140, 1116, 40)),
)
_TAIL: Final[Points] = (
    *((-60, 880, 36), (10, 960, 35), (100, 1012, 34), (200, 1030, 32), (300, 1022, 30), (372, 990, 28), (400, 940, 25)),
    *((384, 900, 21), (350, 894, 16), (332, 908, 9)),
)


def _fold(y: float) -> float:
    """Return where the fold lies at a height."""
    return float(np.interp(y, (160, 196, 270, 350, 420, 486), (650, 632, 604, 578, 540, 488)))


def _whole(c: Canvas) -> Mask:
    return c.mask(
        curve([(*_BACK[0], CORNER), *_BACK[1:-1], (*_BACK[-1], CORNER), (860, 1240, CORNER), (-60, 1240, CORNER)]),
        wobble=1.5,
        cell=20,
    )


def body(c: Canvas) -> None:
    """Paint haunch, back and shoulder as one mass, in shade towards the dome."""
    m = _whole(c)
    c.multiply(m.blur(10).move(0, -4), (0.4, 0.06, 215), 0.35)
    c.fill(m, GOLD, detail=0.2, mottle=0.05)
    sweep(c, m, (([(x, y + 40, 22) for x, y in _BACK], 20, 0.5),), CREAM, pale=True)
    nap(c, m, 6000, 0.5, "flank", 26)
    r = c.rng("rosettes")
    outer, inner = sample(_BACK, 240), sample(_INNER, 240)
    laid: list[tuple[float, float, float]] = []

    def work(pen: Pen) -> None:
        for j, deep in enumerate((16, 58, 112, 170, 230, 290, 350, 410)):
            k = 3.0 + (8.0 if j % 2 else 0)
            while k < 236:
                i = int(k)
                low, high = max(i - 3, 0), min(i + 3, 239)
                ray = inner[i] - outer[i]
                f = (deep + float(r.normal(0, 4))) / float(np.hypot(*ray))
                x, y = outer[i] + ray * f
                d = (outer[high] - outer[low]) * (1 - f) + (inner[high] - inner[low]) * f
                turn = float(np.degrees(np.arctan2(d[1], d[0])))
                k += (
                    (58, 68, 76, 78)[min(j, 3)]
                    / max(float(np.hypot(*d)) / (high - low), 1.0)
                    * float(r.uniform(0.94, 1.08))
                )
                gap = 51 if j > 1 else 36
                if x > _fold(y) - 26 or any(np.hypot(x - a, y - b) < gap for a, b, _ in laid):
                    continue
                laid.append((float(x), float(y), 34.0 if j else 20.0))
                if j == 0:
                    spot(pen, r, x, y, 13, turn)
                else:
                    q = (20, 23, 24)[min(j, 3) - 1] * float(r.uniform(0.9, 1.1))
                    rosette(pen, r, x, y, q, turn + float(r.normal(0, 8)), (0.62, 0.82, 0.92)[min(j, 3) - 1])
        strewn(pen, r, (-10, 230, 560, 520), [*laid, *((_fold(y) + 40, y, 52.0) for y in range(180, 520, 20))])

    c.draw(work, clip=m, detail=0.5, soft=0.4)
    c.multiply(c.full(smoothstep(0, 1, (c.y - 300) / 330)) & m, SHADE, 0.72)
    c.multiply(c.full(smoothstep(840, 980, c.y)) & m, INK, 0.8)
    sweep(
        c,
        m,
        (
            (((-20, 470, 10), (70, 420, 24), (150, 470, 30), (190, 560, 30)), 30, 0.35),
            ([(x - 14, y + 8, q) for x, y, q in _FOLD], 12, 0.75),
            ([(x - 40, y + 30, 1.6 * q) for x, y, q in _FOLD[1:]], 30, 0.5),
        ),
        SHADE,
        pale=False,
    )


def neck(c: Canvas) -> None:
    """Paint neck and shoulder."""
    whole = _whole(c)
    m = c.mask(curve(_NECK), wobble=1) & whole
    m = m * np.asarray(smoothstep(210, 350, c.y)[m.where], np.float32)
    c.fill(m, GOLD, detail=0.3, mottle=0.04)
    sweep(c, m, ((((640, 270, 6), (616, 340, 16), (574, 424, 18), (530, 484, 10)), 12, 0.45),), CREAM, pale=True)
    nap(c, m, 2200, 2.1, "neck", 24)
    r = c.rng("neck")
    u, v = np.array((-0.42, 0.907)), np.array((0.907, 0.42))
    laid: list[tuple[float, float, float]] = []
    covered = head_mask(c).grow(16).whole()

    def work(pen: Pen) -> None:
        for x, y in _BACK[6:]:
            spot(pen, r, x + 24, y + 20, 12, 20)
        for j in range(-2, 8):
            for k in range(-2, 9):
                x, y = np.array((640.0, 230.0)) + u * (62 * k + 31 * (j % 2)) + v * (50 * j) + r.normal(0, 4, 2)
                if y < 196 + 0.55 * max(x - 690, 0) or x < _fold(y) + 14:
                    continue
                if sampled(c, covered, np.array([x]), np.array([y]))[0] > 0.05:
                    continue
                laid.append((float(x), float(y), 29.0))
                near = float(smoothstep(520, 250, y))
                rosette(pen, r, float(x), float(y), 15 + 8 * near, 114 + float(r.normal(0, 9)), 0.74)
        edge = [(_fold(y) - 30, float(y), 46.0) for y in range(150, 520, 16)]
        strewn(pen, r, (560, 205, 810, 500), [*laid, *edge])

    c.draw(work, clip=whole, detail=0.6, soft=0.4)
    c.multiply(c.full(smoothstep(900, 985, c.y) * smoothstep(520, 600, c.x)) & m, INK, 0.7)
    chest = c.full(smoothstep(560, 700, c.y + 0.3 * (c.x - 700)) * smoothstep(500, 560, c.x)) & whole
    c.multiply(chest & c.full(smoothstep(1010, 990, c.y)), INK, 0.72)


def dusk(c: Canvas) -> None:
    """Let neck and cheek go into shade towards the card's edge."""
    m = _whole(c) & c.full(smoothstep(700, 900, c.x + 0.1 * (c.y - 500)) * smoothstep(860, 700, c.y))
    c.multiply(m, SHADE, 0.7)


def foreleg(c: Canvas) -> None:
    """Paint the near foreleg laid along before the dome, and its paw."""
    m = c.mask(limb(_LEG, 80), wobble=1.5)
    c.multiply(m.blur(14).move(0, -8), INK, 0.5)
    c.fill(m, GOLD, detail=0.5, mottle=0.04)
    s = sample(_LEG, 80)
    top: Points = [(float(x), float(y - 0.62 * q), 12.0) for x, y, q in s[10:76:6]]
    low: Points = [(float(x), float(y + 0.66 * q), 24.0) for x, y, q in s[::6]]
    sweep(c, m, ((top, 10, 0.55),), CREAM, pale=True)
    nap(c, m, 1800, 3.0, "leg", 18)
    r = c.rng("leg")

    def work(pen: Pen) -> None:
        for i in range(6, 68, 4):
            for j, t in enumerate((-0.8, -0.4, 0.02, 0.42, 0.8)):
                x, y, q = s[i]
                if x < 306:
                    continue
                u, v = x + (10 if j % 2 else -8) + float(r.normal(0, 3)), y + t * q + float(r.normal(0, 3))
                d = s[min(i + 1, 79)] - s[i - 1]
                turn = float(np.degrees(np.arctan2(d[1], d[0])))
                spot(pen, r, u, v, (9 + 0.075 * q) * (1 - 0.3 * abs(t)), turn)

    c.draw(work, clip=m, detail=0.7, soft=0.4)
    sweep(c, m, ((low, 16, 0.75),), SHADE, pale=False)
    _paw(c, m)


def _paw(c: Canvas, leg: Mask) -> None:
    """The paw from the side: four toes, rounded, no claws."""
    m = c.mask(
        curve(
            [
                *((286, 1056), (224, 1050), (170, 1058), (132, 1070), (104, 1078), (78, 1094), (66, 1116), (56, 1134)),
                *((60, 1158), (82, 1170), (112, 1167), (140, 1173), (172, 1169), (210, 1173), (270, 1166), (300, 1110)),
            ]
        ),
        wobble=0.8,
    )
    shape = m
    m = m * np.asarray(smoothstep(290, 220, c.x)[m.where], np.float32)
    c.multiply(m.blur(8).move(-4, 4) - leg, INK, 0.5)
    c.fill(m, GOLD, detail=0.7, mottle=0.03)
    sweep(c, m, ((((220, 1066, 8), (150, 1074, 12), (98, 1098, 12)), 9, 0.6),), CREAM, pale=True)
    c.multiply(m * np.asarray(smoothstep(1110, 1180, c.y)[m.where], np.float32), SHADE, 0.7)
    for spine in (
        ((96, 1096, 4), (78, 1120, 8), (76, 1140, 6)),
        ((128, 1106, 4), (116, 1130, 7), (114, 1144, 5)),
        ((160, 1124, 3), (152, 1142, 6), (150, 1152, 4)),
    ):
        c.glaze(c.mask(limb(spine, 20), soft=5) & m, CREAM, 0.5)
    nap(c, m, 300, 3.0, "paw", 12)
    r = c.rng("paw")

    def work(pen: Pen) -> None:
        for x, y, q in ((212, 1076, 9), (180, 1070, 8), (196, 1098, 8), (160, 1090, 7), (230, 1100, 9), (136, 1084, 6)):
            spot(pen, r, x, y, q, 170)
        for x, y, q in (
            (214, 1124, 8),
            (252, 1126, 9),
            (238, 1150, 8),
            (190, 1116, 7),
            (266, 1092, 9),
            (252, 1068, 8),
            (280, 1146, 9),
            (288, 1116, 9),
            (286, 1072, 8),
        ):
            spot(pen, r, x, y, q, 170)
        for way in (
            ((122, 1080, 0.8), (100, 1100, 2.6), (94, 1134, 3.0), (104, 1168, 1.2)),
            ((156, 1092, 0.8), (136, 1114, 2.6), (128, 1142, 3.0), (138, 1172, 1.2)),
            ((190, 1112, 0.8), (172, 1130, 2.2), (164, 1150, 2.6), (170, 1170, 1.0)),
        ):
            pen.fill(limb(way, 30), SPOT, 0.9)

    c.draw(work, clip=shape.grow(30), detail=0.8, soft=0.4)


def tail(c: Canvas) -> None:
    """Lay the tail round the dome's foot, its tip dark."""
    m = c.mask(limb(_TAIL, 90), wobble=1.5)
    c.multiply(m.blur(8).move(0, 8), INK, 0.55)
    c.fill(m, GOLD, detail=0.6, mottle=0.04)
    s = sample(_TAIL, 90)
    top: Points = [(float(x), float(y - 0.5 * q), 7.0) for x, y, q in s[:60:6]]
    sweep(c, m, ((top, 7, 0.4),), CREAM, pale=True)
    nap(c, m, 700, 0.6, "tail", 14)
    r = c.rng("tail")

    def work(pen: Pen) -> None:
        for i in range(3, 66, 5):
            x, y, q = s[i]
            d = s[i + 1] - s[i - 1]
            turn = float(np.degrees(np.arctan2(d[1], d[0])))
            n = np.array((-d[1], d[0])) / np.hypot(d[0], d[1])
            for t in (-0.66, 0.12, 0.8):
                u, v = (x, y) + n * t * q + d[:2] * float(r.uniform(-0.8, 0.8))
                spot(pen, r, float(u), float(v), 10.5, turn + 60)
        for i in (67, 72):
            x, y, q = s[i]
            d = s[i + 1] - s[i - 1]
            n = np.array((-d[1], d[0])) / np.hypot(d[0], d[1])
            pen.fill(limb([(*((x, y) - n * q), 5), (x, y, 4), (*((x, y) + n * q), 5)], 16), SPOT)
        pen.fill(limb([tuple(p) for p in s[77:]], 30), SPOT)

    c.draw(work, clip=m, detail=0.7, soft=0.4)
    c.multiply(m.edge(0, 12, 10), SHADE, 0.6)
