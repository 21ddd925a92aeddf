"""The card's inks, its skins, and who is on which side of a chain."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

YELLOW, UMBER, BONE, SLATE, TAN, ASH = "#f0bd00", "#4a3a32", "#e7dccb", "#5c686f", "#bb9375", "#8f8b84"
LINE: Final = "#241c1a"
WHITE: Final = "#f3ecdf"
PALE: Final = Skin("#d9b9a0", "#b08f78", LINE, lip="#9a6454", blush="#d6a590", white=WHITE)
FAIR: Final = Skin("#d6ab8b", "#b18566", LINE, lip="#9a5c4c", white=WHITE)
BROWN: Final = Skin("#96694e", "#724f3c", LINE, lip="#70443a", blush="#a0735a", white=WHITE)
SKY: Final = shift(SLATE, -0.06)
CHICK: Final = mix(YELLOW, WHITE, 0.42)
CAST: Final = {
    "friend": Face(
        PALE,
        50,
        "long",
        "straight",
        "deep",
        "wide",
        "flat",
        "receding",
        "#3a2d28",
        beard="",
        snout=1.2,
        eye=1.1,
        long=1.06,
        mouth=1.05,
        feels=feel(
            "menacing",
            lids=(0.62, 0.5),
            brows=(0.02, 0.09),
            slant=(-0.05, 0.08),
            gaze=(0.04, 0.12),
            corners=(0.42, 0.26),
            squint=0.25,
            bag=0.9,
            tilt=0,
        ),
        plane="half",
    ),
    "on guard": Face(FAIR, 8, "round", "snub", "round", "thin", "thin", "one_plait", "#c7a06a"),
    "offended": Face(
        BROWN,
        79,
        "heart",
        "broad",
        "hooded",
        "pout",
        "arched",
        "crown_plait",
        "#b9b2a6",
        wear=("hoops",),
        wear_ink=YELLOW,
        feels=feel("sulking", gaze=(-0.5, -0.35), lids=(0.34, 0.5), brows=(0.12, 0.05), slant=(0.0, -0.1), tilt=0),
        plane="cheek",
    ),
}
