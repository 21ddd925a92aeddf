"""The woman: trunk, arms and head, all of it larger than the land below her."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.ill_let_myself_in.inks import (
    BLUSH,
    BROWN,
    CREAM,
    FAR,
    FOLD,
    LILAC,
    LINE,
    LIP,
    PISTACHIO,
    PLUM,
    RED,
    ROSE,
)

AT: Final = affine(420, 640, 1, -30)
"""Her head: typed upright, looking left, then tipped towards the water."""
WRIST: Final = affine(300, 1358, 1, 137)
HAND: Final = (
    "-40,-54! 40,-62 120,-62 180,-56 204,-50 210,-38 204,-31! 226,-28! 240,-26 248,-16 240,-7! 246,-4! 262,-1 268,10 "
    "258,21! 228,24! 240,30 242,42 228,51 180,57 150,58! 154,72 146,84 124,86 90,72 50,62 0,54 -40,54!"
)
"""Her hand: the fingers to the right, the thumb below; `WRIST` turns it round."""


def body(card: Sheet) -> None:
    """Lay the far arm, her back and neck, and the suit."""
    far = (
        "640,860! 520,960 400,1090 306,1206 236,1290! 196,1318 160,1356 132,1410 104,1470 92,1506 104,1520! "
        "200,1460 300,1370 460,1260 700,1120!"
    )
    card.paint(far, FAR, angle=-48, lift=6)
    skin = card.piece(
        "560,470! 640,440 700,390 780,310 880,220 1000,130! 1130,400! 1060,800! 900,1040! 800,1060 660,1050 560,1000 "
        "480,960! 420,840!",
        BROWN.base,
        angle=-40,
        laps=90,
        grain=0.24,
        lift=8,
    )
    with card.inside(skin):
        card.paint(
            "400,820! 500,860 570,800 610,700 640,600! 690,700 690,820 640,940 600,1060! 440,1000!",
            BROWN.shade,
            angle=70,
        )
        card.paint("660,900! 716,716 790,650 910,596! 940,720! 900,820!", BROWN.shade, angle=-40)
        for fold in ("604,520 640,560 650,620 640,680", "640,486 690,530 706,590 700,650"):
            card.paint(ribbon(fold, (2, 8, 2)), FOLD)
    suit = card.piece(
        "816,270! 900,190 1010,104 1130,30 1260,-30! 1260,830! 1180,910 1100,1000 1010,1076 920,1116 830,1112 "
        "760,1080! 800,1020 860,960 900,880 910,790 886,700! 900,600 890,480 860,370",
        PLUM,
        angle=-34,
        laps=110,
        grain=0.3,
        lift=12,
    )
    printed(card, suit, "tulip", ROSE, PISTACHIO, gap=200, angle=-34)
    with card.inside(suit):
        card.paint(
            "1260,620! 1140,780 1010,880 920,926 800,940! 760,1130! 1260,1130!", mix(PLUM, LINE, 0.75), angle=-34
        )
    card.paint(ribbon("904,470 800,560 724,690 700,860", (74, 60, 56, 60)), PLUM, angle=-60, lift=6)
    card.paint(ribbon("816,262 864,366 896,480 908,600 892,706", (15, 17, 17, 15)), CREAM, lift=3)


def arm(card: Sheet) -> None:
    """Lay the near arm from the shoulder to the fingertips: one piece of paper."""
    near = card.piece(
        [
            curve(
                "716,760! 770,716 840,710 896,764 914,850 886,950 826,1036! 766,1126 694,1186 606,1234 526,1272 446,1312 "
                "386,1354 336,1400! 262,1318! 310,1260 386,1180 456,1096 530,1000 620,880"
            ),
            curve(HAND, WRIST),
        ],
        BROWN.base,
        angle=-46,
        laps=70,
        grain=0.22,
        lift=12,
    )
    with card.inside(near):
        card.paint(
            "906,860! 866,970 786,1066 686,1134 566,1194 456,1252 376,1312 330,1372! 350,1440! 900,1240! 960,900!",
            BROWN.shade,
            angle=-40,
        )
        for gap in ("228,24 160,22 110,18", "246,-4 170,-4 108,-6", "226,-28 160,-28 104,-30"):
            card.paint(ribbon(gap, (6, 6, 2), WRIST), FOLD)
        for fold in ("0,40 6,10 0,-20", "-18,20 -14,0 -20,-30"):
            card.paint(ribbon(fold, (2, 6, 2), WRIST), FOLD)
        for x, y in ((216, 37), (236, 9), (220, -18), (178, -42)):
            card.paint(ROUND, BLUSH, at=_on(WRIST, x, y, 10), grain=0.1, wobble=0.3)
        for fold in ("500,1150 540,1170 566,1206", "820,740 800,800 806,850"):
            card.paint(ribbon(fold, (2, 8, 2)), FOLD)
    card.paint(ribbon("110,56 80,50 54,34", (7, 7, 2), WRIST), FOLD)


def head(card: Sheet) -> None:
    """Lay her face, what is in it, and the bathing cap."""
    face = card.piece(
        "-160,-260! -204,-190 -222,-120 -226,-70! -212,-34 -218,10 -248,52 -284,82 -296,110 -286,136 -256,148 -222,148! "
        "-234,182 -232,196! -222,206! -236,222 -230,242 -212,254! -224,292 -222,330 -190,362 -140,372 -80,360! "
        "-20,376 60,350 150,280 230,120! 260,-100! 100,-280!",
        BROWN.base,
        at=AT,
        angle=56,
        laps=80,
        grain=0.22,
        lift=10,
    )
    with card.inside(face):
        card.paint("-190,380! -100,340 0,310 90,230 150,120! 280,100! 200,400!", BROWN.shade, at=AT, angle=40)
        card.paint(ROUND, BLUSH, at=_on(AT, -72, 140, 70), grain=0.2)
        card.paint("-222,148! -256,148 -280,138! -262,128 -236,130!", BROWN.shade, at=AT)
        card.paint(ribbon("-120,372 -40,372 60,350 160,272 232,130", (4, 20, 28, 30, 10), AT), FOLD)
        # the mouth: shut, and drawn far up
        card.paint("-242,186! -214,190 -172,182 -124,152! -160,204 -204,214!", LIP, at=AT)
        card.paint(
            "-250,212! -208,210 -166,196 -124,160! -156,212 -190,234 -216,242 -250,246!", shift(LIP, 0.04), at=AT
        )
    card.paint(ribbon("-229,205 -206,208 -160,194 -112,146", (5, 8, 8, 3), AT), LINE)
    for line, pen in (
        ("-118,112 -92,150 -96,196", (2, 8, 2)),
        ("-212,110 -176,92 -166,122 -184,146", (2, 7, 8, 2)),
        ("-150,300 -116,326 -70,330", (2, 7, 2)),
        ("-62,-30 -30,-44 0,-40", (4, 6, 1)),
        ("-62,-14 -30,-8 -4,8", (4, 6, 1)),
        ("-176,54 -136,64 -96,50", (1, 6, 2)),
    ):
        card.paint(ribbon(line, pen, AT), FOLD)
    # the eye
    eye = card.piece("-196,14! -186,-24 -152,-46 -112,-34 -76,-4! -110,24 -150,32", CREAM, at=AT, wobble=0.4)
    with card.inside(eye):
        card.paint(ROUND, LINE, at=_on(AT, -158, 4, 30))
        card.paint("-210,-60! -60,-60! -60,0! -110,-20 -160,-22 -204,2!", BROWN.shade, at=AT)
    card.paint(ribbon("-204,6 -166,-22 -112,-22 -66,0", (5, 12, 12, 4), AT), LINE)
    card.paint(ROUND, CREAM, at=_on(AT, -166, -4, 6))
    card.paint("-206,-92! -190,-122 -140,-134 -76,-112! -136,-112 -176,-100 -190,-82!", CREAM, at=AT, lift=3)
    _cap(card)


def _on(where: Array, x: float, y: float, size: float, turn: float = 0.0) -> Array:
    """Give a place on her head or hand."""
    px, py = (float(v) for v in where[:, :2] @ (x, y) + where[:, 2])
    return affine(px, py, size, turn - 30)


def _cap(card: Sheet) -> None:
    """Rubber, with three flowers, pulled down over the ears."""
    cap = card.piece(
        "-212,-150! -150,-176 -70,-170 0,-130 40,-60 60,30 90,120 140,200! 220,190 280,110 306,0 300,-110 260,-220 "
        "180,-300 70,-346 -50,-340 -150,-290 -206,-210",
        CREAM,
        at=AT,
        angle=30,
        grain=0.26,
        lift=10,
    )
    with card.inside(cap):
        card.paint(
            "306,-60! 250,60 180,120 100,110! 130,220! 320,220! 340,-40!", mix(CREAM, LILAC, 0.4), at=AT, angle=40
        )
    card.paint(ribbon("-212,-150 -150,-176 -70,-170 0,-130 40,-60 60,30 90,120 140,200", (14, 20, 20, 14), AT), LILAC)
    for x, y, size, turn in ((-60, -262, 86, 10), (116, -196, 104, 40), (196, -10, 84, 0)):
        for k in range(5):
            at = _on(AT, x, y, size, turn + 72 * k)
            card.paint("0,0! -.42,-.34 -.4,-.86 0,-1.02 .4,-.86 .42,-.34", ROSE, at=at, lift=4)
        card.paint(ROUND, RED, at=_on(AT, x, y, size * 0.26), lift=3)
