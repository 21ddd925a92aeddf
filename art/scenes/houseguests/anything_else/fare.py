"""The bill of fare: a dark board, torn open in the middle where two cheeks meet and one mouth speaks."""

from __future__ import annotations

from math import pi, sin

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.anything_else.inks import BROWN, CHALK, CORAL, LIP, PEAR, PLUM, SHELL

_TEAR = (
    "258,1298! 280,1218 349,1161 406,1127! 486,1102 554,1118 611,1093! 702,1100 782,1116 850,1161! 919,1207 953,1275 "
    "960,1332! 919,1412 862,1469 793,1492! 714,1521 622,1503 554,1526! 451,1510 372,1492 315,1442! 269,1389 253,1344!"
)
_LIPS = (
    "396,1316! 446,1286 506,1256 560,1243 603,1256! 648,1243 704,1256 764,1288 816,1319! 772,1356 712,1386 650,1399 "
    "603,1401 552,1398 492,1384 436,1352!"
)
_GAPE = "432,1317! 494,1299 552,1290 603,1297 654,1290 714,1301 782,1320! 724,1349 664,1364 603,1368 542,1363 482,1346!"


def board(card: Sheet) -> None:
    """Lay the board with its border and the fork and spoon on it."""
    card.paint("104,1006! 600,990 1090,1000! 1102,1860! 92,1860!", PLUM, angle=88, laps=90, grain=0.42, lift=14)
    gold = mix(PEAR, PLUM, 0.12)
    for line in ("150,1050 1046,1044", "1046,1044 1054,1820", "150,1050 142,1820"):
        card.paint(ribbon(line, (7, 7)), gold, thin=0.15)
    card.paint(ribbon("566,1624 568,1676 564,1753", (9, 12, 18)), gold, angle=88, lift=3)
    card.paint(
        "566,1643! 540,1628 535,1564! 545,1562! 549,1604! 556,1604! 559,1561! 571,1561! 575,1604! 582,1604! 587,1562! "
        "597,1564! 592,1628!",
        gold,
        angle=88,
        lift=3,
    )
    card.paint(ribbon("640,1624 638,1676 642,1753", (9, 12, 18)), gold, angle=88, lift=3)
    card.paint("640,1641! 616,1624 611,1586 626,1561 640,1555 655,1561 669,1586 664,1624!", gold, angle=88, lift=3)


def mouth(card: Sheet) -> None:
    """Tear the board open: half of the mouth is painted, over the other half hangs half a moustache."""
    card.paint(_TEAR, CHALK, edge="torn", wobble=5, ragged=10)
    hole = card.piece(
        "283,1300! 308,1230 367,1179 417,1152! 491,1127 554,1143 613,1118! 702,1125 773,1141 834,1182! 898,1225 926,1277 "
        "932,1330! 896,1398 844,1451 782,1469! 714,1496 622,1478 554,1499! 458,1485 385,1471 335,1426! 292,1382 278,1341!",
        SHELL,
        angle=80,
        wobble=3,
    )
    with card.inside(hole):
        his = card.piece("603,1059! 600,1218 606,1332 602,1560! 1010,1560! 1010,1059!", BROWN, angle=96, lift=6)
        card.paint("270,1400! 262,1218 372,1120 603,1093! 603,1150! 470,1164 370,1210 322,1290!", shift(SHELL, -0.11))
        card.paint("603,1093! 782,1104 950,1195 936,1410! 904,1310 868,1226 770,1161 603,1150!", shift(BROWN, -0.08))
        lips = card.piece(_LIPS, CORAL, angle=8, lift=4)
        with card.inside(lips):
            card.paint("603,1059! 603,1560! 942,1560! 942,1059!", LIP, angle=8)
            card.paint("396,1330! 492,1374 603,1390! 603,1469! 349,1469!", shift(CORAL, -0.08))
            card.paint("603,1390! 712,1376 816,1332! 862,1469! 603,1469!", shift(LIP, -0.08))
            gape = card.piece(_GAPE, mix(PLUM, CORAL, 0.12), angle=4)
            with card.inside(gape):
                card.paint("417,1218! 805,1218! 760,1313 690,1322 603,1324 516,1321 450,1311!", CHALK, angle=4)
        with card.inside(his):
            _moustache(card)


def _moustache(card: Sheet) -> None:
    """Lay half of one, hair by hair: combed outward from under his nose, clear of the lip."""
    grey = mix(CHALK, BROWN, 0.3)
    tones: tuple[tuple[Ink, Ink], ...] = (
        (grey, grey),
        (CHALK, shift(CHALK, -0.12)),
        (shift(CHALK, -0.07), CHALK),
    )
    for rank, inks in enumerate(tones):
        hairs = 13 - rank
        for k in range(hairs):
            t = (k + 0.5 * (rank % 2)) / (hairs - 1)
            x, y = 584 + 176 * t, 1162 - 16 * sin(pi * t) + 42 * t * t + 16 * rank * (1 - t)
            end, low = 628 + 250 * t**1.1, 1226 + 14 * t + 98 * t * t - 7 * ((k + 2 * rank) % 3)
            bow = 16 + 22 * t
            card.paint(
                ribbon(
                    f"{x:.0f},{y:.0f} {(2 * x + end) / 3 + bow:.0f},{(2 * y + low) / 3 - 6:.0f} "
                    f"{(x + 2 * end) / 3 + bow:.0f},{(y + 2 * low) / 3 - 6:.0f} {end:.0f},{low:.0f}",
                    (1.5, 14, 12, 1.5),
                ),
                inks[k % 2],
                wobble=0.8,
                lift=2,
            )
