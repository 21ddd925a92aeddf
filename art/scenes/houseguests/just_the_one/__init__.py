"""Just the One: a field without a tulip but one, and an old woman in a shawl of tulips who looks at the sky, a watering can in her arm."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.just_the_one.field import field, table
from art.scenes.houseguests.just_the_one.inks import CHALK
from art.scenes.houseguests.just_the_one.woman import can, face, hand, last_tulip, shawl

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the field, the man who waits in it, what still stands, her, and her watering can."""
    field(card)
    table(card)
    face(card)
    last_tulip(card)
    hand(card)
    shawl(card)
    can(card)
