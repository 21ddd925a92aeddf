"""Say Aah: a bubble of gum where the mouth should be; a hedgehog sleeps on it, a doctor waits below."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift

PINK, BROWN, UMBER, BONE, CHALK, SLATE = "#e2567f", "#5a352b", "#3b2521", "#eadfce", "#f5f0e6", "#64707a"
GROUND = BONE
HAIR: Final = "#1f1416"
SKIN: Final = "#cf9d78"
SHADE: Final = "#b07f5d"


def paint(card: Sheet) -> None:
    """Lay the bob, the strip of face, the frock; the bubble; who sleeps on it and who stands before it."""
    _frock(card)
    _bob(card)
    _face(card)
    _fringe(card)
    _bubble(card)
    _hedgehog(card)
    _doctor(card)


def _frock(card: Sheet) -> None:
    card.paint("430,1300! 770,1300! 790,1600! 410,1600!", SHADE, angle=88)
    frock = card.piece(
        "-40,1840! -20,1720 90,1610 300,1550 440,1520! 600,1580 760,1520! 920,1556 1110,1610 1220,1720 1240,1840!",
        SLATE,
        angle=6,
        laps=80,
        lift=10,
    )
    with card.inside(frock):
        card.paint("760,1500! 1240,1560! 1240,1860! 1010,1860! 930,1700", shift(SLATE, -0.06), angle=70)


def _bob(card: Sheet) -> None:
    bob = card.piece(
        "62,1380! 34,1100 40,700 96,380 240,150 430,50 600,30 780,54 970,160 1110,400 1164,720 1168,1100 1136,1384! "
        "1040,1420 900,1400! 700,1300 500,1300 300,1400! 160,1420",
        HAIR,
        angle=86,
        laps=44,
        lift=10,
    )
    with card.inside(bob):
        for k, x in enumerate((80, 128, 176)):
            card.paint(ribbon(f"{x},1390 {x - 6},900 {x + 60},500", (4, 7, 2)), mix(HAIR, BROWN, 0.6 + k * 0.1))
            card.paint(
                ribbon(f"{1200 - x},1390 {1206 - x},900 {1140 - x},500", (4, 7, 2)), mix(HAIR, BROWN, 0.6 + k * 0.1)
            )


def _face(card: Sheet) -> None:
    face = card.piece(
        "226,460! 974,460! 984,800 950,1100 830,1340 600,1440 370,1340 250,1100 216,800", SKIN, angle=86, laps=80
    )
    with card.inside(face):
        card.paint("200,440! 1000,440! 1000,536! 200,522!", SHADE, angle=2)
        card.paint("956,450! 1000,450! 1000,1300! 860,1300! 934,900", SHADE, angle=88)
    # eyes: both down at the sleeper, one lid lower
    for x, y, lid, look in ((366, 706, 0.46, 34), (834, 700, 0.16, -40)):
        white = card.piece(
            f"{x - 108},{y + 8}! {x - 62},{y - 46} {x},{y - 64} {x + 64},{y - 46} {x + 108},{y + 8}! "
            f"{x + 60},{y + 50} {x},{y + 62} {x - 62},{y + 48}",
            CHALK,
            angle=4,
        )
        with card.inside(white):
            card.paint(ROUND, HAIR, at=affine(x + look, y + 24, 52), wobble=0.3)
            card.paint(ROUND, CHALK, at=affine(x + look + 16, y + 16, 9), wobble=0.3)
            edge = y - 64 + lid * 124
            card.paint(
                f"{x - 120},{y - 80}! {x + 120},{y - 80}! {x + 120},{edge + 6}! {x},{edge} {x - 120},{edge + 8}!", SHADE
            )
            card.paint(ribbon(f"{x - 112},{edge + 10} {x},{edge} {x + 112},{edge + 8}", (6, 10, 6)), HAIR)
        card.paint(
            ribbon(
                f"{x - 110},{y + 10} {x - 62},{y - 46} {x},{y - 64} {x + 64},{y - 46} {x + 110},{y + 10}",
                (5, 10, 13, 10, 5),
            ),
            HAIR,
        )
    card.paint(ribbon("262,592 350,568 446,600", (8, 20, 8)), HAIR, wobble=0.5)
    card.paint(ribbon("752,578 846,540 932,572", (8, 20, 8)), HAIR, wobble=0.5)


def _fringe(card: Sheet) -> None:
    fringe = card.piece(
        "190,800! 206,500! 330,504 470,496! 474,486! 620,492 740,484! 742,496! 880,492 996,488! 1012,800! 1090,640 "
        "1040,380 880,180 600,110 320,180 150,400 116,640",
        HAIR,
        angle=88,
        laps=40,
        lift=8,
    )
    with card.inside(fringe):
        for k in range(9):
            x = 240 + k * 90
            card.paint(
                ribbon(f"{x},496 {600 + (x - 600) * 0.8},330 {600 + (x - 600) * 0.2},120", (3, 6, 2)),
                mix(HAIR, BROWN, 0.75),
            )
    # two slides and, where a third would be, a padlock
    for x, y, turn in ((196, 452, -62), (290, 296, -44)):
        card.paint("-62,-16! 58,-17 70,0 58,17! -62,16!", PINK, at=affine(x, y, 1, turn), lift=6)
    at = affine(958, 404, 1.25, 24)
    card.paint(ribbon("-18,-6 -20,-40 0,-56 20,-40 18,-6", (9, 9, 9, 9, 9), at), SLATE, lift=3)
    card.paint("-32,-10! 32,-10! 30,40! -30,40!", CHALK, at=at, lift=6)
    card.paint("-6,4 6,4 4,16! 8,28! -8,28! -4,16!", UMBER, at=at)


def _bubble(card: Sheet) -> None:
    bubble = card.piece(ROUND, PINK, at=affine(610, 1232, 416), angle=30, laps=90, wobble=0.3, lift=14)
    with card.inside(bubble):
        card.paint(
            "1030,1060! 1004,1270 880,1450 700,1546 520,1560 330,1500! 420,1660 700,1680 960,1560 1060,1300",
            shift(PINK, -0.07),
            angle=40,
        )
    shine = mix(PINK, CHALK, 0.86)
    card.paint("322,1110! 346,1042 384,986! 446,1026! 414,1072 394,1130!", shine, angle=60)
    card.paint("400,970! 446,930 494,906! 522,968! 484,988 458,1012!", shine, angle=40)
    card.paint("318,1130! 392,1148! 388,1206! 312,1196!", shine, angle=86)


def _hedgehog(card: Sheet) -> None:
    """Asleep, as on any warm stone."""
    at = affine(110, 128, 0.84, 1)
    back = (
        "432,838! 424,800! 446,798! 428,752! 458,756! 446,706! 480,718! 478,668! 512,690! 520,640! 550,670! 568,624! "
        "594,662! 620,622! 638,664! 670,634! 678,678! 714,660! 714,704! 746,700! 738,744! 762,752! 742,800! 700,836 560,826"
    )
    coat = card.piece(back, UMBER, at=at, angle=80, lift=8)
    with card.inside(coat):
        for x, y, turn in (
            (500, 750, -40),
            (540, 716, -24),
            (590, 700, -6),
            (640, 706, 12),
            (686, 736, 34),
            (560, 770, -20),
            (612, 756, 2),
            (660, 776, 24),
            (704, 784, 46),
            (596, 806, 0),
            (646, 818, 18),
        ):
            card.paint(
                "-4,22! 0,-22! 5,22!", mix(BONE, BROWN, 0.35), at=affine(110 + x * 0.84, 128 + y * 0.84, 0.9, turn)
            )
    card.paint(
        "560,812! 540,770 500,752 464,774 436,800 402,822 396,838! 430,852 500,850 566,838!",
        BONE,
        at=at,
        angle=20,
        lift=4,
    )
    card.paint(ROUND, HAIR, at=affine(110 + 396 * 0.84, 128 + 832 * 0.84, 14), wobble=0.3)
    card.paint(ribbon("462,804 478,814 494,802", (4, 6, 4), at), UMBER)
    card.paint("520,792! 516,760 540,752 560,772 552,798!", mix(BONE, BROWN, 0.35), at=at, lift=3)


def _doctor(card: Sheet) -> None:
    """From behind; the spatula is almost there."""
    coat = card.piece(
        "50,1840! 64,1700 78,1590 120,1546 170,1530! 234,1536 262,1540 290,1500 318,1424! 374,1446! 360,1540 322,1624 "
        "284,1654! 292,1740 298,1840!",
        CHALK,
        angle=84,
        lift=10,
    )
    with card.inside(coat):
        card.paint(ribbon("182,1560 180,1700 184,1850", (3, 5, 3)), mix(CHALK, SLATE, 0.5))
        card.paint("120,1716! 250,1712! 250,1742! 120,1746!", mix(CHALK, SLATE, 0.3))
        card.paint("286,1652! 262,1590! 268,1700! 276,1850! 320,1850!", mix(CHALK, SLATE, 0.3))
    card.paint("324,1436! 326,1406 344,1384 366,1390 378,1416 370,1448!", SKIN, lift=4)
    card.paint("-9,16! -10,-58 0,-70 10,-58 9,16!", BONE, at=affine(372, 1404, 1.15, 34), lift=5)
    card.paint("334,1404 356,1394 382,1402 386,1416 372,1426 342,1424", SKIN)
    card.paint("148,1490! 214,1490! 218,1546 180,1560 144,1546!", SHADE)
    card.paint("132,1536! 180,1548 228,1534! 240,1556 182,1574 122,1558!", CHALK, lift=5)
    card.paint(
        "112,1440 116,1392 150,1364 190,1362 228,1384 240,1430 230,1486 206,1514! 150,1512! 122,1484",
        mix(CHALK, SLATE, 0.5),
        lift=7,
    )
    card.paint("110,1428! 242,1414! 243,1434! 111,1448!", UMBER)
    card.paint("102,1458 114,1444 122,1476 112,1484", SKIN)
    card.paint("250,1448 238,1436 230,1468 241,1476", SKIN)
