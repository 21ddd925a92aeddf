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
    _table(card)
    _spoon(card)
    _sleeps(card)


def _winds(card: Sheet) -> None:
    card.paint(
        "640,1560! 650,1400 700,1300 800,1240! 1000,1236! 1110,1290 1170,1400 1190,1560!",
        WOOL,
        angle=84,
        laps=70,
        edge="torn",
        core=PALE,
        wobble=4,
        lift=12,
    )
    card.paint("800,1080! 960,1070! 1020,1250 920,1330 800,1254!", TAN.shade, angle=84)
    card.paint("770,1262! 830,1200! 920,1330! 1000,1196! 1050,1256! 960,1400! 900,1420!", PALE, angle=70, lift=5)
    Head(card, CAST["winds"], 900, 966, 200, 6, 1, view="side").draw()


def _eldest(card: Sheet) -> None:
    card.paint(
        "-60,1600! -60,1290 0,1210 130,1160! 560,1150! 700,1210 770,1330 800,1600!",
        COAT,
        angle=84,
        laps=90,
        edge="torn",
        core=PALE,
        wobble=5,
        lift=16,
    )
    card.paint("200,1080! 540,1080! 560,1180 370,1260 180,1186!", TAN.shade, angle=84)
    head = Head(card, CAST["eldest"], 366, 850, 310, -3, 0.12)
    head.draw()
    card.paint(
        "130,1176! 226,1126! 372,1232! 516,1120! 606,1170! 590,1280 520,1390 392,1480! 250,1400 160,1290",
        "#ece3cd",
        angle=80,
        laps=80,
        lift=12,
    )
    for fold in ("196,1190 260,1300 350,1400", "556,1180 500,1290 420,1390", "372,1240 384,1330 388,1440"):
        card.paint(ribbon(fold, (3, 10, 3)), mix(CREAM, UMBER, 0.2), thin=0.1)
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
    card.paint(oval, mix(CREAM, PETROL, 0.45), at=affine(404, 1690, 268), lift=10)
    card.paint(oval, "#efe6d2", at=affine(404, 1682, 262), angle=4)
    card.paint(oval, mix(CREAM, PETROL, 0.2), at=affine(404, 1688, 170), angle=4)


def _spoon(card: Sheet) -> None:
    """Upright, as it was when he was four."""
    card.paint(ribbon("128,1640 118,1300", (24, 18)), PETROL, lift=6, angle=88)
    card.paint(
        "0,-1 .6,-.66 .74,.1 .3,.9 0,1.1 -.3,.9 -.74,.1 -.6,-.66",
        PETROL,
        at=affine(114, 1220, 92, -2),
        angle=80,
        lift=7,
    )
    card.paint(
        "0,-.8 .4,-.5 .5,.1 .2,.7 -.1,.7 -.3,.1 -.2,-.5", shift(PETROL, -0.07), at=affine(118, 1222, 86, -2), angle=80
    )
    card.paint(
        "-60,1400! 10,1440 40,1470! 20,1620! -60,1640!",
        mix(COAT, UMBER, 0.35),
        angle=20,
        edge="torn",
        core=PALE,
        lift=8,
    )
    hand(card, "grip", 30, 1550, 190, -2, TAN, False, 60, lift=6)
    card.paint("8,1462! 50,1468! 36,1628! -6,1630!", PALE, angle=84, lift=5)


def _sleeps(card: Sheet) -> None:
    _machine(card)
    card.paint(
        "880,1860! 900,1720 960,1640! 1100,1600 1260,1580! 1260,1860!",
        UMBER,
        angle=10,
        edge="torn",
        core=PALE,
        wobble=4,
        lift=12,
    )
    Head(card, CAST["sleeps"], 1000, 1560, 190, -74, 0.1).draw()
    ticket(card, 866, 1470, 33, -24)
    hand(card, "rest", 800, 1760, 160, 176, FAIR, True, 45, lift=5)
    card.paint("790,1700! 840,1690! 850,1810! 800,1816!", PALE, angle=84, lift=5)
    card.paint("836,1690! 1000,1680 1260,1690! 1260,1860! 1000,1850 846,1816!", mix(UMBER, INK, 0.2), angle=4, lift=9)


def _machine(card: Sheet) -> None:
    """Its horn is turned to whoever sleeps."""
    card.paint("556,1580! 560,1478! 800,1470! 806,1574!", mix(UMBER, INK, 0.5), angle=2, laps=40, lift=9)
    card.paint("540,1486! 570,1454! 796,1448! 820,1476!", UMBER, angle=2, lift=4)
    card.paint(ribbon("640,1462 618,1400 640,1352 700,1338", (20, 24, 30, 40)), shift(MUSTARD, -0.1), lift=4)
    at = affine(0, 30)
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
