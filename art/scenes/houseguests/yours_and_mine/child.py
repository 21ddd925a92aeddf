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
_Y: Final = 954
_C: Final = affine(_X, _Y, 158)
"""The face, half a face the unit."""


def _side(s: int) -> Array:
    """Return what places a shape typed right of 0 to one side of the middle."""
    return affine(_X, 0, 1, 0, s < 0)


def legs(card: Sheet) -> None:
    """Lay a leg in each room: foot in its sock, shin, knee, and the thighs that grip the bricks."""
    card.paint(f"{_X - 60},1404! {_X + 60},1404! {_X + 62},1442! {_X - 62},1442!", CHALK, angle=2, lift=3)
    card.paint(f"{_X - 40},1443! {_X + 40},1443! {_X + 40},1466! {_X - 40},1460!", shift(CLAY, -0.15), angle=3)
    for s, ink in ((-1, GOLD), (1, BLUE)):
        at = _side(s)
        foot = card.piece(
            "90,1530! 152,1530! 152,1570 164,1600 170,1632 154,1656 122,1662 92,1652 82,1628 88,1590 92,1564",
            ink,
            at=at,
            angle=88,
            lift=8,
        )
        with card.inside(foot):
            card.paint("76,1632 124,1614 176,1628 176,1690! 76,1690!", shift(ink, -0.12), at=at, angle=6)
            for y in (1566, 1580):
                stroke(card, f"80,{y} 122,{y + 5} 170,{y}", (4, 5, 4), shift(ink, -0.1), at)
        card.paint(
            "66,1436! 120,1410 176,1440 184,1490 172,1520 168,1554! 122,1562 78,1556! 78,1510 70,1480",
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
    card.paint("578,1050! 662,1050! 664,1108 684,1130! 620,1160 556,1130! 576,1108", CHILD.shade, angle=86)
    for s, ink in ((-1, BLUE), (1, GOLD)):
        card.paint(
            ribbon("0,1158 36,1152 68,1128", (30, 30, 24), _side(s)), shift(ink, -0.06), angle=4, lift=4, wobble=0.4
        )


def _mass() -> list[Array]:
    """Return the outlines of the curls about the head."""
    lumps = (
        (0, -158, 62),
        (70, -146, 58),
        (116, -88, 58),
        (146, -26, 54),
        (154, 30, 48),
        (144, 78, 40),
        (-66, -148, 60),
        (-114, -92, 58),
        (-146, -28, 54),
        (-156, 28, 48),
        (-142, 78, 40),
    )
    mid = curve(ROUND, affine(_X, _Y - 18) @ np.diag([142.0, 134, 1]))
    return [mid, *(curve(ROUND, affine(_X + x, _Y + y, r)) for x, y, r in lumps)]


def head(card: Sheet) -> None:
    """Lay curls, face, and curls over the forehead."""
    hair = card.piece(_mass(), CURLS, angle=30, laps=40, lift=9)
    light = shift(CURLS, 0.09)
    with card.inside(hair):
        for x, y, r, t in (
            (-146, -22, 21, 0),
            (146, -16, 21, 80),
            (-152, 54, 17, 40),
            (154, 50, 17, 200),
            (-108, -90, 21, 120),
            (110, -88, 21, 250),
            (178, 16, 12, 20),
            (-180, 18, 12, 160),
            (0, -160, 19, 90),
            (-60, -140, 17, 10),
            (62, -138, 17, 190),
        ):
            _curl(card, _X + x, _Y + y, r, t, light)
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
            for u, v in ((0.40, 0.30), (0.52, 0.36), (0.62, 0.29), (0.46, 0.45), (0.33, 0.38), (0.58, 0.47)):
                card.paint(ROUND, CHILD.shade, at=_C @ _spot(u * s, v, 0.022), wobble=0.2)
        card.paint("-.03,.14! -.01,.26 -.10,.35 -.06,.40! .03,.34", CHILD.shade, at=_C, angle=84)
        stroke(
            card, "-.115,.35 -.09,.41 .0,.425 .09,.41 .115,.35", (0.015, 0.035, 0.04, 0.035, 0.015), CHILD.line, _C, 158
        )
        card.paint(
            "-.16,.665! -.08,.63 0,.645 .08,.63 .16,.67! .1,.73 -.1,.73", mix(CHILD.base, RED, 0.5), at=_C, angle=3
        )
        stroke(card, "-.23,.69 -.16,.67 0,.672 .16,.67 .23,.695", (0.02, 0.035, 0.03, 0.035, 0.02), CHILD.line, _C, 158)
    lumps = (
        (-114, -38, 34),
        (-80, -90, 42),
        (-26, -110, 40),
        (32, -108, 40),
        (84, -86, 41),
        (116, -36, 33),
        (-130, 10, 24),
        (130, 10, 24),
    )
    front = [curve(ROUND, affine(_X + x, _Y + y, r)) for x, y, r in lumps]
    fringe = card.piece(front, CURLS, angle=30, laps=40, lift=5)
    with card.inside(fringe):
        for (x, y, wide), turn in zip(lumps[:6], (20, 140, 260, 60, 310, 170), strict=True):
            _curl(card, _X + x, _Y + y, wide * 0.45, turn, light)


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
    at = _C @ np.array([[1.1 * s, 0, -0.03 * s], [0, 1.1, 0.055], [0, 0, 1]])
    white = card.piece(".13,.06! .22,-.10 .34,-.14 .48,-.10 .57,.06! .47,.17 .34,.19 .22,.17", CHALK, at=at, grain=0.12)
    with card.inside(white):
        card.paint(ROUND, mix(INK, CURLS, 0.3), at=at @ _spot(0.35, 0.04, 0.13), wobble=0.3)
        card.paint(ROUND, CHALK, at=at @ _spot(0.35 + 0.04 * s, 0.055, 0.028), wobble=0.2)
    card.paint(
        ".10,.05! .20,-.15 .34,-.19 .50,-.15 .60,.05! .48,-.005 .22,-.005",
        mix(CHILD.base, CHILD.shade, 0.6),
        at=at,
        angle=4,
    )
    stroke(card, ".09,.05 .22,.0 .48,.0 .61,.05", (0.02, 0.055, 0.055, 0.03), INK, at, 170)
    stroke(card, ".13,-.29 .3,-.31 .48,-.30 .60,-.26", (0.06, 0.085, 0.08, 0.03), mix(CURLS, INK, 0.5), at, 158)


def _spot(x: float, y: float, r: float) -> Array:
    """Return what places something round of a radius."""
    return np.array([[r, 0, x], [0, r, y], [0, 0, 1]])


def lolly(card: Sheet) -> None:
    """Lay the lolly, two sticks in one piece of ice, bitten once; then the arms and a fist on each stick."""
    for s in (-1, 1):
        card.paint("30,1300! 56,1300! 55,1436 43,1448 31,1436", "#e2c79c", at=_side(s), angle=88, lift=5)
    ice = card.piece(
        "530,1306! 528,1204 534,1172 556,1152 592,1152 612,1168 620,1188! 628,1168 648,1152 684,1152 706,1172 712,1204 "
        "710,1306! 702,1318 632,1318 620,1302! 608,1318 538,1318",
        RED,
        angle=88,
        laps=40,
        lift=10,
    )
    with card.inside(ice):
        stroke(card, "620,1168 620,1238 620,1318", (11, 9, 13), shift(RED, -0.15))
        for x in (556, 650):
            stroke(card, f"{x},1196 {x - 2},1240 {x},1278", (4, 13, 4), mix(RED, CHALK, 0.55))
        card.paint("520,1284! 620,1292 720,1284! 720,1328! 520,1328!", shift(RED, -0.06), angle=3)
    for s, ink, other in ((-1, BLUE, GOLD), (1, GOLD, BLUE)):
        at = _side(s)
        _fist(card, at)
        arm = card.piece(
            "86,1134! 132,1156 160,1220 180,1296 178,1352 152,1400 112,1416 74,1414! 70,1350! 100,1340 108,1300 102,1246 94,1190",
            ink,
            at=at,
            angle=70,
            laps=40,
            lift=8,
        )
        with card.inside(arm):
            stroke(card, "104,1338 126,1328 152,1340", (2, 7, 2), shift(ink, -0.1), at)
            stroke(card, "92,1180 104,1236 112,1290", (2, 6, 2), shift(ink, -0.1), at)
        card.paint("90,1344! 90,1418! 66,1416! 64,1348!", other, at=at, angle=88, lift=4)


def _fist(card: Sheet, at: Array) -> None:
    """Lay a fist round a stick, knuckles to us: back of the hand, four fingers, the thumb up along the stick."""
    card.paint("80,1350! 56,1344 32,1354 22,1380 28,1406 54,1416 80,1412!", CHILD.shade, at=at, lift=5)
    for k, (y, tip) in enumerate(((1361, 25), (1377, 20), (1392, 22), (1406, 29))):
        card.paint([jointed(f"72,{y} 50,{y - 1} {tip},{y}", 17.5 - k * 0.7, at, 0.9)], CHILD.base, grain=0.2, lift=2)
    card.paint([jointed("76,1360 62,1346 46,1326", 20, at, 0.8)], CHILD.base, grain=0.2, lift=3)


def lock(card: Sheet) -> None:
    """Lay curls over the thumbs of the hands that lie in the hair."""
    lumps = ((-128, -78, 27), (-92, -72, 22), (128, -78, 27), (92, -72, 22))
    for x, y, r in lumps:
        one = card.piece(ROUND, CURLS, at=affine(_X + x, _Y + y, r), angle=30, laps=40, lift=4)
        with card.inside(one):
            _curl(card, _X + x, _Y + y, r * 0.5, x, shift(CURLS, 0.09))
