"""The papers: six greys, two skins, and one red."""

from __future__ import annotations

INK, COAL, PENCIL, ASH, CHALK, RED = "#1f1d20", "#3a383b", "#77747a", "#b4afa7", "#ece5d8", "#a8382f"
SKIN, SKIN_SHADE, LIP = "#b98e70", "#8c654e", "#7c4238"
