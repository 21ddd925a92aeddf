"""Her own hand, from her side: fingers behind the plait, the thumb in front; and the bow at her nape."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.everyone_look_here.inks import BONE, CHALK, CHARCOAL, GREEN, PENCIL, RIBBON, UMBER


def sleeve(card: Sheet) -> None:
    """Out of her shoulder and back from the edge: a black sleeve, a hand that lies behind the plait, a cuff."""
    arm = card.piece(
        "1104,1092! 1164,1140 1240,1196! 1300,1400 1240,1640! 1160,1470 1090,1370 1020,1278!",
        CHARCOAL,
        angle=40,
        laps=90,
        edge="raw",
        ragged=10,
        grain=0.24,
        lift=8,
    )
    with card.inside(arm):
        for fold in ("1110,1300 1160,1330 1206,1336", "1150,1396 1196,1400 1240,1390"):
            card.paint(ribbon(fold, (4, 10, 4)), mix(CHARCOAL, PENCIL, 0.6), thin=0.2)
    card.paint(ribbon("1030,1292 1096,1378 1164,1480 1226,1610", (3, 6, 7, 4)), mix(CHARCOAL, PENCIL, 0.6), thin=0.1)
    for k in (3, 2, 1, 0):
        y, tip = 1108 + 43 * k, (834, 814, 812, 832)[k]
        card.paint(
            f"1040,{y - 20}! 940,{y - 26} {tip + 48},{y - 22} {tip + 16},{y - 17} {tip + 2},{y - 2} {tip + 2},{y + 10} "
            f"{tip + 14},{y + 24} {tip + 44},{y + 27} 940,{y + 22} 1040,{y + 26}!",
            shift(UMBER, -0.01 - 0.02 * k),
            angle=6,
            grain=0.2,
            lift=4,
        )
    card.paint(
        "1130,1106! 1080,1066 1030,1048 976,1056 930,1076! 896,1180 886,1268! 946,1280 1000,1286 1052,1276!",
        shift(UMBER, -0.03),
        angle=60,
        grain=0.22,
        lift=4,
    )


def thumb(card: Sheet) -> None:
    """Lay the thumb over the plait, and the cuff that it comes from."""
    card.paint(
        "1140,1110! 1086,1072 1036,1050 990,1042 944,1040 908,1044 888,1062 892,1086 918,1100 962,1108 1000,1124 "
        "1022,1152 1034,1196 1048,1236!",
        UMBER,
        angle=14,
        grain=0.2,
        lift=4,
    )
    card.paint("900,1060! 912,1050 936,1052 946,1066 934,1080 910,1080", mix(UMBER, BONE, 0.45), angle=10, wobble=0.4)
    card.paint(ribbon("1020,1160 1012,1190 1018,1230", (2, 6, 2)), shift(UMBER, -0.09), wobble=0.4)
    card.paint("1044,1140! 1051,1116 1060,1136 1051,1150", GREEN, wobble=0.4)
    cuff = card.piece(
        "1098,1066! 1146,1098! 1112,1190 1054,1306! 1008,1270! 1066,1166",
        CHALK,
        angle=-56,
        edge="raw",
        ragged=6,
        lift=6,
    )
    with card.inside(cuff):
        card.paint(ribbon("1138,1080 1096,1180 1038,1300", (4, 5, 4)), PENCIL)


def bow(card: Sheet) -> None:
    """Tie the plait at the nape; nothing else of hers is of a colour."""
    dark = shift(RIBBON, -0.07)
    for tail in (
        "506,1070! 470,1120 444,1168 420,1196! 446,1200 470,1224! 500,1170 530,1090!",
        "534,1070! 566,1110 590,1160 618,1180! 596,1192 586,1216! 546,1176 512,1090!",
    ):
        card.paint(tail, dark, angle=70, edge="raw", ragged=5, grain=0.22, lift=5)
    for loop, fold in (
        (
            "520,1044! 470,1016 410,1004 384,1024 378,1066 392,1104 420,1112 470,1092 520,1078!",
            "500,1058 456,1050 420,1060",
        ),
        (
            "520,1044! 572,1012 628,996 656,1014 664,1056 652,1096 624,1106 570,1090 520,1078!",
            "540,1056 584,1044 622,1050",
        ),
    ):
        wing = card.piece(loop, RIBBON, angle=10, edge="raw", ragged=5, grain=0.22, lift=6)
        with card.inside(wing):
            card.paint(ribbon(fold, (14, 9, 2)), dark)
    card.paint(
        "492,1040! 520,1032 548,1038! 556,1062 548,1086! 520,1092 492,1086! 484,1062",
        shift(RIBBON, 0.03),
        angle=80,
        edge="raw",
        ragged=4,
        lift=5,
    )
