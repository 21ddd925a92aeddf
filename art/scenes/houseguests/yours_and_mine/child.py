"""Yours and Mine: the child that sits astride the wall, in a jumper of two wools, with an ice lolly on two sticks."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.yours_and_mine.inks import BLUE, CHALK, CHILD, CLAY, CURLS, GOLD, INK, RED, stroke

_X: Final = 620
"""Where the bricks have their middle."""
_C: Final = affine(_X, 976, 158)
"""The face, half a face the unit."""
_ROWS: Final = (1176, 1226, 1276, 1326, 1376)


def _side(s: int) -> Array:
    """Return what places a shape typed right of 0 to one side of the middle."""
    return affine(_X, 0, 1, 0, s < 0)


def legs(card: Sheet) -> None:
    """Lay a leg in each room: foot in its sock, shin, knee, and the thighs that grip the bricks."""
    card.paint(
        f"{_X - 46},1412! {_X + 46},1412! {_X + 46},1470 {_X + 20},1500 {_X - 20},1504 {_X - 46},1474",
        shift(CLAY, -0.17),
        angle=4,
    )
    for s, ink in ((-1, GOLD), (1, BLUE)):
        at = _side(s)
        foot = card.piece(
            "92,1560! 150,1560! 152,1600 164,1634 168,1668 152,1690 122,1696 94,1686 84,1660 88,1620 94,1594",
            ink,
            at=at,
            angle=88,
            lift=8,
        )
        with card.inside(foot):
            card.paint("80,1662 124,1646 172,1660 172,1710! 80,1710!", shift(ink, -0.12), at=at, angle=6)
            for y in (1584, 1600):
                stroke(card, f"80,{y} 122,{y + 5} 170,{y}", (4, 5, 4), shift(ink, -0.1), at)
        card.paint(
            "66,1436! 120,1410 176,1440 184,1490 172,1530 170,1582! 122,1590 76,1584! 78,1520 70,1480",
            shift(INK, 0.03),
            at=at,
            angle=88,
            lift=7,
        )
    seat = card.piece(
        "560,1330! 680,1330! 724,1366 780,1404 806,1446 800,1492 770,1514 726,1506 694,1474 664,1440 620,1428 576,1440 "
        "546,1474 514,1506 470,1514 440,1492 434,1446 460,1404 516,1366",
        INK,
        angle=20,
        laps=50,
        lift=9,
    )
    with card.inside(seat):
        for s in (-1, 1):
            stroke(card, "30,1404 74,1430 112,1474", (2, 7, 2), shift(INK, 0.1), _side(s))
            stroke(card, "178,1448 170,1478 144,1492", (2, 6, 2), shift(INK, 0.1), _side(s))


def jumper(card: Sheet) -> None:
    """Lay the trunk of a jumper, one half of her wool and one of his, and the neck in it."""
    trunk = curve(
        "620,1110! 690,1118 736,1146 756,1200 744,1290 742,1396! 690,1416 620,1420 550,1416 498,1396! 496,1290 484,1200 504,1146 550,1118"
    )
    whole = card.piece(trunk, BLUE, angle=88, laps=50, lift=8)
    with card.inside(whole):
        card.paint(f"{_X},1080! 800,1080! 800,1440! {_X},1440!", GOLD, angle=88, laps=50, wobble=0.4)
        for s, ink in ((-1, BLUE), (1, GOLD)):
            for x in range(14, 150, 22):
                stroke(
                    card, f"{x},1130 {x + 2},1250 {x},1390", (3, 4, 3), shift(ink, -0.05 if x % 44 else -0.08), _side(s)
                )
            card.paint("0,1384! 150,1366! 150,1440! 0,1440!", shift(ink, -0.08), at=_side(s), angle=4)
    card.paint("576,1060! 664,1060! 666,1118 682,1134! 620,1164 558,1134! 574,1118", CHILD.shade, angle=86)
    for s, ink in ((-1, BLUE), (1, GOLD)):
        card.paint(
            ribbon("0,1162 36,1156 66,1134", (30, 30, 24), _side(s)), shift(ink, -0.06), angle=4, lift=4, wobble=0.4
        )


def _mass() -> list[Array]:
    """Return the outlines of the curls about the head."""
    lumps = (
        (0, 870, 66),
        (62, 876, 60),
        (110, 908, 56),
        (140, 956, 52),
        (148, 1008, 46),
        (140, 1054, 40),
        (-56, 872, 62),
        (-108, 904, 56),
        (-140, 954, 52),
        (-150, 1006, 47),
        (-138, 1054, 40),
    )
    mid = curve(ROUND, affine(_X, 966) @ np.diag([140.0, 128, 1]))
    return [mid, *(curve(ROUND, affine(_X + x, y, r)) for x, y, r in lumps)]


def head(card: Sheet) -> None:
    """Lay curls, face, and curls over the forehead."""
    hair = card.piece(_mass(), CURLS, angle=30, laps=40, lift=9)
    light = shift(CURLS, 0.09)
    with card.inside(hair):
        for x, y, r, t in (
            (-140, 960, 20, 0),
            (140, 966, 20, 80),
            (-148, 1036, 16, 40),
            (150, 1030, 16, 200),
            (-100, 900, 20, 120),
            (104, 900, 20, 250),
            (170, 998, 12, 20),
            (-172, 1000, 12, 160),
            (0, 838, 16, 90),
        ):
            _curl(card, _X + x, y, r, t, light)
    face = card.piece(
        "0,-.92 .42,-.86 .70,-.52 .78,-.06 .74,.36 .54,.74 .24,.93 0,.97 -.24,.93 -.54,.74 -.74,.36 -.78,-.06 -.70,-.52 -.42,-.86",
        CHILD.base,
        at=_C,
        angle=84,
        laps=50,
        grain=0.2,
        lift=6,
    )
    with card.inside(face):
        for s in (-1, 1):
            card.paint(ROUND, mix(CHILD.base, CLAY, 0.55), at=_C @ _spot(0.5 * s, 0.42, 0.2), edge="raw", ragged=8)
            _eye(card, s)
            for x, y in ((0.40, 0.30), (0.52, 0.36), (0.62, 0.29), (0.46, 0.45), (0.33, 0.38), (0.58, 0.47)):
                card.paint(ROUND, CHILD.shade, at=_C @ _spot(x * s, y, 0.022), wobble=0.2)
        card.paint("-.04,.02! -.02,.2 -.13,.32 -.08,.38! .02,.3", CHILD.shade, at=_C, angle=84)
        stroke(
            card, "-.14,.31 -.12,.38 .0,.40 .12,.38 .14,.31", (0.015, 0.035, 0.04, 0.035, 0.015), CHILD.line, _C, 158
        )
        card.paint("-.22,.62! -.1,.585 0,.60 .1,.585 .22,.63! .12,.70 -.12,.70", CHILD.lip or RED, at=_C, angle=3)
        stroke(card, "-.27,.655 -.2,.635 0,.64 .2,.635 .27,.66", (0.02, 0.035, 0.03, 0.035, 0.02), CHILD.line, _C, 158)
    front = [
        curve(ROUND, affine(_X + x, y, r))
        for x, y, r in (
            (-112, 944, 36),
            (-76, 888, 44),
            (-22, 866, 42),
            (34, 868, 42),
            (84, 894, 42),
            (114, 946, 34),
            (-128, 990, 24),
            (128, 990, 24),
        )
    ]
    fringe = card.piece(front, CURLS, angle=30, laps=40, lift=5)
    with card.inside(fringe):
        for x, y, r, t in (
            (-106, 946, 16, 20),
            (-76, 892, 20, 140),
            (-20, 872, 19, 260),
            (38, 872, 19, 60),
            (86, 898, 19, 310),
            (112, 948, 15, 170),
        ):
            _curl(card, _X + x, y, r, t, light)


def _curl(card: Sheet, x: float, y: float, r: float, turn: float, ink: Ink) -> None:
    stroke(
        card,
        "-1,.2 -.7,-.75 .2,-1 .95,-.3 .75,.6 .05,.75 -.35,.2 0,-.3",
        (0.1, 0.24, 0.26, 0.24, 0.2, 0.1),
        ink,
        affine(x, y, r, turn),
        r,
    )


def _eye(card: Sheet, s: int) -> None:
    """Lay an eye that looks straight at us from under a straight lid, and a straight brow."""
    at = _C @ np.array([[s, 0, 0], [0, 1, 0], [0, 0, 1]])
    white = card.piece(".13,.06! .22,-.10 .34,-.14 .48,-.10 .57,.06! .47,.16 .34,.18 .22,.16", CHALK, at=at, grain=0.12)
    with card.inside(white):
        card.paint(ROUND, mix(INK, CURLS, 0.3), at=_C @ _spot(0.35 * s, 0.04, 0.125), wobble=0.3)
        card.paint(ROUND, CHALK, at=_C @ _spot(0.35 * s + 0.04, 0.05, 0.028), wobble=0.2)
    card.paint(
        ".10,.05! .20,-.15 .34,-.19 .50,-.15 .60,.05! .48,-.005 .22,-.005",
        mix(CHILD.base, CHILD.shade, 0.6),
        at=at,
        angle=4,
    )
    stroke(card, ".09,.05 .22,.0 .48,.0 .61,.05", (0.02, 0.055, 0.055, 0.03), INK, at, 158)
    stroke(card, ".22,.24 .35,.27 .48,.23", (0.008, 0.028, 0.008), CHILD.shade, at, 158)
    stroke(card, ".12,-.29 .3,-.325 .48,-.315 .62,-.26", (0.06, 0.085, 0.08, 0.03), mix(CURLS, INK, 0.5), at, 158)


def _spot(x: float, y: float, r: float) -> Array:
    """Return what places something round of a radius."""
    return np.array([[r, 0, x], [0, r, y], [0, 0, 1]])


def lolly(card: Sheet) -> None:
    """Lay the lolly, two sticks in one piece of ice, bitten once; then the arms and a fist on each stick."""
    for s in (-1, 1):
        card.paint("28,1270! 52,1270! 52,1392 40,1402 28,1392", "#e2c79c", at=_side(s), angle=88, lift=5)
    ice = card.piece(
        "544,1168! 546,1140 566,1126 590,1126 600,1142 622,1150 646,1142 652,1124 672,1122 692,1140 698,1170 698,1306! "
        "690,1316 632,1316 620,1306! 608,1316 550,1316 542,1306!",
        RED,
        angle=88,
        laps=40,
        lift=10,
    )
    with card.inside(ice):
        stroke(card, "620,1146 620,1220 620,1320", (12, 9, 14), shift(RED, -0.13))
        card.paint(
            "586,1120! 600,1142 622,1150 646,1142 656,1120! 662,1146 650,1166 620,1172 592,1164 580,1146",
            mix(RED, CHALK, 0.45),
            angle=6,
        )
        for x in (566, 646):
            stroke(card, f"{x},1184 {x - 1},1230 {x},1262", (3, 11, 4), mix(RED, CHALK, 0.5))
    for s, ink, other in ((-1, BLUE, GOLD), (1, GOLD, BLUE)):
        at = _side(s)
        _fist(card, at)
        arm = card.piece(
            "92,1136! 136,1158 162,1220 178,1290 176,1340 150,1386 104,1398 70,1396! 66,1332! 96,1326 104,1290 96,1236 88,1190",
            ink,
            at=at,
            angle=70,
            laps=40,
            lift=8,
        )
        with card.inside(arm):
            stroke(card, "100,1322 124,1314 150,1326", (2, 7, 2), shift(ink, -0.1), at)
            stroke(card, "92,1180 104,1236 112,1290", (2, 6, 2), shift(ink, -0.1), at)
        card.paint("84,1328! 84,1400! 62,1398! 60,1332!", other, at=at, angle=88, lift=4)


def _fist(card: Sheet, at: Array) -> None:
    """Lay a fist round a stick, knuckles to us: back of the hand, four fingers, the thumb up along the stick."""
    card.paint("76,1334! 50,1330 24,1342 16,1366 22,1392 50,1402 76,1396!", CHILD.shade, at=at, lift=5)
    for k, (y, tip) in enumerate(((1346, 18), (1361, 13), (1376, 15), (1390, 22))):
        card.paint([jointed(f"66,{y} 44,{y - 1} {tip},{y}", 17.5 - k * 0.7, at, 0.9)], CHILD.base, grain=0.2, lift=2)
    card.paint([jointed("70,1344 56,1330 40,1312", 20, at, 0.8)], CHILD.base, grain=0.2, lift=3)
