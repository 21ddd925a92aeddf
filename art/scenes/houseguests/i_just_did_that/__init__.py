"""I Just Did That: he storms off, wet blue from hat to hem, and the wall that she has painted lacks a man."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.i_just_did_that.hedgehog import hedgehog

CEMENT, BONE, UMBER, MUSTARD, BLUE, BROWN, NIGHT = (
    "#a8a294",
    "#ddd2bc",
    "#5c4538",
    "#a88844",
    "#4f6f86",
    "#7c5240",
    "#2a2421",
)
GROUND = BONE
WHITE: Final = "#f3ecdc"
DRY: Final = mix(BLUE, BONE, 0.22)
WET: Final = shift(BLUE, -0.105)
FIST: Final = shift(BLUE, -0.06)
DEEP: Final = shift(BLUE, -0.185)
LIT: Final = shift(BLUE, -0.02)
HERS: Final = Skin("#c4906e", "#a4775c", "#1c1210", lip="#9c4b40", blush="#c07c62", white=WHITE)
CAST: Final = {
    "painted": Face(
        HERS,
        34,
        "diamond",
        "broad",
        "almond",
        "full",
        "flat",
        "bald",
        "#1c1210",
        wear=("studs",),
        wear_ink=MUSTARD,
        feels=feel("furious", gaze=(-0.1, 0.0), part=0.1, broad=1.1, tilt=0),
    ),
}


def _brushed(
    card: Sheet, spec: str, ink: Ink, angle: float, ragged: float = 12, lift: float = 0, laps: float = 46
) -> None:
    card.paint(spec, ink, angle=angle, laps=laps, grain=0.36, edge="raw", ragged=ragged, dry=0.7, lift=lift)


def paint(card: Sheet) -> None:
    """Lay the wall and who is missing from it, then her, then him over everything, then who comes the other way."""
    _room(card)
    _gap(card)
    _painter(card)
    _legs(card)
    _far_arm(card)
    _coat(card)
    _head(card)
    _arm(card)
    _drips(card)
    hedgehog(card, (WHITE, CEMENT, UMBER, MUSTARD, NIGHT))


def _room(card: Sheet) -> None:
    _brushed(card, "-40,1010! 1240,1010! 1240,1840! -40,1840!", mix(CEMENT, BONE, 0.35), 2, 10, laps=70)
    _brushed(card, "-40,968! 1240,968! 1240,1016! -40,1016!", UMBER, 0, 8)
    card.paint(
        "596,-40! 1240,-40! 1240,966! 640,966! 624,700 636,500 596,300 614,120",
        DRY,
        angle=88,
        laps=84,
        grain=0.4,
        edge="raw",
        ragged=60,
        dry=0.8,
    )


def _gap(card: Sheet) -> None:
    """Bare wall in the shape of a man who waits, hat on, with flowers."""
    card.paint(
        "800,330! 812,316 850,306! 856,252 890,232 930,236 952,258 958,306! 996,316 1006,330! 966,338! 964,384 944,424! "
        "944,446! 1006,470 1026,520 1030,640 1024,740! 1006,760 1000,740! 996,600! 996,966! 914,966! 906,770! 896,966! "
        "816,966! 818,640! 800,690 770,674 716,600! 700,566! 726,548! 782,606! 800,500 820,464 868,446! 868,420 "
        "848,384 846,338!",
        GROUND,
        angle=86,
        grain=0.2,
        edge="raw",
        ragged=6,
    )
    for x, y, r in ((690, 470, 34), (742, 446, 30), (716, 398, 32), (664, 420, 26), (760, 500, 22)):
        card.paint(
            [
                curve(ROUND, affine(x + r * 0.62 * math.cos(k * 1.26), y + r * 0.62 * math.sin(k * 1.26), r * 0.5))
                for k in range(5)
            ],
            GROUND,
            edge="raw",
        )
    card.paint(
        [ribbon(f"{x},{y} 714,590", (5, 6)) for x, y in ((690, 470), (742, 446), (716, 398), (664, 420))],
        GROUND,
        edge="raw",
    )


def _painter(card: Sheet) -> None:
    """She stands before it with her arms folded, her back to us."""
    _brushed(card, "1040,1000! 1106,1000! 1106,1026 1060,1034 1032,1026!", NIGHT, 0, 4, 4)
    _brushed(card, "1124,1000! 1190,1000! 1200,1026 1170,1034 1124,1026!", NIGHT, 0, 4, 4)
    _brushed(
        card,
        "1034,700! 1190,700! 1196,860 1186,1012! 1124,1012! 1116,860 1108,1012! 1040,1012! 1030,860!",
        UMBER,
        88,
        5,
        6,
    )
    Head(card, CAST["painted"], 1106, 396, 74, -5, -0.7, "lost").draw()
    smock = card.piece(
        "1070,452! 1112,464 1156,452! 1196,470 1212,540 1198,640! 1196,700 1212,832! 1114,846 1014,832! 1030,700 1030,640! "
        "1016,540 1030,470!",
        MUSTARD,
        angle=84,
        laps=34,
        grain=0.4,
        edge="raw",
        ragged=4,
        lift=8,
    )
    with card.inside(smock):
        card.paint(
            [ribbon(w, (11, 11)) for w in ("1052,440 1112,560 1180,690", "1174,440 1112,560 1044,690")],
            WHITE,
            edge="raw",
        )
        card.paint(ribbon("1010,690 1112,700 1220,690", (11, 11)), WHITE, edge="raw")
    for spec, angle in (
        (
            "1068,456! 1030,466 1008,500 984,570 966,640 972,668 1006,712 1040,764! 1080,744! 1058,700 1030,652 1046,600 1062,540!",
            100,
        ),
        (
            "1158,456! 1196,466 1220,500 1244,570 1260,640 1254,668 1220,712 1190,764! 1150,744! 1170,700 1196,652 1180,600 1166,540!",
            80,
        ),
    ):
        card.paint(spec, shift(MUSTARD, 0.02), angle=angle, laps=30, grain=0.4, edge="raw", ragged=3, lift=7)
    card.paint(
        ["1018,716! 1092,730! 1088,812! 1012,804!", "1138,730! 1210,716! 1216,804! 1142,812!"],
        shift(MUSTARD, -0.06),
        angle=84,
        laps=26,
        edge="raw",
        ragged=3,
        lift=5,
    )
    card.paint(
        [
            "1112,694! 1082,668 1058,676 1066,706 1084,716!",
            "1112,694! 1142,668 1166,676 1158,706 1140,716!",
            "1106,700! 1086,790! 1104,786! 1116,704!",
            "1116,700! 1130,800! 1146,790! 1126,704!",
        ],
        WHITE,
        edge="raw",
        lift=3,
    )
    card.paint("1070,380! 1156,390! 1152,440 1158,454! 1112,466 1066,454! 1074,430", HERS.base, angle=84, edge="raw")
    card.paint(
        "1050,390! 1110,400 1172,420! 1160,444 1112,436 1066,410!",
        NIGHT,
        edge="raw",
    )
    head = affine(1106, 396, 74, -5)
    card.paint(
        "-.86,.1! -.98,-.4 -.7,-1 -.1,-1.24 .5,-1.1 .86,-.6 .84,0 .7,.46! .3,.36 -.1,.2 -.5,.0!",
        WHITE,
        at=head,
        angle=30,
        laps=20,
        edge="raw",
        lift=4,
    )
    card.paint(
        [".5,.3! .86,.34 1.14,.7 1,.84! .8,.62!", ".5,.3! .72,.6 .7,1 .52,1.02! .5,.7!"],
        WHITE,
        at=head,
        edge="raw",
        lift=3,
    )
    _brushed(card, "1126,1046! 1210,1042! 1204,1142 1170,1150 1134,1142!", WHITE, 86, 4, 8)
    card.paint("1122,1046 1146,1032 1190,1032 1214,1044 1190,1058 1146,1058", DRY, edge="raw")
    card.paint("1156,1054! 1186,1054! 1184,1110 1176,1086 1168,1120 1160,1070", DRY, angle=88, edge="raw", ragged=6)


def _legs(card: Sheet) -> None:
    _brushed(card, "560,1300! 900,1260! 926,1440 944,1640 972,1840! 750,1840! 716,1680 660,1540!", DEEP, 70)
    _brushed(
        card,
        "330,1300! 700,1300! 640,1500 560,1620 520,1740 520,1840! 262,1840! 270,1700 276,1560 300,1420!",
        WET,
        96,
        8,
        10,
    )


def _far_arm(card: Sheet) -> None:
    """A sleeve out of the chest, and a fist out of its cuff."""
    _brushed(
        card,
        "128,986! 101,953 73,938 58,911 59,879 75,857 95,857 105,840 131,835 144,846 161,838 186,846 196,865 215,869 "
        "229,891 226,918 218,941 227,972!",
        FIST,
        40,
        3,
        6,
    )
    for line in ("93,861 88,886 96,907", "142,850 139,877 145,898", "194,867 188,884 190,899"):
        card.paint(ribbon(line, (3, 6, 3)), DEEP, edge="raw")
    card.paint(
        "78,923! 102,905 142,903 175,911 183,928 168,942 126,944 109,954!", BLUE, angle=8, laps=20, edge="raw", lift=4
    )
    _brushed(
        card,
        "414,715! 352,782 310,877 256,953 222,936! 127,972! 145,1045 178,1112 238,1146 306,1125 370,1062 443,994!",
        DEEP,
        40,
        6,
        8,
    )
    card.paint(ribbon("124,985 173,950 228,940", (15, 15)), LIT, edge="raw", lift=3)


def _coat(card: Sheet) -> None:
    coat = card.piece(
        "351,601! 320,685 297,788 293,909 316,1047 312,1207 276,1370 232,1476! 440,1512 675,1482 811,1437! 955,1463 "
        "1115,1456 1288,1377! 1266,1168 1142,1141 1034,1072 962,959 888,826 796,715 687,636 562,595 489,566!",
        WET,
        angle=62,
        laps=70,
        grain=0.42,
        edge="raw",
        ragged=10,
        lift=14,
    )
    with card.inside(coat):
        card.paint(
            "811,1437! 836,1294 854,1172 936,1284 1046,1373 1287,1367! 1299,1487! 822,1537!", DEEP, angle=40, edge="raw"
        )
        card.paint("590,1250! 766,1201! 774,1232! 600,1281!", DEEP, angle=-8, edge="raw", ragged=4)
        for x, y in ((486, 828), (485, 1029), (485, 1281)):
            card.paint(ROUND, DEEP, at=affine(x, y, 20), edge="raw")
            card.paint(ROUND, LIT, at=affine(x - 3, y - 4, 14), edge="raw", thin=0.1)
        card.paint("489,667! 445,722 390,868! 316,745! 338,643!", shift(BLUE, -0.14), angle=60, edge="raw", ragged=4)
        card.paint(ribbon("668,648 830,852 941,1042 1033,1153 1152,1231", (3, 8, 3)), DEEP, edge="raw", thin=0.1)
        card.paint(ribbon("437,652 404,817 407,1037 413,1278 386,1502", (5, 8, 6)), DEEP, edge="raw", thin=0.1)


def _head(card: Sheet) -> None:
    """The hat down, the chin out."""
    _brushed(card, "314,605! 385,638 511,494! 613,604 580,667 457,747 366,744 297,697!", DEEP, 30, 6)
    head = card.piece(
        "203,355! 198,406 194,441 171,487 138,519 122,545 144,561 182,560! 180,577 186,594! 184,615 180,631 171,660 183,699 "
        "223,717 281,699 340,664 401,686! 530,582! 532,461 512,313!",
        WET,
        angle=70,
        laps=46,
        grain=0.36,
        edge="raw",
        ragged=4,
        lift=10,
    )
    with card.inside(head):
        card.paint(
            "402,314! 418,393 408,454! 447,460 476,548 463,609 562,599! 531,301!", DEEP, angle=80, edge="raw", ragged=6
        )
    # ear
    card.paint("386,456 414,431 447,442 458,483 443,531 418,546 403,515", LIT, angle=70, edge="raw", lift=3)
    card.paint(ribbon("407,460 433,462 435,494 421,517", (4, 8, 4)), DEEP, edge="raw")
    # the eye, the only thing that is not wet
    card.paint("207,453! 236,438 274,442 294,456! 266,473 228,475", WHITE, edge="raw")
    card.paint(ROUND, NIGHT, at=affine(232, 457, 16), edge="raw")
    card.paint("199,448! 233,430 274,434 302,457! 271,449 237,446", DEEP, edge="raw")
    card.paint("187,433! 206,439 252,416 310,380! 303,367 250,386 202,407!", NIGHT, angle=-20, edge="raw", ragged=8)
    card.paint(ribbon("237,492 264,496 289,485", (2, 6, 2)), DEEP, edge="raw")
    # wing of the nose, moustache, lip
    card.paint(ribbon("178,559 200,542 195,513", (3, 8, 3)), DEEP, edge="raw")
    card.paint(
        "156,593! 170,564 206,554 258,571 313,615 344,664! 296,645 243,624 198,617 166,616!",
        DEEP,
        angle=30,
        laps=16,
        edge="raw",
        ragged=8,
        lift=3,
    )
    card.paint(ribbon("188,636 215,639 232,632", (3, 8, 3)), DEEP, edge="raw")
    crown = card.piece(
        "232,322! 225,222 253,145 311,117 364,129 429,100 504,142 549,279!",
        WET,
        angle=76,
        laps=46,
        edge="raw",
        ragged=6,
        lift=8,
    )
    with card.inside(crown):
        card.paint("206,268! 363,238 560,193! 571,296! 214,344!", NIGHT, angle=-4, edge="raw", ragged=6)
        card.paint(ribbon("311,117 356,168 418,182", (3, 9, 3)), DEEP, edge="raw")
    _brushed(card, "76,372! 151,316 328,286 546,251 652,211! 651,254 572,304 356,357 178,388!", WET, -4, 6, 10)


def _arm(card: Sheet) -> None:
    """Near arm: one sleeve to the cuff, and the fist before the buttons."""
    card.paint(
        "612,1062! 570,1044 524,1046 500,1054 486,1078! 472,1092 468,1110 478,1124! 472,1140 480,1156 494,1160! 502,1174 "
        "522,1182 560,1178 630,1158!",
        FIST,
        angle=20,
        laps=30,
        edge="raw",
        ragged=3,
        lift=7,
    )
    for line in ("486,1079 512,1086 536,1080", "478,1124 506,1124 532,1114", "494,1160 516,1154 536,1142"):
        card.paint(ribbon(line, (4, 8, 3)), DEEP, edge="raw")
    card.paint(ribbon("556,1062 536,1082 542,1110 572,1112", (4, 9, 4)), DEEP, edge="raw")
    sleeve = card.piece(
        "454,721! 527,643 618,653 717,733 819,843 902,965 919,1024 894,1077 818,1115 720,1145 629,1175! 606,1107 599,1027! "
        "655,1001 703,976! 616,915 527,834 469,760!",
        WET,
        angle=50,
        laps=46,
        grain=0.4,
        edge="raw",
        ragged=6,
        lift=14,
    )
    with card.inside(sleeve):
        card.paint(ribbon("703,980 773,979 831,953", (4, 16, 3)), DEEP, edge="raw")
        card.paint(ribbon("747,1012 808,1026 876,998", (3, 12, 3)), DEEP, edge="raw")
    card.paint(ribbon("605,1021 605,1097 632,1181", (17, 17)), DEEP, edge="raw", lift=4)


def _drips(card: Sheet) -> None:
    """Off the brim, the cuff, the hem; and what has reached the floor."""
    for x, y, q in (
        (172, 1480, 15),
        (214, 1540, 9),
        (130, 1560, 10),
        (1060, 1766, 16),
        (1140, 1750, 10),
    ):
        card.paint(ROUND, WET, at=affine(x, y, q) @ np.diag([1.5, 0.6, 1.0]), edge="raw", ragged=4)
    for x, y, n, r in (
        (106, 371, 60, 8),
        (571, 296, 90, 9),
        (246, 1125, 90, 9),
        (183, 1101, 40, 7),
        (355, 1495, 80, 9),
        (838, 1113, 60, 8),
        (744, 1465, 70, 9),
        (1160, 1433, 60, 9),
        (1220, 1405, 46, 8),
    ):
        card.paint(
            ribbon(f"{x},{y - 16} {x + 1},{y + n * 0.6:.0f} {x},{y + n}", (r * 0.8, r * 0.5, r * 1.3)), WET, edge="raw"
        )
