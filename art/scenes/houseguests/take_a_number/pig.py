"""The pig: it lies with its chin on its foreleg, awake enough, and the next slip is in its mouth."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon, rng
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.take_a_number.inks import CHALK, DEEP, LILAC, PAPER, STRAW, UMBER

HIDE: Final = shift(UMBER, -0.14)
LIT: Final = shift(UMBER, -0.075)
DARK: Final = shift(UMBER, -0.19)
PINK: Final = mix(UMBER, LILAC, 0.42)


def pig(card: Sheet) -> None:
    """Lay body, far ear, head, slip, foreleg and near ear."""
    card.paint(
        "-60,1690! 120,1660 300,1680 600,1700! 1240,1700! 1240,1840! -60,1840!", DEEP, angle=3, edge="torn", core=LILAC
    )
    _body(card)
    _head(card)
    _leg(card)
    _ear(card)


def _body(card: Sheet) -> None:
    body = card.piece(
        "520,1100! 600,1010 720,950 900,905 1080,890 1260,900! 1260,1840! 420,1840! 440,1500",
        HIDE,
        angle=24,
        laps=90,
        grain=0.34,
        lift=16,
    )
    with card.inside(body):
        card.paint(
            "700,940! 860,900 1080,880 1260,880! 1260,1010! 1100,980 900,1010 760,1080! 700,1040",
            LIT,
            angle=10,
            laps=50,
            edge="torn",
            wobble=5,
        )
        card.paint(
            "900,1840! 960,1600 1040,1440 1180,1330 1260,1310! 1260,1840!",
            DARK,
            angle=60,
            laps=60,
            edge="torn",
            wobble=5,
        )
        # mud that has dried since Tuesday
        for spec in (
            "1060,1196! 1110,1130 1190,1140 1260,1100! 1260,1250! 1200,1270 1150,1250 1090,1270 1050,1240",
            "1150,1420! 1200,1380 1260,1390! 1260,1500! 1200,1490 1160,1470",
        ):
            card.paint(spec, mix(UMBER, LILAC, 0.22), angle=20, thin=0.34, edge="torn", wobble=7)
        for line in ("770,1040 800,1180 790,1340 720,1500", "870,1060 910,1220 900,1400 840,1560"):
            card.paint(ribbon(line, (3, 15, 5)), DARK, thin=0.1)
    hairs: list[Array] = []
    g = rng("bristles of the back")
    for k in range(46):
        t = k / 45
        x = 610 + 600 * t
        y = 1004 - 112 * (1 - (1 - t) ** 2.2)
        hairs.append(
            ribbon(
                f"{x},{y + 16} {x + 10},{y - 10} {x + 22 + float(g.uniform(0, 14))},{y - 26 - float(g.uniform(0, 14))}",
                (7, 5, 1),
            )
        )
    card.paint(turned(hairs), HIDE, wobble=0.3)


def _head(card: Sheet) -> None:
    # the far ear
    card.paint("430,1140! 380,1040 290,1010 236,1030! 250,1110 310,1190 400,1220!", DARK, angle=40, lift=8)
    head = card.piece(
        "104,1290! 170,1262 250,1262 330,1226 410,1150 490,1080 600,1030! 760,1100 800,1260 760,1430 690,1560! 560,1660 "
        "420,1680 300,1640 220,1590 160,1540 120,1500! 84,1440 80,1350",
        HIDE,
        angle=-24,
        laps=70,
        grain=0.34,
    )
    with card.inside(head):
        card.paint(
            "90,1270! 250,1240 330,1200 470,1070 640,1000! 640,1120! 520,1150 420,1230 330,1310 210,1330 100,1330!",
            LIT,
            angle=-34,
            laps=44,
            edge="torn",
            wobble=4,
        )
        # wrinkles over the snout, a cheek
        for line in ("190,1270 206,1320 196,1380", "236,1264 256,1316 250,1370", "290,1250 306,1300 304,1340"):
            card.paint(ribbon(line, (2, 9, 2)), DARK, wobble=0.4)
        for line, width in (
            ("560,1340 640,1400 650,1500 590,1590", (3, 15, 3)),
            ("690,1290 740,1380 730,1500 670,1600", (3, 11, 3)),
            ("220,1580 330,1600 450,1586 540,1540", (2, 12, 3)),
        ):
            card.paint(ribbon(line, width), DARK, thin=0.1)
        # the mouth, not displeased
        card.paint(ribbon("112,1492 200,1512 300,1512 390,1484 430,1440", (9, 9, 10, 9, 3)), shift(UMBER, -0.26))
        _eye(card)
    # the disc
    disc = card.piece(
        "112,1276! 150,1300 168,1370 160,1450 130,1508! 92,1500 66,1440 64,1350 82,1290",
        PINK,
        angle=86,
        laps=40,
        lift=7,
    )
    with card.inside(disc):
        card.paint("128,1270! 172,1300 190,1400 150,1520! 130,1500 146,1400", shift(PINK, -0.09), angle=84)
    card.paint("88,1340 104,1326 116,1346 112,1376 96,1386 86,1366", shift(UMBER, -0.24), wobble=0.5)
    card.paint("92,1424 108,1412 118,1430 112,1460 98,1466 90,1448", shift(UMBER, -0.24), wobble=0.5)
    _slip(card)


def _eye(card: Sheet) -> None:
    """Small, and on us."""
    card.paint("366,1344! 396,1300 446,1288 500,1304 526,1342! 490,1380 416,1384", LIT, wobble=0.6)
    eye = card.piece("392,1344! 416,1326 450,1322 490,1340! 464,1362 424,1364", mix(STRAW, UMBER, 0.18), wobble=0.4)
    with card.inside(eye):
        card.paint(ROUND, shift(UMBER, 0.06), at=affine(440, 1340, 30))
        card.paint(ROUND, shift(UMBER, -0.28), at=affine(440, 1340, 19))
        card.paint(ROUND, CHALK, at=affine(432, 1333, 6), wobble=0)
    card.paint("374,1350! 392,1314 446,1298 506,1318 520,1352! 492,1340 450,1330 414,1334 394,1348!", DARK, wobble=0.5)
    for k, (x, y) in enumerate(((392, 1322), (412, 1312), (436, 1306))):
        card.paint(
            ribbon(f"{x},{y} {x - 14 + 3 * k},{y + 14} {x - 30 + 4 * k},{y + 20}", (4, 3, 1)),
            shift(UMBER, -0.28),
            wobble=0,
        )
    card.paint(ribbon("390,1390 440,1402 510,1380", (2, 9, 2)), DARK, wobble=0.4)
    card.paint(ribbon("400,1412 450,1422 500,1406", (2, 6, 2)), DARK, wobble=0.4)


def _slip(card: Sheet) -> None:
    """Torn from the pad, hardly chewed."""
    at = affine(236, 1512, 1.0, 14)
    card.paint(
        "-66,-8! 62,-12! 70,150! 44,142! 26,156! 2,144! -20,158! -44,146! -66,156!", PAPER, at=at, angle=84, lift=12
    )
    card.paint(ribbon("-38,44 36,40", (9, 9), at), mix(UMBER, PAPER, 0.25), wobble=0.4)
    card.paint(ribbon("-36,74 16,72", (7, 7), at), mix(UMBER, PAPER, 0.5), wobble=0.4)
    card.paint("-74,-24! 0,-14 74,-26! 76,4! 0,14 -76,6!", HIDE, at=at, angle=10)
    card.paint(ribbon("-84,-4 0,6 82,-6", (9, 9, 9), at), shift(UMBER, -0.26))


def _leg(card: Sheet) -> None:
    leg = card.piece(
        "1100,1720! 960,1650 800,1616 600,1610 430,1614 280,1616! 214,1650 190,1720 190,1790! 210,1840! 1200,1840!",
        LIT,
        angle=4,
        laps=44,
        lift=14,
    )
    with card.inside(leg):
        card.paint("420,1850! 560,1750 800,1720 1000,1740 1200,1800! 1200,1860!", HIDE, angle=6, edge="torn", wobble=4)
        card.paint(ribbon("330,1660 350,1720 340,1800", (3, 11, 4)), HIDE, thin=0.1)
    # two toes
    card.paint(
        "262,1664! 190,1668 120,1700 74,1740! 130,1762 200,1756 270,1740!", shift(PINK, -0.12), angle=-20, lift=6
    )
    card.paint("280,1720! 200,1722 120,1750 70,1800! 120,1830 300,1830! 290,1770", PINK, angle=-16, lift=8)


def _ear(card: Sheet) -> None:
    """It falls forward like the peak of a cap."""
    ear = card.piece(
        "560,1050! 640,1010 740,1040 800,1110! 760,1190 670,1250 560,1290 430,1296 340,1270! 400,1200 470,1130",
        shift(UMBER, -0.03),
        angle=-30,
        laps=50,
        grain=0.34,
        lift=16,
    )
    with card.inside(ear):
        card.paint(
            "440,1130! 560,1040 640,1000 760,1040 830,1110! 740,1096 640,1090 540,1130 420,1220 330,1280!",
            shift(UMBER, 0.03),
            angle=-30,
            edge="torn",
            wobble=4,
        )
        for line in ("700,1130 580,1190 440,1260", "740,1160 640,1230 520,1276"):
            card.paint(ribbon(line, (8, 7, 2)), HIDE, thin=0.1)
