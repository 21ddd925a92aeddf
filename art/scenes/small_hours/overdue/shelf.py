"""Parts of Overdue: books that lie like feathers: a curved sheet given by its rows' lines, and rows of spines on it.

A spine ends in the pale edges of its pages: from afar these are the light tips of feathers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, rgb
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Path, Points, polygon, sample

from .inks import CREAM, INK, SHADE, TEAL

_N: Final = 61
_M: Final = 121
_PAGES: Final = (0.95, 0.03, 90)


class Surface:
    """A sheet in the picture: u runs along its rows (0 to 1), v from one row's line to the next (0, 1, 2 …)."""

    def __init__(self, rails: Sequence[Points]) -> None:
        """Stretch the sheet between lines of points, the first one where the plumage begins."""
        lines = np.array([sample(rail, _N) for rail in rails])
        self.grid = np.stack([sample(lines[:, k].tolist(), _M) for k in range(_N)], 1)
        self.rows = len(rails) - 1

    def at(self, u: float, v: float) -> tuple[float, float]:
        """Return where on the card a place of the sheet lies."""
        a, b = min(max(u, 0), 1) * (_N - 1), min(max(v / self.rows, 0), 1) * (_M - 1)
        i, j = min(int(a), _N - 2), min(int(b), _M - 2)
        f, g, q = a - i, b - j, self.grid
        p = (q[j, i] * (1 - f) + q[j, i + 1] * f) * (1 - g) + (q[j + 1, i] * (1 - f) + q[j + 1, i + 1] * f) * g
        return float(p[0]), float(p[1])


@dataclass(frozen=True)
class Book:
    """One spine: from u to u, from v to v, its ink, how it is bound (0 to 3)."""

    left: float
    right: float
    top: float
    end: float
    ink: Colour
    bound: int

    def outline(self, s: Surface, more: float = 0.0, inset: float = 0.0) -> Path:
        """Return its outline, lengthened by `more` rows: straight sides, an end with round corners."""
        a, b = self.left + inset * (self.right - self.left), self.right - inset * (self.right - self.left)
        end = self.end + more
        side = [self.top + (end - 0.12 - self.top) * float(t) for t in np.linspace(0, 1, 6)]
        ways = [float(t) for t in np.linspace(0.02, 0.98, 15)]
        tip = [s.at(a + (b - a) * t, end - 0.13 * abs(2 * t - 1) ** 4.5) for t in ways]
        points = [*(s.at(a, v) for v in side), *tip, *(s.at(b, v) for v in side[::-1])]
        return polygon(points)

    def band(self, s: Surface, low: float, high: float, inset: float = 0.0) -> Path:
        """Return a strip across it between two shares of its length, bowed as its end is."""
        a, b = self.left + inset * (self.right - self.left), self.right - inset * (self.right - self.left)
        long = self.end - self.top
        ts = [float(t) for t in np.linspace(0, 1, 7)]
        bow = [0.05 * (1 - (2 * t - 1) ** 2) for t in ts]
        upper = [s.at(a + (b - a) * t, self.top + long * low + q) for t, q in zip(ts, bow, strict=True)]
        lower = [s.at(a + (b - a) * t, self.top + long * high + q) for t, q in zip(ts, bow, strict=True)]
        return polygon([*upper, *lower[::-1]])


def shelve(
    c: Canvas, seed: str, at: float, n: int, inks: Sequence[Colour], *, long: float = 1.55, ragged: float = 0.1
) -> list[Book]:
    """Put `n` books of uneven breadth side by side in the row that begins at `at`; no two neighbours of one ink."""
    r = c.rng(f"shelf/{seed}")
    breadth = r.uniform(0.72, 1.3, n)
    edges = np.concatenate([[0.0], np.cumsum(breadth) / breadth.sum()])
    books: list[Book] = []
    last = -1
    for k in range(n):
        which = int(r.integers(0, len(inks)))
        if which == last:
            which = (which + 1) % len(inks)
        last = which
        end = at + long + float(r.uniform(-ragged, ragged))
        ink = mix(inks[which], INK, float(r.uniform(0, 0.07)))
        books.append(Book(float(edges[k]), float(edges[k + 1]), at, end, ink, int(r.integers(0, 4))))
    return books


def _pale(ink: Colour) -> bool:
    return bool(np.mean(rgb(ink)) > 0.62)


def lay(c: Canvas, s: Surface, books: Sequence[Book], *, clip: Mask | None = None, drop: float = 8.0) -> None:
    """Lay one row: its soft shadow upon the row below, then spine by spine."""
    whole = c.mask(*(b.outline(s, 0.08) for b in books))
    under = whole.blur(5).move(1, drop)
    c.multiply(under if clip is None else under & clip, SHADE, 0.62)

    def work(pen: Pen) -> None:
        for b in books:
            _spine(pen, s, b)

    c.draw(work, clip=clip, detail=0.72, soft=0.25)


def _spine(pen: Pen, s: Surface, b: Book) -> None:
    """Cover, pages' edge, rounded back, bands, label."""
    pale = _pale(b.ink)
    dark = mix(b.ink, SHADE, 0.36) if pale else mix(b.ink, INK, 0.42)
    light = mix(b.ink, CREAM, 0.3)
    pen.fill(b.outline(s, 0.1), dark)
    pen.fill(b.outline(s, 0.075, 0.07), _PAGES)
    middle = b.top + 0.6 * (b.end - b.top)
    pen.fade(b.outline(s), s.at(b.left, middle), s.at(b.right, middle), [mix(b.ink, SHADE, 0.12), light, b.ink, dark])
    gilt: Colour = mix(b.ink, TEAL, 0.75) if pale else mix(b.ink, CREAM, 0.8)
    for low in {0: (0.56, 0.86), 1: (0.5, 0.55, 0.88), 2: (0.84, 0.89), 3: (0.48, 0.9)}[b.bound]:
        pen.fill(b.band(s, low, low + 0.026), gilt, 0.85)
    if b.bound in {0, 3}:
        pen.fill(b.band(s, 0.62, 0.75, 0.18), gilt, 0.72)
    if b.bound == 2:
        pen.fill(b.band(s, 0.56, 0.7, 0.0), dark, 0.6)
