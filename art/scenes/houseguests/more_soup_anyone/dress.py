"""What is seen of her below the bowl: a dark bust, two printed sleeves, a necklace, two hands that hold the rim."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, parse, ribbon
from art.cutpaper.hands import finger, turned
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.more_soup_anyone.inks import CHALK, LEAF, SKIN, TEAL, UMBER

TRUNK: Final = "400,990! 500,940 600,930 700,940 800,990! 818,1130 800,1280 792,1400 800,1560! 400,1560! 408,1400 400,1280 382,1130"
UPPER: Final = (
    "452,960! 380,1000 322,1068 268,1160 216,1262 170,1370 150,1470! 210,1526 268,1506 308,1462 346,1384 396,1300 440,1210 "
    "470,1130 480,1040"
)
"""From the shoulder, behind the bowl, out and down to the elbow, and up its inner side to the armpit."""
FOREARM: Final = "98,1008! 78,1130 60,1260 50,1380 62,1466 104,1514 168,1530 232,1516 272,1476 288,1410 278,1290 256,1150 236,1008! 168,990"
"""From the cuff down its outer side, round the elbow on the cloth, and up again: wide below, narrow at the wrist."""
PALM: Final = "-.16,-.15! .04,-.16 .22,-.21 .42,-.23! .50,-.12 .51,.04 .47,.20! .27,.21 .09,.12 -.16,.10!"
FINGERS: Final = (
    ".40,.15 .60,.24 .76,.30",
    ".44,.07 .70,.11 .92,.14",
    ".46,-.05 .74,-.05 1.0,-.04",
    ".42,-.17 .68,-.21 .93,-.23",
)
THUMB: Final = ".02,-.12 .22,-.29 .62,-.24"
WRISTS: Final = (affine(165, 1000, 330, -56), affine(1035, 1000, 330, 236) @ ((1, 0, 0), (0, -1, 0), (0, 0, 1)))
DARK: Final = mix(shift(SKIN, -0.1), UMBER, 0.35)


def _sides() -> tuple[Array, Array]:
    return affine(), affine(1200, 0, 1, 0, True)


def trunk(card: Sheet) -> None:
    """Lay her bust, dark, behind both sleeves."""
    body = card.piece(TRUNK, shift(TEAL, -0.06), angle=80, laps=100, grain=0.36, lift=10)
    with card.inside(body):
        for line in ("520,1060 500,1260 510,1500", "680,1060 704,1260 690,1500"):
            card.paint(ribbon(line, (4, 14, 6)), shift(TEAL, 0.03), thin=0.15)


def necklace(card: Sheet) -> None:
    """Two strings of pearls that hang from behind the bowl."""
    for rx, depth, gap, r in ((60, 160, 31, 15), (98, 292, 35, 17)):
        since = 0.0
        for k in range(721):
            a = math.pi * k / 720
            since += math.pi / 720 * math.hypot(rx * math.sin(a), depth * math.cos(a))
            if since >= gap:
                since -= gap
                card.paint(ROUND, CHALK, at=affine(600 + rx * math.cos(a), 1004 + depth * math.sin(a), r), lift=3)


def upper_arms(card: Sheet) -> None:
    """Lay both arms from the shoulder to the elbow."""
    for at in _sides():
        arm = card.piece(UPPER, TEAL, at=at, angle=60, laps=100, grain=0.36, lift=9)
        printed(card, arm, "tulip", mix(LEAF, TEAL, 0.25), gap=118)
        with card.inside(arm):
            card.paint(
                "480,1040! 470,1130 440,1210 396,1300 346,1400 308,1470 268,1520! 330,1340 420,1160 440,1020!",
                shift(TEAL, -0.05),
                at=at,
                angle=60,
            )


def thumbs(card: Sheet) -> None:
    """Lay the thumbs, which go behind the rim."""
    for at in WRISTS:
        card.paint(finger(THUMB, 0.16, at), shift(SKIN, -0.06), angle=60, grain=0.18, wobble=0.5, lift=4)


def hands(card: Sheet) -> None:
    """Lay wrist, palm and four jointed fingers with their nails upon the bowl."""
    for k, at in enumerate(WRISTS):
        fingers = FINGERS if k == 0 else (".40,.15 .62,.29 .74,.42", *FINGERS[1:])
        _hand(card, at, fingers)


def _hand(card: Sheet, at: Array, fingers: tuple[str, ...]) -> None:
    lines = [parse(line)[0] for line in fingers]
    shapes = [finger(line, 0.15, at) for line in fingers]
    palm = curve(PALM, at, step=2)
    whole = card.piece(turned([palm, *shapes]), SKIN, angle=-56, grain=0.18, wobble=0.5, lift=9)
    with card.inside(whole):
        for shape, line in zip(shapes, fingers, strict=True):
            card.paint(finger(line, 0.172, at), DARK, grain=0.1, wobble=0.5)
            card.paint(shape, SKIN, angle=-56, grain=0.18, wobble=0.5)
        card.paint("-.3,.08! .10,.11 .28,.13 .42,.24! .3,.5! -.3,.5!", shift(SKIN, -0.06), at=at, angle=-56, grain=0.18)
        for points in lines:
            root, joint, tip = points
            way = (tip - joint) / np.hypot(*(tip - joint))
            turn = math.degrees(math.atan2(way[1], way[0]))
            for end, half in ((joint + 0.012 * way, 0.045), (joint - 0.022 * way, 0.036), (root, 0.05)):
                fold = (
                    affine(float(end[0]), float(end[1]), half, turn) @ np.array([(0, 0.4, 0), (-1, 0, 1), (1, 1, 1)])
                ).T
                card.paint(ribbon(fold, (0.006, 0.018, 0.006), at, 1), DARK)
            middle = tip - 0.03 * way
            nail = affine(float(middle[0]), float(middle[1]), 0.058, turn)
            card.paint(
                curve("-.9,0 -.7,-.62 0,-.74 .7,-.66 1,0 .7,.66 0,.74 -.7,.62", nail, step=0.01) @ at[:, :2].T
                + at[:, 2],
                mix(SKIN, CHALK, 0.5),
                grain=0.1,
                wobble=0.3,
            )
        for cord in (".34,-.14 .22,-.10 .08,-.06", ".36,-.03 .24,-.01 .10,.0", ".36,.08 .26,.07 .14,.05"):
            card.paint(ribbon(cord, (0.004, 0.014, 0.004), at, 1), shift(SKIN, -0.06))


def arms(card: Sheet) -> None:
    """Lay each forearm as one contour from the elbow on the cloth to the cuff."""
    for at in _sides():
        arm = card.piece(FOREARM, shift(TEAL, 0.02), at=at, angle=84, laps=100, grain=0.36, lift=11)
        printed(card, arm, "tulip", LEAF, gap=118)
        with card.inside(arm):
            for fold in ("296,1440 240,1436 190,1412", "300,1400 250,1384 214,1356"):
                card.paint(ribbon(fold, (14, 9, 2), at), shift(TEAL, -0.07))
        cuff = card.piece(
            "92,1020! 96,956! 130,942 168,938 206,942 242,956! 244,1020! 206,1034 168,1038 130,1034",
            LEAF,
            at=at,
            angle=4,
            lift=7,
        )
        with card.inside(cuff):
            card.paint(ribbon("94,1004 168,1020 244,1004", (5, 5), at), TEAL, thin=0.2)
