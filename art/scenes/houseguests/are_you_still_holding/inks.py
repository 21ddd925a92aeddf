"""The card's inks and its two skins: hers, and his with the baby's."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import Ink
from art.cutpaper.skin import Skin

NIGHT, SLATE, BRICK, CREAM, MUSTARD, OLIVE, UMBER = (
    "#2b2523",
    "#48524f",
    "#7e4536",
    "#dccfb4",
    "#c99c3e",
    "#757249",
    "#4d3a2e",
)
DARK: Final[Ink] = "#352b27"
HAIR: Final[Ink] = "#d6cfc1"
SHADE: Final[Ink] = "#a57a2c"
"""Where the sleeve turns from the light."""
GINGER: Final[Ink] = "#a9683f"
WICKER: Final[Ink] = "#8a6b4a"
PILLOW: Final[Ink] = "#a79f8c"
GREY: Final[Ink] = "#b3ab9c"
CLOTH: Final[Ink] = "#8b9791"
"""Of the son's pyjamas."""
HERS: Final = Skin("#c99474", "#a06b52", "#2b2220", lip="#8f4b40", blush="#b9735c", white="#dfd6c2", lid="#dcae90")
HIS: Final = Skin("#d3a080", "#a9755a", "#2b2220", lip="#96554a", blush="#c07d64", white="#dfd6c2", lid="#dcae90")
MANE: Final[Ink] = "#3a2c28"
"""His moustache and what hair he has."""
HER_LIP, HER_BLUSH, HIS_LIP, HIS_BLUSH = "#8f4b40", "#b9735c", "#96554a", "#c07d64"
