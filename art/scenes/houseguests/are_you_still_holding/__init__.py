"""Are You Still Holding?: an old woman's arm goes down through the house to a cot, where a grown man holds her finger."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.are_you_still_holding.arm import body, cat, pegs, washing
from art.scenes.houseguests.are_you_still_holding.house import house, slabs
from art.scenes.houseguests.are_you_still_holding.inks import CREAM
from art.scenes.houseguests.are_you_still_holding.mother import mother, table
from art.scenes.houseguests.are_you_still_holding.son import baby, cot, fist, hanging, son

GROUND = CREAM


def paint(card: Sheet) -> None:
    """Lay the three rooms, her at the table, the sleeve through all of them, and who lies at its end."""
    house(card)
    cot(card)
    son(card)
    slabs(card)
    washing(card)
    body(card)
    pegs(card)
    cat(card)
    mother(card)
    table(card)
    fist(card)
    hanging(card)
    baby(card)
