"""Who beats time: two hands from below, their backs to us, and what is left of a stick."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, parse, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.from_the_top.cast import BONE, BROWN, DARK, INK, SLATE, TAN

CREASE: Final = mix(BROWN, INK, 0.5)
NAIL: Final = mix(BROWN, TAN, 0.42)
SPREAD: Final = (
    ("-.19,-.34 -.262,-.52 -.306,-.62 -.345,-.71", 0.105),
    ("-.075,-.36 -.120,-.62 -.144,-.75 -.166,-.86", 0.118),
    (".045,-.36 .050,-.65 .052,-.79 .053,-.91", 0.122),
    (".165,-.34 .226,-.60 .258,-.72 .284,-.82", 0.118),
    (".10,-.08 .262,-.24 .352,-.355 .41,-.45", 0.122),
)
"""The open hand's fingers, from the little one to the thumb."""


def conductor(card: Sheet) -> None:
    """We stand where the beat comes from; the stick has not stood it."""
    _arm(card, 930, 1616, -14)
    _closed(card, affine(930, 1616, 300, -14))
    _cuff(card, 930, 1616, -14)
    _arm(card, 250, 1650, 18)
    _spread(card, affine(250, 1650, 316, 18))
    _cuff(card, 250, 1650, 18)
    card.paint("-7,-8! 0,-20! 4,-4! 8,-14! 5,90! 1,110! -3,90!", BONE, at=affine(1056, 1016, 1, 52), angle=86, lift=7)
    for a, b in (("968,1290", "974,1262"), ("1000,1250", "1008,1224"), ("1010,1300", "1020,1280")):
        card.paint(ribbon(f"{a} {b}", (3, 6)), BONE)


def _spread(card: Sheet, at: Array) -> None:
    """The left hand, its back to us: as far as that, and no further."""
    palm = curve(
        "-.135,.2! -.13,.0 -.17,-.14 -.235,-.34 -.225,-.43! -.13,-.475 .0,-.505 .10,-.505 .21,-.46! .215,-.30 .19,-.16 "
        ".135,.0 .135,.2!",
        at,
        step=2,
    )
    whole = card.piece(
        turned([palm, *(jointed(line, wide, at) for line, wide in SPREAD)]), BROWN, angle=80, grain=0.2, lift=9
    )
    with card.inside(whole):
        card.paint(
            ".04,.2! .07,-.06 .125,-.20 .15,-.36! .23,-.36! .17,-.18 .3,.2!", DARK.shade, at=at, angle=84, thin=0.08
        )
        for line, wide in SPREAD:
            p, _ = parse(line)
            p = np.vstack([p[0] * 0.42 + p[1] * 0.58, p[1:]])
            edge = " ".join(f"{x + wide * 0.5:.3f},{y:.3f}" for x, y in p)
            card.paint(ribbon(edge, (0.006, wide * 0.4, wide * 0.4, wide * 0.4), at, 316), DARK.shade, wobble=0.3)
        for q in ("-.085,-.20 -.125,-.32 -.165,-.42", "-.02,-.20 -.04,-.34 -.075,-.46", ".05,-.20 .045,-.36 .045,-.48"):
            card.paint(ribbon(q, (0.004, 0.013, 0.006), at, 316), DARK.shade, wobble=0)
        card.paint(ribbon(".10,-.19 .155,-.22 .205,-.26", (0.004, 0.013, 0.006), at, 316), CREASE, wobble=0)
    for line, wide in SPREAD:
        marked(card, line, wide, at, CREASE, NAIL)


def _closed(card: Sheet, at: Array) -> None:
    """The right hand, its back to us too, about what is left of the stick."""
    knuckles = (
        ("-.155,-.30 -.165,-.575", 0.135),
        ("-.035,-.30 -.037,-.60", 0.135),
        (".085,-.30 .090,-.585", 0.13),
        (".195,-.28 .205,-.54", 0.12),
    )
    palm = curve(
        "-.135,.2! -.13,.0 -.185,-.16 -.22,-.30 -.22,-.46! .0,-.52 .25,-.44! .262,-.28 .21,-.12 .135,.0 .135,.2!",
        at,
        step=2,
    )
    whole = card.piece(turned([palm, *(jointed(k, w, at) for k, w in knuckles)]), BROWN, angle=80, grain=0.2, lift=9)
    with card.inside(whole):
        card.paint(
            ".05,.2! .09,-.06 .15,-.24 .16,-.40! .18,-.7! .4,-.7! .3,.2!", DARK.shade, at=at, angle=84, thin=0.08
        )
        for q in ("-.095,-.40 -.10,-.50 -.10,-.60", ".025,-.41 .027,-.51 .028,-.61", ".145,-.39 .150,-.49 .152,-.58"):
            card.paint(ribbon(q, (0.006, 0.016, 0.014), at, 300), CREASE, wobble=0)
        for q in (
            "-.195,-.47 -.155,-.50 -.115,-.47",
            "-.08,-.485 -.035,-.515 .01,-.485",
            ".042,-.475 .085,-.50 .13,-.47",
            ".165,-.44 .20,-.46 .235,-.43",
        ):
            card.paint(ribbon(q, (0.004, 0.012, 0.004), at, 300), CREASE, wobble=0)
        for q in ("-.08,-.20 -.115,-.32 -.15,-.42", "-.01,-.20 -.025,-.34 -.035,-.43", ".06,-.20 .075,-.34 .085,-.42"):
            card.paint(ribbon(q, (0.004, 0.013, 0.006), at, 300), DARK.shade, wobble=0)
    card.paint(
        "-.232,-.30! -.188,-.30! -.204,-.96! -.214,-1.05! -.226,-.98! -.236,-1.02!", BONE, at=at, angle=86, lift=5
    )
    thumb = "-.10,-.06 -.225,-.22 -.262,-.38 -.250,-.50"
    whole = card.piece(jointed(thumb, 0.128, at), BROWN, angle=60, grain=0.2, lift=4)
    with card.inside(whole):
        card.paint(".0,.0! -.165,-.22 -.205,-.38 -.196,-.60! .0,-.6!", DARK.shade, at=at, thin=0.05)
    marked(card, thumb, 0.128, at, CREASE, NAIL)


def _arm(card: Sheet, x: float, y: float, t: float) -> None:
    card.paint("-1,.3! 1,.3! 1.5,3! -1.5,3!", INK, at=affine(x, y, 100, t), angle=84, lift=12)


def _cuff(card: Sheet, x: float, y: float, t: float) -> None:
    """A white cuff about the wrist, and the sleeve's end about the cuff."""
    at = affine(x, y, 100, t)
    card.paint("-.66,-.02! 0,.06 .66,-.02! .78,.56! -.78,.56!", "#f6efe0", at=at, angle=4, lift=7)
    card.paint(ribbon("-.60,.12 0,.19 .60,.12", (0.012, 0.02, 0.012), at, 100), mix(BONE, INK, 0.3), wobble=0)
    card.paint("-.94,.34! 0,.42 .94,.34! 1.1,1.0! -1.1,1.0!", INK, at=at, angle=84, lift=6)
    for k in (0.56, 0.74):
        p = at @ (-0.72, k, 1.0)
        card.paint(ROUND, SLATE, at=affine(float(p[0]), float(p[1]), 8), lift=2)
