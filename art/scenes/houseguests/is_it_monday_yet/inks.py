"""The card's inks, its people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

GREEN: Final = "#18a05a"
BONE: Final = "#eae1d0"
UMBER: Final = "#4b372e"
BROWN: Final = "#855a44"
PINK: Final = "#d9a79b"
SLATE: Final = "#646d70"
GOLD: Final = mix("#c79a45", BROWN, 0.15)
DARK: Final = "#241a19"

KIN: Final = Skin(BROWN, "#694434", DARK, lip="#71392f", blush="#95604a", white=BONE)
AUNT: Final = Skin("#6d4637", "#523328", DARK, lip="#8a3f37", blush="#84503f", white=BONE)
CAST: Final = {
    "long_one": Face(
        KIN,
        13,
        "lantern",
        "broad",
        "hooded",
        "full",
        "short",
        "high_coils",
        "#221a1a",
        feels=feel("bored", gaze=(0.1, 0.5), lids=(0.3, 0.42), part=0.07, tilt=0),
        plane="brow",
        ears=1.15,
    ),
    "licker": Face(
        KIN,
        7,
        "moon",
        "button",
        "almond",
        "pout",
        "short",
        "shorn",
        "#2b201e",
        feels=feel("plain", gaze=(-0.6, -0.2), lids=(0.5, 0.5), part=0.1, tilt=0),
        plane="none",
    ),
    "aunt": Face(
        AUNT,
        50,
        "pear",
        "bulb",
        "almond",
        "wide",
        "arched",
        "low_knot",
        "#1f1718",
        feels=feel("proud", gaze=(-0.25, 0.2), lids=(0.5, 0.62), brows=(0.06, 0.1), tilt=6),
        plane="none",
        wear=("hoops",),
        hat_inks=(PINK, GOLD),
    ),
}
