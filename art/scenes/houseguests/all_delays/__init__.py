"""All Delays: the night train waits, for its line runs between two who are in each other's arms."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.all_delays import couple, heads, train, travellers
from art.scenes.houseguests.all_delays.inks import SKY

GROUND = SKY


def paint(card: Sheet) -> None:
    """Lay the snow, the two, their heads past each other, an arm of each, then whoever waits."""
    train.snow(card)
    couple.coats(card)
    heads.his(card)
    couple.his_collar(card)
    heads.hers(card)
    heads.snowed(card)
    couple.shoulder(card)
    couple.snowed(card)
    couple.his_arm(card)
    couple.her_arm(card)
    train.line(card)
    train.signal(card)
    couple.her_hand(card)
    travellers.at_windows(card, train.carriages(card))
    travellers.on_the_roof(card)
    travellers.beside(card)
