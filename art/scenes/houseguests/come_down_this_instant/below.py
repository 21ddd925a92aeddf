"""Who is small below: two who measure the trunk, and a husband with a covered plate."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.come_down_this_instant.cast import (
    BONE,
    BROWN,
    CAST,
    CHALK,
    FAIR,
    GREY,
    LINE,
    OLIVE,
    SLATE,
    UMBER,
    torn,
)


def surveyors(card: Sheet) -> None:
    """Dutiful both."""
    _pole(card)
    _figures(card)


def _pole(card: Sheet) -> None:
    """From behind, his nose at the bark, with the pole held to it; he stands on the tips of his toes."""
    for spec in (
        "196,1640! 232,1640! 230,1740 252,1752 250,1764! 200,1764! 204,1700",
        "150,1640! 190,1640! 184,1736 176,1762! 128,1762! 132,1750 152,1738",
    ):
        torn(card, spec, UMBER, wobble=1.5, lift=4, core=None)
    card.paint(ribbon("262,1316 270,1762", (16, 16)), BONE, edge="torn", wobble=1, lift=5)
    for k in range(0, 10, 2):
        card.paint(ribbon(f"{262 + k * 0.8},{1330 + 42 * k} {263 + k * 0.8},{1372 + 42 * k}", (16, 16)), LINE, wobble=1)
    torn(card, "164,1520! 190,1506 216,1510 234,1530! 250,1600 246,1664! 190,1676 138,1664! 140,1590", SLATE, lift=6)
    Head(card, CAST["pole"], 194, 1478, 33, -6, 0.3, "back").draw()
    torn(
        card,
        "214,1520! 240,1540 256,1560! 272,1544 282,1560! 262,1600 240,1596 216,1570!",
        shift(SLATE, 0.06),
        lift=4,
        core=None,
    )
    card.paint(ROUND, FAIR.base, at=affine(272, 1546, 13), lift=2)


def _figures(card: Sheet) -> None:
    """His back to the trunk, bent over the sheet on which he writes."""
    for spec in (
        "340,1660! 376,1660! 370,1744 396,1758 394,1768! 342,1766!",
        "384,1660! 420,1660! 422,1748 446,1760 444,1770! 394,1768! 392,1720",
    ):
        torn(card, spec, LINE, wobble=1.5, lift=4, core=None)
    torn(card, "330,1540! 366,1520 400,1530 424,1560! 434,1620 430,1676! 380,1684 328,1674! 318,1600", GREY, lift=6)
    Head(card, CAST["figures"], 398, 1494, 33, 16, 1, "side").draw()
    torn(card, "424,1574! 470,1560! 484,1606! 440,1622!", CHALK, wobble=1.5, lift=4)
    torn(
        card, "352,1552! 384,1548 396,1580! 430,1590 436,1612! 400,1624 364,1604", shift(GREY, 0.08), lift=4, core=None
    )
    card.paint(ROUND, BROWN.base, at=affine(440, 1600, 12), lift=2)
    card.paint(ribbon("440,1602 458,1580", (5, 3)), LINE)


def husband(card: Sheet) -> None:
    """His head thrown back, the plate held out before him with both hands."""
    for spec in (
        "1064,1600! 1106,1600! 1108,1706 1078,1722! 1042,1720! 1046,1706 1066,1696",
        "1112,1600! 1158,1600! 1156,1712 1130,1728! 1090,1726! 1094,1712 1114,1702",
    ):
        torn(card, spec, LINE, wobble=1.5, lift=4, core=None)
    torn(
        card,
        "1090,1404! 1130,1396 1168,1412! 1196,1470 1200,1560 1184,1640! 1120,1656 1050,1640! 1048,1540 1064,1450",
        UMBER,
        angle=84,
        lift=7,
    )
    Head(card, CAST["husband"], 1122, 1374, 48, 34, -1, "side").draw()
    torn(card, "966,1500! 1064,1488! 1056,1512 1010,1524 976,1516!", BONE, angle=3, wobble=1.5, lift=4)
    torn(card, "974,1500! 982,1462 1008,1446 1040,1456 1056,1490!", GREY, angle=3, wobble=1.5, lift=3)
    card.paint(ROUND, UMBER, at=affine(1010, 1444, 8))
    hand(card, "palm_up", 1062, 1516, 48, 186, OLIVE, age=75, lift=2)
    torn(
        card,
        "1120,1420! 1160,1430 1164,1500 1130,1552! 1066,1546 1060,1506! 1104,1500 1108,1460",
        shift(UMBER, 0.08),
        lift=5,
        core=None,
    )
