"""Mouths from the front and turned, shut and open, and what years draw round them."""

from __future__ import annotations

from typing import Final

from art.cutpaper.beards import COVERING
from art.cutpaper.sheet import mix, shift
from art.cutpaper.skull import Skull, spec

_KINDS: Final = {
    "plain": (1.0, 1.0, 1.0, 0.0),
    "thin": (1.05, 0.0, 0.3, 0.0),
    "full": (0.92, 1.55, 1.45, 0.0),
    "bow": (0.70, 1.35, 1.15, 0.0),
    "wide": (1.36, 0.75, 0.95, 0.0),
    "long": (1.1, 0.5, 0.7, 0.055),
    "pinched": (0.66, 0.5, 0.5, 0.01),
    "pout": (0.82, 0.65, 1.7, -0.01),
    "crooked": (1.08, 0.8, 0.9, 0.0),
}
"""Width, how full the upper and the lower lip are, how far down."""


def mouth(skull: Skull) -> None:
    """Lay the mouth, and the fold below it."""
    f, k, a = skull.face, skull.face.skin, skull.ageing
    kind_w, upper, lower, drop = _KINDS[f.lips]
    feels = f.feels
    part, (left, right) = feels.part, feels.corners
    upper, lower = upper * a.lips, lower * a.lips
    w = 0.205 * kind_w * f.mouth * a.mouth * feels.broad
    d, y = skull.turn * 0.05, 0.655 + (skull.snout - 1) * 0.2 + drop - part * 0.12
    far = 1.0 if f.lips != "crooked" else 0.78
    a1, b1 = (d - w, y - left * 0.15), (d + w * 0.96 * far, y - right * 0.15 - (0.03 if f.lips == "crooked" else 0))
    up = -part * 0.3
    peak = 1.3 if f.lips == "bow" else 1.0
    bend = 0.018 + (0.016 if f.lips == "bow" else 0)
    mid = [(d - w * 0.42, y + 0.004 + up), (d, y + bend + up), (d + w * 0.45, y + up)]
    down = [(d - w * 0.5, y + 0.004 + part * 0.86), (d, y + bend + part), (d + w * 0.52, y + part * 0.86)]
    lip = mix(shift(skull.lip), shift(k.base), 0.25 * a.lines)
    if upper > 0.05:
        top = [(d - w * 0.45, y - 0.05 * upper + up), (d - 0.035, y - 0.066 * upper * peak + up)]
        top += [(d, y - 0.046 * upper + up), (d + 0.04, y - 0.064 * upper * peak + up)]
        top += [(d + w * 0.45, y - 0.045 * upper + up)]
        skull.lay(spec([a1, *top, b1, *mid[::-1]], (0, 3, 6)), lip)
    under = [(d + w * 0.5, y + 0.075 * lower + part * 0.9), (d, y + 0.02 + 0.078 * lower + part)]
    under += [(d - w * 0.5, y + 0.08 * lower + part * 0.9)]
    skull.lay(spec([a1, *down, b1, *under], (0, 4)), mix(shift(lip), shift(k.base), 0.42))
    if part > 0.008:
        hole = skull.lay(spec([a1, *mid, b1, *down[::-1]], (0, 4)), k.line)
        if hole is not None and part > 0.06:
            with skull.card.inside(hole):
                if feels.teeth and f.age > 1:
                    _teeth(skull, d, y + up, w, part)
                skull.lay(
                    spec([(d - w * 0.6, y + part * 1.2), (d - 0.02, y + part * 0.62), (d + w * 0.6, y + part * 1.2)]),
                    mix(shift(k.line), shift(skull.lip), 0.6),
                )
    else:
        skull.line(spec([a1, *mid, b1]), (0.016, 0.03, 0.022, 0.03, 0.014))
    for (x, v), s, lift in ((a1, -1, left), (b1, 1, right)):
        if abs(lift) > 0.25:
            skull.line(spec([(x + s * 0.012, v - 0.035), (x + s * 0.028, v + 0.02)]), (0.006, 0.02), skull.dark)
    low = y + 0.105 * max(lower, 0.6) + part + (0.02 if lower > 1.3 else 0)
    shade = [(d - 0.12, low + 0.012), (d, low), (d + 0.13, low + 0.012), (d + 0.02, low + 0.06)]
    if f.beard not in COVERING:
        skull.lay(spec(shade, (0, 2)), k.shade)
    if f.lips == "pinched" and f.age > 50:
        for x in (-0.6, -0.15, 0.3, 0.75):
            ray = [(d + x * w, y - 0.035), (d + x * w * 1.25, y - 0.09)]
            skull.line(spec(ray), (0.014, 0.005), skull.dark)


def _teeth(skull: Skull, d: float, y: float, w: float, part: float) -> None:
    """A pale band with a gap or two; of a child's some are missing."""
    f = skull.face
    row = [
        (d - w, y - 0.06),
        (d + w, y - 0.06),
        (d + w * 0.9, y + part * 0.36),
        (d, y + part * 0.42 + 0.02),
        (d - w * 0.9, y + part * 0.36),
    ]
    skull.lay(spec(row, (0, 1)), f.skin.white, grain=0.1)
    if "gold_tooth" in f.wear:
        gold = [
            (d + w * 0.2, y - 0.06),
            (d + w * 0.5, y - 0.06),
            (d + w * 0.48, y + part * 0.34),
            (d + w * 0.22, y + part * 0.38),
        ]
        skull.lay(spec(gold, (0, 1, 2, 3)), "#d9a93a", grain=0.1)
        return
    g = 0.3 if 5 < f.age < 9 or f.age > 76 else 0.0
    if g:
        gap = [
            (d + w * 0.12, y - 0.06),
            (d + w * 0.46, y - 0.06),
            (d + w * 0.44, y + part * 0.6),
            (d + w * 0.14, y + part * 0.6),
        ]
        skull.lay(spec(gap, (0, 1, 2, 3)), f.skin.line, grain=0.1)


def years(skull: Skull) -> None:
    """Lay the folds that years and laughter have left: beside nose and mouth, on the forehead, below the jaw."""
    a, f = skull.ageing, skull.face
    k, d = f.skin, skull.turn * 0.1
    lines = a.lines + (0.5 if f.feels.part > 0.08 and f.age > 18 and f.feels.teeth else 0)
    if lines < 0.12:
        return
    for s in (-1, 1):
        depth = lines * (1.0 if s != skull.light else 0.8)
        fold = [(d + s * 0.17, 0.37), (d + s * 0.29, 0.50), (d + s * (0.33 + 0.03 * a.sag), 0.66)]
        if depth > 0.2:
            skull.line(spec(fold), (0.006, 0.024 * depth, 0.006), skull.dark)
    if a.lines > 0.3:
        skull.line([(-0.26, -0.52), (0.02, -0.55), (0.25, -0.51)], (0.004, 0.018 * a.lines, 0.004), k.shade)
        skull.line([(-0.20, -0.63), (0.05, -0.66), (0.2, -0.63)], (0.004, 0.016 * a.lines, 0.004), k.shade)
    if f.feels.slant[0] < -0.3 and f.age > 14:
        for x in (-0.045, 0.04):
            skull.line([(x, -0.30), (x * 0.8, -0.17)], (0.006, 0.02), skull.dark)
    if a.sag > 0.3:
        s = -skull.light
        jowl = [(s * 0.34, 0.70), (s * 0.48, 0.62), (s * 0.56, 0.72), (s * 0.42, 0.86), (s * 0.30, 0.82)]
        skull.lay(spec(jowl, (0, 2)), k.shade)
        skull.line(
            spec([(-s * 0.30, 0.70), (-s * 0.36, 0.80), (-s * 0.34, 0.88)]), (0.004, 0.02 * a.sag, 0.008), skull.dark
        )
    if a.sag > 0.7:
        for s in (-1, 1):
            hollow = [(s * 0.53, 0.28), (s * 0.49, 0.44), (s * 0.37, 0.66), (s * 0.43, 0.46)]
            skull.lay(spec(hollow, (0, 2)), mix(shift(k.base), shift(k.shade), 0.7))
