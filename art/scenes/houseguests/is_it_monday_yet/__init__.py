"""Is It Monday Yet?: a boy's face upside down, his legs up the wall; an aunt holds out her cape to nobody."""

from __future__ import annotations

from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.is_it_monday_yet.aunt import aunt, doorway
from art.scenes.houseguests.is_it_monday_yet.boy import boy, legs
from art.scenes.houseguests.is_it_monday_yet.children import licker, radiator
from art.scenes.houseguests.is_it_monday_yet.inks import BONE, CAST, GREEN, PINK

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the carpet up to the wall, the aunt before her door, who is far, and him before all."""
    card.paint("-40,760! 600,750 1240,742! 1240,800! 600,806 -40,812!", mix(PINK, BONE, 0.3), angle=-1, lift=3)
    card.paint("-40,806! 600,796 1240,788! 1240,1840! -40,1840!", GREEN, angle=3, laps=150, grain=0.22, lift=3)
    radiator(card)
    doorway(card)
    aunt(Moved(card, -156, -32, 1.15))
    licker(Moved(card, -6, 190, 0.76))
    legs(card)
    boy(card)
