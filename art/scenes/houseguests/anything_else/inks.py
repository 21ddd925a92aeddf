"""The colours of Anything Else?, its people, and a round thing."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

PISTACHIO, SHELL, CHALK, SEA, LILAC, PLUM, PEAR = (
    "#b5c4a2",
    "#ecc8bb",
    "#f3eee3",
    "#9db8bd",
    "#b7aac4",
    "#4e3348",
    "#cfbf55",
)
LINE: Final = "#3a2638"
PALE: Final = Skin("#d9b08c", "#b78e70", LINE, lip="#a8605c", blush="#d0937c", white=CHALK)
BURNT: Final = Skin("#b9775c", "#935a49", LINE, lip="#80403f", blush="#ab6450", white=CHALK)
ROSY: Final = Skin("#e2b497", "#c5917a", LINE, lip="#b0605c", blush="#d98f80", white=CHALK)
CAST: Final = {
    "monger": Face(
        BURNT,
        62,
        "square",
        "bent",
        "deep",
        "plain",
        "one",
        "crop",
        "#6f6668",
        hat="tied_back",
        hat_inks=(SEA, CHALK),
        feels=feel(
            "wanting",
            gaze=(-0.95, 0.0),
            lids=(0.74, 0.6),
            brows=(0.1, 0.02),
            slant=(0.3, 0.0),
            corners=(-0.08, 0.06),
            part=0.0,
            tilt=0,
        ),
        ears=1.2,
    ),
    "girl": Face(
        ROSY,
        6,
        "moon",
        "button",
        "slit",
        "plain",
        "thin",
        "bowl",
        PLUM,
        feels=feel("wanting", gaze=(-0.2, -0.2), part=0.09, tilt=0),
    ),
}
