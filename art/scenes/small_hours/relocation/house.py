"""Parts of Relocation: the house torn out of its row: lit windows, open door, roof, its piece of pavement."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, Points, curve, limb, polygon

from .ink import AMBER, CORAL, CREAM, DOOR, GOLD, HORIZON, INK, NIGHT, PLUM

CORNER_X: Final = 226.0
_WIDE: Final = 186.0
EAVE: Final = 196.0
FOOT: Final = 650.0
DEEP: Final = 132.0
"""How broad the party wall is seen."""
APEX: Final = (150.0, 66.0)
_BRICK: Final = (0.37, 0.125, 22)
_BRICK_DEEP: Final = (0.27, 0.1, 5)
_SLATE: Final = (0.3, 0.06, 290)
_FRAME: Final = (0.9, 0.05, 80)


def f(u: float, v: float) -> tuple[float, float]:
    """Return where a place of the front lies: `u` 0–1 across, `v` as high as on the corner."""
    return CORNER_X + u * _WIDE, v + u * 0.12 * (HORIZON - v)


def p(u: float, v: float) -> tuple[float, float]:
    """Return where a place of the party wall lies: `u` 0–1 away from the corner, `v` as high as on it."""
    return CORNER_X - u * DEEP, v + u * 0.1 * (HORIZON - v)


def _flat(u0: float, v0: float, u1: float, v1: float) -> Path:
    return polygon([f(u0, v0), f(u1, v0), f(u1, v1), f(u0, v1)])


def pavement(c: Canvas, on: Mask) -> None:
    """The ragged piece of street the house stands on; its shade on the shell, `on` which it lies."""
    out: Points = (
        *((74, 652), (120, 642), (440, 636), (512, 641), (500, 656), (508, 668), (452, 676), (426, 690), (388, 682)),
        *((350, 696), (306, 686), (262, 698), (216, 686), (176, 694), (140, 680), (106, 684), (92, 668)),
    )
    m = c.mask(polygon(out), wobble=4, cell=16)
    c.multiply(m.blur(10).move(4, 16) & on, NIGHT, 0.75)
    c.fill(m, (0.38, 0.075, 330), detail=0.7, mottle=0.1)
    top = c.mask(polygon([(74, 652), (120, 640), (440, 636), (516, 642), (480, 653), (300, 664), (110, 660)]), wobble=2)
    c.fill(top & m, (0.54, 0.1, 30), detail=0.7)
    glow = np.exp(-(((c.x - 420) / 80) ** 2) - ((c.y - 646) / 24) ** 2)
    c.glaze((top & m) * np.asarray(glow, np.float32), AMBER, 0.4)
    c.multiply((top & m) * np.asarray(smoothstep(300, 180, c.x), np.float32), (0.5, 0.1, 330), 0.6)
    r = c.rng("setts")

    def setts(pen: Pen) -> None:
        for k in range(22):
            x = 96 + 18 * k + float(r.normal(0, 2))
            y = 667 + float(r.normal(0, 2)) - (4 if k > 16 else 0)
            pen.fill(curve([(x, y), (x + 15, y - 1), (x + 15, y + 12), (x + 1, y + 12)], pull=0.2),
                     mix((0.46, 0.08, 350), (0.56, 0.09, 30), float(r.random())), 0.9)  # fmt: skip

    c.draw(setts, clip=m, detail=0.7, soft=0.5)


def _front(c: Canvas) -> Mask:
    r = c.rng("torn")
    edge: list[tuple[float, float]] = []
    v, u = EAVE, 1.0
    while v < FOOT:
        edge += [f(u, v)]
        v = min(v + float(r.uniform(13, 30)), FOOT)
        edge += [f(u, v)]
        u = 1.0 + float(r.uniform(-0.005, 0.07))
    return c.mask(polygon([f(0, EAVE), *edge, f(0, FOOT)]), wobble=0.8)


def front(c: Canvas) -> None:
    """Coral bricks in the evening's shade; seven panes of gold."""
    m = _front(c)
    c.fill(m, _BRICK, detail=0.7, mottle=0.06)
    r = c.rng("bricks")

    def bricks(pen: Pen) -> None:
        for row in range(46):
            v = EAVE + 10 * row
            for k in range(9):
                if r.random() < 0.3:
                    continue
                u = (k + (0.5 if row % 2 else 0)) / 8 - 0.05
                tone = mix(_BRICK, _BRICK_DEEP if r.random() < 0.55 else CORAL, float(r.uniform(0.3, 0.9)))
                pen.fill(_flat(u, v, u + 0.115, v + 8), tone, 0.8)

    c.draw(bricks, clip=m, detail=0.6, soft=0.4)
    c.multiply(m * np.asarray(smoothstep(330, 200, c.y), np.float32), PLUM, 0.45)
    warm = np.exp(-(np.hypot((c.x - DOOR[0]) / 90, (c.y - DOOR[1]) / 130) ** 2))
    c.glaze(m * np.asarray(warm, np.float32), AMBER, 0.35)
    _windows(c)
    _door(c)
    c.multiply(m * np.asarray(smoothstep(CORNER_X + 14, CORNER_X, c.x), np.float32), PLUM, 0.6)


def _pane(pen: Pen, u0: float, v0: float, u1: float, v1: float) -> None:
    """One sash window: stone, frame, panes bright below, a curtain, bars."""
    pen.fill(_flat(u0 - 0.04, v0 - 16, u1 + 0.04, v0 - 4), (0.62, 0.09, 40))
    pen.fill(_flat(u0 - 0.03, v0 - 4, u1 + 0.03, v1 + 5), _FRAME)
    pen.fill(_flat(u0, v0, u1, v1), AMBER)
    pen.fill(_flat(u0, v0 + 0.3 * (v1 - v0), u1, v1), GOLD, 0.75)
    pen.fill(_flat(u0 + 0.03, v0 + 0.5 * (v1 - v0), u1 - 0.03, v1), (0.99, 0.045, 90), 0.75)
    out, way = (u0, u1) if u0 < 0.5 else (u1, u0)
    a, b, d = f(out, v0), f(out + 0.55 * (way - out), v0), f(out, v1)
    s = math.copysign(1, way - out)
    pen.fill(curve([(*a, CORNER), (*b, CORNER), (a[0] + 10 * s, (a[1] + d[1]) / 2), (d[0] + 3 * s, d[1], CORNER),
                    (*d, CORNER)]), (0.72, 0.16, 42), 0.65)  # fmt: skip
    w = (u0 + u1) / 2
    pen.fill(_flat(w - 0.012, v0, w + 0.012, v1), _FRAME)
    pen.fill(_flat(u0, (v0 + v1) / 2 - 2.5, u1, (v0 + v1) / 2 + 2.5), _FRAME)
    pen.fill(_flat(u0 - 0.05, v1 + 4, u1 + 0.05, v1 + 12), (0.68, 0.09, 45))


def _windows(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        for u0, v0, u1, v1 in (
            (0.14, 224, 0.4, 294),
            (0.6, 224, 0.86, 294),
            (0.14, 334, 0.4, 408),
            (0.6, 334, 0.86, 408),
        ):
            _pane(pen, u0, v0, u1, v1)

    m = c.draw(work, detail=0.92, soft=0.25, emission=0.75)
    c.screen(m.blur(8), AMBER, 0.35)
    c.screen(m.blur(34), AMBER, 0.28)


def _door(c: Canvas) -> None:
    """The open door, all light within; its leaf swung out towards us."""

    def work(pen: Pen) -> None:
        pen.fill(_flat(0.24, 436, 0.97, 650), _FRAME)
        pen.fill(_flat(0.3, 446, 0.91, 652), AMBER)
        pen.fill(_flat(0.3, 470, 0.91, 652), GOLD, 0.9)
        pen.fill(_flat(0.42, 496, 0.88, 652), (0.995, 0.035, 92), 0.9)
        pen.fill(_flat(0.22, 648, 1.0, 657), (0.9, 0.08, 78))

    m = c.draw(work, detail=0.92, soft=0.25, emission=0.85)
    c.screen(m.blur(16), AMBER, 0.4)
    c.draw(_leaf, detail=0.9, soft=0.25)


def _leaf(pen: Pen) -> None:
    (x, y), low = f(0.27, 444), 652.0

    def part(u0: float, v0: float, u1: float, v1: float) -> Path:
        spots = ((u0, v0), (u1, v0), (u1, v1), (u0, v1))
        return polygon([(x - 34 * u, y + v * (low - y) + u * (14 * v - 8)) for u, v in spots])

    pen.fill(part(0, 0, 1, 1), (0.47, 0.1, 197))
    pen.fill(part(0, 0, 0.08, 1), (0.93, 0.1, 84))
    for v0, v1 in ((0.06, 0.44), (0.54, 0.94)):
        pen.fill(part(0.2, v0, 0.84, v1), (0.36, 0.085, 210))
        pen.fill(part(0.28, v0 + 0.03, 0.84, v1), (0.42, 0.095, 200))
    pen.fill(part(0.95, 0, 1, 1), (0.3, 0.07, 220))
    pen.dot(x - 29, y + 0.5 * (low - y), 3.6, GOLD)


def roof(c: Canvas) -> None:
    """Slates, ragged where the next roof went on; a chimney with two pots."""
    ridge_end = (APEX[0] + 176, APEX[1] + 72)
    c.fill(c.mask(polygon([(178, 96), (178, 42), (222, 42), (222, 112)]), wobble=1), _BRICK_DEEP, detail=0.7)

    def pots(pen: Pen) -> None:
        pen.fill(polygon([(173, 50), (173, 38), (227, 40), (227, 52)]), (0.5, 0.12, 28))
        for x in (186, 212):
            pen.fill(polygon([(x - 7, 40), (x - 5, 18), (x + 5, 18), (x + 7, 40)]), (0.58, 0.14, 36))

    c.draw(pots, detail=0.8, soft=0.3)
    low, high = f(-0.04, EAVE + 6), f(1.1, EAVE + 4)
    m = c.mask(polygon([APEX, (ridge_end[0], ridge_end[1]), (ridge_end[0] + 14, ridge_end[1] + 22),
                        (ridge_end[0] + 30, ridge_end[1] + 30), (ridge_end[0] + 44, ridge_end[1] + 66),
                        (high[0] - 6, high[1] - 34), high, low]), wobble=1.5)  # fmt: skip
    c.fill(m, _SLATE, detail=0.7)
    r = c.rng("slates")

    def slates(pen: Pen) -> None:
        for row in range(9):
            t = row / 9
            x0, y0 = APEX[0] + (low[0] - APEX[0]) * t, APEX[1] + (low[1] - APEX[1]) * t
            x1, y1 = ridge_end[0] + (high[0] - ridge_end[0]) * t, ridge_end[1] + (high[1] - ridge_end[1]) * t
            for k in range(13):
                s = (k + (0.5 if row % 2 else 0)) / 12
                x, y = x0 + (x1 - x0) * s, y0 + (y1 - y0) * s
                tone = mix((0.27, 0.065, 288), (0.5, 0.1, 335), float(r.uniform(0, 0.75)))
                pen.fill(polygon([(x, y), (x + 14, y + 4), (x + 21, y + 19), (x + 7, y + 16)]), tone, 0.9)

    c.draw(slates, clip=m, detail=0.6, soft=0.35)
    c.glaze(m.edge(2, -5, 2), (0.83, 0.11, 40), 0.5)
    c.draw(lambda pen: pen.fill(limb([(*low, 4), (*high, 4)], 8), INK), detail=0.8, soft=0.3)
    c.draw(lambda pen: pen.fill(limb([(low[0], low[1] - 3, 1.4), (high[0], high[1] - 3, 1.4)], 8), CREAM, 0.5),
           detail=0.8, soft=0.3)  # fmt: skip
