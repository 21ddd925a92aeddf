"""The card's inks and skins."""

from __future__ import annotations

from typing import Final

from art.cutpaper.skin import Skin

CHALK: Final = "#f7f3ea"
LINEN: Final = "#ebe2d3"
OLIVE: Final = "#d9ad8a"
SHADE: Final = "#c18f6e"
SHELL: Final = "#e8c6b7"
MINT: Final = "#cbd8c9"
HENNA: Final = "#9a5638"
PLUM: Final = "#33283a"

GIRL: Final = Skin("#a9764f", "#855640", PLUM)
OLD: Final = Skin("#c08d68", "#966448", PLUM)
MAN: Final = Skin("#b98460", "#8f5f45", PLUM)
