"""Do Not Disturb: one guest sleeps folded through all rooms; upstairs a trombone is blown into a pillow."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.do_not_disturb.inks import (
    BONE,
    BRASS,
    CAST,
    INK,
    PALE,
    PETROL,
    PLUM,
    RED,
    ROSY,
    SLATE,
)
from art.scenes.houseguests.do_not_disturb.staff import bellboy, kitten, trombone

GROUND = BONE
__all__ = ["CAST", "GROUND", "paint"]
STRIPE = shift(RED, -0.02)
CAP = mix(SLATE, BONE, 0.12)


def paint(card: Sheet) -> None:
    """Lay the house cut open, who is upstairs, then the one who has taken all the rooms."""
    _rooms(card)
    trombone(card)
    _torso(card)
    _leg(card)
    _bed(card)
    _slipper(card)
    _head(card)
    _arm(card)
    bellboy(card)
    kitten(card)


def _between(one: str, other: str, count: int, first: float, last: float, width: float) -> list[Array]:
    """Stripes that run from one seam to the other, as the cloth is cut."""
    a, b = (curve(spec, closed=False) for spec in (one, other))
    t = np.linspace(0, 1, 40)
    ends = []
    for line in (a, b):
        s = np.linspace(0, 1, len(line))
        ends.append(np.stack([np.interp(t, s, line[:, 0]), np.interp(t, s, line[:, 1])], 1))
    return [
        ribbon(ends[0] * (1 - k) + ends[1] * k, (width * 0.8, width, width * 1.1, width * 0.9))
        for k in np.linspace(first, last, count)
    ]


def _rooms(card: Sheet) -> None:
    card.paint("-40,-40! 1240,-40! 1240,360! -40,360!", PLUM, angle=88, laps=90)
    card.paint("-40,340! 1240,340! 1240,800! -40,800!", PETROL, angle=86, laps=90)
    card.paint("-40,800! 1240,800! 1240,1230! -40,1230!", INK, angle=90, laps=90)
    card.paint("-40,1230! 1240,1230! 1240,1680! -40,1680!", shift(PLUM, -0.02), angle=88, laps=90)
    card.paint("-40,1676! 1240,1676! 1240,1840! -40,1840!", INK, angle=4, laps=60)
    # the floors, and the one that gives
    card.paint(ribbon("-40,800 600,802 1240,798", (16, 16, 16)), BONE, angle=2, lift=4)
    card.paint(ribbon("-40,1232 600,1230 1240,1234", (16, 16, 16)), BONE, angle=2, lift=4)
    card.paint(ribbon("-40,1676 600,1678 1240,1674", (20, 20, 20)), BONE, angle=2, lift=4)
    card.paint(ribbon("-40,344 480,344 700,318 900,286 1060,300 1240,336", (18, 18, 18, 18, 18)), BONE, angle=2, lift=4)
    # what hangs and what stands where the floor gives
    card.paint("800,96! 930,84! 940,196! 808,208!", BRASS, lift=5)
    card.paint("818,112! 916,103! 922,182! 825,190!", shift(PLUM, 0.08))
    for x in (1010, 1064):
        at = affine(x, 286, 30, 4)
        card.paint(
            "-1,-1.6! -.7,-1.5 -.2,-.7 .5,-.3 1.1,-.1 1.1,.2! .1,.2 -.5,-.3 -.8,-.2 -.84,.2! -1,.2! -1.1,-.6",
            RED,
            at=at,
            lift=3,
        )


def _bed(card: Sheet) -> None:
    """What was meant for one; it gives in the middle."""
    card.paint("570,1586! 760,1618 960,1636 1100,1614 1240,1590! 1240,1674! 570,1674!", CAP, angle=3, laps=30, lift=7)
    card.paint("552,1520! 580,1520! 584,1676! 552,1676!", BRASS, angle=88, lift=4)
    card.paint(ROUND, BRASS, at=affine(566, 1508, 23), lift=3)


def _back(card: Sheet, outline: str, lift: float) -> None:
    back = card.piece(outline, BONE, angle=80, laps=110, lift=lift)
    card.pattern(
        back,
        _between(
            "840,330 960,330 1090,420 1170,560 1220,760 1236,1000 1230,1260 1180,1500 1080,1700",
            "520,560 590,640 650,760 690,900 710,1060 720,1240 730,1440 740,1700",
            11,
            0.1,
            0.98,
            17,
        ),
        STRIPE,
        thin=0.06,
    )


def _torso(card: Sheet) -> None:
    _back(
        card,
        "540,560! 720,420 840,366 960,366 1070,430 1140,560 1182,760 1196,1000 1190,1260 1160,1480 1090,1640! "
        "900,1640 700,1630! 620,1300 540,700",
        12,
    )


def _leg(card: Sheet) -> None:
    thigh = card.piece(
        "330,800! 340,700 410,640 520,640 620,720 740,900 880,1080 1040,1260! 1140,1400 1100,1600 960,1642! "
        "790,1640! 660,1560 560,1340 460,1120",
        shift(BONE, -0.015),
        angle=64,
        laps=100,
        lift=9,
    )
    card.pattern(
        thigh,
        _between("540,600 740,860 900,1080 1140,1360", "330,760 420,1050 560,1340 780,1700", 8, 0.08, 0.94, 17),
        STRIPE,
        thin=0.1,
    )
    _back(
        card,
        "1182,760! 1196,1000 1190,1260 1160,1480 1090,1646! 850,1650! 858,1500 862,1340 850,1180 820,1040! 960,760!",
        8,
    )
    shin = card.piece(
        "322,800 332,706 400,650 480,664 536,740 560,860 540,1080 500,1300 470,1520! 276,1516! 280,1300 296,1040",
        BONE,
        angle=90,
        laps=90,
        lift=8,
    )
    card.pattern(
        shin,
        _between(
            "540,640 580,860 550,1100 500,1340 480,1560", "316,660 316,860 296,1040 276,1300 270,1560", 5, 0.1, 0.9, 17
        ),
        STRIPE,
        thin=0.06,
    )
    card.paint("262,1490! 486,1496! 490,1546! 256,1540!", PALE, angle=3, lift=5)


def _slipper(card: Sheet) -> None:
    card.paint("290,1540! 452,1544! 462,1610! 290,1610!", ROSY.shade, angle=88)
    sole = card.piece(
        "500,1560! 516,1600 512,1662! 300,1666 110,1664! 84,1630 120,1580 200,1560 270,1566 330,1590 420,1600!",
        CAP,
        angle=6,
        lift=7,
    )
    with card.inside(sole):
        card.paint("60,1644! 540,1640! 540,1680! 60,1680!", shift(CAP, -0.12), angle=2)


def _head(card: Sheet) -> None:
    card.paint("700,440! 820,420 880,500 840,640 760,690 680,640!", ROSY.shade, angle=40)
    head = Head(card, CAST["sleeper"], 570, 514, 206, tilt=-76, turn=0.1, light=1)
    head.draw()
    _cap(card, head)


def _cap(card: Sheet, head: Head) -> None:
    cap = card.piece(
        "424,330! 372,350 300,360 220,410 150,510 116,620 118,690! 150,696! 190,620 250,560 320,560 380,600 430,662! "
        "440,560 436,440",
        CAP,
        angle=30,
        laps=60,
        lift=9,
    )
    folds = ("410,400 300,430 190,540 136,680", "420,500 320,480 220,550 150,680")
    card.pattern(cap, [ribbon(f, (3, 12, 4)) for f in folds], shift(CAP, -0.07), thin=0.1)
    card.paint("414,318! 458,322! 478,420 482,560 470,672! 424,682! 434,560 430,420", shift(CAP, 0.1), angle=84, lift=6)
    for k, (x, y) in enumerate(((92, 800), (112, 816), (134, 820), (156, 812), (174, 796))):
        card.paint(ribbon(f"134,690 {(134 + x) / 2 - 2},{730 + k} {x},{y - 30}", (14, 20, 24)), RED, lift=3)
    card.paint(ROUND, RED, at=affine(134, 690, 27), lift=4)


def _arm(card: Sheet) -> None:
    sleeve = card.piece(
        "760,640! 800,520 880,470 960,500 1000,600 990,760 940,920 860,1060 740,1150 600,1200 470,1216! 330,1200! "
        "316,1090! 340,1046! 470,1040 600,1000 690,930 730,800",
        BONE,
        angle=60,
        laps=90,
        lift=11,
    )
    card.pattern(
        sleeve,
        _between(
            "900,420 1040,600 1020,800 900,1070 740,1190 560,1240 280,1240",
            "750,600 740,760 700,900 620,980 500,1030 400,1036 280,1040",
            6,
            0.1,
            0.92,
            17,
        ),
        STRIPE,
        thin=0.1,
    )
    # the cuff, and a hand that hangs in somebody's room
    card.paint(
        "330,1080! 270,1078 222,1096 196,1130 186,1190 190,1214 206,1214 216,1176! 214,1220 222,1244 240,1244 248,1190! "
        "250,1234 262,1254 280,1252 284,1196! 290,1226 304,1240 318,1230 322,1190! 336,1190!",
        ROSY.base,
        angle=100,
        lift=7,
    )
    for line in ("217,1178 224,1150 234,1136", "248,1192 252,1160 258,1144", "284,1196 284,1166 286,1150"):
        card.paint(ribbon(line, (4, 3, 1)), ROSY.shade)
    card.paint("318,1072! 364,1066! 368,1214! 316,1220!", PALE, angle=86, lift=6)
    # a collar
    card.paint("762,424! 810,394 872,420! 896,520 862,640 800,722! 760,700! 802,610 810,506", PALE, angle=80, lift=7)
