"""The card's inks, its two people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

INK: Final = "#181b2d"
SLATE: Final = "#3a4663"
PETROL: Final = "#25464f"
PLUM: Final = "#44294a"
CHALK: Final = "#ece4d5"
LILAC: Final = "#9e90b4"
BROWN: Final = "#8a583f"
DARK: Final = "#1c1420"

HIS: Final = Skin(mix(BROWN, "#b98a63", 0.35), "#73483a", DARK, lip="#7c4136", blush="#a8684c", white=CHALK)
HERS: Final = Skin("#633f36", "#472c2b", DARK, lip="#8a4a48", blush="#77493d", white=CHALK)
CAST: Final = {
    "driver": Face(
        HIS,
        60,
        "heavy",
        "hook",
        "hooded",
        "full",
        "bushy",
        "bald",
        "#a9a6ad",
        beard="full",
        hat="turban",
        hat_inks=(SLATE, LILAC),
        feels=feel("tender", gaze=(0.5, 0.3), lids=(0.5, 0.5), tilt=0),
        plane="none",
    ),
    "bride": Face(
        HERS,
        35,
        "round",
        "broad",
        "almond",
        "full",
        "arched",
        "shorn",
        "#1a1319",
        feels=feel(
            "plain",
            gaze=(-0.35, 0.55),
            lids=(0.42, 0.5),
            brows=(0.05, 0.07),
            slant=(0.22, 0.12),
            part=0.07,
            broad=0.5,
            tilt=0,
        ),
        plane="cheek",
        wear=("drops",),
        hat_inks=(LILAC, CHALK),
    ),
}
