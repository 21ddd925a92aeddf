"""Come Down This Instant: a general has held his breath until he floats; a girl in his hat hauls him down by a string."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.come_down_this_instant import general, girl
from art.scenes.houseguests.come_down_this_instant.face import face
from art.scenes.houseguests.come_down_this_instant.inks import (
    BLACK,
    BLUE,
    BONE,
    CHALK,
    ROSE,
    SAND,
    UMBER,
    small,
    torn,
    within,
)

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE
CAST: Final[dict[str, Face]] = {}


def paint(card: Sheet) -> None:
    """Lay the parade ground, the one who got away, the general from boots to face, the string and who holds it."""
    _ground(card)
    _other(card)
    general.legs(card)
    general.arms(card, general.coat(card))
    general.collar(card)
    face(card)
    girl.string(card)
    girl.knot(card)
    girl.girl(card)


def _ground(card: Sheet) -> None:
    card.piece("-40,-40! 1240,-40! 1240,1560! -40,1560!", mix(BONE, BLUE, 0.5), angle=3, laps=110, grain=0.2)
    torn(
        card,
        "-40,1460! 130,1450 300,1470 500,1500! 700,1496 860,1440 1010,1400 1140,1424 1240,1410! 1240,1540! -40,1540!",
        mix(BONE, BLUE, 0.86),
        4,
        80,
        4,
    )
    torn(card, "-40,1500! 300,1490 800,1498 1240,1488! 1240,1840! -40,1840!", mix(SAND, BONE, 0.35), 2, 80, 5)
    shade = mix(SAND, UMBER, 0.3)
    card.paint(
        "540,1628 600,1604 760,1590 900,1592 1040,1606 1090,1628 1030,1652 880,1664 730,1662 590,1650",
        shade,
        angle=2,
        edge="torn",
        wobble=3,
    )
    card.paint("130,1712! 250,1686 380,1680 500,1692! 470,1716 300,1736", shade, angle=2, edge="torn", wobble=3)


def _other(card: Sheet) -> None:
    """Far up, another, whose string nobody holds."""
    at = affine(160, 190, 1.2, -10)
    card.paint(ribbon("-16,84 0,120 -26,166 2,214 -16,262", (5, 5, 4), at), UMBER, wobble=0.6)
    for x in (-16, 16):
        small(card, f"{x - 9},50! {x + 9},50! {x + 8},80! {x - 2},94 {x - 16},92 {x - 8},78!", BLACK, at)
    for s in (-1, 1):
        small(card, f"{s * 36},-26! {s * 86},2! {s * 92},20 {s * 76},24! {s * 40},18!", BLACK, at)
        small(card, ROUND, CHALK, within(at, s * 88, 16, 9), wobble=0.5)
    torn(card, ROUND, BLACK, 80, 30, 4, within(at, 0, 10, 56), 1.4)
    small(card, "-14,-44! 0,-36 14,-44! 10,-6! 0,4! -10,-6!", CHALK, at)
    small(card, ROUND, ROSE, within(at, 0, -62, 24), wobble=0.6)
    for x in (-8, 8):
        small(card, ribbon(f"{x - 5},-58 {x},-62 {x + 5},-58", (2, 4, 2), at), BLACK, wobble=0.2)
    small(card, ribbon("-6,-50 0,-47 6,-50", (2, 4, 2), at), UMBER, wobble=0.2)
    small(card, "-36,-74! 36,-74! 34,-66! -34,-66!", BLACK, at, 2)
    small(card, "-22,-72! -23,-98 0,-110 23,-98 22,-72!", BLACK, at)
