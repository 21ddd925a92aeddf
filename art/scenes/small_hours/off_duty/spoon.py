"""The spoon of Off Duty leans in the soup like a pole; the lifeguard's whistle hangs on it."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, line, place

_SILVER = ramp([(0, (0.42, 0.045, 265)), (0.4, (0.66, 0.035, 250)), (0.7, (0.86, 0.02, 230)), (1, (0.97, 0.02, 90))])


_HALF = (
    (0.0, 11.0),
    (150.0, 9.0),
    (320.0, 8.0),
    (420.0, 10.0),
    (480.0, 19.0),
    (530.0, 30.0),
    (580.0, 35.0),
    (618.0, 28.0),
    (636.0, 13.0),
)
"""Along the handle, half its width."""


def spoon(c: Canvas) -> None:
    """Paint the handle, the cord and the whistle."""
    along = (c.x - 472) * 0.319 - (c.y - 660) * 0.948
    across = (c.x - 472) * 0.948 + (c.y - 660) * 0.319
    right = [place([(s, q)], 472, 660, 1.0, -71.4)[0] for s, q in _HALF]
    left = [place([(s, -q)], 472, 660, 1.0, -71.4)[0] for s, q in reversed(_HALF)]
    stem = c.mask(curve([*right, *place([(644, 0)], 472, 660, 1.0, -71.4), *left]))
    width = np.interp(along, [s for s, _ in _HALF], [q for _, q in _HALF])
    u = across / width
    n = c.field("silver", 60, 3, (1, 3)) - 0.5
    t = 0.66 - 0.3 * u + 0.4 * n - 0.25 * np.exp(-(((u - 0.35) / 0.3) ** 2)) + 0.2 * smoothstep(300, 620, along)
    c.fill(stem, pick(_SILVER, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.4)
    c.multiply(stem.edge(3, 1, 1.2), (0.4, 0.07, 270), 0.5)
    plate = stem.grow(-6) & c.full(smoothstep(452, 500, along))
    line_ = (plate - plate.grow(-3)).blur(0.6)
    c.multiply(line_, (0.5, 0.06, 262), 0.6)

    def cord(pen: Pen) -> None:
        red = (0.52, 0.19, 27)
        for y in (258.0, 267.0, 276.0):
            x = 610 - (y - 250) * 0.34
            pen.fill(line([(x - 15, y - 6), (x, y + 1), (x + 15, y + 3)], 7, 7), red)
        pen.fill(line([(590, 270), (584, 330), (580, 376), (580, 420)], 5, 4.4), red)
        pen.fill(line([(618, 280), (604, 336), (590, 384), (581, 420)], 5, 4.4), red)

    c.draw(cord, detail=0.7)
    whistle = c.mask(
        circle(576, 452, 28), curve([(574, 424, CORNER), (640, 424, CORNER), (644, 444, CORNER), (606, 456)], pull=0.1)
    )
    c.form(whistle, (0.8, 0.13, 86), thickness=10, rim=0.0, mottle=0.05, detail=0.8)
    c.fill(c.mask(curve([(586, 426), (604, 425), (600, 440), (588, 440)])), (0.28, 0.06, 60), 0.9, detail=0.8)
    ring = c.mask(circle(582, 418, 8)) - c.mask(circle(582, 418, 4.5))
    c.fill(ring, (0.6, 0.12, 72), detail=0.8)
