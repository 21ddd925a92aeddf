"""Who else is in the room: one at the radiator, one in a bag of water."""

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
    card.paint("20,1040! 200,1010 420,1010! 400,1076 200,1096 40,1080!", SHADE, angle=4)
    body = card.piece(
        "150,716! 226,690 306,740! 350,840 362,960! 300,1010 190,1006 110,990! 122,880 124,780",
        PINK,
        angle=80,
        laps=50,
        lift=8,
    )
    printed(card, body, "crumb", UMBER, gap=50)
    # he sits on his heels: the sole, the shin, the thigh
    card.paint("300,1000! 380,976 412,1000 408,1050 380,1064! 290,1064!", BONE, angle=4, lift=4)
    card.paint("60,1010! 200,1000 330,1010! 336,1066! 90,1072 56,1050", shift(UMBER, -0.06), angle=3, lift=5)
    card.paint("370,930! 372,1000 330,1034 200,1036 80,1040! 44,1010 70,966! 200,940 300,900!", UMBER, angle=8, lift=7)
    card.paint("150,670! 252,630! 262,736 190,764 144,740!", KIN.shade, angle=70)
    Head(card, CAST["licker"], 196, 620, 112, tilt=-4, view="side", turn=-1.0).draw()
    card.paint("136,688 104,686 70,676 60,684 64,696 100,704 136,706", mix(PINK, "#b4544c", 0.6), lift=3)
    card.paint(
        "232,752! 296,780 300,850 250,904 196,904 100,846! 122,786! 190,820 214,812",
        shift(PINK, -0.05),
        angle=-14,
        lift=7,
    )
    card.paint("96,848! 110,856! 134,796! 120,786!", UMBER, lift=2)
    hand(card, "cover", 104, 814, 86, 206, KIN, flip=True, age=7, lift=5)


def fish(card: Sheet) -> None:
    """In a bag by the neck of which somebody has forgotten that he holds it; it too looks elsewhere."""
    card.paint("790,1640! 860,1610 1000,1620 1060,1650 1000,1676 860,1672", SHADE, angle=3)
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
