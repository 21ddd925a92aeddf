"""More Soup, Anyone?: she drinks the last of it; below the red bowl, for whoever sits opposite, sticks a letter."""

from __future__ import annotations

import math

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.more_soup_anyone.inks import BLACK, BONE, CHALK, DEEP_RED, GREEN, RED, SLATE, UMBER
from art.scenes.houseguests.more_soup_anyone.table import fingers, tortoise

GROUND = BONE

CIRCLE = " ".join(f"{math.cos(k * math.pi / 14):.4f},{math.sin(k * math.pi / 14):.4f}" for k in range(28))
BODY = (
    "520,940! 680,940! 730,1010 830,1040! 900,1066 950,1130 980,1210! 1000,1080 1000,940 984,800! 1000,740 1080,730 "
    "1110,790! 1150,980 1180,1180 1186,1390! 1180,1490 1080,1530 1000,1500! 960,1480 930,1440! 930,1600! 270,1600! 270,1440! "
    "240,1480 200,1500! 120,1530 20,1490 14,1390! 20,1180 50,980 100,790! 120,730 220,740 240,800! 210,940 200,1080 220,1210! "
    "250,1130 300,1066 370,1040! 470,1010"
)


def paint(card: Sheet) -> None:
    """Lay her hair, her black dress, the napkin, the bowl with its letter, her fingers, the ladle, the table."""
    _hair(card)
    body = card.piece(BODY, BLACK, angle=80, laps=100, grain=0.42, lift=10)
    with card.inside(body):
        for line in (
            "220,1210 210,1310 180,1420",
            "980,1210 990,1310 1020,1420",
            "130,860 110,1040 100,1240",
            "1070,860 1090,1040 1100,1240",
        ):
            card.paint(ribbon(line, (4, 15, 4)), shift(BLACK, 0.07), thin=0.15)
    _napkin(card)
    _bowl(card)
    fingers(card)
    _ladle(card)
    _cloth(card)
    tortoise(card)


def _hair(card: Sheet) -> None:
    grey = mix(SLATE, CHALK, 0.35)
    spoon = mix(SLATE, BLACK, 0.35)
    card.paint(ribbon("420,200 600,146 800,84", (16, 14, 18)), spoon, angle=-22, lift=3)
    card.paint("786,88! 800,46 850,16 912,14! 934,34 924,72 880,100 830,106!", spoon, angle=-22, lift=5)
    bun = card.piece("600,20! 690,24 744,80 736,150! 690,200 510,200 464,150! 456,80 510,24", grey, angle=20, lift=6)
    with card.inside(bun):
        for r in (34, 66, 98):
            card.paint(
                ribbon(
                    f"{600 - r},150 {600 - r},{110 - r // 2} 600,{100 - r} {600 + r},{110 - r // 2} {600 + r},150",
                    (5, 8, 5),
                ),
                SLATE,
            )
    hair = card.piece(
        "280,640! 262,440 300,270 420,180 600,150 780,180 900,270 938,440 920,640!", grey, angle=80, laps=50, lift=6
    )
    with card.inside(hair):
        for d in (-270, -180, -90, 0, 90, 180, 270):
            card.paint(
                ribbon(f"{600 + d * 0.25},150 {600 + d * 0.8},240 {600 + d * 1.15},420", (4, 8, 4)), SLATE, thin=0.15
            )


def _napkin(card: Sheet) -> None:
    card.paint("400,1000! 330,960 250,960! 286,1010 270,1070! 340,1060 420,1040!", CHALK, angle=10, lift=5)
    card.paint("800,1000! 870,960 950,960! 914,1010 930,1070! 860,1060 780,1040!", CHALK, angle=-10, lift=5)
    cloth = card.piece(
        "390,1000! 810,1000! 840,1120 760,1300! 690,1420 600,1540! 510,1420 440,1300! 360,1120", CHALK, angle=84, lift=8
    )
    with card.inside(cloth):
        for line in (
            "500,1030 540,1240 590,1500",
            "700,1030 660,1240 610,1500",
            "420,1060 470,1200 520,1330",
            "780,1060 730,1200 680,1330",
        ):
            card.paint(ribbon(line, (5, 13, 4)), shift(CHALK, -0.07), thin=0.1)


def _bowl(card: Sheet) -> None:
    """Its underside: rim, a ring of lozenges, the foot, and what sticks in it."""
    at = affine(600, 620, 1)
    card.paint(CIRCLE, RED, at=affine(600, 620, 424), angle=70, laps=90, grain=0.3, lift=16)
    marks = []
    for k in range(30):
        a = math.radians(12 * k + 4)
        marks.append(
            " ".join(
                f"{(358 + u) * math.cos(a) - v * math.sin(a):.1f},{(358 + u) * math.sin(a) + v * math.cos(a):.1f}!"
                for u, v in ((-24, 0), (0, -15), (24, 0), (0, 15))
            )
        )
    card.paint(marks, CHALK, at=at, wobble=0.6)
    ring = f"{CIRCLE} 1,0"
    card.paint(ribbon(ring, (0.022, 0.022), affine(600, 620, 312), 312), CHALK)
    card.paint(ribbon(ring, (0.022, 0.022), affine(600, 620, 406), 406), DEEP_RED)
    card.paint(CIRCLE, DEEP_RED, at=affine(600, 634, 206), angle=40, lift=8)
    card.paint(CIRCLE, shift(RED, -0.02), at=affine(600, 636, 176), angle=70)
    # the letter
    at = affine(602, 634, 1, -9)
    card.paint("-132,-88! 132,-88! 132,88! -132,88!", CHALK, at=at, angle=4, lift=7)
    card.paint("-132,-88! 132,-88! 0,26!", shift(CHALK, -0.035), at=at, angle=20, lift=4)
    card.paint([ribbon("-132,88 -30,0", (4, 4), at), ribbon("132,88 30,0", (4, 4), at)], shift(CHALK, -0.14))
    card.paint(ROUND, RED, at=affine(604, 652, 31), lift=4)
    card.paint(ROUND, DEEP_RED, at=affine(604, 652, 17))


def _ladle(card: Sheet) -> None:
    """From above, out of the card: somebody asks."""
    card.paint(ribbon("1190,-60 1178,80 1172,230", (24, 28, 34)), UMBER, angle=86, lift=6)
    card.paint("936,226! 1000,204 1120,202 1190,222! 1120,240 1000,244!", GREEN, angle=2)
    card.paint("932,214! 1060,226 1196,214! 1194,270 1150,330 1070,346! 1000,340 956,290!", UMBER, angle=20, lift=8)
    card.paint(ribbon("960,252 990,310 1060,330", (4, 12, 4)), mix(UMBER, CHALK, 0.3))
    card.paint("938,236! 950,236! 956,300 950,330 940,330 934,300!", GREEN, lift=2)


def _cloth(card: Sheet) -> None:
    cloth = card.piece(
        "-40,1470! 600,1462 1240,1470! 1240,1860! -40,1860!", CHALK, angle=2, laps=110, grain=0.2, lift=8
    )
    with card.inside(cloth):
        for x in (20, 250, 500, 760, 1010, 1200):
            card.paint(ribbon(f"{x},1450 {x + (x - 600) * 0.34},1860", (5, 9)), shift(CHALK, -0.05), thin=0.1)
        card.paint("-40,1748! 600,1740 1240,1748! 1240,1776! 600,1768 -40,1776!", RED, angle=2)
