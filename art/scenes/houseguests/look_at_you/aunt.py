"""The aunt of Look at You: a whole hall of yellow cloth that bends down in one sweep, and a bird short."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.look_at_you.inks import AUNT, BROWN, CAST, CHALK, DEEP, SHADE, YELLOW

BIRD: Final = (
    "-1.62,.24! -1,-.02 -.5,-.3 0,-.46 .3,-.6 .44,-.86 .7,-1 .95,-.86! 1.3,-.74! .97,-.64! .92,-.3 .72,.1 .36,.38 -.1,.44 "
    "-.5,.34 -.9,.3! -1.56,.52!"
)
_WING: Final = "-1.02,.16! -.5,-.16 0,-.26 .34,-.16 .2,.1 -.3,.22"
GOWN: Final = (
    "1270,52! 1170,28 1060,44 930,104 800,196 690,310 606,440 552,580 534,690 560,776! 640,850 720,900 800,922! 872,946 930,930 "
    "984,880! 950,1040 916,1180 878,1360 834,1540 794,1706! 880,1744 1000,1732 1110,1752 1270,1738!"
)
SLEEVE: Final = "1290,300! 1160,300 1010,330 880,390 770,470 690,560 650,640 690,716! 790,740 900,752 1010,770 1130,812 1230,870 1290,920!"
_BIRDS: Final = (
    (1130, 112, 58, -12),
    (956, 190, 60, -30),
    (1140, 244, 58, -12),
    (790, 330, 58, -38),
    (655, 500, 56, -52),
    (1060, 960, 58, 4),
    (1200, 1090, 60, 2),
    (1016, 1150, 60, 6),
    (1160, 1270, 60, 2),
    (978, 1356, 60, 6),
    (1130, 1450, 62, 2),
    (1120, 1632, 62, 2),
    (1236, 1560, 60, 0),
)
"""x, y, size, tilt: they walk down along the cloth, all one way."""
_ON_SLEEVE: Final = (
    (1180, 400, 58, -10),
    (980, 450, 58, -20),
    (1110, 560, 60, -8),
    (820, 560, 58, -28),
    (950, 650, 58, -6),
)
GAP: Final = (944, 1566, 64, 6)


def bird(card: Sheet, at: Array, ink: Ink, second: Ink) -> Patch:
    """Lay one bird of the print: black, an eye, a wing."""
    body = card.piece(BIRD, ink, at=at, wobble=0.5, grain=0.25)
    card.paint(_WING, second, at=at, wobble=0.4)
    card.paint(ROUND, second, at=_within(at, 0.72, -0.8, 0.075), wobble=0.1)
    return body


def _within(at: Array, x: float, y: float, size: float) -> Array:
    """A place in another's measure."""
    q = affine(x, y, size)
    q[:, :2], q[:, 2] = at[:, :2] * size, at[:, :2] @ q[:, 2] + at[:, 2]
    return q


def _legs(card: Sheet, at: Array, size: float, ink: Ink) -> None:
    for spec in ("-.1,.36 -.16,.7 -.02,1.02", "-.02,1.02 .22,1.06", ".26,.36 .34,.66 .22,.98", ".22,.98 .46,1"):
        card.paint(ribbon(spec, (0.09, 0.06), at, size), ink, wobble=0.2)


def gown(card: Sheet) -> None:
    """Back, hips and skirt in one cut."""
    cloth = card.piece(GOWN, YELLOW, angle=66, laps=96, lift=16)
    with card.inside(cloth):
        # what turns away from the light: under the trunk, and down the front of the skirt
        card.paint(
            "560,776! 640,850 800,925! 872,950 930,934 984,880! 950,1040 916,1180 878,1360 780,1760! 880,1760! 930,1500 "
            "976,1240 1020,1060 1060,880! 900,810 720,800 600,740 540,680!",
            SHADE,
            angle=80,
            laps=60,
        )
        for fold in (
            "1060,900! 1070,1200 1030,1500 990,1760! 1034,1760! 1074,1500 1096,1200!",
            "1180,860! 1200,1200 1190,1500 1180,1760! 1222,1760! 1226,1500 1222,1200!",
        ):
            card.paint(fold, mix(YELLOW, BROWN, 0.2), angle=84, laps=40)
        card.paint(ribbon("770,1690 880,1724 1000,1712 1110,1732 1280,1718", (26, 26)), DEEP, wobble=0.6)
        for x, y, size, tilt in _BIRDS:
            at = affine(x, y, size, tilt, flip=True)
            bird(card, at, DEEP, YELLOW)
            _legs(card, at, size, DEEP)
        at = affine(*GAP, flip=True)
        card.paint(BIRD, CHALK, at=at, wobble=0.5, grain=0.2)
        _legs(card, at, GAP[2], CHALK)


def sleeve(card: Sheet) -> None:
    """One arm, folded behind her; the hand is where nobody sees it."""
    arm = card.piece(
        SLEEVE, shift(YELLOW, 0.015), angle=28, laps=80, lift=14, edge="torn", wobble=4, core=mix(YELLOW, CHALK, 0.75)
    )
    with card.inside(arm):
        card.paint(
            "640,640! 720,676 860,690 1000,704 1140,740 1290,800! 1290,1000! 1000,1000! 640,800!",
            mix(YELLOW, BROWN, 0.26),
            angle=10,
            laps=50,
        )
        for fold in (
            "1290,470! 1180,520 1060,600 960,690! 1080,630 1190,560 1290,520!",
            "1290,640! 1200,680 1120,740 1080,800! 1190,760 1290,720!",
        ):
            card.paint(fold, mix(YELLOW, BROWN, 0.3), angle=150)
        for x, y, size, tilt in _ON_SLEEVE:
            at = affine(x, y, size, tilt, flip=True)
            bird(card, at, DEEP, YELLOW)
            _legs(card, at, size, DEEP)


def neck(card: Sheet) -> None:
    """From the collar down to the jaw."""
    skin = card.piece(
        "558,752! 520,860 480,960 430,1060! 430,1330! 500,1346 574,1302 642,1222 710,1090 762,990 806,914! 720,890 640,842",
        AUNT.base,
        lift=5,
    )
    with card.inside(skin):
        card.paint(
            "820,900! 720,880 668,980 620,1100 560,1200 500,1260! 450,1420! 600,1400! 860,1000!",
            AUNT.shade,
            angle=60,
            laps=40,
        )


def beads(card: Sheet) -> None:
    """They hang straight down from a neck that does not."""
    line = curve("654,930 656,1040 672,1150 706,1232 742,1232 766,1150 778,1040 780,930", closed=False)
    for i, (x, y) in enumerate(line[:: len(line) // 19]):
        card.paint(ROUND, YELLOW if i % 3 == 1 else CHALK, at=affine(float(x), float(y), 17), lift=4, wobble=0.5)


def head(card: Sheet) -> None:
    """Lids low, brow to brow; the cloth on it stands up like a sail."""
    head = Head(card, CAST["aunt"], 430, 1190, 216, tilt=-16, turn=-1, view="side")
    head.draw()
    # the cheek pushes the eye up from below, and what is left of it looks: she smiles with it
    head.lay(".33,.0! .38,-.03 .44,.0! .425,.055 .385,.07 .345,.05", AUNT.line)
    head.line(".26,.04 .32,-.02 .39,-.035 .45,-.005 .485,.03", (0.012, 0.034, 0.04, 0.034, 0.014))
    head.line(".28,.085 .37,.115 .46,.075", (0.008, 0.022, 0.008), AUNT.shade)
    gele(head)


def gele(head: Head) -> None:
    """Folded, not tied."""
    dark, mid = mix(YELLOW, BROWN, 0.42), mix(YELLOW, BROWN, 0.2)
    head.lay("-.56,.1! -.8,.1 -1.02,.02 -1.2,-.22 -1.22,-.6 -1.06,-.9 -.6,-.7!", dark, lift=8)
    head.lay(
        ".5,-.5! .44,-.9 .66,-1.36 1.02,-1.7! .9,-1.96 .6,-2.14 .2,-2.22 -.3,-2.2 -.8,-2.04 -1.2,-1.74 -1.44,-1.34! -1.1,-1 -.9,-.4 "
        "-.6,.3!",
        YELLOW,
        lift=10,
    )
    for fold, ink in (
        (".34,-.6! .4,-1.1 .7,-1.66 .88,-1.96! .6,-2.12 .34,-1.5 .16,-1.1 .1,-.7!", mid),
        ("-.06,-.6! -.04,-1.2 .1,-1.8 .18,-2.2! -.14,-2.22 -.28,-1.6 -.28,-1.1 -.24,-.6!", mid),
        ("-.46,-.4! -.6,-1 -.66,-1.6 -.66,-2.1! -.96,-1.94 -.9,-1.4 -.8,-.8 -.66,-.3!", mid),
        ("-.74,-.1! -1,-.8 -1.2,-1.2 -1.36,-1.48! -1.46,-1.34 -1.2,-.9 -.86,-.1!", dark),
    ):
        head.lay(fold, ink)
    head.lay(
        ".6,-.46! .5,-.74 .1,-.86 -.4,-.62 -.74,-.1 -.82,.3! -.66,.42 -.5,.4! -.44,0 -.2,-.36 .2,-.5 .56,-.34!",
        dark,
        lift=7,
    )
    head.line(".56,-.44 .2,-.62 -.3,-.4 -.62,.1 -.68,.36", (0.03, 0.04, 0.03), CHALK)
