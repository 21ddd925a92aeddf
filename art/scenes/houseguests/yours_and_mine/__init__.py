"""Yours and Mine: a brick wall runs through a sofa and through a long dog; she has the head, he has the tail."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.yours_and_mine import dog, people, rooms
from art.scenes.houseguests.yours_and_mine.inks import CAST, CHALK

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the rooms and the sofa, who sits on it, the wall, then the dog over it all and the hands on the dog."""
    rooms.rooms(card)
    rooms.sofa(card)
    people.woman(card)
    people.man(card)
    people.legs(card)
    rooms.wall(card)
    rooms.bed(card)
    dog.tail(card)
    dog.body(card)
    people.arms(card)
    people.chin(card)
    dog.head(card)
    rooms.bowls(card)
