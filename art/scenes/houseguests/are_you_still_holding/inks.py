"""The card's inks and its cast of three."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import Ink
from art.cutpaper.skin import Skin

NIGHT, SLATE, BRICK, CREAM, MUSTARD, OLIVE, UMBER = (
    "#2b2523",
    "#48524f",
    "#7e4536",
    "#dccfb4",
    "#c99c3e",
    "#757249",
    "#4d3a2e",
)
DARK: Final[Ink] = "#352b27"
HAIR: Final[Ink] = "#d6cfc1"
SHADE: Final[Ink] = "#a57a2c"
"""Where the sleeve turns from the light."""
GREY: Final[Ink] = "#b3ab9c"
CLOTH: Final[Ink] = "#8b9791"
"""Of the son's pyjamas."""
HERS: Final = Skin("#c99474", "#a06b52", "#2b2220", lip="#8f4b40", blush="#b9735c", white="#dfd6c2")
HIS: Final = Skin("#d3a080", "#a9755a", "#2b2220", lip="#96554a", blush="#c07d64", white="#dfd6c2")
CAST: Final = {
    "mother": Face(
        HERS,
        81,
        "pear",
        "bulb",
        "hooded",
        "long",
        "flat",
        "knot",
        "#d2cbbd",
        wear=("studs",),
        wear_ink="#c99c3e",
        feels=feel("bored", gaze=(0.1, 0.25), tilt=0),
        plane="half",
        eye=1.18,
    ),
    "son": Face(
        HIS,
        49,
        "heavy",
        "broad",
        "smooth",
        "thin",
        "bushy",
        "ring",
        "#3a2c28",
        beard="walrus",
        feels=feel("asleep", tilt=0),
        plane="cheek",
    ),
    "baby": Face(
        HIS,
        0,
        "moon",
        "button",
        "dot",
        "bow",
        "thin",
        "wisps",
        "#5a4034",
        feels=feel("listening", tilt=0),
        plane="none",
    ),
}
