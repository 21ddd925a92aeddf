"""Your Turn: a full house seen from the stage, all eyes on us; a swan has paid for the next seat."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face
from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.your_turn.house import CIRCLE, ROWS, balcony, feet_up, lady, row, stage, swan
from art.scenes.houseguests.your_turn.inks import BONE

GROUND = BONE
CAST: Final[dict[str, Face]] = {}


def paint(card: Sheet) -> None:
    """Lay the dark of the house, rows from far to near, the balcony over them, then our end of it."""
    card.paint(
        "-40,300! 1240,300! 1240,1500! 900,1530 600,1540 300,1530 -40,1500!",
        "#3f302d",
        angle=4,
        laps=110,
        edge="raw",
        ragged=60,
        dry=0.8,
        grain=0.34,
    )
    row(card, CIRCLE)
    for k, people in enumerate(ROWS):
        row(card, people)
        if k == 1:
            swan(card)
    balcony(card)
    lady(card)
    feet_up(card)
    stage(card)
