"""The card's inks, its people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

PINK: Final = "#e7b6ab"
SKY: Final = "#b5ccd6"
PISTACHIO: Final = "#c0cda5"
BUTTER: Final = "#ecd99b"
LILAC: Final = "#bfafcb"
CHALK: Final = "#f4eee2"
PLUM: Final = "#4c3046"
STREET: Final = mix(BUTTER, CHALK, 0.62)

SHE: Final = Skin("#7d4f3c", "#5d382f", "#2e1a2a", lip="#693339", blush="#94594a", white="#f0e6d8")
TAN: Final = Skin("#b07a58", "#8a5a43", "#35202f", lip="#8b4a44", blush="#b8705c", white="#f0e6d8")
DARK: Final = Skin("#64402f", "#492d27", "#2b1824", lip="#5a2d30", white="#f0e6d8")

CAST: Final = {
    "woman": Face(
        SHE,
        66,
        "moon",
        "broad",
        "smooth",
        "full",
        "flat",
        hat="tied_back",
        hat_inks=(CHALK, LILAC),
        feels=feel(
            "proud",
            lids=(0.2, 0.14),
            gaze=(0.1, 0.9),
            corners=(0.1, 0.26),
            brows=(0.09, 0.05),
            slant=(0.1, 0.0),
            tilt=0,
        ),
        plane="cheek",
        wear=("hoops",),
        wear_ink=BUTTER,
    ),
    "brother": Face(
        TAN,
        38,
        "square",
        "bulb",
        "dot",
        "wide",
        "one",
        "crop",
        "#2e1a2a",
        beard="moustache",
        kin="brothers",
        feels=feel("wary"),
        plane="cheek",
    ),
    "other brother": Face(
        TAN,
        41,
        "square",
        "bulb",
        "dot",
        "wide",
        "one",
        "receding",
        "#2e1a2a",
        beard="walrus",
        kin="brothers",
        feels=feel("furious"),
        plane="cheek",
    ),
    "boy": Face(
        SHE,
        3,
        "moon",
        "button",
        "dot",
        "bow",
        "thin",
        "coils",
        "#2b1824",
        feels=feel("wanting", tilt=0, gaze=(0.1, 0.7)),
        plane="none",
    ),
}
