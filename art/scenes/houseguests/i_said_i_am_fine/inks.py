"""The card's inks, and the one who has a birthday."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

FLESH: Final = "#c99a7f"
BRICK: Final = "#9a5443"
BONE: Final = "#dccfb8"
UMBER: Final = "#5a463a"
BLUE: Final = "#51718a"
GOLD: Final = "#b8913f"
BLACK: Final = "#2a2320"

LIGHT: Final = mix(FLESH, BONE, 0.5)
SHADE: Final = mix(FLESH, BRICK, 0.4)
DEEP: Final = mix(BRICK, UMBER, 0.3)
RED: Final = mix(FLESH, "#a8432f", 0.5)

CHILD: Final = Skin("#96664a", "#734b37", BLACK, lip=BRICK, white=BONE)
CAST: Final = {
    "he": Face(
        Skin(FLESH, BRICK, BLACK, lip=BRICK, white=BONE),
        60,
        "square",
        "bent",
        "deep",
        "thin",
        "bushy",
        "ring",
        "#a08a70",
        hat="crown",
        hat_inks=(GOLD, BONE),
        feels=feel("stubborn", lids=(0.46, 0.66), tilt=0),
        plane="brow",
        iris=BLUE,
        jaw=0.12,
        long=1.1,
    ),
}
