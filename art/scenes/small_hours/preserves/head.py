"""Parts of Preserves: her head in large profile, cheek to the glass, eyes shut; the thick braid that rises over her."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, sample

from .arms import LIGHT, SHADE, SKIN
from .dress import DARK
from .jar import RED
from .room import FOLD, LINEN

_HAIR: Final = (0.38, 0.085, 42)
_DIM: Final = (0.25, 0.06, 35)
_GLEAM: Final = (0.56, 0.11, 55)
_BLUSH: Final = (0.7, 0.14, 26)
_FACE: Final[Points] = (
    *((34, -100), (60, -92), (76, -70), (80, -48), (75, -28), (84, -8), (100, 11), (95, 22, CORNER), (85, 26)),
    *((90, 35), (85, 43, CORNER), (88, 52), (80, 60), (81, 74), (72, 90), (52, 95), (24, 84), (0, 60)),
    *((-22, 20), (-12, -60)),
)


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 590, 548, 1.52, -20, flip=True)


def nape(c: Canvas) -> None:
    """Paint her neck and the collar."""
    m = c.mask(limb([(640, 580, 66), (646, 630, 60), (636, 680, 56)], 30))
    c.fill(m, SKIN, detail=0.8)
    c.multiply(c.mask(limb([(570, 720, 26), (630, 670, 36), (650, 590, 40)], 20), soft=16) & m, SHADE, 0.65)
    collar = c.mask(limb([(560, 738, 12), (620, 732, 20), (690, 692, 22), (728, 640, 15)], 40), wobble=1)
    c.multiply(collar.blur(6).move(2, 9), DARK, 0.6)
    c.fill(collar, LINEN, detail=0.7)
    c.multiply(collar.edge(-4, -9, 8), FOLD, 0.75)


def head(c: Canvas) -> None:
    """Paint the face."""
    m = c.mask(curve(_at(_FACE)))
    c.multiply(m.blur(9).move(-8, 9), (0.42, 0.09, 256), 0.55)
    c.fill(m, SKIN, detail=0.92, mottle=0.02)
    for spine, soft, share in (
        (((74, 97, 8), (40, 90, 14), (10, 64, 18), (-6, 24, 16)), 8, 0.5),
        (((54, -30, 7), (74, -26, 6)), 6, 0.28),
        (((84, 26, 3), (78, 24, 4)), 3, 0.4),
        (((83, 62, 2), (74, 63, 4)), 3, 0.4),
    ):
        c.multiply(c.mask(limb(_at(spine)), soft=soft) & m, SHADE, share)
    c.glaze(c.mask(limb(_at([(44, 24, 19), (60, 22, 15)])), soft=13) & m, _BLUSH, 0.55)
    c.glaze(c.mask(limb(_at([(92, 6, 8), (97, 14, 6)])), soft=5) & m, _BLUSH, 0.4)
    c.glaze(c.mask(limb(_at([(56, -70, 8), (66, -62, 10)])), soft=12) & m, LIGHT, 0.5)
    dark = (0.27, 0.06, 32)

    def features(pen: Pen) -> None:
        pen.fill(limb(_at([(42, -44, 0.7), (58, -54, 3.4), (76, -57, 1.2)])), _DIM, 0.85)
        pen.fill(limb(_at([(45, -18, 0.7), (54, -11, 1.8), (65, -10, 2.1), (74, -17, 0.9)])), dark)
        for u, v in ((50, -13), (55, -11), (60, -10)):
            pen.fill(limb(_at([(u, v, 1.1), (u + 1, v + 6, 0.3)])), dark, 0.7)
        pen.stroke(_at([(48, -28), (61, -26), (73, -29)]), SHADE, 1.8, 0.6)
        pen.fill(curve(_at([(87, 32), (90, 36), (85, 43, CORNER), (70, 43, CORNER), (78, 37)])), _BLUSH, 0.4)
        pen.fill(curve(_at([(85, 43, CORNER), (88, 51), (82, 56), (75, 51), (70, 43, CORNER)])), _BLUSH, 0.32)
        pen.fill(limb(_at([(86, 43, 1.2), (77, 44, 1.7), (67, 42, 0.7)])), (0.47, 0.12, 25), 0.9)
        pen.fill(limb(_at([(89, 22, 0.8), (85, 20, 1.5), (82, 14, 0.6)])), (0.5, 0.1, 28), 0.7)

    c.draw(features, detail=0.92, soft=0.3)


_FALLS: Final = (
    ((66, -92), (34, -118), (-24, -124), (-80, -80), (-100, 22)),
    ((60, -74), (28, -88), (-24, -78), (-64, -36), (-100, 34)),
    ((48, -54), (18, -46), (-12, -18), (-44, 14), (-94, 46)),
    ((14, -30), (-8, 4), (-28, 34), (-62, 54), (-96, 50)),
)
"""How the hair is combed, from the brow to the braid."""


def hair(c: Canvas) -> None:
    """Paint the combed hair and the ear."""
    m = c.mask(
        curve(
            _at(
                [
                    *((66, -95, CORNER), (44, -115), (0, -125), (-52, -112), (-88, -68), (-104, -12), (-108, 36)),
                    *((-70, 62, CORNER), (-34, 36), (-14, 8), (-2, -20), (12, -34), (38, -50), (56, -70)),
                ]
            )
        ),
        wobble=1,
    )
    c.multiply(m.blur(5).move(-1, 6), SHADE, 0.5)
    c.fill(m, _HAIR, detail=0.85, mottle=0.04)
    r = c.rng("comb")
    ways = np.array([sample(_at(fall), 14) for fall in _FALLS])

    def comb(pen: Pen) -> None:
        for k in range(240):
            at = r.uniform(0, len(ways) - 1.001)
            j, f = int(at), at % 1
            way = ways[j] * (1 - f) + ways[j + 1] * f + r.normal(0, 1.4, 2)
            a, n = int(r.integers(0, 8)), int(r.integers(5, 9))
            wide = float(r.uniform(0.9, 2.0))
            part = [(float(p[0]), float(p[1])) for p in way[a : a + n]]
            mid = (len(part) - 1) / 2
            spine = [(x, y, 0.3 + wide * (1 - abs(i - mid) / (mid + 0.5))) for i, (x, y) in enumerate(part)]
            pen.fill(limb(spine, 20), (_DIM, _GLEAM, _DIM)[k % 3], 0.5)

    c.draw(comb, clip=m, detail=0.8, soft=0.3)
    ear = c.mask(curve(_at([(8, -16), (-5, -20), (-15, -9), (-12, 8), (-4, 22), (5, 20), (7, 4)])))
    c.multiply(ear.blur(3).move(0, 4), _DIM, 0.4)
    c.fill(ear, SKIN, detail=0.88)
    c.multiply(c.mask(limb(_at([(-2, -9, 3), (-6, 1, 4), (-1, 12, 2)])), soft=2) & ear, _BLUSH, 0.7)


_BRAID: Final[Points] = (
    *((704, 572, 20), (746, 540, 35), (772, 466, 42), (768, 380, 41), (742, 296, 38), (694, 226, 35)),
    *((628, 180, 32), (552, 166, 28), (490, 186, 23), (446, 226, 17)),
)


def braid(c: Canvas) -> None:
    """Paint the braid: it rises behind her, bends over her head and points at the jar."""
    whole = c.mask(limb(_BRAID, 80))
    c.multiply(whole.blur(9).move(8, 12), (0.68, 0.07, 250), 0.5)
    x, y = _BRAID[-1][:2]
    r = c.rng("tuft")

    def tuft(pen: Pen) -> None:
        for k in range(60):
            f = float(r.uniform(-1, 1))
            way: Points = [
                (x + 8 + 5 * f, y - 6 + 9 * f, 3),
                (x - 20 + 10 * f, y + 22 + 13 * f, 3),
                (x - 34 + 6 * f + float(r.normal(0, 5)), y + 54 + 9 * f + float(r.normal(0, 6)), 0.3),
            ]
            pen.fill(limb(way, 16), (_HAIR, _DIM, _HAIR, _GLEAM)[k % 4], 0.9)

    c.draw(tuft, detail=0.85)
    s = sample(_BRAID, 240)
    d = np.gradient(s[:, :2], axis=0)
    side = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(d[:, 0], d[:, 1])[:, None]
    c.fill(c.mask(limb([(p[0], p[1], 0.7 * p[2]) for p in _BRAID[1:]], 80)), _DIM, detail=0.8)
    at, k = 232.0, 0
    while at > 4:
        _lobe(c, s, side, int(at), 1 if k % 2 else -1, k)
        at -= 0.235 * s[int(at), 2]
        k += 1
    for f in (-5.0, 1.0, 7.0):
        px, py = s[234, :2] - f * d[234] / np.hypot(*d[234])
        n = side[234] * 17
        yarn = c.mask(limb([(px - n[0], py - n[1], 3.6), (px + n[0], py + n[1], 3.6)], 8))
        c.multiply(yarn.blur(2).move(1, 3), _DIM, 0.5)
        c.fill(yarn, RED, detail=0.85)


def _lobe(c: Canvas, s: NDArray[np.float64], side: NDArray[np.float64], at: int, way: int, name: int) -> None:
    """Lay one strand's turn: from the braid's edge (nearer the root) to its middle (nearer the tip)."""
    q = float(s[at, 2])
    back, fore = max(at - int(0.3 * q), 0), min(at + int(0.34 * q), 239)
    p0 = s[back, :2] + way * 0.74 * q * side[back]
    p1 = s[at, :2] + way * 0.56 * q * side[at]
    p2 = s[fore, :2] - way * 0.3 * q * side[fore]
    spine = [(*p0, 0.2 * q), (*p1, 0.46 * q), (*(0.5 * p1 + 0.5 * p2), 0.42 * q), (*p2, 0.1 * q)]
    m = c.mask(limb([tuple(float(v) for v in p) for p in spine], 30), wobble=0.6)
    c.multiply(m.blur(3).move(0, 2), _DIM, 0.6)
    c.fill(m, _HAIR, detail=0.85)
    r = c.rng(f"lobe{name}")
    u = (p2 - p0) / np.hypot(*(p2 - p0))
    n = np.array([-u[1], u[0]])

    def strands(pen: Pen) -> None:
        for k in range(15):
            o = n * float(r.uniform(-0.42, 0.42)) * q
            a, b, e = p0 + 0.4 * o, p1 + o, p2 + 0.3 * o
            line = [(float(v[0]), float(v[1]), t) for v, t in ((a, 0.3), (b, 1.5), (e, 0.3))]
            pen.fill(limb(line, 14), (_DIM, _GLEAM, _DIM)[k % 3], 0.55)

    c.draw(strands, clip=m, detail=0.8, soft=0.2)
    c.multiply(m - m.grow(-2.5), _DIM, 0.4)
