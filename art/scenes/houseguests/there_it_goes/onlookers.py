"""There It Goes: a square full of people, all from behind, heads laid back."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, motif, ribbon, stripes
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.there_it_goes.inks import BONE, BROWN, CHALK, LIME, PLUM, SHELL, TERRACOTTA, WHITE

_COAT = "-.2,.5! -.5,.62 -.86,.74 -1.04,1.0! -1.14,2.0 -1.16,4.4! 1.16,4.4! 1.14,2.0 1.04,1.0! .86,.74 .5,.62 .2,.5!"
_SKULL = "0,-.5 .24,-.46 .38,-.26 .39,.04 .3,.32 .16,.46 -.16,.46 -.3,.32 -.39,.04 -.38,-.26 -.24,-.46"
_LOST = ".2,-.44! .4,-.3 .41,-.2 .43,-.13! .5,-.03 .55,.05 .5,.09! .45,.1 .47,.16 .44,.2 .45,.25 .42,.32 .34,.4 .2,.44!"
"""Brow, nose and chin of somebody who looks half aside."""
_FAIR = "#edcdb5"


def person(
    card: Sheet,
    x: float,
    y: float,
    s: float,
    hair: Ink,
    cut: str,
    coat: Ink,
    skin: Ink,
    tilt: float = 0,
    cloth: str = "",
    nose: int = 0,
) -> None:
    """Lay one from behind: coat, neck, ears, hair or hat; `nose` shows on the left (-1) or the right (1)."""
    at = affine(x, y, s)
    patch = card.piece(_COAT, coat, at=at, angle=84, edge="torn", core=CHALK, wobble=2 + s / 70, lift=5)
    box = card.box(patch)
    if cloth == "stripes":
        card.pattern(patch, stripes(box, s * 0.22, s * 0.055, 90), shift(coat, -0.12), thin=0.15)
    if cloth == "dots":
        card.pattern(patch, motif(box, "-1,0 0,-1 1,0 0,1", s * 0.3, s * 0.06), mix(coat, CHALK, 0.65))
    head = affine(x, y, s, tilt)
    card.paint("-.17,.2! -.16,.56 0,.62 .16,.56 .17,.2!", mix(skin, BROWN, 0.3), at=at)
    card.paint("-.24,.55! 0,.66 .24,.55! .28,.66! 0,.8 -.28,.66!", shift(coat, -0.08), at=at, lift=2)
    if nose:
        look = head @ np.diag([nose, 1.0, 1.0])
        card.paint(_LOST, skin, at=look, angle=80)
    for q in {-1, 1} - {nose}:
        card.paint([(q * 0.34, -0.14), (q * 0.46, -0.16), (q * 0.45, 0.06), (q * 0.35, 0.12)], skin, at=head)
    card.paint(_SKULL, skin, at=head, angle=80)
    _CUTS[cut](card, _in(head, -0.06 * nose, 0, 1), hair, s)


def _short(card: Sheet, at: Array, ink: Ink, s: float) -> None:
    cap = card.piece(
        "0,-.54 .26,-.49 .41,-.26 .42,.02! .33,.1 .27,.28! 0,.34 -.27,.28! -.33,.1 -.42,.02! -.41,-.26 -.26,-.49",
        ink,
        at=at,
        angle=82,
        lift=3,
    )
    with card.inside(cap):
        for k in range(4):
            card.brush(
                f"{-0.05 + k * 0.04},-.5 {-0.24 + k * 0.15},-.2 {-0.2 + k * 0.13},.24",
                s * 0.035,
                shift(ink, 0.1),
                at,
                dry=1,
            )


def _bun(card: Sheet, at: Array, ink: Ink, s: float) -> None:
    _short(card, at, ink, s)
    card.paint("0,-.2 .2,-.14 .26,.06 .16,.26 -.04,.3 -.22,.2 -.26,0 -.16,-.16", shift(ink, 0.04), at=at, lift=5)
    card.paint(ribbon("-.12,.12 .0,-.08 .14,.1", (0.03, 0.05, 0.03), at, s), shift(ink, 0.14))


def _plaits(card: Sheet, at: Array, ink: Ink, s: float) -> None:
    _short(card, at, ink, s)
    for q in (-1, 1):
        card.paint(
            f"{q * 0.2},.1! {q * 0.42},.2 {q * 0.46},.5 {q * 0.42},.9 {q * 0.38},1.16! {q * 0.28},1.14! {q * 0.24},.8 {q * 0.24},.5 {q * 0.12},.3!",
            ink,
            at=at,
            lift=4,
        )
        card.paint([(q * 0.26, 1.08), (q * 0.44, 1.1), (q * 0.46, 1.2), (q * 0.24, 1.18)], TERRACOTTA, at=at)


def _curls(card: Sheet, at: Array, ink: Ink, s: float) -> None:
    card.paint(
        "0,-.66 .2,-.68 .36,-.56 .5,-.44 .54,-.24 .6,-.06 .52,.14 .46,.32 .26,.4 .04,.44 -.2,.42 -.42,.34 -.52,.16 -.6,-.04 "
        "-.54,-.26 -.5,-.46 -.34,-.58 -.18,-.68",
        ink,
        at=at,
        lift=4,
        edge="torn",
        wobble=4,
    )


def _bald(card: Sheet, at: Array, ink: Ink, s: float) -> None:
    card.paint(
        "-.42,-.04! -.36,.0 -.3,.12 0,.2 .3,.12 .36,.0 .42,-.04! .38,.2 .27,.32! 0,.36 -.27,.32! -.38,.2",
        ink,
        at=at,
        angle=4,
        lift=2,
    )


def _scarf(card: Sheet, at: Array, ink: Ink, s: float) -> None:
    scarf = card.piece(
        "0,-.56 .28,-.5 .44,-.26 .46,.04 .4,.3! .2,.5 .06,.98! -.06,.98! -.2,.5 -.4,.3! -.46,.04 -.44,-.26 -.28,-.5",
        ink,
        at=at,
        angle=70,
        lift=5,
    )
    card.pattern(scarf, motif(card.box(scarf), "-1,0 0,-1 1,0 0,1", s * 0.2, s * 0.045), mix(ink, CHALK, 0.7))
    card.paint(ribbon("-.44,-.1 -.2,.16 0,.24 .2,.16 .44,-.1", (0.02, 0.05, 0.02), at, s), shift(ink, -0.1))


def _straw(card: Sheet, at: Array, ink: Ink, s: float) -> None:
    _short(card, at, PLUM, s)
    card.paint("-.8,.0 -.74,-.12 -.4,-.2 0,-.22 .4,-.2 .74,-.12 .8,0 .6,.12 0,.18 -.6,.12", ink, at=at, angle=4, lift=6)
    card.paint(
        "-.36,-.1! -.34,-.46 -.22,-.62 0,-.58 .22,-.62 .34,-.46 .36,-.1! 0,-.04", shift(ink, 0.02), at=at, lift=3
    )
    card.paint("-.37,-.24! 0,-.17 .37,-.24! .36,-.1! 0,-.03 -.36,-.1!", PLUM, at=at)


def _cap(card: Sheet, at: Array, ink: Ink, s: float) -> None:
    _short(card, at, BROWN, s)
    card.paint("-.44,-.06! -.46,-.3 -.3,-.54 0,-.6 .3,-.54 .46,-.3 .44,-.06! 0,.04", ink, at=at, angle=20, lift=5)
    card.paint("-.44,-.12! 0,-.03 .44,-.12! .44,-.02! 0,.08 -.44,-.02!", shift(ink, -0.12), at=at)


def _knots(card: Sheet, at: Array, ink: Ink, s: float) -> None:
    for q in (-1, 1):
        card.paint(ROUND, ink, at=_in(at, q * 0.33, -0.5, 0.2), lift=4)
        card.paint(ribbon(f"{q * 0.2},-.44 {q * 0.27},-.36 {q * 0.36},-.31", (0.07, 0.07), at, s), LIME)
    _short(card, at, ink, s)
    card.paint(ribbon("0,-.5 .01,-.1 0,.32", (0.015, 0.03, 0.015), at, s), shift(ink, 0.2))


def _in(at: Array, x: float, y: float, size: float) -> Array:
    """Return a place in a head's own units."""
    return np.asarray(at @ np.vstack([affine(x, y, size), [0, 0, 1]]))


_CUTS = {
    "short": _short,
    "bun": _bun,
    "plaits": _plaits,
    "curls": _curls,
    "bald": _bald,
    "scarf": _scarf,
    "straw": _straw,
    "cap": _cap,
    "knots": _knots,
}


def back_rows(card: Sheet) -> None:
    """The far ones small and pale, an umbrella among them."""
    far = mix(SHELL, CHALK, 0.3)
    _umbrella(card)
    for x, y, s, hair, cut, coat, skin, tilt in (
        (34, 1196, 78, LIME, "scarf", BONE, TERRACOTTA, 4),
        (270, 1180, 76, PLUM, "bun", far, SHELL, -5),
        (372, 1206, 72, TERRACOTTA, "cap", BONE, BROWN, 6),
        (584, 1190, 78, BONE, "straw", far, BROWN, -4),
        (668, 1214, 70, BROWN, "short", BONE, TERRACOTTA, 5),
        (1086, 1186, 76, TERRACOTTA, "cap", far, SHELL, -6),
        (1164, 1204, 80, SHELL, "scarf", BONE, BROWN, 3),
        (144, 1214, 82, PLUM, "short", BONE, BROWN, -3),
    ):
        person(card, x, y, s, hair, cut, coat, skin, tilt)
    for x, y, s, hair, cut, coat, skin, tilt, cloth in (
        (60, 1330, 116, BROWN, "straw", LIME, TERRACOTTA, -5, ""),
        (238, 1322, 112, BONE, "curls", SHELL, _FAIR, 5, "stripes"),
        (654, 1336, 110, SHELL, "scarf", SHELL, BROWN, -4, ""),
        (1010, 1320, 108, BROWN, "bun", SHELL, TERRACOTTA, 4, "dots"),
        (1140, 1352, 122, BONE, "straw", LIME, BROWN, -3, ""),
    ):
        person(card, x, y, s, hair, cut, coat, skin, tilt, cloth)
        if cut == "bun":
            _rider(card, x + 2, y - 120, 84)


def _rider(card: Sheet, x: float, y: float, s: float) -> None:
    """Somebody small on the shoulders of somebody in dots."""
    at, head = affine(x, y, s), affine(x, y, s, -9)
    shirt = card.piece(
        "-.2,.5! -.5,.6 -.72,.8! -.8,1.2 -.86,1.7 -.7,2.0 0,2.1 .7,2.0 .86,1.7 .8,1.2 .72,.8! .5,.6 .2,.5!",
        CHALK,
        at=at,
        angle=84,
        lift=5,
    )
    card.pattern(shirt, stripes(card.box(shirt), 24, 8, 0), TERRACOTTA, thin=0.1)
    card.paint("-.15,.2! -.14,.54 0,.6 .14,.54 .15,.2!", mix(BROWN, TERRACOTTA, 0.4), at=at)
    for q in (-1, 1):
        card.paint([(q * 0.36, -0.02), (q * 0.5, -0.06), (q * 0.5, 0.16), (q * 0.37, 0.2)], TERRACOTTA, at=head)
    card.paint(_SKULL, TERRACOTTA, at=head, angle=80)
    _curls(card, head, PLUM, s * 0.9)


def _umbrella(card: Sheet) -> None:
    card.paint(ribbon("150,1300 146,1090 144,1026", (8, 8, 5)), PLUM)
    card.paint(
        "10,1132! 20,1060 80,1006 144,994 210,1004 268,1056 282,1128! 246,1106 214,1118! 178,1098 146,1112! 108,1098 78,1118! 44,1108",
        TERRACOTTA,
        angle=10,
        lift=6,
    )
    for spec in ("144,996 104,1040 78,1116", "144,996 186,1040 214,1116"):
        card.paint(ribbon(spec, (3, 5, 3)), shift(TERRACOTTA, -0.1))


def hatted(card: Sheet) -> None:
    """The man whose brim fills up without his knowing."""
    at = affine(446, 1436, 215, -4)
    coat = card.piece(_COAT, SHELL, at=affine(446, 1436, 215), angle=84, edge="torn", core=CHALK, wobble=5, lift=7)
    card.pattern(coat, stripes(card.box(coat), 52, 11, 90), mix(SHELL, TERRACOTTA, 0.5), thin=0.15)
    card.paint("-.17,.2! -.16,.56 0,.62 .16,.56 .17,.2!", mix(TERRACOTTA, BROWN, 0.3), at=at)
    card.paint("-.26,.54! 0,.66 .26,.54! .3,.68! 0,.84 -.3,.68!", WHITE, at=at, lift=3)
    for q in (-1, 1):
        card.paint([(q * 0.34, 0.0), (q * 0.47, -0.02), (q * 0.45, 0.16), (q * 0.35, 0.2)], TERRACOTTA, at=at)
    card.paint(_SKULL, TERRACOTTA, at=at)
    card.paint("-.4,-.1! .4,-.1! .38,.16 .27,.34! 0,.4 -.27,.34! -.38,.16", BROWN, at=at, angle=80)
    brim = mix(BONE, TERRACOTTA, 0.12)
    card.paint(
        "-1.0,-.14 -.92,-.3 -.5,-.4 0,-.42 .5,-.4 .92,-.3 1.0,-.14 .76,.06 0,.14 -.76,.06", brim, at=at, angle=4, lift=9
    )
    card.paint(
        "-.88,-.16 -.8,-.26 -.44,-.34 0,-.36 .44,-.34 .8,-.26 .88,-.16 .66,0 0,.07 -.66,0",
        shift(brim, -0.06),
        at=at,
        angle=4,
    )
    card.paint("-.4,-.14! -.38,-.56 -.25,-.76 0,-.71 .25,-.76 .38,-.56 .4,-.14! 0,-.04", brim, at=at, angle=80, lift=4)
    card.paint("-.41,-.3! 0,-.21 .41,-.3! .4,-.14! 0,-.04 -.4,-.14!", PLUM, at=at)


def front_row(card: Sheet) -> None:
    """The near ones, cropped by the lower edge."""
    for x, y, s, hair, cut, coat, skin, tilt, cloth in (
        (120, 1560, 215, PLUM, "bun", LIME, BROWN, 5, "dots"),
        (1110, 1590, 215, TERRACOTTA, "scarf", BONE, SHELL, -4, "stripes"),
        (826, 1540, 205, PLUM, "bald", BROWN, TERRACOTTA, -6, ""),
        (330, 1700, 168, LIME, "cap", TERRACOTTA, SHELL, -6, ""),
        (640, 1690, 170, BROWN, "plaits", CHALK, TERRACOTTA, 4, "dots"),
        (972, 1706, 150, BROWN, "knots", SHELL, _FAIR, 5, ""),
    ):
        person(card, x, y, s, hair, cut, coat, skin, tilt, cloth, -1 if cut == "bald" else 0)
    card.paint([curve("-1,0 0,-1 1,0 0,1", affine(x, 1596, 11)) for x in (24, 216)], TERRACOTTA)
