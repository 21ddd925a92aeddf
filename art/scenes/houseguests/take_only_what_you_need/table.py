"""The table before the glass, and the one arm that has come out over the frame."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.take_only_what_you_need.inks import BONE, COAT, DARK, LILAC, PETROL, PIST, TOMATO, YELLOW


def top(card: Sheet) -> None:
    """A bare board."""
    card.paint("206,1352! 1196,1352! 1196,1410! 206,1410!", shift(YELLOW, -0.06), angle=2, lift=8)
    card.paint("-40,1404! 1240,1400! 1240,1840! -40,1840!", BONE, angle=2, laps=90, lift=6, grain=0.4)
    card.paint("-40,1404! 1240,1400! 1240,1418! -40,1424!", mix(BONE, LILAC, 0.4), angle=1)


def vase(card: Sheet) -> None:
    """The rose has gone; its water is still in it."""
    card.paint(
        "1170,1756! 1190,1772 1166,1786 1110,1792 1030,1794 976,1784 990,1768 1056,1756!",
        mix(BONE, LILAC, 0.6),
        angle=3,
        edge="raw",
        ragged=20,
    )
    body = card.piece(
        "1070,1560! 1130,1552 1188,1560! 1176,1600 1196,1660 1186,1730 1160,1772! 1126,1777 1090,1772! 1064,1730 1056,1660 1080,1600",
        mix(PIST, BONE, 0.1),
        angle=84,
        lift=8,
    )
    with card.inside(body):
        card.paint("1040,1670! 1210,1664! 1210,1800! 1040,1800!", shift(PIST, -0.1), angle=2)
    card.paint("1070,1560! 1130,1548 1188,1560! 1130,1574", shift(PIST, -0.18))


def arm(card: Sheet) -> None:
    """Sleeve, glove, cuff; and what is taken."""
    sleeve = "1118,1090! 1124,1200 1106,1300 1060,1380 1000,1440 950,1470! 850,1360! 900,1290 936,1210 960,1120 1010,1060 1070,1050"
    card.paint(sleeve, shift(COAT, -0.03), angle=60, laps=90, lift=14, grain=0.35)
    card.paint(ribbon("956,1140 940,1220 900,1300", (3, 9, 4)), shift(COAT, -0.15))
    _fingers(card)
    _forefinger(card)
    _glasses(card)
    _thumb(card)
    cuff = "812,1350! 862,1310 930,1330 1000,1400 1016,1452! 976,1500 930,1506! 856,1470 806,1396"
    card.paint(cuff, DARK, angle=40, edge="raw", ragged=60, lift=10, grain=0.6)


def _fingers(card: Sheet) -> None:
    """Lay the three that do not touch it."""
    for line, w in (
        ("936,1480 974,1530 1000,1574 1014,1612", (54, 44, 40, 36)),
        ("910,1490 934,1560 936,1620 916,1664", (62, 50, 46, 40)),
        ("880,1500 890,1580 874,1640 840,1680", (66, 54, 48, 40)),
    ):
        tip = [float(v) for v in line.split()[-1].split(",")]
        card.paint(ribbon(line, w), PETROL, lift=6, wobble=0.5, angle=80)
        card.paint(ROUND, PETROL, at=affine(tip[0], tip[1], w[-1] / 2), wobble=0.3)


def _forefinger(card: Sheet) -> None:
    """Back of the hand with the finger in one piece: it bends, and its tip goes behind the bridge."""
    card.paint(
        "860,1390! 980,1460! 976,1500 950,1536 914,1552 878,1566 842,1586 806,1618 786,1650 776,1684! 758,1700 738,1688! "
        "738,1650 752,1606 776,1566 800,1532 806,1460",
        PETROL,
        lift=7,
        angle=60,
    )
    card.paint(
        [ribbon(line, (2, 6, 2)) for line in ("888,1470 876,1510 860,1540", "916,1480 910,1510 896,1536")],
        shift(PETROL, 0.17),
        thin=0.1,
    )


def _thumb(card: Sheet) -> None:
    """From the near side of the wrist, over the bridge: its tip meets the finger's."""
    card.paint(
        "866,1396! 806,1436 762,1490 728,1550 708,1610 702,1660! 710,1692 736,1694 746,1668! 752,1626 774,1580 806,1540 "
        "842,1510 880,1470!",
        shift(PETROL, 0.05),
        lift=9,
        angle=66,
    )
    card.paint(ribbon("776,1500 746,1556 732,1610", (2, 6, 2)), shift(PETROL, 0.2), thin=0.1)


def _glasses(card: Sheet) -> None:
    """Lay them as they stand on the board, bows still open, held by the bridge."""
    card.paint(
        "548,1768 580,1746 640,1738 740,1742 840,1738 910,1748 930,1768 880,1786 740,1790 600,1786",
        mix(BONE, LILAC, 0.6),
        angle=3,
        edge="raw",
        ragged=20,
    )
    for line in ("572,1680 552,1722 572,1754", "904,1688 930,1724 914,1758"):
        card.paint(ribbon(line, (14, 12, 14)), shift(TOMATO, -0.07), wobble=0.4)
    for x, y in ((630, 1692), (846, 1696)):
        card.paint(ROUND, TOMATO, at=affine(x, y, 66), lift=7)
        card.paint(ROUND, mix(BONE, LILAC, 0.25), at=affine(x, y, 49))
        card.paint(ribbon(f"{x - 22},{y + 10} {x + 6},{y - 24}", (3, 9, 3)), BONE)
    card.paint(ribbon("688,1674 712,1656 738,1652 764,1656 790,1676", (17, 16, 15, 16, 17)), TOMATO, lift=3)
