"""The lady whose lap received it: both knees together, eyes to the ceiling."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.bless_you.inks import BROWN, CHALK, MINT, SLATE, STRAW, WALNUT


def lady(card: Sheet, face: Face) -> None:
    """On a bench, knees together, the good coat; her eyes are on the ceiling and her hands know what to do."""
    card.paint("760,1560! 1240,1540! 1240,1600! 764,1618!", WALNUT, angle=2, lift=8)
    card.paint(
        ["800,1610! 836,1608! 830,1800! 804,1800!", "1180,1596! 1216,1594! 1216,1800! 1188,1800!"],
        shift(WALNUT, -0.05),
        lift=4,
    )
    for shin, shoe in (
        (
            "912,1580! 976,1570! 966,1680 960,1760! 912,1762! 914,1680",
            "906,1740! 966,1738! 974,1790 960,1820! 870,1822! 868,1800 896,1780",
        ),
        (
            "984,1570! 1046,1576! 1032,1690 1020,1762! 974,1760! 980,1680",
            "968,1740! 1026,1742! 1036,1796 1024,1826! 936,1826! 934,1804 960,1784",
        ),
    ):
        card.paint(shin, mix(BROWN.base, WALNUT, 0.4), angle=86, lift=4)
        card.paint(shoe, WALNUT, angle=8, lift=5)
    coat = card.piece(
        "950,1180! 1030,1150 1110,1170! 1160,1230 1180,1360 1176,1480! 1160,1590 1060,1620! 960,1630 860,1616! 836,1560 856,1480! 920,1430 930,1360 920,1260",
        SLATE,
        angle=80,
        laps=70,
        grain=0.26,
        lift=11,
    )
    with card.inside(coat):
        card.paint("1010,1160! 1030,1300 1010,1440! 1034,1440! 1050,1300 1050,1160!", shift(SLATE, -0.08), angle=86)
        for fold in ("900,1470 990,1490 1090,1480", "1120,1220 1136,1340 1120,1460", "940,1600 980,1540 1060,1510"):
            card.paint(ribbon(fold, (4, 14, 5)), shift(SLATE, -0.08))
        for y in (1260, 1330, 1400):
            card.paint(ROUND, STRAW, at=affine(1000, y, 11), lift=2)
    card.paint("984,1130! 1068,1124! 1086,1190! 1030,1230 970,1190!", BROWN.shade, angle=80)
    card.paint(
        "960,1196! 990,1150! 1030,1216! 1068,1144! 1106,1184! 1080,1250 1030,1280 980,1256",
        WALNUT,
        edge="torn",
        wobble=3,
        lift=6,
    )
    Head(card, face, 1022, 1046, 104, tilt=-9, turn=-0.2).draw()
    for upper, x, y, turn, flip in (
        ("940,1210! 900,1300 876,1400! 900,1450 950,1440! 966,1360 980,1270", 898, 1420, 118, True),
        ("1120,1210! 1170,1290 1180,1390! 1120,1450 1060,1450! 1060,1400 1110,1370 1090,1290", 1076, 1424, 172, False),
    ):
        card.paint(upper, shift(SLATE, 0.04), angle=84, lift=8)
        hand(
            card,
            "palm_up" if flip else "rest",
            x,
            y,
            96,
            turn,
            BROWN,
            age=62,
            flip=flip,
            lift=5,
            glove=mix(STRAW, CHALK, 0.3),
        )
    card.paint("1150,1500! 1240,1490! 1240,1580! 1146,1590!", mix(MINT, SLATE, 0.5), angle=4, lift=5)
    card.paint(ribbon("1166,1500 1180,1440 1226,1440 1240,1490", (7, 7, 7, 7)), mix(MINT, SLATE, 0.5), lift=3)
