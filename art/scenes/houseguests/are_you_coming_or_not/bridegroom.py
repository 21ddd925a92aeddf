"""The one who is called: far out in the furrows, his back turned too, a bunch of flowers behind it."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.are_you_coming_or_not.inks import BLACK, BRICK, CLAY, CREAM, OLIVE, SKIN, UMBER

X, Y, SIZE = 398, 1168, 1.1
WHITE = shift(CREAM, 0.08)


def bridegroom(card: Sheet) -> None:
    """Lay shadow, legs, coat with tails, neck and hat, the flowers in his hand."""
    at = affine(X, Y, SIZE)
    card.paint("-34,2! 0,-8 36,2! 0,10", mix(UMBER, CLAY, 0.6), at=at, wobble=1)
    card.paint(
        "-22,-84! 22,-84! 20,-6 26,3! 3,3! 0,-40! -3,3! -26,3! -20,-6", mix(BLACK, UMBER, 0.3), at=at, wobble=0.5
    )
    card.paint("-10,-152! 10,-152! 11,-128! -11,-128!", SKIN, at=at, wobble=0.3)
    card.paint(
        "-10,-140! 10,-140! 30,-130 40,-108 42,-84 32,-66 25,-60! 25,-26! 4,-20! 0,-44! -4,-20! -25,-26! -25,-60! -32,-66 "
        "-42,-84 -40,-108 -30,-130",
        BLACK,
        at=at,
        wobble=0.6,
        lift=3,
    )
    card.paint("-13,-136! 0,-131 13,-136! 11,-146! -11,-146!", WHITE, at=at, wobble=0.3)
    card.paint("0,-182 16,-178 17,-160 10,-148! -10,-148! -17,-160 -16,-178", UMBER, at=at, wobble=0.4)
    card.paint("-17,-170! -19,-208! 19,-208! 17,-170!", BLACK, at=at, wobble=0.5)
    card.paint("-29,-169! 0,-176 29,-169! 0,-161", BLACK, at=at, wobble=0.4, lift=2)
    for spec in ("0,-88 -8,-70 -13,-56", "0,-88 2,-66 1,-46", "0,-88 10,-70 15,-57"):
        card.paint(ribbon(spec, (4, 3), at), mix(OLIVE, CREAM, 0.3))
    for x, y in ((-15, -54), (16, -55), (1, -42)):
        card.paint(ROUND, WHITE, at=affine(X + x * SIZE, Y + y * SIZE, 12), wobble=1.2)
        card.paint(ROUND, BRICK, at=affine(X + x * SIZE, Y + y * SIZE, 4), wobble=0.3)
    card.paint("-32,-88! -20,-94 8,-92 12,-84 6,-77 -14,-76 -30,-74!", BLACK, at=at, wobble=0.4, lift=2)
    card.paint("-4,-91! 10,-90 13,-83 8,-76 -4,-77!", SKIN, at=at, wobble=0.3)
