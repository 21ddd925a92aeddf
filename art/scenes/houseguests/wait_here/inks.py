"""The greys of Wait Here, its one colour, and the sitter's skin."""

from __future__ import annotations

from art.cutpaper.sheet import mix

CHARCOAL, PENCIL, ASH, BONE, CHALK, SAFFRON = "#2b2a2c", "#5d5b5c", "#9b9792", "#d9d2c6", "#f0ebe0", "#d08a2a"
BLACK = "#1b1a1d"
SKIN, SHADE, LIT = "#7f5b45", "#5d4234", "#9b775f"
WALL_FAR = mix(BONE, ASH, 0.45)
