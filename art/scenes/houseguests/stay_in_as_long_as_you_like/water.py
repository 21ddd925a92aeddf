"""Who is in the water, from far to near, and how somebody stands in it up to the chest."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.faces import Feeling, feel
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skull import spec
from art.scenes.houseguests.stay_in_as_long_as_you_like.cast import (
    BUTTER,
    CAST,
    CHALK,
    DARK,
    LILAC,
    PINK,
    PLUM,
    SKY,
)

DEEP: Final = mix(SKY, "#7ba3b6", 0.6)
FOAM: Final = mix(SKY, CHALK, 0.55)


def to3(at: Array) -> Array:
    """Return a 2x3 matrix as 3x3, to be laid into another."""
    return np.vstack([at, (0, 0, 1)])


def bather(
    card: Sheet, who: str, x: float, y: float, r: float, wear: str = "", feels: Feeling | None = None, **how: Any
) -> None:
    """Lay what is under the water, shoulders, a neck and a head."""
    face = CAST[who] if feels is None else CAST[who].but(feels=feels)
    k, at = face.skin, affine(x, y, r, 0.3 * float(how.get("tilt", 0)))
    wide = 1.14 if face.shape in ("heavy", "moon", "round", "square", "pear") else 1.0
    below = f"{-1.3 * wide},1.6! {-1.36 * wide},2.1 {-0.9 * wide},2.7 -.2,2.9 {0.8 * wide},2.75 {1.3 * wide},2.2 {1.3 * wide},1.6!"
    card.paint(below, mix(mix(k.base, LILAC, 0.6), DEEP, 0.8), at=at, angle=4, grain=0.2)
    bust = f"{-1.36 * wide},1.94! {-1.26 * wide},1.5 {-0.8 * wide},1.22 -.36,1.06! .36,1.06! {0.8 * wide},1.22 {1.26 * wide},1.5 {1.36 * wide},1.94! {0.7 * wide},2.06 0,2.1 {-0.7 * wide},2.06"
    chest = card.piece(bust, k.base, at=at, angle=6)
    with card.inside(chest):
        card.paint(
            f"{1.4 * wide},1.2! {0.7 * wide},1.3 {0.84 * wide},1.7 {0.7 * wide},2.2! {1.5 * wide},2.2!",
            k.shade,
            at=at,
            thin=0.08,
        )
        if wear:
            card.paint(
                "-.9,1.0! -.62,1.0! -.56,1.5 0,1.76 .56,1.5 .62,1.0! .9,1.0! .96,2.3! -.96,2.3!", wear, at=at, angle=84
            )
    card.paint("-.34,.5! .34,.5! .36,1.14 0,1.3 -.36,1.14", k.shade, at=at, angle=84)
    line = f"{-1.7 * wide},1.92 {-1.2 * wide},2.0 {-0.6 * wide},2.1 0,2.13 {0.6 * wide},2.1 {1.2 * wide},2.0 {1.62 * wide},1.94"
    card.paint(ribbon(line, (0.02, 0.06, 0.07, 0.05, 0.07, 0.06, 0.02), at, r), FOAM, wobble=0.5)
    Head(card, face, x, y, r, **how).draw()


def far(card: Sheet) -> None:
    """Lay those at the other end: two cousins who say nothing to each other, and some who have seen nothing yet."""
    bather(card, "widow", 830, 352, 40, PLUM, turn=0.5, tilt=12)
    bather(card, "smith", 972, 344, 44, turn=-0.6, tilt=-9)
    bather(card, "poet", 896, 396, 48, turn=0.2, tilt=-8)
    bather(card, "bride", 1180, 330, 42, PINK, turn=-0.6, tilt=-6)
    bather(card, "sailor", 1120, 440, 52, turn=-1, view="side", tilt=10)
    bather(card, "one_cousin", 430, 478, 50, LILAC, turn=-1, view="side", tilt=5)
    bather(card, "other_cousin", 560, 484, 52, CHALK, turn=1, view="side", tilt=-4)
    bather(card, "mother", 322, 628, 56, LILAC, feels=feel("tender", gaze=(0.5, 0.4)), turn=0.4, tilt=8)
    bather(card, "baby", 400, 686, 33, turn=-0.3, tilt=-8)
    bather(card, "teacher", 96, 560, 60, BUTTER, feels=feel("smug", gaze=(0.4, 0.3)), turn=0.4, tilt=5)


def chess(card: Sheet) -> None:
    """Two who do not let themselves be disturbed."""
    bather(card, "white", 800, 588, 60, turn=1, view="side", tilt=8)
    bather(card, "black", 1092, 604, 62, turn=-1, view="side", tilt=8)
    at = affine(950, 724, 1.0, 4)
    card.paint("-150,-52! 96,-60! 156,40! -110,54!", DEEP, at=affine(956, 738, 1.0, 4))
    board = card.piece("-150,-52! 96,-60! 156,40! -110,54!", BUTTER, at=at, angle=3, lift=8)
    squares = []
    for i in range(6):
        for j in range(4):
            if (i + j) % 2 == 0:
                u, v = -148 + 41 * i + 11 * j, -54 + 27 * j
                squares.append(f"{u},{v}! {u + 41},{v - 1}! {u + 52},{v + 26}! {u + 11},{v + 27}!")
    with card.inside(board):
        card.paint(squares, PLUM, at=at, wobble=0.4)
    for u, v, ink, tall in (
        (-96, -20, CHALK, 44),
        (-30, 12, CHALK, 56),
        (10, -26, DARK, 58),
        (80, 8, DARK, 44),
        (54, -22, DARK, 36),
    ):
        card.paint(
            f"{u - 14},{v}! {u - 7},{v - tall * 0.6} {u - 12},{v - tall * 0.8} {u},{v - tall} {u + 12},{v - tall * 0.8} {u + 7},{v - tall * 0.6} {u + 14},{v}!",
            ink,
            at=at,
            lift=3,
        )


def feast(card: Sheet) -> None:
    """A roast on its way to a man whose eyes are shut."""
    bather(card, "receiver", 520, 712, 74, feels=feel("mischief", gaze=(0.2, 0.8), lids=(0.4, 0.5)), tilt=-4, turn=0.2)
    bather(card, "carrier", 196, 850, 96, PINK, feels=feel("sly", gaze=(0.7, 0.5)), turn=0.6, tilt=6)
    bather(card, "captain", 940, 884, 92, feels=feel("wanting", gaze=(-0.5, 0.6)), turn=-0.5, tilt=-6)
    left = CAST["carrier"].skin
    arm = "104,1046 150,998 250,1000 330,1010 388,1000! 396,1042! 340,1066 240,1086 150,1090"
    card.paint(arm, left.base, angle=4, lift=8)
    card.paint("150,1066 250,1064 340,1052 396,1040! 340,1068 240,1088 160,1090!", left.shade, angle=4)
    hand(card, "palm_up", 352, 1030, 104, -8, left, lift=5)
    right = CAST["captain"].skin
    arm = "1040,1062 990,1018 900,1016 820,1020 754,1004! 744,1046! 800,1076 900,1094 1000,1098"
    card.paint(arm, right.base, angle=-4, lift=8)
    card.paint("990,1072 900,1066 810,1056 744,1044! 800,1078 900,1096 1000,1098!", right.shade, angle=-4)
    hand(card, "palm_up", 784, 1030, 104, 188, right, flip=True, lift=5)
    _roast(card, 566, 968)


def _roast(card: Sheet, x: float, y: float) -> None:
    at = affine(x, y, 1.0, -2)
    card.paint("-236,20 -120,-30 0,-44 120,-30 236,20 120,72 0,86 -120,72", CHALK, at=at, angle=3, lift=12)
    card.paint("-236,20 -120,72 0,86 120,72 236,20 120,60 0,72 -120,60", LILAC, at=at, angle=3)
    card.paint("-190,14 -90,-22 0,-30 90,-22 190,14 90,50 0,60 -90,50", shift(CHALK, -0.06), at=at, angle=3)
    for u, v, turn in ((-170, 16, 200), (-150, 36, 160), (168, 22, -20), (140, 40, 20), (-90, 52, 120), (90, 54, 60)):
        leaf = at @ to3(affine(u, v, 46, turn))
        card.paint("-.4,-.3 .2,-.5 .9,0 .2,.5 -.4,.3", mix("#8fa58a", SKY, 0.25), at=leaf, lift=4)
    meat = card.piece(
        "-140,30! -158,-30 -130,-104 -60,-150 30,-160 110,-128 152,-64 150,30! 70,54 -60,54",
        "#a5623f",
        at=at,
        angle=20,
        laps=34,
        grain=0.5,
        lift=9,
    )
    with card.inside(meat):
        card.paint("-150,60! -160,-20 -120,-10 -40,16 60,20 160,-10! 160,70!", "#7f4836", at=at, angle=8, thin=0.1)
        scores = [ribbon(f"{u},-170 {u + 70},-60 {u + 90},40", (5, 10, 6), at) for u in range(-230, 130, 58)]
        scores += [ribbon(f"{u},-170 {u - 76},-60 {u - 96},40", (5, 9, 6), at) for u in range(-110, 270, 64)]
        card.paint(turned(scores), "#7f4836", thin=0.08)
        card.paint("-120,-90 -70,-130 -10,-140 -60,-110", mix("#a5623f", BUTTER, 0.6), at=at, thin=0.2)
    for u, v, turn in ((-66, -150, -110), (34, -164, -84), (116, -122, -50)):
        bone = at @ to3(affine(u, v, 1.0, turn))
        card.paint("-10,-9! 44,-8! 44,8! -10,9!", CHALK, at=bone, lift=3)
        card.paint("34,-18! 52,-22 70,-14 62,-6 74,0 62,6 70,14 52,22 34,18!", PINK, at=bone, lift=4)


def still(card: Sheet) -> None:
    """Lay still water round him."""
    at = affine(690, 1362, 216, 2)
    card.paint(
        "-2.5,1.2 -2.1,.5 -1.1,.0 .2,-.16 1.5,.06 2.3,.6 2.6,1.4 2.2,2.2 -2.2,2.2",
        mix(DEEP, SKY, 0.25),
        at=at,
        angle=3,
        grain=0.22,
    )


def near(card: Sheet) -> None:
    """Lay those nearest: they turn their backs on us to see his face; and one cap with nobody under it."""
    bather(card, "reader", 84, 1226, 120, LILAC, turn=1, view="lost", tilt=4)
    bather(card, "girl", 232, 1424, 80, BUTTER, feels=feel("startled", gaze=(0.6, -0.1), part=0.06), turn=0.5, tilt=8)
    bather(card, "baker", 1120, 1186, 108, feels=feel("wanting", part=0.05), turn=-1, view="side", tilt=-4)
    cap = affine(352, 1236, 74, -10)
    card.paint("-1.1,.2 -.4,.36 .5,.36 1.1,.16 .4,.5 -.5,.5", DEEP, at=cap)
    whole = card.piece(
        "-.94,.2! -.84,-.4 -.4,-.74 .1,-.8 .6,-.6 .9,-.1 .9,.24! .3,.36 -.4,.36", PINK, at=cap, angle=10, lift=7
    )
    card.pattern(
        whole, turned([ribbon(f"{u},-1 {u * 1.3},.5", (0.1, 0.12), cap, 74) for u in (-0.6, -0.2, 0.2, 0.6)]), CHALK
    )


def man(card: Sheet) -> None:
    """Nobody has told him; he thinks that he is alone with the warmth."""
    x, y, r = 690, 1362, 216
    at = affine(x, y, r, 2)
    k = CAST["man"].skin
    chest = card.piece(
        "-1.72,1.86! -1.64,1.4 -1.34,1.12 -.82,.98 -.4,.84! .4,.84! .82,.98 1.36,1.12 1.66,1.42 1.74,1.86! 1.5,2.4! -1.5,2.4!",
        k.base,
        at=at,
        angle=8,
        laps=70,
        lift=8,
    )
    with card.inside(chest):
        card.paint("1.9,1.0! 1.1,1.14 1.3,1.5 1.2,2.4! 2.0,2.4!", k.shade, at=at, thin=0.08, angle=70)
        for s in (-1, 1):
            card.paint(
                ribbon(f"{0.2 * s},1.26 {0.6 * s},1.22 {1.0 * s},1.3", (0.02, 0.05, 0.01), at, r), k.shade, thin=0.1
            )
        card.paint(
            "-1.9,1.84! -1.0,1.96 0,2.0 1.0,1.96 1.9,1.84! 1.9,2.6! -1.9,2.6!", mix(k.base, DEEP, 0.6), at=at, angle=4
        )
    line = "-2.1,1.78 -1.6,1.86 -.8,1.97 0,2.0 .8,1.97 1.6,1.86 2.1,1.8"
    card.paint(ribbon(line, (0.01, 0.04, 0.05, 0.035, 0.05, 0.04, 0.01), at, r), FOAM, wobble=0.5)
    card.paint("-.46,.5! .46,.5! .5,1.0 0,1.2 -.5,1.0", k.shade, at=at, angle=84)
    head = Head(card, CAST["man"].but(beard=""), x, y, r, tilt=5, turn=-0.12)
    head.draw()
    _moustache(head)


def _moustache(head: Head) -> None:
    """Grey, combed out to both sides; it lies above the mouth and ends beside it."""
    grey = CAST["man"].ink
    whole = head.lay(
        "-.385,.72! -.33,.59 -.22,.50 -.10,.465 .0,.50! .10,.465 .22,.50 .33,.59 .375,.71! .29,.66 .20,.645 .10,.635 "
        ".0,.615! -.10,.635 -.20,.645 -.29,.665",
        grey,
        "carried",
    )
    if whole is None:
        return
    with head.card.inside(whole):
        for s in (-1, 1):
            for k in range(9):
                u, v = 0.02 + 0.035 * k, 0.6 - 0.012 * k if k % 2 else 0.48
                way = [(s * u, v - 0.02), (s * (u + 0.09), v + 0.03), (s * (u + 0.19), v + 0.13)]
                ink = shift(grey, 0.09 if k % 3 == 0 else -0.13)
                head.line(spec(way), (0.006, 0.018, 0.004), ink, "carried")
