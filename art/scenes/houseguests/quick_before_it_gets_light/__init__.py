"""Quick, Before It Gets Light: an enormous mitten brings an old woman back to bed asleep; her place is taken."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.quick_before_it_gets_light import bed, mitten
from art.scenes.houseguests.quick_before_it_gets_light.inks import ASH, BONE, CAST, CHALK, NIGHT, SLATE

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the sky, the room without its roof, the bed, and what comes down from above."""
    _sky(card)
    _wall(card)
    bed.board(card)
    bed.sleepers(card)
    bed.quilt(card)
    mitten.hollow(card)
    mitten.woman(card)
    mitten.front(card)
    mitten.plait(card)
    mitten.sleeve(card)


def _sky(card: Sheet) -> None:
    """Still dark above; along the wall it is not."""
    card.paint("-40,-40! 1240,-40! 1240,180! 800,196 300,150 -40,90!", SLATE, angle=4, laps=90, edge="raw", ragged=60)
    card.paint("-40,80! 300,140 800,188 1240,170! 1240,230! 700,246 200,200 -40,150!", mix(SLATE, ASH, 0.8), angle=4)


def _wall(card: Sheet) -> None:
    """One dark plane, torn off where the roof was."""
    card.paint(
        "-40,240! 120,262 280,246 460,286 640,276 820,316 1000,300 1240,330! 1240,1840! -40,1840!",
        NIGHT,
        angle=86,
        laps=120,
        grain=0.26,
        edge="torn",
        core=CHALK,
        wobble=9,
        lift=10,
    )
