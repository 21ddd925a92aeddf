"""In a Minute: upstairs somebody huge listens to the floor; below, what a man waters has come up at her elbow."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.in_a_minute import below, listener
from art.scenes.houseguests.in_a_minute.inks import CAST, CHALK, LINEN, STRAW

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the upper room and her, the rooms below and the floor between, then what grows through it."""
    _upstairs(card)
    listener.dress(card)
    below.rooms(card)
    card.paint("-40,1128! 1240,1116! 1240,1176! -40,1190!", CHALK, angle=1, laps=40, grain=0.12, lift=12)
    listener.tumbler(card)
    listener.head(card)
    listener.hold(card)
    below.telephone(card)
    below.gardener(card)
    below.plant(card)


def _upstairs(card: Sheet) -> None:
    wall = card.piece("-40,-40! 1240,-40! 1240,1140! -40,1140!", STRAW, angle=87, laps=110, grain=0.18)
    bars = [ribbon(f"{x},-40 {x - 6},1140", (26, 26)) for x in range(20, 1240, 96)]
    card.pattern(wall, turned(bars), mix(STRAW, "#d9b552", 0.2), thin=0.15)
    card.paint("-40,1050! 1240,1040! 1240,1140! -40,1140!", shift(LINEN, 0.02), angle=1, lift=4)
