"""Parts of Night Rounds: the way the post has come, a cream ribbon sewn over the ranges in an S."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, sample

from .inks import CAST, CREAM
from .quilt import FEET, HIP, KNEES, SHOULDER, Range

_WAYS: Final[tuple[tuple[Range, tuple[Range, ...], Points], ...]] = (
    (FEET, (KNEES, HIP), ((640, 300, 3.5), (590, 322, 4), (520, 346, 5), (470, 380, 5.5), (440, 420, 6))),
    (
        KNEES,
        (HIP, SHOULDER),
        ((356, 346, 5), (318, 362, 6), (256, 384, 7), (206, 418, 8), (214, 456, 8.5), (280, 492, 9), (360, 530, 10)),
    ),
    (
        HIP,
        (SHOULDER,),
        (
            *((352, 520, 9), (420, 524, 10), (500, 522, 11), (586, 530, 12), (642, 556, 13), (640, 596, 13.5)),
            *((574, 626, 14), (490, 642, 14.5), (390, 660, 15)),
        ),
    ),
    (
        SHOULDER,
        (),
        (
            *((400, 652, 13), (350, 660, 15), (276, 676, 17), (184, 708, 19), (118, 766, 21), (122, 838, 23)),
            *((160, 888, 24), (192, 914, 24), (214, 932, 22)),
        ),
    ),
)


def _edges(way: Points) -> list[list[tuple[float, float]]]:
    """Return both rows of stitches along a way, as pairs of points one after the other."""
    s = sample(way, 240)
    d = np.gradient(s[:, :2], axis=0)
    n = np.stack([-d[:, 1], d[:, 0]], 1) / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(s[:, :2], axis=0).T))])
    out = []
    for side in (-0.72, 0.72):
        at, row = 4.0, s[:, :2] + n * s[:, 2:3] * side
        while at < run[-1]:
            long = 0.34 * float(np.interp(at, run, s[:, 2]))
            ends = [
                (float(np.interp(q, run, row[:, 0])), float(np.interp(q, run, row[:, 1])))
                for q in (at, at + 1.2 * long)
            ]
            out.append(ends)
            at += 2.6 * long
    return out


def road(c: Canvas) -> None:
    """Lay the ribbon range by range, so that crests hide it, with its stitches and a little thickness."""
    for of, before, way in _WAYS:
        land: Mask = of.mask(c)
        for other in before:
            land = land - other.mask(c)
        m = c.mask(limb(way, 120), wobble=1) & land
        c.multiply((m.blur(3).move(2, 4) & land) - m, CAST, 0.75)
        c.fill(m, CREAM, detail=0.6)
        c.multiply(m.edge(2.5, 2.5, 2) & m, CAST, 0.4)
        rows = _edges(way)

        def stitches(pen: Pen, rows: list[list[tuple[float, float]]] = rows) -> None:
            for ends in rows:
                pen.stroke(ends, (0.62, 0.09, 264), 1.7, 0.8)

        c.draw(stitches, clip=land, detail=0.7)
