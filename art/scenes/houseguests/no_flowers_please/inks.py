"""The card's inks, and its way to brush a shape."""

from __future__ import annotations

from art.cutpaper.contour import Array
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift

OLIVE, BONE, DARK, BROWN, CLAY, SLATE, RED = (
    "#8b8456",
    "#dacdb5",
    "#2b2320",
    "#6b4434",
    "#a4714f",
    "#58605f",
    "#a04a40",
)
CLOTH = shift(BONE, 0.05)
WHITE = shift(BONE, 0.08)
FLOOR = mix(OLIVE, BONE, 0.42)
FOLD = mix(DARK, SLATE, 0.36)
SHADOW = mix(DARK, BONE, 0.13)
"""What falls on the cloth, and what she wears of it."""
SKIN = mix(BROWN, CLAY, 0.58)
SHADE = mix(BROWN, DARK, 0.06)
GREY = mix(BONE, SLATE, 0.34)


def flat(
    card: Sheet, spec: str, ink: Ink, angle: float = 12, ragged: float = 8, lift: float = 0, at: Array | None = None
) -> Patch:
    """Lay one brushed shape."""
    return card.piece(spec, ink, angle=angle, laps=52, grain=0.24, edge="raw", ragged=ragged, lift=lift, at=at)
