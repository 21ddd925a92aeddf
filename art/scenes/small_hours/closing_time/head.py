"""Parts of Closing Time: the otter's head in profile, asleep, its cheek laid against the sun."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, place

from .brush import CREAM, DEEP, FAWN, INK, PALE, PELT, fur, line
from .sun import disc

_GREY: Final = (0.6, 0.04, 50)
_OUTLINE: Final[Points] = (
    *((-116, 50), (-122, 0), (-104, -56), (-60, -98), (0, -112), (54, -98), (92, -66), (114, -44), (138, -40)),
    *((160, -34), (170, -14), (168, 10), (172, 34), (158, 58), (130, 70), (104, 82), (66, 104), (10, 118)),
    *((-40, 126), (-90, 118)),
)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the right) where they lie on the card."""
    return place(points, 214, 418, 1.1, 22)


def _mass(c: Canvas) -> Mask:
    return c.mask(curve(at(_OUTLINE)), wobble=1)


def head(c: Canvas) -> None:
    """Skull and cheek as one mass, brown behind and cream before."""
    m = _mass(c)
    c.multiply(m.blur(10).move(10, 14) & disc(c), (0.56, 0.14, 18), 0.6)
    c.fill(m, PELT, detail=0.6, mottle=0.03)
    sweep(c, m, at([(-20, -50, 50), (40, 0, 76), (100, 30, 60)]), 26, FAWN, 0.9, pale=True)
    sweep(c, m, at([(40, -70, 16), (84, -46, 14), (124, -28, 10)]), 12, CREAM, 0.5, pale=True)
    sweep(c, m, at([(60, 40, 40), (110, 30, 40), (160, 10, 30)]), 14, CREAM, 0.95, pale=True)
    sweep(c, m, at([(-40, 66, 30), (40, 66, 42), (90, 56, 30)]), 18, CREAM, 0.85, pale=True)
    sweep(c, m, at([(-70, -84, 8), (0, -100, 12), (60, -84, 8)]), 10, PALE, 0.8, pale=True)
    ways: tuple[Points, ...] = (
        tuple(at([(100, -60), (40, -100), (-50, -100), (-112, -30), (-116, 60)])),
        tuple(at([(96, -44), (40, -70), (-40, -66), (-90, -4), (-104, 90)])),
        tuple(at([(84, -20), (30, -34), (-30, -20), (-66, 30), (-84, 110)])),
    )
    fur(c, ways, 230, (0.18, 5), (PELT, PALE), seed="fur/skull", clip=m.grow(4), share=0.45)
    cheek: tuple[Points, ...] = (
        tuple(at([(40, -24), (-4, -10), (-50, 34), (-84, 100)])),
        tuple(at([(70, 6), (30, 16), (-16, 46), (-60, 110)])),
        tuple(at([(84, 40), (40, 60), (0, 90), (-40, 130)])),
        tuple(at([(110, 70), (70, 92), (30, 112), (-10, 130)])),
    )
    fur(c, cheek, 150, (0.34, 5), (FAWN, CREAM), seed="fur/cheek", clip=m.grow(5), shade=_GREY, share=0.5, until=0.7)
    _ear(c)


def _ear(c: Canvas) -> None:
    """The small ear, set low, folded like a leaf."""
    m = c.mask(curve(at([(-30, -26), (-48, -46), (-70, -46), (-82, -28), (-76, -4), (-60, 6), (-44, -2)])))
    c.multiply(m.blur(6).move(-3, 6), INK, 0.35)
    c.fill(m, PELT, detail=0.7)
    inner = c.mask(curve(at([(-36, -22), (-50, -34), (-66, -32), (-70, -18), (-60, -6), (-46, -8)])), soft=2)
    c.fill(inner & m, DEEP, 0.9, detail=0.7)
    tuft: tuple[Points, ...] = (
        tuple(at([(-22, -40), (-44, -30), (-66, -14)])),
        tuple(at([(-20, -14), (-40, -4), (-62, 8)])),
    )
    fur(c, tuft, 16, (0.7, 4), (PALE, FAWN), seed="fur/ear", share=0.6, until=0.25)


def face(c: Canvas) -> None:
    """Whisker pad, nose, mouth, the shut eye."""
    m = _mass(c)
    pad = c.mask(
        curve(at([(108, -16), (140, -12), (168, 2), (172, 30), (154, 52), (122, 56), (98, 38), (92, 8)])), soft=3
    )
    c.multiply(pad.blur(9).move(-5, 6) & m, _GREY, 0.22)
    c.fill(pad & m, CREAM, detail=0.8)
    c.multiply((pad & m).edge(-2, 10, 9), FAWN, 0.5)
    nose = c.mask(curve(at([(128, -38), (152, -42), (170, -32), (177, -14), (168, -2), (150, -4), (136, -18)])))
    c.fill(nose, INK, detail=0.9)
    c.glaze(c.mask(limb(at([(138, -34, 3), (152, -36, 5), (166, -28, 3)]), 16), soft=1.5) & nose, PELT, 0.75)

    def work(pen: Pen) -> None:
        line(pen, at([(44, -20), (54, -8), (70, -2), (86, -6), (96, -16)]), 4.6, INK)
        line(pen, at([(52, -26), (68, -32), (88, -28)]), 1.8, DEEP, 0.5)
        line(pen, at([(158, -2), (156, 10), (150, 20)]), 2.4, INK, 0.7)
        line(pen, at([(168, 50), (146, 56), (122, 56), (104, 46)]), 3, INK, 0.8)
        for x, y in ((118, 14), (132, 8), (128, 26), (143, 22), (140, 36)):
            px, py = at([(x, y)])[0][:2]
            pen.dot(px, py, 2.2, _GREY, 0.8)

    c.draw(work, detail=0.9, soft=0.3)
    c.glaze(c.mask(limb(at([(50, -46, 3), (70, -40, 6), (92, -46, 3)]), 16), soft=5) & m, CREAM, 0.5)
    _whiskers(c)


def _whiskers(c: Canvas) -> None:
    """A few long whiskers that droop over the sun."""

    def work(pen: Pen) -> None:
        for way in (
            ((143, 22), (172, 58), (178, 106)),
            ((132, 28), (150, 74), (146, 124)),
            ((118, 24), (122, 74), (108, 118)),
        ):
            (a, b), (d, e), (f, g) = at(way)
            pen.fill(limb([(a, b, 1.4), (d, e, 1.3), (f, g, 0.4)], 16), (0.97, 0.02, 80), 0.95)

    c.draw(work, detail=0.9, soft=0.2)
