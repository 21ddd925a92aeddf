"""Fifteen pieces of one large dish; no two of them fit."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_already_broken.inks import CHALK, COBALT, TILE

SHAPES: Final = (
    "-1,-.5! .2,-.9! 1,-.1! .3,.8! -.6,.6!",
    "-.9,.1! -.1,-.8 .8,-.6! .5,.2! .9,.7! -.3,.6!",
    "-1,-.1! -.2,-.5! 1,-.4! .1,.6!",
    "-.7,-.7! .5,-.8! .9,.3! 0,.1! -.4,.9!",
    "-1,.3! -.6,-.6 .3,-.7 .9,-.2! .2,.1! .4,.7!",
)
PLACES: Final = (
    (610, 290, 128, 12),
    (560, 150, 66, 130),
    (870, 560, 70, -30),
    (560, 420, 60, 60),
    (836, 440, 46, 200),
    (880, 700, 52, 20),
    (690, 90, 58, 100),
    (90, 560, 62, 10),
    (470, 260, 44, -60),
    (930, 470, 52, 80),
    (330, 330, 40, 40),
    (60, 1030, 58, 160),
    (150, 880, 40, -20),
    (1110, 1400, 60, 30),
)
"""Where, how large, turned how far; the fifteenth is in her fingers."""


def pieces(card: Sheet) -> None:
    """Lay each with what is left on it of the rim, the lattice, or a leaf."""
    for k, (x, y, size, turn) in enumerate(PLACES):
        at = affine(x, y, size, turn)
        piece = card.piece(SHAPES[k % 5], "#fffdf6", at=at, angle=turn, laps=30, grain=0.14, lift=9)
        with card.inside(piece):
            if k % 3 == 0:
                card.paint(ribbon("-1.1,-.5 0,-.86 1.1,-.3", (0.2, 0.22, 0.2), at, size), COBALT)
                card.paint(ribbon("-1.1,-.2 0,-.5 1.1,0", (0.06, 0.07, 0.06), at, size), COBALT)
                for u in (-0.6, -0.1, 0.4):
                    card.paint("1,0 0,1 -1,0 0,-1", COBALT, at=affine(*_on(at, u, 0.1), size * 0.12))
            elif k % 3 == 1:
                card.paint(ribbon("-1,.6 -.2,.1 .9,-.4", (0.07, 0.08, 0.06), at, size), COBALT)
                for u, v, t in ((-0.5, 0.0, -60), (-0.1, 0.34, 60), (0.3, -0.36, -50), (0.5, 0.1, 50)):
                    p = _on(at, u, v)
                    card.paint(
                        "-1,0! 0,-.5 1,0! 0,.5",
                        COBALT if u < 0.2 else mix(COBALT, TILE, 0.5),
                        at=affine(*p, size * 0.3, turn + t),
                    )
            else:
                for u in (-0.6, -0.2, 0.2, 0.6):
                    card.paint(ribbon(f"{u},-1 {u + 0.3},1", (0.05, 0.06), at, size), mix(COBALT, TILE, 0.3))
                    card.paint(ribbon(f"{u + 0.3},-1 {u},1", (0.05, 0.06), at, size), mix(COBALT, TILE, 0.3))
        card.paint(
            ribbon(" ".join(p.rstrip("!") for p in SHAPES[k % 5].split()[-2:]), (0.07, 0.06), at, size),
            shift(CHALK, -0.16),
        )


def _on(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def bird(card: Sheet, x: float, y: float, size: float, turn: float) -> None:
    """Lay the one that is wanted: a whole bird on it, unhurt."""
    at = affine(x, y, size, turn)
    piece = card.piece(
        "-1,-.4! -.3,-.9! .8,-.7! 1,.3! .3,.9! -.7,.6!", "#fffdf6", at=at, angle=turn, grain=0.14, lift=9
    )
    with card.inside(piece):
        card.paint(
            "-.7,.1 -.4,-.3 0,-.42 .3,-.4! .62,-.36! .4,-.16 .34,.2 0,.42 -.34,.36! -.8,.6! -.62,.26", COBALT, at=at
        )
        card.paint("-.3,-.06 .06,-.1 .2,.1 -.1,.28", mix(COBALT, CHALK, 0.5), at=at)
        card.paint("1,0 0,1 -1,0 0,-1", CHALK, at=affine(*_on(at, 0.28, -0.26), size * 0.06))
        card.paint(ribbon("-.05,.4 -.1,.66", (0.05, 0.04), at, size), COBALT)
        card.paint(ribbon(".1,.36 .1,.64", (0.05, 0.04), at, size), COBALT)
