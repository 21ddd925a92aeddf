"""Parts of Upstairs Neighbour: the striped blanket off the line, half over the neck, its hem in the cat's paws."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, polygon, sample

from .land import INK

_Grid: TypeAlias = NDArray[np.float64]
_TEAL: Final = (0.62, 0.095, 195)
_CREAM: Final = (0.94, 0.025, 85)
_SHADE: Final = (0.62, 0.06, 250)
_TOP: Final[Points] = ((506, 412), (540, 392), (566, 358), (584, 338), (602, 346), (626, 380), (668, 420), (736, 480))
_HEM: Final[Points] = ((520, 596), (548, 616), (582, 612), (612, 634), (648, 628), (676, 650), (714, 644), (760, 640))
_ROWS: Final = 60


def _grid(n: int = 60) -> _Grid:
    """Points of the cloth, row by row from the upper hem to the lower one; it bulges over the crest between them."""
    top, hem = sample(_TOP, n), sample(_HEM, n)
    v = np.linspace(0, 1, _ROWS)[:, None, None]
    rows = top[None] * (1 - v) + hem[None] * v
    u = np.linspace(0, 1, n)[None]
    rows[..., 0] += 26 * np.sin(np.pi * v[..., 0]) * (2 * u - 1)
    return np.asarray(rows)


def _strip(rows: _Grid, a: int, b: int) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in (*rows[a], *rows[b][::-1])]


def blanket(c: Canvas) -> None:
    """Paint it: broad stripes along the hems, folds that run from the paws, a short fringe."""
    rows = _grid()
    ends = [(float(x), float(y)) for x, y in rows[:, -1]]
    start = [(float(x), float(y)) for x, y in rows[::-1, 0]]
    m = c.mask(polygon([*_strip(rows, 0, 0)[: rows.shape[1]], *ends, *[(float(x), float(y)) for x, y in rows[-1][::-1]],
                        *start]))  # fmt: skip
    c.multiply(m.blur(9).move(2, 12), INK, 0.5)
    _fringe(c, rows)
    c.fill(m, _CREAM, detail=0.7)

    def stripes(pen: Pen) -> None:
        for a, b in ((3, 12), (17, 19), (24, 33), (38, 40), (45, 54)):
            pen.fill(polygon(_strip(rows, a, b)), _TEAL)

    c.draw(stripes, clip=m, detail=0.7)
    _folds(c, m)


def _folds(c: Canvas, m: Mask) -> None:
    """Soft folds that hang from the two paws."""
    lines: tuple[tuple[Points, float, float, Colour], ...] = (
        (((588, 348, 2), (566, 420, 9), (548, 500, 9), (552, 600, 4)), 7, 0.55, _SHADE),
        (((594, 350, 2), (606, 430, 9), (612, 520, 9), (606, 620, 4)), 7, 0.5, _SHADE),
        (((600, 352, 2), (642, 440, 9), (664, 540, 10), (668, 640, 5)), 7, 0.5, _SHADE),
        (((690, 450, 4), (730, 540, 12), (744, 640, 8)), 9, 0.55, _SHADE),
    )
    for spine, soft, share, tone in lines:
        c.multiply(c.mask(limb(spine, 30), soft=soft) & m, tone, share)


def _fringe(c: Canvas, rows: _Grid) -> None:
    """Short threads along the lower hem."""
    r = c.rng("fringe")

    def work(pen: Pen) -> None:
        for k in range(1, rows.shape[1] - 1, 2):
            x, y = (float(q) for q in rows[-1][k])
            pen.fill(limb(((x, y - 4, 3.2), (x + r.normal(0, 1.4), y + 9, 2.8), (x + r.normal(0, 3), y + 19, 1.6)), 10),
                     _CREAM)  # fmt: skip

    m = c.draw(work, detail=0.75)
    c.multiply(m.edge(2, 3, 2), _SHADE, 0.5)
