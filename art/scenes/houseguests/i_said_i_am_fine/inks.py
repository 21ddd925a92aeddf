"""The card's inks, and the one who has a tooth."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import Ink, Sheet, mix
from art.cutpaper.skin import Skin

FLESH: Final = "#c99a7f"
BRICK: Final = "#9a5443"
BONE: Final = "#dccfb8"
UMBER: Final = "#5a463a"
BLUE: Final = "#51718a"
GOLD: Final = "#b8913f"
BLACK: Final = "#2a2320"

SKIN: Final = mix(FLESH, BONE, 0.3)
SHADE: Final = mix(FLESH, BRICK, 0.34)
SORE: Final = mix(FLESH, "#a8432f", 0.5)
WALL: Final = mix(BLUE, BLACK, 0.42)

CAST: Final = {
    "he": Face(
        Skin(FLESH, BRICK, BLACK, lip=BRICK, white=BONE),
        52,
        "square",
        "bent",
        "deep",
        "thin",
        "bushy",
        "parting",
        BLACK,
        feels=feel("stubborn", lids=(0.46, 0.66), tilt=0),
        plane="brow",
        iris=BLUE,
        jaw=0.12,
        long=1.1,
    ),
}


def lap(
    card: Sheet, spec: str, ink: Ink, angle: float, ragged: float = 30, thin: float = 0.0, laps: float = 60
) -> None:
    """Lay one heavy lap of the brush, dry where it leaves."""
    card.paint(spec, ink, angle=angle, laps=laps, grain=0.4, edge="raw", ragged=ragged, dry=0.8, thin=thin)
