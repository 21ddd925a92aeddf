"""Parts of Low Water: the drop, all that is left of the pond."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, Points, curve, limb

DEEP: Final = (0.24, 0.05, 178)
PALE: Final = (0.9, 0.045, 140)
_OUTLINE: Final[Points] = (
    *((458, 322, CORNER), (470, 410), (528, 508), (630, 592), (706, 700), (726, 800), (698, 904), (620, 984)),
    *((510, 1026), (430, 1032), (344, 1022), (242, 974), (168, 894), (140, 790), (162, 684), (244, 584)),
    *((376, 496), (440, 410)),
)


def body(c: Canvas) -> Mask:
    """Return where the drop is."""
    return c.mask(curve(list(_OUTLINE)))


def stroke(c: Canvas, m: Mask, lines: tuple[tuple[Points, float, float], ...], tone: Colour, *, pale: bool) -> None:
    """Lay soft broad strokes within `m`."""
    for spine, soft, share in lines:
        part = c.mask(limb(spine, 50), soft=soft) & m
        (c.glaze if pale else c.multiply)(part, tone, share)


def water(c: Canvas) -> None:
    """Wash the water: light where the morning comes in, dark at its far side."""
    m = body(c)
    t = 0.5 + ((c.x - 400) * 0.72 + (c.y - 760) * 0.55) / 640 + 0.07 * (c.field("murk", 120, 3) - 0.5)
    pond = ramp(
        [
            (0.8, 0.06, 150),
            (0.7, 0.08, 155),
            (0.57, 0.085, 162),
            (0.43, 0.078, 170),
            (0.3, 0.06, 176),
            (0.23, 0.05, 178),
        ]
    )
    c.fill(m, pick(pond, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.25)
    side = c.mask(limb([(560, 520, 8), (690, 680, 26), (706, 810, 40), (640, 950, 40), (470, 1012, 22)], 60), soft=14)
    c.multiply(side & m, (0.42, 0.06, 178), 0.55)
    c.glaze(m.edge(-5, -5, 3), PALE, 0.5)
    c.multiply(m.edge(7, 6, 3), DEEP, 0.6)


def shine(c: Canvas) -> None:
    """Let the dark side reach over the frog a little, and lay the one flat light on the drop's shoulder."""
    m = body(c)
    t = np.asarray(smoothstep(560, 790, c.x * 0.75 + (c.y - 800) * 0.55 + 130), np.float32)
    c.multiply(m * t[m.where], (0.4, 0.06, 178), 0.42)
    light: Points = ((176, 716), (200, 656), (244, 606), (256, 612), (220, 664), (196, 722), (184, 786), (172, 776))
    c.glaze(c.mask(curve(list(light)), soft=1), (0.95, 0.035, 120), 0.6)
