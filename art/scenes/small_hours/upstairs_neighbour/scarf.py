"""Parts of Upstairs Neighbour: the scarf, from the needle over to the neck, round and round it, up through the hole."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, polygon, sample

from .brush import CREAM, INK, TEAL, WARM, crease
from .neck import around, frames, seen, silhouette

_DARK: Final = (0.6, 0.065, 235)
"""What the wool's own shade is multiplied with."""
_WIDE: Final = 42.0
_FIRST: Final = 434.0
"""Where along the spine the lowest turn crosses the neck's middle."""
_RISE: Final = 128.0
"""From one turn to the next."""
_TURNS: Final = 5
_DROOP: Final = 30.0
"""How much lower a turn lies on the neck's near side than at its edges."""
_LEAN: Final = 0.2
"""How far the stripes lean from the neck's own direction, square to a wool that climbs."""
_ROUND: Final = 92.0
"""The neck's half width, as far as the stripes' spacing goes."""
_PERIOD: Final = 68.0
_GREEN: Final = 39.0
"""A stripe of each colour together, and what of it is green."""
_ACROSS: Final = np.linspace(-1, 1, 9)
_FREE: Final[Points] = ((436, 663), (466, 678), (506, 683), (546, 666), (584, 633), (616, 596))
"""The middle of what hangs free, from the needle on."""
_GAP: Final = 60.0
"""From the end of that to where the wool lies on the neck."""


@dataclass(frozen=True)
class Strip:
    """A strip of the scarf: places along and across it, and how far along the wool each of them lies."""

    places: NDArray[np.float64]
    along: NDArray[np.float64]

    def line(self, across: float) -> NDArray[np.float64]:
        """Return the places of a line along the whole strip, from -1 (upper edge) to 1 (lower edge)."""
        j, t = self._column(across)
        return np.asarray(self.places[:, j] * (1 - t) + self.places[:, j + 1] * t)

    def at(self, along: float, across: float) -> tuple[float, float]:
        """Return the place at a length of the wool, from -1 (upper edge) to 1 (lower edge)."""
        j, t = self._column(across)
        way, line = self.along[:, j] * (1 - t) + self.along[:, j + 1] * t, self.line(across)
        return float(np.interp(along, way, line[:, 0])), float(np.interp(along, way, line[:, 1]))

    def part(self, first: float, last: float) -> list[tuple[float, float]]:
        """Return the outline of what lies between two lengths."""
        steps = np.linspace(first, last, 8)
        upper, lower = ([self.at(float(k), side) for k in steps] for side in (-1, 1))
        left, right = ([self.at(k, float(q)) for q in _ACROSS[1:-1]] for k in (first, last))
        return [*upper, *right, *lower[::-1], *left[::-1]]

    def outline(self) -> list[tuple[float, float]]:
        """Return the outline of the whole strip."""
        q = self.places
        around = np.concatenate([q[:, 0], q[-1, 1:-1], q[::-1, -1], q[0, -2:0:-1]])
        return [(float(x), float(y)) for x, y in around]

    @staticmethod
    def _column(across: float) -> tuple[int, float]:
        u = float(np.clip((across + 1) / 2, 0, 1)) * (len(_ACROSS) - 1)
        j = min(int(u), len(_ACROSS) - 2)
        return j, u - j


def _on(way: NDArray[np.float64], angles: NDArray[np.float64], across: float = 0.0) -> NDArray[np.float64]:
    """Return the places on the wool round the neck at lengths along the spine and angles about it (0: the near side).

    The wool is thickest along its middle (`across` 0) and stands a little over the neck's edges.
    """
    s, d, long = frames()
    x, y, r, u, v = (np.interp(way, long, q) for q in (s[:, 0], s[:, 1], s[:, 2], d[:, 0], d[:, 1]))
    turn = np.sin(angles)
    off = (r + (10 - 2.5 * turn) * (1 - 0.4 * across**2)) * turn
    return np.stack([x - v * off, y + u * off], 1)


def round_nape() -> NDArray[np.float64]:
    """Return the lengths along the spine at which a turn comes round the nape."""
    return np.array([_FIRST + _RISE * (k - 0.25) for k in range(_TURNS)])


def _turn(k: int, first: float, last: float) -> Strip:
    """Return the k-th turn of a helix between two angles: -π/2 the nape, 0 the near side, π/2 the throat."""
    angles = np.linspace(first, last, 7 * max(1, round(4 * (last - first))) + 1)
    middle = _FIRST + _RISE * (k + angles / (2 * np.pi)) - _DROOP * np.cos(angles)
    dense = np.hypot(*(_on(middle + 12, angles) - _on(middle - 12, angles)).T) / 24
    columns = [_on(middle - q * _WIDE / dense, angles, float(q)) for q in _ACROSS]
    along = _ROUND * (angles[:, None] - _LEAN * _ACROSS[None, :]) + 2 * np.pi * _ROUND * k
    return Strip(np.stack(columns, 1), along)


def _lowest() -> Strip:
    """Return what hangs free from the needle on, and the lowest turn that it runs into."""
    turn = _turn(0, -0.1, np.pi / 2)
    free = sample(_FREE, 30)
    d = np.gradient(free, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    n = np.stack([d[:, 1], -d[:, 0]], 1) * _WIDE
    long = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(free, axis=0).T))])
    on = turn.along - turn.along[0, len(_ACROSS) // 2] + float(long[-1]) + _GAP
    columns = []
    for j, q in enumerate(_ACROSS):
        hung = np.column_stack([free - q * n, long])[::5]
        wound = np.column_stack([turn.places[:, j], on[:, j]])[:: len(on) // 7]
        columns.append(sample([tuple(p) for p in (*hung, *wound)], 100))
    both = np.stack(columns, 1)
    return Strip(both[..., :2], both[..., 2])


def strips() -> Iterator[Strip]:
    """Give the near sides of the turns, the upper ones first; the last is the lowest turn with what hangs free."""
    for k in range(_TURNS - 1, 0, -1):
        yield _turn(k, -np.pi / 2, np.pi / 2)
    yield _lowest()


def _shape(c: Canvas, strip: Strip) -> Mask:
    soft = c.mask(polygon(strip.outline())).blur(3)
    return c.wobble(soft._with(np.asarray(smoothstep(0.42, 0.58, soft.a), np.float32)), 1.2, 9)


def hanging(c: Canvas) -> Mask:
    """What hangs free, and the lowest turn."""
    return _shape(c, _lowest())


def scarf(c: Canvas) -> None:
    """Paint all of it over the neck."""
    on, below = silhouette(c), seen(c)
    for k in range(_TURNS):
        for first, last in ((-np.pi / 2 - 0.6, -np.pi / 2), (np.pi / 2, np.pi / 2 + 0.6)):
            if k or first > 0:
                _behind(c, _turn(k, first, last), below - on)
    for strip in strips():
        m = _shape(c, strip) & below
        c.multiply((m.blur(8).move(7, 15) & on) - m, INK, 0.5)
        c.multiply((m.blur(2.5).move(1, 5) & on) - m, INK, 0.5)
        _wool(c, strip, m)
        _round(c, strip, m)


def _behind(c: Canvas, strip: Strip, room: Mask) -> None:
    """The little one sees of a turn where it goes round behind the neck."""
    m = _shape(c, strip) & room
    _wool(c, strip, m)
    c.multiply(m, _DARK, 0.85)


def _round(c: Canvas, strip: Strip, m: Mask) -> None:
    """Light the wool: its round about the neck, its thickness, its upper edge and the lower one."""
    _, b = around(c, m)
    c.glaze(m * np.asarray(np.exp(-(((b + 0.42) / 0.3) ** 2)), np.float32), WARM, 0.26)
    c.multiply(m * np.asarray(smoothstep(0.1, 1.0, b), np.float32), _DARK, 0.62)
    c.multiply(m * np.asarray(smoothstep(0.68, 1.02, b), np.float32), _DARK, 0.6)
    if strip.along[0, 0] > 30:
        c.multiply(m * np.asarray(smoothstep(0.66, 1.02, -b), np.float32), _DARK, 0.7)
    under = c.mask(limb([(*p, 9.0) for p in strip.line(1)[::3]], 90), soft=6) & m
    c.multiply(under, _DARK, 0.6)
    thick = c.mask(limb([(*p, 2.6) for p in strip.line(-0.96)[::3]], 90), soft=0.9) & m
    c.glaze(thick & (m * np.asarray(smoothstep(1.0, -0.2, b), np.float32)), WARM, 0.5)
    c.multiply(c.mask(limb([(*p, 1.6) for p in strip.line(-0.8)[::3]], 90), soft=1.2) & m, _DARK, 0.4)


def _wool(c: Canvas, strip: Strip, m: Mask) -> None:
    """Stripes across, and on them the stitches, each a small v."""
    c.fill(m, CREAM, detail=0.6)
    first, last = float(strip.along.min()), float(strip.along.max())

    def stripes(pen: Pen) -> None:
        for k in range(int(first // _PERIOD) - 1, int(last // _PERIOD) + 1):
            a, b = max(k * _PERIOD, first), min(k * _PERIOD + _GREEN, last)
            if b > a:
                pen.fill(polygon(strip.part(a, b)), TEAL)

    c.draw(stripes, clip=m, detail=0.6)

    def stitches(pen: Pen) -> None:
        columns = 10
        for row in np.arange(first, last, 7.6):
            teal = (row % _PERIOD) < _GREEN
            tone, pale = ((0.47, 0.085, 200), (0.7, 0.085, 188)) if teal else ((0.8, 0.045, 84), (0.99, 0.012, 90))
            for j in range(columns):
                left, mid, right = (-1 + (2 * j + q) / columns for q in (0.1, 1.0, 1.9))
                tip = strip.at(float(row) + 7.0, mid)
                for side in (left, right):
                    pen.fill(limb([(*strip.at(float(row), side), 0.8), (*tip, 1.0)], 4), tone, 0.55)
                pen.fill(limb([(*strip.at(float(row) + 2, mid - 0.03), 0.8), (*tip, 0.4)], 4), pale, 0.4)

    c.draw(stitches, clip=m, detail=0.6, soft=0.35)


def loops(c: Canvas, needle: tuple[tuple[float, float], tuple[float, float]]) -> None:
    """The stitches that are on the needle."""
    (ax, ay), (bx, by) = needle

    def work(pen: Pen) -> None:
        for k in range(9):
            t = (k + 0.5) / 9
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            pen.fill(limb([(x - 6, y - 1, 2.0), (x, y - 4, 4.0), (x + 9, y + 1, 3.6)], 10), TEAL)
            crease(pen, ((x - 5, y + 2), (x + 1, y + 1), (x + 9, y + 4)), 1.1, (0.44, 0.08, 205), 0.7)

    c.draw(work, detail=0.8, soft=0.2)
