"""The carpet: a red field that runs off the sheet on three sides, and a border with a gap and a gate in it."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import DIAMOND, Array, affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Patch, Sheet, mix
from art.scenes.houseguests.it_has_to_be_ready_by_six.inks import BONE, COAL, FLOOR, LOUD, STEEL

AT: Final = affine(530, 0, 1, 5.1)
"""The carpet's own frame: x from its left edge, y along it."""
WIDE: Final = 128
GAP: Final = (722, 985)
OPEN: Final = -99.0
"""By how many degrees the gate stands open."""


def on(frame: Array, x: float, y: float, size: float = 1.0, tilt: float = 0.0, flip: bool = False) -> Array:
    """Return a frame at (x, y) of another frame."""
    inner = np.vstack([affine(x, y, size, tilt, flip), [0, 0, 1]])
    outer: Array = frame @ inner
    return outer


def carpet(card: Sheet) -> Patch:
    """Lay the boards, the field and what stands of the border; return the field."""
    _boards(card)
    field = card.piece("100,-80! 900,-80! 900,1980! 100,1980!", LOUD, at=AT, angle=95, laps=110, grain=0.2, lift=12)
    for top, bottom in ((-80, GAP[0]), (GAP[1], 1980)):
        _border(card, AT, top, bottom)
    return field


def gate(card: Sheet) -> None:
    """Lay the piece of the border that has been swung out on to the floor."""
    tall = GAP[1] - GAP[0] - 8
    _border(card, on(AT, -10, GAP[1] + 4, 1, OPEN), -tall, 0, 62)


def _boards(card: Sheet) -> None:
    for k, x in enumerate((92, 232, 378, 520)):
        card.paint(ribbon(f"{x},-20 {x - 4},700 {x + 3},1240 {x},1830", (5, 7, 5)), mix(FLOOR, COAL, 0.8), wobble=0.5)
        y = (420, 1320, 250, 1500)[k]
        card.paint(ribbon(f"{x - 140},{y} {x},{y}", (6, 6)), mix(FLOOR, COAL, 0.8), wobble=0.3)


def _border(card: Sheet, at: Array, top: float, bottom: float, bare: float = 4) -> None:
    """Lay one length of border: fringe but for a ``bare`` end, a dark edge, diamonds on bone, a dark line."""
    tassels = [
        ribbon(f"6,{y:.0f} {-40 - 3 * (k % 3)},{y + 5 + 2 * (k % 2):.0f}", (9, 8, 6), at)
        for k, y in enumerate(np.arange(top + 10, bottom - bare, 16))
    ]
    card.paint(turned(tassels), mix(STEEL, FLOOR, 0.25), wobble=0.3, lift=3)
    card.paint(f"0,{top}! {WIDE},{top}! {WIDE},{bottom}! 0,{bottom}!", COAL, at=at, angle=95, grain=0.2, lift=6)
    band = card.piece(
        f"16,{top + 8}! {WIDE - 16},{top + 8}! {WIDE - 16},{bottom - 8}! 16,{bottom - 8}!",
        BONE,
        at=at,
        angle=95,
        grain=0.2,
    )
    mid, n = WIDE / 2, max(2, round((bottom - top - 16) / 66))
    step = (bottom - top - 16) / n
    places = [top + 8 + (k + 0.5) * step for k in range(n)]
    with card.inside(band):
        card.paint(turned([curve(DIAMOND, on(at, mid, y, 30, 90)) for y in places]), LOUD, wobble=0.5, grain=0.2)
        card.paint(turned([curve(DIAMOND, on(at, mid, y, 12, 90)) for y in places]), BONE, wobble=0.4, grain=0.2)
        ends = [y + step / 2 for y in places[:-1]]
        teeth = [curve("-13,0! 0,-9! 13,0! 0,9!", on(at, x, y)) for y in ends for x in (30, WIDE - 30)]
        if teeth:
            card.paint(turned(teeth), COAL, wobble=0.4, grain=0.2)
