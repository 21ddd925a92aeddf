"""Come Down This Instant: an old woman will not slide down to her bed; a goose hides under her hem."""

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
    granny.goose(card)
    granny.feet(card)
    granny.body(card)
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
    for y in (1056, 1146, 1236, 1326):
        card.paint(ribbon(f"330,{y} 486,{y - 4}", (24, 24)), dark, edge="torn", wobble=1.5, lift=4)
    for x in (322, 490):
        torn(card, f"{x - 17},900! {x + 17},900! {x + 19},1414! {x - 19},1414!", RED, 88, 50, 8)
    # both rails are one curve, typed once: the right one is the left one moved across, and they end level
    steel = torn(
        card,
        f"{_rail(0.02)} 716,1498! 760,1512 880,1516 1000,1512 1044,1498! {_rail(0.98, up=True)}",
        STEEL,
        70,
        80,
        10,
    )
    card.pattern(steel, [ribbon(_rail(t), (5, 14, 20)) for t in (0.3, 0.46, 0.76)], CHALK, thin=0.15)
    card.pattern(steel, [ribbon("700,1482 880,1496 1060,1482", (16, 16, 16))], shift(STEEL, -0.1))
    for t, inner in ((0, 0.085), (1, 0.915)):
        torn(card, ribbon(_rail(t, 1486), (50, 56, 64)), RED, 70, 50, 10)
        card.paint(ribbon(_rail(inner, 1478), (10, 15)), dark, edge="torn", wobble=1.5)


def _rail(t: float, end: float = 1498, up: bool = False) -> str:
    """Give a line down the slide, as it is typed: `t` is 0 at its left rail, 1 at its right."""
    places = []
    for y in range(880, 1481, 60):
        down = (y - 880) / 600
        swing = down * down * (3 - 2 * down)
        places.append(f"{560 + 146 * swing + t * (246 + 94 * down):.0f},{y}")
    x = 706 + t * 340
    places[-1] = f"{x:.0f},{end:.0f}"
    return " ".join(reversed(places) if up else places)


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
