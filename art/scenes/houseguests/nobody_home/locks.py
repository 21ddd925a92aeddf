"""Six locks of six kinds down the door's left side, in a strict order; the fourth is on the wrong side."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.nobody_home.inks import ASH, BRASS, INK

DISC: Final = "1,0 .71,.71 0,1 -.71,.71 -1,0 -.71,-.71 0,-1 .71,-.71"


def locks(card: Sheet) -> None:
    """Lay a bolt, a chain, a padlock, (over there) a rim lock, a hook and a keyhole with its key turned."""
    _bolt(card, 470, 120)
    _chain(card, 470, 350)
    _padlock(card, 472, 600)
    _rim(card, 1092, 800)
    _hook(card, 470, 1060)
    _keyhole(card, 474, 1290)


def _bolt(card: Sheet, x: float, y: float) -> None:
    at = affine(x, y)
    card.paint("-40,-46! 46,-48! 48,46! -38,48!", BRASS, at=at, lift=5)
    card.paint("-96,-14! 60,-16! 60,12! -96,14!", shift(BRASS, -0.12), at=at, lift=4)
    card.paint("20,-12! 34,-12! 34,44! 20,44!", shift(BRASS, -0.12), at=at, lift=4)
    card.paint(DISC, shift(BRASS, 0.06), at=affine(x + 27, y + 46, 15), lift=3)


def _chain(card: Sheet, x: float, y: float) -> None:
    card.paint("-30,-20! 50,-22! 50,20! -30,22!", ASH, at=affine(x + 4, y), lift=4)
    for i in range(7):
        at = affine(x - 96 + 19 * i, y + 26 * (1 - ((i - 3) / 3) ** 2) - 4, 1, 38 if i % 2 else -28)
        card.paint(ribbon("-12,0 0,-8 12,0 0,8 -12,0", (5, 5, 5, 5, 5), at), shift(ASH, 0.08), lift=2)
    card.paint(DISC, BRASS, at=affine(x + 30, y, 13), lift=3)


def _padlock(card: Sheet, x: float, y: float) -> None:
    at = affine(x, y)
    card.paint("-90,-62! 40,-64! 40,-30! -90,-28!", ASH, at=at, lift=3)
    card.paint(ribbon("-22,0 -24,-46 0,-66 24,-46 22,0", (11, 11, 11, 11, 11), at), shift(ASH, 0.1), lift=4)
    card.paint("-44,-8! 44,-10! 46,40 30,64! -30,66! -46,42", BRASS, at=at, lift=6)
    card.paint(["0,10 10,20 4,30! 8,50! -8,50! -4,30! -10,20"], INK, at=at)


def _rim(card: Sheet, x: float, y: float) -> None:
    at = affine(x, y)
    card.paint("-52,-70! 56,-72! 58,70! -50,72!", shift(BRASS, -0.05), at=at, lift=6)
    card.paint([DISC], shift(BRASS, 0.07), at=affine(x - 4, y - 22, 27), lift=5)
    card.paint("-9,0! 9,0! 14,46! -14,46!", INK, at=affine(x, y + 12))


def _hook(card: Sheet, x: float, y: float) -> None:
    at = affine(x, y)
    card.paint(DISC, BRASS, at=affine(x + 34, y - 10, 20), lift=4)
    card.paint(ribbon("34,-10 -10,2 -60,-4 -84,-16 -92,2 -80,16", (9, 9, 9, 8, 8, 6), at), shift(BRASS, 0.05), lift=4)
    card.paint(ribbon("-86,-30 -74,-22 -78,-4", (8, 8, 8), at), ASH, lift=2)


def _keyhole(card: Sheet, x: float, y: float) -> None:
    at = affine(x, y)
    card.paint("0,-74 34,-50 40,0 34,54 0,78 -34,52 -40,0 -34,-52", BRASS, at=at, lift=5)
    card.paint("0,-16 12,-4 5,8! 10,36! -10,36! -5,8! -12,-4", INK, at=at)
    key = affine(x, y + 2, 1, 64)
    card.paint("-6,-4! 6,-4! 6,54! -6,54!", shift(ASH, 0.1), at=key, lift=4)
    card.paint(ribbon("0,52 -24,70 -18,98 14,100 24,74 0,52", (11, 10, 10, 10, 10, 11), key), shift(ASH, 0.1), lift=4)
