"""Yours and Mine: a girl who leans her ear on the drop, her arms about it."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.yours_and_mine.inks import CHALK, GIRL, LINEN, RED, on, stroke

DRESS: Final = "#423a4e"
_HAIR: Final = "#4a2a28"
_AT: Final = affine(800, 994, 122, -22)
_PAGE: Final = affine()


def girl(card: Sheet) -> None:
    """Lay her shade, the far arm, legs, dress, head, then the arm across."""
    card.paint("800,1700! 920,1672 1060,1680 1150,1706! 1040,1734 900,1734", shift(LINEN, -0.17), angle=2)
    _far_arm(card)
    _legs(card)
    card.paint("812,1080! 892,1060! 946,1140! 920,1180 868,1164!", GIRL.shade, angle=84)
    dress = card.piece(
        "846,1140! 900,1160 952,1126! 1006,1150 1030,1200 1034,1280 1060,1400 1104,1552! 950,1572 806,1548! 838,1420 846,1300 826,1200",
        DRESS,
        angle=84,
        laps=70,
        lift=12,
    )
    printed(card, dress, "crumb", mix(DRESS, "#ffffff", 0.42), gap=46, thin=0.1)
    with card.inside(dress):
        card.paint("1010,1140! 1000,1290 1030,1430 1056,1600! 1160,1600! 1100,1140!", shift(DRESS, -0.05), angle=84)
        for s in ("890,1350 876,1450 868,1570", "956,1360 960,1460 952,1580"):
            stroke(card, s, (3, 9, 6), shift(DRESS, -0.05))
    _head(card)
    card.paint(
        "842,1148! 868,1128 906,1152! 950,1122! 976,1140 962,1176 916,1192! 880,1196 850,1180", CHALK, angle=6, lift=6
    )
    _near_arm(card)


def _legs(card: Sheet) -> None:
    card.paint(
        "992,1530! 1054,1530! 1050,1610 1044,1668! 1068,1684 1078,1700 1068,1710! 1000,1710! 996,1660",
        GIRL.shade,
        angle=88,
        lift=4,
    )
    card.paint("882,1530! 948,1530! 942,1620 936,1680! 886,1680! 884,1600", GIRL.base, angle=88, lift=5)
    sock = card.piece(
        "876,1600! 952,1604! 958,1622 944,1640! 954,1660 944,1690 936,1716 900,1726 850,1728 818,1722 810,1704 828,1690 872,1676! "
        "880,1650! 868,1630",
        RED,
        angle=20,
        lift=7,
    )
    with card.inside(sock):
        card.paint("868,1596! 960,1600! 958,1624! 868,1622!", shift(RED, 0.07), angle=2)
        for s in ("884,1644 910,1654 946,1642", "880,1672 904,1676 940,1668"):
            stroke(card, s, (2, 6, 2), shift(RED, -0.1))


def _head(card: Sheet) -> None:
    at = _AT
    card.paint(ROUND, _HAIR, at=on(at, 0.06, -1.22, 0.34), lift=5)
    card.paint(
        "0,-1.1 .5,-.98 .78,-.5 .82,.0 .74,.44! .4,.5! -.4,.5! -.72,.40! -.80,.0 -.76,-.5 -.48,-.98",
        _HAIR,
        at=at,
        angle=80,
        lift=6,
    )
    ear = card.piece(".62,.02! .78,-.04 .84,.12 .76,.34 .62,.36!", GIRL.shade, at=at, lift=3)
    face = card.piece(
        "0,-.94 .42,-.84 .66,-.40 .68,.06 .64,.44 .42,.80 .12,.98 -.12,.98 -.42,.80 -.64,.44 -.68,.06 -.66,-.40 -.42,-.84",
        GIRL.base,
        at=at,
        angle=80,
        laps=50,
        grain=0.22,
        lift=5,
    )
    with card.inside(face):
        card.paint(".72,-.4! .52,.0 .54,.36 .36,.76 .1,1.1! .9,1.1!", GIRL.shade, at=at, angle=80)
        for x in (-0.44, 0.34):
            card.paint(ROUND, mix(GIRL.base, GIRL.blush or RED, 0.6), at=on(at, x, 0.4, 0.15), edge="raw", ragged=9)
        for s in (-1, 1):
            x = -0.06 + s * 0.31
            stroke(
                card,
                f"{x - 0.19},.06 {x - 0.1},.15 {x + 0.08},.155 {x + 0.19},.07",
                (0.025, 0.06, 0.06, 0.025),
                GIRL.line,
                at,
                122,
            )
            for k in (-0.15, -0.02, 0.12):
                stroke(card, f"{x + k},.13 {x + k * 1.25},.215", (0.03, 0.012), GIRL.line, at, 122)
            stroke(
                card,
                f"{x - 0.2},{-0.2 - s * 0.02} {x},-.29 {x + 0.2},{-0.2 + s * 0.02}",
                (0.025, 0.06, 0.025),
                _HAIR,
                at,
                122,
            )
        card.paint("-.08,-.02! -.12,.24 -.15,.36 -.06,.41 .06,.40! .0,.24", GIRL.shade, at=at, angle=80)
        stroke(card, "-.16,.37 -.09,.42 .0,.415 .07,.38", (0.015, 0.035, 0.035, 0.015), GIRL.line, at, 122)
        card.paint("-.20,.64! -.12,.60 -.06,.62 .02,.60 .12,.64! .04,.71 -.12,.71", GIRL.lip or RED, at=at)
        stroke(card, "-.22,.645 -.1,.65 .0,.65 .14,.64", (0.015, 0.03, 0.03, 0.015), GIRL.line, at, 122)
    with card.inside(ear):
        stroke(card, ".66,.06 .76,.06 .74,.2 .66,.26", (0.02, 0.04, 0.02), GIRL.line, at, 122)
    fringe = card.piece(
        "0,-1.1 .5,-.98 .78,-.5 .80,.0 .70,.10! .66,-.16 .58,-.36 .30,-.46! .10,-.44 -.06,-.46! -.34,-.42 -.58,-.34 -.68,-.1! "
        "-.72,.14! -.80,.0 -.76,-.5 -.48,-.98",
        _HAIR,
        at=at,
        angle=80,
        lift=5,
    )
    strands = (".02,-1.0 -.3,-.8 -.56,-.4", ".06,-1.0 .4,-.8 .64,-.36", ".02,-1.0 .0,-.7 -.04,-.5")
    card.pattern(fringe, [ribbon(s, (0.01, 0.035, 0.015), at, 122) for s in strands], shift(_HAIR, 0.09))


def _far_arm(card: Sheet) -> None:
    fingers = (
        ("664,962 648,918 640,884", 29),
        ("640,972 612,932 598,902", 29),
        ("622,990 584,962 562,944", 28),
        ("616,1012 580,1002 560,994", 25),
    )
    card.piece(
        turned(
            [
                curve("650,1050! 706,1020! 694,972 670,950 634,960 610,992 622,1030"),
                *(jointed(*f, _PAGE) for f in fingers),
                jointed("690,1000 704,960 704,930", 27, _PAGE),
            ]
        ),
        GIRL.base,
        lift=7,
    )
    _marks(card, fingers)
    for s in ("654,966 634,926 622,898", "634,982 602,950 584,928", "620,1004 588,986 566,972"):
        stroke(card, s, (2, 4, 2), GIRL.shade)
    sleeve = card.piece(
        "890,1150! 850,1140 800,1130 752,1100 712,1010! 640,1046! 676,1130 724,1190 790,1224 860,1240!",
        CHALK,
        angle=30,
        lift=9,
    )
    with card.inside(sleeve):
        for s in ("752,1104 738,1140 746,1170", "776,1120 766,1150 772,1184"):
            stroke(card, s, (3, 8, 2), shift(CHALK, -0.12))


def _near_arm(card: Sheet) -> None:
    fingers = (
        ("700,1282 656,1262 622,1252", 29),
        ("694,1304 644,1294 606,1290", 30),
        ("696,1326 650,1326 614,1328", 29),
        ("706,1346 668,1356 638,1364", 26),
    )
    card.piece(
        turned(
            [
                curve("780,1270! 790,1350! 742,1366 704,1356 684,1322 690,1284 730,1264"),
                *(jointed(*f, _PAGE) for f in fingers),
                jointed("740,1274 712,1240 690,1222", 28, _PAGE),
            ]
        ),
        GIRL.base,
        lift=8,
    )
    _marks(card, fingers)
    for s in ("700,1293 650,1278 616,1271", "696,1315 648,1310 612,1309", "702,1337 660,1341 628,1346"):
        stroke(card, s, (2, 4, 2), GIRL.shade)
    sleeve = card.piece(
        "964,1138! 1012,1148 1044,1200 1046,1270 1020,1330 960,1366 880,1370 770,1360! 764,1264! 860,1276 930,1262 954,1230 952,1190",
        CHALK,
        angle=40,
        laps=60,
        lift=11,
    )
    with card.inside(sleeve):
        card.paint(
            "1060,1200! 1030,1290 960,1340 860,1350 760,1346! 760,1400! 1080,1400!", shift(CHALK, -0.08), angle=20
        )
        for s in ("932,1262 958,1290 960,1330", "950,1236 984,1258 1006,1296"):
            stroke(card, s, (3, 9, 2), shift(CHALK, -0.13))


def _marks(card: Sheet, fingers: tuple[tuple[str, float], ...]) -> None:
    """Lay folds and nails."""
    for line, wide in fingers:
        marked(card, line, wide, _PAGE, shift(GIRL.base, -0.08), shift(GIRL.base, 0.09))
