"""Parts of Relocation: the house torn out of its row: the narrow front, and the wall the neighbours lived behind."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, curve, oval, polygon

from .brush import CORAL, CORAL_DEEP, CREAM, INK, MINT
from .shell import doorstep

_LEFT, _EDGE, _RIGHT = 130.0, 282.0, 430.0
_FOOT: Final = 696.0
_FLOOR: Final = 372.0
_ROSE: Final = (0.72, 0.13, 30)
_LEAF: Final = (0.66, 0.065, 170)
_STONE: Final = (0.86, 0.025, 90)


def _slope(x: float, y: float) -> float:
    """Return how low a level line of the side wall lies at `x`, that lies at `y` on the house's corner."""
    return y + (x - _EDGE) * 0.2 * (660 - y) / 660


def _band(top: float, low: float) -> Points:
    return (
        (_EDGE, top), (_RIGHT, _slope(_RIGHT, top)), (_RIGHT, _slope(_RIGHT, low)), (_EDGE, low)
    )  # fmt: skip


def party_wall(c: Canvas) -> None:
    """The side: upstairs the neighbours' roses, downstairs their stripes, a floor's stump between."""
    slab = c.mask(polygon(doorstep()), wobble=3, cell=20)
    c.multiply(slab.blur(8).move(4, 10), INK, 0.5)
    c.fill(slab, (0.6, 0.05, 60), detail=0.6)
    c.fill(slab.move(0, -13) & slab, _STONE, detail=0.6)
    whole = c.mask(polygon([(_EDGE, -10), *_broken(), (_EDGE, _FOOT)]), wobble=2, cell=10)
    c.fill(whole, (0.915, 0.035, 60), detail=0.6)
    low = c.mask(polygon(_band(_FLOOR, 720))) & whole
    c.fill(low, (0.89, 0.05, 52), detail=0.6)
    _roses(c, whole - low)
    _stripes(c, low)
    _traces(c, whole)
    c.multiply(whole * np.asarray(0.22, np.float32), (0.78, 0.05, 45))
    c.multiply(whole & c.mask(box(_EDGE - 6, -20, 20, 760), soft=8), (0.66, 0.07, 40), 0.6)


def _broken() -> Points:
    """The far edge of that wall, a few bricks gone."""
    steps = (
        *((0, -10), (0, 60), (-8, 60), (-8, 84), (6, 84), (6, 116), (-4, 116), (-4, 210), (8, 210), (8, 238)),
        *((-2, 238), (-2, 350), (0, 692)),
    )
    return tuple((_RIGHT + x, y) for x, y in steps)


def _roses(c: Canvas, m: Mask) -> None:
    def work(pen: Pen) -> None:
        for row in range(-1, 8):
            for column in range(5):
                x = _EDGE + 24 + 41 * column + (20 if row % 2 else 0)
                y = _slope(x, 14 + 50 * row)
                _rose(pen, x, y)

    c.draw(work, clip=m, detail=0.7, soft=0.4)


def _rose(pen: Pen, x: float, y: float) -> None:
    """One printed rose: two leaves, a round of petals, a paler heart."""
    for u, v, turn in ((-13, 7, 25), (13, 8, -30)):
        pen.fill(oval(x + u, y + v, 9, 4.2, turn), _LEAF, 0.85)
    for u, v in ((-5, -3), (5, -4), (0, -8), (-4, 4), (5, 4)):
        pen.dot(x + u, y + v, 6.2, _ROSE)
    pen.dot(x, y - 1, 4.6, mix(_ROSE, CREAM, 0.35))
    pen.stroke([(x - 4, y - 2), (x, y - 5), (x + 4, y - 1), (x + 1, y + 3)], CORAL_DEEP, 1.4, 0.7)


def _stripes(c: Canvas, m: Mask) -> None:
    def work(pen: Pen) -> None:
        for k in range(7):
            pen.fill(box(_EDGE + 8 + 22 * k, 300, 9, 420), (0.82, 0.075, 40), 0.7)

    c.draw(work, clip=m, detail=0.6, soft=0.5)


def _traces(c: Canvas, m: Mask) -> None:
    """The stump of a floor, a pale square where a picture hung, its nail."""

    def work(pen: Pen) -> None:
        pen.fill(polygon(_band(_FLOOR - 12, _FLOOR + 10)), (0.62, 0.06, 55))
        pen.fill(polygon(_band(_FLOOR - 12, _FLOOR - 6)), (0.74, 0.05, 65))
        x, y = 346.0, 160.0
        pen.fill(
            polygon([(x, y), (x + 54, _slope(x + 54, y) - _slope(x, y) + y), (x + 54, y + 82), (x, y + 80)]),
            (0.975, 0.02, 85),
        )
        pen.dot(x + 27, y - 10, 3, INK)

    c.draw(work, clip=m, detail=0.75, soft=0.3)


def _torn() -> Points:
    """The front's outline, toothed on both sides like broken brickwork where the row went on."""
    right = (
        *((16, 0), (4, 44), (22, 66), (8, 110), (26, 132), (6, 178), (18, 214), (2, 250), (20, 282), (8, 330)),
        *((24, 352), (4, 398), (18, 430), (6, 476), (22, 500), (4, 548), (16, 580), (2, 640), (14, 696)),
    )
    left = (
        *((-2, 696), (-14, 650), (0, 616), (-18, 590), (-4, 540), (-20, 512), (-2, 470), (-14, 440), (2, 394)),
        *(
            (-18, 366),
            (-2, 320),
            (-12, 290),
            (2, 240),
            (-20, 214),
            (-4, 168),
            (-16, 140),
            (0, 92),
            (-18, 62),
            (-4, -10),
        ),
    )
    out: list[tuple[float, ...]] = [(_EDGE, -10)]
    for side, base in ((right, _EDGE), (left, _LEFT)):
        before = side[0][0]
        for dx, y in side:
            out += [(base + before, y), (base + dx, y)]
            before = dx
    return tuple(out)


def facade(c: Canvas) -> None:
    """The coral front, cut by the card's edge: a window above, a door below."""
    m = c.mask(polygon(_torn()), wobble=1.5, cell=9)
    wall = c.mask(box(_EDGE, -10, 200, 710))
    c.multiply(m.blur(5).move(6, 4) & wall, CORAL_DEEP, 0.5)
    c.fill(m, CORAL, detail=0.6, mottle=0.05)
    _bricks(c, m)

    def work(pen: Pen) -> None:
        pen.fill(box(158, 150, 100, 156), CREAM)
        pen.fill(box(168, 160, 80, 136), (0.42, 0.05, 200))
        pen.fill(
            curve([(168, 160, CORNER), (216, 160, CORNER), (204, 230), (180, 296, CORNER), (168, 296, CORNER)]),
            (0.9, 0.03, 85),
        )
        pen.fill(box(204, 160, 7, 136), CREAM)
        pen.fill(box(168, 222, 80, 7), CREAM)
        pen.fill(box(148, 302, 120, 14), _STONE)
        pen.fill(box(164, 426, 96, 272), CREAM)
        pen.fill(box(174, 438, 76, 260), MINT)
        for x in (184, 217):
            pen.fill(box(x, 456, 24, 92), (0.74, 0.055, 175))
            pen.fill(box(x, 572, 24, 100), (0.74, 0.055, 175))
        pen.dot(182, 566, 4.5, INK)

    c.draw(work, detail=0.8, soft=0.3)


def _bricks(c: Canvas, m: Mask) -> None:
    """Single bricks, darker or paler than the rest, level courses."""
    r = c.rng("bricks")

    def work(pen: Pen) -> None:
        for row in range(46):
            for column in range(8):
                if r.random() < 0.42:
                    continue
                x, y = 104 + 26 * column + (13 if row % 2 else 0), -8 + 15.4 * row
                tone = mix(CORAL, CORAL_DEEP if r.random() < 0.6 else (0.76, 0.12, 40), float(r.uniform(0.2, 0.6)))
                pen.fill(box(x, y, 23, 12), tone, 0.75)

    c.draw(work, clip=m, detail=0.5, soft=0.5)
