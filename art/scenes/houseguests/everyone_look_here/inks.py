"""The card's inks: greys, and one green."""

from __future__ import annotations

from typing import Final

ASH: Final = "#b1aaa0"
CHARCOAL: Final = "#2f2d2e"
CHALK: Final = "#efe9de"
PENCIL: Final = "#6e6b69"
BONE: Final = "#d8d0c1"
GREEN: Final = "#6f9a3c"

UMBER: Final = "#b39b8a"
"""What shows of skin."""
