"""Who is near: one who walks the other way, a goose, a tree, a child."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import DOT, LEAF, Spec, affine, motif, ribbon, stripes
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.take_only_what_you_need.cast import (
    BLACK,
    BONE,
    BROWN,
    CAST,
    FAIR,
    LILAC,
    PETROL,
    PINK,
    PIST,
    PLUM,
    TAN,
    TOMATO,
    YELLOW,
)
from art.scenes.houseguests.take_only_what_you_need.tops import BACK, CAP, PART, hair, neck


def tree_bearer(card: Sheet) -> None:
    """Who bears a tree."""
    card.paint("1060,1230! 960,1290 930,1460 930,1840! 1240,1840! 1240,1250!", PLUM, angle=80, lift=8)
    tree = Head(card, CAST["tree"], 1086, 1088, 122, tilt=-6, turn=-0.25)
    neck(card, tree)
    tree.draw()
    hair(card, tree, CAP, BLACK)


def walker(card: Sheet) -> None:
    """She walks the other way."""
    # she walks the other way
    card.paint(BACK, PETROL, at=affine(520, 980, 150, 6))
    y = card.piece(
        "480,1160! 390,1210 356,1360 340,1560 300,1840! 720,1840! 700,1560 690,1360 660,1220 580,1150!",
        YELLOW,
        angle=84,
        lift=10,
    )
    card.pattern(y, stripes(card.box(y), 74, 16, 62), BONE)
    walker = Head(card, CAST["walker"], 520, 992, 142, tilt=7, turn=0.5, light=1)
    neck(card, walker, 0.28)
    walker.draw()
    hair(card, walker, PART, PETROL)
    for i in range(5):
        card.brush(
            f"{-0.1 - i * 0.1},{-1.02 + i * 0.03} {-0.45 - i * 0.05},-.7 {-0.66 - i * 0.02},{-0.1 + i * 0.06}",
            12,
            shift(PETROL, 0.1),
            walker.at,
            dry=0.9,
        )
    card.paint("452,1148! 476,1210 560,1300! 520,1320 440,1270 410,1208!", PETROL, lift=4, angle=40)
    card.paint("612,1146! 616,1210 560,1300! 610,1290 664,1230 640,1170!", PETROL, lift=4, angle=100)
    card.paint(
        "420,1212! 372,1240 346,1380 352,1530! 376,1590 440,1580 562,1486! 520,1420! 450,1476 448,1360 460,1280!",
        shift(YELLOW, -0.05),
        lift=6,
        angle=80,
    )
    for yy in (1350, 1560, 1640, 1720):
        card.paint("1,0 0,1 -1,0 0,-1", PETROL, at=affine(580 - (yy - 1350) * 0.06, yy, 13), lift=2)
    key: list[Spec] = [
        ribbon("520,1440 452,1348", (15, 14)),
        ribbon("452,1348 424,1340 414,1312 434,1292 462,1300 470,1328 453,1349", (13, 12, 12, 13)),
        ribbon("556,1490 590,1540", (15, 14)),
        "566,1524! 592,1504! 600,1516! 586,1528! 594,1540! 606,1530! 614,1542! 588,1562!",
    ]
    card.paint(key, PLUM, lift=4)
    hand(card, "grip", 524, 1462, 118, -52, FAIR, lift=4)


def goose(card: Sheet) -> None:
    """A goose and who holds it."""
    # the goose and who holds it
    o = card.piece(
        "800,1330! 700,1370 650,1500 640,1840! 1030,1840! 1030,1560 990,1400 900,1320!", PETROL, angle=80, lift=8
    )
    card.pattern(o, motif(card.box(o), LEAF, 80, 26, 0, 80), PIST)
    granny = Head(card, CAST["granny"], 846, 1216, 106, tilt=10, turn=-0.3)
    card.paint("-.9,.9! -.96,0 -.7,-1.0 0,-1.26 .7,-1.0 .96,0 .86,.9! .3,1.2 -.4,1.2", LILAC, at=granny.at)
    neck(card, granny)
    granny.draw()
    kc = card.piece(
        "-.62,1.05! -.90,.8 -.98,0 -.7,-1.0 0,-1.28 .7,-1.0 .96,0 .86,.8 .5,1.1! .66,.4 .68,-.2 .46,-.66 0,-.8 -.5,-.62 -.68,-.1 -.62,.5!",
        LILAC,
        at=granny.at,
        lift=3,
    )
    card.pattern(kc, motif(card.box(kc), DOT, 34, 6), BONE)
    card.paint(
        "720,1500! 672,1500 640,1440 646,1350 668,1270 660,1226! 636,1206 600,1214 572,1240! 560,1226 588,1180 640,1164 690,1190! 716,1240 704,1320 716,1380! 800,1390 900,1440 1000,1420! 960,1520 880,1600 770,1600!",
        BONE,
        angle=30,
        lift=7,
    )
    card.paint("606,1206! 556,1228 540,1250! 590,1250 626,1232!", "#c9803f", lift=2)
    card.paint("640,1186 651,1190 645,1200", PLUM)
    card.brush("750,1460 830,1480 900,1500", 40, LILAC, dry=0.9)
    card.brush("770,1520 850,1540 920,1530", 30, LILAC, dry=0.9)
    card.paint(
        "940,1380! 1010,1440 1040,1560 960,1650 800,1626! 796,1564! 880,1560 920,1500!",
        shift(PETROL, 0.05),
        lift=6,
        angle=30,
    )
    hand(card, "rest", 800, 1590, 110, 186, FAIR, flip=True, lift=3)


def tree(card: Sheet) -> None:
    """A tree that hides its bearer."""
    # the tree itself, last
    card.paint("1080,1840! 1092,1560! 1112,1560! 1130,1840!", BROWN.shade)
    lv = motif((940, 1120, 1240, 1640), LEAF, 62, 44, 20, None, jitter=0.25, ratio=0.7)
    card.paint([q for q in lv if np.hypot(q[:, 0].mean() - 1100, (q[:, 1].mean() - 1360) * 0.72) < 160], PIST, lift=4)
    card.paint(
        [
            q
            for q in motif((940, 1120, 1240, 1640), LEAF, 70, 40, 70, None, jitter=0.25, ratio=0.7, key=7)
            if np.hypot(q[:, 0].mean() - 1090, (q[:, 1].mean() - 1350) * 0.72) < 150
        ],
        "#7f9168",
        lift=3,
    )
    for x, yy in ((1030, 1320), (1130, 1380), (1060, 1460), (1150, 1280), (1010, 1420)):
        card.paint("1,0 .1,1 -1,.1 0,-1", YELLOW, at=affine(x, yy, 24), lift=3)
    card.paint(
        "1000,1310! 930,1360 896,1500 890,1640! 910,1720 962,1736! 990,1670! 966,1600 980,1460 1030,1380!",
        shift(PLUM, 0.05),
        lift=6,
        angle=80,
    )
    hand(card, "rest", 968, 1698, 130, -12, TAN, lift=4)


def child(card: Sheet) -> None:
    """The child with the ribbon looks at us."""
    # the child with the ribbon looks at us
    kb = card.piece("420,1690! 340,1730 310,1840! 590,1840! 570,1740 500,1690!", BONE, lift=7)
    card.pattern(kb, motif(card.box(kb), LEAF, 40, 10, 0, 30), LILAC)
    prince = Head(card, CAST["prince"], 456, 1616, 92, tilt=-5, turn=0)
    prince.draw()
    hair(
        card,
        prince,
        "-.70,.2! -.82,-.4 -.45,-1.13 .35,-1.15 .80,-.5 .70,.2! .58,-.12 .40,-.30! -.1,-.24 -.45,-.28 -.58,-.05!",
        BLACK,
    )
    card.paint(
        "-.72,-.62! -.80,-1.45! -.42,-1.08! -.2,-1.6! .08,-1.1! .36,-1.58! .5,-1.06! .86,-1.4! .74,-.6! 0,-.74",
        PINK,
        at=prince.at,
        lift=4,
    )
    card.paint(ribbon("600,1750 664,1680 620,1580 652,1500 634,1430", (14, 13, 12, 12)), TOMATO, lift=2)
    hand(card, "grip", 560, 1760, 80, -50, TAN, lift=3)
    card.paint(ribbon("600,1750 590,1780 620,1810 590,1860", (13, 14, 13)), TOMATO, lift=2)
