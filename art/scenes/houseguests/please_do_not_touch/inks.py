"""The card's inks."""

from __future__ import annotations

from typing import Final

OLIVE: Final = "#77774f"
MUSTARD: Final = "#b18f45"
UMBER: Final = "#544337"
CREAM: Final = "#ddd0b1"
BRICK: Final = "#97452f"
SLATE: Final = "#58605f"
DARK: Final = "#241e1f"
SKIN: Final = "#c08d66"
SHADE: Final = "#9c6b4b"
HAIR: Final = "#43332b"
