"""The inks of a dining room in Vienna."""

from __future__ import annotations

from typing import Final

from art.cutpaper.skin import Skin

CHARCOAL: Final = "#2e2c2e"
CHALK: Final = "#f0ebe1"
ASH: Final = "#a9a49c"
PENCIL: Final = "#656264"
BONE: Final = "#d7cfc1"
ORANGE: Final = "#d0501f"
JET: Final = "#19181a"
WHITE: Final = "#fffaf0"
PALE: Final = Skin("#d3c6b8", "#a99d92", CHARCOAL, white=CHALK)
RUDDY: Final = Skin("#cfc3b7", "#9d9187", CHARCOAL, lip="#8a7c75", blush="#b5a79b", white=CHALK)
