"""Parts of First Batch: his head in large profile, bowed to the crust, eyes shut; moustache, ear, a low white cap."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .baker import DARK, SHADE, SKIN
from .loaf import FOLD, LINEN

_HAIR: Final = (0.3, 0.035, 25)
_BLACK: Final = (0.17, 0.03, 20)
_DIM: Final = (0.46, 0.035, 35)
_GREY: Final = (0.72, 0.025, 60)
_BLUSH: Final = (0.65, 0.14, 30)
_FACE: Final[Points] = (
    *((30, -100), (62, -92), (80, -68), (85, -48), (79, -32), (91, -8), (110, 15), (109, 27), (96, 32, CORNER)),
    *((91, 38), (94, 46), (87, 56), (90, 70), (86, 88), (68, 102), (36, 98), (2, 74), (-34, 30), (-20, -60)),
)
_MOUSTACHE: Final[Points] = (
    *((102, 33, CORNER), (92, 32), (78, 38), (66, 50), (57, 66), (54, 84, CORNER), (64, 76), (77, 66), (91, 57)),
    (101, 47),
)


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 526, 520, 1.5, -33, flip=True)


def neck(c: Canvas) -> None:
    """Paint the thick neck that goes down into the jersey."""
    m = c.mask(limb([(566, 560, 88), (606, 630, 84), (610, 650, 78)], 30))
    collar = c.mask(limb([(520, 706, 17), (590, 712, 24), (660, 670, 26), (704, 596, 20)], 40), wobble=1)
    c.fill(m, SKIN, detail=0.8)
    c.multiply(c.mask(limb([(500, 690, 30), (570, 660, 46), (590, 560, 46)], 20), soft=20) & m, SHADE, 0.7)
    for fold in (((640, 566, 1), (662, 588, 4), (668, 620, 1)), ((612, 640, 1), (640, 652, 4), (668, 640, 1))):
        c.multiply(c.mask(limb(fold, 16), soft=3) & m, SHADE, 0.6)
    c.multiply(collar.blur(6).move(2, 9), DARK, 0.6)
    c.fill(collar, LINEN, detail=0.7)
    c.multiply(collar.edge(-4, -9, 8), FOLD, 0.75)


def face(c: Canvas) -> None:
    """Paint the face and the moustache."""
    m = c.mask(curve(_at(_FACE)))
    c.multiply(m.blur(10).move(-8, 10), (0.4, 0.1, 35), 0.6)
    c.fill(m, SKIN, detail=0.92, mottle=0.02)
    for spine, soft, share in (
        (((84, 98, 8), (50, 98, 14), (14, 76, 18), (-18, 30, 18)), 8, 0.5),
        (((56, -32, 8), (76, -28, 7)), 6, 0.35),
        (((80, 10, 1), (68, 20, 2.6), (58, 40, 1)), 2.5, 0.35),
        (((88, 66, 3), (76, 70, 5)), 3, 0.35),
    ):
        c.multiply(c.mask(limb(_at(spine)), soft=soft) & m, SHADE, share)
    stubble = c.mask(limb(_at([(76, 92, 14), (48, 92, 20), (18, 66, 18), (6, 26, 10)])), soft=9)
    c.multiply(stubble & m, (0.5, 0.04, 30), 0.35)
    c.glaze(c.mask(limb(_at([(44, 18, 17), (56, 20, 14)])), soft=11) & m, _BLUSH, 0.5)
    c.glaze(c.mask(limb(_at([(98, 8, 10), (106, 20, 8)])), soft=6) & m, _BLUSH, 0.45)
    dark = (0.27, 0.06, 30)

    def features(pen: Pen) -> None:
        pen.fill(limb(_at([(44, -22, 0.7), (54, -15, 1.7), (65, -14, 2.0), (75, -21, 0.8)])), dark)
        for u, v in ((56, -14), (61, -12.5), (66, -12.5)):
            pen.fill(limb(_at([(u, v, 1.1), (u + 3, v + 4, 0.3)])), dark, 0.6)
        pen.stroke(_at([(48, -31), (60, -30), (74, -32)]), SHADE, 2, 0.7)
        pen.stroke(_at([(52, -6), (62, -3), (72, -6)]), SHADE, 1.6, 0.5)
        for k in range(3):
            pen.stroke(_at([(40, -25 + 6 * k), (31, -27 + 9 * k), (23, -31 + 13 * k)]), SHADE, 1.7, 0.5)
        pen.fill(limb(_at([(101, 30, 0.8), (95, 27, 1.8), (92, 19, 0.7)])), (0.42, 0.1, 28), 0.8)

    c.draw(features, detail=0.92, soft=0.3)
    _brow(c)
    _whiskers(c)


def _brow(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        for k in range(26):
            u = 46 + 1.6 * k
            v = -44 - 7 * np.sin(0.12 * k) + (k % 3)
            stroke = [(u - 8, v + 5, 0.4), (u, v, 1.7), (u + 8, v - 3 + 0.4 * (k % 4), 0.3)]
            pen.fill(limb(_at(stroke), 10), (_HAIR, _BLACK, _DIM)[k % 3])

    c.draw(work, detail=0.9)


def _whiskers(c: Canvas) -> None:
    m = c.mask(curve(_at(_MOUSTACHE)), wobble=1)
    c.multiply(m.blur(4).move(2, 6), SHADE, 0.6)
    c.fill(m, _HAIR, detail=0.9)
    r = c.rng("whiskers")

    def work(pen: Pen) -> None:
        for k in range(110):
            f = float(r.random())
            a = (101 - 6 * f, 32 + 14 * f)
            b = (79 - 1 * f + float(r.normal(0, 1)), 37 + 27 * f + float(r.normal(0, 1)))
            e = (54 + 20 * f + float(r.normal(0, 4)), 84 - 7 * f + float(r.normal(0, 4)))
            tone = (_HAIR, _BLACK, _DIM, _HAIR, _DIM, _GREY, _BLACK)[k % 7]
            pen.fill(limb(_at([(*a, 0.4), (*b, 1.2), (*e, 0.2)]), 14), tone, 0.85)

    c.draw(work, detail=0.9, soft=0.2)


def hair(c: Canvas) -> None:
    """Paint the cropped hair at temple and nape, the ear."""
    m = c.mask(
        curve(
            _at(
                [
                    *((32, -70, CORNER), (28, -34), (21, -2, CORNER), (10, -22), (-6, -26), (-22, -4), (-26, 26)),
                    *((-38, 50), (-58, 62), (-82, 46), (-106, -20), (-60, -70)),
                ]
            )
        ),
        wobble=2,
    )
    c.multiply(m.blur(5).move(-2, 5), SHADE, 0.5)
    c.fill(m, _HAIR, detail=0.8)
    r = c.rng("hair")

    def comb(pen: Pen) -> None:
        for k in range(120):
            u, v = float(r.uniform(-96, 30)), float(r.uniform(-66, 36))
            long = float(r.uniform(12, 24))
            tone = (_GREY, _BLACK, _DIM, _BLACK)[k % 4]
            pen.fill(limb(_at([(u, v, 0.4), (u - 4, v + 0.5 * long, 1.1), (u - 4, v + long, 0.3)]), 10), tone, 0.6)

    c.draw(comb, clip=m, detail=0.8, soft=0.2)
    ear = c.mask(curve(_at([(8, -18), (-6, -24), (-18, -10), (-14, 10), (-6, 30), (6, 28), (8, 6)])))
    c.multiply(ear.blur(3).move(3, 4), DARK, 0.4)
    c.fill(ear, SKIN, detail=0.88)
    c.multiply(c.mask(limb(_at([(0, -12, 3), (-9, -8, 4), (-7, 6, 4), (0, 16, 3)])), soft=2.5) & ear, SHADE, 0.7)


def cap(c: Canvas) -> None:
    """Paint the low soft cap and its turned-up band."""
    cast = (0.5, 0.08, 38)
    crown = c.mask(
        curve(
            _at(
                [
                    *((86, -72, CORNER), (92, -98), (78, -130), (38, -152), (-22, -154), (-82, -134), (-122, -92)),
                    *((-136, -44), (-126, -6), (-106, 6, CORNER), (-50, -24), (40, -72)),
                ]
            )
        ),
        wobble=1.2,
    )
    c.fill(crown, LINEN, detail=0.7)
    for spine, soft, share in (
        (((68, -92, 2), (58, -116, 6), (34, -138, 2)), 5, 0.5),
        (((16, -88, 2), (-6, -116, 7), (-44, -134, 2)), 6, 0.6),
        (((-30, -66, 2), (-62, -90, 8), (-106, -94, 3)), 6, 0.65),
        (((-72, -38, 2), (-100, -52, 7), (-128, -46, 3)), 5, 0.7),
        (((-104, 0, 6), (-126, -16, 6), (-134, -44, 4)), 6, 0.6),
    ):
        c.multiply(c.mask(limb(_at(spine)), soft=soft) & crown, FOLD, share)
    back = smoothstep(560, 710, c.x + 0.25 * (c.y - 400))
    c.multiply(crown * np.asarray(back[crown.where], np.float32), FOLD, 0.5)
    band = c.mask(
        curve(
            _at(
                [
                    *(
                        (91, -88, CORNER),
                        (87, -60, CORNER),
                        (42, -60),
                        (-4, -44),
                        (-46, -16),
                        (-84, 10),
                        (-106, 20, CORNER),
                    ),
                    *((-118, -4, CORNER), (-94, -16), (-54, -44), (-10, -72), (40, -88)),
                ]
            )
        ),
        wobble=1,
    )
    c.multiply(band.blur(5).move(1, 8), cast, 0.5)
    c.multiply(band.blur(4).move(0, -5) & crown, FOLD, 0.8)
    c.fill(band, LINEN, detail=0.75)
    c.multiply(band.edge(-4, -8, 6), FOLD, 0.6)
    shade = back * smoothstep(560, 700, c.x)
    c.multiply(band * np.asarray(shade[band.where], np.float32), FOLD, 0.5)
