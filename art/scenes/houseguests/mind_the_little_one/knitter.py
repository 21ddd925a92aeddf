"""She who knits: an old woman no taller than a bottle, her needles, the mustard cap, and the wool that comes from nowhere."""

from __future__ import annotations

from itertools import pairwise

from art.cutpaper.contour import ribbon
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.mind_the_little_one.inks import ASH, BONE, CAST, CHALK, CHARCOAL, HERS, UMBER, WOOL


def knitter(card: Sheet) -> None:
    """Behind the finger, bent to it."""
    dress = card.piece(
        "1054,980! 1000,1010 986,1080 986,1180 964,1280 944,1362! 1054,1378 1190,1362! 1164,1240 1154,1120 1136,1030 1100,986!",
        ASH,
        angle=84,
        laps=50,
        lift=8,
    )
    with card.inside(dress):
        card.paint("1124,1000! 1128,1120 1134,1260 1150,1390! 1214,1390! 1174,980!", mix(ASH, UMBER, 0.45), angle=84)
        for fold in (
            "1110,1180 1114,1280 1112,1370",
            "1084,1220 1086,1300 1080,1370",
            "1030,1270 1020,1320 1012,1370",
        ):
            card.paint(ribbon(fold, (3, 9, 5)), mix(ASH, UMBER, 0.45), thin=0.1)
    card.paint("1034,950! 1096,950! 1104,1000 1068,1020 1030,1000!", HERS.shade)
    head = Head(card, CAST["mother"], 1052, 890, 98, tilt=-16, turn=-1, view="side")
    head.draw()
    for lock in (
        ".42,-.6 .1,-.42 -.3,-.08 -.7,.04",
        ".44,-.78 .06,-.62 -.36,-.3 -.74,-.04",
        ".30,-.98 -.1,-.84 -.5,-.54 -.76,-.14",
        ".1,-1.06 -.36,-.96 -.64,-.66",
    ):
        head.line(lock, (0.01, 0.05, 0.04, 0.01), mix(ASH, UMBER, 0.55))
    head.lay("-.12,.14 -.24,.02 -.38,.06 -.42,.24 -.34,.40! -.24,.42 -.16,.3", HERS.base)
    head.line("-.22,.12 -.31,.14 -.33,.24 -.26,.32", (0.01, 0.04, 0.01), HERS.shade)


def cap(card: Sheet) -> None:
    """The cap over the tip, and her arm down to the needles."""
    tube = card.piece(
        "904,1122! 970,1146 1028,1176 1056,1208 1056,1242 1032,1270 968,1274 896,1256! 886,1190",
        WOOL,
        angle=84,
        lift=5,
        wobble=1.2,
    )
    ribs = [f"{x + 8},{1118 + 0.4 * (x - 904):.0f} {x + 12},1200 {x},1290" for x in (920, 944, 968, 992, 1016)]
    card.pattern(tube, [ribbon(rib, (4, 6, 4)) for rib in ribs], shift(WOOL, -0.1), thin=0)
    card.paint("908,1114! 890,1186 900,1262! 882,1256! 870,1186 890,1110!", shift(WOOL, -0.06), lift=3)
    for needle in ("810,1062 988,1160", "870,1024 924,1196"):
        card.paint(ribbon(needle, (9, 9, 5)), CHALK, lift=4, wobble=0.3)
    arm = card.piece(
        "1060,1012! 1108,1016 1130,1054 1116,1094 1074,1126 1014,1136 968,1130! 954,1098! 1000,1092 1036,1072 1040,1040",
        ASH,
        angle=30,
        lift=6,
    )
    with card.inside(arm):
        card.paint(
            "1134,1060! 1114,1084 1064,1112 1014,1120 954,1120! 984,1160! 1144,1120!", mix(ASH, UMBER, 0.45), angle=30
        )
    card.paint("974,1094! 944,1084 916,1092 908,1112 924,1132 954,1138 974,1128!", HERS.base, lift=3)
    card.paint(ribbon("936,1112 918,1118 910,1130", (2, 5, 2)), HERS.shade, wobble=0.2)
    _shawl(card)


def _shawl(card: Sheet) -> None:
    """A light shawl with a dark print over her shoulders and the upper arm, its fringe down her back."""
    hem = "1006,1058 1040,1100 1072,1134 1108,1166 1140,1206 1166,1240"
    points = [tuple(float(v) for v in p.split(",")) for p in hem.split()]
    for (x, y), (u, v) in pairwise(points):
        for k in (0.0, 0.25, 0.5, 0.75):
            a, b = x + k * (u - x), y + k * (v - y)
            card.paint(ribbon(f"{a + 4},{b - 6} {a + 2},{b + 16} {a + 4},{b + 30}", (6, 5, 4)), BONE, wobble=0.4)
    cloth = card.piece(
        "1018,984! 1044,1006 1080,1006 1112,972! 1142,1004 1160,1070 1168,1160 1174,1246! 1140,1206 1108,1168 1072,1136 "
        "1040,1102 1006,1060! 1000,1024",
        BONE,
        angle=50,
        lift=6,
    )
    printed(card, cloth, "lattice", UMBER, CHARCOAL, gap=38, angle=24, thin=0.05)
    with card.inside(cloth):
        card.paint(ribbon("1000,1054 1040,1096 1072,1130 1108,1162 1140,1200 1176,1240", (9, 9)), UMBER)


def wool(card: Sheet) -> None:
    """One long thread over the bare table and off the sheet."""
    line = "888,1254 862,1330 896,1420 970,1480 930,1560 760,1570 560,1500 380,1480 200,1560 60,1620 -60,1610"
    card.paint(ribbon(line, (8, 8)), WOOL, lift=3, wobble=0.6)
