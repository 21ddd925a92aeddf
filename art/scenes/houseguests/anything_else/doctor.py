"""The doctor: a white coat, an ear against her back, one eye half open, the instrument forgotten in his hand."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import RING, ROUND, Array, affine, curve, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Patch, Sheet, mix
from art.scenes.houseguests.anything_else.inks import BUTTER, CHALK, CREASE, HIS, LILAC, PLUM

CAST: Final = {
    "doctor": Face(
        HIS,
        57,
        "long",
        "hook",
        "hooded",
        "thin",
        "bushy",
        "slick",
        mix(LILAC, PLUM, 0.25),
        feels=feel(
            "asleep",
            lids=(0.0, 0.5),
            gaze=(0.5, -0.05),
            brows=(0.06, 0.02),
            slant=(0.2, 0.05),
            corners=(0.0, 0.06),
            part=0.0,
            tilt=0,
        ),
        plane="cheek",
        ears=1.15,
    ),
}
KNUCKLE: Final[Ink] = mix(HIS.shade, PLUM, 0.25)
HAND: Final[Array] = affine(906, 1588, 1.04, 20)
FINGERS: Final = ("-30,-38 -94,-42", "-36,-10 -108,-8", "-34,18 -104,24", "-26,44 -86,54")


def coat(card: Sheet) -> Patch:
    """Lay neck and coat, the far shoulder higher than the near one, as he leans; return the coat for what swims in it."""
    card.paint("900,1080! 1010,960! 1130,1090! 1090,1300! 900,1260!", HIS.shade, angle=60)
    return card.piece(
        "806,1236! 852,1200 914,1196! 960,1236 1040,1220 1104,1150 1120,1060! 1180,1020 1260,1010! 1260,1840! 770,1840! "
        "786,1660 758,1500 748,1380 764,1290",
        CHALK,
        angle=80,
        laps=90,
        grain=0.16,
        edge="torn",
        core=CREASE,
        wobble=4,
        lift=10,
    )


def seams(card: Sheet, cloth: Patch) -> None:
    """Lay the shade below his chin, folds, and the instrument about his neck."""
    card.pattern(
        cloth,
        "800,1220! 914,1180! 1000,1250 1090,1210 1130,1040! 1150,1120 1120,1230 1040,1300 950,1300 880,1260!",
        CREASE,
        thin=0,
    )
    with card.inside(cloth):
        card.paint("838,1190! 914,1160! 1000,1200! 1130,1020! 1180,1080! 1090,1240! 930,1470!", LILAC, angle=70)
        card.paint("905,1190! 960,1236 1010,1252! 976,1330! 916,1290 896,1220!", CHALK, angle=40, lift=4)
        card.paint("1010,1252! 1070,1220 1112,1140! 1136,1210! 1100,1280 1046,1340!", CHALK, angle=40, lift=4)
        for lapel in (
            "790,1230! 850,1196! 884,1180! 896,1260 912,1370 930,1470! 872,1410 850,1346! 818,1350 800,1290!",
            "1130,1090! 1150,1020! 1200,1060 1216,1180! 1190,1240 1160,1262! 1160,1330 1060,1420 930,1470! 1010,1380 1090,1260!",
        ):
            card.paint(lapel, CHALK, angle=60, grain=0.16, lift=6)
    lines = [
        ribbon(line, (2, 10, 3))
        for line in ("1240,1180 1190,1260 1170,1360", "800,1330 826,1440 816,1540", "930,1462 950,1640 946,1840")
    ]
    card.pattern(cloth, lines, CREASE, thin=0.05)
    with card.inside(cloth):
        for tube in (
            "862,1190 850,1290 872,1390 926,1450",
            "1112,1120 1096,1260 1030,1390 926,1450",
            "926,1450 930,1500 924,1560",
        ):
            card.paint(ribbon(tube, (13, 13)), PLUM, lift=3)


def head(card: Sheet) -> None:
    """Lay the head, one ear hidden against her, his glasses pushed up."""
    whole = Head(card, CAST["doctor"], 902, 962, 214, tilt=-36, turn=-0.25)
    whole.draw()
    for x in (-0.34, 0.2):
        card.paint(ribbon(RING, (9, 9), whole.at @ np.vstack([affine(x, -0.72, 0.185), (0, 0, 1)])), PLUM, wobble=0.3)
    for wire in ("-.16,-.74 -.07,-.79 .02,-.74", ".38,-.74 .5,-.7 .6,-.56"):
        card.paint(ribbon(wire, (9, 9, 6), whole.at), PLUM, wobble=0.3)


def arm(card: Sheet) -> None:
    """Lay the hand that holds a stethoscope and does nothing with it, and its sleeve."""
    whole = card.piece(
        turned(
            [
                curve("1010,1540! 960,1520 910,1510! 890,1590! 930,1640 1000,1650!"),
                curve("50,-40! 0,-56 -50,-58 -72,-26 -66,30 -24,58 40,52!", HAND),
                *(jointed(line, 34, HAND, 0.9) for line in FINGERS),
            ]
        ),
        HIS.base,
        angle=10,
        lift=6,
    )
    with card.inside(whole):
        card.paint("1020,1640! 900,1660 820,1650! 800,1700! 1020,1700!", HIS.shade, angle=10)
        for gap in ("-110,-25 -60,-26 -20,-22", "-112,8 -60,6 -20,6", "-106,39 -60,34 -20,32"):
            card.paint(ribbon(gap, (7, 7, 2), HAND), KNUCKLE, wobble=0.3)
        for fold in ("-46,-50 -38,-40 -42,-30", "-52,-20 -44,-10 -48,0", "-50,10 -42,18 -46,28"):
            card.paint(ribbon(fold, (2, 6, 2), HAND), KNUCKLE, wobble=0.3)
    card.paint(jointed("110,30 -14,-70 -84,-66", 38, HAND), HIS.base, lift=4)
    marked(card, "110,30 -14,-70 -84,-66", 38, HAND, KNUCKLE, mix(HIS.base, CHALK, 0.5))
    card.paint(
        "1240,1330! 1180,1400 1150,1480 1080,1500 990,1500! 976,1590 990,1670! 1100,1690 1200,1680 1240,1660!",
        CHALK,
        angle=10,
        edge="torn",
        core=LILAC,
        wobble=3,
        lift=8,
    )
    card.paint(ribbon("884,1620 868,1680 880,1740", (13, 13)), PLUM, lift=3)
    card.paint(ROUND, PLUM, at=affine(884, 1756, 40), lift=4)
    card.paint(ROUND, BUTTER, at=affine(884, 1756, 27))
