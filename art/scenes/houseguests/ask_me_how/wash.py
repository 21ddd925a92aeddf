"""Ask Me How: a line across the horn, white collars, and who pegs them up."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix

WHITE = "#e9dfca"
DARK, MOSS, SLATE, CLAY, BONE = "#4b3129", "#6d7048", "#575c5b", "#a9714f", "#dccfb6"
SKIN, HAIR, STOCKING = "#c9976f", "#6f4a30", "#efe6d4"


def wash(card: Sheet) -> None:
    """Lay the line, seven collars less one, the woman on the neck and her basket."""
    card.paint(ribbon("776,420 900,462 1030,462 1146,426", (4, 4, 4)), DARK)
    for x, y, s, tilt in ((812, 436, 42, 10), (884, 459, 42, 4), (1106, 444, 38, -12)):
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
    """From behind, on her toes on the animal's neck, her head free under the line."""
    at = affine(976, 762, 1.0)

    def lay(spec: str, ink: Ink, lift: float = 3) -> None:
        card.paint(spec, ink, at=at, lift=lift, angle=84)

    lay("-22,-62! -3,-62! -6,-8! -22,-8!", STOCKING)
    lay("5,-62! 24,-62! 24,0! 8,0!", STOCKING)
    lay("-24,-14! -4,-14! -3,2 -14,8 -25,2!", SLATE)
    lay("6,-6! 26,-6! 27,10 16,16 6,10!", SLATE)
    lay("-22,-150! 24,-150! 36,-110 54,-40! 10,-30 -46,-44! -34,-110", SLATE, 5)
    lay("-26,-208! -8,-216 10,-216 28,-208! 29,-170 24,-144! -24,-144! -28,-170", MOSS, 4)
    # one hand on the line, the other lifts the last collar to it
    lay("-26,-206! -48,-250 -62,-290! -47,-297! -26,-254 -4,-212!", MOSS)
    lay("28,-206! 54,-250 68,-284! 53,-293! 28,-254 6,-212!", MOSS)
    lay("-62,-288! -66,-308 -56,-316 -48,-294!", SKIN)
    lay("67,-282! 74,-302 62,-312 54,-290!", SKIN)
    # nape, ears, hair and its knot
    lay("-9,-226! 11,-226! 14,-212 1,-207 -12,-212", SKIN, 2)
    for ear in ("-21,-246 -27,-252 -28,-242 -22,-234", "23,-246 29,-252 30,-242 24,-234"):
        lay(ear, SKIN, 2)
    lay("1,-277 18,-271 25,-252 21,-232 10,-221 -8,-221 -19,-232 -23,-252 -16,-271", HAIR, 4)
    combed = ("-14,-264 -8,-252 -3,-242", "1,-272 1,-256 1,-244", "16,-264 10,-252 5,-242")
    card.paint([ribbon(q, (1, 2.4, 1), at) for q in combed], mix(HAIR, SKIN, 0.34))
    lay("1,-250 11,-246 14,-237 9,-228 -7,-228 -12,-237 -9,-246", mix(HAIR, SKIN, 0.16), 3)
    _collar(card, 1034, 462, 38, 5)
    # basket
    basket = affine(1090, 912, 1.0, 47)
    card.paint("-50,-52! 50,-52! 38,4! -38,4!", mix(CLAY, BONE, 0.3), at=basket, lift=5, angle=0)
    card.paint("-44,-54! -30,-76 -6,-62 14,-80 34,-66 46,-54!", WHITE, at=basket, lift=2)
    card.paint(ribbon("-48,-34 0,-30 46,-34", (5, 5, 5), basket), DARK, thin=0.2)
