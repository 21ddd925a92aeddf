"""The card's inks, its skins, and three brothers alike in the nose."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

MUSTARD, CREAM, UMBER, PETROL, BRICK, OLIVE, INK = (
    "#ae9150",
    "#dccfb5",
    "#5a4638",
    "#475a5c",
    "#934f3d",
    "#75734b",
    "#2b2422",
)
PALE: Final = mix(CREAM, "#f4ecd8", 0.5)
TAN: Final = Skin("#b98b66", "#90664a", INK, lip="#84493b", blush="#bd8266", white="#e4dac4")
FAIR: Final = Skin("#c79f7d", "#9e7658", INK, lip="#8d4f42", blush="#c98e72", white="#e4dac4")
CAST: Final = {
    "eldest": Face(
        TAN,
        60,
        "heavy",
        "hook",
        "deep",
        "pinched",
        "one",
        "ring",
        "#5d544b",
        beard="walrus",
        snout=1.15,
        feels=feel("stubborn", gaze=(0.1, -0.05), lids=(0.44, 0.6), brows=(-0.07, -0.02), slant=(-0.3, -0.05), tilt=0),
        plane="cheek",
    ),
    "winds": Face(
        FAIR,
        52,
        "gaunt",
        "hook",
        "hooded",
        "crooked",
        "thin",
        "parted",
        "#3a312c",
        beard="stubble",
        snout=1.2,
        feels=feel("stubborn", gaze=(0.3, -0.3), lids=(0.4, 0.52), brows=(0.04, 0.0), slant=(0.1, -0.1), tilt=0),
        plane="cheek",
    ),
    "sleeps": Face(
        FAIR,
        45,
        "egg",
        "hook",
        "smooth",
        "wide",
        "thin",
        "bald",
        INK,
        beard="stubble",
        snout=1.15,
        feels=feel("asleep", tilt=0),
        plane="none",
    ),
    "brushes": Face(
        FAIR,
        70,
        "pear",
        "snub",
        "round",
        "plain",
        "arched",
        "one_plait",
        "#b9b0a2",
        feels=feel("cross", gaze=(-0.5, 0.5), lids=(0.62, 0.46), brows=(0.08, -0.02), slant=(-0.3, -0.1), tilt=0),
        ears=1.2,
        plane="brow",
    ),
}
