"""The card's inks, and the two skins."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

PETROL: Final = "#183841"
INK: Final = "#15162a"
PLUM: Final = "#41263f"
BROWN: Final = "#96594a"
BONE: Final = "#efe4ce"
BRASS: Final = "#c99a45"
RED: Final = "#d6412d"

SHADE: Final = mix(BROWN, PLUM, 0.45)
"""The great face, turned from the window."""
LINE: Final = mix(BROWN, PLUM, 0.86)
"""Its folds."""
LIT: Final = shift(mix(BROWN, BRASS, 0.1), 0.035)
"""What stands out of it: the lid, the nose."""
SHEET: Final = mix(BONE, PLUM, 0.24)
"""Bed linen in its own shadow."""
OLD: Final = Skin("#a9654a", "#84493f", INK, lip="#824740", blush="#b9664a", white=BONE)
YOUNG: Final = Skin("#c07a54", "#8f5346", INK, lip="#93493f", blush="#c4644a", white=BONE)
