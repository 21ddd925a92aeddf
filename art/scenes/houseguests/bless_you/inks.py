"""The card's inks, its people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

CHALK: Final = "#f6f1e7"
MINT: Final = "#c4d6c9"
LINEN: Final = "#e8dccb"
STRAW: Final = "#e1cd92"
SLATE: Final = "#59646c"
NIGHT: Final = "#2a2f3d"
WALNUT: Final = "#5b4135"
BRICK: Final = "#b25a45"
DARK: Final = "#33262a"

OLIVE: Final = Skin("#dcb28f", "#c69872", DARK, lip="#a5584a", white="#f4eee2")
ROSY: Final = Skin("#e2b196", "#bf8a72", DARK)
FAIR: Final = Skin("#e3bea6", "#bf937d", DARK, lip="#a5665a", blush="#d4947e")

CAST: Final = {
    "lady": Face(
        OLIVE,
        62,
        "long",
        "button",
        "dot",
        "thin",
        "arched",
        "drawn_back",
        "#8d857c",
        wear=("pearls",),
        wear_ink=CHALK,
        feels=feel(
            "tender",
            gaze=(0.25, -0.5),
            lids=(0.5, 0.5),
            brows=(0.1, 0.1),
            slant=(0.0, 0.1),
            corners=(0.4, 0.5),
            bag=0.0,
        ),
        plane="none",
        eye=0.9,
    ),
    "boy": Face(
        FAIR,
        5,
        "diamond",
        "button",
        "round",
        "plain",
        "short",
        "tuft",
        "#b0803f",
        feels=feel("proud", gaze=(0.4, 0.1), lids=(0.7, 0.6), slant=(-0.1, 0.0)),
        plane="none",
    ),
}
