"""What stands below the counter."""

from __future__ import annotations

from art.cutpaper.contour import affine
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.anything_else.inks import CHALK, LILAC, PEAR, PLUM, ROUND, SEA, SHELL


def crates(card: Sheet) -> None:
    """What is below the counter: a crate of ice and tails, and a sack that somebody has put down."""
    for k, x in enumerate((-10, 84, 190, 280, 372)):
        at = affine(x, 1560, 1, (-14, 6, -4, 12, -8)[k])
        ink = (SEA, LILAC, mix(SEA, PLUM, 0.25), SEA, SHELL)[k]
        card.paint(
            "-26,80! -20,-10 -14,-50! -60,-110! -4,-84 6,-84! 58,-116! 16,-46! 22,-10 28,80!",
            ink,
            at=at,
            angle=84,
            edge="torn",
            core="#fbf6ec",
            wobble=3,
            lift=5,
        )
    for k in range(6):
        card.paint(
            "-56,34! -40,-24! 6,-40! 50,-16! 60,40!",
            mix(CHALK, SEA, 0.12 + 0.12 * (k % 3)),
            at=affine(-20 + 88 * k, 1600 + 8 * (k % 2), 1, 17 * k),
            edge="torn",
            core="#fdfaf3",
            wobble=3,
            lift=4,
        )
    wood = mix(PEAR, PLUM, 0.42)
    for k, y in enumerate((1620, 1716)):
        card.paint(
            f"-40,{y}! 470,{y + 8 - 10 * k}! 466,{y + 84}! -40,{y + 80}!",
            shift(wood, 0.06 - 0.05 * k),
            angle=2,
            laps=30,
            lift=7,
        )
    for x in (40, 410):
        card.paint(f"{x},1610! {x + 52},1610! {x + 50},1860! {x + 2},1860!", shift(wood, -0.05), angle=88, lift=6)
        for y in (1656, 1752):
            card.paint(ROUND, PLUM, at=affine(x + 26, y, 6))
