"""The inks, and who stands in the glass."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

LILAC: Final = "#a8a0b6"
PINK: Final = "#eabfb4"
PIST: Final = "#bcc69f"
BONE: Final = "#f5efe3"
YELLOW: Final = "#dcb958"
PETROL: Final = "#3d5a6b"
COAT: Final = "#a9bcc6"
PLUM: Final = "#2e1c2b"
TOMATO: Final = "#b9553f"
WALL: Final = mix(PIST, BONE, 0.55)
SILVER: Final = mix(LILAC, BONE, 0.52)
DARK: Final = shift(PLUM, 0.05)
TAN: Final = Skin("#c89a7a", "#a87a61", "#2d1f2c", lip="#a84f45", blush="#c08067", white="#efe7d8")
CAST: Final = {
    "she who leaves": Face(
        TAN,
        50,
        "diamond",
        "bent",
        "hooded",
        "bow",
        "arched",
        "chin_waves",
        "#cdc6cf",
        feels=feel(
            "smug", gaze=(-0.66, 0.6), lids=(0.62, 0.48), brows=(0.02, 0.12), corners=(0.12, 0.6), bag=0, tilt=0
        ),
        plane="cheek",
    ),
}
