"""The colours of Mind the Little One, and the skins of the two who look at one finger."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

UMBER, CHARCOAL, ASH, CHALK, BONE, WOOL = "#6e665f", "#2c292c", "#b3aca2", "#eee8dc", "#d6cdbe", "#d39b2c"
HERS: Final = Skin("#9c8575", "#7c685c", "#231f21", lip="#5e4a47", white=BONE)
HIS: Final = Skin("#937d6e", "#745f54", "#231f21", lip="#5a4845", white=CHALK)
CAST: Final = {
    "mother": Face(
        HERS,
        82,
        "pear",
        "broad",
        "slit",
        "thin",
        "thin",
        "low_knot",
        "#bdb6ab",
        feels=feel("smug", lids=(0.0, 0.2), gaze=(-0.1, 0.5), corners=(0.02, 0.16), brows=(0.05, 0.0), tilt=0),
        plane="none",
    ),
}
