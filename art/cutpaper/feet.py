"""Feet and shoes, from the side and from the front. Owns `SHOES`; knows no body."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from art.cutpaper import contour
from art.cutpaper.sheet import Ink, Patch, Sheet, shift
from art.cutpaper.skin import Skin


@dataclass(frozen=True)
class Shoe:
    """A foot from the side, in foot units: ankle (0, 0), toe to +x, sole at y = .42, length about 1."""

    upper: str
    sole: str = ""
    mark: tuple[str, ...] = ()
    bare: bool = False


SHOES: Final[dict[str, Shoe]] = {
    "shoe": Shoe(
        "-.20,-.06! .20,-.06! .26,.10 .48,.18 .74,.23 .84,.36! .82,.42! -.28,.42! -.30,.22 -.24,.08",
        "-.29,.38! .84,.37! .83,.45! .10,.44! .08,.41! -.06,.41! -.08,.47! -.29,.47!",
        (".22,.10 .34,.03", ".32,.14 .43,.07"),
    ),
    "boot": Shoe(
        "-.24,-.62! .24,-.58! .23,-.10 .30,.10 .56,.16 .82,.22 .90,.40! -.28,.42! -.30,.10 -.23,-.10",
        "-.29,.36! .91,.36! .90,.46! .12,.45! .10,.40! -.02,.40! -.04,.48! -.29,.48!",
        ("-.22,-.50 .23,-.46",),
    ),
    "heel": Shoe(
        "-.14,-.04! -.02,.10 .22,.22 .46,.30 .74,.34 .88,.42! .44,.44 .16,.34 -.06,.24! -.12,.46! -.19,.46! -.24,.14"
    ),
    "slipper": Shoe(
        "-.26,.16! .0,.22 .22,.08 .50,.06 .74,.18 .84,.36! .80,.42! -.30,.42!",
        "-.31,.40! .83,.38! .82,.45! -.31,.46!",
        (".50,.06 .56,-.02", ".50,.06 .44,-.03"),
    ),
    "bare": Shoe(
        "-.17,-.08! .16,-.08! .20,.10 .40,.18 .64,.25 .80,.30 .85,.37 .78,.42 "
        ".44,.42 .22,.38 -.02,.42 -.22,.40 -.28,.26 -.20,.10",
        mark=(".70,.29 .74,.35", ".62,.27 .66,.32"),
        bare=True,
    ),
    "sandal": Shoe(
        "-.16,-.08! .15,-.08! .20,.10 .40,.18 .64,.25 .82,.32 .85,.38 .76,.42 .22,.41 -.22,.40 -.28,.26 -.20,.10",
        "-.30,.40! .90,.38! .89,.45! -.30,.47!",
        (".18,.10 -.02,.30 -.24,.24", ".40,.18 .30,.40", ".58,.22 .52,.40"),
        bare=True,
    ),
    "clog": Shoe(
        "-.24,.10! .0,.17 .20,.05! .44,.0 .70,.10 .98,.0! .97,.20 .84,.38 "
        ".70,.44! .44,.40 .10,.44! .06,.48! -.26,.48! -.30,.26"
    ),
    "curled": Shoe(
        "-.20,-.04! .18,-.06! .26,.10 .60,.22 .94,.18 1.06,.02! 1.04,.26 .90,.40! -.26,.42! -.28,.20",
        "-.27,.39! .88,.39! .86,.45! -.27,.45!",
    ),
    "front": Shoe(
        "-.20,-.06! .20,-.06! .24,.16 .32,.34 .26,.48 .0,.52 -.26,.48 -.32,.34 -.24,.16",
        "-.31,.40! .0,.46 .31,.40! .28,.52 .0,.56 -.28,.52",
        ("-.10,.12 .10,.16", "-.12,.22 .12,.26"),
    ),
    "front_bare": Shoe(
        "-.16,-.06! .16,-.06! .20,.16 .30,.36 .24,.48 .0,.50 -.26,.46 -.30,.34 -.20,.14",
        mark=("-.12,.40 -.11,.50", "-.01,.41 .0,.51", ".10,.41 .11,.50"),
        bare=True,
    ),
}
"""Feet by name; "front" ones face us."""


def shoe(
    card: Sheet,
    kind: str,
    x: float,
    y: float,
    size: float,
    angle: float,
    ink: Ink,
    skin: Skin | None = None,
    flip: bool = False,
    lift: float = 0,
) -> Patch | None:
    """Lay a foot: ankle at (x, y), toe along ``angle`` (0: to the right), ``size`` px long; ``flip`` looks left."""
    s, at = SHOES[kind], contour.affine(x, y, size, angle, flip)
    body: Ink = skin.base if s.bare and skin is not None else ink
    p = card.paint(contour.curve(s.upper, at, step=2), body, angle=angle + 10, grain=0.2, wobble=0.5, lift=lift)
    if p is None:
        return None
    if s.bare and skin is not None:
        with card.inside(p):
            card.paint(
                contour.curve("-.4,.20! .2,.28 .9,.33! .9,.6! -.4,.6!", at, step=2), skin.shade, grain=0.2, wobble=0.5
            )
    if s.sole:
        card.paint(contour.curve(s.sole, at, step=2), shift(ink, -0.1), grain=0.1, wobble=0.3)
    for m in s.mark:
        dark = ink if s.sole and s.bare else skin.line if s.bare and skin is not None else shift(ink, 0.14)
        card.paint(
            contour.ribbon(m, (0.04, 0.05, 0.04) if s.sole else (0.02, 0.03, 0.02), at, size), dark, wobble=0, grain=0.1
        )
    return p
