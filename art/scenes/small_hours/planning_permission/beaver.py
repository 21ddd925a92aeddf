"""Parts of Planning Permission: the beaver's weight: flat tail, bowed back, pale breast, haunch and broad foot."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, mix
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb

from .inks import BELLY, COAT, DEEP, INK, PALE, PAW, crease, fur

_BODY: Final[Points] = (
    *((214, 594), (146, 574), (114, 520), (104, 446), (116, 372), (146, 304), (188, 236), (240, 168), (320, 120)),
    *((420, 230), (462, 330), (484, 410), (490, 474), (476, 540), (440, 592), (330, 597)),
)
_TAIL: Final[Points] = (
    *((186, 588), (146, 562), (110, 522), (92, 474), (80, 430), (58, 410), (34, 424), (24, 468), (32, 522)),
    *((60, 566), (110, 592), (160, 598)),
)


def _down(x: Array, y: Array) -> Array:
    """Return the lie of the coat: along the bowed back, then down."""
    return np.asarray(
        1.62 + 0.75 * np.clip((330 - y) / 160, 0, 1) + 0.35 * np.clip((240 - x) / 140, -0.7, 0.4), np.float32
    )


def tail(c: Canvas) -> None:
    """The flat scaly tail, held up a little, as one holds one's breath."""
    m = c.mask(curve(_TAIL), wobble=1)
    c.fill(m, (0.54, 0.045, 66), detail=0.6)
    sweep(c, m, ((30, 440, 10), (30, 510, 16), (90, 580, 16)), 14, (0.5, 0.06, 70), 0.6)
    sweep(c, m, ((52, 424, 8), (72, 480, 12), (116, 544, 10)), 10, (0.66, 0.05, 78), 0.6, pale=True)

    def scales(pen: Pen) -> None:
        for k in range(-16, 26):
            for turn in (1, -1):
                x = 100 + 17 * k
                pen.stroke([(x - turn * 70, 380), (x - turn * 6, 490), (x + turn * 70, 610)], INK, 1.5, 0.34)

    c.draw(scales, clip=m.grow(-5), detail=0.6, soft=0.4)
    c.multiply(m & c.mask(limb([(150, 566, 20), (190, 590, 30)], 10), soft=14), DEEP, 0.7)


def body(c: Canvas) -> None:
    """Back, breast and belly in one mass."""
    m = c.mask(curve(_BODY), wobble=2.2, cell=10)
    c.fill(m, COAT, detail=0.5)
    sweep(c, m, ((170, 300, 20), (120, 420, 34), (128, 530, 40), (220, 590, 24)), 34, DEEP, 0.55)
    pale = ((456, 360, 16), (478, 440, 22), (466, 520, 30), (420, 580, 26))
    sweep(c, m, pale, 20, BELLY, 0.9, pale=True)
    sweep(c, m, ((250, 226, 12), (190, 290, 22), (160, 380, 18)), 20, PALE, 0.6, pale=True)
    sweep(c, m, ((396, 320, 30), (420, 420, 30), (400, 520, 24)), 26, DEEP, 0.35)
    fur(c, m.grow(3), 1900, _down, "body")
    sweep(c, m, ((330, 300, 26), (400, 330, 30), (456, 330, 20)), 18, DEEP, 0.75)


def haunch(c: Canvas) -> None:
    """The near thigh, round and heavy, and the broad webbed foot flat on the moss."""
    foot = c.mask(
        curve(
            [(236, 572), (300, 560), (380, 562), (436, 574), (470, 586), (474, 598), (440, 603), (330, 604), (236, 602)]
        )
    )
    c.multiply(foot.blur(6).move(0, 5), (0.45, 0.06, 130), 0.5)
    c.fill(foot, PAW, detail=0.6)
    sweep(c, foot, ((300, 570, 5), (380, 572, 7), (446, 586, 4)), 5, (0.56, 0.06, 50), 0.75, pale=True)

    def toes(pen: Pen) -> None:
        for k, (x, y) in enumerate(((398, 576), (424, 580), (446, 586))):
            crease(pen, ((x - 34, y + 2 * k), (x, y + 6), (x + 20, y + 16)), 1.9, INK, 0.7)

    c.draw(toes, clip=foot, detail=0.7, soft=0.3)
    m = c.mask(
        curve([(150, 560), (150, 490), (184, 430), (246, 404), (312, 418), (352, 462), (362, 520), (340, 566),
               (288, 590), (210, 596)]),
        wobble=2,
        cell=10,
    )  # fmt: skip
    c.multiply(m.blur(14).move(16, -4) & c.mask(curve(_BODY)), DEEP, 0.7)
    c.fill(m, mix(COAT, PALE, 0.12), detail=0.5)
    sweep(c, m, ((170, 540, 20), (200, 586, 20), (300, 580, 20)), 18, DEEP, 0.6)
    sweep(c, m, ((210, 440, 12), (270, 430, 22), (326, 476, 16)), 18, PALE, 0.75, pale=True)
    fur(c, m.grow(3), 800, lambda x, y: np.asarray(1.75 - 0.004 * (x - 200) + 0.002 * (y - 500), np.float32), "thigh")
