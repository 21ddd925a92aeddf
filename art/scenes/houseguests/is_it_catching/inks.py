"""The card's inks."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix

INK: Final = "#191b2e"
PETROL: Final = "#24444d"
PLUM: Final = "#45293f"
BROWN: Final = "#b9795a"
RED: Final = "#c8412f"
BONE: Final = "#e7dcc8"
BRASS: Final = "#b18f4b"

FOLD: Final = mix(BONE, PLUM, 0.2)
"""The towel, turned from the lamp."""
SHADE: Final = mix(BROWN, PLUM, 0.38)
