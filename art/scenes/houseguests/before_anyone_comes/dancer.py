"""Her who sets it going: a plum bodice, rose sleeves and skirt with a plum print, elbows out, hands behind her head."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
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
    "214,800! 150,720 92,630 46,530 24,462 40,424 90,400! 180,380 280,360 380,340! 400,440! 330,466 250,490 206,508! "
    "250,570 310,640 380,690! 400,760 330,820"
)
_RIGHT = (
    "846,830! 920,740 984,650 1040,540 1070,460 1056,410 1010,380! 920,352 820,330 720,320! 690,424! 760,446 830,470 872,494! "
    "830,560 770,632 700,690! 690,780 770,840"
)
_BODICE = "180,600! 880,600! 1120,1100 1180,1160! 1080,1290 900,1366 700,1416 500,1426 330,1400 200,1360! 180,900"
_COLLAR = "408,636! 452,672 540,700 620,676 664,634! 716,668 736,712! 680,770 560,800! 540,770! 520,800! 410,776 350,716! 366,666"


def body(card: Sheet) -> None:
    """Lay arms and trunk: one plum shape, its hips far out to one side."""
    for spec, folds, angle in (
        (_LEFT, ("60,470 110,500 180,510", "110,560 170,560 220,580", "70,430 140,440 200,470"), 40),
        (_RIGHT, ("1036,470 980,490 900,500", "1000,560 930,560 870,580", "1020,420 950,430 880,460"), -40),
    ):
        sleeve = card.piece(spec, ROSE, angle=angle, laps=60, lift=9)
        _print(card, sleeve, (0, 320, 1100, 860), angle)
        card.pattern(sleeve, [ribbon(line, (3, 11, 3)) for line in folds], _CREASE, thin=0.2)
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
    string = "446,772 450,850 500,926 590,964 680,954 760,922 812,876 820,828 784,792 730,768 680,740 640,716"
    card.paint(ribbon(string, (6, 6)), mix(INK, CHALK, 0.5), wobble=0.2)
    for k, (x, y) in enumerate(curve(string, None, closed=False, step=44.5)):
        card.paint(ROUND, CHALK if k % 3 else mix(CHALK, INK, 0.16), at=affine(x, y, 20), lift=5, wobble=0.3)
    card.paint(_COLLAR, CHALK, angle=10, lift=8)
    Head(card, CAST["dancer"], 536, 400, 222, tilt=-13).draw()
    drop = affine(706, 474, 1.25, -62)
    card.paint(ribbon("0,-10 2,14 0,30", (6, 6), drop), SKIN.line, wobble=0.2)
    card.paint("0,24! 20,56 24,84 0,104 -24,84 -20,56", CORAL, at=drop, angle=30, lift=4, wobble=0.4)
