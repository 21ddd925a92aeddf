"""The secret of Closing Time: the pale moon asleep in the deep, wrapped in the end of the same kelp."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import Points, circle, limb, place

from .brush import crease
from .sun import ribbon

_AT: Final = (618.0, 1112.0)
_R: Final = 64.0
_BANDS: Final[tuple[Points, ...]] = (
    ((-1.04, 0.56, 0.2), (-0.5, 0.84, 0.24), (0.1, 0.92, 0.26), (0.6, 0.8, 0.24), (1.04, 0.5, 0.2)),
    ((1.05, 0.06, 0.12), (0.7, 0.44, 0.2), (0.1, 0.68, 0.24), (-0.5, 0.78, 0.22), (-1, 0.7, 0.18)),
    ((-1.3, -0.5, 0.1), (-0.98, 0.02, 0.14), (-0.6, 0.36, 0.2), (0, 0.62, 0.24), (0.6, 0.78, 0.2), (1, 0.74, 0.16)),
)


def moon(c: Canvas) -> None:
    """A disc with its seas, two closed lids, bands of kelp round its lower half."""
    c.glow(*_AT, 70, (0.66, 0.05, 190), 0.6)
    m = c.mask(circle(*_AT, _R))
    d = np.hypot(c.x - _AT[0] + 10, c.y - _AT[1] + 16) / _R + 0.5 * smoothstep(0.5, 0.62, c.field("maria", 40, 3))
    tones = ramp([(0, (0.96, 0.03, 110)), (0.6, (0.88, 0.035, 150)), (1, (0.72, 0.05, 205))])
    c.fill(m, pick(tones, np.asarray(np.clip(0.7 * d, 0, 1), np.float32)), detail=0.8)

    def lids(pen: Pen) -> None:
        for x in (596, 632):
            crease(pen, [(x - 11, 1096), (x - 5, 1102), (x + 5, 1102), (x + 11, 1096)], 1.9, (0.42, 0.07, 225), 0.9)

    c.draw(lids, detail=0.9, soft=0.3)
    dim = np.asarray(np.full_like(c.x, 0.22), np.float32)
    for k, band in enumerate(_BANDS):
        clip = m.grow(3) | c.full(np.asarray((c.x < _AT[0] - 40) & (c.y < _AT[1]), np.float32)) if k == 2 else m.grow(3)
        ribbon(c, place(band, *_AT, _R), 1.7 * k, clip, dim, m, (0.62, 0.07, 225))
        c.glaze(clip & c.mask(limb(place(band, *_AT, _R), 30)), (0.45, 0.085, 190), 0.4)
