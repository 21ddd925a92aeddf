"""Let Her Sleep: a hand from a vast sleeve carries a ladder past a sleeper's ear; two boots wait in its mouth."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.let_her_sleep.face import face, hair
from art.scenes.houseguests.let_her_sleep.inks import LINEN
from art.scenes.houseguests.let_her_sleep.seat import bust, chair
from art.scenes.houseguests.let_her_sleep.sleeve import boots, hand, ladder, lining, sleeve, thumb

GROUND = LINEN


def paint(card: Sheet) -> None:
    """Lay the chair, her hair, bust and face, then the sleeve, the hand with its ladder, and the boots."""
    chair(card)
    hair(card)
    bust(card)
    face(card)
    lining(card)
    hand(card)
    ladder(card)
    thumb(card)
    sleeve(card)
    boots(card)
