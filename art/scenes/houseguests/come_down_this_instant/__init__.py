"""Come Down This Instant: a general has held his breath until he floats; a girl in his hat hauls him down by a string."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.come_down_this_instant import general, girl
from art.scenes.houseguests.come_down_this_instant.face import face
from art.scenes.houseguests.come_down_this_instant.inks import BLACK, BLUE, BONE, CHALK, SAND, UMBER, small, torn, within

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE
CAST: Final[dict[str, Face]] = {}


def paint(card: Sheet) -> None:
    """Lay the parade ground, the one who got away, the general from boots to face, the string and who holds it."""
    _ground(card)
    _other(card)
    general.legs(card)
    general.coat(card)
    general.arms(card)
    general.collar(card)
    face(card)
    girl.string(card)
    girl.knot(card)
    girl.girl(card)


def _ground(card: Sheet) -> None:
    card.piece("-40,-40! 1240,-40! 1240,1560! -40,1560!", mix(BONE, BLUE, 0.5), angle=3, laps=110, grain=0.2)
    torn(card, "-40,1500! 300,1490 800,1498 1240,1488! 1240,1840! -40,1840!", mix(SAND, BONE, 0.35), 2, 80, 5)
    shade = mix(SAND, UMBER, 0.3)
    card.paint("420,1650! 560,1606 760,1596 960,1610 1080,1650! 960,1690 760,1702 560,1692", shade, angle=2, edge="torn", wobble=3)
    card.paint("60,1716! 180,1684 300,1680 420,1694! 380,1720 220,1736", shade, angle=2, edge="torn", wobble=3)


def _other(card: Sheet) -> None:
    """Far up, another, whose string nobody holds."""
    at = affine(150, 210, 1, -10)
    card.paint(ribbon("4,74 20,120 -10,170 14,220 0,262", (4, 4, 3), at), UMBER, wobble=0.6)
    small(card, "-22,50! -6,54! -8,84! -26,88!", BLACK, at)
    small(card, "6,54! 22,50! 26,88! 8,84!", BLACK, at)
    torn(card, ROUND, BLACK, 80, 30, 4, within(at, 0, 10, 56), 1.4)
    for s in (-1, 1):
        small(card, f"{s * 44},-16! {s * 84},6! {s * 78},22! {s * 46},12!", BLACK, at)
    small(card, ROUND, CHALK, within(at, 0, -58, 22))
    small(card, "-34,-70! 34,-70! 34,-62! -34,-62!", BLACK, at)
    small(card, "-20,-70! -20,-96 0,-102 20,-96 20,-70!", BLACK, at)
