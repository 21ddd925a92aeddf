"""The card's inks."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix

INK: Final = "#191b2e"
PETROL: Final = "#24444d"
PLUM: Final = "#45293f"
BROWN: Final = "#a8694d"
BRICK: Final = "#b24e3c"
BONE: Final = "#e7dcc8"
BRASS: Final = "#b18f4b"

LIGHT: Final = mix(BROWN, BONE, 0.22)
SHADE: Final = mix(BROWN, PLUM, 0.36)
DEEP: Final = mix(BROWN, PLUM, 0.72)
COOL: Final = mix(mix(BROWN, BONE, 0.5), BRASS, 0.18)
"""Flesh of the hand: another's."""
COOL_SHADE: Final = mix(COOL, BROWN, 0.62)
