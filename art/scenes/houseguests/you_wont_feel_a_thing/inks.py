"""The card's inks."""

from typing import Final

from art.cutpaper.sheet import Ink, mix

CHALK: Final = "#f5f1e8"
BONE: Final = "#e7dccb"
SHELL: Final = "#e9c9ba"
MINT: Final = "#bcd0c4"
TIN: Final = "#aab0b2"
AUBERGINE: Final = "#3a2b3c"
FAIR: Final[Ink] = mix(BONE, SHELL, 0.42)
"""Her skin where it is neither bare paper nor in shade."""
ROSE: Final = "#cf9486"
CORAL: Final = "#c9695a"
"""The one ink that the eye finds: the kite, the cloth's hem."""
