"""The jug, and what the low light makes of it."""

from __future__ import annotations

import math

import numpy as np

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.no_flowers_please.inks import BONE, CLOTH, DARK, RED, SHADOW, WHITE, flat


def daisy(card: Sheet, at: Array, ink: Ink, heart: Ink, lift: float = 0) -> None:
    """Lay a daisy as big as its place says: nine petals, no two of a length."""
    points = []
    for k in range(9):
        for part, r in ((-0.36, 0.42), (-0.3, 0.86), (0.0, 1.04), (0.3, 0.9), (0.36, 0.42)):
            t = 2 * math.pi * (k + part) / 9
            far = r * (1 + 0.07 * math.sin(5 * k + 1)) if r > 0.5 else r
            points.append(f"{far * math.cos(t):.3f},{far * math.sin(t):.3f}{'!' if r < 0.5 else ''}")
    card.paint(" ".join(points), ink, at=at, lift=lift, angle=24, grain=0.2, wobble=0.6)
    card.paint(".24,0 .17,.18 0,.25 -.18,.17 -.25,0 -.17,-.18 0,-.24 .18,-.17", heart, at=at, wobble=0.4)


_TULIP = "-.1,.95! -.5,.7 -.62,.2 -.5,-.4 -.56,-1! -.22,-.5! 0,-1.1! .24,-.5! .58,-.96! .52,-.3 .6,.2 .46,.72 .1,.95!"
_LILY = "-.08,1.1! -.24,.3 -.7,-.1 -1.12,-.2! -.7,-.5 -.4,-.44! -.36,-.8 0,-1.2! .3,-.8 .36,-.46! .7,-.6 1.1,-.3! .7,-.1 .26,.3 .1,1.1!"
_SUITOR = (
    # head and neck in profile, a coat, trousers and shoes
    "-.13,-.3! -.15,-.5 -.22,-.68 -.17,-.86 .04,-.95 .24,-.88 .3,-.77! .3,-.69 .4,-.59! .3,-.55 .29,-.47! .22,-.4 .15,-.38! "
    ".16,-.28!",
    "-.16,-.4! -.34,-.3 -.4,-.1 -.34,.14 -.46,.5! -.1,.56 .34,.48! .32,.2 .36,-.06 .34,-.26 .16,-.4!",
    "-.36,.44! -.02,.44! -.06,.7 -.1,.92! .06,.94 .1,1.03! -.06,1.06 -.34,1.04! -.38,.9 -.38,.66",
    ".04,.44! .34,.4! .36,.66 .34,.9! .52,.93 .56,1.02! .4,1.06 .12,1.04! .08,.9 .06,.66",
    # the arm that lifts the hat
    ".02,-.38! .3,-.36 .52,-.34! .58,-.54 .62,-.8! .84,-.78! .82,-.5 .76,-.2 .62,-.1 .3,-.04! .0,-.1!",
    ".6,-.76! .56,-.9 .63,-1.02 .78,-1.04 .87,-.94 .86,-.76!",
)
_HAT = (
    "-.54,.04! -.5,-.06 -.33,-.08! -.3,-.32 -.2,-.44 0,-.38 .2,-.44 .3,-.32 .33,-.08! .5,-.06 .54,.04! .34,.11 -.34,.11"
)
_LEAF = "0,0! -.26,-.5 -.3,-1.1 0,-1.9! .3,-1.2 .3,-.6"
_STEMS = (
    "520,1390 640,1388 720,1384 804,1380",
    "520,1396 680,1390 860,1390 1000,1360",
    "520,1404 660,1430 840,1490 1000,1550",
    "520,1412 620,1460 716,1536 796,1606",
    "520,1416 580,1480 612,1570 624,1670",
    "520,1386 590,1350 640,1290 664,1206",
)
_LEAVES = (
    (618, 1390, 64, 48),
    (690, 1396, 60, 104),
    (640, 1430, 70, 128),
    (646, 1290, 56, 330),
    (760, 1470, 72, 78),
    (596, 1520, 62, 202),
    (860, 1390, 58, 128),
)


def shadow(card: Sheet) -> None:
    """Lay it flat on the cloth: a jug's, and a bunch's that is not in it."""
    ink = SHADOW
    card.paint(
        "240,1392! 300,1330 400,1312 470,1352 520,1346 548,1340! 556,1400 540,1450! 500,1436 440,1452 380,1446 300,1440!",
        ink,
        angle=8,
        grain=0.2,
    )
    for stem in _STEMS:
        card.paint(ribbon(stem, (26, 17, 15)), ink, wobble=0.6, grain=0.2)
    for x, y, size, turn in _LEAVES:
        card.paint(_LEAF, ink, at=affine(x, y, size, turn), wobble=0.8, grain=0.2)
    daisy(card, affine(1026, 1566, 146, 14), ink, CLOTH)
    daisy(card, affine(634, 1672, 106, 30), ink, CLOTH)
    card.paint(_TULIP, ink, at=affine(850, 1664, 98, 138), wobble=0.8, grain=0.2)
    card.paint(_LILY, ink, at=affine(1064, 1330, 104, 66), wobble=0.8, grain=0.2)
    _suitor(card, affine(806, 1269, 98, 15))


def _suitor(card: Sheet, at: Array) -> None:
    """Lay a whole small man who stands on a stalk as a bloom would, and lifts his hat."""
    hat = np.asarray(at @ np.vstack([affine(0.54, -1.12, 1, -8), (0.0, 0.0, 1.0)]))
    card.paint(turned([*(curve(spec, at) for spec in _SUITOR), curve(_HAT, hat)]), SHADOW, wobble=0.4, grain=0.2)


def jug(card: Sheet) -> None:
    """Lay the enamel jug; one looks down into it, and there is nothing."""
    body = flat(
        card,
        "206,1080! 216,1150 204,1200 166,1270 156,1340 190,1408 296,1436 402,1408 436,1340 424,1270 388,1200 376,1150 386,1080!",
        RED,
        84,
        6,
        14,
    )
    with card.inside(body):
        card.paint(
            "330,1060! 330,1180 372,1280 366,1370 320,1450! 480,1450! 480,1060!",
            shift(RED, -0.07),
            angle=84,
            grain=0.25,
        )
        card.paint(ribbon("214,1240 190,1310 200,1360", (4, 18, 6)), mix(RED, BONE, 0.5), thin=0.2)
    card.paint(
        "198,1078 216,1044 260,1024 300,1020 340,1026 378,1046 396,1080 372,1114 330,1130 292,1132 250,1128 216,1110",
        WHITE,
        lift=5,
        angle=10,
        grain=0.2,
    )
    card.paint(
        "216,1078 232,1052 266,1038 300,1034 336,1040 364,1054 378,1080 358,1104 326,1116 292,1118 256,1114 230,1100",
        mix(DARK, RED, 0.12),
        angle=10,
        grain=0.2,
    )
