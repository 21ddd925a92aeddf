"""The flat below: what has come through the ceiling, and who is held up to it."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.animals import animal
from art.cutpaper.contour import DOT, PETALS, ROUND, Array, affine, curve, motif, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.not_my_scene.inks import (
    BONE,
    FOLD,
    GOLD,
    INK,
    LINE,
    LINEN,
    LIP,
    NAVY,
    PLUM,
    RED,
    ROSE,
    SHADE,
    SLATE,
)

SUN: Final = affine(640, 985, 208)
GROUP: Final[Array] = affine(-79, -150, 1.12)
HEAD: Final[Array] = affine(414, 1532, 0.53, -34)
GLOW: Final = shift(mix(ROSE, RED, 0.16), 0.04)
"""Skin towards the warm."""
SPOT: Final = mix(SLATE, BONE, 0.3)
BABY: Final[Array] = affine(708, 1344, 1.15, 42)


def room(card: Sheet) -> None:
    """Lay the window with snow on its sill, the cold stove and the cat on it."""
    card.paint("930,1170! 1130,1166! 1134,1440! 926,1440!", SLATE, angle=88, lift=5)
    for box in ("950,1190! 1018,1188! 1018,1300! 950,1302!", "1040,1188! 1112,1186! 1112,1300! 1040,1300!"):
        card.paint(box, INK)
    for box in ("948,1322! 1018,1320! 1018,1422! 948,1422!", "1040,1320! 1114,1320! 1114,1422! 1040,1422!"):
        card.paint(box, INK)
    card.paint("948,1424! 948,1384 976,1392 1018,1404! 1018,1424!", BONE)
    card.paint("1040,1424! 1040,1408 1076,1402 1114,1380! 1114,1424!", BONE)
    card.paint("950,1302! 950,1274 974,1294 1018,1300! 1018,1302!", BONE)
    card.paint("904,1434! 1156,1432! 1156,1462! 904,1464!", shift(SLATE, -0.06), lift=5)
    card.paint("120,1010! 176,1010! 176,1480! 120,1480!", INK, angle=88, lift=6)
    card.paint("30,1480! 280,1474! 280,1510! 30,1514!", mix(INK, SLATE, 0.3), lift=6)
    card.paint("46,1506! 264,1506! 270,1840! 40,1840!", INK, angle=88, lift=8)
    card.paint("84,1580! 220,1576! 224,1720! 80,1724!", mix(INK, SLATE, 0.35), lift=4)
    card.paint("96,1592! 208,1590! 210,1708! 94,1710!", shift(INK, -0.06))
    _bed(card)
    for y in (1090, 1330):
        card.paint(f"112,{y}! 184,{y - 2}! 184,{y + 22}! 112,{y + 24}!", mix(INK, SLATE, 0.35), lift=3)
    card.paint(ROUND, SLATE, at=affine(206, 1650, 9), lift=3)
    animal(card, "cat_sit", 214, 1482, 92, shift(PLUM, 0.05))


def _bed(card: Sheet) -> None:
    """Whoever sleeps there has put both soles out towards the warm."""
    quilt = mix(PLUM, SLATE, 0.25)
    for x, turn, way in ((912, -16, -1), (1010, 38, 1)):
        at = affine(x, 1640, 1, turn)
        card.paint("-24,60! -26,0 -34,-50 -16,-74 16,-76 34,-54 28,0 24,60!", SHADE, at=at, angle=84, lift=4)
        for u, v, r in ((-22, -78, 18), (1, -88, 13), (17, -84, 12), (30, -75, 10), (37, -62, 9)):
            card.paint(ROUND, GLOW, at=at @ _three(u * way, v, r), lift=2)
    heap = card.piece(
        "850,1680! 900,1640 960,1666 1040,1640 1120,1600 1260,1580! 1260,1840! 840,1840!", quilt, angle=20, lift=8
    )
    with card.inside(heap):
        card.paint("960,1600! 1060,1600! 1080,1860! 980,1860!", mix(SLATE, NAVY, 0.3), angle=80)
        tufts = motif(card.box(heap), PETALS, 70, 9, key="quilt")
        card.paint(tufts, mix(PLUM, BONE, 0.35), wobble=0.4)
        card.paint("1160,1560! 1260,1560! 1260,1720! 1170,1730!", mix(SLATE, NAVY, 0.3), angle=80)
    card.paint(ribbon("834,1560 834,1840", (22, 22)), INK, lift=6)
    card.paint(ROUND, INK, at=affine(834, 1552, 20), lift=4)
    card.paint(ribbon("834,1712 1260,1712", (14, 14)), INK, lift=5)


def blush(card: Sheet) -> None:
    """Lay the floor between the flats, and across cheek, boards and ceiling one round red."""
    board = mix(PLUM, INK, 0.6)
    card.paint(
        "-1,.1! -.98,-.2 -.7,-.7 0,-1 .7,-.7 .98,-.2 1,.1!",
        RED,
        at=SUN,
        angle=24,
        laps=40,
        grain=0.34,
        edge="raw",
        ragged=70,
        dry=0.62,
    )
    card.paint(
        "432,990! 848,990! 840,1070 808,1122 756,1166 700,1188 640,1194 578,1186 520,1162 470,1118 440,1066",
        RED,
        angle=24,
        laps=60,
        edge="torn",
        core=mix(RED, BONE, 0.55),
        lift=6,
    )
    card.paint(
        "-60,952! 300,956 800,950 1260,954! 1260,1022! 800,1016 400,1022 -60,1018!",
        board,
        angle=2,
        edge="torn",
        core=BONE,
        lift=8,
    )
    slab = card.piece("-60,962! 300,966 800,960 1260,964! 1260,1010! 800,1006 400,1010 -60,1008!", board, angle=2)
    with card.inside(slab):
        card.paint(ROUND, mix(RED, PLUM, 0.36), at=SUN, angle=2)


def mother(card: Sheet) -> None:
    """Lay her: a plait, the nightgown, the face turned up."""
    card.paint(
        "470,1640! 560,1580 640,1500 680,1470! 720,1500! 660,1590 580,1690 520,1740!",
        LINEN,
        at=GROUP,
        angle=-50,
        lift=5,
    )
    gown = card.piece(
        "330,1640! 380,1606 450,1600 510,1640 560,1720 590,1860! 230,1860! 250,1740 280,1680",
        BONE,
        at=GROUP,
        angle=80,
        lift=10,
    )
    card.pattern(gown, motif(card.box(gown), DOT, 58, 6, key="gown"), SPOT)
    card.pattern(
        gown,
        [ribbon(q, (2, 10, 4), GROUP) for q in ("380,1640 370,1740 390,1850", "470,1660 500,1750 500,1850")],
        LINEN,
    )
    card.paint("372,1540! 430,1530 474,1560! 484,1600 492,1640! 440,1668 380,1650 344,1620! 360,1590", SHADE, at=GROUP)
    card.paint(ribbon("350,1622 400,1656 444,1668 490,1640", (6, 12, 12, 6), GROUP), LINEN, lift=3)
    face = card.piece(
        "60,-190! 112,-140 126,-80 118,-40! 130,-14 152,24 158,44 146,58 126,62! 136,80 142,94! 138,104 144,116 138,130 124,134! "
        "136,156 132,190 104,212 56,206 0,180 -40,140! -110,120 -140,-80 -40,-200",
        ROSE,
        at=HEAD,
        angle=70,
        lift=8,
    )
    with card.inside(face):
        card.paint("140,230! 92,208 40,180 -10,130 -30,80! -80,110! -40,280! 140,280!", SHADE, at=HEAD)
        card.paint(ROUND, mix(ROSE, RED, 0.4), at=HEAD @ _three(58, 92, 36), edge="raw", ragged=16)
        card.paint("60,-190! 112,-140 126,-80 118,-40! 100,-50 104,-90 84,-150!", mix(ROSE, RED, 0.42), at=HEAD)
    card.paint("58,-10! 78,-28 104,-28 112,-10! 96,2 74,2!", BONE, at=HEAD)
    card.paint(ROUND, LINE, at=HEAD @ _three(98, -16, 12))
    card.paint(ribbon("46,-4 74,-28 104,-30 118,-14", (4, 10, 10, 3), HEAD), LINE)
    card.paint(ribbon("54,-70 84,-90 118,-80", (4, 13, 4), HEAD), INK)
    card.paint(ribbon("144,112 118,112 100,100", (5, 10, 3), HEAD), LIP)
    card.paint(ribbon("130,56 116,50 118,34", (5, 7, 2), HEAD), FOLD)
    hair = card.piece(
        "74,-194! 24,-240 -60,-250 -140,-200 -180,-90 -170,40 -120,110! -80,120 -50,70 -36,10! 10,-50 56,-120!",
        INK,
        at=HEAD,
        angle=40,
        lift=8,
    )
    card.pattern(
        hair,
        [ribbon(q, (2, 12, 2), HEAD) for q in ("60,-170 -60,-160 -140,-40 -140,80", "50,-130 -40,-90 -90,0 -90,90")],
        mix(INK, SLATE, 0.6),
    )
    card.paint("-38,50! -42,10 -16,-4 8,20 6,60 -18,80!", ROSE, at=HEAD, lift=3)
    card.paint(ribbon("-28,56 -28,20 -10,16 -4,40", (3, 8, 7, 2), HEAD), FOLD)
    plait = card.piece([ribbon("384,1530 340,1590 306,1680 298,1770", (60, 56, 46, 16), GROUP)], INK, lift=6)
    card.pattern(
        plait,
        [
            ribbon(f"{x - 40},{y - 16} {x},{y + 12} {x + 40},{y - 8}", (3, 8, 3), GROUP)
            for x, y in ((346, 1592), (330, 1622), (316, 1654), (306, 1686), (300, 1718))
        ],
        mix(INK, SLATE, 0.7),
    )


def baby(card: Sheet) -> None:
    """Lay it: a nappy, both feet in the air, two palms to the warm."""
    dusk = mix(ROSE, SHADE, 0.6)
    card.paint(ribbon("744,1500 800,1540 812,1600", (58, 46, 34), GROUP), dusk, lift=4)
    card.paint("790,1584! 828,1586 836,1604 826,1618 796,1626 762,1636 750,1626 768,1612", dusk, at=GROUP, lift=3)
    card.paint(ribbon("676,1400 626,1330 613,1234", (42, 38, 28), GROUP), dusk, lift=3)
    _palm(card, 612, 1210, -10, dusk)
    card.paint(ribbon("730,1420 772,1330 752,1238", (46, 40, 30), GROUP), ROSE, lift=5)
    _palm(card, 752, 1210, 8, ROSE)
    trunk = card.piece(
        "664,1380! 720,1356 758,1400 786,1490 776,1548! 730,1568 690,1548! 670,1480", GOLD, at=GROUP, angle=70, lift=6
    )
    with card.inside(trunk):
        card.paint("640,1520! 700,1530 740,1548 800,1520! 800,1620! 640,1620!", BONE, at=GROUP)
        card.paint("740,1370! 800,1380! 820,1560! 770,1560! 772,1480 756,1420", shift(GOLD, -0.07), at=GROUP, angle=80)
    card.paint(ribbon("712,1530 744,1590 726,1640", (62, 50, 36), GROUP), ROSE, lift=4)
    card.paint("706,1622! 744,1632 746,1650 734,1662 700,1668 668,1680 654,1670 676,1654", ROSE, at=GROUP, lift=3)
    skull = card.piece(
        "0,-78 44,-66 74,-30 80,8 66,44 34,64 0,72 -30,70 -52,58! -58,50 -60,44! -64,38 -60,30! -72,24 -76,12 -66,2! -64,-24 -68,-44 -44,-68",
        ROSE,
        at=BABY,
        angle=40,
        lift=6,
    )
    with card.inside(skull):
        card.paint("-90,-90! 0,-90! -28,-60 -50,-40 -50,0 -60,16! -90,20!", GLOW, at=BABY, edge="raw", ragged=10)
        card.paint(ROUND, GLOW, at=BABY @ _three(-24, 30, 17), edge="raw", ragged=8)
    card.paint(ROUND, LINE, at=BABY @ _three(-40, -2, 7))
    card.paint(ribbon("-58,44 -48,46 -40,40", (2, 5, 2), BABY), LINE)
    card.paint("12,26 10,2 26,-8 40,8 36,28 24,36", mix(ROSE, SHADE, 0.35), at=BABY, lift=2)
    card.paint(ribbon("20,24 18,6 30,2 32,18", (2, 5, 4, 1), BABY), FOLD)
    card.paint(ribbon("2,-76 14,-98 36,-100 40,-84 26,-80", (12, 11, 9, 7, 3), BABY), INK)


def _palm(card: Sheet, x: float, y: float, turn: float, ink: Ink) -> None:
    """Lay a small hand from behind: four short fingers upwards, a thumb."""
    at = GROUP @ np.vstack([affine(x, y, 1, turn), [0.0, 0.0, 1.0]])
    card.paint("-15,36! -19,8 -17,-8 17,-8 19,8 15,36!", ink, at=at)
    for u, v in ((-13, -16), (-4, -22), (5, -22), (14, -15)):
        card.paint(jointed(f"{u * 0.9},4 {u},{v}", 11, at, 0.9), ink, lift=2, wobble=0.2)
    side = -1 if turn > 0 else 1
    card.paint(jointed(f"{side * 8},16 {side * 26},-2", 11, at, 0.9), ink, lift=2, wobble=0.2)


def hands(card: Sheet) -> None:
    """Lay the near arm, and the hand round its ribs."""
    sleeve = card.piece(
        "496,1690 560,1636 640,1556 680,1506! 724,1554! 690,1640 630,1740 590,1870! 440,1870!",
        BONE,
        at=GROUP,
        angle=-50,
        lift=8,
    )
    card.pattern(sleeve, motif(card.box(sleeve), DOT, 58, 6, key="sleeve"), SPOT)
    card.pattern(sleeve, [ribbon(q, (2, 9, 3), GROUP) for q in ("556,1780 620,1690 676,1620",)], LINEN)
    fingers = [
        f"{704 + 6 * k},{1522 - 17 * k} {738 + 5 * k},{1502 - 18 * k} {774 - 3 * k - 6 * (k == 3)},{1504 - 19 * k}"
        for k in range(4)
    ]
    hand = card.piece(
        turned(
            [
                curve("674,1512! 684,1488 700,1466 722,1452 744,1452 752,1480 740,1514 720,1552!", GROUP),
                *(jointed(line, 21, GROUP, 0.85) for line in fingers),
                jointed("698,1480 694,1452 704,1426", 22, GROUP, 0.8),
            ]
        ),
        ROSE,
        angle=-30,
        lift=5,
    )
    gaps = [
        f"{728 + 5 * k},{1500 - 18 * k} {744 + 4 * k},{1493 - 18 * k} {764 - 3 * k},{1494 - 19 * k}" for k in range(3)
    ]
    card.pattern(hand, [ribbon(q, (2, 5, 4), GROUP) for q in gaps], FOLD)


def _three(x: float, y: float, size: float) -> Array:
    """Return a place within a head, as three rows."""
    return np.vstack([affine(x, y, size), [0.0, 0.0, 1.0]])
