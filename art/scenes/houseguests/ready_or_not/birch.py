"""The tree he has chosen; who counts against it; and who thinks that it opens."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift

INK, DUSK, BRICK, STRAW, BARK = "#1b2030", "#56607a", "#b2473b", "#c9b27a", "#f3ecdd"
HAIR: Final = "#2b2027"


def birch(card: Sheet) -> None:
    """As wide as a nose, straight up through the card."""
    trunk = card.piece(
        "548,-40! 652,-40! 648,300 660,700 656,1100 668,1500 684,1840! 512,1840! 530,1500 542,1100 538,700 552,300",
        BARK,
        angle=88,
        laps=50,
        lift=16,
        edge="torn",
        core="#fffaf0",
        wobble=3,
    )
    with card.inside(trunk):
        card.paint("632,-40! 664,-40! 690,1840! 650,1840! 640,1100 642,500", mix(BARK, DUSK, 0.25), angle=88, laps=30)
        for y, left, w, h in (
            (40, 1, 60, 12),
            (118, 0, 44, 9),
            (196, 1, 70, 14),
            (330, 0, 62, 15),
            (418, 1, 42, 9),
            (520, 0, 50, 11),
            (610, 1, 76, 16),
            (716, 0, 40, 9),
            (1010, 1, 58, 13),
            (1090, 0, 70, 15),
            (1170, 1, 40, 9),
        ):
            x = 664 if left else 536
            d = -1 if left else 1
            card.paint(
                f"{x},{y - h}! {x + d * w * 0.6},{y - 3} {x + d * w},{y}! {x + d * w * 0.6},{y + 4} {x},{y + h}!", INK
            )


def key_bird(card: Sheet) -> None:
    """A keyhole in the bark, and a woodpecker with the key to it."""
    card.paint(ROUND, INK, at=affine(578, 868, 19), wobble=0.4)
    card.paint("569,874! 587,874! 598,926! 558,926!", INK, wobble=0.4)
    # feet and tail hold on to the bark
    feet = ("716,1000 684,992 652,996", "712,1032 680,1030 650,1036")
    card.paint(turned([ribbon(foot, (12, 9, 6)) for foot in feet]), DUSK, wobble=0.4, lift=3)
    card.paint("720,1090! 760,1110! 700,1226! 684,1206! 668,1216! 676,1180!", shift(DUSK, -0.06), angle=110, lift=5)
    card.paint(
        "708,900 704,866 722,836 756,822 792,840 804,884 818,940 824,1010 800,1080 752,1136! 716,1120 694,1070 692,1010 704,950",
        BARK,
        angle=80,
        laps=30,
        lift=9,
    )
    wing = card.piece("770,916! 816,936 832,1010 808,1090 744,1170! 742,1080 746,990", DUSK, angle=100, laps=30, lift=5)
    bars = [ribbon(f"730,{y} 780,{y + 8} 840,{y - 8}", (13, 15, 10)) for y in (974, 1014, 1054, 1094)]
    card.pattern(wing, turned(bars), BARK, thin=0.05)
    card.paint("714,846! 724,820 758,804 800,826 806,870! 780,850 744,842", BRICK, angle=20, lift=4)
    card.paint("714,854! 640,874! 710,900!", mix(BARK, DUSK, 0.55), angle=0, lift=4)
    card.paint(ROUND, INK, at=affine(736, 866, 9), wobble=0.2)
    # the key, by its ring
    card.paint(ribbon("676,852 690,876 676,900 652,896 644,874 656,854 676,852", (10, 10)), STRAW, wobble=0.3, lift=5)
    card.paint("648,868! 606,864! 606,878! 648,882!", STRAW, wobble=0.3, lift=5)
    card.paint("628,874! 606,874! 606,902! 613,902! 613,888! 619,888! 619,900! 628,900!", STRAW, wobble=0.3, lift=3)


def child(card: Sheet) -> None:
    """From behind: brow to the bark, elbows out."""
    for side in (-1, 1):
        at = affine(600, 0 if side > 0 else -8, 1, 0, flip=side < 0)
        fore = "60,1300! 150,1304 230,1322 280,1350 284,1388! 262,1424 210,1432 150,1420 60,1400!"
        lower = card.piece(fore, shift(BRICK, -0.07), at=at, angle=8, laps=50, lift=10)
        card.pattern(lower, turned([ribbon("176,1280 168,1440", (30, 30), at)]), BARK, thin=0.05)
        upper = card.piece(
            "60,1520 100,1484 150,1440 196,1384 232,1344! 276,1336 300,1362 298,1412 268,1474 226,1532 178,1592 150,1650! 104,1610 70,1566",
            BRICK,
            at=at,
            angle=128,
            laps=50,
            lift=10,
        )
        bands = ("186,1352 250,1402 316,1440", "136,1424 196,1478 256,1516")
        card.pattern(upper, turned([ribbon(b, (32, 32), at) for b in bands]), BARK, thin=0.05)
    jersey = card.piece(
        "392,1840! 402,1740 424,1650 436,1580 452,1520 484,1482 530,1466 600,1462 670,1466 716,1482 748,1520 764,1580 776,1650 798,1740 808,1840!",
        BRICK,
        angle=86,
        laps=60,
        lift=14,
    )
    with card.inside(jersey):
        for y in range(1560, 1850, 74):
            card.paint(ribbon(f"380,{y + 16} 600,{y - 4} 820,{y + 16}", (34, 36, 34)), BARK, angle=2)
    head = card.piece(
        "600,1200 664,1208 716,1244 742,1310 746,1390 734,1476! 720,1494 690,1480! 670,1500 640,1492! 610,1508 580,1494! "
        "552,1506 520,1488! 492,1498 470,1478! 456,1390 458,1310 484,1244 536,1208",
        HAIR,
        angle=88,
        laps=40,
        lift=10,
    )
    with card.inside(head):
        lines = [
            f"{618 + d * 14},1262 {618 + d * 58},1300 {610 + d * 84},1390 {606 + d * 82},1486"
            for d in (-1.6, -1.1, -0.6, -0.15, 0.35, 0.85, 1.35)
        ]
        card.paint(turned([ribbon(x, (3, 7, 6, 2)) for x in lines]), shift(HAIR, 0.13), wobble=0.5, thin=0.1)
