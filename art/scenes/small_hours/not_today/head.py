"""Parts of Not Today: the bear's head in profile, leaned back on the door, asleep; its scarf."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import crease, sweep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .body import outline as trunk_outline
from .brush import DEEP, HIDE, INK, PALE, SHADE, TAN, comb, disc, tufts

_SKULL: Final[Points] = (
    *((96, 96), (126, 26), (118, -48), (82, -98), (24, -122), (-34, -112), (-78, -82), (-106, -46), (-142, -28)),
    *((-186, -22), (-216, -16), (-236, 0), (-234, 24), (-214, 40), (-206, 56), (-190, 72), (-152, 86), (-104, 98)),
    *((-56, 122), (0, 140), (60, 136)),
)
_WOOL: Final = (0.84, 0.1, 84)
_WOOL_DEEP: Final = (0.68, 0.105, 72)
_WOOL_PALE: Final = (0.94, 0.035, 92)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the left) where they lie on the card."""
    return place(points, 524, 402, 0.97, 23)


def head(c: Canvas) -> None:
    """Far ear, skull and muzzle, near ear, then the sleeping face."""
    far = c.mask(disc(at([(-22, -120)])[0], 40, 44, 10), wobble=1.5)
    c.fill(far, DEEP, detail=0.5)
    m = c.mask(curve(at(_SKULL)), wobble=1.5, cell=10)
    c.fill(m, HIDE, detail=0.6)
    sweep(c, m, at([(120, -60, 20), (134, 20, 26), (100, 110, 26)]), 18, SHADE, 0.7)
    sweep(c, m, at([(-150, 96, 14), (-60, 128, 22), (60, 146, 26)]), 16, SHADE, 0.75)
    sweep(c, m, at([(60, -96, 10), (-10, -108, 16), (-70, -76, 10)]), 14, PALE, 0.95, pale=True)
    ways: tuple[Points, ...] = (
        tuple(at([(-230, -10), (-140, -26), (-80, -80), (20, -120), (110, -60), (126, 40)])),
        tuple(at([(-180, 10), (-90, -10), (0, -50), (80, -10), (90, 80)])),
        tuple(at([(-150, 60), (-80, 50), (0, 60), (50, 130)])),
    )
    tufts(c, at([(-104, 92), (-70, 106), (-40, 120)]), (0.6, 0.6), 4, 24, (0.47, 0.08, 46), "ruff")
    comb(c, m, ways, 1100, "skull", long=24)
    _muzzle(c)
    _ear(c)
    _face(c)


def _muzzle(c: Canvas) -> None:
    m = c.mask(curve(at(_SKULL)), wobble=1.5, cell=10)
    pale = c.mask(
        curve(at([(-96, -30), (-150, -34), (-244, -24), (-250, 40), (-200, 84), (-120, 92), (-84, 60), (-76, 10)])),
        soft=9,
    )
    c.glaze(pale & m, TAN, 0.85)
    sweep(c, m, at([(-200, 74, 8), (-150, 88, 12), (-100, 96, 10)]), 8, SHADE, 0.6)
    ways: tuple[Points, ...] = (tuple(at([(-230, 10), (-160, 0), (-90, 10)])), tuple(at([(-200, 60), (-90, 70)])))
    comb(c, pale & m, ways, 220, "muzzle", long=15, tones=(PALE, (0.88, 0.045, 82)))


def _ear(c: Canvas) -> None:
    x, y = at([(66, -112)])[0]
    m = c.mask(oval(x, y, 50, 52, 20), wobble=1.5)
    skull = c.mask(curve(at(_SKULL)))
    c.multiply(m.blur(8).move(2, 8) & skull, SHADE, 0.7)
    c.fill(m, HIDE, detail=0.7)
    c.multiply(m.edge(8, 6, 6), SHADE, 0.6)
    inner = c.mask(oval(x - 4, y + 6, 29, 31, 20), soft=4)
    c.fill(inner, (0.48, 0.07, 34), detail=0.6)
    comb(c, m, (((x - 50, y + 40), (x - 40, y - 30), (x, y - 60)), ((x + 10, y + 50), (x + 20, y), (x + 40, y - 40))),
         190, "ear", long=18)  # fmt: skip
    root = c.mask(oval(x - 16, y + 44, 34, 20, 24), soft=7)
    c.glaze(root & skull, HIDE, 0.95)


def _face(c: Canvas) -> None:
    """Nose with a plane, the mouth at ease, one shut lid, the brow over it."""
    nose = c.mask(curve(at([(-206, -20), (-222, -24), (-240, -14), (-246, 6), (-238, 24), (-222, 26), (-208, 10)])))
    c.fill(nose, INK, detail=0.9)
    c.glaze(c.mask(limb(at([(-214, -14, 3), (-228, -14, 4.5), (-237, -4, 3)]), 14), soft=3) & nose, TAN, 0.55)
    m = c.mask(curve(at(_SKULL)))
    c.glaze(c.mask(disc(at([(-84, 34)])[0], 26, 18, 15), soft=10) & m, (0.66, 0.13, 36), 0.32)

    def work(pen: Pen) -> None:
        crease(pen, at([(-222, 26), (-212, 42), (-188, 51), (-160, 52), (-140, 45)]), 3.2, INK, 0.9)
        pen.fill(limb(at([(-112, -18, 1.2), (-98, -4, 4), (-78, 2, 5), (-58, -4, 4.2), (-44, -18, 1.2)]), 30), INK)
        crease(pen, at([(-108, -46), (-88, -58), (-64, -56)]), 3.2, DEEP, 0.9)
        pen.fill(disc(at([(-232, 10)])[0], 5, 3.4, 30), (0.14, 0.03, 30))

    c.draw(work, detail=0.9, soft=0.3)


def scarf(c: Canvas) -> None:
    """A woollen band about the neck, tucked under the chin, one end hanging over the near shoulder."""
    fall = c.mask(
        curve([(470, 560, CORNER), (500, 552), (532, 566, CORNER), (540, 640), (534, 716), (540, 764, CORNER),
               (466, 768, CORNER), (470, 700), (464, 630)]),
        wobble=1.5,
    )  # fmt: skip
    band = c.mask(
        curve([(402, 508), (446, 534), (520, 536), (590, 508), (626, 470, CORNER), (642, 500), (640, 540),
               (600, 584), (520, 606), (440, 598), (398, 574), (386, 538)]),
        wobble=1.5,
    )  # fmt: skip
    c.multiply((fall | band).blur(9).move(4, 14) & trunk_outline(c), SHADE, 0.8)

    def fringe(pen: Pen) -> None:
        for k in range(9):
            x = 470 + 8.2 * k
            pen.fill(limb([(x, 758, 3.4), (x + 1, 776, 3.2), (x - 1 + 2 * (k % 2), 794, 1.2)], 10), _WOOL)

    c.draw(fringe, detail=0.7, soft=0.4)
    for m in (fall, band):
        c.fill(m, _WOOL, detail=0.6, mottle=0.04)
    stripes = [limb([(450, y, 8), (500, y + 5, 8), (556, y - 2, 8)], 20) for y in (700, 736)]
    c.fill(c.mask(*stripes) & fall, _WOOL_PALE, detail=0.6)
    c.multiply(fall.edge(10, 0, 6), _WOOL_DEEP, 0.7)
    c.multiply(band.blur(6).move(2, 12) & fall - band, _WOOL_DEEP, 0.9)
    c.fill(band, _WOOL, detail=0.6)
    c.multiply(band.edge(4, 18, 10), _WOOL_DEEP, 0.75)
    c.multiply(c.mask(curve(at(_SKULL))).blur(8).move(2, 12) & band, _WOOL_DEEP, 0.6)

    def knit(pen: Pen) -> None:
        for k in range(20):
            f = k / 19
            x, y = 386 + 250 * f, 548 + 42 * (1 - (2 * f - 0.9) ** 2) - 60 * max(0.0, f - 0.45)
            crease(pen, ((x + 8, y - 26), (x, y), (x + 3, y + 24)), 1.9, _WOOL_DEEP, 0.55)
        for k in range(7):
            x = 474 + 10 * k
            crease(pen, ((x, 590), (x + 3, 670), (x, 760)), 1.6, _WOOL_DEEP, 0.5)

    c.draw(knit, clip=band | fall, detail=0.65, soft=0.5)
