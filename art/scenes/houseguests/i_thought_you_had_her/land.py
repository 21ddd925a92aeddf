"""The field at night: a wood at its left end, the houses at its right, and others who ride."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.i_thought_you_had_her.inks import (
    BONE,
    CHALK,
    CHARCOAL,
    CHILD,
    PEWTER,
    ROWAN,
    SLATE,
    SLEEPER,
)

EARTH: Final = shift(CHARCOAL, 0.05)


def wood(card: Sheet) -> None:
    """Lay the first trunks of it."""
    for spec in (
        "110,-40! 214,-40! 196,120 204,330 184,560 196,780 186,980 200,1180 206,1380 256,1466! 80,1466! 116,1390 130,1200 "
        "112,1000 132,760 120,500 134,260!",
        "-40,-40! 66,-40! 44,160 58,420 36,700 50,980 40,1240 52,1380 96,1474! -40,1490!",
    ):
        card.paint(spec, CHARCOAL, angle=88, edge="torn", wobble=4, lift=6)
    for branch, pen in (
        ("170,470 240,420 276,330", (34, 18, 4)),
        ("238,416 262,408 290,414", (12, 7, 2)),
        ("30,690 76,660 94,600", (26, 15, 4)),
        ("180,180 240,150 300,60 320,-40", (40, 26, 20, 14)),
        ("290,80 330,70 380,90", (14, 9, 2)),
    ):
        card.paint(ribbon(branch, pen), CHARCOAL, lift=4)


def field(card: Sheet) -> None:
    """Lay ploughed earth, its furrows running with her."""
    earth = card.piece(
        "-40,1462! 200,1450 420,1420 700,1300 940,1150 1090,1106 1240,1086! 1240,1840! -40,1840!",
        EARTH,
        angle=-4,
        laps=80,
        grain=0.3,
        edge="torn",
        core=BONE,
        wobble=4,
        lift=4,
    )
    with card.inside(earth):
        for y in (1500, 1570, 1660, 1766):
            card.paint(
                ribbon(f"-40,{y + 6} 300,{y - 6} 700,{y - 60} 1240,{y - 220}", (6, 9, 5, 8)),
                shift(EARTH, 0.1),
                thin=0.3,
            )


def village(card: Sheet) -> None:
    """Lay three houses without a light; every door stands open, and the last ones come out of one."""
    for x, y, wide, high in ((1040, 1116, 66, 46), (1116, 1102, 60, 78), (1186, 1092, 76, 50)):
        at = affine(x, y, 1)
        card.paint(
            f"-{wide / 2},6! -{wide / 2},-{high}! 0,-{high + 48}! {wide / 2},-{high}! {wide / 2},4!",
            mix(CHARCOAL, SLATE, 0.3),
            at=at,
            angle=80,
            lift=3,
        )
        card.paint("-10,2! -10,-40! 10,-40! 10,2!", CHALK, at=at, wobble=0.4)


def others(card: Sheet) -> None:
    """Lay those who are ahead, and one behind: each asleep, each with a child on the shoulders."""
    _pair(card, affine(84, 1462, 0.66), (CHALK, SLATE, CHARCOAL), 0.8)
    _pair(card, affine(182, 1466, 0.8), (BONE, CHARCOAL, CHALK), 1.6)
    _pair(card, affine(290, 1454, 0.92), (CHALK, BONE, CHARCOAL), 1.0)
    _pair(card, affine(1132, 1200, 0.5), (CHALK, CHARCOAL, CHARCOAL), 1.0)


def _arm(card: Sheet, at: Array, gown: Ink, skin: Ink) -> None:
    """Lay an arm that is bent and slack, the hand hanging from its wrist."""
    card.paint(
        "-46,-122! -60,-122 -69,-115 -73,-101 -73,-88 -67,-85 -62,-92 -56,-104 -46,-107!", skin, at=at, wobble=0.3
    )
    card.paint("12,-140! -8,-132 -26,-124 -54,-126! -56,-98! -30,-98 -6,-104 12,-114!", gown, at=at, wobble=0.3, lift=2)


def _pair(card: Sheet, at: Array, inks: tuple[str, str, str], stout: float) -> None:
    """Lay one sleeper, gown and hair of these inks, and who rides, in a coat of the third."""
    gown, hair, coat = inks
    wide = affine(0, 0, 1)
    wide[0, 0] = stout
    body = np.vstack([wide, [0, 0, 1]])
    girth = at @ body
    card.paint("-34,-4! -12,-40! 2,-34! -16,4! -46,5!", SLEEPER.base, at=girth, wobble=0.3)
    card.paint("26,-30! 44,-6! 40,4! 26,5! 14,-26!", SLEEPER.shade, at=girth, wobble=0.3)
    card.paint("-10,-138! 16,-144! 34,-84 58,-22! 18,-14 -24,-22! -18,-70!", gown, at=girth, angle=80, lift=2)
    card.paint("2,-90! 8,-60 14,-14! -2,-18!", mix(gown, PEWTER, 0.4), at=girth, wobble=0.3)
    _arm(card, at @ np.array([[1, 0, -9], [0, 1, -11], [0, 0, 1]]), mix(gown, PEWTER, 0.4), SLEEPER.shade)
    _arm(card, at, gown, SLEEPER.base)
    card.paint("0,-216! 22,-216! 32,-180 30,-136! 2,-136!", coat, at=at, wobble=0.3)
    card.paint(
        "-18,-180 -24,-166 -30,-158 -24,-152 -20,-140 -6,-134 12,-140 18,-160 10,-180", SLEEPER.base, at=at, wobble=0.3
    )
    card.paint("-20,-178! -6,-190 14,-186 24,-166 20,-142! 6,-150 2,-168!", hair, at=at, wobble=0.3)
    card.paint("10,-144! 20,-138! 4,-118! 0,-92! -18,-92! -10,-98! -6,-122!", coat, at=at, wobble=0.3)
    card.paint("-8,-232 -4,-218 10,-212 22,-220 24,-236 10,-246", CHILD.base, at=at, wobble=0.3)
    if coat == CHALK:
        card.paint("-14,-234! -8,-250 6,-262 40,-256 62,-232! 36,-238 26,-214! 14,-236!", SLATE, at=at, wobble=0.3)
    else:
        card.paint("-12,-232! -8,-252 12,-258 26,-246 30,-214! 18,-222 14,-238!", CHARCOAL, at=at, wobble=0.3)
    card.paint("10,-210! -16,-192! -12,-182! 16,-192!", coat, at=at, wobble=0.3)
    card.paint(
        "-1,0 .7,.7 0,1 -.8,.6 -1,0 -.6,-.8 .5,-.8",
        ROWAN,
        at=at @ np.array([[7, 0, -16], [0, 7, -186], [0, 0, 1]]),
        wobble=0.2,
    )
