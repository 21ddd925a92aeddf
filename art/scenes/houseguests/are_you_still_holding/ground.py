"""The ground floor: the rope only passes; a bull sleeps, and a girl reckons on him."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.are_you_still_holding.inks import (
    BRICK,
    CAST,
    FAIR,
    MUSTARD,
    NIGHT,
    OLIVE,
    ROPE,
    SLATE,
    UMBER,
)

_SIGNS: Final = {
    "|": (".05,-1 -.05,1",),
    "/": ("-3.6,.7 .6,-.8",),
    "+": ("-.45,.02 .45,-.04", ".0,-.5 .02,.5"),
    "=": ("-.5,-.2 .5,-.24", "-.5,.3 .5,.26"),
    "_": ("-.8,0 5.4,-.3",),
}
"""Signs in chalk, each a few strokes in a box from -1 to 1."""


def ground(card: Sheet) -> None:
    """Lay him, what is written on him, and her."""
    _bull(card)
    _sums(card)
    _girl(card)


def _bull(card: Sheet) -> None:
    card.paint("440,1716! 700,1690 1150,1700! 1150,1760! 440,1760!", mix(UMBER, NIGHT, 0.4), angle=2)
    tail = "512,1500 470,1580 486,1660 540,1716"
    bull = card.piece(
        "500,1740! 476,1640 486,1500 540,1390 640,1320 740,1290 830,1230 920,1200 1010,1226 1080,1290 1120,1390 1140,1560 "
        "1140,1744! 800,1752",
        NIGHT,
        angle=14,
        laps=90,
        grain=0.4,
        lift=9,
    )
    with card.inside(bull):
        card.paint("500,1760! 560,1640 680,1600 760,1640 800,1760!", shift(NIGHT, 0.05), angle=30)
        card.paint(ribbon("940,1200 900,1330 920,1460", (5, 16, 5)), shift(NIGHT, 0.1), thin=0.1)
    card.paint(ribbon(tail, (20, 16, 12, 9)), shift(NIGHT, 0.07), lift=4)
    card.paint("530,1690! 560,1700 566,1740 540,1756 520,1730", shift(NIGHT, 0.07), lift=3)
    # the folded leg
    card.paint("660,1744! 690,1690 800,1680 900,1700! 920,1752!", shift(NIGHT, 0.09), angle=4, lift=5)
    card.paint("640,1710! 700,1700! 706,1752! 640,1754!", mix(NIGHT, SLATE, 0.7), lift=4)
    # the head, chin on the boards
    for s in (-1, 1):
        card.paint(
            f"{1006 + 84 * s},1440! {1006 + 126 * s},1430 {1006 + 150 * s},1390 {1006 + 142 * s},1330! {1006 + 168 * s},1376 "
            f"{1006 + 174 * s},1430 {1006 + 140 * s},1478 {1006 + 92 * s},1488!",
            ROPE,
            angle=60,
            lift=6,
        )
    for s in (-1, 1):
        card.paint(
            f"{1006 + 84 * s},1490! {1006 + 140 * s},1496 {1006 + 176 * s},1530 {1006 + 130 * s},1556 {1006 + 90 * s},1540!",
            shift(NIGHT, 0.06),
            angle=10,
            lift=5,
        )
    face = card.piece(
        "920,1440! 960,1410 1006,1404 1052,1410 1092,1440! 1104,1520 1086,1600 1072,1690 1050,1742! 964,1744! 940,1690 924,1600 "
        "908,1520",
        shift(NIGHT, 0.08),
        angle=86,
        laps=40,
        grain=0.4,
        lift=9,
    )
    with card.inside(face):
        card.paint("900,1650! 1006,1630 1110,1650! 1110,1760! 900,1760!", mix(NIGHT, SLATE, 0.75), angle=2)
        card.paint("950,1400! 980,1470 1010,1440 1030,1480 1060,1400!", shift(NIGHT, -0.03), angle=80)
        for s in (-1, 1):
            card.paint(ribbon(f"{1006 + 30 * s},1546 {1006 + 54 * s},1562 {1006 + 80 * s},1546", (6, 12, 6)), ROPE)
            card.paint(ribbon(f"{1006 + 26 * s},1520 {1006 + 60 * s},1516 {1006 + 84 * s},1530", (4, 9, 4)), NIGHT)
            card.paint("1,0 .5,.7 -.6,.6 -1,0 -.4,-.7 .6,-.6", NIGHT, at=affine(1006 + 32 * s, 1682, 16, 30 * s))
        card.paint(ribbon("972,1726 1006,1732 1040,1726", (4, 6, 4)), NIGHT)
    card.paint(ribbon("986,1696 984,1730 1006,1748 1028,1730 1026,1696", (9, 9, 9)), MUSTARD, lift=3)


def _sums(card: Sheet) -> None:
    strokes: list[Array] = []
    for text, x, y, size, tilt in (
        ("||||/+||=|||", 690, 1350, 18, -12),
        ("|||+||||/=||", 682, 1412, 18, -8),
        ("||+|||=||||/", 676, 1476, 18, -5),
        ("_", 682, 1510, 23, -2),
        ("||||/+|||=", 690, 1552, 18, -2),
    ):
        for k, sign in enumerate(text):
            at = affine(0, 0, 1, tilt) @ [float(k * size * 0.8), 0.0, 1.0]
            spot = affine(x + float(at[0]), y + float(at[1]), size, tilt)
            strokes += [ribbon(line, (0.2, 0.28, 0.18), spot, size) for line in _SIGNS[sign]]
    for stroke in strokes:
        card.paint(stroke, ROPE, thin=0.1, wobble=0.6, grain=0.2)
    for line in ("680,1354 750,1342 832,1320", "674,1414 750,1408 828,1390", "668,1478 750,1474 826,1462"):
        card.paint(ribbon(line, (4, 6, 4)), ROPE, thin=0.15)


def _girl(card: Sheet) -> None:
    """He will wake at the right one."""
    for x, dark in ((590, -0.06), (556, 0.0)):
        card.paint(f"{x - 20},1640! {x + 24},1640! {x + 20},1716! {x - 18},1716!", shift(ROPE, dark), angle=88, lift=4)
        card.paint(f"{x - 22},1708! {x + 22},1704! {x + 54},1732 {x + 60},1752! {x - 26},1754!", BRICK, angle=4, lift=4)
    frock = card.piece(
        "524,1462! 570,1448 604,1460! 620,1520 626,1580 652,1660! 590,1674 496,1664! 512,1580 510,1510",
        MUSTARD,
        angle=86,
        laps=40,
        lift=7,
    )
    card.pattern(frock, [ribbon(f"{x},1440 {x - 8},1680", (5, 5)) for x in range(510, 680, 30)], shift(MUSTARD, -0.1))
    card.paint("530,1426! 584,1424! 588,1462 556,1474 528,1458!", FAIR.shade)
    card.paint("526,1450! 560,1472 600,1450! 612,1474! 560,1496 516,1472!", ROPE, lift=3)
    Head(card, CAST["girl"], 556, 1378, 78, tilt=-8, view="side", turn=1.0).draw()
    card.paint(
        "540,1480! 580,1470 604,1500! 640,1556 690,1576! 752,1570! 760,1608! 680,1626 600,1596 550,1530",
        shift(MUSTARD, 0.04),
        angle=30,
        lift=7,
    )
    card.paint("742,1568! 758,1564! 768,1608! 752,1612!", OLIVE, lift=2)
    hand(card, "pinch", 762, 1586, 60, -24, FAIR, age=9, lift=4)
