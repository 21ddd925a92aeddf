"""The clock of the corner: a case with two dials, one for each street, which are not of one mind."""

from __future__ import annotations

from math import cos, radians, sin

import numpy as np

from art.cutpaper.contour import ROUND, Array, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.mind_the_corner.inks import ASH, BONE, CHALK, CHARCOAL, NIGHT, PENCIL

X, Y = 585, 262


def clock(card: Sheet) -> None:
    """Lay the bracket, the two sides of the case, a dial on each."""
    card.paint(f"{X - 16},84! {X},78! {X + 16},84! {X + 12},150! {X - 12},150!", NIGHT, angle=88, lift=6)
    _side(card, -1, CHARCOAL, CHALK, NIGHT, -30, 177)
    _side(card, 1, BONE, NIGHT, CHALK, 90, 218)
    card.paint(f"{X - 150},150! {X},112! {X + 150},150! {X + 150},172! {X},136! {X - 150},172!", PENCIL, lift=7)
    card.paint(f"{X - 26},396! {X},404! {X + 26},396! {X + 10},430! {X},446! {X - 10},430!", PENCIL, lift=5)


def _side(card: Sheet, s: int, case: Ink, dial: Ink, hands: Ink, minute: float, hour: float) -> None:
    x = X + s * 132
    card.paint(f"{X},130! {x},160! {x},368! {X},404!", case, angle=88, lift=9)
    at: Array = _face(s, 56, 84)
    card.paint(ROUND, mix(case, ASH, 0.6), at=_face(s, 60, 90), wobble=0.6)
    card.paint(ROUND, dial, at=at, angle=84, wobble=0.6)
    for k in range(12):
        a = radians(k * 30)
        inner = 0.72 if k % 3 else 0.62
        line = f"{inner * sin(a):.3f},{-inner * cos(a):.3f} {0.86 * sin(a):.3f},{-0.86 * cos(a):.3f}"
        card.paint(ribbon(line, (5, 5) if k % 3 else (9, 9), at), mix(hands, dial, 0.25), wobble=0.2)
    for turn, long, wide in ((minute, 0.74, 7), (hour, 0.48, 11)):
        a = radians(turn)
        line = f"{-0.14 * sin(a):.3f},{0.14 * cos(a):.3f} {long * sin(a):.3f},{-long * cos(a):.3f}"
        card.paint(ribbon(line, (wide, wide * 0.7), at), hands, wobble=0.2, lift=2)
    card.paint(ROUND, shift(hands, 0.05), at=_face(s, 6, 9), wobble=0.2)


def _face(s: int, wide: float, high: float) -> Array:
    """A circle on one side of the case: narrower than high, and sheared, for the side goes away from us."""
    return np.array([[wide, 0.0, X + s * 67], [-0.01 * s * wide, high, Y + 4.0]])
