"""Parts of Not Today: her head in large profile, brow on the wood, eyes shut; grey hair, a fur hat, a fur collar."""

from __future__ import annotations

import math
from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .fur import fur

_SKIN: Final = (0.765, 0.075, 48)
_SHADE: Final = (0.58, 0.095, 32)
_BLUSH: Final = (0.67, 0.15, 25)
_HAIR: Final = (0.6, 0.025, 60)
_DARK: Final = (0.4, 0.03, 50)
_SOFT: Final = (0.72, 0.02, 70)
_LIGHT: Final = (0.84, 0.015, 80)
_FELT: Final = (0.27, 0.065, 282)
_NIGHT: Final = (0.4, 0.06, 280)
_PALE: Final = (0.42, 0.075, 272)
_INK: Final = (0.25, 0.055, 25)
_FACE: Final[Points] = (
    *((30, -104), (58, -98), (76, -76), (80, -54), (76, -34), (84, -12), (99, 9), (101, 20), (95, 28, CORNER)),
    *((86, 30), (90, 39), (83, 46, CORNER), (87, 55), (80, 63), (84, 77), (78, 93), (56, 101), (28, 91), (2, 64)),
    *((-22, 20), (-12, -60)),
)


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 338, 440, 1.42, 28)


def _swung(points: Points, turn: float) -> list[tuple[float, ...]]:
    """Return points turned about where her brow touches the wood: her shadow, wider the farther it is from there."""
    x, y = _at([(80, -60)])[0][:2]
    return place([(p[0] - x, p[1] - y, *p[2:]) for p in points], x, y, 1.0, turn)


def neck(c: Canvas) -> None:
    """Paint what shows of her neck."""
    m = c.mask(limb([(268, 490, 70), (276, 590, 74)], 20))
    c.fill(m, _SKIN, detail=0.8)
    c.multiply(m, _SHADE, 0.45)


def face(c: Canvas) -> None:
    """Paint the face: past its youth, listening."""
    m = c.mask(curve(_at(_FACE)))
    c.multiply(c.mask(curve(_swung(_at(_FACE), -17)), soft=3.5), (0.32, 0.08, 256), 0.75)
    c.multiply(m.blur(2).move(2, 1), (0.3, 0.08, 258), 0.6)
    c.fill(m, _SKIN, detail=0.92, mottle=0.02)
    for spine, soft, share in (
        (((76, 102, 8), (44, 98, 13), (14, 74, 18), (-6, 26, 16)), 7, 0.55),
        (((52, -32, 7), (74, -28, 7)), 6, 0.35),
        (((86, 30, 3), (79, 27, 4)), 2.5, 0.45),
        (((85, 66, 2), (73, 68, 4)), 3, 0.4),
        (((73, 12, 1), (65, 28, 2.6), (66, 46, 1)), 2.6, 0.45),
        (((50, 58, 2), (44, 70, 6), (52, 84, 3)), 5, 0.35),
    ):
        c.multiply(c.mask(limb(_at(spine)), soft=soft) & m, _SHADE, share)
    c.glaze(c.mask(limb(_at([(44, 20, 18), (57, 20, 14)])), soft=12) & m, _BLUSH, 0.55)
    c.glaze(c.mask(limb(_at([(92, 6, 9), (100, 16, 8)])), soft=6) & m, _BLUSH, 0.5)

    def features(pen: Pen) -> None:
        pen.fill(limb(_at([(40, -44, 0.6), (56, -54, 2.4), (77, -55, 1.2)])), _DARK, 0.85)
        pen.fill(limb(_at([(46, -20, 0.6), (55, -13, 1.8), (65, -12, 2.1), (75, -19, 0.8)])), _INK)
        for u, v in ((55, -13), (60, -12), (65, -11), (70, -14)):
            pen.fill(limb(_at([(u, v, 1.0), (u + 2.5, v + 6.5, 0.25)])), _INK, 0.75)
        pen.stroke(_at([(48, -31), (61, -30), (75, -32)]), _SHADE, 1.9, 0.7)
        pen.stroke(_at([(52, -5), (62, -2), (71, -6)]), _SHADE, 1.5, 0.5)
        for k in range(3):
            pen.stroke(_at([(42, -24 + 5 * k), (34, -26 + 8 * k), (27, -30 + 12 * k)]), _SHADE, 1.5, 0.55)
        pen.stroke(_at([(73, 14), (66, 27), (65, 42)]), _SHADE, 1.7, 0.6)
        pen.fill(curve(_at([(87, 35), (90, 39), (83, 46, CORNER), (66, 47, CORNER), (76, 40)])), _BLUSH, 0.55)
        pen.fill(curve(_at([(83, 46, CORNER), (87, 54), (80, 60), (72, 54), (66, 47, CORNER)])), _BLUSH, 0.5)
        pen.fill(limb(_at([(85, 46, 1.3), (75, 47.5, 1.9), (63, 48, 0.7)])), (0.4, 0.12, 25), 0.9)
        pen.fill(limb(_at([(91, 26, 0.9), (86, 23, 1.8), (84, 15, 0.7)])), (0.44, 0.1, 28), 0.75)

    c.draw(features, detail=0.92, soft=0.3)


def hair(c: Canvas) -> None:
    """Paint grey hair from brow to nape, over the ear."""
    m = c.mask(
        curve(
            _at(
                [
                    *((48, -102, CORNER), (46, -80), (33, -56), (22, -28), (20, 2), (8, 34), (-16, 46), (-50, 62)),
                    *((-82, 66), (-100, 40), (-90, -40), (-20, -100)),
                ]
            )
        ),
        wobble=1,
    )
    c.multiply(m.blur(5).move(4, 5), _SHADE, 0.5)
    c.fill(m, _HAIR, detail=0.8)
    r = c.rng("comb")

    def comb(pen: Pen) -> None:
        for k in range(190):
            f = float(r.random())
            way = [
                (49 - 32 * f, -94 - 8 * f, 0.3),
                (30 - 50 * f, -44 - 26 * f, 1.2),
                (18 - 62 * f + float(r.normal(0, 2)), 8 - 40 * f, 1.4),
                (-20 - 50 * f, 46 - 34 * f, 1.2),
                (-106 - 6 * f, 70 - 44 * f, 0.3),
            ]
            pen.fill(limb(_at(way), 22), (_LIGHT, _DARK, _HAIR, _DARK, _SOFT)[k % 5], 0.6)

    c.draw(comb, clip=m, detail=0.85, soft=0.2)
    _knot(c)

    def loose(pen: Pen) -> None:
        for wisp in (
            [(20, -20, 1.8), (30, 2, 1.5), (26, 22, 1.1), (33, 36, 0.3)],
            [(-6, 42, 2), (4, 58, 1.7), (0, 76, 0.3)],
        ):
            pen.fill(limb(_at(wisp), 24), _HAIR, 0.95)

    c.draw(loose, detail=0.88)


def _knot(c: Canvas) -> None:
    """The knot of hair at her nape, coiled."""
    x, y = _at([(-84, 76)])[0][:2]
    m = c.mask(oval(x, y, 50, 40, 20), wobble=3)
    c.multiply(m.blur(5).move(3, 6), _DARK, 0.6)
    c.fill(m, _HAIR, detail=0.85)
    r = c.rng("coil")

    def coil(pen: Pen) -> None:
        for k in range(54):
            turn, far = 0.83 * k + 0.5 * float(r.random()), 0.1 + 0.88 * (k / 54) ** 0.8
            way = []
            for j in range(7):
                a = turn + 0.26 * j
                q = far * (1 + 0.05 * j * (0.5 - (k % 2)))
                u, v = 50 * q * math.cos(a) + 15 * (1 - far), 40 * q * math.sin(a) - 9 * (1 - far)
                way.append((x + 0.94 * u - 0.34 * v, y + 0.34 * u + 0.94 * v))
            pen.stroke(way, (_SOFT, _DARK, _LIGHT, _DARK)[k % 4], float(r.uniform(1.2, 2.4)), 0.5)

    c.draw(coil, clip=m, detail=0.85, soft=0.3)
    c.multiply(m.edge(6, 8, 7), _DARK, 0.5)


def hat(c: Canvas) -> None:
    """Paint the round fur hat, pushed back from the brow."""
    crown = c.mask(
        curve(
            _at(
                [
                    *((30, -112, CORNER), (22, -146), (-14, -164), (-64, -154), (-112, -118), (-138, -66), (-134, -20)),
                    *((-112, 20, CORNER), (-60, -50)),
                ]
            )
        ),
        wobble=1.2,
    )
    c.fill(crown, _FELT, detail=0.7, mottle=0.06)
    for spine, soft, tone, share in (
        (((-116, 8, 8), (-78, -52, 14), (-20, -96, 12), (28, -118, 8)), 9, _NIGHT, 0.9),
        (((-52, -72, 2), (-74, -102, 6), (-92, -128, 2)), 4, _NIGHT, 0.7),
        (((0, -104, 2), (-12, -130, 5), (-22, -152, 2)), 4, _NIGHT, 0.6),
    ):
        c.multiply(c.mask(limb(_at(spine)), soft=soft) & crown, tone, share)
    for spine, soft, share in (
        (((-84, -122, 6), (-46, -146, 10), (-12, -148, 5)), 7, 0.6),
        (((-126, -66, 6), (-116, -96, 8), (-102, -116, 4)), 6, 0.5),
    ):
        c.glaze(c.mask(limb(_at(spine)), soft=soft) & crown, _PALE, share)
    band: Points = ((-122, 36, 22), (-108, -8, 31), (-76, -54, 35), (-30, -86, 36), (8, -106, 33), (27, -116, 26))
    fur(c, _at(band), 3600, "band", long=28, fan=1.1)


def collar(c: Canvas) -> None:
    """Paint the collar, turned up round neck and chin."""
    fur(
        c,
        [(180, 508, 26), (196, 566, 52), (264, 610, 62), (346, 632, 54), (404, 626, 38), (436, 602, 22)],
        3600,
        "collar",
        long=28,
    )
