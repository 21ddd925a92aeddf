"""Are You Coming or Not: an old woman with a key between her lips; her plait crosses a river and is tied to a door."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.are_you_coming_or_not.inks import CREAM
from art.scenes.houseguests.are_you_coming_or_not.land import far_side, land
from art.scenes.houseguests.are_you_coming_or_not.plait import knot, plait
from art.scenes.houseguests.are_you_coming_or_not.woman import body, face, hair

GROUND = CREAM


def paint(card: Sheet) -> None:
    """Lay the plain, who is beyond the river, the one who stays, and last what holds them."""
    land(card)
    far_side(card)
    body(card)
    face(card)
    plait(card)
    knot(card)
    hair(card)
