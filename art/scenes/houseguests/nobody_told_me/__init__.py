"""Nobody Told Me: five in bathing suits wait for a tram in the snow, and one in tails; a chandelier goes uphill."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.nobody_told_me.bench import bench
from art.scenes.houseguests.nobody_told_me.hill import hill
from art.scenes.houseguests.nobody_told_me.inks import CAST, ICE, LILAC, MAUVE, SNOW, WHITE

__all__ = ["CAST", "GROUND", "paint"]

GROUND = SNOW


def paint(card: Sheet) -> None:
    """Lay the wires in an empty sky, the hill, the stop, the bench with all who wait, and the rails."""
    for spec in ("-20,96 500,150 1220,60", "-20,150 460,196 1220,132"):
        card.paint(ribbon(spec, (4, 5, 4)), shift(MAUVE, 0.1))
    hill(card)
    _stop(card)
    _rails(card)
    bench(card)


def _stop(card: Sheet) -> None:
    """The pole with its plate, at the edge."""
    card.paint(ribbon("66,1500 60,900 64,250", (17, 16, 15)), MAUVE, angle=88, lift=4)
    card.paint("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", LILAC, at=affine(62, 270, 92), angle=20, lift=7)
    card.paint("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", WHITE, at=affine(62, 270, 70), angle=20)
    card.paint("14,262! 110,256! 112,284! 16,290!", MAUVE)
    card.paint("10,390! 116,384! 118,520! 12,526!", WHITE, lift=5)
    for y in (412, 434, 456, 478, 500):
        card.paint(ribbon(f"26,{y} {96 - y % 30},{y - 3}", (4, 4)), MAUVE)


def _rails(card: Sheet) -> None:
    """The line turns here; bare feet have come across it."""
    for spec, wide in (("-20,1700 500,1706 900,1740 1220,1830", 13), ("-20,1768 420,1772 760,1800 940,1840", 16)):
        card.paint(ribbon(spec, (wide, wide, wide + 3)), MAUVE, angle=2, lift=2)
    for i in range(4):
        x, y = 850 + 84 * i, 1650 + (18 if i % 2 else -8) + 5 * i
        at = affine(x, y, 30, 6)
        card.paint("-.8,-.3 0,-.36 .6,-.4 .8,0 .6,.3 0,.2 -.8,.26", shift(ICE, -0.03), at=at)
        card.paint("1,-.34 1.16,-.26 1.1,-.1 .96,-.16", shift(ICE, -0.03), at=at)
