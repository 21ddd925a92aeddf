"""The card's inks, its people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

CREAM: Final = "#f3eadb"
LILAC: Final = "#bcb0cc"
ROSE: Final = "#e6bdb2"
PISTACHIO: Final = "#bfcca8"
BUTTER: Final = "#ead9a4"
PLUM: Final = "#3f2a48"

DARK: Final = Skin("#9c6549", "#7d4e3d", "#3b2740", lip="#84453f", blush="#a65e4a", white="#f3eadb")
CHILD: Final = Skin("#ad7554", "#8d5a45", "#3b2740", lip="#944f47", blush="#b96b55")

CAST: Final = {
    "father": Face(
        DARK,
        36,
        "lantern",
        "bent",
        "hooded",
        "thin",
        "flat",
        "parted",
        "#2e1f33",
        beard="moustache",
        feels=feel(
            "plain",
            lids=(0.5, 0.4),
            brows=(0.1, 0.03),
            slant=(0.06, -0.04),
            gaze=(-0.1, 0.22),
            corners=(0.1, 0.26),
            bag=0.5,
        ),
        plane="none",
        eye=0.78,
    ),
    "baby": Face(
        CHILD,
        0.7,
        "moon",
        "line",
        "smooth",
        "thin",
        "none",
        "wisps",
        "#2e1f33",
        feels=feel("asleep", tilt=0, corners=(0.2, 0.1)),
        plane="none",
    ),
}
