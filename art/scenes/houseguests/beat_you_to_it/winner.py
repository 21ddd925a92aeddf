"""She who has got there: stout, old, in one red shawl, on top of the road."""

from __future__ import annotations

from functools import partial

import numpy as np

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.beat_you_to_it.inks import ASH, CHALK, COAL, INK, LIP, PENCIL, RED, SKIN, SKIN_SHADE

_AT = affine(214, 570, 0.64)
"""Where she sits: 0,0 is the edge of the roll under her knees."""


def winner(card: Sheet) -> None:
    """Legs over the edge, a lap, a shawl that hides both arms, and a face that looks down its nose at the car."""
    _legs(card)
    lap = card.piece(
        "-128,-44! -100,-84 0,-96 100,-84 134,-40! 132,0 118,34 84,48! 44,44 6,30! -34,46 -84,52 -122,34! -132,0",
        PENCIL,
        at=_AT,
        angle=86,
        lift=5,
        wobble=0.5,
    )
    lines = ("-70,-40 -84,0 -80,48", "6,-30 8,0 6,30", "70,-40 88,0 84,44")
    card.pattern(lap, [ribbon(line, (2, 5, 2), _AT) for line in lines], COAL, thin=0.1)
    _shawl(card)
    _face(card)


def _shawl(card: Sheet) -> None:
    """One red paper from the crown to the lap, and over it the end that is thrown across."""
    shawl = card.piece(
        "-10,-384! 34,-388 76,-362 92,-314 90,-268 82,-240! 124,-214 156,-160 166,-100 152,-44! 128,-34! 122,-20! 104,-30! "
        "94,-12! 76,-22! 64,-2! 46,-14! 32,6! 16,-8! 0,8! -16,-10! -34,2! -48,-16! -66,-6! -80,-24! -98,-18! -108,-34! "
        "-128,-28! -148,-46! -168,-104 -158,-166 -122,-216 -76,-240! -88,-286 -80,-340 -48,-374",
        RED,
        at=_AT,
        angle=70,
        lift=7,
        wobble=0.5,
    )
    dark, light = shift(RED, -0.09), shift(RED, 0.035)
    card.pattern(shawl, ["-168,-104! -120,-70 -60,-30 0,-14 80,-24 160,-60! 160,20! -170,20!"], dark, thin=0.1)
    thrown = card.piece(
        "-84,-226! -40,-196 20,-190 84,-224! 128,-190 152,-140 150,-104! 100,-76 30,-62 -40,-72 -110,-96! -150,-120 "
        "-140,-170 -112,-206",
        light,
        at=_AT,
        angle=16,
        lift=5,
        wobble=0.5,
    )
    folds = (
        "-76,-212 -20,-170 60,-144 146,-124",
        "-126,-170 -80,-130 0,-104 90,-92",
        "80,-208 50,-180 10,-164",
        "-150,-124 -110,-128 -70,-112",
    )
    card.pattern(thrown, [ribbon(line, (2, 6, 2), _AT) for line in folds], dark, thin=0.1)


def _legs(card: Sheet) -> None:
    """Thick pale stockings in felt boots, the left one hanging, the right one kicked up a little."""
    boot = mix(PENCIL, ASH, 0.25)
    for x, tilt, flip, ink in ((-46, 3, True, ASH), (44, -17, False, CHALK)):
        at = _AT @ np.vstack([affine(x, 16, 1, tilt, flip=flip), [0, 0, 1]])
        lay = partial(card.paint, at=at, wobble=0.4)
        lay("-36,-10! 34,-10! 36,30 26,72 20,104! -24,104! -32,70 -38,30", ink, lift=3)
        lay("-30,88! 27,88! 25,128 44,140 72,146 88,160 90,180! -30,184! -34,140", boot, lift=4)
        lay("-33,170! -30,186! 92,182! 91,168!", COAL)
        lay("-34,82! 31,82! 31,102! -34,102!", CHALK, lift=2)


def _face(card: Sheet) -> None:
    """Chin up, turned a little to the right; one lid lower than the other, a mouth that says nothing."""
    at = _AT @ np.vstack([affine(14, -304, 1.18, -9), [0, 0, 1]])
    lay = partial(card.paint, at=at, wobble=0.3)

    def line(spec: str, widths: tuple[float, ...], ink: Ink) -> None:
        card.paint(ribbon(spec, [w * 0.9 for w in widths], at), ink, wobble=0.2)

    face = card.piece(
        "-54,-34! -30,-56 4,-62 36,-54 54,-32! 60,-6 58,24 46,48! 30,64 4,68 -26,58 -48,30 -58,0",
        SKIN,
        at=at,
        lift=4,
        wobble=0.3,
    )
    with card.inside(face):
        lay("-70,-50! -40,-60! -44,0 -26,36 2,56 34,62! 34,80! -70,80!", SKIN_SHADE)
        lay("-66,-40! -30,-36 6,-46 58,-28! 60,-80! -66,-80!", CHALK)
        line("-6,-74 0,-58 8,-44", (2, 4, 2), ASH)
    line("-26,-20 -10,-27 8,-22", (3, 5, 2), ASH)
    line("30,-29 42,-34 54,-26", (3, 5, 2), ASH)
    lay("-24,-6! -10,-12 8,-6! -8,2", CHALK)
    lay("-4,-9! 7,-6! -2,1! -7,-3", INK)
    line("-27,-5 -10,-13 11,-6", (2, 5, 2), INK)
    line("30,-9 42,-5 54,-11", (2, 5, 2), INK)
    lay("20,-14! 28,0 42,14 42,24! 34,30 20,29 12,22!", mix(SKIN, SKIN_SHADE, 0.42))
    line("-8,40 8,46 24,44 40,36", (2, 5, 5, 2), LIP)
    line("-14,34 -10,40 -12,46", (1.5, 3, 1.5), SKIN_SHADE)
    line("-28,6 -14,11 0,8", (1, 3, 1), SKIN_SHADE)
