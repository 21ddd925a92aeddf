"""The sun of Closing Time: a flat matt disc, coral red, without any shine, lying in its bed."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp
from art.painting.shapes import circle

from .shell import lip_front, mouth

AT = (258.0, 768.0, 146.0)


def sun(c: Canvas) -> None:
    """Lay the disc with its soft shadow on the bed, and before it the bed's lip."""
    x, y, r = AT
    disc = c.mask(circle(x, y, r), wobble=1.2, cell=30)
    c.multiply(disc.blur(12).move(14, 10) & mouth(c), (0.66, 0.09, 12), 0.6)
    t = 0.5 + 0.5 * (c.field("chalk", 70, 4) - 0.5)
    c.fill(disc, pick(ramp([(0.575, 0.19, 27), (0.625, 0.195, 29)]), np.asarray(t, np.float32)), detail=0.4)
    lip_front(c)
