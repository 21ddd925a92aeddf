"""Thin Ice's fox, asleep, seen from above, and its tracks."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

_AT: Final = (252.0, 852.0)
_SIZE: Final = 1.26
_TURN: Final = 8.0

_BACK: Final = ((-88, -30), (-60, -62), (-14, -82), (38, -80), (82, -54), (104, -8), (98, 40))
_BELLY: Final = ((60, 70), (0, 76), (-60, 60), (-90, 20))
_BRUSH: Final = ((92, 6, 15), (94, 48, 24), (58, 82, 31), (6, 95, 33), (-46, 86, 28), (-82, 62, 17), (-102, 40, 4))
_HEAD: Final = ((-96, -34), (-70, -50), (-36, -44), (-22, -20), (-20, 4), (-14, 30), (-8, 54), (-14, 62), (-24, 60),
                (-42, 40), (-66, 22), (-92, 0))  # fmt: skip
_EARS: Final = (
    ((-92, -24, CORNER), (-124, -22), (-138, -30, CORNER), (-118, -50), (-84, -46, CORNER)),
    ((-66, -44, CORNER), (-66, -76), (-58, -94, CORNER), (-38, -72), (-34, -38, CORNER)),
)
_COAT: Colour = (0.6, 0.16, 47)


def _on(points: Points) -> list[tuple[float, ...]]:
    return place(points, *_AT, _SIZE, _TURN)


def _round(c: Canvas) -> Array:
    """Which way its hair lies: round the curl, from the head to the tail."""
    return np.asarray(np.arctan2((c.y - _AT[1]) * 1.2, c.x - _AT[0]) + math.pi / 2, np.float32)


def _hair(c: Canvas, m: Mask, colour: Colour, angle: Array, seed: str, thick: float, long: float) -> None:
    body = c.form(m, colour, thickness=thick, rim=0.0, mottle=0.08, grain=10, detail=0.94)
    fur(c, body, angle, seed=seed, length=(long * 0.6, long), spacing=2.2, spread=0.34, detail=0.94)


def fox(c: Canvas) -> None:
    """Paint the fox curled up: back, head on its brush, ears."""
    body = c.mask(curve(_on([*_BACK, *_BELLY])), wobble=1.5, cell=8)
    brush = c.mask(limb(_on(_BRUSH)), wobble=2.5, cell=8)
    c.multiply((body | brush).blur(16).move(6, -10), (0.1, 0.06, 265), 0.8)
    round_ = _round(c)
    _hair(c, body, _COAT, round_, "body", 46, 20)
    spine = c.mask(limb(_on([(-66, -40, 9), (0, -62, 12), (66, -50, 12), (96, -4, 9)])), soft=14)
    c.multiply(body & spine, (0.42, 0.13, 30), 0.6)
    hollow = c.mask(curve(_on([(-30, 0), (10, 4), (52, 26), (64, 56), (0, 74), (-40, 60)])), soft=12)
    c.multiply(hollow & body, (0.3, 0.1, 24), 0.75)
    thigh = c.mask(curve(_on([(22, 6), (56, -22), (92, -8), (98, 30), (70, 58), (34, 50)])), soft=5, wobble=2)
    c.screen(thigh.edge(-8, -8, 8) & body, (0.7, 0.13, 55), 0.4)
    paw = c.mask(limb(_on([(30, 50, 11), (8, 52, 10), (-10, 56, 9)])), soft=1)
    c.form(paw, (0.2, 0.03, 40), thickness=10, rim=0, detail=0.9)
    c.multiply(brush.blur(7).move(-2, -7) & body, (0.2, 0.08, 25), 0.7)
    _hair(c, brush, (0.57, 0.155, 45), round_, "tail", 30, 24)
    tip = c.mask(limb(_on([(-52, 84, 26), (-84, 60, 19), (-108, 38, 5)])), soft=7, wobble=4) & brush
    _hair(c, tip, (0.94, 0.02, 80), round_, "tip", 22, 20)
    c.multiply(brush.edge(2, 12, 10), (0.4, 0.12, 20), 0.5)
    _head(c)


def _head(c: Canvas) -> None:
    head = c.mask(curve(_on(_HEAD)), wobble=1, cell=7)
    ears = [c.mask(curve(_on(e), pull=0.3), soft=0.8) for e in _EARS]
    c.multiply((head | ears[0] | ears[1]).blur(8).move(4, 5), (0.2, 0.08, 25), 0.75)
    for m in ears:
        c.form(m, (0.2, 0.045, 40), thickness=8, rim=0.0, detail=0.95)
    way = np.asarray(0 * (c.x + c.y) - 2.1, np.float32)
    _hair(c, head, (0.66, 0.165, 51), way, "head", 22, 10)
    for e in (((-92, -24), (-112, -30), (-90, -44)), ((-62, -46), (-54, -66), (-40, -44))):
        c.fill(c.mask(curve(_on(e)), soft=4), (0.62, 0.14, 48), 0.8, detail=0.95)
    for cheek in (
        ((-92, -4), (-66, 2), (-46, 18), (-28, 46), (-22, 58), (-42, 42), (-66, 24)),
        ((-24, -20), (-30, -2), (-24, 24), (-14, 50), (-12, 34), (-16, 6)),
    ):
        c.fill(c.mask(curve(_on(cheek)), soft=3) & head, (0.95, 0.025, 75), 0.9, detail=0.95)
    c.multiply(c.mask(limb(_on([(-62, -40, 4), (-46, -10, 7), (-24, 40, 3)])), soft=7) & head, (0.5, 0.14, 35), 0.45)

    def marks(pen: Pen) -> None:
        pen.stroke(_on([(-70, -6), (-60, 4), (-50, 6)])[:3], (0.14, 0.03, 40), 3.4)
        pen.stroke(_on([(-36, -22), (-31, -12), (-30, -2)])[:3], (0.14, 0.03, 40), 3.4)
        nose = _on([(-13, 58)])[0]
        pen.fill(oval(nose[0], nose[1], 8, 6.4, 60), (0.1, 0.02, 300))
        pen.dot(nose[0] - 2, nose[1] - 2, 1.8, (0.7, 0.03, 250), 0.7)

    c.draw(marks, detail=0.95, soft=0.4)


def tracks(c: Canvas, snow: Mask) -> None:
    """A single line of prints, as foxes walk, in from the snow."""
    r = c.rng("tracks")
    path = [(770.0, 1230.0), (690.0, 1160.0), (590.0, 1105.0), (480.0, 1060.0), (390.0, 1010.0), (330.0, 960.0)]
    whole = snow.whole()

    def work(pen: Pen) -> None:
        for k in range(19):
            q = k / 18 * (len(path) - 1.001)
            i, f = int(q), q - int(q)
            dx, dy = path[i + 1][0] - path[i][0], path[i + 1][1] - path[i][1]
            px, py = path[i][0] + dx * f + float(r.normal(0, 1.5)), path[i][1] + dy * f + (3 if k % 2 else -3)
            on = whole[min(int(py * c.scale), c.h - 1), min(int(px * c.scale), c.w - 1)] > 0.5
            tone: Colour = (0.5, 0.1, 260) if on else (0.9, 0.03, 230)
            way = math.degrees(math.atan2(dy, dx))
            pen.fill(oval(px, py, 6, 4.6, way), tone, 0.75)
            for a in (-50, -15, 20, 50):
                d = math.radians(a + way)
                pen.dot(px + 8 * math.cos(d), py + 8 * math.sin(d), 1.6, tone, 0.75)

    c.draw(work, detail=0.8)
