"""Nobody Told Me: a man in a pink rabbit's suit among mourners in the rain; a little girl has her face in his fur."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face
from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.nobody_told_me import girl, mourners, rabbit
from art.scenes.houseguests.nobody_told_me.face import face
from art.scenes.houseguests.nobody_told_me.inks import ICE

__all__ = ["CAST", "GROUND", "paint"]

GROUND = ICE
CAST: Final[dict[str, Face]] = {**mourners.CAST}


def paint(card: Sheet) -> None:
    """Lay rain and black, then him, then her, then the paw on her hair."""
    mourners.rain(card)
    mourners.umbrellas(card)
    mourners.mourners(card)
    rabbit.body(card)
    face(card)
    rabbit.hood(card)
    rabbit.ear_in_hand(card)
    girl.girl(card)
    rabbit.paw_on_her(card)
