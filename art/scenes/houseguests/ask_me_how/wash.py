"""Ask Me How: a line across the horn, white collars, and who pegs them up."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix

WHITE = "#e9dfca"
DARK, MOSS, SLATE, CLAY, BONE = "#4b3129", "#6d7048", "#575c5b", "#a9714f", "#dccfb6"


def wash(card: Sheet) -> None:
    """Lay the line, seven collars less one, the woman on the neck and her basket."""
    card.paint(ribbon("776,420 900,462 1030,462 1146,426", (4, 4, 4)), DARK)
    for x, y, s, tilt in ((826, 442, 44, 8), (906, 462, 46, -4), (1090, 446, 42, 6)):
        _collar(card, x, y, s, tilt)
    _woman(card)


def _collar(card: Sheet, x: float, y: float, s: float, tilt: float) -> None:
    at = affine(x, y, s, tilt)
    card.paint(
        "-.8,-.06! .8,-.06! .86,.5 .74,1.1! .3,.8 .1,.34! -.1,.34! -.3,.8 -.74,1.1! -.86,.5", WHITE, at=at, lift=3
    )
    for q in (-0.6, 0.6):
        card.paint([(q - 0.07, -0.3), (q + 0.07, -0.3), (q + 0.07, 0.16), (q - 0.07, 0.16)], CLAY, at=at)


def _woman(card: Sheet) -> None:
    """From behind, on her toes on the animal's neck."""
    at = affine(976, 762, 1.0)

    def lay(spec: str, ink: Ink, lift: float = 3) -> None:
        card.paint(spec, ink, at=at, lift=lift, angle=84)

    lay("-20,-60! -4,-60! -6,0! -24,2! -28,-6!", DARK)
    lay("6,-60! 22,-60! 26,10! 6,12! 4,4!", DARK)
    lay("-22,-150! 22,-150! 34,-110 52,-40! 10,-30 -46,-44! -34,-110", SLATE, 5)
    lay("-24,-214! 26,-214! 28,-170 24,-144! -24,-144! -28,-170", MOSS, 4)
    lay("-24,-210! -38,-250 -50,-290! -36,-298! -20,-256 -6,-212!", MOSS)
    lay("26,-210! 40,-250 46,-294! 32,-300! 18,-256 4,-212!", MOSS)
    lay("-50,-288! -56,-310 -46,-318 -36,-296!", CLAY)
    lay("46,-290! 50,-314 38,-318 32,-298!", CLAY)
    lay("-18,-222! -26,-250 -14,-272 8,-274 24,-256 20,-226!", DARK)
    lay("-12,-270 0,-290 14,-272", DARK)
    lay("-26,-152! 26,-152! 26,-144! -26,-144!", WHITE, 0)
    lay("-6,-146! 6,-146! 14,-104! 2,-110! -10,-100!", WHITE, 0)
    # the collar she has in hand
    _collar(card, 976, 468, 42, 0)
    # basket
    basket = affine(1090, 912, 1.0, 47)
    card.paint("-50,-52! 50,-52! 38,4! -38,4!", mix(CLAY, BONE, 0.3), at=basket, lift=5, angle=0)
    card.paint("-44,-54! -30,-76 -6,-62 14,-80 34,-66 46,-54!", WHITE, at=basket, lift=2)
    card.paint(ribbon("-48,-34 0,-30 46,-34", (5, 5, 5), basket), DARK, thin=0.2)
