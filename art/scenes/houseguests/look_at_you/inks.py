"""The colours of Look at You, and who is looked at."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

YELLOW, BONE, DEEP, BROWN, SLATE, CHALK = "#f2b705", "#eae1cf", "#4f322a", "#7c503e", "#59636b", "#f6f1e6"
INK: Final = "#2a1c1a"
FAR: Final = mix(YELLOW, BROWN, 0.36)
"""The far legs."""
SPOT: Final = mix(YELLOW, BROWN, 0.82)
DARK: Final = Skin(DEEP, "#3b2520", "#180e0e", lip="#6e352c", blush="#5f3d32", white=CHALK)
CAST: Final = {
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
