"""There It Goes: a woman gets up to leave, and the quilt that a whole household sleeps under is her skirt."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.there_it_goes import her, quilt, sleepers
from art.scenes.houseguests.there_it_goes.cast import CAST
from art.scenes.houseguests.there_it_goes.inks import CHALK, SKY, STRAW

GROUND = CHALK
PANES: Final = (
    "96,236! 220,196! 236,424! 112,470!",
    "246,188! 372,148! 388,372! 262,416!",
    "114,500! 238,454! 254,684! 130,732!",
    "264,444! 390,400! 406,626! 280,674!",
)
"""The first sun, through a window that is not in the picture."""
__all__ = ["CAST", "GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay the sun on the wall, the floor and the beds, her skirt over them, then the heads, and her."""
    for pane in PANES:
        card.paint(pane, mix(CHALK, STRAW, 0.62), angle=70, grain=0.2, wobble=2)
    card.paint(
        "-20,930! 400,918 800,934 1220,920! 1220,1820! -20,1820!", SKY, angle=2, laps=110, edge="torn", core="#fbf7ee"
    )
    her.foot(card)
    sleepers.beds(card)
    sleepers.suitcase(card)
    cloth = quilt.skirt(card)
    quilt.bodies(card, cloth, sleepers.ridges())
    quilt.folds(card, cloth)
    quilt.sheet_edge(card, cloth)
    sleepers.arms(card)
    sleepers.heads(card)
    sleepers.boy(card)
    sleepers.stowaway(card)
    quilt.pocket(card)
    sleepers.grasp(card)
    her.trunk(card)
    her.head(card)
    her.far_arm(card)
    her.fist(card)
    her.near_arm(card)
