"""One head of hair for two: it starts at her brow and ends on his shoulders."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.i_thought_you_had_her.inks import CHALK, FOLD, HAIR


def hair(card: Sheet) -> None:
    """Lay the fall of it, from her ears to the ends that still fly to the right."""
    fall = card.piece(
        "356,700! 290,780 268,865 296,970 312,1060 280,1150 226,1260 200,1400 204,1520 226,1640 270,1740! 300,1740 "
        "326,1710! 336,1760 370,1800! 420,1790 600,1700 760,1640! 850,1690 960,1700 1090,1650! 1040,1640 "
        "1010,1616! 1100,1610 1180,1560 1236,1470! 1130,1520 1030,1510 960,1450 930,1360 900,1240 850,1140 "
        "812,1060 834,990 862,916 864,836 823,770!",
        HAIR,
        angle=86,
        laps=90,
        grain=0.3,
        lift=12,
    )
    with card.inside(fall):
        for line in (
            "300,900 340,1030 280,1200 250,1420 220,1640",
            "360,960 380,1060 300,1220 270,1420",
            "780,960 750,1060 830,1200 880,1400 960,1540 1120,1560",
            "700,1000 700,1080 800,1230 850,1420 930,1590 1060,1640",
        ):
            card.paint(ribbon(line, (2, 9, 10, 9, 2)), FOLD)


def curtain(card: Sheet) -> None:
    """It parts over his brow, and a lock of it lies across one of his eyes; a white streak runs all the way."""
    left = card.piece(
        "400,940! 560,1010! 556,1120! 500,1180 440,1250 400,1340 384,1450 370,1560 330,1660! 280,1560 256,1420 290,1240 340,1100!",
        HAIR,
        angle=70,
        laps=60,
        lift=7,
    )
    right = card.piece(
        "540,980! 720,990! 780,1100 840,1230 868,1380 860,1500 830,1600! 790,1540 770,1440 740,1340 690,1250 620,1180 548,1126!",
        HAIR,
        angle=110,
        laps=60,
        lift=7,
    )
    with card.inside(left):
        for line in ("470,980 460,1090 370,1240 320,1440 320,1620", "540,1040 500,1140 400,1280 366,1440"):
            card.paint(ribbon(line, (2, 9, 10, 8, 2)), FOLD)
    with card.inside(right):
        card.paint(ribbon("640,960 660,1080 760,1230 820,1400 826,1620", (5, 32, 40, 34, 4)), CHALK)
        card.paint(ribbon("570,1040 620,1140 710,1240 770,1400", (2, 9, 10, 2)), FOLD)
        card.paint(ribbon("700,1000 740,1100 820,1240 850,1420", (2, 9, 10, 2)), FOLD)
