"""Stay In as Long as You Like: a grown man lies in a pram that stands in the sea; from inside its hood comes a hand."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.stay_in_as_long_as_you_like import pram, rider
from art.scenes.houseguests.stay_in_as_long_as_you_like.cast import CAST, CHALK, DEEP, SKY

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the sea, the other pram far out, then the near one from the inside of its hood to its wheels."""
    card.paint("-40,560! 600,556 1240,562! 1240,1840! -40,1840!", SKY, angle=2, laps=120, grain=0.2)
    card.paint("-40,900! 300,884 700,896 1240,880! 1240,1840! -40,1840!", mix(SKY, DEEP, 0.4), angle=2, laps=120)
    pram.far(card)
    pram.hollow(card)
    rider.man(card)
    rider.touch(card)
    rider.quilt(card)
    pram.hood(card)
    pram.hull(card)
    pram.beads(card)
    pram.wheels(card)
    _water(card)


def _water(card: Sheet) -> None:
    """Still, up to the axles."""
    card.paint(
        "-40,1612! 200,1606 420,1614 760,1606 1000,1614 1240,1608! 1240,1840! -40,1840!",
        DEEP,
        angle=2,
        laps=90,
        grain=0.2,
    )
    for x, y, w in ((60, 1640, 420), (640, 1644, 460), (300, 1700, 300), (860, 1726, 220), (40, 1752, 160)):
        card.paint(ribbon(f"{x},{y} {x + w / 2},{y + 7} {x + w},{y}", (2, 9, 2)), mix(SKY, CHALK, 0.4), wobble=0.5)
