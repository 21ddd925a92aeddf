"""The card's inks."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix, shift

BONE: Final = "#e9e1d0"
YELLOW: Final = "#e8b51e"
PETROL: Final = "#36525a"
SLATE: Final = "#6d7778"
UMBER: Final = "#3b2d28"
CHALK: Final = "#f6f1e6"
NIGHT: Final = "#201a1a"
FUR: Final = mix(UMBER, NIGHT, 0.3)
SHEEN: Final = shift(UMBER, 0.07)
FIBRE: Final = mix(UMBER, BONE, 0.4)
