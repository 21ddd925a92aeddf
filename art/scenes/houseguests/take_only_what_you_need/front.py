"""Who is near: one who goes the other way with a key and a goose, and a child with a ribbon."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.take_only_what_you_need.cast import (
    BONE,
    CAST,
    FAIR,
    LILAC,
    PETROL,
    PIST,
    PLUM,
    TAN,
    TOMATO,
    YELLOW,
)

WHITE = "#f6f1e6"


def walker(card: Sheet) -> None:
    """Her coat is the largest thing in the street."""
    at = affine(650, 760, 168, 3)
    # the scarf's tails fly to where she comes from
    card.paint(
        "-.6,.7! -1.3,.6 -1.9,.8 -2.3,.62! -2.2,1.0 -1.6,1.2 -.9,1.16 -.5,1.1!",
        shift(PETROL, 0.05),
        at=at,
        angle=10,
        lift=6,
    )
    card.paint("-.5,.8! -1.1,1.0 -1.6,1.46 -1.7,1.7! -1.2,1.6 -.7,1.3 -.4,1.2!", PETROL, at=at, angle=40, lift=6)
    coat = card.piece(
        "560,930! 470,950 410,1010 380,1120 370,1300 330,1560 280,1860! 1110,1860! 1060,1560 1000,1300 960,1110 900,1000 820,946 730,926!",
        YELLOW,
        angle=84,
        laps=70,
        lift=16,
    )
    with card.inside(coat):
        bars = [
            ribbon(f"{640 + 62 * k},900 {640 + 66 * k},1200 {640 + 92 * k},1500 {640 + 118 * k},1880", (20, 22, 26, 30))
            for k in range(-5, 7)
        ]
        card.paint(turned(bars), BONE, thin=0.1, wobble=0.8)
        fold = "380,1120! 420,1200 430,1400 400,1620 350,1880! 260,1880! 330,1500 360,1250"
        card.paint(fold, shift(YELLOW, -0.09), angle=80, thin=0.14)
        card.paint(
            "700,1240! 720,1400 760,1640 800,1880! 700,1880! 690,1560!", shift(YELLOW, -0.1), angle=84, thin=0.12
        )
    for y in (1130, 1260, 1420, 1600):
        card.paint("1,0 0,1 -1,0 0,-1", PLUM, at=affine(672 + (y - 1130) * 0.06, y, 19), lift=4)
    card.paint("-.34,.5! .34,.5! .36,1.2! .1,1.6! -.36,1.2!", FAIR.shade, at=at, angle=80)
    card.paint("-.40,1.0! -.86,1.16 -1.1,1.5! -.5,1.9 .04,2.02! -.1,1.5!", PETROL, at=at, lift=7, angle=40)
    card.paint(".38,.96! .9,1.1 1.1,1.44! .6,1.86 .06,2.02! .06,1.5!", PETROL, at=at, lift=7, angle=100)
    head = Head(card, CAST["walker"], 650, 760, 168, tilt=3, turn=0.35)
    card.paint(
        "-.90,.8! -1.0,0 -.74,-.98 0,-1.3 .72,-1.0 .94,0 .84,.8! .3,1.1 -.4,1.1", shift(PETROL, -0.05), at=head.at
    )
    head.draw()
    scarf = (
        "-.56,1.06! -.86,.8 -1.0,.1 -.88,-.64 -.5,-1.14 0,-1.30 .5,-1.16 .86,-.66 .96,.1 .84,.84 .44,1.1! .62,.5 .68,-.1 "
        ".54,-.56 .2,-.80 -.2,-.72 -.54,-.46 -.70,.1 -.66,.6"
    )
    cloth = card.piece(scarf, PETROL, at=head.at, angle=60, lift=6)
    folds = ["-.9,.3 -.7,-.6 -.1,-1.1", ".9,.2 .74,-.5 .3,-.98", "-.84,.7 -.76,.2 -.74,-.2", "-.3,-1.2 .2,-.96 .6,-.6"]
    card.pattern(
        cloth, turned([ribbon(f, (0.01, 0.05, 0.01), head.at, 168) for f in folds]), shift(PETROL, 0.1), thin=0.2
    )
    card.paint("-.3,.98! .0,1.1 .34,1.0! .28,1.22 0,1.3 -.26,1.22!", PETROL, at=head.at, lift=5)


def key(card: Sheet) -> None:
    """Her right arm, and a key that would open a church."""
    sleeve = (
        "466,966! 400,1010 344,1130 310,1260 320,1350 372,1396 460,1392 560,1360! 572,1262! 470,1276 440,1250 470,1180 "
        "500,1090! 510,1010"
    )
    card.paint(sleeve, shift(YELLOW, -0.065), angle=70, laps=44, lift=12)
    for fold in ("350,1290 400,1300 440,1270", "330,1340 390,1350 450,1330", "420,1030 440,1100 430,1170"):
        card.paint(ribbon(fold, (3, 9, 3)), shift(YELLOW, -0.15), thin=0.1)
    card.paint("548,1252! 592,1258 604,1312 580,1372! 540,1366! 556,1310", PETROL, lift=5, angle=80)
    at = affine(664, 1300, 1.0, 16)
    bits = [
        ribbon("0,-150 0,170", (26, 24), at),
        ribbon("0,-150 -52,-176 -58,-236 0,-270 58,-236 52,-176 0,-150", (24, 24, 24, 26, 24, 24, 24), at),
        ribbon("-22,-120 22,-120", (18, 18), at),
    ]
    hand(card, "grip", 590, 1312, 138, -4, FAIR, lift=6, part="under")
    card.paint(turned(bits), PLUM, lift=8)
    tooth = "0,96! 64,92! 66,112! 44,114! 44,128! 66,130! 66,164! 0,168!"
    card.paint(tooth, PLUM, at=at, lift=6)
    hand(card, "grip", 590, 1312, 138, -4, FAIR, lift=6, part="over")


def goose(card: Sheet) -> None:
    """It looks back to where everybody goes; her arm is round it."""
    under = "1150,1330! 1180,1440 1160,1560 1090,1636 1000,1650 900,1626 850,1592! 868,1500! 930,1520 1000,1512 1030,1480 1040,1400!"
    card.paint(under, shift(YELLOW, -0.065), angle=10, laps=44, lift=12)
    for fold in ("1020,1530 1070,1550 1120,1520", "970,1570 1040,1590 1110,1570"):
        card.paint(ribbon(fold, (3, 9, 3)), shift(YELLOW, -0.15), thin=0.1)
    body = (
        "1030,1520! 900,1510 810,1450 790,1370 830,1300 880,1240! 900,1150 880,1060 876,990 900,930 950,904 1000,920 1020,966! "
        "1010,990 980,994 950,1000 946,1040 970,1130 984,1220! 1060,1240 1150,1270 1250,1250! 1250,1440! 1140,1500"
    )
    mass = card.piece(body, WHITE, angle=24, laps=50, grain=0.24, lift=14)
    with card.inside(mass):
        card.paint(
            "790,1400! 850,1500 960,1530 1250,1470! 1250,1600! 800,1600!", mix(WHITE, LILAC, 0.42), angle=16, thin=0.12
        )
        card.paint(
            "880,1240! 920,1160 900,1060 896,980! 870,960! 850,1100 840,1240!",
            mix(WHITE, LILAC, 0.35),
            angle=80,
            thin=0.1,
        )
    wing = card.piece(
        "930,1330! 1010,1290 1130,1300 1250,1300! 1250,1440! 1130,1450 1010,1430!",
        mix(WHITE, LILAC, 0.2),
        angle=8,
        lift=6,
    )
    quills = [
        ribbon(f"{960 + 60 * k},{1330 + 8 * (k % 2)} {1040 + 70 * k},{1400 + 10 * (k % 3)}", (3, 9, 3))
        for k in range(5)
    ]
    card.pattern(wing, turned(quills), mix(WHITE, LILAC, 0.6), thin=0.15)
    card.paint("1006,920! 1066,936 1100,962! 1090,978 1040,982 1000,992! 1020,960", "#c9803f", angle=10, lift=4)
    card.paint(ribbon("1014,962 1060,960 1096,966", (3, 5, 2)), PLUM, wobble=0.3)
    card.paint(ROUND, PLUM, at=affine(972, 946, 10), wobble=0.3)
    card.paint("884,1496! 846,1510 832,1556 852,1604! 892,1612! 874,1556", PETROL, lift=5, angle=80)
    hand(card, "cover", 856, 1556, 140, 196, FAIR, flip=True, lift=6)


def child(card: Sheet) -> None:
    """It is sure that the ribbon is the thing."""
    body = "110,1640! 60,1690 40,1860! 360,1860! 340,1700 290,1640!"
    coat = card.piece(body, PIST, angle=84, lift=12)
    card.pattern(
        coat, turned([ribbon(f"{40 + 56 * k},1620 {30 + 60 * k},1870", (13, 15)) for k in range(7)]), BONE, thin=0.1
    )
    card.paint("120,1620! 200,1690! 280,1620! 300,1680! 200,1740! 100,1680!", BONE, angle=10, lift=5)
    Head(card, CAST["prince"], 200, 1540, 112, tilt=-6).draw()
    ray = "430,1690 446,1560 346,1420 250,1280 330,1130 480,960 420,760 540,560 700,430 670,260 760,120 720,-40"
    card.paint(ribbon(ray, (17, 17, 16, 15, 14, 13, 12, 10, 9, 7, 6, 5)), TOMATO, lift=4)
    arm = card.piece(
        "282,1640! 340,1690 372,1740 420,1720! 452,1776! 400,1830 340,1840 290,1790!", PIST, angle=40, lift=8
    )
    card.pattern(
        arm, turned([ribbon(f"{290 + 44 * k},1860 {360 + 44 * k},1620", (12, 12)) for k in range(4)]), BONE, thin=0.1
    )
    card.paint(ribbon("430,1690 440,1760 470,1800 456,1860", (17, 16, 15, 16)), TOMATO, lift=4)
    card.paint("404,1706! 446,1716 466,1772! 436,1790!", BONE, lift=4, angle=70)
    hand(card, "fist", 424, 1748, 92, -74, TAN, age=4, lift=6)
