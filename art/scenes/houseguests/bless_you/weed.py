"""What an earlier one has come to: a dandelion that has taken root in his hair."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.bless_you.inks import GOLD, LEAF, MINT, STRAW

ROOT: Final = (214, 392)
TOOTHED: Final = (
    "-8,0! -12,-30 -30,-44! -14,-52 -18,-76 -44,-92! -18,-100 -20,-126 -42,-144! -16,-152 -10,-180 0,-206! "
    "12,-178 16,-150 40,-138! 20,-124 18,-98 42,-84! 18,-74 14,-50 28,-36! 12,-28 8,0!"
)
FRINGES: Final[tuple[tuple[float, int, Ink], ...]] = ((98, 23, GOLD), (66, 17, shift(GOLD, 0.05)), (34, 11, STRAW))
"""The bloom: how far each ring of petals reaches, of how many, in which ink."""


def rooted(card: Sheet) -> None:
    """Lay two stalks, the bloom and the bud, then the leaves over their foot."""
    x, y = ROOT
    stalk = mix(LEAF, MINT, 0.42)
    card.paint(ribbon(f"{x},{y} {x - 60},{y - 90} {x - 96},{y - 220}", (16, 14, 12)), stalk, lift=5)
    card.paint(ribbon(f"{x},{y} {x - 100},{y - 20} {x - 142},{y - 70}", (14, 12, 10)), stalk, lift=5)
    bud = affine(x - 146, y - 92, 1, -24)
    card.paint("-12,-34! -4,-56 0,-62! 6,-54 14,-34!", GOLD, at=bud, lift=3)
    card.paint("-14,24! -24,4 -20,-24 -14,-40! 0,-32 14,-40! 20,-24 24,4 14,24!", LEAF, at=bud, lift=5)
    for i, (reach, rays, ink) in enumerate(FRINGES):
        tips = []
        for k in range(rays):
            tips.append(_at(360 / rays * k + 9 * i, reach))
            tips.append(_at(360 / rays * (k + 0.5) + 9 * i, reach * 0.78))
        card.paint(" ".join(tips), ink, at=affine(x - 98, y - 236, 1, -10), angle=40 * i, lift=6 - 2 * i)
    for i, (turn, size) in enumerate(((-104, 0.8), (160, 0.9), (22, 0.95), (84, 0.5))):
        at = affine(x, y, size, turn)
        leaf = card.piece(TOOTHED, shift(LEAF, (-0.03, 0.0, 0.03, -0.02)[i]), at=at, angle=turn, lift=6)
        card.pattern(leaf, ribbon("0,0 2,-100 0,-196", (9, 7, 2), at), stalk)


def _at(turn: float, reach: float) -> str:
    """Give a corner of the bloom's fringe."""
    (x,), (y,) = affine(0, 0, reach, turn)[:, :2] @ [[0.0], [-1.0]]
    return f"{x:.0f},{y:.0f}!"
