"""It's Not What It Looks Like: a man in a fur among cabbages, in a wedge of light; a child plaits what hangs about."""

from __future__ import annotations

from art.cutpaper.contour import curve, ribbon
from art.cutpaper.sheet import Patch, Sheet, shift
from art.scenes.houseguests.its_not_what_it_looks_like.cabbages import cabbage
from art.scenes.houseguests.its_not_what_it_looks_like.gardener import gardener
from art.scenes.houseguests.its_not_what_it_looks_like.inks import BONE, CAST, CHALK, GREEN, INK, PLUM
from art.scenes.houseguests.its_not_what_it_looks_like.neighbours import barrow, girl, neighbours

__all__ = ["CAST", "GROUND", "paint"]

GROUND = BONE
ABOVE = "-40,70! 300,350 640,640 960,930 1240,1170! 1240,-40! -40,-40!"
BESIDE = "-40,300! 90,640 190,1060 270,1440 330,1840! -40,1840!"


def paint(card: Sheet) -> None:
    """Lay the night on both sides of the wedge, the bed, the man, and who looks on."""
    for spec, angle in ((ABOVE, 42), (BESIDE, 76)):
        card.paint(spec, INK, angle=angle, laps=120, grain=0.3, edge="torn", core=CHALK, wobble=8, lift=5)
    _shed(card)
    barrow(card)
    for x, y, r in ((186, 1330, 52), (150, 1468, 76), (84, 1656, 118)):
        cabbage(card, x, y, r, GREEN)
    gardener(card)
    neighbours(card, _light(card))
    girl(card)


def _light(card: Sheet) -> Patch:
    """Where the lamp reaches, for what leans into it."""
    lit = card.mask([curve("-40,90! 300,372 640,662 960,952 1240,1192! 1240,1840! 330,1840! 190,1060 -40,330!")])
    if lit is None:
        raise ValueError("no light")
    return lit


def _shed(card: Sheet) -> None:
    """What the bed belongs to, hardly lighter than the night."""
    card.paint(
        "790,330! 1240,360! 1240,900! 1010,800 800,650!", GREEN, angle=86, laps=70, edge="torn", wobble=5, lift=4
    )
    for x in (880, 970, 1064, 1150):
        card.paint(ribbon(f"{x},330 {x + 6},600 {x + 2},880", (5, 7, 5)), shift(GREEN, -0.05))
    card.paint(
        "720,350! 960,190! 1240,110! 1240,330! 1000,330 740,400!", PLUM, angle=-16, edge="torn", wobble=5, lift=8
    )
