"""Parts of Off Duty: the spoon, its bowl just under the soup."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.shapes import Points, curve, limb, oval, place

from .bowl import DEEP, SOUP, surface

_STEEL: Final = (0.8, 0.02, 255)
_DARK: Final = (0.34, 0.05, 268)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return places of the card: `u` across the spoon, `v` from its bowl (0) up the stem (-)."""
    return place(points, 356, 906, 1.0, 13)


def spoon(c: Canvas) -> None:
    """Paint bowl and stem; the bowl is full."""
    x, y = at([(0, 0)])[0]
    bowl = c.mask(curve(at([(0, -78), (34, -56), (50, -10), (42, 42), (0, 72), (-42, 42), (-50, -10), (-34, -56)])))
    stem = c.mask(
        limb(at([(0, -66, 17), (0, -84, 10), (0, -110, 7.5), (0, -220, 8.5), (0, -290, 13), (0, -326, 15)]), 80)
    )
    c.multiply(bowl.blur(8).move(6, 12) & surface(c), DEEP, 0.8)
    c.multiply(stem.blur(5).move(9, 12), (0.32, 0.1, 10), 0.7)
    c.fill(bowl, _STEEL, detail=0.8)
    inner = c.mask(oval(x, y, 43, 64, 13))
    c.fill(inner, SOUP, detail=0.7)
    c.multiply(inner - inner.move(6, 10).blur(5), (0.5, 0.14, 15), 0.8)
    c.multiply(bowl.edge(-3, -4, 3), _DARK, 0.4)
    c.fill(stem, _STEEL, detail=0.8)
    c.multiply(
        c.mask(limb(at([(7, -80, 4), (6, -110, 3.4), (6, -220, 3.6), (9, -320, 6)]), 60), soft=2.5) & stem, _DARK, 0.7
    )
    c.glaze(c.mask(limb(at([(-3, -90, 2), (-3, -220, 2), (-5, -316, 3)]), 60), soft=1.5) & stem, (0.98, 0.01, 90), 0.7)
