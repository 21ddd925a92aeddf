"""Parts of Closing Time: the kelp: stalks that go down into the deep, and the one that ties sun and moon."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, place, sample

_TIE: Final[Points] = (
    *((536, 1082, 6), (512, 1036, 7), (502, 976, 7), (532, 910, 8), (578, 842, 8), (601, 780, 9)),
    *((602, 744, 9), (600, 716, 9)),
)
"""From the moon up over her flank to the swaddling."""
_FAR: Final[tuple[tuple[Points, float, float], ...]] = (
    (((330, 1240, 5), (352, 1150, 5), (318, 1060, 5), (340, 980, 4), (322, 900, 4)), 0.78, 58),
    (((736, 1230, 7), (764, 1120, 7), (728, 1010, 6), (762, 900, 6), (740, 800, 5)), 0.58, 86),
    (((70, 1240, 10), (28, 1120, 10), (72, 990, 9), (22, 850, 7), (40, 698, 4)), -1.0, 136),
)
"""Stalk, how far the water hazes it (-1: near, dark), length of its blades."""
_TONES: Final[tuple[Colour, Colour, Colour]] = ((0.33, 0.07, 150), (0.5, 0.1, 118), (0.72, 0.13, 100))


def _blade(pen: Pen, x: float, y: float, turn: float, long: float, flip: bool, haze: float, light: float) -> None:
    """One blade: a bladder at its root, a long ruffled leaf that trails."""
    s = long / 150
    air = (0.4, 0.085, 212) if haze >= 0 else (0.2, 0.055, 225)
    haze = haze if haze >= 0 else 0.62
    dark, leaf, pale = (mix(mix(t, (0.86, 0.13, 92), 0.4 * light), air, haze) for t in _TONES)

    def laid(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, s, turn, flip)

    edge = [(12, -4), (30, -16), (48, -17), (66, -25), (88, -20), (108, -21), (130, -8), (164, 8), (128, 9), (108, 15),
            (88, 11), (66, 18), (44, 11), (28, 10)]  # fmt: skip
    pen.fill(curve(laid(edge)), leaf)
    pen.fill(
        curve(laid([(14, 2), (60, 2), (110, -2), (160, 8), (126, 9), (108, 15), (88, 11), (66, 18), (44, 11)])),
        dark,
        0.6,
    )
    pen.fill(limb(laid([(14, 0, 1), (74, -3, 1.6), (150, 5, 0.4)]), 20), dark, 0.8)
    for u, v in ((34, -13), (58, -19), (84, -16), (110, -14)):
        pen.fill(limb(laid([(u - 8, -2, 0.6), (u, 0.55 * v, 1.3), (u + 8, v, 0.5)]), 10), pale, 0.55)
    pen.fill(limb(laid([(28, -14, 0.6), (66, -23, 1.7), (108, -19, 1.2), (150, 0, 0.4)]), 20), pale, 0.8)
    pen.fill(limb(laid([(0, 0, 3), (9, -1, 8.5), (18, -1, 3)]), 20), leaf)
    pen.fill(limb(laid([(5, -4, 1), (10, -5, 2.6), (14, -4, 1)]), 12), pale, 0.9)


def _stalk(pen: Pen, spine: Points, haze: float, light: float) -> None:
    air = (0.4, 0.085, 212) if haze >= 0 else (0.2, 0.055, 225)
    haze = haze if haze >= 0 else 0.62
    dark, leaf, pale = (mix(mix(t, (0.86, 0.13, 92), 0.4 * light), air, haze) for t in _TONES)
    pen.fill(limb(spine, 70), leaf)
    pen.fill(limb([(p[0] + 0.4 * p[2], p[1] + 0.4 * p[2], 0.45 * p[2]) for p in spine], 70), dark, 0.7)
    pen.fill(limb([(p[0] - 0.35 * p[2], p[1] - 0.4 * p[2], 0.28 * p[2]) for p in spine], 70), pale, 0.8)


def forest(c: Canvas) -> None:
    """Far stalks, hazed by the water."""
    for i, (spine, haze, long) in enumerate(_FAR):

        def work(pen: Pen, spine: Points = spine, haze: float = haze, long: float = long, i: int = i) -> None:
            s = sample(spine, 13)
            for k in range(1, 12):
                flip = False
                side = (k + i) % 2 == 0
                turn = -52 + 15 * ((k * 5 + i) % 5) if side else -160 + 14 * ((k * 3 + i) % 5)
                _blade(
                    pen, float(s[k, 0]), float(s[k, 1]), turn, long * (0.8 + 0.12 * ((k * 7 + i) % 5)), flip, haze, 0.1
                )
            _stalk(pen, spine, haze, 0.1)

        c.draw(work, detail=0.45, soft=0.8)


def line_up(c: Canvas) -> None:
    """The stalk that ties the moon to the sun, over her flank."""
    shade = c.mask(limb([(p[0] - 4, p[1] + 9, p[2]) for p in _TIE[3:]], 60), soft=5)
    c.multiply(shade, (0.25, 0.06, 340), 0.55)

    def work(pen: Pen) -> None:
        for x, y, turn, long, flip, light in (
            (508, 1010, 150, 110, False, 0.1), (503, 966, 24, 110, False, 0.2), (540, 900, 40, 130, False, 0.4),
        ):  # fmt: skip
            _blade(pen, x, y, turn, long, flip, 0.0, light)
        _stalk(pen, _TIE[:4], 0.12, 0.1)
        _stalk(pen, _TIE[3:], 0.0, 0.7)
        pen.fill(limb([(603, 754, 8), (601, 738, 15), (600, 720, 14), (599, 702, 7)], 24), (0.62, 0.13, 98))
        pen.fill(limb([(598, 748, 2), (595, 736, 5), (595, 722, 4)], 16), (0.86, 0.13, 96), 0.85)

    c.draw(work, detail=0.75, soft=0.35)
