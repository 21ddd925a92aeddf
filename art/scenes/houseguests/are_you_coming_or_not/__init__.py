"""Are You Coming or Not: a small man in wedding clothes shouts up at a scarecrow that only smiles; a hen sits in its pocket."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.are_you_coming_or_not.inks import CLAY, CREAM, OLIVE, SLATE, UMBER
from art.scenes.houseguests.are_you_coming_or_not.man import man
from art.scenes.houseguests.are_you_coming_or_not.scarecrow import scarecrow

GROUND = CREAM


def paint(card: Sheet) -> None:
    """Lay sky and field, the scarecrow before both, the man and his hat."""
    _sky(card)
    _field(card)
    scarecrow(card)
    man(card)


def _sky(card: Sheet) -> None:
    for spec, ink in (
        ("-60,930! 200,900 420,960 760,930 1260,990! 1260,1090! 800,1060 300,1080 -60,1050!", shift(CREAM, -0.05)),
        ("-60,1110! 300,1150 700,1120 1260,1150! 1260,1400! -60,1400!", mix(CREAM, CLAY, 0.36)),
    ):
        card.paint(spec, ink, angle=3, edge="torn", core=shift(CREAM, 0.04), laps=110)


INKS = (UMBER, CLAY, OLIVE, UMBER, CLAY, SLATE, UMBER, CLAY, UMBER, OLIVE, CLAY)


def _field(card: Sheet) -> None:
    """Furrows that all run to one place behind the scarecrow."""
    card.paint("-60,1296! 400,1270 800,1284 1260,1258! 1260,1860! -60,1860!", shift(CREAM, 0.02), edge="torn")
    for i in range(-9, 9):
        a, b = 430 + i * 62, 430 + (i + 1) * 62 - 8
        c, d = 430 + i * 330, 430 + (i + 1) * 330 - 30
        top = 1300 - 14 * (i % 2)
        ink = INKS[i % len(INKS)]
        card.paint(
            f"{a},{top}! {b},{top + 4}! {(b * 0.62 + d * 0.38):.0f},1490 {d},1860! {c},1860! {(a * 0.62 + c * 0.38):.0f},1490",
            ink,
            angle=92 - 5 * i,
            edge="torn",
            core=shift(ink, 0.16),
            wobble=4,
            grain=0.4,
            laps=40,
        )
