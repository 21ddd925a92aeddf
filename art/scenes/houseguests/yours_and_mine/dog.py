"""Yours and Mine: a very long black and tan dog, lying over two laps."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.yours_and_mine.inks import CHALK, INK, POWDER, RED, STRAW, TAN, stroke

_SHEEN: Final = shift(INK, 0.09)
_AT: Final = affine(228, 1150, 150, -6)
"""The head, typed from the front, half a head the unit."""


def tail(card: Sheet) -> None:
    """Lay the tail, straight up."""
    card.paint(ribbon("1084,1130 1146,1060 1176,960 1172,850 1138,760", (64, 50, 38, 28, 10)), INK, angle=88, lift=8)


def body(card: Sheet) -> None:
    """Lay body, forelegs over one lap, hind leg over the other."""
    for x, y in ((404, 1452), (324, 1466), (1000, 1446), (928, 1464)):
        leg = card.piece(
            f"{x - 34},1200! {x + 46},1200! {x + 40},1330 {x + 40},{y - 40} {x + 48},{y - 6} {x + 26},{y + 22} {x - 10},{y + 24} "
            f"{x - 38},{y + 6} {x - 34},{y - 40} {x - 36},1330",
            INK,
            angle=88,
            lift=7,
        )
        with card.inside(leg):
            card.paint(f"{x - 60},{y - 76}! {x},{y - 92} {x + 70},{y - 76}! {x + 70},{y + 40}! {x - 60},{y + 40}!", TAN)
            for d in (-12, 14):
                stroke(card, f"{x + d},{y - 12} {x + d + 2},{y + 26}", (5, 7), INK)
    trunk = card.piece(
        "190,1090! 300,1024 420,1008 540,1024 650,1032 780,1022 900,1000 1010,990 1090,1016 1136,1080 1146,1160 1124,1250 "
        "1060,1304 940,1318 800,1300 640,1294 500,1306 400,1340 300,1340 220,1290!",
        INK,
        angle=4,
        laps=70,
        lift=12,
    )
    with card.inside(trunk):
        stroke(card, "862,1290 868,1190 916,1110 990,1086", (3, 8, 8, 3), _SHEEN)
        for spec in ("500,1080 600,1090 700,1086", "540,1130 640,1138 760,1130", "700,1240 760,1246 820,1236"):
            stroke(card, spec, (2, 7, 2), _SHEEN)


def head(card: Sheet) -> None:
    """Lay collar, ears, muzzle, and eyes that look at us."""
    card.paint(ribbon("370,1014 420,1110 424,1230 392,1338", (30, 34, 34, 30)), RED, angle=80, lift=4)
    for x, y, ink in ((396, 1352, STRAW), (442, 1300, POWDER)):
        stroke(card, f"{x},{y - 40} {x},{y - 20}", (7, 7), CHALK)
        card.paint(ROUND, ink, at=affine(x, y, 27), lift=5, wobble=0.5)
        card.paint(ROUND, INK, at=affine(x, y - 17, 4), wobble=0.2)
    skull = "0,-1.0 .34,-.96 .62,-.70 .72,-.3 .66,.06 .54,.34 .52,.62 .40,.90 .16,1.06 -.16,1.06 -.40,.90 -.52,.62 -.54,.34 -.66,.06 -.72,-.3 -.62,-.70 -.34,-.96"
    face = card.piece(skull, INK, at=_AT, angle=84, laps=50, lift=10)
    with card.inside(face):
        card.paint(
            "0,-.1 .12,.06 .2,.22 .5,.26 .7,.7 .4,1.2 -.4,1.2 -.7,.7 -.5,.26 -.2,.22 -.12,.06", TAN, at=_AT, angle=80
        )
        card.paint("-.14,-.2! .0,-.3 .14,-.2! .16,.3 .26,.5! -.26,.5! -.16,.3", INK, at=_AT, angle=84)
        for s, look in ((-1, 0.02), (1, -0.02)):
            on = _AT @ _three(s)
            card.paint(".2,-.44 .34,-.56 .5,-.52 .54,-.4 .4,-.38 .28,-.34", TAN, at=on, angle=20)
            white = card.piece(".17,-.06! .26,-.22 .42,-.24 .55,-.02! .44,.08 .28,.08", CHALK, at=on, grain=0.12)
            with card.inside(white):
                card.paint(ROUND, mix(INK, TAN, 0.25), at=on @ _spot(0.36 + look * s, -0.1, 0.135), wobble=0.3)
                card.paint(ROUND, CHALK, at=on @ _spot(0.36 + 0.04 * s, -0.16, 0.034), wobble=0.2)
            stroke(card, ".14,-.03 .26,-.22 .42,-.25 .58,.0", (0.03, 0.08, 0.09, 0.04), INK, on, 150)
            stroke(card, ".24,.1 .38,.13 .5,.07", (0.01, 0.035, 0.01), mix(INK, TAN, 0.3), on, 150)
        stroke(card, "0,.74 0,.84 -.12,.92 -.3,.88", (0.03, 0.04, 0.045, 0.02), INK, _AT, 150)
        stroke(card, "0,.84 .12,.92 .3,.88", (0.03, 0.045, 0.02), INK, _AT, 150)
    card.paint("0,.46 .2,.48 .25,.58 .14,.72 0,.77 -.14,.72 -.25,.58 -.2,.48", INK, at=_AT, angle=4, lift=3)
    stroke(card, "-.12,.54 -.02,.52 .08,.53", (0.015, 0.045, 0.015), shift(INK, 0.35), _AT, 150)
    for s in (-1, 1):
        ear = card.piece(
            ".36,-.90! .62,-.92 .92,-.62 1.08,-.1 1.12,.5 1.02,1.0 .84,1.16 .68,.98 .62,.5 .60,.0 .50,-.5",
            shift(INK, 0.045),
            at=_AT @ _three(s),
            angle=84,
            lift=8,
        )
        with card.inside(ear):
            stroke(card, ".62,-.72 .84,-.3 .92,.3 .88,.8", (0.01, 0.04, 0.04, 0.01), _SHEEN, _AT @ _three(s), 150)


def _three(s: float) -> Array:
    """Return what mirrors for a side, to be put after a placing."""
    return np.array([[s, 0, 0], [0, 1, 0], [0, 0, 1]])


def _spot(x: float, y: float, r: float) -> Array:
    """Return what places something round of a radius."""
    return np.array([[r, 0, x], [0, r, y], [0, 0, 1]])
