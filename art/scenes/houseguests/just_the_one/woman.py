"""She, from the side: the face, the shawl with all the tulips in it, and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.just_the_one.inks import (
    CHALK,
    GREEN,
    LILAC,
    PISTACHIO,
    PLUM,
    ROSE,
    SHADE,
    SKIN,
    SKY,
    TULIP,
    brushed,
    piece,
)

_LINE: Final = mix(SKIN, PLUM, 0.5)
_STRANDS: Final = mix(CHALK, LILAC, 0.35)
SOWN: Final = (
    (600, 214, -30, 0.86, ROSE),
    (800, 160, -4, 0.92, LILAC),
    (1010, 232, 22, 0.9, CHALK),
    (742, 366, -16, 0.9, TULIP),
    (938, 440, 10, 1.04, ROSE),
    (1150, 520, 26, 1.0, SKY),
    (800, 640, -6, 1.0, CHALK),
    (1020, 728, 14, 1.14, LILAC),
    (806, 906, 8, 1.1, SKY),
    (1196, 880, 22, 1.1, TULIP),
    (1010, 1060, 14, 1.24, ROSE),
    (740, 1170, 22, 1.16, TULIP),
    (1180, 1260, 18, 1.2, CHALK),
    (930, 1390, 12, 1.36, LILAC),
    (360, 1740, 22, 1.2, LILAC),
)
FOLD: Final = ((1090, 1730, 12, 1.22, ROSE), (870, 1800, -8, 1.16, TULIP))


def face(card: Sheet) -> None:
    """In profile; the eye on the sky, the lips as if to whistle."""
    card.paint("470,1000! 480,1240! 760,1240! 760,900!", SHADE)
    whole = piece(
        card,
        "700,330! 560,356 480,392 436,448 418,512 414,568 424,602 432,626! 416,664 382,716 342,762 316,792 308,816 318,838 "
        "346,850 376,850 400,862! 396,884 386,904 378,916! 360,922 352,936 358,948 374,954! 358,962 356,978 366,992 390,1004! "
        "384,1020 376,1046 384,1082 412,1112 456,1126 520,1118 600,1080 700,1000! 800,800! 780,400!",
        SKIN,
        angle=80,
        laps=90,
        grain=0.16,
        lift=5,
        ragged=0,
    )
    with card.inside(whole):
        brushed(
            card,
            "400,1140! 470,1112 560,1076 620,1000 656,900 672,780! 740,780! 720,1000! 560,1160!",
            mix(SKIN, SHADE, 0.75),
            angle=-60,
            ragged=0,
        )
        card.paint("340,960! 352,930 380,912! 404,924 430,950! 400,954 374,956!", mix(TULIP, PLUM, 0.4))
        card.paint("340,952! 374,955! 400,955 428,952! 414,984 388,1002 360,1000!", mix(TULIP, PLUM, 0.22))
        card.paint(ribbon("366,954 400,956 434,950", (3, 5, 3)), PLUM, wobble=0.2)
        card.paint(ribbon("322,836 340,818 366,824 372,842", (2, 10, 9, 2)), mix(SKIN, PLUM, 0.62), wobble=0.2)
        lines = (
            "394,770 418,800 416,834 396,856",
            "440,850 472,890 476,940 462,976",
            "424,1030 446,1044 452,1070",
            "618,650 650,640",
            "620,670 656,680",
            "440,700 490,722 548,712",
        )
        card.paint([ribbon(q, (2, 7, 6, 2)) for q in lines], _LINE, wobble=0.2)
    white = piece(card, "448,676! 442,650 450,618 480,602 520,616 562,662! 530,680 490,686", CHALK, ragged=0)
    with card.inside(white):
        card.paint("446,596! 492,592! 504,626 496,656 474,666 450,654 440,630!", PLUM, wobble=0.3)
        card.paint(ROUND, CHALK, at=affine(466, 632, 7), wobble=0.3)
    brushed(
        card,
        "432,644! 430,604 456,574 500,568 552,590 588,648! 562,660! 530,628 492,616 456,626!",
        SHADE,
        angle=12,
        ragged=0,
    )
    card.paint(ribbon("430,652 452,628 488,614 530,626 562,656 590,676", (4, 11, 13, 12, 9, 2)), PLUM, wobble=0.2)
    brushed(card, "434,540! 452,500 500,476 560,488 610,526! 556,516 504,510 462,536!", _STRANDS, angle=10, ragged=0)


def _tulip(card: Sheet, x: float, y: float, lean: float, size: float, ink: Ink, leaf: Ink) -> None:
    """One that is in the cloth: two leaves, a stalk, three petals."""
    at = affine(x, y, size, lean)
    card.paint("-5,20! 5,20! 9,70 6,134! -4,134!", leaf, at=at, wobble=0.3)
    card.paint("2,132! -34,104 -58,54 -62,2! -26,40 -6,86", leaf, at=at, wobble=0.3)
    card.paint("2,132! 30,116 52,80 58,40! 26,62 8,96", shift(leaf, -0.05), at=at, wobble=0.3)
    card.paint("0,36! -32,32 -54,2 -54,-36 -38,-84! -16,-62 0,-20! 16,-62 38,-84! 54,-36 54,2 32,32", ink, at=at)
    card.paint("0,37! -24,18 -30,-18 -20,-56 0,-92! 20,-56 30,-18 24,18", shift(ink, -0.055), at=at, wobble=0.3)
    card.paint(ribbon("0,-70 2,-36 0,0", (1, 4, 1), at), shift(ink, -0.16), wobble=0.2)


def _sow(card: Sheet, places: Sequence[tuple[float, float, float, float, Ink]]) -> None:
    """Tulips that are in the cloth already."""
    leaf = mix(GREEN, PISTACHIO, 0.3)
    for x, y, lean, size, ink in places:
        _tulip(card, x, y, lean, size, ink, leaf)


def _missing(card: Sheet) -> None:
    """Where one could still go: chalk marks its outline."""
    at = affine(558, 1300, 1.2, 24)
    for q in (
        "0,36 -32,32 -54,2 -54,-36 -38,-84",
        "-38,-84 -16,-62 0,-92 16,-62 38,-84",
        "38,-84 54,-36 54,2 32,32 0,36",
        "0,38 6,90 2,132",
        "2,132 -34,104 -58,54 -62,2 -26,40 -4,90",
        "2,132 30,116 52,80 58,40 26,62 8,96",
    ):
        card.paint(ribbon(q, (4, 6, 6, 4), at), mix(PLUM, CHALK, 0.72), edge="raw", wobble=0.5)


def shawl(card: Sheet) -> None:
    """From above her brow to the lower edge, one dark thing; what has gone from the field is in it."""
    hair = piece(
        card,
        "456,404! 500,408 548,450 584,520 612,610 640,720 668,800 690,880! 720,880! 700,560! 560,380! 450,340!",
        _STRANDS,
        angle=60,
        ragged=0,
        lift=3,
    )
    combed = [ribbon(q, (1, 5, 1)) for q in ("450,400 540,440 610,540 650,700", "470,396 570,450 636,560 672,740")]
    card.pattern(hair, combed, shift(_STRANDS, -0.12), thin=0.1)
    cloth = piece(
        card,
        "446,416! 440,340 470,244 552,146 680,82 840,64 1000,106 1120,200 1200,330 1260,480! 1260,1860! 150,1860! 176,1760 "
        "240,1640 330,1530 392,1420 420,1310 440,1210 448,1150 436,1118! 520,1130 610,1070 670,960 694,820 684,680 640,550 560,460!",
        PLUM,
        angle=70,
        laps=120,
        grain=0.22,
        lift=10,
        ragged=6,
    )
    with card.inside(cloth):
        _sow(card, SOWN)
        _missing(card)
        card.paint(
            ribbon("446,406 566,458 650,550 694,680 704,820 680,964 616,1078 520,1142 430,1124", (13,) * 9),
            ROSE,
            wobble=0.4,
        )


def last_tulip(card: Sheet) -> None:
    """The one that still stands."""
    for q in (
        "214,1840! 130,1700 74,1560 60,1420! 140,1500 204,1640",
        "206,1840! 244,1740 266,1650 268,1570! 224,1640 204,1720",
    ):
        brushed(card, q, GREEN, angle=80, ragged=0, lift=5)
    card.paint(ribbon("170,1130 176,1260 190,1420 206,1640 212,1850", (10, 11, 12, 13, 14)), GREEN, lift=4, wobble=0.3)
    flower = piece(
        card,
        "170,1150! 110,1136 78,1080 82,1010 106,936! 140,976! 164,916! 192,974! 232,930! 256,1006 258,1078 226,1136",
        TULIP,
        angle=80,
        ragged=0,
        lift=8,
    )
    with card.inside(flower):
        card.paint("170,1160! 126,1100 128,1030 164,930! 208,1026 214,1096", shift(TULIP, -0.06), wobble=0.3)
        card.paint([ribbon("166,960 168,1040 170,1120", (1, 4, 2))], shift(TULIP, -0.15), wobble=0.3)


def hand(card: Sheet) -> None:
    """It has come out of the shawl by itself: finger and thumb at the stalk, the others spread."""
    at = affine(-55, -404, 1.3)
    for q in (
        "350,1300! 340,1250 326,1204 319,1192 306,1191 299,1202 306,1246 318,1306!",
        "323,1294! 306,1236 282,1182 273,1170 259,1171 253,1184 270,1236 292,1304!",
        "296,1300! 270,1246 238,1208 228,1198 216,1201 212,1214 234,1256 264,1312!",
    ):
        card.paint(q, SKIN, at=at, lift=3, wobble=0.2)
    card.paint(
        "420,1400! 372,1330 346,1288 318,1272 284,1274 250,1278 216,1286 190,1306 176,1330 178,1344 192,1344 206,1332 "
        "232,1322 254,1326! 244,1342 214,1346 188,1350 178,1360 186,1374 216,1380 256,1384 292,1398 330,1440 360,1490!",
        SKIN,
        at=at,
        lift=5,
        wobble=0.2,
    )
    card.paint([ribbon("256,1326 276,1330 290,1344", (2, 5, 2), at)], _LINE, wobble=0.2)
    brushed(
        card,
        "346,1322! 372,1302 402,1304! 470,1360! 500,1500! 420,1600 330,1560! 306,1462 314,1444!",
        ROSE,
        at=at,
        angle=50,
        ragged=0,
        lift=6,
    )
    card.paint(ribbon("358,1326 342,1384 326,1446", (4, 6, 4), at), shift(ROSE, -0.12), wobble=0.2)


def can(card: Sheet) -> None:
    """The watering can in the crook of her other arm, and the fold of shawl that holds it there."""
    tin, deep = mix(SKY, PLUM, 0.1), mix(SKY, PLUM, 0.36)
    card.paint(ribbon("560,1566 566,1490 640,1446 730,1464 786,1552", (20, 22, 24, 22, 20)), deep, lift=5, wobble=0.4)
    card.paint("520,1672! 520,1772! 430,1712 306,1560! 336,1538! 440,1642", tin, angle=58, lift=6)
    at = affine(276, 1496, 1, -35)
    brushed(card, "-58,2! 58,2! 40,36 18,68! -18,68! -40,36", deep, at=at, ragged=0, angle=50, lift=6)
    rose = piece(
        card, "-62,0 -40,-17 0,-24 40,-17 62,0 40,17 0,24 -40,17", mix(SKY, CHALK, 0.4), at=at, ragged=0, lift=2
    )
    with card.inside(rose):
        for x, y in ((-36, 0), (-14, -9), (-12, 10), (12, -9), (14, 10), (36, 0)):
            card.paint("-5,0 0,-3 5,0 0,3", PLUM, at=at @ ((1, 0, x), (0, 1, y), (0, 0, 1)), wobble=0.2)
    body = piece(
        card, "506,1560! 660,1544 812,1564! 830,1730 836,1860! 486,1860! 492,1730", tin, angle=88, ragged=0, lift=8
    )
    with card.inside(body):
        card.paint("700,1500! 850,1500! 850,1880! 690,1880! 716,1700", shift(tin, -0.07), angle=88)
        card.paint(ribbon("480,1660 660,1680 850,1660", (12, 13, 12)), deep, wobble=0.3)
    card.paint("506,1562! 560,1534 660,1526 760,1534 812,1564! 760,1588 660,1594 560,1586", deep, wobble=0.4)
    card.paint("528,1562! 580,1544 660,1539 740,1544 790,1563! 740,1578 660,1582 580,1577", PLUM, wobble=0.4)
    edge = "1270,1560 1110,1580 960,1610 820,1666 716,1740 660,1870"
    fold = piece(
        card, f"{edge.replace(' ', '! ', 1)}! 1270,1870!", PLUM, angle=70, laps=120, grain=0.22, lift=10, ragged=0
    )
    with card.inside(fold):
        _sow(card, FOLD)
        card.paint(ribbon(edge, (22,) * 6), ROSE, wobble=0.4)
