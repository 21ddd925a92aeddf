"""The card's inks, who kneels."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

MUSTARD, UMBER, CREAM, BRICK, OLIVE, SLATE, NIGHT = (
    "#ae9150",
    "#5b4638",
    "#dbcfb6",
    "#914e3d",
    "#74714a",
    "#5a6160",
    "#2a2321",
)
PAPER: Final = "#f6f0e2"
HIDE: Final = mix(SLATE, NIGHT, 0.56)
SILVER: Final = mix(SLATE, PAPER, 0.46)
YOUNG: Final = Skin("#a8744f", "#83573c", NIGHT, lip="#8a4437", blush="#b57a58", white=PAPER)
CAST: Final = {
    "assistant": Face(
        YOUNG,
        19,
        "round",
        "button",
        "round",
        "full",
        "arched",
        "beehive",
        NIGHT,
        wear=("drops",),
        wear_ink=MUSTARD,
        feels=feel("cross", gaze=(0.2, 0.5), lids=(0.4, 0.5), slant=(-0.1, -0.2), tilt=0),
    ),
}
