"""It Was Still Warm: a woman as large as a hill holds a house to her cheek; somebody carries its fire away."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.it_was_still_warm import face, house, woman
from art.scenes.houseguests.it_was_still_warm.inks import CREAM

GROUND = CREAM


def paint(card: Sheet) -> None:
    """Lay the snow, her back and the arm behind, the house, her head upon its roof, the arm before it, the thief."""
    house.snow(card)
    woman.back(card)
    house.walls(card)
    house.roof(card)
    woman.far_hand(card)
    face.bun(card)
    woman.collar(card)
    face.face(card)
    face.hair(card)
    woman.near_arm(card)
    house.carrier(card)
