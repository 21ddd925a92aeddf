"""The card's inks, its people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

CHARCOAL: Final = "#2c2a2d"
ASH: Final = "#aba49b"
CHALK: Final = "#f0eadf"
PENCIL: Final = "#646164"
BONE: Final = "#d9d0c1"
RUST: Final = "#b3502f"
DARK: Final = "#1d1b1e"

HERS: Final = Skin("#cfbfae", "#a89789", DARK, lip="#8d5a4b", blush="#c39f8c", white=CHALK)
ELDER: Final = Skin("#b3a294", "#8d7e74", DARK, lip="#7f584b", white=CHALK)
YOUNGER: Final = Skin("#d6c8b8", "#b0a092", DARK, lip="#95624f", blush="#c8a48f", white=CHALK)
CAST: Final = {
    "flyer": Face(
        HERS,
        29,
        "moon",
        "button",
        "smooth",
        "bow",
        "thin",
        "slick",
        "#2a2629",
        feels=feel("smug", lids=(0.0, 0.0), corners=(0.42, 0.3), brows=(0.1, 0.07), tilt=0),
        plane="none",
        wear=("rouge",),
    ),
    "elder": Face(
        ELDER,
        41,
        "lantern",
        "bent",
        "hooded",
        "thin",
        "flat",
        "parted",
        "#2a2629",
        beard="curled",
        feels=feel("bored", gaze=(0.3, 0.7), lids=(0.5, 0.62), brows=(0.0, 0.09), tilt=0),
        plane="wedge",
    ),
    "younger": Face(
        YOUNGER,
        23,
        "heart",
        "snub",
        "round",
        "wide",
        "bushy",
        "wild",
        "#8a5a44",
        wear=("freckles",),
        feels=feel("startled", gaze=(0.2, -0.85), part=0.13, brows=(0.16, 0.1), tilt=0),
        plane="none",
        ears=1.25,
    ),
}
