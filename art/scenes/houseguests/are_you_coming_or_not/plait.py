"""What holds them: one plait, white where it begins behind an old woman's ear and black where it is tied."""

from __future__ import annotations

import math

import numpy as np

from art.cutpaper.contour import affine, curve, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.are_you_coming_or_not.inks import BLACK, BRICK, CREAM, GREY, UMBER, WHITE
from art.scenes.houseguests.are_you_coming_or_not.land import DOOR

WAY = "582,838 566,940 566,1000 590,1130 584,1290 520,1440 410,1550 276,1580 164,1512 116,1384 120,1250 142,1110 172,980 206,880 226,812"
WIDTHS = (92, 147, 176, 195, 210, 218, 217, 206, 187, 163, 133, 105, 80, 62, 52)
LOBE = ".3,-.62 .54,-.34 .55,.06 .36,.4 -.04,.74 -.2,.7! -.26,.4 -.1,.04 .06,-.34"
TURN = {1: 0.516, -1: 0.696}
"""Where along the way each of the two visible strands is black instead of white."""


def plait(card: Sheet) -> None:
    """Lay it tuft over tuft from her head to the far bank."""
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


def knot(card: Sheet) -> None:
    """Tie its end round the handle of the door: three turns, one across, and what hangs out of a brick tie."""
    dark = mix(BLACK, UMBER, 0.12)
    line = shift(BLACK, 0.12)
    tail = card.piece(
        "30,58! 52,62 58,100! 74,132 78,166 72,198! 60,182 56,208! 44,186 34,200! 26,168 28,132 38,100!",
        dark,
        at=DOOR,
        lift=5,
    )
    hairs = [
        ribbon(spec, (2, 4, 2), DOOR)
        for spec in ("44,112 38,140 40,176", "50,112 52,146 52,184", "56,112 66,140 66,176")
    ]
    card.pattern(tail, hairs, line, thin=0)
    for x in (-14, 8, 30):
        turn = card.piece(
            f"{x - 10},68! {x - 17},40 {x - 10},10 {x},-1 {x + 9},0 {x + 16},12 {x + 17},42 {x + 8},72!",
            dark,
            at=DOOR,
            lift=5,
        )
        card.pattern(turn, [ribbon(f"{x},62 {x - 5},36 {x + 2},10", (2, 4, 2), DOOR)], line, thin=0)
    strap = card.piece("-34,66! -28,44 4,22 40,4! 54,14 50,30! 24,44 -2,64 -16,84!", dark, at=DOOR, lift=6)
    card.pattern(
        strap, [ribbon(spec, (2, 4, 2), DOOR) for spec in ("-24,62 4,38 42,16", "-16,72 10,48 44,26")], line, thin=0
    )
    card.paint("34,90! 62,90! 64,110! 34,110!", BRICK, at=DOOR, edge="torn", wobble=1, lift=4)


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
