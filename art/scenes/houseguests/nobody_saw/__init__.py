"""Nobody Saw: an old woman pours orange tea into the coat pocket of a man who walks on with a feather between his lips."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.nobody_saw.inks import ASH, BONE, CAST
from art.scenes.houseguests.nobody_saw.pocket import pocket
from art.scenes.houseguests.nobody_saw.pot import grip, pot, stream, thumb
from art.scenes.houseguests.nobody_saw.pourer import dress, head, sleeve
from art.scenes.houseguests.nobody_saw.walker import coat, collar, profile

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE


def sky(card: Sheet) -> None:
    """Lay the one thing that there is to look at up there: a house's wall, cut off by the roof's slope."""
    card.paint("-40,-40! 700,-40! 560,300! 548,900! -40,900!", mix(BONE, ASH, 0.3), angle=86, laps=120, grain=0.2)


def paint(card: Sheet) -> None:
    """Lay the ground, her, then him, then what passes from the pot to the pocket, and her hand last."""
    sky(card)
    dress(card)
    head(card)
    profile(card)
    coat(card)
    collar(card)
    pocket(card)
    grip(card)
    sleeve(card)
    pot(card)
    stream(card)
    thumb(card)
