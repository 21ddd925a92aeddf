"""Before Anyone Comes: an old woman dances with a bronze sailor; a man in pyjamas stands on his plinth for him."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.before_anyone_comes import dancer, keeper, sailor
from art.scenes.houseguests.before_anyone_comes.inks import SHELL

GROUND = SHELL


def paint(card: Sheet) -> None:
    """Lay the quay and who keeps the place; the bronze, then her over it, and his hands over hers."""
    keeper.quay(card)
    keeper.ship(card)
    keeper.plinth(card)
    keeper.man(card)
    sailor.body(card)
    sailor.head(card)
    dancer.far_arm(card)
    dancer.skirt(card)
    sailor.hand_behind_hers(card)
    dancer.near_arm(card)
    dancer.back(card)
    dancer.head(card)
    sailor.hand_on_her_back(card)
    sailor.fingers_round_hers(card)
