"""The cow: a dark hill of a body, horns like a gate, and a face that will not be hurried."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.theres_no_hurry.inks import BROWN, BUTTER, CHALK, HIDE, PINK, PISTACHIO, PLUM

NIGHT = shift(PLUM, -0.07)


def body(card: Sheet) -> None:
    """She lies: shoulders and dewlap fill the lower edge."""
    trunk = card.piece(
        "-60,1330! 20,1210 150,1120 300,1066 430,1010 600,985 780,1000 920,1030 1060,1050 1180,1075 1260,1120! "
        "1260,1860! -60,1860!",
        PLUM,
        angle=20,
        laps=110,
        grain=0.34,
        edge="raw",
        ragged=26,
        lift=8,
    )
    with card.inside(trunk):
        card.paint("-60,1500! 120,1440 260,1560 330,1860! -60,1860!", NIGHT, angle=70, edge="raw", ragged=70)
        card.paint("1260,1440! 1040,1480 930,1620 900,1860! 1260,1860!", NIGHT, angle=110, edge="raw", ragged=70)
        for fold in (
            "380,1300 330,1480 350,1680 400,1860",
            "300,1330 240,1520 262,1720 300,1860",
            "820,1300 880,1480 860,1680 810,1860",
            "900,1330 968,1520 946,1720 905,1860",
        ):
            card.paint(ribbon(fold, (3, 13, 10, 3)), NIGHT, thin=0.2)


def horns(card: Sheet) -> None:
    """As thick as a man's body where they begin."""
    for line, widths in (
        (
            "540,900 420,905 290,858 170,740 104,560 112,350 196,150 330,-50",
            (150, 158, 152, 138, 116, 92, 62, 34),
        ),
        (
            "660,900 780,905 915,850 1036,726 1098,545 1086,340 1010,150 880,-20",
            (150, 158, 152, 138, 116, 92, 62, 30),
        ),
    ):
        horn = card.piece(ribbon(line, widths), PLUM, angle=70, laps=50, grain=0.34, lift=12, edge="raw")
        with card.inside(horn):
            card.paint(ribbon(line, (20, 18, 14, 10)), shift(PLUM, 0.06), thin=0.42, edge="raw")
            card.paint("330,-80! 210,120 150,190! 260,260! 460,-80!", NIGHT, angle=60, edge="raw", ragged=50)
            card.paint("880,-80! 990,110 1056,190! 900,260! 760,-80!", NIGHT, angle=120, edge="raw", ragged=50)


def _ear(card: Sheet, flip: bool) -> None:
    at = affine(1200 if flip else 0, 0, 1, 0, flip)
    ear = card.piece(
        "436,1010! 380,972 300,966 216,1000 150,1062 134,1108! 200,1128 290,1126 370,1102 440,1076!",
        HIDE,
        at=at,
        angle=-20,
        lift=9,
        edge="raw",
        ragged=16,
    )
    with card.inside(ear):
        card.paint("400,1030! 320,1006 240,1030 176,1082! 260,1098 340,1086!", mix(PINK, BROWN, 0.42), at=at, angle=-16)
        for hair in ("390,1040 310,1050 240,1070", "396,1058 330,1074 270,1088"):
            card.paint(ribbon(hair, (10, 7, 2), at), HIDE, thin=0.3)


def face(card: Sheet) -> None:
    """Head to the front; lids low, and not by the same measure."""
    for flip in (False, True):
        _ear(card, flip)
    head = card.piece(
        "600,852 500,862 428,920 402,1010 396,1090 374,1150 392,1216 434,1300 462,1420 452,1520 424,1600 436,1700 "
        "500,1766 600,1782 700,1766 764,1700 776,1600 748,1520 738,1420 766,1300 808,1216 826,1150 804,1090 798,1010 "
        "772,920 700,862",
        HIDE,
        angle=86,
        laps=80,
        grain=0.36,
        lift=16,
        edge="raw",
        ragged=18,
    )
    with card.inside(head):
        card.paint("380,1150! 440,1290 480,1430 500,1560! 400,1640! 340,1300!", shift(HIDE, -0.06), angle=80, ragged=40)
        card.paint("820,1150! 760,1290 720,1430 700,1560! 800,1640! 860,1300!", shift(HIDE, -0.06), angle=98, ragged=40)
        card.paint(
            "600,1000! 640,1060 628,1240 650,1420 640,1540! 560,1540! 550,1420 572,1240 560,1060",
            mix(CHALK, PINK, 0.2),
            angle=88,
            edge="raw",
            ragged=50,
            dry=0.9,
        )
        card.paint(
            "600,1520 690,1528 752,1566 800,1620! 800,1800! 400,1800! 400,1620! 448,1566 510,1528",
            mix(PINK, PLUM, 0.36),
            angle=4,
            laps=50,
        )
        card.paint(ribbon("440,1712 520,1690 600,1700 680,1690 760,1712", (5, 9, 11, 9, 5)), PLUM)
        card.paint(ribbon("600,1600 598,1650 600,1700", (4, 7, 9)), mix(PINK, PLUM, 0.66))
    for flip in (False, True):
        at = affine(1200 if flip else 0, 0, 1, 0, flip)
        card.paint("452,1600! 470,1568 516,1562 548,1590 552,1626 534,1648! 516,1632 508,1604 482,1596", PLUM, at=at)
        _eye(card, flip)
    _forelock(card)
    _stalk(card)


def _eye(card: Sheet, flip: bool) -> None:
    at = affine(1200 if flip else 0, 0, 1, 0, flip)
    card.paint("392,1150! 410,1108 452,1092 488,1112 500,1158! 472,1184 430,1186", NIGHT, at=at, angle=10)
    if flip:
        card.paint("398,1150! 424,1138 470,1140 494,1160! 474,1180 430,1182", BROWN, at=at)
        card.paint("416,1152! 446,1144 478,1154 470,1172 432,1174!", NIGHT, at=at)
        card.paint("478,1146! 496,1158! 480,1166!", CHALK, at=at)
        card.paint("424,1154! 440,1148 448,1156 434,1164", CHALK, at=at)
    lid = (
        "388,1152! 408,1104 452,1086 492,1108 506,1160! 470,1168 430,1168"
        if not flip
        else ("388,1148! 408,1104 452,1086 492,1108 506,1156! 470,1144 430,1140")
    )
    card.paint(lid, shift(HIDE, 0.05), at=at, angle=16, lift=3)
    rim = "386,1150 430,1172 472,1172 508,1162" if not flip else "386,1148 430,1142 472,1146 508,1158"
    card.paint(ribbon(rim, (7, 12, 12, 6), at), NIGHT)
    y = 1168 if not flip else 1146
    for x, dx, dy in ((400, -34, 20), (424, -24, 34), (450, -8, 40), (476, 8, 34)):
        card.paint(ribbon(f"{x},{y - 4} {x + dx * 0.5},{y + dy * 0.7} {x + dx},{y + dy}", (7, 5, 2), at), NIGHT)


def _forelock(card: Sheet) -> None:
    for k, (x, y) in enumerate(((520, 950), (556, 980), (596, 1000), (634, 984), (676, 952), (578, 952), (622, 956))):
        card.brush(
            f"{600 + (x - 600) * 0.6:.0f},862 {x + 6 * (-1) ** k},{(862 + y) // 2} {x},{y}", 34, NIGHT, taper=0.8
        )


def _stalk(card: Sheet) -> None:
    """What she has been chewing since the morning."""
    green = shift(PISTACHIO, -0.14)
    card.paint(ribbon("640,1706 740,1690 850,1640 920,1560", (10, 9, 8, 7)), green, lift=3)
    for k in range(9):
        card.paint("0,-12! 18,-34 0,-58 -18,-34", CHALK, at=affine(924, 1552, 1.15, 40 * k), lift=2)
    card.paint("1,0 0,1 -1,0 0,-1", BUTTER, at=affine(924, 1552, 22), lift=2)
