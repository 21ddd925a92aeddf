"""The card's inks, skins and its one edge."""

from __future__ import annotations

from typing import Any, Final

from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

CHALK, MINT, BONE, ROSE, SKY, BRASS, NAVY = "#f6f2e8", "#cfdfd5", "#e9dfce", "#e8bfae", "#c9d8de", "#c2a35c", "#2d3550"
HERS: Final = Skin(shift(ROSE, -0.03), "#c98f7d", "#7d4a45", blush="#d98d7c", white=CHALK)
HIS: Final = Skin("#c99a7c", "#a3775c", "#5f4038", white=CHALK)
DRY: Final[dict[str, Any]] = {"edge": "raw", "ragged": 26, "wobble": 3}
"""Every edge is a brush's."""
WATER: Final = shift(mix(MINT, SKY, 0.25), -0.075)
WET: Final[dict[str, Any]] = {"edge": "raw", "ragged": 9, "wobble": 2}
"""The same brush, fuller."""
