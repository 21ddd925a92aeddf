"""It Has to Be Ready by Six: while the great carpet is brushed, somebody lets out what is woven in it."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.it_has_to_be_ready_by_six.carpet import carpet, gate
from art.scenes.houseguests.it_has_to_be_ready_by_six.cleaner import cleaner
from art.scenes.houseguests.it_has_to_be_ready_by_six.girl import girl
from art.scenes.houseguests.it_has_to_be_ready_by_six.herd import free, woven
from art.scenes.houseguests.it_has_to_be_ready_by_six.inks import FLOOR

GROUND = FLOOR


def paint(card: Sheet) -> None:
    """Lay floor and carpet, those in it, her who brushes it, the gate and her who has opened it, and those outside."""
    field = carpet(card)
    woven(card, field)
    cleaner(card)
    gate(card)
    girl(card)
    free(card)
