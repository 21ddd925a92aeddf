"""The boy: on his belly on a board with wheels; he rows with a spoon, for the kitchen is far."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.pass_the_salt.inks import ASH, BONE, CHALK, CHARCOAL, ORANGE, PALE, PENCIL, WHITE

TILT = 84.0


def boy(card: Sheet) -> None:
    """Lay the lit door, the board, the oar and the sailor, seen from behind and above."""
    _door(card)
    at = affine(212, 552, 1.08, TILT, flip=True)
    for u in (84, -136):
        for v in (-72, 72):
            card.paint(
                f"{u - 24},{v - 13}! {u + 24},{v - 13}! {u + 24},{v + 13}! {u - 24},{v + 13}!", ORANGE, at=at, lift=5
            )
    card.paint("-176,-62! 116,-62! 132,0 116,62! -176,62!", ASH, at=at, angle=TILT, lift=7)
    for s in (-1, 1):
        card.paint(f"-90,{s * 6}! -90,{s * 50}! -170,{s * 46} -226,{s * 38}! -226,{s * 10}!", CHALK, at=at, lift=4)
        for u in (-150, -174, -198):
            card.paint(ribbon(f"{u},{s * 8} {u},{s * 46}", (7, 7), at, 1.3), PENCIL, wobble=0.4)
        card.paint(f"-220,{s * 6}! -220,{s * 42}! -262,{s * 48} -290,{s * 30} -272,{s * 8}", PENCIL, at=at, lift=4)
    card.paint("-124,-56! -20,-60! -10,0 -20,60! -124,58! -132,0!", CHARCOAL, angle=TILT, at=at, lift=7)
    _spoon(card, at)
    # one hand on the floor, one on the oar
    card.paint("44,-44! 96,-86 146,-84! 150,-52! 104,-50 66,-24!", CHALK, angle=-40, at=at, lift=7)
    hand(card, "flat", *_on(at, 142, -68), 70, -96, PALE, True, 8, lift=4)
    body = card.piece("-52,-60! 20,-68 62,-46! 78,0 62,46! 20,68 -52,60! -60,0", WHITE, angle=TILT, at=at, lift=8)
    with card.inside(body):
        card.paint(ribbon("-30,-80 -24,0 -30,80", (10, 10), at, 1.3), CHARCOAL)
    card.paint("40,40! 74,98 84,148! 52,158! 34,110 8,64!", CHALK, angle=20, at=at, lift=7)
    hand(card, "grip", *_on(at, 62, 146), 70, -166, PALE, age=8, lift=4)
    collar = card.piece("78,-44! 84,0 78,44! 6,62! 0,0 6,-62!", CHARCOAL, angle=TILT, at=at, lift=6)
    with card.inside(collar):
        card.paint(ribbon("90,48 22,50 20,-50 90,-48", (7, 7), at, 1.2), WHITE)
    for s in (-1, 1):
        card.paint(f"116,{s * 44} 124,{s * 66} 142,{s * 64} 146,{s * 40}", PALE.base, at=at, lift=2)
    card.paint("84,0 92,-42 126,-56 160,-40 172,0 160,42 124,56 92,42", ORANGE, at=at, edge="torn", wobble=4, lift=8)
    cap = card.piece(ROUND, WHITE, at=at @ _three(132, 0, 46), lift=8)
    with card.inside(cap):
        card.paint("86,-60! 100,-60! 92,0 100,60! 80,60!", CHARCOAL, at=at)
    card.paint(ROUND, ORANGE, at=at @ _three(140, 0, 15), edge="torn", wobble=2, lift=4)


def _three(x: float, y: float, size: float) -> Array:
    return np.vstack([affine(x, y, size), [0.0, 0.0, 1.0]])


def _on(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def _spoon(card: Sheet, at: Array) -> None:
    """The oar."""
    card.paint(ribbon("140,132 40,156 -70,176", (12, 14, 10), at, 1.3), BONE, lift=8)
    bowl = "-60,176 -84,146 -138,150 -172,186 -142,220 -90,210"
    card.paint(bowl, BONE, at=at, lift=8)
    card.paint("-84,174 -104,162 -136,166 -156,186 -136,204 -100,196", shift(ASH, -0.06), at=at)


def _door(card: Sheet) -> None:
    """Far up at the left, the kitchen."""
    card.paint("-40,-40! 326,-40! 310,124! -40,140!", PENCIL, angle=88, lift=6)
    card.paint("-40,-40! 300,-40! 286,100! -40,114!", WHITE, angle=88)
    card.paint("-40,150! 308,132! 380,300! 300,330 -40,350!", shift(CHARCOAL, 0.16), angle=4, grain=0.24)
