"""A small boy seen from above, toes turned in: one hand has the piece behind him, the other has hold of his hem."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_already_broken.inks import CAST, CHINA, COBALT, HAIR, NIGHT, SHADE, SKIN, TILE
from art.scenes.houseguests.it_was_already_broken.plate import SIZE, chip, mouth

PIECE: Final = affine(378, 1306, SIZE, -6)
WOOL: Final = NIGHT
EDGE: Final = mix(NIGHT, TILE, 0.4)
FOLD: Final = mix(NIGHT, TILE, 0.24)
SLEEVE: Final = mix(NIGHT, COBALT, 0.22)
CREASE: Final = mix(SHADE, HAIR, 0.25)


def boy(card: Sheet) -> None:
    """Lay his shadow, legs, the piece in its hand, the trunk and both arms."""
    card.paint(
        "606,1752! 660,1722 800,1716 960,1724 1080,1742 1118,1764 1000,1782 760,1786 640,1780", CAST, angle=4, laps=50
    )
    chip(card)
    _legs(card)
    mouth(card, PIECE)
    _trunk(card)
    _near_arm(card)
    _other_arm(card)


def _legs(card: Sheet) -> None:
    """Lay the leg he stands on, and the other, its knee turned in and its shoe on the tip."""
    bent = card.piece(
        "712,1570! 832,1570! 822,1624 796,1661 800,1692 806,1718! 756,1726! 748,1698 730,1658 712,1624!",
        SKIN, angle=88, lift=4,
    )  # fmt: skip
    straight = card.piece(
        "604,1570! 714,1570! 708,1634 692,1674 686,1732! 636,1732! 628,1674 610,1634!", SKIN, angle=88, lift=4
    )
    for leg, knee in ((bent, "744,1653 764,1661 786,1651"), (straight, "640,1655 660,1663 680,1653")):
        with card.inside(leg):
            card.paint("590,1570! 850,1570! 850,1626! 770,1638 712,1624! 690,1634 600,1628!", SHADE)
            card.paint(ribbon(knee, (3, 7, 3)), CREASE)
    for sock, band in (
        ("746,1694! 776,1692 804,1684! 814,1730! 758,1740!", "748,1704 776,1703 809,1693"),
        ("626,1660! 660,1666 696,1658! 688,1744! 636,1744!", "628,1671 660,1677 693,1669"),
    ):
        card.paint(sock, CHINA, angle=6, lift=3)
        card.paint(ribbon(band, (7, 7)), COBALT, wobble=0.5)
    for shoe, sole in (
        (
            "820,1722! 826,1738 812,1758 776,1772 740,1776 724,1764 734,1744 758,1730! 790,1734!",
            "716,1768 760,1772 806,1756 830,1734",
        ),
        (
            "630,1734! 622,1752 630,1768 664,1776 704,1776 724,1766 720,1748 692,1732! 660,1738!",
            "618,1762 660,1770 706,1769 732,1760",
        ),
    ):
        leather = card.piece(shoe, HAIR, angle=10, lift=6)
        with card.inside(leather):
            card.paint(ribbon(sole, (5, 6, 5)), mix(HAIR, TILE, 0.35))
    shorts = card.piece(
        "580,1486! 846,1486! 852,1546 846,1598! 784,1610 716,1602! 708,1570! 700,1602! 640,1610 586,1596! 578,1546",
        COBALT, angle=86, lift=8,
    )  # fmt: skip
    with card.inside(shorts):
        card.paint("560,1506! 870,1506! 870,1546! 720,1564 560,1540!", mix(COBALT, NIGHT, 0.5), angle=4)


def _trunk(card: Sheet) -> None:
    """Lay a jersey whose shoulders are drawn up, wider there than at its hem, as it lies further from us."""
    wool = card.piece(
        "652,1300! 606,1312 572,1340 556,1383! 560,1428 570,1472 566,1524! 640,1542 712,1544 784,1540 850,1522! 852,1472 866,1428 "
        "872,1383! 856,1340 822,1312 776,1300!",
        WOOL,
        angle=84,
        laps=60,
        edge="torn",
        core=EDGE,
        wobble=2.5,
        lift=10,
    )
    with card.inside(wool):
        card.paint(ribbon("560,1504 640,1522 712,1524 784,1520 856,1502", (7, 7)), EDGE, wobble=0.6)
        # what the fist draws together
        for fold in ("780,1480 730,1441 712,1404", "770,1490 690,1466 630,1459", "776,1510 710,1502 650,1506"):
            card.paint(ribbon(fold, (9, 7, 2)), FOLD, wobble=0.6)


def _near_arm(card: Sheet) -> None:
    """Lay the arm that hangs down behind his side, and its hand over the edge of the piece."""
    sleeve = card.piece(
        "622,1310! 584,1326 556,1364 540,1412 532,1456 530,1492! 560,1504 592,1500! 606,1460 622,1420 640,1380!",
        SLEEVE, angle=100, laps=50, lift=11,
    )  # fmt: skip
    with card.inside(sleeve):
        for fold in ("532,1440 556,1446 578,1462", "536,1420 562,1424 588,1440"):
            card.paint(ribbon(fold, (8, 6, 2)), FOLD, wobble=0.6)
    _grip(card)
    card.paint("523,1486! 560,1499 598,1493! 599,1513! 561,1521 522,1508!", CHINA, angle=10, lift=5)


def _grip(card: Sheet) -> None:
    """Lay the back of a hand: four fingers that go in below the edge, and the thumb along the front."""
    at = affine()
    back = curve("530,1505! 526,1528 530,1550 560,1558 592,1550 598,1530 594,1505!")
    fingers = ("538,1530 533,1556", "555,1532 552,1566", "573,1532 573,1566", "589,1530 591,1556")
    parts = [back, *(jointed(line, 21, at, 0.94) for line in fingers)]
    mass = card.piece(turned(parts), SKIN, angle=88, grain=0.18, wobble=0.3, lift=6)
    with card.inside(mass):
        for line in ("544,1576 545,1556 546,1540", "563,1580 563,1558 563,1542", "580,1576 581,1556 580,1540"):
            card.paint(ribbon(line, (5, 5, 2)), CREASE, wobble=0.2)
    thumb = "562,1516 528,1525 500,1510"
    card.paint(jointed(thumb, 30, at, 0.78), SKIN, angle=10, grain=0.18, wobble=0.3, lift=4)
    card.paint(ribbon("530,1516 526,1525 522,1534", (2, 5, 2)), CREASE, wobble=0.2)
    card.paint("-7,5 -7,-4 0,-7 7,-4 7,5 0,7", shift(SKIN, 0.07), at=affine(502, 1511, 1.1, -58), wobble=0.2)


def _other_arm(card: Sheet) -> None:
    """Lay the arm whose fist twists the hem."""
    sleeve = card.piece(
        "800,1310! 838,1324 866,1362 886,1411 894,1452 884,1496 858,1526 826,1542! 810,1510 804,1476! 826,1464 832,1441 814,1411 "
        "788,1383!",
        SLEEVE, angle=70, laps=50, lift=11,
    )  # fmt: skip
    with card.inside(sleeve):
        for fold in ("842,1442 866,1454 880,1474", "836,1464 862,1476 874,1496"):
            card.paint(ribbon(fold, (8, 6, 2)), FOLD, wobble=0.6)
    _fist(card, affine(822, 1510, 1.05, 4))
    card.paint("802,1472! 820,1465! 842,1538! 824,1546!", CHINA, angle=80, lift=5)


def _fist(card: Sheet, at: Array) -> None:
    """Lay a hand shut round cloth: the back of it, a thumb along the top, four fingers that go in below."""
    fingers = ("-14,-19 -54,-17", "-14,-2 -62,2", "-14,16 -60,20", "-12,32 -50,36")
    back = curve("14,-34! -8,-36 -30,-30 -44,-10 -44,22 -26,42 -4,44 18,34!", at)
    thumb = jointed("8,-22 -18,-40 -44,-40", 21, at, 0.8)
    parts = [back, thumb, *(jointed(line, 21, at, 0.86) for line in fingers)]
    mass = card.piece(turned(parts), SKIN, angle=10, grain=0.18, wobble=0.3, lift=6)
    with card.inside(mass):
        for line in ("-70,-9 -48,-10 -26,-12", "-76,11 -52,9 -26,6", "-72,29 -50,27 -24,24", "-56,-29 -34,-29 -12,-24"):
            card.paint(ribbon(line, (5, 5, 2), at), CREASE, wobble=0.2)
