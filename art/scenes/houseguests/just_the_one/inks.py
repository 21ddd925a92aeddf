"""Seven inks, and how the brush lays them."""

from __future__ import annotations

from typing import Any, Final

from art.cutpaper.sheet import Ink, Outlines, Patch, Sheet, mix

CHALK, PISTACHIO, ROSE, LILAC, SKY, TULIP, PLUM = (
    "#f3eee1",
    "#bfcda6",
    "#e7beb3",
    "#bdb2cc",
    "#bad0d8",
    "#d0505e",
    "#3d2740",
)
SKIN: Final = "#b98564"
SHADE: Final = mix(SKIN, PLUM, 0.22)
GREEN: Final = mix(PISTACHIO, "#3f5c4a", 0.72)
_BRUSH: Final[dict[str, Any]] = {"edge": "raw", "ragged": 6, "dry": 0.5, "grain": 0.3, "laps": 70}


def brushed(card: Sheet, spec: Outlines, ink: Ink, **how: Any) -> None:
    """Lay a shape as a full flat brush leaves it."""
    card.paint(spec, ink, **{**_BRUSH, **how})


def piece(card: Sheet, spec: Outlines, ink: Ink, **how: Any) -> Patch:
    """Lay such a shape that others lie in."""
    return card.piece(spec, ink, **{**_BRUSH, **how})
