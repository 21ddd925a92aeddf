"""The card's inks."""

from typing import Final

from art.cutpaper.sheet import Ink, mix, shift

CHALK: Final = "#f5f1e8"
BONE: Final = "#e7dccb"
PEACH: Final = "#e2b79d"
SHELL: Final = "#eed0bd"
MINT: Final = "#bcd0c4"
TIN: Final = "#a3adb1"
CORAL: Final = "#d0553f"
AUBERGINE: Final = "#2b1f2e"
GREEN: Final[Ink] = shift(MINT, -0.28)
"""The bow and its thread."""
FLUSH: Final[Ink] = mix(PEACH, CORAL, 0.24)
"""Her cheeks, the shade beside her nose."""
FOLD: Final[Ink] = mix(PEACH, AUBERGINE, 0.36)
"""Lines that a face of seventy has."""
