"""Ask Me How: an old woman up to her nose in a pond; under the water, between her lips, a match burns."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.ask_me_how.below import dress, flame, match, toast
from art.scenes.houseguests.ask_me_how.face import head, hoop, lip
from art.scenes.houseguests.ask_me_how.inks import BONE, POND, deep, dry

GROUND = BONE
_EDGE: Final = "-40,1016 40,1018 120,1002 240,1014 420,1022 640,1012 780,994 850,1010 960,1020 1100,1012 1240,1016"
_POND: Final = f"{_EDGE.replace('1016', '1016!')} 1240,1840! -40,1840!"


def paint(card: Sheet) -> None:
    """Lay the head in the air, the pond over it, and the same head again in the pond, a little aside."""
    head(card, affine(430, 752, 100, -5), dry)
    pond = card.piece(_POND, POND, angle=3, laps=90, grain=0.3, lift=6)
    with card.inside(pond):
        dress(card)
        below = affine(440, 752, 100, -5)
        head(card, below, deep, sunk=True)
        hoop(card, below, deep)
        match(card)
        lip(card, below, deep)
        flame(card)
        toast(card)
    card.paint(ribbon(_EDGE, (7, 12, 7, 10, 6, 12, 7)), mix(BONE, "#ffffff", 0.3), wobble=1.5)
