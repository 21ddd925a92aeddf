"""Yours and Mine: an embrace between two rooms; behind his back she smooths a red tape that comes down the wall."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.yours_and_mine import her, him, rooms
from art.scenes.houseguests.yours_and_mine.inks import CAST, CHALK, TAPE

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the rooms, the bather, her, his back over her, the tape down the wall and down him, then her arm."""
    rooms.rooms(card)
    rooms.bather(card)
    her.body(card)
    her.head(card)
    him.head(card)
    him.back(card)
    _tape(card, "636,-30 640,300 644,600 648,760 656,900 658,1100 654,1300 650,1470")
    her.arm(card)
    him.sleeve(card)
    rooms.roll(card)


def _tape(card: Sheet, line: str) -> None:
    card.paint(ribbon(line, (54,) * (line.count(" ") + 1)), TAPE, wobble=0.5, lift=4, angle=88)
