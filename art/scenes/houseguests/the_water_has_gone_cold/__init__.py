"""The Water Has Gone Cold: hair that has grown over the rim and across the floor; an egret fishes in it."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.the_water_has_gone_cold.inks import BONE
from art.scenes.houseguests.the_water_has_gone_cold.river import egret, hair
from art.scenes.houseguests.the_water_has_gone_cold.room import book, room, tub

GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the room, the tub, the book, the river of hair and the one who fishes."""
    room(card)
    tub(card)
    book(card)
    hair(card)
    egret(card)
