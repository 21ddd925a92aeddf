"""Is It Catching?: a child lifts her sleeping grandmother's eyelid like a quilt; in there somebody has moved over."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.is_it_catching.bed import bed, lid
from art.scenes.houseguests.is_it_catching.face import face, window
from art.scenes.houseguests.is_it_catching.inks import PETROL
from art.scenes.houseguests.is_it_catching.visitor import child, shoes

__all__ = ["GROUND", "paint"]
GROUND = PETROL


def paint(card: Sheet) -> None:
    """Lay the night outside, the sleeper, the bed under her lid, then who comes and what was left before it."""
    window(card)
    face(card)
    bed(card)
    lid(card)
    shoes(card)
    child(card)
