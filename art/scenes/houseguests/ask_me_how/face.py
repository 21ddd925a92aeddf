"""A broad old face, once dry and once under water."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.sheet import Ink, Patch, Sheet, mix
from art.scenes.houseguests.ask_me_how.inks import BLACK, BONE, CLAY, DARK, FIRE, GOLD, SHADE, SKIN, SLATE, WHITE, Tone

_FACE: Final = (
    "-2.7,-4.3! -3.5,-2.8 -3.85,-.8 -3.95,1.2 -3.9,3.0 -3.45,4.6 -2.4,5.9 -1.2,6.5 -.1,6.62 1.2,6.4 2.4,5.7 3.3,4.4 "
    "3.75,2.9 3.8,1.2 3.75,-.8 3.4,-2.8 2.5,-4.3!"
)
_HAIR: Final = (
    "-3.85,.4! -4.35,-.6 -4.5,-2.2 -4.0,-3.9 -2.9,-5.2 -1.2,-6.0 .3,-6.15 2.0,-5.85 3.4,-4.9 4.25,-3.4 4.4,-1.6 4.2,-.4 "
    "3.72,.4! 3.7,-.7 3.3,-2.0 2.3,-3.1 1.2,-3.7 .35,-4.3! -.6,-3.8 -1.9,-3.1 -3.0,-2.1 -3.6,-.8"
)
_EAR: Final = "0,-.9! .45,-1.05 .85,-.7 .9,0 .7,.75 .6,1.3 .2,1.55 -.1,1.2!"


def _lay(card: Sheet, spec: str, ink: Ink, at: Array, angle: float = 80, lift: float = 0) -> Patch | None:
    return card.paint(spec, ink, at=at, angle=angle, laps=90, grain=0.3, lift=lift)


def _line(card: Sheet, spec: str, widths: tuple[float, ...], ink: Ink, at: Array) -> None:
    card.paint(ribbon(spec, [w * 100 for w in widths], at), ink, wobble=0.6)


def _near(at: Array, x: float, y: float, flip: bool = False) -> Array:
    """Move the pen to a place in the face."""
    local = affine(x, y, 1, 0, flip)
    turn: Array = at[:, :2] @ local
    turn[:, 2] += at[:, 2]
    return turn


def head(card: Sheet, at: Array, tone: Tone, sunk: bool = False) -> None:
    """Lay ears, face, features and hair at a place; of a sunk one only what reaches below the surface."""
    for side, flip in ((3.72, False), (-3.86, True)):
        ear = _near(at, side, 0.75, flip)
        _lay(card, _EAR, tone(SHADE), ear, 60, 5)
        _line(card, ".15,-.55 .5,-.6 .6,-.1 .35,.5", (0.05, 0.13, 0.05), tone(mix(SHADE, BLACK, 0.4)), ear)
    face = card.piece(_FACE, tone(SKIN), at=at, angle=84, laps=110, grain=0.28, lift=6)
    with card.inside(face):
        _lay(card, "-4.2,-2! -3.3,-1.6 -3.1,.4 -3.25,2.2 -2.9,3.8 -2.1,5.2 -.8,6.7! -4.4,6.8!", tone(SHADE), at)
        if sunk:
            _lit(card, at)
        else:
            _eye(card, _near(at, -1.75, 0.1), tone, 0.5, True)
            _eye(card, _near(at, 1.75, -0.02), tone, 0.16, False)
        _nose(card, at, tone)
        _age(card, at, tone)
        mouth(card, at, tone)
    if not sunk:
        hair(card, at, tone)


def _lit(card: Sheet, at: Array) -> None:
    """Light the cheek that the flame is next to."""
    _lay(
        card,
        "4.2,2.0! 2.0,2.3 1.75,2.9 2.0,3.5 1.75,4.2 1.0,4.75 .9,5.3 .3,5.8 .5,6.7! 4.4,6.6!",
        mix(SKIN, FIRE, 0.08),
        at,
        70,
    )
    _lay(card, "4.2,2.1! 3.05,2.5 2.85,3.2 2.75,4.0 2.3,4.8 1.75,5.4 1.3,6.4! 4.4,6.6!", mix(SKIN, FIRE, 0.45), at, 70)


def hair(card: Sheet, at: Array, tone: Tone) -> None:
    """Parted, drawn back and pinned up in a knot that the upper edge cuts."""
    ink = tone(BLACK)
    gloss = tone(mix(SLATE, BLACK, 0.35))
    _lay(card, "-.9,-5.7! -1.3,-6.6 -.9,-7.7 .4,-8.3 1.8,-8.0 2.5,-7.0 2.2,-6.1 1.6,-5.5!", ink, at, 20, 5)
    for spec in ("-.6,-6.4 .2,-7.4 1.5,-7.4", "-.1,-6.1 .8,-6.9 1.9,-6.7"):
        _line(card, spec, (0.02, 0.1, 0.02), gloss, at)
    _lay(card, _HAIR, ink, at, 40, 6)
    for spec in (
        "-.1,-4.5 -1.8,-4.1 -3.2,-3.0 -3.9,-1.3",
        "-.2,-5.1 -1.9,-4.8 -3.4,-3.7 -4.15,-2.0",
        ".75,-4.5 2.2,-4.0 3.3,-2.9 3.9,-1.3",
        ".85,-5.1 2.3,-4.8 3.5,-3.7 4.1,-2.2",
    ):
        _line(card, spec, (0.02, 0.09, 0.02), gloss, at)
    _lay(
        card,
        ".32,-4.34! 1.0,-4.02 2.2,-3.25 3.15,-2.2 3.72,-.5! 3.85,-1.9 3.0,-3.45 1.8,-4.3 .34,-4.62!",
        tone(mix(BONE, SLATE, 0.3)),
        at,
        40,
    )


def _eye(card: Sheet, at: Array, tone: Tone, shut: float, flip: bool) -> None:
    """One eye; `shut` says how far its lid has come down."""
    pen = _near(at, 0, 0, flip)
    _lay(card, "-1.0,.1! -.7,-.75 0,-1.0 .75,-.8 1.25,0! .7,.62 -.1,.75 -.7,.5", tone(SHADE), pen)
    white = card.piece("-.86,.14! -.5,-.4 .05,-.55 .6,-.38 1.0,.08! .55,.42 0,.5 -.5,.4", tone(WHITE), at=pen)
    with card.inside(white):
        _lay(card, "-.58,-.05 -.42,-.45 -.05,-.6 .32,-.45 .46,-.02 .3,.38 -.05,.52 -.42,.36", tone(BLACK), pen)
        _lay(card, "-.3,-.16 -.18,-.28 -.06,-.16 -.18,-.04", tone(WHITE), at)
        low = -0.42 + shut * 0.75
        _lay(card, f"-1.2,{low + 0.25}! -.4,{low} .4,{low} 1.3,{low + 0.25}! 1.3,-1! -1.2,-1!", tone(SHADE), pen)
    _line(card, "-.92,.1 -.5,-.42 .05,-.57 .62,-.4 1.04,.04", (0.02, 0.1, 0.1, 0.08, 0.02), tone(SHADE), pen)
    low = -0.42 + shut * 0.75
    _line(
        card,
        f"-.9,{low * 0.4 + 0.1} -.4,{low} .3,{low - 0.02} .8,{low * 0.5} 1.2,.0",
        (0.06, 0.13, 0.15, 0.03),
        tone(BLACK),
        pen,
    )
    _line(card, "-.7,.7 0,.98 .8,.72", (0.02, 0.08, 0.02), tone(mix(SHADE, DARK, 0.25)), pen)
    if flip:
        _lay(card, "-1.05,-.95! -.2,-1.28 .8,-1.2 1.5,-.75! .8,-.86 -.1,-.88 -.95,-.55!", tone(BLACK), pen)
    else:
        _lay(card, "-1.0,-1.3! -.1,-2.0 .8,-2.0 1.6,-1.15! .8,-1.6 0,-1.6 -.95,-.95!", tone(BLACK), pen)


def _nose(card: Sheet, at: Array, tone: Tone) -> None:
    _lay(
        card,
        "-.55,-.7! -.4,.4 -.75,1.3 -1.2,1.9 -1.15,2.35 -.6,2.5 0,2.62 .6,2.5 1.1,2.35 1.1,1.9 .75,1.45! .4,2.0 -.2,2.1 "
        "-.5,1.7 -.25,.6",
        tone(SHADE),
        at,
    )
    for spec in ("-.85,2.28! -.6,2.08 -.25,2.3! -.5,2.4", ".85,2.28! .6,2.08 .25,2.3! .5,2.4"):
        _lay(card, spec, tone(BLACK), at)


def _age(card: Sheet, at: Array, tone: Tone) -> None:
    fold = tone(mix(SHADE, DARK, 0.2))
    for spec in (
        "-1.45,2.0 -2.0,2.8 -2.15,3.7",
        "1.4,1.9 2.0,2.7 2.2,3.6",
        "-1.6,-2.3 -.3,-2.0 .6,-2.4 1.7,-2.75",
        "-1.2,-2.8 0,-2.6 .9,-3.0",
        "3.0,-.1 3.35,-.4",
        "3.05,.2 3.45,.2",
    ):
        _line(card, spec, (0.02, 0.09, 0.02), fold, at)


def mouth(card: Sheet, at: Array, tone: Tone) -> None:
    """Shut, drawn up at one corner."""
    _lay(
        card, "-1.85,3.4! -.9,3.9 0,4.1 .8,4.06 1.45,3.87! 1.0,4.5 .2,4.78 -.7,4.55", tone(mix(CLAY, DARK, 0.4)), at, 6
    )
    _line(card, "-.7,5.15 .1,5.3 .8,5.1", (0.02, 0.1, 0.02), tone(mix(SHADE, DARK, 0.2)), at)
    _line(card, "-2.25,2.75 -2.4,3.1 -2.3,3.5", (0.02, 0.1, 0.03), tone(mix(SHADE, DARK, 0.4)), at)


def lip(card: Sheet, at: Array, tone: Tone) -> None:
    """Close the upper lip on what the mouth holds."""
    _lay(
        card,
        "-2.0,3.24! -.9,3.56 -.35,3.46 0,3.58 .4,3.48 1.0,3.66 1.55,3.85! .8,4.05 0,4.1 -.9,3.95",
        tone(mix(CLAY, DARK, 0.66)),
        at,
        6,
    )
    _line(card, "-2.2,3.0 -1.85,3.42 -.9,3.93 0,4.1 .8,4.05 1.6,3.85", (0.04, 0.14, 0.1, 0.1, 0.1, 0.08), BLACK, at)


def hoop(card: Sheet, at: Array, tone: Tone) -> None:
    """Hang a ring in one ear; the other has lost its own."""
    _line(
        card,
        "-4.1,2.1 -4.55,2.6 -4.5,3.3 -4.05,3.62 -3.6,3.3 -3.58,2.6 -4.02,2.1",
        (0.16, 0.16),
        tone(mix(GOLD, FIRE, 0.5)),
        at,
    )
