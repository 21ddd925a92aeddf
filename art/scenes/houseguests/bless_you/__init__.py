"""Bless You: somebody huge sneezes in a post office; a small woman is late with hers, a boy minds a fish."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.bless_you.boy import boy
from art.scenes.houseguests.bless_you.inks import BRICK, CAST, CHALK, LINEN, MINT, SLATE, STRAW, WALNUT
from art.scenes.houseguests.bless_you.lady import lady
from art.scenes.houseguests.bless_you.sneezer import seed, sneezer

__all__ = ["CAST", "GROUND", "paint"]
GROUND = MINT


def paint(card: Sheet) -> None:
    """Lay the floor and the counter, who sits up there, the sneezer, then what is in the wind."""
    card.paint("-40,1640! 600,1630 1240,1624! 1240,1840! -40,1840!", LINEN, angle=1, laps=90, grain=0.2)
    _counter(card)
    boy(card, CAST["boy"])
    sneezer(card)
    _letters(card)
    for x, y, size, tilt in ((1096, 740, 0.8, 40), (1150, 590, 0.6, 58)):
        seed(card, x, y, size, tilt)
    lady(Moved(card, 430, 471, 0.66), CAST["lady"])


def _counter(card: Sheet) -> None:
    front = card.piece(
        "690,1420! 1240,1410! 1240,1840! 690,1840!", mix(WALNUT, STRAW, 0.24), angle=88, laps=70, grain=0.24, lift=9
    )
    with card.inside(front):
        for x in (850, 1010, 1170):
            card.paint(ribbon(f"{x},1440 {x + 3},1840", (6, 6)), WALNUT)
    card.paint("690,1389! 1240,1376! 1240,1424! 690,1437!", mix(STRAW, LINEN, 0.4), angle=1, lift=8)


LETTERS = (
    (1004, 530, 18, 0.9),
    (1120, 176, -14, 1.05),
)
"""Two, blown up and away."""


def _letters(card: Sheet) -> None:
    for i, (x, y, tilt, size) in enumerate(LETTERS):
        at = affine(x, y, size, tilt)
        card.paint("-62,-40! 60,-42! 64,40! -60,43!", CHALK, at=at, angle=tilt, lift=9, grain=0.12)
        if i % 2 == 0:
            card.paint(ribbon("-58,-37 0,10 57,-38", (4, 5, 4), at), mix(SLATE, CHALK, 0.4), wobble=0.4)
            card.paint("-11,-5! 10,-6! 12,14! -9,15!", BRICK, at=at, wobble=0.5)
        else:
            card.paint("30,-31! 53,-32! 54,-7! 31,-6!", BRICK, at=at, wobble=0.5)
            card.paint(
                [ribbon(f"-40,{v} {14 - v:.0f},{v - 1}", (5, 4), at) for v in (-4, 9, 22)],
                shift(SLATE, 0.1),
                wobble=0.4,
            )
