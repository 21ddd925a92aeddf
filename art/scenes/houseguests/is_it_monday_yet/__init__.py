"""Is It Monday Yet?: a bull fills the sitting room, chin on the floor; a small aunt holds out her cape to him."""

from __future__ import annotations

from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.is_it_monday_yet.aunt import aunt
from art.scenes.houseguests.is_it_monday_yet.bull import body, head
from art.scenes.houseguests.is_it_monday_yet.girl import girl
from art.scenes.houseguests.is_it_monday_yet.inks import BONE, CAST, FLOOR, GREY

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the floor, the bull as wide as the room, who lies on him, then who stands before him."""
    card.paint("-40,1226! 600,1218 1240,1212! 1240,1840! -40,1840!", FLOOR, angle=2, laps=150, grain=0.2)
    card.paint("-40,1190! 600,1182 1240,1176! 1240,1214! 600,1220 -40,1228!", mix(BONE, GREY, 0.7), angle=0)
    girl(Moved(card, 62, 44, 0.92))
    body(card)
    head(card)
    aunt(card)
