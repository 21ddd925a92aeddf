"""The colours of Look at You, its people, and a round thing."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

YELLOW, BONE, DEEP, BROWN, SLATE, CHALK = "#f2b705", "#eae1cf", "#4f322a", "#7c503e", "#59636b", "#f6f1e6"
INK: Final = "#2a1c1a"
WARM: Final = Skin(BROWN, "#613d30", "#1e1210", lip="#713229", blush="#91604a", white="#e4d6c4")
DARK: Final = Skin(DEEP, "#3b2520", "#180e0e", lip="#6e352c", blush="#5f3d32", white=CHALK)
TAN: Final = Skin("#8a5b45", "#6b4535", "#1e1210", lip="#713a30", white=CHALK)
CAST: Final = {
    "yellow": Face(
        DARK,
        62,
        "moon",
        "broad",
        "smooth",
        "full",
        "plain",
        "shorn",
        "#3a3434",
        wear=("hoops",),
        wear_ink=YELLOW,
        feels=feel("laughing", lids=(-1, 0.0), slant=(0.3, 0.1), part=0.26, broad=1.05, tilt=0),
        plane="cheek",
    ),
    "white": Face(
        WARM,
        59,
        "heavy",
        "bulb",
        "round",
        "wide",
        "arched",
        "chin_waves",
        "#4b4546",
        wear=("pearls",),
        wear_ink=CHALK,
        feels=feel(
            "startled",
            lids=(0.5, 0.34),
            brows=(0.12, 0.17),
            slant=(0.35, 0.1),
            corners=(0.5, 0.36),
            part=0.11,
            broad=1.0,
            teeth=True,
            squint=0.5,
            bag=0.8,
            tilt=0,
        ),
        eye=1.0,
    ),
    "along": Face(
        TAN,
        25,
        "egg",
        "snub",
        "almond",
        "bow",
        "short",
        "rows",
        INK,
        feels=feel("plain", gaze=(-0.3, 0.1), brows=(0.08, 0.02), corners=(0.26, -0.1), lids=(0.8, 0.66), tilt=6),
    ),
    "patience": Face(
        WARM,
        70,
        "gaunt",
        "hook",
        "slit",
        "pinched",
        "bushy",
        "ring",
        "#b9b2a6",
        beard="goatee",
        wear=("half",),
        wear_ink=INK,
        feels=feel("stubborn", gaze=(0.0, 0.8), lids=(0.4, 0.3), tilt=8),
    ),
}
