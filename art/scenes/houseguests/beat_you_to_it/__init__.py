"""Beat You to It: a black rock bowed over a shore, and on a ladder a tiny old woman who tells it something first."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.beat_you_to_it.inks import CHALK
from art.scenes.houseguests.beat_you_to_it.rock import rock, shore
from art.scenes.houseguests.beat_you_to_it.teller import chair, ladder, teller

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the shore at low tide, the chair, the rock that bows, the ladder and the one who tells."""
    shore(card)
    chair(card)
    rock(card)
    ladder(card)
    teller(card)
