"""The inks of I Said I Am Fine, and how this card lays them: every edge is where a brush ran out."""

from __future__ import annotations

from art.cutpaper.contour import Array
from art.cutpaper.sheet import Ink, Patch, Sheet, mix
from art.cutpaper.skin import Skin

WALL, CLOTH, FLESH, BLACK, BRICK, UMBER, BEET = (
    "#69705c",
    "#e4d9c2",
    "#cf9f80",
    "#272021",
    "#9c4a36",
    "#4d3d33",
    "#86293a",
)
SHADE = "#a36b50"
SKIN = Skin(FLESH, SHADE, BLACK, lip=BRICK, blush="#c08468", white=CLOTH)
FOLD = mix(CLOTH, UMBER, 0.3)
DEEP = mix(WALL, BLACK, 0.4)


def brushed(
    card: Sheet,
    spec: str | Array,
    ink: Ink,
    angle: float = 80,
    ragged: float = 6,
    lift: float = 0,
    laps: float = 46,
    grain: float = 0.24,
    at: Array | None = None,
) -> Patch:
    """Lay a shape whose edges are the ends of strokes."""
    return card.piece(
        spec, ink, angle=angle, laps=laps, grain=grain, edge="raw", ragged=ragged, dry=0.6, lift=lift, at=at
    )
