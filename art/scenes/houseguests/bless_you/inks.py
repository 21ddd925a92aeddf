"""The card's inks."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import Ink, mix, shift

CHALK: Final = "#f6f1e7"
MINT: Final = "#c4d6c9"
SHELL: Final = "#e6b9a4"
STRAW: Final = "#e1cd92"
GOLD: Final = "#dba63f"
NIGHT: Final = "#2a2f3d"
WALNUT: Final = "#5b4135"
BRICK: Final = "#b25a45"
BROWN: Final[Ink] = mix(WALNUT, BRICK, 0.36)
"""His skin in the light."""
UMBER: Final[Ink] = mix(WALNUT, NIGHT, 0.12)
"""His skin in the shade."""
TAN: Final[Ink] = mix(SHELL, mix(BRICK, GOLD, 0.42), 0.5)
"""Her skin in the light."""
BLUSH: Final[Ink] = mix(TAN, WALNUT, 0.26)
"""Her skin in the shade, her knuckles."""
LINE: Final[Ink] = mix(BRICK, WALNUT, 0.75)
"""Lines on her skin."""
FOLD: Final[Ink] = shift(NIGHT, 0.08)
"""Seams and folds of his coat."""
LEAF: Final[Ink] = mix(MINT, NIGHT, 0.84)
"""What grows in his hair."""
