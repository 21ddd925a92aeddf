"""They Do It Every Morning: on a summer lawn two people mend a child's snow angel before the sun gets to it."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.they_do_it_every_morning.angel import angel
from art.scenes.houseguests.they_do_it_every_morning.father import father
from art.scenes.houseguests.they_do_it_every_morning.inks import LAWN
from art.scenes.houseguests.they_do_it_every_morning.lawn import lawn
from art.scenes.houseguests.they_do_it_every_morning.mother import mother

GROUND = LAWN


def paint(card: Sheet) -> None:
    """Lay the lawn, what is kept on it, and who keeps it."""
    lawn(card)
    angel(card)
    mother(card)
    father(card)
