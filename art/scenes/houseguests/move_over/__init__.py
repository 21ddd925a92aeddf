"""Move Over: a bed from above, full of sleepers; one lies awake on what is left, and two feet belong to none of them."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.move_over.bed import blanket, feet, saucepan, sheets
from art.scenes.houseguests.move_over.inks import CAST, ROSE
from art.scenes.houseguests.move_over.sleepers import baby, father, girls_legs, mother, twins

__all__ = ["CAST", "GROUND", "paint"]
GROUND = ROSE


def paint(card: Sheet) -> None:
    """Lay the bed, then sleeper over sleeper, the feet that would like to stay, the blanket over all."""
    sheets(card)
    saucepan(card)
    father(card)
    mother(card)
    twins(card)
    girls_legs(card)
    feet(card)
    blanket(card)
    baby(card)
