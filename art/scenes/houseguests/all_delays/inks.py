"""The card's inks, and its skins: brown from light to deep, on night."""

from typing import Final

from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

NIGHT: Final = "#22283f"
PLUM: Final = "#3d2a40"
SLATE: Final = "#4c566b"
OCHRE: Final = "#c58f3d"
BRICK: Final = "#8e4a3c"
RED: Final = "#b2453a"
BONE: Final = "#e3d8c4"
FIBRE: Final = "#f2ebdc"
LINE: Final = "#1d1826"


def _skin(base: str, shade: str) -> Skin:
    return Skin(base, shade, LINE, lip=mix(shade, LINE, 0.2), white="#ece4d2")


SKINS: Final = {
    "deep": _skin("#6b4638", "#4a2f2d"),
    "brown": _skin("#8a5b45", "#623e36"),
    "warm": _skin("#a26c4c", "#784a3b"),
    "tan": _skin("#b98560", "#8d5f4a"),
    "pale": _skin("#cda07d", "#a0745c"),
}
MIST: Final = shift(SLATE, 0.12)
"""Slate further off."""
COAT: Final = "#171827"
"""The guard's cloth, the darkest mass."""
GREY: Final = "#b9b3a8"
"""Old hair, and a fold in white cotton."""
