"""Parts of Finders: a rosy dawn, a still river, a bank of pale sand."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb

_BANK: Final[Points] = ((-30, 1092), (140, 1080), (330, 1076), (560, 1066), (830, 1050), (830, 1230), (-30, 1230))
_RIVER: Final = 1006.0


def sky(c: Canvas) -> None:
    """Rose above, cream above the river; one long veil."""
    c.wash(
        [
            (0.0, (0.845, 0.062, 18)),
            (0.28, (0.885, 0.056, 34)),
            (0.58, (0.93, 0.046, 62)),
            (0.84, (0.96, 0.038, 88)),
            (1.0, (0.96, 0.038, 88)),
        ],
        26,
        turn=7,
    )
    veil = c.noise.at("veil", (c.x + 0.8 * c.y) / 520, (c.y - 0.3 * c.x) / 110, 1.0, 3)
    c.glaze(smoothstep(0.5, 0.85, veil) * smoothstep(950, 250, c.y), (0.955, 0.03, 60), 0.5)


def bank(c: Canvas) -> None:
    """A strip of still water and the sand before it."""
    water = c.full(smoothstep(_RIVER - 2, _RIVER + 2, c.y))
    ripple = 0.5 * (c.field("ripple", 60, 3, (7, 0.5)) - 0.5)
    t = np.clip((c.y - _RIVER) / 90 + ripple, 0, 1)
    tones = ramp([(0, (0.9, 0.035, 120)), (0.5, (0.84, 0.05, 165)), (1, (0.78, 0.06, 180))])
    c.fill(water, pick(tones, np.asarray(t, np.float32)), detail=0.15)
    m = c.mask(curve(_BANK), wobble=2, cell=24)
    c.multiply(m.blur(5).move(0, -4), (0.72, 0.06, 170), 0.4)
    u = np.clip((c.y - 1060) / 140 + 0.6 * (c.field("sand", 70, 4, (3, 0.6)) - 0.5), 0, 1)
    sand = ramp([(0, (0.94, 0.045, 84)), (0.4, (0.89, 0.06, 74)), (1, (0.8, 0.075, 62))])
    c.fill(m, pick(sand, np.asarray(u, np.float32)), detail=0.15)
    r = c.rng("sand")

    def work(pen: Pen) -> None:
        for _ in range(50):
            x, y = float(r.uniform(-10, 810)), float(r.uniform(1090, 1198))
            w = float(r.uniform(14, 44))
            tone = (0.76, 0.07, 58) if r.random() < 0.5 else (0.955, 0.04, 86)
            pen.fill(limb([(x - w, y, 0.3), (x, y - 2, 2.0), (x + w, y, 0.3)], 14), tone, 0.5)

    c.draw(work, clip=m, detail=0.4, soft=0.5)


def cast(c: Canvas) -> None:
    """The crocodile's shade on the sand, to the right and under the tail."""
    shade = c.mask(limb([(330, 1182, 6), (520, 1194, 16), (700, 1192, 22), (820, 1180, 26)], 40), soft=9)
    c.multiply(shade, (0.56, 0.07, 30), 0.6)
