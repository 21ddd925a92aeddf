"""The three: one knits, one takes aim with an olive stone, one has fallen asleep over the flask."""

from __future__ import annotations

from typing import Any

import numpy as np

from art.cutpaper import contour
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
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


def cloth(card: Sheet, spec: str, ink: Ink, **how: Any) -> Patch:
    """Lay a piece of clothing, torn finely, without fibre."""
    return card.piece(spec, ink, **{"edge": "torn", "wobble": 2.6, "lift": 9, "angle": 82, "laps": 60, **how})


def leg(
    card: Sheet,
    knee: tuple[float, float],
    ankle: tuple[float, float],
    w: float,
    stocking: Ink,
    shoe: Ink | None,
    toe: int,
) -> None:
    """Lay a leg from below a hem to its foot as one contour, and a shoe on it; ``toe`` says to which side it points."""
    (kx, ky), (ax, ay) = knee, ankle
    mx, my = kx + (ax - kx) * 0.42, ky + (ay - ky) * 0.42
    foot = (
        f"{kx - w * 0.5},{ky}! {mx - w * 0.58},{my} {ax - w * 0.26},{ay} {ax - toe * w * 0.30},{ay + w * 0.5} "
        f"{ax + toe * w * 0.2},{ay + w * 0.62} {ax + toe * w * 1.05},{ay + w * 0.66} {ax + toe * w * 1.12},{ay + w * 0.44} "
        f"{ax + toe * w * 0.3},{ay + w * 0.1} {ax + w * 0.26},{ay - w * 0.1} {mx + w * 0.5},{my} {kx + w * 0.5},{ky}!"
    )
    if toe < 0:
        foot = (
            f"{kx + w * 0.5},{ky}! {mx + w * 0.58},{my} {ax + w * 0.26},{ay} {ax + w * 0.30},{ay + w * 0.5} "
            f"{ax - w * 0.2},{ay + w * 0.62} {ax - w * 1.05},{ay + w * 0.66} {ax - w * 1.12},{ay + w * 0.44} "
            f"{ax - w * 0.3},{ay + w * 0.1} {ax - w * 0.26},{ay - w * 0.1} {mx - w * 0.5},{my} {kx - w * 0.5},{ky}!"
        )
    whole = cloth(card, foot, stocking, wobble=1.8, lift=7, laps=30)
    with card.inside(whole):
        ribs = [
            ribbon(f"{kx + w * u},{ky} {mx + w * u},{my} {ax + w * u * 0.5},{ay + w * 0.3}", (4, 5, 3))
            for u in (-0.24, 0.0, 0.24)
        ]
        card.paint(turned(ribs), shift(stocking, -0.06), thin=0.15)
    if shoe is None:
        return
    t = toe * w * 0.92
    sole = (
        f"{ax - t * 0.36},{ay + w * 0.1}! {ax + t * 0.0},{ay + w * 0.3} {ax + t * 0.5},{ay + w * 0.22}! {ax + t * 1.1},{ay + w * 0.36} "
        f"{ax + t * 1.3},{ay + w * 0.6} {ax + t * 1.2},{ay + w * 0.8}! {ax - t * 0.4},{ay + w * 0.72}!"
    )
    cloth(card, sole, shoe, wobble=1.8, lift=6, angle=8, laps=30)
    card.paint(
        ribbon(
            f"{ax - t * 0.42},{ay + w * 0.76} {ax + t * 0.4},{ay + w * 0.82} {ax + t * 1.24},{ay + w * 0.82}",
            (w * 0.14,) * 3,
        ),
        LINE,
        edge="torn",
        wobble=1,
    )


def aiming(card: Sheet) -> None:
    """Thin, high up on the right; one eye is shut."""
    leg(card, (860, 1040), (800, 1262), 62, TAN, LINE, -1)
    leg(card, (1000, 1030), (1044, 1250), 62, TAN, None, 1)
    coat = cloth(
        card,
        "880,500! 800,530 760,610 752,760 726,880 730,960 760,1070! 880,1090 1010,1080 1090,1050! 1104,960 1080,880 1046,760 "
        "1040,620 1010,540 930,500!",
        UMBER,
        grain=0.4,
    )
    with card.inside(coat):
        card.paint(
            "700,950! 840,930 930,950 1010,930 1120,950! 1120,1120! 700,1120!",
            shift(UMBER, -0.06),
            angle=4,
            edge="torn",
            wobble=3,
        )
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
    leg(card, (320, 1260), (352, 1500), 90, SLATE, UMBER, -1)
    leg(card, (640, 1250), (706, 1440), 90, SLATE, UMBER, 1)
    dress = cloth(
        card,
        "420,610! 320,640 270,720 262,860 220,980 180,1100 186,1290! 330,1316 520,1300 700,1310 772,1280! 778,1110 730,980 690,860 "
        "690,740 650,650 540,610!",
        BONE,
        laps=80,
        lift=14,
    )
    printed(card, dress, "thistle", mix(TAN, UMBER, 0.35), TAN, gap=74, thin=0.12)
    with card.inside(dress):
        card.paint(
            "150,1120! 300,1076 420,1090 480,1120! 560,1086 680,1080 800,1116! 800,1340! 150,1340!",
            mix(BONE, TAN, 0.42),
            angle=84,
            edge="torn",
            wobble=3,
            thin=0.06,
        )
        for fold in ("300,1120 290,1200 306,1310", "470,1130 478,1220 466,1310", "650,1120 662,1210 650,1310"):
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
    band = cloth(
        card,
        "446,742! 546,748! 552,900 556,1040 562,1200 552,1360 520,1500 468,1620 390,1706 300,1780! 214,1714! 320,1640 370,1570 "
        "408,1480 440,1340 446,1180 444,1000 446,880",
        mix(BONE, GREY, 0.25),
        lift=10,
        laps=40,
    )
    line = contour.curve(
        "496,730 500,900 504,1040 506,1200 496,1350 464,1490 406,1606 300,1720 180,1800", closed=False, step=2
    )
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
    leg(card, (50, 1280), (130, 1450), 76, GREY, LINE, 1)
    leg(card, (170, 1280), (100, 1470), 76, GREY, LINE, -1)
    coat = cloth(
        card,
        "130,800! 40,830 -60,880! -60,1320! 60,1336 200,1320 262,1290! 270,1160 240,1010 250,900 220,830",
        TAN,
        laps=60,
        lift=14,
    )
    with card.inside(coat):
        card.paint(
            "-60,1150! 60,1120 170,1130 280,1120! 280,1340! -60,1340!",
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
