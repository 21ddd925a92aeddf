"""Go and Stand Outside: she kneels in one room, her head has come through into the next; a boy lays his brow to it."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.go_and_stand_outside import boy, rooms, woman
from art.scenes.houseguests.go_and_stand_outside.inks import ROSE

GROUND = ROSE


def paint(card: Sheet) -> None:
    """Lay the two rooms, her body, the wall over her neck, then her head, the boy, and what she holds."""
    rooms.rooms(card)
    woman.body(card)
    rooms.wall(card)
    rooms.cellar(card)
    rooms.stool(card)
    boy.body(card)
    woman.head(card)
    boy.head(card)
    boy.near_arm(card)
    woman.holding(card)
