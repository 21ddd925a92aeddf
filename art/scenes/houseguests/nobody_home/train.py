"""A clockwork train that goes round two feet, on time."""

from __future__ import annotations

import math

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_home.inks import ASH, BONE, BRASS, INK, PLUM

X, Y, WIDE, HIGH = 204, 1606, 236, 124


def _on_ring(degrees: float, out: float = 0) -> tuple[float, float]:
    a = math.radians(degrees)
    return X + (WIDE + out) * math.cos(a), Y + (HIGH + out * 0.55) * math.sin(a)


def train(card: Sheet, behind: bool) -> None:
    """Lay the half of the ring that lies behind the feet, or the half before them with the train."""
    first, last = (180, 360) if behind else (-6, 186)
    for degrees in range(first, last, 9):
        a, b = _on_ring(degrees, -17), _on_ring(degrees, 19)
        card.paint(ribbon(f"{a[0]:.0f},{a[1]:.0f} {b[0]:.0f},{b[1]:.0f}", (8, 9)), mix(ASH, INK, 0.3), wobble=0.4)
    for out in (-10, 11):
        line = " ".join("{:.1f},{:.1f}".format(*_on_ring(d, out)) for d in range(first, last + 1, 12))
        card.paint(ribbon(line, (5, 5)), ASH if behind else INK, wobble=0.4)
    if not behind:
        _cars(card)


def _cars(card: Sheet) -> None:
    for degrees, ink in ((104, mix(BONE, ASH, 0.3)), (78, mix(PLUM, BONE, 0.3))):
        x, y = _on_ring(degrees)
        tilt = (90 - degrees) * -0.5
        card.paint("-46,-54! 46,-56! 46,2! -46,4!", ink, at=affine(x, y, 1, tilt), lift=6)
        card.paint(
            ["-30,-40! -8,-40! -8,-20! -30,-20!", "8,-41! 30,-41! 30,-21! 8,-21!"], INK, at=affine(x, y, 1, tilt)
        )
        for wheel in (-26, 24):
            card.paint(ROUND, INK, at=affine(x + wheel, y + 4, 13), lift=2)
    x, y = _on_ring(46)
    at = affine(x, y, 1, -20)
    card.paint("-50,-56! -6,-58! -4,-36! 46,-38! 52,-16 48,4! -50,6!", BRASS, at=at, lift=7)
    card.paint("18,-38! 34,-38! 38,-74! 14,-74!", INK, at=at, lift=3)
    card.paint("-58,-58! 2,-62! 2,-72! -58,-68!", INK, at=at, lift=3)
    card.paint("-38,-48! -18,-48! -18,-28! -38,-28!", shift(INK, 0.05), at=at)
    for wheel, size in ((-30, 16), (6, 13), (32, 13)):
        card.paint(
            ROUND,
            INK,
            at=at @ [[size, 0, wheel], [0, size, 6], [0, 0, 1]],
            lift=2,
        )
    # its own key still turns
    card.paint(ribbon("-50,-26 -72,-28", (8, 8), at), ASH)
    card.paint(
        ribbon("-72,-28 -84,-46 -98,-36 -90,-24 -72,-28 -88,-14 -100,-22 -90,-24", (6, 6, 6, 6, 6, 6, 6, 6), at),
        ASH,
        lift=2,
    )
