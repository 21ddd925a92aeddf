"""Yours and Mine: a brick wall runs through a sofa; the child sits astride it, and two hands meet in its curls."""

from __future__ import annotations

from art.cutpaper.faces import Face
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.yours_and_mine import child, people, rooms
from art.scenes.houseguests.yours_and_mine.inks import CHALK

__all__ = ["CAST", "GROUND", "paint"]
CAST: dict[str, Face] = {}
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the rooms and the sofa, who sits on it, the wall, the child in its gap, then the hands on the child's head."""
    rooms.rooms(card)
    rooms.sofa(card)
    people.woman(card)
    people.man(card)
    people.legs(card)
    people.laps(card)
    rooms.wall(card)
    rooms.bowl(card)
    people.sleeves(card)
    large = Moved(card, -86.8, -200, 1.14)
    child.legs(large)
    child.jumper(large)
    child.head(large)
    child.lolly(large)
    people.hands(card)
    child.lock(large)
