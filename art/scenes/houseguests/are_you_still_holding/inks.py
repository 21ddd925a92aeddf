"""The card's inks and its tenants."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

CREAM: Final = "#dacdb2"
NIGHT: Final = "#2a2321"
BRICK: Final = "#95503c"
OLIVE: Final = "#757249"
UMBER: Final = "#5d4738"
MUSTARD: Final = "#b09249"
SLATE: Final = "#5a615f"
CORD: Final = "#efe5cf"

TAN: Final = Skin("#b9845f", "#97684a", NIGHT, lip="#854338", blush="#b5795e", white=CORD)
FAIR: Final = Skin("#d0a68a", "#a87f64", NIGHT, lip="#8f4b40", blush="#c4856b", white=CORD)

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
