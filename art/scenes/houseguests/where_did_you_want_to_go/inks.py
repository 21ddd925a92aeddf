"""The card's inks, its three people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

INK: Final = "#181b2d"
SLATE: Final = "#3a4663"
PLUM: Final = "#44294a"
CHALK: Final = "#ece4d5"
LILAC: Final = "#9e90b4"
BROWN: Final = "#8a583f"
DARK: Final = "#1c1420"

HIS: Final = Skin(mix(BROWN, "#c79a72", 0.6), "#85563f", DARK, lip="#7c4136", blush="#b0735a", white=CHALK)
HERS: Final = Skin("#633f36", "#472c2b", DARK, lip="#8a4a48", blush="#77493d", white=CHALK)
CAST: Final = {
    "porter": Face(
        HIS,
        52,
        "heavy",
        "bulb",
        "hooded",
        "thin",
        "bushy",
        "bald",
        "#231f2b",
        feels=feel("tender", gaze=(0.0, 0.1), tilt=0),
        plane="none",
    ),
    "bride": Face(
        HERS,
        50,
        "round",
        "snub",
        "almond",
        "full",
        "arched",
        "shorn",
        "#b9b3bb",
        feels=feel("tender", lids=(0.0, 0.06), brows=(0.14, 0.05), tilt=0),
        plane="cheek",
        wear=("drops",),
        hat_inks=(LILAC, CHALK),
    ),
    "groom": Face(
        Skin(BROWN, "#73483a", DARK, lip="#7c4136", blush="#a8684c", white=CHALK),
        40,
        "long",
        "hook",
        "dot",
        "thin",
        "flat",
        "shorn",
        "#1c1420",
        feels=feel("plain", tilt=0),
        plane="none",
    ),
}
