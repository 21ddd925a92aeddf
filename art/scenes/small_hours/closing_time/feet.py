"""Parts of Closing Time: the mother's webbed hind feet, broad flippers held up out of the water."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Stops, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, place

from .brush import DARK, FLAME, INK, coat, crease, flow, paint_form

_FLIPPER: Final[Points] = (
    *((-22, 14), (-27, -18), (-42, -58), (-60, -92), (-62, -108), (-50, -110), (-44, -112, CORNER), (-40, -124)),
    *((-26, -130), (-17, -131, CORNER), (-8, -142), (8, -146), (18, -141, CORNER), (28, -150), (44, -148)),
    *((53, -139, CORNER), (64, -142), (74, -130), (66, -92), (46, -48), (30, -14), (24, 16)),
)
_RAYS: Final[tuple[Points, ...]] = (
    ((-12, -22), (-28, -64), (-42, -102)),
    ((-4, -22), (-10, -72), (-14, -118)),
    ((5, -22), (12, -76), (18, -128)),
    ((14, -22), (34, -76), (50, -128)),
)
_WEB: Final[Stops] = (
    (0.0, (0.17, 0.04, 345)), (0.2, (0.23, 0.055, 12)), (0.42, (0.34, 0.085, 30)), (0.68, (0.52, 0.115, 44)),
    (1.0, (0.78, 0.13, 62)),
)  # fmt: skip
"""The light comes through the webs."""


def _foot(c: Canvas, x: float, y: float, size: float, turn: float, seed: str, dim: float) -> Mask:
    """One foot, ankle at x, y: a furry shank that melts into the body, a broad flipper."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, turn)

    with c.group() as g:
        m = c.mask(curve(at(_FLIPPER)), wobble=0.6)
        paint_form(c, c.relief(m, 9), _WEB, lift=90, reach=420, bias=0.06 - dim)

        def rays(pen: Pen) -> None:
            for ray in _RAYS:
                crease(pen, at(ray), 1.9, INK, 0.5)
                crease(pen, at([(u + 5, v) for u, v in ray]), 1.8, FLAME, 0.22)

        c.draw(rays, clip=m, detail=0.7, soft=0.8)
        c.glaze(m.edge(-5, -4, 4), FLAME, 0.55)
        clay = Clay(c, (520, 420, 800, 860), melt=7)
        clay.limb(at([(-30, 104, 54), (-16, 56, 38), (-2, 16, 27), (0, -12, 19), (0, -36, 9)]))
        shank = clay.relief(smooth=1.2)
        paint_form(c, shank, DARK, lift=90, reach=330, bias=0.04 - dim)
        deg = turn - 90
        way = flow(c, ((x, y, deg), (x - 20, y + 100, deg + 20)))
        coat(c, shank.mask.grow(-4), way, 420, (26, 2.8), seed, towards=deg, beyond=5, share=0.65)
    (u, v), s = at([(-28, 98)])[0][:2], 104 * size
    keep = c.full(smoothstep(0.5, 1.15, np.hypot(c.x - u, c.y - v) / s))
    both = m | shank.mask
    c.multiply((both.blur(8).move(4, 5) - both) & keep, INK, 0.35)
    c.paste(g, clip=keep)
    return both & keep


def feet(c: Canvas) -> Mask:
    """Both, spread under water behind her, the far one higher."""
    far = _foot(c, 692, 744, 0.5, 62, "foot/far", 0.08)
    return far | _foot(c, 698, 782, 0.6, 84, "foot/near", 0.0)
