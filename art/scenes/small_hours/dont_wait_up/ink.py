"""Parts of Don't Wait Up: its inks, snow and gold and fox, where the sun stands, and how one feather is laid."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from art.painting import marks
from art.painting.canvas import Canvas
from art.painting.colour import mix, ramp
from art.painting.light import Light
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, place

SUN: Final = (322.0, 536.0, 100.0)
"""The sun: x, y, radius."""
HORIZON: Final = 692.0

WHITE: Final = (0.985, 0.022, 86)
GOLD: Final = (0.965, 0.07, 86)
BLUE: Final = (0.6, 0.095, 260)
BLUE_DEEP: Final = (0.4, 0.1, 266)
SHADOW: Final = (0.7, 0.085, 262)
"""What white is multiplied with in its shade."""
VIOLET: Final = (0.6, 0.12, 288)
"""The shade under snow that is turned over."""
NIGHT: Final = (0.24, 0.07, 262)
RED: Final = (0.655, 0.175, 44)
RED_DEEP: Final = (0.55, 0.16, 34)
RED_PALE: Final = (0.78, 0.145, 62)
CREAM: Final = (0.975, 0.03, 84)
INK: Final = (0.19, 0.035, 300)

PLUME: Final = ramp(
    [
        (0.0, (0.42, 0.1, 267)),
        (0.22, (0.56, 0.095, 264)),
        (0.44, (0.73, 0.065, 258)),
        (0.6, (0.88, 0.035, 250)),
        (0.76, (0.965, 0.02, 80)),
        (1.0, (0.99, 0.035, 84)),
    ]
)
"""White feathers from shade to sun."""

crease: Final = partial(marks.crease, ends=0.2)


def on(points: Points) -> list[tuple[float, ...]]:
    """Return points of the swan and her rider where they lie on the card."""
    return place(points, 10, -8, 0.94)


def sunward(c: Canvas, x: float, y: float, towards: float = 0.35) -> Light:
    """Return the card's light as it falls on what stands about (x, y)."""
    dx, dy = SUN[0] - x, SUN[1] - 60 - y
    n = math.hypot(dx, dy)
    a, b = dx / n, dy / n
    return Light(
        direction=(a, b, towards),
        key=c.light.key,
        shade=c.light.shade,
        rim=(a, b, 0),
        rim_colour=c.light.rim_colour,
    )


def quill(
    pen: Pen, root: tuple[float, float], tip: tuple[float, float], wide: float, bend: float, level: float
) -> None:
    """Lay one feather from root to tip: its shadow, its vane, a pale edge to the sun, its shaft."""
    dx, dy = tip[0] - root[0], tip[1] - root[1]
    long = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / long, dx / long

    def spine(off: float, scale: float, until: float = 1.0) -> list[tuple[float, float, float]]:
        out = []
        for t, w in ((0.0, 0.5), (0.3, 0.9), (0.62, 1.0), (0.86, 0.86), (1.0, 0.42)):
            u = t * until
            s = bend * 4 * u * (1 - u) * long + off
            out.append((root[0] + dx * u + nx * s, root[1] + dy * u + ny * s, wide * w * scale))
        return out

    tone = PLUME[int(min(max(level, 0.0), 1.0) * 511)]
    pen.fill(limb([(x + 1.5, y + 5, r * 1.03) for x, y, r in spine(0, 1.0)], 22), BLUE_DEEP, 0.34)
    pen.fill(limb(spine(0, 1.0), 22), tone)
    pen.fill(limb(spine(wide * 0.42, 0.55), 22), mix(tone, BLUE, 0.3), 0.55)
    pen.fill(limb(spine(-wide * 0.5, 0.34, 0.985), 22), mix(tone, WHITE, 0.72), 0.75)
    pen.fill(limb([(x, y, max(0.5, 0.07 * r)) for x, y, r in spine(wide * 0.06, 1.0, 0.94)], 20), BLUE, 0.5)
