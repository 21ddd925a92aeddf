"""Parts of Good Year: the trunk, one straight blow from the whale's blowhole, through the soil, up to the fork."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, sample

from .whale import PALE, SKIN

BARK: Final = (0.33, 0.05, 325)
DARK: Final = (0.19, 0.04, 315)
LIGHT: Final = (0.55, 0.06, 340)
_SPINE: Final[Points] = (
    *((374, 716, 34), (373, 680, 38), (371, 620, 47), (370, 540, 56), (369, 440, 58), (368, 330, 58)),
    *((367, 240, 60), (368, 206, 60), (368, 188, 40)),
)
_FORK: Final[tuple[Points, ...]] = (
    ((354, 260, 46), (336, 176, 42), (300, 96, 30), (256, 40, 20)),
    ((384, 260, 46), (408, 176, 42), (446, 96, 30), (496, 38, 20)),
)


def silhouette(c: Canvas) -> Mask:
    """Return where the trunk is."""
    return c.mask(limb(_SPINE, 80), *(limb(way, 40) for way in _FORK), wobble=3, cell=26)


def trunk(c: Canvas) -> None:
    """Paint the trunk and its bark: long dark furrows that run like water."""
    m = silhouette(c)
    cast = m.blur(8).move(5, 3)
    c.multiply(cast * np.asarray(smoothstep(540, 600, c.y)[cast.where], np.float32), (0.5, 0.07, 50), 0.5)
    c.fill(m, BARK, detail=0.4, mottle=0.06)
    s = sample(_SPINE, 60)
    for side, soft, share in ((0.7, 14, 0.75), (-0.72, 8, 0.45)):
        way = [(float(p[0] + side * p[2]), float(p[1]), float(0.26 * p[2])) for p in s]
        part = c.mask(limb(way, 60), soft=soft) & m
        (c.multiply if side > 0 else c.glaze)(part, (0.4, 0.06, 310) if side > 0 else LIGHT, share)
    r = c.rng("furrows")
    ways = [sample((*_SPINE[:-3], *arm), 60) for arm in _FORK]

    def furrows(pen: Pen) -> None:
        for k in range(64):
            across = float(r.uniform(-0.92, 0.92))
            a = int(r.integers(0, 50))
            way = ways[int(across > 0)][a : min(60, a + int(r.integers(7, 18)))]
            drift, wide, n = float(r.normal(0, 0.05)), float(r.uniform(1.2, 3.2)), len(way)
            line = [
                (
                    float(p[0] + (across + drift * np.sin(j / 3)) * p[2]),
                    float(p[1]),
                    max(0.4, wide * float(np.sin(np.pi * (j + 0.5) / n))),
                )
                for j, p in enumerate(way)
            ]
            pen.fill(limb(line, 30), DARK if k % 3 else LIGHT, 0.75 if k % 3 else 0.5)

    c.draw(furrows, clip=m, detail=0.5, soft=0.4)


def blowhole(c: Canvas) -> None:
    """The two lips of the blowhole, shut about the foot of the trunk."""
    for lip, tone in (
        (((316, 722), (330, 700), (346, 690), (356, 706), (362, 734), (348, 742), (326, 736)), SKIN),
        (((394, 738), (392, 708), (404, 690), (424, 698), (440, 716), (424, 736), (406, 744)), SKIN),
    ):
        m = c.mask(curve(list(lip)), wobble=1)
        c.fill(m, tone, detail=0.4)
        c.glaze(m.edge(-2, -4, 4), PALE, 0.7)
    c.multiply(c.mask(limb([(340, 716, 10), (376, 708, 14), (412, 716, 10)], 20), soft=8) & silhouette(c), DARK, 0.8)
    brim: Points = ((322, 732, CORNER), (348, 718), (376, 714), (404, 718), (434, 732, CORNER), (400, 756), (350, 756))
    front = c.mask(curve(brim))
    c.fill(front.blur(2), SKIN, detail=0.4)
    c.glaze(c.mask(limb([(340, 726, 1), (376, 717, 4), (414, 726, 1)], 20), soft=2), PALE, 0.7)

    def seam(pen: Pen) -> None:
        line = [(326, 724, 1), (344, 715, 3), (376, 710, 3.6), (406, 715, 3), (428, 726, 1)]
        pen.fill(limb(line, 30), (0.1, 0.03, 300))

    c.draw(seam, detail=0.6, soft=0.5)
