"""Yours and Mine: a great drop hangs through the floor, somebody asleep in it; a girl lays her ear to his back."""

from __future__ import annotations

from art.cutpaper.faces import Face
from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.yours_and_mine import girl, rooms, sleeper, woman
from art.scenes.houseguests.yours_and_mine.inks import CHALK

__all__ = ["CAST", "GROUND", "paint"]
CAST: dict[str, Face] = {}
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the rooms and the bed, the drop and who sleeps in it, the woman above, the girl below, the bowls."""
    rooms.rooms(card)
    rooms.bed(card)
    water = rooms.drop(card)
    with card.inside(water):
        sleeper.sleeper(card)
        sleeper.breath(card)
        rooms.light(card)
    woman.woman(card)
    girl.girl(card)
    rooms.bowls(card)
