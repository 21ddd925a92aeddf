"""The caller: a stag that has all the time there is, flat against the light."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix
from art.scenes.houseguests.nobody_home.inks import BONE, BRASS, INK, PLUM

HAT = mix(PLUM, BRASS, 0.12)
NEAR = mix(INK, PLUM, 0.75)
EYE = mix(BRASS, BONE, 0.5)
ANTLER = (
    ("560,532 520,440 436,376 350,300 312,196 346,80", (54, 46, 42, 38, 32, 12)),
    ("530,470 470,430 440,372", (30, 24, 10)),
    ("528,462 514,392 540,312", (32, 26, 9)),
    ("420,362 330,372 272,312 262,250", (34, 28, 20, 8)),
    ("366,312 424,250 432,160", (34, 26, 9)),
    ("316,210 258,150 250,84", (30, 22, 8)),
    ("322,160 384,110 402,50", (26, 20, 7)),
)
"""One side: the beam, then its tines from the brow up."""
NECK = (
    "600,540 520,560 498,620! 470,700 452,790! 474,800! 430,870 404,930! 436,936! 384,1010 344,1064! 388,1066! 310,1130 220,1180 "
    "60,1340! 600,1400!"
)
EAR = "532,566! 486,524 410,488 336,484 268,512! 300,568 372,606 450,614 520,616!"
FACE = (
    "600,506 552,514 524,552 508,610 506,656 522,716 540,780 546,834 540,876 556,914 600,926 644,914 660,876 654,834 660,780 "
    "678,716 694,656 692,610 676,552 648,514"
)


def stag(card: Sheet) -> None:
    """First what the glass spreads of it, then itself."""
    for dx, dy, size, ink in ((-24, -16, 1.14, mix(mix(BONE, BRASS, 0.26), INK, 0.24)), (0, 0, 1.1, INK)):
        at = affine(690 + dx, 700 + dy, size, -5) @ _square(affine(-600, -640))
        _whole(card, at, ink, size > 1.12)
    _hat(card)
    _keys(card)


def _square(at: Array) -> Array:
    """Complete a 2x3 so that it can stand behind another."""
    return np.vstack([at, [0, 0, 1]])


def _whole(card: Sheet, at: Array, ink: Ink, shadow: bool) -> None:
    sides = [at @ _square(affine(1200 if flip else 0, 0, 1, 0, flip)) for flip in (False, True)]
    for side in sides:
        card.paint(NECK, ink, at=side, angle=84)
    for side in sides:
        for line, widths in ANTLER:
            card.paint(ribbon(line, np.array(widths) * 1.12, side), ink, angle=70)
        card.paint(EAR, ink, at=side, angle=20)
        if not shadow:
            card.paint("510,588! 450,548 380,520 316,522! 380,568 450,588", NEAR, at=side, angle=20)
    if shadow:
        return
    card.paint(FACE, NEAR, at=at, angle=88, laps=60)
    card.paint("552,850! 576,838 624,838 648,850! 640,890 616,904 600,906 584,904 560,890", INK, at=at)
    for side in sides:
        card.paint("498,640! 512,612 542,606 566,632 572,660! 540,668 512,658", INK, at=side)
        card.paint("506,642! 522,630 544,630 558,642 566,654! 540,663 518,655", EYE, at=side)
        card.paint("516,638 526,624 546,626 554,640 546,658 526,657", INK, at=side)
        card.paint(ROUND, BONE, at=side @ _square(affine(540, 638, 5.5)))


def _hat(card: Sheet) -> None:
    """Hung up where there was a place."""
    at = affine(402, 318, 1.05, -22)
    card.paint("-78,0! -74,-60 -40,-104 0,-112 40,-104 74,-60 78,0!", HAT, at=at, angle=20, lift=4)
    card.paint("-78,-34! 78,-34! 80,-2! -80,-2!", INK, at=at)
    card.paint("-134,-8! -110,-4 0,-12 110,-4 134,-8! 120,34 0,44 -120,34", HAT, at=at, angle=20, lift=4)


def _keys(card: Sheet) -> None:
    """A ring of them, on the outermost tine."""
    x, y = 1020, 338
    card.paint(ribbon("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7 1,0", (11,), affine(x, y, 44)), INK)
    for turn, size in ((-26, 0.78), (0, 0.94), (22, 0.72)):
        at = affine(x, y + 34, size, turn)
        card.paint(ribbon("20,22 14,36 0,42 -14,36 -20,22 -14,8 0,2 14,8 20,22", (10,), at), INK)
        card.paint("-6,40! 6,40! 6,158! -6,158!", INK, at=at)
        card.paint("4,120! 30,118! 30,132! 18,132! 18,140! 32,140! 32,156! 4,158!", INK, at=at)
