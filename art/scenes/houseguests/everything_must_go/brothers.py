"""Three brothers as one dark heap behind a cloth: one waits, one will not look, one sleeps."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.everything_must_go.inks import (
    BRICK,
    CAST,
    CREAM,
    FAIR,
    INK,
    MUSTARD,
    OLIVE,
    PALE,
    PETROL,
    TAN,
    UMBER,
)
from art.scenes.houseguests.everything_must_go.street import ticket

COAT = INK
HAIR = "#5d544b"
WOOL = mix(OLIVE, INK, 0.25)


def brothers(card: Sheet) -> None:
    """Lay who sits farthest first, the cloth between, and who lies on it last."""
    _winds(card)
    _eldest(card)
    _back(card)
    _table(card)
    _spoon(card)
    _machine(card)
    _sleeps(card)


def _winds(card: Sheet) -> None:
    """Half behind the eldest; he looks out of the card."""
    card.paint(
        "-60,1600! -60,1150 20,1090 120,1060! 330,1050! 400,1150 420,1560!",
        WOOL,
        angle=84,
        laps=70,
        edge="torn",
        core=PALE,
        wobble=4,
        lift=12,
    )
    card.paint("110,820! 300,820! 310,1090 200,1130 116,1070!", FAIR.shade, angle=84)
    card.paint("90,1090! 128,1010! 210,1120! 330,1020! 340,1130! 200,1230!", PALE, angle=70, lift=5)
    Head(card, CAST["winds"], 190, 764, 190, 9, -1, view="side").draw()


def _eldest(card: Sheet) -> None:
    card.paint(
        "20,1600! 20,1290 80,1210 200,1160! 630,1150! 770,1210 840,1330 870,1600!",
        COAT,
        angle=84,
        laps=90,
        edge="torn",
        core=PALE,
        wobble=5,
        lift=16,
    )
    card.paint("270,1080! 610,1080! 630,1180 440,1260 250,1186!", TAN.shade, angle=84)
    head = Head(card, CAST["eldest"], 436, 850, 310, -5, 0.12)
    head.draw()
    card.paint(
        "130,1176! 226,1126! 372,1232! 516,1120! 606,1170! 590,1280 520,1390 392,1480! 250,1400 160,1290",
        "#ece3cd",
        at=affine(70, 0),
        angle=80,
        laps=80,
        lift=12,
    )
    for fold in ("196,1190 260,1300 350,1400", "556,1180 500,1290 420,1390", "372,1240 384,1330 388,1440"):
        card.paint(ribbon(fold, (3, 10, 3), affine(70, 0)), mix(CREAM, UMBER, 0.2), thin=0.1)
    lay, line = head.lay, head.line
    for s in (-1, 1):
        line(f"{s * 0.13 + 0.05},.22 {s * 0.27 + 0.05},.3 {s * 0.42 + 0.05},.2", (0.006, 0.018, 0.005), TAN.shade)
    lay(
        "-.62,-.42 -.6,-.8 -.3,-1.03 0,-1.04 .3,-.96 .52,-.74 .24,-.88 -.06,-.9 -.36,-.82 -.52,-.62!",
        HAIR,
        "flat",
        lift=5,
    )
    for k in range(4):
        line(
            f"-.6,{-0.5 - 0.07 * k} -.4,{-0.78 - 0.05 * k} -.05,{-0.88 - 0.04 * k} .3,{-0.86 - 0.03 * k} .5,-.74",
            (0.004, 0.012, 0.003),
            mix(HAIR, CREAM, 0.35),
            "flat",
            thin=0.2,
        )


def _table(card: Sheet) -> None:
    cloth = card.piece("-60,1510! 1260,1486! 1260,1860! -60,1860!", CREAM, angle=2, laps=90, grain=0.16, lift=12)
    with card.inside(cloth):
        for k in range(12):
            card.paint(ribbon(f"{70 + 96 * k},1480 {-330 + 168 * k},1860", (14, 26)), BRICK, thin=0.1)
        for y, w in ((1556, 13), (1640, 18), (1752, 24)):
            card.paint(ribbon(f"-60,{y + 8} 600,{y} 1260,{y - 16}", (w, w)), BRICK, thin=0.1)
    oval = "1,0 .7,.25 0,.36 -.7,.25 -1,0 -.7,-.25 0,-.36 .7,-.25"
    card.paint(oval, mix(CREAM, PETROL, 0.45), at=affine(484, 1712, 220), lift=10)
    card.paint(oval, "#efe6d2", at=affine(484, 1704, 215), angle=4)
    card.paint(oval, mix(CREAM, PETROL, 0.2), at=affine(484, 1710, 138), angle=4)


def _spoon(card: Sheet) -> None:
    """Upright, as it was when he was four: one sleeve from the shoulder to the table."""
    sleeve = mix(COAT, UMBER, 0.4)
    card.paint(
        "60,1236! 150,1216 214,1300 206,1400 170,1500! 190,1560! 196,1650! 90,1676 -60,1660! -60,1340 0,1260",
        sleeve,
        angle=70,
        laps=60,
        edge="torn",
        core=PALE,
        lift=10,
    )
    for fold in ("196,1420 120,1470 40,1480", "160,1520 90,1540 20,1530"):
        card.paint(ribbon(fold, (3, 12, 3)), COAT, thin=0.1)
    steel = mix(PETROL, CREAM, 0.5)
    card.paint(ribbon("298,1660 290,1300", (24, 18)), steel, lift=6, angle=88)
    bowl = "0,-1 .6,-.66 .74,.1 .3,.9 0,1.1 -.3,.9 -.74,.1 -.6,-.66"
    card.paint(bowl, steel, at=affine(286, 1226, 96, -2), angle=80, lift=7)
    card.paint(
        "0,-.8 .4,-.5 .5,.1 .2,.7 -.1,.7 -.3,.1 -.2,-.5", shift(steel, -0.1), at=affine(290, 1228, 90, -2), angle=80
    )
    hand(card, "grip", 200, 1592, 196, -4, TAN, False, 60, lift=6)
    card.paint("168,1496! 216,1500! 214,1672! 172,1676!", PALE, angle=84, lift=5)


def _back(card: Sheet) -> None:
    """The back of whoever sleeps, beyond the cloth."""
    card.paint(
        "740,1600! 770,1500 850,1440 960,1410 1090,1400 1260,1440! 1260,1600!",
        UMBER,
        angle=10,
        laps=70,
        edge="torn",
        core=PALE,
        wobble=4,
        lift=12,
    )


def _sleeps(card: Sheet) -> None:
    """His brow above his folded arms: the label is on it."""
    Head(card, CAST["sleeps"].but(beard=""), 1000, 1596, 196, 17, -0.08).draw()
    ticket(card, 960, 1462, 42, -8)
    hand(card, "rest", 812, 1752, 150, 172, FAIR, True, 45, lift=5)
    card.paint(
        "842,1682! 900,1672 960,1668 1040,1650 1120,1620 1200,1600 1260,1596! 1260,1860! 780,1860! 812,1840! 826,1760",
        mix(UMBER, INK, 0.3),
        angle=8,
        laps=70,
        edge="torn",
        core=PALE,
        wobble=3,
        lift=11,
    )
    for fold in ("1240,1680 1100,1700 960,1760", "1240,1760 1120,1770 1000,1800"):
        card.paint(ribbon(fold, (3, 12, 3)), INK, thin=0.1)
    card.paint("796,1684! 850,1676! 838,1850! 790,1850!", PALE, angle=84, lift=5)


def _machine(card: Sheet) -> None:
    """Its horn is turned to whoever sleeps."""
    card.paint("556,1580! 560,1478! 800,1470! 806,1574!", mix(UMBER, INK, 0.5), angle=2, laps=40, lift=9)
    card.paint("540,1486! 570,1454! 796,1448! 820,1476!", UMBER, angle=2, lift=4)
    card.paint(ribbon("640,1462 618,1400 640,1352 700,1338", (20, 24, 30, 40)), shift(MUSTARD, -0.1), lift=4)
    at = affine(-10, -16)
    horn = card.piece(
        "680,1340! 690,1290! 760,1270 830,1220 872,1130! 960,1180 1010,1290 1000,1410! 900,1370 800,1360",
        MUSTARD,
        angle=20,
        laps=40,
        lift=12,
        at=at,
    )
    with card.inside(horn):
        for rib in ("686,1322 800,1300 990,1400", "686,1312 800,1270 1000,1280", "690,1300 800,1240 930,1150"):
            card.paint(ribbon(rib, (3, 7, 9), at), shift(MUSTARD, -0.09))
    card.paint(
        "872,1130! 966,1156 1030,1240 1040,1340 1000,1410! 930,1380 876,1300 858,1210",
        mix(UMBER, INK, 0.4),
        angle=60,
        lift=4,
        at=at,
    )
    card.paint(
        ribbon("872,1130 960,1160 1022,1244 1032,1340 1000,1410 924,1372 874,1296 858,1206 872,1130", (12, 12), at),
        shift(MUSTARD, 0.05),
        lift=2,
    )
    ticket(card, 760, 1342, 28, 12)
