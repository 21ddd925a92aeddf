"""Let Her Sleep: a man seen from behind carries the sun home on his shoulder, wrapped in a baby's blanket."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.let_her_sleep.back import neck, shirt, shoes
from art.scenes.houseguests.let_her_sleep.bundle import hood, sun, tuck
from art.scenes.houseguests.let_her_sleep.father import beard, ear, face, hair
from art.scenes.houseguests.let_her_sleep.inks import MINT

GROUND = MINT


def paint(card: Sheet) -> None:
    """Lay the bundle's hood, his back, the sun on his shoulder, his head against it, and the shoes."""
    hood(card)
    neck(card)
    shirt(card)
    sun(card)
    tuck(card)
    face(card)
    beard(card)
    hair(card)
    ear(card)
    shoes(card)
