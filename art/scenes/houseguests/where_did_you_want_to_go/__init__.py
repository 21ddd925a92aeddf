"""Where Did You Want to Go?: at night an old woman draws the road in, hand over hand, with a sleeper on it."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.where_did_you_want_to_go import haul, land, woman
from art.scenes.houseguests.where_did_you_want_to_go.inks import NAVY

__all__ = ["GROUND", "paint"]
GROUND = NAVY


def paint(card: Sheet) -> None:
    """Lay the hills, who sleeps there, her, and between them the road in her hands."""
    haul.far_arm(card, land.hills(card))
    land.sleeper(card)
    land.dog(card)
    haul.far_hand(card)
    woman.gown(card)
    woman.head(card)
    haul.heap(card)
    haul.near_arm(card)
