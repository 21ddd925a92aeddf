"""Is It Monday Yet?: a boy's face upside down, four champions of boredom; an aunt holds out her cape to them."""

from __future__ import annotations

from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.is_it_monday_yet.aunt import doorway
from art.scenes.houseguests.is_it_monday_yet.boy import boy, legs
from art.scenes.houseguests.is_it_monday_yet.children import bridge, fish, licker, radiator, roll
from art.scenes.houseguests.is_it_monday_yet.inks import BONE, CAST, GREEN, PINK

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the carpet up to the wall, the door with what nobody looks at, who is far, and him before all."""
    card.paint("-40,760! 600,750 1240,742! 1240,800! 600,806 -40,812!", mix(PINK, BONE, 0.3), angle=-1, lift=3)
    card.paint("-40,806! 600,796 1240,788! 1240,1840! -40,1840!", GREEN, angle=3, laps=150, grain=0.22, lift=3)
    radiator(card)
    doorway(card)
    licker(Moved(card, -6, 190, 0.76))
    legs(card)
    bridge(Moved(card, 420, 352, 0.52))
    roll(Moved(card, 40, -30, 1.0))
    boy(card)
    fish(Moved(card, -60, -268, 1.2))
