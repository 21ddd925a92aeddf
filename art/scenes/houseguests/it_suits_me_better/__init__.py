"""It Suits Me Better: a shorn sheep and a woman in a woolly jumper, arms folded both; before them a lamb in its wool."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_suits_me_better.paper import BONE, GREY, plain, torn
from art.scenes.houseguests.it_suits_me_better.sheep import lamb, sheep, thread
from art.scenes.houseguests.it_suits_me_better.woman import CAST, woman

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the floor and its shadows, the thread, the two, and the lamb in front."""
    floor = mix(GREY, BONE, 0.35)
    torn(card, "-60,1500! 600,1492 1260,1500! 1260,1860! -60,1860!", floor, angle=2, laps=90, lift=4)
    dark = shift(floor, -0.13)
    for spot in (
        "150,1690 300,1666 520,1680 560,1710 420,1736 200,1730",
        "550,1706 680,1690 840,1702 820,1738 680,1746 560,1734",
        "620,1700 860,1672 1080,1690 1170,1716 1000,1738 740,1734",
    ):
        plain(card, spot, dark, wobble=2)
    thread(card)
    sheep(card)
    woman(card)
    lamb(card)
