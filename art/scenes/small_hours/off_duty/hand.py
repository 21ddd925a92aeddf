"""Parts of Off Duty: the sleeping hand on the bowl's rim: four fingers loosely over the spoon."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, oval

from .head import SHADE, SKIN

_LIGHT: Final = (0.79, 0.075, 56)
_FINGERS: Final[tuple[Points, ...]] = (
    ((474, 626, 19), (438, 618, 19.5), (404, 622, 18.5), (382, 638, 15), (374, 652, 12)),
    ((472, 652, 20), (430, 648, 20.5), (394, 654, 19), (370, 670, 15.5), (364, 684, 12)),
    ((474, 682, 19), (434, 681, 19.5), (400, 687, 18), (378, 702, 14.5), (373, 714, 11.5)),
    ((480, 710, 16), (446, 711, 16.5), (418, 717, 15), (400, 729, 12), (396, 739, 9.5)),
)
"""From the index finger to the little one: root, two joints, tip."""


def palm(c: Canvas) -> None:
    """Paint wrist and back of the hand, and the thumb on the far side of the spoon."""
    thumb = c.mask(limb([(520, 626, 25), (478, 596, 20), (440, 588, 16), (408, 594, 13), (396, 600, 10)], 40))
    c.multiply(thumb.blur(6).move(2, 9), (0.3, 0.08, 330), 0.8)
    c.fill(thumb, SKIN, detail=0.88)
    c.multiply(thumb.edge(0, -6, 5), SHADE, 0.55)

    def nail(pen: Pen) -> None:
        pen.fill(oval(403, 594, 7, 4.6, -24), (0.84, 0.05, 48), 0.9)

    c.draw(nail, detail=0.9)
    m = c.mask(
        curve(
            [(580, 634), (528, 618), (484, 604), (462, 616), (456, 660), (464, 712), (490, 730), (528, 722), (580, 712)]
        )
    )
    c.multiply(m.blur(9).move(-2, 14), (0.3, 0.08, 330), 0.8)
    c.fill(m, SKIN, detail=0.85)


def fingers(c: Canvas) -> None:
    """Lay the fingers over the spoon, the little one first, and join them to the back of the hand."""
    for k, spine in reversed(list(enumerate(_FINGERS))):
        m = c.mask(limb(spine, 40), wobble=0.4)
        c.multiply(m.blur(5).move(-2, 8), (0.35, 0.1, 25), 0.7)
        c.fill(m, mix(SKIN, _LIGHT, 0.5 - 0.12 * k), detail=0.9)
        c.multiply(m.edge(2, -6, 5), SHADE, 0.6)
        if k == 0:
            c.multiply((m.blur(4).move(-2, -7) - m) & c.mask(limb([(520, 600, 30), (420, 590, 24)])), SHADE, 0.75)
        x, y, q = spine[2]
        c.multiply(c.mask(limb([(x - 18, y + 8, q * 0.8), (x - 34, y + 24, q * 0.7)]), soft=5) & m, SHADE, 0.4)
    back = c.mask(
        curve(
            [(580, 634), (528, 618), (486, 606), (470, 620), (464, 660), (470, 708), (494, 728), (528, 722), (580, 712)]
        )
    )
    c.fill(back * np.asarray(smoothstep(462, 500, c.x)[back.where], np.float32), SKIN, detail=0.85)
    c.multiply(c.mask(limb([(480, 724, 9), (530, 730, 12), (580, 724, 12)]), soft=8) & back, SHADE, 0.6)
    for x, y in ((478, 638), (476, 667), (480, 696)):
        c.multiply(c.mask(limb([(x - 14, y, 2), (x + 16, y - 1, 4), (x + 40, y - 2, 1)]), soft=4) & back, SHADE, 0.4)

    def lines(pen: Pen) -> None:
        for spine in _FINGERS:
            for j, share in ((1, 0.55), (2, 0.65)):
                x, y, q = spine[j]
                pen.stroke([(x - 2, y - 0.5 * q), (x - 5, y), (x - 2, y + 0.45 * q)], SHADE, 1.8, share)

    c.draw(lines, detail=0.85)
