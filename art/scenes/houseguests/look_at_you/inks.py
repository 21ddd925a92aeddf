"""The colours of Look at You, and who is looked at."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

YELLOW, BONE, DEEP, BROWN, SLATE, CHALK = "#f2b705", "#eae1cf", "#4f322a", "#7c503e", "#59636b", "#f6f1e6"
INK: Final = "#2a1c1a"
SHADE: Final = mix(YELLOW, BROWN, 0.36)
"""The gown where it turns from the light."""
DARK: Final = Skin(DEEP, "#3b2520", "#180e0e", lip="#6e352c", blush="#5f3d32", white=CHALK)
AUNT: Final = Skin("#6b4433", DEEP, "#24140f", lip="#7c4035", blush="#7c503e", white=CHALK)
CAST: Final = {
    "aunt": Face(
        AUNT,
        72,
        "long",
        "broad",
        "almond",
        "full",
        "thin",
        "shorn",
        "#b9b2a6",
        feels=feel("tender", lids=(0.34, 0.4), gaze=(0, 0.5), tilt=0),
    ),
    "along": Face(
        DARK,
        9,
        "egg",
        "snub",
        "almond",
        "bow",
        "short",
        "rows",
        INK,
        feels=feel("plain", gaze=(-0.2, -0.4), brows=(0.08, 0.02), corners=(0.2, -0.05), lids=(0.7, 0.6), tilt=0),
    ),
}
