"""Move Over: a bed from above; a cat as large as the mattress has it, a baby in its curl, a father on the edge."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.move_over.bed import blanket, puller, sheets
from art.scenes.houseguests.move_over.inks import CAST, ROSE
from art.scenes.houseguests.move_over.sleepers import baby, cat, cats_head, cover, father

__all__ = ["CAST", "GROUND", "paint"]
GROUND = ROSE


def paint(card: Sheet) -> None:
    """Lay the bed, the one on its edge, the blanket and who pulls at it, the cat and the child in its curl."""
    sheets(card)
    blanket(card)
    father(card)
    cover(card)
    puller(card)
    body = cat(card)
    baby(card)
    cats_head(card, body)
