"""Parts of Finders: the tears: one forms on the lid, one rolls, one falls, one is in the bill, some on a string."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .brush import HIDE_DEEP, HIDE_PALE, WATER, crease
from .head import mask

_PEAR: Final[Points] = (
    *((1, -46, CORNER), (4, -28), (12, -8), (19, 9), (19, 22), (11, 32), (0, 35), (-11, 32)),
    *((-19, 22), (-19, 8), (-12, -8), (-3, -28)),
)
"""A drop that hangs or falls."""
_BEAD: Final[Points] = (
    *((2, -42), (9, -24), (17, -6), (21, 12), (18, 26), (6, 34), (-8, 33), (-19, 24)),
    *((-21, 8), (-15, -8), (-6, -26)),
)
"""A drop that rolls: round before, drawn out behind."""
_BUD: Final[Points] = (
    *((-30, -26, CORNER), (0, -20), (32, -28, CORNER), (21, -15), (19, 2), (17, 16), (11, 27), (0, 31)),
    *((-12, 28), (-18, 16), (-19, 2), (-20, -14)),
)
"""A drop that swells on the lid's edge and has not let go."""
_DEEP: Final = (0.56, 0.08, 232)
_DAWN: Final = (0.9, 0.06, 20)
_SUN: Final = (0.8, 0.08, 95)
_SHINE: Final = (0.985, 0.012, 110)
_NECK: Final[tuple[tuple[float, float, float, float], ...]] = (
    *((190, 460, 0.26, -8), (211, 485, 0.4, -4), (238, 507, 0.6, 0), (264, 500, 0.38, 4), (284, 486, 0.27, 10)),
)


def drop(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    turn: float,
    *,
    spot: float = 0.0,
    form: Points = _PEAR,
    body: float = 0.5,
) -> None:
    """Paint one drop of water in soft marks; `spot` is how much light it throws on the hide, `body` its own tone."""

    def there(points: Points) -> Points:
        return place(points, x, y, size, turn)

    m = c.mask(curve(there(form)), wobble=0.3)
    c.multiply(m.blur(3 * size + 1).move(2, 4) & mask(c), (0.5, 0.08, 180), 0.5)
    c.glaze(m, WATER, body)
    sweep(c, m, there(((0, -40, 3), (-9, -8, 9), (-12, 12, 8))), 6 * size, _DEEP, 0.75)
    c.multiply(m.edge(-3 * size, -2 * size, 3 * size), _DEEP, 0.55)
    c.multiply(m.edge(1.2, 1.4, 1.0), _DEEP, 0.4)
    sweep(c, m, there(((-4, 25, 3), (7, 21, 7), (11, 8, 4))), 4 * size, _SHINE, 0.8, pale=True)
    sweep(c, m, there(((2, -24, 2), (6, -8, 4), (10, 2, 3))), 3 * size, _DAWN, 0.5, pale=True)
    if spot:
        c.screen((m.blur(4 * size).move(7 * size, 12 * size) - m) & mask(c), _SUN, spot)

    def work(pen: Pen) -> None:
        low: Points = ((-13, 11, 0.6), (-11, 19, 2.2), (-5, 25, 0.6))
        high: Points = ((-7, 1, 0.5), (-11, 9, 2.4), (-10, 14, 0.8))
        pen.fill(limb(there(low if form is _BEAD else high), 14), _SHINE, 0.7)

    c.draw(work, detail=0.8, soft=0.9)


def tracks(c: Canvas) -> None:
    """A wet way from the eye down the snout and over the lip; a drop swells, one rolls, one falls from the jaw."""
    m = mask(c)
    ways: tuple[Points, ...] = (
        ((420, 430, 5), (398, 454, 7), (366, 484, 8), (344, 514, 6), (316, 546, 8)),
        ((316, 552, 8), (317, 576, 5), (328, 606, 4), (338, 636, 7), (344, 664, 6), (346, 706, 10)),
        ((310, 554, 3), (284, 576, 4), (258, 598, 3)),
    )
    for way in ways:
        wet = c.mask(limb(way, 40), soft=2.4) & m
        c.multiply(wet.edge(-2, 3, 2), HIDE_DEEP, 0.5)
        c.glaze(wet, HIDE_PALE, 0.6)
    drop(c, 422, 428, 0.66, 5, spot=0.2, form=_BUD, body=0.7)
    drop(c, 316, 546, 0.8, 38, spot=0.35, form=_BEAD, body=0.68)
    drop(c, 258, 598, 0.3, 48, form=_BEAD, body=0.7)
    drop(c, 348, 776, 0.92, 3, body=0.7)


def string(c: Canvas) -> None:
    """Round the magpie's neck hangs a thread with the tears it has already."""

    def work(pen: Pen) -> None:
        crease(pen, [(176, 436), (192, 452), (212, 472), (238, 486), (264, 486), (284, 474), (292, 462)], 1.4,
               (0.86, 0.06, 84), 0.95)  # fmt: skip

    c.draw(work, detail=0.9)
    for x, y, size, turn in _NECK:
        drop(c, x, y, size, turn, body=0.72)


def held(c: Canvas) -> None:
    """The largest, in the bill."""
    drop(c, 334, 462, 1.24, -3, spot=0.25, body=0.88)
