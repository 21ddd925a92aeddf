"""Has Anyone Seen Daddy?: she laughs alone with a melon; eleven holes and a twelfth, and somebody looks into one."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon, stripes
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.has_anyone_seen_daddy.inks import (
    BROWN,
    BURNT,
    CAST,
    CORAL,
    FAIR,
    LEMON,
    LINE,
    PETROL,
    ROUND,
    SAND,
    WET,
    WHITE,
)
from art.scenes.houseguests.has_anyone_seen_daddy.towels import towels

GROUND = SAND
HERS: Final = affine(610, 560, 112, 9)
"""She lies on her back, so her drawing is that of somebody upright: crown up, feet down, 112 to a unit."""
HAIR: Final = "#c9924f"
__all__ = ["CAST", "GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay what has drawn back to the edges, then her alone, the holes in a row, the child and the father."""
    towels(card)
    _bed(card)
    _she(card)
    _melon(card)
    _holes(card)
    _child(card)
    _father(card)


def _bed(card: Sheet) -> None:
    towel = card.piece(
        "-3.25,-4.35! 3.3,-4.5! 3.36,4.7! -3.2,4.86!", PETROL, at=HERS, angle=98, laps=90, grain=0.26, lift=10
    )
    with card.inside(towel):
        for v in (-4.2, 4.42):
            card.paint(ribbon(f"-4,{v} 4,{v + 0.02}", (0.16, 0.16), HERS, 112), WHITE)
        for v in (-3.9, 4.14):
            card.paint(ribbon(f"-4,{v} 4,{v + 0.02}", (0.07, 0.07), HERS, 112), CORAL)
    fringe = [ribbon(f"{-3.1 + 0.22 * k},4.8 {-3.1 + 0.22 * k},5.02", (0.08, 0.05), HERS, 112) for k in range(30)]
    card.paint(turned(fringe), PETROL, lift=2)


def _she(card: Sheet) -> None:
    skin, dark = FAIR.base, FAIR.shade
    # hair fanned out on the towel; it also hides the hand below the head
    card.paint(
        "-.9,-1.7! -1.5,-1.72 -2.0,-2.1 -1.86,-2.5! -2.3,-2.75 -2.3,-3.3 -1.96,-3.45! -2.1,-3.9 -1.7,-4.2 -1.3,-4.05! "
        "-1.0,-4.5 -.4,-4.56 -.1,-4.28! .3,-4.6 .9,-4.46 1.05,-4.08! 1.6,-4.1 1.86,-3.7 1.7,-3.36! 2.2,-3.1 2.1,-2.6 "
        "1.8,-2.5! 2.0,-2.1 1.6,-1.74 1.0,-1.75!",
        HAIR,
        at=HERS,
        angle=70,
        laps=40,
        lift=5,
    )
    locks = [
        f"{0.5 * u:.2f},{-2.9 + 0.3 * abs(u):.2f} {1.1 * u:.2f},{-3.3 + 0.4 * abs(u):.2f} {1.55 * u:.2f},"
        f"{-3.6 + 0.75 * abs(u):.2f}"
        for u in (-1.2, -0.95, -0.6, -0.3, 0.3, 0.62, 0.92, 1.1)
    ]
    card.paint(turned([ribbon(k, (0.03, 0.08, 0.02), HERS, 112) for k in locks]), shift(HAIR, -0.09), thin=0.1)
    # the arm behind her head: shoulder, elbow, and away below the hair
    card.paint(
        "-1.2,-1.75! -2.2,-1.95 -2.85,-2.5 -2.95,-3.0 -2.6,-3.3 -1.6,-3.2! -1.5,-2.72! -2.0,-2.62 -1.75,-2.2 "
        "-1.7,-1.2 -1.3,-.7!",
        skin,
        at=HERS,
        angle=50,
        laps=50,
        lift=6,
    )
    card.paint(ribbon("-2.02,-2.62 -2.3,-2.66 -2.5,-2.62", (0.02, 0.07, 0.02), HERS, 112), dark)
    # legs: one straight, one with the knee let fall to the side
    card.paint(
        ".1,1.9! 1.95,1.2! 2.35,1.9 2.75,2.6 2.85,3.0 2.55,3.35 1.6,3.75 .95,4.05 .72,4.28 .42,4.42 .2,4.2 .36,3.9 "
        ".9,3.4 1.5,2.95 1.1,2.9 .3,2.7!",
        skin,
        at=HERS,
        angle=120,
        laps=60,
        lift=7,
    )
    card.paint(ribbon("1.5,2.95 1.8,2.86 2.1,2.92", (0.02, 0.08, 0.02), HERS, 112), dark)
    card.paint(
        "-1.95,1.2! -2.05,2.1 -1.85,2.9 -1.6,3.2 -1.62,3.7 -1.4,4.25 -1.55,4.5 -1.5,4.78 -1.2,4.86 -.96,4.7 -.98,4.3 "
        "-.78,3.75 -.66,3.2 -.3,2.6 .2,1.9!",
        skin,
        at=HERS,
        angle=94,
        laps=60,
        lift=7,
    )
    for line in ("-1.5,3.2 -1.15,3.3 -.8,3.2", "-1.38,3.06 -1.15,3.0 -.95,3.06"):
        card.paint(ribbon(line, (0.02, 0.06, 0.02), HERS, 112), dark)
    card.paint(ribbon(".8,4.02 .62,4.06 .5,4.2", (0.02, 0.06, 0.02), HERS, 112), dark)
    more = [
        ribbon(f"{0.26 + 0.07 * k},{4.12 + 0.08 * k} {0.2 + 0.07 * k},{4.2 + 0.08 * k}", (0.02, 0.03), HERS, 112)
        for k in range(4)
    ]
    card.paint(turned(more), dark, wobble=0.2)
    toes = [ribbon(f"{-1.48 + 0.1 * k},4.7 {-1.49 + 0.105 * k},4.82", (0.02, 0.03), HERS, 112) for k in range(1, 5)]
    card.paint(turned(toes), dark, wobble=0.2)
    # trunk: shoulders and breast, then the suit over it
    card.paint(
        "-.5,-2.0! -1.2,-1.9 -1.75,-1.5 -1.75,-.7 -1.6,0 -1.9,.8 -2.05,1.4 -1.3,1.7! 1.3,1.7! 2.05,1.4 1.9,.8 1.62,0 "
        "1.8,-.7 1.8,-1.5 1.2,-1.9 .5,-2.0! 0,-1.9",
        skin,
        at=HERS,
        angle=8,
        laps=70,
        lift=5,
    )
    suit = card.piece(
        "-1.3,-1.78! -1.0,-1.84! -.86,-1.3 -.5,-1.0 0,-.94 .5,-1.0 .86,-1.3 1.0,-1.84! 1.3,-1.78! 1.45,-1.1 1.72,-.6 "
        "1.6,0 1.9,.8 2.06,1.46! 1.3,1.75 .75,2.45 .2,2.62! -.1,2.62! -.7,2.4 -1.3,1.75 -2.06,1.46! -1.9,.8 -1.6,0 "
        "-1.7,-.6 -1.45,-1.1",
        CORAL,
        at=HERS,
        angle=84,
        laps=80,
        lift=4,
    )
    with card.inside(suit):
        for line in ("-1.6,-.35 -.9,-.02 -.2,-.3", "1.66,-.3 .95,0 .25,-.3", "-2,1.5 -1.2,1.86 0,1.98 1.2,1.84 2,1.5"):
            card.paint(ribbon(line, (0.02, 0.13, 0.02), HERS, 112), shift(CORAL, -0.1), thin=0.1)
        card.paint("1.15,-1.9! 1.5,0 1.6,1 1.5,1.9 2.6,2! 2.6,-2!", shift(CORAL, -0.07), at=HERS, angle=84)
    card.paint("-.42,-2.3! .42,-2.3! .5,-1.95 .2,-1.76 0,-1.7 -.24,-1.78 -.52,-1.95", dark, at=HERS, angle=4)
    x, y = (float(v) for v in HERS @ (0.02, -2.78, 1.0))
    Head(card, CAST["melon"], x, y, 122, 22).draw()


def _melon(card: Sheet) -> None:
    """Half a melon stands on her as on a table, and the ladle in it."""
    x, y = (float(v) for v in HERS @ (-0.28, 0.74, 1.0))
    card.paint(ROUND, "#39684f", at=affine(x, y, 142), angle=20, lift=12)
    card.paint(ROUND, WHITE, at=affine(x, y, 128), angle=60)
    red = card.piece(ROUND, "#c2503f", at=affine(x, y, 115), angle=40, laps=40)
    with card.inside(red):
        card.paint("-.1,-.9 .7,-.7 .95,.1 .5,.7 .1,.3 -.3,-.2", "#a43c34", at=affine(x, y, 100), angle=60)
        for k in range(11):
            p = affine(x, y, 1, 33 * k + 8) @ (74 + 16 * (k % 2), 0, 1.0)
            card.paint("0,-1! .6,.3 0,1 -.6,.3", LINE, at=affine(float(p[0]), float(p[1]), 10, 33 * k + 98))
    # the arm as one piece from the shoulder, its elbow on the towel
    steel = mix(PETROL, WHITE, 0.66)
    card.paint(ribbon("1.75,-.62 1.2,-.1 .52,.44", (0.13, 0.11, 0.13), HERS, 112), steel, lift=7)
    a, b = (float(v) for v in HERS @ (0.22, 0.66, 1.0))
    card.paint(ROUND, steel, at=affine(a, b, 47), lift=8)
    card.paint(ROUND, shift(steel, -0.12), at=affine(a, b, 37), angle=40)
    card.paint(
        "-.8,-.1 -.3,-.95! .5,-.8 .9,.1! .3,.8 -.4,.7", shift("#c2503f", 0.06), at=affine(a, b, 38), angle=40, lift=3
    )
    card.paint(
        "1.15,-1.86! 1.75,-1.7 2.2,-1.1 2.55,-.2 2.72,.5 2.5,.86 2.1,.78 1.9,.44 1.64,.22! 1.8,-.12! 2.02,.02 1.9,-.4 "
        "1.6,-.9 1.3,-1.1 1.08,-1.5",
        FAIR.base,
        at=HERS,
        angle=60,
        laps=50,
        lift=8,
    )
    card.paint(ribbon("2.02,.0 2.2,.14 2.36,.16", (0.02, 0.08, 0.02), HERS, 112), FAIR.shade)
    u, v = (float(q) for q in HERS @ (1.74, 0.08, 1.0))
    hand(card, "grip", u, v, 132, 214, FAIR, age=45, lift=7)


def _holes(card: Sheet) -> None:
    crooked = (0, 16, -10, 6, -22, 10, 2, -16, 18, -6, 8)
    for k in range(11):
        at = affine(60 + 79 * k, 1268 + 26 * k + crooked[k], 1, -6 + 3 * (k % 4))
        card.paint(
            "-40,-18 -32,-44 2,-60 40,-52 56,-26 44,-6 0,-24",
            mix(WET, LINE, 0.07),
            at=at,
            angle=30,
            lift=5,
        )
        card.paint("34,0 24,22 0,30 -26,22 -35,0 -24,-22 0,-29 26,-21", LINE, at=at, angle=12)
        card.paint("33,7 23,23 0,30 -25,22 -31,10 -9,16 15,14", mix(PETROL, WET, 0.4), at=at, angle=12)


def _child(card: Sheet) -> None:
    """On the belly, an arm down the third hole as far as it goes, in case he is in there."""
    skin, dark = BROWN.base, BROWN.shade
    at = affine(216, 1560, 88, 8)
    for side in (-1, 1):
        card.paint(
            f"{0.1 * side},1.2! {0.86 * side},1.1! {1.0 * side},2.1 {0.8 * side},3.6 {0.3 * side},3.6 {0.24 * side},2.2",
            skin if side < 0 else shift(skin, -0.03),
            at=at,
            angle=94,
            lift=5,
        )
    card.paint(
        "-.6,-1.5! -1.3,-1.4 -1.8,-1.9 -1.7,-2.5 -1.2,-2.72 -1.0,-2.5 -1.3,-2.2 -1.1,-1.95 -.5,-.9", skin, at=at, lift=5
    )
    card.paint(".5,-1.5! 1.0,-1.6 1.06,-2.1 .6,-2.66 .3,-2.8 .14,-2.5 .5,-2.0 .3,-.9", dark, at=at, lift=3)
    card.paint(
        "-.3,-1.75! .4,-1.75! .95,-1.4 .86,-.4 .8,.4 .92,1.1! -.92,1.1! -.8,.4 -.86,-.4 -.92,-1.4",
        skin,
        at=at,
        angle=96,
        lift=6,
    )
    card.paint(ribbon("-.02,-1.2 .04,-.3 0,.4", (0.03, 0.08, 0.03), at, 88), dark, thin=0.1)
    short = card.piece(
        "-.86,.4! .84,.4! 1.02,1.2 1.06,1.9! .14,1.86! .04,1.5! -.06,1.86! -1.02,1.9! -1.0,1.2",
        LEMON,
        at=at,
        angle=92,
        lift=5,
    )
    with card.inside(short):
        card.paint([ribbon(f"-1.2,{v} 1.2,{v}", (0.1, 0.1), at, 88) for v in (0.5, 1.74)], CORAL)
    card.paint(
        "-.6,-2.0 -.66,-2.6 -.3,-2.98 .3,-2.98 .66,-2.55 .6,-2.0 .2,-1.64 -.24,-1.64",
        LINE,
        at=at,
        angle=30,
        edge="cut",
        lift=6,
    )
    curls = [
        ribbon(f"{u - 0.12},{v} {u},{v - 0.12} {u + 0.12},{v}", (0.03, 0.06, 0.03), at, 88)
        for u, v in ((-0.3, -2.6), (0.1, -2.74), (0.34, -2.4), (-0.1, -2.3), (-0.36, -2.1), (0.16, -1.96))
    ]
    card.paint(turned(curls), mix(LINE, BROWN.base, 0.18))


def _father(card: Sheet) -> None:
    """Bent over the twelfth; of him one sees what the sun has seen."""
    card.paint("900,1430 1000,1380 1080,1420 1040,1480 940,1490", mix(WET, LINE, 0.07), angle=20, lift=5)
    card.paint(ROUND, LINE, at=affine(938, 1572, 56), angle=12)
    card.paint("-1,.2 -.3,.4 .3,.42 1,.1 .7,.7 0,1 -.7,.72", mix(PETROL, WET, 0.4), at=affine(938, 1572, 55))
    skin = BURNT.base
    card.paint("1180,1560! 1240,1500! 1240,1840! 1160,1840!", PETROL, angle=80, lift=5)
    card.paint(ribbon("1016,1500 980,1536 948,1562", (20, 18, 18)), shift(LEMON, -0.12), lift=6)
    card.paint("972,1528! 930,1540! 908,1582 930,1606 968,1588!", CORAL, angle=20, lift=6)
    # both arms grow out of the sleeves and end in fists on the short handle
    card.paint("1130,1440! 1070,1452 1010,1480 1000,1520 1030,1530 1080,1508 1150,1500!", skin, angle=-12, lift=6)
    card.paint(
        "1110,1776! 1040,1740 1000,1650 976,1570 992,1536 1024,1544 1040,1600 1080,1660 1150,1690!",
        skin,
        angle=70,
        lift=6,
    )
    hand(card, "fist", 1030, 1506, 74, 156, BURNT, age=38, lift=4)
    hand(card, "fist", 1004, 1566, 74, 256, BURNT, age=38, lift=5)
    trunk = card.piece(
        "1240,1400! 1160,1408 1110,1440! 1130,1520! 1110,1600 1100,1690! 1080,1740! 1120,1800 1200,1830 1240,1830!",
        WHITE,
        angle=80,
        lift=8,
    )
    card.pattern(trunk, stripes(card.box(trunk), 40, 19, 74), PETROL, thin=0.05)
    at = affine(1100, 1596, 92, 10)
    card.paint("-.9,0 -.7,-.66 0,-.9 .66,-.66 .86,0 .66,.66 0,.9 -.7,.66", "#5d3a30", at=at, angle=20, lift=9)
    card.paint("-.96,0 -.72,-.5 -.2,-.62 .36,-.4 .46,.04 .3,.46 -.2,.62 -.74,.5", skin, at=at, angle=30)
    card.paint("-.94,-.1! -1.22,.02 -.94,.16!", skin, at=at)
    card.paint("-.5,-.2 -.2,-.36 .06,-.2 -.1,-.04", shift(skin, 0.06), at=at, angle=30, thin=0.1)
