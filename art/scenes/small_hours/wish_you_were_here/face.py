"""Parts of Wish You Were Here: the child's head in profile, eyes shut, under a wide sun hat."""

from __future__ import annotations

import math
from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points

from .child import SHADE, SKIN
from .small import curve, limb, small

_EAR: Final = (292.0, 808.0)
_SIZE: Final = 0.74
_BOW: Final = math.radians(14)
_HAIR: Final = (0.27, 0.05, 38)
_HAT: Final = (0.66, 0.17, 32)
_HAT_DEEP: Final = (0.7, 0.14, 22)
_INK: Final = (0.24, 0.05, 35)


def _at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (from the ear, `u` towards the nose, `v` down) on the card; radii scaled."""
    out: list[tuple[float, ...]] = []
    for p in points:
        u, v = p[0] * math.cos(_BOW) - p[1] * math.sin(_BOW), p[0] * math.sin(_BOW) + p[1] * math.cos(_BOW)
        tail = () if len(p) < 3 else ((p[2],) if p[2] == CORNER else (p[2] * _SIZE,))
        out.append((_EAR[0] + _SIZE * u, _EAR[1] + _SIZE * v, *tail))
    return out


_FACE: Final[Points] = (
    *((30, -100), (62, -84), (80, -58), (84, -36), (80, -20), (88, -6), (97, 6), (95, 15), (84, 19, CORNER)),
    *((89, 28), (84, 35, CORNER), (87, 43), (80, 50), (81, 60), (74, 72), (56, 80), (34, 78), (12, 66), (-10, 40)),
    (-16, -50),
)
_BACK: Final[Points] = (
    *((60, -84), (20, -112), (-40, -106), (-82, -66), (-94, -10), (-90, 40), (-70, 70), (-44, 78, CORNER)),
    *((-38, 60), (-20, 52), (-8, 30, CORNER), (2, 22), (12, -6), (22, -30), (40, -50)),
)


def face(c: Canvas) -> None:
    """Neck, face, ear, hair, the features."""
    neck = c.mask(limb([(300, 884, 30), (298, 850, 25), (302, 820, 24)], 20))
    c.fill(neck, SKIN, detail=0.8)
    c.multiply(c.mask(limb([(288, 858, 14), (330, 866, 14)], 20), soft=8) & neck, SHADE, 0.8)
    m = c.mask(curve(_at(_FACE)))
    c.fill(m, SKIN, detail=0.88, mottle=0.03)
    c.multiply(c.mask(limb(_at([(70, 74, 7), (36, 74, 12), (6, 56, 14), (-10, 20, 12)]), 30), soft=6) & m, SHADE, 0.6)
    c.multiply(c.mask(limb(_at([(0, -66, 20), (84, -60, 20)]), 20), soft=9) & m, SHADE, 0.6)
    c.glaze(c.mask(limb(_at([(48, 26, 15), (58, 24, 13)]), 20), soft=8) & m, (0.63, 0.15, 28), 0.6)
    hair = c.mask(curve(_at(_BACK)), wobble=1)
    c.fill(hair, _HAIR, detail=0.6)
    _strands(c)
    _ear(c)
    _features(c)


def _strands(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        for u, low, share in (
            (-82, 58, 0.5),
            (-70, 66, 0.35),
            (-62, 60, 0.5),
            (-46, 62, 0.3),
            (-38, 54, 0.45),
            (-24, 44, 0.35),
        ):
            way = _at([(u * 0.8, -50), (u, 0), (u + 5, 36), (u + 15, low)])
            pen.stroke(small(way), (0.42, 0.07, 45), 1.6, share)

    c.draw(work, detail=0.6, soft=0.3, clip=c.mask(curve(_at(_BACK))))


def _ear(c: Canvas) -> None:
    shell = c.mask(curve(_at([(8, -14), (-4, -19), (-14, -9), (-12, 8), (-3, 19), (5, 14), (7, 2)])))
    c.fill(shell, mix(SKIN, (0.66, 0.12, 34), 0.4), detail=0.88)
    c.multiply(c.mask(limb(_at([(-2, -9, 3), (-6, 0, 4), (-1, 10, 2)]), 12), soft=2) & shell, SHADE, 0.8)


def _features(c: Canvas) -> None:
    """Shut eye with lashes, brow, nostril, a small closed mouth."""

    def work(pen: Pen) -> None:
        pen.fill(limb(_at([(50, -38, 0.8), (64, -44, 2.6), (78, -40, 1.0)]), 20), _INK, 0.85)
        lid: Points = [(50, -14, 0.9), (58, -7, 2.3), (68, -6, 2.4), (77, -12, 1.1)]
        pen.fill(limb(_at(lid), 24), _INK)
        for u, v in ((56, -8), (63, -6), (70, -6)):
            pen.fill(limb(_at([(u, v, 1.2), (u + 5, v + 8, 0.4)]), 8), _INK, 0.85)
        pen.fill(limb(_at([(85, 35, 1.6), (76, 36, 1.9), (68, 32, 0.9)]), 14), (0.38, 0.11, 25), 0.95)
        pen.fill(limb(_at([(86, 15, 0.8), (82, 13, 1.5), (80, 8, 0.7)]), 10), (0.42, 0.1, 28), 0.8)

    c.draw(work, detail=0.9, soft=0.3)


def hat(c: Canvas) -> None:
    """A wide sun hat: soft dome, ribbon, a brim that dips before and behind."""
    dome = c.mask(
        curve(
            _at([(-88, -52, CORNER), (-86, -100), (-60, -142), (-10, -160), (40, -148), (70, -108), (76, -60, CORNER)])
        )
    )
    c.fill(dome, _HAT, detail=0.7)
    c.multiply(c.mask(limb(_at([(-88, -60, 18), (-70, -120, 16), (-30, -146, 8)]), 30), soft=9) & dome, _HAT_DEEP, 0.5)
    band = c.mask(limb(_at([(-92, -62, 12), (-10, -72, 12), (78, -70, 12)]), 30)) & dome
    c.fill(band, (0.96, 0.025, 85), detail=0.75)
    brim = c.mask(
        curve(
            _at(
                [
                    *((-172, 6), (-138, -34), (-80, -58), (0, -66), (70, -64), (120, -48), (160, -12)),
                    *((144, -14), (92, -31), (30, -40), (-40, -36), (-102, -18), (-152, 14)),
                ]
            )
        )
    )
    below = c.mask(curve(_at(_FACE))) | c.mask(curve(_at(_BACK)))
    c.multiply(brim.blur(5).move(0, 10) & below, SHADE, 0.6)
    c.fill(brim, _HAT, detail=0.75)
    c.multiply(c.mask(limb(_at([(-140, -6, 5), (-60, -32, 7), (30, -40, 6), (130, -24, 5)]), 40), soft=4) & brim,
               _HAT_DEEP, 0.6)  # fmt: skip
