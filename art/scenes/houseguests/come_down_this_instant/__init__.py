"""Come Down This Instant: an old woman will not slide down to her bed; from under her hem hang two legs too many."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.come_down_this_instant import granny
from art.scenes.houseguests.come_down_this_instant.inks import BLACK, BLUE, BONE, CHALK, RED, SAND, UMBER, torn

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE
CAST: Final[dict[str, Face]] = {}
STEEL: Final = "#a9b0b0"
DARK: Final = "#7d523d"


def paint(card: Sheet) -> None:
    """Lay the evening, the bed, the slide, who sits at its top, and the one who is waiting."""
    _evening(card)
    _bed(card)
    _slide(card)
    granny.stockings(card)
    granny.body(card)
    granny.feet(card)
    granny.head(card)
    _girl(card)


def _evening(card: Sheet) -> None:
    card.piece("-40,-40! 1240,-40! 1240,1400! -40,1400!", mix(BONE, BLUE, 0.34), angle=3, laps=110, grain=0.2)
    torn(
        card,
        "-40,1236! 120,1180 250,1196 330,1226 470,1240! 800,1236! 930,1150 1040,1120 1140,1160 1240,1170! 1240,1420! -40,1420!",
        mix(BONE, BLUE, 0.75),
        4,
        80,
        4,
    )
    torn(card, "-40,1330! 300,1318 800,1328 1240,1316! 1240,1840! -40,1840!", mix(SAND, BONE, 0.3), 2, 80, 5)


def _bed(card: Sheet) -> None:
    """Made up, turned down, out of doors."""
    torn(card, "618,1490! 1118,1490! 1218,1530! 1218,1850! 538,1850!", mix(SAND, UMBER, 0.45), 2, 60, 0)
    torn(card, "646,1446! 1108,1446! 1144,1850! 598,1850!", CHALK, 86, 60, 10)
    pillow = torn(
        card,
        "628,1466! 668,1430 768,1444 878,1438 988,1444 1088,1428 1130,1462! 1112,1510 1146,1582! 1092,1606 988,1592 878,1600 "
        "768,1592 658,1608 608,1582! 642,1516",
        "#fbf7ee",
        12,
        70,
        10,
    )
    creases = ("668,1580 718,1550 754,1520", "1088,1576 1038,1550 1008,1520", "652,1476 692,1490 722,1514")
    card.pattern(pillow, [ribbon(c, (2, 7, 2)) for c in creases], mix(BONE, BLUE, 0.6), thin=0.1)
    quilt = torn(card, "600,1660! 878,1672 1148,1660! 1164,1850! 578,1850!", BLUE, 88, 70, 8)
    bands = [ribbon(f"{878 + k * 62},1640 {878 + k * 68},1860", (18, 22)) for k in range(-4, 5)]
    card.pattern(quilt, bands, mix(BLUE, BLACK, 0.35), thin=0.1)
    torn(card, "604,1626! 878,1638 1142,1626! 1150,1674! 878,1690 596,1674!", CHALK, 3, 40, 8)
    for x in (576, 1158):
        torn(card, f"{x - 15},1660! {x + 15},1660! {x + 15},1850! {x - 15},1850!", BLACK, 88, 40, 6)
        torn(card, ROUND, BLACK, 40, 20, 6, affine(x, 1644, 34))
    torn(card, "576,1776! 1158,1776! 1158,1806! 576,1806!", BLACK, 2, 40, 8)


def _slide(card: Sheet) -> None:
    """A ladder up; steel down between red sides; it ends where the pillow begins."""
    dark = shift(RED, -0.12)
    card.paint("250,1400! 420,1380 560,1402! 520,1430 300,1434!", mix(SAND, UMBER, 0.4), angle=2, edge="torn")
    card.paint(ribbon("800,1000 806,1200 800,1400", (26, 26)), dark, edge="torn", wobble=2, lift=4)
    for y in (1056, 1146, 1236, 1326):
        card.paint(ribbon(f"330,{y} 486,{y - 4}", (24, 24)), dark, edge="torn", wobble=1.5, lift=4)
    for x in (322, 490):
        torn(card, f"{x - 17},900! {x + 17},900! {x + 19},1414! {x - 19},1414!", RED, 88, 50, 8)
    steel = torn(
        card,
        "560,880! 800,880! 826,1042 890,1186 1000,1303 1130,1393! 1080,1456 940,1492 740,1492! 640,1348 580,1186 556,1024",
        STEEL,
        70,
        80,
        10,
    )
    shine = ("620,1042 664,1222 790,1465", "666,1060 716,1222 836,1438", "750,1042 826,1222 1010,1420")
    card.pattern(steel, [ribbon(s, (5, 20, 9)) for s in shine], CHALK, thin=0.15)
    torn(
        card,
        "776,880! 836,880! 860,1015 922,1150 1016,1258 1130,1348! 1156,1384 1132,1416 1086,1407! 960,1303 860,1186 800,1042",
        RED,
        50,
        50,
        10,
    )
    torn(
        card,
        "530,880! 590,880! 590,1024 620,1186 680,1339 766,1474! 760,1515 710,1519 676,1488! 590,1348 540,1186 522,1024",
        RED,
        76,
        50,
        10,
    )
    card.paint(ribbon("590,898 592,1024 622,1186 682,1339 764,1470", (12, 22)), dark, edge="torn", wobble=1.5)
    card.paint(ribbon("778,898 802,1042 862,1186 958,1303 1090,1400", (12, 22)), dark, edge="torn", wobble=1.5)


def _girl(card: Sheet) -> None:
    """From behind, head back, plait straight down; she has all evening."""
    dress = torn(
        card,
        "120,1466! 196,1450 262,1470! 312,1520 338,1610 330,1700! 296,1716! 320,1850! 20,1850! 60,1716! 22,1690! 30,1600 64,1510",
        shift(BLUE, -0.24),
        86,
        50,
        10,
    )
    card.pattern(
        dress,
        [ribbon(f, (3, 9, 3)) for f in ("92,1560 84,1640 62,1712", "276,1560 288,1640 296,1714", "180,1660 176,1840")],
        shift(BLUE, -0.33),
        thin=0.1,
    )
    card.paint("150,1420! 232,1420! 240,1476! 142,1476!", DARK)
    torn(card, "112,1470! 190,1446 272,1472! 262,1502! 190,1478 122,1500!", CHALK, 4, 24, 4)
    hair = torn(
        card,
        "190,1240 110,1262 76,1340 92,1414 140,1450 192,1458 246,1448 290,1410 302,1336 270,1262",
        BLACK,
        80,
        30,
        8,
    )
    card.pattern(
        hair,
        [
            ribbon(f"188,1250 {x},1340 {190 + (x - 190) * 0.3:.0f},1450", (2, 6, 2))
            for x in (100, 130, 160, 222, 252, 280)
        ],
        shift(BLACK, 0.13),
    )
    for k in range(5):
        y = 1450 + k * 42
        torn(card, f"160,{y}! 192,{y - 14} 224,{y}! 218,{y + 34} 192,{y + 52} 166,{y + 34}", BLACK, 80, 20, 4)
    card.paint("192,1660! 130,1628 122,1694! 192,1668! 262,1694! 254,1628", RED, edge="torn", wobble=1, lift=4)
    card.paint("176,1664! 208,1664! 214,1730 192,1752! 172,1730", BLACK, lift=2)
