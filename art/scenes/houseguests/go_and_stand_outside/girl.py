"""The girl: with one hand she shows him the door; with the other she does not let go."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.faces import Face
from art.cutpaper.feet import shoe
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.go_and_stand_outside.inks import BROWN, CARROT, CREAM, LILAC, PLUM, SKIN


def below(card: Sheet) -> None:
    """Her shadow, legs and frock."""
    card.paint("760,1650 860,1630 1010,1646 1120,1690 1000,1712 800,1700", mix(LILAC, PLUM, 0.34), angle=3)
    for x, low in ((842, 1640), (946, 1652)):
        card.paint(
            ribbon(f"{x},1440 {x - 2},1540 {x - 2},{low}", (54, 50, 40)), mix(PLUM, LILAC, 0.2), angle=88, lift=4
        )
    shoe(card, "shoe", 946, 1652, 84, 2, BROWN, flip=True, lift=4)
    shoe(card, "shoe", 842, 1640, 84, 0, BROWN, flip=True, lift=4)
    card.paint(ribbon("882,1080 884,1150", (58, 64)), SKIN.shade)
    frock = card.piece(
        "838,1136! 884,1150 930,1132! 966,1160 962,1250 980,1360 1012,1496! 890,1516 762,1498! 792,1360 808,1250 802,1164",
        CARROT,
        angle=86,
        laps=60,
        lift=8,
    )
    with card.inside(frock):
        card.paint("940,1130! 1030,1130! 1030,1530! 950,1530! 936,1360 934,1240", shift(CARROT, -0.08), angle=86)
        for line in ("850,1330 838,1430 834,1510", "896,1340 900,1430 900,1516"):
            card.paint(ribbon(line, (2, 6, 4)), shift(CARROT, -0.14), wobble=0.4)
        card.paint("780,1302! 990,1298! 994,1326! 780,1330!", shift(CARROT, -0.16), angle=3)


def head(card: Sheet, who: Face) -> None:
    """Her face, lifted to his."""
    head = Head(card, who, 880, 994, 142, tilt=-4, turn=-0.5)
    head.draw()
    for x in (-0.66, 0.84):
        head.lay(
            f"{x - 0.07},-.36 {x},-.4 {x + 0.07},-.36 {x + 0.06},-.1 {x},-.06 {x - 0.06},-.1", CREAM, "flat", lift=3
        )


def pointing(card: Sheet) -> None:
    """To the door, at arm's length."""
    hand(card, "point", 1088, 1124, 92, -10, SKIN, age=8, lift=4)
    card.paint(
        "936,1152! 962,1140 1020,1128 1082,1100! 1098,1148! 1030,1184 972,1212 944,1216!", CARROT, angle=-12, lift=7
    )
    card.paint("1074,1100! 1096,1094! 1112,1144! 1090,1154!", CREAM, lift=3)


def holding(card: Sheet) -> None:
    """Round his twigs."""
    hand(card, "grip", 752, 1158, 98, 246, SKIN, age=8, flip=True, lift=4)
    card.paint(
        "856,1136! 824,1158 806,1210 800,1228! 786,1190 780,1150! 730,1166! 738,1230 756,1284 786,1310 822,1296 850,1250 866,1196!",
        CARROT,
        angle=30,
        lift=7,
    )
    card.paint("724,1150! 776,1130! 786,1158! 732,1180!", CREAM, lift=3)


def collar(card: Sheet) -> None:
    """Over both sleeves."""
    card.paint("832,1128! 864,1144 886,1168! 870,1204 824,1190 812,1152", CREAM, angle=40, lift=5)
    card.paint("938,1124! 906,1144 888,1168! 904,1202 950,1188 960,1148", CREAM, angle=-40, lift=5)
