"""The card's inks; nobody's face is seen from above."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face
from art.cutpaper.skin import Skin

CHALK: Final = "#f5f1e7"
TILE: Final = "#a9c4cf"
BONE: Final = "#e7dccb"
APRICOT: Final = "#e3b592"
SAGE: Final = "#b4bfa2"
WALNUT: Final = "#5a4034"
COBALT: Final = "#3d5f94"
NIGHT: Final = "#2c2023"
ASH: Final = "#8f939a"

FAIR: Final = Skin("#dba883", "#b98464", WALNUT, white=CHALK)
TAN: Final = Skin("#c28c66", "#9b6a4c", NIGHT, white=CHALK)
OLD: Final = Skin("#cb9b7b", "#a2755a", WALNUT, white=CHALK)
BABY: Final = Skin("#e0b08c", "#bf8c6b", WALNUT, white=CHALK)

CAST: Final[dict[str, Face]] = {}
