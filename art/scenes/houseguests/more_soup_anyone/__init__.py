"""More Soup, Anyone?: under a red cloth one bare foot has crossed to a stranger's boot, and a spoon goes its own way."""

from __future__ import annotations

from itertools import pairwise

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.more_soup_anyone.foot import crossing_leg
from art.scenes.houseguests.more_soup_anyone.inks import BLACK, BONE, CHALK, DEEP_RED, RED, TAN, UMBER
from art.scenes.houseguests.more_soup_anyone.legs import far_legs, man_with_boots, near_legs
from art.scenes.houseguests.more_soup_anyone.stolen import aunt

GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the shadow below the table, legs from the farthest, the leg that crosses them, then the cloth over all."""
    card.paint(
        "-30,700! 1230,700! 1230,930! 1040,985 820,930 600,990! 380,950 160,1000 -30,950!", shift(UMBER, -0.06), angle=4
    )
    far_legs(card)
    near_legs(card)
    aunt(card)
    man_with_boots(card)
    crossing_leg(card)
    _cloth(card)
    _shoe(card)
    _tortoise(card)
    _crumbs(card)


HEM = (
    (-30, 838),
    (120, 792),
    (262, 884),
    (420, 806),
    (560, 800),
    (690, 896),
    (830, 812),
    (960, 812),
    (1076, 838),
    (1230, 716),
)


def _cloth(card: Sheet) -> None:
    """Good linen: four folds, a border of bare paper, the hem not quite level."""
    hem = " ".join(f"{x},{y}!" for x, y in HEM[::-1])
    cloth = card.paint(f"-30,-30! 1230,-30! {hem}", RED, angle=86, laps=110, grain=0.26, lift=14)
    if cloth is None:
        return
    with card.inside(cloth):
        folds = (
            "150,-30! 236,-30! 300,400 340,846! 262,890! 214,420",
            "400,-30! 452,-30! 470,360 440,812! 404,806! 420,380",
            "610,-30! 668,-30! 740,420 772,850! 690,900! 650,420",
            "880,-30! 946,-30! 920,420 934,806! 880,808! 874,430",
            "1060,-30! 1110,-30! 1120,400 1110,756! 1016,852! 1050,420",
            "-40,200! 20,420 60,812! -40,850!",
        )
        for i, fold in enumerate(folds):
            card.paint(fold, DEEP_RED if i % 2 == 0 else shift(RED, -0.11), angle=84, laps=60, grain=0.22)
        for drop, wide, ink in ((-64, 30, CHALK), (-112, 7, CHALK)):
            line = " ".join(f"{x},{y + drop}!" for x, y in HEM)
            card.paint(ribbon(line, (wide, wide)), ink, thin=0.04, grain=0.16)
        for (x0, y0), (x1, y1) in pairwise(HEM):
            n = round((x1 - x0) / 36)
            for i in range(n):
                t = (i + 0.5) / n
                x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - 63
                card.paint(
                    f"{x - 9:.0f},{y:.0f}! {x:.0f},{y - 12:.0f}! {x + 9:.0f},{y:.0f}! {x:.0f},{y + 12:.0f}!",
                    RED,
                    wobble=0.5,
                )
    darn = "508,300! 596,286! 610,392! 520,404!"
    card.paint(darn, shift(RED, 0.035), angle=8, lift=2)
    card.paint(
        [ribbon(f"{502 + 13 * i},{294 - 2 * i} {512 + 13 * i},{412 - 2 * i}", (4, 4)) for i in range(8)],
        shift(RED, -0.1),
        thin=0.1,
    )
    card.brush("300,60 330,300 352,620", 60, shift(RED, 0.05), dry=0.95)
    card.brush("800,40 812,300 840,640", 52, shift(RED, 0.05), dry=0.95)


def _shoe(card: Sheet) -> None:
    """Hers, left standing, worn over at the heel."""
    here = affine(-10, 44)
    card.paint(
        "790,1650! 806,1604 858,1592 920,1610 972,1586! 1012,1572 1030,1600 1034,1668! 1000,1670! 992,1648 930,1652 880,1668 806,1672!",
        UMBER,
        at=here,
        angle=6,
        lift=7,
    )
    card.paint(
        "862,1598! 920,1612 976,1588 1016,1580! 1006,1606 940,1626 884,1622!",
        CHALK,
        at=here,
        angle=4,
        grain=0.16,
    )
    card.paint("884,1610! 940,1622 1000,1598! 990,1612 940,1628 896,1624!", TAN, at=here)
    card.paint("1000,1664! 1036,1660! 1034,1690! 1006,1692!", BLACK, at=here, lift=2)
    card.paint("852,1592! 884,1576! 900,1600! 872,1616!", RED, at=here, lift=3)


def _tortoise(card: Sheet) -> None:
    """Asleep, drawn in; somebody's place card is tucked under its shell."""
    here = affine(-150, 10)
    card.paint("560,1712! 660,1690! 668,1734! 566,1752!", CHALK, at=here, lift=3)
    card.paint(ribbon("584,1728 604,1720 618,1728 636,1716", (3, 4, 3), here), UMBER)
    card.paint(
        ["640,1728! 622,1736 622,1750! 662,1750!", "780,1726! 806,1734 812,1750! 770,1750!"], TAN, at=here, lift=2
    )
    card.paint("806,1706! 834,1700 846,1712 836,1724 806,1726!", shift(TAN, -0.05), at=here, lift=2)
    shell = card.paint(
        "626,1732! 640,1680 686,1644 736,1642 788,1676 812,1730! 720,1744", UMBER, at=here, angle=10, lift=5
    )
    if shell is not None:
        with card.inside(shell):
            card.paint(
                [
                    "690,1656! 740,1654! 752,1690! 716,1706! 682,1690!",
                    "650,1690! 676,1694! 706,1712! 700,1738! 640,1738!",
                    "760,1694! 784,1686! 806,1730! 736,1740! 728,1712!",
                ],
                shift(TAN, -0.12),
                at=here,
                grain=0.3,
            )


def _crumbs(card: Sheet) -> None:
    for x, y, r in (
        (90, 1690, 9),
        (130, 1722, 6),
        (420, 1640, 8),
        (462, 1664, 5),
        (1096, 1726, 8),
        (560, 1588, 6),
        (1140, 1700, 5),
    ):
        card.paint(f"{x - r},{y} {x},{y - r * 0.7} {x + r},{y} {x},{y + r * 0.6}", TAN, lift=1, wobble=0.5)
