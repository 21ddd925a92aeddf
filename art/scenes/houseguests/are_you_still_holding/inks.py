"""The card's inks, and how one shape is laid."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import Ink, Patch, Sheet

CREAM: Final = "#dacdb2"
NIGHT: Final = "#2a2321"
BRICK: Final = "#a04b38"
OLIVE: Final = "#757249"
UMBER: Final = "#5d4738"
MUSTARD: Final = "#b09249"
SLATE: Final = "#5a615f"
LINEN: Final = "#efe5cf"
WHITE: Final = "#ddd8cb"
TAN: Final = "#b27a55"
FAIR: Final = "#d3a888"
SHADE: Final = "#94613f"


def flat(card: Sheet, outline: str, ink: Ink, angle: float = 80, lift: float = 6, laps: float = 80) -> Patch:
    """Lay one opaque shape and return it."""
    return card.piece(outline, ink, angle=angle, laps=laps, grain=0.22, lift=lift)
