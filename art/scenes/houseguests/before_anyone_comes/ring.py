"""The hoop about her hips, with burning candles on it; what is behind her, and what comes round in front."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.before_anyone_comes.inks import BONE, CHALK, CORAL, INK, LEMON

_MIDDLE: Final = (612, 1236)
_REACH: Final = (566, 176)
_TILT: Final = math.radians(-8)
_NEAR: Final = (160, 129, 101, 75, 53, 16)
_FAR: Final = (212,)
_OUT: Final = 75
"""The candle that has gone out."""


def _spot(degrees: float, up: float = 0.0) -> tuple[float, float]:
    """Return where a place on the hoop lies on the page."""
    a = math.radians(degrees)
    x, y = _REACH[0] * math.cos(a), _REACH[1] * math.sin(a)
    return (
        _MIDDLE[0] + x * math.cos(_TILT) - y * math.sin(_TILT),
        _MIDDLE[1] + x * math.sin(_TILT) + y * math.cos(_TILT) - up,
    )


def _band(card: Sheet, start: float, end: float, widths: tuple[float, ...]) -> None:
    line = [_spot(a) for a in np.linspace(start, end, 40)]
    card.paint(ribbon(line, widths), CORAL, angle=2, lift=9, wobble=0.5)
    shine = [_spot(a, up=widths[len(widths) // 2] * 0.22) for a in np.linspace(start + 4, end - 4, 40)]
    card.paint(ribbon(shine, [w * 0.16 for w in widths]), mix(CORAL, CHALK, 0.45), thin=0.2)


def _candle(card: Sheet, degrees: float, size: float, wind: float) -> None:
    """One candle, leaning with the whirl; its flame blown back."""
    x, y = _spot(degrees)
    at = affine(x, y - 10, size, -wind * 7)
    card.paint(
        "-25,-8! -22,-150! -10,-158 4,-148 22,-154! 25,-8! 14,4 -14,4", CHALK, at=at, angle=86, lift=7, wobble=0.4
    )
    card.paint("8,-150! 22,-154! 25,-8! 8,-2!", shift(BONE, -0.06), at=at, angle=86, wobble=0.3)
    card.paint("-22,-150! -10,-158 0,-150 -2,-120 -8,-92 -15,-100 -16,-124!", shift(CHALK, 0.02), at=at, lift=2)
    card.paint(ribbon(f"0,-148 {3 * wind},-164 {10 * wind},-174", (7, 6, 4), at), INK, wobble=0.2)
    flame = affine(x, y - 10, size, -wind * 7) @ np.diag([wind, 1.0, 1.0])[:3, :3]
    if degrees == _OUT:
        card.paint(
            "6,-170! 30,-196 66,-190 84,-214! 108,-236 150,-214 176,-246! 160,-206 118,-196 96,-196 70,-162 34,-172",
            mix(CHALK, INK, 0.28),
            at=flame,
            angle=160,
            edge="raw",
            thin=0.12,
        )
        return
    card.paint(
        "-14,-172! -26,-202 -8,-236 40,-254 104,-262 178,-292! 148,-244 112,-206 66,-172 20,-156",
        LEMON,
        at=flame,
        angle=150,
        lift=3,
        wobble=0.4,
    )
    card.paint("-2,-174! -4,-198 24,-218 82,-232! 62,-196 28,-172", CORAL, at=flame, angle=150, wobble=0.3)


def far_side(card: Sheet) -> None:
    """Lay what goes round behind her."""
    _band(card, 176, 364, (34, 24, 18, 24, 34))
    for degrees in _FAR:
        _candle(card, degrees, 0.78, -1)


def near_side(card: Sheet) -> None:
    """Lay what comes round in front."""
    _band(card, -6, 186, (30, 44, 54, 44, 30))
    for degrees in _NEAR:
        _candle(card, degrees, 0.96 + 0.16 * math.sin(math.radians(degrees)), 1)
