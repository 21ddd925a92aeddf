"""The three backs, the ears, and the hand behind one of the backs with what it hides."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.family_only.inks import (
    AUBERGINE,
    BROWN,
    BUTTER,
    CHALK,
    COPPER,
    GIRL,
    GRAN,
    MOTHER,
    PISTACHIO,
    SHADE,
    SHELL,
    flat,
    zoom,
)

_MOTHER = (
    "520,620! 462,664 380,690 306,734 262,816 246,940 250,1200 262,1860! 968,1860! 976,1200 978,940 960,816 916,748 "
    "842,690 760,664 704,620! 650,690 570,690"
)
_GRAN = (
    "-60,958! 20,922 100,900 158,872! 220,910 300,900 340,860! 400,910 470,980 512,1080 534,1220 548,1420 556,1640 560,1860! "
    "-60,1860!"
)
_GIRL = (
    "884,960! 920,990 980,990 1016,956! 1070,990 1124,1030 1162,1104 1190,1240 1216,1440 1236,1640 1250,1860! 700,1860! 700,1640 "
    "708,1440 722,1260 748,1140 790,1060 838,1004"
)
_EAR = "0,-1! .5,-.9 .86,-.4 .8,.2 .5,.7 .1,1!"
_FOREARM = (
    "-60,1290! 0,1330 70,1376 150,1412 232,1432 276,1444! 282,1490 276,1540 258,1590! 180,1590 90,1580 0,1552 -60,1520!"
)
_CUFF = "250,1428! 286,1430 314,1440! 322,1490 314,1550 296,1604! 262,1604 232,1594! 252,1550 260,1490"
_FIST = (
    "292,1462! 320,1452 352,1440 384,1428 408,1424 430,1436 446,1456 452,1484 450,1512 444,1540 434,1566 416,1588 390,1598 "
    "356,1596 320,1586 286,1580!"
)
_FINGERS = (
    "462,1470 448,1450 410,1446 366,1456 352,1474 368,1490 420,1490 454,1486",
    "470,1504 456,1486 410,1484 362,1490 350,1508 368,1524 424,1524 462,1520",
    "464,1538 452,1519 408,1518 364,1522 352,1540 370,1556 420,1557 456,1552",
    "448,1570 438,1553 404,1550 368,1554 356,1570 372,1586 408,1588 440,1584",
)
_THUMB = "296,1470! 322,1440 360,1412 404,1400 430,1404 438,1420 424,1434 398,1440 378,1462 352,1494 316,1506!"
_SOCK = (
    "304,1520! 296,1556 282,1584 278,1616 268,1640 262,1664 272,1688 292,1712 312,1740 334,1758 360,1756 374,1736 368,1710 "
    "358,1684 354,1654 356,1616 354,1586 342,1556 338,1520!"
)
_HEEL = "240,1626! 276,1632 304,1652 300,1678 280,1704! 240,1710!"
_TOE = "286,1748! 310,1728 340,1712 390,1700! 400,1790! 300,1790!"
_CUFF_RIBS = (
    "310,1530 302,1560 296,1592",
    "318,1530 314,1560 310,1596",
    "324,1530 326,1560 326,1597",
    "331,1530 337,1560 341,1595",
)
_ROWS = (
    "270,1619 316,1627 362,1618",
    "300,1644 330,1643 362,1637",
    "310,1664 338,1659 366,1652",
    "300,1690 332,1679 368,1668",
    "300,1711 334,1696 372,1686",
)


def backs(card: Sheet) -> None:
    """Lay the mother's back, the grandmother's and the girl's, and the skin that their hair leaves bare."""
    flat(card, _MOTHER, BUTTER, 84, 8, 9)
    gran = flat(card, _GRAN, PISTACHIO, 84, 8, 12)
    for x in range(-30, 560, 38):
        lean = (x - 240) * 0.16
        card.pattern(
            gran,
            ribbon(f"{x * 0.8 + 60:.0f},860 {x},1200 {x + lean:.0f},1840", (5, 7, 6)),
            mix(PISTACHIO, AUBERGINE, 0.16),
            thin=0.3,
        )
    girl = flat(card, _GIRL, SHELL, 86, 8, 12)
    with card.inside(girl):
        for x in range(690, 1260, 74):
            card.paint(
                ribbon(f"{x * 0.62 + 362:.0f},960 {x},1300 {x * 1.1 - 96:.0f},1860", (20, 26, 30)), CHALK, thin=0.2
            )
    _skin(card)
    collar = "140,884! 220,932 310,914 352,872! 372,908! 320,958 220,972 126,920!"
    card.paint(collar, shift(PISTACHIO, 0.05), angle=10, grain=0.2, lift=5)
    collar = "868,958! 920,1012 985,1010 1036,950! 1068,990! 1020,1056 950,1072 880,1050 838,1006!"
    card.paint(collar, CHALK, angle=6, grain=0.2, lift=6)


def _skin(card: Sheet) -> None:
    for neck in (
        "520,560! 700,560! 698,720! 522,720!",
        "124,780! 340,780! 356,890! 240,924 140,892!",
        "880,880! 1034,850! 1038,956! 985,1020 920,1020 876,980!",
    ):
        card.paint(neck, SHADE, angle=80, grain=0.2)
    for x, y, r, tilt, flip, whose in (
        (772, 470, 50, -6, False, MOTHER),
        (450, 470, 50, 6, True, MOTHER),
        (112, 690, 52, 14, True, GRAN),
        (1066, 800, 44, -14, False, GIRL),
    ):
        across, down = (float(v) for v in zoom(*whose) @ (x, y, 1))
        size = r * whose[2]
        at = affine(across, down, size, tilt, flip=flip)
        card.paint(_EAR, BROWN, angle=80, grain=0.2, wobble=0.6, lift=4, at=at)
        card.paint(ribbon(".1,-.6 .5,-.4 .5,.1 .2,.5", (0.08, 0.14, 0.06), at, size), SHADE)


def hoops(card: Sheet) -> None:
    """Lay the grandmother's gold ring."""
    hoop = ribbon("102,738 84,750 78,774 94,790 114,778 116,754 104,738", (7, 9, 7), zoom(*GRAN))
    card.paint(hoop, mix(BUTTER, COPPER, 0.3), lift=3)


def secret(card: Sheet) -> None:
    """Lay the grandmother's forearm, bent behind her, her fist, and the empty sock that hangs out of it."""
    near = affine(-88, -188, 1.1)
    sleeve = flat(card, _FOREARM, shift(PISTACHIO, 0.02), 12, 5, 13, near)
    ribs = [
        ribbon(f"-60,{y - 44} 60,{y + 6} 170,{y + 34} 280,{y + 42}", (5, 7, 5), near) for y in range(1340, 1590, 50)
    ]
    card.pattern(sleeve, ribs, mix(PISTACHIO, AUBERGINE, 0.2), thin=0.3)
    _sock(card)
    card.piece(_FIST, SHADE, angle=10, grain=0.2, lift=8, at=near)
    for finger in _FINGERS:
        card.piece(finger, BROWN, angle=6, grain=0.2, wobble=0.5, lift=3, at=near)
    card.piece(_THUMB, shift(BROWN, 0.02), angle=150, grain=0.2, wobble=0.5, lift=5, at=near)
    card.paint("406,1411! 426,1410 434,1418 430,1426 412,1424!", mix(SHELL, BROWN, 0.35), at=near)
    card.piece(_CUFF, shift(PISTACHIO, 0.06), angle=80, grain=0.2, lift=6, at=near)


def _sock(card: Sheet) -> None:
    """Lay a small sock, toe down: a ribbed cuff drawn together by the fist, heel and toe in the stranger's copper."""
    at = affine(26, 0)
    sock = card.piece(_SOCK, CHALK, at=at, angle=80, grain=0.2, wobble=0.5, lift=8)
    with card.inside(sock):
        for end in (_HEEL, _TOE):
            card.paint(end, COPPER, at=at, angle=50, grain=0.2, wobble=0.5)
    knitting = [ribbon(row, (2.5, 4, 2.5), at) for row in _CUFF_RIBS + _ROWS]
    card.pattern(sock, knitting, mix(CHALK, AUBERGINE, 0.34), thin=0.15)
    card.pattern(sock, ribbon("270,1600 316,1606 364,1598", (6, 7, 6), at), COPPER, thin=0.1)
