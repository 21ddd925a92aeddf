"""Inks of Come Down This Instant, and its one kind of edge."""

from __future__ import annotations

from art.cutpaper.contour import Array
from art.cutpaper.sheet import Ink, Patch, Sheet, mix

RED, BONE, UMBER, BLUE, SAND, ROSE, BLACK = (
    "#cf3b22",
    "#eee6d6",
    "#5a4436",
    "#9fb0b4",
    "#c6b795",
    "#cfa083",
    "#25201f",
)
CHALK = "#f7f1e4"
SLATE = "#83888a"


def torn(
    card: Sheet, spec: str, ink: Ink, angle: float = 80, laps: float = 60, lift: float = 8, at: Array | None = None
) -> Patch:
    """Lay a torn piece whose paper shows at its edge."""
    return card.piece(
        spec, ink, at=at, angle=angle, laps=laps, edge="torn", core=mix(ink, BONE, 0.5), wobble=3, lift=lift, grain=0.26
    )
