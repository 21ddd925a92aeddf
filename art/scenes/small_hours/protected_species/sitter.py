"""Somebody on the bench, from behind: a red coat, a hood bent back to look up, and what hangs below the hem."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

_RED: Colour = (0.5, 0.19, 28)
_DEEP: Colour = (0.36, 0.13, 22)
_WOOD: Colour = (0.36, 0.05, 50)
_IRON: Colour = (0.24, 0.04, 235)
_BLACK: Colour = (0.16, 0.035, 40)


def sitter(c: Canvas, x: float, y: float) -> None:
    """Paint the bench from behind, its feet at `y`, and who sits at its left end; the other place is free."""
    c.multiply(c.mask(oval(x - 6, y + 2, 112, 12), soft=6), (0.6, 0.06, 230), 0.6)
    s = x - 34
    skirt = [(s - 46, y - 62, CORNER), (s - 54, y - 26), (s - 50, y - 12, CORNER), (s, y - 7), (s + 48, y - 13, CORNER)]
    c.fill(c.mask(curve([*skirt, (s + 48, y - 62, CORNER)])), (0.4, 0.15, 25), detail=0.92)
    _tail(c, s, y)
    low = [(s - 50, y - 50, CORNER), (s - 68, y - 96), (s - 60, y - 138), (s - 26, y - 160), (s + 22, y - 160)]
    high = [(s + 58, y - 136), (s + 66, y - 96), (s + 52, y - 50, CORNER)]
    coat = c.mask(curve([*low, *high]))
    c.fill(coat, _RED, mottle=0.14, detail=0.6)
    left = [(s - 36, y - 148), (s - 40, y - 182), (s - 30, y - 210), (s - 20, y - 230), (s - 46, y - 248, CORNER)]
    right = [(s - 2, y - 246), (s + 28, y - 220), (s + 42, y - 182), (s + 38, y - 146), (s, y - 138)]
    hood = c.mask(curve([*left, *right]))
    c.multiply(hood.blur(4).move(0, 6) & coat, _DEEP, 0.6)
    c.fill(hood, (0.53, 0.195, 29), mottle=0.14, detail=0.6)
    whole = coat | hood
    # The lamp stands to the right: the left half lies in shade.
    c.multiply(c.mask(oval(s - 64, y - 120, 54, 130), soft=16) & whole, (0.36, 0.12, 5), 0.85)
    c.screen(c.mask(oval(s + 62, y - 140, 18, 110), soft=9) & whole, (0.76, 0.13, 55), 0.28)

    def folds(pen: Pen) -> None:
        pen.stroke([(s - 12, y - 236), (s + 2, y - 226), (s + 14, y - 206)], _DEEP, 2.2, 0.5)
        pen.stroke([(s - 20, y - 152), (s - 10, y - 168), (s - 8, y - 190)], _DEEP, 2.2, 0.4)
        pen.stroke([(s - 34, y - 120), (s - 38, y - 96), (s - 34, y - 66)], _DEEP, 2.6, 0.4)
        pen.stroke([(s + 30, y - 124), (s + 36, y - 96), (s + 32, y - 66)], _DEEP, 2.2, 0.4)

    c.draw(folds, detail=0.92, clip=whole, soft=0.7)

    def bench(pen: Pen) -> None:
        for way in (-1, 1):
            pen.stroke([(x + way * 92, y + 2), (x + way * 90, y - 44), (x + way * 92, y - 104)], _IRON, 6)
        for k in range(3):
            pen.stroke([(x - 106, y - 60 - k * 18), (x + 106, y - 60 - k * 18)], _WOOD, 10)
        pen.stroke([(x - 106, y - 40), (x + 106, y - 40)], (0.27, 0.045, 45), 8)

    c.draw(bench, relief=1.5, detail=0.95)
    lump = [(x + 44, y - 100, CORNER), (x + 56, y - 110), (x + 92, y - 110), (x + 108, y - 99, CORNER)]
    c.fill(c.mask(curve(lump)), (0.97, 0.02, 92), detail=0.92)


def _tail(c: Canvas, s: float, y: float) -> None:
    """A spotted tail, out from under the hem and round upon the snow."""
    clay = Clay(c, (s - 60, y - 60, s + 120, y + 60), melt=2)
    clay.limb(
        [(s + 14, y - 24, 6), (s + 15, y - 4, 6), (s + 26, y + 15, 6), (s + 48, y + 20, 6), (s + 62, y + 7, 5)], 40
    )
    shape = clay.relief(0.6)
    c.multiply(shape.mask.blur(3).move(2, 5), (0.6, 0.06, 230), 0.5)
    c.form(shape, (0.68, 0.11, 75), rim=0, detail=0.92)

    def bars(pen: Pen) -> None:
        for px, py in ((14, -12), (15, 0), (21, 10), (31, 17), (43, 20)):
            pen.fill(oval(s + px, y + py, 3.4, 2.8), _BLACK, 0.95)
        pen.fill(limb([(s + 55, y + 15, 6), (s + 62, y + 7, 6)], 8), _BLACK, 0.95)

    c.draw(bars, detail=0.95, clip=shape.mask, soft=0.4)
