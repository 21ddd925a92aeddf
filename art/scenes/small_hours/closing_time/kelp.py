"""Parts of Closing Time: one strand of kelp, from the deep, twice round the otter, and out to somebody small."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, place

from .body import trunk
from .brush import INK

LEAF: Final = (0.63, 0.1, 88)
_DARK: Final = (0.47, 0.085, 85)
_LIGHT: Final = (0.79, 0.105, 88)
_DEEP_END: Final[Points] = (
    *((70, 1230, 8), (84, 1150, 8), (132, 1080, 8), (204, 1034, 8), (296, 1010, 8), (376, 978, 8), (440, 926, 8)),
    (470, 884, 8),
)
"""From the sea bed up to where the first turn begins."""
_TURNS: Final[tuple[Points, ...]] = (
    (
        (524, 627, 8),
        (511, 628, 8.5),
        (504, 642, 9.5),
        (511, 680, 10.5),
        (524, 740, 11),
        (514, 820, 11),
        (482, 882, 10),
        (440, 926, 8),
        (376, 978, 8),
    ),
    ((574, 672, 8), (594, 734, 11), (590, 800, 11), (562, 872, 10.5), (532, 938, 9.5), (519, 964, 9), (506, 974, 8.5)),
)
"""What lies upon the fur: each turn runs on over the body's edge, where its other half comes from behind."""
_BACK: Final[tuple[Points, ...]] = (
    ((511, 628, 8.5), (524, 627, 8), (533, 640, 8), (536, 680, 8)),
    ((478, 890, 8), (480, 936, 8.5), (488, 964, 8.5), (504, 974, 8.5), (519, 964, 9)),
)
_OUT: Final[Points] = ((574, 674, 8), (584, 664, 8), (604, 668, 6), (622, 676, 4.6), (644, 676, 3.8), (664, 662, 3))


def _blade(pen: Pen, x: float, y: float, turn: float, long: float, flip: bool = False) -> None:
    """One blade: a bladder at its root, a long ruffled leaf that trails."""
    s = long / 150

    def laid(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, s, turn, flip)

    edge = [(12, -4), (34, -18), (70, -25), (108, -19), (160, 6), (112, 13), (72, 16), (36, 13)]
    pen.fill(curve(laid(edge)), LEAF)
    pen.fill(limb(laid([(14, 0, 1.2), (74, -4, 2), (148, 4, 0.4)]), 20), _DARK, 0.65)
    pen.fill(limb(laid([(34, -10, 1), (70, -15, 4), (112, -9, 0.6)]), 20), _LIGHT, 0.6)
    pen.fill(limb(laid([(0, 0, 3), (9, -1, 8.5), (18, -1, 3)]), 20), LEAF)
    pen.fill(limb(laid([(5, -4, 1), (10, -5, 2.6), (14, -4, 1)]), 12), _LIGHT, 0.9)


def _stalk(pen: Pen, spine: Points) -> None:
    pen.fill(limb(spine, 60), LEAF)
    pen.fill(limb([(p[0] + 0.5 * p[2], p[1] + 0.4 * p[2], 0.28 * p[2]) for p in spine], 60), _DARK, 0.45)
    pen.fill(limb([(p[0] - 0.4 * p[2], p[1] - 0.35 * p[2], 0.28 * p[2]) for p in spine], 60), _LIGHT, 0.75)


def behind(c: Canvas) -> None:
    """The strand as it comes up from below, its blades all trailing one way."""

    def work(pen: Pen) -> None:
        for x, y, turn, long, flip in (
            (80, 1160, 20, 150, False),
            (98, 1110, -108, 140, False),
            (150, 1062, 30, 160, False),
            (196, 1036, -140, 140, False),
            (262, 1018, 38, 150, False),
            (318, 1000, -152, 124, False),
        ):
            _blade(pen, x, y, turn, long, flip)
        _stalk(pen, _DEEP_END)
        for way in _BACK:
            _stalk(pen, way)

    c.draw(work, detail=0.6, soft=0.3)
    for way in _BACK:
        c.multiply(c.mask(limb(way[1:-1], 30), soft=4), INK, 0.22)


def turns(c: Canvas) -> None:
    """The two turns about the belly, each with its shadow and blades that lie on the fur."""
    m = trunk(c)
    for way in _TURNS:
        c.multiply(c.mask(limb([(p[0] + 7, p[1] + 8, p[2]) for p in way], 40), soft=5) & m, INK, 0.5)

    def work(pen: Pen) -> None:
        for way in _TURNS:
            _stalk(pen, way)
        _blade(pen, 528, 730, 122, 150)
        _blade(pen, 602, 770, 66, 136)

    c.draw(work, detail=0.7, soft=0.3)


def outward(c: Canvas) -> None:
    """What is left of it lies on the far water, thinner as it goes."""

    def work(pen: Pen) -> None:
        _stalk(pen, _OUT)
        _blade(pen, 620, 676, 24, 60)

    c.draw(work, detail=0.7, soft=0.3)
