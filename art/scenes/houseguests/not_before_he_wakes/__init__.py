"""Not Before He Wakes: behind an old man asleep in his overcoat somebody holds two cymbals apart; one is bitten."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon, stripes
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.not_before_he_wakes.faces import player, rider, sleeper
from art.scenes.houseguests.not_before_he_wakes.inks import (
    AUB,
    BONE,
    CHALK,
    COAT,
    HERS,
    MINT,
    OCHRE,
    PINK,
    ROSE,
    within,
)

GROUND = BONE
BITTEN: Final = (
    ".36,-.93! .40,-.78 .32,-.70 .20,-.70! .20,-.56 .10,-.49 -.04,-.51! -.10,-.41 -.26,-.39 -.34,-.50!"
    " -.46,-.47 -.56,-.54 -.54,-.66! -.64,-.66 -.70,-.71! -.866,-.5 -.97,-.25 -1,0 -.97,.25 -.866,.5 -.71,.71 -.5,.866"
    " -.25,.97 0,1 .25,.97 .5,.866 .71,.71 .866,.5 .97,.25 1,0 .97,-.25 .866,-.5 .71,-.71 .55,-.835"
)
"""A round of brass, and four teeth's worth less."""
HANDS: Final = (affine(312, 596, 1, -14), affine(877, 560, 1, 12, flip=True))
"""Where a thumb comes over a rim."""


def paint(card: Sheet) -> None:
    """Lay who stands behind, the brass, the sleeper and whoever is under his coat."""
    _jacket(card)
    player(card)
    for at in HANDS:
        card.paint("-40,-50! -4,-46 16,-22 20,10 10,38 -40,52!", shift(HERS, -0.06), at=at, angle=80)
    _cymbal(card, (132, 676), (186, 296), 8, ROUND)
    _cymbal(card, (1064, 640), (192, 300), -9, BITTEN)
    for at in HANDS:
        _thumb(card, at)
    _coat(card)
    _opening(card)
    sleeper(card)


def _jacket(card: Sheet) -> None:
    """A bandsman's jacket, pale and braided; both sleeves go behind the brass."""
    body = card.piece(
        "520,560! 440,600 340,640 262,700 130,690! 120,820! 250,850 380,806 400,860! 380,1200! 900,1200! 880,800!"
        " 960,790 1060,740! 1070,600! 960,630 860,590 760,556!",
        ROSE,
        angle=84,
        laps=90,
        lift=8,
    )
    with card.inside(body):
        for k in range(4):
            y = 640 + 62 * k
            card.paint(
                ribbon(f"{400 - 6 * k},{y - 10} 640,{y + 60} {872 + 4 * k},{y - 34}", (8, 12, 8)), CHALK, wobble=0.5
            )
        card.paint(ribbon("392,640 410,740 396,900", (2, 7, 3)), shift(ROSE, -0.08))
        card.paint(ribbon("868,620 862,720 880,860", (2, 7, 3)), shift(ROSE, -0.08))


def _cymbal(card: Sheet, centre: tuple[float, float], size: tuple[float, float], tilt: float, outline: str) -> None:
    """One round of brass, its hollow side to us."""
    at = affine(*centre, 1, tilt) @ np.diag([size[0], size[1], 1])
    brass = card.piece(outline, OCHRE, at=at, angle=70, laps=60, lift=12, wobble=0.6)
    with card.inside(brass):
        for a, b in ((0.5, 1.15), (3.75, 4.2)):
            wedge = [(0.0, 0.0), *((1.2 * float(np.cos(t)), 1.2 * float(np.sin(t))) for t in (a, b))]
            card.paint(np.array(wedge) @ at[:, :2].T + at[:, 2], shift(OCHRE, 0.07), angle=60)
        for r in (0.36, 0.46, 0.56, 0.66, 0.76, 0.86, 0.94):
            ring = " ".join(f"{r * np.cos(a):.3f},{r * np.sin(a):.3f}" for a in np.linspace(r * 9, r * 9 + 5.8, 24))
            card.paint(ribbon(ring, (1, 4, 1), at), shift(OCHRE, -0.11), thin=0.2)
        card.paint(ROUND, shift(OCHRE, -0.07), at=within(at, 0, 0, 0.24), angle=60)
        # the felt behind which the strap is tied
        knot = affine(*centre, 1, tilt)
        card.paint("-20,0 -14,-18 6,-22 20,-8 20,12 4,22 -14,18", MINT, at=knot, lift=4)
        card.paint(ribbon("-12,-10 0,2 14,4", (2, 6, 2), knot), mix(MINT, AUB, 0.6))


def _thumb(card: Sheet, at: Array) -> None:
    """All that is seen of a hand which has hold of the brass from behind: it comes over the rim."""
    thumb = card.piece(
        "8,-26 -10,-27 -34,-24 -58,-20 -72,-8 -74,4 -66,15 -44,20 -16,23 8,24 17,12 18,-12",
        HERS,
        at=at,
        angle=6,
        lift=6,
        wobble=0.5,
    )
    with card.inside(thumb):
        card.paint("20,10! -30,9 -80,4! -80,40! 20,40!", shift(HERS, -0.08), at=at)
    card.paint("-46,-13! -60,-11 -68,0 -60,9 -46,9!", shift(HERS, 0.09), at=at, wobble=0.3)
    card.paint(ribbon("-22,-13 -18,0 -22,12", (1, 4, 1), at), shift(HERS, -0.16), wobble=0.3)


def _coat(card: Sheet) -> None:
    """The overcoat: half of the card, cut off on three sides."""
    coat = card.piece(
        "-60,1420! -20,1310 80,1215 210,1150 360,1100! 460,1040 600,1010 740,1020 830,1080! 980,1130 1110,1205"
        " 1200,1290 1260,1420! 1260,1860! -60,1860!",
        COAT,
        angle=80,
        laps=110,
        edge="torn",
        core=CHALK,
        lift=16,
    )
    with card.inside(coat):
        seam = shift(COAT, -0.13)
        card.paint(ribbon("130,1330 210,1460 236,1640 226,1860", (2, 8, 6, 3)), seam)
        card.paint(ribbon("1100,1340 1076,1480 1070,1660 1084,1860", (2, 8, 6, 3)), seam)
        card.paint("330,1060! 250,1180! 330,1210! 300,1270! 520,1480! 560,1440! 480,1200!", AUB, angle=60, lift=6)
        card.paint("850,1050! 960,1150! 890,1200! 930,1260! 800,1364! 740,1320! 760,1180!", AUB, angle=110, lift=6)


def _opening(card: Sheet) -> None:
    """Between two buttons the coat is awake."""
    gap = card.piece("610,1290! 700,1330 800,1430 880,1560! 850,1720 800,1860! 560,1860! 560,1500!", CHALK, angle=80)
    card.pattern(gap, stripes(card.box(gap), 44, 17, 84, 20), PINK)
    with card.inside(gap):
        card.paint("590,1290! 660,1290! 640,1500 650,1860! 540,1860!", shift(PINK, -0.16), angle=86)
        rider(card)
    # the left front hangs straight; the right one is turned back, and shows its lining
    front, edge = shift(COAT, 0.03), shift(COAT, -0.18)
    card.paint("560,1250! 640,1300! 612,1480 604,1660 622,1860! 380,1860! 400,1600 470,1400!", front, angle=86, lift=9)
    card.paint(ribbon("632,1310 606,1480 598,1660 614,1870", (4, 13, 13, 11)), edge)
    flap = card.piece(
        "640,1292! 720,1334 820,1430 886,1560! 858,1710 806,1860! 960,1860! 1010,1700 1000,1560! 930,1440 820,1340!",
        CHALK,
        angle=80,
        lift=12,
    )
    card.pattern(flap, stripes(card.box(flap), 44, 17, 52, 20), PINK)
    card.paint(ribbon("640,1292 820,1340 930,1440 1000,1560 1010,1700 960,1870", (3, 9, 11, 12, 11, 9)), edge)
    for x, y in ((530, 1490), (522, 1680)):
        card.paint(ROUND, AUB, at=affine(x, y, 27), lift=6, wobble=0.5)
        for dx, dy in ((-8, -6), (8, 6)):
            card.paint(ROUND, mix(MINT, AUB, 0.2), at=affine(x + dx, y + dy, 4.5))
