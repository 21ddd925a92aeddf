"""The card's inks."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import Ink, mix, shift
from art.cutpaper.skin import Skin

PISTACHIO: Final = "#c0cfb2"
CHALK: Final = "#f5f0e6"
LILAC: Final = "#bbadc9"
SHELL: Final = "#ecc4ae"
BUTTER: Final = "#ecd792"
CORAL: Final = "#e2654c"
PLUM: Final = "#2b1a2f"
BROWN: Final = "#a56f4d"

SAGE: Final[Ink] = mix(PISTACHIO, PLUM, 0.2)
"""The lower wall, where hands and chairs rub."""
FOLD: Final[Ink] = shift(PLUM, 0.075)
"""Seams and folds of the dress."""
GHOST: Final[Ink] = mix(PLUM, LILAC, 0.34)
"""Where a fish has been."""
CREASE: Final[Ink] = mix(CHALK, LILAC, 0.55)
"""Shade and folds of the white coat."""
LIP: Final[Ink] = mix(mix(BROWN, CORAL, 0.4), PLUM, 0.36)
"""Her mouth."""
BLUSH: Final[Ink] = mix(BROWN, CORAL, 0.55)
"""Her cheek."""
HERS: Final = Skin(BROWN, mix(BROWN, PLUM, 0.3), PLUM)
HIS: Final = Skin(
    SHELL,
    mix(SHELL, mix(BROWN, CORAL, 0.4), 0.42),
    PLUM,
    lip=mix(CORAL, BROWN, 0.4),
    blush=mix(SHELL, CORAL, 0.45),
    white=CHALK,
)
