"""The old woman who waits: face, hat, cape, and her hands on the bag in her lap."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.wait_here.inks import ASH, BLACK, BONE, CHALK, CHARCOAL, LIT, PENCIL, SAFFRON, SHADE, SKIN

FACE = affine(356, 904, 1.27, -7)
PLUME = (
    "70,-214! 62,-300 14,-366 -66,-408 -150,-412! -138,-388! -196,-380 -236,-338! -200,-334! -228,-296 -226,-262! "
    "-184,-290 -136,-296 -104,-280! -92,-300! -50,-280 -10,-246 14,-200!"
)


def shifted(x: float, y: float, size: float = 1.0) -> Array:
    """Give a place within another: what `whole @ shifted(...)` needs, three rows high."""
    return np.vstack([affine(x, y, size), (0.0, 0.0, 1.0)])


def on_face(x: float, y: float, size: float = 1.0) -> Array:
    """Place something small at a point of the face."""
    placed: Array = FACE @ shifted(x, y, size)
    return placed


def cape(card: Sheet) -> None:
    """Lay a white cape that runs off both the left and the lower edge."""
    body = card.piece(
        "300,1120! 200,1150 90,1210 0,1300 -60,1400! -60,1860! 880,1860! 874,1700 846,1540 790,1390 700,1260 590,1174 480,1130!",
        CHALK,
        angle=82,
        laps=90,
        grain=0.2,
        lift=14,
    )
    with card.inside(body):
        for fold in (
            "110,1290 70,1480 80,1860",
            "690,1330 750,1520 770,1860",
            "600,1330 650,1420 664,1500",
            "220,1330 190,1420 184,1480",
        ):
            card.paint(ribbon(fold, (4, 17, 6)), mix(BONE, ASH, 0.2), thin=0.1)
        card.paint("800,1400! 850,1560 900,1860! 820,1860! 830,1660 800,1500!", mix(BONE, ASH, 0.12), angle=84)


def lap(card: Sheet) -> None:
    """Lay the closed bag, both sleeves, her hands, and the key that hangs from a finger."""
    _bag(card)
    for sleeve, band in (
        (
            "-60,1440! 30,1400 90,1412 160,1432 264,1446! 272,1520 266,1592! 180,1620 60,1680 -60,1720!",
            "242,1450 250,1520 245,1590",
        ),
        (
            "800,1410! 740,1396 680,1414 620,1432 552,1446! 544,1520 550,1592! 630,1626 740,1690 860,1750! 880,1600!",
            "576,1446 568,1520 573,1594",
        ),
    ):
        card.paint(sleeve, CHALK, angle=70, laps=60, grain=0.18, lift=10)
        card.paint(ribbon(band, (6,)), CHARCOAL, wobble=0.6)
    _hands(card)
    _key(card)


def _bag(card: Sheet) -> None:
    bag = card.piece(
        "216,1590! 190,1660 172,1730 184,1790 230,1850! 590,1850! 628,1790 640,1730 624,1660 600,1590!",
        CHARCOAL,
        angle=88,
        laps=60,
        lift=12,
    )
    folds = [
        ribbon(fold, (3, 9, 2))
        for fold in (
            "250,1630 226,1680 222,1760",
            "306,1630 290,1670 288,1730",
            "360,1630 354,1650 354,1690",
            "548,1630 562,1670 566,1740",
            "590,1630 606,1680 604,1770",
        )
    ]
    card.pattern(bag, folds, mix(CHARCOAL, PENCIL, 0.7))
    card.paint(
        "192,1642! 196,1582 232,1560! 584,1560! 620,1582 624,1642! 500,1630 316,1630",
        mix(ASH, BONE, 0.35),
        angle=2,
        lift=5,
    )
    card.paint(ribbon("202,1622 316,1611 500,1611 614,1622", (4,)), PENCIL, wobble=0.5)


def _hands(card: Sheet) -> None:
    """Lay her left hand, then the right one upon it, with the little finger towards us."""
    card.paint(
        "560,1470! 524,1458 484,1446 440,1438 396,1450! 400,1560! 450,1582 510,1582 560,1572!", SHADE, angle=10, lift=6
    )
    card.paint(
        "548,1470! 508,1440 468,1424 432,1420 416,1428 420,1442 450,1454 488,1478!",
        shift(SHADE, 0.02),
        angle=20,
        lift=4,
    )
    card.paint(
        "254,1474! 300,1460 350,1452 390,1462 418,1484! 420,1520 404,1566! 370,1584 310,1582 254,1570!",
        SKIN,
        angle=8,
        grain=0.18,
        lift=6,
    )
    for finger in (
        "372,1558! 410,1552 456,1560 484,1568 492,1580 482,1592 450,1592 404,1588 366,1584!",
        "384,1532! 430,1526 490,1534 520,1542 528,1554 518,1566 486,1566 430,1564 380,1566!",
        "392,1504! 440,1496 500,1504 534,1512 542,1524 532,1537 500,1538 440,1536 388,1538!",
        "386,1478! 430,1468 490,1474 518,1482 526,1494 516,1507 486,1509 430,1508 384,1512!",
    ):
        card.paint(finger, SKIN, angle=6, grain=0.18, wobble=0.5, lift=4)
    card.paint(
        "284,1478! 316,1450 360,1436 404,1434 426,1440 430,1452 418,1462 384,1464 350,1476 320,1494!",
        mix(SKIN, LIT, 0.3),
        angle=160,
        grain=0.18,
        wobble=0.5,
        lift=4,
    )
    for nail in (
        "408,1440! 424,1443 428,1451 420,1457 408,1456!",
        "502,1484! 516,1485 522,1493 514,1500 502,1500!",
        "518,1514! 532,1516 537,1524 530,1531 517,1530!",
        "504,1545! 518,1546 523,1554 515,1560 504,1560!",
        "472,1571! 483,1573 487,1580 481,1586 471,1585!",
    ):
        card.paint(nail, mix(LIT, BONE, 0.35), wobble=0.3)
    creases = [
        ribbon(crease, (2, 4, 2))
        for crease in ("448,1478 452,1489 448,1501", "460,1506 464,1518 460,1530", "448,1536 452,1547 448,1558")
    ]
    card.paint(creases, SHADE, wobble=0.3)


def _key(card: Sheet) -> None:
    key = affine(430, 1724, 0.64, -3)
    for string in ("424,1586 424,1606 428,1630", "438,1586 436,1606 428,1630"):
        card.paint(ribbon(string, (5,)), BLACK, wobble=0.3)
    card.paint("421,1553! 437,1556! 441,1592! 422,1591!", BLACK, wobble=0.4, lift=2)
    card.paint(
        "-13,84! -13,-60! 13,-60! 13,30! 50,30! 50,48! 36,48! 36,60! 50,60! 50,78! 13,78! 13,84!",
        SAFFRON,
        at=key,
        lift=5,
    )
    card.paint("-26,-30! 26,-30! 26,-14! -26,-14!", SAFFRON, at=key)
    for x, y in ((-36, -92), (36, -92), (0, -152)):
        ring = "36,0 26,26 0,36 -26,26 -36,0 -26,-26 0,-36 26,-26 36,0"
        card.paint(ribbon(ring, (12,), key @ shifted(x, y)), SAFFRON, wobble=0.4)


def head(card: Sheet) -> None:
    """Lay neck, collar, face and hat; she faces us and listens to her left."""
    card.paint("-84,96! 84,96! 104,244! 0,276 -108,244!", SHADE, at=FACE, angle=84)
    card.paint(
        "262,1130! 340,1196 440,1194 520,1116! 620,1150 680,1226! 590,1316 410,1362 220,1330 110,1256! 160,1176!",
        CHALK,
        angle=10,
        grain=0.16,
        lift=12,
    )
    card.paint(ribbon("130,1262 230,1318 410,1346 580,1300 662,1228", (7,)), CHARCOAL, wobble=0.6)
    card.paint(ROUND, CHARCOAL, at=affine(352, 1396, 21), lift=5)
    card.paint("126,-22! 150,-40 172,-18 166,26 142,58 122,54!", SHADE, at=FACE, angle=80, lift=3)
    face = card.piece(
        "-126,-140! -140,-60 -138,0 -146,50 -134,104 -98,156 -50,184 0,194 58,182 108,142 134,86 140,20 132,-60 128,-140!",
        SKIN,
        at=FACE,
        angle=84,
        laps=50,
        grain=0.18,
        lift=7,
    )
    with card.inside(face):
        card.paint(
            "60,-150! 92,-60 96,20 106,70 92,120 50,160 -20,190! 0,220! 180,200! 180,-150!", SHADE, at=FACE, angle=84
        )
        card.paint("-160,-170! 160,-170! 160,-96! 0,-120 -160,-92!", SHADE, at=FACE, angle=4)
    _features(card)
    for curl in (
        "104,-140! 166,-134 186,-92 178,-44 150,-14 132,-24! 136,-56 126,-84 108,-98!",
        "-118,-140! -164,-134 -174,-92 -162,-52 -142,-36! -134,-60 -130,-84 -118,-104!",
    ):
        card.paint(curl, mix(BONE, ASH, 0.35), at=FACE, angle=70, lift=2)
    card.paint(ROUND, CHALK, at=on_face(150, 78, 17), lift=4)
    hat(card)


def _features(card: Sheet) -> None:
    """Lay heavy lids of unequal height, a broad nose, and a mouth that keeps something to itself."""
    for x, y, w, lid in ((-64, -8, 44, -7), (52, -14, 42, -1)):
        at = on_face(x, y)
        card.paint(f"{-w - 8},6! -20,-36 22,-36 {w + 8},2! 20,22 -20,24", SHADE, at=at)
        white = card.piece(f"{-w},4! -20,{lid - 12} 18,{lid - 13} {w},2! 18,18 -18,20", CHALK, at=at)
        with card.inside(white):
            card.paint(ROUND, BLACK, at=on_face(x + 21, y - 1, 18))
        card.paint(ribbon(f"{-w - 5},6 -20,{lid - 13} 18,{lid - 14} {w + 5},3", (5, 10, 10, 5), at), BLACK, wobble=0.4)
        card.paint(ribbon(f"{-w + 12},34 0,42 {w - 12},34", (2, 5, 2), at), SHADE, wobble=0.4)
    for spec, wide in (("-116,-58 -74,-84 -26,-66", (6, 17, 10)), ("24,-76 66,-104 108,-72", (10, 17, 6))):
        card.paint(ribbon(spec, wide, FACE), mix(BONE, ASH, 0.25), wobble=0.6)
    card.paint(
        "-16,-20! -24,30 -50,58 -46,80! -20,84 -4,92 14,84 40,78! 42,56 20,34 12,0! 4,30 12,52 -6,66 -18,40",
        SHADE,
        at=FACE,
    )
    card.paint("-30,76 -20,68 -12,78! 12,76 20,66 30,74! 20,80 0,86 -20,82", BLACK, at=FACE)
    lips = "-54,128! -28,112 -8,116 12,110 46,120! 30,146 0,154 -30,150"
    card.paint(lips, shift(SHADE, -0.05), at=FACE)
    card.paint(ribbon("-62,130 -26,129 6,131 56,118", (5, 7, 7, 4), FACE), BLACK, wobble=0.5)
    card.paint("-26,141 0,140 26,135 12,148 -12,149", mix(SHADE, LIT, 0.5), at=FACE)
    for spec in ("-66,66 -88,96 -84,128", "60,62 80,90 76,116"):
        card.paint(ribbon(spec, (3, 6, 2), FACE), mix(SHADE, BLACK, 0.35), wobble=0.5)


def hat(card: Sheet) -> None:
    """Lay a pillbox with one plume, the shape that her shadow wears as well."""
    card.paint(PLUME, CHALK, at=FACE, angle=30, lift=7)
    card.paint(
        "-150,-104! -140,-238! 0,-268 140,-232! 152,-98! 80,-122 0,-132 -80,-124",
        CHARCOAL,
        at=FACE,
        angle=86,
        laps=40,
        lift=9,
    )
    card.paint(
        "-150,-104! -148,-142! -80,-164 0,-172 80,-162 150,-136! 152,-98! 80,-122 0,-132 -80,-124",
        PENCIL,
        at=FACE,
        angle=4,
    )
