"""The card's inks, all pale but for her hair and the crack."""

from __future__ import annotations

from typing import Final

CHALK: Final = "#f5f1e7"
CHINA: Final = "#fdfaf2"
TILE: Final = "#a9c4cf"
BONE: Final = "#e7dccb"
APRICOT: Final = "#eec8aa"
SAGE: Final = "#b4bfa2"
COBALT: Final = "#3d5f94"
GOWN: Final = "#9dbacd"
NIGHT: Final = "#23243a"

HAIR: Final = "#2a1d20"
SKIN: Final = "#d39c74"
SHADE: Final = "#b47c58"
BLUSH: Final = "#d0745c"
LIP: Final = "#a34c43"
RED: Final = "#c8452f"
LEAF: Final = "#8fae6c"
OCHRE: Final = "#dcae58"
SOLE: Final = "#7d4a38"
