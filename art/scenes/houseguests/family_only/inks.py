"""The card's inks, and its way to brush a shape; nobody's face is seen."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine
from art.cutpaper.faces import Face
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift

CHALK: Final = "#f9f5eb"
SKY: Final = "#c9dfe7"
PISTACHIO: Final = "#c8d8b1"
SHELL: Final = "#f0c7bb"
BUTTER: Final = "#f0e1a8"
COPPER: Final = "#dc7f52"
BROWN: Final = "#85563f"
AUBERGINE: Final = "#2f2135"

SHADE: Final = mix(BROWN, AUBERGINE, 0.3)
BLACK: Final = AUBERGINE
GREYING: Final = mix(AUBERGINE, SKY, 0.34)
WARM: Final = mix(AUBERGINE, BROWN, 0.5)
RED: Final = shift(COPPER, -0.01)

MOTHER: Final = (612, 700, 1.1)
GRAN: Final = (640, 1150, 1.08)
GIRL: Final = (660, 1160, 1.03)
"""About which point a head and its hair are drawn larger than typed, and by how much."""

CAST: Final[dict[str, Face]] = {}


def flat(
    card: Sheet,
    spec: str | Array,
    ink: Ink,
    angle: float = 12,
    ragged: float = 6,
    lift: float = 0,
    at: Array | None = None,
) -> Patch:
    """Lay one brushed shape."""
    return card.piece(spec, ink, angle=angle, laps=52, grain=0.22, edge="raw", ragged=ragged, lift=lift, at=at)


def zoom(x: float, y: float, by: float) -> Array:
    """Give what enlarges about a point."""
    return affine(x * (1 - by), y * (1 - by), by)
