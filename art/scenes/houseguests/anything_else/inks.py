"""The colours of Anything Else?."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix

PISTACHIO, SHELL, CHALK, SEA, LILAC, PLUM, PEAR = (
    "#b5c4a2",
    "#ecc8bb",
    "#f3eee3",
    "#9db8bd",
    "#b7aac4",
    "#4e3348",
    "#cfbf55",
)
CORAL: Final = "#d4655f"
HIDE: Final = mix(PLUM, "#2c1a2a", 0.35)
"""The elk."""
HORN: Final = mix(PLUM, LILAC, 0.16)
