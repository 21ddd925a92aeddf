"""The rooms below: a telephone, a man with a can, and a plant that has gone up through the ceiling."""

from __future__ import annotations

from math import cos, sin

from art.cutpaper.contour import ROUND, affine, ribbon, rng
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.in_a_minute.inks import BLUE, BRASS, CAST, CHALK, DARK, GERANIUM, HIS, LEAF, LINEN, ROSE

CLAY = mix(GERANIUM, LINEN, 0.4)
_VEINS = ((-0.68, 0.62), (0.0, 0.96), (0.68, 0.62))


def rooms(card: Sheet) -> None:
    """Lay both walls, the board between them and the floors."""
    card.paint("-40,1150! 500,1140! 500,1840! -40,1840!", ROSE, angle=88, laps=80, grain=0.18)
    card.paint("470,1140! 1240,1130! 1240,1840! 470,1840!", BLUE, angle=88, laps=80, grain=0.18)
    card.paint("-40,1730! 1240,1718! 1240,1840! -40,1840!", LINEN, angle=1, laps=50, lift=4)
    card.paint("470,1160! 504,1160! 500,1840! 464,1840!", CHALK, angle=91, laps=30, lift=8)


def telephone(card: Sheet) -> None:
    """Lay the table and the telephone, its receiver on the hook."""
    wood = mix(DARK, LINEN, 0.5)
    card.paint(["96,1520! 112,1520! 106,1780! 92,1780!", "284,1520! 300,1520! 306,1776! 292,1776!"], wood, lift=3)
    card.paint("64,1500! 334,1496! 336,1524! 62,1530!", wood, angle=1, lift=5)
    card.paint("118,1500! 128,1450 160,1412 236,1410 268,1448 280,1498!", DARK, angle=4, lift=5)
    card.paint("132,1420! 128,1388! 146,1388! 156,1402 240,1400 250,1386! 268,1386! 264,1418!", DARK, lift=3)
    card.paint(ROUND, CHALK, at=affine(198, 1454, 30))
    card.paint(ROUND, DARK, at=affine(198, 1454, 11))
    receiver = "92,1378! 90,1350 104,1334 140,1330 198,1340 256,1330 292,1334 306,1350 304,1378! 286,1390 262,1386! 252,1368 198,1366 144,1368 134,1386! 110,1390"
    card.paint(receiver, DARK, at=affine(0, 16, 1), angle=2, lift=5)
    cord = "276,1486 316,1484 330,1510 336,1556 324,1590 340,1604 324,1618 340,1632 326,1648 336,1694 372,1722 420,1728 468,1722"
    card.paint(ribbon(cord, (6, 6)), DARK, wobble=0.3, lift=2)


def gardener(card: Sheet) -> None:
    """Lay the man, who looks at his pot."""
    at = affine(1000, 1776)
    card.paint(
        "-58,-250! 56,-250! 62,-130 60,0! -2,0! -2,-120 -8,-176! -18,-120 -28,0! -84,0! -78,-120!", DARK, at=at, lift=6
    )
    card.paint(["-84,-14! -28,-14! -26,10! -122,10! -116,-4", "-2,-14! 60,-14! 62,10! -40,10! -34,-4"], DARK, at=at)
    card.paint("-26,-436! 30,-440! 36,-388! -22,-384!", HIS.shade, at=at)
    Head(card, CAST["gardener"], 998, 1304, 58, tilt=-26, view="side", turn=-1.0).draw()
    card.paint(
        "-36,-400! 4,-386 44,-402! 78,-380 86,-320 72,-236! 0,-228 -66,-238! -70,-320 -62,-376",
        CHALK,
        at=at,
        angle=84,
        lift=6,
    )
    card.paint("-46,-392! -28,-416! 4,-396 40,-418! 52,-394! 6,-374 -40,-380!", BLUE, at=at, lift=2)
    can = mix(GERANIUM, DARK, 0.12)
    card.paint(ribbon("866,1560 900,1540 908,1590 890,1616", (9, 9)), can, lift=3)
    card.paint("800,1560! 884,1552! 892,1636! 796,1644!", can, angle=88, lift=5)
    card.paint("800,1628! 770,1590 742,1560! 724,1570! 716,1556! 752,1534! 758,1548! 800,1590!", can, lift=3)
    card.paint("884,1540! 906,1528 926,1544 922,1568 900,1574 884,1562!", HIS.base, lift=3)
    card.paint(
        "1006,1392! 1040,1400 1052,1440 1034,1500 986,1546 936,1580! 906,1546! 948,1500 972,1450 980,1404!",
        shift(CHALK, -0.05),
        angle=50,
        lift=6,
    )


def plant(card: Sheet) -> None:
    """Lay pot, stem, leaves, the slit in the boards, and the flower upstairs."""
    card.paint("786,1108! 806,1114! 840,1106! 830,1136! 838,1160! 822,1196! 800,1188! 806,1150! 796,1130!", DARK)
    stem = (
        "672,1700 664,1600 690,1500 700,1400 764,1290 810,1190 822,1100 850,1000 852,880 830,760 780,640 706,520 620,410 "
        "520,320 400,240"
    )
    card.paint(ribbon(stem, (18, 17, 17, 15, 13)), LEAF, lift=5)
    leaf = "0,0! -.5,-.16 -.98,.16 -1.06,.66 -.74,1.12 -.22,1.3 .22,1.3 .74,1.12 1.06,.66 .98,.16 .5,-.16"
    for x, y, size, tilt in (
        (668, 1600, 42, 96),
        (694, 1470, 50, -70),
        (724, 1346, 48, 110),
        (848, 1010, 76, -84),
        (850, 890, 82, 82),
        (806, 690, 72, -66),
        (690, 496, 60, -76),
    ):
        card.paint(leaf, shift(LEAF, 0.03), at=affine(x, y, size, tilt), angle=tilt, lift=5)
        at = affine(x, y, size, tilt)
        veins = [ribbon(f"0,.06 {u / 2},{v / 2} {u},{v}", (0.03, 0.07, 0.02), at, size) for u, v in _VEINS]
        card.paint(veins, shift(LEAF, -0.1), wobble=0.3)
    _key(card)
    g = rng("geranium")
    petals = " ".join(
        f"{r * cos(t):.2f},{r * sin(t):.2f}{'!' if r < 0.5 else ''}"
        for k in range(5)
        for t, r in ((1.257 * k - 0.4, 0.9), (1.257 * k, 1.08), (1.257 * k + 0.4, 0.9), (1.257 * k + 0.628, 0.42))
    )
    for k in range(18, -1, -1):
        a, r = 2.4 * k, 29 * k**0.5
        x, y = 356 + r * cos(a), 222 + 0.84 * r * sin(a)
        card.paint(petals, shift(GERANIUM, float(g.normal(0, 0.03))), at=affine(x, y, 42, 40 * k), lift=5)
        card.paint(ROUND, mix(GERANIUM, DARK, 0.4), at=affine(x, y, 7))
    card.paint(
        ["724,1574! 730,1572! 706,1640! 700,1640!", "718,1562! 722,1562! 690,1640! 685,1640!"], CHALK, wobble=0.3
    )
    card.paint("606,1650! 738,1648! 722,1780! 624,1782!", CLAY, angle=88, lift=7)
    card.paint("598,1630! 746,1626! 744,1666! 600,1670!", shift(CLAY, 0.04), angle=1, lift=4)


def _key(card: Sheet) -> None:
    """It hangs from a leaf by a thread, where she does not look."""
    at = affine(-60, -104, 1)
    card.paint(ribbon("948,836 952,870 950,886", (4, 4), at), GERANIUM, wobble=0.2)
    ring = "950,882 966,890 970,906 960,920 944,920 934,908 936,890 950,882"
    card.paint(ribbon(ring, (8, 8), at), BRASS, wobble=0.2, lift=3)
    card.paint(
        "947,918! 956,918! 957,944! 974,943! 974,950! 958,951! 958,957! 974,957! 974,965! 948,966!", BRASS, at=at
    )
