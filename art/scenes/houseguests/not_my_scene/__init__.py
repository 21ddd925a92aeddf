"""Not My Scene: a king with his cape before his eyes, a paper horn at his ear, a swan under the boards."""

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
HOAR = mix(BONE, SLATE, 0.5)
TAIL = "0,-1! .5,.3 .2,1 -.2,1 -.5,.3"
_HEAD = "432,230! 414,300 404,338 416,366! 396,386 366,414 336,456 372,560! 470,680! 760,660! 752,520 740,420 690,330 620,230!"
_HAIR = (
    "540,250! 538,330 530,396 540,440 556,452 566,420 576,376 600,352 640,350 660,380 664,440 640,500 650,560 690,620 "
    "760,650 830,640! 806,560 812,470 796,380 768,304 700,254!"
)
_CAPE = (
    "100,480! 116,420 160,392 220,386! 320,432 410,416 490,424 570,462 650,534 730,568 800,562 858,526! 930,560 980,650 "
    "1004,780 996,920 1000,1060 1032,1220 1110,1366! 1010,1394 860,1380 700,1398 520,1382 340,1400 180,1384 16,1394! "
    "40,1240 60,1080 76,900 86,720 94,600!"
)


def paint(card: Sheet) -> None:
    """Lay the scenery, the wing, what swims below, the boards, and over them the king."""
    _scenery(card)
    _cellar(card)
    _wing(card)
    _boards(card)
    _king(card)
    _prompter(card)


def _scenery(card: Sheet) -> None:
    """Bed sheets: torn hills, a paper moon on a string, a curtain."""
    card.paint(
        "-30,1060! 90,980 220,1020 360,940 560,1000 760,820 1000,780! 1000,1380! -30,1380!",
        mix(BONE, SLATE, 0.34),
        angle=4,
        edge="torn",
        core="#f2eadb",
    )
    card.paint(
        "-30,1200! 160,1160 330,1210 520,1170 860,1010 1000,990! 1000,1380! -30,1380!",
        mix(BONE, SLATE, 0.62),
        angle=4,
        edge="torn",
        core="#f2eadb",
    )
    card.paint(ribbon("150,-20 150,200", (5, 5)), SLATE, wobble=0.3)
    card.paint(ROUND, GOLD, at=affine(150, 236, 62), lift=8, angle=70)
    card.paint(
        "-30,-30! 960,-30! 960,56! 900,104 820,112 760,66! 700,108 600,116 530,66! 450,112 350,118 280,70! 210,118 100,124 "
        "30,76! 0,110 -30,116!",
        PLUM,
        angle=86,
        lift=10,
        grain=0.42,
    )
    for fold in (
        "44,-30 40,20 46,92",
        "150,-30 158,20 152,104",
        "330,-30 340,20 346,100",
        "420,-30 412,20 404,96",
        "612,-30 606,20 610,100",
        "690,-30 700,20 694,90",
        "850,-30 858,20 852,98",
    ):
        card.paint(ribbon(fold, (20, 12, 2)), shift(PLUM, -0.07), thin=0.1)


def _king(card: Sheet) -> None:
    """He has drawn the cape over his eyes; one ear is left for the line."""
    card.paint(_HEAD, ROSE, angle=70, laps=80)
    card.paint("430,378! 460,360 500,366 520,388! 500,416 462,424 436,410!", shift(ROSE, -0.06), wobble=0.6)
    for line, width in (
        ("430,298 470,290 516,304", (2, 5, 2)),
        ("434,390 452,402 484,404 514,386", (4, 9, 4)),
        ("440,394 434,406", (5, 2)),
        ("458,402 454,416", (6, 2)),
        ("480,404 482,418", (6, 2)),
        ("500,396 508,410", (6, 2)),
        ("520,380 534,372 542,360", (2, 5, 2)),
        ("522,388 538,386 550,380", (2, 5, 2)),
    ):
        card.paint(ribbon(line, width), BLACK if width[0] > 2 else shift(ROSE, -0.16), wobble=0.4)
    card.paint(
        "398,336! 402,312 434,314 474,330 526,366! 498,360 476,352 440,346 416,352!",
        shift(HOAR, -0.17),
        lift=4,
        angle=20,
    )
    hair = card.piece(_HAIR, HOAR, angle=84, laps=60, grain=0.44, lift=5)
    with card.inside(hair):
        for lock in (
            "556,250 552,330 548,440",
            "600,250 604,300 640,345",
            "650,250 690,340 690,460 680,560 720,640",
            "700,250 736,360 736,480 730,570 770,650",
            "740,260 776,380 776,500 780,580 810,640",
        ):
            card.paint(ribbon(lock, (4, 9, 3)), shift(HOAR, -0.12), thin=0.2)
    card.paint(
        "576,410! 582,374 612,358 640,372 648,412 634,454 608,484 586,470!",
        shift(ROSE, 0.035),
        lift=4,
    )
    card.paint(ribbon("598,404 616,384 630,408 614,448", (4, 9, 4)), shift(ROSE, -0.13), wobble=0.4)
    _crown(card)
    cape = card.piece(_CAPE, BLACK, angle=80, laps=110, grain=0.42, lift=12)
    with card.inside(cape):
        for fold, broad in (
            ("206,500 250,800 258,1080 240,1400", (2, 10, 16, 18)),
            ("226,500 330,740 390,1040 400,1400", (2, 12, 34, 62)),
            ("250,490 430,690 560,1000 590,1400", (2, 8, 14, 22)),
            ("270,490 510,650 690,940 760,1400", (2, 14, 36, 84)),
            ("290,490 580,610 800,860 880,1400", (2, 8, 16, 24)),
            ("420,540 540,624 660,676 800,690", (2, 10, 16, 2)),
            ("930,600 940,800 930,1060 1000,1400", (2, 22, 30, 60)),
        ):
            card.paint(ribbon(fold, broad), mix(PLUM, BLACK, 0.4), thin=0.06, angle=72, grain=0.4)
    fur = [
        ribbon(
            "930,520 870,586 800,618 710,618 620,566 530,484 430,458 330,470 190,436",
            (50, 60, 64, 66, 66, 66, 66, 64, 58),
        ),
        ribbon("160,430 146,560 136,720 124,900 110,1080 92,1240 76,1400", (56, 60, 62, 64, 68, 72, 76)),
    ]
    with card.inside(cape):
        band = card.piece(fur, BONE, angle=84, edge="torn", core="#f2eadb", wobble=3, lift=5)
    for k, (x, y) in enumerate(((782, 620), (700, 614), (618, 562), (536, 490), (446, 462), (356, 466))):
        card.pattern(band, TAIL, BLACK, 0, at=affine(x, y, 26, (-24, 10, 30, 28, 6, -4)[k]))
    for y in range(560, 1380, 106):
        card.pattern(band, TAIL, BLACK, 0, at=affine(147 - (y - 560) * 0.075, y, 28, 6))
    for x, y, tilt, size in ((150, 420, -16, 1.15), (198, 404, -6, 1.3), (250, 412, 5, 1.25), (298, 430, 14, 1.05)):
        finger = affine(x, y, size, tilt)
        card.paint("-19,-10! -18,-32 0,-40 18,-32 19,-10! 19,38 11,60 -9,60 -19,42!", ROSE, at=finger, lift=4, angle=86)
        card.paint("-10,38 -8,32 7,32 10,40 7,54 -6,54", mix(ROSE, BONE, 0.45), at=finger)
        card.paint(ribbon("-10,-12 0,-9 10,-12", (2, 4, 2), finger), shift(ROSE, -0.12), wobble=0.3)
    card.paint("-21,4! 0,10 21,4! 21,18! 0,24 -21,18!", GOLD, at=affine(250, 412, 1.25, 5), lift=3)


def _crown(card: Sheet) -> None:
    at = affine(566, 240, 1.22, -10)
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
    card.paint("966,-30! 1230,-30! 1230,1370! 972,1370!", NIGHT, angle=88, grain=0.4, laps=110, lift=10)
    card.paint("948,-30! 984,-30! 990,1370! 954,1370!", SLATE, angle=89, lift=8)
    for a, b in ((1040, 1010), (1190, 1216)):
        card.paint(ribbon(f"{a},560 {b},1370", (16, 18)), PLUM, lift=3)
    for y in range(640, 1360, 90):
        card.paint(ribbon(f"{1040 - (y - 560) * 0.045},{y} {1190 + (y - 560) * 0.04},{y}", (14, 14)), PLUM, lift=2)


def _prompter(card: Sheet) -> None:
    """Somebody who knows the play by heart, and blows the line through a horn."""
    for x in (1096, 1156):
        card.paint(f"{x - 22},850! {x + 22},850! {x + 16},896! {x - 18},896!", BLACK)
        card.paint(f"{x - 18},884! {x + 20},884! {x + 22},908! {x - 64},908! {x - 56},892", BLACK, lift=2)
    skirt = card.piece("1070,500! 1160,496! 1200,640 1240,890! 1046,896! 1064,700 1060,600!", SLATE, angle=86, lift=6)
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
    card.paint("1060,370! 1060,416! 880,506 704,534! 680,428 702,322! 880,344!", GOLD, lift=8, angle=-4)
    card.paint("702,322! 730,400 730,462 704,534! 680,476 678,380", shift(GOLD, -0.2), lift=2)
    card.paint(
        "1100,476! 1150,500! 1130,580 1040,600 960,520! 968,470! 1010,478 1060,520!",
        shift(SLATE, 0.05),
        angle=-30,
        lift=6,
    )
    card.paint("972,524! 950,500 934,456 940,420 962,412 976,436 990,474!", ROSE, lift=4)
    for line in ("950,436 962,456 974,478", "942,456 954,478 966,500"):
        card.paint(ribbon(line, (2, 4, 2)), shift(ROSE, -0.14), wobble=0.3)


def _cellar(card: Sheet) -> None:
    """Under the boards there is water, and a swan that brings back a slipper."""
    card.paint("-30,1380! 1230,1380! 1230,1830! -30,1830!", BLACK, angle=2, grain=0.34, laps=100)
    card.paint("-30,1640! 1230,1630! 1230,1830! -30,1830!", NIGHT, angle=1, edge="torn", core=SLATE, wobble=3)
    for x in (110, 1010):
        card.paint(f"{x},1390! {x + 54},1390! {x + 60},1700! {x - 6},1700!", PLUM, angle=88, lift=5)
    card.paint(ribbon("150,1420 420,1600 660,1760", (30, 30)), shift(PLUM, -0.06), angle=40)
    card.paint(ribbon("1030,1420 760,1600 520,1760", (30, 30)), shift(PLUM, -0.06), angle=-40)
    card.paint(
        "-30,1650! 300,1640 700,1652 1230,1638! 1230,1830! -30,1830!", NIGHT, angle=1, edge="torn", core=SLATE, wobble=3
    )
    at = affine(200, 538, 0.7)
    card.piece(
        "196,1470! 260,1500 330,1490 420,1448 520,1432 610,1456 676,1510! 716,1540 752,1530 770,1490 762,1440 730,1390 "
        "712,1340 728,1292 776,1266 828,1272 858,1298 868,1320! 850,1336 818,1336 796,1344 790,1376 812,1430 838,1500 "
        "836,1570 800,1630 730,1664! 560,1676 400,1664! 320,1620 260,1560!",
        BONE,
        at=at,
        angle=-8,
        grain=0.34,
        lift=9,
    )
    wing = card.piece(
        "150,1430! 240,1440 330,1416 430,1392 540,1402 630,1450 664,1520 640,1590 560,1616 470,1612! 400,1606 380,1588! "
        "320,1586 300,1562! 250,1556 232,1528! 190,1504 180,1480!",
        "#efe6d4",
        at=at,
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
            card.paint(ribbon(quill, (7, 5, 2), at), mix(BONE, SLATE, 0.45), wobble=0.5)
    card.paint("856,1286! 900,1316 944,1346! 930,1362 880,1348 840,1332! 852,1312!", GOLD, at=at, lift=3)
    card.paint("838,1280! 862,1288 872,1308 846,1322! 838,1304 816,1300!", BLACK, at=at, wobble=0.5)
    card.paint(ROUND, BLACK, at=affine(0.7 * 822 + 200, 0.7 * 1298 + 538, 5))
    for r in ("922,1352 890,1410 930,1450 944,1500", "926,1354 960,1400 936,1440 966,1480"):
        card.paint(ribbon(r, (7, 6, 5), at), ROSE, wobble=0.4)
    card.paint("936,1470! 976,1466! 996,1520 992,1590 966,1622 940,1600 930,1540!", ROSE, at=at, lift=4, angle=70)
    card.paint("944,1478! 972,1476! 978,1516 962,1540 946,1516!", shift(ROSE, -0.2), at=at)
    for y, a, b in ((1700, 300, 820), (1740, 380, 700), (1780, 450, 640)):
        card.paint(ribbon(f"{a},{y} {(a + b) / 2},{y + 6} {b},{y - 2}", (4, 18, 4)), mix(NIGHT, BONE, 0.42), thin=0.25)
    for y, a, b in ((1690, -20, 180), (1744, 900, 1220), (1790, 30, 300), (1700, 1000, 1200)):
        card.paint(ribbon(f"{a},{y} {(a + b) / 2},{y + 5} {b},{y}", (3, 10, 3)), SLATE, thin=0.3)


def _boards(card: Sheet) -> None:
    boards = card.piece("-30,1352! 1230,1346! 1230,1410! -30,1416!", SLATE, angle=1, lift=12, grain=0.5)
    card.pattern(boards, [ribbon(f"{x},1340 {x + 2},1420", (4, 4)) for x in range(60, 1200, 140)], NIGHT)
