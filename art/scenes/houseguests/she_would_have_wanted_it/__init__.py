"""She Would Have Wanted It: her black dress stands as a house; they eat in it, he shovels potatoes, a goat eats the lace."""

from __future__ import annotations

from art.cutpaper.contour import DOT, ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.she_would_have_wanted_it.goat import goat
from art.scenes.houseguests.she_would_have_wanted_it.inks import (
    BLACK,
    BRICK,
    CLOTH,
    CREAM,
    LINEN,
    MUSTARD,
    OLIVE,
    SLATE,
    UMBER,
)
from art.scenes.houseguests.she_would_have_wanted_it.rooms import cellar, fishing, parlour

GROUND = CREAM

DRESS = (
    "470,300! 520,288 580,288 630,300! 700,316 770,330 820,352! 900,380 950,450 960,540! 968,660 950,780 930,880! 900,900 "
    "860,900 838,884! 846,780 846,690 828,620! 806,690 780,760 764,820! 830,900 930,1060 1010,1240! 1080,1400 1130,1560 "
    "1160,1700! 1000,1730 800,1744 560,1744! 320,1744 130,1730 -30,1690! 0,1540 60,1380 130,1230! 200,1060 280,910 350,820! "
    "330,760 304,690 284,620! 262,690 258,780 270,884! 246,902 200,900 176,880! 152,780 136,660 144,540! 154,450 210,380 "
    "290,352! 340,330 400,316"
)


def paint(card: Sheet) -> None:
    """Lay the floor, the stand, the dress with its rooms, the hat, and before it the goat."""
    floor = mix(UMBER, CREAM, 0.4)
    card.paint("-40,1640! 600,1630 1240,1642! 1240,1860! -40,1860!", floor, angle=2, laps=90, edge="torn", core=LINEN)
    dress = card.piece(DRESS, CLOTH, angle=84, laps=100, grain=0.42, lift=12)
    with card.inside(dress):
        _cloth(card)
    parlour(card)
    cellar(card)
    fishing(card)
    _collar(card)
    _cuffs(card)
    _hat(card)
    goat(card)


def _cloth(card: Sheet) -> None:
    for fold in (
        "370,830! 330,1000 220,1300 90,1760! 40,1760! 180,1300 300,1000",
        "740,830! 800,960 930,1240 1040,1760! 1100,1760! 970,1240 830,980",
        "300,360! 262,440 266,540 284,640! 300,560 300,460",
        "812,356! 850,440 846,540 828,640! 812,560 812,460",
    ):
        card.paint(fold, shift(CLOTH, 0.06), angle=84, laps=50)
    card.paint("346,790! 560,826 768,790! 772,840! 560,872 344,838!", shift(CLOTH, 0.09), angle=3, lift=4)


def _cuffs(card: Sheet) -> None:
    """Empty, and a hand's breadth of lace."""
    for cuff, hole in (
        ("172,862! 220,884 274,866! 280,910! 222,930 166,906!", "176,902! 222,912 270,904! 222,926!"),
        ("834,868! 880,886 932,862! 940,906! 884,930 828,910!", "838,906! 884,914 930,902! 884,926!"),
    ):
        card.paint(cuff, LINEN, angle=6, edge="torn", wobble=4, lift=5)
        card.paint(hole, mix(UMBER, LINEN, 0.2), angle=4)


def _collar(card: Sheet) -> None:
    card.paint("500,200! 600,200! 610,310! 552,330 492,310!", mix(UMBER, MUSTARD, 0.35), angle=86, lift=4)
    card.paint("486,262! 552,280 616,262! 628,320 560,352 476,320!", CLOTH, angle=4, lift=4)
    card.paint(
        "474,300! 552,330 630,300! 680,350 650,420 600,440! 580,400 560,370 552,346! 540,380 520,410 500,440! 450,420 424,350!",
        LINEN,
        angle=20,
        edge="torn",
        wobble=4,
        lift=6,
    )
    card.paint(ROUND, BRICK, at=affine(552, 358, 21), lift=4)
    for y in range(470, 780, 62):
        card.paint(ROUND, SLATE, at=affine(546, y, 11), lift=2)


def _hat(card: Sheet) -> None:
    """On the stand's knob."""
    card.paint(ROUND, mix(UMBER, MUSTARD, 0.35), at=affine(550, 196, 56), lift=4)
    card.paint("420,150! 430,60 500,18 580,24! 650,36 684,90 688,150!", BRICK, angle=8, lift=8)
    card.paint("418,120! 550,140 690,118! 692,160! 550,180 414,160!", BLACK, angle=3)
    card.paint("260,176 340,140 550,160 760,132 850,160! 800,196 660,214 540,214 360,212!", BRICK, angle=2, lift=7)
    card.paint("640,140! 700,60 800,0 900,-20! 850,60 780,110 670,156!", OLIVE, angle=-30, lift=5)
    card.paint(ribbon("648,146 740,70 880,-10", (6, 3)), LINEN)
    card.paint(DOT, MUSTARD, at=affine(648, 140, 30), lift=4)
    card.paint(DOT, BRICK, at=affine(648, 140, 12))
