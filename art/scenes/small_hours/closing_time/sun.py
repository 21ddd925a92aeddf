"""The sun of Closing Time: a flat matt disc, coral red, without any shine."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp
from art.painting.mask import Mask
from art.painting.shapes import circle

from .brush import SUN, SUN_DEEP

AT: Final = (436.0, 480.0)
R: Final = 178.0


def disc(c: Canvas) -> Mask:
    """Return the sun's silhouette."""
    return c.mask(circle(*AT, R), wobble=1.2, cell=30)


def sun(c: Canvas) -> None:
    """Lay the disc as one wash of dry colour, hardly paler on top."""
    m = disc(c)
    t = 0.62 + 0.9 * (c.field("chalk", 80, 4) - 0.5) - 0.35 * (c.y - AT[1]) / R
    c.fill(m, pick(ramp([(0.0, SUN_DEEP), (1.0, SUN)]), np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.4)
