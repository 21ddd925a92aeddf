"""From the Top: a woman sings in the shower, and a whole choir stands in her open mouth."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.from_the_top import choir, singer
from art.scenes.houseguests.from_the_top.cast import BONE, CAST

GROUND = BONE
__all__ = ["CAST", "GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay the wall, her shoulders and face, who stands in her mouth, then cap, brush and foam."""
    singer.shower(card)
    singer.body(card)
    mouth = singer.face(card)
    choir.inside(card, mouth)
    choir.lower(card, mouth)
    choir.boy(card)
    singer.cap(card)
    singer.brush(card)
    singer.foam(card)
