"""Parts of Heavy Lifting: her two hands, the one on the wall in her shadow's, the other on her knee."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .shade import DUSK

SKIN: Final = (0.63, 0.088, 48)
SHADE: Final = (0.46, 0.095, 34)
PALE: Final = (0.72, 0.075, 56)
_OPEN: Final[tuple[Points, ...]] = (
    ((24, -34, 15), (62, -38, 14), (92, -34, 12), (106, -28, 8)),
    ((28, -14, 16), (76, -16, 15), (112, -12, 12.5), (128, -6, 8)),
    ((28, 6, 16), (80, 6, 15.5), (120, 10, 12.5), (136, 16, 8)),
    ((22, 26, 16), (70, 28, 15), (108, 34, 12.5), (124, 40, 8)),
)
_BENT: Final[tuple[Points, ...]] = (
    ((20, -26, 16), (62, -24, 15.5), (88, -2, 14), (96, 26, 11), (96, 40, 7)),
    ((24, -10, 16), (62, -8, 16), (84, 16, 14), (90, 46, 11), (89, 60, 7)),
    ((22, 8, 16), (56, 12, 15.5), (74, 36, 13.5), (78, 64, 10.5), (76, 76, 7)),
    ((14, 24, 15), (42, 32, 14), (56, 54, 12), (58, 76, 9), (56, 86, 6)),
)


class _Place:
    """Where a hand lies, how large, how it is turned."""

    def __init__(self, x: float, y: float, size: float, turn: float) -> None:
        self.x, self.y, self.size = x, y, size
        self.co, self.si = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def __call__(self, points: Points) -> list[tuple[float, ...]]:
        """Return points of a hand that points right, its wrist at (-46, 0)."""
        out: list[tuple[float, ...]] = []
        for p in points:
            u, v = self.size * p[0], self.size * p[1]
            tail = () if len(p) < 3 else ((p[2],) if p[2] == CORNER else (p[2] * self.size,))
            out.append((self.x + u * self.co - v * self.si, self.y + u * self.si + v * self.co, *tail))
        return out


def _fingers(c: Canvas, at: _Place, spines: Sequence[Points]) -> None:
    for k, spine in enumerate(spines):
        finger = c.mask(limb(at(spine), 30))
        c.multiply(finger.blur(3).move(1, 4), SHADE, 0.55)
        c.fill(finger, mix(SKIN, PALE, 0.1 + 0.13 * k), detail=0.9)
        c.multiply(finger.edge(-1, -5, 4), SHADE, 0.5)
        tip = spine[-1]
        before = spine[-2]
        nail = limb(at([(0.4 * before[0] + 0.6 * tip[0], 0.4 * before[1] + 0.6 * tip[1], 5), (*tip[:2], 4.6)]), 10)
        c.glaze(c.mask(nail, soft=0.8) & finger, (0.8, 0.05, 45), 0.75)


def _back(c: Canvas, at: _Place, knuckles: Points) -> None:
    """The back of the hand: bones, two veins."""
    back = c.mask(
        curve(
            at(
                [
                    (-62, -20),
                    (-30, -28),
                    (-4, -42),
                    (22, -46),
                    (42, -34),
                    (48, -4),
                    (42, 26),
                    (22, 42),
                    (-6, 38),
                    (-36, 26),
                    (-64, 22),
                ]
            )
        )
    )
    c.fill(back, SKIN, detail=0.9)
    low = c.mask(limb(at([(-60, 22, 9), (-10, 34, 12), (26, 38, 8)]), 20), soft=7)
    c.multiply(low & back, SHADE, 0.5)
    for u, v in knuckles:
        bone = limb(at([(0.1 * u - 22, 0.5 * v, 1), (0.6 * u, 0.85 * v, 3), (u - 6, v, 5)]), 16)
        c.glaze(c.mask(bone, soft=2.5) & back, PALE, 0.6)
        c.multiply(
            c.mask(limb(at([(u - 3, v + 9, 1.2), (u + 6, v + 10, 2.4), (u + 14, v + 8, 1)])), soft=1.5), SHADE, 0.6
        )

    def veins(pen: Pen) -> None:
        for way in ([(-40, -6), (-16, -2), (0, -14), (20, -18)], [(-16, -2), (4, 8), (22, 12)]):
            pen.stroke(at(way), SHADE, 1.7, 0.45)

    c.draw(veins, detail=0.85, soft=0.5)


def far_hand(c: Canvas) -> None:
    """The hand that goes to the wall, and is held by the shadow's: its finger tips and thumb close over it."""
    at = _Place(518, 624, 0.74, -72)
    behind = limb(at([(120, 0, 20), (92, -36, 18), (60, -56, 16), (30, -60, 14), (0, -60, 13), (-28, -54, 12)]), 40)
    c.fill(c.mask(behind), DUSK, 0.97, detail=0.9)
    _fingers(c, at, _OPEN)
    _back(c, at, ((34, -32), (40, -12), (40, 8), (32, 26)))
    thumb = c.mask(limb(at([(-34, 18, 17), (-6, 40, 16), (20, 58, 13), (44, 66, 11), (56, 67, 7)]), 24))
    c.multiply(thumb.blur(3).move(1, 4), SHADE, 0.5)
    c.fill(thumb, mix(SKIN, PALE, 0.5), detail=0.9)
    c.multiply(thumb.edge(-1, -5, 4), SHADE, 0.45)
    tips = [limb(at([(u + 6, -56, 9), (u, -38, 9.6), (u - 5, -22, 9), (u - 7, -16, 8)]), 24) for u in (40, 18, -4, -26)]
    its_thumb = limb(at([(130, 34, 12), (98, 57, 13), (68, 62, 14), (42, 53, 13.5), (20, 38, 12), (2, 22, 8.5)]), 40)
    for path in tips:
        c.multiply(c.mask(path).blur(2).move(1, 2), SHADE, 0.5)
    c.fill(c.mask(*tips, its_thumb), DUSK, 0.97, detail=0.9)


def near_hand(c: Canvas) -> None:
    """The hand that leans on the knee: the fingers go down over it."""
    at = _Place(384, 840, 0.84, 14)
    shadow = c.mask(limb(at([(-20, 6, 40), (40, 14, 40), (80, 40, 26)]), 20), soft=8)
    c.multiply(shadow.move(4, 12), (0.2, 0.06, 270), 0.6)
    wrist = c.mask(curve([(330, 810, CORNER), (356, 812), (352, 848), (330, 850), (316, 849, CORNER), (319, 832)]))
    c.fill(wrist, SKIN, detail=0.9)
    c.multiply(c.mask(limb([(324, 806, 9), (314, 856, 11)], 10), soft=7) & wrist, SHADE, 0.8)
    _fingers(c, at, _BENT)
    _back(c, at, ((34, -24), (38, -8), (34, 8), (24, 24)))
