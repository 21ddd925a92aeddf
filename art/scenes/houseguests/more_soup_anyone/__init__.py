"""More Soup, Anyone?: two sit at a counter and look away; over their heads the steam of both bowls is in its own arms."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.more_soup_anyone.backs import man, woman
from art.scenes.houseguests.more_soup_anyone.boy import boy
from art.scenes.houseguests.more_soup_anyone.inks import BONE, CHALK, DEEP_RED, RED, SLATE, TAN, UMBER
from art.scenes.houseguests.more_soup_anyone.steam import lovers

__all__ = ["GROUND", "paint"]
GROUND = RED
BOWLS: Final = (542, 690)
SOUP: Final = mix(RED, TAN, 0.35)


def paint(card: Sheet) -> None:
    """Lay the wall, the counter, the steam, the bowls, both backs, and who is at work below."""
    _counter(card)
    lovers(card)
    _bowls(card)
    man(card)
    woman(card)
    boy(card)


def _counter(card: Sheet) -> None:
    front = card.piece("-40,1220! 1240,1220! 1240,1850! -40,1850!", TAN, angle=88, laps=120, grain=0.3)
    card.pattern(front, [ribbon(f"{x},1220 {x},1850", (6, 6)) for x in (480, 604, 728)], mix(TAN, UMBER, 0.35))
    card.paint("-40,1104! 1240,1104! 1240,1216! -40,1216!", UMBER, angle=2, laps=60, lift=6)
    card.paint("-40,1210! 1240,1210! 1240,1244! -40,1244!", shift(UMBER, -0.08), angle=2, lift=8)
    for x in BOWLS:
        at = affine(x, 1104, 1)
        card.paint("-64,60! 60,52 104,60! 70,78 -40,76!", shift(UMBER, -0.1), at=at)
        card.paint("-76,-4 -40,-18 0,-22 40,-18 76,-4 40,10 0,14 -40,10", mix(BONE, SLATE, 0.2), at=at)
        card.paint("-62,-3 -34,-13 0,-16 34,-13 62,-3 34,7 0,10 -34,7", SOUP, at=at)


def _bowls(card: Sheet) -> None:
    """Lay their fronts, over the feet of the steam."""
    rims: tuple[Ink, ...] = (SLATE, DEEP_RED)
    for x, rim in zip(BOWLS, rims, strict=True):
        at = affine(x, 1104, 1)
        bowl = card.piece(
            "-78,-6! -40,10 0,15 40,10 78,-6! 70,34 46,62 30,74! -30,74! -46,62 -70,34", CHALK, at=at, angle=6, lift=5
        )
        with card.inside(bowl):
            card.paint("-80,10! -40,26 0,31 40,26 80,10! 80,24! 40,40 0,45 -40,40 -80,24!", rim, at=at, angle=4)
            card.paint("50,-20! 90,-20! 90,80! 6,80! 44,40", mix(BONE, SLATE, 0.3), at=at, thin=0.1)
