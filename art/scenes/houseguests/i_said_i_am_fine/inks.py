"""The card's inks, and how its brush is laid."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import Ink, Sheet, mix

FLESH: Final = "#c99a7f"
BRICK: Final = "#9a5443"
BONE: Final = "#dccfb8"
UMBER: Final = "#5a463a"
BLUE: Final = "#51718a"
GOLD: Final = "#b8913f"
BLACK: Final = "#2a2320"

SKIN: Final = mix(FLESH, BONE, 0.22)
SHADE: Final = mix(FLESH, BRICK, 0.36)
FLUSH: Final = mix(FLESH, BRICK, 0.2)
WHITE: Final = mix(BONE, "#ffffff", 0.45)
WALL: Final = mix(BONE, "#ffffff", 0.2)
DADO: Final = mix(BLUE, BLACK, 0.08)
SAND: Final = mix(mix(GOLD, "#f0c860", 0.4), "#efe3c4", 0.56)


def lap(
    card: Sheet, spec: str, ink: Ink, angle: float, ragged: float = 30, thin: float = 0.0, laps: float = 60
) -> None:
    """Lay one heavy lap of the brush, dry where it leaves."""
    card.paint(spec, ink, angle=angle, laps=laps, grain=0.4, edge="raw", ragged=ragged, dry=0.8, thin=thin)
