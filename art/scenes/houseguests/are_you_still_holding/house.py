"""A house cut open: three rooms, one above the other, and the pale floors between them."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.are_you_still_holding.inks import BRICK, CREAM, NIGHT, SLATE


def house(card: Sheet) -> None:
    """Lay the back walls."""
    for top, low, ink, angle in ((20, 670, SLATE, 92), (660, 1100, BRICK, 88), (1090, 1770, NIGHT, 94)):
        card.paint(f"34,{top}! 1166,{top}! 1166,{low}! 34,{low}!", ink, angle=angle, laps=110, grain=0.3)


def slabs(card: Sheet) -> None:
    """Lay the floors, torn, and the holes that the sleeve goes through."""
    for y, tall in ((-30, 56), (640, 44), (1076, 44), (1752, 70)):
        card.paint(
            f"-30,{y}! 600,{y - 3} 1230,{y}! 1230,{y + tall}! 600,{y + tall + 3} -30,{y + tall}!",
            CREAM,
            edge="torn",
            core="#e0d6c0",
            wobble=3,
            angle=2,
            lift=7,
        )
    for x, y in ((1064, 662), (116, 1098)):
        card.paint(f"{x - 84},{y - 26}! {x + 82},{y - 25}! {x + 86},{y + 27}! {x - 80},{y + 26}!", NIGHT, angle=4)
