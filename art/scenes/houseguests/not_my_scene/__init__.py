"""Not My Scene: a bear who is king and cannot look; somebody with a paper horn at his ear; a swan under the boards."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift

NIGHT, PLUM, SLATE, BONE, ROSE, GOLD, BLACK = (
    "#1f2742",
    "#472b46",
    "#4b566c",
    "#e2d7c2",
    "#c98a76",
    "#bd9440",
    "#181720",
)
GROUND = BONE
_BODY = (
    "640,440! 760,500 860,610 930,760 960,920 970,1060 990,1190! 330,1190! 372,1110 440,1050 470,960 450,880 440,790 "
    "470,690 520,600!"
)
_CLOAK = (
    "560,640! 680,560 700,480! 800,520 890,620 950,760 984,900 1010,1030 1040,1190! 640,1190! 600,1080 590,960 580,840 "
    "566,740!"
)
_HEAD = (
    "690,560! 722,470 716,380 676,310 610,276 540,278 480,306 446,352! 414,400 366,446 316,480 274,500 250,528! 244,560 "
    "262,590 296,604! 300,628 340,650 400,650 460,646 520,660 600,650!"
)
_ARM = (
    "600,700! 650,800 650,920 590,1010 500,1046 430,1010 396,930 382,840 372,750 356,670 338,600 318,540 322,470 352,416 "
    "400,384 456,386 500,414 520,466 512,530 488,590 486,660 500,740 530,800 556,770!"
)


def paint(card: Sheet) -> None:
    """Lay the scenery, the king and his prompter, the boards, and what swims below them."""
    _scenery(card)
    _bear(card)
    _wing(card)
    _cellar(card)
    _boards(card)


def _scenery(card: Sheet) -> None:
    """Bed sheets: torn hills, a paper moon on a string, a curtain."""
    card.paint(
        "-30,900! 90,820 220,860 360,780 560,840 760,760 1000,820! 1000,1200! -30,1200!",
        mix(BONE, SLATE, 0.34),
        angle=4,
        edge="torn",
        core="#f2eadb",
    )
    card.paint(
        "-30,1040! 160,1000 330,1050 520,1010 1000,1040! 1000,1200! -30,1200!",
        mix(BONE, SLATE, 0.62),
        angle=4,
        edge="torn",
        core="#f2eadb",
    )
    card.paint(ribbon("262,-20 262,200", (5, 5)), SLATE, wobble=0.3)
    card.paint(ROUND, GOLD, at=affine(262, 268, 78), lift=8, angle=70)
    card.paint(
        "-30,-30! 960,-30! 960,96! 900,150 820,160 760,110! 700,156 600,164 530,112! 450,160 350,166 280,116! 210,168 130,176 "
        "96,130! 128,400 110,700 130,960 104,1200! -30,1200!",
        PLUM,
        angle=86,
        lift=10,
        grain=0.42,
    )
    for fold in (
        "30,60 44,400 26,800 40,1200",
        "80,120 92,420 74,800 84,1200",
        "190,-20 196,60 176,150",
        "420,-20 424,60 400,140",
        "660,-20 660,70 640,140",
        "860,-20 860,60 850,130",
    ):
        card.paint(ribbon(fold, (8, 20, 6)), shift(PLUM, -0.07), thin=0.2)


def _bear(card: Sheet) -> None:
    """He sits and holds a paw before his eyes; the crown slips."""
    body = card.piece(_BODY, BLACK, angle=76, laps=110, grain=0.4, lift=8)
    with card.inside(body):
        card.paint("420,1060! 500,1010 580,1040 620,1120 620,1200! 400,1200!", shift(BLACK, 0.05), angle=30)
    cloak = card.piece(_CLOAK, PLUM, angle=80, laps=120, grain=0.44, lift=9)
    with card.inside(cloak):
        for fold in (
            "730,560 800,800 800,1010 830,1200",
            "780,560 890,800 910,1000 950,1200",
            "690,640 710,860 700,1020 720,1200",
        ):
            card.paint(ribbon(fold, (4, 22, 30)), shift(PLUM, -0.07), thin=0.15)
    fur = card.piece(
        "600,620! 650,600! 640,700 660,820 664,940 684,1070 722,1190! 632,1190! 592,1080 580,950 572,840 560,740 556,660!",
        BONE,
        angle=84,
        lift=6,
        edge="torn",
        core="#f2eadb",
        wobble=3,
    )
    for x, y in ((608, 720), (622, 830), (632, 940), (646, 1050), (680, 1140)):
        card.pattern(fur, "0,-1! .5,.3 .2,1 -.2,1 -.5,.3", BLACK, at=affine(x, y, 24, -6))
    # sole
    foot = affine(356, 1100)
    card.paint(
        "-84,96! -96,20 -70,-70 -16,-104 46,-96 84,-40 92,40 80,100!",
        BLACK,
        at=foot,
        lift=6,
        edge="torn",
        core=SLATE,
        wobble=2,
    )
    card.paint("-46,60 -50,16 -10,-6 40,4 52,44 30,76 -20,80", SLATE, at=foot, grain=0.4)
    for x, y in ((-58, -24), (-30, -58), (8, -70), (44, -48)):
        card.paint(ROUND, SLATE, at=affine(356 + x, 1100 + y, 15))
    head = card.piece(_HEAD, BLACK, angle=-36, laps=80, grain=0.4, lift=7)
    with card.inside(head):
        card.paint(
            "446,352! 414,400 366,446 316,480 274,500 230,528! 240,660! 420,670! 460,560 470,460!",
            shift(BLACK, 0.09),
            angle=-40,
        )
    card.paint("250,528! 262,508 300,500 320,520 306,552 262,566 244,556!", BLACK, lift=2)
    card.paint(ribbon("290,606 350,600 400,580", (4, 8, 3)), BLACK, wobble=0.5)
    card.paint("668,334! 650,270 672,226 716,222 744,258 736,310 700,344!", BLACK, lift=5, angle=60)
    card.paint("690,322! 680,276 696,252 718,258 722,296 706,322!", shift(PLUM, 0.08), angle=60)
    _ruff(card)
    _crown(card)
    arm = card.piece(
        _ARM, BLACK, angle=84, laps=70, grain=0.4, edge="torn", core=mix(SLATE, BONE, 0.25), wobble=3, lift=9
    )
    with card.inside(arm):
        card.paint(
            "600,690! 680,800 670,960 520,1070 410,1030! 500,1000 556,930 540,800!", shift(BLACK, -0.05), angle=80
        )
    with card.inside(arm):
        for toe in (
            "366,388 374,440 388,480",
            "406,370 410,420 414,470",
            "448,370 446,420 440,474",
            "484,390 474,440 462,484",
        ):
            card.paint(ribbon(toe, (9, 8, 2)), mix(SLATE, BONE, 0.25), wobble=0.4)
    for x, y, tilt in ((342, 446, -40), (386, 414, -20), (428, 400, -3), (468, 406, 13), (502, 440, 32)):
        card.paint(
            "-12,14! -13,-12 -2,-40! 11,-14 12,14! 0,20", mix(SLATE, BONE, 0.5), at=affine(x, y, 1, tilt), lift=2
        )


def _ruff(card: Sheet) -> None:
    """A white plate of folds, seen from its edge."""
    at = affine(640, 600, 1, -52)
    for k, ink in ((0, mix(BONE, SLATE, 0.35)), (1, BONE)):
        dy = 26 * (1 - k)
        edge = [(-196 + 28 * j, dy + (30 if j % 2 else -6) - 0.0011 * (28 * j - 196) ** 2) for j in range(15)]
        back = [(x, y - 58 + 0.0002 * x * x) for x, y in reversed(edge)]
        card.paint([*edge, *back], ink, at=at, lift=5, angle=90, wobble=0.8)
    card.paint(
        [
            ribbon(
                f"{-196 + 28 * j},{-46 - 0.0010 * (28 * j - 196) ** 2} {-196 + 28 * j},{18 - 0.0011 * (28 * j - 196) ** 2}",
                (3, 6, 3),
                at,
            )
            for j in range(1, 14)
        ],
        mix(BONE, SLATE, 0.5),
        wobble=0.3,
    )


def _crown(card: Sheet) -> None:
    at = affine(560, 292, 1, -16)
    crown = card.piece(
        "-112,14! -136,-130! -72,-58! -40,-160! 4,-66! 52,-164! 76,-60! 146,-124! 112,14! 0,36",
        GOLD,
        at=at,
        lift=8,
        angle=70,
    )
    card.pattern(crown, "-130,-18! 0,6 130,-18! 130,-2! 0,22 -130,-2!", shift(GOLD, -0.14), at=at)


def _wing(card: Sheet) -> None:
    """Beside the stage it is dark; somebody on a ladder helps."""
    card.paint("966,-30! 1230,-30! 1230,1210! 972,1210!", NIGHT, angle=88, grain=0.4, laps=110, lift=10)
    card.paint("948,-30! 984,-30! 990,1210! 954,1210!", SLATE, angle=89, lift=8)
    for a, b in ((1040, 1010), (1190, 1216)):
        card.paint(ribbon(f"{a},560 {b},1210", (16, 18)), PLUM, lift=3)
    for y in range(640, 1200, 90):
        card.paint(ribbon(f"{1040 - (y - 560) * 0.045},{y} {1190 + (y - 560) * 0.04},{y}", (14, 14)), PLUM, lift=2)
    for x in (1096, 1156):
        card.paint(f"{x - 22},850! {x + 22},850! {x + 16},896! {x - 18},896!", BLACK)
        card.paint(f"{x - 18},884! {x + 20},884! {x + 22},908! {x - 64},908! {x - 56},892", BLACK, lift=2)
    skirt = card.piece("1070,500! 1160,496! 1200,640 1236,860! 1050,866! 1064,700 1060,600!", SLATE, angle=86, lift=6)
    card.pattern(
        skirt,
        [ribbon(f"{x},500 {x - 10 + (x - 1110) * 0.4},880", (6, 12)) for x in (1096, 1130, 1164)],
        shift(SLATE, -0.07),
    )
    card.paint("1084,404! 1130,398! 1134,450! 1086,452!", ROSE)
    card.paint("1066,440! 1110,424 1168,440! 1190,520 1176,600! 1070,604! 1058,520!", SLATE, angle=80, lift=5)
    card.paint(
        "1086,268! 1056,286 1044,318! 1046,338! 1022,362! 1038,374! 1036,392 1044,410 1066,420 1100,422! 1140,400 1150,330 1130,280!",
        ROSE,
        lift=4,
    )
    card.paint(
        "1056,290! 1072,262 1116,250 1154,272 1170,316 1160,366 1130,400! 1120,360 1126,330 1100,322! 1078,300!",
        BONE,
        lift=3,
        angle=60,
    )
    card.paint(ribbon("1052,324 1064,332 1080,328", (3, 6, 3)), BLACK, wobble=0.3)
    card.paint("1112,330! 1124,318 1136,330 1132,352 1118,358!", shift(ROSE, -0.1), lift=1)
    card.paint(ROUND, BONE, at=affine(1172, 262, 36), lift=4)
    card.paint("1060,372! 1060,416! 900,480 770,470! 756,390 770,304! 900,330!", GOLD, lift=8, angle=-4)
    card.paint("770,304! 796,380 794,420 770,470! 750,430 748,346", shift(GOLD, -0.2), lift=2)
    card.paint(
        "1100,476! 1150,500! 1130,580 1040,600 960,520! 968,470! 1010,478 1060,520!",
        shift(SLATE, 0.05),
        angle=-30,
        lift=6,
    )
    card.paint("972,524! 950,500 934,456 940,420 962,412 976,436 990,474!", ROSE, lift=4)


def _cellar(card: Sheet) -> None:
    """Under the boards there is water, and a swan that brings back a slipper."""
    card.paint("-30,1220! 1230,1220! 1230,1830! -30,1830!", BLACK, angle=2, grain=0.34, laps=100)
    card.paint("-30,1640! 1230,1630! 1230,1830! -30,1830!", NIGHT, angle=1, edge="torn", core=SLATE, wobble=3)
    for x in (110, 1010):
        card.paint(f"{x},1230! {x + 54},1230! {x + 60},1700! {x - 6},1700!", PLUM, angle=88, lift=5)
    card.paint(ribbon("150,1270 520,1560 760,1740", (30, 30)), shift(PLUM, -0.06), angle=40)
    card.paint(ribbon("1030,1270 660,1560 420,1740", (30, 30)), shift(PLUM, -0.06), angle=-40)
    card.paint(
        "-30,1650! 300,1640 700,1652 1230,1638! 1230,1830! -30,1830!", NIGHT, angle=1, edge="torn", core=SLATE, wobble=3
    )
    card.piece(
        "196,1470! 260,1500 330,1490 420,1448 520,1432 610,1456 676,1510! 716,1540 752,1530 770,1490 762,1440 730,1390 "
        "712,1340 728,1292 776,1266 828,1272 858,1298 868,1320! 850,1336 818,1336 796,1344 790,1376 812,1430 838,1500 "
        "836,1570 800,1630 730,1664! 560,1676 400,1664! 320,1620 260,1560!",
        BONE,
        angle=-8,
        grain=0.34,
        lift=9,
    )
    wing = card.piece(
        "150,1430! 240,1440 330,1416 430,1392 540,1402 630,1450 664,1520 640,1590 560,1616 470,1612! 400,1606 380,1588! "
        "320,1586 300,1562! 250,1556 232,1528! 190,1504 180,1480!",
        "#efe6d4",
        angle=12,
        lift=7,
        grain=0.34,
    )
    with card.inside(wing):
        for quill in (
            "230,1528 340,1510 450,1490 540,1470",
            "300,1562 400,1550 490,1530 570,1506",
            "380,1588 460,1580 540,1560 600,1534",
        ):
            card.paint(ribbon(quill, (9, 7, 2)), mix(BONE, SLATE, 0.45), wobble=0.5)
    card.paint("856,1286! 900,1316 944,1346! 930,1362 880,1348 840,1332! 852,1312!", GOLD, lift=3)
    card.paint("838,1280! 862,1288 872,1308 846,1322! 838,1304 816,1300!", BLACK, wobble=0.5)
    card.paint(ROUND, BLACK, at=affine(822, 1298, 7))
    for r in ("922,1352 890,1410 930,1450 944,1500", "926,1354 960,1400 936,1440 966,1480"):
        card.paint(ribbon(r, (8, 7, 6)), ROSE, wobble=0.4)
    card.paint("936,1470! 976,1466! 996,1520 992,1590 966,1622 940,1600 930,1540!", ROSE, lift=4, angle=70)
    card.paint("944,1478! 972,1476! 978,1516 962,1540 946,1516!", shift(ROSE, -0.2))
    for y, a, b in ((1700, 300, 820), (1740, 380, 700), (1780, 450, 640)):
        card.paint(ribbon(f"{a},{y} {(a + b) / 2},{y + 6} {b},{y - 2}", (4, 18, 4)), mix(NIGHT, BONE, 0.42), thin=0.25)
    for y, a, b in ((1690, -20, 180), (1744, 900, 1220), (1790, 30, 300), (1700, 1000, 1200)):
        card.paint(ribbon(f"{a},{y} {(a + b) / 2},{y + 5} {b},{y}", (3, 10, 3)), SLATE, thin=0.3)


def _boards(card: Sheet) -> None:
    boards = card.piece("-30,1182! 1230,1176! 1230,1240! -30,1246!", SLATE, angle=1, lift=12, grain=0.5)
    card.pattern(boards, [ribbon(f"{x},1170 {x + 2},1250", (4, 4)) for x in range(60, 1200, 140)], NIGHT)
