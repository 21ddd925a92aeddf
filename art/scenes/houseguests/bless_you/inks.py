"""The card's inks, its people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

CHALK: Final = "#f6f1e7"
MINT: Final = "#c4d6c9"
LINEN: Final = "#e8dccb"
SHELL: Final = "#e6b9a4"
STRAW: Final = "#e1cd92"
SLATE: Final = "#59646c"
WALNUT: Final = "#5b4135"
BRICK: Final = "#b25a45"
WALL: Final = mix(LINEN, STRAW, 0.35)
DARK: Final = "#33262a"
HAIR: Final = "#bb8d48"
COAT: Final = mix(MINT, SLATE, 0.55)

LIP: Final = "#a8614f"
ROSY: Final = Skin("#e2b59d", "#c48e78", DARK, lip=LIP, blush="#d79b85")
BROWN: Final = Skin("#996a50", "#77503f", DARK, lip="#7c443c", white="#f4eee2")
FAIR: Final = Skin("#e3bea6", "#bf937d", DARK, lip="#a5665a", blush="#d4947e")
OLIVE: Final = Skin("#c39a78", "#9c765b", DARK, lip="#8d564a")

CAST: Final = {
    "lady": Face(
        BROWN,
        62,
        "long",
        "straight",
        "hooded",
        "thin",
        "arched",
        "drawn_back",
        "#8d857c",
        hat="little",
        hat_inks=(WALNUT, STRAW),
        wear=("pearls",),
        wear_ink=CHALK,
        feels=feel(
            "plain",
            gaze=(0.25, -0.85),
            lids=(0.7, 0.78),
            brows=(0.14, 0.08),
            slant=(0.0, -0.08),
            corners=(0.02, 0.1),
            broad=0.8,
        ),
        plane="wedge",
        eye=1.1,
    ),
    "clerk": Face(
        OLIVE,
        38,
        "egg",
        "hook",
        "slit",
        "pout",
        "flat",
        "slick",
        "#33262a",
        wear=("half",),
        feels=feel("bored", tilt=0),
        plane="none",
    ),
    "boy": Face(
        FAIR,
        5,
        "diamond",
        "button",
        "round",
        "plain",
        "short",
        "tuft",
        "#b0803f",
        feels=feel("proud", gaze=(0.4, 0.1), lids=(0.7, 0.6), slant=(-0.1, 0.0)),
        plane="none",
    ),
    "sneezer": Face(
        ROSY,
        50,
        "heavy",
        "bulb",
        "slit",
        "full",
        "bushy",
        "ring",
        HAIR,
        beard="moustache",
        feels=feel("laughing", lids=(-1, -1), brows=(-0.06, -0.04), slant=(-0.5, -0.4), part=0.24, broad=0.6, tilt=0),
        plane="cheek",
        jaw=0.08,
        ears=1.2,
        snout=1.15,
    ),
}
