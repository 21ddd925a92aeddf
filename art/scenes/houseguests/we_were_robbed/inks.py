"""The card's inks, its people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.cast import strangers
from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

GREEN: Final = "#1f9a55"
BONE: Final = "#ebe2d0"
UMBER: Final = "#4a352c"
ASH: Final = "#8f8a80"
CHALK: Final = "#f6f1e6"
NIGHT: Final = "#221a18"
PEEL: Final = "#d0894a"

DEEP: Final = Skin("#6d4636", "#4f3329", NIGHT, lip="#54302a", white="#e8dcc8")
TAN: Final = Skin("#a3714f", "#7c533c", NIGHT, lip="#7b4638", white="#efe5d2")
WARM: Final = Skin("#8a5c45", "#674335", NIGHT, lip="#683b31", white="#ebe0cc")
SAND: Final = Skin("#bd8f6c", "#93694c", NIGHT, lip="#8a5443", white="#f3eada")
FAIR: Final = Skin("#c99a78", "#a1755a", NIGHT, lip="#8f5645", white="#f3eada")

ANGER: Final = (
    feel("furious", tilt=0, part=0, teeth=False),
    feel("stubborn", lids=(0.95, 0.8), brows=(0.05, -0.06), tilt=0),
    feel("cross", lids=(0.9, 0.7), tilt=0),
    feel("startled", slant=(-0.4, -0.6), tilt=0),
    feel("puzzled", tilt=0),
    feel("disgusted", tilt=0, gaze=(0.0, -0.2)),
    feel("sulking", gaze=(0.0, 0.1), tilt=0),
)
FANS: Final = 15
BEARDS: Final = ("full", "long", "sideburns", "stubble")
SCARVES: Final = ("hijab", "headscarf")

CAST: Final = {
    "he who was robbed": Face(
        SAND,
        46,
        "square",
        "bulb",
        "round",
        "plain",
        "plain",
        "crop",
        NIGHT,
        feels=feel("furious", lids=(0.46, 0.62), slant=(-0.75, -0.4), gaze=(0.1, 0.0), tilt=0, part=0, teeth=False),
        plane="none",
    ),
    "old": Face(
        TAN,
        76,
        "gaunt",
        "bent",
        "hooded",
        "thin",
        "thin",
        "shorn",
        "#efe9dc",
        beard="goatee",
        feels=feel("tender", lids=(0.32, 0.4), gaze=(0.0, 0.7), slant=(0.05, 0.1), corners=(0.1, 0.2), tilt=0),
        plane="none",
    ),
    "she": Face(
        FAIR,
        20,
        "heart",
        "straight",
        "smooth",
        "full",
        "arched",
        "waves",
        "#5e3b2b",
        feels=feel("asleep", tilt=0),
        plane="none",
    ),
    "he": Face(
        DEEP, 21, "oval", "broad", "almond", "full", "flat", "coils", NIGHT, feels=feel("asleep", tilt=0), plane="none"
    ),
    "whistler": Face(
        WARM,
        9,
        "round",
        "button",
        "dot",
        "plain",
        "short",
        "bowl",
        NIGHT,
        feels=feel("tender", lids=(0.9, 0.85), gaze=(-0.1, 0.2), corners=(0.55, 0.5), tilt=0),
        plane="none",
    ),
    **{
        f"fan {i}": face.but(
            feels=ANGER[i % 7] if i != 11 else feel("smug", tilt=4),
            wear=face.wear if i in (1, 9, 14) else (),
            hat_inks=(NIGHT, ASH) if i == 7 else face.hat_inks,
            beard=face.beard if face.beard in BEARDS and face.hat not in SCARVES else "",
        )
        for i, face in enumerate(
            strangers(
                FANS,
                (DEEP, TAN, WARM, FAIR),
                "robbed",
                (NIGHT, "#3a2a24", "#5e3b2b", "#2c2622"),
                (7, 70),
                ((ASH, CHALK), (CHALK, GREEN), (UMBER, GREEN)),
            )
        )
    },
}
