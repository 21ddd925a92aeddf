"""The road, rolled up: its end a spiral, its barrel with the middle line outside, and a cup handed out of its core."""

from __future__ import annotations

import math

import cv2
import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.beat_you_to_it.inks import ASH, CHALK, COAL, INK, PENCIL, SKIN, SKIN_SHADE

_EYE = (352.0, 1090.0)
"""The middle of the spiral on the sheet."""
_DEEP = np.array([212.0, -92.0])
"""How far, and where to, the roll runs back."""
_PITCH, _OUTER = 68.0, 556.0
_END = 38.0
"""At how many degrees below the horizontal the road breaks off."""

_BROKEN = (
    (-0.02, -4, -26),
    (0.12, 2, -8),
    (0.3, -2, -16),
    (0.46, 4, -6),
    (0.66, -2, -14),
    (0.84, 3, -6),
    (1.0, 0, -12),
    (1.02, 0, 8),
    (0.8, -4, 22),
    (0.6, 2, 12),
    (0.4, -2, 24),
    (0.2, 0, 14),
    (0.0, -2, 18),
)
"""The torn edge of the road, along its breadth: how far, and how much beside."""


def _at(turn: float) -> Array:
    """Return the point of the spiral so many degrees before its end: heavy below, its last piece come loose."""
    angle = math.radians(_END - turn)
    radius = _OUTER - _PITCH * turn / 360 + 60 * max(0.0, 1 - turn / 34) ** 2
    sag = 0.985 if math.sin(angle) > 0 else 1.0
    slack = 1 + 0.008 * math.sin(angle * 2 + 0.7) + 0.004 * math.sin(turn / 61)
    return np.array(
        [_EYE[0] + radius * slack * math.cos(angle), _EYE[1] + radius * slack * sag * math.sin(angle)], float
    )


def _run(start: float, stop: float, step: float = 5) -> Array:
    return np.array([_at(turn) for turn in np.arange(start, stop, step)])


def roll(card: Sheet) -> None:
    """Lay the barrel, the middle line on it, the loose end, then the spiral."""
    rim = _run(34, 394)
    hull = cv2.convexHull(np.vstack([rim, rim + _DEEP]).astype(np.float32))[:, 0]
    shade = mix(PENCIL, COAL, 0.35)
    card.paint(
        "-60,1590! 300,1590! 700,1500 940,1440! 1010,1456 984,1520 860,1610 640,1690! -60,1690!", shade, angle=168
    )
    loose = _run(0, 40, 4)
    tongue = np.vstack([loose, loose[::-1] + _DEEP])
    barrel = card.piece([_sharp(np.asarray(hull, float)), _sharp(tongue)], INK, angle=66, laps=110, wobble=0.8, lift=12)
    dashes = []
    for start, stop in ((6, 26), (38, 58), (70, 90), (101, 120), (129, 144)):
        dashes.append(ribbon(_run(start, stop, 3) + _DEEP * 0.5, (17, 21, 17)))
    card.pattern(barrel, dashes, CHALK, thin=0.1)
    for side in (0.1, 0.9):
        card.pattern(barrel, ribbon(_run(2, 160, 4) + _DEEP * side, (8, 9, 6)), ASH, thin=0.2)
    _spiral(card)
    near, far = _at(0), _at(0) + _DEEP
    edge = [near + (far - near) * t + np.array([dx, dy]) for t, dx, dy in _BROKEN]
    card.paint(_sharp(np.array(edge)), PENCIL, edge="torn", core=ASH, wobble=3, lift=4)


def _sharp(points: Array) -> str:
    return " ".join(f"{x:.0f},{y:.0f}!" for x, y in points)


def _spiral(card: Sheet) -> None:
    """The end of the roll: layer on layer of road, snow pressed between them, and a hole in the middle."""
    rim = _run(0, 361)
    face = card.piece(_sharp(rim), COAL, angle=30, laps=90, grain=0.35, wobble=0.6)
    turns = (_OUTER - 118) / _PITCH * 360
    line = _run(14, turns, 6)
    dark = _run(14, turns - 20, 6)
    card.pattern(face, ribbon(_toward(dark, 15), (26, 26, 26, 26, 26, 26, 26, 4)), INK, thin=0.05)
    card.pattern(face, ribbon(line[60:], (9, 13, 8, 12, 9, 10, 2)), mix(ASH, CHALK, 0.35), thin=0.1)
    card.paint(ROUND, INK, at=affine(*_EYE, 110))


def _toward(points: Array, by: float) -> Array:
    """Move points so many pixels outwards from the middle."""
    away = points - np.array(_EYE)
    return np.asarray(points + away / np.linalg.norm(away, axis=1)[:, None] * by)


def guest(card: Sheet) -> None:
    """Somebody's arm out of the hole, who hands up a cup that steams."""
    at = affine(_EYE[0], _EYE[1], 1.12)
    turns = np.arange(0, 2 * math.pi, 0.1)
    rim = np.stack([_EYE[0] + 110 * np.cos(turns), _EYE[1] + 110 * np.sin(turns)], 1)
    ahead = np.array([(-60.0, -420.0), (420.0, -420.0), (420.0, 200.0), (0.0, 60.0)]) + np.array(_EYE)
    if not (open_to_us := card.mask([rim, ahead])) or not (hole := card.mask(rim)):
        return
    with card.inside(open_to_us):
        sleeve = card.piece(
            "-78,32! 0,-16 80,-48 126,-66! 166,-14! 120,16 60,54 10,96 -16,140! -24,96 -46,60",
            CHALK,
            at=at,
            angle=150,
            lift=6,
        )
        stripes = ("-22,-24 14,14 42,62", "30,-44 64,-4 86,44", "76,-62 106,-28 128,16")
        card.pattern(hole, "-96,-20! -62,-32! -34,8 -18,50 -14,104! -60,104 -100,50!", INK, thin=0, grain=0.1, at=at)
        stripes = ("-22,-24 14,14 42,62", "30,-44 64,-4 86,44", "76,-62 106,-28 128,16")
        card.pattern(sleeve, [ribbon(line, (15, 15), at) for line in stripes], PENCIL, thin=0.1)
    card.paint("112,-66! 134,-80! 180,-20! 160,-4!", ASH, at=at, lift=3)
    hand = affine(_EYE[0] + 48, _EYE[1] + 44, 1.12)
    card.paint(
        "94,-104! 112,-128 130,-150 150,-156! 200,-152 204,-126 186,-100 160,-74 134,-50!", SKIN, at=hand, lift=3
    )
    card.paint("112,-232! 216,-232! 210,-180 194,-150! 136,-150! 120,-180", CHALK, at=hand, lift=4)
    card.paint("112,-232! 136,-241 192,-241 216,-232! 192,-222 136,-222!", mix(SKIN_SHADE, INK, 0.6), at=hand)
    for y, tip in ((-176, 172), (-156, 168), (-137, 166), (-120, 168)):
        card.paint(ribbon(f"208,{y + 3} 192,{y - 2} {tip},{y + 3}", (17, 19, 14), hand), SKIN, lift=2)
    card.paint(ribbon("116,-120 124,-150 122,-178 128,-192", (26, 24, 20, 13), hand), SKIN, lift=2)
    for steam in ("150,-248 140,-260 158,-272 150,-290", "182,-248 172,-260 192,-274 184,-294"):
        card.paint(ribbon(steam, (2, 9, 8, 1), hand), ASH)
