"""Are You Coming or Not: a huge back, fists on hips; a tiny bridegroom in the crook of the arm; a hen broods in the hair."""

from __future__ import annotations

import itertools

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.are_you_coming_or_not.back import back
from art.scenes.houseguests.are_you_coming_or_not.bridegroom import bridegroom
from art.scenes.houseguests.are_you_coming_or_not.hen import hen
from art.scenes.houseguests.are_you_coming_or_not.inks import BLACK, BRICK, CLAY, CREAM, UMBER

GROUND = CREAM
FAR = (330, 800)


def paint(card: Sheet) -> None:
    """Lay sky and field, the one who stays away, the one who waits, and the hen."""
    _sky(card)
    _field(card)
    bridegroom(card)
    back(card)
    hen(card)


def _sky(card: Sheet) -> None:
    card.paint(
        "-60,-60! 1260,-60! 1260,828! 900,816 560,830 240,812 -60,824!",
        BRICK,
        angle=2,
        edge="torn",
        core=shift(CREAM, 0.04),
        laps=120,
        grain=0.42,
    )
    card.paint(
        "-60,-60! 1260,-60! 1260,236! 1010,262 720,300 420,268 160,304 -60,270!",
        mix(BRICK, BLACK, 0.5),
        angle=3,
        edge="torn",
        core=mix(BRICK, CREAM, 0.28),
        laps=110,
        grain=0.42,
    )
    card.paint(
        "-60,650! 160,690 420,668 700,700 1000,664 1260,690! 1260,750! 900,742 500,756 200,738 -60,752!",
        shift(BRICK, 0.06),
        angle=-2,
        edge="torn",
        core=mix(BRICK, CREAM, 0.5),
        laps=90,
    )


def _field(card: Sheet) -> None:
    """Furrows that all run to one place on the horizon; the balks between them are bare paper."""
    x, y = FAR
    ends = (-2600, -1500, -900, -520, -200, 60, 330, 640, 980, 1400, 2000, 2900, 4200)
    for i, (a, b) in enumerate(itertools.pairwise(ends)):
        if i in {5, 6}:
            continue
        ink = (mix(CLAY, CREAM, 0.3), mix(UMBER, CREAM, 0.12), mix(CLAY, CREAM, 0.1))[i % 3]
        top = 836 + 8 * (i % 2)
        near = (top - y) / (1860 - y)
        far = b - (b - a) * 0.3
        card.paint(
            f"{x + (a - x) * near:.0f},{top}! {x + (far - x) * near:.0f},{top + 3}! {far:.0f},1860! {a},1860!",
            ink,
            angle=90,
            edge="torn",
            core=shift(ink, 0.12),
            wobble=4,
            grain=0.45,
            laps=46,
        )
    for end in (200, 440):
        card.paint(
            ribbon(f"{x},{842} {x + (end - x) * 0.4:.0f},1224 {end},1860", (4, 12, 30)),
            mix(CLAY, CREAM, 0.3),
            edge="torn",
            wobble=3,
        )
