"""What they stand in: trousers, stockings, shoes, and over them twenty gloves, all of the left hand."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.room_for_one_more.inks import BONE, FAIR, INK, PALE, PETROL, PLUM, SLATE, TAN

LEGS: Final = (
    (196, 62, INK, INK), (292, 56, INK, INK), (408, 60, PLUM, TAN), (486, 58, PLUM, TAN), (566, 74, SLATE, INK), (662, 74, SLATE, INK),
    (768, 46, mix(TAN, PLUM, 0.4), PLUM), (836, 46, mix(TAN, PLUM, 0.4), PLUM), (918, 66, PETROL, INK), (1004, 66, PETROL, INK),
)  # fmt: skip
"""Middle, width, cloth and shoe."""
GLOVES: Final = (
    (186, 1650, -30, "open"), (270, 1610, 40, "flat"), (330, 1672, -100, "drop"), (384, 1624, 160, "let_go"), (446, 1680, 20, "cover"),
    (508, 1622, -60, "open"), (556, 1690, 190, "rest"), (628, 1640, -20, "flat"), (690, 1686, -130, "open"), (736, 1620, 60, "cover"),
    (800, 1676, 10, "let_go"), (858, 1630, -80, "drop"), (906, 1688, 150, "open"), (960, 1640, -10, "rest"), (1016, 1676, -120, "cover"),
    (420, 1766, -16, "open"), (760, 1774, 172, "flat"),
)  # fmt: skip
"""Three more are still in the case."""


def legs(card: Sheet) -> None:
    """Lay them from the hems of coats to the shoes."""
    for x, wide, cloth, shoe in LEGS:
        half = wide / 2
        card.paint(
            f"{x - half},1340! {x + half},1340! {x + half * 0.86:.0f},1590! {x - half * 0.86:.0f},1592!",
            cloth,
            angle=88,
            lift=4,
        )
        card.paint(
            f"{x - half},1576! {x + half},1574! {x + half + 10},1630 {x + half * 0.7:.0f},1662! {x - half * 0.8:.0f},1664! {x - half - 10},1632",
            shoe if shoe != INK else shift(INK, -0.03),
            angle=6,
            lift=4,
        )
        card.paint(
            ribbon(f"{x - half * 0.5:.0f},1606 {x},1612 {x + half * 0.5:.0f},1604", (3, 5, 3)), mix(shoe, PALE, 0.4)
        )


def gloves(card: Sheet) -> None:
    """Pale, over everybody's shoes; two have come out on the landing."""
    for i, (x, y, turn, kind) in enumerate(GLOVES):
        ink = (PALE, BONE, mix(PALE, BONE, 0.5))[i % 3]
        if y > 1740:
            ink = PALE if i % 2 else mix(PALE, SLATE, 0.35)
        card.paint("-14,-18! 12,-20! 14,18! -12,20!", shift(ink, -0.1), at=affine(x, y, 1, turn), lift=3)
        hand(card, kind, x, y, 86, turn, FAIR, glove=ink, lift=5)
