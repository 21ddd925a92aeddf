"""The three: one knits, one takes aim with an olive stone, one has fallen asleep over the flask."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from art.cutpaper import contour
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Outlines, Patch, Sheet, mix, shift
from art.scenes.houseguests.come_down_this_instant.cast import (
    BONE,
    BROWN,
    CAST,
    CHALK,
    FAIR,
    GREY,
    LINE,
    OLIVE,
    ROUND,
    SLATE,
    TAN,
    UMBER,
)


def cloth(card: Sheet, spec: Outlines, ink: Ink, **how: Any) -> Patch:
    """Lay a piece of clothing, torn finely, without fibre."""
    return card.piece(spec, ink, **{"edge": "torn", "wobble": 2.6, "lift": 9, "angle": 82, "laps": 60, **how})


SIDE: Final = (
    "-.19,-.1! -.2,.16 -.22,.32 -.16,.58 -.1,.8 -.15,.94 -.12,1.02 .08,1.03 .3,1.08 .41,1.06 .42,.99 .24,.89 .11,.79 .09,.6 "
    ".14,.34 .2,.14 .2,-.1!",
    "-.18,.88! -.04,.93 .08,.86! .22,.9 .38,.97 .5,1.06 .49,1.13! .2,1.1 .0,1.09! -.18,1.08!",
)
FRONT: Final = (
    "-.2,-.1! -.2,.16 -.19,.34 -.13,.6 -.1,.82 -.13,.96 -.14,1.08 -.06,1.18 .05,1.18 .12,1.08 .12,.94 .09,.82 .12,.58 .19,.32 "
    ".2,.12 .2,-.1!",
    "-.14,.94! -.06,1.0 .04,1.0 .13,.92! .17,1.06 .13,1.2 .03,1.25 -.08,1.24 -.16,1.16 -.18,1.04",
)


def leg(
    card: Sheet, x: float, y: float, size: float, tilt: float, inks: tuple[Ink, Ink | None], flip: bool, front: bool
) -> None:
    """Lay a shin that hangs from a knee at (x, y) down to its toes as one contour, and a shoe on it."""
    shin, shoe = FRONT if front else SIDE
    at = affine(x, y, size, tilt, flip)
    whole = cloth(card, shin, inks[0], at=at, wobble=1.6, lift=9, laps=30)
    with card.inside(whole):
        card.paint("-.3,-.1! -.06,-.1! -.1,.3 -.06,.6 -.06,1.3! -.3,1.3!", shift(inks[0], -0.06), at=at, angle=84)
    if inks[1] is not None:
        cloth(card, shoe, inks[1], at=at, wobble=1.4, lift=6, angle=8, laps=30)
    else:
        card.paint([ribbon(f".{k},1.06 .{k + 3},1.0", (0.014, 0.01), at, size) for k in (26, 32, 37)], BROWN.line)


def aiming(card: Sheet) -> None:
    """Thin, high up on the right; one eye is shut."""
    leg(card, 822, 1110, 300, -4, (BROWN.shade, LINE), flip=True, front=False)
    leg(card, 1010, 1080, 290, -20, (BROWN.base, None), flip=False, front=False)
    coat = cloth(
        card,
        "880,500! 800,530 760,610 756,760 724,880 718,980 716,1130! 800,1168 890,1164 930,1150! 1000,1140 1060,1118 1116,1070! 1110,980 1080,880 1046,760 "
        "1040,620 1010,540 930,500!",
        UMBER,
        grain=0.4,
    )
    with card.inside(coat):
        card.paint(
            "690,990! 760,926 850,920 920,950 1000,910 1060,906 1130,960! 1140,1210! 690,1210!",
            shift(UMBER, 0.06),
            angle=4,
            edge="torn",
            wobble=3,
        )
        for fold in ("800,960 786,1050 792,1170", "930,960 926,1040 934,1150", "1030,930 1046,1010 1040,1120"):
            card.paint(ribbon(fold, (4, 13, 6)), shift(UMBER, -0.02), thin=0.12)
        card.paint(ribbon("906,600 912,780 918,960", (5, 6, 5)), LINE, thin=0.1)
        for y in (660, 760, 860):
            card.paint(ROUND, TAN, at=affine(888, y, 10))
    at = affine(905, 356, 122, -5)
    card.paint("-.32,.5! .32,.5! .36,1.24! 0,1.5 -.36,1.24!", BROWN.shade, at=at, angle=80)
    for s in (-1, 1):
        cloth(
            card,
            f"{905 - 4 * s},570! {905 + 40 * s},500 {905 + 74 * s},500! {905 + 110 * s},560 {905 + 50 * s},640! {905 + 8 * s},610",
            BONE,
            wobble=1.8,
            lift=5,
        )
    Head(card, CAST["aiming"], 905, 356, 122, tilt=-7, turn=0.3).draw()
    # a jar in her lap
    jar = cloth(card, "800,800! 880,796! 892,830 890,926! 796,930! 790,830", mix(BONE, GREY, 0.35), wobble=1.5, lift=6)
    with card.inside(jar):
        for x, y in ((816, 912), (846, 906), (872, 914), (830, 884), (860, 880), (812, 858), (880, 856)):
            card.paint(ROUND, LINE, at=affine(x, y, 16), wobble=0.6)
    card.paint("792,786! 888,782! 888,806! 794,810!", TAN, edge="torn", wobble=1, lift=4)
    arm = "800,532! 740,580 700,690 690,800 720,870 790,900! 812,846! 784,800 790,720 820,640!"
    cloth(card, arm, shift(UMBER, 0.045), lift=8, angle=70)
    card.paint("782,838! 820,850 812,908 770,906!", BONE, edge="torn", wobble=1.2, lift=4)
    hand(card, "cover", 800, 874, 96, 4, BROWN, age=79, lift=5)
    arm = "1000,530! 1070,548 1150,610 1222,700! 1166,756! 1096,706 1040,680 976,640!"
    cloth(card, arm, shift(UMBER, 0.045), lift=8, angle=40)
    card.paint("1226,682! 1152,742 1172,772 1248,712!", BONE, edge="torn", wobble=1.2, lift=4)
    hand(card, "pinch", 1206, 732, 104, 58, BROWN, age=79, lift=5)
    card.paint("1,0 .7,.6 0,.8 -.7,.6 -1,0 -.7,-.6 0,-.8 .7,-.6", LINE, at=affine(1272, 820, 21, 40), lift=3)


def knitting(card: Sheet) -> None:
    """Huge, in the middle; what she knits hangs down to the ground."""
    leg(card, 340, 1240, 330, 6, (SLATE, UMBER), flip=True, front=True)
    leg(card, 640, 1200, 330, -20, (SLATE, UMBER), flip=False, front=True)
    dress = cloth(
        card,
        "420,610! 320,640 270,720 262,860 220,980 176,1120 180,1210! 230,1272 340,1276 430,1250 476,1226! 540,1240 650,1226 740,1190 786,1130! 778,1090 730,980 690,860 "
        "690,740 650,650 540,610!",
        BONE,
        laps=80,
        lift=14,
    )
    printed(card, dress, "thistle", mix(TAN, UMBER, 0.35), TAN, gap=74, thin=0.12)
    with card.inside(dress):
        card.paint(
            "140,1170! 200,1090 330,1060 440,1100 480,1190! 540,1080 650,1040 760,1060 820,1120! 800,1360! 150,1360!",
            mix(BONE, TAN, 0.42),
            angle=84,
            edge="torn",
            wobble=3,
            thin=0.06,
        )
        for fold in (
            "230,1130 216,1210 240,1320",
            "400,1120 420,1200 400,1310",
            "570,1110 556,1190 580,1280",
            "720,1080 736,1150 700,1250",
        ):
            card.paint(ribbon(fold, (4, 12, 6)), mix(TAN, UMBER, 0.2), thin=0.12)
    at = affine(478, 430, 168, 4)
    card.paint("-.36,.5! .36,.5! .42,1.16! 0,1.5 -.42,1.16!", OLIVE.shade, at=at, angle=80)
    for spec in (
        "410,604! 320,632 262,700 250,860 220,1000 250,1090! 330,1080! 372,960 400,800 420,700!",
        "556,604! 650,640 700,720 706,860 736,990 716,1080! 640,1080! 612,960 580,800 560,700!",
    ):
        cloth(card, spec, SLATE, lift=8)
    card.paint(
        "400,600! 440,660 486,690 530,660 570,600! 590,640 520,740 484,760 440,740 384,640!",
        CHALK,
        edge="torn",
        wobble=2,
        lift=5,
        angle=10,
    )
    Head(card, CAST["huge"], 478, 430, 168, tilt=4, turn=-0.15).draw()


def strip(card: Sheet) -> None:
    """Lay the knitting, from her lap down to the ground and along it."""
    mid = "438,722 440,800 446,900 444,1060 440,1220 452,1380 500,1520 590,1630 720,1706 880,1740 1020,1760"
    band = cloth(
        card, ribbon(mid, (84, 88, 92, 94, 96, 96, 96, 92, 84, 76, 70)), mix(BONE, GREY, 0.25), lift=10, laps=40
    )
    line = contour.curve(mid, closed=False, step=2)
    inks = (SLATE, UMBER, TAN, BONE, GREY)
    with card.inside(band):
        for k, i in enumerate(range(0, len(line) - 4, 17)):
            (x, y), (u, v) = line[i], line[i + 3] - line[i]
            n = 90 / float(np.hypot(u, v))
            row = f"{x - v * n},{y + u * n} {x},{y + 3} {x + v * n},{y - u * n}"
            card.paint(ribbon(row, (17, 18, 17)), inks[(k * 3) % 5], edge="torn", wobble=1.6)


def knits(card: Sheet) -> None:
    """Lay needles, sleeves and hands."""
    for x0, y0, x1, y1 in ((420, 860, 640, 950), (640, 850, 440, 956)):
        card.paint(ribbon(f"{x0},{y0} {x1},{y1}", (9, 11)), LINE, wobble=0.4, lift=5)
        card.paint(ROUND, TAN, at=affine(x0, y0, 13), lift=3)
    for spec in (
        "330,650! 250,700 196,830 190,930 230,1000 320,1010 430,980! 424,890! 340,900 320,870 350,780!",
        "640,660! 716,710 770,830 776,930 740,996 660,1010 590,984! 600,896! 660,900 670,860 636,780!",
    ):
        cloth(card, spec, shift(SLATE, 0.05), lift=11, angle=60)
    for spec in ("420,884! 450,888 454,976 426,986!", "602,890! 572,894 566,978 594,988!"):
        card.paint(spec, CHALK, edge="torn", wobble=1.5, lift=4, angle=80)
    hand(card, "grip", 440, 934, 124, -14, OLIVE, age=72, lift=7)
    hand(card, "grip", 590, 936, 124, 194, OLIVE, flip=True, age=72, lift=7)


def sleeping(card: Sheet) -> None:
    """Round, on the left; her head has sunk onto the other's shoulder."""
    leg(card, 170, 1290, 280, -3, (GREY, LINE), flip=False, front=True)
    leg(card, 60, 1290, 300, 8, (shift(GREY, -0.05), LINE), flip=True, front=False)
    coat = cloth(
        card,
        "130,800! 40,830 -30,880 -50,1000 -56,1200! -50,1270! 20,1318 80,1316 118,1296! 160,1312 230,1290 274,1230! 276,1160 240,1010 250,900 220,830",
        TAN,
        laps=60,
        lift=14,
    )
    with card.inside(coat):
        card.paint(
            "-70,1230! -10,1150 70,1140 116,1240! 150,1150 220,1130 290,1160! 280,1420! -60,1420!",
            shift(TAN, -0.07),
            angle=84,
            edge="torn",
            wobble=3,
        )
    Head(card, CAST["sleepy"], 176, 690, 142, tilt=24, turn=-0.2).draw()
    arm = "50,850! -10,900 -50,1010! -50,1100! 30,1110 130,1080! 136,1010! 60,1010 70,960 96,900!"
    cloth(card, arm, shift(TAN, 0.05), lift=9, angle=60)
    flask = cloth(
        card,
        "158,960! 196,958! 198,996 226,1030 232,1130! 226,1150 136,1154 130,1134! 130,1034 156,998",
        SLATE,
        wobble=1.4,
        lift=7,
    )
    card.paint("150,930! 204,926! 204,964! 152,966!", mix(GREY, BONE, 0.4), edge="torn", wobble=1, lift=4)
    card.pattern(flask, turned([ribbon("150,1040 146,1130", (10, 12))]), shift(SLATE, 0.12))
    card.paint("124,1000! 148,1006 146,1084 120,1092!", BONE, edge="torn", wobble=1.2, lift=3)
    hand(card, "grip", 136, 1052, 104, -4, FAIR, age=68, lift=6)
