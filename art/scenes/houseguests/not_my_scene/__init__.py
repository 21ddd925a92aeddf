"""Not My Scene: he hides under the table, and what rises to his cheek comes through the ceiling below, and warms."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.not_my_scene import below, man, table
from art.scenes.houseguests.not_my_scene.inks import NAVY

__all__ = ["GROUND", "paint"]
GROUND = NAVY


def paint(card: Sheet) -> None:
    """Lay the room below, the feast, him under it, the floor with the blush in it, and who is held up to that."""
    below.room(card)
    table.feast(card)
    man.body(card)
    man.arm(card)
    man.head(card)
    table.cloth(card)
    below.blush(card)
    man.features(card)
    below.mother(card)
    below.baby(card)
    below.hands(card)
