"""The cellar: he digs, and measures with the string of her apron; on the stairs somebody waits to be asked to play."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.she_would_have_wanted_it.inks import (
    BLACK,
    BRICK,
    BROWN,
    CAST,
    CREAM,
    LINEN,
    MUSTARD,
    OLIVE,
    SALLOW,
    SLATE,
    UMBER,
)


def cellar(card: Sheet) -> None:
    """Lay the vault, shelf and barrel, stair and player, the hole and him."""
    card.paint(
        "196,1270! 980,1262! 984,1300! 1240,1270! 1240,1560! 1010,1640! 990,1790! 200,1796!",
        BLACK,
        angle=86,
        laps=60,
        lift=5,
    )
    card.paint(
        "224,1290! 950,1284! 954,1700! 960,1770! 226,1776!", mix(SLATE, CREAM, 0.3), angle=86, laps=80, grain=0.3
    )
    for y in (1350, 1420, 1500, 1580):
        for k in range(6):
            x = 240 + 124 * k + (60 if (y // 10) % 4 else 0)
            card.paint(
                ribbon(f"{x},{y} {x + 40},{y - 3} {x + 80},{y + 2}", (4, 5, 3)), mix(SLATE, BLACK, 0.2), thin=0.3
            )
    card.paint(
        "214,1640! 400,1630 700,1640 964,1628! 970,1790! 210,1796!",
        UMBER,
        angle=3,
        laps=50,
        edge="torn",
        core=MUSTARD,
        wobble=5,
    )
    _shelf(card)
    _stair(card)
    _hole(card)
    _widower(card)


def _shelf(card: Sheet) -> None:
    card.paint("700,1404! 950,1398! 950,1420! 700,1426!", UMBER, lift=5)
    jars: tuple[Ink, ...] = (BRICK, MUSTARD, OLIVE, BRICK, mix(OLIVE, BLACK, 0.3))
    for k, ink in enumerate(jars):
        x = 726 + 47 * k
        card.paint(
            f"{x - 18},1404! {x - 19},1354 {x - 12},1340! {x + 12},1340! {x + 19},1354 {x + 18},1404!",
            ink,
            angle=86,
            lift=3,
        )
        card.paint(f"{x - 15},1342! {x - 14},1326! {x + 14},1325! {x + 15},1342!", LINEN, lift=2)
    # barrel with the folded jacket
    barrel = card.piece(
        "748,1670! 736,1600 740,1530 756,1486! 850,1482! 866,1530 870,1600 856,1668!",
        mix(MUSTARD, UMBER, 0.4),
        angle=86,
        laps=24,
        lift=6,
    )
    with card.inside(barrel):
        for y in (1520, 1630):
            card.paint(ribbon(f"730,{y} 800,{y + 8} 876,{y}", (11, 11)), BLACK)
    card.paint(
        "740,1486! 760,1450 850,1446 872,1482! 860,1500 800,1506 744,1502",
        BLACK,
        angle=6,
        edge="torn",
        core=CREAM,
        wobble=2,
        lift=5,
    )
    card.paint(ribbon("750,1480 800,1476 862,1480", (4, 4)), mix(BLACK, CREAM, 0.3))


def _stair(card: Sheet) -> None:
    """From the parlour down; he sits on the fourth step, bellows shut."""
    steps = ["960,1660!"]
    for k in range(7):
        steps += [f"{968 + 38 * k},{1600 - 54 * k}!", f"{1006 + 38 * k},{1600 - 54 * k}!"]
    card.paint(
        " ".join([*steps, "1240,1240!", "1240,1560!", "1010,1650!"]),
        mix(MUSTARD, UMBER, 0.5),
        angle=86,
        laps=30,
        lift=5,
    )
    for k in range(7):
        x, y = 968 + 38 * k, 1600 - 54 * k
        card.paint(ribbon(f"{x},{y + 5} {x + 44},{y + 5}", (10, 10)), CREAM)
    # legs, coat, the accordion on his knees
    for leg in (
        "1080,1470! 1040,1480 1016,1520 1010,1590! 1048,1594! 1056,1540 1100,1520!",
        "1130,1480! 1090,1500 1066,1530 1064,1600! 1102,1604! 1110,1550 1146,1530!",
    ):
        card.paint(leg, BLACK, angle=70, edge="torn", core=CREAM, wobble=2, lift=5)
    for x, y in ((1004, 1588), (1058, 1600)):
        card.paint(f"{x + 44},{y}! {x + 4},{y} {x - 26},{y + 14} {x - 28},{y + 26}! {x + 46},{y + 24}!", BRICK, lift=3)
    card.paint(
        "1060,1350! 1100,1330 1150,1340! 1180,1400 1174,1500! 1110,1510 1060,1490! 1050,1420",
        OLIVE,
        angle=84,
        edge="torn",
        core=CREAM,
        wobble=3,
        lift=7,
    )
    card.paint("1082,1322! 1120,1318! 1124,1356 1102,1368 1080,1352!", BROWN.shade)
    Head(card, CAST["player"], 1100, 1286, 54, tilt=-8, turn=-0.35).draw()
    for k in range(6):
        x = 1028 + 15 * k
        card.paint(
            f"{x},1394! {x + 17},1390! {x + 17},1478! {x},1482!", BRICK if k % 2 else mix(BRICK, BLACK, 0.4), lift=2
        )
    card.paint("1004,1384! 1034,1386! 1034,1490! 1000,1488!", LINEN, angle=86, lift=5)
    for y in (1400, 1420, 1440, 1460):
        card.paint(ribbon(f"1006,{y} 1022,{y}", (5, 5)), BLACK)
    card.paint("1114,1382! 1146,1378! 1150,1484! 1116,1486!", MUSTARD, angle=86, lift=5)
    hand(card, "rest", 1150, 1410, 60, 150, BROWN, flip=True, lift=4)
    hand(card, "rest", 1040, 1384, 56, 120, BROWN, lift=4)


def _hole(card: Sheet) -> None:
    card.paint(
        "300,1690! 380,1664 520,1660 620,1676! 640,1730 560,1770 400,1776 310,1750",
        BLACK,
        angle=4,
        edge="torn",
        wobble=4,
    )
    card = Moved(card, 206, 24, 1.0)
    for x, y, r in ((660, 1690, 60), (730, 1710, 46), (600, 1716, 34)):
        card.paint(
            f"{x - r},{y + 20}! {x - r * 0.5:.0f},{y - r * 0.5:.0f} {x + r * 0.2:.0f},{y - r * 0.7:.0f} {x + r},{y + 20}!",
            mix(UMBER, BLACK, 0.35),
            angle=40,
            edge="torn",
            core=MUSTARD,
            wobble=4,
            lift=5,
        )
    # the spade stands in the heap
    card.paint(ribbon("690,1690 664,1560 640,1450", (14, 13, 13)), MUSTARD, lift=4)
    card.paint("612,1452! 664,1440! 668,1458! 618,1470!", MUSTARD, lift=4)
    card.paint("668,1640! 714,1630! 724,1690 700,1720 676,1700!", SLATE, lift=4)


def _widower(card: Sheet) -> None:
    """To his belt in it: broad, arms spread."""
    hole = card
    card = Moved(card, -85, -300, 1.24)
    shirt = card.piece(
        "360,1470! 400,1430 460,1420 520,1434 556,1480! 570,1540 548,1610! 460,1624 372,1606! 350,1540",
        LINEN,
        angle=80,
        laps=34,
        edge="torn",
        core="#f6f0e0",
        wobble=3,
        lift=8,
    )
    with card.inside(shirt):
        for brace in ("410,1420 420,1520 416,1620", "506,1420 500,1520 506,1620"):
            card.paint(ribbon(brace, (12, 12, 12)), BRICK)
        card.paint(ribbon("456,1440 458,1520 456,1620", (4, 6, 4)), shift(LINEN, -0.14))
    card.paint("424,1410! 496,1410! 500,1446 460,1464 420,1444!", SALLOW.shade)
    Head(card, CAST["widower"], 462, 1374, 72, tilt=13, turn=0.35).draw()
    for sleeve in (
        "392,1446! 340,1462 288,1500 250,1540! 284,1580! 330,1566 392,1536!",
        "530,1446! 590,1460 640,1486 676,1520! 648,1562! 590,1556 536,1536!",
    ):
        card.paint(sleeve, shift(LINEN, -0.03), angle=30, edge="torn", core="#f6f0e0", wobble=3, lift=7)
    card.paint("372,1594! 460,1612 548,1596! 556,1700! 366,1700!", BLACK, angle=84)
    # her string, seven knots
    string = ((226, 1594), (290, 1590), (366, 1584), (450, 1578), (530, 1574), (610, 1570), (694, 1570))
    card.paint(ribbon(" ".join(f"{x},{y}" for x, y in string), (7, 7, 7)), BRICK, lift=4)
    card.paint(ribbon("694,1570 716,1600 712,1650", (7, 7, 5)), BRICK, lift=3)
    for x, y in string:
        card.paint(ROUND, BRICK, at=affine(x, y, 10), lift=3)
    hand(card, "pinch", 268, 1556, 66, 134, SALLOW, age=74, lift=4)
    hand(card, "pinch", 660, 1538, 66, 48, SALLOW, age=74, flip=True, lift=4)
    hole.paint(
        "230,1748! 330,1724 460,1738 590,1726 680,1748! 660,1800 480,1822 260,1806!",
        mix(UMBER, MUSTARD, 0.3),
        angle=4,
        edge="torn",
        core=MUSTARD,
        wobble=5,
        lift=6,
    )
