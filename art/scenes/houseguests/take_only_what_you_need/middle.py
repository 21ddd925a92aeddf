"""Who is in the middle: a tub, a frame, a father, a door."""

from __future__ import annotations

from art.cutpaper.contour import DIAMOND, SCALE, affine, checks, motif, ribbon, stripes
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.take_only_what_you_need.cast import (
    BLACK,
    BONE,
    CAST,
    DEEP,
    FAIR,
    LILAC,
    PETROL,
    PINK,
    PIST,
    PLUM,
    ROSY,
    TOMATO,
    YELLOW,
)
from art.scenes.houseguests.take_only_what_you_need.tops import CAP, FLAT, hair, neck, sleeve


def tub(card: Sheet) -> None:
    """A tub on a head, a fish in it."""
    # middle row: tub on the head
    m = card.piece("580,850! 500,890 462,1000 450,1240! 830,1240! 810,980 780,890 700,850!", PINK, angle=80, lift=6)
    card.pattern(m, motif(card.box(m), DIAMOND, 74, 22, 0, 90), PLUM)
    tub = Head(card, CAST["tub"], 646, 776, 84, tilt=3, turn=-0.4)
    neck(card, tub)
    tub.draw()
    hair(card, tub, "-.74,-.1! -.86,-.5 -.6,-1.0 .5,-1.05 .84,-.5 .80,.3! .6,-.2 .5,-.5 -.3,-.6!", YELLOW)
    fs = card.piece(
        "640,620! 632,540 576,470! 640,492 676,440! 690,490 752,470! 716,530 712,620!", LILAC, angle=80, lift=3
    )
    card.pattern(fs, motif(card.box(fs), SCALE, 26, 10, 0, 0, ratio=0.5), PLUM)
    card.paint("512,600! 800,608! 770,712! 546,706!", PETROL, angle=4, lift=5)
    card.paint("504,586! 808,594! 808,616! 504,608!", BONE, lift=2)
    sleeve(card, "500,1010 462,860 500,760 548,706", (116, 90, 62, 50), shift(PINK, -0.05))
    sleeve(card, "790,1010 836,860 800,770 766,712", (116, 90, 62, 50), shift(PINK, -0.05))
    hand(card, "rest", 548, 716, 62, -76, DEEP)
    hand(card, "rest", 766, 722, 62, -100, DEEP, flip=True)


def framed(card: Sheet) -> None:
    """A man in his own frame."""
    # a man in his own frame
    a = card.piece("170,920! 70,980 20,1120 10,1400! 430,1400! 420,1080 360,960 280,910!", LILAC, angle=80, lift=6)
    card.pattern(a, stripes(card.box(a), 40, 6, 84), PLUM)
    framed = Head(card, CAST["framed"], 206, 812, 88, tilt=-9, turn=-0.35)
    neck(card, framed, 0.36)
    framed.draw()
    hair(card, framed, FLAT, PLUM)
    fr = affine(206, 818, 1, -5)
    card.paint(
        [
            "-142,-150! 142,-150! 142,-122! -142,-122!",
            "-142,130! 142,130! 142,160! -142,160!",
            "-142,-150! -114,-150! -114,160! -142,160!",
            "114,-150! 142,-150! 142,160! 114,160!",
        ],
        YELLOW,
        at=fr,
        lift=7,
        angle=20,
    )
    hand(card, "grip", 98, 1010, 78, -70, FAIR, lift=3)
    hand(card, "grip", 330, 990, 78, -110, FAIR, flip=True, lift=3)


def carried(card: Sheet) -> None:
    """A father carried, who looks back."""
    # father carried, looking back
    f = card.piece(
        "900,880! 810,920 776,1040 780,1320! 1180,1320! 1160,1040 1090,920 1000,870!", PETROL, angle=80, lift=6
    )
    card.pattern(f, stripes(card.box(f), 44, 8, 86), LILAC)
    fa = card.piece(
        "1010,690! 956,760 960,920 1000,1080! 1210,1100! 1210,800 1150,710 1100,680!", LILAC, angle=84, lift=6
    )
    card.pattern(fa, stripes(card.box(fa), 34, 6, 6), PLUM)
    father = Head(card, CAST["father"], 1058, 606, 82, tilt=15, turn=0.5, light=-1)
    neck(card, father)
    father.draw()
    hair(card, father, "-.70,.2! -.86,-.3 -.66,-.7! -.60,-.4 -.56,-.1!", BONE)
    son = Head(card, CAST["son"], 916, 800, 90, tilt=-10, turn=-0.5)
    neck(card, son, 0.36)
    son.draw()
    hair(card, son, CAP, BLACK)
    card.paint(
        "1120,730! 1170,830 1110,930 990,980 884,972! 880,914! 970,900 1040,850 1060,770!",
        shift(LILAC, -0.04),
        lift=6,
        angle=-20,
    )
    hand(card, "rest", 884, 942, 80, 186, FAIR, flip=True)


def door(card: Sheet) -> None:
    """A door on a back."""
    # front row: a door on a back
    card.paint("-30,1010! 236,960! 300,1660! -30,1720!", PIST, angle=86, lift=8)
    card.paint(
        ["10,1060! 200,1026! 214,1200! 16,1236!", "20,1290! 222,1256! 240,1480! 24,1520!"], shift(PIST, -0.08), angle=86
    )
    card.paint("250,1290 266,1298 264,1316 248,1314", YELLOW, lift=3)
    g = card.piece(
        "176,1376! 96,1400 20,1500 -20,1640 -40,1840! 372,1840! 404,1700 420,1560 392,1440! 350,1390 300,1366!",
        PLUM,
        angle=80,
        lift=8,
    )
    card.pattern(g, checks(card.box(g), 30, 6), shift(PLUM, 0.09), thin=0.15)
    door = Head(card, CAST["door"], 236, 1262, 118, tilt=-18, turn=-0.3)
    neck(card, door, 0.4)
    card.paint("-.52,1.0! 0,1.2 .5,.96! .62,1.16 .02,1.44 -.62,1.22!", TOMATO, at=door.at, lift=3)
    door.draw()
    hair(card, door, CAP, "#6b3d35")
    card.paint(ribbon("340,1380 250,1500 120,1620 -20,1690", (26, 28, 28, 24)), BONE, lift=3)
    card.paint(
        "60,1440! 10,1560 0,1700 60,1760! 150,1740 226,1650! 176,1590! 120,1640 110,1560 130,1450!",
        shift(PLUM, 0.05),
        lift=6,
        angle=70,
    )
    hand(card, "grip", 196, 1622, 110, -50, ROSY, lift=4)
