"""Inks and cast of Nobody Told Me."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

SNOW, ICE, LILAC, PINK, PISTACHIO, MAUVE, BLACK = (
    "#eef0ea",
    "#c6d6de",
    "#bba9c6",
    "#e8b9b4",
    "#bccaa4",
    "#8f8798",
    "#382c3b",
)
WHITE: Final = "#f9f8f1"
COLD: Final = Skin("#b4bccb", "#939db2", BLACK, lip="#7d7f9c", blush="#a3aac0", white=WHITE)
BROWN: Final = Skin("#a17766", "#80594e", BLACK, lip="#8c4f50", blush="#ad7c6c", white=WHITE)
FRECKLED: Final = Skin("#e0b5a0", "#bd8d7c", BLACK, lip="#b8675f", blush="#d99a8a", white=WHITE)
FLUSHED: Final = Skin("#dba593", "#b87c70", BLACK, lip="#a3544f", blush="#cf8377", white=WHITE)
PALE: Final = Skin("#dcbba8", "#b58f80", BLACK, lip="#ad6a62", blush="#d3a08f", white=WHITE)
CAST: Final = {
    "old_man": Face(
        COLD,
        82,
        "long",
        "hook",
        "round",
        "thin",
        "short",
        "wisps",
        "#e2e2dd",
        feels=feel("proud", lids=(0.5, 0.62), gaze=(0.1, -0.15), tilt=0),
        long=1.06,
    ),
    "queen": Face(
        BROWN,
        60,
        "moon",
        "broad",
        "hooded",
        "full",
        "arched",
        "bald",
        "#6d5a63",
        feels=feel("proud", lids=(0.08, 0.1), gaze=(0, 0), corners=(0.12, 0.02), tilt=0),
        wear=("pearls",),
        hat_inks=(LILAC, WHITE),
    ),
    "girl": Face(
        FRECKLED,
        10,
        "diamond",
        "button",
        "round",
        "wide",
        "thin",
        "plaits",
        "#c58a6d",
        feels=feel("bored", lids=(0.66, 0.56), gaze=(0.12, -0.1), tilt=0),
        wear=("freckles",),
    ),
    "guest": Face(
        FLUSHED,
        45,
        "egg",
        "straight",
        "smooth",
        "pinched",
        "flat",
        "receding",
        BLACK,
        beard="pencil",
        feels=feel("ashamed", lids=(0.2, 0.27), gaze=(0.0, 1.0), corners=(-0.3, -0.16), tilt=0),
        plane="none",
        ears=1.35,
    ),
    "elder": Face(
        PALE,
        33,
        "lantern",
        "bent",
        "almond",
        "plain",
        "flat",
        "parted",
        "#a3846c",
        beard="curled",
        feels=feel("listening", gaze=(0.0, 0.0), corners=(0.16, 0.08), tilt=0),
        kin="brothers",
    ),
    "younger": Face(
        PALE,
        28,
        "lantern",
        "bent",
        "almond",
        "plain",
        "flat",
        "slick",
        "#b5987d",
        beard="walrus",
        feels=feel("plain", lids=(0.6, 0.74), gaze=(0.2, -0.1), corners=(0.1, 0.18), tilt=0),
        kin="brothers",
    ),
    "boy": Face(
        FRECKLED,
        8,
        "round",
        "snub",
        "dot",
        "plain",
        "plain",
        "crop",
        "#a3846c",
        hat="knit_cap",
        hat_inks=(PINK, WHITE),
        feels=feel("stubborn"),
        small=True,
    ),
}
