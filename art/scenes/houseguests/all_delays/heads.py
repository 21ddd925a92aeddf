"""The two heads, past each other: hers over his shoulder with an eye on the signal, his over hers with none."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.all_delays.inks import FIBRE, FLAKE, HERS, HIS, LINE, RED, torn

HER: Final = affine(470, 520, 205, 4)
HIM: Final = affine(716, 414, 205, 16, True)
PROFILE: Final = (
    ".62,1.5! .70,.62 .90,.1 .84,-.5 .44,-.94 -.1,-1.02 -.56,-.78 -.74,-.44 -.775,-.2 -.745,-.06 -.80,.10 -.96,.28 "
    "-1.0,.35 -.93,.41 -.80,.43! -.83,.51 -.90,.56 -.885,.62 -.82,.645! -.875,.69 -.87,.76 -.79,.80 -.79,.86 -.83,.97 "
    "-.76,1.08 -.58,1.13 -.3,1.06 -.12,1.0! -.08,1.5!"
)


def _spot(at: Array, x: float, y: float, size: float) -> Array:
    """Give a place in head units as a measure of its own."""
    there = affine(x, y, size)
    there[:, :2], there[:, 2] = at[:, :2] @ there[:, :2], at[:, :2] @ there[:, 2] + at[:, 2]
    return there


def _line(card: Sheet, at: Array, spec: str, ink: Ink, *widths: float) -> None:
    card.paint(ribbon(spec, widths, at), ink, wobble=0.4, grain=0.2)


def _flesh(card: Sheet, at: Array, skin: Skin) -> None:
    """The head as far as the ear, and the shade under the jaw."""
    flesh = torn(card, PROFILE, skin.base, 2.2, at=at, angle=80, laps=90, grain=0.22, lift=8)
    with card.inside(flesh):
        card.paint("-.5,1.16! -.2,1.05 .1,.9 .3,.6 .4,.2! .9,.3! .9,1.7! -.3,1.7!", skin.shade, at=at, grain=0.2)
        card.paint(ROUND, mix(skin.base, skin.blush or skin.base, 0.65), at=_spot(at, -0.34, 0.44, 0.17), grain=0.2)
    crease = mix(skin.shade, LINE, 0.25)
    _line(card, at, "-.70,.30 -.63,.28 -.60,.38 -.67,.44 -.78,.43", crease, 3, 7, 7, 6, 3)
    _line(card, at, "-.54,.46 -.50,.58 -.54,.72", crease, 2, 6, 2)
    card.paint(
        "-.83,.64! -.72,.61 -.62,.62 -.56,.66! -.66,.67 -.74,.72 -.86,.73! -.87,.69",
        skin.lip or LINE,
        at=at,
        wobble=0.4,
    )
    card.paint(
        "-.90,.565! -.80,.555 -.70,.60 -.56,.66! -.70,.645 -.82,.645!",
        shift(skin.lip or LINE, -0.05),
        at=at,
        wobble=0.4,
    )
    _line(card, at, "-.82,.645 -.70,.64 -.55,.655 -.49,.61", LINE, 3, 5, 6, 2)


def his(card: Sheet) -> None:
    """Shut eyes, white hair; he has let go of everything but her."""
    _flesh(card, HIM, HIS)
    white, grey = "#dcd9d6", "#8c8d99"
    crease = mix(HIS.shade, LINE, 0.3)
    card.paint("-.66,-.02! -.56,-.10 -.40,-.08 -.30,.04! -.42,.12 -.58,.11", HIS.shade, at=HIM, wobble=0.4)
    _line(card, HIM, "-.67,.02 -.58,.11 -.44,.12 -.29,.03", LINE, 4, 10, 10, 4)
    for spec in ("-.62,.09 -.66,.14", "-.53,.12 -.55,.18", "-.43,.125 -.42,.18"):
        _line(card, HIM, spec, LINE, 6, 2)
    _line(card, HIM, "-.26,-.02 -.16,-.08 -.08,-.10", crease, 5, 4, 1)
    _line(card, HIM, "-.26,.06 -.16,.08 -.08,.12", crease, 5, 4, 1)
    _line(card, HIM, "-.56,-.52 -.40,-.56 -.22,-.54", crease, 1, 5, 1)
    torn(card, "-.76,-.20! -.66,-.32 -.44,-.33 -.26,-.22! -.46,-.22 -.62,-.18", white, 1.4, at=HIM, lift=3)
    torn(card, "-.86,.47! -.74,.43 -.56,.50 -.44,.66! -.58,.62 -.74,.58 -.90,.60! -.92,.55", white, 1.6, at=HIM, lift=4)
    hair = torn(
        card,
        "-.50,-.80! -.34,-1.0 .0,-1.13 .42,-1.08 .82,-.74 1.0,-.2 .96,.36 .74,.78 .5,.86! .40,.6 .36,.3 .24,.1 .10,.08! "
        ".06,-.2 .0,-.42 -.2,-.64",
        grey,
        3,
        at=HIM,
        angle=30,
        lift=6,
    )
    strands = ("-.2,-.86 .2,-.84 .6,-.5 .78,.0", ".0,-.62 .3,-.5 .54,-.1 .6,.4", "-.1,-1.0 .36,-.96 .8,-.5")
    card.pattern(hair, [ribbon(spec, (2, 8, 2), HIM) for spec in strands], white, thin=0.15)


def snowed(card: Sheet) -> None:
    """It has come down on both of them alike."""
    torn(
        card,
        "-.44,-.92! -.2,-1.13 .14,-1.20 .5,-1.13 .80,-.88 .93,-.60! .80,-.70 .66,-.72 .56,-.88 .30,-.86 .20,-.98 -.04,-.96 "
        "-.22,-.86!",
        FLAKE,
        3,
        at=HIM,
        angle=20,
        lift=5,
    )
    torn(
        card,
        "-.30,-1.06! -.02,-1.22 .3,-1.23 .62,-1.08 .9,-.82 1.02,-.42! .92,-.52 .86,-.72 .68,-.74 .58,-.92 .40,-1.0 .28,-.96 "
        ".04,-1.08!",
        FLAKE,
        3,
        at=HER,
        angle=20,
        lift=5,
    )


def hers(card: Sheet) -> None:
    """One eye, and it is not on him."""
    _flesh(card, HER, HERS)
    crease = mix(HERS.shade, LINE, 0.15)
    white = card.piece("-.70,.02! -.60,-.10 -.46,-.11 -.31,.03! -.42,.115 -.57,.145", HERS.white, at=HER, wobble=0.3)
    with card.inside(white):
        card.paint(ROUND, "#4a3428", at=_spot(HER, -0.605, 0.09, 0.098), wobble=0.2)
        card.paint(ROUND, LINE, at=_spot(HER, -0.622, 0.105, 0.056), wobble=0.2)
        card.paint(ROUND, FIBRE, at=_spot(HER, -0.585, 0.075, 0.016), wobble=0.1)
    card.paint("-.72,.03! -.62,-.15 -.44,-.165 -.27,.04! -.42,-.005 -.58,.0", HERS.shade, at=HER, wobble=0.4)
    _line(card, HER, "-.72,.05 -.60,.005 -.46,-.005 -.27,.055", LINE, 5, 10, 10, 4)
    _line(card, HER, "-.60,.20 -.46,.205 -.33,.14", crease, 1, 5, 1)
    _line(card, HER, "-.24,.0 -.15,-.05 -.08,-.06", crease, 5, 4, 1)
    _line(card, HER, "-.24,.07 -.15,.09 -.08,.13", crease, 5, 4, 1)
    _line(card, HER, "-.70,-.335 -.58,-.35 -.43,-.30 -.28,-.19", LINE, 8, 13, 10, 3)
    ink, strand = "#3a2a30", "#6f5d60"
    hair = torn(
        card,
        "-.58,-.72! -.40,-1.04 .0,-1.2 .46,-1.14 .86,-.82 1.02,-.3 .98,.2 .84,.56 .6,.66! .44,.5 .30,.26 .1,.16! .0,-.1 "
        "-.14,-.36 -.38,-.52",
        ink,
        3,
        at=HER,
        angle=30,
        lift=7,
    )
    strands = (
        "-.46,-.74 -.1,-.80 .3,-.5 .5,.1",
        "-.40,-.88 .06,-.96 .54,-.6 .74,.1",
        "-.3,-1.0 .2,-1.08 .74,-.7 .92,-.1",
        "-.40,-.62 -.1,-.58 .14,-.3 .28,.1",
    )
    card.pattern(hair, [ribbon(spec, (2, 8, 2), HER) for spec in strands], strand, thin=0.08)
    card.paint(".06,.10! .16,.02 .28,.08 .30,.26 .20,.42 .12,.44 .08,.30", HERS.base, at=HER, lift=4, wobble=0.5)
    _line(card, HER, ".12,.12 .22,.12 .24,.24 .16,.32", crease, 2, 6, 2)
    card.paint(ROUND, RED, at=_spot(HER, 0.14, 0.5, 0.055), lift=4)
