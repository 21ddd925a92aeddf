"""A vast dark sleeve, the fingers that come out of it with a brush, and who sleeps in the turn of its cuff."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.let_her_sleep.face import AT
from art.scenes.houseguests.let_her_sleep.inks import CHALK, HENNA, LINEN, PLUM, TEAL

TIP: Final = AT @ (164.0, -64.0, 1.0)
HAND: Final[Array] = affine(float(TIP[0]), float(TIP[1]), 1.5, 50)
FLESH: Final = "#c48a60"
FOLD: Final = shift(FLESH, -0.08)
LINE: Final = "#5a3020"


def brush_and_hand(card: Sheet) -> None:
    """Far fingers, the brush, then back of hand, index and thumb."""
    card.paint("420,60! 350,92 282,96 250,108 250,134 286,148 360,160 440,170!", shift(FLESH, -0.12), at=HAND, lift=6)
    card.paint("400,30! 310,40 240,30 204,36 194,54 214,70 284,88 390,110!", FOLD, at=HAND, lift=6)
    card.paint("70,-8! 700,-72! 700,-50! 70,9!", TEAL, at=HAND, lift=6)
    card.paint("52,-11! 110,-14! 110,8! 52,12!", mix(PLUM, LINEN, 0.5), at=HAND)
    card.paint("54,-12! 28,-12 -4,0! 28,12 54,12!", PLUM, at=HAND)
    card.paint("22,-11 -6,0! 22,11", CHALK, at=HAND)
    card.paint(
        "640,-60! 540,-100 450,-122 380,-130 320,-122 256,-76 206,-30 190,-8 200,10 224,8 280,-30 326,-48 372,-40! "
        "380,20 400,110! 500,220 640,220!",
        FLESH,
        at=HAND,
        angle=40,
        laps=70,
        lift=8,
    )
    card.paint(
        "560,90! 470,50 380,26 300,8 240,-6 208,2 204,26 224,42 290,62 360,96 420,160 500,230!", FLESH, at=HAND, lift=8
    )
    for line in ("226,34 290,58 362,94 424,164", "372,-42 340,-48 318,-46"):
        card.paint(ribbon(line, (2, 5, 5, 2), HAND), LINE)
    card.paint("210,6! 232,2 250,8 246,22 222,24", shift(FLESH, 0.1), at=HAND)
    card.paint("198,-12! 214,-32 230,-40 232,-24 210,-4", shift(FLESH, 0.1), at=HAND)


def lining(card: Sheet) -> None:
    """The far side of the sleeve's wide mouth."""
    far = "1330,900! 1200,980 1050,1110 900,1290 790,1460 740,1590 760,1680 830,1720! 1000,1660 1180,1500 1330,1330!"
    card.paint(far, PLUM, angle=-48, laps=60, edge="torn", core=CHALK, lift=16)
    card.paint(
        "1330,960! 1210,1030 1070,1150 930,1320 826,1480 786,1590 800,1650 850,1680! 1000,1640 1180,1490 1330,1330!",
        HENNA,
        angle=-48,
        laps=60,
        edge="torn",
    )


def sleeve(card: Sheet) -> None:
    """The near side of it, over wrist and sleeper; it fills the corner."""
    cloth = card.piece(
        "1330,1210! 1250,1330 1150,1460 1030,1590 920,1668 830,1690 744,1610! 716,1700 670,1860! 1330,1860!",
        PLUM,
        angle=50,
        laps=120,
        edge="torn",
        core=CHALK,
        lift=16,
    )
    folds = [ribbon(line, (3, 10, 3)) for line in ("800,1710 860,1740 930,1800", "1190,1450 1190,1590 1240,1720")]
    card.pattern(cloth, folds, mix(PLUM, LINEN, 0.2))


def sleeper(card: Sheet) -> None:
    """A white mouse curled up in the sleeve's mouth: its back, which the near side is to hide by half."""
    card.paint(
        "830,1700! 856,1590 900,1530 970,1496 1050,1504 1096,1556 1090,1640 1040,1720!",
        CHALK,
        angle=30,
        grain=0.2,
        lift=10,
    )
    card.paint(ribbon("980,1540 1034,1550 1056,1600", (3, 9, 3)), mix(CHALK, PLUM, 0.25))


def sleeping_head(card: Sheet) -> None:
    """Its chin on the hem, and its tail that hangs out over it."""
    pink = mix(HENNA, CHALK, 0.55)
    at = affine(918, 1632, 1.1, -16)
    card.paint(ribbon("1070,1570 1110,1620 1106,1690 1050,1734 1066,1780", (24, 22, 18, 13, 5)), pink, lift=6)
    card.paint("40,-30! 30,-84 64,-112 98,-92 96,-46 70,-20", mix(pink, CHALK, 0.3), at=at, lift=4)
    card.paint(
        "-126,30 -104,2 -60,-34 -6,-56 56,-52 92,-8 84,44 30,70 -50,62 -108,50", CHALK, at=at, grain=0.2, lift=10
    )
    card.paint("-20,-30! -40,-82 -12,-120 34,-112 50,-64 26,-26", CHALK, at=at, lift=5)
    card.paint("-8,-36! -24,-76 -4,-100 26,-94 36,-62 18,-34", pink, at=at)
    card.paint(ribbon("-66,0 -46,16 -20,8", (4, 9, 4), at), PLUM)
    card.paint("-130,34 -122,16 -104,20 -106,38 -118,44", pink, at=at)
