"""Parts of Running Late: the badger's head in profile, eyes shut, bent a little; white, with the one dark stripe."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import locks
from art.painting.marks import crease, sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .body import trunk
from .brush import AIR_DEEP, COAT_DEEP, GREY, INK, RED, WHITE
from .glass import lower

_SKULL: Final[Points] = (
    *((-100, 74), (-112, 14), (-100, -44), (-62, -82), (-12, -92), (34, -78), (70, -54), (104, -36), (138, -28)),
    *((158, -20), (166, -4), (162, 14), (148, 28), (124, 38), (92, 50), (60, 70), (24, 94), (-14, 112), (-62, 112)),
)
_STRIPE: Final[Points] = (
    *((128, -14, CORNER), (92, -28), (52, -46), (6, -62), (-46, -66), (-100, -42), (-118, 14), (-106, 60)),
    *((-72, 22), (-20, 6), (30, 8), (76, 8), (112, 2)),
)
_DARK: Final = (0.34, 0.024, 236)
_DIM: Final = (0.82, 0.02, 228)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the right) where they lie on the card."""
    return place(points, 199, 690, 0.91, 14)


def skull(c: Canvas) -> Mask:
    """Return where the head is."""
    return c.mask(curve(at(_SKULL)), wobble=1.2, cell=10)


def head(c: Canvas) -> None:
    """Neck and collar, skull and snout, the stripe, the ear, the sleeping face."""
    _collar(c)
    m = skull(c)
    c.multiply(m.blur(9).move(4, 14) & trunk(c), COAT_DEEP, 0.8)
    c.multiply((m.blur(14).move(2, 2) - m) & lower(c), AIR_DEEP, 0.75)
    c.fill(m, WHITE, detail=0.6)
    sweep(c, m, at([(-90, 96, 22), (-30, 116, 26), (30, 98, 20), (90, 56, 8)]), 14, (0.72, 0.04, 222), 0.85)
    sweep(c, m, at([(20, 40, 8), (70, 34, 10), (120, 26, 8)]), 12, _DIM, 0.35)
    cheek: tuple[Points, ...] = (
        tuple(at([(110, 14), (60, 24), (10, 26), (-40, 44), (-84, 92)])),
        tuple(at([(96, 34), (56, 46), (14, 58), (-20, 82), (-54, 122)])),
        tuple(at([(70, 54), (44, 66), (20, 82), (-4, 104), (-24, 130)])),
    )
    locks(c, cheek, 120, (0.3, 4.6), (WHITE, _DIM), seed="locks/cheek", clip=m.grow(4), share=0.42, until=0.74)
    stripe = c.mask(curve(at(_STRIPE)), wobble=2.2, cell=8) & m
    c.fill(stripe, _DARK, detail=0.65)
    sweep(c, stripe, at([(60, -34, 5), (0, -48, 8), (-60, -48, 10)]), 8, GREY, 0.4, pale=True)
    ways: tuple[Points, ...] = (
        tuple(at([(116, -14), (60, -42), (0, -60), (-60, -62), (-112, -20)])),
        tuple(at([(110, -4), (50, -14), (-10, -18), (-70, -4), (-112, 50)])),
        tuple(at([(100, 6), (40, 6), (-20, 6), (-70, 24), (-100, 66)])),
    )
    locks(c, ways, 110, (0.22, 4), (_DARK, (0.5, 0.022, 225)), seed="locks/stripe", clip=m.grow(3), share=0.42)
    crown: tuple[Points, ...] = (
        tuple(at([(120, -32), (60, -60), (10, -86), (-50, -90), (-104, -48)])),
        tuple(at([(110, -24), (56, -50), (4, -70), (-50, -74), (-100, -40)])),
    )
    locks(c, crown, 40, (0.2, 3.6), (WHITE, _DIM), seed="locks/crown", clip=m.grow(3), share=0.5)
    _ear(c)
    _face(c, m)


def _collar(c: Canvas) -> None:
    """A standing white collar, and what shows of a bow."""
    neck = c.mask(limb([(212, 762, 42), (240, 788, 40)], 16))
    c.fill(neck & (trunk(c) | skull(c)), (0.55, 0.022, 220), detail=0.5)
    m = c.mask(curve([(196, 790, CORNER), (236, 796), (270, 784), (286, 764, CORNER), (296, 786), (280, 808),
                      (240, 820), (204, 812)]), wobble=0.8)  # fmt: skip
    c.multiply(m.blur(4).move(0, 6) & trunk(c), COAT_DEEP, 0.6)
    c.fill(m, WHITE, detail=0.65)
    c.multiply(m.edge(2, 8, 5), _DIM, 0.6)


def _ear(c: Canvas) -> None:
    """The small round ear with its white rim, leaned back."""
    m = c.mask(
        curve(at([(-38, -62), (-44, -92), (-62, -106), (-84, -98), (-90, -74), (-78, -52), (-54, -46)])), wobble=0.8
    )
    c.multiply(m.blur(5).move(3, 6) & skull(c), COAT_DEEP, 0.5)
    c.fill(m, _DARK, detail=0.7)
    tip = c.mask(limb(at([(-40, -84, 5), (-60, -104, 8), (-84, -98, 8), (-92, -78, 4)]), 20), soft=1.2) & m
    c.fill(tip, WHITE, 0.95, detail=0.7)
    inner = c.mask(curve(at([(-48, -66), (-56, -86), (-72, -88), (-78, -70), (-64, -56)])), soft=2)
    c.fill(inner & m, (0.44, 0.03, 30), 0.8, detail=0.7)


def _face(c: Canvas, m: Mask) -> None:
    """Nose with a plane, the mouth at ease, one shut lid, drawn pale within the dark stripe."""
    nose = c.mask(curve(at([(136, -34), (154, -34), (170, -20), (173, -2), (162, 8), (148, 4), (138, -12)])))
    c.fill(nose, INK, detail=0.9)
    c.glaze(c.mask(limb(at([(144, -28, 2.4), (156, -28, 4), (166, -18, 2.4)]), 14), soft=1.5) & nose, GREY, 0.7)
    c.glaze(c.mask(limb(at([(64, 30, 14), (84, 30, 12)]), 10), soft=9) & m, RED, 0.2)

    def work(pen: Pen) -> None:
        lid = at([(26, -28), (36, -14), (52, -8), (68, -12), (78, -24)])
        crease(pen, lid, 5, WHITE)
        crease(pen, at([(158, 10), (152, 19), (138, 24), (120, 25), (104, 19)]), 2.4, INK, 0.8)
        for x, y in ((118, 10), (128, 16), (112, 18)):
            px, py = at([(x, y)])[0][:2]
            pen.dot(px, py, 1.8, (0.6, 0.03, 220), 0.9)

    c.draw(work, detail=0.9, soft=0.3)
