"""I Thought You Had Her: a woman swings in head first from above, and her hair falls as the hair of the man below."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.i_thought_you_had_her.flyer import body, face, hairline
from art.scenes.houseguests.i_thought_you_had_her.hair import curtain, hair
from art.scenes.houseguests.i_thought_you_had_her.inks import ASH, BONE, CHALK, PENCIL
from art.scenes.houseguests.i_thought_you_had_her.leaver import leaver
from art.scenes.houseguests.i_thought_you_had_her.stander import shoulders, stander

GROUND = CHALK
__all__ = ["GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay the ring, the one who leaves, her body, the hair of both, then her face and his."""
    _ring(card)
    leaver(card)
    shoulders(card)
    body(card)
    hair(card)
    face(card)
    hairline(card)
    stander(card)
    curtain(card)


def _ring(card: Sheet) -> None:
    """Bare canvas, and the curb of the ring low down."""
    card.paint("-40,1430! 300,1416 700,1412 1240,1430! 1240,1840! -40,1840!", mix(BONE, ASH, 0.5), angle=3, laps=90)
    card.paint(
        "-40,1420! 300,1404 700,1400 1240,1420! 1240,1462! 700,1442 300,1446 -40,1462!",
        PENCIL,
        angle=2,
        edge="torn",
        core=CHALK,
    )
