"""Parts of Upstairs Neighbour: the chimney, the washing line, the small cat that pulls the blanket up."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, curve, limb, polygon, sample

from .land import INK

_FUR: Final = (0.4, 0.055, 315)
_FUR_DARK: Final = (0.29, 0.05, 315)
_FUR_PALE: Final = (0.56, 0.05, 318)
_WHITE: Final = (0.95, 0.015, 60)
_BRICK: Final = (0.74, 0.065, 350)
_BRICK_SHADE: Final = (0.64, 0.06, 330)
_LINE: Final[Points] = ((612, 330), (500, 326), (380, 306), (240, 268), (110, 220), (-20, 160))
_TOP: Final = 290.0


def chimney(c: Canvas) -> None:
    """The stack behind the neck: pale brick, a coping that stands out."""
    stack = c.mask(polygon([(626, _TOP), (772, _TOP), (772, 760), (626, 760)]), wobble=1)
    c.fill(stack, _BRICK, detail=0.5)
    r = c.rng("bricks")

    def bricks(pen: Pen) -> None:
        for k in range(20):
            y = _TOP + 24 + 23 * k
            for i in range(-1, 5):
                x = 626 + 42 * i + 21 * (k % 2)
                if r.random() < 0.3:
                    pen.fill(box(x + 2, y + 2, 38, 19, 3), (0.79, 0.055, 0), 0.5)

    c.draw(bricks, clip=stack, detail=0.4)
    c.multiply(stack.edge(40, 0, 14), _BRICK_SHADE, 0.6)
    coping = c.mask(box(610, _TOP - 4, 178, 30, 4), wobble=1)
    c.multiply(coping.blur(6).move(3, 10) & stack, INK, 0.45)
    c.fill(coping, (0.86, 0.04, 350), detail=0.6)
    c.multiply(coping.edge(0, 10, 4), _BRICK_SHADE, 0.7)


def line(c: Canvas) -> None:
    """The washing line with two pegs where the blanket hung, and one pillowcase."""
    s = sample(_LINE, 80)

    def work(pen: Pen) -> None:
        pen.stroke([(float(x), float(y)) for x, y in s], (0.5, 0.05, 325), 2.6)
        for k in (14, 40, 57, 67):
            x, y = (float(q) for q in s[k])
            pen.fill(box(x - 4, y - 10, 8, 24, 2, 6), (0.76, 0.08, 70))

    case = c.mask(curve([(66, 204, CORNER), (176, 248, CORNER), (168, 320), (162, 386, CORNER), (108, 370),
                         (52, 340, CORNER), (62, 270)], pull=0.24))  # fmt: skip
    c.fill(case, (0.95, 0.018, 340), detail=0.6)
    for x in (86, 118, 148):
        fold = c.mask(limb([(x, 226, 2), (x - 4, 290, 6), (x - 6, 356, 7)], 20), soft=4) & case
        c.multiply(fold, (0.8, 0.05, 310), 0.6)
    c.draw(work, detail=0.8)


_BODY: Final[Points] = (
    *((654, 292), (650, 262), (640, 236), (632, 204), (640, 168), (668, 140), (704, 142), (736, 170), (758, 212)),
    *((766, 256), (756, 292)),
)
_HEAD: Final[Points] = (
    *((688, 158), (694, 128), (690, 86, CORNER), (668, 104), (652, 106), (634, 82, CORNER), (626, 112), (608, 134)),
    *((594, 154), (584, 172), (590, 186), (606, 198), (634, 206), (664, 200)),
)


def cat(c: Canvas) -> None:
    """Paint tail, body and haunch, head with the eyes shut; the near foreleg comes later, over the blanket."""
    tail = c.mask(limb(((750, 280, 13), (778, 296, 12), (780, 340, 11), (758, 372, 10), (736, 366, 8)), 40))
    c.multiply(tail.blur(5).move(4, 5), INK, 0.4)
    c.fill(tail, _FUR, detail=0.8)
    leg = c.mask(limb(((656, 196, 22), (630, 244, 18), (598, 288, 15), (574, 336, 13)), 30))
    c.fill(leg, _FUR_DARK, detail=0.8)
    m = c.mask(curve(_BODY))
    c.fill(m, _FUR, detail=0.8)
    c.glaze(m.edge(-8, -8, 8), _FUR_PALE, 0.6)
    bib = c.mask(curve(((634, 200), (654, 206), (660, 232), (646, 250), (636, 232))), soft=3) & m
    c.fill(bib, _WHITE, 0.9, detail=0.8)
    haunch = c.mask(curve(((692, 290), (686, 250), (706, 220), (740, 222), (762, 254), (756, 291))))
    c.multiply(haunch.blur(6).move(-5, -3) & m, _FUR_DARK, 0.8)
    c.fill(haunch & (m | haunch), _FUR, detail=0.8)
    foot = c.mask(limb(((716, 282, 14), (680, 286, 10), (664, 287, 10)), 20))
    c.fill(foot, _WHITE, detail=0.85)
    c.multiply(foot.edge(0, 6, 4), (0.72, 0.04, 320), 0.8)
    _stripes(c, m)
    _face(c)


def _stripes(c: Canvas, m: Mask) -> None:
    """Four dark bars over the back."""
    lines: tuple[Points, ...] = (
        ((716, 146, 4), (708, 170, 6), (704, 188, 1)),
        ((742, 172, 4), (730, 192, 6), (722, 208, 1)),
        ((762, 214, 4), (748, 226, 6), (734, 238, 1)),
        ((768, 250, 4), (752, 256, 6), (736, 266, 1)),
    )
    for spine in lines:
        c.fill(c.mask(limb(spine, 20), soft=1) & m, _FUR_DARK, 0.8, detail=0.8)


def _face(c: Canvas) -> None:
    """The head bent over its work: white muzzle, shut eye, pricked ears."""
    m = c.mask(curve(_HEAD))
    c.multiply(m.blur(6).move(5, 6), _FUR_DARK, 0.6)
    c.fill(m, _FUR, detail=0.9)
    c.glaze(m.edge(-5, -7, 6), _FUR_PALE, 0.6)
    muzzle = c.mask(curve(((582, 172), (600, 164), (618, 178), (622, 198), (600, 200), (586, 188))), soft=2) & m
    c.fill(muzzle, _WHITE, 0.95, detail=0.9)

    def lines(pen: Pen) -> None:
        pen.fill(limb(((606, 152, 1), (614, 161, 2.6), (627, 162, 2.6), (637, 154, 1)), 20), _FUR_DARK)
        pen.fill(curve(((582, 168), (592, 165), (590, 175))), (0.6, 0.1, 10))
        pen.stroke(curve(((589, 178), (598, 187), (608, 186)), closed=False), _FUR_DARK, 2.2, 0.8)
        pen.fill(curve(((686, 128), (686, 98, CORNER), (672, 112))), (0.66, 0.07, 350))
        for x in (650, 662):
            pen.fill(limb(((x, 112, 2), (x - 2, 124, 2.6), (x - 5, 134, 0.8)), 10), _FUR_DARK)

    c.draw(lines, detail=0.95)


def paws(c: Canvas) -> None:
    """The near foreleg and both white paws, closed on the hem."""
    leg = c.mask(limb(((684, 208, 27), (664, 256, 22), (632, 298, 17), (608, 338, 14)), 30))
    c.multiply(leg.blur(6).move(5, 6), INK, 0.4)
    c.fill(leg, _FUR, detail=0.85)
    c.glaze(leg.edge(-5, -3, 4), _FUR_PALE, 0.6)
    for x, y in ((572, 346), (606, 350)):
        paw = c.mask(
            curve(
                ((x - 16, y - 6), (x - 2, y - 20), (x + 15, y - 9), (x + 16, y + 8), (x + 2, y + 17), (x - 14, y + 11))
            )
        )
        c.multiply(paw.blur(4).move(3, 5), INK, 0.5)
        c.fill(paw, _WHITE, detail=0.9)
        c.multiply(paw.edge(3, 5, 4), (0.72, 0.04, 320), 0.8)

        def toes(pen: Pen, x: float = x, y: float = y) -> None:
            for d in (-5, 3):
                pen.stroke([(x + d, y + 3), (x + d - 1, y + 13)], (0.5, 0.05, 320), 2, 0.7)

        c.draw(toes, detail=0.9)
