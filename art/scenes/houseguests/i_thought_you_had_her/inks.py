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

HERS: Final = Skin("#cdbba9", "#a89789", DARK, lip="#8d5a4b", blush="#c39f8c", white=CHALK)
ELDER: Final = Skin("#b09e8f", "#8d7e74", DARK, lip="#7f584b", white=CHALK)
YOUNGER: Final = Skin("#d3c4b3", "#b0a092", DARK, lip="#95624f", blush="#c8a48f", white=CHALK)
CAST: Final = {
    "flyer": Face(
        HERS,
        29,
        "moon",
        "button",
        "almond",
        "bow",
        "thin",
        "low_knot",
        "#837c78",
        feels=feel("smug", lids=(0.0, 0.0), corners=(0.3, 0.5), brows=(0.1, 0.08), tilt=0),
        plane="none",
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
        "#4b474a",
        beard="curled",
        feels=feel("bored", gaze=(0.55, 1.7), lids=(0.42, 0.34), brows=(0.02, 0.12), tilt=0),
        plane="wedge",
    ),
    "younger": Face(
        YOUNGER,
        23,
        "egg",
        "snub",
        "round",
        "wide",
        "arched",
        "wild",
        "#8a5a44",
        wear=("freckles",),
        feels=feel("startled", gaze=(0.2, -0.2), part=0.06, brows=(0.16, 0.16), tilt=0),
        plane="none",
        ears=1.2,
    ),
    "clown": Face(
        HERS, 55, "round", "bulb", "dot", "wide", "arched", "ring", RUST, feels=feel("stubborn", tilt=0), small=True
    ),
    "judge": Face(
        ELDER, 60, "long", "hook", "dot", "thin", "bushy", "ringlets", CHALK, feels=feel("proud", tilt=0), small=True
    ),
}
