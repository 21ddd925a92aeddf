"""The card's inks and its tenants."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

UMBER: Final = "#5d4738"
OLIVE: Final = "#757249"
CREAM: Final = "#dacdb2"
BRICK: Final = "#95503c"
MUSTARD: Final = "#b09249"
SLATE: Final = "#5a615f"
NIGHT: Final = "#2a2321"
ROPE: Final = "#efe5cf"

FAIR: Final = Skin("#c9987a", "#a2755a", NIGHT, lip="#8f4b40", blush="#c4856b", white=ROPE)
TAN: Final = Skin("#ad7b5a", "#8a5e44", NIGHT, lip="#854338", blush="#b5795e", white=ROPE)
WEAK: Final = Skin("#d3a98c", "#ad846a", NIGHT, lip="#985a4c", blush="#cf947a", white=ROPE)

CAST: Final = {
    "shaver": Face(
        TAN,
        40,
        "square",
        "bent",
        "slit",
        "crooked",
        "flat",
        "wild",
        NIGHT,
        feels=feel("bored", gaze=(0.0, -0.1), lids=(0.36, 0.5), tilt=-8),
        plane="half",
    ),
    "he": Face(
        WEAK,
        60,
        "pear",
        "bulb",
        "deep",
        "plain",
        "short",
        "ring",
        "#cfc4b0",
        beard="walrus",
        feels=feel("tender", tilt=4),
    ),
    "she": Face(
        FAIR,
        60,
        "diamond",
        "straight",
        "smooth",
        "bow",
        "arched",
        "swept",
        "#8a8178",
        wear=("drops",),
        wear_ink=MUSTARD,
        feels=feel("sly", gaze=(-0.3, 0.0), tilt=-6),
        plane="cheek",
    ),
    "mother": Face(
        TAN,
        35,
        "gaunt",
        "hook",
        "hooded",
        "long",
        "one",
        "drawn_back",
        NIGHT,
        feels=feel("tired", gaze=(0.1, 0.3), tilt=5),
    ),
    "sulker": Face(
        FAIR, 10, "round", "snub", "slit", "pout", "thin", "bowl", "#6b3d35", feels=feel("sulking", gaze=(0.0, 0.6))
    ),
    "girl": Face(
        FAIR,
        9,
        "egg",
        "snub",
        "round",
        "thin",
        "thin",
        "plaits",
        "#6b3d35",
        wear=("round",),
        wear_ink=NIGHT,
        feels=feel("stubborn"),
    ),
    "one": Face(
        WEAK,
        1,
        "moon",
        "button",
        "dot",
        "bow",
        "none",
        "tuft",
        UMBER,
        feels=feel("wanting", part=0.16),
        kin="triplets",
        small=True,
    ),
    "two": Face(
        WEAK,
        1,
        "moon",
        "button",
        "dot",
        "bow",
        "none",
        "tuft",
        UMBER,
        feels=feel("shouting", teeth=False),
        kin="triplets",
        small=True,
    ),
    "three": Face(
        WEAK,
        1,
        "moon",
        "button",
        "dot",
        "bow",
        "none",
        "tuft",
        UMBER,
        feels=feel("startled"),
        kin="triplets",
        small=True,
    ),
}
