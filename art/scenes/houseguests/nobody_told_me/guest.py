"""The one in evening dress: a black mass with a hat on it, in the middle of everybody."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.nobody_told_me.inks import BLACK, CAST, FLUSHED, ICE, LILAC, PINK, WHITE

SATIN: Final = shift(BLACK, 0.085)
FOLD: Final = shift(BLACK, -0.05)


def guest(card: Sheet) -> None:
    """Lay coat, shirt, sleeves that meet between the knees, then head, collar and hat."""
    coat = card.piece(
        "430,884 516,836 600,812! 700,812! 790,846 862,900 912,1010 940,1200 972,1500 1010,1860! 214,1860! 268,1500 316,1200 "
        "346,1020 384,930",
        BLACK,
        angle=84,
        laps=100,
        grain=0.26,
        lift=14,
    )
    with card.inside(coat):
        card.paint(
            "560,800! 740,800! 700,1130 690,1440! 640,1520! 590,1440! 584,1130!", WHITE, angle=88, laps=60, grain=0.2
        )
        card.paint(ribbon("640,900 640,1480", (4, 4)), ICE)
        card.paint(
            "560,800! 470,850! 500,1010! 556,1000! 530,1050! 604,1360! 618,1120 590,960!", SATIN, angle=70, lift=5
        )
        card.paint(
            "740,800! 812,850! 776,1010! 722,1004! 746,1054! 672,1360! 662,1120 690,960!", SATIN, angle=104, lift=5
        )
        for y in (1040, 1160, 1280):
            card.paint(ROUND, BLACK, at=affine(640, y, 11), lift=2)
    _sleeves(card)
    for heap in (
        "372,958! 400,900 440,864 500,834 540,824! 530,860 490,872 460,900 420,916 400,950!",
        "742,824! 800,838 850,872 892,926 912,990! 880,962 862,930 820,902 790,878 750,862!",
    ):
        card.paint(heap, WHITE, angle=30, lift=6)
    head = Head(card, CAST["guest"], 640, 640, 192, tilt=6, turn=0.04)
    head.draw()
    for s in (-1, 1):
        head.lay(
            f"{0.62 * s},-.08 {0.76 * s},-.16 {0.86 * s},.04 {0.8 * s},.28 {0.65 * s},.38",
            "#c4564f",
            "flat",
            thin=0.06,
        )
        head.line(f"{0.66 * s},-.02 {0.72 * s},.0 {0.71 * s},.14 {0.66 * s},.2", (0.02, 0.035, 0.02), "#8f3d42", "flat")
    # what he wears below it all shows for a thumb's breadth
    card.paint(ribbon("724,830 762,900 770,1000 740,1050", (19, 18, 18, 13)), LILAC, lift=4)
    card.paint("516,800! 560,770 640,842! 620,900 560,890!", WHITE, angle=40, lift=6)
    card.paint("752,806! 712,776 644,842! 664,900 724,892!", WHITE, angle=120, lift=6)
    card.paint("640,880! 560,836! 552,934! 640,898! 728,938! 724,840!", WHITE, angle=4, lift=7)
    card.paint("620,868! 662,868! 664,908! 618,908!", shift(ICE, 0.03), lift=3)
    _hat(head)


def _sleeves(card: Sheet) -> None:
    """Knees first, then both arms, and the invitation that he reads for the tenth time."""
    for knee in (
        "180,1860! 230,1750 330,1680 450,1670 556,1704 620,1780 644,1860!",
        "1040,1860! 1010,1750 930,1680 820,1670 726,1704 660,1780 638,1860!",
    ):
        card.paint(knee, shift(BLACK, 0.02), angle=20, laps=70, grain=0.3, lift=11)
    for arm, fold in (
        (
            "392,930 350,1040 316,1220 300,1400 330,1510 396,1580 474,1626! 540,1530! 512,1470 498,1390 496,1290 506,1180 "
            "500,1040! 460,950",
            "420,1000 394,1200 396,1360 452,1490",
        ),
        (
            "880,930 920,1040 950,1220 966,1400 940,1510 880,1580 806,1626! 740,1530! 768,1470 782,1390 784,1290 778,1180 "
            "790,1040! 830,950",
            "868,1010 890,1200 884,1360 828,1490",
        ),
    ):
        sleeve = card.piece(arm, shift(BLACK, 0.06), angle=84, laps=60, grain=0.28, lift=9)
        with card.inside(sleeve):
            card.paint(ribbon(fold, (3, 13, 4)), FOLD, edge="raw", thin=0.1)
    _invitation(card)


def _invitation(card: Sheet) -> None:
    """Between his two hands: fingers behind it, thumbs before it."""
    for back in (
        "500,1600! 556,1548! 606,1574 640,1620 636,1690 590,1712 540,1690",
        "780,1600! 724,1548! 674,1574 640,1620 644,1690 690,1712 740,1690",
    ):
        card.paint(back, FLUSHED.shade, angle=60)
    card.paint("560,1540! 722,1524! 736,1706! 570,1720!", PINK, angle=86, lift=6)
    page = card.piece("552,1548! 712,1532! 726,1716! 562,1730!", WHITE, angle=86, lift=5)
    with card.inside(page):
        for y, w in ((1582, 40), (1612, 52), (1642, 46)):
            card.paint(ribbon(f"{634 - w},{y + 3} {636},{y} {638 + w},{y - 4}", (5, 7, 5)), shift(ICE, -0.12))
        card.paint(ROUND, PINK, at=affine(646, 1688, 15))
    for cuff, fist, thumb, parts in (
        (
            "462,1630! 536,1518! 572,1542! 500,1656!",
            "494,1644! 556,1552! 584,1580 592,1626 586,1672 566,1706 530,1706 504,1684",
            "534,1574! 566,1566 606,1588 634,1620 632,1640 612,1642 578,1624 546,1620!",
            ("560,1650 590,1652", "548,1678 578,1682"),
        ),
        (
            "818,1630! 744,1518! 708,1542! 780,1656!",
            "786,1644! 724,1552! 698,1580 692,1622 698,1668 716,1702 750,1702 776,1682",
            "746,1574! 714,1566 676,1584 650,1612 650,1632 670,1638 702,1622 734,1620!",
            ("722,1648 694,1648", "732,1676 704,1678"),
        ),
    ):
        grip = card.piece(fist, FLUSHED.base, angle=70, lift=7)
        with card.inside(grip):
            for line in parts:
                card.paint(ribbon(line, (3, 6, 4)), FLUSHED.shade)
        card.paint(thumb, shift(FLUSHED.base, 0.025), angle=30, lift=3)
        card.paint(cuff, WHITE, angle=40, lift=5)


def _hat(head: Head) -> None:
    head.lay("-.7,-.62! .7,-.62! .66,-.42! .4,-.3 0,-.27 -.4,-.3 -.66,-.42!", FLUSHED.shade, "flat")
    head.lay("-.64,-.6! -.66,-1.2 -.72,-1.86! 0,-1.98 .74,-1.84! .66,-1.2 .64,-.6! 0,-.5", BLACK, "flat", lift=6)
    head.lay("-.64,-.62! -.66,-.96! 0,-.88 .66,-.96! .64,-.62! 0,-.5", SATIN, "flat")
    head.lay(
        "-1.04,-.76! -.7,-.66 0,-.56 .7,-.66 1.06,-.78! .96,-.54 .5,-.4 0,-.36 -.5,-.4 -.94,-.52", BLACK, "flat", lift=7
    )
    # he has waited long enough for this to settle
    head.lay(
        "-.72,-1.84! -.5,-2.06 -.1,-2.2 .3,-2.16 .6,-2.02 .74,-1.82! .4,-1.88 0,-1.84 -.4,-1.9", WHITE, "flat", lift=4
    )
