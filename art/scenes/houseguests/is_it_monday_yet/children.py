"""Who lies on the carpet: one up the wall, one at the radiator, one like a bridge, and the eldest inside."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, curve, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.is_it_monday_yet.inks import BONE, CAST, DARK, GREEN, KIN, PINK, SLATE, UMBER

ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
SHADE: Final = mix(GREEN, UMBER, 0.34)
JEANS: Final = mix(SLATE, DARK, 0.35)


def long_one(card: Sheet) -> None:
    """His legs have gone up the wall; the rest could not be asked to."""
    card.paint(
        "360,836! 300,1000 250,1190 80,1330 70,1400! 330,1290 300,1460 420,1520 640,1500! 560,1180", SHADE, angle=20
    )
    card.paint(ribbon("566,786 590,500 548,250", (120, 96, 74)), mix(BONE, UMBER, 0.2), angle=88)
    for x0, x1, x2, dark in ((546, 556, 500, -0.05), (446, 402, 416, 0.0)):
        card.paint(ribbon(f"{x0},900 {x1},560 {x2},262", (154, 108, 78)), shift(JEANS, dark), angle=86, lift=7)
    for line in ("372,560 404,576 440,556", "520,570 560,586 596,566", "480,860 500,800 498,740"):
        card.paint(ribbon(line, (3, 12, 3)), shift(JEANS, 0.08))
    for x, s in ((416, -1), (500, 1)):
        sock = card.piece(
            f"{x - 38},270! {x + 38},270! {x + 34},190 {x + 36 + 12 * s},110 {x + 26 + 18 * s},62 {x + 14 * s},46 "
            f"{x - 26 + 18 * s},62 {x - 36 + 12 * s},110 {x - 34},190",
            PINK,
            angle=88,
            lift=6,
        )
        with card.inside(sock):
            card.paint(f"{x - 60},300! {x + 60},300! {x + 60},246! {x - 60},250!", BONE)
            card.paint(f"{x - 60},96! {x + 80},84! {x + 80},20! {x - 60},20!", shift(PINK, -0.14))
    card.paint("396,66 412,56 424,68 418,86 402,86", KIN.base, wobble=0.4)
    # the arm that lies where it fell
    card.paint("270,1150! 210,1180 110,1270 76,1350! 140,1394! 190,1320 280,1290 330,1280!", BONE, angle=130, lift=5)
    card.paint("82,1334! 150,1380! 138,1402! 68,1356!", UMBER, lift=2)
    hand(card, "let_go", 106, 1372, 128, 118, KIN, age=13, lift=4)
    jumper = card.piece(
        "378,850! 500,832 628,852! 650,960 694,1110 690,1220! 640,1290 560,1330 470,1338 380,1320 300,1290! 262,1210 "
        "276,1130! 350,980",
        BONE,
        angle=84,
        laps=70,
        lift=8,
    )
    card.pattern(
        jumper,
        [ribbon(f"220,{y + 10} 480,{y + 26} 740,{y + 4}", (30, 32, 30)) for y in range(880, 1340, 76)],
        UMBER,
        thin=0.04,
    )
    with card.inside(jumper):
        card.paint("370,820! 640,820! 640,862! 500,872 370,866!", UMBER)
    card.paint("424,1300! 530,1296! 530,1370 480,1390 430,1374!", KIN.shade, angle=84)
    card.paint("412,1296! 480,1322 548,1290! 552,1326! 480,1356 410,1330!", UMBER, angle=4, lift=3)
    Head(card, CAST["long_one"], 476, 1440, 136, tilt=172, light=-1).draw()
    # the other has got as far as the belly
    card.paint(
        "600,1280! 680,1250 716,1180 700,1110! 640,1050 570,1010 530,1004! 506,1062! 560,1090 596,1130 586,1180 "
        "566,1230",
        BONE,
        angle=50,
        lift=8,
    )
    card.paint(ribbon("600,1270 640,1170 590,1100", (3, 10, 3)), shift(BONE, -0.14), thin=0.1)
    card.paint("544,998! 514,1078! 490,1070! 518,990!", UMBER, lift=2)
    hand(card, "rest", 512, 1034, 118, 196, KIN, age=13, lift=5)


def radiator(card: Sheet) -> None:
    """Lay one cast piece with five ribs, its pipe and its tap."""
    card.paint(ribbon("200,770 292,772 296,820", (20, 20, 20)), mix(SLATE, UMBER, 0.2), lift=4)
    card.paint("268,736! 318,734! 320,756! 270,758!", DARK, lift=3)
    body = card.piece(
        "-40,466! -20,448 10,452 24,470! 40,450 76,450 90,470! 106,450 142,450 156,470! 172,450 208,450 226,474 232,600 228,780 "
        "206,804 170,802 156,784! 142,804 106,804 90,784! 76,804 40,804 24,784! 10,806 -40,804!",
        mix(BONE, SLATE, 0.2),
        angle=88,
        laps=24,
        lift=7,
    )
    with card.inside(body):
        card.paint(
            [ribbon(f"{x},500 {x + 2},640 {x},764", (10, 12, 10)) for x in (24, 90, 156)], mix(SLATE, UMBER, 0.3)
        )
        card.paint([ribbon(f"{x},480 {x},780", (9, 9)) for x in (12, 78, 144, 216)], mix(BONE, SLATE, 0.42), thin=0.1)


def licker(card: Sheet) -> None:
    """The fourth rib; he has begun again twice."""
    card.paint("40,1010! 200,960 330,980! 300,1070 60,1080!", SHADE, angle=4)
    card.paint("250,940! 330,930 372,980 360,1030! 270,1046!", BONE, lift=4)
    body = card.piece(
        "150,716! 226,690 300,740! 344,840 350,950! 300,1010 190,1026 120,990! 106,880 120,780",
        PINK,
        angle=80,
        laps=50,
        lift=8,
    )
    printed(card, body, "crumb", UMBER, gap=50)
    card.paint("90,960! 200,910 320,930! 356,1010 330,1056! 140,1066! 70,1030", UMBER, angle=8, lift=7)
    card.paint("150,670! 252,630! 262,736 190,764 144,740!", KIN.shade, angle=70)
    Head(card, CAST["licker"], 196, 620, 112, tilt=-4, view="side", turn=-1.0).draw()
    card.paint("134,682 112,678 82,678 66,690 68,710 84,718 112,708 134,702", mix(PINK, "#b4544c", 0.6), lift=3)
    card.paint(
        "240,760! 290,800 270,870 180,900 90,880! 84,830! 160,836 210,810", shift(PINK, -0.05), angle=-14, lift=7
    )
    card.paint("100,824! 84,826! 78,884! 96,886!", UMBER, lift=2)
    hand(card, "cover", 92, 856, 86, 186, KIN, flip=True, age=7, lift=5)


def bridge(card: Sheet) -> None:
    """She can do this until supper."""
    tights = UMBER
    card.paint("640,1440! 900,1404 1190,1430! 1240,1470 1200,1506! 900,1500 640,1496", SHADE, angle=4)
    # what is farther from us
    card.paint("1040,1010! 1130,1050 1196,1180 1170,1420! 1110,1424! 1104,1250 1030,1130", shift(tights, -0.06), lift=4)
    card.paint("1112,1400! 1172,1398! 1216,1430 1230,1452! 1108,1456!", DARK, lift=3)
    card.paint("900,1090! 850,1200 836,1400! 890,1402! 910,1250 960,1130", mix(SLATE, BONE, 0.1), angle=84, lift=4)
    hand(card, "flat", 862, 1392, 92, 84, KIN, age=10, lift=3)
    # the near leg, then the frock from the arms to the hips, in one
    card.paint(
        "980,930! 1070,930 1130,1010 1130,1120 1098,1260 1086,1430! 1012,1430! 1006,1270 1000,1170 930,1090",
        tights,
        angle=84,
        lift=7,
    )
    card.paint("1006,1410! 1088,1406! 1120,1440 1158,1460 1164,1484! 1000,1488!", DARK, angle=3, lift=5)
    frock = card.piece(
        "1050,904! 980,862 880,856 790,900 730,980 704,1080! 740,1140 800,1160! 850,1110 930,1074 1010,1090! 1060,1060 1090,1000! "
        "1076,940",
        mix(SLATE, BONE, 0.5),
        angle=-30,
        laps=54,
        lift=9,
    )
    printed(card, frock, "thistle", UMBER, BONE, gap=72, angle=24)
    card.paint(
        "1044,880! 1104,884 1146,930 1138,1010 1092,1086 1020,1112 986,1070! 1050,1004 1066,936",
        mix(SLATE, BONE, 0.3),
        lift=5,
    )
    card.paint("730,1090! 810,1110! 806,1190! 742,1186!", KIN.shade, angle=80)
    Head(card, CAST["bridge"], 778, 1262, 104, tilt=182, light=-1).draw()
    card.paint(
        "714,960! 790,1010 780,1100! 740,1170 716,1290 704,1412! 634,1410! 630,1270 640,1120 670,1020",
        mix(SLATE, BONE, 0.24),
        angle=84,
        lift=8,
    )
    card.paint("632,1386! 708,1386! 708,1420! 630,1420!", UMBER, lift=2)
    hand(card, "flat", 668, 1412, 108, 96, KIN, age=10, flip=True, lift=6)


def roll(card: Sheet) -> None:
    """The eldest has rolled herself into the end of it."""
    dark = mix(GREEN, UMBER, 0.42)
    card.paint("-40,1570! 600,1590 1240,1560! 1240,1600! 600,1640 -40,1620!", SHADE, angle=1)
    # socks out at one end
    for x, y in ((1084, 1664), (1092, 1744)):
        card.paint(
            f"{x - 40},{y - 34}! {x},{y - 36} {x + 30},{y - 60} {x + 56},{y - 50} {x + 58},{y + 20} {x + 30},{y + 36} {x - 40},{y + 36}!",
            PINK if y < 1700 else shift(PINK, -0.08),
            angle=5,
            lift=5,
        )
    tube = card.piece(
        "210,1580! 640,1600 1030,1572! 1058,1640 1064,1720 1040,1812! 700,1830 210,1830!",
        dark,
        angle=2,
        laps=60,
        grain=0.26,
        lift=10,
    )
    card.pattern(
        tube,
        [ribbon(f"180,{y} 660,{y + 16} 1160,{y - 8}", (5, 6, 5)) for y in (1640, 1700, 1764)],
        shift(dark, -0.07),
        thin=0.15,
    )
    card.paint(
        "210,1570 290,1600 330,1690 300,1790 210,1834 110,1800 70,1700 110,1600", shift(dark, -0.05), angle=40, lift=8
    )
    card.paint(
        ribbon("150,1610 240,1590 306,1660 304,1750 226,1812 120,1780 92,1690 140,1632 220,1626", (12, 14, 15, 14, 12)),
        BONE,
    )
    hair = card.piece("200,1650 258,1676 268,1730 220,1778 150,1766 122,1710 148,1662", DARK, angle=30, lift=4)
    card.pattern(hair, [ribbon("130,1690 200,1700 270,1740", (4, 6, 4))], shift(DARK, 0.14))
    locs = (
        "190,1690 130,1650 60,1640 -20,1560",
        "180,1700 110,1690 40,1700 -30,1650",
        "180,1716 110,1726 50,1760 -30,1740",
        "196,1730 140,1770 100,1800 40,1830",
        "200,1680 150,1620 90,1570 60,1500",
        "210,1684 190,1620 150,1560 150,1470",
        "214,1740 190,1790 170,1810 150,1840",
    )
    for loc in locs:
        card.paint(ribbon(loc, (30, 30, 27, 20)), DARK, angle=20, lift=4)
        card.paint(ribbon(loc, (3, 4, 3)), shift(DARK, 0.14), thin=0.2)
    for x, y in ((60, 1502), (150, 1474)):
        card.paint(ROUND, PINK, at=affine(x, y + 10, 17), lift=3)


def fish(card: Sheet) -> None:
    """In a bag on the roll; it too looks elsewhere."""
    water = mix(SLATE, BONE, 0.66)
    card.paint(
        "824,1640! 800,1570 812,1510 862,1466! 930,1462! 980,1506 996,1570 972,1640! 900,1660",
        shift(water, 0.05),
        angle=80,
        lift=8,
    )
    card.paint("804,1556! 900,1544 994,1554! 996,1590 970,1640! 900,1658 826,1638! 802,1590", water, angle=4)
    card.paint("860,1468! 830,1414 866,1434 892,1400 920,1438 964,1418 934,1466!", shift(water, 0.08), angle=80, lift=4)
    card.paint("856,1456! 938,1454! 940,1474! 856,1478!", UMBER, lift=2)
    gold = "#cf7a3c"
    card.paint(curve("864,1596 884,1568 920,1568 938,1592 918,1620 884,1622"), gold, lift=2, wobble=0.5)
    card.paint("928,1594! 966,1566! 962,1624!", gold, wobble=0.5)
    card.paint(ROUND, BONE, at=affine(884, 1586, 10), wobble=0.3)
    card.paint(ROUND, DARK, at=affine(885, 1582, 5), wobble=0.2)
