"""The hand in a glove with a coral cuff that holds the lens by its handle."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.you_wont_feel_a_thing.inks import AUBERGINE, CHALK, CORAL, TIN

SEAM = mix(AUBERGINE, TIN, 0.45)
STITCH = mix(AUBERGINE, TIN, 0.8)
HAND = affine(-104, 40, 1.12)
"""Everything of the hand is typed from here."""


def glove(card: Sheet) -> None:
    """Lay the handle, the arm and fist as one contour, the seams, the thumb along the handle, the cuff."""
    _handle(card)
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
        # three points on the back of it, as gloves have them, each in seven stitches
        for x0, y0, x1, y1 in ((1016, 130, 972, 66), (1048, 172, 1026, 78), (1076, 222, 1080, 94)):
            for i in range(7):
                a, b = i / 7, (i + 0.58) / 7
                ends = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for t in (a, b)]
                card.paint(ribbon(" ".join(f"{x:.1f},{y:.1f}" for x, y in ends), (6, 6), HAND), STITCH)
    card.paint(
        "1072,250! 1078,300 1044,350 996,388 950,412 916,418 898,402 906,380 942,350 968,308 984,262!",
        AUBERGINE,
        at=HAND,
        angle=70,
        grain=0.22,
        lift=5,
    )
    card.paint(ribbon("904,398 908,378 942,350 968,308 984,262 1000,240", (4, 10, 11, 11, 8, 2), HAND), SEAM)
    _cuff(card)


def _handle(card: Sheet) -> None:
    """It goes through the fist, and its end shows above the forefinger."""
    card.paint("826,66! 890,58! 950,404! 876,408!", CORAL, at=HAND, angle=84, lift=6)
    card.paint("816,72! 812,46 834,26 862,22 888,34 898,60!", AUBERGINE, at=HAND, angle=84, lift=4)


def _cuff(card: Sheet) -> None:
    """Turned back, piped with white, and closed with two pearls."""
    cuff = card.piece(
        "886,34! 950,62 1050,84 1158,82! 1200,-20 1262,-140! 1262,-260! 880,-260! 896,-100",
        CORAL,
        at=HAND,
        angle=80,
        lift=9,
        grain=0.2,
    )
    with card.inside(cuff):
        card.paint(ribbon("870,26 950,54 1050,76 1176,74", (12, 12, 12, 12), HAND), CHALK)
        card.paint(ribbon("1064,-60 1050,10 1048,80", (8, 8, 8), HAND), shift(CORAL, -0.14))
    for x, y in ((1098, 104), (1102, 56)):
        card.paint("14,0 0,14 -14,0 0,-14", CHALK, at=affine(x, y), lift=3)
