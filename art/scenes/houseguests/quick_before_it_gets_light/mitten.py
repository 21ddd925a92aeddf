"""What comes down from above: a sleeve, a mitten as wide as the room, and the old woman asleep in it."""

from __future__ import annotations

from math import atan2, cos, degrees, sin
from typing import Final

import numpy as np

from art.cutpaper.contour import affine, curve, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.quick_before_it_gets_light.inks import (
    BONE,
    CAST,
    CHALK,
    NIGHT,
    PLUM,
    SLATE,
    WOOD,
    WOOL,
)

DEEP: Final = mix(WOOL, PLUM, 0.5)
TURNED: Final = mix(WOOL, PLUM, 0.2)
PALM: Final = (
    "292,650! 270,560 236,470 176,412 104,420 50,490 28,600 34,730 70,860 140,970 250,1060 400,1120 560,1140 720,1120 "
    "860,1060 980,970 1070,860 1150,740! 970,500! 900,580 840,650 770,710 680,756 560,776 430,756 346,716"
)
"""The near side of the palm: finger ends at the left, round the outside to the wrist, and the rim back."""
THUMB: Final = (
    "1040,500! 960,456 860,452 760,478 660,528 570,590 508,646 490,700 512,740 560,748 620,722 690,684 770,656 836,652 "
    "900,676 980,732 1060,776 1130,790!"
)
"""Narrow, with a round end, and parted from the palm: its lower edge meets the rim in a crotch at 850,650."""


def sleeve(card: Sheet) -> None:
    """The ribbed cuff, and a coat sleeve out of the corner."""
    cuff = card.piece(
        "906,462! 960,420 1010,370 1050,310! 1290,600! 1230,650 1170,710 1140,782! 1090,690 1000,560",
        NIGHT,
        angle=-45,
        laps=60,
        lift=14,
        edge="torn",
        core=BONE,
        wobble=2,
    )
    with card.inside(cuff):
        for k in range(10):
            x, y = 918 + 25 * k, 458 + 37 * k
            card.paint(ribbon(f"{x - 20:.0f},{y + 20:.0f} {x + 170:.0f},{y - 150:.0f}", (15, 15)), BONE, angle=-45)
    arm = card.piece(
        "996,306! 1050,190 1096,60 1120,-60! 1290,-60! 1290,690! 1240,640 1180,560 1090,440",
        PLUM,
        angle=-50,
        laps=90,
        edge="torn",
        core=BONE,
        wobble=5,
        lift=16,
    )
    with card.inside(arm):
        for fold in ("1050,300 1110,240 1160,150", "1150,440 1200,380 1250,290"):
            card.paint(ribbon(fold, (3, 16, 3)), shift(PLUM, -0.09), thin=0.1)


def hollow(card: Sheet) -> None:
    """The far side of the palm."""
    card.paint(
        "40,580 60,480 130,412 200,420 250,470 296,530! 420,560 600,520 760,470 860,500! 900,600! 860,760 700,840 400,840 "
        "180,760",
        DEEP,
        angle=20,
        laps=60,
        lift=8,
    )


def woman(card: Sheet) -> None:
    """On her side, knees drawn up under the thumb."""
    gown = card.piece(
        "430,580! 500,500 580,452 660,410 740,376 820,372 890,410 940,470 960,560! 900,700! 700,840 480,840 380,740!",
        BONE,
        angle=30,
        laps=70,
        lift=8,
    )
    with card.inside(gown):
        for fold in ("560,500 640,580 660,720", "660,430 720,520 720,640", "800,390 820,470 800,560"):
            card.paint(ribbon(fold, (3, 18, 4)), mix(BONE, SLATE, 0.3), thin=0.1)
    Head(card, CAST["late"], 384, 572, 152, tilt=-56).draw()
    card.paint(
        "452,716! 500,668 520,600 524,530 560,488! 606,530 606,610 580,690 530,760!",
        CHALK,
        angle=60,
        lift=5,
        edge="torn",
        wobble=3,
    )


def front(card: Sheet) -> None:
    """The near side of the palm, its knitted pattern, her hand on its edge, and the thumb laid over her."""
    palm = card.piece(PALM, WOOL, angle=24, laps=80, lift=14)
    with card.inside(palm):
        card.paint(
            "0,700! 80,880 200,1000 400,1080 560,1100 720,1080 850,1020 970,920 1080,780! 1240,900! 700,1240! 0,1100!",
            TURNED,
            angle=20,
            laps=50,
        )
        _stitches(card)
        _knit(card)
    _her_hand(card)
    thumb = card.piece(THUMB, WOOL, angle=-24, laps=70, lift=16)
    with card.inside(thumb):
        _stitches(card)
        card.paint(
            "480,716! 520,724 560,726 616,700 688,660 770,630 840,626 906,650 990,708 1064,750 1140,768! 1140,900! 480,860!",
            TURNED,
            angle=-20,
            laps=50,
        )
        for line in ("566,560 606,620 626,690 622,760", "620,520 662,590 682,660 676,730"):
            card.paint(ribbon(line, (13,)), NIGHT, wobble=0.8)


def _her_hand(card: Sheet) -> None:
    """Out from under the thumb, over the rim of the palm."""
    hand(card, "rest", 500, 722, 176, 128, CAST["late"].skin, age=79, lift=6)
    card.paint("560,640! 512,668 474,704! 486,736 524,762! 570,744 600,700!", BONE, angle=40, lift=5)
    card.paint(ribbon("478,706 494,738 522,758", (3, 7, 3)), mix(BONE, SLATE, 0.3), thin=0.1)


def _stitches(card: Sheet) -> None:
    """Rows of small loops, as far as the patch lets them."""
    loops = [
        ribbon(f"{x - 13},{y - 9} {x},{y + 9} {x + 13},{y - 9}", (3, 5, 3))
        for row, y in enumerate(range(430, 1150, 44))
        for x in range(20 + 26 * (row % 2), 1150, 52)
    ]
    card.paint(loops, mix(WOOL, PLUM, 0.17), wobble=0.4, thin=0.1)


def _knit(card: Sheet) -> None:
    """Bands that follow the palm: a line, a row of lozenges, a line."""
    for spec in (
        "0,530 96,686 204,812 306,896 425,946 560,962 700,946 810,896 900,826 985,726",
        "20,780 70,860 140,936 240,1008 400,1070 560,1086 720,1068 865,1008 985,918 1080,810",
    ):
        card.paint(ribbon(spec, (15,)), NIGHT, wobble=0.8)
    way = curve(
        "14,660 84,776 166,870 276,954 412,1008 560,1024 710,1008 838,952 944,872 1040,768", closed=False, step=4
    )
    marks = []
    for i in np.linspace(10, len(way) - 10, 18).astype(int):
        d = way[i + 2] - way[i - 2]
        marks.append(
            curve(
                "-36,0! 0,-36! 36,0! 0,36!",
                affine(float(way[i][0]), float(way[i][1]), 1, degrees(atan2(float(d[1]), float(d[0])))),
            )
        )
    card.paint(marks, CHALK, wobble=0.6)


def plait(card: Sheet) -> None:
    """White, out over the rim, and long enough to reach the bed."""
    way = curve("280,520 246,590 234,690 256,810 300,930 326,1040 322,1130 304,1196", closed=False, step=2)
    card.paint(ribbon(way[::12], (30, 30, 20)), shift(CHALK, -0.07), angle=84, lift=6)
    for k, i in enumerate(np.linspace(0, len(way) - 3, 22).astype(int)):
        d = way[i + 2] - way[i]
        side = 1 if k % 2 else -1
        way_on = atan2(float(d[1]), float(d[0]))
        size = 37 - 0.45 * k
        x, y = float(way[i][0]) - side * 11 * sin(way_on), float(way[i][1]) + side * 11 * cos(way_on)
        at = affine(x, y, size, degrees(way_on) - 40 * side)
        card.paint(
            "-1.15,-.1! -.2,-.66 .9,-.5 1.2,.1! .3,.7 -.8,.5",
            shift(CHALK, -0.05 * (k % 2)),
            at=at,
            wobble=0.4,
            lift=4,
        )
    card.paint("288,1200! 318,1204! 326,1250 300,1290! 278,1248", CHALK, angle=84, lift=4)
    card.paint("303,1196! 252,1170 238,1190 246,1222! 303,1206! 352,1236 366,1212 356,1182!", WOOD, lift=5)
