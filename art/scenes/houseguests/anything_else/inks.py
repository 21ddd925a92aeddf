"""The colours of Anything Else?."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix

PISTACHIO, CHALK, LILAC, SEA, PEAR, SHELL, PLUM, BROWN = (
    "#c6d2b6",
    "#f3eee3",
    "#b7aac4",
    "#9db8bd",
    "#d6c04e",
    "#e9c3ae",
    "#2d1a2b",
    "#8a5842",
)
CORAL: Final = "#d8574f"
LIP: Final = "#a85f55"
"""His lips, on which there is no paint."""
HAIR: Final = mix(PLUM, LILAC, 0.07)
"""Her hair."""
