"""That's One Way: a woman goes off with the lake in her apron; on its dry bed somebody stands in waders."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.thats_one_way import valley, woman
from art.scenes.houseguests.thats_one_way.inks import CAST, DAWN

__all__ = ["CAST", "GROUND", "paint"]
GROUND = DAWN


def paint(card: Sheet) -> None:
    """Lay the valley without its lake, who wades there, and her who has it."""
    valley.mountains(card)
    valley.bed(card)
    valley.wader(card)
    woman.body(card)
    woman.arms(card)
    woman.plait(card)
    woman.face(card)
    woman.lake(card)
    woman.plait(card, since=13)
    woman.hands(card)
