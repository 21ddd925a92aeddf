"""The card's inks, its people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

BLUE: Final = "#1d2540"
SLATE: Final = "#3b4a6b"
PLUM: Final = "#402c44"
BRASS: Final = "#b8923f"
BONE: Final = "#e4dac7"
ASH: Final = "#8b8f98"
YELLOW: Final = "#e0c368"
CHALK: Final = "#f4eee1"

BROWN: Final = Skin("#9a6648", "#744a38", "#1f1a2c", lip="#7a4038", blush="#8f5a42", white="#efe6d4")
LIGHT: Final = Skin("#c79f82", "#997661", "#221d30", lip="#8b5648", white="#efe6d4")
DARK: Final = Skin("#6e4638", "#51332c", "#1a1626", lip="#5a322e", white="#e4dac7")
OLIVE: Final = Skin("#b08a68", "#86664e", "#221d30", lip="#7d4c40", white="#efe6d4")

_SLY: Final = feel("sly", tilt=0, gaze=(0.2, 0.0))

CAST: Final = {
    "boy": Face(
        BROWN,
        14,
        "long",
        "straight",
        "almond",
        "plain",
        "thin",
        "curls",
        "#17131f",
        feels=feel("listening", lids=(0.8, 0.62), gaze=(0.5, 0.15), brows=(0.06, 0.0), part=0.04, tilt=0),
        plane="cheek",
    ),
    "girl": Face(
        BROWN,
        5,
        "moon",
        "button",
        "slit",
        "plain",
        "thin",
        "curls",
        "#17131f",
        feels=feel("asleep", tilt=0),
        plane="none",
        long=0.94,
    ),
    "trumpet": Face(
        LIGHT,
        64,
        "round",
        "bulb",
        "dot",
        "thin",
        "bushy",
        "ring",
        "#d8d0c0",
        beard="walrus",
        hat="peaked",
        hat_inks=(BLUE, BRASS),
        feels=_SLY,
    ),
    "trombone": Face(
        DARK,
        33,
        "lantern",
        "broad",
        "slit",
        "full",
        "flat",
        "crop",
        "#17131f",
        hat="peaked",
        hat_inks=(BLUE, BRASS),
        feels=feel("wary", tilt=0, gaze=(0.1, 0.0)),
    ),
    "horn": Face(
        OLIVE,
        20,
        "gaunt",
        "hook",
        "round",
        "pinched",
        "thin",
        "parted",
        "#2a2028",
        hat="peaked",
        hat_inks=(BLUE, BRASS),
        wear=("round",),
        feels=feel("plain", tilt=0),
    ),
    "tuba": Face(
        LIGHT,
        47,
        "heavy",
        "snub",
        "almond",
        "bow",
        "arched",
        "knot",
        "#8e4a2c",
        hat="peaked",
        hat_inks=(BLUE, BRASS),
        feels=feel("mischief", tilt=0, gaze=(0.1, 0.0)),
    ),
    "sax": Face(
        DARK,
        58,
        "square",
        "bent",
        "hooded",
        "wide",
        "one",
        "shorn",
        "#a8a29a",
        beard="full",
        hat="peaked",
        hat_inks=(BLUE, BRASS),
        feels=feel("proud", tilt=0),
    ),
}
