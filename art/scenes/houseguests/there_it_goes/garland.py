"""Two garlands of cut paper, which were one until this morning."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.there_it_goes.inks import CHALK, LIME, PLUM, SHELL, TERRACOTTA

LINES = (
    ("100,70 240,190 380,250 490,236 530,170 500,110 540,50 530,10", ((0.12, 0), (0.27, 1), (0.42, 2), (0.56, 0))),
    ("1220,40 1120,170 1000,240 890,240 830,190 850,110 800,60 820,10", ((0.14, 2), (0.31, 1), (0.49, 0))),
    ("-20,330 60,380 106,330", ((0.4, 1),)),
)
INKS = (TERRACOTTA, LIME, SHELL)


def garland(card: Sheet) -> None:
    """Lay the strings with their flags; where it went through, the ends fly up after it."""
    for line, flags in LINES:
        along = curve(line, closed=False, step=3)
        for where, which in flags:
            k = int(where * (len(along) - 1))
            (x, y), d = along[k], along[min(k + 6, len(along) - 1)] - along[max(k - 6, 0)]
            lean = float(np.degrees(np.arctan2(d[1], d[0])))
            lean = lean - 180 if lean > 90 else lean + 180 if lean < -90 else lean
            _flag(card, affine(float(x), float(y), 1.0, lean), which)
        card.paint(ribbon(line, (5, 5, 4, 3)), PLUM, lift=3)
    _flag(card, affine(846, 400, 0.86, 34), 2)


def _flag(card: Sheet, at: Array, which: int) -> None:
    ink = shift(INKS[which], 0.01)
    flag = card.piece(
        "-56,-3! 56,-3! 58,104! 44,126 30,104! 16,126 0,104! -14,126 -29,104! -44,126 -58,104!",
        ink,
        at=at,
        angle=86,
        laps=40,
        lift=8,
    )
    holes: list[Array] = [curve(f"{x - 7},90! {x},78! {x + 7},90! {x},100!", at) for x in (-44, -15, 15, 44)]
    shapes = (
        "-34,26! 0,12! 34,26! 24,60! 0,72! -24,60!",
        "0,10! 14,36! 40,42! 14,50! 0,74! -14,50! -40,42! -14,36!",
        "-30,14! 30,14! 6,42! 30,70! -30,70! -6,42!",
    )
    holes.append(curve(shapes[which], at))
    holes += [curve(f"{x},20! {x + 7},30! {x},40! {x - 7},30!", at) for x in (-47, 47)]
    with card.inside(flag):
        card.paint(turned(holes), CHALK, wobble=0.5)
