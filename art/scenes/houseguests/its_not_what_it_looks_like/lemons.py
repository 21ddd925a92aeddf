"""A branch of the lemon tree; one of the fruits has been peeled where it hangs."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.its_not_what_it_looks_like.inks import CHALK, DEEP, GREEN, LEMON

FRUIT = "0,-118! 30,-104 74,-70 88,0 72,66 30,104 14,128! -14,126! -34,104 -76,64 -88,-2 -72,-70 -28,-106"
LEAF = "0,0! 40,-50 110,-64 180,-40 240,10! 170,44 100,52 40,36"
PEEL = (
    (1056, 246),
    (1122, 330),
    (1118, 430),
    (1050, 510),
    (996, 590),
    (1064, 650),
    (1134, 704),
    (1106, 774),
    (1036, 826),
    (1040, 890),
)
LEAVES = (
    (1180, 60, 168),
    (1010, 84, 60),
    (940, 70, 190),
    (1120, 90, 100),
    (860, 60, 30),
    (756, 16, 170),
    (1230, 120, 120),
)


def branch(card: Sheet) -> None:
    """Lay the twig, its leaves, a whole lemon and a peeled one."""
    card.paint(ribbon("1250,70 1100,60 900,66 760,20 690,-30", (26, 22, 18, 12, 8)), DEEP, lift=4)
    for k, (x, y, turn) in enumerate(LEAVES):
        at = affine(x, y, 0.9, turn)
        card.paint(
            LEAF,
            shift(GREEN, (0.03, 0.09, 0.05)[k % 3]),
            at=at,
            angle=turn,
            edge="torn",
            core=mix(GREEN, CHALK, 0.5),
            wobble=2,
            lift=5,
        )
        card.paint(ribbon("10,0 120,-4 220,8", (3, 6, 2), at), mix(GREEN, CHALK, 0.35))
    _peel(card)


def _fruit(card: Sheet, x: float, y: float, turn: float, ink: Ink, size: float = 1.12) -> Patch:
    """A lemon with its tip down."""
    card.paint(
        ribbon(f"{x + 8},64 {x - 4},{(y - 100 * size + 64) / 2:.0f} {x},{y - 100 * size:.0f}", (10, 8)), DEEP, lift=3
    )
    return card.piece(
        FRUIT, ink, at=affine(x, y, size, turn), angle=60, edge="torn", core=CHALK, wobble=2.5, lift=7, laps=40
    )


def _peel(card: Sheet) -> None:
    """A whole fruit, a naked one, and its peel in one piece."""
    whole = _fruit(card, 872, 140, 8, LEMON, 0.84)
    card.pattern(whole, [ribbon("824,120 834,90 852,74", (4, 12, 4))], mix(LEMON, CHALK, 0.6))
    _fruit(card, 1010, 300, 6, mix(CHALK, LEMON, 0.3))
    at = affine(1010, 300, 1.12, 6)
    for seam in ("-34,-26 -46,30 -26,96", "4,-30 0,40 0,104", "40,-28 48,30 28,94"):
        card.paint(ribbon(seam, (3, 6, 2), at), mix(CHALK, LEMON, 0.75), wobble=0.6)
    for off, widths, ink in (
        (16, (40, 60, 74, 76, 72, 66, 58, 48, 36, 12), CHALK),
        (0, (36, 54, 64, 66, 62, 56, 48, 40, 30, 8), LEMON),
    ):
        line = " ".join(f"{x + off * (9 - k) / 9:.0f},{y + off // 2}" for k, (x, y) in enumerate(PEEL))
        card.paint(ribbon(line, widths), ink, angle=50, edge="torn", core=CHALK, wobble=2, lift=4)
    card.paint("0,-118! 30,-104 74,-70 92,-14! 40,-30 -20,-34 -92,-6! -72,-70 -28,-106", LEMON, at=at, angle=20, lift=3)
