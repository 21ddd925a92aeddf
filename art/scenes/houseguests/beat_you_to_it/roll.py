"""The road, rolled up: its end a spiral, its barrel with the middle line outside, and a cup handed out of its core."""

from __future__ import annotations

import math

import cv2
import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.beat_you_to_it.inks import ASH, CHALK, COAL, INK, PENCIL, SKIN, SKIN_SHADE

_EYE = (292.0, 1090.0)
"""The middle of the spiral on the sheet."""
_DEEP = np.array([206.0, -92.0])
"""How far, and where to, the roll runs back."""
_PITCH, _OUTER = 68.0, 552.0
_END = 22.0
"""At how many degrees below the horizontal the road leaves the roll."""
_TAIL = "786,1368 772,1418 772,1466 794,1508 842,1534 906,1544 990,1547 1086,1548"
"""The loose end, along the near edge of its upper side: down, round, and flat on the snow."""
_SHORT = 118
"""By how much its far edge is torn off shorter than its near one."""

_BROKEN = (
    (-0.02, -10, -4),
    (0.1, -22, -2),
    (0.24, -6, -5),
    (0.4, -20, 0),
    (0.56, -8, -4),
    (0.72, -24, 0),
    (0.88, -8, -3),
    (1.02, -14, -5),
    (1.0, 8, 2),
    (0.86, 24, 2),
    (0.68, 8, 5),
    (0.52, 26, 2),
    (0.34, 10, 6),
    (0.18, 28, 4),
    (0.0, 14, 12),
    (-0.1, 20, 30),
    (-0.34, 4, 34),
    (-0.46, -6, 24),
)
"""The torn edge of the road, from its near corner to its far one: how far, and how much beside."""


def _at(turn: float) -> Array:
    """Return the point of the spiral so many degrees before the road leaves it: heavy below."""
    angle = math.radians(_END - turn)
    radius = _OUTER - _PITCH * turn / 360
    sag = 0.985 if math.sin(angle) > 0 else 1.0
    slack = 1 + 0.008 * math.sin(angle * 2 + 0.7) + 0.004 * math.sin(turn / 61)
    return np.array(
        [_EYE[0] + radius * slack * math.cos(angle), _EYE[1] + radius * slack * sag * math.sin(angle)], float
    )


def _run(start: float, stop: float, step: float = 5) -> Array:
    return np.array([_at(turn) for turn in np.arange(start, stop, step)])


def _near() -> Array:
    """Return the near edge of the road's upper side, from the top of the roll to the torn end."""
    down = _run(6, 186, 4)[::-1]
    return curve(f"{_smooth(down)} {_TAIL}", closed=False, step=4)


def _under(near: Array) -> Array:
    """Return the lower edge of the road's thickness along its last piece; thinner, the further it lies out."""
    way = np.gradient(near, axis=0)
    way /= np.linalg.norm(way, axis=1)[:, None]
    thick = np.interp(np.arange(len(near)), (0, len(near) * 0.55, len(near)), (_PITCH - 4, _PITCH * 0.72, 36))
    return np.asarray(near + np.stack([-way[:, 1], way[:, 0]], 1) * thick[:, None])


def roll(card: Sheet) -> None:
    """Lay the barrel with the loose end, the middle line on both, the spiral, then the thickness of the end."""
    rim = _run(0, 361)
    hull = cv2.convexHull(np.vstack([rim, rim + _DEEP]).astype(np.float32))[:, 0]
    card.paint(
        "-60,1610! 120,1590! 460,1560 800,1480 980,1400! 1080,1440 1190,1478! 1130,1560 1060,1604 840,1612 640,1640! "
        "-60,1660!",
        mix(PENCIL, COAL, 0.35),
        angle=172,
    )
    near = _near()
    far = (near + _DEEP)[(near[:, 1] < _EYE[1] + 300) | (near[:, 0] < near[-1, 0] - _SHORT)]
    barrel = card.piece(
        [_sharp(np.asarray(hull, float)), _sharp(np.vstack([far, near[::-1]]))],
        INK,
        angle=66,
        laps=110,
        wobble=0.8,
        lift=12,
    )
    card.pattern(barrel, _dashes(near + _DEEP * 0.5), CHALK, thin=0.1)
    for side in (0.1, 0.9):
        card.pattern(barrel, ribbon(near + _DEEP * side, (6, 9, 8)), ASH, thin=0.2)
    _spiral(card)
    _end(card, near, far[-1])


def _dashes(line: Array) -> list[Array]:
    """Cut the middle line into its dashes, which are equally long wherever the road lies."""
    along = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    starts = np.arange(along[-1] - 196, 480, -264)
    return [ribbon(line[(along >= at) & (along < at + 142)], (17, 21, 17)) for at in starts]


def _end(card: Sheet, near: Array, far: Array) -> None:
    """Lay the thickness of the loose end towards us, and its torn edge."""
    last = near[np.linalg.norm(near - _at(0), axis=1).argmin() - 5 :]
    under = _under(last)
    under += (_at(362) - under[0]) * np.linspace(1, 0, len(under))[:, None] ** 3  # where the last pale line ends
    side = card.piece(_sharp(np.vstack([last, under[::-1]])), COAL, angle=80, laps=60, grain=0.35, wobble=0.6, lift=5)
    card.pattern(side, ribbon(last * 0.24 + under * 0.76, (26, 22, 16)), INK, thin=0.05)
    card.paint(ribbon(under, (8, 6, 4)), mix(ASH, CHALK, 0.35), wobble=0.6)
    edge = [last[-1] + (far - last[-1]) * t + np.array([dx, dy]) for t, dx, dy in _BROKEN]
    card.paint(_sharp(np.array(edge)), PENCIL, edge="torn", core=ASH, wobble=3, lift=3)


def _smooth(points: Array) -> str:
    return " ".join(f"{x:.0f},{y:.0f}" for x, y in points)


def _sharp(points: Array) -> str:
    return " ".join(f"{x:.0f},{y:.0f}!" for x, y in points)


def _spiral(card: Sheet) -> None:
    """The end of the roll: layer on layer of road, snow pressed between them, and a hole in the middle."""
    rim = _run(0, 361)
    face = card.piece(_sharp(rim), COAL, angle=30, laps=90, grain=0.35, wobble=0.6)
    turns = (_OUTER - 118) / _PITCH * 360
    dark = _run(14, turns - 20, 6)
    card.pattern(face, ribbon(_toward(dark, 15), (26, 26, 26, 26, 26, 26, 26, 4)), INK, thin=0.05)
    card.pattern(face, ribbon(_run(360, turns, 6), (9, 13, 8, 12, 9, 10, 2)), mix(ASH, CHALK, 0.35), thin=0.1)
    card.paint(ROUND, INK, at=affine(*_EYE, 110))


def _toward(points: Array, by: float) -> Array:
    """Move points so many pixels outwards from the middle."""
    away = points - np.array(_EYE)
    return np.asarray(points + away / np.linalg.norm(away, axis=1)[:, None] * by)


def guest(card: Sheet) -> None:
    """Somebody's arm out of the hole, stretched up towards her, with a cup that steams."""
    turns = np.arange(0, 2 * math.pi, 0.1)
    rim = np.stack([_EYE[0] + 110 * np.cos(turns), _EYE[1] + 110 * np.sin(turns)], 1)
    ahead = np.array([(-420.0, -420.0), (90.0, -420.0), (90.0, 40.0), (-420.0, 100.0)]) + np.array(_EYE)
    if not (open_to_us := card.mask([rim, ahead])):
        return
    at = affine(*_EYE, 1, 0, True)
    with card.inside(open_to_us):
        card.paint("-36,10! 40,-8! 32,60! -8,72 -46,60!", shift(COAL, -0.025), at=at, wobble=0.4)
        card.paint("-33,0! 46,-20! 38,24! 10,38 -38,30!", shift(COAL, 0.08), at=at, wobble=0.4)
        sleeve = card.piece(
            "-34,0! -20,-50 0,-108 14,-146! 64,-130! 60,-90 52,-50 45,-20! 10,-2", CHALK, at=at, angle=100, lift=6
        )
        bands = [f"{k * 12 - 64},{40 - k * 34} {k * 11 - 6},{58 - k * 34} {60 + k * 8},{62 - k * 34}" for k in range(6)]
        card.pattern(sleeve, [ribbon(band, (12, 12), at) for band in bands], PENCIL, thin=0.1)
    card.paint("8,-142! 13,-162! 72,-146! 68,-125!", ASH, at=at, lift=3)
    hand = affine(_EYE[0] + 50, _EYE[1] - 98, 0.64, 0, True)
    card.paint("96,-74! 100,-110 112,-140 126,-160! 200,-152 206,-126 194,-100 178,-64!", SKIN, at=hand, lift=3)
    card.paint("112,-232! 216,-232! 210,-180 194,-150! 136,-150! 120,-180", CHALK, at=hand, lift=4)
    card.paint("112,-232! 136,-241 192,-241 216,-232! 192,-222 136,-222!", mix(SKIN_SHADE, INK, 0.6), at=hand)
    for y, tip in ((-176, 172), (-156, 168), (-137, 166), (-120, 168)):
        card.paint(ribbon(f"208,{y + 3} 192,{y - 2} {tip},{y + 3}", (11, 12, 9), hand), SKIN, lift=2)
    card.paint(ribbon("112,-110 118,-150 120,-178 128,-196", (17, 15, 13, 9), hand), SKIN, lift=2)
    for steam in ("150,-250 136,-272 162,-296 148,-330", "184,-250 172,-268 196,-290 182,-318"):
        card.paint(ribbon(steam, (2, 7, 6, 1), hand), ASH)
