"""The card's inks, its people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

LOUD: Final = "#d41f62"
BONE: Final = "#eae1d0"
BLACK: Final = "#272120"
UMBER: Final = "#4b3d37"
BROWN: Final = "#a06f50"
GREY: Final = "#a39a90"
FLOOR: Final = mix(BONE, GREY, 0.3)
HIDE: Final = mix(BLACK, UMBER, 0.32)

KIN: Final = Skin(BROWN, "#8a5c41", "#241a19", lip="#84503c", blush=BROWN, white=BROWN)
CAST: Final = {
    "long_one": Face(
        KIN,
        13,
        "lantern",
        "broad",
        "dot",
        "thin",
        "short",
        "high_coils",
        "#221a1a",
        feels=feel("bored", gaze=(0.1, 0.5), lids=(0.3, 0.42), part=0, bag=0, tilt=0),
        plane="none",
        ears=1.15,
    ),
}
