"""The card's inks."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

ORANGE: Final = "#f0651f"
INK: Final = "#232129"
BONE: Final = "#e9e0cf"
ASH: Final = "#a29c94"
SLATE: Final = "#5f666d"
TAN: Final = "#b98f70"
WALL: Final = mix(ASH, BONE, 0.5)

PALE: Final = Skin("#dcbd97", "#b48f6d", INK, lip="#99604f", blush="#cf9277", white="#f4eee0")
MIDDLE: Final = Skin("#c79c79", "#9d7657", INK, lip="#8f5a48")
FAIR: Final = Skin("#dcc0a4", "#b5927a", INK, lip="#a06a58")
