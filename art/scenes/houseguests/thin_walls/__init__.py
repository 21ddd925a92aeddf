"""Thin Walls: a woman leans until the wall takes the shape of her face; a neighbour finds a peg for his hat."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin

ASH, INK, PENCIL, CHALK, BONE, RADISH = "#b6afa5", "#232125", "#6d6a6b", "#f0eae0", "#d9d0c2", "#b84a56"
GROUND = BONE
ALMOND: Final = "#b09f95"
PALE: Final = Skin("#ddd4c7", "#b9b1a6", INK, lip=RADISH, blush="#d2b9ae", white=CHALK)
BROW: Final = (
    "640,-60 642,120 652,230 690,330 712,430 718,520 730,566 716,622 710,664 742,736 792,806 846,858 862,890 840,916"
    " 796,924 772,940 770,966 790,990 812,1016 806,1042 790,1056 802,1074 806,1102 784,1126 752,1144 748,1170 770,1210"
    " 770,1256 738,1296 684,1318 650,1352 640,1420 640,1640 642,1860"
)
"""The wall, from the ceiling to the floor, and her profile: one line."""
WAVES: Final = (
    "664,284 600,420 470,560 410,690 420,800 488,880 510,940 430,1010 372,1080 350,1200 270,1360 170,1470",
    "650,262 570,380 410,520 346,680 350,800 420,900 424,960 350,1040 310,1120 290,1230 200,1370 90,1480",
    "632,230 530,330 350,470 282,660 282,800 346,910 346,980 278,1060 244,1150 224,1250 130,1390 10,1500",
    "610,190 480,270 290,410 218,630 214,800 270,920 268,1000 204,1080 176,1180 150,1280 60,1400 -40,1470",
    "570,140 420,210 230,350 154,590 146,800 192,930 188,1020 130,1100 106,1210 76,1310 0,1390 -60,1430",
    "520,96 360,150 170,290 90,540 78,790 114,940 108,1040 56,1120 36,1230 0,1320 -60,1370",
    "440,56 290,90 110,220 28,470 8,760 36,950 28,1060 -20,1140 -60,1200",
)


def paint(card: Sheet) -> None:
    """Lay her room and her, the wall over both, then who lives next door."""
    _next_door(card)
    _her(card)
    _wall(card)
    _dog(card)
    _neighbour(card)


def _next_door(card: Sheet) -> None:
    for x in (740, 900, 1060, 1220):
        card.paint(ribbon(f"{x},-40 {x + 3},1650", (78, 78)), mix(BONE, CHALK, 0.5), angle=90, grain=0.2)
    card.paint("600,1640! 1240,1640! 1240,1840! 600,1840!", PENCIL, angle=2, laps=60, lift=3)
    card.paint("600,1606! 1240,1606! 1240,1644! 600,1644!", CHALK, angle=1)


def _her(card: Sheet) -> None:
    side = card.piece("-60,-60! " + BROW + "! -60,1860!", PENCIL, angle=88, laps=80)
    with card.inside(side):
        # neck and shoulder, then the face as far as the wall
        card.paint(
            "300,1080! 620,1200 700,1300! 600,1370 570,1460 590,1600 640,1700! 200,1760!",
            mix(PALE.shade, INK, 0.12),
            angle=80,
        )
        card.paint(
            "440,300! 640,180! 900,400! 900,1200! 790,1300 700,1322 610,1330 520,1290 430,1190 380,1060! 330,700!",
            PALE.base,
            angle=84,
            grain=0.2,
        )
        _features(card)
        # the hair
        hair = card.piece(
            "660,250! 610,130 470,40 280,10 90,60 -60,180! -60,1560! 60,1560 200,1500 300,1390 372,1250 388,1120"
            " 430,1050 520,1010 548,930 520,860 478,850! 430,790 440,690 500,610 590,540 660,450 690,350!",
            INK,
            angle=60,
            grain=0.3,
            lift=12,
        )
        with card.inside(hair):
            for q in WAVES:
                card.paint(ribbon(q, (1, 9, 5, 11, 6, 9, 1)), shift(INK, 0.24), thin=0.06)
        card.paint(ROUND, RADISH, at=affine(404, 1164, 40), lift=8)
        card.paint(ribbon("384,1148 398,1136 416,1138", (2, 8, 2)), CHALK)
        # the dress
        card.paint(
            "-60,1560! 120,1510 260,1530 340,1610 470,1690 600,1650 660,1610! 700,1860! -60,1860!",
            INK,
            angle=30,
            edge="torn",
            core=CHALK,
            lift=10,
        )


def _features(card: Sheet) -> None:
    dark = mix(PALE.shade, INK, 0.35)
    # the lid, the lashes, the brow
    card.paint("560,690 610,640 670,640 694,680 680,720 620,734 574,722", PALE.shade, angle=10)
    card.paint(ribbon("552,700 590,738 640,746 690,716", (5, 14, 14, 6)), INK)
    for q in ("594,742 586,764 572,780", "628,748 628,774 620,792", "662,740 670,764 668,784"):
        card.paint(ribbon(q, (12, 9, 2)), INK)
    card.paint(ribbon("546,588 590,550 644,536 700,556", (3, 20, 24, 8)), INK)
    # the wing of the nose
    card.paint(ribbon("774,930 738,926 724,890 744,852", (8, 10, 8, 2)), dark)
    # the lips
    card.paint("690,1056! 720,1020 764,986 800,970 840,1010! 830,1046! 764,1050 720,1054", shift(RADISH, -0.06))
    card.paint("690,1056! 730,1056 770,1052 840,1050! 840,1130! 780,1128 730,1108", RADISH)
    card.paint(ribbon("670,1062 700,1056 740,1054 780,1050", (3, 9, 8, 6)), mix(RADISH, INK, 0.6))
    # the jaw
    card.paint(ribbon("650,1330 580,1318 500,1268 440,1190", (2, 8, 8, 2)), dark)


def _wall(card: Sheet) -> None:
    card.paint(ribbon(BROW, (36, 36)), CHALK, angle=88, grain=0.16, edge="torn", core="#fffaf0", wobble=4, lift=14)


def _dog(card: Sheet) -> None:
    at = affine(778, 1668, 1)
    card.paint(ribbon("70,-14 116,-12 140,-40 138,-74", (24, 18, 12, 5), at), INK, lift=4)
    card.paint(
        "-74,0! -78,-12 -56,-26! -60,-100 -68,-150 -54,-196 -66,-226 -98,-262 -112,-296! -104,-318 -84,-316 -50,-300"
        " -32,-318 6,-318 34,-290 42,-240 62,-180 92,-90 100,-20 90,0!",
        INK,
        at=at,
        angle=80,
        lift=8,
    )
    card.paint("-8,-306! 22,-316 46,-280 58,-226 40,-206 20,-226 8,-262", shift(INK, 0.16), at=at, angle=70, lift=4)
    card.paint("-58,-206! -10,-190 44,-212! 52,-190! -8,-166 -60,-184!", RADISH, at=at)
    card.paint(ROUND, CHALK, at=affine(744, 1374, 6))
    card.paint(ribbon("-22,-4 -24,-60 -10,-104", (4, 5, 1), at), PENCIL)


def _neighbour(card: Sheet) -> None:
    """His face is turned away; he hangs it up without looking."""
    head = card.piece(
        "1026,1220! 1028,1130 1008,1070 1002,1010 1020,950 1070,918 1120,926 1152,964 1158,1004 1156,1018! 1178,1050"
        " 1192,1074 1186,1088 1162,1094! 1166,1110 1158,1122 1164,1140 1154,1164 1128,1174 1120,1220!",
        ALMOND,
        angle=80,
        grain=0.2,
        lift=5,
    )
    with card.inside(head):
        card.paint(
            "1000,900! 1040,980 1030,1060 1070,1150 1130,1176 1120,1240! 980,1240!", shift(ALMOND, -0.06), angle=80
        )
    card.paint(
        "1020,1124! 1004,1070 1000,1016 1012,984 1042,992 1066,1022! 1056,1040! 1046,1078 1050,1120!", INK, lift=3
    )
    card.paint("1058,1042! 1078,1030 1092,1048 1084,1080 1066,1094!", ALMOND, lift=3)
    card.paint(ribbon("1068,1052 1080,1052 1074,1074", (2, 5, 2)), shift(ALMOND, -0.2))
    card.paint(ribbon("1108,1000 1130,988 1154,1000", (4, 13, 6)), INK)
    card.paint("1114,1032! 1132,1018 1152,1026! 1150,1044 1130,1048!", shift(ALMOND, -0.1))
    card.paint(ribbon("1110,1036 1130,1050 1153,1042", (2, 6, 4)), INK)
    card.paint("1174,1094! 1140,1090 1112,1116 1098,1152! 1132,1140 1164,1136 1176,1116!", INK, lift=3)
    # the hat on its peg
    at = affine(886, 884, 1.06, 63)
    card.paint("-84,0 -84,-70 -40,-116 10,-120 60,-104 84,-60 82,0 0,10", INK, at=at, angle=70, lift=10)
    card.paint("-85,0 -85,-34! 0,-26 84,-34! 84,0 0,10", RADISH, at=at)
    card.paint("-142,-8 -90,4 0,12 90,4 142,-8 130,18 60,34 -60,34 -130,18", INK, at=at, angle=60, lift=6)
    # the glove, and the coat, one contour with its sleeve
    glove = (
        "958,1004! 948,958 930,926 918,896! 930,886 950,900! 944,862 954,842 970,852! 976,832 994,832 998,854!"
        " 1010,840 1026,850 1026,874! 1040,870 1050,884 1046,916 1034,960 1038,1000!"
    )
    card.paint(glove, CHALK, lift=6)
    for q in ("970,852 974,876 976,900", "998,854 1000,880 1000,902", "1026,874 1024,894 1022,908"):
        card.paint(ribbon(q, (4, 5, 1)), ASH)
    card.paint("950,984! 1038,974! 1042,1000! 954,1012!", shift(CHALK, -0.07), angle=4)
    coat = card.piece(
        "938,984! 1046,972! 1034,1060 1004,1130 984,1176! 1006,1196 1050,1180! 1130,1180! 1196,1206 1260,1250! 1260,1860!"
        " 884,1860! 900,1660 924,1500 930,1390 900,1310 868,1236 850,1194! 862,1150 894,1090 922,1040",
        INK,
        angle=84,
        edge="torn",
        core=CHALK,
        lift=12,
    )
    with card.inside(coat):
        card.paint(ribbon("980,1180 930,1196 876,1196", (1, 6, 2)), PENCIL)
        card.paint(ribbon("1010,1220 972,1290 956,1360 960,1430", (1, 6, 5, 1)), PENCIL)
        card.paint(ribbon("1110,1420 1114,1860", (2, 7)), PENCIL)
    card.paint("1020,1206! 1080,1226 1148,1204! 1156,1152! 1084,1176 1020,1154!", CHALK, lift=4)
