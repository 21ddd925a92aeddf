"""The card's inks, its people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

OLIVE: Final = "#77774f"
MUSTARD: Final = "#ab8d4c"
UMBER: Final = "#544337"
CREAM: Final = "#dbcfb5"
BRICK: Final = "#8c4a3b"
SLATE: Final = "#58605f"
DARK: Final = "#292322"

GUARD: Final = Skin("#cfa27c", "#a67a5c", DARK, lip="#8c4a3b", blush="#bd8166", white="#e4dac4")
OLD: Final = Skin("#d2ad8c", "#aa8569", DARK, lip="#95604f", white="#e4dac4")
LADY: Final = Skin("#dcc3a6", "#b3947a", DARK, lip="#8c4a3b", white="#e4dac4")
CHILD: Final = Skin("#c6966f", "#9b7054", DARK, lip="#8c4a3b", white="#e4dac4")

CAST: Final = {
    "guard": Face(
        GUARD,
        55,
        "pear",
        "broad",
        "hooded",
        "wide",
        "thin",
        "side_bob",
        "#8f8a80",
        feels=feel(
            "bored",
            gaze=(-0.75, -0.6),
            lids=(0.6, 0.46),
            brows=(0.02, 0.12),
            slant=(0.0, 0.1),
            corners=(-0.22, -0.02),
            tilt=0,
            bag=1.0,
        ),
        plane="cheek",
        jaw=0.05,
    ),
    "man": Face(
        OLD,
        79,
        "gaunt",
        "hook",
        "smooth",
        "pinched",
        "bushy",
        "combed_over",
        "#c9c0ae",
        wear=("round",),
        feels=feel("asleep", corners=(0.1, 0.2), slant=(0.05, 0.15), tilt=0),
        plane="none",
    ),
    "child": Face(
        CHILD,
        7,
        "moon",
        "line",
        "round",
        "thin",
        "short",
        "bunches",
        DARK,
        feels=feel("mischief", gaze=(0.5, 0.0), part=0.06, lids=(0.9, 0.3), slant=(0.0, 0.1)),
        plane="none",
    ),
    "lady": Face(
        LADY,
        30,
        "egg",
        "straight",
        "almond",
        "pinched",
        "arched",
        "crown_plait",
        "#3c2a24",
        wear=("drops",),
        wear_ink="#ab8d4c",
        feels=feel(
            "wary", gaze=(-0.85, 0.5), lids=(0.34, 0.62), squint=0.5, corners=(-0.12, 0.02), slant=(-0.3, 0.05), tilt=0
        ),
        plane="half",
        long=1.06,
    ),
}
