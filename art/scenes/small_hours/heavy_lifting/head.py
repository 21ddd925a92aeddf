"""Parts of Heavy Lifting: her head in profile under a white scarf, the thin white plait."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, sample

from .hands import PALE, SHADE, SKIN

_EAR: Final = (296.0, 580.0)
_SIZE: Final = 1.12
_BOW: Final = math.radians(2)
_LINEN: Final = (0.955, 0.02, 86)
_FOLD: Final = (0.76, 0.045, 300)
_HAIR: Final = (0.86, 0.015, 80)
_GREY: Final = (0.6, 0.02, 60)
_BLUSH: Final = (0.58, 0.13, 30)
_INK: Final = (0.22, 0.05, 30)
_GOLD: Final = (0.82, 0.14, 86)
_FRONT: Final[Points] = (
    *((30, -100), (56, -94), (74, -74), (79, -54), (75, -36), (84, -16), (96, 4), (103, 18), (99, 30, CORNER)),
    *((87, 34), (89, 43), (80, 51, CORNER), (85, 59), (78, 67), (83, 78), (84, 92), (73, 103), (50, 102), (24, 88)),
    *((2, 62), (-22, 20), (-12, -60)),
)
_SCARF: Final[Points] = (
    *((70, -84, CORNER), (52, -114), (12, -130), (-40, -124), (-84, -92), (-106, -40), (-104, 14), (-92, 56)),
    *((-60, 78), (-24, 72), (-4, 50, CORNER), (-6, 20), (0, -14), (20, -44), (48, -62)),
)


def _at(points: Points) -> list[tuple[float, ...]]:
    co, si = math.cos(_BOW), math.sin(_BOW)
    out: list[tuple[float, ...]] = []
    for p in points:
        x, y = _EAR[0] + _SIZE * (p[0] * co - p[1] * si), _EAR[1] + _SIZE * (p[0] * si + p[1] * co)
        tail = () if len(p) < 3 else ((p[2],) if p[2] == CORNER else (p[2] * _SIZE,))
        out.append((x, y, *tail))
    return out


def nape(c: Canvas) -> None:
    """Her neck, old and thin."""
    m = c.mask(curve([(230, 600), (230, 720), (340, 726), (342, 706), (338, 676), (340, 640), (300, 600)]))
    c.fill(m, SKIN, detail=0.8)
    c.multiply(c.mask(limb([(360, 676, 14), (300, 680, 26), (250, 690, 30)], 20), soft=9) & m, SHADE, 0.75)


def head(c: Canvas) -> None:
    """Face, a strand of white hair, the scarf."""
    face = c.mask(curve(_at(_FRONT)))
    c.fill(face, SKIN, detail=0.92, mottle=0.02)
    for spine, soft, share in (
        (((74, 104, 7), (44, 102, 12), (14, 78, 18), (-6, 30, 16)), 6, 0.6),
        (((50, -32, 7), (62, -24, 9), (74, -30, 6)), 5, 0.45),
        (((87, 34, 3), (80, 31, 4)), 2, 0.5),
        (((84, 67, 2), (72, 68, 4)), 2.5, 0.5),
        (((74, 24, 1), (64, 38, 3), (62, 54, 1)), 2.5, 0.55),
        (((44, 44, 3), (38, 62, 7), (48, 84, 3)), 5, 0.45),
    ):
        c.multiply(c.mask(limb(_at(spine)), soft=soft) & face, SHADE, share)
    c.glaze(c.mask(limb(_at([(46, 14, 15), (56, 18, 13)])), soft=9) & face, _BLUSH, 0.45)
    c.glaze(c.mask(limb(_at([(96, 14, 7), (101, 24, 6)])), soft=4) & face, _BLUSH, 0.3)
    c.glaze(c.mask(limb(_at([(70, -76, 5), (74, -56, 5)])), soft=5) & face, PALE, 0.7)
    c.glaze(c.mask(limb(_at([(84, -14, 3), (98, 10, 3)])), soft=3) & face, PALE, 0.7)

    def features(pen: Pen) -> None:
        pen.fill(limb(_at([(44, -44, 0.8), (58, -53, 3), (76, -52, 2)])), _HAIR, 0.95)
        pen.fill(curve(_at([(53, -18, CORNER), (63, -23), (73, -20, CORNER), (64, -16)])), (0.88, 0.02, 70))
        pen.fill(curve(_at([(63, -22), (69, -24), (72, -20), (69, -16), (64, -17)])), _INK)
        pen.fill(limb(_at([(47, -16, 0.7), (56, -22.5, 1.7), (66, -25, 2.1), (75, -20, 1.0)])), _INK)
        pen.stroke(_at([(49, -30), (60, -36), (74, -34)]), SHADE, 1.6, 0.8)
        for k in range(3):
            pen.stroke(_at([(43, -20 + 4 * k), (35, -22 + 8 * k), (28, -26 + 13 * k)]), SHADE, 1.5, 0.65)
        for way in ([(50, -8), (60, -5), (70, -9)], [(52, -2), (62, 2), (70, -1)]):
            pen.stroke(_at(way), SHADE, 1.3, 0.5)
        for y in (-66, -75):
            pen.stroke(_at([(44, y + 4), (58, y - 1), (70, y)]), SHADE, 1.4, 0.5)
        pen.stroke(_at([(74, 22), (66, 34), (63, 48)]), SHADE, 2, 0.7)
        pen.fill(limb(_at([(83, 51, 1.6), (74, 53, 2.2), (64, 49, 0.8)])), (0.34, 0.1, 25), 0.9)
        pen.fill(limb(_at([(95, 31, 1), (90, 28, 2), (86, 20, 0.8)])), (0.36, 0.09, 28), 0.8)

    c.draw(features, detail=0.92, soft=0.3)
    _hair(c)
    _scarf(c)


def _hair(c: Canvas) -> None:
    """White hair that shows at brow and temple."""
    m = c.mask(curve(_at([(66, -90, CORNER), (60, -74), (36, -54), (20, -24), (16, 6), (4, 34), (-12, 20), (0, -50)])))
    c.multiply(m.blur(3).move(3, 3), SHADE, 0.5)
    c.fill(m, _HAIR, detail=0.85)
    r = c.rng("strands")

    def work(pen: Pen) -> None:
        for k in range(26):
            f = k / 26
            way = [
                (62 - 12 * f, -88 + 4 * f),
                (34 - 22 * f, -60 - 6 * f),
                (18 - 18 * f, -22 - 8 * f),
                (12 - 14 * f, 10),
                (2 - 6 * f, 34),
            ]
            pen.stroke(_at(way), _GREY if r.random() < 0.5 else (0.96, 0.01, 85), float(r.uniform(1, 2)), 0.6)

    def wisp(pen: Pen) -> None:
        for way in (
            [(18, -16, 2), (28, 4, 1.8), (24, 22, 1.3), (30, 34, 0.3)],
            [(60, -86, 2), (70, -72, 1.5), (68, -62, 0.3)],
        ):
            pen.fill(limb(_at(way), 24), _HAIR, 0.95)

    c.draw(work, clip=m, detail=0.85)
    c.draw(wisp, detail=0.85)


def _scarf(c: Canvas) -> None:
    """A white scarf, tied at the nape; a gold hoop below it."""
    hoop = [(-2 + 11 * math.sin(0.7 * k), 64 - 12 * math.cos(0.7 * k)) for k in range(10)]
    c.draw(lambda pen: pen.stroke(_at(hoop), _GOLD, 3.2), detail=0.9)
    tail: Points = ((-86, 50, 9), (-112, 74, 13), (-126, 108, 14), (-130, 140, 9))
    m = c.mask(curve(_at(_SCARF)), wobble=1)
    for part in (c.mask(limb(_at(tail), 30)), m):
        c.multiply(part.blur(5).move(4, 5), (0.3, 0.06, 300), 0.45)
        c.fill(part, _LINEN, detail=0.8)
        c.multiply(part.edge(-4, -7, 8), _FOLD, 0.7)
    for spine, soft, share in (
        (((60, -90, 1), (10, -84, 6), (-50, -30, 8), (-86, 50, 3)), 5, 0.8),
        (((40, -66, 1), (0, -50, 5), (-44, 0, 7), (-84, 54, 3)), 4, 0.75),
        (((14, -30, 1), (-14, -4, 5), (-48, 34, 5), (-82, 58, 2)), 4, 0.7),
        (((40, -112, 2), (-20, -96, 6), (-76, -40, 7), (-94, 40, 3)), 6, 0.5),
        (((-10, 50, 3), (-40, 62, 6), (-78, 62, 3)), 4, 0.6),
    ):
        c.multiply(c.mask(limb(_at(spine), 40), soft=soft) & m, _FOLD, share)
    knot = c.mask(curve(_at([(-104, 40), (-90, 34), (-74, 44), (-74, 66), (-90, 74), (-106, 62)])))
    c.multiply(knot.blur(4).move(2, 4), _FOLD, 0.8)
    c.fill(knot, _LINEN, detail=0.85)
    c.multiply(knot.edge(-3, -5, 5), _FOLD, 0.6)


def plait(c: Canvas) -> None:
    """A thin white plait down her back, out from under the scarf."""
    spine: Points = ((218, 650, 15), (178, 694, 15), (140, 750, 13.5), (112, 812, 11.5), (98, 872, 8))
    m = c.mask(limb(spine, 50))
    c.multiply(m.blur(5).move(5, 6), (0.2, 0.06, 270), 0.6)
    s = sample(spine, 34)
    d = np.gradient(s[:, :2], axis=0)
    d = d / np.hypot(d[:, 0], d[:, 1])[:, None]
    side = np.stack([-d[:, 1], d[:, 0]], 1)
    c.fill(m, (0.8, 0.02, 75), detail=0.8)

    def strands(pen: Pen) -> None:
        for k in range(1, 32, 2):
            (x, y, q), f = s[k], 1 if k % 4 == 1 else -1
            u, v = side[k] * f, d[k]
            lock = [
                (x + u[0] * q * 0.95 - v[0] * q * 0.7, y + u[1] * q * 0.95 - v[1] * q * 0.7, 0.3 * q),
                (x + u[0] * q * 0.55, y + u[1] * q * 0.55, 0.62 * q),
                (x - u[0] * q * 0.25 + v[0] * q * 0.9, y - u[1] * q * 0.25 + v[1] * q * 0.9, 0.2 * q),
            ]
            pen.fill(limb([tuple(map(float, p)) for p in lock], 16), (0.96 - 0.03 * (k % 3), 0.012, 85))
        x, y = float(s[-1, 0]), float(s[-1, 1])
        for k in range(7):
            pen.fill(limb([(x, y - 4, 2.4), (x - 12 + 4 * k, y + 14, 2), (x - 18 + 5 * k, y + 32, 0.3)], 12), _HAIR)
        pen.fill(limb([(x - 8, y - 2, 4.4), (x + 8, y + 2, 4.4)], 8), (0.62, 0.17, 32))

    c.draw(strands, detail=0.85)
