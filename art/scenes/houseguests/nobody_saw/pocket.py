"""A patch pocket that stands open and is full to the brim."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.nobody_saw.inks import FOLD, INK, ORANGE


def pocket(card: Sheet) -> None:
    """Lay its dark inside, the tea in it, its front, and what has run over."""
    inside = card.piece(
        "556,1390! 620,1340 740,1330 860,1352 934,1410! 900,1470 760,1500 620,1470!", shift(INK, -0.06), angle=6, lift=2
    )
    with card.inside(inside):
        card.paint("540,1420! 640,1392 760,1386 880,1402 960,1430! 940,1540 560,1540!", ORANGE, angle=4, laps=40)
        card.paint("656,1426! 690,1446 740,1452 790,1446 826,1424! 800,1438 740,1444 684,1438", shift(ORANGE, 0.09))
    front = card.piece(
        "550,1386! 610,1452 740,1476 870,1458 940,1404! 962,1500 968,1600 950,1680 900,1730! 760,1752 620,1734! 566,1690 "
        "540,1600 538,1490",
        shift(INK, 0.06),
        angle=86,
        laps=80,
        lift=10,
    )
    card.pattern(
        front,
        [
            ribbon("572,1440 640,1498 750,1514 870,1494 926,1450", (5, 5)),
            ribbon("576,1500 584,1620 640,1712", (3, 10, 3)),
            ribbon("920,1510 920,1620 880,1706", (3, 10, 3)),
        ],
        shift(FOLD, 0.06),
        thin=0.2,
    )
    run = card.piece(
        "628,1440! 690,1456 764,1458! 768,1490 756,1560 738,1640 700,1722 640,1792 560,1860! 400,1860! 500,1800 580,1730 626,1650 646,1570 "
        "644,1500 634,1466",
        ORANGE,
        angle=88,
        laps=40,
        lift=5,
    )
    with card.inside(run):
        # it bends over the edge, and catches the light there
        card.paint(
            "770,1470! 742,1490 728,1560 704,1640 656,1720 590,1790 500,1860! 640,1880! 800,1640!",
            shift(ORANGE, -0.08),
            angle=88,
            laps=40,
        )
        card.paint("640,1466! 690,1482 752,1480! 730,1500 690,1504 652,1496", shift(ORANGE, 0.13), angle=4)
        card.paint(ribbon("668,1520 668,1580 644,1660 596,1736 520,1806", (4, 14, 15, 12, 3)), shift(ORANGE, 0.1))
