"""Family Only: three women from behind whose hair is one plait; its fourth strand comes from beyond the edge."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.family_only.hair import manes, plait
from art.scenes.houseguests.family_only.inks import AUBERGINE, CHALK, SKY, flat
from art.scenes.houseguests.family_only.people import backs, hoops, secret

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the sea they look at, the three backs, the hair, the plait, and what one hand hides."""
    _sea(card)
    backs(card)
    manes(card)
    hoops(card)
    plait(card)
    secret(card)


def _sea(card: Sheet) -> None:
    flat(card, "-40,598! 300,592 700,597 1240,590! 1240,1300! -40,1300!", SKY, 2, 10)
    for line in ("-10,668 60,662 120,668", "905,640 1010,634 1130,641", "1040,716 1120,711 1230,717"):
        card.paint(ribbon(line, (2, 8, 2)), shift(CHALK, -0.01), thin=0.15)
    card.paint(ribbon("-40,597 300,591 700,596 1240,589", (5, 6, 5)), mix(SKY, AUBERGINE, 0.35), thin=0.2)
