"""The card's inks and its tenants."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

CREAM: Final = "#dacdb2"
NIGHT: Final = "#2a2321"
BRICK: Final = "#95503c"
OLIVE: Final = "#757249"
UMBER: Final = "#5d4738"
MUSTARD: Final = "#b09249"
SLATE: Final = "#5a615f"
LINEN: Final = "#efe5cf"
"""What is white: collars, cuff, stripes, the cage."""

CORD: Final = mix(MUSTARD, "#e0b055", 0.6)
"""What he holds, and what hangs in the last room."""


TAN: Final = Skin("#b9845f", "#97684a", NIGHT, lip="#854338", blush="#b5795e", white=LINEN)
FAIR: Final = Skin("#d0a68a", "#a87f64", NIGHT, lip="#8f4b40", blush="#c4856b", white=LINEN)

CAST: Final = {
    "steady": Face(
        FAIR,
        68,
        "gaunt",
        "hook",
        "slit",
        "thin",
        "arched",
        "drawn_back",
        "#8f8577",
        feels=feel("stubborn", gaze=(0.7, -0.2), lids=(0.2, 0.44)),
    ),
}
"""Who balances; the man before her is drawn by hand."""
