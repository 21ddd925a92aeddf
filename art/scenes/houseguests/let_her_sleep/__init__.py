"""Let Her Sleep: a straw hat has slid over her face; a hen broods on it, and somebody small plaits what came off its brim."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.let_her_sleep.hen import hen
from art.scenes.houseguests.let_her_sleep.inks import CHALK, HENNA, LINEN, MINT, PLUM, SKIN, STRAW

GROUND = MINT
TILT = -7.0
FLAT: Final = 0.47
"""How high a round of the hat is, seen from the front, for how wide it is."""


def paint(card: Sheet) -> None:
    """Lay the chair, her gown and hair, the hat over all of it, then who is busy with the hat."""
    _chair(card)
    _hair(card)
    _gown(card)
    _brim(card)
    _crown(card)
    hen(card)
    _egg(card)
    _small_one(card)


def _chair(card: Sheet) -> None:
    """Canvas behind her, and the one arm of it that is in sight."""
    card.paint("130,-40! 1070,-40! 1100,1840! 90,1840!", LINEN, angle=88, laps=120, edge="torn", core=CHALK, lift=8)
    for x in (150, 390, 720, 960):
        card.paint(
            f"{x},-40! {x + 90},-40! {x + 92},1840! {x - 6},1840!", mix(MINT, LINEN, 0.15), angle=88, edge="torn"
        )
    for side in (-1, 1):
        a, b = 600 + side * 340, 600 + side * 680
        card.paint(f"{a},1664! {b},1636! {b},1728! {a},1756!", mix(SKIN, HENNA, 0.45), angle=-3, edge="torn", lift=12)


def _hair(card: Sheet) -> None:
    """Two dark falls of it, and between them a chin in the shade of the brim."""
    card.paint(
        "280,860! 920,860! 950,1060 1000,1220 960,1400 860,1500! 600,1440 340,1500! 240,1400 200,1220 250,1060",
        PLUM,
        angle=84,
        laps=80,
        edge="torn",
        lift=8,
    )
    for k in range(5):
        for side in (-1, 1):
            x = 600 + side * (190 + 34 * k)
            line = f"{x},900 {x + side * 20},1120 {x + side * (26 - 8 * k)},1380"
            card.paint(ribbon(line, (3, 6, 2)), mix(PLUM, LINEN, 0.25), thin=0.3)
    shade = shift(SKIN, -0.12)
    card.paint("520,1080! 690,1080! 700,1240 780,1310! 600,1460 420,1310! 510,1240", shade, angle=80, edge="torn")
    face = card.piece(
        "430,860! 776,860! 770,1000 744,1096 690,1170 606,1206 522,1172 464,1098 438,1000",
        SKIN,
        angle=20,
        edge="torn",
        lift=8,
    )
    with card.inside(face):
        blush, lip = mix(SKIN, HENNA, 0.11), mix(SKIN, HENNA, 0.62)
        for x, y in ((498, 1072), (716, 1058)):
            card.paint("-1,0 -.6,-.7 .3,-.8 1,-.2 .8,.6 -.2,.8", blush, at=affine(x, y, 38, -8), grain=0.3)
        card.paint("420,840! 780,840! 780,1010! 700,1034 600,1046 500,1040 430,1028!", shade, angle=-7, edge="torn")
        card.paint("566,1000! 650,994! 664,1036 640,1058 610,1064 578,1060 556,1040", shift(SKIN, -0.04), edge="torn")
        for q in ("574,1046 584,1053 594,1047", "624,1045 634,1050 643,1041"):
            card.paint(ribbon(q, (3, 7, 3)), mix(shade, PLUM, 0.4))
        card.paint("546,1108! 584,1095 606,1101 630,1093 670,1102! 636,1128 606,1134 574,1129", lip, edge="torn")
        card.paint(ribbon("538,1106 582,1110 608,1113 634,1108 680,1098", (3, 6, 5, 6, 3)), mix(HENNA, PLUM, 0.5))
        card.paint(ribbon("578,1150 606,1155 636,1148", (2, 6, 2)), shade)


def _gown(card: Sheet) -> None:
    """One mass to the lower edge; the arms are folded within the sleeves."""
    body = card.piece(
        "430,1300! 600,1440 770,1300! 900,1330 990,1420 1030,1560 1060,1840! 140,1840! 170,1560 210,1420 300,1330",
        HENNA,
        angle=70,
        laps=120,
        grain=0.2,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=12,
    )
    with card.inside(body):
        for row in range(8):
            for i in range(10):
                x, y = 120 + 112 * i + (row % 2) * 56, 1330 + 76 * row
                card.paint(ROUND, CHALK, at=affine(x, y, 13), edge="torn", wobble=1)
    for k, (arm, light) in enumerate(
        (
            ("880,1322! 962,1350 1016,1430 1052,1560 1080,1700! 960,1720! 930,1600 896,1480 850,1400", 0.02),
            ("150,1520! 260,1490 430,1520 700,1496 790,1540! 800,1660! 620,1700 360,1740 150,1730!", 0.0),
            (
                "1086,1620! 1060,1540 1010,1500 940,1492 780,1540 600,1572 452,1586! 440,1640 446,1706! 600,1742 780,1776 "
                "940,1800 1040,1770 1080,1710",
                0.035,
            ),
            ("206,1396! 296,1384 372,1480 402,1600 414,1740 404,1860! 90,1860! 150,1560", 0.0),
        )
    ):
        sleeve = card.piece(
            arm, shift(HENNA, light), angle=6, laps=100, grain=0.2, edge="torn", core=CHALK, wobble=5, lift=14
        )
        with card.inside(sleeve):
            for row in range(7):
                for i in range(10):
                    x, y = 110 + 112 * i + (row % 2) * 56, 1418 + 76 * row
                    card.paint(ROUND, CHALK, at=affine(x, y, 13), edge="torn", wobble=1)
            for fold in (("980,1440 1000,1520 1004,1600",), (), FOLDS, ())[k]:
                card.paint(ribbon(fold, (3, 9, 3)), shift(HENNA, -0.08), thin=0.2)
    _hand(card)
    card.paint(ribbon("436,1304 510,1390 600,1434 690,1390 764,1304", (16, 18, 20, 18, 16)), CHALK, edge="torn")


FOLDS: Final = ("1010,1560 960,1600 900,1612", "1030,1620 970,1660 890,1668")
FINGERS: Final = (
    ("-64,45 -128,60 -182,74", 31),
    ("-80,26 -156,31 -216,43", 37),
    ("-84,-8 -164,-8 -230,6", 38),
    ("-80,-42 -150,-50 -212,-38", 37),
)
"""From the little one to the forefinger, in pixels from the wrist."""
THUMB: Final = "-4,-44 -62,-82 -118,-86"


def _hand(card: Sheet) -> None:
    """Her left one, over the sleeve of the other arm."""
    at = affine(436, 1650, 1.0, 4)
    fold, nail = shift(SKIN, -0.17), shift(SKIN, 0.07)
    thumb = card.piece(jointed(THUMB, 42, at), SKIN, angle=12, grain=0.2, lift=6)
    with card.inside(thumb):
        card.paint(ribbon("-10,-22 -58,-62 -118,-68", (12, 12, 12), at), shift(SKIN, -0.07))
    marked(card, THUMB, 42, at, fold, nail)
    back = curve("60,-50! 0,-58 -50,-64 -96,-62! -108,-20 -104,30 -88,66! -40,66 0,58 60,52!", at, step=2)
    whole = card.piece(
        turned([back, *(jointed(line, wide, at) for line, wide in FINGERS)]), SKIN, angle=8, grain=0.2, lift=8
    )
    with card.inside(whole):
        card.paint("60,26! -20,36 -84,46 -140,56 -190,66! -190,110! 60,110!", shift(SKIN, -0.07), at=at, angle=8)
        for q in ("-92,-25 -150,-29 -206,-17", "-94,9 -160,11 -214,25", "-88,42 -136,48 -184,59"):
            card.paint(ribbon(q, (2, 6, 7), at), fold, wobble=0.4)
        for q in ("-20,-30 -54,-38 -88,-42", "-18,-6 -54,-8 -92,-9", "-20,18 -54,22 -90,25"):
            card.paint(ribbon(q, (2, 5, 2), at), shift(SKIN, -0.08))
    for line, wide in FINGERS:
        marked(card, line, wide, at, fold, nail)
    card.paint("2,-62! 34,-70 40,0 34,66! 2,64! 10,0", CHALK, at=at, angle=84, edge="torn", lift=6)
    cuff = "24,-78! 70,-84 80,0 74,80! 24,74! 34,0"
    card.paint(cuff, shift(HENNA, 0.05), at=at, angle=84, edge="torn", core=CHALK, lift=6)


def _round(rx: float, ry: float, x: float = 600, y: float = 696, a: float = 0, b: float = 360) -> str:
    """Type an arc of an ellipse that hangs as the hat does."""
    c, s = cos(TILT * pi / 180), sin(TILT * pi / 180)
    n = 36
    out = []
    for k in range(n + (b - a < 360)):
        t = (a + (b - a) * k / n) * pi / 180
        u, v = rx * cos(t), ry * sin(t)
        out.append(f"{x + u * c - v * s:.0f},{y + u * s + v * c:.0f}")
    return " ".join(out)


def _brim(card: Sheet) -> None:
    """Rounds of plaited straw, wider than the card; the outermost has come off on the right."""
    whole = _round(690, 690 * FLAT, a=78, b=380)
    worn = _round(655, 655 * FLAT, a=20, b=78).split()
    brim = card.piece(
        f"{whole} {worn[0]}! {' '.join(worn[1:-1])} {worn[-1]}!",
        STRAW,
        angle=-7,
        laps=140,
        grain=0.2,
        edge="torn",
        core=CHALK,
        lift=22,
    )
    with card.inside(brim):
        card.paint(_round(450, 450 * FLAT, 618, 722), shift(STRAW, -0.1), angle=-7, edge="torn", laps=90)
        for k in range(7):
            rx = 652 - 44 * k
            card.paint(ribbon(_round(rx, rx * FLAT, a=-4, b=355), (5, 8, 4, 8, 5)), mix(STRAW, HENNA, 0.42), thin=0.15)
            for j in range(40):
                card.paint(ribbon(_tick(rx, 9 * j + 4 * (k % 2)), (3, 5)), mix(STRAW, HENNA, 0.26), thin=0.2)


def _tick(rx: float, t: float) -> str:
    a = _round(rx, rx * FLAT, a=t, b=t + 1).split()[0]
    b = _round(rx + 34, (rx + 34) * FLAT, a=t + 2.6, b=t + 3).split()[0]
    return f"{a} {b}"


def _crown(card: Sheet) -> None:
    """It stands on the same round as the brim, with a dark band about its foot."""
    foot, band = _round(350, 350 * FLAT, a=0, b=180), _round(346, 346 * FLAT, 598, 596, a=0, b=180)
    card.paint(f"{foot} 262,600 940,520", PLUM, angle=-7, laps=90, edge="torn", core=CHALK, lift=14)
    top = card.piece(
        f"{band} 256,560 276,470 330,404 440,350 600,320 760,320 870,366 918,450 938,520",
        shift(STRAW, 0.03),
        angle=-7,
        laps=110,
        edge="torn",
        core=CHALK,
        lift=8,
    )
    with card.inside(top):
        for k in range(6):
            rx = 344 - 5 * k
            card.paint(
                ribbon(_round(rx, rx * FLAT, 600, 566 - 32 * k, 4, 176), (4, 8, 8, 4)),
                mix(STRAW, HENNA, 0.36),
                thin=0.15,
            )


def _egg(card: Sheet) -> None:
    """Laid on the brim, and dotted as the gown is, the other way about."""
    at = affine(262, 866, 62, 14)
    card.paint("-1.1,.5 -.4,.3 1.3,.2 1.9,.7 1.1,1.15 -.4,1.1", mix(STRAW, HENNA, 0.34), at=at)
    card.paint(
        "-1.3,.1 -1.06,-.56 -.4,-.92 .3,-.84 .9,-.5 1.24,0 .9,.54 .3,.86 -.4,.92 -1.06,.68", CHALK, at=at, lift=6
    )
    left = ((-0.86, -0.3), (-0.3, -0.56), (-0.9, 0.3), (-0.34, 0.06), (-0.3, 0.6))
    for x, y in (*left, (0.3, -0.48), (0.24, 0.1), (0.8, 0.0), (0.3, 0.58)):
        p = at @ (x, y, 1.0)
        card.paint(ROUND, HENNA, at=affine(float(p[0]), float(p[1]), 8), wobble=0.3)


def _small_one(card: Sheet) -> None:
    """On the arm of the chair, back to us, knees bent: a coat, a hat, and a hand that plaits what came off."""
    line = "726,976 790,990 828,1050 824,1140 820,1230 838,1310 862,1384 846,1450 856,1510"
    card.paint(ribbon(line, (42, 42, 40, 38, 36, 34, 32, 30, 24)), mix(STRAW, HENNA, 0.3), lift=8)
    card.paint(ribbon(line, (34, 34, 32, 30, 28, 26, 24, 22, 16)), STRAW)
    for x, y in ((848, 1420), (846, 1444), (846, 1468), (850, 1492)):
        card.paint(ribbon(f"{x - 12},{y - 6} {x},{y + 6} {x + 12},{y - 6}", (3, 5, 3)), mix(STRAW, HENNA, 0.5))
    for side in (-1, 1):
        x = 1034 + side * 34
        leg = f"{x},1520 {x + side * 48},1576 {x + side * 22},1640"
        card.paint(ribbon(leg, (46, 42, 30)), mix(PLUM, LINEN, 0.36), edge="torn", lift=5)
        shoe = (
            f"{x + side * 4},1634! {x + side * 44},1630 {x + side * 84},1652 {x + side * 86},1674! {x + side * 2},1676!"
        )
        card.paint(shoe, PLUM, edge="torn", core=CHALK, lift=5)
    card.paint(
        "972,1334! 1030,1314 1090,1334! 1116,1410 1122,1480 1134,1560! 1034,1574 936,1562! 944,1480 950,1410",
        PLUM,
        angle=86,
        laps=70,
        edge="torn",
        core=CHALK,
        lift=10,
    )
    card.paint(ribbon("1034,1500 1036,1530 1034,1562", (4, 6, 8)), mix(PLUM, LINEN, 0.3))
    card.paint("996,1450! 1072,1448! 1072,1468! 996,1470!", mix(PLUM, LINEN, 0.3), edge="torn")
    card.paint("832,1372! 858,1356 892,1366 904,1396! 884,1414 850,1410", SKIN, edge="torn", lift=5)
    sleeve = "980,1350 940,1430 886,1396"
    card.paint(ribbon(sleeve, (50, 48, 40)), mix(PLUM, LINEN, 0.14), edge="torn", core=CHALK, lift=6)
    card.paint("970,1338! 1030,1318 1094,1338! 1100,1362 1030,1384 962,1362!", CHALK, edge="torn", lift=3)
    card.paint("988,1290! 1076,1290! 1070,1342 1030,1356 994,1342", SKIN, edge="torn")
    card.paint(ROUND, PLUM, at=affine(1030, 1270, 56), edge="torn", lift=4)
    card.paint(
        "916,1276! 960,1244 1040,1230 1120,1238 1150,1256! 1104,1288 1020,1304 936,1298", STRAW, edge="torn", lift=9
    )
    card.paint("966,1256! 976,1194 1032,1168 1084,1186 1096,1244! 1030,1262", shift(STRAW, 0.03), edge="torn", lift=4)
    for q in ("972,1232 1030,1242 1090,1222", "980,1204 1030,1214 1082,1196", "930,1280 1030,1282 1130,1252"):
        card.paint(ribbon(q, (3, 6, 3)), mix(STRAW, HENNA, 0.42))
