"""Anything Else?: he weighs a pear, huge and hopeful, and asks; a girl licks through a swan's neck meanwhile."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.anything_else.fish import fish, ice, swan
from art.scenes.houseguests.anything_else.inks import (
    BURNT,
    CAST,
    CHALK,
    LILAC,
    PALE,
    PEAR,
    PISTACHIO,
    PLUM,
    ROSY,
    SEA,
    SHELL,
)

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CHALK
BRASS: Final = mix(PEAR, PLUM, 0.42)
RIBBON: Final = "#d4655f"
SHIRT: Final = mix(SEA, PLUM, 0.16)


def paint(card: Sheet) -> None:
    """Lay him, the slab, the scales with the pear, his hands, the swan, the fish, and before all her arm and the girl."""
    _him(card)
    _slab(card)
    _scales(card)
    _resting(card)
    swan(card)
    fish(card)
    ice(card)
    _front(card)
    _giving(card)
    _her(card)
    _bow(card)
    _girl(card)


def _him(card: Sheet) -> None:
    """He fills the stall; the cap goes out of the card."""
    card.paint(
        "40,1300! 24,1080 60,880 150,740 320,660 470,610! 770,610! 920,660 1080,760 1150,900 1180,1100 1170,1300!",
        SHIRT,
        angle=84,
        laps=90,
        lift=9,
    )
    card.paint("474,500! 770,500! 776,640 640,720 470,640!", BURNT.shade, angle=84)
    card.paint(
        "440,628! 484,560! 560,640 622,724! 690,640 752,572! 806,622! 740,800! 622,726! 516,806!",
        CHALK,
        angle=20,
        lift=6,
    )
    apron = card.piece(
        "196,1320! 206,1100 250,930 330,836! 620,826 900,836! 980,930 1020,1100 1034,1320!",
        PLUM,
        angle=86,
        laps=100,
        grain=0.4,
        lift=8,
    )
    card.pattern(apron, [ribbon("240,900 620,872 1000,900", (8, 8))], mix(PLUM, LILAC, 0.4), thin=0.1)
    card.paint(
        [ribbon("356,850 350,740 436,630", (56, 50, 42)), ribbon("880,850 890,740 806,622", (56, 50, 42))], PLUM, lift=4
    )
    Head(card, CAST["monger"], 622, 316, 318, tilt=7, turn=-0.45).draw()


def _slab(card: Sheet) -> None:
    card.paint("-40,1230! 600,1222 1240,1218! 1240,1740! -40,1740!", mix(CHALK, SEA, 0.26), angle=2, laps=90, lift=6)


def _front(card: Sheet) -> None:
    card.paint("-40,1660! 600,1652 1240,1648! 1240,1720! 600,1726 -40,1732!", CHALK, angle=1, grain=0.15, lift=6)
    front = card.piece("-40,1724! 600,1718 1240,1714! 1240,1860! -40,1860!", PISTACHIO, angle=2, laps=100, lift=4)
    lines = [ribbon(f"{x},1700 {x},1860", (7, 7)) for x in range(-60, 1240, 160)]
    card.pattern(front, lines, mix(PISTACHIO, CHALK, 0.5), thin=0.1)


def _scales(card: Sheet) -> None:
    """A dial that looks out like one more eye; on top of it a brass pan, and one pear that sleeps."""
    foot = shift(BRASS, -0.1)
    card.paint("586,1290! 624,1130 640,980! 790,980! 806,1130 850,1290!", foot, angle=86, laps=40, lift=8)
    card.paint(ROUND, BRASS, at=affine(716, 1116, 142), lift=8)
    card.paint(ROUND, CHALK, at=affine(716, 1116, 116))
    dial = affine(716, 1116, 116)
    spokes = ((-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (-0.7, 0.7), (0, 1))
    ticks = [ribbon(f"{0.76 * c},{0.76 * s} {0.92 * c},{0.92 * s}", (0.06, 0.06), dial, 116) for c, s in spokes]
    card.paint([*ticks, ribbon("-.08,.2 .34,-.62", (0.14, 0.04), dial, 116)], PLUM)
    card.paint(ROUND, PLUM, at=affine(716, 1116, 14))
    card.paint("440,900! 716,884 992,898! 980,930 716,950 452,932", shift(BRASS, -0.12), angle=4)
    at = affine(742, 800, 2.05, -66)
    pear = card.piece(
        "-6,-88 10,-88 20,-58 30,-26 54,4 58,40 36,70 0,78 -38,70 -60,38 -52,2 -30,-28 -20,-60",
        PEAR,
        at=at,
        angle=60,
        laps=40,
        lift=9,
    )
    with card.inside(pear):
        card.paint("-70,0! -34,14 -20,50 20,74! -70,100!", shift(PEAR, -0.1), at=at)
        card.paint("14,-40 26,-10 40,20 22,14 10,-14", shift(PEAR, 0.09), at=at)
    card.paint(ribbon("2,-82 6,-104 22,-122", (9, 8, 12), at, 2), PLUM, lift=3)
    card.paint(
        "428,902! 716,924 1004,898! 984,968 880,1004 716,1014 556,1004 452,968", BRASS, angle=4, laps=40, lift=10
    )
    card.paint(ribbon("460,930 716,954 976,926", (5, 9, 5)), mix(PEAR, CHALK, 0.3), thin=0.2)


def _resting(card: Sheet) -> None:
    """His left hand lies on the pear as on a child that must not wake."""
    hand(card, "rest", 952, 742, 216, 176, BURNT, flip=True, age=62, lift=7)
    card.paint("936,662! 988,652! 996,818! 948,820!", CHALK, lift=5)
    sleeve = card.piece(
        "978,656! 1050,690 1120,770 1180,900 1200,1020 1180,1120! 1110,1130 1040,1040 980,900! 966,824!",
        shift(SHIRT, 0.05),
        angle=60,
        laps=60,
        lift=9,
    )
    with card.inside(sleeve):
        card.paint(
            [ribbon("970,830 1050,850 1090,800", (4, 22, 4)), ribbon("1010,960 1080,960 1130,900", (4, 22, 4))],
            shift(SHIRT, -0.06),
        )


def _giving(card: Sheet) -> None:
    """The other has the end of the ribbon, between two fingers."""
    sleeve = card.piece(
        "336,800! 366,896! 300,960 230,1020 150,1100 60,1130! -40,1080! -20,960 60,900 200,850!",
        shift(SHIRT, 0.05),
        angle=-30,
        laps=60,
        lift=9,
    )
    with card.inside(sleeve):
        card.paint(ribbon("90,900 130,960 190,980", (4, 22, 4)), shift(SHIRT, -0.06))
    hand(card, "pinch", 366, 842, 200, -16, BURNT, age=62, lift=7)
    card.paint("326,796! 366,786! 396,878! 356,900!", CHALK, lift=5)
    card.paint(ribbon("528,800 500,850 450,900 420,970 376,1090", (24, 28, 30, 28, 22)), RIBBON, lift=5)


def _bow(card: Sheet) -> None:
    """Tied round her wrist, as one ties up what is to be given."""
    deep = shift(RIBBON, -0.09)
    card.paint(ribbon("358,1074 366,1124 356,1182", (34, 36, 34)), RIBBON, lift=3)
    card.paint("364,1096! 350,1180 322,1240 334,1300! 362,1278! 390,1296! 384,1200 380,1096!", deep, angle=80, lift=6)
    for loop, inner in (
        ("366,1090! 330,1030 270,1004 236,1030 262,1084 320,1108!", "350,1084! 310,1046 270,1030 262,1052 300,1082!"),
        ("370,1090! 400,1040 456,1010 490,1034 470,1088 412,1110!", "384,1086! 420,1050 458,1034 464,1054 426,1086!"),
    ):
        card.paint(loop, RIBBON, angle=20, lift=7)
        card.paint(inner, deep, angle=20)
    card.paint("344,1076! 390,1072! 396,1118! 348,1122!", RIBBON, lift=5)


def _her(card: Sheet) -> None:
    """Of her only the arm: pink scales to the elbow, and a wrist held out."""
    card.paint(
        "150,1090! 250,1078 360,1084 430,1098! 434,1154! 360,1172 250,1200 150,1210!", PALE.base, angle=4, lift=8
    )
    hand(card, "palm_up", 424, 1124, 158, -8, PALE, age=58, lift=6)
    sleeve = card.piece(
        "-60,690! 30,740 90,850 120,970 220,1040! 226,1260! 120,1330 40,1420 -60,1450!",
        SHELL,
        angle=60,
        laps=80,
        lift=12,
    )
    printed(card, sleeve, "scallop", shift(SHELL, -0.09), gap=84)
    card.paint("206,1024! 262,1034! 268,1250! 214,1274!", LILAC, angle=80, lift=6)


def _girl(card: Sheet) -> None:
    """She has until it is her grandmother's turn."""
    wool = mix(PISTACHIO, PLUM, 0.22)
    card.paint("1090,1060! 1180,1060! 1190,1180! 1080,1180!", ROSY.shade, angle=84)
    coat = card.piece(
        "1060,1160! 1110,1130 1190,1110! 1240,1130! 1240,1860! 1030,1860! 1016,1560 1034,1300",
        wool,
        angle=84,
        laps=60,
        lift=10,
    )
    with card.inside(coat):
        card.paint(ribbon("1056,1300 1060,1480 1050,1700", (4, 20, 8)), shift(wool, -0.07), thin=0.08)
    sleeve = "1116,1226! 1190,1200 1240,1230! 1240,1560! 1180,1600 1120,1590! 1096,1480 1094,1340"
    card.paint(sleeve, shift(wool, 0.05), angle=80, laps=50, lift=8)
    card.paint("1080,1576! 1240,1560! 1240,1760! 1092,1770!", shift(wool, -0.04), angle=4, lift=5)
    card.paint("1060,1150! 1120,1164 1190,1110! 1216,1150! 1130,1214 1050,1190!", CHALK, lift=4)
    Head(card, CAST["girl"], 1134, 996, 126, tilt=-6, view="side", turn=-1.0).draw()
    card.paint("1058,1070 1030,1058 1004,1042 988,1048 990,1064 1012,1078 1040,1088 1060,1086", RIBBON, lift=3)
