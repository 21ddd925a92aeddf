"""Everyone Look Here: a family hides behind what came to hand; the camera leaves on two sneakers."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.everyone_look_here.held import cabbage, fan, hat, mirror, newspaper, tray
from art.scenes.houseguests.everyone_look_here.inks import (
    ASH,
    BONE,
    CHALK,
    CHARCOAL,
    DUSK,
    PENCIL,
    SOOT,
    UMBER,
)
from art.scenes.houseguests.everyone_look_here.leaving import leaving

GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the backdrop and the carpet, then three rows from the back, and who leaves before it is taken."""
    _studio(card)
    _back_row(card)
    _middle_row(card)
    _children(card)
    leaving(card)


def _mass(card: Sheet, spec: str, ink: Ink, angle: float = 86, ragged: float = 34) -> Patch:
    return card.piece(spec, ink, angle=angle, laps=44, edge="raw", ragged=ragged, dry=0.62, grain=0.36, lift=4)


def _head(card: Sheet, x: float, y: float, r: float, skin: Ink, tilt: float = 0) -> None:
    """What shows of a head round the thing before it."""
    at = affine(x, y, r, tilt)
    card.paint("-.36,.5! .36,.5! .5,1.7! -.5,1.7!", shift(skin, -0.06), at=at, angle=86)
    card.paint("0,-1 .6,-.8 .76,0 .66,.6 .3,1 -.3,1 -.66,.6 -.76,0 -.6,-.8", skin, at=at, angle=80, wobble=0.6)
    for s in (-1, 1):
        card.paint(f"{0.7 * s},-.1 {0.88 * s},-.1 {0.86 * s},.24 {0.68 * s},.3", skin, at=at, wobble=0.4)


def _studio(card: Sheet) -> None:
    cloth = card.piece(
        "110,90! 640,70 1110,96! 1104,800 1120,1380! 600,1360 96,1376! 112,760",
        mix(ASH, BONE, 0.12),
        angle=88,
        laps=120,
        edge="raw",
        ragged=90,
        dry=0.6,
        grain=0.2,
    )
    fans: list[Array] = []
    ribs: list[Array] = []
    wrong = (5, 1)
    for j in range(8):
        for i in range(8):
            at = affine(190 + 128 * i + 64 * (j % 2), 190 + 142 * j, 40, 180 if (i, j) == wrong else 0)
            fans.append(ribbon("-1,.2 -.8,-.42 -.3,-.76 .3,-.76 .8,-.42 1,.2", (0.2, 0.24, 0.2), at, 40))
            ribs += [ribbon(f"0,.6 {u},{v}", (0.06, 0.1), at, 40) for u, v in ((-0.72, -0.1), (0, -0.5), (0.72, -0.1))]
    card.pattern(cloth, [*fans, *ribs], mix(ASH, PENCIL, 0.42), thin=0.2)
    rod = ribbon("40,84 600,62 1160,86", (22, 20, 22))
    card.paint(rod, CHARCOAL, angle=2, lift=5)
    rug = card.piece(
        "150,1392! 1060,1384! 1172,1716! 20,1724!", PENCIL, angle=2, laps=60, edge="raw", ragged=60, dry=0.7, grain=0.3
    )
    card.pattern(
        rug,
        [
            ribbon("196,1432 1020,1424", (12, 12)),
            ribbon("84,1676 1110,1668", (16, 16)),
            *(ribbon(f"{130 + 92 * k},1640 {176 + 92 * k},1570 {222 + 92 * k},1640", (11, 14, 11)) for k in range(11)),
        ],
        CHALK,
        thin=0.25,
    )


def _back_row(card: Sheet) -> None:
    # the one with the fan
    robe = _mass(card, "70,690! 150,636 290,640! 370,720 380,1000 360,1300! 60,1300! 50,960", CHALK)
    printed(card, robe, "lattice", mix(ASH, PENCIL, 0.5), gap=62, angle=6)
    _head(card, 214, 506, 84, DUSK.base, -5)
    card.paint(
        "120,500! 128,420 190,372 270,380 312,440 310,510! 220,470", BONE, angle=20, edge="raw", ragged=14, lift=4
    )
    card.paint("180,384! 130,330 170,306 214,352! 240,300 290,322 262,384!", BONE, angle=60, lift=3)
    card.paint([ribbon("126,470 214,424 310,466", (9, 9)), ribbon("140,430 214,396 294,424", (9, 9))], PENCIL)
    fan(card, 196, 640, 178, -6)
    card.paint(ribbon("330,760 292,850 226,772 198,700", (96, 92, 76, 58)), shift(CHALK, -0.05), angle=70, lift=6)
    hand(card, "grip", 200, 720, 96, -96, DUSK, age=30, lift=4)
    # the one behind a hat
    _suit(card)
    _head(card, 430, 436, 88, UMBER.base, 6)
    hat(card, 438, 446, 124, 10)
    for x0, x, y, turn, flip in ((330, 344, 520, -66, False),):
        card.paint(
            ribbon(f"{x0},650 {x + (x0 - 440) * 0.5:.0f},700 {x},560", (90, 96, 62)), shift(CHARCOAL, 0.05), lift=5
        )
        card.paint(ribbon(f"{x - 27},548 {x + 27},552", (22, 22)), CHALK, lift=2)
        hand(card, "cover", x, y + 8, 92, turn, UMBER, flip=flip, age=60, lift=4)
    # the one behind a tray
    tall = _mass(card, "556,660! 610,596 740,594! 806,650 830,900 826,1300! 540,1300! 550,860", BONE)
    printed(card, tall, "fern", PENCIL, gap=74, angle=-4)
    _head(card, 664, 402, 86, SOOT.base, -4)
    card.paint("580,380! 588,300 640,262 700,266 744,310 748,384! 664,350", CHARCOAL, angle=30, edge="raw", ragged=10)
    for x, r in ((600, 26), (640, 30), (690, 30), (732, 26)):
        card.paint(ROUND, CHARCOAL, at=affine(x, 300 - (r - 26) * 6, r), edge="raw", ragged=4)
    tray(card, 664, 434, 132, SOOT.base)
    for x, turn, flip in ((536, -30, False), (806, -150, True)):
        s = 1 if x > 664 else -1
        card.paint(
            ribbon(f"{664 + 110 * s},690 {664 + 176 * s},670 {x + 4 * s},540", (92, 86, 54)),
            shift(BONE, -0.06),
            lift=6,
        )
        hand(card, "flat", x, 520, 92, turn - 22 * -s, SOOT, flip=flip, age=34, lift=5)
    # the one behind a mirror's back
    dress = _mass(card, "960,800! 1010,720 1110,716! 1170,780 1180,1000 1170,1320! 960,1320!", CHALK)
    printed(card, dress, "tulip", mix(ASH, PENCIL, 0.6), gap=66, angle=8)
    _head(card, 1056, 584, 80, UMBER.base, 7)
    card.paint("976,570! 976,490 1030,450 1090,452 1140,500 1138,580! 1060,540", PENCIL, angle=14, lift=4)
    card.paint([ribbon("980,540 1060,500 1138,548", (12, 12)), ribbon("990,506 1056,474 1130,510", (10, 10))], CHALK)
    mirror(card, 1064, 600, 92, 12)
    card.paint(ribbon("1150,900 1130,850 1046,800", (92, 84, 56)), shift(CHALK, -0.07), angle=20, lift=6)
    hand(card, "grip", 1060, 800, 92, -134, UMBER, age=50, lift=5)
    # the one in his own sleeve
    boubou = _mass(card, "760,740! 800,640 930,620! 1010,670 1040,900 1040,1320! 780,1320! 770,1000", PENCIL)
    with card.inside(boubou):
        card.paint(ribbon("900,630 880,760 900,900 884,1020", (9, 12, 9)), CHALK, thin=0.2)
        card.paint(ribbon("850,640 900,740 950,630", (10, 12, 10)), CHALK, thin=0.2)
    _head(card, 886, 494, 84, DUSK.base, 8)
    card.paint("806,470! 812,400 860,364 926,376 966,430 968,490! 886,450", CHARCOAL, angle=14, edge="raw", ragged=8)
    sleeve = _mass(
        card,
        "1000,690! 1030,600 990,470 900,440! 820,452 786,500! 800,570 880,596! 900,640 940,700",
        mix(PENCIL, ASH, 0.3),
        20,
    )
    with card.inside(sleeve):
        for line in ("800,520 880,500 980,520", "830,560 920,540 1000,600", "900,450 960,500 1000,640"):
            card.paint(ribbon(line, (4, 12, 4)), PENCIL, thin=0.2)
    card.paint("790,462! 826,446! 838,578! 806,586!", CHALK, lift=2)
    hand(card, "drop", 806, 524, 96, 176, DUSK, flip=True, age=45, lift=4)


def _suit(card: Sheet) -> None:
    suit = _mass(card, "300,700! 350,620 500,612! 566,670 590,900 586,1300! 330,1300! 310,900", CHARCOAL)
    with card.inside(suit):
        card.paint("396,600! 480,600! 444,800!", CHALK)
        card.paint("430,650! 452,650! 462,760! 444,800! 426,760!", PENCIL)
        card.paint(
            ["396,600! 360,680! 392,700! 380,724! 444,812!", "482,600! 520,676! 494,700! 508,722! 446,812!"],
            shift(CHARCOAL, 0.07),
        )


def _middle_row(card: Sheet) -> None:
    # an empty chair: two hands hold its back from behind
    card.paint(
        ["776,1290! 806,1290! 800,1580! 776,1580!", "1000,1290! 1030,1290! 1036,1560! 1012,1560!"],
        CHARCOAL,
        angle=86,
        lift=4,
    )
    back = ["776,1000! 800,996! 806,1290! 776,1290!", "1000,990! 1026,992! 1030,1290! 1000,1290!"]
    card.paint([*back, "770,1000! 1030,984! 1034,1050! 772,1062!"], CHARCOAL, angle=4, lift=5)
    card.paint([ribbon(f"{x},1056 {x},1290", (14, 14)) for x in (850, 904, 956)], CHARCOAL, angle=86, lift=3)
    card.paint(
        "760,1270! 1040,1262! 1056,1320! 750,1330!", mix(PENCIL, ASH, 0.4), angle=3, edge="raw", ragged=20, lift=6
    )
    hand(card, "fist", 820, 1080, 74, -92, SOOT, age=16, lift=4)
    hand(card, "hook", 972, 1072, 76, -86, SOOT, flip=True, age=16, lift=4)
    # father: all of him that is to be had is a newspaper
    robe = _mass(
        card, "-40,1010! 60,930 180,900 290,930! 370,1020 400,1240 390,1500! 300,1560 -40,1570!", CHARCOAL, 80, 60
    )
    with card.inside(robe):
        card.paint(ribbon("150,900 190,1040 186,1240", (12, 16, 10)), ASH, thin=0.2)
        card.paint(ribbon("110,1000 190,1120 270,1000", (9, 12, 9)), ASH, thin=0.2)
        for line in ("300,1100 330,1300 310,1540", "40,1180 70,1340 40,1560", "200,1300 220,1420 200,1560"):
            card.paint(ribbon(line, (5, 18, 6)), shift(CHARCOAL, 0.09), thin=0.3)
    _head(card, 176, 836, 88, UMBER.base)
    card.paint("90,800! 100,722 176,702 250,724 262,796! 176,780", CHALK, angle=4, lift=4)
    card.paint(ribbon("96,764 176,744 258,760", (7, 7)), PENCIL)
    newspaper(card)
    for x, turn, flip, line in (
        (18, -14, False, "-10,1060 -30,960 20,900"),
        (346, 194, True, "372,1080 420,980 352,908"),
    ):
        card.paint(ribbon(line, (110, 104, 74)), shift(CHARCOAL, 0.06), lift=6)
        hand(card, "cover", x, 886, 106, turn, UMBER, flip=flip, age=58, lift=5)
    _mother(card)
    # grandmother
    body = _mass(
        card,
        "520,1060! 580,960 680,930 790,960! 860,1060 880,1300 900,1560! 700,1600 500,1560! 510,1300",
        CHALK,
        84,
        60,
    )
    printed(card, body, "cup", mix(ASH, PENCIL, 0.3), gap=96)
    with card.inside(body):
        card.paint(
            "500,1250! 640,1300 780,1300 900,1240! 900,1340! 780,1380 640,1380 500,1350!", ASH, angle=3, thin=0.2
        )
        for line in ("640,1400 650,1480 620,1590", "760,1390 780,1480 770,1590"):
            card.paint(ribbon(line, (5, 16, 6)), ASH, thin=0.2)
    _head(card, 686, 830, 92, SOOT.base)
    card.paint(
        "560,830! 576,720 650,672 740,680 806,740 812,836! 690,790", PENCIL, angle=20, edge="raw", ragged=18, lift=5
    )
    card.paint("640,690! 590,650 610,610 664,650! 690,590 750,612 726,690!", PENCIL, angle=60, lift=3)
    cabbage(card, 688, 850, 156)
    for s, x, y, turn in ((-1, 566, 950, -58), (1, 812, 944, -124)):
        line = f"{690 + 130 * s},1090 {690 + 196 * s},1120 {x + 6 * s},{y + 36}"
        card.paint(ribbon(line, (120, 116, 76)), shift(CHALK, -0.06), angle=60, edge="raw", ragged=20, lift=7)
        hand(card, "cover", x, y + 6, 134, turn, SOOT, flip=s > 0, age=78, lift=6)
        for d in (0.42, 0.6):
            at = affine(x, y + 6, 134, turn)
            card.paint(ribbon(f"{d},{-0.13 + 0.1 * s} {d + 0.02},{0.02 + 0.1 * s}", (0.07, 0.07), at, 134), CHALK)


def _foot(card: Sheet, x: float, y: float, turn: float, skin: Ink) -> None:
    at = affine(x, y, 1, turn)
    foot = card.piece("-44,-34! 34,-36! 52,4 40,26 0,34 -44,26 -56,0", skin, at=at, angle=80, lift=4)
    card.pattern(foot, [ribbon(f"{u},10 {u + 1},36", (4, 5), at) for u in (-26, -8, 10, 27)], shift(skin, -0.1))


def _mother(card: Sheet) -> None:
    """She holds the baby up by what it wears: it is dry."""
    gown = _mass(
        card,
        "310,1110! 370,1010 440,980 510,1000! 570,1080 580,1300 590,1540! 440,1580 300,1540!",
        mix(ASH, CHALK, 0.2),
        84,
        60,
    )
    printed(card, gown, "scallop", PENCIL, gap=58)
    _head(card, 436, 880, 86, DUSK.base, -6)
    card.paint(
        "350,870! 356,790 420,752 490,772 524,830 522,880! 440,846", CHARCOAL, angle=14, edge="raw", ragged=10, lift=3
    )
    wrap = card.piece(
        "346,820! 340,740 372,690 420,712! 430,650 480,640 490,706! 532,730 536,820! 440,770",
        ASH,
        angle=30,
        edge="raw",
        ragged=12,
        lift=5,
    )
    card.pattern(wrap, [ribbon(f"{340 + 44 * k},640 {330 + 50 * k},830", (9, 11)) for k in range(6)], CHALK, thin=0.2)
    # the baby's back, its two soles
    card.paint(ribbon("404,1000 390,1050 400,1096", (54, 48, 34)), SOOT.base, lift=3)
    card.paint(ribbon("474,1000 488,1046 474,1100", (54, 48, 34)), SOOT.base, lift=3)
    card.paint(
        ["380,1090 418,1088 420,1124 396,1140 378,1124", "458,1092 494,1096 496,1128 476,1142 456,1126"],
        mix(SOOT.base, ASH, 0.35),
        lift=2,
    )
    shirt = card.piece(
        "372,900! 402,862 476,862 506,900! 514,980 502,1030! 440,1048 376,1030! 366,980",
        CHALK,
        angle=86,
        edge="raw",
        ragged=14,
        lift=6,
    )
    with card.inside(shirt):
        card.paint(ribbon("440,866 442,960", (4, 4)), ASH)
        card.paint([ROUND], ASH, at=affine(441, 900, 6))
        card.paint("360,976! 440,992 520,976! 520,1060! 360,1060!", mix(CHALK, ASH, 0.4), angle=4)
    card.paint(ribbon("384,900 346,856 330,826", (40, 34, 26)), CHALK, lift=3)
    card.paint(ribbon("496,900 530,850 552,836", (40, 34, 26)), CHALK, lift=3)
    hand(card, "open", 336, 840, 44, -120, SOOT, age=1, lift=2)
    hand(card, "open", 548, 842, 44, -50, SOOT, flip=True, age=1, lift=2)
    card.paint(ROUND, SOOT.base, at=affine(440, 824, 66), lift=4)
    card.paint(
        "376,820! 384,770 440,750 496,768 506,822! 480,846 440,856 400,846", CHARCOAL, angle=30, edge="raw", ragged=6
    )
    for s, x, turn in ((-1, 352, -22), (1, 528, 202)):
        card.paint(
            ribbon(f"{440 + 126 * s},1120 {440 + 136 * s},1050 {x + 4 * s},992", (96, 92, 60)),
            shift(ASH, 0.06),
            edge="raw",
            ragged=16,
            lift=6,
        )
        hand(card, "cover", x, 978, 98, turn, DUSK, flip=s > 0, age=36, lift=5)


def _children(card: Sheet) -> None:
    """Each has hidden in the other."""
    girl = _mass(
        card,
        "240,1420! 270,1290 350,1250! 430,1290 450,1440 440,1640! 330,1670 190,1650! 200,1530",
        mix(BONE, CHALK, 0.4),
        78,
    )
    printed(card, girl, "moon", CHARCOAL, gap=50)
    for x, turn in ((232, 8), (356, -14)):
        _foot(card, x, 1652, turn, UMBER.base)
    boy = _mass(card, "420,1440! 450,1330 510,1300! 590,1340 620,1460 640,1650! 520,1680 420,1650!", CHARCOAL, 84)
    with card.inside(boy):
        card.paint([ribbon(f"400,{y} 640,{y - 10}", (12, 12)) for y in (1400, 1450, 1500, 1550)], ASH, thin=0.2)
    for x, turn in ((462, 6), (582, -10)):
        _foot(card, x, 1662, turn, DUSK.base)
    # his arm lies round her, hers round him
    card.paint(ROUND, CHARCOAL, at=affine(376, 1238, 82), edge="raw", ragged=8, lift=5)
    card.paint(
        [
            ribbon("324,1190 376,1230 380,1320", (4, 5, 3)),
            ribbon("376,1158 384,1236 400,1318", (4, 5, 3)),
            ribbon("430,1180 400,1240 410,1310", (4, 5, 3)),
        ],
        PENCIL,
    )
    card.paint(ribbon("300,1276 260,1340 270,1420 250,1470", (26, 34, 26, 10)), CHARCOAL, lift=4)
    card.paint("238,1396! 290,1404! 284,1420! 236,1412!", CHALK, lift=2)
    card.paint("414,1236 432,1214 446,1240 440,1276 420,1280", UMBER.base, wobble=0.4)
    card.paint(ROUND, shift(CHARCOAL, 0.05), at=affine(498, 1296, 78), edge="raw", ragged=8, lift=5)
    card.paint("430,1310 446,1286 462,1310 456,1346 438,1350", DUSK.base, wobble=0.4)
    card.paint(
        ribbon("350,1310 420,1430 540,1460", (66, 66, 44)), shift(BONE, 0.02), angle=20, edge="raw", ragged=14, lift=6
    )
    hand(card, "cover", 528, 1456, 66, -6, UMBER, age=8, lift=4)
    card.paint(
        ribbon("540,1360 470,1400 370,1392", (64, 62, 42)),
        shift(CHARCOAL, 0.07),
        angle=10,
        edge="raw",
        ragged=14,
        lift=6,
    )
    card.paint("360,1374! 384,1370! 386,1414! 362,1414!", ASH, lift=2)
    hand(card, "cover", 372, 1392, 62, 186, DUSK, flip=True, age=5, lift=4)
