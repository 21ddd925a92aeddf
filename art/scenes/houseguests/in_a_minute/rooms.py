"""The next room, and the one after it."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.in_a_minute.inks import (
    BROWN,
    CELADON,
    CHALK,
    GREY,
    INK,
    PEACH,
    RED,
    SAND,
    STRAW,
)


def beyond(card: Sheet) -> None:
    """Lay the floor, the doorway, and in it two rooms, one behind the other."""
    card.paint("-40,1650! 1240,1640! 1240,1840! -40,1840!", SAND, angle=2, laps=80, grain=0.24)
    card.paint("-40,1618! 1240,1612! 1240,1654! -40,1660!", CHALK, angle=1)
    card.paint(
        "10,96! 566,90! 570,1668! 6,1672!", CHALK, angle=89, grain=0.16, edge="torn", core="#fffdf6", wobble=2.5, lift=9
    )
    room = card.piece("54,140! 524,136! 526,1664! 50,1668!", STRAW, angle=88, laps=90, grain=0.2)
    with card.inside(room):
        for x in range(60, 560, 58):
            card.paint(ribbon(f"{x},100 {x + 2},1250", (24, 24)), mix(STRAW, CHALK, 0.45), angle=90, grain=0.15)
        card.paint("0,1226! 600,1220! 600,1700! 0,1700!", shift(SAND, 0.01), angle=3, laps=70, grain=0.24)
        card.paint("0,1196! 600,1190! 600,1226! 0,1232!", CHALK, angle=1)
        card.paint("236,420! 470,416! 472,1230! 234,1234!", CHALK, angle=89, lift=4)
        last = card.piece("262,448! 446,446! 447,1228! 260,1231!", PEACH, angle=88)
        with card.inside(last):
            card.paint("240,1136! 470,1134! 470,1330! 240,1330!", shift(SAND, -0.05), angle=3)
            card.paint("322,540! 500,538! 500,860! 320,862!", CHALK, angle=89)
            card.paint("336,556! 500,554! 500,844! 334,846!", mix(CELADON, CHALK, 0.3), angle=89)
            card.paint(ribbon("404,556 404,846", (7, 7)), CHALK)
            card.paint(ribbon("334,700 500,698", (7, 7)), CHALK)
            # his hat, on a table
            card.paint("306,1070! 470,1068! 470,1186! 300,1190!", CHALK, angle=88, lift=4)
            for fold in ("336,1084 330,1186", "404,1082 406,1186"):
                card.paint(ribbon(fold, (2, 7)), GREY)
            card.paint("344,996! 408,994! 404,1062! 348,1062!", INK, angle=88)
            card.paint("326,1056! 428,1054! 422,1072 376,1078 332,1074", INK, angle=2, lift=3)
    card.paint("50,1652! 526,1648! 530,1676! 46,1680!", mix(CHALK, SAND, 0.35), angle=1)


def bride(card: Sheet) -> None:
    """Seated with her back to us; her flowers hang down and shed."""
    # the skirt, spread about the chair
    card.paint(
        "116,1280! 244,1280! 276,1380 300,1500 318,1600! 240,1620 140,1618 66,1606! 84,1480 100,1370",
        shift(CHALK, -0.02),
        angle=84,
        grain=0.2,
        edge="torn",
        core="#fffdf6",
        wobble=2.5,
        lift=5,
    )
    for fold in ("140,1300 130,1450 110,1600", "216,1300 236,1450 262,1604"):
        card.paint(ribbon(fold, (2, 8, 5)), GREY)
    # her back, her neck, her hair
    card.paint(
        "114,1120! 146,1096 210,1096 246,1120! 250,1200 240,1300! 118,1300! 108,1200",
        CHALK,
        angle=80,
        grain=0.2,
        lift=4,
    )
    card.paint("154,1040! 204,1040! 206,1094 232,1108! 180,1126 128,1108! 150,1094", BROWN, angle=84)
    card.paint("122,1002 124,956 152,926 196,924 230,952 236,1000 216,1046 180,1060 142,1046", INK, angle=40, lift=4)
    card.paint(ROUND, INK, at=affine(178, 914, 36), lift=3)
    for spec in ("150,1040 176,1010 200,1040", "140,980 180,950 218,980"):
        card.paint(ribbon(spec, (2, 4, 2)), shift(INK, 0.2))
    # the chair
    for post in ("104,1150 96,1616", "258,1150 266,1616"):
        card.paint(ribbon(post, (16, 13)), INK, lift=3)
    card.paint(ribbon("100,1160 130,1148 180,1142 230,1146 262,1160", (16, 18, 16)), INK, lift=3)
    for slat in ("146,1150 142,1320", "180,1146 180,1320", "216,1150 220,1320"):
        card.paint(ribbon(slat, (9, 9)), INK, lift=2)
    card.paint(ribbon("96,1320 180,1328 264,1320", (20, 20)), INK, lift=3)
    # the arm and what hangs from it
    card.paint(ribbon("222,1112 246,1140 264,1210 272,1306", (26, 38, 32, 24)), BROWN, lift=3)
    card.paint(ribbon("271,1296 274,1376", (26, 14)), mix(CELADON, INK, 0.45))
    card.paint("260,1296 284,1296 292,1314 284,1334 264,1334 254,1314", BROWN)
    for x, y, r in ((258, 1396, 27), (294, 1392, 25), (276, 1428, 28)):
        card.paint(ROUND, RED, at=affine(x, y, r), lift=3)
        card.paint(ribbon("-.4,.1 0,-.4 .4,0 .1,.4", (1, 4, 1), affine(x, y, r)), shift(RED, -0.14))
    for x, y, turn in ((254, 1520, 10), (304, 1490, 60), (330, 1560, -30), (226, 1576, 20), (284, 1618, 80)):
        card.paint("-1,0! -.2,-.55 .9,-.2 .8,.3 -.1,.5", RED, at=affine(x, y, 17, turn), lift=2)
    # the veil, over the chair and down to the floor
    veil = card.piece(
        "140,914! 178,900 206,912! 190,960 176,1060 160,1220 140,1420 132,1560 150,1640! 90,1650 20,1640! 50,1500 72,1340 84,1180 "
        "108,1020",
        CHALK,
        angle=86,
        grain=0.2,
        edge="torn",
        core="#fffdf6",
        wobble=2.5,
        lift=7,
    )
    with card.inside(veil):
        for fold in ("160,920 130,1100 104,1400 70,1640", "180,920 152,1120 128,1400 110,1650"):
            card.paint(ribbon(fold, (2, 6, 8, 4)), GREY)
