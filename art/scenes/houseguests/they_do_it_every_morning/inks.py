"""The card's inks."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix

LAWN: Final = "#2b2e2f"
SNOW: Final = "#f4f1e9"
HOLLOW: Final = "#bfc3c4"
ASH: Final = "#98958f"
SLATE: Final = "#5b5c60"
STRAW: Final = "#d6cdb9"
SKIN: Final = "#c7a591"
RED: Final = "#b8382c"
SHADE: Final = mix(SKIN, SLATE, 0.42)
"""Flesh that is turned away."""
FOLD: Final = mix(SKIN, LAWN, 0.55)
"""A crease of it."""
