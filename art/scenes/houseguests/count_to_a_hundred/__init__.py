"""Count to a Hundred: a bear counts at a birch, paw over its eyes; a child in yellow hides on its back."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.count_to_a_hundred.bear import bear, brooding, stowaway
from art.scenes.houseguests.count_to_a_hundred.inks import BONE
from art.scenes.houseguests.count_to_a_hundred.yard import birch, yard

GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the yard, the tree, the bear with the bird on its head, and the one who hides."""
    yard(card)
    birch(card)
    bear(card)
    brooding(card)
    stowaway(card)
