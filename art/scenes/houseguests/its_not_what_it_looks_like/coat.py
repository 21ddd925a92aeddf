"""The overcoat: black, wider than the card, both sleeves down into its pockets."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.its_not_what_it_looks_like.inks import CHALK, INK, STRAW

CORE = mix(INK, STRAW, 0.5)
SLEEVES = (
    "214,1030! 120,1084 40,1190 -20,1340 -60,1520! -60,1840! 150,1840! 176,1700 214,1540 250,1380! 262,1240 250,1120",
    "930,1040! 1030,1090 1110,1190 1180,1340 1260,1520! 1260,1840! 1040,1840! 1016,1700 976,1540 940,1380! 920,1240 914,1130",
)


def coat(card: Sheet) -> None:
    """Lay the trunk from shoulder to shoulder, and the sleeves over it."""
    card.paint(
        "400,880! 300,950 180,1010 80,1090 0,1210 -60,1360! -60,1860! 1260,1860! 1260,1350! 1180,1200 1090,1090 980,1020 "
        "860,960 770,890!",
        INK,
        angle=84,
        laps=130,
        grain=0.3,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=14,
    )
    for spec, angle in zip(SLEEVES, (104, 76), strict=True):
        card.paint(spec, shift(INK, 0.035), angle=angle, laps=90, edge="torn", core=CORE, wobble=4, lift=9)


def flap(card: Sheet) -> None:
    """Lay the half of the front that goes under: it hides the wrist; then the buttons of the other half."""
    card.paint(
        "640,960! 700,930 800,930! 900,1100 910,1400 900,1860! 630,1860! 626,1720 634,1660! 740,1610 812,1500 830,1380 "
        "812,1260 754,1170 672,1110! 646,1060",
        shift(INK, 0.014),
        angle=86,
        laps=90,
        edge="torn",
        core=CORE,
        wobble=3,
        lift=8,
    )
    card.paint(ribbon("634,1650 632,1690 630,1840", (5, 7, 6)), CORE, wobble=1)
    for y in (1070, 1690):
        at = affine(546, y, 44)
        card.paint(ROUND, shift(INK, 0.17), at=at, lift=5)
        card.paint(ROUND, shift(INK, 0.08), at=affine(546, y, 30))
        for u, v in ((-9, -9), (9, -9), (-9, 9), (9, 9)):
            card.paint(ROUND, CORE, at=affine(546 + u, y + v, 5))


def collar(card: Sheet) -> None:
    """Lay the collar, turned up to the ears, in which the chin has gone under."""
    card.paint(
        "300,822! 262,930 270,1040 400,1104 576,1190! 650,1110 652,1000! 570,972 460,930 372,872!",
        shift(INK, 0.03),
        angle=60,
        edge="torn",
        core=CORE,
        wobble=3,
        lift=9,
    )
    card.paint(
        "858,832! 902,940 890,1040 780,1116 664,1186! 612,1110 606,1004! 690,968 742,916 806,850!",
        shift(INK, 0.045),
        angle=118,
        edge="torn",
        core=CORE,
        wobble=3,
        lift=9,
    )
