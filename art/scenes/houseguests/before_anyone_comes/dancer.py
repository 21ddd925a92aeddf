"""Her who sets it going: a plum bodice, rose sleeves and skirt with a plum print, elbows out, hands on her hair."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.hands import finger, placed, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.before_anyone_comes.inks import CAST, CHALK, CORAL, INK, PLUM, ROSE, SKIN

_FOLD = shift(PLUM, 0.13)
_CREASE = shift(ROSE, -0.1)
_PRINT = mix(PLUM, ROSE, 0.12)
_LEAVES = ("0,-1! .5,-.5 .5,.3 .1,.9! -.3,.3 -.3,-.5", "-.2,.95! -.9,.7 -1.2,.1 -1.1,-.4! -.6,-.1 -.3,.4")
_BODY = (
    "410,640! 340,672 262,708 214,770! 226,860 262,960 308,1040 338,1110 350,1190 340,1290 326,1400 316,1540 296,1690 256,1860! "
    "1060,1860! 1086,1740 1108,1600 1116,1480 1104,1376 1056,1270 950,1180 840,1116 786,1056 790,980 824,880 846,790! "
    "800,716 730,676 650,640!"
)
_LEFT = (
    "400,664! 366,744 318,816 246,892! 184,806 118,690 60,568 24,462 38,412 92,382! 176,350 252,316! 292,404! 246,436 206,500! "
    "262,560 324,616"
)
_RIGHT = (
    "676,660! 716,744 764,816 832,896! 896,800 962,690 1030,560 1070,452 1056,404 1006,372! 926,344 846,314! 806,402! 846,434 "
    "872,494! 826,566 756,622"
)
_BODICE = "180,600! 880,600! 1120,1100 1180,1160! 1080,1204 900,1262 700,1314 500,1328 330,1320 200,1296! 180,900"
_COLLAR = "408,636! 452,672 540,700 620,676 664,634! 716,668 736,712! 680,770 560,800! 540,770! 520,800! 410,776 350,716! 366,666"


def body(card: Sheet) -> None:
    """Lay the trunk, its hips far out to one side, and the sleeves that are set in at her shoulders."""
    dress = card.piece(_BODY, ROSE, angle=78, laps=90, grain=0.35, lift=9)
    pleats = (
        "900,1180 960,1360 940,1600 850,1860",
        "1010,1290 1050,1450 1040,1660 980,1860",
        "420,1420 440,1560 400,1700 330,1860",
        "560,1450 620,1560 600,1720 500,1860",
        "730,1440 800,1560 790,1700 690,1860",
    )
    _print(card, dress, (200, 1180, 1160, 1910), 14, 36)
    card.pattern(dress, [ribbon(line, (3, 13, 4)) for line in pleats], _CREASE, thin=0.25)
    with card.inside(dress):
        bodice = card.piece(_BODICE, PLUM, angle=78, laps=90, grain=0.35)
    tucks = (
        "300,800 340,880 430,930 520,910",
        "770,800 740,890 650,940 570,910",
        "760,1080 680,1130 560,1150 430,1130",
        "340,1130 420,1180 540,1200",
    )
    card.pattern(bodice, [ribbon(line, (3, 13, 4)) for line in tucks], _FOLD, thin=0.25)
    _sleeves(card)


def _sleeves(card: Sheet) -> None:
    for spec, folds, angle in (
        (
            _LEFT,
            ("60,460 112,486 186,490", "392,676 326,690 268,676", "356,752 296,746 236,706", "300,828 240,800 190,730"),
            40,
        ),
        (
            _RIGHT,
            (
                "1036,456 984,482 896,486",
                "684,672 750,688 808,676",
                "724,752 784,746 846,706",
                "782,828 842,800 892,730",
            ),
            -40,
        ),
    ):
        sleeve = card.piece(spec, ROSE, angle=angle, laps=60, lift=7)
        _print(card, sleeve, (0, 300, 1100, 900), angle)
        card.pattern(sleeve, [ribbon(line, (9, 8, 2)) for line in folds], _CREASE, thin=0.2)


def _print(card: Sheet, cloth: Patch, box: tuple[int, int, int, int], turn: float, sway: float = 0) -> None:
    """Strew small pairs of leaves over a cloth, in rows that are shifted by turns; `sway` bends the rows round her."""
    left, top, right, bottom = box
    leaves: list[Array] = []
    for row, y in enumerate(range(top, bottom, 74)):
        for x in range(left + 44 * (row % 2), right, 88):
            off = (x - 700) / 400
            at = affine(x, y - sway * (off**2 + off), 17, turn + (60 if row % 2 else -20) - sway * off)
            leaves.extend(curve(leaf, at) for leaf in _LEAVES)
    card.pattern(cloth, leaves, _PRINT, thin=0.1)


def head(card: Sheet) -> None:
    """Lay neck, collar, head, and beads that have swung out."""
    card.paint("440,520! 640,520! 640,640 676,680! 540,760 400,680! 436,640", SKIN.shade, angle=84)
    string = "428,740 440,824 478,896 540,938 606,934 656,890 682,820 688,740"
    card.paint(ribbon(string, (6, 6)), mix(INK, CHALK, 0.5), wobble=0.2)
    for k, (x, y) in enumerate(curve(string, None, closed=False, step=44.5)):
        card.paint(ROUND, CHALK if k % 3 else mix(CHALK, INK, 0.16), at=affine(x, y, 20), lift=5, wobble=0.3)
    card.paint(_COLLAR, CHALK, angle=10, lift=8)
    Head(card, CAST["dancer"], 536, 400, 222, tilt=-13).draw()
    drop = affine(706, 474, 1.25, -62)
    card.paint(ribbon("0,-10 2,14 0,30", (6, 6), drop), SKIN.line, wobble=0.2)
    card.paint("0,24! 20,56 24,84 0,104 -24,84 -20,56", CORAL, at=drop, angle=30, lift=4, wobble=0.4)


_PALM: Final = "-.17,-.115! .0,-.13 .12,-.17 .28,-.21 .46,-.2 .53,-.02 .47,.17 .28,.2 .06,.14 -.17,.115!"
_FINGERS: Final = (
    (".37,.14 .55,.19 .71,.22", 0.105),
    (".42,.055 .66,.085 .88,.105", 0.12),
    (".44,-.045 .72,-.05 .98,-.05", 0.125),
    (".41,-.14 .65,-.175 .87,-.20", 0.122),
    (".08,-.09 .26,-.25 .45,-.33", 0.135),
)
"""The little one first, the thumb last."""


def hands(card: Sheet) -> None:
    """Lay both hands flat on her hair, thumbs at the temples, and the cuffs over the wrists."""
    dark = mix(SKIN.shade, SKIN.line, 0.45)
    for x, y, angle, flip, cuff in (
        (306, 350, -47, True, "244,314! 272,302! 320,396! 290,412! 264,366"),
        (788, 348, -138, False, "852,312! 824,300! 776,394! 806,410! 832,364"),
    ):
        at = placed(x, y, 208, angle, flip)
        palm = curve(_PALM, at, step=2)
        whole = card.piece(
            turned([palm, *(finger(line, wide, at) for line, wide in _FINGERS)]),
            SKIN.base,
            angle=angle,
            grain=0.18,
            wobble=0.4,
            lift=8,
        )
        with card.inside(whole):
            for line, wide in _FINGERS:
                card.paint(finger(line, wide + 0.03, at), dark, angle=angle, grain=0.18, wobble=0.3)
                card.paint(finger(line, wide, at), SKIN.base, angle=angle, grain=0.18, wobble=0.3)
            card.paint(
                "-.17,-.11! .1,-.15 .3,-.19 .44,-.19! .5,.0 .44,.15! .28,.19 -.17,.11!", SKIN.base, at=at, angle=angle
            )
            card.paint("-.3,.05! .1,.08 .3,.12 .4,.13! .3,.3! -.3,.3!", SKIN.shade, at=at, angle=angle)
        for u, v in ((0.66, 0.21), (0.82, 0.1), (0.92, -0.05), (0.81, -0.192)):
            nail = np.vstack([affine(u, v, 0.036), [0, 0, 1]])
            card.paint(ROUND, mix(SKIN.base, ROSE, 0.45), at=at @ nail, wobble=0.2)
        card.paint(cuff, PLUM, angle=70, lift=5)
