"""The shopkeeper on his ladder, and the girl who ties a bow."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.anything_else.inks import CHALK, CORAL, LILAC, PLUM, SEA, SHELL

SKIN = "#c98f70"


def keeper(card: Sheet) -> None:
    """High on a ladder at the right edge, from behind: he reaches out with one more hat."""
    wood = mix(SHELL, PLUM, 0.34)
    rungs = [ribbon(f"1118,{y} 1230,{y - 3}", (17, 17)) for y in range(500, 1500, 104)]
    card.paint([ribbon("1112,300 1126,900 1134,1510", (22, 24)), *rungs], wood, angle=88, lift=5)
    card.paint("1070,170! 1120,150 1200,150! 1260,180! 1260,620! 1060,620! 1048,400 1052,250!", SEA, angle=86, lift=7)
    card.paint(ribbon("1140,200 1130,380 1136,600", (4, 9, 4)), shift(SEA, -0.1), thin=0.1)
    card.paint("1130,160! 1134,116! 1196,112! 1204,160! 1170,172!", shift(SKIN, -0.06), angle=84)
    card.paint("1112,66! 1118,10 1160,-20 1206,-4 1224,40 1216,104! 1180,128 1136,118!", SKIN, angle=80, lift=4)
    card.paint("1108,76! 1100,60 1088,66 1090,88 1104,104 1120,104!", SKIN, angle=80, lift=2)
    card.paint("1114,60! 1124,84 1180,92 1226,70! 1222,110! 1180,132 1132,120!", CHALK, angle=6)
    card.paint("1084,176! 1060,180 1000,236 940,288! 958,330! 1020,316 1090,290!", shift(SEA, 0.04), angle=-30, lift=6)
    card.paint("948,284! 920,290 896,306 900,326! 926,336 958,328!", SKIN, angle=-30, lift=3)


def girl(card: Sheet) -> None:
    """From behind, on the lower edge: two plaits, arms up to the bow."""
    for sleeve, fist in (
        (
            "620,1700! 560,1650 516,1570 492,1474! 534,1440 556,1452! 590,1520 640,1580 690,1620!",
            "492,1478! 476,1440 492,1404 526,1398! 556,1412 558,1456!",
        ),
        (
            "690,1640! 660,1560 630,1500 606,1450! 640,1416 664,1420! 710,1490 760,1560 800,1650!",
            "606,1456! 584,1430 584,1396 612,1384! 646,1394 664,1424!",
        ),
    ):
        card.paint(fist, SKIN, angle=60, lift=4)
        card.paint(sleeve, LILAC, angle=60, lift=6)
    back = card.piece(
        "546,1860! 556,1730 590,1668 650,1640! 720,1630 790,1640! 850,1668 886,1730 896,1860!",
        LILAC,
        angle=84,
        laps=60,
        lift=8,
    )
    with card.inside(back):
        card.paint(
            "626,1630! 660,1634! 724,1760! 784,1634! 818,1636! 750,1800! 750,1870! 700,1870! 700,1800!",
            shift(LILAC, -0.14),
            angle=84,
        )
    card.paint("690,1600! 756,1600! 762,1656 722,1672 684,1656!", SKIN, angle=84)
    card.paint(
        "720,1440! 790,1440 838,1484 840,1550 806,1606! 760,1630 690,1632 640,1606! 606,1552 608,1486 654,1442!",
        PLUM,
        angle=70,
        lift=6,
    )
    card.paint(ribbon("722,1442 728,1530 722,1622", (5, 6, 5)), SKIN)
    for side in (-1, 1):
        x = 722 + 92 * side
        for k in range(4):
            y, d = 1590 + 42 * k, 9 * side * k
            card.paint(
                f"{x + d - 32 + 3 * k},{y} {x + d},{y - 16} {x + d + 32 - 3 * k},{y} {x + d},{y + 48}",
                PLUM,
                angle=50 * side,
                lift=3,
            )
        card.paint(
            f"{x + 36 * side - 24},1752! {x + 36 * side + 24},1748! {x + 36 * side + 22},1774! {x + 36 * side - 20},1778!",
            CORAL,
            lift=2,
        )
        card.paint(
            f"{x + 36 * side - 18},1772! {x + 36 * side + 18},1772! {x + 40 * side + 26},1830! {x + 40 * side - 22},1830!",
            PLUM,
            angle=86,
        )
