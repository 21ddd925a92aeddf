"""The card's inks, and its two ways to brush a shape."""

from __future__ import annotations

from art.cutpaper.contour import Array
from art.cutpaper.sheet import Ink, Sheet, mix, shift

MOSS, CLAY, DARK, BONE, SLATE, OLIVE, BROWN = (
    "#6a7047",
    "#a4714f",
    "#2b2320",
    "#dacdb5",
    "#58605f",
    "#8b8456",
    "#6b4434",
)
WHITE = shift(BONE, 0.085)
COAT = mix(DARK, SLATE, 0.34)
SHADE = mix(BONE, BROWN, 0.42)
RED = "#a04a40"
HAND = "#a87654"


def lap(card: Sheet, spec: str, ink: Ink, angle: float, ragged: float = 70, thin: float = 0.0) -> None:
    """Lay a broad dry lap."""
    card.paint(spec, ink, angle=angle, laps=76, grain=0.42, edge="raw", ragged=ragged, dry=0.8, thin=thin)


def flat(
    card: Sheet, spec: str, ink: Ink, angle: float = 12, ragged: float = 10, lift: float = 0, at: Array | None = None
) -> None:
    """Lay one brushed shape."""
    card.paint(spec, ink, angle=angle, laps=40, edge="raw", ragged=ragged, lift=lift, at=at)
