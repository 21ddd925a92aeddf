"""Parts of Don't Wait Up: the swan, all of one piece: body, breast, and the one great curve of her neck."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.coats import locks
from art.painting.colour import Array, smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.relief import Relief
from art.painting.shapes import Points

from .ink import BLUE_DEEP, GOLD, PLUME, SHADOW, on, sunward

_NECK: Final[Points] = (
    *((236, 840, 160), (166, 740, 122), (123, 616, 88), (120, 486, 70), (151, 356, 60), (218, 246, 54)),
    *((314, 192, 52), (402, 216, 55), (447, 286, 59), (472, 330, 46)),
)
_FLANK: Final[tuple[Points, ...]] = (
    ((236, 700), (270, 800), (420, 800), (660, 830)),
    ((176, 700), (206, 840), (380, 890), (650, 880)),
    ((116, 700), (136, 880), (300, 950), (610, 930)),
    ((76, 720), (92, 910), (240, 1000), (560, 985)),
)
"""How the feathers lie from her breast to her stern."""


def _modelled(c: Canvas) -> tuple[Relief, Array]:
    clay = Clay(c, (0, 120, 760, 1010), melt=46)
    x, y = on(((390, 880),))[0]
    clay.ball(x, y, 250, 128, turn=-4, thick=120, angle=0.0)
    clay.limb(on(((520, 884, 92), (610, 886, 60), (680, 872, 28), (722, 862, 8))), 30)
    clay.limb(on(_NECK), 90)
    return clay.relief(7), clay.angle


def swan(c: Canvas) -> Mask:
    """Sunlit on the inside of the curve and along the back, blue without; small feathers along it."""
    relief, way = _modelled(c)
    m = relief.mask
    c.light, kept = sunward(c, 70, 640, 0.34), c.light
    c.form(relief, PLUME, rim=0.2, mottle=0.03, detail=0.55, gain=0.95)
    c.light = kept
    arch = np.asarray(smoothstep(330, 210, c.y) * smoothstep(150, 290, c.x), np.float32)
    c.glaze(m * arch, (0.9, 0.04, 252), 0.45)
    inner = m.edge(5, 3, 5) * np.asarray(smoothstep(720, 620, c.y) * smoothstep(470, 400, c.x), np.float32)
    c.glaze(inner, GOLD, 0.8)
    c.multiply(m * np.asarray(smoothstep(760, 930, c.y), np.float32), SHADOW, 0.75)
    c.multiply(m * np.asarray(smoothstep(880, 930, c.y), np.float32), BLUE_DEEP, 0.5)
    _plumes(c, m, way, relief)
    sweep(c, m, on(((462, 206, 14), (504, 258, 16), (508, 306, 8))), 12, SHADOW, 0.55)
    sweep(c, m, on(((380, 300, 6), (412, 334, 12), (450, 348, 8))), 10, GOLD, 0.55, pale=True)
    return m


def _plumes(c: Canvas, m: Mask, way: Array, relief: Relief) -> None:
    """Down along the neck, then larger feathers from the breast to the stern."""
    fur(c, relief, way, seed="down", length=(10, 22), spacing=4.2, spread=0.16, light=0.07, lift=0.005, detail=0.5)
    low = m * np.asarray(smoothstep(670, 840, c.y), np.float32)
    flank = tuple(on(line) for line in _FLANK)
    locks(c, flank, 420, (0.1, 7), ((0.84, 0.045, 256), (0.62, 0.09, 260)), seed="flank", share=0.26, clip=low,
          shade=BLUE_DEEP, lean=0.9)  # fmt: skip
