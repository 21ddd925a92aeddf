"""A lady who looks up like everybody, and the one head that looks down: into her handbag."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.there_it_goes.inks import BONE, CAST, CHALK, CLAY, LEAF, LIME, PALE, PLUM, TERRACOTTA

SUIT = mix(PLUM, TERRACOTTA, 0.34)
GREEN = mix(LEAF, PLUM, 0.22)


def lady(card: Sheet) -> None:
    """Lay her back against the card's edge, her face after what has gone."""
    dress = card.piece(
        "1000,1190! 1080,1150 1150,1130! 1240,1150! 1240,1840! 960,1840! 950,1500 960,1280",
        TERRACOTTA,
        angle=84,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=8,
    )
    with card.inside(dress):
        card.paint("1120,1140 1150,1400 1130,1840! 1260,1840! 1260,1140!", shift(TERRACOTTA, -0.06), angle=84)
    card.paint("1046,1100! 1130,1040! 1180,1130 1110,1200 1040,1190!", PALE.shade, angle=80)
    card.paint("1010,1176! 1090,1216 1186,1116! 1216,1160 1100,1276 996,1240!", BONE, angle=-20, lift=4)
    face = CAST["lady"]
    Head(card, face.but(feels=face.feels.but(part=0.05)), 1104, 1020, 132, 38, -1, "side").draw()


def thief(card: Sheet) -> None:
    """Lay him between her and the girl, in a good hat."""
    coat = card.piece(
        "760,1390! 800,1350 870,1330! 960,1340 1030,1380! 1060,1500 1060,1840! 700,1840! 716,1560",
        SUIT,
        angle=82,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=9,
    )
    with card.inside(coat):
        card.paint("700,1380! 800,1400 790,1840! 680,1840!", shift(SUIT, -0.06), angle=82)
        card.paint("852,1330! 960,1336! 920,1480! 880,1440", CHALK, angle=80)
        card.paint("896,1366! 926,1368! 930,1470! 908,1500! 890,1450!", LEAF, angle=80)
        card.paint("840,1330! 870,1334! 910,1500! 870,1620! 800,1420!", shift(SUIT, 0.06), angle=70, lift=3)
        card.paint("970,1340! 944,1334! 912,1500! 950,1620! 1020,1430!", shift(SUIT, 0.06), angle=-70, lift=3)
    card.paint("858,1270! 950,1276! 960,1350 906,1390 852,1344!", CLAY.shade, angle=84)
    Head(card, CAST["thief"], 902, 1226, 112, 9, 0.42).draw()


def bag(card: Sheet) -> None:
    """Lay her arm, the bag, and the hand that is in it."""
    card.paint(ribbon("1040,1516 1050,1416 1090,1392 1130,1416 1150,1512", (17, 17, 17)), mix(GREEN, PLUM, 0.3), lift=4)
    card.paint("960,1508! 1200,1496! 1204,1556! 956,1556!", mix(GREEN, PLUM, 0.6), angle=4)
    hand(card, "drop", 1018, 1490, 96, 84, CLAY, False, 31, lift=3)
    card.paint(
        "930,1400! 970,1350 1030,1374! 1074,1430 1076,1490! 974,1500! 960,1470",
        shift(SUIT, 0.04),
        angle=76,
        laps=40,
        lift=8,
    )
    card.paint("968,1494! 1080,1484! 1078,1514! 970,1524!", CHALK, angle=-4, lift=3)
    front = card.piece(
        "940,1546! 1000,1556 1100,1538 1216,1542! 1240,1616 1236,1716 1180,1746! 960,1752! 912,1706 916,1616",
        GREEN,
        angle=6,
        laps=54,
        lift=10,
    )
    with card.inside(front):
        card.paint("900,1676! 1240,1666! 1240,1766! 900,1766!", shift(GREEN, -0.07), angle=4)
        card.paint(ribbon("920,1576 1080,1578 1240,1568", (7, 7)), LIME)
    card.paint("1064,1552! 1110,1550! 1108,1606! 1068,1608!", LIME, angle=86, lift=4)
    hand(card, "grip", 1136, 1402, 110, 176, PALE, False, 58, lift=5)
    card.paint(
        "1240,1296! 1190,1326 1124,1362! 1130,1440! 1190,1436 1240,1446!",
        shift(TERRACOTTA, 0.03),
        angle=-10,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=8,
    )
    card.paint("1112,1362! 1146,1354! 1152,1444! 1120,1448!", BONE, angle=84, lift=3)
