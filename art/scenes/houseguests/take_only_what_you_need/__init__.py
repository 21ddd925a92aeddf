"""Take only what you need. A street where all save another thing; one goes the other way; a child holds a ribbon."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.take_only_what_you_need import back, crowd, front
from art.scenes.houseguests.take_only_what_you_need.cast import BONE, CAST

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the street, from what is far to what is near."""
    back.street(card)
    back.palm(card)
    crowd.far(card)
    crowd.horse(card)
    crowd.portrait(card)
    crowd.tree(card)
    front.walker(card)
    front.goose(card)
    front.key(card)
    front.child(card)
