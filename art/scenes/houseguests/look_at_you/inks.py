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
DARK: Final = Skin("#7d523f", "#6a4435", "#20120f", lip="#96503f", white=CHALK)
AUNT: Final = Skin("#94634a", "#7d503c", "#24140f", lip="#964e40", white=CHALK)
CAST: Final = {
    "aunt": Face(
        AUNT,
        72,
        "oval",
        "broad",
        "dot",
        "full",
        "thin",
        "shorn",
        "#b9b2a6",
        feels=feel("tender", lids=(-0.1, -0.1), gaze=(0, 0.5), corners=(0.6, 0.7), tilt=0),
        plane="cheek",
        long=0.84,
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
        feels=feel("plain", gaze=(-0.2, -0.4), brows=(0.08, 0.02), corners=(0.4, 0.6), lids=(0.7, 0.6), tilt=0),
        plane="none",
    ),
}
