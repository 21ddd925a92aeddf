"""I Thought You Had Her: at night the children ride their sleeping mothers out of the village."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.i_thought_you_had_her import land, rider, sleeper
from art.scenes.houseguests.i_thought_you_had_her.inks import PEWTER

GROUND = PEWTER


def paint(card: Sheet) -> None:
    """Lay the field, the wood and who is there already; the sleeper, the reins and the one who holds them."""
    land.wood(card)
    land.field(card)
    land.village(card)
    land.others(card)
    sleeper.far_arm(card)
    sleeper.feet(card)
    sleeper.gown(card)
    rider.shin(card)
    sleeper.neck(card)
    sleeper.near_arm(card)
    rider.thigh(card)
    rider.coat(card)
    sleeper.head(card)
    rider.reins(card)
    rider.head(card)
