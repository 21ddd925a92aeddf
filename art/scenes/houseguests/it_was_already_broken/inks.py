"""The card's inks and its cast: of four backs only two show a cheek."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
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

FAIR: Final = Skin("#dba883", "#b98464", WALNUT, white=CHALK, lip="#b0604c", blush="#d0896a")
TAN: Final = Skin("#c28c66", "#9b6a4c", NIGHT, white=CHALK)
OLD: Final = Skin("#cb9b7b", "#a2755a", WALNUT, white=CHALK)
BABY: Final = Skin("#e0b08c", "#bf8c6b", WALNUT, white=CHALK)

CAST: Final[dict[str, Face]] = {
    "boy": Face(
        FAIR, 11, "round", "snub", "round", "plain", "short", "crop", WALNUT, feels=feel("ashamed", tilt=0, gaze=(0.3, -0.4))
    ),
    "thief": Face(
        FAIR, 24, "diamond", "straight", "smooth", "bow", "arched", "drawn_back", NIGHT,
        feels=feel("sly", tilt=0, gaze=(0.5, -0.2)),
    ),
}  # fmt: skip
