"""There It Goes: a whole square looks up after what has just left; a priest listens to his shoe."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.there_it_goes.girl import girl
from art.scenes.houseguests.there_it_goes.inks import BROWN, CAST, CHALK, PLUM
from art.scenes.houseguests.there_it_goes.onlookers import FAR, MIDDLE, onlooker
from art.scenes.houseguests.there_it_goes.priest import priest
from art.scenes.houseguests.there_it_goes.thief import bag, lady, thief

GROUND = CHALK
__all__ = ["CAST", "GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay the pole in an empty sky, the square from far to near, then the lady robbed and the priest who listens."""
    _pole(card)
    for each in FAR:
        onlooker(card, each)
    for each in MIDDLE:
        onlooker(card, each)
    girl(card)
    lady(card)
    thief(card)
    bag(card)
    priest(card)


def _pole(card: Sheet) -> None:
    """It bears nothing; its rope still whips."""
    card.paint(ribbon("1016,1060 1012,560 1006,-20", (24, 21, 18)), BROWN, angle=88, lift=4)
    card.paint(
        ribbon(
            "1012,900 1070,800 980,700 1076,560 980,440 1090,330 1010,230 1110,130 1080,60 1170,-30",
            (8, 10, 7, 10, 8, 7),
        ),
        PLUM,
        lift=4,
    )
    card.paint("976,896! 1052,892! 1054,922! 976,926!", PLUM, lift=2)
