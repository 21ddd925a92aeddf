"""The street at the far end of the bellows of Second Wind: snow, dark houses, one lit window, the last light."""

from __future__ import annotations

import itertools

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.motifs.buildings import lit_window
from art.painting.pen import Pen
from art.painting.shapes import box, oval, polygon


def street(c: Canvas, x: float, y: float, w: float, h: float) -> None:
    """Paint the street into a box of half sizes `w`, `h` about (x, y)."""
    line = y + h * 0.42
    top = y - h
    inside = c.mask(box(x - w, top, 2 * w, 2 * h))
    t = np.clip((c.y - top) / (line - top), 0, 1)
    sky = ramp(
        [
            (0.0, (0.36, 0.1, 285)),
            (0.3, (0.5, 0.12, 315)),
            (0.55, (0.7, 0.14, 15)),
            (0.8, (0.9, 0.12, 62)),
            (1.0, (0.98, 0.06, 88)),
        ]
    )
    c.fill(inside, pick(sky, np.asarray(t, np.float32)), detail=0.6)
    far = c.mask(
        polygon(
            [
                (x - w, line),
                (x - w, line - h * 0.5),
                (x - w * 0.62, line - h * 0.72),
                (x - w * 0.4, line - h * 0.48),
                (x - w * 0.3, line - h * 0.42),
                (x - w * 0.18, line - h * 0.22),
                (x + w * 0.2, line - h * 0.18),
                (x + w * 0.24, line - h * 0.5),
                (x + w * 0.34, line - h * 0.66),
                (x + w * 0.44, line - h * 0.86),
                (x + w * 0.56, line - h * 0.64),
                (x + w * 0.62, line - h * 0.9),
                (x + w, line - h * 1.15),
                (x + w, line),
            ]
        ),
        wobble=0.6,
    )
    c.fill(far, (0.42, 0.11, 335), detail=0.75)
    c.glaze(far * np.asarray(smoothstep(line - h * 0.7, line, c.y), np.float32), (0.84, 0.12, 50), 0.5)
    near = c.mask(
        polygon(
            [
                (x - w * 0.72, line + h * 0.06),
                (x - w * 0.72, line - h * 0.5),
                (x - w * 0.38, line - h * 0.86),
                (x - w * 0.3, line - h * 0.78),
                (x - w * 0.3, line - h * 0.96),
                (x - w * 0.2, line - h * 0.96),
                (x - w * 0.2, line - h * 0.66),
                (x - w * 0.06, line - h * 0.48),
                (x - w * 0.06, line + h * 0.04),
            ]
        )
    )
    c.fill(near, (0.2, 0.07, 310), detail=0.75)
    c.glaze(near * np.asarray(smoothstep(line - h * 0.3, line, c.y), np.float32), (0.6, 0.13, 30), 0.4)
    snow = c.mask(box(x - w, line, 2 * w, y + h - line))
    s = np.clip((c.y - line) / (y + h - line), 0, 1)
    c.fill(
        snow,
        pick(
            ramp([(0.97, 0.06, 80), (0.88, 0.07, 50), (0.74, 0.07, 350), (0.66, 0.07, 320)]), np.asarray(s, np.float32)
        ),
        detail=0.6,
    )
    lit_window(c, x - w * 0.38, line - h * 0.26, w * 0.24, h * 0.25, colour=(0.86, 0.16, 66), frame=(0.2, 0.07, 330))
    c.screen(c.mask(oval(x - w * 0.34, line + h * 0.12, w * 0.28, h * 0.05), soft=3), (0.95, 0.14, 70), 0.6)

    def lines(pen: Pen) -> None:
        roof = [(x - 0.74 * w, line - 0.47 * h), (x - 0.38 * w, line - 0.86 * h), (x - 0.04 * w, line - 0.46 * h)]
        for a, b in itertools.pairwise(roof):
            pen.stroke([a, b], (0.96, 0.04, 50), 3.2, 0.95)

        for k in range(9):
            side = 1.5 if k % 2 else -1.5
            pen.dot(x - 0.2 * w + 4.2 * k + side, line + 0.1 * h + 0.05 * h * k, 0.9 + 0.12 * k, (0.5, 0.09, 330), 0.7)

    c.draw(lines, detail=0.8)
