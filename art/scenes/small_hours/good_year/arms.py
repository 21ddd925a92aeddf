"""Parts of Good Year: both arms round the trunk, the near sleeve turned back at the wrist, the far fingers' ends."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .coat import DUSK, PALE, SEAM, SHADE, cloth
from .trunk import silhouette
from .whale import sweep

_SKIN: Final = (0.8, 0.072, 52)
_SHADOW: Final = (0.6, 0.1, 36)
_LINING: Final = (0.9, 0.03, 75)
_SLEEVE: Final[Points] = (
    *((470, 232), (444, 244), (424, 266), (404, 276), (376, 266), (352, 254, CORNER), (344, 274), (342, 292, CORNER)),
    *((368, 308), (394, 320), (416, 322), (444, 308), (474, 290), (498, 268), (500, 244), (488, 232)),
)


def far_hand(c: Canvas) -> None:
    """Three fingers come round the trunk's left side."""
    for k, (x, y, long) in enumerate(((314, 345, 19), (313, 356, 23), (313, 367, 21))):
        q = 5.8 - 0.35 * k
        finger = c.mask(limb([(x - 8, y - 1, q - 0.6), (x + 4, y - 1, q), (x + long - 8, y + 1, q - 1)], 20))
        finger = finger & silhouette(c).grow(2.5)
        c.multiply(finger.blur(3).move(3, 5) & silhouette(c), DUSK, 0.6)
        c.fill(finger, mix(_SKIN, _SHADOW, 0.12 + 0.08 * k), detail=0.9)
        c.multiply(finger.edge(0, 4, 2), _SHADOW, 0.6)


def _hand(c: Canvas) -> None:
    """The near hand, laid flat on the bark: its back, four fingers held together, the thumb apart."""
    fingers: tuple[Points, ...] = (
        ((338, 262, 6), (324, 252, 6), (312, 250, 5.2), (305, 253, 4.2)),
        ((338, 268, 6), (322, 262, 6.2), (308, 261, 5.4), (301, 264, 4.4)),
        ((338, 274, 6), (322, 272, 6), (309, 273, 5.2), (303, 276, 4.2)),
        ((338, 280, 5), (325, 281, 5.2), (314, 283, 4.6), (309, 286, 3.6)),
    )
    thumb: Points = ((346, 264, 7), (340, 250, 6), (336, 240, 5), (337, 233, 3.8))
    whole = c.mask(*(limb(finger, 20) for finger in fingers), limb(thumb, 20))
    c.multiply(whole.blur(4).move(3, 7) & silhouette(c), DUSK, 0.7)
    for k, finger in enumerate(reversed(fingers)):
        m = c.mask(limb(finger, 20)) & silhouette(c).grow(2.5)
        c.fill(m, mix(_SKIN, _SHADOW, 0.2 - 0.06 * k), detail=0.92)
        c.multiply(m.edge(0, 3, 2), _SHADOW, 0.55)
    m = c.mask(limb(thumb, 20))
    c.fill(m, _SKIN, detail=0.92)
    c.multiply(m.edge(3, 0, 2), _SHADOW, 0.5)
    back = c.mask(curve([(356, 254), (340, 251), (328, 255), (325, 268), (328, 282), (340, 287), (356, 288)]))
    c.fill(back.blur(1.2), _SKIN, detail=0.92)
    c.multiply(c.mask(limb([(330, 286, 3), (346, 289, 5)], 10), soft=3) & back, _SHADOW, 0.5)

    def knuckles(pen: Pen) -> None:
        for y in (259, 267, 275):
            pen.stroke([(332, y), (325, y - 0.5), (318, y)], _SHADOW, 1.2, 0.65)

    c.draw(knuckles, detail=0.9, soft=0.3)


def near_arm(c: Canvas) -> None:
    """Paint hand, sleeve, the broad cuff turned back on its pale lining."""
    _hand(c)
    m = c.mask(curve(_SLEEVE), wobble=0.8)
    c.multiply(m.blur(6).move(2, 9) & silhouette(c), DUSK, 0.7)
    low: Array = np.asarray(smoothstep(250, 310, c.y), np.float32)
    for soft, dx, dy, share in ((8, 4, 11, 0.9), (2.5, 1, 2, 0.6)):
        cast = m.blur(soft).move(dx, dy) - silhouette(c)
        cast = cast & c.mask(curve([(424, 240), (520, 220), (540, 330), (430, 350)]))
        c.multiply(cast * low[cast.where], SHADE, share)
    cloth(c, m, 160, 0.45, "sleeve")
    sweep(
        c,
        m,
        (
            (((496, 262, 6), (450, 306, 8), (412, 320, 7), (352, 296, 3)), 5, 0.75),
            (((424, 264, 1), (428, 282, 4), (442, 294, 1)), 2.5, 0.75),
            (((412, 272, 1), (412, 290, 4), (424, 306, 1)), 2.5, 0.7),
            (((388, 270, 1), (394, 288, 3), (408, 300, 1)), 2.5, 0.5),
            (((478, 236, 1), (486, 252, 3), (484, 272, 1)), 2.5, 0.5),
        ),
        SHADE,
        pale=False,
    )
    sweep(c, m, ((((470, 242, 3), (434, 268, 5), (400, 284, 4), (366, 272, 3)), 4, 0.7),), PALE, pale=True)
    cuff = c.mask(
        curve(
            [
                *((348, 246, CORNER), (360, 250), (374, 257, CORNER), (370, 282), (362, 310, CORNER), (348, 306)),
                (335, 298, CORNER),
                (338, 272),
            ]
        ),
        wobble=0.5,
    )
    c.multiply(cuff.blur(3).move(4, 3) & m, SHADE, 0.8)
    c.fill(cuff, _LINING, detail=0.85)
    c.multiply(c.mask(limb([(366, 302, 6), (346, 300, 6), (336, 294, 4)], 12), soft=4) & cuff, (0.72, 0.06, 30), 0.6)

    def creases(pen: Pen) -> None:
        pen.stroke([(374, 258), (370, 282), (363, 309)], SEAM, 1.2, 0.5)
        pen.stroke([(347, 248), (339, 272), (336, 297)], SEAM, 1.2, 0.5)
        for line in (
            [(424, 266, 0.4), (428, 282, 1.4), (440, 292, 0.4)],
            [(412, 274, 0.4), (412, 290, 1.4), (422, 302, 0.4)],
        ):
            pen.fill(limb(line, 20), SEAM, 0.45)

    c.draw(creases, detail=0.8, soft=0.4)
