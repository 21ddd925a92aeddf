"""There It Goes: a priest as large as the square listens to his shoe; all others look up after what has just left."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.there_it_goes.garland import garland
from art.scenes.houseguests.there_it_goes.girl import girl
from art.scenes.houseguests.there_it_goes.inks import BONE, BROWN, CAST, CHALK, PLUM
from art.scenes.houseguests.there_it_goes.onlookers import FAR, NEAR, onlooker
from art.scenes.houseguests.there_it_goes.priest import priest
from art.scenes.houseguests.there_it_goes.thief import bag, lady, thief

GROUND = CHALK
__all__ = ["CAST", "GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay the sky with what is left of the garlands, the square from far to near, then the priest before them all."""
    card.paint(ribbon("112,900 106,400 100,-20", (24, 21, 18)), BROWN, angle=88, lift=4)
    garland(card)
    # the last of the rope goes over the upper edge
    card.paint(ribbon("560,-30 640,40 600,120 690,190 650,270 716,330", (9, 11, 9, 11, 9, 8)), PLUM, lift=5)
    for spec in ("716,330 726,356 718,380", "716,330 740,350 748,372", "716,330 708,354 694,370"):
        card.paint(ribbon(spec, (5, 2)), PLUM)
    for each in FAR:
        onlooker(card, each)
    # somebody whom the shoe hides
    card.paint(
        "520,1060! 600,990 720,960 860,980! 960,1060! 960,1500! 520,1500!",
        BONE,
        angle=84,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=5,
    )
    girl(Moved(card, 614, 226, 0.6))
    for each in NEAR:
        onlooker(card, each)
    lady(Moved(card, 70, 40, 1.0))
    thief(Moved(card, 90, 70, 1.0))
    bag(Moved(card, 70, 60, 1.0))
    priest(card)
