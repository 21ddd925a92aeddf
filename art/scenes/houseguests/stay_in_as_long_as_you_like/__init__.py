"""Stay In as Long as You Like: a grown man in a pram that stands in the sea, a hand from its hood, and who looks on."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.stay_in_as_long_as_you_like import bathers, pram, rider
from art.scenes.houseguests.stay_in_as_long_as_you_like.cast import CAST
from art.scenes.houseguests.stay_in_as_long_as_you_like.inks import CHALK, DEEP, SKY

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the sea, the other pram far out, the near one from the inside of its hood to its wheels, and the bathers."""
    card.paint("-40,560! 600,556 1240,562! 1240,1840! -40,1840!", SKY, angle=2, laps=120, grain=0.2)
    card.paint("-40,900! 300,884 700,896 1240,880! 1240,1840! -40,1840!", mix(SKY, DEEP, 0.4), angle=2, laps=120)
    pram.far(card)
    bathers.bathe(card, bathers.FAR)
    pram.hollow(card)
    rider.man(card)
    rider.touch(card)
    rider.quilt(card)
    pram.hood(card)
    bathers.bathe(card, bathers.BESIDE)
    pram.hull(card)
    pram.wheels(card)
    _water(card)
    bathers.bathe(card, bathers.NEAR)


def _water(card: Sheet) -> None:
    """Still, up to the axles."""
    card.paint(
        "-40,1612! 200,1606 420,1614 760,1606 1000,1614 1240,1608! 1240,1840! -40,1840!",
        DEEP,
        angle=2,
        laps=90,
        grain=0.2,
    )
    for x, y, w in ((150, 1640, 250), (850, 1640, 260), (270, 1690, 150), (930, 1700, 80)):
        card.paint(ribbon(f"{x},{y} {x + w / 2},{y + 7} {x + w},{y}", (2, 9, 2)), mix(SKY, CHALK, 0.4), wobble=0.5)
