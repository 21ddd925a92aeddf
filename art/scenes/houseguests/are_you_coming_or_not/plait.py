"""What holds them: one plait, white where it begins behind an old woman's ear and black where it ends on another head."""

from __future__ import annotations

import math

import numpy as np

from art.cutpaper.contour import affine, curve, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.are_you_coming_or_not.inks import BLACK, CREAM, GREY, UMBER, WHITE

WAY = "582,838 566,940 566,1000 590,1130 584,1290 520,1440 410,1550 276,1580 164,1512 116,1384 122,1250 160,1110 192,980 210,860 212,760 210,650"
WIDTHS = (92, 152, 180, 200, 214, 220, 214, 196, 172, 140, 108, 80, 58, 46, 36)
LOBE = ".3,-.62 .54,-.34 .55,.06 .36,.4 -.04,.74 -.2,.7! -.26,.4 -.1,.04 .06,-.34"
TURN = {1: 0.475, -1: 0.64}
"""Where along the way each of the two visible strands is black instead of white."""


def plait(card: Sheet) -> None:
    """Lay it tuft over tuft from the near head to the far one."""
    way = curve(WAY, closed=False, step=2.0)
    steps = np.hypot(*np.diff(way, axis=0).T)
    run = np.concatenate([[0.0], np.cumsum(steps)])
    size = np.interp(np.linspace(0, 1, len(way)), np.linspace(0, 1, len(WIDTHS)), WIDTHS)
    at, side = 0.0, 1
    while at < run[-1]:
        i = int(np.searchsorted(run, at))
        a, b = way[max(0, i - 8)], way[min(len(way) - 1, i + 8)]
        dx, dy = b - a
        w, t = float(size[i]), at / run[-1]
        _tuft(card, (float(way[i][0]), float(way[i][1])), w, math.degrees(math.atan2(-dx, dy)), side, t)
        at += w * 0.38
        side = -side


def _tuft(card: Sheet, spot: tuple[float, float], size: float, tilt: float, side: int, t: float) -> None:
    dark = t > TURN[side]
    ink: Ink = mix(BLACK, UMBER, 0.12) if dark else WHITE
    place = affine(*spot, size, tilt, side < 0)
    tuft = card.piece(LOBE, ink, at=place, angle=tilt + 60 * side, lift=5 * size / 200, laps=30, grain=0.4, wobble=0.8)
    if size < 60:
        return
    line = shift(BLACK, 0.12) if dark else mix(GREY, CREAM, 0.1)
    hairs = [
        ribbon([(x + 0.3, -0.56), (x + 0.36, -0.1), (x * 0.7 + 0.16, 0.3), (x * 0.4 - 0.12, 0.66)], (2, 5, 2), place)
        for x in (-0.16, -0.05, 0.07)
    ]
    card.pattern(tuft, hairs, line, thin=0)
