"""They Pinch a Little: an old man tries a paper foot in every shoe; the shop girl cannot get out of the silver ones."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.feet import shoe
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.they_pinch_a_little.inks import (
    BRICK,
    CAST,
    CREAM,
    MUSTARD,
    NIGHT,
    OLD,
    OLIVE,
    PAPER,
    SILVER,
    SLATE,
    SUIT,
    UMBER,
    YOUNG,
)
from art.scenes.houseguests.they_pinch_a_little.shop import shoes, shop

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CREAM
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def paint(card: Sheet) -> None:
    """Lay the shop, him, the foot in his fingers, the shoes, and before all that her."""
    shop(card)
    _legs(card)
    _trunk(card)
    _knees(card)
    _what_he_holds(card)
    shoes(card)
    _assistant(card)


def _legs(card: Sheet) -> None:
    card.paint("270,1620! 500,1590 820,1610! 850,1670 560,1700 260,1680", mix(MUSTARD, UMBER, 0.55), angle=2)
    card.paint("222,1236! 856,1222! 880,1290 872,1340! 214,1352! 206,1286", BRICK, angle=3, lift=8)
    card.paint(
        ["262,1340! 304,1340! 280,1640! 250,1642!", "796,1340! 834,1340! 852,1632! 822,1634!"], UMBER, angle=86, lift=4
    )
    for x, s in ((676, 1), (414, -1)):
        # from the knee down
        card.paint(
            f"{x - 92},1290! {x + 92},1290! {x + 76},1440 {x + 62 + 4 * s},1620! {x - 62 + 4 * s},1622! {x - 76},1440",
            shift(SUIT, -0.05),
            angle=86,
            laps=60,
            lift=6,
        )
        f = x + 4 * s
        card.paint(
            f"{f - 48},1608! {f + 50},1606! {f + 58},1660 {f + 66 + 20 * s},1694 {f + 54 + 20 * s},1722! "
            f"{f - 58 + 20 * s},1726! {f - 70 + 20 * s},1696 {f - 56},1660",
            NIGHT,
            angle=4,
            lift=5,
        )


def _knees(card: Sheet) -> None:
    """Seen from before, a thigh is hardly more than its knee."""
    for x, s in ((676, 1), (414, -1)):
        knee = card.piece(
            f"{x - 128},1250 {x - 112},1160 {x - 40},1120 {x + 50},1122 {x + 118},1166 {x + 130},1256 {x + 106},1336 {x + 84},1384! "
            f"{x},1400 {x - 86},1386! {x - 110},1336",
            shift(SUIT, 0.05),
            angle=84,
            laps=50,
            grain=0.36,
            lift=8,
        )
        with card.inside(knee):
            card.paint(ribbon(f"{x - 6},1130 {x + 6 * s},1260 {x},1410", (3, 9, 5)), shift(SUIT, 0.15), thin=0.1)
            card.paint(ribbon(f"{x - 90},1330 {x},1366 {x + 90},1326", (4, 14, 4)), shift(SUIT, -0.04), thin=0.05)


def _trunk(card: Sheet) -> None:
    coat = card.piece(
        "300,700! 350,640 450,600 540,592! 650,604 740,650 790,720! 800,860 780,1000 800,1140 830,1260! 560,1290 250,1270! "
        "280,1120 300,980 280,840",
        SUIT,
        angle=84,
        laps=80,
        grain=0.4,
        lift=9,
    )
    card.pattern(
        coat,
        [ribbon(f"{x},580 {x + 16},900 {x - 4},1300", (3, 3)) for x in range(256, 840, 34)],
        shift(SUIT, 0.09),
        thin=0.3,
    )
    card.paint("470,520! 610,516! 620,610! 546,660 466,616!", OLD.shade, angle=84)
    card.paint("430,606! 480,566! 548,670! 612,562! 664,604! 606,690 552,770! 494,690", PAPER, angle=84, lift=3)
    card.paint("522,664! 576,662! 566,700! 572,740 552,780! 532,740 534,700!", BRICK, angle=84, lift=3)
    card.paint(
        "440,596! 410,640 400,720! 450,730! 430,766! 490,850 552,900! 536,780 500,700 456,630!",
        shift(SUIT, 0.05),
        angle=70,
        lift=5,
    )
    card.paint(
        "650,594! 690,640 704,720! 652,734! 676,766! 612,850 558,900! 566,780 608,700 642,630!",
        shift(SUIT, 0.05),
        angle=110,
        lift=5,
    )
    Head(card, CAST["customer"], 540, 386, 166, tilt=9, turn=0.12).draw()


def _what_he_holds(card: Sheet) -> None:
    """The foot was cut out along a pencil; another line runs a finger inside it."""
    # hat on his knee
    at = affine(366, 1196, 1.05, -9)
    card.paint("-150,24 -60,60 60,62 154,22 100,0 -90,2", MUSTARD, at=at, angle=8, lift=10)
    card.paint("-92,18 -84,-70 -40,-104! 0,-88 50,-108 88,-66 92,16 0,36", MUSTARD, at=at, angle=20, lift=5)
    card.paint("-93,-14 0,8 92,-14 93,16 0,38 -93,18", NIGHT, at=at, angle=4)
    # the arm with the shoe
    sleeve = shift(SUIT, 0.035)
    left = card.piece(
        "330,670! 400,690 420,800 400,920! 430,1010 500,1036 540,1046! 546,1128! 470,1136 350,1116 276,1050 244,940! 250,800 280,720",
        sleeve,
        angle=76,
        laps=50,
        lift=9,
    )
    with card.inside(left):
        card.paint(ribbon("256,980 320,970 400,930", (4, 14, 4)), shift(SUIT, -0.05), thin=0.1)
    card.paint("524,1040! 558,1044! 564,1126! 530,1132!", PAPER, lift=3)
    hand(card, "palm_up", 560, 1088, 176, -4, OLD, age=76, lift=5)
    shoe(card, "slipper", 616, 1030, 168, -3, BRICK, OLD, lift=6)
    card.paint("578,1056! 604,1050 640,1036 660,1044! 640,1062 600,1070!", NIGHT, wobble=0.5)
    # the arm with the foot
    right = card.piece(
        "760,680! 800,740 850,860 870,960! 830,1000 760,960 690,880 650,830! 700,770! 740,800 770,850 740,760",
        sleeve,
        angle=110,
        laps=50,
        lift=9,
    )
    with card.inside(right):
        card.paint(ribbon("850,930 800,900 776,850", (4, 14, 4)), shift(SUIT, -0.05), thin=0.1)
    card.paint("706,762! 640,834! 622,814! 686,744!", PAPER, lift=3)
    _foot(card)
    hand(card, "pinch", 660, 792, 134, 196, OLD, True, 76, lift=6)


def _foot(card: Sheet) -> None:
    at = affine(580, 896, 1.16, 178)
    foot = "-34,96 -44,56 -36,10 -48,-40 -46,-78 -28,-96 4,-92 30,-74 44,-40 40,0 30,40 32,80 14,112 -16,114"
    toes = ((-32, -100, 17), (-6, -104, 14), (14, -98, 12), (30, -86, 11), (42, -68, 10))
    card.paint(
        [curve(foot, at), *(curve(ROUND, affine(*_on(at, u, v), r)) for u, v, r in toes)], PAPER, lift=8, grain=0.1
    )
    inner = curve(
        "-24,80 -32,50 -24,8 -34,-40 -32,-70 -16,-80 8,-74 24,-60 30,-36 26,0 18,40 20,74 8,96 -12,96", at, step=2
    )
    card.paint([curve(ROUND, affine(float(p[0]), float(p[1]), 2.6)) for p in inner[::8]], SLATE, wobble=0)


def _on(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def _assistant(card: Sheet) -> None:
    """She has until the owner is back."""
    card.paint("700,1770! 900,1740 1240,1750! 1240,1810 760,1810!", mix(MUSTARD, UMBER, 0.5))
    # the leg that lies, the leg that is pulled at, and between them the arm beyond
    card.paint(
        "960,1640! 860,1660 770,1690! 780,1750! 880,1760 1000,1750!", shift(YOUNG.base, -0.05), angle=170, lift=4
    )
    _heel(card, 786, 1720, 186, 1.0)
    card.paint("1030,1250! 900,1282 716,1334! 728,1388! 900,1362 1020,1330!", shift(OLIVE, 0.02), angle=166, lift=5)
    card.paint(
        "930,1480! 840,1440 760,1408 690,1390! 672,1440! 740,1482 820,1546 920,1600!", YOUNG.base, angle=196, lift=6
    )
    card.paint("930,1570! 830,1514 740,1452 680,1424! 672,1440! 740,1482 820,1546 920,1600!", YOUNG.shade, angle=196)
    _heel(card, 690, 1414, 232, 1.05)
    card.paint("734,1326! 708,1333! 720,1394! 746,1387!", PAPER, lift=2)
    hand(card, "grip", 716, 1362, 108, 170, YOUNG, age=19, lift=4)
    skirt = card.piece(
        "1040,1470! 980,1440 900,1424 846,1436! 816,1500 830,1560! 870,1600 900,1640 900,1700! 920,1770! 1100,1790 1260,1780! "
        "1260,1440!",
        OLIVE,
        angle=20,
        laps=60,
        lift=8,
    )
    printed(card, skirt, "crumb", shift(OLIVE, 0.12), gap=60)
    card.paint("950,1160! 1060,1110! 1090,1220 1030,1270 976,1226!", YOUNG.shade, angle=80)
    trunk = card.piece(
        "990,1230! 1040,1200 1100,1196 1180,1240! 1250,1340 1260,1500! 1150,1520 1036,1500! 1020,1400 984,1310",
        OLIVE,
        angle=80,
        laps=50,
        lift=8,
    )
    printed(card, trunk, "crumb", shift(OLIVE, 0.12), gap=60)
    card.paint("980,1210! 1020,1250 1090,1200! 1116,1230! 1030,1300 964,1240!", PAPER, lift=3)
    card.paint("1026,1472! 1260,1484! 1260,1524! 1030,1508!", NIGHT, angle=3, lift=3)
    Head(card, CAST["assistant"], 990, 1080, 112, tilt=20, view="side", turn=-1.0).draw()
    arm = card.piece(
        "1090,1220! 1164,1250 1160,1340 1070,1410 930,1454 800,1454! 790,1398! 900,1380 990,1330 1036,1250",
        mix(OLIVE, CREAM, 0.25),
        angle=160,
        lift=9,
    )
    with card.inside(arm):
        card.paint(ribbon("1110,1360 1060,1340 1030,1300", (4, 14, 4)), OLIVE, thin=0.1)
    card.paint("816,1392! 788,1392! 794,1460! 822,1460!", PAPER, lift=3)
    hand(card, "grip", 796, 1426, 112, 176, YOUNG, flip=True, age=19, lift=5)
    # the horn did not help
    horn = affine(1010, 1800, 1.0, -6)
    card.paint("-86,6 -70,-12 0,-14 90,-6! 92,8! 0,10 -70,22", MUSTARD, at=horn, lift=6)


def _heel(card: Sheet, x: float, y: float, tilt: float, size: float) -> None:
    """Lay a silver shoe: ankle at (x, y), its toe along ``tilt`` for one that looks left."""
    at = affine(x, y, 150 * size, tilt - 180, True)
    card.paint(
        curve(
            "-.26,-.16! -.10,-.04 .10,.02 .24,.06! .46,.20 .72,.30 .92,.40! .80,.46 .56,.46 .30,.40 .06,.26 -.10,.22! "
            "-.20,.56! -.26,.56! -.32,.18 -.34,.0",
            at,
        ),
        SILVER,
        angle=tilt,
        lift=6,
    )
    card.paint(ribbon("-.20,.02 .02,.12 .26,.22", (0.02, 0.05, 0.02), at, 150 * size), PAPER, thin=0.1)
