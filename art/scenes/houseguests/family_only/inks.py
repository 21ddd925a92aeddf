"""The card's inks, its people: nobody's face."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face
from art.cutpaper.skin import Skin

PISTACHIO: Final = "#bccaa8"
SHELL: Final = "#ecc9bf"
CHALK: Final = "#f4efe4"
SKY: Final = "#b8cfd8"
BUTTER: Final = "#e6d79e"
BROWN: Final = "#6c4636"
AUBERGINE: Final = "#47304a"

DARK: Final = Skin(BROWN, "#50332b", "#2a1c2a", white=CHALK)
DEEP: Final = Skin("#553629", "#3f2722", "#241826", white=CHALK)
WARM: Final = Skin("#8a5c45", "#6c4636", "#2f2030", white=CHALK)

CAST: Final[dict[str, Face]] = {}
