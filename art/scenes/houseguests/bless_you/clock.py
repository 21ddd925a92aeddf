"""The dandelion clock at her lips, and the seeds that have already left it."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import RING, ROUND, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix
from art.scenes.houseguests.bless_you.inks import CHALK, MINT, NIGHT, STRAW, WALNUT

X: Final = 382
Y: Final = 1392
SIZE: Final = 1.12
SPOKES: Final = 22
GONE: Final = (15, 16, 17)
"""Which spokes have lost their seed: towards the upper left."""


def clock(card: Sheet) -> None:
    """Lay the stalk, the spokes with their tufts, the heart."""
    card.paint(ribbon(f"{X},{Y} {X + 18},{Y + 220} {X + 6},{Y + 540}", (17, 19, 22)), mix(MINT, STRAW, 0.4), lift=5)
    lines = []
    for k in range(SPOKES):
        if k in GONE:
            continue
        spoke = affine(X, Y, SIZE, 360 / SPOKES * k)
        reach = 158 if k % 2 else 132
        lines.append(ribbon(f"0,-20 0,-{reach}", (4, 4), spoke))
        for dx, dy in ((-38, 26), (-22, 44), (0, 52), (22, 44), (38, 26)):
            lines.append(ribbon(f"0,-{reach - 2} {dx},-{reach + dy}", (5, 4), spoke))
    card.paint(lines, CHALK, wobble=0.3)
    card.paint(ROUND, mix(STRAW, WALNUT, 0.35), at=affine(X, Y, 34), lift=4)
    card.paint(ribbon(RING, (5, 5), affine(X, Y, 18)), mix(WALNUT, NIGHT, 0.3), wobble=0.3)


def seed(card: Sheet, x: float, y: float, size: float, tilt: float, ink: Ink) -> None:
    """Lay one seed that has come to rest; (x, y) is the middle of its tuft."""
    at = affine(x, y, size, tilt)
    tips = ((-74, 4), (-60, -34), (-34, -60), (0, -70), (34, -60), (60, -34), (74, 4))
    card.paint([ribbon("0,104 3,40 0,0", (6, 5, 5), at)], ink, wobble=0.3)
    card.paint([ribbon(f"0,0 {dx},{dy}", (6, 5), at) for dx, dy in tips], ink, wobble=0.3)
    card.paint("0,84! 11,104 5,134 0,142! -6,132 -11,104", ink, at=at, wobble=0.4)
