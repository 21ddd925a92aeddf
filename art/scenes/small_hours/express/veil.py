"""Parts of Express: the veil, one long S from her head to his fist, laid over the hills as their road."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, polygon, sample

WHITE: Final = (0.955, 0.018, 85)
ROSE: Final = (0.78, 0.06, 25)
COOL: Final = (0.66, 0.045, 165)

_Edges: TypeAlias = tuple[Points, Points]
"""A strip's two borders: that on the walker's right hand, that on his left."""
_FLYING: Final[_Edges] = (
    ((172, 38), (244, 28), (330, 46), (440, 56), (566, 108), (654, 180), (706, 262)),
    ((200, 110), (264, 122), (340, 134), (430, 172), (530, 230), (614, 302), (676, 396)),
)
"""From her wreath to the turn."""
_LYING: Final[_Edges] = (
    (
        *((708, 266), (728, 320), (716, 376), (664, 430), (602, 466), (512, 508), (370, 580), (276, 656), (258, 722)),
        *((300, 768), (362, 784), (422, 766)),
    ),
    (
        *((703, 258), (688, 314), (640, 360), (556, 400), (420, 450), (256, 520), (116, 616), (26, 740), (-20, 880)),
        *((-40, 980), (-40, 1084)),
    ),
)
"""From the turn, down through the air, over the hills, to the hem."""
_HEM: Final[Points] = ((424, 800), (406, 870), (378, 960), (312, 1042), (190, 1094), (70, 1104), (-40, 1084))
_N: Final = 160


def borders() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the sampled right and left border of the part that comes down to the hills."""
    return sample(_LYING[0], _N), sample(_LYING[1], _N)


def _pairs(points: NDArray[np.float64]) -> list[tuple[float, float]]:
    return [(float(p[0]), float(p[1])) for p in points]


def fold(strip: _Edges, across: float, since: float, until: float, wide: float, drift: float = 0.0) -> Points:
    """Return a fold's spine with half widths: at a share of the veil's breadth, from one share of its length on."""
    right, left = (sample(edge, _N) for edge in strip)
    out: list[tuple[float, ...]] = []
    for t in np.linspace(since, until, 26):
        k = int(t * (_N - 1))
        s = across + drift * (t - since)
        p = right[k] * (1 - s) + left[k] * s
        breadth = float(np.hypot(*(right[k] - left[k])))
        taper = float(max(0.0, np.sin(np.pi * (t - since) / (until - since))) ** 0.6)
        out.append((float(p[0]), float(p[1]), max(0.4, wide * breadth * taper)))
    return out


_IN_AIR: Final = (
    (0.26, 0.0, 0.8, 0.06, 0.12, 0.6),
    (0.55, 0.0, 0.62, 0.05, -0.06, 0.5),
    (0.8, 0.02, 0.9, 0.05, -0.24, 0.55),
    (0.5, 0.5, 1.0, 0.07, -0.1, 0.6),
)
_ON_LAND: Final = (
    (0.3, 0.05, 0.52, 0.06, 0.2, 0.55),
    (0.62, 0.07, 0.46, 0.05, 0.1, 0.5),
    (0.85, 0.14, 0.5, 0.04, -0.1, 0.5),
    (0.12, 0.2, 0.56, 0.05, 0.06, 0.45),
    (0.86, 0.66, 1.0, 0.03, 0.0, 0.5),
    (0.6, 0.7, 1.0, 0.03, 0.1, 0.5),
)
"""Across, from, until, width, drift, strength."""


def lying(across: float, since: float, until: float, wide: float, drift: float = 0.0) -> Points:
    """Return a spine along the part that comes down to the hills."""
    return fold(_LYING, across, since, until, wide, drift)


def streaming(c: Canvas) -> None:
    """Paint the veil's beginning, from her wreath to where it turns over; darker towards the turn."""
    right, left = (sample(edge, _N) for edge in _FLYING)
    m = c.mask(polygon([*_pairs(right), *_pairs(left[::-1])]), wobble=1)
    c.fill(m, WHITE, 0.95, detail=0.5)
    for across, since, until, wide, drift, share in _IN_AIR:
        c.multiply(c.mask(limb(fold(_FLYING, across, since, until, wide, drift), 60), soft=4) & m, ROSE, share)
    for k in range(5):
        spine = fold(_FLYING, 0.14 + 0.18 * k, 0.0, 0.16 + 0.03 * (k % 2), 0.025)
        c.multiply(c.mask(limb(spine, 30), soft=2) & m, ROSE, 0.6)
    c.multiply(m * np.asarray(smoothstep(590, 730, c.x + 0.35 * (c.y - 260))[m.where], np.float32), ROSE, 0.6)


def laid(c: Canvas) -> None:
    """Paint the rest: it turns over in the wind, comes down, and where it lies it is a road."""
    right, left = borders()
    m = c.mask(polygon([*_pairs(right), *_pairs(sample(_HEM, 60)), *_pairs(left[::-1])]), wobble=1.5, cell=30)
    under = m.blur(9).move(10, 16)
    c.multiply(under * np.asarray(smoothstep(540, 640, c.y)[under.where]), (0.3, 0.06, 155), 0.6)
    flying = c.mask(polygon([*_pairs(sample(_FLYING[0], _N)), *_pairs(sample(_FLYING[1], _N)[::-1])]))
    c.multiply(m.blur(13).move(-12, -12) & flying, (0.66, 0.09, 18), 0.8)
    c.fill(m, WHITE, detail=0.4)
    turn: tuple[tuple[Points, float, tuple[float, float, float], float], ...] = (
        (((706, 272, 2), (712, 320, 9), (690, 372, 12), (620, 424, 7), (540, 456, 1)), 6, ROSE, 0.7),
        (((726, 316, 5), (716, 372, 9), (664, 428, 9), (600, 464, 4)), 5, COOL, 0.6),
        (((700, 292, 1), (694, 330, 5), (656, 366, 6), (580, 402, 2)), 3, ROSE, 0.5),
    )
    for spine, soft, tone, share in turn:
        c.multiply(c.mask(limb(spine, 40), soft=soft) & m, tone, share)
    low = smoothstep(560, 700, c.y) * smoothstep(240, 420, c.x + 0.1 * (c.y - 800))
    c.multiply(m * np.asarray(low[m.where], np.float32), COOL, 0.4)
    for across, since, until, wide, drift, share in _ON_LAND:
        way = lying(across, since, until, wide, drift)
        c.multiply(c.mask(limb(way, 80), soft=0.45 * max(p[2] for p in way)) & m, COOL, share)
    fan: tuple[tuple[Points, float], ...] = (
        (((300, 790, 3), (236, 850, 10), (186, 950, 15), (160, 1084, 18)), 0.5),
        (((372, 806, 3), (300, 870, 12), (244, 970, 17), (224, 1070, 18)), 0.6),
        (((400, 830, 3), (356, 900, 11), (312, 980, 16), (288, 1050, 12)), 0.65),
        (((300, 776, 3), (360, 796, 9), (418, 778, 3)), 0.45),
    )
    for line, share in fan:
        c.multiply(c.mask(limb(line, 60), soft=7) & m, COOL, share)
    _lace(c)


def _lace(c: Canvas) -> None:
    hem = sample(_HEM, 60)

    def work(pen: Pen) -> None:
        for k in range(3, 59, 2):
            (x, y), (u, v) = hem[k - 1], hem[k + 1]
            nx, ny = y - v, u - x
            d = float(np.hypot(nx, ny))
            px, py = float(hem[k][0]), float(hem[k][1])
            pen.dot(px, py, 14, WHITE)
            pen.dot(px + float(nx / d) * 22, py + float(ny / d) * 22, 4, COOL, 0.8)

    c.draw(work, detail=0.5)


def gathered(c: Canvas) -> None:
    """The hem lifted off the ground, through his fist to his mouth."""
    lifted: Points = (
        *((262, 742), (320, 768), (378, 752), (404, 732), (424, 716), (446, 724), (472, 708)),
        *((500, 722), (500, 764), (476, 810), (448, 850), (430, 900), (404, 960), (330, 960), (290, 880), (240, 790)),
    )
    m = c.mask(curve(lifted), wobble=1)
    m = m * np.asarray(
        smoothstep(270, 370, c.x)[m.where] * smoothstep(950, 870, c.y - 0.3 * (c.x - 380))[m.where], np.float32
    )
    c.shadow(m, 9, 5, soft=6, share=0.5, colour=(0.5, 0.09, 35))
    c.fill(m, WHITE, detail=0.6)
    for spine, soft, share in (
        (((428, 724, 1), (430, 750, 6), (438, 790, 3)), 3, 0.7),
        (((464, 728, 1), (458, 756, 7), (454, 790, 3)), 3, 0.7),
        (((488, 742, 1), (480, 766, 6), (464, 796, 3)), 3, 0.8),
        (((440, 804, 3), (400, 788, 8), (350, 788, 9), (290, 804, 3)), 5, 0.6),
        (((440, 814, 3), (396, 832, 9), (340, 880, 12), (290, 950, 4)), 6, 0.65),
        (((440, 820, 3), (414, 862, 9), (388, 920, 10), (372, 960, 3)), 5, 0.7),
    ):
        c.multiply(c.mask(limb(spine, 30), soft=soft) & m, COOL, share)
