"""Who is up in the tree, who is under it, and in which inks."""

from __future__ import annotations

from typing import Any, Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import Ink, Patch, Sheet
from art.cutpaper.skin import Skin

GREEN, BONE, UMBER, SLATE, TAN, GREY = "#3f9a4a", "#ebe3d2", "#4b3a31", "#5d6a70", "#b48e6e", "#8e8a80"
CHALK: Final = "#f7f1e4"
LINE: Final = "#2a1f1a"
OLIVE: Final = Skin("#c39a74", "#9c7757", LINE, lip="#8c5040", blush="#b98064", white=CHALK)
BROWN: Final = Skin("#86604a", "#664736", LINE, lip="#6c3a32", white=CHALK)
FAIR: Final = Skin("#dcbd9e", "#b99877", LINE, lip="#a06654", blush="#cf9a80", white=CHALK)
CAST: Final = {
    "huge": Face(
        OLIVE,
        72,
        "heavy",
        "snub",
        "almond",
        "wide",
        "arched",
        "curls",
        "#8a5238",
        feels=feel(
            "smug", lids=(0.44, 0.56), gaze=(0.34, 0.8), brows=(0.1, 0.04), corners=(0.2, 0.02), broad=0.9, tilt=0
        ),
        plane="cheek",
        jaw=0.05,
    ),
    "aiming": Face(
        BROWN,
        79,
        "gaunt",
        "hook",
        "almond",
        "thin",
        "flat",
        "low_knot",
        "#c9c2b4",
        wear=("round",),
        wear_ink=LINE,
        feels=feel("mischief", gaze=(-0.35, 0.6), lids=(0.7, 0.12), squint=0.5, corners=(0.3, 0.05), part=0, tilt=0),
        snout=1.15,
    ),
    "sleepy": Face(
        FAIR,
        68,
        "moon",
        "bulb",
        "smooth",
        "plain",
        "plain",
        "down",
        "#b9b2a6",
        hat="headscarf",
        hat_inks=(BONE, TAN),
        feels=feel("asleep", lids=(0.0, 0.12), part=0.02, corners=(0.12, 0.2), tilt=0),
        mouth=0.9,
    ),
    "husband": Face(
        OLIVE,
        75,
        "square",
        "broad",
        "dot",
        "plain",
        "bushy",
        "ring",
        "#c9c2b4",
        hat="felt",
        hat_inks=(UMBER, TAN),
        feels=feel("shouting", gaze=(0.0, -0.6), tilt=0),
        small=True,
    ),
    "pole": Face(
        FAIR, 30, "egg", "wedge", "dot", "plain", "flat", "crop", UMBER, feels=feel("plain", tilt=0), small=True
    ),
    "figures": Face(
        BROWN, 31, "long", "straight", "dot", "thin", "plain", "coils", LINE, feels=feel("cross", tilt=0), small=True
    ),
}


def torn(card: Sheet, spec: str, ink: Ink, **how: Any) -> Patch:
    """Lay a torn piece with its pale fibre."""
    return card.piece(spec, ink, **{"edge": "torn", "core": CHALK, "wobble": 4, "lift": 7, **how})
