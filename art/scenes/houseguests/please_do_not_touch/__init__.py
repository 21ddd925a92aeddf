"""Please Do Not Touch: a huge attendant lies with her cheek on her arms; on her head somebody has built with cards."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.please_do_not_touch.giantess import arms, back, head
from art.scenes.houseguests.please_do_not_touch.inks import CREAM, OLIVE
from art.scenes.houseguests.please_do_not_touch.little import sitter, tower, whisperer

GROUND = CREAM


def paint(card: Sheet) -> None:
    """Lay her back, her head, what stands on it, who talks into it, then the table and the arms that she lies on."""
    back(card)
    head(card)
    whisperer(card)
    tower(card)
    sitter(card)
    _table(card)
    arms(card)


def _table(card: Sheet) -> None:
    card.paint("-30,1560! 500,1556 1230,1560! 1230,1840! -30,1840!", OLIVE, angle=2, laps=90, grain=0.35)
    card.paint("-30,1752! 500,1746 1230,1754! 1230,1840! -30,1840!", shift(OLIVE, -0.14), angle=1, laps=70, grain=0.3)
    card.paint(ribbon("-30,1752 500,1746 1230,1754", (7, 7, 7)), shift(OLIVE, 0.1))
