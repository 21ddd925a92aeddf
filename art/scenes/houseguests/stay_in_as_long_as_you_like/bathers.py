"""The bathers: twenty heads in the calm sea, from the horizon to the front of the card, in rows before the pram."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from art.cutpaper.contour import ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix
from art.cutpaper.skull import View
from art.scenes.houseguests.stay_in_as_long_as_you_like.cast import CAST
from art.scenes.houseguests.stay_in_as_long_as_you_like.inks import DARK, DEEP


class Bather(NamedTuple):
    """Where somebody's head meets the water, and how it is turned."""

    who: str
    x: float
    y: float
    size: float
    """Half a head's height."""
    deep: float
    """The head's height at the water, in head units: .9 at the chin, .25 below the eyes."""
    view: View = "front"
    turn: float = 0.0
    tilt: float = 0.0


FAR: Final = (
    Bather("speck", 170, 622, 8, 0.8, "back"),
    Bather("plum cap", 150, 632, 9.5, 0.7, "side", 1, -8),
    Bather("ginger dot", 92, 700, 15, 0.8, "front", 0.5),
    Bather("straw fringe", 120, 714, 16.5, 0.85, "front", 0.6, -5),
    Bather("bearded", 48, 838, 25, 0.85, "front", 0.7, -6),
    Bather("white knot", 90, 862, 27, 0.75, "side", 1, -10),
)
"""Behind the pram, the farthest first."""
BESIDE: Final = (Bather("scarf", 54, 1470, 45, 0.62, "side", 1, -14),)
"""Left of the hull."""
NEAR: Final = (
    Bather("turban", 96, 1634, 54, 0.7, "lost", 1, -10),
    Bather("knot", 596, 1638, 52, 0.8, "back", 0, 4),
    Bather("straw hat", 1160, 1634, 54, 0.7, "side", -1, 10),
    Bather("talker", 492, 1702, 61, 0.74, "side", 1, -3),
    Bather("listener", 612, 1710, 60, 0.8, "side", -1, 4),
    Bather("asleep", 738, 1698, 62, 0.72, "front", -0.25, 10),
    Bather("boy", 1054, 1704, 58, 0.6, "lost", -1, 8),
    Bather("pink cap", 46, 1744, 68, 0.8, "lost", 1, -10),
    Bather("crop", 186, 1758, 68, 0.62, "side", 1, -14),
    Bather("towel", 1136, 1774, 68, 0.6, "front", -0.6, 8),
    Bather("child", 672, 1774, 66, 0.27, "front", 0.1, -3),
    Bather("bald", 404, 1782, 74, 0.72, "back", 0, -6),
    Bather("wet hair", 850, 1780, 73, 0.62, "back", 0, 7),
)
"""Before and beside the wheels, the farthest first."""


def bathe(card: Sheet, bathers: tuple[Bather, ...]) -> None:
    """Lay heads down to the water, each with its crescent of shade."""
    for each in bathers:
        x, y, s = each.x, each.y, each.size
        bend = np.linspace(-1, 1, 13)
        line = np.stack([x + 1.5 * s * bend, y + 0.1 * s * (1 - 2.2 * bend**2)], 1)
        dry = card.mask(np.vstack([line, [(x + 3 * s, y - 3 * s), (x - 3 * s, y - 3 * s)]]))
        if dry is None:
            continue
        with card.inside(dry):
            Head(card, CAST[each.who], x, y - each.deep * s, s, each.tilt, each.turn, each.view).draw()
        shade = [(x + s * u, y + s * (0.12 - 0.2 * u * u)) for u in (-0.82, -0.4, 0.05, 0.5, 0.9)]
        card.paint(ribbon(shade, (0.02, 0.12, 0.18, 0.12, 0.02), size=s), mix(DEEP, DARK, 0.3), wobble=0.4)
