"""First Prize: a black bull as large as a hill, and the snail that has won; somebody paints him white in spots."""

from __future__ import annotations

import math

from art.cutpaper.contour import RING, ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, shift

CREAM, BLACK, UMBER, BRICK = "#ddd0b5", "#2a2321", "#5a4436", "#934d3b"
MUSTARD, GREEN, SLATE = "#b0924e", "#7f8f55", "#596062"
STRAW, SKIN = "#cfae72", "#c3916f"
GROUND = CREAM
_BULL = (
    "-60,452! 60,440 200,424 340,384 470,318 590,280 700,302 800,372 872,446 916,492! 968,520 1000,574 1020,660 "
    "1044,772 1072,868 1104,930 1118,986 1100,1034 1058,1062 1008,1066 972,1046 954,1010! 924,978 880,950 836,912 "
    "808,866! 800,930 806,1010 796,1084 762,1150 706,1196 640,1214! 634,1290 628,1370 636,1430 622,1500 628,1580 "
    "646,1680! 500,1690! 506,1580 500,1500 486,1430 480,1360 462,1290 440,1236! 330,1290 200,1316 70,1310 -60,1280!"
)
_FAR_LEG = "640,1150! 742,1180! 726,1280 718,1370 728,1440 716,1520 724,1690! 606,1690! 610,1520 600,1420 590,1300"
_SPOTS = (
    "-60,520! 20,500 120,540 176,520 250,570 240,640 170,668 150,740 60,770 -10,730 -60,740!",
    "300,470 372,420 470,424 520,470 500,520 440,528 400,590 330,580",
    "-60,880! 0,864 70,900 90,980 40,1030 -10,1010 -60,1040!",
    "250,800 330,760 400,800 392,860 330,880 310,930 250,910",
    "330,1130 400,1090 470,1120 480,1190 410,1230 350,1210",
    "560,1030 610,1010 640,1060 620,1120 570,1110",
)
_WET = "500,720 560,650 650,664 700,720 690,800 640,850 620,900 560,890 540,830 496,800"


def paint(card: Sheet) -> None:
    """Lay the fair far off, the bull, who lies on his back, and what he has lost to."""
    _field(card)
    _bull(card)
    _head(card)
    _painter(card)
    _straw(card)
    _winner(card)


def _field(card: Sheet) -> None:
    """A hill, trodden straw, and a string of flags."""
    card.paint(
        "-30,1440! 300,1400 640,1424 900,1384 1230,1410! 1230,1840! -30,1840!", GREEN, angle=3, edge="torn", core=CREAM
    )
    card.paint("-30,1560! 400,1540 800,1556 1230,1530! 1230,1840! -30,1840!", MUSTARD, angle=2, edge="torn", core=STRAW)
    card.paint(ribbon("-30,10 300,100 640,118 940,72 1230,-40", (5, 5)), UMBER, wobble=0.4)
    for x, y, tilt, ink in (
        (90, 48, 16, BRICK),
        (250, 90, 12, SLATE),
        (420, 112, 5, MUSTARD),
        (596, 118, 0, BRICK),
        (770, 102, -9, SLATE),
        (936, 70, -17, GREEN),
        (1090, 20, -24, BRICK),
    ):
        card.paint("-44,0! 44,0! 2,104!", ink, at=affine(x, y, 1, tilt), lift=4)


def _bull(card: Sheet) -> None:
    """The hill of him, cropped at the loin, in spots where the paint is dry or runs."""
    card.paint(_FAR_LEG, shift(BLACK, -0.03), angle=88)
    bull = card.piece(_BULL, BLACK, angle=20, laps=120, grain=0.42, lift=8, wobble=1.6)
    with card.inside(bull):
        card.paint(
            "470,300! 600,400 650,540 640,700 690,860 706,1000 680,1110 630,1220 616,1400 600,1700! 520,1700! 500,1500 484,1300 460,1130 470,960 450,760 "
            "420,560 430,400!",
            shift(BLACK, 0.035),
            angle=78,
            laps=90,
            grain=0.5,
        )
        for fold in (
            "720,400 748,520 738,660 700,770",
            "800,450 818,560 800,680 770,780",
            "660,360 690,470 690,580 664,680",
            "806,900 780,980 770,1060 740,1130",
            "836,930 826,1000 806,1080",
        ):
            card.paint(ribbon(fold, (3, 13, 3)), shift(BLACK, 0.085), wobble=0.5, thin=0.2)
        card.paint(ribbon("440,1236 456,1170 452,1090", (3, 9, 2)), shift(BLACK, -0.06), wobble=0.5)
        for spot in _SPOTS:
            card.paint(spot, CREAM, angle=70, grain=0.4, edge="raw", ragged=16)
        card.paint(_WET, CREAM, angle=64, grain=0.4, ragged=54, edge="raw")
        for x, y, long in ((584, 890, 96), (610, 880, 50)):
            card.paint(ribbon(f"{x},{y - 20} {x - 1},{y + long * 0.6} {x},{y + long}", (11, 8, 13)), CREAM, wobble=0.4)


def _straw(card: Sheet) -> None:
    """It hides his hooves and her shoes."""
    card.paint(
        "-40,1650! 60,1622 180,1650! 330,1618 470,1644! 560,1610 700,1640! 820,1622 1000,1650! 1120,1626 1240,1644! "
        "1240,1840! -40,1840!",
        STRAW,
        angle=4,
        edge="torn",
        core=CREAM,
        lift=4,
    )
    for x, y, tilt in (
        (90, 1720, -12),
        (300, 1700, 20),
        (520, 1734, -6),
        (690, 1706, 34),
        (420, 1772, 8),
        (200, 1770, -26),
    ):
        card.paint(ribbon("-70,6 0,-4 70,0", (3, 7, 3), affine(x, y, 1, tilt)), MUSTARD, wobble=0.5)


def _head(card: Sheet) -> None:
    """His head is low, and his eye lower."""
    card.paint(
        "930,512! 972,486 1030,470 1082,424 1104,352! 1130,420 1118,492 1060,544 980,560!",
        shift(MUSTARD, -0.12),
        angle=-40,
    )
    card.paint("1090,420! 1096,386 1104,352! 1130,420 1126,452!", BLACK, wobble=0.5)
    card.paint(
        "896,560! 850,548 780,562 716,604 690,640! 740,668 820,664 880,632 910,600!",
        shift(BLACK, 0.07),
        angle=-14,
        lift=6,
    )
    card.paint("880,590! 820,586 762,606 726,636! 790,644 850,628!", shift(UMBER, 0.03), angle=-14)
    card.paint(
        "858,548! 842,500 800,452 776,384 792,312! 832,376 880,418 934,448 968,500 950,560 900,574!",
        MUSTARD,
        angle=60,
        lift=7,
        grain=0.4,
    )
    card.paint("792,312! 776,384 786,420! 824,398 820,360!", BLACK, wobble=0.5)
    card.paint(
        "850,540! 868,490 912,462 962,474 1000,514! 1022,560 1012,606 984,640! 990,600 976,580! 972,630 944,664 "
        "920,672! 930,630 920,600! 904,640 872,646! 884,610 872,588! 860,574",
        shift(BLACK, 0.05),
        angle=50,
        lift=4,
    )
    card.paint(
        "1046,900! 1090,906 1118,960 1114,1010 1090,1044 1040,1064 990,1062 964,1036 980,1000 1010,960!",
        UMBER,
        angle=60,
    )
    card.paint("1078,946 1102,958 1106,984 1084,976", BLACK, wobble=0.5)
    card.paint(ribbon("972,1012 1020,1022 1084,1006", (4, 7, 3)), BLACK, wobble=0.5)
    card.paint(ribbon("1094,978 1130,1010 1126,1062 1092,1078 1066,1052 1072,1010", (12, 12)), MUSTARD, lift=3)
    card.paint("924,722! 946,700 980,700 1000,724 994,750 964,760 938,750!", CREAM, angle=20)
    card.paint("966,764 950,744 962,720 990,724 998,748", BLACK, wobble=0.5)
    card.paint("902,720! 930,672 990,668 1016,712! 980,704 946,706!", shift(BLACK, 0.06), angle=10)
    card.paint(ribbon("908,770 940,792 976,792", (3, 8, 3)), shift(BLACK, 0.1), wobble=0.5)


def _painter(card: Sheet) -> None:
    """A girl, her back to us, puts spots on him with a brush on a pole."""
    card.paint(ribbon("330,1140 452,948 548,800", (15, 12)), STRAW, lift=5)
    card.paint("520,806! 560,834! 622,776 650,716! 596,736 546,764!", MUSTARD, angle=-50, lift=4)
    card.paint("524,800! 566,828! 556,846! 512,818!", UMBER, lift=2)
    card.paint("66,1330! 80,1400 76,1470! 112,1472! 116,1400 118,1330!", SKIN, lift=3)
    card.paint("30,1492! 168,1492! 156,1640! 44,1640!", SLATE, angle=88, lift=6)
    card.paint("24,1482! 174,1482! 172,1506! 28,1506!", CREAM, lift=2)
    card.paint("72,1496! 74,1474 96,1460 116,1470 122,1496! 108,1510 84,1510!", SKIN, lift=2)
    card.paint("356,1112! 376,1050 398,1016! 372,1000! 340,1030 320,1100!", SKIN, lift=3)
    card.paint("366,1030! 372,996 396,984 422,996 420,1028 396,1044!", SKIN, lift=2)
    card.paint("140,1170! 88,1230 60,1350! 132,1364! 176,1290!", CREAM, angle=100, lift=5)
    card.paint("268,1150! 320,1132 342,1066! 398,1098! 384,1180 330,1240 280,1270!", CREAM, angle=120, lift=5)
    dress = card.piece(
        "146,1164! 220,1148 296,1160! 306,1260 310,1370! 346,1500 376,1700! 70,1700! 104,1500 140,1370! 136,1260!",
        BRICK,
        angle=88,
        lift=8,
    )
    card.pattern(
        dress,
        [ribbon(f"{224 + d * 11},1370 {224 + d * 26},1540 {224 + d * 42},1710", (5, 9)) for d in range(-3, 4)],
        shift(BRICK, -0.07),
    )
    card.paint("134,1352! 312,1352! 316,1388! 132,1388!", UMBER, lift=2)
    card.paint("140,1150! 176,1112 222,1104 270,1112 306,1150! 300,1196 222,1210 144,1196!", CREAM, angle=4, lift=3)
    card.paint("192,1090! 250,1090! 254,1142 222,1152 188,1142!", SKIN)
    hair = card.piece(
        "222,944! 290,962 316,1026 300,1092 262,1128 222,1120 182,1130 142,1092 128,1026 152,964!", STRAW, angle=86
    )
    with card.inside(hair):
        card.paint(ribbon("222,936 226,1030 222,1140", (4, 7, 4)), UMBER, wobble=0.5)
        for d in (-1, 1):
            for k in range(3):
                card.paint(
                    ribbon(
                        f"{222 + d * 8},{970 + 34 * k} {222 + d * 50},{1000 + 30 * k} {222 + d * 74},{1070 + 16 * k}",
                        (3, 6, 3),
                    ),
                    shift(STRAW, -0.12),
                    wobble=0.5,
                )
    for d in (-1, 1):
        path = f"{222 + d * 62},1096 {222 + d * 72},1170 {222 + d * 58},1250 {222 + d * 62},1300"
        plait = card.piece(ribbon(path, (42, 40, 36, 24)), STRAW, angle=80, lift=5)
        card.pattern(
            plait,
            [
                ribbon(f"{222 + d * 66 - 34},{y - 14} {222 + d * 66},{y + 8} {222 + d * 66 + 34},{y - 14}", (4, 7, 4))
                for y in range(1110, 1310, 34)
            ],
            shift(STRAW, -0.14),
        )
        x = 222 + d * 62
        card.paint(f"{x - 15},1290! {x + 15},1290! {x + 22},1340! {x},1328! {x - 20},1340!", SLATE, lift=2)


def _winner(card: Sheet) -> None:
    """On a draped stand, under his nose, with the rosette."""
    cloth = card.piece("832,1404! 1122,1396! 1150,1840! 806,1840!", BRICK, angle=88, lift=10)
    card.pattern(
        cloth,
        ["870,1390! 890,1390! 880,1850! 846,1850!", "1010,1390! 1024,1390! 1036,1850! 1002,1850!"],
        shift(BRICK, -0.08),
    )
    card.paint("808,1376! 1140,1366! 1144,1420! 806,1428!", CREAM, angle=2, lift=8)
    snail = affine(980, 1376)
    card.paint(
        "150,-4! 120,-18 40,-30 -40,-34 -76,-60 -92,-110 -112,-150! -96,-168 -70,-160 -52,-130 -30,-92 20,-70 90,-40!",
        STRAW,
        at=snail,
        lift=5,
    )
    card.paint("154,-2! 60,-26 -30,-34 -64,-42! -70,-16 -40,-2!", shift(STRAW, -0.1), at=snail)
    for d, x, y in ((0, -142, -214), (1, -96, -232)):
        card.paint(ribbon(f"{-100 + d * 18},-150 {x + 8},{y + 30} {x},{y}", (10, 8, 8), snail), STRAW)
        card.paint(ROUND, BLACK, at=affine(980 + x, 1376 + y, 10), wobble=0.3)
    card.paint("-20,-44! -48,-110 -10,-178 66,-184 116,-136 110,-70 66,-34!", UMBER, at=snail, angle=40, lift=6)
    card.paint(
        ribbon("92,-70 96,-130 50,-164 0,-144 -8,-94 30,-70 62,-92 54,-124 30,-120", (8, 12, 10, 5), snail),
        STRAW,
        wobble=0.5,
    )
    _rosette(card)


def _rosette(card: Sheet) -> None:
    at = affine(976, 1530)
    card.paint("-40,40! -84,250! -46,226! -16,256! 0,60!", MUSTARD, at=at, lift=6, angle=88)
    card.paint("40,40! 80,256! 44,230! 12,258! 0,60!", MUSTARD, at=at, lift=6, angle=88)
    petals = " ".join(
        f"{(112 if k % 2 else 96) * math.cos(math.pi * k / 14):.0f},{(112 if k % 2 else 96) * math.sin(math.pi * k / 14):.0f}"
        for k in range(28)
    )
    card.paint(petals, MUSTARD, at=at, lift=8, wobble=0.6)
    card.paint(
        [ribbon(f"{60 * c:.0f},{60 * s:.0f} {98 * c:.0f},{98 * s:.0f}", (3, 6), at) for c, s in _spokes(14)],
        shift(MUSTARD, -0.12),
        wobble=0.3,
    )
    card.paint(ROUND, CREAM, at=affine(976, 1530, 62), lift=4)
    card.paint(ribbon(RING, (3.2,), affine(976, 1530, 48)), BRICK, wobble=0.3)
    card.paint(
        "0,-1! .24,-.32! .95,-.31! .38,.12! .59,.81! 0,.4! -.59,.81! -.38,.12! -.95,-.31! -.24,-.32!",
        BRICK,
        at=affine(976, 1532, 30),
    )


def _spokes(many: int) -> list[tuple[float, float]]:
    return [(math.cos(math.tau * k / many), math.sin(math.tau * k / many)) for k in range(many)]
