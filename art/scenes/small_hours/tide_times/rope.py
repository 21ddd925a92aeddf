"""Parts of Tide Times: the mooring rope, taut from the boat's stern to the dog's teeth, its end hanging slack."""

from __future__ import annotations

import itertools
from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, sample

from .boat import CLEAT
from .coat import INK
from .head import at

_ROPE: Final[Colour] = (0.7, 0.085, 68)
_DARK: Final[Colour] = (0.36, 0.07, 30)


def _rope(c: Canvas, spine: Points, step: float) -> None:
    """A rope: flat, its twist drawn."""
    m = c.mask(limb(spine, 60))
    c.fill(m, _ROPE, detail=0.8)
    c.multiply(m.edge(-2, 3, 2), _DARK, 0.6)
    total = sum(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 for a, b in itertools.pairwise(spine))
    points = sample(spine, max(8, int(total / step)))

    def twist(pen: Pen) -> None:
        for k in range(1, len(points) - 1):
            x, y, q = (float(v) for v in points[k])
            dx, dy = (float(v) for v in points[k + 1][:2] - points[k - 1][:2])
            d = (dx * dx + dy * dy) ** 0.5 + 1e-6
            dx, dy = q * dx / d, q * dy / d
            pen.stroke([(x - dy - dx, y + dx - dy), (x + dy + dx, y - dx + dy)], _DARK, 0.26 * q + 0.4, 0.7)

    c.draw(twist, clip=m, detail=0.8)


def line(c: Canvas) -> None:
    """The taut part: one straight line up to the boat, thinner as it goes."""
    x, y = at([(106, 61)])[0][:2]
    u, v = CLEAT
    _rope(c, [(x, y, 7.5), (0.5 * (x + u), 0.5 * (y + v), 5.4), (u, v, 3.4)], 11)


def slack(c: Canvas) -> None:
    """What is left of it hangs out of the mouth's corner on our side, its end unlaid."""
    x, y = at([(100, 60)])[0][:2]
    spine = [(x + 20, y - 12, 8), (x + 4, y + 6, 8), (x + 4, y + 50, 8), (x + 14, y + 120, 8), (x + 8, y + 190, 8)]
    c.multiply(c.mask(limb([(a - 6, b + 6, q) for a, b, q in spine], 30), soft=5), INK, 0.4)
    _rope(c, spine, 12)

    def frayed(pen: Pen) -> None:
        for k in range(5):
            ex = x + 8 + 7 * (k - 2)
            pen.fill(limb([(x + 8 + 2.4 * (k - 2), y + 186, 3), (ex, y + 206, 2.4), (ex + 2, y + 222 - 2 * k, 0.6)]),
                     _ROPE)  # fmt: skip
        pen.stroke([(x - 1, y + 184), (x + 17, y + 186)], _DARK, 4)

    c.draw(frayed, detail=0.8)
