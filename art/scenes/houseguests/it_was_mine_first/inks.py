"""The inks of a light well, its skins, and how paper is torn there."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array
from art.cutpaper.sheet import Ink, Sheet, mix
from art.cutpaper.skin import Skin

CHALK, BONE, BRICK, SLATE, BLUE, UMBER, GERANIUM = (
    "#f6f1e7",
    "#e8decf",
    "#dfb3a0",
    "#c3c9c9",
    "#b3c6d2",
    "#5a4238",
    "#c65a4c",
)
WHITE: Final = "#fffdf6"
DEEP: Final = "#7096b0"
SHADE: Final = mix(BLUE, WHITE, 0.45)
FLOUR: Final = Skin("#d3a386", "#b08069", UMBER, white=WHITE)
FRECKLED: Final = Skin("#dcae90", "#bb8a70", UMBER, white=WHITE)
TANNED: Final = Skin("#b98463", "#936449", UMBER, white=WHITE)


def torn(
    card: Sheet,
    spec: str | list[Array],
    ink: Ink,
    angle: float = 86,
    lift: float = 0,
    wobble: float = 5,
    core: Ink = WHITE,
    at: Array | None = None,
) -> None:
    """Lay one torn piece."""
    card.paint(spec, ink, angle=angle, edge="torn", core=core, wobble=wobble, lift=lift, at=at)
