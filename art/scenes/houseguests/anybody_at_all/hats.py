"""Hats in a line, by size, and the bus that they came in."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift

ORANGE, BONE, CHALK, ASH, UMBER, SLATE = "#e2701f", "#ece2d0", "#f7f2e8", "#9b938a", "#4c3b33", "#66707a"
BLACK: Final = "#221a1a"
BRIMS: Final = {
    "straw": "-1.75,.14 -1.1,-.16 0,-.24 1.1,-.2 1.75,.06 1.3,.4 0,.56 -1.3,.44",
    "bowler": "-1.15,-.02! -.8,.12 0,.2 .8,.1 1.15,-.06! 1.1,.2 .5,.42 -.5,.44 -1.1,.22",
    "felt": "-1.4,.2 -.8,-.12 .6,-.16 1.4,.02 1.1,.36 0,.5 -1.0,.44",
    "silk": "-1.1,.06! -.6,-.04 .6,-.06 1.1,.02! .9,.32 0,.44 -.9,.34",
    "cap": "-.7,.1! .2,.06 1.3,.2! 1.36,.36 .6,.44 -.5,.36!",
}
CROWNS: Final = {
    "straw": "-.74,.14! -.72,-.5 -.5,-.82 .1,-.9 .6,-.76 .74,-.3 .76,.1! 0,.3",
    "bowler": "-.76,.12! -.78,-.5 -.5,-.98 0,-1.1 .5,-1.0 .78,-.5 .76,.08! 0,.28",
    "felt": "-.78,.16! -.7,-.6 -.5,-1.0! -.1,-.8 .4,-1.04! .68,-.6 .78,.08! 0,.3",
    "silk": "-.66,.1! -.62,-.8 -.74,-1.5! 0,-1.6 .74,-1.52! .62,-.8 .66,.08! 0,.26",
    "cap": "-.96,.2! -1.0,-.3 -.6,-.66 .1,-.72 .8,-.4 .98,.16! 0,.34",
}
LINE: Final[tuple[tuple[str, Ink, Ink], ...]] = (
    ("straw", CHALK, BLACK),
    ("silk", BLACK, SLATE),
    ("felt", SLATE, UMBER),
    ("bowler", UMBER, BLACK),
    ("straw", BONE, UMBER),
    ("cap", SLATE, BLACK),
    ("bowler", CHALK, SLATE),
    ("felt", BLACK, ASH),
    ("straw", CHALK, UMBER),
    ("cap", UMBER, BLACK),
    ("bowler", SLATE, CHALK),
    ("felt", CHALK, BLACK),
    ("cap", BLACK, UMBER),
    ("bowler", BONE, UMBER),
)


def hats(card: Sheet, shade: Ink) -> None:
    """Fourteen, the largest nearest; somebody has been strict."""
    places: list[tuple[float, float, float]] = []
    t, s = 0.0, 112.0
    for _ in LINE:
        x = 660 + 326 * t**1.2
        y = 1640 - 446 * t**0.9
        places.append((x, y, s))
        t += s * 1.12 / 640
        s *= 0.81
    for (kind, ink, band), (x, y, size) in reversed(list(zip(LINE, places, strict=True))):
        _hat(card, kind, ink, band, affine(x, y, size, -3 if kind != "cap" else 4), shade)


def _hat(card: Sheet, kind: str, ink: Ink, band: Ink, at: Array, shade: Ink) -> None:
    size = float(abs(at[0, 0]))
    card.paint("-1.9,.5 -.9,.26 1.0,.2 1.5,.34 .6,.62 -.8,.72", shade, at=at, wobble=0.6)
    card.paint(BRIMS[kind], shift(ink, -0.05), at=at, angle=-8, laps=max(12, size * 0.3), lift=size * 0.06)
    crown = card.piece(CROWNS[kind], ink, at=at, angle=84, laps=max(10, size * 0.25), lift=size * 0.04)
    with card.inside(crown):
        card.paint("-1.1,-1.8! -.3,-1.8! -.44,.5! -1.1,.5!", shift(ink, -0.09), at=at, wobble=0.5)
        if kind != "cap":
            card.paint("-1,-.2! 0,.0 1,-.24! 1,.1! 0,.36 -1,.16!", band, at=at, wobble=0.4)
    if kind == "cap":
        card.paint(ROUND, band, at=affine(float(at[0, 2]), float(at[1, 2]) - size * 0.68, size * 0.1))
    if kind == "straw" and size > 60:
        with card.inside(crown):
            rows = [ribbon(f"-1,{v} 0,{v + 0.12} 1,{v - 0.04}", (0.03, 0.03), at, size) for v in (-0.7, -0.54, -0.38)]
            card.paint(rows, mix(CHALK, ASH, 0.5), wobble=0.3)
        rim = "-1.5,.2 -.8,.42 0,.46 .9,.36 1.5,.14"
        card.paint(ribbon(rim, (0.02, 0.05, 0.02), at, size), mix(CHALK, ASH, 0.5))


def bus(card: Sheet, shade: Ink) -> None:
    """It stands on the road with all its doors open."""
    at = affine(1076, 1128, 0.98, -2)
    card.paint("-190,54! -130,30! 150,34! 150,62! -20,78 -150,74", shade, at=at)
    body = card.piece(
        "-136,-62! -126,-86 100,-90 128,-74! 140,-14! 142,36! -138,38!", SLATE, at=at, angle=2, laps=26, lift=7
    )
    with card.inside(body):
        card.paint("-140,-96! 140,-96! 140,-74! -140,-70!", CHALK, at=at)
        card.paint("-140,8! 150,6! 150,16! -140,18!", CHALK, at=at)
    for u in (-66, 14, 38):
        card.paint(f"{u},-62! {u + 22},-63! {u + 23},-22! {u},-20!", BONE, at=at)
    card.paint("112,-62! 128,-60! 135,-18! 113,-18!", BONE, at=at)
    for u in (-100, -18, 82):
        door = card.piece(f"{u},-66! {u + 26},-66! {u + 27},38! {u},38!", BLACK, at=at)
        with card.inside(door):
            card.paint(f"{u},24! {u + 30},24! {u + 30},30! {u},30!", ASH, at=at)
        card.paint(f"{u},-66! {u - 17},-58! {u - 18},50! {u},38!", shift(SLATE, 0.12), at=at, lift=4)
        card.paint(f"{u - 3},-56! {u - 14},-50! {u - 14},-6! {u - 3},-10!", BONE, at=at)
    for u in (-70, 54):
        card.paint(ROUND, BLACK, at=_moved(at, u, 40, 21), lift=3)
        card.paint(ROUND, ASH, at=_moved(at, u, 40, 8))
    card.paint("-96,-88! -30,-90! -34,-112! -90,-110!", UMBER, at=at, lift=3)
    card.paint("-20,-90! 34,-90! 30,-104! -14,-106!", ASH, at=at, lift=3)


def _moved(at: Array, u: float, v: float, size: float) -> Array:
    p = at @ (u, v, 1.0)
    return affine(float(p[0]), float(p[1]), size)
