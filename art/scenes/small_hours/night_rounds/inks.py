"""Parts of Night Rounds: its few inks."""

from __future__ import annotations

from typing import Final

INK: Final = (0.27, 0.06, 274)
HAIR: Final = (0.385, 0.075, 272)
HAIR_PALE: Final = (0.55, 0.075, 266)
BLUE: Final = (0.78, 0.06, 256)
CAST: Final = (0.68, 0.075, 268)
"""What white cloth is darkened with: a clear periwinkle, so that no shadow goes grey."""
CREAM: Final = (0.965, 0.02, 92)
SKIN: Final = (0.785, 0.072, 56)
SKIN_PALE: Final = (0.88, 0.05, 70)
SKIN_SHADE: Final = (0.76, 0.085, 25)
SKIN_INK: Final = (0.42, 0.09, 28)
BLUSH: Final = (0.72, 0.13, 28)
RED: Final = (0.6, 0.2, 29)
RED_DEEP: Final = (0.46, 0.17, 24)
GLOW: Final = (0.95, 0.1, 95)
