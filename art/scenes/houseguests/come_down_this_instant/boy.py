"""The boy: his coat is buttoned up to the chin and will not quite close."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.fingers import jointed
from art.cutpaper.hands import turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.come_down_this_instant.inks import BLACK, BLUE, CHALK, DARK, RED, SAND, torn
from art.scenes.houseguests.come_down_this_instant.tree import veined

HIS: Final = Skin("#d3a585", "#a4755b", BLACK, lip="#a2503f", blush="#d08066", white=CHALK)
CAST: Final = {"stuffed": Face(
    HIS, 8, "round", "snub", "almond", "pout", "plain", "bowl", BLACK,
    feels=feel("plain", lids=(0.78, 0.72), brows=(0.06, 0.09), gaze=(0.85, -0.3), corners=(0.02, 0.16), broad=0.8, tilt=4),
)}  # fmt: skip
COAT: Final = shift(BLUE, -0.2)


def boy(card: Sheet) -> None:
    """Lay the leaves that stick out behind, coat, head, the leaves that stick out before, and the arm that keeps them in."""
    for x, y, size, tilt in ((1128, 1440, 0.27, -150), (846, 1592, 0.24, 112)):
        veined(card, affine(x, y, size, tilt), RED, DARK, 4)
    torn(card, "970,1420! 1060,1420! 1070,1500! 960,1500!", HIS.shade, 80, 30, 2)
    coat = torn(
        card,
        "950,1488! 1010,1510 1076,1488! 1140,1510 1180,1560 1206,1640 1250,1720! 1250,1840! 790,1840! 790,1740 812,1640 846,1560 890,1510",
        COAT,
        84,
        60,
        12,
    )
    with card.inside(coat):
        card.paint(ribbon("1016,1500 1028,1640 1022,1840", (5, 6, 6)), shift(COAT, -0.14), wobble=0.6)
        for line in ("960,1580 920,1620 900,1650", "1060,1590 1100,1620 1120,1650"):
            card.paint(ribbon(line, (3, 9, 3)), shift(COAT, -0.08), wobble=0.6)
    veined(card, affine(936, 1452, 0.2, 158), RED, DARK, 4)
    Head(card, CAST["stuffed"], 1012, 1352, 124, turn=0.12, light=-1).draw()
    torn(card, "936,1500! 960,1474 1010,1520! 990,1560 950,1546!", CHALK, 10, 30, 5)
    torn(card, "1014,1520! 1064,1474 1090,1500! 1072,1546 1034,1560!", CHALK, 10, 30, 5)
    veined(card, affine(1036, 1608, 0.17, -62), RED, DARK, 3)
    torn(
        card,
        "952,1508! 990,1540 1016,1556! 1024,1640 1020,1720! 1010,1840! 860,1840! 880,1700 900,1580 916,1530",
        COAT,
        84,
        60,
        5,
    )
    for y in (1586, 1648):
        card.paint(ROUND, SAND, at=affine(998, y, 14), lift=3, wobble=0.4)
        card.paint(ribbon(f"1012,{y} 1036,{y + 2}", (4, 4)), mix(COAT, BLACK, 0.6), wobble=0.3)
    _arm(card)


def _arm(card: Sheet) -> None:
    """Lay the near sleeve: down, round, and a flat hand over the lowest buttons."""
    at = affine(0, -34)
    lines = (
        "1050,1728 1084,1722 1112,1726",
        "1054,1746 1090,1744 1120,1748",
        "1052,1764 1088,1766 1114,1770",
        "1046,1780 1074,1788 1096,1792",
    )
    parts = [curve("984,1716! 1020,1712 1052,1720 1064,1746 1056,1780 1030,1792 984,1784!", at)]
    parts += [jointed(f, 21, at, 0.8) for f in lines]
    parts += [jointed("1006,1724 1034,1702 1058,1694", 21, at, 0.8)]
    card.paint(turned(parts), HIS.base, angle=8, lift=4, wobble=0.4, grain=0.22)
    for y in (1736, 1755, 1772):
        card.paint(ribbon(f"1044,{y} 1076,{y + 1}", (2, 4, 2), at), HIS.shade, wobble=0.2)
    sleeve = torn(
        card,
        "872,1530! 906,1540 924,1590 918,1650 906,1690! 940,1700 992,1704! 998,1796! 920,1812 850,1806 806,1770 800,1700 824,1600",
        shift(COAT, 0.03),
        70,
        40,
        9,
        at,
    )
    card.pattern(
        sleeve,
        [ribbon("906,1692 880,1706 866,1736", (2, 8, 3), at), ribbon("834,1640 850,1690 846,1730", (2, 7, 2), at)],
        shift(COAT, -0.09),
    )
    torn(card, "984,1698! 1010,1702! 1014,1798! 988,1802!", CHALK, 84, 24, 4, at)
