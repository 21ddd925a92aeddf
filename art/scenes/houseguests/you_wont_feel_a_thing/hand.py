"""The hand in a long black glove that holds the lens by its handle."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.you_wont_feel_a_thing.inks import AUBERGINE, CHALK, CORAL

SEAM = shift(AUBERGINE, 0.2)
HAND = affine(-220, 2, 1.25)
"""Everything of the hand is typed from here."""


def glove(card: Sheet) -> None:
    """Lay the handle, the arm and fist as one contour, the fingers' seams, the thumb along the handle."""
    card.paint("866,350! 952,350! 944,404! 876,404!", CORAL, at=HAND, angle=84, lift=6)
    arm = card.piece(
        "846,338 868,368 920,378 990,374 1052,350 1090,304 1106,230 1116,150 1140,60 1186,-60 1240,-160! "
        "1240,-240! 920,-240! 924,-140 926,-40 914,40 892,76! 868,94 862,126! 842,144 838,180 846,200! "
        "826,220 822,260 836,280! 826,304",
        AUBERGINE,
        at=HAND,
        angle=74,
        lift=14,
        grain=0.22,
    )
    with card.inside(arm):
        for line in (
            "838,280 900,266 968,278 1000,264",
            "846,198 904,184 968,198 1000,186",
            "864,124 914,110 970,126 998,116",
        ):
            card.paint(ribbon(line, (4, 8, 7, 2), HAND), SEAM)
        card.paint(ribbon("1030,190 1034,150 1016,104 984,66", (2, 8, 8, 2), HAND), SEAM)
        for line in ("918,48 970,34 1030,44", "926,6 1000,-14 1040,-8"):
            card.paint(ribbon(line, (2, 8, 2), HAND), SEAM)
    card.paint(
        "1072,250! 1078,300 1044,350 996,388 950,412 916,418 898,402 906,380 942,350 968,308 984,262!",
        AUBERGINE,
        at=HAND,
        angle=70,
        grain=0.22,
        lift=5,
    )
    card.paint(ribbon("904,398 908,378 942,350 968,308 984,262 1000,240", (4, 10, 11, 11, 8, 2), HAND), SEAM)
    card.paint(ribbon("918,406 936,402 948,390", (2, 6, 2), HAND), SEAM)
    for x, y in ((1090, 116), (1106, 52)):
        card.paint("14,0 0,14 -14,0 0,-14", CHALK, at=affine(x, y), lift=3)
