"""Her face, typed in head units: crown up, half a head to a unit, the page's left cheek upon the roof."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.it_was_still_warm.inks import BONE, BRICK, DARK, HAIR, LIP, SKIN, STRAND, TEAL

AT: Final = affine(728, 668, 400, -46)
SHADE: Final = mix(SKIN, BRICK, 0.32)
BROW: Final = mix(HAIR, STRAND, 0.3)
CREASE: Final = mix(SKIN, BRICK, 0.75)
ROSE_ON: Final = mix(SKIN, LIP, 0.3)
"""What the cold, or the wall, has brought into her cheeks."""

_SKULL: Final = (
    "-.54,-.36! -.57,-.1 -.60,.14 -.605,.34 -.55,.54 -.42,.72 -.22,.85 .02,.885 .24,.84 .42,.70 .53,.50 .575,.24 .58,.0 "
    ".54,-.4! .3,-.8 -.3,-.8"
)
_FRONT: Final = (
    "-.64,.36! -.71,.06 -.70,-.36 -.52,-.78 -.2,-1.0 .14,-1.02 .5,-.86 .76,-.46 .82,.0 .80,.40 .70,.64! .60,.46 .57,.16 "
    ".52,-.12 .42,-.34 .22,-.54 -.12,-.68! -.34,-.48 -.48,-.2 -.56,.08"
)
_BUN: Final = "-.36,-.80! -.56,-1.06 -.52,-1.34 -.30,-1.56 .02,-1.62 .32,-1.5 .46,-1.24 .40,-1.0 .30,-.80!"


def _spot(x: float, y: float, size: float) -> Array:
    """Give a place in head units as a measure of its own."""
    at = affine(x, y, size)
    at[:, :2], at[:, 2] = AT[:, :2] @ at[:, :2], AT[:, :2] @ at[:, 2] + AT[:, 2]
    return at


def _line(card: Sheet, spec: str, ink: Ink, *widths: float) -> None:
    card.paint(ribbon(spec, widths, AT), ink, wobble=0.4, grain=0.2)


def bun(card: Sheet) -> None:
    """It stands out into the sky, wound once and a half; below it, what is dark about the neck."""
    card.paint(".36,.4! .70,.3 .9,.8 .8,1.3! .0,1.3! .1,.8", shift(SHADE, -0.05), at=AT, angle=40)
    card.paint(_BUN, HAIR, at=AT, angle=20, lift=9)
    for spec in (
        "-.2,-.92 -.40,-1.16 -.28,-1.42 .0,-1.5 .26,-1.36",
        "-.06,-.92 -.26,-1.12 -.16,-1.34 .06,-1.38 .24,-1.22",
        ".1,-.92 -.08,-1.08 -.02,-1.22 .14,-1.22",
    ):
        _line(card, spec, STRAND, 3, 7, 3)


def face(card: Sheet) -> None:
    """One eye pressed shut, one half open; the mouth keeps what it knows."""
    skin = card.piece(_SKULL, SKIN, at=AT, angle=-30, laps=90, grain=0.22, lift=9)
    with card.inside(skin):
        card.paint(
            "-.7,-.1! -.53,.1 -.53,.36 -.44,.58 -.28,.74 .0,.82 .32,.79! .0,1! -.8,1!",
            SHADE,
            at=AT,
            angle=-40,
            grain=0.2,
        )
        card.paint(ROUND, ROSE_ON, at=_spot(-0.35, 0.30, 0.135), grain=0.2)
        card.paint(ROUND, ROSE_ON, at=_spot(0.40, 0.27, 0.12), grain=0.2)
    _nose(card)
    _mouth(card)
    _shut(card)
    _open(card)
    for spec in ("-.22,.34 -.31,.43 -.33,.54", ".16,.34 .26,.43 .30,.56", "-.08,.755 .02,.73 .12,.755"):
        _line(card, spec, CREASE, 1.5, 4.5, 1.5)
    _line(card, "-.47,-.085 -.39,-.14 -.28,-.18 -.14,-.205", BROW, 6, 14, 17, 9)
    _line(card, ".05,-.245 .17,-.27 .31,-.235 .43,-.125", BROW, 9, 18, 15, 5)


def _nose(card: Sheet) -> None:
    card.paint(
        ".03,-.10! .0,.08 .02,.19 .12,.24 .155,.31 .11,.365! .0,.385 -.10,.37! -.03,.33 -.02,.24 -.05,.10",
        SHADE,
        at=AT,
        grain=0.2,
        wobble=0.5,
    )
    _line(
        card,
        "-.165,.255 -.195,.31 -.16,.355 -.10,.355 -.03,.392 .05,.36 .11,.365 .155,.31",
        CREASE,
        2,
        6,
        6,
        4,
        6,
        4,
        6,
        2,
    )


def _mouth(card: Sheet) -> None:
    card.paint(
        "-.20,.56! -.11,.515 -.04,.53 .02,.512 .12,.53 .215,.60! .11,.575 .0,.565 -.10,.568", LIP, at=AT, wobble=0.4
    )
    card.paint(
        "-.18,.566! -.08,.572 .08,.575 .20,.60! .12,.655 .02,.672 -.09,.645", mix(LIP, SKIN, 0.35), at=AT, wobble=0.4
    )
    _line(card, "-.225,.55 -.10,.570 .0,.563 .11,.577 .235,.625", DARK, 2, 5, 4, 5, 2)


def _shut(card: Sheet) -> None:
    card.paint("-.43,.01! -.37,-.075 -.25,-.09 -.12,.02! -.18,.075 -.28,.095 -.37,.065", SHADE, at=AT, wobble=0.4)
    _line(card, "-.44,.005 -.37,.065 -.28,.095 -.18,.075 -.11,.015", DARK, 4, 10, 11, 9, 3)
    for spec in ("-.40,.05 -.43,.075", "-.33,.085 -.345,.115", "-.25,.095 -.25,.125"):
        _line(card, spec, DARK, 6, 2)
    _line(card, "-.40,.17 -.30,.20 -.19,.17", CREASE, 1, 4, 1)


def _open(card: Sheet) -> None:
    white = card.piece(".07,.035! .13,-.045 .24,-.075 .36,.0! .30,.07 .21,.09 .13,.075", "#e6dcc6", at=AT, wobble=0.3)
    with card.inside(white):
        card.paint(ROUND, TEAL, at=_spot(0.168, 0.04, 0.074), wobble=0.2)
        card.paint(ROUND, DARK, at=_spot(0.160, 0.045, 0.040), wobble=0.2)
        card.paint(ROUND, "#e6dcc6", at=_spot(0.182, 0.036, 0.011), wobble=0.1)
    card.paint(".05,.045! .10,-.085 .24,-.125 .41,.01! .33,.012 .24,.0 .14,.016", SHADE, at=AT, wobble=0.4)
    _line(card, ".045,.055 .13,.018 .24,.0 .33,.012 .42,.04", DARK, 4, 10, 11, 10, 3)
    _line(card, ".10,.085 .20,.115 .31,.085", CREASE, 1, 4, 1)
    _line(card, ".11,.15 .21,.18 .32,.145", CREASE, 1, 5, 1)


def hair(card: Sheet) -> None:
    """Parted, drawn down over both temples, with one lock that has gone white."""
    cap = card.piece(_FRONT, HAIR, at=AT, angle=20, laps=60, grain=0.36, lift=7)
    strands = (
        "-.10,-.72 -.34,-.58 -.52,-.3 -.62,.04 -.62,.24",
        "-.10,-.80 -.40,-.66 -.60,-.34 -.66,.0",
        "-.06,-.88 -.30,-.82 -.52,-.6",
        ".02,-.80 .36,-.62 .60,-.26 .68,.1 .70,.45",
        ".10,-.92 .44,-.76 .68,-.38 .75,.0 .75,.4",
    )
    card.pattern(cap, [ribbon(spec, (3, 9, 3), AT) for spec in strands], STRAND, thin=0.1)
    card.paint(
        "-.12,-.69! .10,-.735 .34,-.58 .53,-.28 .62,.06 .68,.50! .58,.06 .49,-.24 .31,-.50 .08,-.665", BONE, at=AT
    )
