"""Let Her Sleep: a girl torn out of the sheet takes the rose of a sleeper's cheek to paint herself with."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.let_her_sleep.bed import bed, sheet
from art.scenes.houseguests.let_her_sleep.girl import girl
from art.scenes.houseguests.let_her_sleep.inks import MINT
from art.scenes.houseguests.let_her_sleep.sleeper import sleeper

GROUND = MINT


def paint(card: Sheet) -> None:
    """Lay the bed, her who sleeps in it, the sheet with what is missing from it, and who that is."""
    bed(card)
    sleeper(card)
    sheet(card)
    girl(card)
