"""The papers: five greys, two skins, and one red."""

from __future__ import annotations

INK, COAL, PENCIL, ASH, CHALK, RED = "#211f22", "#3f3d40", "#77747a", "#b4afa7", "#ece5d8", "#a8382f"
SKIN, SKIN_SHADE = "#b98e70", "#8c654e"
