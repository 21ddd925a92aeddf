"""The card's inks."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix

NIGHT: Final = "#1d233b"
PLUM: Final = "#3d2945"
PETROL: Final = "#2e4954"
BONE: Final = "#e6dbc6"
CHALK: Final = "#f1eadd"
SKIN: Final = "#b58263"
LILAC: Final = "#a497b8"
SHADE: Final = mix(BONE, LILAC, 0.45)
WHITE: Final = "#fffaf0"
FACE: Final = "#d9a884"
