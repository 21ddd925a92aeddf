"""Nobody Saw: an old woman pours orange tea into the coat pocket of a man who walks on with a feather between his lips."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.nobody_saw.inks import BONE, CAST
from art.scenes.houseguests.nobody_saw.pocket import pocket
from art.scenes.houseguests.nobody_saw.pot import grip, pot, stream, thumb
from art.scenes.houseguests.nobody_saw.pourer import dress, head, sleeve
from art.scenes.houseguests.nobody_saw.walker import coat, collar, profile

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay her, then him, then what passes from the pot to the pocket, and her hand last."""
    dress(card)
    head(card)
    profile(card)
    coat(card)
    collar(card)
    pocket(card)
    stream(card)
    grip(card)
    sleeve(card)
    pot(card)
    thumb(card)
