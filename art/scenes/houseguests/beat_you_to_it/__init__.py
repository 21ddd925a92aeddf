"""Beat You to It: a mother carries her grown son home over the flats; he may be asleep."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.beat_you_to_it import flats, mother, son
from art.scenes.houseguests.beat_you_to_it.inks import BONE

GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the flats and who comes with a barrow, her under the load, then all of him."""
    flats.flats(card)
    flats.father(card)
    flats.prints(card)
    son.far_sleeve(card)
    son.leg(card)
    son.coat(card)
    son.arm(card)
    son.scarf(card)
    mother.below(card)
    son.head(card)
