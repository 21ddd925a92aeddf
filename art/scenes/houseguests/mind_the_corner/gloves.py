"""A boxing glove, from the cuff at 0,0 down to the fist."""

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.mind_the_corner.inks import CHALK, CHARCOAL, ORANGE


def glove(card: Sheet, x: float, y: float, size: float, angle: float, *, flip: bool = False) -> None:
    """Lay a glove whose wrist is at (x, y); its thumb is on the left, or on the right if flipped."""
    at = affine(x, y, size, angle, flip)
    fist = card.piece(
        "-64,-4! -72,56 -102,104 -114,172 -92,236 -20,268 62,254 108,204 112,130 84,62 64,-4!",
        ORANGE,
        at=at,
        angle=70 + angle,
        grain=0.3,
        lift=10,
    )
    with card.inside(fist):
        card.paint("70,0! 60,70 74,130 60,200 10,244 -50,262 40,300 150,260 160,60!", shift(ORANGE, -0.09), at=at)
        card.paint(ribbon("-70,196 -10,218 70,196", (3, 7, 3), at), shift(ORANGE, -0.2), thin=0.1)
    card.paint(
        "-78,52! -112,78 -146,124 -146,178 -112,200 -78,178 -60,132 -50,84!",
        shift(ORANGE, 0.05),
        at=at,
        angle=50,
        lift=6,
    )
    card.paint("-76,-74! 76,-74! 70,10 0,16 -70,10!", shift(ORANGE, -0.12), at=at, angle=angle, lift=6)
    for k in range(3):
        card.paint(ribbon(f"-22,{-56 + 22 * k} 22,{-40 + 22 * k}", (7, 7), at), CHALK, thin=0.1)
        card.paint(ribbon(f"22,{-56 + 22 * k} -22,{-40 + 22 * k}", (7, 7), at), CHALK, thin=0.1)
    card.paint(ribbon("-72,-70 72,-70", (9, 9), at), CHARCOAL, thin=0.1)
