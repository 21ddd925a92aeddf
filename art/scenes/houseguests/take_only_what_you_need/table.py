"""The table before the glass, and the one arm that has come out over the frame."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.take_only_what_you_need.inks import BONE, DARK, LILAC, PETROL, PIST, PLUM, TOMATO, YELLOW


def top(card: Sheet) -> None:
    """A bare board."""
    card.paint("206,1352! 1196,1352! 1196,1410! 206,1410!", shift(YELLOW, -0.06), angle=2, lift=8)
    card.paint("-40,1404! 1240,1400! 1240,1840! -40,1840!", BONE, angle=2, laps=90, lift=6, grain=0.4)
    card.paint("-40,1404! 1240,1400! 1240,1418! -40,1424!", mix(BONE, LILAC, 0.4), angle=1)


def vase(card: Sheet) -> None:
    """The rose has gone; its water is still in it."""
    card.paint(
        "1010,1762 1090,1750 1240,1768 1180,1790 1040,1786", mix(BONE, LILAC, 0.6), angle=3, edge="raw", ragged=20
    )
    body = card.piece(
        "1070,1560! 1130,1552 1188,1560! 1176,1600 1196,1660 1186,1730 1160,1770! 1090,1770! 1064,1730 1056,1660 1080,1600",
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
    card.paint(sleeve, PLUM, angle=60, laps=90, lift=14, grain=0.35)
    card.paint(ribbon("956,1140 940,1220 900,1300", (3, 9, 4)), shift(PLUM, 0.15))
    _fingers(card)
    _glasses(card)
    _pinch(card)
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


def _pinch(card: Sheet) -> None:
    """Back of the hand with the finger in one piece; the thumb comes from the near side of the wrist."""
    card.paint(
        "880,1390! 980,1460! 976,1500 950,1536 914,1556 890,1580 850,1616 800,1640 760,1652 736,1650! 730,1632 746,1618 "
        "786,1600 806,1570 806,1530 816,1460",
        PETROL,
        lift=7,
        angle=60,
    )
    card.paint(
        "850,1400! 806,1450 768,1510 742,1570 722,1630! 728,1654 750,1650 776,1600 810,1550 850,1520 880,1470!",
        shift(PETROL, 0.05),
        lift=7,
        angle=66,
    )
    card.paint(
        [ribbon(line, (2, 6, 2)) for line in ("888,1470 876,1510 860,1540", "916,1480 910,1510 896,1536")],
        shift(PETROL, 0.17),
        thin=0.1,
    )


def _glasses(card: Sheet) -> None:
    """Lay them as lifted from the board by the bridge, bows still open."""
    card.paint("600,1772 740,1758 920,1770 840,1794 660,1792", mix(BONE, LILAC, 0.6), angle=3, edge="raw", ragged=20)
    for line in ("612,1680 596,1720 616,1746", "870,1694 894,1724 880,1752"):
        card.paint(ribbon(line, (14, 12, 14)), shift(TOMATO, -0.07), wobble=0.4)
    for x, y in ((664, 1686), (812, 1694)):
        card.paint(ROUND, TOMATO, at=affine(x, y, 64), lift=7)
        card.paint(ROUND, mix(BONE, LILAC, 0.25), at=affine(x, y, 47))
        card.paint(ribbon(f"{x - 22},{y + 10} {x + 6},{y - 24}", (3, 9, 3)), BONE)
    card.paint(ribbon("716,1664 738,1648 762,1666", (15, 13, 15)), TOMATO)
