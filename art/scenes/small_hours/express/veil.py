"""Parts of Express: the veil, one long S from her head to his fist, laid over the hills as their road."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from art.painting.canvas import Canvas
from art.painting.colour import rgb, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, polygon, sample
from art.painting.stamps import jittered, strew

WHITE: Final = (0.955, 0.018, 85)
ROSE: Final = (0.78, 0.06, 25)
COOL: Final = (0.66, 0.045, 165)

_OUTER: Final[Points] = (
    *(
        (106, 68),
        (194, 36),
        (310, 58),
        (430, 62),
        (574, 122),
        (668, 226),
        (692, 330),
        (636, 424),
        (512, 506),
        (370, 578),
    ),
    *((276, 656), (258, 722), (300, 768), (362, 784), (422, 766)),
)
_INNER: Final[Points] = (
    *(
        (126, 100),
        (214, 118),
        (330, 134),
        (430, 176),
        (540, 238),
        (628, 290),
        (664, 340),
        (566, 398),
        (420, 448),
        (256, 520),
    ),
    *((116, 616), (26, 740), (-20, 880), (-40, 980), (-40, 1084)),
)
_HEM: Final[Points] = ((424, 800), (406, 870), (378, 960), (312, 1042), (190, 1094), (70, 1104), (-40, 1084))
_N: Final = 160


def _edges() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    return sample(_OUTER, _N), sample(_INNER, _N)


def _pairs(points: NDArray[np.float64]) -> list[tuple[float, float]]:
    return [(float(p[0]), float(p[1])) for p in points]


def _whole(c: Canvas) -> Mask:
    outer, inner = _edges()
    return c.mask(polygon([*_pairs(outer), *_pairs(sample(_HEM, 60)), *_pairs(inner[::-1])]), wobble=1.5, cell=30)


def _fold(across: float, since: float, until: float, wide: float, drift: float = 0.0) -> Points:
    """Return a fold's spine with half widths: at a share of the veil's breadth, from one share of its length on."""
    outer, inner = _edges()
    out: list[tuple[float, ...]] = []
    for t in np.linspace(since, until, 26):
        k = int(t * (_N - 1))
        s = across + drift * (t - since)
        p = outer[k] * (1 - s) + inner[k] * s
        breadth = float(np.hypot(*(outer[k] - inner[k])))
        taper = float(max(0.0, np.sin(np.pi * (t - since) / (until - since))) ** 0.6)
        out.append((float(p[0]), float(p[1]), max(0.4, wide * breadth * taper)))
    return out


_FOLDS: Final = (
    (0.3, 0.0, 0.38, 0.07, 0.2, 0.55),
    (0.7, 0.02, 0.36, 0.06, -0.2, 0.55),
    (0.22, 0.38, 0.66, 0.05, 0.2, 0.5),
    (0.78, 0.4, 1.0, 0.03, 0.06, 0.5),
    (0.5, 0.4, 1.0, 0.03, 0.2, 0.5),
    (0.1, 0.5, 0.78, 0.04, 0.06, 0.5),
)
"""Across, from, until, width, drift, strength."""


def laid(c: Canvas) -> None:
    """Paint the whole veil; where it lies it is a road."""
    m = _whole(c)
    low = smoothstep(560, 700, c.y)
    c.multiply(
        m.blur(9).move(10, 16) * np.asarray(smoothstep(540, 640, c.y)[m.blur(9).move(10, 16).where]),
        (0.3, 0.06, 155),
        0.6,
    )
    c.fill(m, WHITE, detail=0.4)
    c.multiply(m * np.asarray((low * smoothstep(240, 420, c.x + 0.1 * (c.y - 800)))[m.where], np.float32), COOL, 0.4)
    _shaded(c, m)


def _shaded(c: Canvas, m: Mask) -> None:
    for across, since, until, wide, drift, share in _FOLDS:
        spine = _fold(across, since, until, wide, drift)
        soft = 0.45 * max(p[2] for p in spine)
        part = c.mask(limb(spine, 80), soft=soft) & m
        c.multiply(part, ROSE if until < 0.6 else COOL, share)
    fan: tuple[tuple[Points, float], ...] = (
        (((300, 790, 3), (236, 850, 10), (186, 950, 15), (160, 1084, 18)), 0.5),
        (((372, 806, 3), (300, 870, 12), (244, 970, 17), (224, 1070, 18)), 0.6),
        (((400, 830, 3), (356, 900, 11), (312, 980, 16), (288, 1050, 12)), 0.65),
        (((300, 776, 3), (360, 796, 9), (418, 778, 3)), 0.45),
    )
    for spine, share in fan:
        c.multiply(c.mask(limb(spine, 60), soft=7) & m, COOL, share)


def streaming(c: Canvas) -> None:
    """Lay the veil's beginning over bride and bee; then its turn in the wind, and the lace of its hem."""
    outer, inner = _edges()
    n = 68
    top = c.mask(polygon([*_pairs(outer[:n]), *_pairs(inner[:n][::-1])]), wobble=1)
    c.fill(top * np.asarray(smoothstep(640, 520, c.x)[top.where], np.float32), WHITE, 0.9, detail=0.5)
    for across, since, until, wide, drift, share in _FOLDS[:2]:
        c.multiply(c.mask(limb(_fold(across, since, until, wide, drift), 60), soft=3) & top, ROSE, share * 0.7)
    back = c.mask(
        curve([(480, 60), (720, 60), (720, 270, CORNER), (684, 268), (654, 284), (634, 318, CORNER), (480, 330)])
    )
    back = back & top.grow(2)
    c.multiply(
        back * np.asarray(smoothstep(500, 670, c.x + 0.5 * (c.y - 250))[back.where], np.float32), (0.7, 0.085, 18), 0.9
    )
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


def ruts(c: Canvas) -> None:
    """Two faint ruts along the road, and the verge's grass over its borders."""
    for across in (0.36, 0.64):
        spine = _fold(across, 0.44, 0.97, 0.011, 0.3)
        c.multiply(c.mask(limb(spine, 60), soft=1.5), COOL, 0.6)
    outer, inner = _edges()
    r = c.rng("verge")
    for name, edge, since, until in (("outer", outer, 110, 124), ("inner", inner, 106, 130)):
        n = 100
        k = r.integers(since, until, n)
        near = (k - since) / (until - since)
        x, y = edge[k, 0] + r.normal(0, 2, n), edge[k, 1] + r.normal(0, 2, n) - 3
        tone = rgb((0.42, 0.085, 148)) + (rgb((0.56, 0.1, 138)) - rgb((0.42, 0.085, 148))) * r.random((n, 1))
        strew(
            c,
            "blade",
            x,
            y,
            (8 + 20 * near) * r.uniform(0.6, 1.3, n),
            -1.57 + r.normal(0, 0.35, n),
            jittered(np.asarray(tone, np.float32), r, 0.03, 0.01),
            seed=f"verge-{name}",
            detail=0.5,
        )
