"""The papers of the card."""

from __future__ import annotations

from typing import Any, Final

from art.cutpaper.contour import Array, Spec, affine
from art.cutpaper.sheet import Ink, Patch, Sheet, mix
from art.cutpaper.skin import Skin

CREAM, OLIVE, BLACK, BRICK, OCHRE, SLATE, UMBER = (
    "#d6c8aa",
    "#7b7850",
    "#2a2221",
    "#9a4f3d",
    "#c39a50",
    "#5a6362",
    "#574437",
)
TAN: Final = "#b98660"
FIBRE: Final = "#e4d9c1"
"""Where paper is torn."""
LINEN: Final = "#e2d8c3"
HERS: Final = Skin(TAN, "#93644a", BLACK, lip="#8a3f34", blush="#b06a4e", white=LINEN)
FOLD: Final = mix(HERS.shade, BLACK, 0.4)
HIS: Final = Skin("#a67553", "#7f553f", BLACK, lip="#7d4236", white=LINEN)
GREY: Final = mix(SLATE, BLACK, 0.3)


def torn(card: Sheet, spec: Spec, ink: Ink, angle: float = 12, lift: float = 6, **how: Any) -> Patch:
    """Lay a piece torn by hand, its fibre showing."""
    return card.piece(spec, ink, **{"angle": angle, "lift": lift, "edge": "torn", "core": FIBRE, "laps": 90} | how)


def three(at: Array, x: float, y: float, size: float, tilt: float = 0.0) -> Array:
    """Return a place within another, for `at`."""
    inner = affine(x, y, size, tilt)
    out: Array = at[:, :2] @ inner
    out[:, 2] += at[:, 2]
    return out
