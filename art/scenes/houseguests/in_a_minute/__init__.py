"""In a Minute: a huge bridegroom steadies the ladder of the little dressmaker who has laid her cheek on his shirt."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.in_a_minute import dressmaker, groom, rooms
from art.scenes.houseguests.in_a_minute.inks import CELADON

GROUND = CELADON
CAST = dressmaker.CAST


def paint(card: Sheet) -> None:
    """Lay the rooms and who waits there, then him, the ladder, her, and last his arm."""
    rooms.beyond(card)
    rooms.bride(card)
    groom.body(card)
    groom.head(card)
    dressmaker.ladder(card)
    dressmaker.paint(card)
    groom.arm(card)
