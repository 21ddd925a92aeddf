"""What comes down from above: a sleeve, a mitten as wide as the room, and the old woman asleep in it."""

from __future__ import annotations

from math import atan2, cos, degrees, sin
from typing import Final

import numpy as np

from art.cutpaper.contour import affine, curve, ribbon
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
    "1040,520! 950,470 850,462 750,486 650,534 560,590 500,646 486,706 520,752 584,760 664,742 740,746 810,780 880,824 "
    "960,844 1050,826 1130,776!"
)


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
    """The near side of the palm, its knitted pattern, and the thumb laid over her like a blanket."""
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
    thumb = card.piece(THUMB, WOOL, angle=-14, laps=70, lift=14)
    with card.inside(thumb):
        _stitches(card)
        card.paint(
            "480,726! 530,740 590,740 664,716 744,718 816,752 890,796 970,812 1060,790 1130,740! 1140,900! 480,860!",
            TURNED,
            angle=-10,
            laps=50,
        )


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
