"""Look at You: one huge yellow back, two white sleeves round it; a tiny man plays patience through the wrong door."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.look_at_you.embrace import arms, heads, white, yellow
from art.scenes.houseguests.look_at_you.flying import flying
from art.scenes.houseguests.look_at_you.hall import along, hall, trolley
from art.scenes.houseguests.look_at_you.inks import BONE, CAST, SLATE

GROUND = BONE
__all__ = ["CAST", "GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay the hall, who came along, the woman in white, then the yellow one before her, their arms, and what falls."""
    hall(card)
    along(card)
    trolley(card)
    card.paint("150,1736 400,1700 640,1702 830,1736 640,1774 380,1778", mix(BONE, SLATE, 0.5), angle=2)
    white(card)
    heads(card)
    arms(card, yellow(card))
    flying(card)
