"""Is It Monday Yet?: four lie about on one green carpet, each a champion; an aunt holds out her cape to them."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.is_it_monday_yet.aunt import doorway
from art.scenes.houseguests.is_it_monday_yet.inks import BONE, BROWN, CAST, DARK, GOLD, GREEN, KIN, PINK, SLATE, UMBER

GROUND = BONE
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def paint(card: Sheet) -> None:
    """Lay the carpet like a page, the door with what nobody looks at, and who lies where."""
    card.paint("-40,556! 600,528 1240,500! 1240,528! 600,556 -40,586!", mix(PINK, BONE, 0.35), angle=-2)
    doorway(card)
    card.paint(
        "60,700! 620,640 1166,606! 1190,1160 1204,1716! 600,1752 -10,1780! 30,1240",
        GREEN,
        angle=4,
        laps=150,
        grain=0.22,
        lift=6,
    )
    _long_one(card)
    _radiator(card)
    _licker(card)
    _bridge(card)
    _sofa(card)


def _long_one(card: Sheet) -> None:
    """His legs have gone up the wall; the rest could not be asked to."""
    jeans = mix(SLATE, UMBER, 0.15)
    card.paint(ribbon("300,654 316,434 250,214", (108, 92, 66)), shift(jeans, -0.06), angle=84, lift=6)
    card.paint(ribbon("230,664 170,434 150,174", (112, 94, 68)), jeans, angle=86, lift=8)
    for line in ("196,484 220,504 250,484", "150,344 170,354 196,336", "290,434 320,444 350,424"):
        card.paint(ribbon(line, (3, 12, 3)), shift(jeans, -0.1))
    for x, y, turn, ink in ((246, 214, -74, PINK), (148, 170, -98, PINK)):
        at = affine(x, y, 1, turn)
        sock = card.piece(
            "-20,-34! 40,-34! 90,-30 124,-16 128,6 110,22! 40,34! -20,34!", ink, at=at, angle=turn, lift=6
        )
        with card.inside(sock):
            card.paint("88,-40! 140,-40! 140,40! 82,40!", shift(PINK, -0.1), at=at)
            card.paint("-24,-40! 4,-40! 4,40! -24,40!", BONE, at=at)
    card.paint("258,100 274,92 284,104 276,120 260,116", BROWN, wobble=0.4)
    # the arm that lies where it fell
    card.paint(ribbon("380,844 480,814 590,856", (78, 62, 50)), KIN.base, angle=8, lift=4)
    hand(card, "let_go", 590, 854, 112, 14, KIN, age=13, lift=3)
    shirt = card.piece(
        "170,624! 260,604 350,616! 370,724 400,824! 470,814 500,864! 470,914 400,924! 360,964 260,968 200,944! 180,844 160,724",
        mix(BONE, PINK, 0.1),
        angle=80,
        laps=60,
        lift=8,
    )
    card.pattern(
        shirt,
        [ribbon(f"140,{y} 300,{y + 16} 520,{y - 6}", (22, 22)) for y in (664, 728, 792, 856, 920)],
        UMBER,
        thin=0.05,
    )
    card.paint("262,944! 330,940! 334,1004! 268,1008!", KIN.shade, angle=86)
    head = Head(card, CAST["long_one"], 312, 1060, 112, tilt=166, light=-1)
    head.draw()
    card.paint(ribbon("196,904 130,844 236,784", (76, 66, 52)), shift(mix(BONE, PINK, 0.1), -0.05), angle=-40, lift=7)
    card.paint(ribbon("150,820 190,804 232,788", (54, 50, 46)), KIN.base, angle=-14, lift=5)
    hand(card, "cover", 228, 790, 98, -10, KIN, age=13, lift=5)


def _radiator(card: Sheet) -> None:
    card.paint("-40,1320! 60,1306! 66,1740! -40,1750!", mix(SLATE, BONE, 0.1), angle=88, lift=6)
    for k, x in enumerate((-8, 38, 84)):
        card.paint(
            f"{x - 16},{1300 - 5 * k} {x},{1284 - 5 * k} {x + 17},{1300 - 5 * k}! {x + 18},{1690 - 8 * k}! {x},{1712 - 8 * k} {x - 17},{1694 - 8 * k}!",
            (mix(BONE, SLATE, 0.32), mix(BONE, SLATE, 0.16), mix(BONE, SLATE, 0.06))[k],
            angle=88,
            laps=20,
            lift=7,
        )


def _licker(card: Sheet) -> None:
    """The fourth rib; he has begun again twice."""
    trousers = UMBER
    card.paint("314,1592! 424,1532 504,1592 484,1672! 384,1712 284,1692!", shift(trousers, -0.05), angle=10, lift=5)
    card.paint("454,1622! 524,1612 554,1652 544,1682! 464,1692!", BONE, lift=4)
    card.paint("216,1390! 296,1370! 330,1450! 250,1480!", KIN.shade, angle=70)
    body = card.piece(
        "246,1422! 304,1402 374,1432! 424,1512 434,1622! 384,1682 284,1692 220,1662! 194,1572 214,1482",
        PINK,
        angle=80,
        laps=50,
        lift=8,
    )
    printed(card, body, "crumb", UMBER, gap=46)
    card.paint("224,1642! 314,1592 404,1622 424,1692! 384,1752 234,1762! 184,1722", trousers, angle=8, lift=7)
    card.paint("184,1712! 254,1712! 254,1764! 164,1768! 144,1752 154,1732", BONE, angle=4, lift=5)
    head = Head(card, CAST["licker"], 220, 1326, 118, tilt=-6, view="side", turn=-1.0)
    head.draw()
    card.paint(
        "158,1384 140,1380 112,1378 98,1390 98,1408 114,1416 140,1408 158,1402", mix(PINK, "#b4544c", 0.6), lift=3
    )
    card.paint(ribbon("152,1393 128,1394 108,1397", (2, 4, 2)), mix(PINK, "#7d322d", 0.7), wobble=0.3)
    card.paint(ribbon("320,1480 220,1570 124,1520", (76, 66, 52)), shift(PINK, -0.05), angle=-20, lift=8)
    hand(card, "cover", 134, 1524, 84, 208, KIN, flip=True, age=7, lift=5)


def _bridge(card: Sheet) -> None:
    """She can do this until supper."""
    leggings = mix(UMBER, SLATE, 0.25)
    card.paint(ribbon("984,1000 1120,1120 1090,1400", (112, 96, 62)), shift(leggings, -0.06), angle=80, lift=6)
    card.paint("1060,1390! 1116,1386! 1160,1410 1180,1432! 1056,1440!", shift(KIN.base, -0.05), angle=4, lift=4)
    card.paint(ribbon("800,1080 720,1230 700,1390", (70, 62, 48)), shift(KIN.base, -0.06), angle=84, lift=4)
    hand(card, "flat", 702, 1384, 92, 66, KIN, age=10, lift=3)
    card.paint(ribbon("940,990 1040,1120 1000,1420", (124, 104, 66)), leggings, angle=82, lift=9)
    for line in ("1000,1090 1030,1110 1070,1096", "980,1040 1020,1050 1060,1040"):
        card.paint(ribbon(line, (3, 12, 3)), shift(leggings, 0.08))
    foot = card.piece(
        "966,1410! 1030,1406! 1072,1432 1098,1452 1096,1468! 964,1474! 956,1440", KIN.base, angle=6, lift=6
    )
    card.pattern(
        foot, [ribbon(f"{1060 + 11 * k},{1440 + 4 * k} {1056 + 11 * k},1468", (3, 4)) for k in range(3)], KIN.shade
    )
    top = card.piece(
        "1010,930! 940,898 850,900 760,960! 700,1030 690,1100 740,1150! 800,1130 870,1080 950,1070 1006,1090!",
        mix(SLATE, BONE, 0.42),
        angle=-30,
        laps=50,
        lift=9,
    )
    printed(card, top, "thistle", BONE, UMBER, gap=64, angle=20)
    card.paint("990,918! 1050,950 1064,1040! 1020,1104! 980,1080! 1000,1000", mix(SLATE, BONE, 0.1), lift=4)
    card.paint("730,1110! 790,1120! 790,1170! 734,1180!", KIN.shade, angle=80)
    head = Head(card, CAST["bridge"], 752, 1240, 98, tilt=176, light=-1)
    head.draw()
    card.paint(ribbon("730,1050 640,1200 606,1372", (84, 66, 50)), KIN.base, angle=100, lift=9)
    card.paint(
        "770,990! 700,1010 650,1100 640,1150! 700,1190! 740,1160 780,1100!", mix(SLATE, BONE, 0.34), angle=70, lift=7
    )
    hand(card, "flat", 606, 1366, 108, 104, KIN, age=10, flip=True, lift=6)


def _sofa(card: Sheet) -> None:
    """Of the eldest there is only hair; on the seat lies what an uncle won."""
    hair = card.piece(
        "500,1680! 470,1630 396,1600 360,1550 376,1510 430,1506 470,1530 480,1470 530,1440 574,1468 610,1424 680,1412 "
        "716,1456 770,1430 826,1456 826,1510 880,1520 906,1570 870,1616 810,1630 790,1680!",
        DARK,
        angle=90,
        lift=5,
    )
    strands: list[Array] = []
    for k in range(17):
        u = (k - 8) / 8
        wave = 14 if k % 2 else -14
        strands.append(
            ribbon(
                f"{644 + 110 * u:.0f},1690 {644 + 150 * u + wave:.0f},1600 {644 + 200 * u - wave:.0f},{1530 + 30 * u * u:.0f} {648 + 240 * u + wave:.0f},{1470 + 80 * u * u:.0f}",
                (6, 9, 8, 2),
            )
        )
    card.pattern(hair, strands, shift(DARK, 0.11), thin=0.1)
    card.paint(ribbon("560,1550 600,1520 640,1524", (17, 19, 15)), PINK, lift=3)
    card.paint(ROUND, BONE, at=affine(640, 1524, 13), lift=2)
    seat = card.piece("330,1640! 760,1624 1240,1612! 1240,1790! 330,1800!", BROWN, angle=2, laps=60, lift=14)
    with card.inside(seat):
        card.paint([ribbon("770,1620 776,1800", (7, 9)), ribbon("330,1662 1240,1634", (6, 6))], UMBER)
        card.paint(
            [ribbon("480,1710 520,1730 560,1716", (3, 12, 3)), ribbon("930,1680 990,1690 1040,1676", (3, 12, 3))], UMBER
        )
    card.paint("290,1620! 340,1606 384,1630! 390,1840! 280,1840!", shift(BROWN, 0.04), angle=88, lift=10)
    card.paint("360,1750! 800,1736 1240,1728! 1240,1840! 360,1840!", shift(UMBER, 0.03), angle=2, laps=40, lift=12)
    card.paint(ribbon("372,1772 800,1758 1240,1750", (6, 6)), BROWN)
    # a bag with a fish
    water = mix(SLATE, BONE, 0.62)
    card.paint(
        "1010,1690! 990,1620 1006,1560 1050,1516! 1110,1514! 1156,1560 1170,1630 1150,1690! 1080,1712",
        shift(water, 0.04),
        angle=80,
        lift=8,
    )
    card.paint("996,1600! 1080,1588 1166,1600! 1168,1640 1150,1690! 1080,1710 1012,1688! 992,1630", water, angle=4)
    card.paint(
        "1046,1520! 1020,1470 1050,1486 1076,1456 1100,1490 1140,1470 1112,1518!", shift(water, 0.06), angle=80, lift=4
    )
    card.paint("1040,1510! 1118,1508! 1120,1528! 1042,1530!", PINK, lift=2)
    fish = mix("#d0763b", GOLD, 0.3)
    card.paint("1064,1640 1086,1616 1116,1618 1132,1638 1114,1660 1084,1662", fish, lift=2, wobble=0.5)
    card.paint("1124,1640! 1154,1616! 1150,1664!", fish, wobble=0.5)
    card.paint(ROUND, BONE, at=affine(1082, 1634, 9), wobble=0.3)
    card.paint(ROUND, DARK, at=affine(1081, 1630, 5), wobble=0.2)
