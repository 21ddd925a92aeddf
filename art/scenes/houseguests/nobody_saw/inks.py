"""The card's inks, its skins and the one face that is seen from the front."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import shift
from art.cutpaper.skin import Skin

ORANGE: Final = "#f0651f"
INK: Final = "#232129"
BONE: Final = "#e9e0cf"
ASH: Final = "#a29c94"
SLATE: Final = "#5f666d"
BROWN: Final = "#71503f"
LINEN: Final = "#f6f0e3"
FOLD: Final = shift(INK, 0.085)

HERS: Final = Skin("#d6ac8a", "#ae8262", INK, lip="#96543f", white=LINEN)
HIS: Final = Skin(BROWN, "#573c31", INK, white=LINEN)

CAST: Final = {
    "pourer": Face(
        HERS,
        66,
        "heavy",
        "wedge",
        "round",
        "pinched",
        "arched",
        "crown_plait",
        "#45454b",
        feels=feel(
            "smug",
            lids=(0.4, 0.85),
            brows=(0.16, 0.04),
            gaze=(-0.2, -0.8),
            corners=(-0.1, 0.15),
            slant=(0.1, -0.05),
            tilt=0,
        ),
        plane="cheek",
        mouth=0.72,
        eye=1.15,
    )
}
