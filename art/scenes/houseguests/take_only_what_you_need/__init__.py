"""Take Only What You Need: a mirror image, dressed to go, reaches out of the glass for a pair of spectacles."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.take_only_what_you_need import glass, owner, table
from art.scenes.houseguests.take_only_what_you_need.inks import CAST, WALL

__all__ = ["CAST", "GROUND", "paint"]
GROUND = WALL


def paint(card: Sheet) -> None:
    """Lay the glass and who is in it, the table, the one who stays, then the arm that comes out."""
    glass.mirror(card)
    table.top(card)
    owner.gown(card)
    owner.head(card)
    table.vase(card)
    table.arm(card)
