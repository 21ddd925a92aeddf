"""The guest: snow in an armchair, a saucepan on his head, a cup on his knee, and less of him than there was."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.go_and_stand_outside.inks import (
    BROWN,
    CARROT,
    COAL,
    PISTACHIO,
    PLUM,
    ROSE,
    SHADE,
    SKY,
    SNOW,
)


def body(card: Sheet) -> None:
    """What sits, runs over the seat's edge and hangs there in tongues."""
    low = card.piece(
        "96,1200 120,1060 220,990 380,966 540,984 640,1050 664,1180 668,1330! 660,1420 640,1446 616,1420 604,1380 "
        "580,1392 570,1500 556,1580 530,1612 500,1580 492,1470 470,1420 444,1440 432,1500 408,1528 384,1500 374,1440 "
        "350,1416 322,1440 316,1540 300,1590 268,1600 244,1570 240,1470 220,1420 190,1430 176,1480 152,1498 132,1466 "
        "122,1400 96,1330!",
        SNOW,
        angle=80,
        laps=80,
        grain=0.16,
        edge="torn",
        wobble=3,
        lift=9,
    )
    with card.inside(low):
        card.paint(
            "60,1010! 130,1050 176,1180 230,1290 330,1352 470,1370 700,1330! 700,1660! 60,1660!",
            SHADE,
            angle=78,
            grain=0.2,
            edge="torn",
            wobble=3,
        )
    trunk = card.piece(
        "150,880 176,740 260,660 380,640 500,660 580,740 606,870 590,1010 540,1092 470,1110 380,1118 280,1108 210,1080 "
        "164,1000",
        SNOW,
        angle=80,
        laps=80,
        grain=0.16,
        edge="torn",
        wobble=3,
        lift=8,
    )
    with card.inside(trunk):
        card.paint(
            "120,700! 220,700 196,820 226,960 300,1040 420,1076 640,1040! 640,1160! 120,1160!",
            SHADE,
            angle=78,
            grain=0.2,
            edge="torn",
            wobble=3,
        )
    for x, y in ((412, 800), (420, 912)):
        card.paint("-1,.1 -.6,-.8 .3,-1 1,-.2 .7,.8 -.3,.9", COAL, at=affine(x, y, 21), lift=3)


def head(card: Sheet) -> None:
    """Bowed, sagging on one side; from under half lids he looks at the girl's shoes."""
    ball = card.piece(
        "186,470 196,360 262,286 374,262 486,282 556,356 572,460 556,560 520,630 470,672 400,690 330,682 262,706 "
        "228,690 216,620 194,560",
        SNOW,
        angle=80,
        laps=80,
        grain=0.16,
        edge="torn",
        wobble=3,
        lift=9,
    )
    with card.inside(ball):
        card.paint(
            "140,300! 236,330 222,440 250,560 330,632 440,652 600,600! 600,740! 140,740!",
            SHADE,
            angle=78,
            grain=0.2,
            edge="torn",
            wobble=3,
        )
    for x, y, r in ((352, 470, 37), (492, 464, 34)):
        eye = card.piece("-1,.1 -.7,-.75 .1,-1 .85,-.6 1,.2 .55,.9 -.4,.95", COAL, at=affine(x, y, r), wobble=0.8)
        with card.inside(eye):
            card.paint(".12,.36 .36,.26 .56,.44 .42,.68 .16,.62", SNOW, at=affine(x, y, r), wobble=0)
        lid = (
            "-1.5,.34! -.6,.0 .5,-.2 1.5,-.26! 1.3,-1.4! -1.3,-1.4!"
            if x < 420
            else ("-1.5,-.26! -.5,-.2 .6,.0 1.5,.34! 1.3,-1.4! -1.3,-1.4!")
        )
        card.paint(lid, SNOW, at=affine(x, y, r), angle=80, grain=0.14, wobble=0.6)
    card.paint(ribbon("300,484 348,466 396,459", (6, 9, 6)), mix(SKY, PLUM, 0.5), wobble=0.3)
    card.paint(ribbon("448,455 494,461 540,478", (6, 9, 6)), mix(SKY, PLUM, 0.5), wobble=0.3)
    for line in ("276,436 326,398 388,372", "462,366 518,384 562,420"):
        card.paint(ribbon(line, (9, 15, 11)), BROWN, lift=3)
    card.paint(ribbon("322,402 318,382", (8, 5)), BROWN)
    carrot = card.piece(
        "414,496! 446,488 474,508 528,560 572,616 590,664! 544,636 470,590 420,556 402,524", CARROT, angle=48, lift=8
    )
    with card.inside(carrot):
        card.paint("390,530! 450,560 530,616 600,680! 480,640! 380,560!", shift(CARROT, -0.1), angle=48)
        for line in ("462,502 452,518", "498,548 486,560", "540,582 526,596"):
            card.paint(ribbon(line, (3, 5, 3)), shift(CARROT, -0.16), wobble=0)
    for x, y, r in ((306, 634, 11), (336, 614, 12), (370, 606, 13), (404, 612, 12), (432, 630, 11)):
        card.paint("-1,.1 -.6,-.8 .3,-1 1,-.2 .7,.8 -.3,.9", COAL, at=affine(x, y, r), wobble=0.5)
    card.paint("250,520 276,504 306,518 304,544 274,556 250,544", mix(SHADE, ROSE, 0.7), angle=20)


def pan(card: Sheet) -> None:
    """His hat is a saucepan; it has slipped."""
    at = affine(372, 300, 1, -9)
    card.paint(ribbon("150,-60 250,-76 330,-70", (30, 24, 34), at, 1), PLUM, lift=6)
    pot = card.piece(
        "-186,20! -176,-150! 0,-172 176,-150! 186,20! 90,44 0,50 -90,44", PISTACHIO, at=at, angle=6, lift=8
    )
    with card.inside(pot):
        card.paint("-200,-180! -96,-180! -110,70! -200,60!", mix(PISTACHIO, PLUM, 0.2), at=at, angle=84)
        card.paint("90,-130! 120,-126! 122,0! 96,4!", mix(PISTACHIO, SNOW, 0.6), at=at, angle=84)
    card.paint(
        "-200,4! -100,32 0,38 100,32 200,4! 204,32! 100,62 0,68 -100,62 -204,32!",
        mix(PISTACHIO, PLUM, 0.55),
        at=at,
        angle=3,
        lift=4,
    )


def scarf(card: Sheet) -> None:
    """Wet through."""
    ink = mix(ROSE, "#c25f63", 0.72)
    tail = card.piece("244,700! 326,716! 316,900 322,1020! 222,1014! 232,860", ink, angle=84, lift=6)
    with card.inside(tail):
        for y in (800, 880, 960):
            card.paint(f"200,{y}! 340,{y + 8}! 340,{y + 34}! 200,{y + 26}!", SNOW, angle=4)
    for x in (232, 258, 284, 308):
        card.paint(ribbon(f"{x},1008 {x - 2},1052", (12, 8)), ink, wobble=0.3)
    card.paint(
        "196,652 260,690 380,706 500,684 566,640 588,664 576,706 500,752 380,774 250,752 190,720 182,684",
        ink,
        angle=4,
        lift=7,
    )
    card.paint("226,690! 330,706! 338,776 270,790 220,770!", shift(ink, -0.05), angle=30, lift=5)


def near_arm(card: Sheet) -> None:
    """A twig, bent at the elbow; on what is his knee it balances a cup."""
    card.paint("276,1164! 352,1146 440,1164! 352,1184", mix(SHADE, PLUM, 0.28), angle=3)
    card.paint("270,1142 360,1126 446,1142 360,1166", PISTACHIO, angle=3, lift=4)
    card.paint("296,1050! 424,1046! 414,1110 388,1142 334,1144 306,1112!", ROSE, angle=6, lift=5)
    card.paint("296,1050 360,1036 424,1046 360,1062", BROWN, angle=3)
    card.paint(ribbon("420,1066 458,1066 454,1106 412,1110", (10, 12, 10)), ROSE)
    card.paint(ribbon("196,790 140,900 166,1010 236,1082", (17, 22, 19, 14)), BROWN, lift=6)
    card.paint(
        "164,806 182,772 206,760 226,782 214,806 190,818",
        SHADE,
        angle=80,
        grain=0.16,
        edge="torn",
        wobble=2,
        lift=0,
    )
    card.paint(ribbon("140,896 104,876", (12, 5)), BROWN, lift=3)
    for line in ("228,1074 280,1084 336,1080", "232,1080 280,1112 330,1110", "224,1066 262,1046 300,1060"):
        card.paint(ribbon(line, (12, 10, 6)), BROWN, lift=3)


def far_arm(card: Sheet) -> None:
    """The other twig hangs over the chair's arm, to be held; its ends come out below her fist."""
    card.paint(ribbon("566,780 640,850 676,960 712,1058", (17, 22, 19, 13)), BROWN, lift=7)
    card.paint(
        "530,784 544,750 576,746 600,774 590,806 554,814", SNOW, angle=80, grain=0.16, edge="torn", wobble=2, lift=0
    )
    card.paint(ribbon("648,862 694,836", (12, 5)), BROWN, lift=3)
    for line in ("710,1050 722,1110 712,1204", "710,1050 732,1110 744,1212"):
        card.paint(ribbon(line, (13, 11, 6)), BROWN, lift=3)


def clasp(card: Sheet) -> None:
    """One of his ends closes over her hand."""
    card.paint(ribbon("706,1046 752,1082 774,1122 762,1160", (12, 12, 10, 6)), BROWN, lift=4)
