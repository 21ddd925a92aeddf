"""The card's inks, its people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

CHALK: Final = "#f2ede2"
ASH: Final = "#bab4aa"
PENCIL: Final = "#6f6b6a"
INK: Final = "#1f1d20"
BONE: Final = "#ded5c5"
RUST: Final = "#a5482f"

OLD: Final = Skin("#c0a793", "#9a806e", INK, lip="#7c5a4e", white="#ece6da")
OLIVE: Final = Skin("#c4a58c", "#a08370", INK, lip="#8b5648", white="#f2ede2")

CAST: Final = {
    "grandfather": Face(
        OLD,
        66,
        "long",
        "bulb",
        "almond",
        "plain",
        "bushy",
        "bald",
        INK,
        feels=feel(
            "tender",
            lids=(0.56, 0.6),
            brows=(0.05, 0.13),
            slant=(0.1, 0.15),
            gaze=(0.6, 0.7),
            squint=0.8,
            bag=0.0,
            tilt=0,
        ),
        plane="cheek",
    ),
    "girl": Face(
        OLIVE,
        8,
        "round",
        "button",
        "almond",
        "plain",
        "thin",
        "bob",
        RUST,
        feels=feel("proud", lids=(0.62, 0.78), brows=(0.1, 0.16), gaze=(-0.5, -0.75), corners=(0.34, 0.4), tilt=0),
    ),
}
