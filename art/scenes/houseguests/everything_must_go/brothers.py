"""Three brothers at a laid table: one has his chin in his fist, one winds a gramophone, one sleeps."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.things import thing
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
    ROUND,
    TAN,
    UMBER,
)

COAT = mix(UMBER, INK, 0.5)
WOOL = mix(OLIVE, INK, 0.3)
RED = mix(BRICK, INK, 0.12)


def brothers(card: Sheet) -> None:
    """Lay who sits behind the table, the table, and the arms that are on it."""
    _winds(card)
    _eldest(card)
    _sleeps(card)
    _table(card)
    _on_it(card)


def _winds(card: Sheet) -> None:
    body = card.piece(
        "424,1420! 430,1250 470,1180 540,1150! 640,1150! 712,1180 750,1250 760,1420!",
        WOOL,
        angle=84,
        laps=50,
        edge="torn",
        core=PALE,
        wobble=3,
        lift=9,
    )
    with card.inside(body):
        card.paint("540,1140! 644,1140! 600,1290!", PALE, angle=84)
        card.paint("560,1150! 628,1150! 598,1240!", TAN.shade, angle=84)
        card.paint(ribbon("600,1280 604,1430", (6, 6)), INK)
        card.paint("424,1420! 430,1250 480,1200! 500,1300 480,1430!", shift(WOOL, -0.05), angle=84)
    card.paint("552,1080! 632,1084! 640,1160 596,1190 548,1156!", TAN.shade, angle=84)
    Head(card, CAST["winds"], 590, 1030, 112, 8, 0.5).draw()


def _eldest(card: Sheet) -> None:
    body = card.piece(
        "6,1420! 10,1290 60,1220 150,1190! 310,1186! 400,1220 440,1300 452,1420!",
        RED,
        angle=84,
        laps=50,
        edge="torn",
        core=PALE,
        wobble=3,
        lift=10,
    )
    with card.inside(body):
        card.paint("100,1180! 190,1190! 222,1300! 254,1190! 340,1180! 392,1430! 70,1430!", COAT, angle=84)
        for y in (1330, 1390):
            card.paint(ROUND, MUSTARD, at=affine(224, y, 9))
    card.paint("170,1150! 290,1150! 312,1210 226,1260 150,1206!", TAN.shade, angle=84)
    Head(card, CAST["eldest"], 226, 1080, 122, 8, 0.1).draw()


def _sleeps(card: Sheet) -> None:
    card.paint(
        "850,1430! 880,1350 960,1260 1080,1200! 1180,1190 1240,1210! 1240,1460! 850,1460!",
        INK,
        angle=30,
        laps=60,
        edge="torn",
        core=PALE,
        wobble=3,
        lift=10,
    )


def _table(card: Sheet) -> None:
    card.paint("-40,1372! 1240,1360! 1240,1500! -40,1510!", PALE, angle=2, laps=80, grain=0.14, lift=8)
    cloth = card.piece(
        "-40,1496! 1240,1482! 1240,1690 1150,1672 1060,1700 940,1676 820,1704 700,1680 560,1708 430,1684 300,1710 160,1688 40,1712 -40,1696!",
        shift(PALE, -0.05),
        angle=88,
        laps=80,
        grain=0.16,
        lift=12,
    )
    with card.inside(cloth):
        for k in range(10):
            card.paint(ribbon(f"{20 + 130 * k},1490 {14 + 131 * k},1720", (15, 15)), BRICK, thin=0.1)
        for y in (1560, 1636):
            card.paint(ribbon(f"-40,{y + 6} 600,{y} 1240,{y - 8}", (13, 13)), BRICK, thin=0.1)
    card.paint("-40,1490! 1240,1476! 1240,1496! -40,1510!", shift(PALE, -0.1), angle=2)


def _plate(card: Sheet, x: float, y: float) -> None:
    oval = "1,0 .7,.25 0,.34 -.7,.25 -1,0 -.7,-.25 0,-.34 .7,-.25"
    card.paint(oval, mix(CREAM, PETROL, 0.3), at=affine(x, y, 104), lift=7)
    card.paint(oval, "#efe6d2", at=affine(x, y - 5, 96))
    card.paint(oval, mix(CREAM, PETROL, 0.16), at=affine(x, y - 3, 62))


def _on_it(card: Sheet) -> None:
    _plate(card, 236, 1456)
    _plate(card, 590, 1446)
    card.paint(ribbon("700,1470 760,1454", (8, 8)), PETROL, lift=3)
    card.paint("-1,0 -.4,-.5 .6,-.4 1,0 .6,.4 -.4,.5", PETROL, at=affine(780, 1448, 24, -14), lift=3)
    # chin in fist, elbow on the cloth
    hand(card, "fist", 150, 1268, 128, -62, TAN, age=60, lift=5)
    card.paint(
        "10,1300! 50,1280 104,1262! 190,1290! 180,1360 150,1440! 90,1470 20,1450!",
        shift(RED, 0.02),
        angle=110,
        edge="torn",
        core=PALE,
        wobble=3,
        lift=10,
    )
    card.paint("94,1272! 116,1240! 204,1280! 188,1312!", PALE, angle=20, lift=4)
    card.paint(ribbon("346,1470 340,1300", (11, 9)), PETROL, lift=4)
    card.paint("0,-1 .6,-.6 .7,.2 .2,1 -.2,1 -.7,.2 -.6,-.6", PETROL, at=affine(338, 1276, 34, -4), angle=80, lift=4)
    hand(card, "grip", 412, 1400, 122, 176, TAN, True, 60, lift=5)
    card.paint(
        "390,1240! 440,1290 470,1400! 460,1436! 400,1440! 372,1388! 392,1340",
        shift(RED, 0.02),
        angle=70,
        edge="torn",
        core=PALE,
        wobble=3,
        lift=9,
    )
    # the machine, wound
    thing(card, "gramophone", 826, 1440, 184, (COAT, MUSTARD, CREAM))
    card.paint(ribbon("754,1404 706,1406 704,1376", (12, 12, 12)), INK, lift=3)
    hand(card, "fist", 726, 1360, 104, 128, TAN, False, 52, lift=5)
    card.paint(
        "690,1184! 758,1212 812,1276 826,1316! 800,1356 752,1390! 694,1350! 724,1310 738,1290! 700,1268",
        shift(WOOL, 0.035),
        angle=60,
        laps=40,
        lift=9,
    )
    card.paint("690,1344! 712,1328! 770,1376! 746,1400!", PALE, angle=40, lift=3)
    # who sleeps has his cheek on his sleeve
    card.paint(
        "870,1480! 862,1430 930,1400 1060,1390 1240,1380! 1240,1480!",
        shift(INK, 0.05),
        angle=6,
        edge="torn",
        core=PALE,
        wobble=3,
        lift=9,
    )
    Head(card, CAST["sleeps"], 1010, 1326, 112, -72, 0.1).draw()
    hand(card, "rest", 930, 1450, 116, 176, FAIR, True, 45, lift=5)
    card.paint("910,1420! 948,1412! 954,1482! 916,1486!", PALE, angle=84, lift=4)
    card.paint("940,1414! 1080,1396 1240,1400! 1240,1490! 1080,1490 946,1488!", shift(INK, 0.05), angle=4, lift=8)
