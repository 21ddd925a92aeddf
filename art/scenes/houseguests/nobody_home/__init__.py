"""Nobody Home: she stands as still as a lamp, a shade over her head; the caller has found the chain to pull."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_home.caller import caller
from art.scenes.houseguests.nobody_home.inks import BLUE, BONE, GOLD, INK, PLUM, STRAW
from art.scenes.houseguests.nobody_home.lamp import chain, lamp, moth

GROUND = BLUE


def paint(card: Sheet) -> None:
    """Lay the emptied room, the light in it, who gives it, and who wants to know."""
    _room(card)
    _light(card)
    _cord(card)
    lamp(card)
    chain(card)
    moth(card)
    caller(card)


def _room(card: Sheet) -> None:
    """A wall on which pictures have left their places, a skirting board, bare boards."""
    card.paint("-40,-40! 1240,-40! 1240,1400! -40,1400!", BLUE, angle=88, laps=110, grain=0.26)
    for spec in ("866,96! 1132,90! 1136,352! 870,358!", "-40,214! 92,210! 96,520! -40,524!"):
        card.paint(spec, shift(BLUE, 0.07), angle=86, laps=80, grain=0.2)
    card.paint(ROUND, INK, at=affine(1000, 66, 8), lift=2)
    card.paint("-40,1466! 1240,1462! 1240,1522! -40,1526!", shift(BLUE, -0.07), angle=1, lift=4)
    card.paint("-40,1520! 1240,1516! 1240,1840! -40,1840!", mix(PLUM, INK, 0.35), angle=2, laps=120, grain=0.24)


def _light(card: Sheet) -> None:
    """Up to the ceiling, and down over wall, skirting and floor: three flat papers."""
    card.paint("296,125! 524,125! 640,-40! 180,-40!", GOLD, angle=86, laps=90, grain=0.2)
    card.paint("150,545! 672,545! 1070,1470! -180,1470!", GOLD, angle=84, laps=120, grain=0.2)
    card.paint("-180,1466! 1068,1462! 1098,1522! -200,1526!", mix(GOLD, BLUE, 0.3), angle=1, grain=0.2)
    pool = card.piece(
        "-200,1522! 1096,1518! 1130,1590 1060,1690 800,1756 420,1776 60,1752 -160,1690",
        mix(GOLD, STRAW, 0.45),
        angle=2,
        laps=100,
        grain=0.2,
    )
    with card.inside(pool):
        for x0, x1 in ((60, -120), (330, 280), (600, 690), (860, 1090)):
            card.paint(ribbon(f"{x0},1440 {x1},1840", (3, 6)), mix(GOLD, PLUM, 0.4), thin=0.2)


def _cord(card: Sheet) -> None:
    """It leads from the hem to a plug that lies a hand's breadth from the socket."""
    card.paint("4,1330! 76,1326! 78,1400! 6,1404!", BONE, lift=4)
    for x in (26, 56):
        card.paint(ROUND, INK, at=affine(x, 1365, 7))
    card.paint(ribbon("350,1600 300,1700 200,1748 110,1742 76,1716 50,1690", (9, 9, 9)), INK, lift=2)
    card.paint("70,1688! 44,1708 16,1684 8,1658! 34,1638! 66,1660!", INK, lift=4)
    for x, y in ((14, 1656), (32, 1642)):
        card.paint(ribbon(f"{x},{y} {x - 10},{y - 32}", (8, 7)), BONE, wobble=0.3, lift=2)
