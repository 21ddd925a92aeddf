"""The one in evening dress: a black mass with a hat on it, in the middle of everybody."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.nobody_told_me.inks import BLACK, CAST, FLUSHED, ICE, LILAC, WHITE

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
    for arm, fold, cuff in (
        (
            "392,930 350,1040 322,1220 318,1400 372,1530 480,1620 560,1700! 626,1640! 590,1560 540,1480 500,1360 506,1200 500,1040! "
            "460,950",
            "420,1000 400,1200 408,1380 480,1520",
            "548,1706! 620,1632! 648,1664! 580,1742!",
        ),
        (
            "880,930 920,1040 946,1220 948,1400 900,1530 800,1620 724,1700! 652,1640! 690,1560 740,1480 778,1360 776,1200 790,1040! "
            "830,950",
            "868,1010 886,1200 872,1390 800,1520",
            "736,1706! 658,1632! 632,1664! 704,1742!",
        ),
    ):
        sleeve = card.piece(arm, shift(BLACK, 0.06), angle=84, laps=60, grain=0.28, lift=9)
        with card.inside(sleeve):
            card.paint(ribbon(fold, (3, 13, 4)), FOLD, edge="raw", thin=0.1)
        card.paint(cuff, WHITE, angle=40, lift=4)
    card.paint("580,1738! 640,1672! 700,1738! 708,1800 640,1830 574,1800", FLUSHED.base, angle=70)
    for line in ("606,1716 640,1742 684,1754", "596,1740 634,1768 684,1782", "628,1690 656,1714 694,1726"):
        card.paint(ribbon(line, (3, 6, 3)), FLUSHED.shade)
    for knee in (
        "180,1860! 230,1730 330,1650 450,1640 556,1694 620,1780 644,1860!",
        "1040,1860! 1010,1740 930,1660 820,1646 726,1694 660,1780 638,1860!",
    ):
        card.paint(knee, shift(BLACK, 0.02), angle=20, laps=70, grain=0.3, lift=11)


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
