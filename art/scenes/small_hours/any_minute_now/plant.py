"""What grows out of the boot: two long leaves, a stalk that nods, and on it a young boot, nearly ripe."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.shapes import CORNER, Points, curve, limb

from .boots import red_boot

_GREEN: Final = (0.5, 0.085, 142)
_DARK: Final = (0.34, 0.07, 165)
_PALE: Final = (0.74, 0.09, 125)
_STALK: Final = (
    (748, 800, 13.5),
    (752, 690, 13),
    (756, 560, 12.5),
    (746, 430, 11.5),
    (708, 346, 10.5),
    (650, 320, 9.5),
)
_NOD: Final = ((604, 344, 8.5), (590, 386, 8), (590, 410, 7.5))


def stalk(c: Canvas) -> None:
    """Paint the stalk in one sweep."""
    m = c.mask(limb([*_STALK, *_NOD], 120))
    c.fill(m, _GREEN, detail=0.5, mottle=0.06)
    c.multiply(m.edge(-5, 3, 3), _DARK, 0.5)
    c.glaze(m.edge(4, -3, 2), _PALE, 0.6)


def leaves(c: Canvas, near: bool) -> None:
    """Paint a long leaf behind the stalk, or the one before it."""
    far_leaf = ([(758, 800, CORNER), (770, 690), (800, 600), (850, 520, CORNER), (836, 640), (800, 760)],
                [(770, 800, 1.5), (790, 690, 1.5), (836, 560, 1)])  # fmt: skip
    near_leaf = ([(704, 790, CORNER), (680, 690), (680, 610), (706, 520, CORNER), (732, 610), (746, 700), (744, 790)],
                 [(726, 790, 1.5), (708, 690, 1.5), (706, 560, 1)])  # fmt: skip
    line, rib = near_leaf if near else far_leaf
    _leaf(c, line, rib, near)


def _leaf(c: Canvas, line: Points, rib: Points, near: bool) -> None:
    m = c.mask(curve(line))
    c.fill(m, _GREEN if near else (0.44, 0.08, 150), detail=0.5, mottle=0.06)
    c.multiply(m * np.asarray(smoothstep(600, 800, c.y), np.float32), _DARK, 0.6)
    c.multiply(m.edge(-12, 0, 8), _DARK, 0.35)
    c.glaze(c.mask(limb(rib, 24), soft=0.8) & m, _PALE, 0.6)
    c.glaze(m.edge(5, -3, 4), _PALE, 0.4)


def bud(c: Canvas) -> None:
    """Paint the young boot that hangs from the stalk, its sepals still on."""
    with c.group() as hanging:
        red_boot(c, 600, 562, 0.98, flip=True, worn=False)
    c.paste(hanging)
    for line in (
        [(590, 404, CORNER), (564, 416), (548, 448), (544, 484, CORNER), (566, 466), (582, 440)],
        [(590, 404, CORNER), (620, 414), (642, 442), (652, 476, CORNER), (626, 460), (604, 440)],
        [(590, 402, CORNER), (606, 428), (610, 462), (598, 500, CORNER), (582, 466), (578, 430)],
    ):
        m = c.mask(curve(line))
        c.multiply(m.blur(3).move(-2, 4), (0.4, 0.12, 25), 0.5)
        c.fill(m, _GREEN, detail=0.65)
        c.multiply(m.edge(-4, 2, 3), _DARK, 0.5)
        c.glaze(m.edge(3, -2, 2), _PALE, 0.6)
