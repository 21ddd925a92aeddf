"""Is It Monday Yet?: four lie about on one green carpet, each a champion; an aunt holds out her cape to them."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.is_it_monday_yet.aunt import doorway
from art.scenes.houseguests.is_it_monday_yet.children import bridge, fish, licker, long_one, radiator, roll
from art.scenes.houseguests.is_it_monday_yet.inks import BONE, CAST, GREEN, PINK

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the carpet up to the wall, the door with what nobody looks at, and who lies where."""
    card.paint("-40,760! 600,750 1240,742! 1240,800! 600,806 -40,812!", mix(PINK, BONE, 0.3), angle=-1, lift=3)
    card.paint("-40,806! 600,796 1240,788! 1240,1840! -40,1840!", GREEN, angle=3, laps=150, grain=0.22, lift=3)
    radiator(card)
    doorway(card)
    long_one(card)
    licker(card)
    bridge(card)
    roll(card)
    fish(card)
