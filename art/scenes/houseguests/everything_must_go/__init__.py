"""Everything Must Go: three brothers sit down to supper in the street; a stair leads to a woman who brushes her teeth."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.everything_must_go.brothers import brothers
from art.scenes.houseguests.everything_must_go.inks import CAST, CREAM
from art.scenes.houseguests.everything_must_go.street import brushes, front, stair

GROUND = CREAM
__all__ = ["CAST", "GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay the blind front, the stair and who belongs to it, then the three who will not go."""
    front(card)
    stair(card)
    brushes(card)
    brothers(card)
