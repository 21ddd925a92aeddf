"""Who is in the pram, and who in the sea."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.scenes.houseguests.stay_in_as_long_as_you_like.bathers_cast import CAST_BATHERS
from art.scenes.houseguests.stay_in_as_long_as_you_like.inks import GREY, ROSY

CAST: Final = {
    "man": Face(
        ROSY,
        68,
        "moon",
        "bulb",
        "hooded",
        "long",
        "bushy",
        "bald",
        GREY,
        feels=feel(
            "smug",
            lids=(0.3, 0.72),
            brows=(0.03, 0.11),
            slant=(0.05, -0.1),
            gaze=(0.1, 0.1),
            corners=(0.2, 0.1),
            tilt=0,
        ),
        plane="cheek",
        ears=1.15,
        nostrils=1.1,
        eye=1.18,
    ),
    **CAST_BATHERS,
}
