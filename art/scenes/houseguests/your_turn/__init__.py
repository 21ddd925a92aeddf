"""Your Turn: the whole house waits, an old lady above it points her fan at us, and a swan has paid for its seat."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.your_turn import balcony, house, stage
from art.scenes.houseguests.your_turn.cast import CAST
from art.scenes.houseguests.your_turn.inks import BONE

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the box and the lady, the hall and who sits in it, then the stage with what is ours."""
    balcony.box(card)
    balcony.lady(card)
    house.far(card)
    balcony.parapet(card)
    balcony.shoes(card)
    house.middle(card)
    house.front(card)
    house.swan(card)
    balcony.pointing(card)
    stage.child(card)
    stage.boards(card)
    stage.fingers(card)
    stage.prompter(card)
    stage.ours(card)
