"""Let Her Sleep: she sleeps upright while a hand from a vast sleeve paints open eyes on her lids; something sleeps in its cuff."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.let_her_sleep.face import face, hair
from art.scenes.houseguests.let_her_sleep.inks import LINEN
from art.scenes.houseguests.let_her_sleep.seat import bust, chair
from art.scenes.houseguests.let_her_sleep.sleeve import brush_and_hand, lining, sleeper, sleeping_head, sleeve

GROUND = LINEN


def paint(card: Sheet) -> None:
    """Lay the chair, her hair, bust and face, then the brush that paints her eyes, its sleeve, and who sleeps there."""
    chair(card)
    hair(card)
    bust(card)
    face(card)
    lining(card)
    brush_and_hand(card)
    sleeper(card)
    sleeve(card)
    sleeping_head(card)
