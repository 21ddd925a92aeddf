"""Parts of Not Today: its few inks, and how its fur is laid: tufts along an edge, combed hair."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.painting import combing
from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.pen import Pen
from art.painting.shapes import Path, Point, Points, limb, oval, sample

HIDE: Final = (0.53, 0.085, 54)
DEEP: Final = (0.4, 0.075, 42)
PALE: Final = (0.68, 0.085, 66)
TAN: Final = (0.82, 0.06, 78)
INK: Final = (0.25, 0.045, 35)
SHADE: Final = (0.6, 0.075, 330)
"""What the fur is darkened with: a cool plum, so that shadows do not go to mud."""
SNOW: Final = (0.968, 0.012, 90)
BLUE: Final = (0.82, 0.045, 245)
CAST: Final = (0.66, 0.075, 252)
RED: Final = (0.62, 0.205, 30)
RED_DEEP: Final = (0.47, 0.17, 24)
LEAF: Final = (0.62, 0.12, 128)


def disc(at: Point, rx: float, ry: float, turn: float = 0.0) -> Path:
    """Return an ellipse about a point."""
    return oval(at[0], at[1], rx, ry, turn)


def tufts(c: Canvas, root: Points, tips: tuple[float, float], n: int, long: float, tone: Colour, seed: str) -> None:
    """Let `n` broad pointed tufts stand out from an edge; `tips` is the way they lie."""
    r = c.rng(f"tufts/{seed}")
    line = sample(root, n)

    def work(pen: Pen) -> None:
        for x, y, *_ in line:
            q = long * float(r.uniform(0.65, 1.2))
            a, b = tips[0] * q + float(r.normal(0, 0.12 * long)), tips[1] * q + float(r.normal(0, 0.12 * long))
            pen.fill(
                limb([(x, y, 0.36 * long), (x + 0.55 * a, y + 0.5 * b, 0.26 * long), (x + a, y + b, 0.4)], 16),
                mix(tone, PALE, float(r.uniform(0, 0.25))),
            )

    c.draw(work, detail=0.5, soft=0.6)


comb: Final = partial(combing.comb, tones=(DEEP, PALE), alpha=0.34)
