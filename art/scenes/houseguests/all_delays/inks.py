"""The colours of All Delays."""

from __future__ import annotations

from typing import Any, Final

from art.cutpaper.sheet import Ink, Patch, Sheet, mix
from art.cutpaper.skin import Skin

SKY, COAT, SNOW, BONE, WINE, LAMP, RED, TAN = (
    "#232d4f",
    "#15151f",
    "#62708f",
    "#e2d7c2",
    "#4f2b3a",
    "#d9a441",
    "#c2452f",
    "#cf9d7b",
)
FIBRE: Final = "#f1ebdd"
"""The paper below, where it is torn."""
LINE: Final = "#1e1822"
HERS: Final = Skin(TAN, "#a87458", LINE, lip="#99493f", blush="#c9825f", white="#efe6d3")
HIS: Final = Skin("#7d4d39", "#5b3530", LINE, lip="#5d2f2c", blush="#8e5540")
SKINS: Final = (
    HERS,
    Skin("#8d5b43", "#64403a", LINE, lip="#6b3630"),
    Skin("#e0b999", "#b98a72", LINE, lip="#a4564a"),
    Skin("#5f3d33", "#43292a", LINE, lip="#4a2526"),
    Skin("#b98560", "#8d5f4a", LINE, lip="#84463a"),
)
FLAKE: Final = mix(SNOW, "#ffffff", 0.72)
"""Snow that lies on people and roofs."""
DIM: Final = mix(SNOW, SKY, 0.45)
"""Snow out of the light."""


def torn(card: Sheet, spec: Any, ink: Ink, wobble: float = 4, **how: Any) -> Patch:
    """Lay a torn piece that shows its fibre."""
    return card.piece(spec, ink, edge="torn", core=FIBRE, wobble=wobble, **how)
