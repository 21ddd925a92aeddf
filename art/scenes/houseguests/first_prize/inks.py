"""The card's inks, its people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

MUSTARD: Final = "#b0924e"
GREEN: Final = "#7f8f55"
BRICK: Final = "#934d3b"
CREAM: Final = "#ddd0b5"
UMBER: Final = "#5a4436"
SLATE: Final = "#596062"
BLACK: Final = "#2a2321"
LINEN: Final = "#ece3cd"

RUDDY: Final = Skin("#bd8163", "#965c48", BLACK, lip="#86473c", blush="#aa6450", white="#ece3cd")
FAIR: Final = Skin("#d0a384", "#a97a60", BLACK, lip="#934d3b", blush="#bd8468", white="#f1e9d6")
SALLOW: Final = Skin("#b1906a", "#87694e", BLACK, lip="#7d4a3c", blush="#a17a58", white="#ece3cd")
BROWN: Final = Skin("#8f6148", "#6b4636", BLACK, lip="#6b3a31", white="#e4dac4")

CAST: Final = {
    "girl": Face(
        FAIR,
        10,
        "heart",
        "snub",
        "smooth",
        "wide",
        "thin",
        "parted",
        "#b0924e",
        feels=feel("triumphant", part=0.3, broad=1.25, lids=(0.3, 0.46), corners=(0.3, 0.42), tilt=0),
        plane="none",
        wear=("freckles",),
    ),
    "uncle": Face(
        RUDDY,
        45,
        "heavy",
        "bulb",
        "slit",
        "crooked",
        "bushy",
        "crop",
        "#5a3d2c",
        beard="moustache",
        feels=feel(
            "plain", lids=(-1, 0.5), brows=(-0.02, 0.1), corners=(0.42, 0.1), gaze=(0.3, 0.1), tilt=0, squint=0.4
        ),
        plane="cheek",
        ears=1.3,
    ),
    "rival": Face(
        SALLOW,
        52,
        "gaunt",
        "hook",
        "hooded",
        "thin",
        "bushy",
        "slick",
        "#2a2321",
        hat="felt",
        hat_inks=(BLACK, BRICK),
        feels=feel("stubborn", lids=(0.34, 0.4), gaze=(0.2, 0.2), tilt=0),
        plane="cheek",
    ),
    "climber": Face(
        FAIR,
        30,
        "long",
        "straight",
        "almond",
        "pinched",
        "flat",
        "bob",
        "#2a2321",
        wear=("round",),
        feels=feel("wary", gaze=(0.1, 0.0), tilt=0),
    ),
    "writer": Face(
        RUDDY,
        70,
        "lantern",
        "bent",
        "hooded",
        "long",
        "bushy",
        "ring",
        "#cfc4ac",
        beard="walrus",
        wear=("half",),
        feels=feel("proud", gaze=(0.0, 0.5), tilt=0),
        plane="half",
    ),
    "belly": Face(
        BROWN, 55, "heavy", "broad", "dot", "full", "one", "ring", "#5b5450", ears=1.3, feels=feel("stubborn", tilt=0)
    ),
}
