"""The inks of a promenade in summer, two skins, and how paper is torn there."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array
from art.cutpaper.sheet import Ink, Patch, Sheet, mix

ROSE: Final = "#f8e5da"
CHALK: Final = "#f7f2e8"
STRAW: Final = "#e6cf9c"
BLUE: Final = "#b3c6d2"
SLATE: Final = "#7d9bb0"
NIGHT: Final = "#2f2427"
GERANIUM: Final = "#c4483c"
BLUSH: Final = "#e4b4a8"
WHITE: Final = "#fffdf6"
SHELL: Final = "#c98e62"
DUSK: Final = mix(NIGHT, ROSE, 0.2)
"""What is drawn on the dark."""
FOLD: Final = mix(BLUSH, "#a8574e", 0.45)
"""What is drawn on the rose dress."""
REED: Final = mix(STRAW, "#8a6236", 0.5)
"""What is drawn on straw."""
DARK_SKIN: Final = "#8a573c"
DARK_SHADE: Final = "#643b2b"
PALE_SKIN: Final = "#dca98a"
PALE_SHADE: Final = "#b97f63"


def torn(
    card: Sheet,
    spec: str | list[Array],
    ink: Ink,
    angle: float = 86,
    lift: float = 0,
    wobble: float = 4,
    core: Ink = WHITE,
) -> Patch:
    """Lay one torn piece and give it back, for what lies in it."""
    return card.piece(spec, ink, angle=angle, laps=80, edge="torn", core=core, wobble=wobble, lift=lift)
