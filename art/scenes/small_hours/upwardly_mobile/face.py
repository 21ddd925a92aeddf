"""Parts of Upwardly Mobile: his head in profile, bowed, eyes shut; ear, grey hair, a turned-up collar, the hat."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .man import COAT, DARK, PALE, SHADE, SKIN

_HAIR: Final = (0.5, 0.02, 120)
_BLUSH: Final = (0.68, 0.13, 28)
_HAT: Final = (0.38, 0.038, 168)


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 524, 572, 0.98, -15)


def face(c: Canvas) -> None:
    """Paint neck, face, hair, ear, and the collar before them."""
    neck = c.mask(curve([(516, 640), (512, 700), (520, 740), (600, 740), (622, 690), (612, 600), (560, 590)]))
    c.fill(neck, SKIN, detail=0.8)
    c.glaze(c.mask(limb([(500, 664, 14), (548, 684, 20), (610, 660, 20)], 20), soft=12) & neck, SHADE, 0.75)
    m = c.mask(
        curve(
            _at(
                [
                    *((-40, -110), (-66, -96), (-80, -68), (-81, -46), (-76, -30), (-88, -10), (-108, 16), (-112, 28)),
                    *((-104, 35), (-86, 36, CORNER), (-88, 45), (-93, 53), (-84, 58, CORNER), (-89, 66), (-80, 75)),
                    *((-83, 88), (-76, 104), (-54, 110), (-22, 100), (8, 78), (34, 50), (60, -60)),
                ]
            )
        )
    )
    c.fill(m, SKIN, detail=0.9, mottle=0.02)
    _modelled(c, m)
    _features(c)
    _hair(c)
    _collar(c)


def _modelled(c: Canvas, m: Mask) -> None:
    for spine, soft, tone, share in (
        (((-76, 112, 8), (-40, 108, 14), (2, 84, 16), (24, 40, 12)), 7, SHADE, 0.6),
        (((-76, -28, 6), (-56, -22, 9), (-40, -22, 5)), 5, SHADE, 0.4),
        (((-92, 38, 3), (-78, 40, 6), (-66, 30, 3)), 3, SHADE, 0.45),
        (((-82, 80, 3), (-68, 80, 5)), 3, SHADE, 0.45),
        (((-84, -78, 8), (-40, -82, 12), (30, -60, 10)), 7, SHADE, 0.55),
    ):
        c.glaze(c.mask(limb(_at(spine)), soft=soft) & m, tone, share)
    c.glaze(c.mask(limb(_at([(-52, 32, 18), (-60, 30, 16)])), soft=10) & m, _BLUSH, 0.45)
    c.glaze(c.mask(limb(_at([(-104, 22, 8), (-98, 28, 7)])), soft=5) & m, _BLUSH, 0.45)


def _features(c: Canvas) -> None:
    ink = (0.3, 0.05, 40)

    def work(pen: Pen) -> None:
        pen.fill(limb(_at([(-78, -46, 1.6), (-64, -53, 3.6), (-44, -48, 1.2)])), _HAIR)
        pen.fill(limb(_at([(-72, -18, 1.2), (-64, -10, 2.4), (-53, -9, 2.6), (-43, -16, 1.1)])), ink)
        for u, v in ((-68, -13), (-60, -9)):
            pen.fill(limb(_at([(u, v, 1.3), (u - 4, v + 6, 0.4)])), ink, 0.85)
        pen.stroke(_at([(-71, -27), (-58, -25), (-45, -26)]), SHADE, 1.4, 0.7)
        pen.fill(limb(_at([(-38, -12, 0.5), (-30, -14, 1), (-25, -18, 0.5)])), SHADE, 0.7)
        pen.fill(limb(_at([(-102, 34, 1), (-95, 31, 2), (-91, 23, 0.8)])), (0.48, 0.1, 32), 0.75)
        pen.fill(curve(_at([(-86, 58, CORNER), (-90, 66), (-83, 71), (-74, 66), (-66, 58, CORNER)])), _BLUSH, 0.4)
        pen.fill(limb(_at([(-86, 58, 1.2), (-75, 59, 1.8), (-64, 57, 0.9)])), (0.45, 0.1, 30), 0.9)
        pen.fill(limb(_at([(-84, 24, 0.5), (-72, 36, 1.1), (-68, 48, 0.5)])), SHADE, 0.6)

    c.draw(work, detail=0.92, soft=0.3)


def _hair(c: Canvas) -> None:
    hair = c.mask(
        curve(
            _at(
                [
                    *((-22, -80, CORNER), (-18, -30), (-14, 4), (-4, 18, CORNER), (4, -14), (20, -26), (36, -8)),
                    *((34, 24), (36, 56), (46, 92, CORNER), (84, 92), (101, 30), (98, -30), (92, -60), (60, -90)),
                ]
            )
        ),
        wobble=1.2,
    )
    c.fill(hair, _HAIR, detail=0.7, mottle=0.05)
    c.glaze(c.mask(limb(_at([(84, 40, 10), (96, -10, 12), (90, -60, 10)])), soft=8) & hair, (0.32, 0.025, 150), 0.6)

    def strands(pen: Pen) -> None:
        for u, since, until in (
            (44, -50, 40),
            (52, -70, 66),
            (59, -30, 58),
            (66, -66, 20),
            (74, -40, 64),
            (83, -60, 44),
            (90, -20, 56),
        ):
            way = [(u, since, 0.4), (u + 6, 0.6 * since + 0.4 * until, 1.1), (u + 3, until, 0.4)]
            pen.fill(limb(_at(way)), (0.66, 0.02, 120), 0.6)

    c.draw(strands, clip=hair, detail=0.75, soft=0.3)
    ear = c.mask(curve(_at([(26, -20), (12, -26), (-2, -14), (-2, 8), (6, 26), (16, 34), (26, 24), (32, 2)])))
    c.multiply(ear.blur(3).move(1, 4), (0.5, 0.06, 45), 0.5)
    c.fill(ear, SKIN, detail=0.85)
    c.glaze(c.mask(limb(_at([(18, -12, 4), (6, -4, 5), (12, 18, 3)])), soft=3) & ear, _BLUSH, 0.6)


def _collar(c: Canvas) -> None:
    shirt = c.mask(
        curve([(500, 690, CORNER), (530, 706), (566, 706, CORNER), (556, 744), (520, 752), (494, 730, CORNER)])
    )
    c.fill(shirt, (0.95, 0.015, 130), detail=0.6)
    m = c.mask(
        curve(
            [
                *((488, 742, CORNER), (520, 722), (562, 702), (600, 664), (624, 604, CORNER), (660, 626), (680, 680)),
                *((640, 724), (570, 752), (506, 776, CORNER)),
            ]
        )
    )
    c.multiply(m.blur(7).move(0, 9), DARK, 0.6)
    c.fill(m, COAT, detail=0.6, mottle=0.04)
    c.glaze(c.mask(limb([(506, 738, 4), (572, 710, 7), (626, 640, 6)], 30), soft=5) & m, PALE, 0.6)
    c.glaze(c.mask(limb([(520, 774, 6), (600, 744, 8), (680, 690, 8)], 30), soft=6) & m, DARK, 0.6)


def hat(c: Canvas) -> None:
    """The hat: a dented crown, a dark band, a brim turned down before and up behind."""
    crown = c.mask(
        curve(
            _at(
                [
                    *((-84, -78, CORNER), (-84, -126), (-64, -160), (-26, -160), (14, -166), (60, -158), (90, -122)),
                    (102, -60, CORNER),
                ]
            )
        )
    )
    c.fill(crown, _HAT, detail=0.6, mottle=0.04)
    c.glaze(
        c.mask(limb(_at([(96, -70, 14), (84, -120, 16), (50, -150, 10)])), soft=12) & crown, (0.25, 0.035, 180), 0.7
    )
    c.glaze(c.mask(limb(_at([(-70, -110, 8), (-60, -140, 9), (-40, -152, 6)])), soft=7) & crown, PALE, 0.45)
    c.glaze(c.mask(limb(_at([(-50, -156, 2), (-10, -138, 8), (40, -156, 2)])), soft=5) & crown, (0.25, 0.035, 180), 0.6)
    band = c.mask(limb(_at([(-100, -82, 14), (0, -96, 15), (116, -70, 14)]))) & crown
    c.fill(band, (0.25, 0.035, 185), detail=0.65)
    brim = c.mask(
        curve(
            _at(
                [
                    *((-148, -40, CORNER), (-112, -68), (-60, -86), (10, -90), (80, -76), (140, -56, CORNER)),
                    *((124, -40), (70, -48), (0, -62), (-70, -62), (-118, -48)),
                ]
            )
        )
    )
    c.multiply(brim.blur(5).move(2, 9) & c.mask(oval(520, 575, 102, 130)), (0.5, 0.07, 45), 0.5)
    c.fill(brim, _HAT, detail=0.65, mottle=0.04)
    c.glaze(c.mask(limb(_at([(-130, -52, 3), (-60, -80, 5), (20, -84, 4)])), soft=3) & brim, PALE, 0.5)
    c.glaze(brim.edge(0, 6, 5), (0.22, 0.03, 180), 0.6)
