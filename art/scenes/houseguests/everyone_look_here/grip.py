"""Somebody's hand from the right, and how it holds."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.everyone_look_here.inks import BONE, CHALK, CHARCOAL, EARTH, GREEN, PENCIL


def sleeve(card: Sheet) -> None:
    """Out of the right edge: sleeve, cuff, and the palm that lies behind the plait."""
    arm = card.piece("1102,1066! 1240,1050! 1240,1330! 1118,1290!", PENCIL, angle=4, edge="raw", ragged=8, lift=8)
    with card.inside(arm):
        stripes = [
            ribbon(f"1090,{1090 + 56 * k} 1160,{1088 + 58 * k} 1250,{1078 + 64 * k}", (11, 13, 12)) for k in range(5)
        ]
        card.paint(stripes, CHARCOAL, angle=4, thin=0.1)


def fingers(card: Sheet) -> None:
    """Four round it and a thumb up along it."""
    for k in (3, 2, 1, 0):
        y = 1094 + 45 * k
        left = (882, 866, 870, 892)[k]
        bent = f"1070,{y + 10 - 2 * k} 962,{y - 4} {left + 30},{y + 2} {left},{y + 8}"
        card.paint(
            ribbon(bent, (50, 50, 50, 50, 49, 49, 49, 48, 48, 47, 46, 44, 39, 28)),
            shift(EARTH, 0.045 - 0.022 * k),
            angle=6,
            grain=0.2,
            lift=4,
        )
    card.paint(
        "1000,1086 1040,1066 1092,1072! 1104,1262! 1050,1264 1012,1246 990,1218 1008,1196 984,1174 1002,1150 982,1128 1000,1110",
        EARTH,
        angle=70,
        grain=0.22,
    )
    card.paint(
        "1104,1088! 1060,1056 1014,1030 974,1006 948,1002 932,1018 940,1042 976,1068 1008,1100 1036,1138 1068,1164 1104,1170!",
        shift(EARTH, 0.05),
        angle=34,
        grain=0.2,
        lift=3,
    )
    card.paint("944,1010! 966,1012 976,1024 966,1036 946,1030 938,1020", mix(EARTH, BONE, 0.5), angle=30, wobble=0.4)
    card.paint("1010,1180! 1016,1160 1024,1178 1016,1190", GREEN, wobble=0.4)
    cuff = card.piece(
        "1078,1062! 1118,1054! 1134,1300! 1082,1284! 1092,1180", CHALK, angle=86, edge="raw", ragged=6, lift=6
    )
    with card.inside(cuff):
        card.paint(ribbon("1110,1040 1120,1180 1122,1310", (4, 5, 4)), PENCIL)
