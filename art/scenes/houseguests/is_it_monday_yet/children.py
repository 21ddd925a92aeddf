"""Who lies on the carpet: one at the radiator, one like a bridge, and the eldest inside its roll."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.is_it_monday_yet.inks import BONE, CAST, DARK, GREEN, KIN, PINK, SLATE, UMBER

SHADE: Final = mix(GREEN, UMBER, 0.34)


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
    """The eldest has rolled herself into the side of it; its end is towards us."""
    dark = mix(GREEN, UMBER, 0.42)
    card.paint("1010,1330! 960,1200 1090,830! 1240,830! 1240,1380!", SHADE, angle=1)
    tube = card.piece("1080,846! 1150,822 1250,838! 1250,1380! 1100,1376! 972,1230!", dark, angle=98, laps=60, lift=10)
    card.pattern(
        tube,
        [ribbon(line, (4, 6, 6)) for line in ("1120,830 1080,1000 1030,1240", "1170,820 1150,1000 1120,1200")],
        shift(dark, -0.07),
        thin=0.15,
    )
    card.paint(
        "1100,1112 1186,1136 1226,1222 1206,1312 1116,1372 1016,1348 970,1250 1010,1152",
        shift(dark, -0.05),
        angle=40,
        lift=8,
    )
    card.paint(
        ribbon(
            "1040,1150 1130,1136 1200,1206 1198,1292 1118,1352 1020,1320 990,1236 1034,1178 1110,1172",
            (17, 20, 20, 19, 16),
        ),
        BONE,
    )
    hair = card.piece("1094,1190 1152,1216 1162,1270 1114,1318 1044,1306 1016,1250 1042,1202", DARK, angle=30, lift=4)
    card.pattern(hair, [ribbon("1030,1230 1100,1240 1170,1280", (4, 6, 4))], shift(DARK, 0.14))
    locs = (
        "1080,1240 1070,1170 1090,1110 1070,1050",
        "1080,1256 1020,1230 980,1200 936,1200",
        "1090,1270 1040,1330 1010,1400 990,1450",
        "1100,1280 1080,1360 1070,1410 1080,1470",
        "1110,1270 1140,1350 1150,1400 1180,1440",
    )
    for loc in locs:
        card.paint(ribbon(loc, (32, 32, 29, 20)), DARK, angle=20, lift=4)
        card.paint(ribbon(loc, (3, 4, 3)), shift(DARK, 0.14), thin=0.2)
    for x, y in ((1070, 1054), (990, 1446), (1080, 1466)):
        card.paint(ROUND, PINK, at=affine(x, y, 17), lift=3)


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
