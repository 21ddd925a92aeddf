"""Parts of Close Shave: an early desert: a pale sky, a big pale sun, two table mountains, sand; shadows on it."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.shapes import CORNER, circle, curve, oval

from .brush import SHADE

SAND: Final = 1010.0


def sky(c: Canvas) -> None:
    """A sky from pale rose to cream, the sun's disc in it, thin veils across."""
    c.wash(
        [
            (0, (0.83, 0.07, 30)),
            (0.3, (0.87, 0.065, 42)),
            (0.6, (0.915, 0.055, 60)),
            (0.85, (0.945, 0.045, 78)),
            (1, (0.95, 0.045, 80)),
        ],
        30,
        turn=8,
    )
    veil = c.noise.at("veil", (c.x - 0.4 * c.y) / 420, (c.y + 0.1 * c.x) / 80, 1.0, 3)
    c.glaze(smoothstep(0.5, 0.86, veil) * smoothstep(980, 200, c.y), (0.97, 0.03, 60), 0.5)


def sun(c: Canvas) -> None:
    """The sun's disc, low and huge."""
    disc = c.mask(circle(486, 430, 268), wobble=2, soft=1.2)
    c.glaze(disc, (0.985, 0.03, 92), 0.85)


def land(c: Canvas) -> None:
    """Two table mountains far off, the sand."""
    far = c.mask(
        curve([(430, 1020, CORNER), (470, 950), (492, 930, CORNER), (500, 896, CORNER), (612, 888), (700, 896, CORNER),
               (710, 934, CORNER), (760, 960), (830, 972, CORNER), (830, 1030, CORNER), (430, 1030, CORNER)]),
        wobble=3)  # fmt: skip
    c.fill(far, (0.8, 0.06, 20), detail=0.1)
    c.glaze(far.edge(-6, -10, 8), (0.93, 0.04, 60), 0.7)
    low = c.mask(
        curve([(-20, 1030, CORNER), (-20, 960, CORNER), (120, 952), (330, 978), (560, 1006), (600, 1030, CORNER)])
    )
    c.fill(low, (0.85, 0.06, 40), detail=0.1)
    x = c.x[:1]
    edge = SAND + 22 * (c.noise.at("dune", x / 300, 0 * x, 1.0, 3) - 0.5)
    m = c.full(smoothstep(-2, 2, c.y - edge))
    t = np.clip((c.y - SAND) / 200 + 0.4 * (c.field("sand", 60, 3, (4, 1)) - 0.5), 0, 1)
    table = ramp([(0, (0.945, 0.045, 80)), (0.45, (0.895, 0.06, 72)), (1, (0.81, 0.08, 62))])
    c.fill(m, pick(table, np.asarray(t, np.float32)), detail=0.15)


def cast(c: Canvas) -> None:
    """Where both stand: shadows on the sand, running to the right."""
    c.multiply(c.mask(oval(250, 1166, 250, 22), soft=10), SHADE, 0.9)
    c.multiply(c.mask(curve([(200, 1150), (420, 1132), (700, 1120), (840, 1124), (840, 1150), (600, 1166),
                             (300, 1186)]), soft=9), SHADE, 0.6)  # fmt: skip
    c.multiply(c.mask(oval(620, 1150, 130, 12), soft=8), SHADE, 0.5)
