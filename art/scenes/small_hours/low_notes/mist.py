"""Parts of Low Notes: the pale wood at dawn and its moss."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe
from art.painting.colour import pick, ramp
from art.painting.shapes import CORNER, curve, limb

MOSS = ((0.62, 0.1, 124), (0.54, 0.095, 130), (0.7, 0.1, 116), (0.47, 0.08, 138))


def mist(c: Canvas) -> None:
    """Wash the air, sage above, pale towards the ground."""
    c.wash(
        [(0, (0.76, 0.07, 138)), (0.4, (0.84, 0.065, 126)), (0.7, (0.91, 0.055, 114)), (0.85, (0.93, 0.05, 108))], 16
    )


def trunks(c: Canvas) -> None:
    """Stand a few far trunks in the mist, flat and pale."""
    for x, q, tone in (
        (24, 17, (0.82, 0.065, 124)),
        (300, 13, (0.85, 0.06, 120)),
        (420, 26, (0.79, 0.07, 128)),
        (510, 12, (0.84, 0.06, 122)),
    ):
        m = c.mask(
            limb([(x + 16, 300, 0.7 * q), (x - 5, 700, 0.9 * q), (x, 960, 1.2 * q), (x - 2, 1030, 2 * q)], 30), wobble=2
        )
        fade = np.asarray(np.clip((1040 - c.y) / 60, 0.5, 1), np.float32)
        c.glaze(m * fade[m.where], tone, 0.6)


def moss(c: Canvas) -> None:
    """Lay the ground, one slope of moss."""
    m = c.mask(
        curve(
            [
                *((-40, 1040, CORNER), (120, 1006), (300, 1000), (460, 1030), (640, 1060), (840, 1050, CORNER)),
                *((840, 1240, CORNER), (-40, 1240, CORNER)),
            ]
        ),
        wobble=3,
    )
    t = np.asarray(np.clip((c.y - 1000) / 200 + 0.4 * (c.field("moss", 120, 3, (2.2, 0.8)) - 0.5), 0, 1), np.float32)
    c.fill(m, pick(ramp([(0.82, 0.085, 112), (0.74, 0.1, 118), (0.63, 0.1, 126)]), t), detail=0.4)
    fringe(
        c, [(-20, 1036), (120, 1008), (300, 1002), (460, 1032), (640, 1060)], 260, (15, 2.6), -1.5, "turf", MOSS[::2], 4
    )
    fringe(c, [(330, 1100), (430, 1090), (520, 1130)], 60, (20, 3), -1.5, "turf2", MOSS, 12, 0.7)
