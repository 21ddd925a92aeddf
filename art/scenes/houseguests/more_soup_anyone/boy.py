"""The cook's boy, under the counter's edge: an end of her sash in one fist, an end of the stranger's belt in the other."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.more_soup_anyone.inks import BLACK, CHALK, MIST, RED, ROSE


def boy(card: Sheet) -> None:
    """Lay the two ends, his jacket and arms, his nape and ears, his tall hat, and the fists."""
    card.paint(ribbon("330,1496 400,1530 452,1582 470,1640", (40, 34, 30, 30)), shift(BLACK, 0.07), lift=6)
    card.paint(ribbon("876,1466 800,1520 750,1580 734,1640", (44, 36, 30, 30)), CHALK, lift=6)
    card.paint("858,1446! 892,1436 904,1462 892,1494 858,1488!", CHALK, lift=5)
    card.paint(ribbon("884,1448 876,1466 884,1484", (2, 6, 2)), MIST)
    card.paint(ROUND, CHALK, at=affine(356, 1510, 13), lift=3)
    card.paint(
        "548,1716! 600,1736 652,1716! 690,1736 716,1700 712,1652! 756,1652! 772,1720 750,1790 716,1816 720,1860! 480,1860! 484,1816 "
        "450,1790 430,1720 448,1652! 492,1652! 486,1700 512,1736",
        RED,
        angle=86,
        laps=60,
        lift=10,
    )
    card.paint("462,1640! 490,1640! 486,1700 470,1722! 446,1704! 458,1680", shift(BLACK, 0.07), lift=4)
    card.paint("712,1640! 740,1640! 744,1680 760,1708! 734,1724! 716,1700", CHALK, lift=4)
    card.paint("560,1690! 640,1690! 644,1734! 600,1748 556,1734!", shift(ROSE, -0.08))
    for flip in (False, True):
        at = affine(1200 if flip else 0, 0, 1, 0, flip)
        card.paint("520,1640! 508,1616 524,1604 538,1620! 540,1660!", ROSE, at=at, lift=3)
    card.paint("528,1590! 672,1590! 676,1650 650,1700 600,1716 550,1700 524,1650", BLACK, lift=6)
    hat = card.piece(
        "524,1610! 520,1540 490,1500 484,1450 520,1416 560,1420 600,1396 640,1420 680,1416 716,1450 710,1500 680,1540 676,1610! "
        "600,1626",
        CHALK,
        angle=86,
        laps=60,
        grain=0.2,
        lift=9,
    )
    pleats = ("560,1440 566,1500 562,1560", "600,1430 600,1500 602,1560", "640,1440 634,1500 640,1560")
    card.pattern(hat, [ribbon(f, (2, 8, 3)) for f in pleats], MIST, thin=0.05)
    card.pattern(hat, [ribbon("520,1560 600,1576 680,1560", (6, 6))], MIST, thin=0.05)
    for flip in (False, True):
        at = affine(1202 if flip else 0, 0, 1, 0, flip)
        card.paint("440,1664! 436,1622 450,1598 480,1594 502,1608 504,1640 496,1664!", ROSE, at=at, lift=5)
        card.paint(
            [
                ribbon(f, (3, 6, 3), at)
                for f in ("452,1606 456,1624 454,1642", "470,1602 474,1622 472,1644", "488,1606 490,1624 488,1642")
            ],
            shift(ROSE, -0.15),
            wobble=0,
        )
