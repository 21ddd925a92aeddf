"""Her hands: the brass lies in the palm, four fingers go behind it, and the thumb comes over the rim."""

from __future__ import annotations

from art.cutpaper.contour import Array, curve, parse, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.not_before_he_wakes.inks import HERS


def palm(card: Sheet, at: Array) -> None:
    """All of a hand that lies outside of the brass: wrist, palm, and the fingers up to where the rim hides them."""
    dark = shift(HERS, -0.13)
    card.paint(
        "130,-30! 100,-34 76,-46 50,-52! 30,0! 30,66! 62,64 96,44 130,32!", HERS, at=at, angle=80, lift=6, wobble=0.5
    )
    for line, wide in (
        ("82,56 54,64 0,68", 27),
        ("84,32 56,38 -10,40", 31),
        ("84,4 56,6 -10,8", 32),
        ("80,-26 40,-26 -20,-26", 31),
    ):
        finger = card.piece(jointed(line, wide, at), shift(HERS, -0.03), angle=8, lift=3, wobble=0.4)
        with card.inside(finger):
            p, _ = parse(line)
            low = " ".join(f"{x},{y + wide * 0.44}" for x, y in p)
            card.paint(ribbon(low, (8, 8, 8), at), shift(HERS, -0.09), wobble=0.3)
            x, y = p[1]
            card.paint(ribbon(f"{x + 8},{y - 9} {x + 11},{y} {x + 8},{y + 9}", (1, 3, 1), at), dark, wobble=0)


def thumb(card: Sheet, at: Array) -> None:
    """It has two joints and a nail, and comes out of the ball of the hand."""
    ball = curve("116,-30! 108,-8 86,8 58,6 30,-14 12,-28! 30,-58 70,-54!", at, step=2)
    whole = card.piece(turned([jointed("74,-28 20,-42 -34,-27", 39, at), ball]), HERS, angle=8, lift=5, wobble=0.4)
    with card.inside(whole):
        card.paint(ribbon("100,-2 74,4 24,-22 -34,-10", (8, 14, 13, 12), at), shift(HERS, -0.08), wobble=0.3)
        card.paint("-16,-42 -34,-39 -46,-30 -44,-22 -26,-27 -14,-33", shift(HERS, 0.09), at=at, wobble=0.3)
        for q in ("24,-60 17,-42 21,-26", "30,-60 23,-42 27,-26"):
            card.paint(ribbon(q, (1, 3.5, 1), at), shift(HERS, -0.14), wobble=0)
