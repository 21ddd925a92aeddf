"""The papers of the card."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

CHALK, STRAW, SKY, LIME, SHELL = "#f6f0e3", "#ecdcae", "#b4cbd2", "#cfd79a", "#ecc4b0"
BROWN, PLUM, RED = "#8d5c46", "#35263a", "#c8452f"
LINE: Final = "#2a1d2c"
GREY: Final = "#b7afaa"
DARK: Final = Skin(BROWN, "#6f4535", LINE, lip="#6a3833", blush="#9a644c", white=CHALK)
TAN: Final = Skin("#b98563", "#98684c", LINE, lip="#8b4d42", blush="#c58a6a", white=CHALK)
PALE: Final = Skin("#dcb497", "#bb8d72", LINE, lip="#a8604f", blush="#dea58b", white=CHALK)
HERS: Final = Skin("#c48f6d", "#9c6c50", LINE, lip="#94503f", blush="#cd8b6a", white=CHALK)
FOLD: Final = mix(HERS.shade, LINE, 0.35)
