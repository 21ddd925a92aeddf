"""The card's inks: greys, her skin, and one green."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix, shift

ASH: Final = "#b1aaa0"
CHARCOAL: Final = "#2b292b"
CHALK: Final = "#f1ece2"
PENCIL: Final = "#6e6b69"
BONE: Final = "#d8d0c1"
GREEN: Final = "#5f9a3a"

SILVER: Final = mix(ASH, PENCIL, 0.12)
"""Her hair."""
STRAND: Final = mix(PENCIL, CHARCOAL, 0.35)
"""What is drawn in her hair."""

UMBER: Final = "#7d6053"
"""Her ears, her nape and her hand."""

RIBBON: Final = shift(GREEN, -0.06)
"""The bow: the paint, once it is dry."""
