"""The bill of fare: a dark board, torn open in the middle where two cheeks meet and one mouth speaks."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.anything_else.inks import BROWN, CHALK, CORAL, LIP, PEAR, PLUM, SHELL

_TEAR = (
    "258,1298! 280,1218 349,1161 406,1127! 486,1102 554,1118 611,1093! 702,1100 782,1116 850,1161! 919,1207 953,1275 "
    "960,1332! 919,1412 862,1469 793,1492! 714,1521 622,1503 554,1526! 451,1510 372,1492 315,1442! 269,1389 253,1344!"
)
_LIPS = (
    "362,1298! 417,1236 486,1186 543,1175 603,1200! 663,1173 725,1186 793,1236 853,1303! 805,1380 714,1437 606,1448 "
    "497,1437 417,1380!"
)
_GAPE = "408,1300! 474,1259 543,1241 603,1255 668,1241 736,1262 809,1305! 748,1348 679,1373 604,1378 527,1373 463,1348!"


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
        card.paint("603,1059! 600,1218 606,1332 602,1560! 1010,1560! 1010,1059!", BROWN, angle=96, lift=6)
        card.paint("270,1400! 262,1218 372,1120 603,1093! 603,1150! 470,1164 370,1210 322,1290!", shift(SHELL, -0.11))
        card.paint("603,1093! 782,1104 950,1195 936,1410! 904,1310 868,1226 770,1161 603,1150!", shift(BROWN, -0.08))
        lips = card.piece(_LIPS, CORAL, angle=8, lift=4)
        with card.inside(lips):
            card.paint("603,1059! 603,1560! 942,1560! 942,1059!", LIP, angle=8)
            card.paint("349,1344! 486,1423 603,1442! 603,1469! 349,1469!", shift(CORAL, -0.08))
            card.paint("603,1437! 714,1426 862,1344! 862,1469! 603,1469!", shift(LIP, -0.08))
            gape = card.piece(_GAPE, mix(PLUM, CORAL, 0.12), angle=4)
            with card.inside(gape):
                card.paint("417,1218! 805,1218! 782,1289 702,1300 603,1296 508,1300 429,1284!", CHALK, angle=4)
                card.paint("508,1385! 531,1339 603,1328 679,1337 714,1385!", mix(CORAL, SHELL, 0.3))
        card.paint(
            "606,1161! 657,1141 736,1150 805,1191 862,1252 898,1321! 839,1300 771,1257 702,1225 606,1214!",
            CHALK,
            angle=24,
            lift=5,
        )
